"""Paying, building and civic tokens: sections B and C of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saloon.authoring import ALLOWED, NOTHING, Choices, Menu, State, Step, Verb1, Verb2
from saloon.games.point_city import actions
from saloon.games.point_city.components import COLUMNS, DOUBLE, INGENUITY, TYPE_IDS, TYPES
from saloon.games.point_city.market import is_building
from saloon.games.point_city.packed import ONE, of_type
from saloon.games.point_city.rules import book, cards, flow
from saloon.games.point_city.table import PointCity

# What spending a card costs, as weights: the cheapest payment is offered first (PC-R5).
SINGLE_WEIGHT: Final[i64] = 4
DOUBLE_WEIGHT: Final[i64] = 5
INGENUITY_WEIGHT: Final[i64] = 6


def singles_needed(need: i64, doubles: i64, ingenuity: i64) -> i64:
    """How many singles pay what these doubles and ingenuity cards leave of a need."""
    left = need - 2 * doubles - ingenuity
    return left if left > 0 else 0


def ingenuity_to_spare(t: PointCity, s: State, player: i64, bill: i64, kind: i64) -> i64:
    """How many ingenuity cards may pay for a type and leave enough for the types after it."""
    h = t.holdings
    spare = h.ingenuity(s, player)
    for later in range(kind + 1, TYPES):
        short = of_type(bill, later) - h.count(s, player, later) - 2 * h.count(s, player, DOUBLE + later)
        if short > 0:
            spare -= short
    return spare


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Ways:
    """The ways to pay for one type: with a number of doubles, from `least` to `most` ingenuity cards.

    PC-Q3, PC-Q4, PC-B2, PC-R5: the player must have the cards, and none of them may be one that could have
    been kept. Singles pay the rest.
    """

    def __init__(self, t: PointCity, s: State, player: i64, bill: i64, kind: i64) -> None:
        h = t.holdings
        self.need: i64 = of_type(bill, kind)
        self.singles: i64 = h.count(s, player, kind)
        self.spare: i64 = ingenuity_to_spare(t, s, player, bill, kind)
        doubles = h.count(s, player, DOUBLE + kind)
        enough: i64 = (self.need + 1) // 2
        self.most_doubles: i64 = doubles if doubles < enough else enough

    def least(self, doubles: i64) -> i64:
        """The fewest ingenuity cards that go with that many doubles."""
        short = self.need - 2 * doubles - self.singles
        return short if short > 0 else 0

    def most(self, doubles: i64) -> i64:
        """The most ingenuity cards that go with that many doubles; less than `least` if there is no way."""
        left = self.need - 2 * doubles
        if left <= 0:
            return 0
        return left if left < self.spare else self.spare


def only_payment(t: PointCity, s: State, player: i64, bill: i64, kind: i64) -> i64:
    """The only way to pay for a type, or NOTHING if there are several."""
    ways = Ways(t, s, player, bill, kind)
    found = NOTHING
    for doubles in range(ways.most_doubles + 1):
        least = ways.least(doubles)
        most = ways.most(doubles)
        if least > most:
            continue
        if found != NOTHING or least < most:
            return NOTHING
        found = actions.PAY.at(doubles, least)
    return found


def offer_payments(t: PointCity, s: State, player: i64, bill: i64, kind: i64, choices: Choices) -> None:
    """All ways to pay for a type, the cheapest first (PC-R5, PC-R30)."""
    ways = Ways(t, s, player, bill, kind)
    first = choices.size
    for doubles in range(ways.most_doubles + 1):
        for ingenuity in range(ways.least(doubles), ways.most(doubles) + 1):
            _insert(ways.need, first, actions.PAY.at(doubles, ingenuity), choices)


def _insert(need: i64, first: i64, action: i64, choices: Choices) -> None:
    """Insert an action among those from `first` on, ordered by cost."""
    weight = payment_weight(need, action)
    place = choices.size
    choices.offer(action)
    while place > first and payment_weight(need, choices.actions[place - 1]) > weight:
        choices.actions[place] = choices.actions[place - 1]
        place -= 1
    choices.actions[place] = action


def payment_weight(need: i64, action: i64) -> i64:
    """What a payment costs: ingenuity is dearer than a double, and a double dearer than a single."""
    doubles = actions.PAY.first(action)
    ingenuity = actions.PAY.second(action)
    singles = singles_needed(need, doubles, ingenuity)
    return SINGLE_WEIGHT * singles + DOUBLE_WEIGHT * doubles + INGENUITY_WEIGHT * ingenuity


def pay_bill(t: PointCity, s: State, player: i64, pair: i64, bill: i64) -> None:
    """PC-B2 to PC-B5: pay type by type, asking if there are several ways; then build."""
    for kind in range(TYPES):
        if of_type(bill, kind) > 0:
            payment = only_payment(t, s, player, bill, kind)
            if payment == NOTHING:
                s.push(PAYING[kind], player, pair, bill)
                return
            bill = pay_type(t, s, player, bill, kind, actions.PAY.first(payment), actions.PAY.second(payment))
    build(t, s, player, pair)


def pay_type(t: PointCity, s: State, player: i64, bill: i64, kind: i64, doubles: i64, ingenuity: i64) -> i64:
    """PC-B4: spend the cards of a payment; returns what is left of the bill."""
    h = t.holdings
    need = of_type(bill, kind)
    singles = singles_needed(need, doubles, ingenuity)
    h.spend(s, player, kind, singles)
    h.spend(s, player, DOUBLE + kind, doubles)
    h.spend(s, player, INGENUITY, ingenuity)
    s.tell(actions.PAID, player, kind, singles, doubles, ingenuity)
    return bill - need * ONE[kind]


def build(t: PointCity, s: State, player: i64, pair: i64) -> None:
    """PC-B9: build what is paid for; civic buildings bring tokens."""
    civic = _build_at(t, s, player, t.pair_first[pair])
    civic += _build_at(t, s, player, t.pair_second[pair])
    hand_out(t, s, player, civic)


def _build_at(t: PointCity, s: State, player: i64, place: i64) -> i64:
    """Build what lies on a space; returns 1 for a civic building, otherwise 0."""
    if not is_building(t.market.face(s, place)):
        return 0
    card = t.market.take(s, place)
    cards.add_building(t, s, player, card)
    s.tell(actions.BUILT, player, place // COLUMNS, place % COLUMNS, t.name_of[card], card)
    return t.is_civic[card]


def hand_out(t: PointCity, s: State, player: i64, civic: i64) -> None:
    """PC-C1 to PC-C4, PC-R7, PC-R8: a token for every civic building, as long as there are any."""
    while civic > 0:
        supply = t.tokens.supply(s)
        if supply > 1:
            s.push(CHOOSING, player, civic)
            return
        if supply == 1:
            _give(t, s, player, t.tokens.leftmost(s))
        else:
            s.tell(actions.NO_TOKEN, player)
        civic -= 1
    flow.end_turn(t, s, player)


def _give(t: PointCity, s: State, player: i64, token: i64) -> None:
    t.tokens.give(s, token, player)
    s.tell(actions.CHOSE, player, token)


@final
class Pay(Verb2):
    """PC-D3, PC-B2: which cards pay for one type of resource.

    The question was pushed with the pair that was taken (`s.a`) and with what is to pay (`s.b`).
    """

    def __init__(self, kind: i64) -> None:
        super().__init__(actions.PAY)
        self.kind: i64 = kind

    def offer(self, t: PointCity, s: State, me: i64, choices: Choices) -> None:
        offer_payments(t, s, me, s.b, self.kind, choices)

    def forbids(self, t: PointCity, s: State, me: i64, doubles: i64, ingenuity: i64) -> i64:
        ways = Ways(t, s, me, s.b, self.kind)
        if doubles > ways.most_doubles or ingenuity > ways.most(doubles):
            return book.NO_CARD_TOO_MANY
        return ALLOWED if ingenuity >= ways.least(doubles) else book.EVERY_ICON_IS_PAID

    def take(self, t: PointCity, s: State, me: i64, doubles: i64, ingenuity: i64) -> None:
        bill = pay_type(t, s, me, s.b, self.kind, doubles, ingenuity)
        pay_bill(t, s, me, s.a, bill)


@final
class Choose(Verb1):
    """PC-D4: which civic token to take; `s.a` is how many may still be taken on this turn."""

    def offer(self, t: PointCity, s: State, me: i64, choices: Choices) -> None:
        for token in range(self.family.size):
            choices.offer_if(t.tokens.place(s, token) > 0, self.family.base + token)

    def forbids(self, t: PointCity, s: State, me: i64, token: i64) -> i64:
        place = t.tokens.place(s, token)
        if place > 0:
            return ALLOWED
        return book.TOKENS_FOR_CIVIC_BUILDINGS if place < 0 else book.NO_NEW_TOKENS

    def take(self, t: PointCity, s: State, me: i64, token: i64) -> None:
        _give(t, s, me, token)
        hand_out(t, s, me, s.a - 1)


PAYING: Final[list[Step]] = [
    Menu(
        f"pay_{TYPE_IDS[kind]}",
        [Pay(kind)],
        book.BOTH_CARDS_ARE_ONE_DECISION,
        {"choose": book.ORDER_OF_A_TURN},
    )
    for kind in range(TYPES)
]
"""One question per type: the moments of a game have consecutive numbers."""
CHOOSING: Final[Step] = Menu("choose", [Choose(actions.CHOOSE)], book.ORDER_OF_A_TURN)


def type_paid_in(step: Step) -> i64:
    """The type of resource that a question asks to pay, or NOTHING."""
    kind = step.number - PAYING[0].number
    return kind if 0 <= kind < TYPES else NOTHING
