"""The rules of High Bid: what can be done, what can happen, and every moment of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.core.actions import Argument, Choices, Family
from saloon.core.events import EventKind
from saloon.core.refusal import RuleBook
from saloon.core.steps import ALLOWED, Question, Task

from .components import AMOUNTS, LOTS, MOST_PLAYERS, ROW

if TYPE_CHECKING:
    from saloon.core.state import State

    from .state import HighBid

_lot = Argument("lot", LOTS, "lot")
_amount = Argument("amount", AMOUNTS)
_player = Argument("player", MOST_PLAYERS, "seat")

PICK: Final = Family("pick", [_lot])
BID: Final = Family("bid", [_amount])
PASS: Final = Family("pass", [])
FAMILIES: Final = [PICK, BID, PASS]

OPENED: Final = EventKind("opened", [_lot])
PUT_UP: Final = EventKind("put_up", [_player, _lot])
DECIDED: Final = EventKind("decided", [_player])
SHOWN: Final = EventKind("shown", [_player, _amount])
SOLD: Final = EventKind("sold", [_player, _lot])
DREW: Final = EventKind("drew", [_amount])
EVENTS: Final = [OPENED, PUT_UP, DECIDED, SHOWN, SOLD, DREW]

BOOK: Final = RuleBook()
OPEN_LOTS_ONLY: Final = BOOK.rule("HB-2")
OWN_CARDS_ONLY: Final = BOOK.rule("HB-3")


class Auction(Task):
    """HB-2, HB-5 to HB-9: sell what is under the hammer, then the next auctioneer picks a lot."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("auction")
        self.h = h

    def run(self, s: State, player: int, a: int, b: int) -> None:
        h = self.h
        auctioneer = self.sell(s, player) if h.block.count(s) > 0 else player
        h.auctioneer.set(s, auctioneer)
        while h.row.size_of(s, 0) < ROW and h.lots.count(s) > 0:
            lot = h.lots.take(s)
            h.row.add(s, 0, lot)
            s.tell(OPENED, lot - AMOUNTS)
        if h.row.size_of(s, 0) > 0:
            s.push(h.pick, auctioneer)
        else:
            s.finish(0)  # all_sold, the first in the game's list of reasons

    def sell(self, s: State, auctioneer: int) -> int:
        """HB-5 to HB-7: show all bids, hand the lot over, replace spent cards; returns who got the lot."""
        h = self.h
        clockwise = [(auctioneer + step) % h.players for step in range(h.players)]
        buyer = self.buyer(s, clockwise)
        h.last_bids.clear(s)
        for seat in clockwise:
            for amount in h.sealed.cards(s, seat):
                s.tell(SHOWN, seat, amount)
                h.last_bids.set(s, 1 + amount, seat)
                h.sealed.drop(s, seat, amount)
                h.spent.put(s, amount)
                if h.bids.count(s) > 0:
                    card = h.bids.take(s)
                    h.hands.add(s, seat, card)
                    s.whisper(seat, DREW, card)  # the others see only that the number of cards is the same
        lot = h.block.take(s)
        h.won.add(s, buyer, lot)
        s.tell(SOLD, buyer, lot - AMOUNTS)
        return buyer

    def buyer(self, s: State, clockwise: list[int]) -> int:
        """HB-5, HB-6: the highest bid that stands; without one the lot stays with the auctioneer."""
        for amount in reversed(range(AMOUNTS)):
            bidders = [seat for seat in clockwise if self.h.sealed.has(s, seat, amount)]
            if len(bidders) == 1 or (bidders and not self.h.ties_cancel):
                return bidders[0]
        return clockwise[0]


class Pick(Question):
    """HB-2: the auctioneer puts one of the open lots under the hammer."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("pick")
        self.h = h

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        for kind in self.h.row.cards(s, 0):
            choices.offer(PICK.at(kind - AMOUNTS))

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        families = self.h.game.families
        open_lot = self.h.row.has(s, 0, AMOUNTS + families.first(action))
        return ALLOWED if families.family(action) == PICK.number and open_lot else OPEN_LOTS_ONLY

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        lot = self.h.game.families.first(action)
        self.h.row.drop(s, 0, AMOUNTS + lot)
        self.h.block.put(s, AMOUNTS + lot)
        s.tell(PUT_UP, player, lot)
        s.push(self.h.open_bidding, player)


class OpenBidding(Task):
    """HB-4: ask all who have cards at once, each in a lane; the auction goes on when the last has decided."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("open_bidding")
        self.h = h

    def run(self, s: State, player: int, a: int, b: int) -> None:
        s.push(self.h.auction, player)
        for seat in range(self.h.players):
            if self.h.hands.size_of(s, seat) > 0:
                s.open_lane(self.h.bid, seat)


class Bid(Question):
    """HB-3, HB-4: seal a card of the own hand, or pass."""

    def __init__(self, h: HighBid) -> None:
        super().__init__("bid")
        self.h = h

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        choices.offer(PASS.at())
        for amount in sorted(set(self.h.hands.cards(s, player))):
            choices.offer(BID.at(amount))

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        families = self.h.game.families
        if families.family(action) == PASS.number:
            return ALLOWED
        holds = self.h.hands.has(s, player, families.first(action))
        return ALLOWED if families.family(action) == BID.number and holds else OWN_CARDS_ONLY

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        if action != PASS.at():
            self.h.seal(s, player, self.h.game.families.first(action))
        s.tell(DECIDED, player)


def add_steps(h: HighBid) -> None:
    """Give a table all its moments."""
    h.auction, h.pick, h.open_bidding, h.bid = Auction(h), Pick(h), OpenBidding(h), Bid(h)
    for step in (h.auction, h.pick, h.open_bidding, h.bid):
        h.add_step(step)
