"""The turn: section T of the rules, rounds and the end (WL-O6, WL-Z1, WL-Z6, WL-R11)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import (
    END_SET_OFF,
    INCOME,
    LAST_ROUND,
    LATE_GOALS,
    LIVED_AS_OUTLAW,
    MAN_SCORED,
    SCORED,
    TURN_BEGAN,
    WIELD,
)
from saloon.games.western_legends.codes import START_OF_TURN
from saloon.games.western_legends.fields import (
    ACTIONS_A_TURN,
    GOING_ON,
    LAST_ROUND_ON,
    MOST_ROUNDS,
    OUT_OF_ROUNDS,
    ROUND_ENDS,
    TARGET_REACHED,
)
from saloon.games.western_legends.ids import (
    CARDS,
    FIRST_ITEM,
    FIRST_WEAPON,
    MONEY,
    NONE,
)
from saloon.games.western_legends.rules.asking import Asked, end_quiet_turn, may_ask
from saloon.games.western_legends.rules.book import T3
from saloon.games.western_legends.rules.goals import secret_goals
from saloon.games.western_legends.rules.locations import wield
from saloon.games.western_legends.rules.powers import set_off
from saloon.games.western_legends.rules.resources import draw, gain, gain_points
from saloon.games.western_legends.rules.scoring import final_score
from saloon.games.western_legends.rules.story import is_complete
from saloon.games.western_legends.table import WesternLegends

# Start of a turn.
ABILITIES: Final[i64] = 0
TAKING_INCOME: Final[i64] = 1
ARMING: Final[i64] = 2
RIDING: Final[i64] = 3
ACTING: Final[i64] = 4


class StartTurn(Task):
    """WL-T3: abilities, income, active weapon and mount; `a` is the stage."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("start_turn")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        if a == ACTING:
            s.push(c.menu, player)
            return
        s.push(self, player, a + 1)
        if a == ABILITIES:
            self._begin(s, player)
            set_off(c, s, player, START_OF_TURN)
        elif a == TAKING_INCOME:
            s.push(c.income, player)
        elif a == ARMING:
            self._ask(s, player, FIRST_WEAPON, FIRST_ITEM, True)
        else:
            self._ask(s, player, 0, FIRST_WEAPON, False)

    def _begin(self, s: State, player: i64) -> None:
        """Everything that is remembered for a turn begins anew."""
        c = self.c
        c.table.active.set(s, player)
        c.turn.clear(s)
        c.turn.actions.set(s, ACTIONS_A_TURN)
        c.gains.clear(s)
        c.attacked.clear(s)
        c.used.clear(s)
        c.met.clear(s)
        s.tell(TURN_BEGAN, player)

    def _ask(self, s: State, player: i64, first: i64, last: i64, weapons: bool) -> None:
        """WL-T3, WL-T5: which of several is active; the only one is, without asking."""
        c = self.c
        owned: i64 = 0
        only: i64 = NONE
        for item in range(first, last):
            if c.owns(s, player, item):
                owned += 1
                only = item
        if owned > 1:
            s.push(c.weapon if weapons else c.mount, player)
        elif owned == 1:
            active = c.weapon_active(s, player) if weapons else c.mount_active(s, player)
            if active != only:
                wield(c, s, player, only)


