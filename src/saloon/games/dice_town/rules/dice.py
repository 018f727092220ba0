"""Phase I, building the hand: sections G and H of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.dice_town.actions import (
    CHOSE_DICE,
    GAVE_BACK,
    KEEP,
    KEEP_FREE,
    LAST_ROLLED,
    PAID,
    ROLLED,
    ROUND_STARTED,
    SHOWED,
    SHOWED_NOTHING,
    SUBSETS,
)
from saloon.games.dice_town.components import DICE, FACES, LOCATIONS, TOUGH_GUY
from saloon.games.dice_town.rules.book import C3, H2, H3, H7, R3
from saloon.games.dice_town.rules.cards import ask_wanted, lay_down
from saloon.games.dice_town.state import (
    ALL_DICE,
    CREDIT_USED,
    DICE_IN,
    LAST_ROLL,
    LOCATION,
    REVEALS,
    ROUND,
    TOUGH,
    DiceTown,
)


def cost_of(count: i64) -> i64:
    """DT-H4 to DT-H6: what it costs to keep so many dice of a roll."""
    return 1 if count == 0 else count - 1


def dice_digits(c: DiceTown, s: State, player: i64, dice: i64) -> list[int]:
    """The faces of some dice of a player, for an event."""
    return [c.faces.get(s, player, place) - 1 for place in range(DICE) if (dice >> place) & 1 == 1]


def take_back(c: DiceTown, s: State, player: i64, dice: i64) -> None:
    """Some dice of a player wait to be rolled; nobody remembers what they showed (DT-I2)."""
    for place in range(DICE):
        if (dice >> place) & 1 == 1:
            c.faces.set(s, player, place, 0)


class NewRound(Task):
    """DT-G1, DT-G2: everybody takes back all dice; first the dice, then the town."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("new_round")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        c.moment.move(s, ROUND, 1)
        c.moment.set(s, LOCATION, 0)
        c.moment.set(s, REVEALS, 0)
        c.moment.set(s, LAST_ROLL, 0)
        c.moment.set(s, CREDIT_USED, 0)
        for seat in range(c.players):
            take_back(c, s, seat, ALL_DICE)
            c.kept.set(s, seat, 0)
            c.fresh.set(s, seat, 0)
            c.won.set(s, seat, 0)
            c.quiet.set(s, seat, 0)
        for location in range(LOCATIONS):
            c.winners.set(s, location, 0)
        s.tell(ROUND_STARTED, c.moment.get(s, ROUND))
        s.push(c.town, 0, 0)
        s.push(c.roll, 0)


class Roll(Task):
    """DT-H1, DT-H10 to DT-H12: whoever has fewer than five dice rolls the rest; `a` marks the last roll."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("roll")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        for seat in range(c.players):
            rest = ALL_DICE & ~c.kept.get(s, seat)
            c.fresh.set(s, seat, 0)
            for place in range(DICE):
                if (rest >> place) & 1 == 1 and c.faces.get(s, seat, place) == 0:
                    c.faces.set(s, seat, place, 1 + s.below(FACES))
        if a == 1:
            self._keep_all(s)
            return
        s.push(c.reveal, 0)
        for seat in range(c.players):
            rest = ALL_DICE & ~c.kept.get(s, seat)
            if s.events is not None:
                s.announce(ROLLED, dice_digits(c, s, seat, rest), 1 << seat)
            else:
                s.reveal()
            # One die and no dollar: for all that anybody knows there is nothing to choose (DT-H7).
            if DICE_IN[rest] == 1 and c.money.amount(s, seat) == 0 and not c.may_have_tough_guy(s, seat):
                c.sealed.set(s, seat, 1 + rest)
            else:
                s.open_lane(c.keep, seat)

    def _keep_all(self, s: State) -> None:
        """DT-H11, DT-H12: the last roll is kept whole, and free; a cheat may still turn a die (DT-R4)."""
        c = self.c
        c.moment.set(s, LAST_ROLL, 1)
        c.moment.move(s, REVEALS, 1)
        for seat in range(c.players):
            rest = ALL_DICE & ~c.kept.get(s, seat)
            c.fresh.set(s, seat, rest)
            c.kept.set(s, seat, ALL_DICE)
            if rest != 0 and s.events is not None:
                s.announce(LAST_ROLLED, [seat, *dice_digits(c, s, seat, rest)])
        s.push(c.cheat_window, 0)


class Keep(Question):
    """DT-D1, in secret and all at once: which dice to keep, and whether with a Tough Guy."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("keep")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        kept = c.kept.get(s, player)
        money = c.money.amount(s, player)
        for dice in range(SUBSETS):
            choices.offer_if(dice & kept == 0 and cost_of(DICE_IN[dice]) <= money, KEEP.base + dice)
        if c.hands.has(s, player, TOUGH_GUY):
            for dice in range(SUBSETS):
                choices.offer_if(dice & kept == 0, KEEP_FREE.base + dice)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        families = c.game.families
        family = families.family(action)
        if family != KEEP.number and family != KEEP_FREE.number:
            return H2
        dice = families.first(action)
        if family == KEEP_FREE.number and not c.hands.has(s, player, TOUGH_GUY):
            return C3
        if dice & c.kept.get(s, player) != 0:
            return H3
        if family == KEEP_FREE.number:
            return ALLOWED
        return ALLOWED if cost_of(DICE_IN[dice]) <= c.money.amount(s, player) else H7

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        free = action >= KEEP_FREE.base
        dice = action - (KEEP_FREE.base if free else KEEP.base)
        c.sealed.set(s, player, 1 + dice + (TOUGH if free else 0))
        s.tell(CHOSE_DICE, DICE_IN[dice])


