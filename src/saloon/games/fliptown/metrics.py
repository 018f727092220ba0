"""What designers can count in Fliptown: spaces and points of every area, poker hands, arrests, characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring.metrics import CHOICE, POINTS, Metric, tally
from saloon.games.fliptown.actions import BOUGHT, DEALT, FINED, HAND_PAID
from saloon.games.fliptown.actions import CIRCLED as CIRCLED_EVENT
from saloon.games.fliptown.components.names import (
    AREA_IDS,
    AREAS,
    BADLANDS,
    CEMETERY,
    CHARACTER_IDS,
    FIRST_SPACE,
    HAND_IDS,
    LINKS,
    MINE,
    RESOURCES,
    ROUNDS,
    SHOVEL,
    STARS,
    TOWN,
    TRAIL,
)
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import OPEN_BOUNTIES
from saloon.games.fliptown.scoring import silver
from saloon.games.fliptown.table import GRAVE_ROBBER

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.state import State
    from saloon.games.fliptown.table import Fliptown

# The first five are the points of the areas, by their numbers; from SPACES on, their circled spaces.
POINTS_POKER: Final = 5
POINTS_BOUNTIES: Final = 6
POINTS_MONEY: Final = 7
POINTS_GOLD: Final = 8
POINTS_FINES: Final = 9
SPACES: Final = 10
WANTED_LEFT: Final = 15
ARRESTED: Final = 16
POKER_HAND: Final = 17
CHARACTER: Final = 18
POINTS_CHARACTER: Final = 19
METRICS: Final[list[Metric]] = [
    *[Metric(f"points_{area}", POINTS) for area in AREA_IDS],
    Metric("points_poker", POINTS),
    Metric("points_bounties", POINTS),
    Metric("points_money", POINTS),
    Metric("points_gold", POINTS),
    Metric("points_fines", POINTS),
    *[Metric(f"spaces_{area}") for area in AREA_IDS],
    Metric("wanted"),
    Metric("arrests"),
    Metric("poker_hand", CHOICE, HAND_IDS, "hand"),
]


def metrics(t: Fliptown) -> list[Metric]:
    """What is counted; characters where there are any."""
    if not t.characters:
        return METRICS
    character = Metric("character", CHOICE, CHARACTER_IDS, "character")
    return [*METRICS, character, Metric("points_character", POINTS)]


def measure(t: Fliptown, s: State, events: list[Event]) -> list[list[int]]:
    """Nearly all from the final table; poker, fines and what a shovel brought from what happened.

    The town has all stars that come from nowhere else: those of its signs and shops, and the bank's.
    """
    count = len(metrics(t))
    rows = tally(t.players, count)
    _count(t, events, rows)
    for seat in range(t.players):
        row = rows[seat]
        row[TRAIL] = _printed_stars(t, s, seat, int(TRAIL))
        row[BADLANDS] = _robbery_stars(t, s, seat)
        row[MINE] = _printed_stars(t, s, seat, int(MINE))
        row[CEMETERY] += _link_stars(t, s, seat)
        for place in range(OPEN_BOUNTIES):
            row[POINTS_BOUNTIES] += t.people.bounty_stars.get(s, seat, place)
        if t.characters:
            row[POINTS_CHARACTER] = t.box.start_of(t.people.character.get(s, seat), STARS)
        row[TOWN] = t.people.stars.get(s, seat) - sum(row)
        hotel = t.box.hotel[t.people.stays.get(s, seat)]
        row[TOWN] += hotel
        row[MINE] += silver(t, s, seat) - hotel
        row[POINTS_MONEY] = t.people.money.get(s, seat) // t.box.money_per_point
        row[POINTS_GOLD] = t.people.gold.get(s, seat) // t.box.gold_per_point
        for area in range(AREAS):
            row[SPACES + area] = t.people.circled_in(s, seat, area)
        row[SPACES + CEMETERY] -= 1  # nobody has to visit the tombstone in the middle (FT-S3)
        row[WANTED_LEFT] = t.people.wanted.get(s, seat)
        row[ARRESTED] = t.people.arrests.get(s, seat)
        row[POKER_HAND] = max(t.people.hands.get(s, seat, number) for number in range(ROUNDS))
        if t.characters:
            row[CHARACTER] = t.people.character.get(s, seat)
    return rows


def _count(t: Fliptown, events: list[Event], rows: list[list[int]]) -> None:
    """What hands paid, what fines took, and a star for every grave of a player who has a shovel (FT-CE3).

    What a player does in a turn is told twice unless one plays alone: at once to the player, and when all are
    done to everybody else. Only the first is in the right order.
    """
    shovels = [False] * len(rows)
    for event in events:
        name = event.kind.name
        digits = event.digits
        at_once = t.solo or event.audience >= 0
        if name == HAND_PAID.name:
            rows[digits[0]][POINTS_POKER] += digits[3]
        elif name == FINED.name and digits[1] == STARS:
            rows[digits[0]][POINTS_FINES] -= digits[2]
        elif name == DEALT.name:
            shovels[digits[0]] = digits[1] == GRAVE_ROBBER
        elif name == BOUGHT.name and at_once and digits[1] == SHOVEL:
            shovels[digits[0]] = True
        elif name == CIRCLED_EVENT.name and at_once and shovels[digits[0]]:
            rows[digits[0]][CEMETERY] += digits[1] >= FIRST_SPACE[CEMETERY]


def _printed_stars(t: Fliptown, s: State, seat: int, area: int) -> int:
    """FT-TR5, FT-MI5: the stars printed in the circled spaces of an area."""
    stars = 0
    for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1]):
        if t.people.is_circled(s, seat, area, space - FIRST_SPACE[area]):
            stars += t.box.gain[space * RESOURCES + STARS]
    return stars


def _robbery_stars(t: Fliptown, s: State, seat: int) -> int:
    """FT-BL5, FT-BL6: all stars of a target that was robbed, half of those where the robbery failed."""
    stars = 0
    first = FIRST_SPACE[BADLANDS]
    for target in range(FIRST_SPACE[BADLANDS + 1] - first):
        if t.people.is_circled(s, seat, BADLANDS, target):
            printed = t.box.gain[(first + target) * RESOURCES + STARS]
            robbed = t.people.successes.get(s, seat) & BIT[target] != 0
            stars += printed if robbed else printed // 2
    return stars


def _link_stars(t: Fliptown, s: State, seat: int) -> int:
    """FT-CE4: the stars of all links between circled tombstones."""
    stars = 0
    circled = t.people.circled.get(s, seat, CEMETERY)
    for link in range(LINKS):
        if circled & t.box.link_mask[link] == t.box.link_mask[link]:
            stars += t.box.link_gain[link * RESOURCES + STARS]
    return stars
