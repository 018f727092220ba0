"""From turn to turn, and the end of the game: PC-T1, PC-M1 to PC-M7, PC-G1 to PC-G4, PC-R9."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.point_city.actions import AUTOMA_SCORED, PASSED, SCORED
from saloon.games.point_city.rules.automa import move_markers, take_cards
from saloon.games.point_city.rules.cards import refill
from saloon.games.point_city.state import AUTOMA_BEATEN, AUTOMA_WON, LAST_TURN, PointCity


def start_turn(c: PointCity, s: State, player: i64) -> None:
    """PC-T1: the player may flip a card and takes two; on the very last turn perhaps none (PC-R9)."""
    if c.deck.count(s) == 0 and not c.can_take_any(s, player):
        s.tell(PASSED, player)
        finish(c, s)
    else:
        s.push(c.turn, player)


def end_turn(c: PointCity, s: State, player: i64) -> None:
    """PC-M1, PC-G1: after cards of the market, refill and go on, or end the game."""
    if refill(c, s):
        pass_on(c, s, player)
    else:
        finish(c, s)


def pass_on(c: PointCity, s: State, player: i64) -> None:
    """PC-T1, PC-A6, PC-A12: the next player's turn; alone the automa has one first."""
    c.turns_made.move(s, 1)
    if c.solo:
        take_cards(c, s)
        if not refill(c, s):
            finish(c, s)
            return
        c.turns_made.move(s, 1)
        move_markers(c, s)
    start_turn(c, s, c.next_after(player))


def finish(c: PointCity, s: State) -> None:
    """PC-G1, PC-V1, PC-A15, PC-A16: the market cannot be refilled; all points are counted."""
    c.turns_made.move(s, 1)
    for seat in range(c.players):
        s.tell(SCORED, seat, c.score(s, seat))
    if not c.solo:
        s.finish(LAST_TURN)
        return
    s.tell(AUTOMA_SCORED, c.automa_score(s))
    s.finish(AUTOMA_WON if c.is_lost(s) else AUTOMA_BEATEN)
