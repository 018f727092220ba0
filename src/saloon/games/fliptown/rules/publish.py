"""What everybody learns when all are done: FT-T5, FT-HI6, FT-HI8, FT-R39."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.fliptown import actions
from saloon.games.fliptown.components.names import HOTEL_STAY, ITEMS, RESOURCES, TARGETS, WANTED
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import MOST_CLAIMS, OPEN_BOUNTIES, REVISIT
from saloon.games.fliptown.rules.spaces import robbery_card
from saloon.games.fliptown.table import Fliptown

FIRST_TARGET: Final[i64] = 13


def tell_turn(t: Fliptown, s: State, seat: i64) -> None:
    """All that a player did in a turn: the cards and what they counted as, the spaces, and what changed."""
    people = t.people
    suit = people.suit_place.get(s, seat)
    value = people.value_place.get(s, seat)
    s.retell(
        actions.ASSIGNED, seat, t.lineup.at(s, suit), t.lineup.at(s, value), t.lineup.at(s, 3 - suit - value)
    )
    if people.suit_gold.get(s, seat) != NOTHING:
        s.retell(actions.SUIT_CHANGED, seat, people.suit_now.get(s, seat), people.suit_gold.get(s, seat))
    if people.value_gold.get(s, seat) != NOTHING:
        s.retell(
            actions.VALUE_CHANGED, seat, people.value_now.get(s, seat) - 1, people.value_gold.get(s, seat)
        )
    tell_uses(t, s, seat)
    _tell_spaces(t, s, seat)
    tell_changes(t, s, seat)


def tell_uses(t: Fliptown, s: State, seat: i64) -> None:
    """FT-CH2: whether a player used an ability."""
    for _use in range(t.people.uses.get(s, seat), t.people.uses_before.get(s, seat)):
        s.retell(actions.ABILITY_USED, seat, t.people.character.get(s, seat))


def _tell_spaces(t: Fliptown, s: State, seat: i64) -> None:
    """Where a player was, in that order; or that there was nothing to do (FT-R6)."""
    journal = t.people.journal(s, seat)
    if not journal:
        s.retell(actions.PASSED, seat)
    robberies: i64 = 0
    for entry in journal:
        if entry >= REVISIT:
            s.retell(actions.REVISITED, seat, entry - REVISIT)
            continue
        space: i64 = entry - 1
        target: i64 = space - FIRST_TARGET
        if 0 <= target < TARGETS:
            card = robbery_card(t, s, seat, robberies)
            robberies += 1
            worked = t.people.successes.get(s, seat) & BIT[target] != 0
            s.retell(actions.ROBBED if worked else actions.FAILED, seat, space, card)
        else:
            s.retell(actions.CIRCLED, seat, space)


def tell_changes(t: Fliptown, s: State, seat: i64) -> None:
    """What a player got and gave, all in all: things, lots, bounties and resources."""
    people = t.people
    bought: i64 = people.owned.get(s, seat) - people.owned_before.get(s, seat)
    for item in range(ITEMS):
        if bought & BIT[item] != 0:
            s.retell(actions.BOUGHT, seat, item)
    for _stay in range(people.stays_before.get(s, seat), people.stays.get(s, seat)):
        s.retell(actions.BOUGHT, seat, HOTEL_STAY)
    for place in range(people.claims_before.get(s, seat), MOST_CLAIMS):
        claim = people.claims.get(s, seat, place)
        if claim != NOTHING:
            s.retell(actions.CLAIMED, seat, claim)
    for place in range(OPEN_BOUNTIES):
        if people.bounties_met.get(s, seat) & BIT[place] != 0:
            s.retell(actions.BOUNTY_MET, seat, t.bounty_at(s, place), people.bounty_stars.get(s, seat, place))
    for resource in range(RESOURCES):
        change: i64 = people.resources.get(s, seat, resource) - people.before.get(s, seat, resource)
        if change > 0:
            s.retell(actions.GAINED, seat, resource, change)
        elif change < 0 and resource == WANTED:
            s.retell(actions.CROSSED, seat, -change)
        elif change < 0:
            s.retell(actions.SPENT, seat, resource, -change)
