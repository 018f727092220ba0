"""Prospecting dice (WL-L10, WL-R27, WL-R28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import Choices, State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, book, deeds, resources
from saloon.games.western_legends.table import DICE_PLACES, WesternLegends

DICE: Final[i64] = 2
FACES: Final[i64] = 6


def roll_dice(t: WesternLegends, s: State, player: i64, number: i64, node: i64) -> None:
    """Roll so many dice; `node` says what a blank gives, 0 in a Prospect action.

    They lie there until the next action, so that everybody sees what was rolled; one die comes beside those
    that others have rolled for the same story, as long as there is room.
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
    s.push(t.settle_dice, player, first, node)


def roll(t: WesternLegends, s: State, player: i64, die: i64) -> None:
    """Roll one die."""
    face = s.below(FACES)
    t.dice.set(s, die, 1 + face)
    s.tell(actions.ROLLED, player, t.box.die_face[face])


def prospect(t: WesternLegends, s: State, player: i64) -> None:
    """WL-L10: both dice; who has a map may roll one of them anew before they count."""
    roll_dice(t, s, player, DICE, 0)
    item = map_of(t, s, player)
    if item != NONE and asking.may_ask(t, s, player, actions.REROLLS):
        s.push(t.reroll, player, item)


def map_of(t: WesternLegends, s: State, player: i64) -> i64:
    """An item that lets its owner roll a die anew, or NONE."""
    for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
        if t.owns(s, player, item) and t.entry(codes.SOURCE_EQUIPMENT + item * 2, codes.AFTER_PROSPECT) != 0:
            return item
    return NONE


class Reroll(asking.Asked):
    """DEC-13, WL-R27: which die to roll anew, if any; `a` is the item that allows it."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(
            c,
            "reroll",
            book.ONE_DIE_WITH_THE_MAP,
            [actions.REROLL, actions.PASS, actions.PASS_TURN, actions.PASS_GAME],
        )

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        choices.offer(actions.REROLL.at(0))
        choices.offer(actions.REROLL.at(1))
        choices.offer(actions.PASS.at())
        asking.offer_quiet(actions.REROLLS, choices)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        if self.families.family(action) == actions.REROLL.number:
            s.tell(actions.USED, player, a)
            roll(t, s, player, self.families.first(action))
        else:
            asking.take_quiet(t, s, player, action)


class SettleDice(Task):
    """What the dice give, one after the other; `a` is the die, `b` the node of the effect or 0."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("settle_dice")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        if a == DICE_PLACES:
            self._end(t, s, player, b)
            return
        face = t.dice.get(s, a) - 1
        if face < 0:
            s.push(self, player, a + 1, b)
            return
        again = t.box.die_again[face] == 1
        s.push(t.roll_again if again else self, player, a if again else a + 1, b)
        if t.box.die_blank[face] == 1 and b != 0:
            t.run_program(s, player, t.box.first[b], fields.BY_RULE)
        resources.gain_all(t, s, player, t.box.die_gain[face])

    def _end(self, t: WesternLegends, s: State, player: i64, node: i64) -> None:
        nuggets: i64 = 0
        for die in range(DICE_PLACES):
            face = t.dice.get(s, die) - 1
            if face >= 0:
                nuggets += t.box.die_nuggets[face]
        if node == 0:
            deeds.note(t, s, player, codes.COND_PROSPECT, t.space_of(s, player), nuggets)


class RollAgain(asking.AcceptOrPassOld):
    """DEC-13, WL-R28: whether to roll a die that shows an arrow once more; `a` is the die."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "roll_again", book.ARROWS_ROLL_AGAIN)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        roll(t, s, player, a)
        s.push(t.settle_dice, player, a, b)

    def decline(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        s.push(t.settle_dice, player, a + 1, b)
