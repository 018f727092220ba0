"""Who uses a location, and ties before the Sheriff: sections V and T of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Family, Menu, Purses, State, Step, Task, Verb0, Verb1
from saloon.games.dice_town import actions
from saloon.games.dice_town.components import KINDS, STORE_KINDS
from saloon.games.dice_town.rules import book, town
from saloon.games.dice_town.rules.asking import SheriffsWord
from saloon.games.dice_town.table import CARDS, DECISION, MONEY, NUGGETS, OFFERS, RAISES, DiceTown


def settle(t: DiceTown, s: State, location: i64, leaders: i64) -> None:
    """DT-V2, DT-V5: a single leader uses the location; several make their offers to the Sheriff first."""
    if leaders == 0:
        return
    if leaders & (leaders - 1) == 0:
        winner: i64 = 0
        while (leaders >> winner) & 1 == 0:
            winner += 1
        s.push(town.USE, winner, location)
        return
    if s.events is not None:
        tied = [seat for seat in range(t.players) if (leaders >> seat) & 1 == 1]
        s.announce(actions.TIED_EVENT, [location, *tied])
    t.moment.tied.set(s, leaders)
    ask_for_offers(t, s, location, OFFERS)


def ask_for_offers(t: DiceTown, s: State, location: i64, stage: i64) -> None:
    """DT-T4, DT-T5, DT-R27: all tied players but the Sheriff make offers at once, if they have anything."""
    t.moment.stage.set(s, stage)
    s.push(OFFERS_IN, 0, location, stage)
    leaders = t.moment.tied.get(s)
    sheriff = t.sheriff.get(s)
    asked: i64 = 0
    for seat in range(t.players):
        if (leaders >> seat) & 1 == 1 and seat != sheriff:
            question = next_question(t, s, seat, MONEY)
            if question is not None:
                s.open_lane(question, seat)
                asked |= 1 << seat
    t.moment.asked.set(s, asked)


# Everybody sees what is left to offer: money, nuggets and the backs of cards are public (DT-R26).


def next_question(t: DiceTown, s: State, player: i64, column: i64) -> Step | None:
    """What to ask a player next, from a column of the offers on, if anything is left to offer."""
    if column <= MONEY and t.money.amount(s, player) > t.offers.get(s, player, MONEY):
        return OFFERING_MONEY
    if column <= NUGGETS and t.nuggets.amount(s, player) > t.offers.get(s, player, NUGGETS):
        return OFFERING_NUGGETS
    # Fenced deeds do not count (DT-T7).
    return OFFERING_CARDS if t.hands.size_of(s, player) > offered_cards(t, s, player, 0, KINDS) else None


def offered_cards(t: DiceTown, s: State, player: i64, first: i64, last: i64) -> i64:
    """How many cards of the kinds in range(first, last) a player offers."""
    count: i64 = 0
    for kind in range(first, last):
        count += t.offers.get(s, player, CARDS + kind)
    return count


@final
class OfferAmount(Verb1):
    """DT-D5, DT-D22: how many dollars or nuggets to offer; at least what was offered before."""

    def __init__(self, family: Family, column: i64) -> None:
        super().__init__(family)
        self.column: i64 = column

    def purses(self, t: DiceTown) -> Purses:
        return t.money if self.column == MONEY else t.nuggets

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        for amount in range(t.offers.get(s, me, self.column), self.purses(t).amount(s, me) + 1):
            choices.offer(self.family.base + amount)

    def forbids(self, t: DiceTown, s: State, me: i64, amount: i64) -> i64:
        if amount < t.offers.get(s, me, self.column):
            return book.OFFERS_ARE_BINDING
        return ALLOWED if amount <= self.purses(t).amount(s, me) else book.OFFER_WHAT_YOU_OWN

    def take(self, t: DiceTown, s: State, me: i64, amount: i64) -> None:
        t.offers.set(s, me, self.column, amount)
        question = next_question(t, s, me, self.column + 1)
        if question is not None:
            s.push(question, me)
        else:
            s.tell(actions.SEALED)


@final
class OfferCard(Verb1):
    """DT-D5, DT-T7: cards of the hand, one by one, until the offer is sealed."""

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        for kind in range(KINDS):
            more = t.hands.count(s, me, kind) > t.offers.get(s, me, CARDS + kind)
            choices.offer_if(more, self.family.base + kind)

    def forbids(self, t: DiceTown, s: State, me: i64, kind: i64) -> i64:
        more = t.hands.count(s, me, kind) > t.offers.get(s, me, CARDS + kind)
        return ALLOWED if more else book.OFFER_CARDS_OF_THE_HAND

    def take(self, t: DiceTown, s: State, me: i64, kind: i64) -> None:
        t.offers.move(s, me, CARDS + kind, 1)
        s.push(
            OFFERING_CARDS, me
        )  # even after the last card: only `seal` closes a lane, so that closing reveals nothing


@final
class Seal(Verb0):
    """DT-D5: the offer is complete."""

    def take(self, t: DiceTown, s: State, me: i64) -> None:
        s.tell(actions.SEALED)


@final
class OffersIn(Task):
    """DT-T5, DT-R27: reveal the offers for a location (`s.a`) at a stage (`s.b`); they may be raised once."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        t.moment.asked.set(s, 0)
        sheriff = t.sheriff.get(s)
        leaders = t.moment.tied.get(s)
        for seat in range(t.players):
            if (leaders >> seat) & 1 == 1 and seat != sheriff:
                show_offer(t, s, seat, sheriff)
        if s.b == OFFERS and t.bribe_rounds > 1:
            ask_for_offers(t, s, s.a, RAISES)
            return
        t.moment.stage.set(s, DECISION)
        s.push(DECIDING_TIE, sheriff, s.a)


