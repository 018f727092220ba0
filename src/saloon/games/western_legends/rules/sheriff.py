"""The sheriff: section H of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import SHERIFF_MOVED, STEP, STOP, TARGET
from saloon.games.western_legends.codes import MOVING_SHERIFF, OP_SHERIFF_FURTHER
from saloon.games.western_legends.fields import BY_SOURCE
from saloon.games.western_legends.ids import NONE, SPACES
from saloon.games.western_legends.rules.asking import Asked
from saloon.games.western_legends.rules.book import H2, H3, V29
from saloon.games.western_legends.rules.fights import fight_sheriff
from saloon.games.western_legends.rules.resources import discard_chosen
from saloon.games.western_legends.table import WesternLegends


def call_sheriff(c: WesternLegends, s: State, mover: i64, spaces: i64) -> None:
    """WL-H1, WL-H2: a player may move the sheriff, if an outlaw is in play."""
    c.table.arrest.set(s, False)
    if not c.any_outlaw(s):
        return
    source = c.ability_source(s, mover)
    entry = c.entry(source, MOVING_SHERIFF)
    if entry != 0:
        node = c.box.entry_do[entry]
        while node != 0:
            if c.box.op[node] == OP_SHERIFF_FURTHER:
                spaces += c.box.a[node]
            node = c.box.next[node]
    if spaces == 0:
        return
    c.table.mover.set(s, mover)
    c.table.walk.set(s, spaces)
    s.push(c.sheriff_leaves, mover)
    s.push(c.sheriff, mover)


def outlaws_at(c: WesternLegends, s: State, space: i64) -> i64:
    """How many outlaws stand on a space."""
    found: i64 = 0
    for player in range(c.players):
        found += c.space_of(s, player) == space and c.is_outlaw(s, player)
    return found


def walk(c: WesternLegends, s: State, space: i64) -> None:
    """The sheriff goes one space further."""
    c.table.sheriff.set(s, space)
    c.table.walk.move(s, -1)
    s.tell(SHERIFF_MOVED, space)


def try_arrest(c: WesternLegends, s: State, chooser: i64) -> None:
    """WL-H3: he tries to arrest one of the outlaws on his space."""
    space = c.table.sheriff.get(s)
    if outlaws_at(c, s, space) > 1:
        s.push(c.sheriff_target, chooser)
        return
    for player in range(c.players):
        if c.space_of(s, player) == space and c.is_outlaw(s, player):
            catch(c, s, player)
            return


def catch(c: WesternLegends, s: State, outlaw: i64) -> None:
    """WL-H4, WL-H12: the outlaw discards a card first; then comes the fight."""
    s.push(c.sheriff_arrives, outlaw)
    discard_chosen(c, s, outlaw, 1)


class Sheriff(Asked):
    """DEC-31: the sheriff's next space, or to stop (WL-R55)."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "sheriff", H2, [STEP, STOP])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        around = self.c.box.neighbours[self.c.table.sheriff.get(s)]
        for i in range(len(around)):
            choices.offer(STEP.base + around[i])
        choices.offer(STOP.at())

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if action == STOP.base:
            return
        walk(c, s, action - STEP.base)
        if outlaws_at(c, s, c.table.sheriff.get(s)) > 0:
            try_arrest(c, s, player)
        elif c.table.walk.get(s) > 0:
            s.push(self, player)


class SheriffTarget(Asked):
    """DEC-31: which of several outlaws on a space to arrest."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "sheriff_target", H3, [TARGET])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        space = c.table.sheriff.get(s)
        for outlaw in range(c.players):
            there = c.space_of(s, outlaw) == space and c.is_outlaw(s, outlaw)
            choices.offer_if(there, TARGET.at(outlaw))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        catch(self.c, s, self.families.first(action))


class SheriffArrives(Task):
    """WL-H4 to WL-H6: after the discard, the fight."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("sheriff_arrives")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        fight_sheriff(self.c, s, player, self.c.table.mover.get(s))


class SheriffLeaves(Task):
    """The walk is over; some gain something by an arrest (WL-H11)."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("sheriff_leaves")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        mover = c.table.mover.get(s)
        c.table.mover.set(s, NONE)
        c.table.walk.set(s, 0)
        if mover != NONE:
            source = c.ability_source(s, mover)
            entry = c.entry(source, MOVING_SHERIFF)
            if entry != 0:
                c.run_program(s, mover, c.box.entry_do[entry], BY_SOURCE + source)


# -- sent by the Man in Black --------


def send_sheriff(c: WesternLegends, s: State, spaces: i64) -> None:
    """WL-V29: he walks a shortest way to the nearest outlaw on another space."""
    c.table.arrest.set(s, False)
    c.table.walk.set(s, spaces)
    s.push(c.sheriff_leaves, c.table.first.get(s))
    hunted: i64 = 0
    for player in range(c.players):
        if c.is_outlaw(s, player) and c.space_of(s, player) != c.table.sheriff.get(s):
            hunted |= 1 << player
    walk_on(c, s, nearest_of(c, s, hunted))


def _distance(c: WesternLegends, s: State, space: i64, player: i64) -> i64:
    return c.box.distance[space * SPACES + c.space_of(s, player)]


def nearest_of(c: WesternLegends, s: State, hunted: i64) -> i64:
    """Those of a mask of players to whom the sheriff has the shortest way, as a mask again."""
    here = c.table.sheriff.get(s)
    nearest: i64 = SPACES
    found: i64 = 0
    for player in range(c.players):
        if (hunted >> player) & 1 == 0:
            continue
        far = _distance(c, s, here, player)
        if far < nearest:
            nearest = far
            found = 0
        if far == nearest:
            found |= 1 << player
    return found


def leads_to(c: WesternLegends, s: State, space: i64, hunted: i64) -> bool:
    """Whether a neighbouring space lies on a shortest way to one of the hunted."""
    here = c.table.sheriff.get(s)
    for player in range(c.players):
        nearer = _distance(c, s, space, player) == _distance(c, s, here, player) - 1
        if nearer and (hunted >> player) & 1 == 1:
            return True
    return False


def walk_on(c: WesternLegends, s: State, hunted: i64) -> None:
    """One space further as long as there is only one way; the first player chooses between equal ones.

    Once he has set out for somebody he does not turn round for an outlaw whom he left behind.
    """
    while c.table.walk.get(s) > 0 and hunted != 0:
        around = c.box.neighbours[c.table.sheriff.get(s)]
        ways: i64 = 0
        only: i64 = NONE
        for i in range(len(around)):
            if leads_to(c, s, around[i], hunted):
                ways += 1
                only = around[i]
        if ways > 1:
            s.push(c.sheriff_way, c.table.first.get(s), hunted)
            return
        walk(c, s, only)
        if outlaws_at(c, s, only) > 0:
            try_arrest(c, s, c.table.first.get(s))
            return
        hunted = nearest_of(c, s, hunted)


class SheriffWay(Asked):
    """DEC-36: which of equally short ways the sheriff takes, sent by the Man in Black to the mask `a`."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "sheriff_way", V29, [STEP])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        around = self.c.box.neighbours[self.c.table.sheriff.get(s)]
        for i in range(len(around)):
            if leads_to(self.c, s, around[i], a):
                choices.offer(STEP.base + around[i])

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        c = self.c
        space = action - STEP.base
        walk(c, s, space)
        if outlaws_at(c, s, space) > 0:
            try_arrest(c, s, player)
        else:
            walk_on(c, s, nearest_of(c, s, a))
