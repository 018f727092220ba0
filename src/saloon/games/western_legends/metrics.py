"""What designers can count in Western Legends: fights, arrests, stories, poker, where points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from saloon.authoring.metrics import CHOICE, POINTS, Metric, tally
from saloon.games.western_legends.actions import (
    ARRESTED,
    CLAIMED,
    CONTRIBUTED,
    DECLARED,
    DECLARED_MAN,
    DELIVERED,
    FACED,
    GAINED,
    GAVE_UP,
    HELPLESS,
    JOINED,
    LIVED_AS_OUTLAW,
    MAN_ATTACKED,
    MOVED,
    MOVED_DISC,
    PLAYED,
    POKER_BEGAN,
    REVELLED,
    ROLLED,
    SOLD,
    STORY_OPENED,
    STORY_TOLD,
    TURN_BEGAN,
    USED,
    USED_ABILITY,
    WAS_BEATEN,
    WON,
    WON_POT,
    WORKED,
)
from saloon.games.western_legends.components.ids import ARREST, CHARACTER_IDS, LP, NONE
from saloon.games.western_legends.rules.scoring import (
    equipment_points,
    fame_points,
    lawman_points,
    money_points,
    outlaw_points,
)

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.state import State
    from saloon.games.western_legends.table import WesternLegends

# Points of the track, by what brought them …
POINTS_GOLD: Final = 0
POINTS_CABARET: Final = 1
POINTS_CATTLE: Final = 2
POINTS_FIGHTS: Final = 3
POINTS_POKER: Final = 4
POINTS_STORIES: Final = 5
POINTS_OUTLAW: Final = 6
POINTS_CARDS: Final = 7
POINTS_OTHER: Final = 8
# … and those of the end; what the most wanted gain there is added to what outlaws gain in their turns.
POINTS_LAWMAN: Final = 9
POINTS_EQUIPMENT: Final = 10
POINTS_MONEY: Final = 11
POINTS_WOUNDS: Final = 12
FIGHTS_WON: Final = 13
FIGHTS_LOST: Final = 14
ARRESTS: Final = 15
TIMES_ARRESTED: Final = 16
STORY_DISCS: Final = 17
POKER_GAMES: Final = 18
POTS_WON: Final = 19
CHARACTER: Final = 20
POINTS_FAME: Final = 21
GOALS: Final = 22
METRICS: Final[list[Metric]] = [
    *[Metric(f"points_{source}", POINTS) for source in ("gold", "cabaret", "cattle", "fights", "poker")],
    *[Metric(f"points_{source}", POINTS) for source in ("stories", "outlaw", "cards", "other")],
    *[Metric(f"points_{source}", POINTS) for source in ("lawman", "equipment", "money", "wounds")],
    Metric("fights_won"),
    Metric("fights_lost"),
    Metric("arrests"),
    Metric("times_arrested"),
    Metric("story_discs"),
    Metric("poker_games"),
    Metric("pots_won"),
    Metric("character", CHOICE, CHARACTER_IDS, "character"),
]
WITH_GOALS: Final[list[Metric]] = [*METRICS, Metric("points_fame", POINTS), Metric("goals")]

ONE_BY_ONE: Final[dict[str, int]] = {
    ARRESTED.name: TIMES_ARRESTED,
    CONTRIBUTED.name: STORY_DISCS,
    MOVED_DISC.name: STORY_DISCS,
    POKER_BEGAN.name: POKER_GAMES,
    JOINED.name: POKER_GAMES,
    WON_POT.name: POTS_WON,
}
"""Events that count once for the player who is named first."""
SOURCES: Final[dict[str, int]] = {
    SOLD.name: POINTS_GOLD,
    REVELLED.name: POINTS_CABARET,
    DELIVERED.name: POINTS_CATTLE,
    DECLARED.name: POINTS_FIGHTS,
    WON.name: POINTS_FIGHTS,
    WAS_BEATEN.name: POINTS_FIGHTS,
    GAVE_UP.name: POINTS_FIGHTS,
    HELPLESS.name: POINTS_FIGHTS,
    WON_POT.name: POINTS_POKER,
    STORY_TOLD.name: POINTS_STORIES,
    LIVED_AS_OUTLAW.name: POINTS_OUTLAW,
    PLAYED.name: POINTS_CARDS,
    **dict.fromkeys(
        [kind.name for kind in (STORY_OPENED, TURN_BEGAN, USED, USED_ABILITY, MOVED, ROLLED, WORKED)],
        POINTS_OTHER,
    ),
}
"""What points come from that are gained after an event."""
ALONE: Final = [FACED.name, DECLARED_MAN.name, MAN_ATTACKED.name]
"""Fights in which no other player takes part begin so."""


def metrics(c: WesternLegends) -> list[Metric]:
    """What is counted; goals and their tokens where there are any."""
    return WITH_GOALS if c.with_goals else METRICS


def measure(c: WesternLegends, s: State, events: list[Event]) -> list[list[int]]:
    """Fights, stories, poker and points of the track from what happened; the rest from the final table."""
    counter = Counter(c)
    for event in events:
        counter.count(event)
    for seat in range(c.players):
        row = counter.rows[seat]
        # Points that were lost again, and gains that no event of `SOURCES` goes before.
        row[POINTS_OTHER] = c.people.lp.get(s, seat) - sum(row[:POINTS_OTHER])
        row[POINTS_OUTLAW] += outlaw_points(c, s, seat)
        row[POINTS_LAWMAN] = lawman_points(c, s, seat)
        row[POINTS_EQUIPMENT] = equipment_points(c, s, seat)
        row[POINTS_MONEY] = money_points(c, s, seat)
        row[POINTS_WOUNDS] = -c.people.wounds.get(s, seat)
        row[CHARACTER] = c.character_of(s, seat)
        if c.with_goals:
            row[POINTS_FAME] = fame_points(c, s, seat)
    return counter.rows


@final
class Counter:
    """Counts events in their order: who fights whom, what points come from."""

    def __init__(self, c: WesternLegends) -> None:
        self.rows = tally(c.players, len(metrics(c)))
        self.source: int = POINTS_OTHER
        self.attacker: int = NONE
        self.defender: int = NONE
        self.kind: int = NONE

    def count(self, event: Event) -> None:
        """Count what one event tells."""
        name = event.kind.name
        digits = event.digits
        if name in SOURCES:
            self.source = SOURCES[name]
        if name in ONE_BY_ONE:
            self.rows[digits[0]][ONE_BY_ONE[name]] += 1
        elif name == GAINED.name and digits[1] == LP:
            self.rows[digits[0]][self.source] += digits[2]
        elif name == CLAIMED.name:
            self.rows[digits[0]][GOALS] += 1
        elif name == DECLARED.name:
            self.begin_fight(digits[0], digits[1], digits[2])
        elif name in ALONE:
            self.begin_fight(NONE, NONE, NONE)
        elif name == WON.name:
            self._end_fight(digits[0], self.defender)
        elif name == WAS_BEATEN.name:
            self._end_fight(self.defender, digits[0])
        elif name == GAVE_UP.name or name == HELPLESS.name:
            self._end_fight(self.attacker if digits[0] == self.defender else self.defender, digits[0])

    def begin_fight(self, attacker: int, defender: int, kind: int) -> None:
        """Remember who fights."""
        self.attacker = attacker
        self.defender = defender
        self.kind = kind

    def _end_fight(self, winner: int, loser: int) -> None:
        """Count a fight for both sides, as far as they are players."""
        if winner != NONE:
            self.rows[winner][FIGHTS_WON] += 1
            self.rows[winner][ARRESTS] += winner == self.attacker and self.kind == ARREST
        if loser != NONE:
            self.rows[loser][FIGHTS_LOST] += 1
        self.attacker = NONE
        self.defender = NONE
