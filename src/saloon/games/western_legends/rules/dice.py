"""Prospecting dice (WL-L10, WL-R27, WL-R28)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import (
    PASS,
    PASS_GAME,
    PASS_TURN,
    REROLL,
    REROLLS,
    ROLLED,
    USED,
)
from saloon.games.western_legends.codes import AFTER_PROSPECT, COND_PROSPECT, SOURCE_EQUIPMENT
from saloon.games.western_legends.fields import BY_RULE
from saloon.games.western_legends.ids import EQUIPMENT, FIRST_ITEM, NONE
from saloon.games.western_legends.rules.asking import (
    AcceptOrPass,
    Asked,
    may_ask,
    offer_quiet,
    take_quiet,
)
from saloon.games.western_legends.rules.book import R27, R28
from saloon.games.western_legends.rules.deeds import note
from saloon.games.western_legends.rules.resources import gain_all
from saloon.games.western_legends.table import DICE_PLACES, WesternLegends

DICE: Final[i64] = 2
FACES: Final[i64] = 6


def roll_dice(c: WesternLegends, s: State, player: i64, number: i64, node: i64) -> None:
    """Roll so many dice; `node` says what a blank gives, 0 in a Prospect action.

    They lie there until the next action, so that everybody sees what was rolled; one die comes beside those
    that others have rolled for the same story, as long as there is room.
    """
    dice = min(number, DICE)
    first: i64 = 0
    while first < DICE_PLACES and c.dice.get(s, first) > 0:
        first += 1
    if c.table.story.get(s) == NONE or first + dice > DICE_PLACES:
        c.dice.clear(s)
        first = 0
    for die in range(dice):
        roll(c, s, player, first + die)
    s.push(c.settle_dice, player, first, node)


def roll(c: WesternLegends, s: State, player: i64, die: i64) -> None:
    """Roll one die."""
    face = s.below(FACES)
    c.dice.set(s, die, 1 + face)
    s.tell(ROLLED, player, c.box.die_face[face])


def prospect(c: WesternLegends, s: State, player: i64) -> None:
    """WL-L10: both dice; who has a map may roll one of them anew before they count."""
    roll_dice(c, s, player, DICE, 0)
    item = map_of(c, s, player)
    if item != NONE and may_ask(c, s, player, REROLLS):
        s.push(c.reroll, player, item)


def map_of(c: WesternLegends, s: State, player: i64) -> i64:
    """An item that lets its owner roll a die anew, or NONE."""
    for item in range(FIRST_ITEM, EQUIPMENT):
        if c.owns(s, player, item) and c.entry(SOURCE_EQUIPMENT + item * 2, AFTER_PROSPECT) != 0:
            return item
    return NONE


class Reroll(Asked):
    """DEC-13, WL-R27: which die to roll anew, if any; `a` is the item that allows it."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "reroll", R27, [REROLL, PASS, PASS_TURN, PASS_GAME])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(REROLL.at(0))
        choices.offer(REROLL.at(1))
        choices.offer(PASS.at())
        offer_quiet(REROLLS, choices)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        if self.families.family(action) == REROLL.number:
            s.tell(USED, player, a)
            roll(self.c, s, player, self.families.first(action))
        else:
            take_quiet(self.c, s, player, action)


class SettleDice(Task):
    """What the dice give, one after the other; `a` is the die, `b` the node of the effect or 0."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("settle_dice")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        c = self.c
        if a == DICE_PLACES:
            self._end(s, player, b)
            return
        face = c.dice.get(s, a) - 1
        if face < 0:
            s.push(self, player, a + 1, b)
            return
        again = c.box.die_again[face] == 1
        s.push(c.roll_again if again else self, player, a if again else a + 1, b)
        if c.box.die_blank[face] == 1 and b != 0:
            c.run_program(s, player, c.box.first[b], BY_RULE)
        gain_all(c, s, player, c.box.die_gain[face])

    def _end(self, s: State, player: i64, node: i64) -> None:
        c = self.c
        nuggets: i64 = 0
        for die in range(DICE_PLACES):
            face = c.dice.get(s, die) - 1
            if face >= 0:
                nuggets += c.box.die_nuggets[face]
        if node == 0:
            note(c, s, player, COND_PROSPECT, c.space_of(s, player), nuggets)


class RollAgain(AcceptOrPass):
    """DEC-13, WL-R28: whether to roll a die that shows an arrow once more; `a` is the die."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "roll_again", R28)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        roll(self.c, s, player, a)
        s.push(self.c.settle_dice, player, a, b)

    def decline(self, s: State, player: i64, a: i64, b: i64) -> None:
        s.push(self.c.settle_dice, player, a + 1, b)
