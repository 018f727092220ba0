"""What a player knows, as a fixed number of numbers for learning agents.

Seats are counted from the observer (0 is the observer, 1 the left neighbour …). A card that shows its
building side is its cost, what it gives and its tier; one that shows its resource side is that and its tier.
Cities are their permanents, points and counts: the whole view except for what no rule uses, such as the names
of buildings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring import NOTHING
from saloon.games.point_city.components import (
    COLUMNS,
    INGENUITY,
    KIND_IDS,
    KINDS,
    NO_PERMANENT,
    PLACES,
    ROWS,
    TIERS,
    TOKEN_IDS,
    TOKENS,
    TYPE_IDS,
    TYPES,
)
from saloon.games.point_city.market import building_face, card_of, is_building
from saloon.games.point_city.packed import of_type

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.core.state import State
    from saloon.games.point_city.table import PointCity

TIER_NAMES: Final[list[str]] = ["tier_1", "tier_2", "tier_3"]


def observe(c: PointCity, s: State, player: int) -> list[int]:
    """What a player knows; `names` explains each number."""
    numbers: list[int] = []
    _table(c, s, player, numbers)
    for place in range(PLACES):
        _space(c, s, place, numbers)
    for token in range(TOKENS):
        place = c.tokens.place(s, token)
        numbers.append(_rank(c, s, place) if c.solo else (1 if place > 0 else 0))
    for place in range(c.owners):
        _owner(c, s, (player + place) % c.owners, numbers)
    return numbers


def observation_size(c: PointCity) -> int:
    """How many numbers an observation has."""
    return len(names(c))


def names(c: PointCity) -> list[str]:
    """What each number of an observation means."""
    found = ["over", "turns_left", "deck"]
    found += _joined("deck", TIER_NAMES)
    found += _joined("deck_top", KIND_IDS)
    found += _joined("removed", TIER_NAMES)
    found += _joined("discards", KIND_IDS)
    found += _joined("prompt", _prompts(c))
    found += _joined("to_pay", TYPE_IDS)
    found += _joined("to_pay.space", [f"{row}{column}" for row in range(1, 5) for column in range(1, 5)])
    found += ["tokens_to_choose"]
    found += _joined("turn_of", [str(place) for place in range(c.owners)])
    found += _joined("first_player", [str(place) for place in range(c.owners)])
    found += _joined("marker.row", [str(row + 1) for row in range(ROWS)])
    found += _joined("marker.column", [str(column + 1) for column in range(COLUMNS)])
    for place in range(PLACES):
        space = f"market.{place // COLUMNS + 1}{place % COLUMNS + 1}"
        found += [f"{space}.resource", f"{space}.building"]
        found += _joined(space, TIER_NAMES)
        found += _joined(f"{space}.shows", KIND_IDS)
        found += _joined(f"{space}.cost", TYPE_IDS)
        found += _joined(f"{space}.permanent", TYPE_IDS)
        found += [f"{space}.points", f"{space}.civic"]
    found += _joined("supply", TOKEN_IDS)
    for place in range(c.owners):
        found += _joined(f"seat.{place}.stock", KIND_IDS)
        found += _joined(f"seat.{place}.permanent", TYPE_IDS)
        found += _joined(f"seat.{place}.token", TOKEN_IDS)
        for field in ("cards", "buildings", "building_points", "points", "turns_left"):
            found.append(f"seat.{place}.{field}")
    return found


# -- the parts of an observation, in the order of their names ------------------------------------------


def _table(c: PointCity, s: State, player: i64, numbers: list[int]) -> None:
    numbers.append(1 if s.over else 0)
    numbers.append(c.turns - c.turns_made.get(s))
    numbers.append(c.deck.count(s))
    _tiers(c, c.deck.cards(s), numbers)
    top = c.deck.top(s)
    _one_of(KINDS, NOTHING if top == NOTHING else c.kind_of[top], numbers)
    _tiers(c, c.removed.cards(s), numbers)
    _discards(c, s, numbers)
    actor: i64 = NOTHING if s.over else s.actor()
    asked = "" if s.over else s.prompt(actor)
    for prompt in _prompts(c):
        numbers.append(1 if prompt == asked else 0)
    paying = asked.startswith("pay_")
    bill: i64 = s.second_argument(actor) if paying else 0
    for kind in range(TYPES):
        numbers.append(of_type(bill, kind))
    pair: i64 = s.argument(actor) if paying else 0
    for place in range(PLACES):
        taken = paying and (place == c.pair_first[pair] or place == c.pair_second[pair])
        numbers.append(1 if taken and is_building(c.market.face(s, place)) else 0)
    numbers.append(s.argument(actor) if asked == "choose" else 0)
    _one_of(c.owners, NOTHING if actor == NOTHING else (actor - player + c.owners) % c.owners, numbers)
    _one_of(c.owners, (c.first_player.get(s) - player + c.owners) % c.owners, numbers)
    _one_of(ROWS, c.markers.row.get(s) if c.solo else NOTHING, numbers)
    _one_of(COLUMNS, c.markers.column.get(s) if c.solo else NOTHING, numbers)


def _discards(c: PointCity, s: State, numbers: list[int]) -> None:
    """Resource cards that were spent, by kind."""
    start = len(numbers)
    for _ in range(KINDS):
        numbers.append(0)
    numbers[start + INGENUITY] = c.players
    for card in c.resources.cards(s):
        numbers[start + c.kind_of[card]] += 1
    for owner in range(c.owners):
        for kind in range(KINDS):
            numbers[start + kind] -= c.holdings.count(s, owner, kind)


def _space(c: PointCity, s: State, place: i64, numbers: list[int]) -> None:
    face = c.market.face(s, place)
    card = card_of(face) if face > 0 else NOTHING
    shows_building = is_building(face)
    numbers.append(1 if face > 0 and not shows_building else 0)
    numbers.append(1 if shows_building else 0)
    _one_of(TIERS, NOTHING if card == NOTHING else c.tier_of[card], numbers)
    _one_of(KINDS, NOTHING if card == NOTHING or shows_building else c.kind_of[card], numbers)
    cost: i64 = c.cost_of_face[building_face(card)] if shows_building else 0
    for kind in range(TYPES):
        numbers.append(of_type(cost, kind))
    _one_of(TYPES, c.permanent_of[card] if shows_building else NO_PERMANENT, numbers)
    numbers.append(c.points_of[card] if shows_building else 0)
    numbers.append(c.is_civic[card] if shows_building else 0)


def _owner(c: PointCity, s: State, owner: i64, numbers: list[int]) -> None:
    for kind in range(KINDS):
        numbers.append(c.holdings.count(s, owner, kind))
    for kind in range(TYPES):
        numbers.append(c.holdings.permanent(s, owner, kind))
    for token in range(TOKENS):
        numbers.append(1 if c.tokens.is_owned(s, token, owner) else 0)
    numbers.append(c.holdings.cards(s, owner))
    numbers.append(c.cities[owner].count(s))
    numbers.append(c.holdings.points(s, owner))
    numbers.append(c.automa_score(s) if c.solo and owner == c.automa else c.score(s, owner))
    numbers.append(0 if s.over else c.turns_left(s, owner))


# -- helpers -------------------------------------------------------------------------------------------


def _rank(c: PointCity, s: State, place: i64) -> int:
    """Which token of the row it is from the left, from 1; 0 if it does not lie there (PC-R16)."""
    if place <= 0:
        return 0
    before = 1
    for token in range(TOKENS):
        if 0 < c.tokens.place(s, token) < place:
            before += 1
    return before


def _joined(prefix: str, endings: list[str]) -> list[str]:
    return [f"{prefix}.{ending}" for ending in endings]


def _prompts(c: PointCity) -> list[str]:
    """What a player can be asked."""
    return [step.name for step in c.steps if step.asks]


def _one_of(size: i64, which: i64, numbers: list[int]) -> None:
    """A 1 at its place among zeros; only zeros for NOTHING."""
    for place in range(size):
        numbers.append(1 if place == which else 0)


def _tiers(c: PointCity, cards: list[int], numbers: list[int]) -> None:
    """How many cards of each tier."""
    start = len(numbers)
    for _ in range(TIERS):
        numbers.append(0)
    for card in cards:
        numbers[start + c.tier_of[card]] += 1
