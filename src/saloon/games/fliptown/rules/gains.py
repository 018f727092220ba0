"""Gaining and losing, and what is checked after it: FT-C5 to FT-C7, bounties (FT-BY1 to FT-BY5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.fliptown.actions import BONUS, BOUNTY_MET, BOUNTY_TURNED, CROSSED, GAINED, SPENT
from saloon.games.fliptown.names import (
    BADLANDS,
    BANDANA,
    CEMETERY,
    GOLD,
    HAMMERS,
    MONEY,
    MOST_TOOLS,
    OUTLAW_J,
    OUTLAW_K,
    OUTLAW_Q,
    PANS,
    PICKAXE,
    PISTOL,
    STARS,
    TOWN,
    TRAIL,
    TRAIL_HORSE,
    UNDERTAKER,
    WANTED,
)
from saloon.games.fliptown.rows import (
    BIT,
    BONUS_FROM,
    BOUNTIES_MET,
    BOUNTY_STARS,
    CIRCLED,
    GAINED_BONUS,
    GAINED_MASK,
    MINE_GOLD,
    OWNED,
    PENDING,
    WANTED_EVER,
    bits_set,
)
from saloon.games.fliptown.state import OPEN_BOUNTIES, Fliptown


def gain(c: Fliptown, s: State, player: i64, resource: i64, amount: i64) -> None:
    """FT-C5 to FT-C7: circle icons; pans and hammers above four are lost (FT-R32)."""
    if amount <= 0:
        return
    cells = s.cells
    row = c.rows.row(player)
    if resource >= PANS:
        room: i64 = MOST_TOOLS - cells[row + resource]
        if amount > room:
            amount = room
        if amount <= 0:
            return
    else:
        cells[row + GAINED_MASK] |= BIT[resource]
        if resource == WANTED:
            cells[row + WANTED_EVER] += amount
    cells[row + resource] += amount
    s.tell(GAINED, player, resource, amount)


def spend(c: Fliptown, s: State, player: i64, resource: i64, amount: i64) -> None:
    """FT-C5: cross out icons that are circled."""
    if amount <= 0:
        return
    at = c.rows.row(player) + resource
    assert s.cells[at] >= amount, "nobody can spend what they do not have"
    s.cells[at] -= amount
    s.tell(SPENT, player, resource, amount)


def cross_out(c: Fliptown, s: State, player: i64, amount: i64) -> None:
    """FT-R22: cross out WANTED."""
    if amount <= 0:
        return
    s.cells[c.rows.row(player) + WANTED] -= amount
    s.tell(CROSSED, player, amount)


def earn_bonus(c: Fliptown, s: State, player: i64, area: i64, where: i64) -> None:
    """FT-BA1: a bonus action is pending; `where` is the area in which it was printed, or -1 (FT-R13)."""
    cells = s.cells
    row = c.rows.row(player)
    cells[row + PENDING + area] += 1
    cells[row + GAINED_MASK] |= GAINED_BONUS
    if where >= 0:
        cells[row + BONUS_FROM] |= BIT[where]
    s.tell(BONUS, player, area)


# -- bounties ------------------------------------------------------------------------------------------------


def check_bounties(c: Fliptown, s: State, player: i64) -> None:
    """FT-BY1, FT-BY2, FT-R12: whoever meets a bounty for the first time gains its stars at once."""
    if c.solo:
        return
    cells = s.cells
    row = c.rows.row(player)
    for place in range(OPEN_BOUNTIES):
        bounty = c.bounties.get(s, place) - 1
        at = row + BOUNTY_STARS + place
        if bounty >= 0 and cells[at] == 0 and progress(c, s, player, bounty) >= NEEDED[bounty]:
            turned = c.turned.get(s, place) == 1
            stars = c.box.bounty_later if turned else c.box.bounty_first
            cells[at] = stars
            cells[row + BOUNTIES_MET] |= BIT[place]
            s.tell(BOUNTY_MET, player, bounty, stars)
            gain(c, s, player, STARS, stars)


def turn_bounties(c: Fliptown, s: State) -> None:
    """FT-BY3: bounties that somebody met in this turn are turned to their other side."""
    for place in range(OPEN_BOUNTIES):
        if c.bounties.get(s, place) == 0 or c.turned.get(s, place) == 1:
            continue
        for player in range(c.players):
            if c.rows.get(s, player, BOUNTY_STARS + place) > 0:
                c.turned.set(s, place, 1)
                s.tell(BOUNTY_TURNED, c.bounties.get(s, place) - 1)
                break


TRAIL_BONUSES: Final[i64] = 0b1001_0010_0100
"""T3, T6, T9 and T12."""
TOWN_STARS: Final[i64] = 0b1010_0010_0110
"""The buildings 2, 3, 6, 10 and Q, which show a star."""
LAST_STOP: Final[i64] = 0b1_0000_0000_0000


NEEDED: Final[vec[i64]] = vec[i64]([4, 4, 5, 5, 9, 4, 5, 2, 9, 4, 30, 5])
"""How far one has to come for each bounty."""


def progress(c: Fliptown, s: State, player: i64, bounty: i64) -> i64:
    """FT-BY5, FT-R13 to FT-R15: how far a player has come for a bounty, up to what it needs or beyond."""
    cells = s.cells
    row = c.rows.row(player)
    if bounty == 0:
        least = bits_set(cells[row + CIRCLED + TRAIL])
        for area in range(BADLANDS, CEMETERY):
            least = min_of(least, bits_set(cells[row + CIRCLED + area]))
        return least
    if bounty == 1:
        return bits_set(cells[row + CIRCLED + TRAIL] & TRAIL_BONUSES)
    if bounty == 2:
        return cells[row + PANS] + cells[row + HAMMERS]
    if bounty == 3:
        return bits_set(cells[row + CIRCLED + TOWN] & TOWN_STARS)
    if bounty == 4:
        return cells[row + MINE_GOLD]
    if bounty == 5:
        return groups_met(c, cells[row + CIRCLED + BADLANDS])
    if bounty == 6:
        return bits_set(cells[row + CIRCLED + CEMETERY]) - 1
    if bounty == 7:
        if cells[row + CIRCLED + TRAIL] & LAST_STOP != 0:
            return 2
        outlaws = cells[row + OWNED]
        count: i64 = 0
        count += outlaws & BIT[OUTLAW_J] != 0
        count += outlaws & BIT[OUTLAW_Q] != 0
        count += outlaws & BIT[OUTLAW_K] != 0
        return count
    if bounty == 8:
        return cells[row + WANTED]
    if bounty == 9:
        return _things(cells[row + OWNED], cells[row + PANS], cells[row + HAMMERS])
    if bounty == 10:
        money = cells[row + MONEY]
        gold = 2 * cells[row + GOLD]
        return money if money > gold else gold
    return bits_set(cells[row + BONUS_FROM])


def min_of(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other


def groups_met(c: Fliptown, targets: i64) -> i64:
    """How many kinds of targets have a circled one."""
    count: i64 = 0
    for group in range(4):
        count += targets & c.box.group_mask[group] != 0
    return count


def _things(items: i64, pans: i64, hammers: i64) -> i64:
    """BO10, FT-R14: how many different things of the seven a player has; a rifle was a pistol before."""
    count: i64 = 0
    count += pans > 0
    count += hammers > 0
    count += items & BIT[TRAIL_HORSE] != 0
    count += items & BIT[UNDERTAKER] != 0
    count += items & BIT[BANDANA] != 0
    count += items & BIT[PICKAXE] != 0
    count += items & BIT[PISTOL] != 0
    return count
