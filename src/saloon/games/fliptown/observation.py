"""What a player knows, as a fixed number of numbers for learning agents.

Seats are counted from the observer (0 is the observer, 1 the left neighbour …). While all play at once, the
others are told as they were when the turn began (FT-HI6). Of the cards, those that the observer has not seen
in this round are told, and the sheriff card only to those who know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.fliptown.components.names import (
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
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import OPEN_BOUNTIES
from saloon.games.fliptown.table import PHASE_IDS
from saloon.games.fliptown.view.build import as_seen
from saloon.games.fliptown.view.facts import drawn_cards, hole_cards, known_sheriff, unseen_by

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.fliptown.table import Fliptown

PLACES: Final[list[str]] = ["left", "middle", "right"]
NUMBERS: Final[list[str]] = [
    *["position", "stays", "uses_left", "mine_gold", "wanted_ever", "arrests", "bribed", "arrested"],
]
"""What is told of every seat in a number each, in the order of `_seat`."""
LOTS: Final = 9


def observe(t: Fliptown, s: State, player: int) -> list[int]:
    """What a player knows; what each number means is told by `names`."""
    seen = as_seen(t, s, player)
    numbers: list[int] = [int(s.over), t.clock.round.get(s), t.clock.turn.get(s)]
    _one_of(len(PHASE_IDS), t.clock.phase.get(s), numbers)
    asked = s.prompt(player)
    numbers += [int(prompt == asked) for prompt in _prompts(t)]
    numbers += [s.argument(player), s.second_argument(player)] if asked else [0, 0]
    _lineup(t, s, numbers)
    numbers.append(t.deck.count(s))
    unseen = unseen_by(t, seen, player)
    numbers += [int(card in unseen) for card in range(CARDS)]
    drawn = drawn_cards(t, s, player)
    numbers += [int(card in drawn) for card in range(CARDS)]
    _one_of(CARDS, known_sheriff(t, seen, player), numbers)
    _own_turn(t, s, player, numbers)
    _bounties(t, seen, player, numbers)
    _one_of(len(COWBOT_IDS), t.clock.cowbot.get(s) if t.has_cowbot else -1, numbers)
    numbers.append(t.stolen.count(s))
    for place in range(t.players):
        _seat(t, seen, (player + place) % t.players, place == 0, numbers)
    return numbers


def observation_size(t: Fliptown) -> int:
    """How many numbers an observation has."""
    return len(names(t))


def names(t: Fliptown) -> list[str]:
    """What each number of an observation means."""
    found = ["over", "round", "turn"]
    found += _joined("phase", PHASE_IDS)
    found += _joined("prompt", _prompts(t))
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
    for number in range(t.players):
        found += _joined(f"bounty_stars.{number}", BOUNTY_IDS)
    found += _joined("cowbot", COWBOT_IDS)
    found.append("stolen")
    for number in range(t.players):
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


def _lineup(t: Fliptown, s: State, numbers: list[int]) -> None:
    cards = t.lineup.cards(s)
    for place in range(len(PLACES)):
        card = cards[place] if place < len(cards) else -1
        _one_of(len(SUIT_IDS), card // 13 if card >= 0 else -1, numbers)
        numbers.append(card % 13 + 1 if card >= 0 else 0)


def _own_turn(t: Fliptown, s: State, player: int, numbers: list[int]) -> None:
    people = t.people
    numbers += [1 + people.suit_place.get(s, player), 1 + people.value_place.get(s, player)]
    numbers += [1 + people.suit_now.get(s, player), people.value_now.get(s, player)]
    numbers += [int(people.acted.get(s, player)), people.rewards.get(s, player)]
    numbers += [t.people.pending.get(s, player, area) for area in range(AREAS)]
    numbers += [t.people.times_put_off(s, player, building) for building in range(BUILDINGS)]


def _bounties(t: Fliptown, s: State, player: int, numbers: list[int]) -> None:
    place_of = {t.bounty_at(s, place): place for place in range(OPEN_BOUNTIES)}
    everything = range(len(BOUNTY_IDS))
    numbers += [int(bounty in place_of) for bounty in everything]
    numbers += [t.turned.get(s, place_of[bounty]) if bounty in place_of else 0 for bounty in everything]
    for step in range(t.players):
        seat = (player + step) % t.players
        for bounty in everything:
            known = bounty in place_of
            numbers.append(t.people.bounty_stars.get(s, seat, place_of[bounty]) if known else 0)


def _seat(t: Fliptown, s: State, seat: int, is_own: bool, numbers: list[int]) -> None:
    people = t.people
    numbers += [people.resources.get(s, seat, resource) for resource in range(len(RESOURCE_IDS))]
    numbers += [people.position.get(s, seat), people.stays.get(s, seat), people.uses.get(s, seat)]
    numbers += [people.mine_gold.get(s, seat), people.wanted_ever.get(s, seat), people.arrests.get(s, seat)]
    numbers += [int(people.bribed.get(s, seat)), int(people.arrested.get(s, seat))]
    for area in range(AREAS):
        size = t.box.first_space[area + 1] - t.box.first_space[area]
        _bits(people.circled.get(s, seat, area), size, numbers)
    _bits(people.successes.get(s, seat), TARGETS, numbers)
    _bits(people.owned.get(s, seat), len(ITEM_IDS) - 1, numbers)
    _bits(people.lots.get(s, seat), LOTS, numbers)
    _bits(people.bonus_from.get(s, seat), AREAS, numbers)
    _one_of(len(CHARACTER_IDS), people.character.get(s, seat), numbers)
    numbers += [1 + people.hands.get(s, seat, number) for number in range(3)]
    first = (max(1, t.clock.round.get(s)) - 1) * TURNS
    column = [people.poker.get(s, seat, first + turn) for turn in range(TURNS)]
    numbers += [int(card in column) for card in range(CARDS)]
    hole = hole_cards(t, s, seat) if is_own or t.solo else []
    numbers += [int(card in hole) for card in range(CARDS)]


# -- helpers -------------------------------------------------------------------------------------------------


def _joined(prefix: str, endings: list[str]) -> list[str]:
    return [f"{prefix}.{ending}" for ending in endings]


def _prompts(t: Fliptown) -> list[str]:
    """What a player can be asked."""
    return [step.name for step in t.steps if step.asks]


def _one_of(size: int, which: int, numbers: list[int]) -> None:
    """A 1 at its place among zeros; only zeros for a negative number."""
    numbers += [int(place == which) for place in range(size)]


def _bits(mask: int, size: int, numbers: list[int]) -> None:
    """A mask, bit by bit."""
    numbers += [int(mask & BIT[place] != 0) for place in range(size)]
