"""Who uses a location, and ties before the Sheriff: sections V and T of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.dice_town.actions import (
    BRIBED,
    CHOOSE,
    DECIDED,
    GAVE_CARDS,
    OFFER_CARD,
    OFFER_MONEY,
    OFFER_NUGGETS,
    OFFERED,
    OFFERED_CARDS,
    OFFERED_NOTHING,
    SEAL,
    SEALED,
    TIED_EVENT,
)
from saloon.games.dice_town.components import KINDS, STORE_KINDS
from saloon.games.dice_town.rules.book import R27, T3, T5, T7
from saloon.games.dice_town.state import (
    ASKED,
    CARDS,
    DECISION,
    MONEY,
    NUGGETS,
    OFFERS,
    RAISES,
    STAGE,
    TIED,
    DiceTown,
)


def settle(c: DiceTown, s: State, location: i64, leaders: i64) -> None:
    """DT-V2, DT-V5: a single leader uses the location; several make their offers to the Sheriff first."""
    if leaders & (leaders - 1) == 0:
        winner: i64 = 0
        while (leaders >> winner) & 1 == 0:
            winner += 1
        s.push(c.use, winner, location)
        return
    if s.events is not None:
        tied = [seat for seat in range(c.players) if (leaders >> seat) & 1 == 1]
        s.announce(TIED_EVENT, [location, *tied])
    c.moment.set(s, TIED, leaders)
    ask_for_offers(c, s, location, OFFERS)


def ask_for_offers(c: DiceTown, s: State, location: i64, stage: i64) -> None:
    """DT-T4, DT-T5, DT-R27: tied players but the Sheriff make offers at once, if they have anything."""
    c.moment.set(s, STAGE, stage)
    s.push(c.offers_in, 0, location, stage)
    leaders = c.moment.get(s, TIED)
    sheriff = c.sheriff.get(s)
    asked: i64 = 0
    for seat in range(c.players):
        if (leaders >> seat) & 1 == 1 and seat != sheriff:
            if can_offer_money(c, s, seat):
                s.open_lane(c.offer_money, seat)
            elif can_offer_nuggets(c, s, seat):
                s.open_lane(c.offer_nuggets, seat)
            elif can_offer_cards(c, s, seat):
                s.open_lane(c.offer_cards, seat)
            else:
                continue
            asked |= 1 << seat
    c.moment.set(s, ASKED, asked)


# What is left to offer can be seen by all: money, nuggets and the backs of cards are public (DT-R26).


def can_offer_money(c: DiceTown, s: State, player: i64) -> bool:
    """Whether a player has dollars that are not offered yet."""
    return c.money.amount(s, player) > c.offers.get(s, player, MONEY)


def can_offer_nuggets(c: DiceTown, s: State, player: i64) -> bool:
    """Whether a player has nuggets that are not offered yet."""
    return c.nuggets.amount(s, player) > c.offers.get(s, player, NUGGETS)


def can_offer_cards(c: DiceTown, s: State, player: i64) -> bool:
    """Whether a player has cards in hand that are not offered yet; fenced deeds do not count (DT-T7)."""
    return c.hands.size_of(s, player) > offered_cards(c, s, player, 0, KINDS)


def offered_cards(c: DiceTown, s: State, player: i64, first: i64, last: i64) -> i64:
    """How many cards of the kinds in range(first, last) a player offers."""
    count: i64 = 0
    for kind in range(first, last):
        count += c.offers.get(s, player, CARDS + kind)
    return count


class OfferMoney(Question):
    """DT-D5, DT-D22: how many dollars to offer; at least what was offered before."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("offer_money")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for amount in range(self.c.offers.get(s, player, MONEY), self.c.money.amount(s, player) + 1):
            choices.offer(OFFER_MONEY.base + amount)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != OFFER_MONEY.number:
            return T5
        amount = families.first(action)
        if amount < self.c.offers.get(s, player, MONEY):
            return R27
        return ALLOWED if amount <= self.c.money.amount(s, player) else T5

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        c.offers.set(s, player, MONEY, action - OFFER_MONEY.base)
        if can_offer_nuggets(c, s, player):
            s.push(c.offer_nuggets, player)
        else:
            go_on_to_cards(c, s, player)


