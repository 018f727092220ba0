"""What designers can count in Cover Your Assets: thefts, wilds, sets, and where the money came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring.metrics import POINTS, Metric, tally
from saloon.games.cover_your_assets.actions import (
    CHALLENGED,
    CHALLENGED_SECOND,
    CONTESTED,
    DEFENDED,
    DISCARDED,
    DRAFT_PLACED,
    FORMED,
    FORMED_WITH_DISCARD,
    STOLEN,
    UPGRADED,
)
from saloon.games.cover_your_assets.components import ASSETS, CARD_IDS, PENNY_JAR, PLAYABLE
from saloon.games.cover_your_assets.table import QUICK, TWO_WINS

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.state import State
    from saloon.games.cover_your_assets.table import Cover

STEALS: Final = 0
LOSSES: Final = 1
DEFENCES: Final = 2
CHALLENGES: Final = 3
SETS: Final = 4
DISCARDS: Final = 5
BIGGEST_SET: Final = 6
WILDS: Final = 7
COUNTS: Final[list[str]] = [
    "steals",
    "losses",
    "defences",
    "challenges",
    "sets",
    "discards",
    "biggest_set",
    "wilds",
]
NEW_SETS: Final = [FORMED.name, FORMED_WITH_DISCARD.name, DRAFT_PLACED.name]
ATTACKS: Final = [CHALLENGED.name, CHALLENGED_SECOND.name, CONTESTED.name]


def metrics(c: Cover) -> list[Metric]:
    """What is counted; money by the kind of card, unless rounds decide."""
    found = [Metric(name) for name in COUNTS]
    if c.end_mode == TWO_WINS:
        return [*found, Metric("rounds_won", POINTS)]
    if c.end_mode != QUICK:
        found.append(Metric("earlier_rounds", POINTS))
    found.append(Metric("assets", POINTS))
    return [*found, *[Metric(f"money_{CARD_IDS[kind]}", POINTS) for kind in _wilds(c)]]


def measure(c: Cover, s: State, events: list[Event]) -> list[list[int]]:
    """Thefts, sets and discards from what happened; wilds and money from the stacks of the last round."""
    rows = tally(c.players, len(metrics(c)))
    for event in events:
        _count(event, rows)
    for seat in range(c.players):
        row = rows[seat]
        assets = 0
        wilds = [0] * PLAYABLE
        for number in c.stacks.order(s, seat):
            for kind in range(PLAYABLE):
                cards = c.stacks.count(s, number, kind)
                if kind < ASSETS:
                    assets += cards * c.values[kind]
                else:
                    wilds[kind] += cards
        row[WILDS] = sum(wilds)
        place = len(COUNTS)
        if c.end_mode == TWO_WINS:
            row[place] = c.wins.get(s, seat)
            continue
        if c.end_mode != QUICK:
            row[place] = c.totals.get(s, seat) - c.last_scores.get(s, seat)
            place += 1
        row[place] = assets
        for kind in _wilds(c):
            place += 1
            row[place] = wilds[kind] * c.values[kind]
    return rows


def _wilds(c: Cover) -> list[int]:
    """The wilds that are in the deck."""
    return [kind for kind in range(ASSETS, PLAYABLE) if kind != PENNY_JAR or c.penny_jars]


def _count(event: Event, rows: list[list[int]]) -> None:
    """Count one event for its players, the acting player first."""
    name = event.kind.name
    digits = event.digits
    if name == STOLEN.name or name == DEFENDED.name:
        rows[digits[0]][STEALS if name == STOLEN.name else DEFENCES] += 1
        if name == STOLEN.name:
            rows[digits[1]][LOSSES] += 1
        _compare(rows[digits[0]], digits[3])
    elif name in NEW_SETS:
        rows[digits[0]][SETS] += 1
        _compare(rows[digits[0]], digits[2])
    elif name == UPGRADED.name:
        _compare(rows[digits[0]], digits[2])
    elif name in ATTACKS:
        rows[digits[0]][CHALLENGES] += 1
    elif name == DISCARDED.name:
        rows[digits[0]][DISCARDS] += 1


def _compare(row: list[int], value: int) -> None:
    """Update the value of a player's biggest set so far."""
    row[BIGGEST_SET] = max(row[BIGGEST_SET], value)
