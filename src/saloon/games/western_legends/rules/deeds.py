"""Deeds: what stories and goals ask for, noted when it happens (WL-R16, WL-R63, WL-R65)."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.table import WesternLegends


def class_of(item: i64) -> i64:
    """Mount, weapon or item."""
    if item < ids.FIRST_WEAPON:
        return 0
    return 1 if item < ids.FIRST_ITEM else 2


def note(
    t: WesternLegends,
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
    in_turn = player == t.active(s)
    if not in_turn and (not t.with_goals or kind not in (codes.COND_WIN_FIGHT, codes.COND_POKER)):
        return
    numbers = t.by_kind[kind]
    for i in range(len(numbers)):
        number = numbers[i]
        if _matches(t, s, player, number * codes.CONDITION_COLUMNS, space, amount, detail, second, mask):
            if in_turn:
                t.met.set(s, number, 1)
            if t.with_goals and kind in (codes.COND_WIN_FIGHT, codes.COND_POKER):
                _note_goal(t, s, player, number)


def _note_goal(t: WesternLegends, s: State, player: i64, number: i64) -> None:
    """WL-R63: fights and games of poker count for goals until the end of the winner's next turn."""
    first = t.character_of(s, player) * ids.GOALS_EACH
    for goal in range(ids.GOALS_EACH):
        if t.box.goal_condition[first + goal] == number:
            t.met_goals.set(s, player, goal, 1)


def _matches(
    t: WesternLegends,
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
    wants = t.box.conditions
    if not _fits_place(t, wants[row + codes.C_PLACES], space):
        return False
    if wants[row + codes.C_MIN] > amount:
        return False
    kind = wants[row + codes.C_KIND]
    if wants[row + codes.C_HOW] != NONE and wants[row + codes.C_HOW] != detail:
        return False
    if wants[row + codes.C_CLASS] != NONE and wants[row + codes.C_CLASS] != detail:
        return False
    if wants[row + codes.C_FIGHT] != NONE and wants[row + codes.C_FIGHT] != detail:
        return False
    if wants[row + codes.C_RESOURCE] != NONE and wants[row + codes.C_RESOURCE] != detail:
        return False
    if wants[row + codes.C_RESULT] != NONE and wants[row + codes.C_RESULT] != second:
        return False
    if wants[row + codes.C_COLOUR] != NONE and wants[row + codes.C_COLOUR] != second:
        return False
    if wants[row + codes.C_VS] != NONE and wants[row + codes.C_VS] & mask == 0:
        return False
    if wants[row + codes.C_POINTS] != NONE and wants[row + codes.C_POINTS] & mask == 0:
        return False
    if wants[row + codes.C_HAND] > mask and kind == codes.COND_POKER:
        return False
    if kind == codes.COND_WIN_FIGHT:
        wounds = t.people.wounds.get(s, player)
        if wants[row + codes.C_MIN_WOUNDS] > wounds:
            return False
        if wants[row + codes.C_MAX_WOUNDS] != NONE and wants[row + codes.C_MAX_WOUNDS] < wounds:
            return False
    return True


def _fits_place(t: WesternLegends, places: i64, space: i64) -> bool:
    return places == NONE or (space < ids.SPACES and t.box.place_sets[places * ids.SPACES + space] == 1)


def fulfils(t: WesternLegends, s: State, player: i64, number: i64) -> bool:
    """Whether the player whose turn it is fulfils a condition, or can pay for it, now (WL-R16, WL-R17)."""
    wants = t.box.conditions
    row = number * codes.CONDITION_COLUMNS
    kind = wants[row + codes.C_KIND]
    if kind == codes.COND_STATE:
        return _is_so(t, s, player, row)
    if kind < codes.COND_PAY:
        return t.met.get(s, number) == 1
    if not _fits_place(t, wants[row + codes.C_PLACES], t.people.space.get(s, player)):
        return False
    if kind == codes.COND_PAY:
        return t.people.money.get(s, player) >= wants[row + codes.C_MONEY]
    if kind == codes.COND_DISCARD_CARDS:
        return t.hands.size_of(s, player) >= wants[row + codes.C_MIN]
    assert kind == codes.COND_DISCARD_ITEM
    item = wants[row + codes.C_ITEM]
    return t.items_of(s, player) > 0 if item == NONE else t.owns(s, player, item)


def _is_so(t: WesternLegends, s: State, player: i64, row: i64) -> bool:
    """A condition on the position: all of it must hold."""
    wants = t.box.conditions
    people = t.people
    return (
        _fits_place(t, wants[row + codes.C_PLACES], people.space.get(s, player))
        and people.marshal.get(s, player) >= wants[row + codes.C_MARSHAL]
        and people.wanted.get(s, player) >= wants[row + codes.C_WANTED]
        and people.nuggets.get(s, player) >= wants[row + codes.C_NUGGETS]
        and people.wounds.get(s, player) >= wants[row + codes.C_WOUNDS]
        and (t.cattle.get(s, player) != NONE or wants[row + codes.C_CATTLE] < 1)
        and t.items_of(s, player) >= wants[row + codes.C_ITEMS]
        and t.hands.size_of(s, player) >= wants[row + codes.C_CARDS]
        and _owns_all(t, s, player, wants[row + codes.C_OWNS], 1)
        and _owns_all(t, s, player, wants[row + codes.C_UPGRADED], 2)
        and _owns_one(t, s, player, wants[row + codes.C_OWNS_CLASS], 1)
        and _owns_one(t, s, player, wants[row + codes.C_UPGRADED_CLASS], 2)
    )


def _owns_all(t: WesternLegends, s: State, player: i64, mask: i64, least: i64) -> bool:
    if mask == NONE:
        return True
    for item in range(ids.EQUIPMENT):
        if (mask >> item) & 1 == 1 and t.owned_items.get(s, player, item) < least:
            return False
    return True


def _owns_one(t: WesternLegends, s: State, player: i64, kind: i64, least: i64) -> bool:
    if kind == NONE:
        return True
    for item in range(ids.EQUIPMENT):
        if class_of(item) == kind and t.owned_items.get(s, player, item) >= least:
            return True
    return False
