"""The end of a round and of the game: section X of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Menu, State, Step, Task
from saloon.games.dice_town import actions
from saloon.games.dice_town.rules import book, dice
from saloon.games.dice_town.rules.asking import SheriffsWord
from saloon.games.dice_town.table import BOTH, DEEDS_GONE, MINE_EMPTY, DiceTown


@final
class RoundEnd(Task):
    """DT-X1, DT-R32: with an empty mine or without deeds the game ends after the whole round."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        if ending(t, s) < 0:
            s.push(dice.NEW_ROUND, 0)
            return
        t.moment.counting.set(s, True)
        s.reveal()
        for seat in range(t.players):
            s.tell(actions.SCORED, seat, t.score(s, seat))
        best = t.best_players(s)
        if best & (best - 1) != 0:
            s.push(CHOOSING_WINNER, t.sheriff.get(s))
        else:
            s.finish(ending(t, s))


def ending(t: DiceTown, s: State) -> i64:
    """Why the game ends now, or -1."""
    mine_empty = t.nuggets.amount(s, t.mine) == 0
    deeds_gone = t.deed_pile.count(s) == 0 and t.deed_row.count(s) == 0
    if mine_empty:
        return BOTH if deeds_gone else MINE_EMPTY
    return DEEDS_GONE if deeds_gone else -1


@final
class ChooseWinner(SheriffsWord):
    """DT-D21, DT-X9, DT-R28: tied by points and deeds, the Sheriff chooses."""

    def among(self, t: DiceTown, s: State) -> i64:
        return t.best_players(s)

    def take(self, t: DiceTown, s: State, me: i64, chosen: i64) -> None:
        t.moment.chosen.set(s, chosen)
        s.tell(actions.CHOSE_WINNER, me, chosen)
        s.finish(ending(t, s))


ROUND_END: Final[Step] = RoundEnd("round_end")
CHOOSING_WINNER: Final[Step] = Menu(
    "choose_winner", [ChooseWinner(book.SHERIFF_NAMES_THE_WINNER)], book.SHERIFF_NAMES_THE_WINNER
)
