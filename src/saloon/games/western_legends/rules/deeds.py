"""Deeds: what stories and goals ask for, noted when it happens (WL-R16, WL-R63, WL-R65)."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.codes import (
    C_CARDS,
    C_CATTLE,
    C_CLASS,
    C_COLOUR,
    C_FIGHT,
    C_HAND,
    C_HOW,
    C_ITEM,
    C_ITEMS,
    C_KIND,
    C_MARSHAL,
    C_MAX_WOUNDS,
    C_MIN,
    C_MIN_WOUNDS,
    C_MONEY,
    C_NUGGETS,
    C_OWNS,
    C_OWNS_CLASS,
    C_PLACES,
    C_POINTS,
    C_RESOURCE,
    C_RESULT,
    C_UPGRADED,
    C_UPGRADED_CLASS,
    C_VS,
    C_WANTED,
    C_WOUNDS,
    COND_DISCARD_CARDS,
    COND_DISCARD_ITEM,
    COND_PAY,
    COND_POKER,
    COND_STATE,
    COND_WIN_FIGHT,
    CONDITION_COLUMNS,
)
from saloon.games.western_legends.ids import EQUIPMENT, FIRST_ITEM, FIRST_WEAPON, GOALS_EACH, NONE, SPACES
from saloon.games.western_legends.table import WesternLegends


def class_of(item: i64) -> i64:
    """Mount, weapon or item."""
    if item < FIRST_WEAPON:
        return 0
    return 1 if item < FIRST_ITEM else 2


def note(
    c: WesternLegends,
    s: State,
    player: i64,
    kind: i64,
    space: i64,
    amount: i64 = 0,
    detail: i64 = NONE,
    second: i64 = NONE,
    mask: i64 = 0,
) -> None:
    """Something happened that a condition of this kind may ask for.

    `amount` is compared with C_MIN, `detail` with C_HOW, C_CLASS, C_FIGHT or C_RESOURCE, `second` with
    C_RESULT and C_COLOUR, and `mask` with C_VS, C_POINTS or (as a number) C_HAND.
    """
    in_turn = player == c.active(s)
    if not in_turn and (not c.with_goals or kind not in (COND_WIN_FIGHT, COND_POKER)):
        return
    numbers = c.by_kind[kind]
    for i in range(len(numbers)):
        number = numbers[i]
        if _matches(c, s, player, number * CONDITION_COLUMNS, space, amount, detail, second, mask):
            if in_turn:
                c.met.set(s, number, 1)
            if c.with_goals and kind in (COND_WIN_FIGHT, COND_POKER):
                _note_goal(c, s, player, number)


def _note_goal(c: WesternLegends, s: State, player: i64, number: i64) -> None:
    """WL-R63: fights and games of poker that were won count for goals until the end of the own next turn."""
    first = c.character_of(s, player) * GOALS_EACH
    for goal in range(GOALS_EACH):
        if c.box.goal_condition[first + goal] == number:
            c.met_goals.set(s, player, goal, 1)


def _matches(
    c: WesternLegends,
    s: State,
    player: i64,
    row: i64,
    space: i64,
    amount: i64,
    detail: i64,
    second: i64,
    mask: i64,
) -> bool:
    """Whether a deed is what a condition asks for; each column is compared if it matters."""
    wants = c.box.conditions
    if not _fits_place(c, wants[row + C_PLACES], space):
        return False
    if wants[row + C_MIN] > amount:
        return False
    kind = wants[row + C_KIND]
    if wants[row + C_HOW] != NONE and wants[row + C_HOW] != detail:
        return False
    if wants[row + C_CLASS] != NONE and wants[row + C_CLASS] != detail:
        return False
    if wants[row + C_FIGHT] != NONE and wants[row + C_FIGHT] != detail:
        return False
    if wants[row + C_RESOURCE] != NONE and wants[row + C_RESOURCE] != detail:
        return False
    if wants[row + C_RESULT] != NONE and wants[row + C_RESULT] != second:
        return False
    if wants[row + C_COLOUR] != NONE and wants[row + C_COLOUR] != second:
        return False
    if wants[row + C_VS] != NONE and wants[row + C_VS] & mask == 0:
        return False
    if wants[row + C_POINTS] != NONE and wants[row + C_POINTS] & mask == 0:
        return False
    if wants[row + C_HAND] > mask and kind == COND_POKER:
        return False
    if kind == COND_WIN_FIGHT:
        wounds = c.people.wounds.get(s, player)
        if wants[row + C_MIN_WOUNDS] > wounds:
            return False
        if wants[row + C_MAX_WOUNDS] != NONE and wants[row + C_MAX_WOUNDS] < wounds:
            return False
    return True


def _fits_place(c: WesternLegends, places: i64, space: i64) -> bool:
    return places == NONE or (space < SPACES and c.box.place_sets[places * SPACES + space] == 1)


def fulfils(c: WesternLegends, s: State, player: i64, number: i64) -> bool:
    """Whether the player whose turn it is fulfils a condition, or can pay for it, now (WL-R16, WL-R17)."""
    wants = c.box.conditions
    row = number * CONDITION_COLUMNS
    kind = wants[row + C_KIND]
    if kind == COND_STATE:
        return _is_so(c, s, player, row)
    if kind < COND_PAY:
        return c.met.get(s, number) == 1
    if not _fits_place(c, wants[row + C_PLACES], c.people.space.get(s, player)):
        return False
    if kind == COND_PAY:
        return c.people.money.get(s, player) >= wants[row + C_MONEY]
    if kind == COND_DISCARD_CARDS:
        return c.hands.size_of(s, player) >= wants[row + C_MIN]
    assert kind == COND_DISCARD_ITEM
    item = wants[row + C_ITEM]
    return c.items_of(s, player) > 0 if item == NONE else c.owns(s, player, item)


def _is_so(c: WesternLegends, s: State, player: i64, row: i64) -> bool:
    """A condition on the position: all of it must hold."""
    wants = c.box.conditions
    people = c.people
    return (
        _fits_place(c, wants[row + C_PLACES], people.space.get(s, player))
        and people.marshal.get(s, player) >= wants[row + C_MARSHAL]
        and people.wanted.get(s, player) >= wants[row + C_WANTED]
        and people.nuggets.get(s, player) >= wants[row + C_NUGGETS]
        and people.wounds.get(s, player) >= wants[row + C_WOUNDS]
        and (c.cattle.get(s, player) != NONE or wants[row + C_CATTLE] < 1)
        and c.items_of(s, player) >= wants[row + C_ITEMS]
        and c.hands.size_of(s, player) >= wants[row + C_CARDS]
        and _owns_all(c, s, player, wants[row + C_OWNS], 1)
        and _owns_all(c, s, player, wants[row + C_UPGRADED], 2)
        and _owns_one(c, s, player, wants[row + C_OWNS_CLASS], 1)
        and _owns_one(c, s, player, wants[row + C_UPGRADED_CLASS], 2)
    )


def _owns_all(c: WesternLegends, s: State, player: i64, mask: i64, least: i64) -> bool:
    if mask == NONE:
        return True
    for item in range(EQUIPMENT):
        if (mask >> item) & 1 == 1 and c.owned_items.get(s, player, item) < least:
            return False
    return True


def _owns_one(c: WesternLegends, s: State, player: i64, kind: i64, least: i64) -> bool:
    if kind == NONE:
        return True
    for item in range(EQUIPMENT):
        if class_of(item) == kind and c.owned_items.get(s, player, item) >= least:
            return True
    return False
