"""The rules of High Bid: what can be done, what can happen, and every moment of the game."""

from saloon.authoring import ALLOWED, Argument, EventKind, Family, Menu, RuleBook, State, Task, Verb1

from .table import COPIES, HAND, LOTS, MOST_PLAYERS, HighBid

AMOUNT = Argument("amount", len(COPIES))
LOT = Argument("lot", LOTS, "lot")
PLAYER = Argument("player", MOST_PLAYERS, "seat")
BID, PICK = Family("bid", [AMOUNT]), Family("pick", [LOT])
SEALED = EventKind("sealed", [AMOUNT])
SHOWN = EventKind("shown", [PLAYER, AMOUNT])
SOLD = EventKind("sold", [PLAYER, LOT])
BOOK = RuleBook()
OWN_CARDS_ONLY, OPEN_LOTS_ONLY = BOOK.rule("HB-2"), BOOK.rule("HB-5")


def set_up(t: HighBid, s: State) -> None:
    """HB-1: shuffle, deal, and open the first auction."""
    cards = [amount for amount, copies in enumerate(COPIES) for _ in range(copies)]
    t.deal(s, cards, list(range(t.players)), HAND)
    s.push(AUCTION, 0)


class Auction(Task):
    """HB-3, HB-4, HB-6: ask all at once, each in a lane; when the last one has decided (s.a = 1), sell."""

    def run(self, t: HighBid, s: State, player: int) -> None:
        if s.a == 1:
            self.sell(t, s)
        elif t.hands.size_of(s, 0) == 0:
            s.finish(0)  # no_cards, the first of the game's reasons
        else:
            s.push(AUCTION, 0, 1)
            for seat in range(t.players):
                s.open_lane(BIDDING, seat)

    def sell(self, t: HighBid, s: State) -> None:
        bids = t.sealed.dump(s)
        t.sealed.clear(s)
        for seat, bid in enumerate(bids):
            t.hands.drop(s, seat, bid)
            t.spent.put(s, bid)
            s.tell(SHOWN, seat, bid)
        s.push(AUCTION, 0)  # the next auction, when the buyer has picked
        standing = [bid for bid in bids if bids.count(bid) == 1 or t.options["ties"] == "seats"]
        if standing:
            s.push(PICKING, bids.index(max(standing)))


class Bid(Verb1):
    """HB-2, HB-3: seal a card of your hand; nothing else happens before all have decided."""

    def forbids(self, t: HighBid, s: State, me: int, amount: int) -> int:
        return ALLOWED if t.hands.has(s, me, amount) else OWN_CARDS_ONLY

    def take(self, t: HighBid, s: State, me: int, amount: int) -> None:
        t.sealed.set(s, me, amount)
        s.tell(SEALED, amount)  # in a lane only its owner hears it; the others see who is still asked


class Pick(Verb1):
    """HB-5: the buyer takes one of the open lots."""

    def forbids(self, t: HighBid, s: State, me: int, lot: int) -> int:
        return ALLOWED if t.lots.get(s, lot) == 0 else OPEN_LOTS_ONLY

    def take(self, t: HighBid, s: State, me: int, lot: int) -> None:
        t.lots.set(s, lot, 1 + me)
        s.tell(SOLD, me, lot)


AUCTION = Auction("auction")
BIDDING = Menu("bid", [Bid(BID)], OWN_CARDS_ONLY)
PICKING = Menu("pick", [Pick(PICK)], OPEN_LOTS_ONLY)
MOMENTS = [AUCTION, BIDDING, PICKING]
