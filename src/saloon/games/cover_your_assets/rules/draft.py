"""Draft piles for two and three players: sections 9, 10 and 11 of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.cover_your_assets.actions import (
    ANSWER_DOUBLE,
    BOTTOM_TO_TOP,
    CONTEST,
    CONTESTED,
    LET_PASS,
    LET_PASSED,
    MOVED,
    ORDER_MOVE,
    REBURIED,
    SWAPPED,
    TOP_TO_BOTTOM,
    TURNED_UP,
)
from saloon.games.cover_your_assets.components import ASSETS, MOVE, PLAYABLE, SWAP
from saloon.games.cover_your_assets.rules.book import MOVE_ORDER, R44, TWO_P9
from saloon.games.cover_your_assets.rules.challenge import (
    next_answer,
    open_with,
    opening_forbidden,
    place_drafted,
)
from saloon.games.cover_your_assets.state import (
    DEFENDER,
    DRAFT_PILES,
    SET,
    Cover,
)


def rebury(c: Cover, s: State, pile: i64, card: i64) -> None:
    """CA-23A1, CA-R38: back into the middle at random; not on top, not at the bottom if that can be.

    Where only Swaps lie above the bottom card, it goes below that: the bottom card would never come up.
    """
    rest = c.rests[pile]
    place: i64 = 0
    if not only_swaps_from(c, s, pile, 1):
        place = 1 + s.below(rest.count(s) - 1)
    rest.insert(s, place, card)
    c.buried.move(s, pile, card - SWAP, 1)


def turn_card_up(c: Cover, s: State, pile: i64, just_buried: i64) -> i64:
    """The next face-down card of a draft pile, and what everybody knows of the rest then (CA-H5).

    A card that was reburied a moment ago is not the one that comes up: it is never put on top.
    """
    card = c.rests[pile].take(s)
    s.tell(TURNED_UP, pile, card)
    if card >= PLAYABLE:
        still_there = 1 if card == just_buried else 0
        if c.buried.get(s, pile, card - SWAP) > still_there:
            c.buried.move(s, pile, card - SWAP, -1)
    return card


def only_swaps_from(c: Cover, s: State, pile: i64, place: i64) -> bool:
    """Whether a draft pile's face-down cards from a place up are all Swaps (or there are none)."""
    rest = c.rests[pile]
    for i in range(place, rest.count(s)):
        if rest.at(s, i) != SWAP:
            return False
    return True


def move_set(c: Cover, s: State, player: i64, direction: i64) -> None:
    """CA-X5: turn a stack over by one set."""
    if direction == TOP_TO_BOTTOM:
        c.stacks.top_to_bottom(s, player)
    else:
        c.stacks.bottom_to_top(s, player)


class Contest(Question):
    """CA-DEC5, CA-2P9, CA-3P5, CA-R17, CA-R44: the opponent may challenge a drafted set.

    Asked even of a player who cannot, so that nobody learns that (CA-H7). The drafted set waits as the
    set of a challenge whose defender is the drafter.
    """

    def __init__(self, c: Cover) -> None:
        super().__init__("contest")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        asset = c.stacks.asset(s, c.challenge.get(s, SET))
        choices.offer(LET_PASS.at())
        choices.offer_if(c.hands.has(s, player, asset), CONTEST.at(asset))
        for wild in range(ASSETS, c.wilds_end):
            choices.offer_if(c.hands.has(s, player, wild), CONTEST.at(wild))

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        family = c.game.families.family(action)
        if family == LET_PASS.number:
            return ALLOWED
        if family == CONTEST.number:
            asset = c.stacks.asset(s, c.challenge.get(s, SET))
            return opening_forbidden(c, s, player, c.game.families.first(action), asset)
        return R44 if family == ANSWER_DOUBLE.number else TWO_P9

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        drafter = c.challenge.get(s, DEFENDER)
        number = c.challenge.get(s, SET)
        if action == LET_PASS.at():
            s.tell(LET_PASSED, player)
            c.challenge.clear(s)
            place_drafted(c, s, drafter, number)
            return
        card = c.game.families.first(action)
        s.tell(CONTESTED, player, drafter, c.stacks.asset(s, number))
        open_with(c, s, player, card)
        next_answer(c, s, drafter)


class TurnUp(Task):
    """CA-2P12, CA-R19, CA-R20, CA-R41, CA-23A2 to CA-23A7: turn up the next card of each used pile.

    `a` is the set of piles (as bits) that still have to show a card. An action card takes effect at once,
    wholly, before anything else is turned up.
    """

    def __init__(self, c: Cover) -> None:
        super().__init__("turn_up")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        for pile in range(DRAFT_PILES):
            if (a >> pile) & 1 == 0:
                continue
            rest = c.rests[pile]
            just_buried = NOTHING
            while rest.count(s) > 0:
                card = turn_card_up(c, s, pile, just_buried)
                if card < PLAYABLE:
                    c.tops[pile].put(s, card)
                    break
                just_buried = NOTHING
                if card == SWAP:
                    just_buried = self._swap(s, player, pile)
                elif self._asks_moves(s, player, pile, a):
                    return
            a -= 1 << int(pile)

    def _swap(self, s: State, player: i64, pile: i64) -> i64:
        """CA-23A4, CA-23A5, CA-R38, CA-R40: the two exchange top sets, or the card is put back.

        Returns the card if it was put back, else NOTHING.
        """
        c = self.c
        rival = c.other_at_pile(player, pile)
        if c.stacks.height(s, player) > 0 and c.stacks.height(s, rival) > 0:
            c.stacks.swap_tops(s, player, rival)
            s.tell(SWAPPED, player, rival)
        elif not only_swaps_from(c, s, pile, 0):
            s.tell(REBURIED, pile, SWAP)
            rebury(c, s, pile, SWAP)
            return SWAP
        c.spent.put(s, SWAP)
        return NOTHING

    def _asks_moves(self, s: State, player: i64, pile: i64, left: i64) -> bool:
        """CA-23A3, CA-R39: each decides for the other, the active player first."""
        c = self.c
        c.spent.put(s, MOVE)
        rival = c.other_at_pile(player, pile)
        decides_rival = c.stacks.height(s, player) >= 2
        decides_player = c.stacks.height(s, rival) >= 2
        if not decides_rival and not decides_player:
            return False
        s.push(c.turn_up, player, left)
        if decides_rival:
            s.push(c.order_move, rival, player)
        if decides_player:
            s.push(c.order_move, player, rival)
        return True


class OrderMove(Question):
    """CA-DEC6, CA-23A3: which way the opponent (`a`) must move a set. There is no way around it."""

    def __init__(self, c: Cover) -> None:
        super().__init__("order_move")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(ORDER_MOVE.at(TOP_TO_BOTTOM))
        choices.offer(ORDER_MOVE.at(BOTTOM_TO_TOP))

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        if self.c.game.families.family(action) == ORDER_MOVE.number:
            return ALLOWED
        return MOVE_ORDER

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        direction = self.c.game.families.first(action)
        move_set(self.c, s, a, direction)
        s.tell(MOVED, player, a, direction)
