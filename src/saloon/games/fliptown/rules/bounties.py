"""Bounties: FT-BY1 to FT-BY5."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.fliptown import actions
from saloon.games.fliptown.components import names
from saloon.games.fliptown.components.names import BADLANDS, CEMETERY, STARS, TOWN, TRAIL
from saloon.games.fliptown.masks import BIT, bits_set
from saloon.games.fliptown.people import OPEN_BOUNTIES
from saloon.games.fliptown.rules.gains import gain, min_of
from saloon.games.fliptown.table import Fliptown

NEEDED: Final[vec[i64]] = vec[i64]([4, 4, 5, 5, 9, 4, 5, 2, 9, 4, 30, 5])
"""How far one has to come for each bounty."""
TRAIL_BONUSES: Final[i64] = 0b1001_0010_0100
"""T3, T6, T9 and T12."""
TOWN_STARS: Final[i64] = 0b1010_0010_0110
"""The buildings 2, 3, 6, 10 and Q, which show a star."""
LAST_STOP: Final[i64] = 0b1_0000_0000_0000


def check_bounties(t: Fliptown, s: State, player: i64) -> None:
    """FT-BY1, FT-BY2, FT-R12: who meets a bounty for the first time gains its stars at once."""
    if t.solo:
        return
    for place in range(OPEN_BOUNTIES):
        bounty = t.bounty_at(s, place)
        if bounty == NOTHING or t.people.bounty_stars.get(s, player, place) > 0:
            continue
        if progress(t, s, player, bounty) >= NEEDED[bounty]:
            stars = t.box.bounty_later if t.turned.get(s, place) == 1 else t.box.bounty_first
            t.people.bounty_stars.set(s, player, place, stars)
            t.people.bounties_met.set(s, player, t.people.bounties_met.get(s, player) | BIT[place])
            s.tell(actions.BOUNTY_MET, player, bounty, stars)
            gain(t, s, player, STARS, stars)


def turn_bounties(t: Fliptown, s: State) -> None:
    """FT-BY3: bounties that somebody met in this turn are turned to their other side."""
    for place in range(OPEN_BOUNTIES):
        if t.bounty_at(s, place) == NOTHING or t.turned.get(s, place) == 1:
            continue
        for player in range(t.players):
            if t.people.bounty_stars.get(s, player, place) > 0:
                t.turned.set(s, place, 1)
                s.tell(actions.BOUNTY_TURNED, t.bounty_at(s, place))
                break


def progress(t: Fliptown, s: State, player: i64, bounty: i64) -> i64:
    """FT-BY5, FT-R13 to FT-R15: how far a player has come for a bounty, up to what it needs or beyond."""
    p = t.people
    if bounty == 0:
        least = p.circled_in(s, player, TRAIL)
        for area in range(BADLANDS, CEMETERY):
            least = min_of(least, p.circled_in(s, player, area))
        return least
    if bounty == 1:
        return bits_set(p.circled.get(s, player, TRAIL) & TRAIL_BONUSES)
    if bounty == 2:
        return p.pans.get(s, player) + p.hammers.get(s, player)
    if bounty == 3:
        return bits_set(p.circled.get(s, player, TOWN) & TOWN_STARS)
    if bounty == 4:
        return p.mine_gold.get(s, player)
    if bounty == 5:
        return groups_met(t, p.circled.get(s, player, BADLANDS))
    if bounty == 6:
        return p.circled_in(s, player, CEMETERY) - 1
    if bounty == 7:
        if p.circled.get(s, player, TRAIL) & LAST_STOP != 0:
            return 2
        return _outlaws(p.owned.get(s, player))
    if bounty == 8:
        return p.wanted.get(s, player)
    if bounty == 9:
        return _things(p.owned.get(s, player), p.pans.get(s, player), p.hammers.get(s, player))
    if bounty == 10:
        money = p.money.get(s, player)
        gold = 2 * p.gold.get(s, player)
        return money if money > gold else gold
    return bits_set(p.bonus_from.get(s, player))


def groups_met(t: Fliptown, targets: i64) -> i64:
    """How many kinds of targets have a circled one."""
    count: i64 = 0
    for group in range(4):
        count += targets & t.box.group_mask[group] != 0
    return count


def _outlaws(items: i64) -> i64:
    """BO8: how many outlaws a player hunts."""
    count: i64 = 0
    count += items & BIT[names.OUTLAW_J] != 0
    count += items & BIT[names.OUTLAW_Q] != 0
    count += items & BIT[names.OUTLAW_K] != 0
    return count


def _things(items: i64, pans: i64, hammers: i64) -> i64:
    """BO10, FT-R14: how many different things of the seven a player has; a rifle was a pistol before."""
    count: i64 = 0
    count += pans > 0
    count += hammers > 0
    count += items & BIT[names.TRAIL_HORSE] != 0
    count += items & BIT[names.UNDERTAKER] != 0
    count += items & BIT[names.BANDANA] != 0
    count += items & BIT[names.PICKAXE] != 0
    count += items & BIT[names.PISTOL] != 0
    return count
