"""Described positions: `game.scenario({...})` for tests, puzzles and "what if".

Keys (all optional; seats and piles count from 0, cards go by id):

- `hands`: {seat: [cards]}; a seat that is not named gets a random full hand
- `stacks`: {seat: [[cards of the bottom set], …, [cards of the top set]]}
- `discard`: [bottom, …, top]; `out_of_play`: [cards]
- `draw`: [next card, the one after, …]; `draw_size`: how many are in the draw pile in all
- `draft`: {pile: [face-up card or None, next card, …]}; `draft_size`: {pile: cards in all}
- `turn`: whose turn it is; `action`: 1 or 2; `banned`: [[challenger, target], …]
- `dealer`, `round`, `totals`: {seat: money}, `wins`: {seat: rounds}

The rest is dealt at random. Cards left over when `draw_size` is given lie under the discard pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saloon.games.cover_your_assets.components import ASSETS, CARD_IDS, KINDS, PLAYABLE
from saloon.games.cover_your_assets.rules.flow import start_turn
from saloon.games.cover_your_assets.rules.turn import SECOND_ACTION, TURN
from saloon.games.cover_your_assets.table import DRAFT_PILES, MOST_ROUNDS

if TYPE_CHECKING:
    from saloon.authoring import State
    from saloon.games.cover_your_assets.table import Cover

MOST_MONEY = 10**12
KEYS = [
    "hands",
    "stacks",
    "discard",
    "out_of_play",
    "draw",
    "draw_size",
    "draft",
    "draft_size",
    "turn",
    "action",
    "banned",
    "dealer",
    "round",
    "totals",
    "wins",
]


class Described:
    """A description being read; collects everything that is wrong with it."""

    def __init__(self, t: Cover, told: Mapping[str, Any]) -> None:
        self.t = t
        self.told = told
        self.problems: list[str] = [
            f"'{key}' is unknown; known are: {', '.join(KEYS)}" for key in told if key not in KEYS
        ]
        self.left = list(t.copies)

    def cards(self, names: Any, where: str) -> list[int]:
        """Cards by id, taken from those that are left."""
        kinds: list[int] = []
        if not isinstance(names, list):
            self.problems.append(f"{where}: a list of cards is needed")
            return kinds
        for name in names:
            if name not in CARD_IDS:
                self.problems.append(f"{where}: there is no card '{name}'")
                continue
            kind = CARD_IDS.index(name)
            self.left[kind] -= 1
            if self.left[kind] == -1:
                self.problems.append(
                    f"{where}: there are only {self.t.copies[kind]} of '{name}' in this game"
                )
            kinds.append(kind)
        return kinds

    def by_place(self, key: str, places: int) -> dict[int, Any]:
        """A mapping from seats or piles."""
        found = self.told.get(key, {})
        if isinstance(found, list):
            found = dict(enumerate(found))
        if not isinstance(found, Mapping):
            self.problems.append(f"{key}: a mapping from numbers is needed")
            return {}
        by_number: dict[int, Any] = {}
        for place, value in found.items():
            number = int(place) if str(place).isdecimal() else -1
            if not 0 <= number < places:
                self.problems.append(f"{key}: {place!r} is not one of 0 to {places - 1}")
            else:
                by_number[number] = value
        return by_number

    def number(self, key: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        value = self.told.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problems.append(f"{key}: a number from {least} to {most} is needed, not {value!r}")
            return default
        return value

    def numbers(self, key: str) -> dict[int, int]:
        """A number of at least 0 for some seats."""
        fitting: dict[int, int] = {}
        for seat, value in self.by_place(key, self.t.players).items():
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_MONEY:
                self.problems.append(f"{key}: seat {seat} needs a number of at least 0, not {value!r}")
            else:
                fitting[seat] = value
        return fitting


def lay_out(t: Cover, s: State, told: Mapping[str, Any]) -> list[str]:
    """Lay out a described position; returns everything that is wrong with it."""
    d = Described(t, told)
    _lay_stacks(t, s, d)
    hands = {
        seat: d.cards(cards, f"hands of {seat}") for seat, cards in d.by_place("hands", t.players).items()
    }
    for seat, cards in hands.items():
        if len(cards) > t.hand_limit:
            d.problems.append(f"hands of {seat}: {len(cards)} cards; the limit is {t.hand_limit} (CA-R47)")
    discard = d.cards(told.get("discard", []), "discard")
    spent = d.cards(told.get("out_of_play", []), "out_of_play")
    if any(kind < PLAYABLE for kind in spent):
        d.problems.append("out_of_play: only action cards leave the game (CA-X1)")
    draw = d.cards(told.get("draw", []), "draw")
    draft = _read_draft(t, d)
    _lay_numbers(t, s, d)
    if not d.problems:
        _deal_rest(t, s, d, hands, discard, draw, draft)
    for kind in spent:
        if not d.problems:
            t.spent.put(s, kind)
    if not d.problems and t.deck.count(s) > 0 and not any(t.hands.size_of(s, p) for p in range(t.players)):
        d.problems.append("hands: with cards in the draw pile somebody must hold some (CA-Z5)")
    turn = d.number("turn", 0, t.players - 1, t.left_of(t.dealer.get(s)))
    action = d.number("action", 1, 2 if t.two_actions else 1, 1)
    if not d.problems:
        if t.hands.size_of(s, turn) == 0:
            start_turn(t, s, turn)
        else:
            s.push(TURN if action == 1 else SECOND_ACTION, turn)
    return d.problems


def _lay_stacks(t: Cover, s: State, d: Described) -> None:
    for seat, sets in d.by_place("stacks", t.players).items():
        if not isinstance(sets, list):
            d.problems.append(f"stacks of {seat}: a list of sets is needed")
            continue
        for place, names in enumerate(sets):
            where = f"stacks of {seat}, set {place}"
            kinds = d.cards(names, where)
            assets = {kind for kind in kinds if kind < ASSETS}
            if len(assets) != 1 or len(kinds) < 2 or any(kind >= PLAYABLE for kind in kinds):
                d.problems.append(
                    f"{where}: a set is one type of asset and any wilds, at least two cards (CA-K4)"
                )
                continue
            if any(kind_left < 0 for kind_left in d.left):
                continue
            number = t.stacks.new_set(s, assets.pop())
            for kind in kinds:
                t.stacks.add_card(s, number, kind)
            t.stacks.put(s, seat, number)


def _read_draft(t: Cover, d: Described) -> dict[int, list[int | None]]:
    """The described draft piles: the face-up card (None for an empty place) and the next ones."""
    if not t.drafts:
        if "draft" in d.told or "draft_size" in d.told:
            d.problems.append("draft: draft piles are for 2 and 3 players (CA-2P2, CA-3P3)")
        return {}
    piles: dict[int, list[int | None]] = {}
    for pile, names in d.by_place("draft", DRAFT_PILES).items():
        if not isinstance(names, list):
            d.problems.append(f"draft pile {pile}: a list of cards is needed")
            continue
        top, rest = names[:1], names[1:]
        if rest and top[0] is None:
            d.problems.append(f"draft pile {pile}: its top card lies open while there are cards (CA-R41)")
            continue
        kinds: list[int | None] = [None]
        if top and top[0] is not None:
            kinds = [*d.cards(top, f"draft pile {pile}")]
            if any(kind is not None and kind >= PLAYABLE for kind in kinds):
                d.problems.append(f"draft pile {pile}: an action card never lies open there (CA-R41)")
        piles[pile] = [*kinds, *d.cards(rest, f"draft pile {pile}")]
    return piles


def _lay_numbers(t: Cover, s: State, d: Described) -> None:
    t.dealer.set(s, d.number("dealer", 0, t.players - 1, 0))
    t.round.set(s, d.number("round", 1, MOST_ROUNDS, 1))
    for seat, money in d.numbers("totals").items():
        t.totals.set(s, seat, money)
    for seat, wins in d.numbers("wins").items():
        t.wins.set(s, seat, wins)
    banned = d.told.get("banned", [])
    if not isinstance(banned, list):
        d.problems.append("banned: a list of pairs of seats is needed")
        return
    if banned and not t.two_actions:
        d.problems.append("banned: nobody is banned if a turn has one action (CA-A5)")
        return
    for pair in banned:
        if not (
            isinstance(pair, list | tuple)
            and len(pair) == 2
            and all(isinstance(seat, int) and 0 <= seat < t.players for seat in pair)
        ):
            d.problems.append(f"banned: {pair!r} is not a pair of seats")
        else:
            t.banned.set(s, pair[0], pair[1], 1)


def _deal_rest(
    t: Cover,
    s: State,
    d: Described,
    hands: dict[int, list[int]],
    discard: list[int],
    draw: list[int],
    draft: dict[int, list[int | None]],
) -> None:
    """Lay out what was described and deal the remaining cards at random."""
    for kind in range(KINDS):
        for _ in range(d.left[kind]):
            t.deck.put(s, kind)
    t.deck.shuffle(s)
    sizes = d.by_place("draft_size", DRAFT_PILES)
    for pile in range(len(t.rests)):
        described = draft.get(pile, [])
        empty = pile in draft and described[0] is None
        size = sizes.get(pile, 0 if empty else t.draft_size)
        _lay_draft_pile(t, s, d, pile, described, size)
    for seat in range(t.players):
        cards = hands.get(seat)
        if cards is None:
            if t.deck.count(s) < t.hand_limit:
                d.problems.append(f"hands of {seat}: not enough cards are left for a random hand")
                return
            cards = [t.deck.take(s) for _ in range(t.hand_limit)]
        for kind in cards:
            t.hands.add(s, seat, kind)
    _lay_draw_pile(t, s, d, discard, draw)


def _lay_draft_pile(
    t: Cover, s: State, d: Described, pile: int, described: list[int | None], size: int
) -> None:
    if described and described[0] is None:
        described = []
        most = 0
    else:
        most = t.draft_size
    if not isinstance(size, int) or not len(described) <= size <= most:
        d.problems.append(f"draft pile {pile}: {size} cards; it has {len(described)} to {most} (CA-2P2)")
        return
    if t.deck.count(s) <= size - len(described):
        d.problems.append(f"draft pile {pile}: not enough cards are left for it")
        return
    for _ in range(size - max(1, len(described))):
        t.rests[pile].put(s, t.deck.take(s))
    for kind in reversed(described[1:]):
        assert kind is not None
        t.rests[pile].put(s, kind)
    if described:
        top = described[0]
    else:
        top = _take_playable(t, s) if size else None
    if top is not None:
        t.tops[pile].put(s, top)


def _take_playable(t: Cover, s: State) -> int:
    """The next random card that may lie open on a draft pile (CA-R41)."""
    card = t.deck.take(s)
    while card >= PLAYABLE:
        t.deck.insert(s, 0, card)
        card = t.deck.take(s)
    return card


def _lay_draw_pile(t: Cover, s: State, d: Described, discard: list[int], draw: list[int]) -> None:
    size = d.number("draw_size", len(draw), sum(t.copies), len(draw) + t.deck.count(s))
    while t.deck.count(s) > size - len(draw):
        t.discard.put(s, t.deck.take(s))
    if t.deck.count(s) + len(draw) < size:
        d.problems.append(f"draw_size: only {t.deck.count(s) + len(draw)} cards are left for the draw pile")
    for kind in reversed(draw):
        t.deck.put(s, kind)
    for kind in discard:
        t.discard.put(s, kind)
