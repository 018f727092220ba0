"""What is in the box of High Bid, what lies on the table, and what a player cannot know of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

from saloon.core.game import Game
from saloon.core.kit import Hands, Pile, Track
from saloon.core.layout import Layout
from saloon.core.outcome import Outcome, ScoreLine, rank
from saloon.core.state import State
from saloon.core.steps import Step

MOST_PLAYERS: Final = 5
_box = tomllib.loads((files(__package__) / "components.toml").read_text(encoding="utf-8"))
HAND: Final[int] = _box["bids"]["hand"]
COPIES: Final[list[int]] = _box["bids"]["copies"]  # by kind: bid cards are numbered by their amount
KINDS: Final = len(COPIES)
LOTS: Final[list[str]] = [lot["id"] for lot in _box["lot"]]
VALUES: Final[list[int]] = [lot["value"] for lot in _box["lot"]]

# Where a lot can be; WON + seat is with a player.
OPEN: Final = 0
HAMMER: Final = 1
WON: Final = 2


class HighBid(Layout):
    """The table: its parts, its steps (see `rules`), and what follows from what lies there."""

    pick: Step
    open_bidding: Step
    bid: Step
    sale: Step

    def __init__(self, game: Game, players: int, options: dict[str, str], box: Mapping[str, Any]) -> None:
        super().__init__(game, players, options, box, lanes=True)
        self.ties_cancel = options["ties"] == "cancel"
        self.deck = self.add(Pile("deck", sum(COPIES), hidden=True))
        self.hands = self.add(Hands("hands", players, KINDS))
        self.spent = self.add(Pile("spent", sum(COPIES)))
        self.lots = self.add(Track("lots", len(LOTS)))
        self.auctioneer = self.add(Track("auctioneer"))
        self.bids = self.add(Track("bids", players))  # the amounts; 0 for a pass

    def begin(self, s: State) -> None:
        """HB-1: shuffle, deal, and draw the first auctioneer by lot."""
        self.deal(s, COPIES, range(self.players))
        self.auctioneer.set(s, s.below(self.players))
        s.push(self.pick, self.auctioneer.get(s))

    def deal(self, s: State, tally: list[int], seats: Iterable[int]) -> None:
        """Shuffle so many cards of each kind into a deck and deal hands from it."""
        for kind, count in enumerate(tally):
            for _ in range(count):
                self.deck.put(s, kind)
        self.deck.shuffle(s)
        for seat in seats:
            for _ in range(HAND):
                self.hands.draw(s, seat, self.deck)

    def lots_at(self, s: State, place: int) -> list[int]:
        """The lots in a place."""
        return [lot for lot in range(len(LOTS)) if self.lots.get(s, lot) == place]

    def imagine(self, s: State, player: int) -> None:
        """HB-10: the deck, other hands and what others bid just now are unknown: gather, shuffle, deal anew."""
        others = [seat for seat in range(self.players) if seat != player]
        unseen = [0] * KINDS
        self.deck.held(s, unseen)
        self.deck.clear(s)
        for seat in others:
            for kind in self.hands.cards(s, seat):
                unseen[kind] += 1
            self.hands.clear_owner(s, seat)
        self.deal(s, unseen, others)
        for seat in others:
            if self.lots_at(s, HAMMER) and not s.acts(seat):  # sealed: any of the cards, or a pass
                self.bids.set(s, [0, *self.hands.cards(s, seat)][s.below(1 + HAND)], seat)

    def components_total(self) -> list[int]:
        return COPIES

    def score(self, s: State, player: int) -> int:
        return sum(VALUES[lot] for lot in self.lots_at(s, WON + player))

    def outcome(self, s: State, reason: str) -> Outcome:
        """HB-8: the value of the lots; equal scores share a place."""
        won = [self.lots_at(s, WON + seat) for seat in range(self.players)]
        sheets = [[ScoreLine("lot", VALUES[lot], {"lot": LOTS[lot]}) for lot in lots] for lots in won]
        return Outcome(reason=reason, scores=s.scores(), ranking=rank(s.scores()), sheets=sheets)

    def view(self, s: State, player: int | None) -> Any:
        from .view import view

        return view(self, s, player)
