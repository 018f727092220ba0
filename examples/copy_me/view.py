"""What a given player may see of High Bid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .components import AMOUNTS, LOTS

if TYPE_CHECKING:
    from saloon.core.state import State

    from .state import HighBid


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one player (or a spectator) sees it."""

    player: int | None
    hand: list[int] | None
    """The own bid cards; None for a spectator."""
    sealed: list[int]
    """The own sealed bid, if any."""
    auctioneer: int
    row: list[str]
    block: list[str]
    lots_left: int
    bids_left: int
    spent: list[int]
    last_bids: list[int | None]
    """What each player bid for the last lot; None for a pass. What was shown to all stays in view."""
    cards: list[int]
    """How many bid cards each player has, a sealed one included."""
    decided: list[bool]
    won: list[list[str]]
    prompts: list[str]


def view(h: HighBid, s: State, player: int | None) -> View:
    """All that a player may know (HB-10)."""
    seats = range(h.players)
    return View(
        player=player,
        hand=None if player is None else h.hands.cards(s, player),
        sealed=[] if player is None else h.sealed.cards(s, player),
        auctioneer=h.auctioneer.get(s),
        row=_names(h.row.cards(s, 0)),
        block=_names(h.block.cards(s)),
        lots_left=h.lots.count(s),
        bids_left=h.bids.count(s),
        spent=h.spent.cards(s),
        last_bids=[None if bid == 0 else bid - 1 for bid in h.last_bids.dump(s)],
        cards=[h.cards_of(s, seat) for seat in seats],
        decided=[h.decided(s, seat) for seat in seats],
        won=[_names(h.won.cards(s, seat)) for seat in seats],
        prompts=[s.prompt(seat) for seat in seats],
    )


def _names(kinds: list[int]) -> list[str]:
    return [LOTS[kind - AMOUNTS] for kind in kinds]
