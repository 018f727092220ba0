"""The box of High Bid, its table, and what a player cannot know."""

import tomllib
from importlib.resources import files

from saloon.authoring import Game, Hands, Layout, Pile, ScoreLine, State, Track

from .view import View

BOX = tomllib.loads((files(__package__) / "components.toml").read_text(encoding="utf-8"))
MOST_PLAYERS = 5
HAND: int = BOX["bids"]["hand"]
COPIES: list[int] = BOX["bids"]["copies"]  # by kind: a bid card is numbered by its amount
LOTS: list[str] = [lot["id"] for lot in BOX["lot"]]
VALUES: list[int] = [lot["value"] for lot in BOX["lot"]]


class HighBid(Layout):
    """The table: its parts, and what follows from what lies there."""

    def __init__(self, game: Game, players: int, options: dict[str, str]) -> None:
        super().__init__(game, players, options, {}, lanes=True)
        self.deck = self.add(Pile("deck", sum(COPIES), hidden=True))
        self.hands = self.add(Hands("hands", players, len(COPIES)))
        self.sealed = self.add(Track("sealed", players))  # which card of the hand is bid; 0 for none yet
        self.spent = self.add(Pile("spent", sum(COPIES)))
        self.lots = self.add(Track("lots", len(LOTS)))  # 0 for open, 1 + seat for sold

    def deal(self, s: State, cards: list[int], seats: list[int], size: int) -> None:
        """Shuffle cards and deal a number to each of the seats; the rest is the deck."""
        self.deck.load(s, cards)
        self.deck.shuffle(s)
        for seat in seats * size:
            self.hands.draw(s, seat, self.deck)

    def imagine(self, s: State, player: int) -> None:
        """HB-8: the deck, other hands and sealed bids are unknown: gather, sort, shuffle, deal again."""
        others = [seat for seat in range(self.players) if seat != player]
        unseen = self.deck.cards(s)
        for seat in others:
            unseen += self.hands.cards(s, seat)
            self.hands.clear_owner(s, seat)
        self.deal(s, sorted(unseen), others, self.hands.size_of(s, player))
        for seat in others:
            if self.sealed.get(s, seat) > 0:  # everybody knows who has decided, but not how
                hand = self.hands.cards(s, seat)
                self.sealed.set(s, seat, hand[s.below(len(hand))])

    def view(self, s: State, player: int | None) -> View:
        """HB-8: everything that a player may know; None is a spectator, who sees no hand."""
        hand = [] if player is None else self.hands.cards(s, player)
        sealed = 0 if player is None else self.sealed.get(s, player)
        lots = [[LOTS[lot] for lot in self.lots_of(s, owner)] for owner in range(1 + self.players)]
        return View(hand=hand, sealed=sealed, spent=self.spent.cards(s), unsold=lots[0], won=lots[1:])

    def lots_of(self, s: State, owner: int) -> list[int]:
        return [lot for lot in range(len(LOTS)) if self.lots.get(s, lot) == owner]

    def score(self, s: State, player: int) -> int:
        return sum(VALUES[lot] for lot in self.lots_of(s, 1 + player))

    def score_sheet(self, s: State, player: int) -> list[ScoreLine]:
        """HB-7: the value of the lots; equal scores share a place."""
        return [ScoreLine("lot", VALUES[lot], {"lot": LOTS[lot]}) for lot in self.lots_of(s, 1 + player)]

    def components_total(self) -> list[int]:
        return COPIES
