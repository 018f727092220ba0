"""Goals and legendary tokens: WL-V1 to WL-V8, WL-R16, WL-R63."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED
from saloon.games.western_legends.actions import (
    CLAIM,
    CLAIMED,
    DONE,
    DREW_FAME,
    LATE_GOALS,
    PASS,
    PASS_GAME,
    PASS_TURN,
    RETURN_FAME,
    RETURNED_FAME,
    SAW_FAME,
)
from saloon.games.western_legends.ids import GOALS_EACH
from saloon.games.western_legends.rules.asking import Asked, offer_quiet, take_quiet
from saloon.games.western_legends.rules.book import V3, V4
from saloon.games.western_legends.rules.deeds import fulfils
from saloon.games.western_legends.rules.story import pay_condition
from saloon.games.western_legends.table import FAME_KINDS, WesternLegends

IN_BOX: Final[i64] = 0
SECRET: Final[i64] = 1
SHOWN: Final[i64] = 2


def condition_of(c: WesternLegends, s: State, player: i64, goal: i64) -> i64:
    """The condition of one of the four goals of a player's character."""
    return c.box.goal_condition[c.character_of(s, player) * GOALS_EACH + goal]


def is_met(c: WesternLegends, s: State, player: i64, goal: i64) -> bool:
    """WL-R16, WL-R63: whether a goal's condition is fulfilled, or can be paid for, now."""
    if c.met_goals.get(s, player, goal) == 1:
        return True
    return fulfils(c, s, player, condition_of(c, s, player, goal))


def claim_forbidden(c: WesternLegends, s: State, player: i64, goal: i64) -> i64:
    """WL-V3: only own secret goals whose condition is met."""
    if not c.with_goals or c.goals.get(s, player, goal) != SECRET:
        return V3
    return ALLOWED if is_met(c, s, player, goal) else V3


def secret_goals(c: WesternLegends, s: State, player: i64) -> i64:
    """How many goals of a player are still secret."""
    found: i64 = 0
    for goal in range(GOALS_EACH):
        found += c.goals.get(s, player, goal) == SECRET
    return found


def shown_goals(c: WesternLegends, s: State, player: i64) -> i64:
    """How many goals a player has claimed."""
    found: i64 = 0
    for goal in range(GOALS_EACH):
        found += c.goals.get(s, player, goal) == SHOWN
    return found


def claim(c: WesternLegends, s: State, player: i64, goal: i64) -> None:
    """WL-V3, WL-V4, WL-V6: the goal is shown, what it costs is paid, tokens are drawn and some go back."""
    condition = condition_of(c, s, player, goal)
    c.goals.set(s, player, goal, SHOWN)
    c.met_goals.set(s, player, goal, 0)
    s.tell(CLAIMED, player, c.character_of(s, player) * GOALS_EACH + goal)
    number = shown_goals(c, s, player)
    drawn: i64 = 0
    while drawn < number and c.fame.total(s, c.fame.supply) > 0:
        kind = c.fame.draw(s, player)
        s.whisper(player, SAW_FAME, player, kind + 1)
        drawn += 1
    s.tell(DREW_FAME, player, drawn)
    surplus = c.fame.total(s, player) - number
    if surplus > 0:
        s.push(c.return_fame, player, surplus)
    pay_condition(c, s, player, condition)


class ReturnFame(Asked):
    """DEC-34, WL-V4: which tokens to give back; `a` is how many are still too many."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "return_fame", V4, [RETURN_FAME])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for kind in range(FAME_KINDS):
            choices.offer_if(self.c.fame.get(s, player, kind) > 0, RETURN_FAME.at(kind + 1))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        c = self.c
        kind = self.families.first(action) - 1
        c.fame.move(s, player, kind, -1)
        c.fame.move(s, c.fame.supply, kind, 1)
        s.tell(RETURNED_FAME, player)
        if a > 1:
            s.push(self, player, a - 1)


class LateGoals(Asked):
    """DEC-42: goals that were reached while stories were told, after the action phase."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "late_goals", V3, [CLAIM, DONE, PASS, PASS_TURN, PASS_GAME])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for goal in range(GOALS_EACH):
            choices.offer_if(claim_forbidden(self.c, s, player, goal) == ALLOWED, CLAIM.at(goal))
        choices.offer(DONE.at())
        offer_quiet(LATE_GOALS, choices)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        if self.families.family(action) == CLAIM.number:
            if secret_goals(self.c, s, player) > 1:
                s.push(self, player)
            claim(self.c, s, player, self.families.first(action))
        else:
            take_quiet(self.c, s, player, action)
