"""Powers: when effects of cards, equipment and characters work, and what sets them off (WL-G10 to WL-G14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.actions import OPTIONAL_ABILITY, USED_ABILITY
from saloon.games.western_legends.codes import (
    LIMIT_ACTION,
    LIMIT_NONE,
    LIMIT_TURN,
    OP_MAY,
    SOURCE_CHARACTER,
    SOURCE_EQUIPMENT,
    SOURCES,
    VS_ALL,
)
from saloon.games.western_legends.fields import BY_SOURCE
from saloon.games.western_legends.ids import EQUIPMENT, FIRST_ITEM, SPACES
from saloon.games.western_legends.rules.asking import may_ask
from saloon.games.western_legends.table import WesternLegends

USED_TURN: Final[i64] = 1
USED_ACTION: Final[i64] = 2


def works(c: WesternLegends, s: State, player: i64, source: i64, entry: i64, vs: i64 = VS_ALL) -> bool:
    """Whether an effect works for its player now, by its needs and limits."""
    box = c.box
    if box.entry_vs[entry] & vs == 0:
        return False
    limit = box.entry_limit[entry]
    if limit == LIMIT_TURN and c.used.get(s, source) & USED_TURN != 0:
        return False
    if limit == LIMIT_ACTION and c.used.get(s, source) & USED_ACTION != 0:
        return False
    if box.entry_wounds[entry] > c.people.wounds.get(s, player):
        return False
    space = c.space_of(s, player)
    if box.entry_outside[entry] == 1 and (space >= SPACES or box.in_town[space] == 1):
        return False
    if box.entry_types[entry] != 0:
        kind = c.kind_at(s, player)
        if kind < 0 or (box.entry_types[entry] >> kind) & 1 == 0:
            return False
    return box.entry_other[entry] == 0 or has_company(c, s, player, True)


def has_company(c: WesternLegends, s: State, player: i64, with_man: bool) -> bool:
    """Whether another character stands on a player's space."""
    space = c.space_of(s, player)
    for other in range(c.players):
        if other != player and c.space_of(s, other) == space:
            return True
    return with_man and c.with_man and c.table.man_space.get(s) == space


def run_entry(c: WesternLegends, s: State, player: i64, source: i64, entry: i64) -> None:
    """Carry out an effect next, and remember that it was used."""
    if c.box.entry_limit[entry] != LIMIT_NONE:
        c.used.set(s, source, c.used.get(s, source) | USED_TURN | USED_ACTION)
    if c.box.op[c.box.entry_do[entry]] != OP_MAY:
        tell_ability(s, player, source)
    c.run_program(s, player, c.box.entry_do[entry], BY_SOURCE + source)


def tell_ability(s: State, player: i64, source: i64) -> None:
    """Everybody hears that an ability is used; of an exchange, which can be declined, when it is made."""
    if source >= SOURCE_CHARACTER:
        s.tell(USED_ABILITY, player, source - SOURCE_CHARACTER)


def begin_action_limits(c: WesternLegends, s: State) -> None:
    """WL-R70: what works once per action works again."""
    cells = s.cells
    for at in range(c.used.base, c.used.base + SOURCES):
        cells[at] &= USED_TURN


def set_off(c: WesternLegends, s: State, player: i64, moment: i64, vs: i64 = VS_ALL) -> None:
    """All effects of a player for a moment: ability, weapon, mount and items, in this order.

    What is optional is asked; what is automatic happens. Pushed in reverse, so that the ability comes first.
    """
    for item in range(EQUIPMENT - 1, FIRST_ITEM - 1, -1):
        if c.owns(s, player, item):
            _set_off_source(c, s, player, SOURCE_EQUIPMENT + item * 2, moment, vs)
    mount = c.people.mount.get(s, player)
    if mount >= 0:
        _set_off_source(c, s, player, SOURCE_EQUIPMENT + c.side_of_item(s, player, mount), moment, vs)
    _set_off_source(c, s, player, c.weapon_source(s, player), moment, vs)
    _set_off_source(c, s, player, c.ability_source(s, player), moment, vs)


def _set_off_source(c: WesternLegends, s: State, player: i64, source: i64, moment: i64, vs: i64) -> None:
    entry = c.entry(source, moment)
    while entry != 0:
        if works(c, s, player, source, entry, vs):
            if c.box.entry_optional[entry] == 0:
                run_entry(c, s, player, source, entry)
            elif may_ask(c, s, player, OPTIONAL_ABILITY):
                if c.box.op[c.box.entry_do[entry]] == OP_MAY:  # an exchange asks by itself
                    run_entry(c, s, player, source, entry)
                else:
                    s.push(c.ability, player, entry, source)
        entry = c.box.entry_next[entry]
