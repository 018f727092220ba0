"""Entering spaces: sections 6 to 10 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.fliptown.actions import CIRCLED as CIRCLED_EVENT
from saloon.games.fliptown.actions import FAILED, LESS_WANTED, REVISITED, ROBBED
from saloon.games.fliptown.box import NO_BONUS
from saloon.games.fliptown.names import (
    BADLANDS,
    BANDANA,
    CEMETERY,
    GOLD,
    HAMMERS,
    LINKS,
    MINE,
    MONEY,
    MOST_TOOLS,
    PANS,
    PISTOL,
    RANKS,
    RESOURCES,
    RIFLE,
    SHOVEL,
    STARS,
    TOWN,
    TRAIL,
    UNDERTAKER,
    WANTED,
)
from saloon.games.fliptown.rows import (
    BIT,
    CIRCLED,
    DRAWN,
    MINE_GOLD,
    ONE_PUT_OFF,
    POSITION,
    PUT_OFF,
    REVISIT,
    SUCCESSES,
)
from saloon.games.fliptown.rules.gains import earn_bonus, gain
from saloon.games.fliptown.state import Fliptown


def enter_space(c: Fliptown, s: State, player: i64, area: i64, index: i64, wanted: i64) -> None:
    """FT-T11: circle a space and take what it brings; `wanted` says whether fewer WANTED are taken.

    What the space asks comes next, before all that already waits.
    """
    if area == TOWN:
        _visit(c, s, player, index)
        return
    space = c.box.first_space[area] + index
    s.cells[c.rows.row(player) + CIRCLED + area] |= BIT[index]
    c.rows.note(s, player, 1 + space)
    if area == BADLANDS:
        _rob(c, s, player, index, wanted)
        return
    s.tell(CIRCLED_EVENT, player, space)
    if area == TRAIL:
        c.rows.set(s, player, POSITION, index + 1)
    elif area == CEMETERY:
        _mourn(c, s, player, index, wanted)
        return
    elif area == MINE:
        s.cells[c.rows.row(player) + MINE_GOLD] += c.box.gain[space * RESOURCES + GOLD]
    take_rewards(c, s, player, area, space)


def take_rewards(c: Fliptown, s: State, player: i64, area: i64, space: i64) -> None:
    """FT-TR5, FT-TR8, FT-MI5, FT-R9: resources and WANTED, then what is asked, then bonus actions."""
    box = c.box
    for resource in range(RESOURCES):
        amount = box.gain[space * RESOURCES + resource]
        if amount > 0:
            gain(c, s, player, resource, amount)
    bonus = box.bonus[space]
    if bonus != NO_BONUS:
        earn_bonus(c, s, player, bonus, area)
    crossing = box.cross[space]
    if crossing > 0 and c.rows.get(s, player, WANTED) > 0:
        s.push(c.cross, player, crossing)
    if box.tool[space] == 1:
        _ask_for_tool(c, s, player)


def _ask_for_tool(c: Fliptown, s: State, player: i64) -> None:
    """FT-DE9, FT-R32: a pan or a hammer, if there is room for both kinds."""
    pans = c.rows.get(s, player, PANS) < MOST_TOOLS
    hammers = c.rows.get(s, player, HAMMERS) < MOST_TOOLS
    if pans and hammers:
        s.push(c.tool, player)
    elif pans:
        gain(c, s, player, PANS, 1)
    elif hammers:
        gain(c, s, player, HAMMERS, 1)


# -- the badlands --------------------------------------------------------------------------------------------


def gun_bonus(c: Fliptown, s: State, player: i64) -> i64:
    """FT-BL10, FT-TW9b: what the better gun adds to a robbery card."""
    if c.rows.owns(s, player, RIFLE):
        return c.box.rifle
    return c.box.pistol if c.rows.owns(s, player, PISTOL) else 0


def robbery_card(c: Fliptown, s: State, player: i64, number: i64) -> i64:
    """FT-BL4, FT-R11, FT-R43: a card of a player's share of the deck, or then of the shuffled discards.

    Everybody draws every so-many-th card, so that nobody's draw depends on what others do in the same turn.
    The cards stay where they are until all are done.
    """
    depth = number * c.players + player
    deck = c.deck.count(s)
    if depth < deck:
        return c.deck.at(s, deck - 1 - depth)
    return c.discards.at(s, c.discards.count(s) - 1 - (depth - deck))


def own_draws(c: Fliptown, s: State, player: i64) -> i64:
    """The robbery cards that a player has drawn in this turn, as a mask."""
    drawn: i64 = 0
    for number in range(c.rows.get(s, player, DRAWN)):
        drawn |= BIT[robbery_card(c, s, player, number)]
    return drawn


def _rob(c: Fliptown, s: State, player: i64, target: i64, wanted: i64) -> None:
    """FT-BL3 to FT-BL9: WANTED in any case, then the robbery card decides."""
    box = c.box
    cells = s.cells
    row = c.rows.row(player)
    space = box.first_space[BADLANDS] + target
    at = space * RESOURCES
    fewer: i64 = 1 if wanted == LESS_WANTED else 0
    gain(c, s, player, WANTED, box.gain[at + WANTED] - fewer)
    drawn = cells[row + DRAWN]
    card = robbery_card(c, s, player, drawn)
    cells[row + DRAWN] = drawn + 1
    s.reveal()
    value = card % RANKS + 1 + gun_bonus(c, s, player)
    if value >= target + 2:
        cells[row + SUCCESSES] |= BIT[target]
        s.tell(ROBBED, player, space, card)
        gain(c, s, player, STARS, box.gain[at + STARS])
        gain(c, s, player, MONEY, box.gain[at + MONEY])
    else:
        s.tell(FAILED, player, space, card)
        gain(c, s, player, STARS, box.gain[at + STARS] // 2)
    group = box.group_of[target]
    mask = box.group_mask[group]
    if cells[row + CIRCLED + BADLANDS] & mask == mask:
        earn_bonus(c, s, player, box.group_bonus[group], BADLANDS)


def can_take_less(c: Fliptown, s: State, player: i64, area: i64) -> bool:
    """FT-BL9, FT-CE2: whether a player may take fewer WANTED in an area."""
    if area == BADLANDS:
        return c.rows.owns(s, player, BANDANA)
    return area == CEMETERY and c.rows.owns(s, player, UNDERTAKER)


# -- the cemetery --------------------------------------------------------------------------------------------


def _mourn(c: Fliptown, s: State, player: i64, grave: i64, wanted: i64) -> None:
    """FT-CE2 to FT-CE6: WANTED, the shovel's star, and every link that is complete now."""
    box = c.box
    if wanted != LESS_WANTED:
        gain(c, s, player, WANTED, box.grave_wanted)
    if c.rows.owns(s, player, SHOVEL):
        gain(c, s, player, STARS, 1)
    circled = c.rows.get(s, player, CIRCLED + CEMETERY)
    for link in range(LINKS):
        mask = box.link_mask[link]
        if mask & BIT[grave] != 0 and circled & mask == mask:
            for resource in range(RESOURCES):
                amount = box.link_gain[link * RESOURCES + resource]
                if amount > 0:
                    gain(c, s, player, resource, amount)
            if box.link_bonus[link] != NO_BONUS:
                earn_bonus(c, s, player, box.link_bonus[link], CEMETERY)


# -- the town ------------------------------------------------------------------------------------------------


def _visit(c: Fliptown, s: State, player: i64, building: i64) -> None:
    """FT-TWa to FT-TWe: circle it on the first visit, which brings what the sign shows; then its effect."""
    from saloon.games.fliptown.rules.town import ask_effect, is_usable

    cells = s.cells
    row = c.rows.row(player)
    space = c.box.first_space[TOWN] + building
    if cells[row + CIRCLED + TOWN] & BIT[building] != 0:
        c.rows.note(s, player, REVISIT + building)
        s.tell(REVISITED, player, building)
        ask_effect(c, s, player, building, 0)
        return
    cells[row + CIRCLED + TOWN] |= BIT[building]
    c.rows.note(s, player, 1 + space)
    s.tell(CIRCLED_EVENT, player, space)
    may_wait: i64 = 0 if c.box.bonus[space] == NO_BONUS else 1
    if may_wait == 1 and not is_usable(c, s, player, building):
        # The reward on the sign may bring what the effect costs.
        cells[row + PUT_OFF] += ONE_PUT_OFF[building]
    else:
        ask_effect(c, s, player, building, may_wait)
    take_rewards(c, s, player, TOWN, space)
