"""Goals and legendary tokens: WL-V1 to WL-V8, WL-R16, WL-R63."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Menu, State, Step, Verb1
from saloon.games.western_legends import actions
from saloon.games.western_legends.components import ids
from saloon.games.western_legends.rules import asking, book, deeds, story
from saloon.games.western_legends.table import WesternLegends

IN_BOX: Final[i64] = 0
SECRET: Final[i64] = 1
SHOWN: Final[i64] = 2


def condition_of(t: WesternLegends, s: State, player: i64, goal: i64) -> i64:
    """The condition of one of the four goals of a player's character."""
    return t.box.goal_condition[t.character_of(s, player) * ids.GOALS_EACH + goal]


def is_met(t: WesternLegends, s: State, player: i64, goal: i64) -> bool:
    """WL-R16, WL-R63: whether a goal's condition is fulfilled, or can be paid for, now."""
    if t.met_goals.get(s, player, goal) == 1:
        return True
    return deeds.fulfils(t, s, player, condition_of(t, s, player, goal))


def secret_goals(t: WesternLegends, s: State, player: i64) -> i64:
    """How many goals of a player are still secret."""
    found: i64 = 0
    for goal in range(ids.GOALS_EACH):
        found += t.goals.get(s, player, goal) == SECRET
    return found


def shown_goals(t: WesternLegends, s: State, player: i64) -> i64:
    """How many goals a player has claimed."""
    found: i64 = 0
    for goal in range(ids.GOALS_EACH):
        found += t.goals.get(s, player, goal) == SHOWN
    return found


class Claim(Verb1):
    """DEC-34, WL-V3, WL-V4, WL-V6: a secret goal whose condition is met is shown, and tokens are drawn."""

    def forbids(self, t: WesternLegends, s: State, me: i64, goal: i64) -> i64:
        if not t.with_goals or t.goals.get(s, me, goal) != SECRET:
            return book.CLAIM_GOALS_YOU_FULFIL
        return ALLOWED if is_met(t, s, me, goal) else book.CLAIM_GOALS_YOU_FULFIL

    def take(self, t: WesternLegends, s: State, me: i64, goal: i64) -> None:
        """What the goal costs is paid, and some tokens go back."""
        t.goals.set(s, me, goal, SHOWN)
        t.met_goals.set(s, me, goal, 0)
        s.tell(actions.CLAIMED, me, t.character_of(s, me) * ids.GOALS_EACH + goal)
        number = shown_goals(t, s, me)
        drawn: i64 = 0
        while drawn < number and t.fame.total(s, t.fame.supply) > 0:
            kind = t.fame.draw(s, me)
            s.whisper(me, actions.SAW_FAME, me, kind + 1)
            drawn += 1
        s.tell(actions.DREW_FAME, me, drawn)
        surplus = t.fame.total(s, me) - number
        if surplus > 0:
            s.push(RETURNING_FAME, me, surplus)
        story.pay_condition(t, s, me, condition_of(t, s, me, goal))


@final
class ClaimLate(Claim):
    """DEC-42: goals that were reached while stories were told, after the action phase, one after another."""

    def take(self, t: WesternLegends, s: State, me: i64, goal: i64) -> None:
        if secret_goals(t, s, me) > 1:
            s.push(CLAIMING_LATE, me)
        super().take(t, s, me, goal)


@final
class ReturnFame(Verb1):
    """DEC-34, WL-V4: which token to give back; `s.a` is how many are still too many."""

    def forbids(self, t: WesternLegends, s: State, me: i64, value: i64) -> i64:
        owned = value > 0 and t.fame.get(s, me, value - 1) > 0
        return ALLOWED if owned else book.KEEP_AS_MANY_TOKENS_AS_GOALS

    def take(self, t: WesternLegends, s: State, me: i64, value: i64) -> None:
        t.fame.move(s, me, value - 1, -1)
        t.fame.move(s, t.fame.supply, value - 1, 1)
        s.tell(actions.RETURNED_FAME, me)
        if s.a > 1:
            s.push(RETURNING_FAME, me, s.a - 1)


RETURNING_FAME: Final[Step] = Menu(
    "return_fame", [ReturnFame(actions.RETURN_FAME)], book.KEEP_AS_MANY_TOKENS_AS_GOALS
)
CLAIMING_LATE: Final[Step] = Menu(
    "late_goals",
    [
        ClaimLate(actions.CLAIM),
        asking.Pass(actions.DONE),
        *asking.stay_quiet(actions.LATE_GOALS, book.CLAIM_GOALS_YOU_FULFIL),
    ],
    book.CLAIM_GOALS_YOU_FULFIL,
)
