"""Described positions: `game.scenario({...})` for tests, puzzles and "what if".

Keys (all optional; seats count from 0, cards go by number, resources and tokens by id):

- `market`: {"23": what lies in row 2, column 3, …}: a number for a card with its building side up, "r17" for
  card 17 with its resource side up, a kind such as "energy", "double_energy" or "ingenuity" for any card
  that shows that
- `deck`: [top card, next, …], each a number or a kind; `deck_size`: how many there are in all (even)
- `stocks`: {seat: [kinds]}; a seat that is not named has its starting ingenuity card
- `cities`: {seat: [cards]}; `tokens`: {seat: [tokens]}; `supply`: [tokens from left to right]
- `turn`: whose turn it is; `flipped`: whether a card was already flipped on it
- `automa` (solo): {"city": [cards], "stock": [kinds], "tokens": [tokens], "row": 1 to 4, "column": 1 to 4}

The rest is dealt at random. How many turns were played follows from the size of the deck, and who
began from that and from whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saloon.games.point_city.components import (
    COLUMNS,
    INGENUITY,
    KIND_IDS,
    PLACES,
    ROWS,
    TIERS,
    TOKEN_IDS,
    TOKENS,
)
from saloon.games.point_city.market import building_face, resource_face
from saloon.games.point_city.rules.cards import add_building, collect
from saloon.games.point_city.rules.flow import start_turn
from saloon.games.point_city.rules.turn import TAKING
from saloon.games.point_city.table import START_ROW

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.point_city.table import PointCity

KEYS = [
    "market",
    "deck",
    "deck_size",
    "stocks",
    "cities",
    "tokens",
    "supply",
    "turn",
    "flipped",
    "automa",
]
AUTOMA_KEYS = ["city", "stock", "tokens", "row", "column"]


class Described:
    """A description being read; collects everything that is wrong with it."""

    def __init__(self, t: PointCity, s: State, told: Mapping[str, Any]) -> None:
        """Shuffle all cards, to search them for the described ones."""
        self.c = t
        self.told = told
        self.problems: list[str] = [
            f"'{key}' is unknown; known are: {', '.join(KEYS)}" for key in told if key not in KEYS
        ]
        for card in range(t.cards):
            t.resources.put(s, card)
        t.resources.shuffle(s)
        # The lowest tiers first, so that "any energy card" is one of tier 1 as long as there is one.
        self.left = sorted(t.resources.cards(s), key=lambda card: t.tier_of[card])
        t.resources.clear(s)
        self.tokens_left = list(range(TOKENS))

    def card(self, number: Any, where: str) -> int | None:
        """A card by its number, taken from those that are left."""
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < self.c.cards:
            self.problems.append(f"{where}: {number!r} is not a card; cards are 0 to {self.c.cards - 1}")
            return None
        if number not in self.left:
            self.problems.append(f"{where}: card {number} is already used")
            return None
        self.left.remove(number)
        return number

    def card_showing(self, kind: Any, where: str) -> int | None:
        """Any card with a resource side, taken from those that are left."""
        if kind not in KIND_IDS:
            self.problems.append(f"{where}: {kind!r} is not a resource; allowed: {', '.join(KIND_IDS)}")
            return None
        for card in self.left:
            if KIND_IDS[self.c.kind_of[card]] == kind:
                self.left.remove(card)
                return card
        self.problems.append(f"{where}: no card with {kind} is left")
        return None

    def random_card(self, tier: int) -> int | None:
        """Any card of a tier, or of the next best one."""
        for wanted in (tier, 0, 1, 2):
            for card in reversed(self.left):
                if self.c.tier_of[card] == wanted:
                    self.left.remove(card)
                    return card
        self.problems.append("not enough cards are left for the market and the deck")
        return None

    def listed(self, value: Any, where: str) -> list[Any]:
        """A list, or nothing."""
        if isinstance(value, list):
            return value
        self.problems.append(f"{where}: a list is needed")
        return []

    def by_seat(self, key: str) -> dict[int, list[Any]]:
        """A mapping from seats to lists."""
        found = self.told.get(key, {})
        if not isinstance(found, Mapping):
            self.problems.append(f"{key}: a mapping from seats is needed")
            return {}
        lists: dict[int, list[Any]] = {}
        for seat, value in found.items():
            number = int(seat) if str(seat).isdecimal() else -1
            if not 0 <= number < self.c.players:
                self.problems.append(f"{key}: {seat!r} is not one of 0 to {self.c.players - 1}")
            else:
                lists[number] = self.listed(value, f"{key} of {seat}")
        return lists

    def number(self, told: Mapping[str, Any], key: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        value = told.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problems.append(f"{key}: a number from {least} to {most} is needed, not {value!r}")
            return default
        return value

    def token(self, name: Any, where: str) -> int | None:
        """A token by its id, taken from those that are left."""
        if name not in TOKEN_IDS:
            self.problems.append(f"{where}: there is no token {name!r}")
            return None
        token = TOKEN_IDS.index(name)
        if token not in self.tokens_left:
            self.problems.append(f"{where}: the token '{name}' is already used")
            return None
        self.tokens_left.remove(token)
        return token


def lay_out(t: PointCity, s: State, told: Mapping[str, Any]) -> list[str]:
    """Lay out a described position; returns everything that is wrong with it."""
    d = Described(t, s, told)
    automa = _automa_of(t, d)
    market = _spaces(d)
    deck = d.listed(told.get("deck", []), "deck")
    # Cards by number are set aside first, so that a card by kind does not take one of them.
    faces = _numbered_faces(d, market)
    top = [d.card(each, "deck") if isinstance(each, int) else None for each in deck]
    _lay_cities(t, s, d, automa)
    _add_shown_faces(d, market, faces)
    for place, each in enumerate(deck):
        if not isinstance(each, int):
            top[place] = d.card_showing(each, "deck")
    _lay_stocks(t, s, d, automa)
    size = d.number(told, "deck_size", len(deck), t.deck_size, max(len(deck), t.deck_size))
    if size % 2 == 1:
        d.problems.append("deck_size: every turn takes two cards, so the deck holds an even number (PC-R10)")
    if not d.problems:
        _lay_market(t, s, d, faces)
        _lay_deck(t, s, d, [card for card in top if card is not None], size)
        _lay_rest(t, s, d)
    _lay_tokens(t, s, d, automa)
    t.markers.row.set(s, d.number(automa, "row", 1, ROWS, START_ROW + 1) - 1 if t.solo else 0)
    t.markers.column.set(s, d.number(automa, "column", 1, COLUMNS, 1) - 1 if t.solo else 0)
    turn = d.number(told, "turn", 0, t.players - 1, 0)
    flipped = told.get("flipped", False)
    if not isinstance(flipped, bool) or (flipped and size == 0):
        d.problems.append("flipped: true or false is needed, and not true on the last turn")
    made = (t.deck_size - size) // 2
    if t.solo and made % 2 == 1:
        d.problems.append(
            "deck_size: a solo player is asked on every other turn, so it shrinks by 4 each time"
        )
    if not d.problems:
        t.turns_made.set(s, made)
        t.first_player.set(s, 0 if t.solo else (turn - made) % t.players)
        if flipped:
            s.push(TAKING, turn)
        else:
            start_turn(t, s, turn)
    return d.problems


def _automa_of(t: PointCity, d: Described) -> Mapping[str, Any]:
    automa = d.told.get("automa", {})
    if not isinstance(automa, Mapping):
        d.problems.append("automa: a table is needed")
        return {}
    if automa and not t.solo:
        d.problems.append("automa: only the solo game has one (PC-A1)")
    for key in automa:
        if key not in AUTOMA_KEYS:
            d.problems.append(f"automa: '{key}' is unknown; known are: {', '.join(AUTOMA_KEYS)}")
    return automa


def _spaces(d: Described) -> dict[int, Any]:
    """The described market, by space."""
    told = d.told.get("market", {})
    if not isinstance(told, Mapping):
        d.problems.append("market: a mapping from spaces, such as '23', is needed")
        return {}
    spaces: dict[int, Any] = {}
    for name, shown in told.items():
        place = _place(name)
        if place is None:
            d.problems.append(f"market {name}: a space is a row and a column, such as '23'")
        else:
            spaces[place] = shown
    return spaces


def _numbered_faces(d: Described, spaces: dict[int, Any]) -> dict[int, int]:
    """The faces of cards given by number."""
    faces: dict[int, int] = {}
    for place, shown in spaces.items():
        where = f"market {_name(place)}"
        if not isinstance(shown, str):
            card = d.card(shown, where)
            faces[place] = 0 if card is None else building_face(card)
        elif _is_back(shown):
            card = d.card(int(shown[1:]), where)
            faces[place] = 0 if card is None else resource_face(card)
    return faces


def _add_shown_faces(d: Described, spaces: dict[int, Any], faces: dict[int, int]) -> None:
    """The faces of cards given by resource side only."""
    for place, shown in spaces.items():
        if place not in faces:
            card = d.card_showing(shown, f"market {_name(place)}")
            faces[place] = 0 if card is None else resource_face(card)


def _is_back(shown: str) -> bool:
    return shown[:1] == "r" and shown[1:].isdecimal()


def _place(space: Any) -> int | None:
    name = str(space)
    if len(name) == 2 and name[0] in "1234" and name[1] in "1234":
        return (int(name[0]) - 1) * COLUMNS + int(name[1]) - 1
    return None


def _name(place: int) -> str:
    return f"{place // COLUMNS + 1}{place % COLUMNS + 1}"


def _lay_cities(t: PointCity, s: State, d: Described, automa: Mapping[str, Any]) -> None:
    cities = d.by_seat("cities")
    if t.solo:
        cities[t.automa] = d.listed(automa.get("city", []), "automa: city")
    for owner, cards in cities.items():
        if len(cards) > 2 * t.turns_each:
            d.problems.append(
                f"cities of {owner}: nobody can take more than {2 * t.turns_each} cards (PC-G2)"
            )
            continue
        for number in cards:
            card = d.card(number, f"cities of {owner}")
            if card is not None:
                add_building(t, s, owner, card)


def _lay_stocks(t: PointCity, s: State, d: Described, automa: Mapping[str, Any]) -> None:
    """Stocks; one ingenuity card per player is a starting card (PC-S8)."""
    stocks: dict[int, list[Any]] = {seat: ["ingenuity"] for seat in range(t.players)}
    stocks.update(d.by_seat("stocks"))
    if t.solo:
        stocks[t.automa] = d.listed(automa.get("stock", []), "automa: stock")
    for owner, kinds in stocks.items():
        starting = owner < t.players
        for kind in kinds:
            if starting and kind == "ingenuity":
                starting = False
                t.holdings.gain(s, owner, INGENUITY)
                continue
            card = d.card_showing(kind, f"stocks of {owner}")
            if card is not None:
                collect(t, s, owner, card)


def _lay_market(t: PointCity, s: State, d: Described, faces: dict[int, int]) -> None:
    for place in range(PLACES):
        face = faces.get(place)
        if face is None:
            card = d.random_card(0)
            face = 0 if card is None else resource_face(card)
        t.market.lay(s, place, face)


def _lay_deck(t: PointCity, s: State, d: Described, top: list[int], size: int) -> None:
    """The described cards on top of random ones of the tiers that lie there (PC-S3)."""
    bottom = [tier for tier in range(TIERS - 1, -1, -1) for _card in range(t.kept[tier])]
    for place in range(size - len(top)):
        card = d.random_card(bottom[place])
        if card is not None:
            t.deck.put(s, card)
    for number in reversed(top):
        t.deck.put(s, number)


def _lay_rest(t: PointCity, s: State, d: Described) -> None:
    """What is left was removed before the game, or taken as a resource and spent."""
    while d.left:
        card = d.left.pop()
        if t.removed.count(s) < t.cards - sum(t.kept):
            t.removed.put(s, card)
        else:
            t.resources.put(s, card)


def _lay_tokens(t: PointCity, s: State, d: Described, automa: Mapping[str, Any]) -> None:
    owned = dict(d.by_seat("tokens"))
    if t.solo:
        owned[t.automa] = d.listed(automa.get("tokens", []), "automa: tokens")
    given = 0
    for owner, names in owned.items():
        for name in names:
            token = d.token(name, f"tokens of {owner}")
            if token is not None:
                t.tokens.give(s, token, owner)
                given += 1
    if "supply" in d.told:
        row = [d.token(name, "supply") for name in d.listed(d.told["supply"], "supply")]
    else:
        row = []
        for _place in range(max(0, t.tokens_in_play - given)):
            row.append(d.tokens_left.pop(s.below(len(d.tokens_left))))
    for place, token in enumerate(row, start=1):
        if token is not None:
            t.tokens.lay(s, token, place)
