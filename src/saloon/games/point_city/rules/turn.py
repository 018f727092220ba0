"""The turn: sections T, F and Q of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Menu, State, Step, Verb, Verb0, Verb2
from saloon.games.point_city import actions
from saloon.games.point_city.components import COLUMNS, PLACES, ROWS
from saloon.games.point_city.market import THROUGH, card_of, is_building, is_resource
from saloon.games.point_city.packed import SIGN_BITS, can_fill, uncovered
from saloon.games.point_city.rules import book, build, cards, flow
from saloon.games.point_city.table import PointCity


@final
class TakePair(Verb):
    """PC-T3, PC-T6: two neighbours of the market. A pair has the number of its action."""

    def forbids_action(self, t: PointCity, s: State, me: i64, pair: i64) -> i64:
        return ALLOWED if t.can_take(s, me, pair) else book.WHOLE_COST_AT_ONCE

    def take_action(self, t: PointCity, s: State, me: i64, pair: i64) -> None:
        """PC-R24: resources go into the stock first, so that they can pay (PC-B6)."""
        first = t.pair_first[pair]
        second = t.pair_second[pair]
        cost = t.cost_of_face[t.market.face(s, first)] + t.cost_of_face[t.market.face(s, second)]
        _collect(t, s, me, first)
        _collect(t, s, me, second)
        if cost == 0:
            flow.end_turn(t, s, me)
            return
        bill = uncovered(cost, t.holdings.permanents(s, me))  # PC-R4
        build.pay_bill(t, s, me, pair, bill)


def _collect(t: PointCity, s: State, player: i64, place: i64) -> None:
    """Take the card of a space if it shows its resource side."""
    if is_resource(t.market.face(s, place)):
        kind = cards.collect(t, s, player, t.market.take(s, place))
        s.tell(actions.TOOK, player, place // COLUMNS, place % COLUMNS, kind)


def offer_pairs(t: PointCity, s: State, player: i64, choices: Choices) -> None:
    """All pairs that `can_take`, with what all pairs share looked up once."""
    net = t.net_of_face
    wild = t.wild_of_face
    means = t.holdings.means(s, player) | SIGN_BITS
    ingenuity = t.holdings.ingenuity(s, player)
    pair: i64 = 0
    for row in range(ROWS):
        at = t.market.base + row * COLUMNS
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
    at = t.market.base
    for _place in range(PLACES - COLUMNS):
        face = s.cells[at]
        below = s.cells[at + COLUMNS]
        left = means + net[face] + net[below]
        choices.offer_if(can_fill(left, ingenuity + wild[face] + wild[below]), pair)
        pair += 1
        at += 1


@final
class Draw(Verb0):
    """PC-T7, PC-T8, PC-M4: the two top cards of the deck, as resources."""

    def forbids(self, t: PointCity, s: State, me: i64) -> i64:
        return ALLOWED if t.deck.count(s) > 0 else book.DECK_NEEDS_TWO_CARDS

    def take(self, t: PointCity, s: State, me: i64) -> None:
        first = cards.collect(t, s, me, t.deck.take(s))
        second = cards.collect(t, s, me, t.deck.take(s))
        s.tell(actions.DREW, me, first, second)
        cards.tell_top(t, s)
        flow.pass_on(t, s, me)


@final
class Flip(Verb2):
    """PC-F1, PC-F5, PC-F7, PC-H7: the card stays where it is, with its building side up.

    Something can still be taken then, even on the last turn (PC-R11).
    """

    def offer(self, t: PointCity, s: State, me: i64, choices: Choices) -> None:
        lines = t.market.open_lines(s)
        if lines == 0:
            return
        for place in range(PLACES):
            if lines & THROUGH[place] != 0 and is_resource(t.market.face(s, place)):
                choices.offer(self.family.base + place)

    def forbids(self, t: PointCity, s: State, me: i64, row: i64, column: i64) -> i64:
        place = row * COLUMNS + column
        if is_building(t.market.face(s, place)):
            return book.BUILDINGS_STAY_UP
        return ALLOWED if t.market.can_flip(s, place) else book.FLIP_NEEDS_A_LINE_OF_RESOURCES

    def take(self, t: PointCity, s: State, me: i64, row: i64, column: i64) -> None:
        place = row * COLUMNS + column
        t.market.flip(s, place)
        card = card_of(t.market.face(s, place))
        s.tell(actions.FLIPPED, me, row, column, t.name_of[card], card)
        s.push(TAKING, me)


TAKES: Final[list[Verb]] = [
    TakePair(actions.TAKE_ACROSS),
    TakePair(actions.TAKE_DOWN),
    Draw(actions.DRAW),
]
FLIP: Final[Flip] = Flip(actions.FLIP)


@final
class Turn(Menu):
    """PC-D1, PC-D2: flip a card or take two; after a flip, take two."""

    def __init__(self, name: str, *, may_flip: bool) -> None:
        refusals = {"choose": book.TOKENS_FOR_CIVIC_BUILDINGS, "flip": book.ONE_FLIP_A_TURN}
        super().__init__(name, [*TAKES, FLIP] if may_flip else TAKES, book.ORDER_OF_A_TURN, refusals)
        self.may_flip: Final = may_flip

    def offer(self, t: PointCity, s: State, player: i64, choices: Choices) -> None:
        offer_pairs(t, s, player, choices)
        choices.offer_if(t.deck.count(s) > 0, actions.DRAW.base)
        if self.may_flip:
            FLIP.offer(t, s, player, choices)


TURN: Final[Step] = Turn("turn", may_flip=True)
TAKING: Final[Step] = Turn("take", may_flip=False)
