"""Phase I, building the hand: sections G and H of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Menu, State, Step, Task, Verb1
from saloon.games.dice_town import actions
from saloon.games.dice_town.actions import SUBSETS
from saloon.games.dice_town.components import DICE, FACES, LOCATIONS, TOUGH_GUY
from saloon.games.dice_town.rules import book, cards, town
from saloon.games.dice_town.table import ALL_DICE, DICE_IN, TOUGH, DiceTown


def cost_of(count: i64) -> i64:
    """DT-H4 to DT-H6: what it costs to keep that many dice of a roll."""
    if count == 0:
        return 1
    return count - 1


def dice_digits(t: DiceTown, s: State, player: i64, dice: i64) -> list[int]:
    """The faces of some dice of a player, for an event."""
    return [t.faces.get(s, player, place) - 1 for place in range(DICE) if (dice >> place) & 1 == 1]


def take_back(t: DiceTown, s: State, player: i64, dice: i64) -> None:
    """Some dice of a player wait to be rolled; forget what they showed (DT-I2)."""
    for place in range(DICE):
        if (dice >> place) & 1 == 1:
            t.faces.set(s, player, place, 0)


@final
class NewRound(Task):
    """DT-G1, DT-G2: everybody takes back all dice; first the dice, then the town."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        t.moment.round.move(s, 1)
        t.moment.location.clear(s)
        t.moment.reveals.set(s, 0)
        t.moment.last_roll.set(s, False)
        t.moment.credit_used.set(s, False)
        for seat in range(t.players):
            take_back(t, s, seat, ALL_DICE)
            t.kept.set(s, seat, 0)
            t.fresh.set(s, seat, 0)
            t.won.set(s, seat, 0)
            t.quiet.set(s, seat, 0)
        for location in range(LOCATIONS):
            t.winners.set(s, location, 0)
        s.tell(actions.ROUND_STARTED, t.moment.round.get(s))
        s.push(town.TOWN, 0, 0)
        s.push(ROLL, 0)


@final
class Roll(Task):
    """DT-H1, DT-H10 to DT-H12: players with fewer than five dice roll the rest; `s.a` marks the last roll."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        for seat in range(t.players):
            rest = ALL_DICE & ~t.kept.get(s, seat)
            t.fresh.set(s, seat, 0)
            for place in range(DICE):
                if (rest >> place) & 1 == 1 and t.faces.get(s, seat, place) == 0:
                    t.faces.set(s, seat, place, 1 + s.below(FACES))
        if s.a == 1:
            keep_last_roll(t, s)
            return
        s.push(REVEAL, 0)
        for seat in range(t.players):
            rest = ALL_DICE & ~t.kept.get(s, seat)
            if s.events is not None:
                s.announce(actions.ROLLED, dice_digits(t, s, seat, rest), 1 << seat)
            else:
                s.reveal()
            # One die and no dollar: as far as anybody knows there is nothing to choose (DT-H7).
            if DICE_IN[rest] == 1 and t.money.amount(s, seat) == 0 and not t.may_have_tough_guy(s, seat):
                t.sealed.set(s, seat, 1 + rest)
            else:
                s.open_lane(KEEPING, seat)


def keep_last_roll(t: DiceTown, s: State) -> None:
    """DT-H11, DT-H12: the last roll is kept whole, and free; a cheat may still turn a die (DT-R4)."""
    t.moment.last_roll.set(s, True)
    t.moment.reveals.move(s, 1)
    for seat in range(t.players):
        rest = ALL_DICE & ~t.kept.get(s, seat)
        t.fresh.set(s, seat, rest)
        t.kept.set(s, seat, ALL_DICE)
        if rest != 0 and s.events is not None:
            s.announce(actions.LAST_ROLLED, [seat, *dice_digits(t, s, seat, rest)])
    s.push(cards.CHEAT_WINDOW, 0)


@final
class KeepDice(Verb1):
    """DT-D1, in secret and all at once: which dice to keep."""

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        kept = t.kept.get(s, me)
        money = t.money.amount(s, me)
        for dice in range(SUBSETS):
            choices.offer_if(dice & kept == 0 and cost_of(DICE_IN[dice]) <= money, self.family.base + dice)

    def forbids(self, t: DiceTown, s: State, me: i64, dice: i64) -> i64:
        if dice & t.kept.get(s, me) != 0:
            return book.KEPT_DICE_STAY
        payable = cost_of(DICE_IN[dice]) <= t.money.amount(s, me)
        return ALLOWED if payable else book.KEEP_WHAT_YOU_CAN_PAY

    def take(self, t: DiceTown, s: State, me: i64, dice: i64) -> None:
        t.sealed.set(s, me, 1 + dice)
        s.tell(actions.CHOSE_DICE, DICE_IN[dice])


@final
class KeepFree(Verb1):
    """DT-D1, DT-C3: the same with a Tough Guy, who pays."""

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        if t.hands.has(s, me, TOUGH_GUY):
            kept = t.kept.get(s, me)
            for dice in range(SUBSETS):
                choices.offer_if(dice & kept == 0, self.family.base + dice)

    def forbids(self, t: DiceTown, s: State, me: i64, dice: i64) -> i64:
        if not t.hands.has(s, me, TOUGH_GUY):
            return book.FREE_WITH_A_TOUGH_GUY
        return ALLOWED if dice & t.kept.get(s, me) == 0 else book.KEPT_DICE_STAY

    def take(self, t: DiceTown, s: State, me: i64, dice: i64) -> None:
        t.sealed.set(s, me, 1 + dice + TOUGH)
        s.tell(actions.CHOSE_DICE, DICE_IN[dice])


@final
class Reveal(Task):
    """DT-H3, DT-R11: all show what they keep, with their Tough Guys; then everything else in order."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        t.moment.reveals.move(s, 1)
        for seat in range(t.players):
            dice = (t.sealed.get(s, seat) - 1) & ALL_DICE
            t.kept.set(s, seat, t.kept.get(s, seat) | dice)
            t.fresh.set(s, seat, dice)
            if s.events is None:
                continue
            if dice == 0:
                s.tell(actions.SHOWED_NOTHING, seat)
            else:
                s.announce(actions.SHOWED, [seat, *dice_digits(t, s, seat, dice)])
        s.push(CHECK_HANDS, 0)
        s.push(cards.CHEAT_WINDOW, 0)
        s.push(PAY, 0)
        for place in range(t.players - 1, -1, -1):
            seat = t.clockwise(s, place)
            if (t.sealed.get(s, seat) - 1) & TOUGH != 0:
                s.push(TOUGH_GUYS, seat)
        for place in range(t.players):
            seat = t.clockwise(s, place)
            if (t.sealed.get(s, seat) - 1) & TOUGH != 0:
                cards.lay_down(t, s, seat, TOUGH_GUY)


