"""The turn: section T of the rules, rounds and the end (WL-O6, WL-Z1, WL-Z6, WL-R11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import Choices, State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import (
    asking,
    book,
    goals,
    locations,
    powers,
    resources,
    scoring,
    story,
)
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

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        if a == ACTING:
            s.push(t.menu, player)
            return
        s.push(self, player, a + 1)
        if a == ABILITIES:
            self._begin(t, s, player)
            powers.set_off(t, s, player, codes.START_OF_TURN)
        elif a == TAKING_INCOME:
            s.push(t.income, player)
        elif a == ARMING:
            self._ask(t, s, player, ids.FIRST_WEAPON, ids.FIRST_ITEM, True)
        else:
            self._ask(t, s, player, 0, ids.FIRST_WEAPON, False)

    def _begin(self, t: WesternLegends, s: State, player: i64) -> None:
        """Everything that is remembered for a turn begins anew."""
        t.table.active.set(s, player)
        t.turn.clear(s)
        t.turn.actions.set(s, fields.ACTIONS_A_TURN)
        t.gains.clear(s)
        t.attacked.clear(s)
        t.used.clear(s)
        t.met.clear(s)
        s.tell(actions.TURN_BEGAN, player)

    def _ask(self, t: WesternLegends, s: State, player: i64, first: i64, last: i64, weapons: bool) -> None:
        """WL-T3, WL-T5: which of several is active; the only one is, without asking."""
        owned: i64 = 0
        only: i64 = NONE
        for item in range(first, last):
            if t.owns(s, player, item):
                owned += 1
                only = item
        if owned > 1:
            s.push(t.weapon if weapons else t.mount, player)
        elif owned == 1:
            active = t.weapon_active(s, player) if weapons else t.mount_active(s, player)
            if active != only:
                locations.wield(t, s, player, only)


class Income(asking.Asked):
    """DEC-4, WL-T3, WL-R57: $20, two cards, or $10 and a card."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "income", book.START_OF_A_TURN, [actions.INCOME])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for income in range(3):
            choices.offer(actions.INCOME.at(income))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        income = self.families.first(action)
        t.shown.clear(s)
        t.dice.clear(s)
        if income == 0:
            resources.gain(t, s, player, ids.MONEY, 20)
        elif income == 1:
            resources.gain(t, s, player, ids.CARDS, 2)
        else:
            resources.gain(t, s, player, ids.MONEY, 10)
            resources.draw(t, s, player, 1)


class Arm(asking.Asked):
    """DEC-5: the active weapon or the active mount among those that are owned."""

    def __init__(self, c: WesternLegends, name: str, first: i64, last: i64) -> None:
        super().__init__(c, name, book.START_OF_A_TURN, [actions.WIELD])
        self.first: i64 = first
        self.last: i64 = last

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for item in range(self.first, self.last):
            choices.offer_if(t.owns(s, player, item), actions.WIELD.at(item))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        item = self.families.first(action)
        if item != (t.mount_active(s, player) if item < ids.FIRST_WEAPON else t.weapon_active(s, player)):
            locations.wield(t, s, player, item)


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

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        t.turn.late.set(s, True)
        t.turn.after.set(s, False)
        if a == STORIES:
            first = story.is_complete(t, s, 0)
            second = story.is_complete(t, s, 1)
            s.push(self, player, STORIES if first or second else GOALS)
            if first and second:
                s.push(t.story_order, player)
            elif first or second:
                s.push(t.tell_story, player, 0 if first else 1, 0)
        elif a == GOALS:
            s.push(self, player, LIMIT)
            told = t.with_goals and t.table.told.get(s) > 0
            if (
                told
                and goals.secret_goals(t, s, player) > 0
                and asking.may_ask(t, s, player, actions.LATE_GOALS)
            ):
                s.push(t.late_goals, player)
        elif a == LIMIT:
            s.push(self, player, OUTLAWS)
            surplus = t.hands.size_of(s, player) - t.hand_limit_of(s, player)
            if surplus > 0:
                s.push(t.hand_limit, player, surplus)
        elif a == OUTLAWS:
            s.push(self, player, CHECK)
            points = t.box.row_lp[t.people.wanted.get(s, player)]
            if points > 0:
                s.tell(actions.LIVED_AS_OUTLAW, player)
                resources.gain_points(t, s, player, points)
        else:
            self._pass_on(t, s, player)

    def _pass_on(self, t: WesternLegends, s: State, player: i64) -> None:
        """WL-T10: the end is checked, then the left neighbour has a turn."""
        check_end(t, s)
        asking.end_quiet_turn(t, s)
        t.turn.clear(s)
        t.gains.clear(s)
        t.used.clear(s)
        t.met.clear(s)
        t.attacked.clear(s)
        t.met_goals.clear_row(s, player)
        t.table.active.set(s, NONE)
        t.table.told.set(s, 0)
        following = t.next_after(player)
        if following == t.first(s):
            s.push(t.round, following)
            if t.with_man:
                s.push(t.man_card, following)
        else:
            s.push(t.start_turn, following)


def check_end(t: WesternLegends, s: State) -> None:
    """WL-Z1, WL-R11, WL-V16: whether somebody has the target, at this very moment."""
    if t.table.ending.get(s) != fields.GOING_ON:
        return
    reached = t.with_man and t.table.man_lp.get(s) >= t.goal
    for player in range(t.players):
        reached = reached or t.people.lp.get(s, player) >= t.goal
    if reached:
        t.table.ending.set(s, fields.ROUND_ENDS)
        s.tell(actions.END_SET_OFF)


class Round(Task):
    """WL-Z1, WL-Z2, WL-Z6: after the last player's turn (and the Man in Black's card) a round is over."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("round")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        if t.table.round.get(s) > 0:
            check_end(t, s)
            ending = t.table.ending.get(s)
            if ending == fields.LAST_ROUND_ON or t.table.round.get(s) == fields.MOST_ROUNDS:
                self._finish(
                    t, s, fields.TARGET_REACHED if ending == fields.LAST_ROUND_ON else fields.OUT_OF_ROUNDS
                )
                return
            if ending == fields.ROUND_ENDS:
                t.table.ending.set(s, fields.LAST_ROUND_ON)
                s.tell(actions.LAST_ROUND)
        t.table.round.move(s, 1)
        s.push(t.start_turn, player)

    def _finish(self, t: WesternLegends, s: State, reason: i64) -> None:
        for player in range(t.players):
            s.tell(actions.SCORED, player, scoring.final_score(t, s, player))
        if t.with_man:
            s.tell(actions.MAN_SCORED, t.table.man_lp.get(s))
        s.finish(reason)
