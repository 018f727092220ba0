"""Questions of several moments: the Sheriff's word, and which card to keep."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Pile, State, Verb1
from saloon.games.dice_town import actions
from saloon.games.dice_town.components import KINDS
from saloon.games.dice_town.rules import book
from saloon.games.dice_town.table import DiceTown


class SheriffsWord(Verb1):
    """DT-D6, DT-D18, DT-D21: the Sheriff names one of several players."""

    def __init__(self, rule: i64) -> None:
        super().__init__(actions.CHOOSE)
        self.rule: i64 = rule

    def among(self, t: DiceTown, s: State) -> i64:
        """A mask of those who can be named."""
        raise NotImplementedError

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        seats = self.among(t, s)
        for seat in range(t.players):
            choices.offer_if((seats >> seat) & 1 == 1, self.family.base + seat)

    def forbids(self, t: DiceTown, s: State, me: i64, seat: i64) -> i64:
        return ALLOWED if (self.among(t, s) >> seat) & 1 == 1 else self.rule


class KeepOne(Verb1):
    """DT-D10, DT-D14, DT-R34: one of the cards that were drawn or taken is kept."""

    def pile(self, t: DiceTown) -> Pile:
        """Where these cards lie."""
        raise NotImplementedError

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        pile = self.pile(t)
        for kind in range(KINDS):
            choices.offer_if(pile.has(s, kind), self.family.base + kind)

    def forbids(self, t: DiceTown, s: State, me: i64, kind: i64) -> i64:
        return ALLOWED if self.pile(t).has(s, kind) else book.KEEP_EXACTLY_ONE
