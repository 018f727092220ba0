"""From turn to turn, and the end of the game: PC-T1, PC-M1 to PC-M7, PC-G1 to PC-G4, PC-R9."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.point_city import actions
from saloon.games.point_city.rules import automa, cards, turn
from saloon.games.point_city.table import AUTOMA_BEATEN, AUTOMA_WON, LAST_TURN, PointCity


def start_turn(t: PointCity, s: State, player: i64) -> None:
    """PC-T1: the player may flip a card and takes two; on the very last turn possibly none (PC-R9)."""
    if t.deck.count(s) == 0 and not t.can_take_any(s, player):
        s.tell(actions.PASSED, player)
        finish(t, s)
    else:
        s.push(turn.TURN, player)


def end_turn(t: PointCity, s: State, player: i64) -> None:
    """PC-M1, PC-G1: after cards of the market, refill and go on, or end the game."""
    if cards.refill(t, s):
        pass_on(t, s, player)
    else:
        finish(t, s)


def pass_on(t: PointCity, s: State, player: i64) -> None:
    """PC-T1, PC-A6, PC-A12: the next player's turn; in a solo game the automa has one first."""
    t.turns_made.move(s, 1)
    if t.solo:
        automa.take_cards(t, s)
        if not cards.refill(t, s):
            finish(t, s)
            return
        t.turns_made.move(s, 1)
        automa.move_markers(t, s)
    start_turn(t, s, t.next_after(player))


def finish(t: PointCity, s: State) -> None:
    """PC-G1, PC-V1, PC-A15, PC-A16: the market cannot be refilled; all points are counted."""
    t.turns_made.move(s, 1)
    for seat in range(t.players):
        s.tell(actions.SCORED, seat, t.score(s, seat))
    if not t.solo:
        s.finish(LAST_TURN)
        return
    s.tell(actions.AUTOMA_SCORED, t.automa_score(s))
    s.finish(AUTOMA_WON if t.is_lost(s) else AUTOMA_BEATEN)
