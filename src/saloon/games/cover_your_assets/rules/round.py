"""Rounds and turns: sections 2, 4, 5, 6 and 7 of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.cover_your_assets.actions import (
    DREW,
    DREW_CARD,
    REBURIED,
    ROUND_STARTED,
    ROUND_WON,
    SCORED,
    STARTER,
    TURN_ENDED,
)
from saloon.games.cover_your_assets.components import PLAYABLE
from saloon.games.cover_your_assets.rules.draft import rebury, turn_card_up
from saloon.games.cover_your_assets.state import (
    MILLION,
    MOST_ROUNDS,
    QUICK,
    ROUNDS_OUT,
    THREE_ROUNDS,
    TWO_WINS,
    Cover,
)


def refill(c: Cover, s: State, player: i64) -> None:
    """CA-N1, CA-N4, CA-R47: draw up to the hand limit, as long as there are cards."""
    drawn = min(c.hand_limit - c.hands.size_of(s, player), c.deck.count(s))
    for _card in range(drawn):
        s.whisper(player, DREW_CARD, c.hands.draw(s, player, c.deck))
    if drawn > 0:
        s.tell(DREW, player, drawn)


class StartRound(Task):
    """CA-S2 to CA-S7, CA-2P1 to CA-2P5, CA-3P2, CA-3P3, CA-A0, CA-A1, CA-G5: set a round up afresh."""

    def __init__(self, c: Cover) -> None:
        super().__init__("start_round")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        dealer = player
        c.dealer.set(s, dealer)
        c.round.move(s, 1)
        s.tell(ROUND_STARTED, c.round.get(s), dealer)
        self._gather(s)
        c.deck.shuffle(s)
        for pile in range(len(c.rests)):
            self._lay_draft_pile(s, pile)
        for seat in range(c.players):
            for _card in range(c.hand_limit):
                s.whisper(seat, DREW_CARD, c.hands.draw(s, seat, c.deck))
        starter = c.deck.take(s)
        c.discard.put(s, starter)
        s.tell(STARTER, starter)
        start_turn(c, s, c.left_of(dealer))

    def _gather(self, s: State) -> None:
        """CA-G5, CA-R32: all cards of the configuration go back into the deck."""
        c = self.c
        c.deck.clear(s)
        c.discard.clear(s)
        c.spent.clear(s)
        c.stacks.clear(s)
        c.hands.clear(s)
        c.banned.clear(s)
        c.buried.clear(s)
        for pile in range(len(c.rests)):
            c.rests[pile].clear(s)
            c.tops[pile].clear(s)
        c.deck.fill(s, c.full_deck)

    def _lay_draft_pile(self, s: State, pile: i64) -> None:
        """CA-2P2, CA-2P3, CA-23A1: ten cards, the top one face up and never an action card."""
        c = self.c
        for _card in range(c.draft_size):
            c.rests[pile].put(s, c.deck.take(s))
        card = turn_card_up(c, s, pile, NOTHING)
        while card >= PLAYABLE:
            s.tell(REBURIED, pile, card)
            rebury(c, s, pile, card)
            card = turn_card_up(c, s, pile, card)
        c.tops[pile].put(s, card)


def start_turn(c: Cover, s: State, player: i64) -> None:
    """CA-T3, CA-Z3, CA-Z5: the next player who holds cards is on turn; if nobody does, the round ends."""
    seat = player
    for _seat in range(c.players):
        if c.hands.size_of(s, seat) > 0:
            if c.two_actions:  # CA-A5, CA-R33: a ban lasts until the loser's own next turn
                c.banned.clear_row(s, seat)
            s.push(c.turn, seat)
            return
        seat = c.left_of(seat)
    end_round(c, s)


def after_action(c: Cover, s: State, player: i64, was_first: bool) -> None:
    """CA-T1, CA-A2, CA-A3, CA-A7, CA-R34: one action a turn, or up to two."""
    if c.two_actions and was_first and c.hands.size_of(s, player) > 0:
        s.push(c.second_action, player)
    else:
        end_turn(c, s, player)


class AfterAction(Task):
    """What follows an action that others take part in, once it is completely resolved (CA-R46).

    `a` is 1 if it was the first action of the turn.
    """

    def __init__(self, c: Cover) -> None:
        super().__init__("after_action")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        after_action(self.c, s, player, a == 1)


def end_turn(c: Cover, s: State, player: i64) -> None:
    """CA-N1 to CA-N4, CA-R9, CA-R35: the active player refills, then those who used cards, in order."""
    refill(c, s, player)
    if c.involved.count(s) > 0:
        for i in range(c.involved.count(s)):
            refill(c, s, c.involved.at(s, i))
        c.involved.clear(s)
    s.tell(TURN_ENDED, player)
    start_turn(c, s, c.left_of(player))


def end_round(c: Cover, s: State) -> None:
    """CA-P1 to CA-P4, CA-R3 to CA-R5, CA-R48: score the round; end the game or deal again."""
    best: i64 = 0
    for seat in range(c.players):
        score = c.stacks.score(s, seat)
        c.last_scores.set(s, seat, score)
        if c.end_mode != TWO_WINS:  # there money is not carried over (CA-G4)
            c.totals.move(s, seat, score)
        s.tell(SCORED, seat, score)
        if score > best:
            best = score
    for seat in range(c.players):
        if c.last_scores.get(s, seat) == best:
            c.wins.move(s, seat, 1)
            s.tell(ROUND_WON, seat)
    if is_last_round(c, s):
        s.finish(c.end_mode)
    elif c.round.get(s) >= MOST_ROUNDS:  # CA-R48
        s.finish(ROUNDS_OUT)
    else:
        s.push(c.start_round, c.left_of(c.dealer.get(s)))


def is_last_round(c: Cover, s: State) -> bool:
    """CA-G1 to CA-G4, CA-R4: whether the game ends with this round."""
    if c.end_mode == QUICK:
        return True
    if c.end_mode == THREE_ROUNDS:
        return c.round.get(s) >= 3
    for seat in range(c.players):
        if c.end_mode == MILLION and c.totals.get(s, seat) > c.goal:
            return True
        if c.end_mode == TWO_WINS and c.wins.get(s, seat) >= 2:
            return True
    return False