class Reveal(Task):
    """DT-H3, DT-R11: all show what they keep, with their Tough Guys; then everything else in its order."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("reveal")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        c.moment.move(s, REVEALS, 1)
        for seat in range(c.players):
            dice = (c.sealed.get(s, seat) - 1) & ALL_DICE
            c.kept.set(s, seat, c.kept.get(s, seat) | dice)
            c.fresh.set(s, seat, dice)
            if s.events is None:
                continue
            if dice == 0:
                s.tell(SHOWED_NOTHING, seat)
            else:
                s.announce(SHOWED, [seat, *dice_digits(c, s, seat, dice)])
        s.push(c.check_hands, 0)
        s.push(c.cheat_window, 0)
        s.push(c.pay, 0)
        for place in range(c.players - 1, -1, -1):
            seat = c.clockwise(s, place)
            if (c.sealed.get(s, seat) - 1) & TOUGH != 0:
                s.push(c.tough_guy, seat)
        for place in range(c.players):
            seat = c.clockwise(s, place)
            if (c.sealed.get(s, seat) - 1) & TOUGH != 0:
                lay_down(c, s, seat, TOUGH_GUY)


class ToughGuy(Task):
    """DT-C3, DT-R25: a Tough Guy that was shown with the dice can be cancelled."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("tough_guy")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        ask_wanted(self.c, s, player, TOUGH_GUY, 0)


class Pay(Task):
    """DT-H4 to DT-H8: everybody pays for this reveal, onto the Stagecoach."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("pay")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        for seat in range(c.players):
            sealed = c.sealed.get(s, seat) - 1
            c.sealed.set(s, seat, 0)
            cost = cost_of(DICE_IN[sealed & ALL_DICE])
            if sealed & TOUGH != 0 or cost == 0:
                continue
            if cost > c.money.amount(s, seat):  # only a cancelled Tough Guy leads here (DT-R3)
                s.push(c.give_back, seat)
            else:
                pay(c, s, seat, cost)


def pay(c: DiceTown, s: State, player: i64, cost: i64) -> None:
    """DT-H8: dollars go onto the Stagecoach, not into the Bank."""
    if cost > 0:
        c.money.pay(s, player, c.stagecoach, cost)
        s.tell(PAID, player, cost)


def may_change_to(c: DiceTown, s: State, player: i64) -> i64:
    """DT-R3: among which dice a player chooses anew: those just shown; if none were, all that were rolled."""
    fresh = c.fresh.get(s, player)
    return fresh if fresh != 0 else ALL_DICE & ~c.kept.get(s, player)


class GiveBack(Question):
    """DT-D2, DT-R3: after a cancelled Tough Guy, which dice to keep instead: as many as can be paid."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("give_back")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        among = may_change_to(c, s, player)
        wanted = c.money.amount(s, player) + 1
        for dice in range(SUBSETS):
            choices.offer_if(dice & ~among == 0 and DICE_IN[dice] == wanted, KEEP.base + dice)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        families = c.game.families
        if families.family(action) != KEEP.number:
            return R3
        dice = families.first(action)
        fits = dice & ~may_change_to(c, s, player) == 0 and DICE_IN[dice] == c.money.amount(s, player) + 1
        return ALLOWED if fits else R3

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        dice = action - KEEP.base
        fresh = c.fresh.get(s, player)
        if s.events is not None:
            given = fresh & ~dice
            if given != 0:
                s.announce(GAVE_BACK, [player, *dice_digits(c, s, player, given)])
            else:
                s.announce(SHOWED, [player, *dice_digits(c, s, player, dice)])
        c.kept.set(s, player, (c.kept.get(s, player) & ~fresh) | dice)
        c.fresh.set(s, player, dice)
        pay(c, s, player, cost_of(DICE_IN[dice]))


class CheckHands(Task):
    """DT-H9, DT-H10, DT-H13: has anybody five dice? Then the others roll for the last time."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("check_hands")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        finished: i64 = 0
        for seat in range(c.players):
            kept = c.kept.get(s, seat)
            finished += kept == ALL_DICE
            take_back(c, s, seat, ALL_DICE & ~kept)
        if finished < c.players:
            s.push(c.roll, 0, 1 if finished > 0 else 0)
