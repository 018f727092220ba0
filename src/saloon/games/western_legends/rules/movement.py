"""Movement: section M of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Family, Menu, State, Step, Verb0, Verb1
from saloon.games.western_legends import actions
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.rules import book, deeds, fights, powers
from saloon.games.western_legends.table import WesternLegends

BY_ACTION: Final[i64] = 1
BY_EFFECT: Final[i64] = 0


def can_cross(t: WesternLegends, s: State, player: i64) -> bool:
    """WL-M4: whether a player may cross the mesas."""
    return t.entry(t.ability_source(s, player), codes.OWN_MOVEMENT) != 0


def enter_forbidden(t: WesternLegends, s: State, player: i64, to: i64, points: i64) -> i64:
    """The rule that keeps a player from entering a space next, with so many points left."""
    space = t.space_of(s, player)
    if to >= ids.SPACES:
        if not can_cross(t, s, player) or points < 2 or space >= ids.SPACES:
            return book.NOBODY_ENTERS_THE_MESAS
        return ALLOWED if _borders(t, to, space) else book.NOBODY_ENTERS_THE_MESAS
    if space >= ids.SPACES:
        if not _borders(t, space, to):
            return book.ENTER_NEIGHBOURING_SPACES
    elif t.box.distance[space * ids.SPACES + to] != 1:
        return book.ENTER_NEIGHBOURING_SPACES
    if to == t.table.sheriff.get(s) and t.is_outlaw(s, player):
        return book.OUTLAWS_AVOID_THE_SHERIFF
    return ALLOWED


def _borders(t: WesternLegends, mesa: i64, space: i64) -> bool:
    """Whether a space lies at a mesa."""
    around = t.box.neighbours[mesa]
    for i in range(len(around)):
        if around[i] == space:
            return True
    return False


def offer_steps(t: WesternLegends, s: State, player: i64, points: i64, choices: Choices) -> None:
    """All spaces that a player may enter next."""
    space = t.space_of(s, player)
    around = t.box.neighbours[space]
    for i in range(len(around)):
        to = around[i]
        if enter_forbidden(t, s, player, to, points) == ALLOWED:
            choices.offer(actions.STEP.base + to)
    if points >= 2 and space < ids.SPACES and can_cross(t, s, player):
        mesas = t.box.mesas_of[space]
        for i in range(len(mesas)):
            choices.offer(actions.STEP.base + mesas[i])


def can_step(t: WesternLegends, s: State, player: i64) -> bool:
    """WL-R61: whether a player can enter any space at all."""
    around = t.box.neighbours[t.space_of(s, player)]
    for i in range(len(around)):
        if enter_forbidden(t, s, player, around[i], 1) == ALLOWED:
            return True
    return False


def enter(t: WesternLegends, s: State, player: i64, to: i64, by: i64) -> None:
    """WL-M2, WL-M8, WL-N18: a figure enters a space; a bandit there ends the movement with a fight.

    Nothing can follow that movement (WL-R60), so `end_move` is not called; the fight costs no action.
    """
    points = t.turn.points.get(s) - 1
    t.people.space.set(s, player, to)
    s.tell(actions.MOVED, player, to)
    if player == t.active(s):
        t.turn.spaces.move(s, 1)
        deeds.note(t, s, player, codes.COND_MOVE_SPACES, to, t.turn.spaces.get(s))
    if to < ids.SPACES and t.bandits.get(s, to) == 1:
        t.turn.points.set(s, 0)
        deeds.note(t, s, player, codes.COND_END_MOVE, to)
        fights.fight_bandit(t, s, player)
    elif points == 0:
        end_move(t, s, player, by)
    else:
        t.turn.points.set(s, points)
        s.push(MOVING, player, by)


def end_move(t: WesternLegends, s: State, player: i64, by: i64) -> None:
    """WL-M5, WL-R60: after a Move action, and only then, some cards and abilities can follow."""
    t.turn.points.set(s, 0)
    deeds.note(t, s, player, codes.COND_END_MOVE, t.space_of(s, player))
    if by != BY_ACTION:
        return
    t.turn.after.set(s, True)
    t.turn.followed.set(s, False)
    t.turn.ability.set(s, False)
    source = t.ability_source(s, player)
    entry = t.entry(source, codes.AFTER_MOVE)
    if entry != 0 and t.box.entry_optional[entry] == 0 and powers.works(t, s, player, source, entry):
        powers.run_entry(t, s, player, source, entry)


def begin_ride(t: WesternLegends, s: State, player: i64, spaces: i64) -> None:
    """A movement by an effect, which is no Move action; it enters at least one space (WL-R61)."""
    if can_step(t, s, player):
        t.turn.points.set(s, spaces)
        s.push(MOVING, player, BY_EFFECT, 1)


# -- what players choose --------


@final
class Enter(Verb1):
    """DEC-7, DEC-9: the next space; of a Move action that begins, or of the movement that goes on (`s.a`)."""

    def __init__(self, family: Family, *, begins: bool) -> None:
        super().__init__(family)
        self.begins: bool = begins

    def points(self, t: WesternLegends, s: State, me: i64) -> i64:
        """WL-M1: how far the figure can still go."""
        return t.movement_of(s, me) if self.begins else t.turn.points.get(s)

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        offer_steps(t, s, me, self.points(t, s, me), choices)

    def forbids(self, t: WesternLegends, s: State, me: i64, to: i64) -> i64:
        return enter_forbidden(t, s, me, to, self.points(t, s, me))

    def take(self, t: WesternLegends, s: State, me: i64, to: i64) -> None:
        t.turn.points.set(s, self.points(t, s, me))
        enter(t, s, me, to, BY_ACTION if self.begins else s.a)


@final
class Travel(Verb1):
    """WL-R67: a Move action to a store or a saloon of the other town, for those who can do that."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        if t.entry(t.ability_source(s, me), codes.MOVE_ACTION) != 0:
            for to in range(ids.SPACES):
                choices.offer_if(self.forbids(t, s, me, to) == ALLOWED, self.family.base + to)

    def forbids(self, t: WesternLegends, s: State, me: i64, to: i64) -> i64:
        source = t.ability_source(s, me)
        entry = t.entry(source, codes.MOVE_ACTION)
        if entry == 0 or not powers.works(t, s, me, source, entry):
            return book.MARYS_TRIP
        kind = t.box.type_of[to]
        here = t.box.area_of[t.space_of(s, me)]
        if (kind != ids.STORE and kind != ids.SALOON) or t.box.area_of[to] == here:
            return book.MARYS_TRIP
        if to == t.table.sheriff.get(s) and t.is_outlaw(s, me):
            return book.OUTLAWS_AVOID_THE_SHERIFF
        return ALLOWED

    def take(self, t: WesternLegends, s: State, me: i64, to: i64) -> None:
        """It enters one space and is a Move action."""
        t.people.space.set(s, me, to)
        s.tell(actions.MOVED, me, to)
        t.turn.spaces.move(s, 1)
        deeds.note(t, s, me, codes.COND_MOVE_SPACES, to, t.turn.spaces.get(s))
        end_move(t, s, me, BY_ACTION)


@final
class Stop(Verb0):
    """DEC-7, DEC-9: the movement ends here; not on a mesa, nor before its first space (`s.b` is 1)."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        may_stop = s.b == 0 and t.space_of(s, me) < ids.SPACES
        return ALLOWED if may_stop else book.ENTER_NEIGHBOURING_SPACES

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        end_move(t, s, me, s.a)


MOVING: Final[Step] = Menu(
    "moving", [Enter(actions.STEP, begins=False), Stop(actions.STOP)], book.ENTER_NEIGHBOURING_SPACES
)
