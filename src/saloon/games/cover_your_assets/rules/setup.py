"""Setting up, the game and every round: sections 2, 9, 10 and 11 of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import NOTHING, State, Step, Task
from saloon.games.cover_your_assets import actions
from saloon.games.cover_your_assets.components import PLAYABLE
from saloon.games.cover_your_assets.rules import draft, flow
from saloon.games.cover_your_assets.table import Cover


def set_up(t: Cover, s: State) -> None:
    """CA-S1: the first dealer is drawn at random."""
    s.push(START_ROUND, s.below(t.players))


@final
class StartRound(Task):
    """CA-S2 to CA-S7, CA-2P1 to CA-2P5, CA-3P2, CA-3P3, CA-A0, CA-A1, CA-G5: set up a round."""

    def run(self, t: Cover, s: State, player: i64) -> None:
        dealer = player
        t.dealer.set(s, dealer)
        t.round.move(s, 1)
        s.tell(actions.ROUND_STARTED, t.round.get(s), dealer)
        _gather(t, s)
        t.deck.shuffle(s)
        for pile in range(len(t.rests)):
            _lay_draft_pile(t, s, pile)
        for seat in range(t.players):
            for _card in range(t.hand_limit):
                s.whisper(seat, actions.DREW_CARD, t.hands.draw(s, seat, t.deck))
        starter = t.deck.take(s)
        t.discard.put(s, starter)
        s.tell(actions.STARTER, starter)
        flow.start_turn(t, s, t.left_of(dealer))


def _gather(t: Cover, s: State) -> None:
    """CA-G5, CA-R32: all cards of the configuration go back into the deck."""
    t.deck.clear(s)
    t.discard.clear(s)
    t.spent.clear(s)
    t.stacks.clear(s)
    t.hands.clear(s)
    t.banned.clear(s)
    t.buried.clear(s)
    for pile in range(len(t.rests)):
        t.rests[pile].clear(s)
        t.tops[pile].clear(s)
    t.deck.fill(s, t.full_deck)


def _lay_draft_pile(t: Cover, s: State, pile: i64) -> None:
    """CA-2P2, CA-2P3, CA-23A1: ten cards, the top one face up and never an action card."""
    for _card in range(t.draft_size):
        t.rests[pile].put(s, t.deck.take(s))
    card = draft.turn_card_up(t, s, pile, NOTHING)
    while card >= PLAYABLE:
        s.tell(actions.REBURIED, pile, card)
        draft.rebury(t, s, pile, card)
        card = draft.turn_card_up(t, s, pile, card)
    t.tops[pile].put(s, card)


START_ROUND: Final[Step] = StartRound("start_round")
