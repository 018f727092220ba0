"""Gaining and losing: FT-C5 to FT-C7, FT-R22, FT-BA1."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.fliptown import actions
from saloon.games.fliptown.components.names import MOST_TOOLS, PANS, WANTED
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import GAINED_BONUS
from saloon.games.fliptown.table import Fliptown


def min_of(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other


def max_of(one: i64, other: i64) -> i64:
    """The larger of two numbers."""
    return one if one > other else other


def gain(t: Fliptown, s: State, player: i64, resource: i64, amount: i64) -> None:
    """FT-C5 to FT-C7: circle icons; pans and hammers above four are lost (FT-R32)."""
    if amount <= 0:
        return
    if resource >= PANS:
        amount = min_of(amount, MOST_TOOLS - t.people.resources.get(s, player, resource))
        if amount <= 0:
            return
    else:
        t.people.gained.set(s, player, t.people.gained.get(s, player) | BIT[resource])
        if resource == WANTED:
            t.people.wanted_ever.move(s, player, amount)
    t.people.resources.move(s, player, resource, amount)
    s.tell(actions.GAINED, player, resource, amount)


def spend(t: Fliptown, s: State, player: i64, resource: i64, amount: i64) -> None:
    """FT-C5: cross out icons that are circled."""
    if amount <= 0:
        return
    assert t.people.resources.get(s, player, resource) >= amount, "nobody can spend what they do not have"
    t.people.resources.move(s, player, resource, -amount)
    s.tell(actions.SPENT, player, resource, amount)


def cross_out(t: Fliptown, s: State, player: i64, amount: i64) -> None:
    """FT-R22: cross out WANTED."""
    if amount <= 0:
        return
    t.people.wanted.move(s, player, -amount)
    s.tell(actions.CROSSED, player, amount)


def earn_bonus(t: Fliptown, s: State, player: i64, area: i64, where: i64) -> None:
    """FT-BA1: a bonus action is pending; `where` is the area in which it was printed, or NOTHING (FT-R13)."""
    t.people.pending.move(s, player, area, 1)
    t.people.gained.set(s, player, t.people.gained.get(s, player) | GAINED_BONUS)
    if where != NOTHING:
        t.people.bonus_from.set(s, player, t.people.bonus_from.get(s, player) | BIT[where])
    s.tell(actions.BONUS, player, area)
