"""What a player knows, as a fixed number of numbers for learning agents.

Seats are counted from the observer (0 is the observer, 1 the left neighbour …). While all play at once, the
others are told as they were when the turn began (FT-HI6). Of the cards, those that the observer has not seen
in this round are told, and the sheriff card only to whoever knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.fliptown.facts import drawn_cards, hole_cards, known_sheriff, unseen_by
from saloon.games.fliptown.names import (
    AREA_IDS,
    AREAS,
    BOUNTY_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    COWBOT_IDS,
    ITEM_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    SUIT_IDS,
    TARGET_IDS,
    TARGETS,
    TURNS,
)
from saloon.games.fliptown.rows import (
    ACTED,
    ARRESTS,
    BIT,
    BONUS_FROM,
    BOUNTY_STARS,
    BRIBED,
    CIRCLED,
    HANDS,
    HELD,
    LOTS_TAKEN,
    MINE_GOLD,
    OWNED,
    PENDING,
    POKER,
    POSITION,
    REWARDS,
    STAYS,
    SUCCESSES,
    SUIT_NOW,
    SUIT_PLACE,
    USES,
    VALUE_NOW,
    VALUE_PLACE,
    WANTED_EVER,
    WHO,
)
from saloon.games.fliptown.rules.turn import put_off
from saloon.games.fliptown.sight import as_seen
from saloon.games.fliptown.state import OPEN_BOUNTIES, PHASE, PHASE_IDS, ROUND, TURN

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.fliptown.state import Fliptown

PLACES: Final[list[str]] = ["left", "middle", "right"]
NUMBERS: Final[dict[str, int]] = {
    "position": POSITION,
    "stays": STAYS,
    "uses_left": USES,
    "mine_gold": MINE_GOLD,
    "wanted_ever": WANTED_EVER,
    "arrests": ARRESTS,
    "bribed": BRIBED,
    "arrested": HELD,
}
"""What is told of every seat as it stands in the row."""
LOTS: Final = 9


def observe(c: Fliptown, s: State, player: int) -> list[int]:
    """What a player knows; what each number means is told by `names`."""
    seen = as_seen(c, s, player)
    numbers: list[int] = [int(s.over), c.clock.get(s, ROUND), c.clock.get(s, TURN)]
    _one_of(len(PHASE_IDS), c.clock.get(s, PHASE), numbers)
    asked = s.prompt(player)
    numbers += [int(prompt == asked) for prompt in _prompts(c)]
    numbers += [s.argument(player), s.second_argument(player)] if asked else [0, 0]
    _lineup(c, s, numbers)
    numbers.append(c.deck.count(s))
    unseen = unseen_by(c, seen, player)
    numbers += [int(card in unseen) for card in range(CARDS)]
    drawn = drawn_cards(c, s, player)
    numbers += [int(card in drawn) for card in range(CARDS)]
    _one_of(CARDS, known_sheriff(c, seen, player), numbers)
    _own_turn(c, s, player, numbers)
    _bounties(c, seen, player, numbers)
    _one_of(len(COWBOT_IDS), c.cowbot(s) if c.has_cowbot else -1, numbers)
    numbers.append(c.stolen.count(s))
    for place in range(c.players):
        _seat(c, seen, (player + place) % c.players, place == 0, numbers)
    return numbers


def observation_size(c: Fliptown) -> int:
    """How many numbers an observation has."""
    return len(names(c))


def names(c: Fliptown) -> list[str]:
    """What each number of an observation means."""
    found = ["over", "round", "turn"]
    found += _joined("phase", PHASE_IDS)
    found += _joined("prompt", _prompts(c))
    found += ["question.a", "question.b"]
    for place in PLACES:
        found += _joined(f"lineup.{place}", SUIT_IDS)
        found.append(f"lineup.{place}.rank")
    found.append("deck")
    found += _joined("unseen", CARD_IDS)
    found += _joined("drawn", CARD_IDS)
    found += _joined("sheriff", CARD_IDS)
    found += ["own.suit_place", "own.value_place", "own.suit", "own.value", "own.acted", "own.rewards"]
    found += _joined("own.pending", [*AREA_IDS, *BUILDING_IDS])
    found += _joined("bounty", BOUNTY_IDS)
    found += _joined("bounty_turned", BOUNTY_IDS)
    for number in range(c.players):
        found += _joined(f"bounty_stars.{number}", BOUNTY_IDS)
    found += _joined("cowbot", COWBOT_IDS)
    found.append("stolen")
    for number in range(c.players):
        seat = f"seat.{number}"
        found += _joined(seat, [*RESOURCE_IDS, *NUMBERS])
        found += _joined(f"{seat}.circled", SPACE_IDS)
        found += _joined(f"{seat}.robbed", TARGET_IDS)
        found += _joined(f"{seat}.item", ITEM_IDS[:-1])
        found += _joined(f"{seat}.lot", [str(lot + 1) for lot in range(LOTS)])
        found += _joined(f"{seat}.bonus_from", AREA_IDS)
        found += _joined(f"{seat}.character", CHARACTER_IDS)
        found += _joined(f"{seat}.hand", ["1", "2", "3"])
        found += _joined(f"{seat}.poker", CARD_IDS)
        found += _joined(f"{seat}.hole", CARD_IDS)
    return found


# -- the parts of an observation, in the order of their names ------------------------------------------------


def _lineup(c: Fliptown, s: State, numbers: list[int]) -> None:
    cards = c.lineup.cards(s)
    for place in range(len(PLACES)):
        card = cards[place] if place < len(cards) else -1
        _one_of(len(SUIT_IDS), card // 13 if card >= 0 else -1, numbers)
        numbers.append(card % 13 + 1 if card >= 0 else 0)


def _own_turn(c: Fliptown, s: State, player: int, numbers: list[int]) -> None:
    for cell in (SUIT_PLACE, VALUE_PLACE, SUIT_NOW, VALUE_NOW, ACTED, REWARDS):
        numbers.append(c.rows.get(s, player, cell))
    numbers += [c.rows.get(s, player, PENDING + area) for area in range(AREAS)]
    numbers += [put_off(c, s, player, building) for building in range(BUILDINGS)]


def _bounties(c: Fliptown, s: State, player: int, numbers: list[int]) -> None:
    place_of = {c.bounties.get(s, place) - 1: place for place in range(OPEN_BOUNTIES)}
    everything = range(len(BOUNTY_IDS))
    numbers += [int(bounty in place_of) for bounty in everything]
    numbers += [c.turned.get(s, place_of[bounty]) if bounty in place_of else 0 for bounty in everything]
    for step in range(c.players):
        seat = (player + step) % c.players
        for bounty in everything:
            known = bounty in place_of
            numbers.append(c.rows.get(s, seat, BOUNTY_STARS + place_of[bounty]) if known else 0)


def _seat(c: Fliptown, s: State, seat: int, is_own: bool, numbers: list[int]) -> None:
    rows = c.rows
    numbers += [rows.get(s, seat, resource) for resource in range(len(RESOURCE_IDS))]
    numbers += [rows.get(s, seat, cell) for cell in NUMBERS.values()]
    for area in range(AREAS):
        size = c.box.first_space[area + 1] - c.box.first_space[area]
        _bits(rows.get(s, seat, CIRCLED + area), size, numbers)
    _bits(rows.get(s, seat, SUCCESSES), TARGETS, numbers)
    _bits(rows.get(s, seat, OWNED), len(ITEM_IDS) - 1, numbers)
    _bits(rows.get(s, seat, LOTS_TAKEN), LOTS, numbers)
    _bits(rows.get(s, seat, BONUS_FROM), AREAS, numbers)
    _one_of(len(CHARACTER_IDS), rows.get(s, seat, WHO) - 1, numbers)
    numbers += [rows.get(s, seat, HANDS + number) for number in range(3)]
    first = POKER + (max(1, c.clock.get(s, ROUND)) - 1) * TURNS
    column = [rows.get(s, seat, first + turn) - 1 for turn in range(TURNS)]
    numbers += [int(card in column) for card in range(CARDS)]
    hole = hole_cards(c, s, seat) if is_own or c.solo else []
    numbers += [int(card in hole) for card in range(CARDS)]


# -- helpers -------------------------------------------------------------------------------------------------


def _joined(prefix: str, endings: list[str]) -> list[str]:
    return [f"{prefix}.{ending}" for ending in endings]


def _prompts(c: Fliptown) -> list[str]:
    """What a player can be asked."""
    return [step.name for step in c.steps if step.asks]


def _one_of(size: int, which: int, numbers: list[int]) -> None:
    """A 1 at its place among zeros; only zeros for a negative number."""
    numbers += [int(place == which) for place in range(size)]


def _bits(mask: int, size: int, numbers: list[int]) -> None:
    """A mask, bit by bit."""
    numbers += [int(mask & BIT[place] != 0) for place in range(size)]