def show_offer(t: DiceTown, s: State, seat: i64, sheriff: i64) -> None:
    """DT-R27: all see amounts and backs, the Sheriff also the faces."""
    store = offered_cards(t, s, seat, 0, STORE_KINDS)
    deeds = offered_cards(t, s, seat, STORE_KINDS, KINDS)
    money = t.offers.get(s, seat, MONEY)
    nuggets = t.offers.get(s, seat, NUGGETS)
    if money + nuggets + store + deeds == 0:
        s.tell(actions.OFFERED_NOTHING, seat)
        return
    s.tell(actions.OFFERED, seat, money, nuggets, store, deeds)
    if store + deeds == 0:
        return
    for kind in range(KINDS):
        count = t.offers.get(s, seat, CARDS + kind)
        if count > 0:
            t.memory.saw_at_least(s, sheriff, seat, kind, count)
    if s.events is not None:
        s.announce(actions.OFFERED_CARDS, [seat, *offer_digits(t, s, seat)], (1 << seat) | (1 << sheriff))
    else:
        s.reveal()


def offer_digits(t: DiceTown, s: State, player: i64) -> list[int]:
    """The cards of an offer, for an event."""
    found: list[int] = []
    for kind in range(KINDS):
        for _copy in range(t.offers.get(s, player, CARDS + kind)):
            found.append(kind)
    return found


@final
class DecideTie(SheriffsWord):
    """DT-D6, DT-T1 to DT-T3, DT-T6: which of the tied players uses a location (`s.a`)."""

    def among(self, t: DiceTown, s: State) -> i64:
        return t.moment.tied.get(s)

    def take(self, t: DiceTown, s: State, me: i64, chosen: i64) -> None:
        s.tell(actions.DECIDED, me, chosen, s.a)
        if chosen != me:
            pay_offer(t, s, chosen, me)
        for seat in range(t.players):
            if (t.moment.tied.get(s) >> seat) & 1 == 1:
                t.offers.clear_row(s, seat)
        t.moment.tied.set(s, 0)
        t.moment.stage.set(s, 0)
        s.push(town.USE, chosen, s.a)


def pay_offer(t: DiceTown, s: State, player: i64, sheriff: i64) -> None:
    """DT-T6, DT-T8: the chosen player pays in full and at once; receiving it does not count as winning."""
    money = t.money.pay(s, player, sheriff, t.offers.get(s, player, MONEY))
    nuggets = t.nuggets.pay(s, player, sheriff, t.offers.get(s, player, NUGGETS))
    cards = offered_cards(t, s, player, 0, KINDS)
    if money + nuggets + cards == 0:
        return
    s.tell(actions.BRIBED, player, sheriff, money, nuggets, cards)
    if cards == 0:
        return
    if s.events is not None:
        s.announce(
            actions.GAVE_CARDS, [player, sheriff, *offer_digits(t, s, player)], (1 << player) | (1 << sheriff)
        )
    else:
        s.reveal()
    for kind in range(KINDS):
        for _copy in range(t.offers.get(s, player, CARDS + kind)):
            t.hands.drop(s, player, kind)
            t.hands.add(s, sheriff, kind)
            t.memory.moved(s, player, sheriff, kind)


OFFERING_MONEY: Final[Step] = Menu(
    "offer_money", [OfferAmount(actions.OFFER_MONEY, MONEY)], book.OFFER_WHAT_YOU_OWN
)
OFFERING_NUGGETS: Final[Step] = Menu(
    "offer_nuggets", [OfferAmount(actions.OFFER_NUGGETS, NUGGETS)], book.OFFER_WHAT_YOU_OWN
)
OFFERING_CARDS: Final[Step] = Menu(
    "offer_cards", [Seal(actions.SEAL), OfferCard(actions.OFFER_CARD)], book.OFFER_WHAT_YOU_OWN
)
OFFERS_IN: Final[Step] = OffersIn("offers_in")
DECIDING_TIE: Final[Step] = Menu(
    "decide_tie", [DecideTie(book.CHOOSE_AMONG_THE_TIED)], book.CHOOSE_AMONG_THE_TIED
)
