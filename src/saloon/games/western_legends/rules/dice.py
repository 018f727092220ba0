"""Prospecting dice (WL-L10, WL-R27, WL-R28)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Menu, State, Step, Task, Verb0, Verb1
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import asking, book, deeds, powers, resources
from saloon.games.western_legends.table import DICE_PLACES, WesternLegends

DICE: Final[i64] = 2
FACES: Final[i64] = 6


def roll_dice(t: WesternLegends, s: State, player: i64, number: i64, node: i64) -> None:
    """Roll so many dice; `node` says what a blank gives, 0 in a Prospect action.

    They lie there until the next action, for everybody to see. What several players roll for the same story
    lies side by side, as long as there is room.
    """
    dice = min(number, DICE)
    first: i64 = 0
    while first < DICE_PLACES and t.dice.get(s, first) > 0:
        first += 1
    if t.table.story.get(s) == NONE or first + dice > DICE_PLACES:
        t.dice.clear(s)
        first = 0
    for die in range(dice):
        roll(t, s, player, first + die)
    s.push(SETTLE_DICE, player, first, node)


def roll(t: WesternLegends, s: State, player: i64, die: i64) -> None:
    """Roll one die."""
    face = s.below(FACES)
    t.dice.set(s, die, 1 + face)
    s.tell(actions.ROLLED, player, t.box.die_face[face])


def map_of(t: WesternLegends, s: State, player: i64) -> i64:
    """An item that lets its owner roll a die again, or NONE."""
    for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
        if t.owns(s, player, item) and t.entry(codes.SOURCE_EQUIPMENT + item * 2, codes.AFTER_PROSPECT) != 0:
            return item
    return NONE


@final
class Prospect(Verb0):
    """WL-L10: both dice; with a map one of them may be rolled again before they count."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        return ALLOWED if t.kind_at(s, me) == ids.MINE else book.PROSPECT_AT_A_MINE

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        roll_dice(t, s, me, DICE, 0)
        item = map_of(t, s, me)
        if item != NONE and asking.may_ask(t, s, me, actions.REROLLS):
            s.push(REROLLING, me, item)


@final
class Reroll(Verb1):
    """DEC-13, WL-R27: a die is rolled again, with the item `s.a`."""

    def take(self, t: WesternLegends, s: State, me: i64, die: i64) -> None:
        s.tell(actions.USED, me, s.a)
        roll(t, s, me, die)


@final
class SettleDice(Task):
    """What the dice give, one after the other; `s.a` is the die, `s.b` the node of the effect or 0."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        die = s.a
        node = s.b
        if die == DICE_PLACES:
            if node == 0:
                note_prospect(t, s, player)
            return
        face = t.dice.get(s, die) - 1
        if face < 0:
            s.push(self, player, die + 1, node)
            return
        if t.box.die_again[face] == 1:
            s.push(ROLLING_AGAIN, player, die, node)
        else:
            s.push(self, player, die + 1, node)
        if t.box.die_blank[face] == 1 and node != 0:
            powers.run_program(t, s, player, t.box.first[node], fields.BY_RULE)
        resources.gain_all(t, s, player, t.box.die_gain[face])


def note_prospect(t: WesternLegends, s: State, player: i64) -> None:
    """How many nuggets the dice of a Prospect action show in the end."""
    nuggets: i64 = 0
    for die in range(DICE_PLACES):
        face = t.dice.get(s, die) - 1
        if face >= 0:
            nuggets += t.box.die_nuggets[face]
    deeds.note(t, s, player, codes.COND_PROSPECT, t.space_of(s, player), nuggets)


@final
class RollAgain(asking.AcceptOrPass):
    """DEC-13, WL-R28: whether to roll a die (`s.a`) that shows an arrow once more."""

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        roll(t, s, player, s.a)
        s.push(SETTLE_DICE, player, s.a, s.b)

    def decline(self, t: WesternLegends, s: State, player: i64) -> None:
        s.push(SETTLE_DICE, player, s.a + 1, s.b)


REROLLING: Final[Step] = Menu(
    "reroll",
    [
        Reroll(actions.REROLL),
        asking.Pass(actions.PASS),
        *asking.stay_quiet(actions.REROLLS, book.ONE_DIE_WITH_THE_MAP),
    ],
    book.ONE_DIE_WITH_THE_MAP,
)
ROLLING_AGAIN: Final[Step] = RollAgain("roll_again", book.ARROWS_ROLL_AGAIN)
SETTLE_DICE: Final[Step] = SettleDice("settle_dice")
