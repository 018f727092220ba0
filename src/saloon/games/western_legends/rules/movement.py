"""Movement: section M of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED
from saloon.games.western_legends.actions import MOVED, STEP, STOP
from saloon.games.western_legends.codes import (
    AFTER_MOVE,
    COND_END_MOVE,
    COND_MOVE_SPACES,
    MOVE_ACTION,
    OWN_MOVEMENT,
)
from saloon.games.western_legends.ids import SALOON, SPACES, STORE
from saloon.games.western_legends.rules.asking import Asked
from saloon.games.western_legends.rules.book import M2, M4, M7, R67
from saloon.games.western_legends.rules.deeds import note
from saloon.games.western_legends.rules.fights import fight_bandit
from saloon.games.western_legends.rules.powers import run_entry, works
from saloon.games.western_legends.table import WesternLegends

BY_ACTION: Final[i64] = 1
BY_EFFECT: Final[i64] = 0


def can_cross(c: WesternLegends, s: State, player: i64) -> bool:
    """WL-M4: whether a player may cross the mesas."""
    return c.entry(c.ability_source(s, player), OWN_MOVEMENT) != 0


def enter_forbidden(c: WesternLegends, s: State, player: i64, to: i64, points: i64) -> i64:
    """The rule that keeps a player from entering a space next, with so many points left."""
    space = c.space_of(s, player)
    if to >= SPACES:
        if not can_cross(c, s, player) or points < 2 or space >= SPACES:
            return M4
        return ALLOWED if _borders(c, to, space) else M4
    if space >= SPACES:
        if not _borders(c, space, to):
            return M2
    elif c.box.distance[space * SPACES + to] != 1:
        return M2
    if to == c.table.sheriff.get(s) and c.is_outlaw(s, player):
        return M7
    return ALLOWED


def _borders(c: WesternLegends, mesa: i64, space: i64) -> bool:
    """Whether a space lies at a mesa."""
    around = c.box.neighbours[mesa]
    for i in range(len(around)):
        if around[i] == space:
            return True
    return False


def offer_steps(c: WesternLegends, s: State, player: i64, points: i64, choices: Choices) -> None:
    """All spaces that a player may enter next."""
    space = c.space_of(s, player)
    around = c.box.neighbours[space]
    for i in range(len(around)):
        to = around[i]
        if enter_forbidden(c, s, player, to, points) == ALLOWED:
            choices.offer(STEP.base + to)
    if points >= 2 and space < SPACES and can_cross(c, s, player):
        mesas = c.box.mesas_of[space]
        for i in range(len(mesas)):
            choices.offer(STEP.base + mesas[i])


def can_step(c: WesternLegends, s: State, player: i64) -> bool:
    """WL-R61: whether a player can enter any space at all."""
    around = c.box.neighbours[c.space_of(s, player)]
    for i in range(len(around)):
        if enter_forbidden(c, s, player, around[i], 1) == ALLOWED:
            return True
    return False


def enter(c: WesternLegends, s: State, player: i64, to: i64, by: i64) -> None:
    """WL-M2, WL-M8: a figure enters a space; a bandit there ends the movement."""
    points = c.turn.points.get(s) - 1
    c.people.space.set(s, player, to)
    s.tell(MOVED, player, to)
    if player == c.active(s):
        c.turn.spaces.move(s, 1)
        note(c, s, player, COND_MOVE_SPACES, to, c.turn.spaces.get(s))
    if to < SPACES and c.bandits.get(s, to) == 1:
        c.turn.points.set(s, 0)
        note(c, s, player, COND_END_MOVE, to)
        fight_bandit(c, s, player)
    elif points == 0:
        end_move(c, s, player, by)
    else:
        c.turn.points.set(s, points)
        s.push(c.moving, player, by)


def end_move(c: WesternLegends, s: State, player: i64, by: i64) -> None:
    """WL-M5, WL-R60: after a Move action, and only then, some cards and abilities can follow."""
    c.turn.points.set(s, 0)
    note(c, s, player, COND_END_MOVE, c.space_of(s, player))
    if by != BY_ACTION:
        return
    c.turn.after.set(s, True)
    c.turn.followed.set(s, False)
    c.turn.ability.set(s, False)
    source = c.ability_source(s, player)
    entry = c.entry(source, AFTER_MOVE)
    if entry != 0 and c.box.entry_optional[entry] == 0 and works(c, s, player, source, entry):
        run_entry(c, s, player, source, entry)


def begin_ride(c: WesternLegends, s: State, player: i64, spaces: i64) -> None:
    """A movement by an effect, which is no Move action; it enters at least one space (WL-R61)."""
    if can_step(c, s, player):
        c.turn.points.set(s, spaces)
        s.push(c.moving, player, BY_EFFECT, 1)


def travel_forbidden(c: WesternLegends, s: State, player: i64, to: i64) -> i64:
    """WL-R67: a Move action to a store or a saloon of the other town, for those who can do that."""
    source = c.ability_source(s, player)
    entry = c.entry(source, MOVE_ACTION)
    if entry == 0 or not works(c, s, player, source, entry):
        return R67
    kind = c.box.type_of[to]
    here = c.box.area_of[c.space_of(s, player)]
    if (kind != STORE and kind != SALOON) or c.box.area_of[to] == here:
        return R67
    if to == c.table.sheriff.get(s) and c.is_outlaw(s, player):
        return M7
    return ALLOWED


class Moving(Asked):
    """DEC-7, DEC-9: the next space or to stop; `a` tells a Move action, `b` is 1 before the first space."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "moving", M2, [STEP, STOP])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        b = s.b
        c = self.c
        offer_steps(c, s, player, c.turn.points.get(s), choices)
        if b == 0 and c.space_of(s, player) < SPACES:
            choices.offer(STOP.at())

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        """A space that cannot be entered is refused by the rule that says why."""
        if self.families.family(action) == STEP.number:
            to = action - STEP.base
            return enter_forbidden(self.c, s, player, to, self.c.turn.points.get(s))
        return super().forbids(t, s, player, action)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        if action == STOP.base:
            end_move(self.c, s, player, a)
        else:
            enter(self.c, s, player, action - STEP.base, a)