@final
class ToughGuy(Task):
    """DT-C3, DT-R25: a Tough Guy that was shown with the dice can be cancelled."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        cards.ask_wanted(t, s, player, TOUGH_GUY, 0)


@final
class Pay(Task):
    """DT-H4 to DT-H8: everybody pays for this reveal, onto the Stagecoach."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        for seat in range(t.players):
            sealed = t.sealed.get(s, seat) - 1
            t.sealed.set(s, seat, 0)
            cost = cost_of(DICE_IN[sealed & ALL_DICE])
            if sealed & TOUGH != 0 or cost == 0:
                continue
            if cost > t.money.amount(s, seat):  # only a cancelled Tough Guy leads here (DT-R3)
                s.push(GIVING_BACK, seat)
            else:
                pay(t, s, seat, cost)


def pay(t: DiceTown, s: State, player: i64, cost: i64) -> None:
    """DT-H8: dollars go onto the Stagecoach, not into the Bank."""
    if cost > 0:
        t.money.pay(s, player, t.stagecoach, cost)
        s.tell(actions.PAID, player, cost)


def may_change_to(t: DiceTown, s: State, player: i64) -> i64:
    """DT-R3: the dice among which a player chooses again: those just shown; if none were, all rolled dice."""
    fresh = t.fresh.get(s, player)
    return fresh if fresh != 0 else ALL_DICE & ~t.kept.get(s, player)


@final
class GiveBack(Verb1):
    """DT-D2, DT-R3: after a cancelled Tough Guy, which dice to keep instead: as many as can be paid."""

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        among = may_change_to(t, s, me)
        wanted = t.money.amount(s, me) + 1
        for dice in range(SUBSETS):
            choices.offer_if(dice & ~among == 0 and DICE_IN[dice] == wanted, self.family.base + dice)

    def forbids(self, t: DiceTown, s: State, me: i64, dice: i64) -> i64:
        fits = dice & ~may_change_to(t, s, me) == 0 and DICE_IN[dice] == t.money.amount(s, me) + 1
        return ALLOWED if fits else book.AS_MANY_DICE_AS_CAN_BE_PAID

    def take(self, t: DiceTown, s: State, me: i64, dice: i64) -> None:
        fresh = t.fresh.get(s, me)
        if s.events is not None:
            given = fresh & ~dice
            if given != 0:
                s.announce(actions.GAVE_BACK, [me, *dice_digits(t, s, me, given)])
            else:
                s.announce(actions.SHOWED, [me, *dice_digits(t, s, me, dice)])
        t.kept.set(s, me, (t.kept.get(s, me) & ~fresh) | dice)
        t.fresh.set(s, me, dice)
        pay(t, s, me, cost_of(DICE_IN[dice]))


@final
class CheckHands(Task):
    """DT-H9, DT-H10, DT-H13: if anybody has five dice, the others roll for the last time."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        finished: i64 = 0
        for seat in range(t.players):
            kept = t.kept.get(s, seat)
            finished += kept == ALL_DICE
            take_back(t, s, seat, ALL_DICE & ~kept)
        if finished < t.players:
            s.push(ROLL, 0, 1 if finished > 0 else 0)


NEW_ROUND: Final[Step] = NewRound("new_round")
ROLL: Final[Step] = Roll("roll")
KEEPING: Final[Step] = Menu(
    "keep", [KeepDice(actions.KEEP), KeepFree(actions.KEEP_FREE)], book.CHOOSE_DICE_IN_SECRET
)
REVEAL: Final[Step] = Reveal("reveal")
TOUGH_GUYS: Final[Step] = ToughGuy("tough_guy")
PAY: Final[Step] = Pay("pay")
GIVING_BACK: Final[Step] = Menu("give_back", [GiveBack(actions.KEEP)], book.AS_MANY_DICE_AS_CAN_BE_PAID)
CHECK_HANDS: Final[Step] = CheckHands("check_hands")
