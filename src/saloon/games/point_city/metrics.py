"""What designers can count in Point City: buildings, tokens, resources, and where the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring.metrics import POINTS, Metric, tally
from saloon.games.point_city.actions import CHOSE, DREW, FLIPPED, PASSED, TOOK
from saloon.games.point_city.components import TYPES

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.state import State
    from saloon.games.point_city.table import PointCity

METRICS: Final[list[Metric]] = [
    Metric("points_buildings", POINTS),
    Metric("points_tokens", POINTS),
    Metric("buildings"),
    Metric("permanents"),
    Metric("tokens"),
    Metric("resources"),
    Metric("draws"),
    Metric("flips"),
    Metric("passes"),
    Metric("cards_left"),
]
POINTS_BUILDINGS: Final = 0
POINTS_TOKENS: Final = 1
BUILDINGS: Final = 2
PERMANENTS: Final = 3
TOKENS_TAKEN: Final = 4
RESOURCES: Final = 5
DRAWS: Final = 6
FLIPS: Final = 7
PASSES: Final = 8
CARDS_LEFT: Final = 9


def metrics(c: PointCity) -> list[Metric]:
    """What is counted, the same on every table."""
    return METRICS


def measure(c: PointCity, s: State, events: list[Event]) -> list[list[int]]:
    """Cards taken, flips and tokens from what happened; the city from the final table."""
    rows = tally(c.players, len(METRICS))
    for event in events:
        name = event.kind.name
        if name == TOOK.name:
            rows[event.digits[0]][RESOURCES] += 1
        elif name == DREW.name:
            rows[event.digits[0]][RESOURCES] += 2
            rows[event.digits[0]][DRAWS] += 1
        elif name == FLIPPED.name:
            rows[event.digits[0]][FLIPS] += 1
        elif name == PASSED.name:
            rows[event.digits[0]][PASSES] += 1
        elif name == CHOSE.name:
            rows[event.digits[0]][TOKENS_TAKEN] += 1
    for seat in range(c.players):
        row = rows[seat]
        row[POINTS_BUILDINGS] = c.holdings.points(s, seat)
        row[POINTS_TOKENS] = c.tokens.score(s, seat)
        row[BUILDINGS] = c.cities[seat].count(s)
        for kind in range(TYPES):
            row[PERMANENTS] += c.holdings.permanent(s, seat, kind)
        row[CARDS_LEFT] = c.holdings.cards(s, seat)
    return rows
