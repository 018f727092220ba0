"""A player's turn: sections 4 and 11 of the rules. The main action is a chapter of its own (`act.py`)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Family, Menu, State, Step, Task, Verb, Verb0, Verb1, Verb2
from saloon.games.fliptown import actions
from saloon.games.fliptown.actions import ALL_WANTED, LESS_WANTED, PLAIN
from saloon.games.fliptown.components.names import AREAS, BADLANDS, BUILDINGS, GOLD, MONEY, RANKS, TURNS
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.rules import abilities, act, book, reach, spaces, town
from saloon.games.fliptown.rules.bounties import check_bounties
from saloon.games.fliptown.rules.gains import cross_out, gain, min_of
from saloon.games.fliptown.table import Fliptown

BEFORE_ACTING: Final[i64] = 1
"""Bonus actions of a character are taken before the main action: what is pending stays so (FT-R8)."""

# -- before the main action ----------------------------------------------------------------------------------


@final
class Reward(Verb1):
    """FT-DE3, FT-TW10c, FT-TW10d: money, gold, or WANTED crossed out, for a card of a hunted rank."""

    def count(self, t: Fliptown, s: State, me: i64) -> i64:
        """How many of the rewards can be chosen; the last ones cross out WANTED."""
        return 2 + min_of(t.box.outlaw_cross, t.people.wanted.get(s, me))

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        for reward in range(self.count(t, s, me)):
            choices.offer(self.family.base + reward)

    def forbids(self, t: Fliptown, s: State, me: i64, reward: i64) -> i64:
        return ALLOWED if reward < self.count(t, s, me) else book.REWARDS_FOR_OUTLAWS

    def take(self, t: Fliptown, s: State, me: i64, reward: i64) -> None:
        s.tell(actions.OUTLAW_PAID, me, reward)
        if reward == 0:
            gain(t, s, me, MONEY, t.box.outlaw_money)
        elif reward == 1:
            gain(t, s, me, GOLD, t.box.outlaw_gold)
        else:
            cross_out(t, s, me, reward - 1)
        check_bounties(t, s, me)
        t.people.rewards.move(s, me, -1)
        s.push(OUTLAW if t.people.rewards.get(s, me) > 0 else ASSIGNING, me)


@final
class Assign(Verb2):
    """FT-DE4, FT-T4, FT-T8: which card is the suit card, which the value card; the third goes to poker."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        for suit in range(3):
            for value in range(3):
                if suit != value:
                    choices.offer(self.family.base + suit * 3 + value)

    def forbids(self, t: Fliptown, s: State, me: i64, suit: i64, value: i64) -> i64:
        return ALLOWED if suit != value else book.THREE_CARDS_THREE_PARTS

    def take(self, t: Fliptown, s: State, me: i64, suit: i64, value: i64) -> None:
        suit_card = t.lineup.at(s, suit)
        value_card = t.lineup.at(s, value)
        poker_card = t.lineup.at(s, 3 - suit - value)
        t.people.suit_place.set(s, me, suit)
        t.people.value_place.set(s, me, value)
        t.people.suit_now.set(s, me, suit_card // RANKS)
        t.people.value_now.set(s, me, value_card % RANKS + 1)
        column: i64 = (t.clock.round.get(s) - 1) * TURNS
        t.people.poker.set(s, me, column + t.clock.turn.get(s) - 1, poker_card)
        s.tell(actions.ASSIGNED, me, suit_card, value_card, poker_card)
        s.push(act.ACTING, me)


@final
class UseBeforeActing(abilities.UseInTurn):
    """FT-R8, FT-R26: its bonus actions come before the main action."""

    def go_on(self, t: Fliptown, s: State, me: i64) -> None:
        s.push(ASSIGNING, me)
        s.push(GO_ON, me, BEFORE_ACTING)


# -- what is pending -----------------------------------------------------------------------------------------


def drop_pending(t: Fliptown, s: State, player: i64) -> None:
    """FT-R7: what was not taken is lost."""
    for area in range(AREAS):
        t.people.pending.set(s, player, area, 0)
    t.people.put_off.set(s, player, 0)


def can_use_effect(t: Fliptown, s: State, player: i64, building: i64) -> bool:
    """FT-DE12: whether the effect of a building waits, and could do something."""
    return t.people.times_put_off(s, player, building) > 0 and town.is_usable(t, s, player, building)


def can_go_on(t: Fliptown, s: State, player: i64) -> bool:
    """Whether something is pending that can be done."""
    for area in range(AREAS):
        if t.people.pending.get(s, player, area) > 0 and reach.open_spaces(t, s, player, area) != 0:
            return True
    if t.people.put_off.get(s, player) > 0:
        for building in range(BUILDINGS):
            if can_use_effect(t, s, player, building):
                return True
    return False


@final
class GoOn(Task):
    """FT-R7, FT-R8, FT-R47: as long as something is pending that can be done, ask; else the turn is over.

    `s.a` is BEFORE_ACTING or 0. Among several players the turn is over when its player says so: that lanes
    end by nothing else tells the others nothing.
    """

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        check_bounties(t, s, player)
        is_after = s.a != BEFORE_ACTING
        if can_go_on(t, s, player) or (is_after and abilities.can_use_any_in_turn(t, s, player)):
            s.push(BONUS, player, s.a)
        elif is_after:
            drop_pending(t, s, player)
            if not t.solo:
                s.push(FINISH, player)


@final
class BonusAction(Verb):
    """FT-BA1 to FT-BA5, FT-DE8: enter any open space of an area; the cards do not matter."""

    def __init__(self, family: Family, area: i64, rule: i64) -> None:
        """`rule` stands against taking fewer WANTED."""
        super().__init__(family)
        self.area: i64 = area
        self.rule: i64 = rule

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        if t.people.pending.get(s, me, self.area) == 0:
            return
        less = spaces.can_take_less(t, s, me, self.area)
        open_spaces = reach.open_spaces(t, s, me, self.area)
        for index in range(reach.size_of(self.area)):
            is_here = open_spaces & BIT[index] != 0
            action = self.family.base + index * self.family.stride
            choices.offer_if(is_here & less, action + LESS_WANTED)
            choices.offer_if(is_here, action + ALL_WANTED)

    def forbids_action(self, t: Fliptown, s: State, me: i64, action: i64) -> i64:
        if t.people.pending.get(s, me, self.area) == 0:
            return book.PENDING_BONUS_ACTIONS
        if self.family.second(action) != PLAIN:
            return book.BONUS_ACTIONS_NEED_NO_CARDS
        index = self.family.first(action)
        if not reach.is_open(t, s, me, self.area, index):
            return reach.why_closed(t, s, me, self.area, index)
        takes_less = self.family.third(action) == LESS_WANTED
        return self.rule if takes_less and not spaces.can_take_less(t, s, me, self.area) else ALLOWED

    def take_action(self, t: Fliptown, s: State, me: i64, action: i64) -> None:
        s.push(GO_ON, me, s.a)
        t.people.pending.move(s, me, self.area, -1)
        spaces.enter(t, s, me, self.area, self.family.first(action), self.family.third(action))


@final
class UseEffect(Verb1):
    """FT-DE12: use the effect of a building that was put off."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        if t.people.put_off.get(s, me) > 0:
            for building in range(BUILDINGS):
                choices.offer_if(can_use_effect(t, s, me, building), self.family.base + building)

    def forbids(self, t: Fliptown, s: State, me: i64, building: i64) -> i64:
        return ALLOWED if can_use_effect(t, s, me, building) else book.PENDING_BONUS_ACTIONS

    def take(self, t: Fliptown, s: State, me: i64, building: i64) -> None:
        s.push(GO_ON, me, s.a)
        t.people.move_put_off(s, me, building, -1)
        town.ask_effect(t, s, me, building, town.NOW)


@final
class UsePending(abilities.UseInTurn):
    """FT-R26: after the main action an ability is one thing more that is pending."""

    def go_on(self, t: Fliptown, s: State, me: i64) -> None:
        s.push(GO_ON, me, s.a)


@final
class SkipForNow(Verb0):
    """FT-R8: go to the main action; what is pending stays so."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        choices.offer_if(s.a == BEFORE_ACTING, self.family.base)

    def forbids(self, t: Fliptown, s: State, me: i64) -> i64:
        return ALLOWED if s.a == BEFORE_ACTING else book.ONE_MAIN_ACTION

    def take(self, t: Fliptown, s: State, me: i64) -> None:
        """The cards are assigned next, which waits already."""


@final
class Done(Verb0):
    """FT-DE22, FT-R7: the turn is over."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        choices.offer_if(s.a != BEFORE_ACTING, self.family.base)

    def forbids(self, t: Fliptown, s: State, me: i64) -> i64:
        return ALLOWED if s.a != BEFORE_ACTING else book.ONE_MAIN_ACTION

    def take(self, t: Fliptown, s: State, me: i64) -> None:
        drop_pending(t, s, me)


# -- the moments ---------------------------------------------------------------------------------------------

OUTLAW: Final[Step] = abilities.Decision("outlaw", [Reward(actions.REWARD)], book.ORDER_OF_A_TURN)
ASSIGNING: Final[Step] = Menu("assign", [Assign(actions.ASSIGN), UseBeforeActing()], book.ORDER_OF_A_TURN)
GO_ON: Final[Step] = GoOn("go_on")
USE_PENDING: Final[UsePending] = UsePending()
DONE: Final[Done] = Done(actions.DONE)
PENDING: Final[list[Verb]] = [
    *[
        BonusAction(
            family, area, book.LESS_WITH_A_BANDANA if area == BADLANDS else book.LESS_WITH_THE_UNDERTAKER
        )
        for area, family in enumerate(actions.ENTERING)
    ],
    UseEffect(actions.EFFECT),
    USE_PENDING,
    SkipForNow(actions.SKIP),
    DONE,
]
"""FT-DE21, FT-DE22: what is pending, in any order."""
BONUS: Final[Step] = Menu("bonus", PENDING, book.ONE_MAIN_ACTION)
FINISH: Final[Step] = Menu(
    "finish",
    [USE_PENDING, DONE],
    book.ONE_MAIN_ACTION,
    dict.fromkeys(
        [family.name for family in (*actions.ENTERING, actions.EFFECT)], book.PENDING_BONUS_ACTIONS
    ),
)
"""FT-R47: the same when nothing is pending any more, to ask whether the turn is over."""
