"""What lies on the table in High Bid, and what a player cannot know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.core.kit import Hands, Pile, Track
from saloon.core.layout import Layout
from saloon.core.outcome import Outcome, ScoreLine, rank

from .components import AMOUNTS, COPIES, HAND, KINDS, LOTS, VALUES
from .view import View, view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.game import Game
    from saloon.core.state import State
    from saloon.core.steps import Step


class HighBid(Layout):
    """The table: its parts, its steps (see `rules`), and what follows from what lies there."""

    auction: Step
    pick: Step
    open_bidding: Step
    bid: Step

    def __init__(self, game: Game, players: int, options: dict[str, str], box: Mapping[str, Any]) -> None:
        super().__init__(game, players, options, box, lanes=True)
        self.ties_cancel = options["ties"] == "cancel"
        self.bids = self.add(Pile("bids", sum(COPIES[:AMOUNTS]), hidden=True))
        self.lots = self.add(Pile("lots", len(LOTS), hidden=True))
        self.hands = self.add(Hands("hands", players, KINDS))
        self.sealed = self.add(Hands("sealed", players, KINDS))
        self.spent = self.add(Pile("spent", sum(COPIES[:AMOUNTS])))
        self.row = self.add(Hands("row", 1, KINDS))
        self.block = self.add(Pile("block", 1))  # the lot under the hammer
        self.won = self.add(Hands("won", players, KINDS))
        self.auctioneer = self.add(Track("auctioneer"))
        self.last_bids = self.add(Track("last_bids", players))  # 1 + the amount, 0 for a pass

    def begin(self, s: State) -> None:
        """HB-1: shuffle, deal, and draw the first auctioneer by lot."""
        self.fill_decks(s, COPIES)
        for seat in range(self.players):
            for _ in range(HAND):
                self.hands.add(s, seat, self.bids.take(s))
        s.push(self.auction, s.below(self.players))

    def fill_decks(self, s: State, tally: list[int]) -> None:
        """Lay so many components of each kind into their decks and shuffle."""
        for kind, count in enumerate(tally):
            for _ in range(count):
                (self.bids if kind < AMOUNTS else self.lots).put(s, kind)
        self.bids.shuffle(s)
        self.lots.shuffle(s)

    def decided(self, s: State, seat: int) -> bool:
        """HB-4: everybody sees who has decided, and nothing else."""
        return self.block.count(s) > 0 and not s.acts(seat)

    def cards_of(self, s: State, seat: int) -> int:
        """HB-10: how many cards all see; a sealed one counts, or the number would tell a bid from a pass."""
        return self.hands.size_of(s, seat) + self.sealed.size_of(s, seat)

    def seal(self, s: State, seat: int, amount: int) -> None:
        """HB-4: lay a bid card face down."""
        self.hands.drop(s, seat, amount)
        self.sealed.add(s, seat, amount)

    def imagine(self, s: State, player: int) -> None:
        """HB-10: decks, other hands and other sealed bids are unknown: gather all, shuffle, deal anew."""
        unseen = [0] * KINDS
        for deck in (self.bids, self.lots):
            deck.held(s, unseen)
            deck.clear(s)
        sizes = {seat: self.cards_of(s, seat) for seat in range(self.players) if seat != player}
        for seat in sizes:
            for part in (self.hands, self.sealed):
                for kind in part.cards(s, seat):
                    unseen[kind] += 1
                part.clear_owner(s, seat)
        self.fill_decks(s, unseen)
        for seat, size in sizes.items():
            for _ in range(size):
                self.hands.add(s, seat, self.bids.take(s))
            choice = s.below(size + 1) if self.decided(s, seat) else size
            if choice < size:  # one of the cards was sealed; otherwise the player passed, or still thinks
                self.seal(s, seat, self.hands.cards(s, seat)[choice])

    def components_total(self) -> list[int]:
        return COPIES

    def score(self, s: State, player: int) -> int:
        return sum(VALUES[kind - AMOUNTS] for kind in self.won.cards(s, player))

    def outcome(self, s: State, reason: str) -> Outcome:
        """HB-8: the value of the lots; equal scores share a place."""
        scores = [self.score(s, seat) for seat in range(self.players)]
        won = [[kind - AMOUNTS for kind in self.won.cards(s, seat)] for seat in range(self.players)]
        sheets = [[ScoreLine("lot", VALUES[lot], {"lot": LOTS[lot]}) for lot in lots] for lots in won]
        return Outcome(reason=reason, scores=scores, ranking=rank(scores), sheets=sheets)

    def view(self, s: State, player: int | None) -> View:
        return view(self, s, player)

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        """Keys: `hands` {seat: [amounts]}, `auctioneer`; all else is laid at random."""
        left = list(COPIES)
        for seat, amounts in description.get("hands", {}).items():
            for amount in amounts:
                left[amount] -= 1
                self.hands.add(s, seat, amount)
        problems = [f"'{key}' is unknown" for key in description if key not in ("hands", "auctioneer")]
        problems += [f"there are not so many bids of {kind}" for kind in range(AMOUNTS) if left[kind] < 0]
        if not problems:
            self.fill_decks(s, left)
            s.push(self.auction, description.get("auctioneer", 0))
        return problems
