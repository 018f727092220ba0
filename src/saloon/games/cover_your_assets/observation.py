"""What a player knows, as a fixed number of numbers for learning agents.

Seats are counted from the observer (0 is the observer, 1 the left neighbour …); the observer's place at the
table is included too, because actions use absolute seats and draft piles. Cards are counts by kind. A stack
is its three highest sets and its lowest one by one, and the sum of those between; the discard pile is its
counts and its top card. That is the whole view except for the order of what is summed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring import NOTHING
from saloon.games.cover_your_assets.components import CARD_IDS, KINDS, MOVE, PLAYABLE, SWAP
from saloon.games.cover_your_assets.rules.draft import move_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.authoring import Pile, State
    from saloon.games.cover_your_assets.table import Cover

HIGHEST_SETS: Final[i64] = 3
"""How many sets of a stack are observed one by one from the top."""
SET_NAMES: Final[list[str]] = ["top", "second", "third", "lowest", "between"]
POSITIONS: Final[list[str]] = ["top", "second", "drafted"]
"""Where a challenged set lies, in the order of their numbers."""


def observe(c: Cover, s: State, player: int) -> list[int]:
    """What a player knows; `names` explains each number."""
    numbers: list[int] = []
    _table(c, s, player, numbers)
    _challenge(c, s, player, numbers)
    for pile in range(len(c.rests)):
        _draft_pile(c, s, player, pile, numbers)
    prompts = _prompts(c)
    for place in range(c.players):
        seat = (player + place) % c.players
        _seat(c, s, player, seat, numbers)
        asked = s.prompt(seat)
        for prompt in prompts:
            numbers.append(1 if prompt == asked else 0)
        _stack(c, s, seat, numbers)
    return numbers


def observation_size(c: Cover) -> int:
    """How many numbers an observation has."""
    return len(names(c))


def names(c: Cover) -> list[str]:
    """What each number of an observation means."""
    playable = CARD_IDS[:PLAYABLE]
    seats = [str(place) for place in range(c.players)]
    found = ["over", "round", "hand_limit", "draw_pile"]
    found += _joined("own_seat", seats)
    found += _joined("hand", CARD_IDS)
    found += _joined("discards", CARD_IDS)
    found += _joined("discard_top", CARD_IDS)
    found += _joined("out_of_play", CARD_IDS[SWAP : MOVE + 1])
    found += _joined("move_of", seats)
    found += ["challenge", "challenge.needs_double"]
    found += _joined("challenge.challenger", seats)
    found += _joined("challenge.defender", seats)
    found += _joined("challenge.where", POSITIONS)
    found += _joined("challenge.target", playable)
    found += _joined("challenge.attack", playable)
    found += _joined("challenge.defence", playable)
    for pile in range(len(c.rests)):
        found += [f"draft.{pile}.face_down", f"draft.{pile}.buried.swap", f"draft.{pile}.buried.move"]
        found += _joined(f"draft.{pile}.top", playable)
        found += _joined(f"draft.{pile}.reach", seats)
    for seat in seats:
        for field in ("cards", "total", "wins", "last_score", "dealer", "stack_height", "stack_value"):
            found.append(f"seat.{seat}.{field}")
        found += _joined(f"seat.{seat}.banned_from", seats)
        found += _joined(f"seat.{seat}.prompt", _prompts(c))
        for name in SET_NAMES:
            found += _joined(f"seat.{seat}.{name}", playable)
    return found


# -- the parts of an observation, in the order of their names ------------------------------------------


def _table(c: Cover, s: State, player: i64, numbers: list[int]) -> None:
    numbers.append(1 if s.over else 0)
    numbers.append(c.round.get(s))
    numbers.append(c.hand_limit)
    numbers.append(c.deck.count(s))
    _one_of(c.players, player, numbers)
    for kind in range(KINDS):
        numbers.append(c.hands.count(s, player, kind))
    _count(s, c.discard, 0, KINDS, numbers)
    _one_of(KINDS, c.discard.top(s), numbers)
    _count(s, c.spent, SWAP, KINDS, numbers)
    owner = move_of(s)
    _one_of(c.players, NOTHING if owner == NOTHING else _place(c, player, owner), numbers)


def _challenge(c: Cover, s: State, player: i64, numbers: list[int]) -> None:
    target = c.challenge.set.get(s)
    running = target != 0
    numbers.append(1 if running else 0)
    numbers.append(1 if c.challenge.needs_double.get(s) else 0)
    _one_of(c.players, _place(c, player, c.challenge.challenger.get(s)) if running else NOTHING, numbers)
    _one_of(c.players, _place(c, player, c.challenge.defender.get(s)) if running else NOTHING, numbers)
    _one_of(len(POSITIONS), c.challenge.position.get(s) if running else NOTHING, numbers)
    for kind in range(PLAYABLE):
        numbers.append(c.stacks.count(s, target, kind) if running else 0)
    _count(s, c.attack, 0, PLAYABLE, numbers)
    _count(s, c.defence, 0, PLAYABLE, numbers)


def _draft_pile(c: Cover, s: State, player: i64, pile: i64, numbers: list[int]) -> None:
    numbers.append(c.rests[pile].count(s))
    numbers.append(c.buried.get(s, pile, 0))
    numbers.append(c.buried.get(s, pile, 1))
    _one_of(PLAYABLE, c.tops[pile].top(s), numbers)
    for place in range(c.players):
        numbers.append(1 if c.shares_pile((player + place) % c.players, pile) else 0)


def _seat(c: Cover, s: State, player: i64, seat: i64, numbers: list[int]) -> None:
    numbers.append(c.hands.size_of(s, seat))
    numbers.append(c.totals.get(s, seat))
    numbers.append(c.wins.get(s, seat))
    numbers.append(c.last_scores.get(s, seat))
    numbers.append(1 if c.dealer.get(s) == seat else 0)
    numbers.append(c.stacks.height(s, seat))
    numbers.append(c.stacks.score(s, seat))
    for place in range(c.players):
        numbers.append(c.banned.get(s, seat, (player + place) % c.players))


def _stack(c: Cover, s: State, seat: i64, numbers: list[int]) -> None:
    """The highest sets, the lowest if it is not among them, and the sum of those between."""
    sets = c.stacks.order(s, seat)
    sets.reverse()
    first = len(numbers)
    for _ in range(len(SET_NAMES) * PLAYABLE):
        numbers.append(0)
    for position in range(len(sets)):
        place: i64 = position
        if position >= HIGHEST_SETS:
            place = HIGHEST_SETS if position == len(sets) - 1 else HIGHEST_SETS + 1
        for kind in range(PLAYABLE):
            numbers[first + place * PLAYABLE + kind] += c.stacks.count(s, sets[position], kind)


# -- helpers -------------------------------------------------------------------------------------------


def _joined(prefix: str, endings: list[str]) -> list[str]:
    return [f"{prefix}.{ending}" for ending in endings]


def _prompts(c: Cover) -> list[str]:
    """What a player can be asked."""
    return [step.name for step in c.steps if step.asks]


def _place(c: Cover, player: i64, seat: i64) -> i64:
    """Where a seat lies as a player sees it."""
    return (seat - player + c.players) % c.players


def _one_of(size: i64, which: i64, numbers: list[int]) -> None:
    """A 1 at its place among zeros; only zeros for NOTHING."""
    for place in range(size):
        numbers.append(1 if place == which else 0)


def _count(s: State, pile: Pile, first: i64, end: i64, numbers: list[int]) -> None:
    """How many cards of each kind from `first` to before `end` lie in a pile."""
    start = len(numbers)
    for _ in range(end - first):
        numbers.append(0)
    for card in pile.cards(s):
        numbers[start + card - first] += 1
