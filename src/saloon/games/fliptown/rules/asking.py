"""What is asked at several moments: to do without, yes or no, and how many WANTED to cross out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, State, Step, Verb0, Verb1
from saloon.games.fliptown import actions
from saloon.games.fliptown.rules.gains import cross_out, min_of
from saloon.games.fliptown.table import Fliptown


def ask(t: Fliptown, s: State, question: Step, player: i64) -> None:
    """FT-T5: ask a player at the same time as all others; alone there is nobody to wait for."""
    if t.solo:
        s.push(question, player)
    else:
        s.open_lane(question, player)


@final
class Skip(Verb0):
    """Do without."""

    def take(self, t: Fliptown, s: State, me: i64) -> None:
        """Nothing happens."""


class YesOrNo(Verb1):
    """FT-DE2, FT-DE28: something that can be done or not."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        choices.offer(self.family.base + actions.NO)
        choices.offer(self.family.base + actions.YES)

    def take(self, t: Fliptown, s: State, me: i64, answer: i64) -> None:
        if answer == actions.YES:
            self.agree(t, s, me)

    def agree(self, t: Fliptown, s: State, me: i64) -> None:
        """Do it."""
        raise NotImplementedError


class CrossOut(Verb1):
    """FT-DE18, FT-DE20, FT-R22: how many WANTED to cross out, up to a limit."""

    def __init__(self, least: i64, rule: i64) -> None:
        super().__init__(actions.CROSS)
        self.least: i64 = least
        self.rule: i64 = rule

    def limit(self, t: Fliptown, s: State) -> i64:
        """How many it can be at most, for anybody."""
        raise NotImplementedError

    def most(self, t: Fliptown, s: State, me: i64) -> i64:
        """How many it can be for a player."""
        return min_of(self.limit(t, s), t.people.wanted.get(s, me))

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        for amount in range(self.least, self.most(t, s, me) + 1):
            choices.offer(self.family.base + amount)

    def forbids(self, t: Fliptown, s: State, me: i64, amount: i64) -> i64:
        return ALLOWED if self.least <= amount <= self.most(t, s, me) else self.rule

    def take(self, t: Fliptown, s: State, me: i64, amount: i64) -> None:
        cross_out(t, s, me, amount)
