"""Goals and legendary tokens: WL-V1 to WL-V8, WL-R16, WL-R63."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, State
from saloon.games.western_legends import actions, ids
from saloon.games.western_legends.rules import asking, book, deeds, story
from saloon.games.western_legends.table import FAME_KINDS, WesternLegends

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


def claim_forbidden(t: WesternLegends, s: State, player: i64, goal: i64) -> i64:
    """WL-V3: only own secret goals whose condition is met."""
    if not t.with_goals or t.goals.get(s, player, goal) != SECRET:
        return book.CLAIM_GOALS_YOU_FULFIL
    return ALLOWED if is_met(t, s, player, goal) else book.CLAIM_GOALS_YOU_FULFIL


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


def claim(t: WesternLegends, s: State, player: i64, goal: i64) -> None:
    """WL-V3, WL-V4, WL-V6: the goal is shown, what it costs is paid, tokens are drawn and some go back."""
    condition = condition_of(t, s, player, goal)
    t.goals.set(s, player, goal, SHOWN)
    t.met_goals.set(s, player, goal, 0)
    s.tell(actions.CLAIMED, player, t.character_of(s, player) * ids.GOALS_EACH + goal)
    number = shown_goals(t, s, player)
    drawn: i64 = 0
    while drawn < number and t.fame.total(s, t.fame.supply) > 0:
        kind = t.fame.draw(s, player)
        s.whisper(player, actions.SAW_FAME, player, kind + 1)
        drawn += 1
    s.tell(actions.DREW_FAME, player, drawn)
    surplus = t.fame.total(s, player) - number
    if surplus > 0:
        s.push(t.return_fame, player, surplus)
    story.pay_condition(t, s, player, condition)


class ReturnFame(asking.Asked):
    """DEC-34, WL-V4: which tokens to give back; `a` is how many are still too many."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "return_fame", book.KEEP_AS_MANY_TOKENS_AS_GOALS, [actions.RETURN_FAME])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for kind in range(FAME_KINDS):
            choices.offer_if(t.fame.get(s, player, kind) > 0, actions.RETURN_FAME.at(kind + 1))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        kind = self.families.first(action) - 1
        t.fame.move(s, player, kind, -1)
        t.fame.move(s, t.fame.supply, kind, 1)
        s.tell(actions.RETURNED_FAME, player)
        if a > 1:
            s.push(self, player, a - 1)


class LateGoals(asking.Asked):
    """DEC-42: goals that were reached while stories were told, after the action phase."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(
            c,
            "late_goals",
            book.CLAIM_GOALS_YOU_FULFIL,
            [actions.CLAIM, actions.DONE, actions.PASS, actions.PASS_TURN, actions.PASS_GAME],
        )

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for goal in range(ids.GOALS_EACH):
            choices.offer_if(claim_forbidden(t, s, player, goal) == ALLOWED, actions.CLAIM.at(goal))
        choices.offer(actions.DONE.at())
        asking.offer_quiet(actions.LATE_GOALS, choices)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        if self.families.family(action) == actions.CLAIM.number:
            if secret_goals(t, s, player) > 1:
                s.push(self, player)
            claim(t, s, player, self.families.first(action))
        else:
            asking.take_quiet(t, s, player, action)
