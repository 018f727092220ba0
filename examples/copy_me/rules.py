"""The rules of High Bid: what can be done, what can happen, and every moment of the game."""

from typing import cast

from saloon.core.authoring import (
    ALLOWED,
    Argument,
    Choices,
    EventKind,
    Family,
    Question,
    RuleBook,
    State,
    Task,
)

from .state import COPIES, LOTS, MOST_PLAYERS, HighBid

AMOUNT = Argument("amount", len(COPIES))
LOT = Argument("lot", LOTS, "lot")
PLAYER = Argument("player", MOST_PLAYERS, "seat")
BID, PICK = Family("bid", [AMOUNT]), Family("pick", [LOT])
SEALED = EventKind("sealed", [AMOUNT])
SHOWN = EventKind("shown", [PLAYER, AMOUNT])
SOLD = EventKind("sold", [PLAYER, LOT])
BOOK = RuleBook()
OWN_CARDS_ONLY, OPEN_LOTS_ONLY = BOOK.rule("HB-2"), BOOK.rule("HB-5")


def table(s: State) -> HighBid:
    """The table on which a state lies."""
    return cast("HighBid", s.layout)


class Auction(Task):
    """HB-3, HB-4, HB-6: ask all at once, each in a lane; when the last one has decided (a = 1), sell."""

    def run(self, s: State, player: int, a: int, b: int) -> None:
        h = table(s)
        if a == 0 and h.hands.size_of(s, 0) == 0:
            s.finish(0)  # no_cards, the first of the game's reasons
        elif a == 0:
            s.push(self, 0, 1)
            for seat in range(h.players):
                s.open_lane(h.bid, seat)
        else:
            bids = h.sealed.dump(s)
            h.sealed.clear(s)
            for seat, bid in enumerate(bids):
                h.hands.drop(s, seat, bid)
                h.spent.put(s, bid)
                s.tell(SHOWN, seat, bid)
            s.push(self, 0)  # the next auction, when the buyer has picked
            standing = [bid for bid in bids if bids.count(bid) == 1 or h.options["ties"] == "seats"]
            if standing:
                s.push(h.pick, bids.index(max(standing)))


class Bid(Question):
    """HB-2, HB-3: seal a card of the own hand; nothing else happens before all have decided."""

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        for amount in sorted(set(table(s).hands.cards(s, player))):
            choices.offer(BID.at(amount))

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        return ALLOWED if action in s.choices(player) else OWN_CARDS_ONLY

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        amount = s.layout.game.families.first(action)
        table(s).sealed.set(s, amount, player)
        s.tell(SEALED, amount)  # in a lane only its owner hears it; the others see who is still asked


class Pick(Question):
    """HB-5: the buyer takes one of the open lots."""

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        for lot in table(s).lots_of(s, 0):
            choices.offer(PICK.at(lot))

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        return ALLOWED if action in s.choices(player) else OPEN_LOTS_ONLY

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        lot = s.layout.game.families.first(action)
        table(s).lots.set(s, 1 + player, lot)
        s.tell(SOLD, player, lot)
