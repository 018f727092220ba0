"""What designers can count in Dice Town: the income of every location, bribes, where points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring.metrics import POINTS, Metric, tally
from saloon.games.dice_town.actions import (
    BRIBED,
    GOT_DEED,
    GOT_SECRET_DEED,
    KEPT_CARD,
    MINED,
    NEW_SHERIFF,
    OFFERED,
    PAID,
    PLAYED,
    ROBBED_BANK,
    SAME_SHERIFF,
    SPLIT_LOOT,
    STOLE,
    TIED_EVENT,
    VISITED,
)
from saloon.games.dice_town.components import (
    BANK,
    DOC,
    EQUIPMENT,
    KINDS,
    LOCATION_IDS,
    MINE,
    SALOON,
    SHERIFF,
    STAGECOACH,
    STORE,
    STORE_KINDS,
    TOWN_HALL,
)

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.state import State
    from saloon.games.dice_town.table import DiceTown

# The first eight are the locations by their numbers: nuggets dug, dollars taken, dollars paid (all that the
# Stagecoach brings anybody is what it brings the Bank), cards kept, cards stolen, badges, deeds, visits.
OFFERS: Final = 8
BRIBES: Final = 9
BRIBES_TAKEN: Final = 10
CARDS_PLAYED: Final = 11
STORE_CARDS: Final = 12
DEEDS: Final = 13
NUGGETS: Final = 14
POINTS_NUGGETS: Final = 15
POINTS_MONEY: Final = 16
POINTS_BADGE: Final = 17
POINTS_EQUIPMENT: Final = 18
POINTS_DEEDS: Final = 19
METRICS: Final[list[Metric]] = [
    *[Metric(f"income_{location}") for location in LOCATION_IDS],
    Metric("offers"),
    Metric("bribes"),
    Metric("bribes_taken"),
    Metric("cards_played"),
    Metric("store_cards"),
    Metric("deeds"),
    Metric("nuggets"),
    Metric("points_nuggets", POINTS),
    Metric("points_money", POINTS),
    Metric("points_badge", POINTS),
    Metric("points_equipment", POINTS),
    Metric("points_deeds", POINTS),
]
ONE_BY_ONE: Final[dict[str, int]] = {
    KEPT_CARD.name: int(STORE),
    STOLE.name: int(SALOON),
    NEW_SHERIFF.name: int(SHERIFF),
    SAME_SHERIFF.name: int(SHERIFF),
    GOT_DEED.name: int(TOWN_HALL),
    GOT_SECRET_DEED.name: int(TOWN_HALL),
    VISITED.name: int(DOC),
    PLAYED.name: CARDS_PLAYED,
}
"""Events that count once for their first player."""
AMOUNTS: Final[dict[str, int]] = {
    MINED.name: int(MINE),
    ROBBED_BANK.name: int(BANK),
    PAID.name: int(STAGECOACH),
}
"""Events with an amount that a player got or paid."""


def metrics(c: DiceTown) -> list[Metric]:
    """What is counted, the same on every table."""
    return METRICS


def measure(c: DiceTown, s: State, events: list[Event]) -> list[list[int]]:
    """Income and bribes from what happened; possessions and points from the final table."""
    rows = tally(c.players, len(METRICS))
    _count(events, rows)
    for seat in range(c.players):
        row = rows[seat]
        row[STORE_CARDS] = c.store_cards(s, seat)
        row[DEEDS] = c.deeds_of(s, seat)
        row[NUGGETS] = c.nuggets.amount(s, seat)
        row[POINTS_NUGGETS] = c.nuggets.amount(s, seat)
        row[POINTS_MONEY] = c.money.amount(s, seat) // c.dollars_a_point
        row[POINTS_BADGE] = c.sheriff_points if c.sheriff.get(s) == seat else 0
        for kind in range(EQUIPMENT):
            row[POINTS_EQUIPMENT] += c.points_of[kind] * c.hands.count(s, seat, kind)
        for kind in range(STORE_KINDS, KINDS):
            deeds = c.hands.count(s, seat, kind) + c.fenced.count(s, seat, kind)
            row[POINTS_DEEDS] += c.points_of[kind] * deeds
    return rows


def _count(events: list[Event], rows: list[list[int]]) -> None:
    """Count the events of the players; a raised offer is still the same offer (DT-R27)."""
    offering = [False] * len(rows)
    for event in events:
        name = event.kind.name
        digits = event.digits
        if name in ONE_BY_ONE:
            rows[digits[0]][ONE_BY_ONE[name]] += 1
        elif name in AMOUNTS:
            rows[digits[0]][AMOUNTS[name]] += digits[1]
        elif name == SPLIT_LOOT.name:
            rows[digits[0]][BANK] += digits[2]
            rows[digits[1]][BANK] -= digits[2]
        elif name == TIED_EVENT.name:
            offering = [False] * len(rows)
        elif name == OFFERED.name:
            if not offering[digits[0]]:
                offering[digits[0]] = True
                rows[digits[0]][OFFERS] += 1
        elif name == BRIBED.name:
            rows[digits[0]][BRIBES] += 1
            rows[digits[1]][BRIBES_TAKEN] += 1
