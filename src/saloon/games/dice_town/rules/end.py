"""The end of a round and of the game: section X of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.dice_town.actions import CHOOSE, CHOSE_WINNER, SCORED
from saloon.games.dice_town.rules.book import X9
from saloon.games.dice_town.state import BOTH, CHOSEN, COUNTING, DEEDS_GONE, MINE_EMPTY, DiceTown


class RoundEnd(Task):
    """DT-X1, DT-R32: with an empty mine or without deeds the game ends after the whole round."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("round_end")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        if ending(c, s) < 0:
            s.push(c.new_round, 0)
            return
        c.moment.set(s, COUNTING, 1)
        s.reveal()
        for seat in range(c.players):
            s.tell(SCORED, seat, c.score(s, seat))
        best = c.best_players(s)
        if best & (best - 1) != 0:
            s.push(c.choose_winner, c.sheriff.get(s))
        else:
            s.finish(ending(c, s))


def ending(c: DiceTown, s: State) -> i64:
    """Why the game ends now, or -1."""
    mine_empty = c.nuggets.amount(s, c.mine) == 0
    deeds_gone = c.deed_pile.count(s) == 0 and c.deed_row.count(s) == 0
    if mine_empty:
        return BOTH if deeds_gone else MINE_EMPTY
    return DEEDS_GONE if deeds_gone else -1


class ChooseWinner(Question):
    """DT-D21, DT-X9, DT-R28: tied by points and deeds, the Sheriff chooses."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("choose_winner")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        best = self.c.best_players(s)
        for seat in range(self.c.players):
            choices.offer_if((best >> seat) & 1 == 1, CHOOSE.base + seat)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != CHOOSE.number:
            return X9
        return ALLOWED if (self.c.best_players(s) >> families.first(action)) & 1 == 1 else X9

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        chosen = action - CHOOSE.base
        c.moment.set(s, CHOSEN, 1 + chosen)
        s.tell(CHOSE_WINNER, player, chosen)
        s.finish(ending(c, s))