class Income(Asked):
    """DEC-4, WL-T3, WL-R57: $20, two cards, or $10 and a card."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "income", T3, [INCOME])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for income in range(3):
            choices.offer(INCOME.at(income))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        income = self.families.first(action)
        self.c.shown.clear(s)
        self.c.dice.clear(s)
        if income == 0:
            gain(self.c, s, player, MONEY, 20)
        elif income == 1:
            gain(self.c, s, player, CARDS, 2)
        else:
            gain(self.c, s, player, MONEY, 10)
            draw(self.c, s, player, 1)


class Arm(Asked):
    """DEC-5: the active weapon or the active mount among those that are owned."""

    def __init__(self, c: WesternLegends, name: str, first: i64, last: i64) -> None:
        super().__init__(c, name, T3, [WIELD])
        self.first: i64 = first
        self.last: i64 = last

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for item in range(self.first, self.last):
            choices.offer_if(self.c.owns(s, player, item), WIELD.at(item))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        item = self.families.first(action)
        c = self.c
        if item != (c.mount_active(s, player) if item < FIRST_WEAPON else c.weapon_active(s, player)):
            wield(c, s, player, item)


# End of a turn.
STORIES: Final[i64] = 0
GOALS: Final[i64] = 1
LIMIT: Final[i64] = 2
OUTLAWS: Final[i64] = 3
CHECK: Final[i64] = 4


class EndTurn(Task):
    """WL-T10: stories, hand limit, points of outlaws, the end of the game; `a` is the stage."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("end_turn")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        c.turn.late.set(s, True)
        c.turn.after.set(s, False)
        if a == STORIES:
            first = is_complete(c, s, 0)
            second = is_complete(c, s, 1)
            s.push(self, player, STORIES if first or second else GOALS)
            if first and second:
                s.push(c.story_order, player)
            elif first or second:
                s.push(c.tell_story, player, 0 if first else 1, 0)
        elif a == GOALS:
            s.push(self, player, LIMIT)
            told = c.with_goals and c.table.told.get(s) > 0
            if told and secret_goals(c, s, player) > 0 and may_ask(c, s, player, LATE_GOALS):
                s.push(c.late_goals, player)
        elif a == LIMIT:
            s.push(self, player, OUTLAWS)
            surplus = c.hands.size_of(s, player) - c.hand_limit_of(s, player)
            if surplus > 0:
                s.push(c.hand_limit, player, surplus)
        elif a == OUTLAWS:
            s.push(self, player, CHECK)
            points = c.box.row_lp[c.people.wanted.get(s, player)]
            if points > 0:
                s.tell(LIVED_AS_OUTLAW, player)
                gain_points(c, s, player, points)
        else:
            self._pass_on(s, player)

    def _pass_on(self, s: State, player: i64) -> None:
        """WL-T10: the end is checked, then the left neighbour has a turn."""
        c = self.c
        check_end(c, s)
        end_quiet_turn(c, s)
        c.turn.clear(s)
        c.gains.clear(s)
        c.used.clear(s)
        c.met.clear(s)
        c.attacked.clear(s)
        c.met_goals.clear_row(s, player)
        c.table.active.set(s, NONE)
        c.table.told.set(s, 0)
        following = c.next_after(player)
        if following == c.first(s):
            s.push(c.round, following)
            if c.with_man:
                s.push(c.man_card, following)
        else:
            s.push(c.start_turn, following)


def check_end(c: WesternLegends, s: State) -> None:
    """WL-Z1, WL-R11, WL-V16: whether somebody has the target, at this very moment."""
    if c.table.ending.get(s) != GOING_ON:
        return
    reached = c.with_man and c.table.man_lp.get(s) >= c.goal
    for player in range(c.players):
        reached = reached or c.people.lp.get(s, player) >= c.goal
    if reached:
        c.table.ending.set(s, ROUND_ENDS)
        s.tell(END_SET_OFF)


class Round(Task):
    """WL-Z1, WL-Z2, WL-Z6: after the last player's turn (and the Man in Black's card) a round is over."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("round")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        if c.table.round.get(s) > 0:
            check_end(c, s)
            ending = c.table.ending.get(s)
            if ending == LAST_ROUND_ON or c.table.round.get(s) == MOST_ROUNDS:
                self._finish(s, TARGET_REACHED if ending == LAST_ROUND_ON else OUT_OF_ROUNDS)
                return
            if ending == ROUND_ENDS:
                c.table.ending.set(s, LAST_ROUND_ON)
                s.tell(LAST_ROUND)
        c.table.round.move(s, 1)
        s.push(c.start_turn, player)

    def _finish(self, s: State, reason: i64) -> None:
        c = self.c
        for player in range(c.players):
            s.tell(SCORED, player, final_score(c, s, player))
        if c.with_man:
            s.tell(MAN_SCORED, c.table.man_lp.get(s))
        s.finish(reason)
