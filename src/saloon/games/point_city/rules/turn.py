"""The turn: sections T, F and Q of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question
from saloon.games.point_city.actions import (
    CHOOSE,
    DRAW,
    DREW,
    FLIP,
    FLIPPED,
    PAIRS,
    PAY,
    TAKE_ACROSS,
    TAKE_DOWN,
    TOOK,
)
from saloon.games.point_city.components import COLUMNS, PLACES, ROWS
from saloon.games.point_city.lanes import SIGN_BITS, can_fill, uncovered
from saloon.games.point_city.market import THROUGH, card_of, is_building, is_resource
from saloon.games.point_city.rules.book import B1, C1, F1, F2, F4, T1, T9
from saloon.games.point_city.rules.build import pay_bill
from saloon.games.point_city.rules.cards import collect, tell_top
from saloon.games.point_city.rules.flow import end_turn, pass_on
from saloon.games.point_city.state import PointCity


class Turn(Question):
    """PC-D1, PC-D2: flip a card or take two; after a flip, take two."""

    def __init__(self, c: PointCity, name: str, *, may_flip: bool) -> None:
        super().__init__(name)
        self.c: Final = c
        self.families: Final = c.game.families
        self.may_flip: Final = may_flip

    # -- what may be chosen ------------------------------------------------------------------------------

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        self._offer_pairs(s, player, choices)
        if c.deck.count(s) > 0:
            choices.offer(DRAW.at())
        if self.may_flip:
            self._offer_flips(s, choices)

    def _offer_pairs(self, s: State, player: i64, choices: Choices) -> None:
        """The pairs that `can_take`, with what does not change from pair to pair looked up once."""
        c = self.c
        net = c.net_of_face
        wild = c.wild_of_face
        means = c.holdings.means(s, player) | SIGN_BITS
        ingenuity = c.holdings.ingenuity(s, player)
        pair: i64 = 0
        for row in range(ROWS):
            at = c.market.base + row * COLUMNS
            face = s.cells[at]
            left = means + net[face]
            wilds = ingenuity + wild[face]
            for _column in range(COLUMNS - 1):
                at += 1
                face = s.cells[at]
                choices.offer_if(can_fill(left + net[face], wilds + wild[face]), pair)
                left = means + net[face]
                wilds = ingenuity + wild[face]
                pair += 1
        at = c.market.base
        for _place in range(PLACES - COLUMNS):
            face = s.cells[at]
            below = s.cells[at + COLUMNS]
            left = means + net[face] + net[below]
            choices.offer_if(can_fill(left, ingenuity + wild[face] + wild[below]), pair)
            pair += 1
            at += 1

    def _offer_flips(self, s: State, choices: Choices) -> None:
        c = self.c
        lines = c.market.open_lines(s)
        if lines == 0:
            return
        for place in range(PLACES):
            if lines & THROUGH[place] != 0 and is_resource(c.market.face(s, place)):
                choices.offer(FLIP.base + place)

    # -- the guards --------------------------------------------------------------------------------------

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        family = self.families.family(action)
        if family == TAKE_ACROSS.number or family == TAKE_DOWN.number:
            return ALLOWED if c.can_take(s, player, action) else B1
        if family == DRAW.number:
            return ALLOWED if c.deck.count(s) > 0 else T9
        if family == FLIP.number:
            return self._flip_forbidden(s, action - FLIP.base)
        if family == PAY.number:
            return T1
        assert family == CHOOSE.number
        return C1

    def _flip_forbidden(self, s: State, place: i64) -> i64:
        """PC-F1, PC-F2, PC-F4."""
        c = self.c
        if not self.may_flip:
            return F2
        if is_building(c.market.face(s, place)):
            return F4
        return ALLOWED if c.market.can_flip(s, place) else F1

    # -- what a choice does ------------------------------------------------------------------------------

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        if action < PAIRS:
            self._take_pair(s, player, action)
        elif action == DRAW.base:
            self._draw(s, player)
        else:
            self._flip(s, player, action - FLIP.base)

    def _take_pair(self, s: State, player: i64, pair: i64) -> None:
        """PC-T3, PC-T6, PC-R24: resources go into the stock first, so that they can pay (PC-B6)."""
        c = self.c
        first = c.pair_first[pair]
        second = c.pair_second[pair]
        cost = c.cost_of_face[c.market.face(s, first)] + c.cost_of_face[c.market.face(s, second)]
        self._collect(s, player, first)
        self._collect(s, player, second)
        if cost == 0:
            end_turn(c, s, player)
            return
        bill = uncovered(cost, c.holdings.permanents(s, player))  # PC-R4
        pay_bill(c, s, player, pair, bill)

    def _collect(self, s: State, player: i64, place: i64) -> None:
        """Take the card of a space if it shows its resource side."""
        c = self.c
        if is_resource(c.market.face(s, place)):
            kind = collect(c, s, player, c.market.take(s, place))
            s.tell(TOOK, player, place // COLUMNS, place % COLUMNS, kind)

    def _draw(self, s: State, player: i64) -> None:
        """PC-T7, PC-T8, PC-M4: the two top cards of the deck, as resources."""
        c = self.c
        first = collect(c, s, player, c.deck.take(s))
        second = collect(c, s, player, c.deck.take(s))
        s.tell(DREW, player, first, second)
        tell_top(c, s)
        pass_on(c, s, player)

    def _flip(self, s: State, player: i64, place: i64) -> None:
        """PC-F1, PC-F5, PC-F7, PC-H7: the card stays where it is, with its building side up.

        Something can still be taken then, even on the last turn (PC-R11).
        """
        c = self.c
        c.market.flip(s, place)
        card = card_of(c.market.face(s, place))
        s.tell(FLIPPED, player, place // COLUMNS, place % COLUMNS, c.name_of[card], card)
        s.push(c.take, player)
