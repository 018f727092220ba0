"""From turn to turn and from round to round: sections 4, 5, 6 and 7 of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import State, Step, Task
from saloon.games.cover_your_assets import actions, table
from saloon.games.cover_your_assets.rules import setup, turn
from saloon.games.cover_your_assets.table import Cover


def refill(t: Cover, s: State, player: i64) -> None:
    """CA-N1, CA-N4, CA-R47: draw up to the hand limit, as long as there are cards."""
    drawn = min(t.hand_limit - t.hands.size_of(s, player), t.deck.count(s))
    for _card in range(drawn):
        s.whisper(player, actions.DREW_CARD, t.hands.draw(s, player, t.deck))
    if drawn > 0:
        s.tell(actions.DREW, player, drawn)


def start_turn(t: Cover, s: State, player: i64) -> None:
    """CA-T3, CA-Z3, CA-Z5: the next player who holds cards is on turn; if nobody does, the round ends."""
    seat = player
    for _seat in range(t.players):
        if t.hands.size_of(s, seat) > 0:
            if t.two_actions:  # CA-A5, CA-R33: a ban lasts until the loser's own next turn
                t.banned.clear_row(s, seat)
            s.push(turn.TURN, seat)
            return
        seat = t.left_of(seat)
    end_round(t, s)


def after_action(t: Cover, s: State, player: i64, was_first: bool) -> None:
    """CA-T1, CA-A2, CA-A3, CA-A7, CA-R34: one action per turn, or up to two."""
    if t.two_actions and was_first and t.hands.size_of(s, player) > 0:
        s.push(turn.SECOND_ACTION, player)
    else:
        end_turn(t, s, player)


@final
class AfterAction(Task):
    """What follows an action that involves others, once it is completely resolved (CA-R46).

    `s.a` is 1 if it was the first action of the turn.
    """

    def run(self, t: Cover, s: State, player: i64) -> None:
        after_action(t, s, player, s.a == 1)


AFTER_ACTION: Final[Step] = AfterAction("after_action")


def end_turn(t: Cover, s: State, player: i64) -> None:
    """CA-N1 to CA-N4, CA-R9, CA-R35: the active player refills, then those who used cards, in order."""
    refill(t, s, player)
    if t.involved.count(s) > 0:
        for i in range(t.involved.count(s)):
            refill(t, s, t.involved.at(s, i))
        t.involved.clear(s)
    s.tell(actions.TURN_ENDED, player)
    start_turn(t, s, t.left_of(player))


def end_round(t: Cover, s: State) -> None:
    """CA-P1 to CA-P4, CA-R3 to CA-R5, CA-R48: score the round; end the game or deal again."""
    best: i64 = 0
    for seat in range(t.players):
        score = t.stacks.score(s, seat)
        t.last_scores.set(s, seat, score)
        if t.end_mode != table.TWO_WINS:  # money is not carried over (CA-G4)
            t.totals.move(s, seat, score)
        s.tell(actions.SCORED, seat, score)
        if score > best:
            best = score
    for seat in range(t.players):
        if t.last_scores.get(s, seat) == best:
            t.wins.move(s, seat, 1)
            s.tell(actions.ROUND_WON, seat)
    if is_last_round(t, s):
        s.finish(t.end_mode)
    elif t.round.get(s) >= table.MOST_ROUNDS:  # CA-R48
        s.finish(table.ROUNDS_OUT)
    else:
        s.push(setup.START_ROUND, t.left_of(t.dealer.get(s)))


def is_last_round(t: Cover, s: State) -> bool:
    """CA-G1 to CA-G4, CA-R4: whether the game ends with this round."""
    if t.end_mode == table.QUICK:
        return True
    if t.end_mode == table.THREE_ROUNDS:
        return t.round.get(s) >= 3
    for seat in range(t.players):
        if t.end_mode == table.MILLION and t.totals.get(s, seat) > t.goal:
            return True
        if t.end_mode == table.TWO_WINS and t.wins.get(s, seat) >= 2:
            return True
    return False
