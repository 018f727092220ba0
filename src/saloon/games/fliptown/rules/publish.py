"""What everybody learns when all are done: FT-T5, FT-HI6, FT-HI8, FT-R39."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.fliptown.actions import (
    ABILITY_USED,
    ASSIGNED,
    BOUGHT,
    BOUNTY_MET,
    CIRCLED,
    CLAIMED,
    CROSSED,
    FAILED,
    GAINED,
    PASSED,
    REVISITED,
    ROBBED,
    SPENT,
    SUIT_CHANGED,
    VALUE_CHANGED,
)
from saloon.games.fliptown.names import HOTEL_STAY, ITEMS, RESOURCES, TARGETS, WANTED
from saloon.games.fliptown.rows import (
    BEFORE,
    BEFORE_CLAIMS,
    BEFORE_ITEMS,
    BEFORE_STAYS,
    BEFORE_USES,
    BIT,
    BOUNTIES_MET,
    BOUNTY_STARS,
    CLAIMED_SHAPES,
    MOST_CLAIMS,
    OWNED,
    REVISIT,
    STAYS,
    SUCCESSES,
    SUIT_GOLD,
    SUIT_NOW,
    SUIT_PLACE,
    USES,
    VALUE_GOLD,
    VALUE_NOW,
    VALUE_PLACE,
)
from saloon.games.fliptown.rules.spaces import robbery_card
from saloon.games.fliptown.state import OPEN_BOUNTIES, Fliptown

FIRST_TARGET: Final[i64] = 13


def tell_turn(c: Fliptown, s: State, seat: i64) -> None:
    """All that a player did in a turn: the cards and what they counted as, the spaces, and what changed."""
    rows = c.rows
    suit = rows.get(s, seat, SUIT_PLACE) - 1
    value = rows.get(s, seat, VALUE_PLACE) - 1
    s.retell(ASSIGNED, seat, c.lineup.at(s, suit), c.lineup.at(s, value), c.lineup.at(s, 3 - suit - value))
    if rows.get(s, seat, SUIT_GOLD) > 0:
        s.retell(SUIT_CHANGED, seat, rows.get(s, seat, SUIT_NOW) - 1, rows.get(s, seat, SUIT_GOLD) - 1)
    if rows.get(s, seat, VALUE_GOLD) > 0:
        s.retell(VALUE_CHANGED, seat, rows.get(s, seat, VALUE_NOW) - 1, rows.get(s, seat, VALUE_GOLD) - 1)
    tell_uses(c, s, seat)
    _tell_spaces(c, s, seat)
    tell_changes(c, s, seat)


def tell_uses(c: Fliptown, s: State, seat: i64) -> None:
    """FT-CH2: whether a player used an ability."""
    for _use in range(c.rows.get(s, seat, USES), c.rows.get(s, seat, BEFORE_USES)):
        s.retell(ABILITY_USED, seat, c.character(s, seat))


def _tell_spaces(c: Fliptown, s: State, seat: i64) -> None:
    """Where a player was, in that order; or that there was nothing to do (FT-R6)."""
    journal = c.rows.journal(s, seat)
    if not journal:
        s.retell(PASSED, seat)
    robberies: i64 = 0
    for entry in journal:
        if entry >= REVISIT:
            s.retell(REVISITED, seat, entry - REVISIT)
            continue
        space: i64 = entry - 1
        target: i64 = space - FIRST_TARGET
        if 0 <= target < TARGETS:
            card = robbery_card(c, s, seat, robberies)
            robberies += 1
            worked = c.rows.get(s, seat, SUCCESSES) & BIT[target] != 0
            s.retell(ROBBED if worked else FAILED, seat, space, card)
        else:
            s.retell(CIRCLED, seat, space)


def tell_changes(c: Fliptown, s: State, seat: i64) -> None:
    """What a player got and gave, all in all: things, lots, bounties and resources."""
    rows = c.rows
    bought: i64 = rows.get(s, seat, OWNED) - rows.get(s, seat, BEFORE_ITEMS)
    for item in range(ITEMS):
        if bought & BIT[item] != 0:
            s.retell(BOUGHT, seat, item)
    for _stay in range(rows.get(s, seat, BEFORE_STAYS), rows.get(s, seat, STAYS)):
        s.retell(BOUGHT, seat, HOTEL_STAY)
    for place in range(rows.get(s, seat, BEFORE_CLAIMS), MOST_CLAIMS):
        claim = rows.get(s, seat, CLAIMED_SHAPES + place)
        if claim > 0:
            s.retell(CLAIMED, seat, claim - 1)
    for place in range(OPEN_BOUNTIES):
        if rows.get(s, seat, BOUNTIES_MET) & BIT[place] != 0:
            s.retell(BOUNTY_MET, seat, c.bounties.get(s, place) - 1, rows.get(s, seat, BOUNTY_STARS + place))
    for resource in range(RESOURCES):
        change: i64 = rows.get(s, seat, resource) - rows.get(s, seat, BEFORE + resource)
        if change > 0:
            s.retell(GAINED, seat, resource, change)
        elif change < 0 and resource == WANTED:
            s.retell(CROSSED, seat, -change)
        elif change < 0:
            s.retell(SPENT, seat, resource, -change)
