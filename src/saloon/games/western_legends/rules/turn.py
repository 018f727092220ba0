"""The turn: section T of the rules, rounds and the end (WL-O6, WL-Z1, WL-Z6, WL-R11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Course, Family, Fork, Menu, State, Step, Task, Verb1
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import (
    act,
    asking,
    book,
    goals,
    locations,
    losing,
    man_in_black,
    powers,
    resources,
    scoring,
    story,
)
from saloon.games.western_legends.table import WesternLegends

# -- the start of a turn --------


def begin_turn(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T3, first: what was remembered of the last turn is forgotten, and abilities work."""
    t.table.active.set(s, player)
    forget_turn(t, s)
    t.turn.actions.set(s, fields.ACTIONS_A_TURN)
    s.tell(actions.TURN_BEGAN, player)
    powers.set_off(t, s, player, codes.START_OF_TURN)


def forget_turn(t: WesternLegends, s: State) -> None:
    """All that is remembered within a turn."""
    t.turn.clear(s)
    t.gains.clear(s)
    t.attacked.clear(s)
    t.used.clear(s)
    t.met.clear(s)


def take_income(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T3, second."""
    s.push(TAKING_INCOME, player)


def choose_weapon(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T3, third."""
    make_active(t, s, player, ARMING, ids.FIRST_WEAPON, ids.FIRST_ITEM)


def choose_mount(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T3, third."""
    make_active(t, s, player, MOUNTING, 0, ids.FIRST_WEAPON)


def make_active(t: WesternLegends, s: State, player: i64, question: Step, first: i64, last: i64) -> None:
    """WL-T3, WL-T5: which of several is active; the only one is, without asking."""
    owned: i64 = 0
    only: i64 = NONE
    for item in range(first, last):
        if t.owns(s, player, item):
            owned += 1
            only = item
    if owned > 1:
        s.push(question, player)
    elif owned == 1:
        locations.wield_another(t, s, player, only)


def begin_actions(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T6: the action phase."""
    s.push(act.PHASE, player)


@final
class TakeIncome(Verb1):
    """DEC-4, WL-T3, WL-R57: $20, two cards, or $10 and a card."""

    def take(self, t: WesternLegends, s: State, me: i64, income: i64) -> None:
        t.shown.clear(s)
        t.dice.clear(s)
        if income == 0:
            resources.gain(t, s, me, ids.MONEY, 20)
        elif income == 1:
            resources.gain(t, s, me, ids.CARDS, 2)
        else:
            resources.gain(t, s, me, ids.MONEY, 10)
            resources.draw(t, s, me, 1)


@final
class Wield(Verb1):
    """DEC-5: the active weapon or the active mount among those that are owned."""

    def __init__(self, family: Family, first: i64, last: i64) -> None:
        super().__init__(family)
        self.first: i64 = first
        self.last: i64 = last

    def forbids(self, t: WesternLegends, s: State, me: i64, item: i64) -> i64:
        fits = self.first <= item < self.last and t.owns(s, me, item)
        return ALLOWED if fits else book.START_OF_A_TURN

    def take(self, t: WesternLegends, s: State, me: i64, item: i64) -> None:
        locations.wield_another(t, s, me, item)


# -- the end of a turn --------


def tell_stories(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T10, WL-R18: one complete story after the other, as long as there are any."""
    t.turn.late.set(s, True)
    t.turn.after.set(s, False)
    first = story.is_complete(t, s, 0)
    second = story.is_complete(t, s, 1)
    END_TURN.go_to(s, player, tell_stories if first or second else claim_late_goals)
    if first and second:
        s.push(story.ORDERING_STORIES, player)
    elif first or second:
        s.push(story.TELL_STORY, player, 0 if first else 1)


def claim_late_goals(t: WesternLegends, s: State, player: i64) -> None:
    """DEC-42: goals that were reached while stories were told."""
    told = t.with_goals and t.table.told.get(s) > 0
    wants = asking.may_ask(t, s, player, actions.LATE_GOALS)
    if told and wants and goals.secret_goals(t, s, player) > 0:
        s.push(goals.CLAIMING_LATE, player)


def keep_hand_limit(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T10 to WL-T12: cards beyond the limit are discarded."""
    surplus = t.hands.size_of(s, player) - t.hand_limit_of(s, player)
    if surplus > 0:
        s.push(losing.DISCARDING_TO_LIMIT, player, surplus)


def live_as_outlaw(t: WesternLegends, s: State, player: i64) -> None:
    """WL-O6, WL-T10: the points of the row on the wanted track."""
    points = t.box.row_lp[t.people.wanted.get(s, player)]
    if points > 0:
        s.tell(actions.LIVED_AS_OUTLAW, player)
        resources.gain_points(t, s, player, points)


def pass_on(t: WesternLegends, s: State, player: i64) -> None:
    """WL-T10: the end is checked; then the left neighbour has a turn, or the round is over."""
    check_end(t, s)
    asking.end_quiet_turn(t, s)
    forget_turn(t, s)
    t.met_goals.clear_row(s, player)
    t.table.active.set(s, NONE)
    t.table.told.set(s, 0)
    following = t.next_after(player)
    if following == t.first(s):
        s.push(ROUND, following)
        if t.with_man:
            s.push(man_in_black.MAN_CARD, following)
    else:
        s.push(START_TURN, following)


# -- rounds --------


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


@final
class Round(Task):
    """WL-Z1, WL-Z2, WL-Z6: after the last player's turn (and the Man in Black's card) a round is over."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        if t.table.round.get(s) > 0:
            check_end(t, s)
            ending = t.table.ending.get(s)
            if ending == fields.LAST_ROUND_ON:
                finish(t, s, fields.TARGET_REACHED)
                return
            if t.table.round.get(s) == fields.MOST_ROUNDS:
                finish(t, s, fields.OUT_OF_ROUNDS)
                return
            if ending == fields.ROUND_ENDS:
                t.table.ending.set(s, fields.LAST_ROUND_ON)
                s.tell(actions.LAST_ROUND)
        t.table.round.move(s, 1)
        s.push(START_TURN, player)


def finish(t: WesternLegends, s: State, reason: i64) -> None:
    """WL-Z3: all points are counted."""
    for player in range(t.players):
        s.tell(actions.SCORED, player, scoring.final_score(t, s, player))
    if t.with_man:
        s.tell(actions.MAN_SCORED, t.table.man_lp.get(s))
    s.finish(reason)


ROUND: Final[Step] = Round("round")
START_TURN: Final[Step] = Course(
    "start_turn", [begin_turn, take_income, choose_weapon, choose_mount, begin_actions]
)
TAKING_INCOME: Final[Step] = Menu("income", [TakeIncome(actions.INCOME)], book.START_OF_A_TURN)
ARMING: Final[Step] = Menu(
    "weapon", [Wield(actions.WIELD, ids.FIRST_WEAPON, ids.FIRST_ITEM)], book.START_OF_A_TURN
)
MOUNTING: Final[Step] = Menu("mount", [Wield(actions.WIELD, 0, ids.FIRST_WEAPON)], book.START_OF_A_TURN)
END_TURN: Final[Course] = Course(
    "end_turn", [Fork(tell_stories), claim_late_goals, keep_hand_limit, live_as_outlaw, pass_on]
)
