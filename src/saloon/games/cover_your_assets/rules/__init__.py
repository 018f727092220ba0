"""The rules of Cover Your Assets: every moment of the game, one file a chapter."""

from __future__ import annotations

from saloon.games.cover_your_assets.rules.challenge import Answer
from saloon.games.cover_your_assets.rules.draft import Contest, OrderMove, TurnUp
from saloon.games.cover_your_assets.rules.round import AfterAction, StartRound
from saloon.games.cover_your_assets.rules.turn import Turn
from saloon.games.cover_your_assets.state import Cover


def add_steps(c: Cover) -> None:
    """Give a layout all its moments."""
    c.start_round = StartRound(c)
    c.turn = Turn(c, "turn", first=True)
    c.second_action = Turn(c, "second_action", first=False)
    c.after_action = AfterAction(c)
    c.answer = Answer(c)
    c.contest = Contest(c)
    c.turn_up = TurnUp(c)
    c.order_move = OrderMove(c)
    for step in (
        c.start_round,
        c.turn,
        c.second_action,
        c.after_action,
        c.answer,
        c.contest,
        c.turn_up,
        c.order_move,
    ):
        c.add_step(step)
