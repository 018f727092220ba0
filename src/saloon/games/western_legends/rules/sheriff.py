"""The sheriff: section H of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Menu, OneRule, State, Step, Task, Verb0, Verb1
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import book, fights, powers, resources
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
    s.push(LEAVING, mover)
    s.push(WALKING, mover)


def is_here(t: WesternLegends, s: State, player: i64) -> bool:
    """Whether a player is an outlaw on the sheriff's space."""
    return t.space_of(s, player) == t.table.sheriff.get(s) and t.is_outlaw(s, player)


def outlaws_here(t: WesternLegends, s: State) -> i64:
    """How many outlaws stand on the sheriff's space."""
    found: i64 = 0
    for player in range(t.players):
        found += is_here(t, s, player)
    return found


def walk(t: WesternLegends, s: State, space: i64) -> None:
    """The sheriff goes one space further."""
    t.table.sheriff.set(s, space)
    t.table.walk.move(s, -1)
    s.tell(actions.SHERIFF_MOVED, space)


def try_arrest(t: WesternLegends, s: State, chooser: i64) -> None:
    """WL-H3: he tries to arrest one of the outlaws on his space."""
    if outlaws_here(t, s) > 1:
        s.push(ARRESTING, chooser)
        return
    for player in range(t.players):
        if is_here(t, s, player):
            catch(t, s, player)
            return


def catch(t: WesternLegends, s: State, outlaw: i64) -> None:
    """WL-H4, WL-H12: the outlaw discards a card first; then comes the fight."""
    s.push(ARRIVING, outlaw)
    resources.discard_chosen(t, s, outlaw, 1)


@final
class Walk(Verb1):
    """DEC-31, WL-H2: the sheriff's next space; he stops where an outlaw is."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        around = t.box.neighbours[t.table.sheriff.get(s)]
        for i in range(len(around)):
            choices.offer(self.family.base + around[i])

    def forbids(self, t: WesternLegends, s: State, me: i64, space: i64) -> i64:
        around = t.box.neighbours[t.table.sheriff.get(s)]
        for i in range(len(around)):
            if around[i] == space:
                return ALLOWED
        return book.SHERIFF_STOPS_AT_OUTLAWS

    def take(self, t: WesternLegends, s: State, me: i64, space: i64) -> None:
        walk(t, s, space)
        if outlaws_here(t, s) > 0:
            try_arrest(t, s, me)
        elif t.table.walk.get(s) > 0:
            s.push(WALKING, me)


@final
class Stop(Verb0):
    """DEC-31, WL-R55: he goes no further."""

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        """The walk is over."""


@final
class Arrest(Verb1):
    """DEC-31, WL-H3: which of several outlaws on a space to arrest."""

    def forbids(self, t: WesternLegends, s: State, me: i64, outlaw: i64) -> i64:
        there = outlaw < t.players and is_here(t, s, outlaw)
        return ALLOWED if there else book.SHERIFF_ARRESTS_ONE_OUTLAW

    def take(self, t: WesternLegends, s: State, me: i64, outlaw: i64) -> None:
        catch(t, s, outlaw)


@final
class Arrive(Task):
    """WL-H4 to WL-H6: after the discard, the fight."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        fights.fight_sheriff(t, s, player, t.table.mover.get(s))


@final
class Leave(Task):
    """The walk is over; some gain something by an arrest (WL-H11)."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        mover = t.table.mover.get(s)
        t.table.mover.set(s, NONE)
        t.table.walk.set(s, 0)
        if mover != NONE:
            source = t.ability_source(s, mover)
            entry = t.entry(source, codes.MOVING_SHERIFF)
            if entry != 0:
                powers.run_program(t, s, mover, t.box.entry_do[entry], fields.BY_SOURCE + source)


# -- sent by the Man in Black --------


def send_sheriff(t: WesternLegends, s: State, spaces: i64) -> None:
    """WL-V29: he walks a shortest way to the nearest outlaw on another space."""
    t.table.arrest.set(s, False)
    t.table.walk.set(s, spaces)
    s.push(LEAVING, t.table.first.get(s))
    hunted: i64 = 0
    for player in range(t.players):
        if t.is_outlaw(s, player) and t.space_of(s, player) != t.table.sheriff.get(s):
            hunted |= 1 << player
    walk_on(t, s, nearest_of(t, s, hunted))


def distance_from(t: WesternLegends, s: State, space: i64, player: i64) -> i64:
    """How far a player is from a space."""
    return t.box.distance[space * ids.SPACES + t.space_of(s, player)]


def nearest_of(t: WesternLegends, s: State, hunted: i64) -> i64:
    """Those of a mask of players to whom the sheriff has the shortest way, as a mask again."""
    here = t.table.sheriff.get(s)
    nearest: i64 = ids.SPACES
    found: i64 = 0
    for player in range(t.players):
        if (hunted >> player) & 1 == 0:
            continue
        far = distance_from(t, s, here, player)
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
        nearer = distance_from(t, s, space, player) == distance_from(t, s, here, player) - 1
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
            s.push(HUNTING, t.table.first.get(s), hunted)
            return
        walk(t, s, only)
        if outlaws_here(t, s) > 0:
            try_arrest(t, s, t.table.first.get(s))
            return
        hunted = nearest_of(t, s, hunted)


@final
class Hunt(OneRule):
    """DEC-36, WL-V29: which of equally short ways the sheriff takes to the hunted (a mask, `s.a`)."""

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        around = t.box.neighbours[t.table.sheriff.get(s)]
        for i in range(len(around)):
            choices.offer_if(leads_to(t, s, around[i], s.a), actions.STEP.base + around[i])

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        walk(t, s, action - actions.STEP.base)
        if outlaws_here(t, s) > 0:
            try_arrest(t, s, player)
        else:
            walk_on(t, s, nearest_of(t, s, s.a))


WALKING: Final[Step] = Menu(
    "sheriff", [Walk(actions.STEP), Stop(actions.STOP)], book.SHERIFF_STOPS_AT_OUTLAWS
)
ARRESTING: Final[Step] = Menu("sheriff_target", [Arrest(actions.TARGET)], book.SHERIFF_ARRESTS_ONE_OUTLAW)
HUNTING: Final[Step] = Hunt("sheriff_way", book.SHERIFF_TAKES_A_SHORTEST_WAY)
ARRIVING: Final[Step] = Arrive("sheriff_arrives")
LEAVING: Final[Step] = Leave("sheriff_leaves")
