"""What a given player may see of High Bid."""

from __future__ import annotations

import msgspec

from saloon.core.state import State

from .state import HAMMER, LOTS, OPEN, WON, HighBid


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one player (None: a spectator) sees it."""

    player: int | None
    hand: list[int]
    bids: list[int]
    """What was bid for the last lot, 0 for a pass; while the bids are sealed, the own one only."""
    auctioneer: int
    row: list[str]
    block: list[str]
    won: list[list[str]]
    deck: int
    spent: list[int]
    prompts: list[str]


def view(h: HighBid, s: State, player: int | None) -> View:
    """All that a player may know (HB-10)."""
    seats = range(h.players)
    shown = not h.lots_at(s, HAMMER)
    return View(
        player=player,
        hand=[] if player is None else h.hands.cards(s, player),
        bids=[h.bids.get(s, seat) if shown or seat == player else 0 for seat in seats],
        auctioneer=h.auctioneer.get(s),
        row=[LOTS[lot] for lot in h.lots_at(s, OPEN)],
        block=[LOTS[lot] for lot in h.lots_at(s, HAMMER)],
        won=[[LOTS[lot] for lot in h.lots_at(s, WON + seat)] for seat in seats],
        deck=h.deck.count(s),
        spent=h.spent.cards(s),
        prompts=[s.prompt(seat) for seat in seats],
    )
