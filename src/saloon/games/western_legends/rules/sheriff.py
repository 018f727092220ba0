"""The sheriff: section H of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import Choices, State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, book, fights, resources
from saloon.games.western_legends.table import WesternLegends


def call_sheriff(t: WesternLegends, s: State, mover: i64, spaces: i64) -> None:
    """WL-H1, WL-H2: a player may move the sheriff, if an outlaw is in play."""
    t.table.arrest.set(s, False)
    if not t.any_outlaw(s):
        return
    source = t.ability_source(s, mover)
    entry = t.entry(source, codes.MOVING_SHERIFF)
    if entry != 0:
        node = t.box.entry_do[entry]
        while node != 0:
            if t.box.op[node] == codes.OP_SHERIFF_FURTHER:
                spaces += t.box.a[node]
            node = t.box.next[node]
    if spaces == 0:
        return
    t.table.mover.set(s, mover)
    t.table.walk.set(s, spaces)
    s.push(t.sheriff_leaves, mover)
    s.push(t.sheriff, mover)


def outlaws_at(t: WesternLegends, s: State, space: i64) -> i64:
    """How many outlaws stand on a space."""
    found: i64 = 0
    for player in range(t.players):
        found += t.space_of(s, player) == space and t.is_outlaw(s, player)
    return found


def walk(t: WesternLegends, s: State, space: i64) -> None:
    """The sheriff goes one space further."""
    t.table.sheriff.set(s, space)
    t.table.walk.move(s, -1)
    s.tell(actions.SHERIFF_MOVED, space)


def try_arrest(t: WesternLegends, s: State, chooser: i64) -> None:
    """WL-H3: he tries to arrest one of the outlaws on his space."""
    space = t.table.sheriff.get(s)
    if outlaws_at(t, s, space) > 1:
        s.push(t.sheriff_target, chooser)
        return
    for player in range(t.players):
        if t.space_of(s, player) == space and t.is_outlaw(s, player):
            catch(t, s, player)
            return


def catch(t: WesternLegends, s: State, outlaw: i64) -> None:
    """WL-H4, WL-H12: the outlaw discards a card first; then comes the fight."""
    s.push(t.sheriff_arrives, outlaw)
    resources.discard_chosen(t, s, outlaw, 1)


class Sheriff(asking.Asked):
    """DEC-31: the sheriff's next space, or to stop (WL-R55)."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "sheriff", book.SHERIFF_STOPS_AT_OUTLAWS, [actions.STEP, actions.STOP])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        around = t.box.neighbours[t.table.sheriff.get(s)]
        for i in range(len(around)):
            choices.offer(actions.STEP.base + around[i])
        choices.offer(actions.STOP.at())

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        if action == actions.STOP.base:
            return
        walk(t, s, action - actions.STEP.base)
        if outlaws_at(t, s, t.table.sheriff.get(s)) > 0:
            try_arrest(t, s, player)
        elif t.table.walk.get(s) > 0:
            s.push(self, player)


class SheriffTarget(asking.Asked):
    """DEC-31: which of several outlaws on a space to arrest."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "sheriff_target", book.SHERIFF_ARRESTS_ONE_OUTLAW, [actions.TARGET])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        space = t.table.sheriff.get(s)
        for outlaw in range(t.players):
            there = t.space_of(s, outlaw) == space and t.is_outlaw(s, outlaw)
            choices.offer_if(there, actions.TARGET.at(outlaw))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        catch(t, s, self.families.first(action))


class SheriffArrives(Task):
    """WL-H4 to WL-H6: after the discard, the fight."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("sheriff_arrives")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        fights.fight_sheriff(t, s, player, t.table.mover.get(s))


class SheriffLeaves(Task):
    """The walk is over; some gain something by an arrest (WL-H11)."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("sheriff_leaves")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        mover = t.table.mover.get(s)
        t.table.mover.set(s, NONE)
        t.table.walk.set(s, 0)
        if mover != NONE:
            source = t.ability_source(s, mover)
            entry = t.entry(source, codes.MOVING_SHERIFF)
            if entry != 0:
                t.run_program(s, mover, t.box.entry_do[entry], fields.BY_SOURCE + source)


# -- sent by the Man in Black --------


def send_sheriff(t: WesternLegends, s: State, spaces: i64) -> None:
    """WL-V29: he walks a shortest way to the nearest outlaw on another space."""
    t.table.arrest.set(s, False)
    t.table.walk.set(s, spaces)
    s.push(t.sheriff_leaves, t.table.first.get(s))
    hunted: i64 = 0
    for player in range(t.players):
        if t.is_outlaw(s, player) and t.space_of(s, player) != t.table.sheriff.get(s):
            hunted |= 1 << player
    walk_on(t, s, nearest_of(t, s, hunted))


def _distance(t: WesternLegends, s: State, space: i64, player: i64) -> i64:
    return t.box.distance[space * ids.SPACES + t.space_of(s, player)]


def nearest_of(t: WesternLegends, s: State, hunted: i64) -> i64:
    """Those of a mask of players to whom the sheriff has the shortest way, as a mask again."""
    here = t.table.sheriff.get(s)
    nearest: i64 = ids.SPACES
    found: i64 = 0
    for player in range(t.players):
        if (hunted >> player) & 1 == 0:
            continue
        far = _distance(t, s, here, player)
        if far < nearest:
            nearest = far
            found = 0
        if far == nearest:
            found |= 1 << player
    return found


def leads_to(t: WesternLegends, s: State, space: i64, hunted: i64) -> bool:
    """Whether a neighbouring space lies on a shortest way to one of the hunted."""
    here = t.table.sheriff.get(s)
    for player in range(t.players):
        nearer = _distance(t, s, space, player) == _distance(t, s, here, player) - 1
        if nearer and (hunted >> player) & 1 == 1:
            return True
    return False


def walk_on(t: WesternLegends, s: State, hunted: i64) -> None:
    """One space further as long as there is only one way; the first player chooses between equal ones.

    Once he has set out for somebody he does not turn round for an outlaw whom he left behind.
    """
    while t.table.walk.get(s) > 0 and hunted != 0:
        around = t.box.neighbours[t.table.sheriff.get(s)]
        ways: i64 = 0
        only: i64 = NONE
        for i in range(len(around)):
            if leads_to(t, s, around[i], hunted):
                ways += 1
                only = around[i]
        if ways > 1:
            s.push(t.sheriff_way, t.table.first.get(s), hunted)
            return
        walk(t, s, only)
        if outlaws_at(t, s, only) > 0:
            try_arrest(t, s, t.table.first.get(s))
            return
        hunted = nearest_of(t, s, hunted)


class SheriffWay(asking.Asked):
    """DEC-36: which of equally short ways the sheriff takes, sent by the Man in Black to the mask `a`."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "sheriff_way", book.SHERIFF_TAKES_A_SHORTEST_WAY, [actions.STEP])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        around = t.box.neighbours[t.table.sheriff.get(s)]
        for i in range(len(around)):
            if leads_to(t, s, around[i], a):
                choices.offer(actions.STEP.base + around[i])

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        space = action - actions.STEP.base
        walk(t, s, space)
        if outlaws_at(t, s, space) > 0:
            try_arrest(t, s, player)
        else:
            walk_on(t, s, nearest_of(t, s, a))
