"""Powers: when effects of cards, equipment and characters work, and what sets them off (WL-G10 to WL-G14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.rules import asking, effects
from saloon.games.western_legends.table import WesternLegends

USED_TURN: Final[i64] = 1
USED_ACTION: Final[i64] = 2


def works(t: WesternLegends, s: State, player: i64, source: i64, entry: i64, vs: i64 = codes.VS_ALL) -> bool:
    """Whether an effect works for its player now, by its needs and limits."""
    box = t.box
    if box.entry_vs[entry] & vs == 0:
        return False
    limit = box.entry_limit[entry]
    if limit == codes.LIMIT_TURN and t.used.get(s, source) & USED_TURN != 0:
        return False
    if limit == codes.LIMIT_ACTION and t.used.get(s, source) & USED_ACTION != 0:
        return False
    if box.entry_wounds[entry] > t.people.wounds.get(s, player):
        return False
    space = t.space_of(s, player)
    if box.entry_outside[entry] == 1 and (space >= ids.SPACES or box.in_town[space] == 1):
        return False
    if box.entry_types[entry] != 0:
        kind = t.kind_at(s, player)
        if kind < 0 or (box.entry_types[entry] >> kind) & 1 == 0:
            return False
    return box.entry_other[entry] == 0 or has_company(t, s, player, True)


def has_company(t: WesternLegends, s: State, player: i64, with_man: bool) -> bool:
    """Whether another character stands on a player's space."""
    space = t.space_of(s, player)
    for other in range(t.players):
        if other != player and t.space_of(s, other) == space:
            return True
    return with_man and t.with_man and t.table.man_space.get(s) == space


def run_program(t: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> None:
    """Carry out a program of steps next; it concerns this player."""
    if node != 0:
        s.push(effects.PROGRAM, player, node, cause)


def run_entry(t: WesternLegends, s: State, player: i64, source: i64, entry: i64) -> None:
    """Carry out an effect next, and remember that it was used."""
    if t.box.entry_limit[entry] != codes.LIMIT_NONE:
        t.used.set(s, source, t.used.get(s, source) | USED_TURN | USED_ACTION)
    if t.box.op[t.box.entry_do[entry]] != codes.OP_MAY:
        tell_ability(s, player, source)
    run_program(t, s, player, t.box.entry_do[entry], fields.BY_SOURCE + source)


def tell_ability(s: State, player: i64, source: i64) -> None:
    """Everybody hears that an ability is used; of an exchange, which can be declined, when it is made."""
    if source >= codes.SOURCE_CHARACTER:
        s.tell(actions.USED_ABILITY, player, source - codes.SOURCE_CHARACTER)


def begin_action_limits(t: WesternLegends, s: State) -> None:
    """WL-R70: what works once per action works again."""
    cells = s.cells
    for at in range(t.used.base, t.used.base + codes.SOURCES):
        cells[at] &= USED_TURN


def set_off(t: WesternLegends, s: State, player: i64, moment: i64, vs: i64 = codes.VS_ALL) -> None:
    """All effects of a player for a moment: ability, weapon, mount and items, in this order.

    What is optional is asked; what is automatic happens. Pushed in reverse, so that the ability comes first.
    """
    for item in range(ids.EQUIPMENT - 1, ids.FIRST_ITEM - 1, -1):
        if t.owns(s, player, item):
            _set_off_source(t, s, player, codes.SOURCE_EQUIPMENT + item * 2, moment, vs)
    mount = t.people.mount.get(s, player)
    if mount >= 0:
        _set_off_source(t, s, player, codes.SOURCE_EQUIPMENT + t.side_of_item(s, player, mount), moment, vs)
    _set_off_source(t, s, player, t.weapon_source(s, player), moment, vs)
    _set_off_source(t, s, player, t.ability_source(s, player), moment, vs)


def _set_off_source(t: WesternLegends, s: State, player: i64, source: i64, moment: i64, vs: i64) -> None:
    entry = t.entry(source, moment)
    while entry != 0:
        if works(t, s, player, source, entry, vs):
            if t.box.entry_optional[entry] == 0:
                run_entry(t, s, player, source, entry)
            elif asking.may_ask(t, s, player, actions.OPTIONAL_ABILITY):
                if t.box.op[t.box.entry_do[entry]] == codes.OP_MAY:  # an exchange asks by itself
                    run_entry(t, s, player, source, entry)
                else:
                    s.push(effects.ABILITY, player, entry, source)
        entry = t.box.entry_next[entry]
