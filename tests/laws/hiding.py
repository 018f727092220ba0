"""Law 4, secrecy, continued: what a player cannot know is really thrown away when that player imagines.

An `imagine` that leaves everything in place passes every comparison with the truth. So this part finds out
what is hidden without asking the game: a number in a part of the kit is hidden from a player if changing it
changes what another player sees, but neither what this player nor what a spectator sees; and so is everything
in a hidden pile. Over a whole game, what is imagined from different seeds must differ there.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from tests.laws.law import Script, Table, demand, moments

from saloon.authoring.kit import Grid, Hands, Pile, Purses, Track
from saloon.core.chance import Chance

if TYPE_CHECKING:
    from saloon.core.layout import Part
    from saloon.core.state import State

KIT = (Grid, Hands, Pile, Purses, Track)
MOMENTS = 12
PLACES = 10
"""How many places of a part are checked at one moment."""
SEEDS = 6
LEAST = 3
"""At one moment only one thing may be left that could be hidden; at this many there is more."""


def check_hiding(table: Table, script: Script) -> None:
    """Find out at some moments of a game what is hidden from whom, and imagine it from several seeds."""
    length = sum(1 for _ in moments(table, script))
    chance = Chance(script.seed + 4)
    hidden: dict[tuple[int, str], int] = defaultdict(int)
    varied: set[tuple[int, str]] = set()
    for moment in moments(table, script):
        if moment.number % (1 + length // MOMENTS) > 0:
            continue
        secrets = secrets_of(moment.state, chance)
        seeds = [chance.seed() for _ in range(SEEDS)]
        for player in range(table.players):
            imagined = [moment.state.imagine(player, seed) for seed in seeds]
            for part, places in secrets[player].items():
                hidden[player, part.name] += 1
                if len({tuple(contents(part, state, places)) for state in imagined}) > 1:
                    varied.add((player, part.name))
    for (player, name), times in hidden.items():
        demand(
            times < LEAST or (player, name) in varied,
            "secrecy",
            f"what {player} imagines in '{name}' is always the same, though it is hidden",
        )


def secrets_of(state: State, chance: Chance) -> list[dict[Part, list[int]]]:
    """For every player the places, by part, that are hidden from them."""
    viewers: list[int | None] = [*range(state.players), None]
    seen = {viewer: state.view(viewer) for viewer in viewers}
    found: list[dict[Part, list[int]]] = [defaultdict(list) for _ in range(state.players)]
    for part in state.layout.parts:
        if not isinstance(part, KIT):
            continue
        numbers = part.dump(state)
        covered = isinstance(part, Pile) and part.hidden and len(set(numbers)) > 1
        for place in some_places(numbers, chance):
            who = [] if covered else who_sees(state, part, numbers, place, seen)
            for player in range(state.players):
                if covered or (who and player not in who and None not in who):
                    found[player][part].append(place)
    return found


def some_places(numbers: list[int], chance: Chance) -> list[int]:
    """Some of the places where something lies."""
    full = [place for place, number in enumerate(numbers) if number != 0]
    return full if len(full) <= PLACES else [full[chance.below(len(full))] for _ in range(PLACES)]


def who_sees(
    state: State, part: Part, numbers: list[int], place: int, seen: dict[int | None, Any]
) -> list[int | None]:
    """Whose view changes when another number that occurs in the part lies at a place."""
    other = next((number for number in numbers if number != numbers[place]), None)
    if other is None:
        return []
    changed = state.clone()
    part.load(changed, [*numbers[:place], other, *numbers[place + 1 :]])
    try:
        return [viewer for viewer, view in seen.items() if changed.view(viewer) != view]
    except (AssertionError, IndexError, KeyError, ValueError):
        return []  # with that number the position would be invalid


def contents(part: Part, state: State, places: list[int]) -> list[int]:
    """What lies at the places of a part."""
    numbers = part.dump(state)
    return [numbers[place] for place in places if place < len(numbers)]