class OfferNuggets(Question):
    """DT-D5, DT-D22: how many nuggets to offer; at least what was offered before."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("offer_nuggets")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for amount in range(self.c.offers.get(s, player, NUGGETS), self.c.nuggets.amount(s, player) + 1):
            choices.offer(OFFER_NUGGETS.base + amount)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != OFFER_NUGGETS.number:
            return T5
        amount = families.first(action)
        if amount < self.c.offers.get(s, player, NUGGETS):
            return R27
        return ALLOWED if amount <= self.c.nuggets.amount(s, player) else T5

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        c.offers.set(s, player, NUGGETS, action - OFFER_NUGGETS.base)
        go_on_to_cards(c, s, player)


def go_on_to_cards(c: DiceTown, s: State, player: i64) -> None:
    """Cards come last; without any left the offer is sealed."""
    if can_offer_cards(c, s, player):
        s.push(c.offer_cards, player)
    else:
        s.tell(SEALED)


class OfferCards(Question):
    """DT-D5, DT-T7: cards of the hand, one by one, until the offer is sealed."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("offer_cards")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(SEAL.base)
        for kind in range(KINDS):
            choices.offer_if(self._can_add(s, player, kind), OFFER_CARD.base + kind)

    def _can_add(self, s: State, player: i64, kind: i64) -> bool:
        return self.c.hands.count(s, player, kind) > self.c.offers.get(s, player, CARDS + kind)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if action == SEAL.base:
            return ALLOWED
        if families.family(action) != OFFER_CARD.number:
            return T5
        return ALLOWED if self._can_add(s, player, families.first(action)) else T7

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if action == SEAL.base:
            s.tell(SEALED)
            return
        c.offers.move(s, player, CARDS + action - OFFER_CARD.base, 1)
        s.push(c.offer_cards, player)  # also after the last card: when a lane closes, only `seal` may tell


class OffersIn(Task):
    """DT-T5, DT-R27: the offers for a location (`a`) of a stage (`b`) are shown, and perhaps raised once."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("offers_in")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        c = self.c
        c.moment.set(s, ASKED, 0)
        sheriff = c.sheriff.get(s)
        leaders = c.moment.get(s, TIED)
        for seat in range(c.players):
            if (leaders >> seat) & 1 == 1 and seat != sheriff:
                self._show(s, seat, sheriff)
        if b == OFFERS and c.bribe_rounds > 1:
            ask_for_offers(c, s, a, RAISES)
            return
        c.moment.set(s, STAGE, DECISION)
        s.push(c.decide_tie, sheriff, a)

    def _show(self, s: State, seat: i64, sheriff: i64) -> None:
        """DT-R27: all see amounts and backs, the Sheriff also the faces."""
        c = self.c
        store = offered_cards(c, s, seat, 0, STORE_KINDS)
        deeds = offered_cards(c, s, seat, STORE_KINDS, KINDS)
        money = c.offers.get(s, seat, MONEY)
        nuggets = c.offers.get(s, seat, NUGGETS)
        if money + nuggets + store + deeds == 0:
            s.tell(OFFERED_NOTHING, seat)
            return
        s.tell(OFFERED, seat, money, nuggets, store, deeds)
        if store + deeds == 0:
            return
        for kind in range(KINDS):
            count = c.offers.get(s, seat, CARDS + kind)
            if count > 0:
                c.memory.saw_at_least(s, sheriff, seat, kind, count)
        if s.events is not None:
            s.announce(OFFERED_CARDS, [seat, *offer_digits(c, s, seat)], (1 << seat) | (1 << sheriff))
        else:
            s.reveal()


def offer_digits(c: DiceTown, s: State, player: i64) -> list[int]:
    """The cards of an offer, for an event."""
    found: list[int] = []
    for kind in range(KINDS):
        for _copy in range(c.offers.get(s, player, CARDS + kind)):
            found.append(kind)
    return found


class DecideTie(Question):
    """DT-D6, DT-T1 to DT-T3, DT-T6: the Sheriff says which of the tied players uses a location (`a`)."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("decide_tie")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        leaders = self.c.moment.get(s, TIED)
        for seat in range(self.c.players):
            choices.offer_if((leaders >> seat) & 1 == 1, CHOOSE.base + seat)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != CHOOSE.number:
            return T3
        leaders = self.c.moment.get(s, TIED)
        return ALLOWED if (leaders >> families.first(action)) & 1 == 1 else T3

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        c = self.c
        chosen = action - CHOOSE.base
        s.tell(DECIDED, player, chosen, a)
        if chosen != player:
            pay_offer(c, s, chosen, player)
        for seat in range(c.players):
            if (c.moment.get(s, TIED) >> seat) & 1 == 1:
                c.offers.clear_row(s, seat)
        c.moment.set(s, TIED, 0)
        c.moment.set(s, STAGE, 0)
        s.push(c.use, chosen, a)


def pay_offer(c: DiceTown, s: State, player: i64, sheriff: i64) -> None:
    """DT-T6, DT-T8: the chosen player pays in full and at once; to receive that is not winning something."""
    money = c.money.pay(s, player, sheriff, c.offers.get(s, player, MONEY))
    nuggets = c.nuggets.pay(s, player, sheriff, c.offers.get(s, player, NUGGETS))
    cards = offered_cards(c, s, player, 0, KINDS)
    if money + nuggets + cards == 0:
        return
    s.tell(BRIBED, player, sheriff, money, nuggets, cards)
    if cards == 0:
        return
    if s.events is not None:
        s.announce(GAVE_CARDS, [player, sheriff, *offer_digits(c, s, player)], (1 << player) | (1 << sheriff))
    else:
        s.reveal()
    for kind in range(KINDS):
        for _copy in range(c.offers.get(s, player, CARDS + kind)):
            c.hands.drop(s, player, kind)
            c.hands.add(s, sheriff, kind)
            c.memory.moved(s, player, sheriff, kind)
