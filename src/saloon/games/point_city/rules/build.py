"""Paying, building and civic tokens: sections B and C of the rules."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from saloon.authoring.kit import NOTHING
from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question
from saloon.games.point_city.actions import BUILT, CHOOSE, CHOSE, NO_TOKEN, PAID, PAY
from saloon.games.point_city.components import COLUMNS, DOUBLE, INGENUITY, TOKENS, TYPE_IDS, TYPES
from saloon.games.point_city.lanes import ONE, lane
from saloon.games.point_city.market import is_building
from saloon.games.point_city.rules.book import B2, C1, C3, R5, T1, T10
from saloon.games.point_city.rules.cards import add_building
from saloon.games.point_city.rules.flow import end_turn
from saloon.games.point_city.state import PointCity

# What cards are worth to whoever spends them, as weights: the cheapest payment is offered first (PC-R5).
SINGLE_WEIGHT: Final[i64] = 4
DOUBLE_WEIGHT: Final[i64] = 5
INGENUITY_WEIGHT: Final[i64] = 6


def singles_needed(need: i64, doubles: i64, ingenuity: i64) -> i64:
    """How many singles pay what so many doubles and ingenuity cards leave of a need."""
    left = need - 2 * doubles - ingenuity
    return left if left > 0 else 0


def ingenuity_to_spare(c: PointCity, s: State, player: i64, bill: i64, kind: i64) -> i64:
    """How many ingenuity cards may pay for a type, so that enough are left for the types after it."""
    h = c.holdings
    spare = h.ingenuity(s, player)
    for later in range(kind + 1, TYPES):
        short = lane(bill, later) - h.count(s, player, later) - 2 * h.count(s, player, DOUBLE + later)
        if short > 0:
            spare -= short
    return spare


@final
@mypyc_attr(free_list_len=1)
class Ways:
    """The ways to pay for one type: with so many doubles, from `least` to `most` ingenuity cards.

    PC-Q3, PC-Q4, PC-B2, PC-R5: the player must have the cards, and none of them may be one that could have
    been kept. Singles pay the rest.
    """

    def __init__(self, c: PointCity, s: State, player: i64, bill: i64, kind: i64) -> None:
        h = c.holdings
        self.need: i64 = lane(bill, kind)
        self.singles: i64 = h.count(s, player, kind)
        self.spare: i64 = ingenuity_to_spare(c, s, player, bill, kind)
        doubles = h.count(s, player, DOUBLE + kind)
        enough: i64 = (self.need + 1) // 2
        self.most_doubles: i64 = doubles if doubles < enough else enough

    def least(self, doubles: i64) -> i64:
        """The fewest ingenuity cards that go with so many doubles."""
        short = self.need - 2 * doubles - self.singles
        return short if short > 0 else 0

    def most(self, doubles: i64) -> i64:
        """The most ingenuity cards that go with so many doubles; less than `least` if there is no way."""
        left = self.need - 2 * doubles
        if left <= 0:
            return 0
        return left if left < self.spare else self.spare


def only_payment(c: PointCity, s: State, player: i64, bill: i64, kind: i64) -> i64:
    """The one way to pay for a type, or NOTHING if there are several."""
    ways = Ways(c, s, player, bill, kind)
    found = NOTHING
    for doubles in range(ways.most_doubles + 1):
        least = ways.least(doubles)
        most = ways.most(doubles)
        if least > most:
            continue
        if found != NOTHING or least < most:
            return NOTHING
        found = PAY.at(doubles, least)
    return found


def offer_payments(c: PointCity, s: State, player: i64, bill: i64, kind: i64, choices: Choices) -> None:
    """All ways to pay for a type, the cheapest first (PC-R5, PC-R30)."""
    ways = Ways(c, s, player, bill, kind)
    first = choices.size
    for doubles in range(ways.most_doubles + 1):
        for ingenuity in range(ways.least(doubles), ways.most(doubles) + 1):
            _insert(c, ways.need, first, PAY.at(doubles, ingenuity), choices)


def _insert(c: PointCity, need: i64, first: i64, action: i64, choices: Choices) -> None:
    """Put an action in its place among those from `first` on, by what it costs."""
    weight = payment_weight(c, need, action)
    place = choices.size
    choices.offer(action)
    while place > first and payment_weight(c, need, choices.actions[place - 1]) > weight:
        choices.actions[place] = choices.actions[place - 1]
        place -= 1
    choices.actions[place] = action


def payment_weight(c: PointCity, need: i64, action: i64) -> i64:
    """What a payment costs: ingenuity is dearer than a double, and a double dearer than a single."""
    doubles = c.game.families.first(action)
    ingenuity = c.game.families.second(action)
    singles = singles_needed(need, doubles, ingenuity)
    return SINGLE_WEIGHT * singles + DOUBLE_WEIGHT * doubles + INGENUITY_WEIGHT * ingenuity


def pay_bill(c: PointCity, s: State, player: i64, pair: i64, bill: i64) -> None:
    """PC-B2 to PC-B5: pay type by type, asking where there are several ways; then build."""
    for kind in range(TYPES):
        if lane(bill, kind) > 0:
            payment = only_payment(c, s, player, bill, kind)
            if payment == NOTHING:
                s.push(c.pay[kind], player, pair, bill)
                return
            bill = pay_type(c, s, player, bill, kind, payment)
    build(c, s, player, pair)


def pay_type(c: PointCity, s: State, player: i64, bill: i64, kind: i64, action: i64) -> i64:
    """PC-B4: spend the cards of a payment; returns what is left of the bill."""
    h = c.holdings
    need = lane(bill, kind)
    doubles = c.game.families.first(action)
    ingenuity = c.game.families.second(action)
    singles = singles_needed(need, doubles, ingenuity)
    h.spend(s, player, kind, singles)
    h.spend(s, player, DOUBLE + kind, doubles)
    h.spend(s, player, INGENUITY, ingenuity)
    s.tell(PAID, player, kind, singles, doubles, ingenuity)
    return bill - need * ONE[kind]


def build(c: PointCity, s: State, player: i64, pair: i64) -> None:
    """PC-B9: what is paid for is built, and civic buildings bring tokens."""
    civic = _build_at(c, s, player, c.pair_first[pair])
    civic += _build_at(c, s, player, c.pair_second[pair])
    hand_out(c, s, player, civic)


def _build_at(c: PointCity, s: State, player: i64, place: i64) -> i64:
    """Build what lies on a space; returns 1 for a civic building, else 0."""
    if not is_building(c.market.face(s, place)):
        return 0
    card = c.market.take(s, place)
    add_building(c, s, player, card)
    s.tell(BUILT, player, place // COLUMNS, place % COLUMNS, c.name_of[card], card)
    return c.is_civic[card]


def hand_out(c: PointCity, s: State, player: i64, civic: i64) -> None:
    """PC-C1 to PC-C4, PC-R7, PC-R8: a token for every civic building, as long as there are any."""
    while civic > 0:
        supply = c.tokens.supply(s)
        if supply > 1:
            s.push(c.choose, player, civic)
            return
        if supply == 1:
            _give(c, s, player, c.tokens.leftmost(s))
        else:
            s.tell(NO_TOKEN, player)
        civic -= 1
    end_turn(c, s, player)


def _give(c: PointCity, s: State, player: i64, token: i64) -> None:
    c.tokens.give(s, token, player)
    s.tell(CHOSE, player, token)


class Pay(Question):
    """PC-D3: which cards pay for one type of resource; `a` is the pair that was taken, `b` what is to pay."""

    def __init__(self, c: PointCity, kind: i64) -> None:
        super().__init__(f"pay_{TYPE_IDS[kind]}")
        self.c: Final = c
        self.kind: i64 = kind

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        b = s.b
        offer_payments(self.c, s, player, b, self.kind, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        b = s.b
        families = self.c.game.families
        family = families.family(action)
        if family == PAY.number:
            doubles = families.first(action)
            ingenuity = families.second(action)
            ways = Ways(self.c, s, player, b, self.kind)
            if doubles > ways.most_doubles or ingenuity > ways.most(doubles):
                return R5
            return ALLOWED if ingenuity >= ways.least(doubles) else B2
        return T1 if family == CHOOSE.number else T10

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        b = s.b
        bill = pay_type(self.c, s, player, b, self.kind, action)
        pay_bill(self.c, s, player, a, bill)


class Choose(Question):
    """PC-D4: which civic token to take; `a` is how many may still be taken on this turn."""

    def __init__(self, c: PointCity) -> None:
        super().__init__("choose")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for token in range(TOKENS):
            choices.offer_if(self.c.tokens.place(s, token) > 0, CHOOSE.at(token))

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != CHOOSE.number:
            return T1
        place = self.c.tokens.place(s, families.first(action))
        if place > 0:
            return ALLOWED
        return C1 if place < 0 else C3

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        _give(self.c, s, player, self.c.game.families.first(action))
        hand_out(self.c, s, player, a - 1)
