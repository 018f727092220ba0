"""What designers can count in Fliptown: spaces and points of every area, poker hands, arrests, characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring.metrics import CHOICE, POINTS, Metric, tally
from saloon.games.fliptown.actions import BOUGHT, DEALT, FINED, HAND_PAID
from saloon.games.fliptown.actions import CIRCLED as CIRCLED_EVENT
from saloon.games.fliptown.names import (
    AREA_IDS,
    AREAS,
    BADLANDS,
    CEMETERY,
    CHARACTER_IDS,
    FIRST_SPACE,
    GOLD,
    HAND_IDS,
    LINKS,
    MINE,
    MONEY,
    RESOURCES,
    ROUNDS,
    SHOVEL,
    STARS,
    TOWN,
    TRAIL,
    WANTED,
)
from saloon.games.fliptown.rows import ARRESTS, BIT, BOUNTY_STARS, CIRCLED, HANDS, STAYS, SUCCESSES
from saloon.games.fliptown.scoring import silver
from saloon.games.fliptown.state import GRAVE_ROBBER, OPEN_BOUNTIES

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.state import State
    from saloon.games.fliptown.state import Fliptown

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


def metrics(c: Fliptown) -> list[Metric]:
    """What is counted; characters where there are any."""
    if not c.characters:
        return METRICS
    character = Metric("character", CHOICE, CHARACTER_IDS, "character")
    return [*METRICS, character, Metric("points_character", POINTS)]


def measure(c: Fliptown, s: State, events: list[Event]) -> list[list[int]]:
    """Nearly all from the final table; poker, fines and what a shovel brought from what happened.

    The town has all stars that come from nowhere else: those of its signs and shops, and the bank's.
    """
    count = len(metrics(c))
    rows = tally(c.players, count)
    _count(c, events, rows)
    for seat in range(c.players):
        row = rows[seat]
        row[TRAIL] = _printed_stars(c, s, seat, int(TRAIL))
        row[BADLANDS] = _robbery_stars(c, s, seat)
        row[MINE] = _printed_stars(c, s, seat, int(MINE))
        row[CEMETERY] += _link_stars(c, s, seat)
        for place in range(OPEN_BOUNTIES):
            row[POINTS_BOUNTIES] += c.rows.get(s, seat, BOUNTY_STARS + place)
        if c.characters:
            row[POINTS_CHARACTER] = c.box.start_of(c.character(s, seat), STARS)
        row[TOWN] = c.rows.get(s, seat, STARS) - sum(row)
        hotel = c.box.hotel[c.rows.get(s, seat, STAYS)]
        row[TOWN] += hotel
        row[MINE] += silver(c, s, seat) - hotel
        row[POINTS_MONEY] = c.rows.get(s, seat, MONEY) // c.box.money_per_point
        row[POINTS_GOLD] = c.rows.get(s, seat, GOLD) // c.box.gold_per_point
        for area in range(AREAS):
            row[SPACES + area] = c.rows.circled_in(s, seat, area)
        row[SPACES + CEMETERY] -= 1  # nobody has to visit the tombstone in the middle (FT-S3)
        row[WANTED_LEFT] = c.rows.get(s, seat, WANTED)
        row[ARRESTED] = c.rows.get(s, seat, ARRESTS)
        row[POKER_HAND] = max(c.rows.get(s, seat, HANDS + number) for number in range(ROUNDS)) - 1
        if c.characters:
            row[CHARACTER] = c.character(s, seat)
    return rows


def _count(c: Fliptown, events: list[Event], rows: list[list[int]]) -> None:
    """What hands paid, what fines took, and a star for every grave of a player who has a shovel (FT-CE3).

    What a player does in a turn is told twice unless one plays alone: at once to the player, and when all are
    done to everybody else. Only the first is in the right order.
    """
    shovels = [False] * len(rows)
    for event in events:
        name = event.kind.name
        digits = event.digits
        at_once = c.solo or event.audience >= 0
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


def _printed_stars(c: Fliptown, s: State, seat: int, area: int) -> int:
    """FT-TR5, FT-MI5: the stars printed in the circled spaces of an area."""
    stars = 0
    for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1]):
        if c.rows.is_circled(s, seat, area, space - FIRST_SPACE[area]):
            stars += c.box.gain[space * RESOURCES + STARS]
    return stars


def _robbery_stars(c: Fliptown, s: State, seat: int) -> int:
    """FT-BL5, FT-BL6: all stars of a target that was robbed, half of those where the robbery failed."""
    stars = 0
    first = FIRST_SPACE[BADLANDS]
    for target in range(FIRST_SPACE[BADLANDS + 1] - first):
        if c.rows.is_circled(s, seat, BADLANDS, target):
            printed = c.box.gain[(first + target) * RESOURCES + STARS]
            robbed = c.rows.get(s, seat, SUCCESSES) & BIT[target] != 0
            stars += printed if robbed else printed // 2
    return stars


def _link_stars(c: Fliptown, s: State, seat: int) -> int:
    """FT-CE4: the stars of all links between circled tombstones."""
    stars = 0
    circled = c.rows.get(s, seat, CIRCLED + CEMETERY)
    for link in range(LINKS):
        if circled & c.box.link_mask[link] == c.box.link_mask[link]:
            stars += c.box.link_gain[link * RESOURCES + STARS]
    return stars
