"""The rules of High Bid: what can be done, what can happen, and every moment of the game."""

from __future__ import annotations

from typing import Final

from saloon.core.actions import Argument, Choices, Family
from saloon.core.events import EventKind
from saloon.core.refusal import RuleBook
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task

from .state import HAMMER, KINDS, LOTS, MOST_PLAYERS, OPEN, WON, HighBid

_lot = Argument("lot", LOTS, "lot")
_amount = Argument("amount", KINDS)
_player = Argument("player", MOST_PLAYERS, "seat")

PICK: Final = Family("pick", [_lot])
BID: Final = Family("bid", [_amount])  # a bid of 0 is a pass
FAMILIES: Final = [PICK, BID]

PUT_UP: Final = EventKind("put_up", [_player, _lot])
DECIDED: Final = EventKind("decided", [_player])
SHOWN: Final = EventKind("shown", [_player, _amount])
DREW: Final = EventKind("drew", [_amount])
SOLD: Final = EventKind("sold", [_player, _lot])
EVENTS: Final = [PUT_UP, DECIDED, SHOWN, DREW, SOLD]

BOOK: Final = RuleBook()
OPEN_LOTS_ONLY: Final = BOOK.rule("HB-2")
OWN_CARDS_ONLY: Final = BOOK.rule("HB-3")


class Pick(Question):
    """HB-2: the auctioneer puts one of the open lots under the hammer."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("pick")
        self.h = h

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        for lot in self.h.lots_at(s, OPEN):
            choices.offer(PICK.at(lot))

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        allowed = [PICK.at(lot) for lot in self.h.lots_at(s, OPEN)]
        return ALLOWED if action in allowed else OPEN_LOTS_ONLY

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        lot = self.h.game.families.first(action)
        self.h.lots.set(s, HAMMER, lot)
        self.h.bids.clear(s)
        s.tell(PUT_UP, player, lot)
        s.push(self.h.open_bidding, player)


class OpenBidding(Task):
    """HB-4: ask all at once, each in a lane; the sale comes when the last one has decided."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("open_bidding")
        self.h = h

    def run(self, s: State, player: int, a: int, b: int) -> None:
        s.push(self.h.sale, player)
        for seat in range(self.h.players):
            s.open_lane(self.h.bid, seat)


class Bid(Question):
    """HB-3, HB-4: note a card of the own hand, or a pass; nothing else happens before the sale."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("bid")
        self.h = h

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        for amount in sorted({0, *self.h.hands.cards(s, player)}):
            choices.offer(BID.at(amount))

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        allowed = [BID.at(amount) for amount in (0, *self.h.hands.cards(s, player))]
        return ALLOWED if action in allowed else OWN_CARDS_ONLY

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        self.h.bids.set(s, self.h.game.families.first(action), player)
        s.tell(DECIDED, player)


class Sale(Task):
    """HB-5 to HB-7, HB-9: show all bids, replace what was spent; the buyer is the next auctioneer."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("sale")
        self.h = h

    def run(self, s: State, player: int, a: int, b: int) -> None:
        h = self.h
        clockwise = [(player + step) % h.players for step in range(h.players)]
        bids = [h.bids.get(s, seat) for seat in clockwise]
        standing = [bid for bid in bids if bid > 0 and (bids.count(bid) == 1 or not h.ties_cancel)]
        buyer = clockwise[bids.index(max(standing))] if standing else player
        for seat, bid in zip(clockwise, bids, strict=True):
            if bid > 0:
                s.tell(SHOWN, seat, bid)
                h.hands.drop(s, seat, bid)
                h.spent.put(s, bid)
                s.whisper(seat, DREW, h.hands.draw(s, seat, h.deck))  # the others do not see it
        lot = h.lots_at(s, HAMMER)[0]
        h.lots.set(s, WON + buyer, lot)
        s.tell(SOLD, buyer, lot)
        h.auctioneer.set(s, buyer)
        if h.lots_at(s, OPEN):
            s.push(h.pick, buyer)
        else:
            s.finish(0)  # all_sold, the first in the game's list of reasons


def add_steps(h: HighBid) -> None:
    """Give a table all its moments."""
    h.pick, h.open_bidding, h.bid, h.sale = Pick(h), OpenBidding(h), Bid(h), Sale(h)
    for step in (h.pick, h.open_bidding, h.bid, h.sale):
        h.add_step(step)
