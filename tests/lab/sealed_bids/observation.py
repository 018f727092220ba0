"""What a bidder knows, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.lab.sealed_bids import Bids

    from saloon.core.state import State


def observe(table: Bids, s: State, player: int) -> list[int]:
    """The player's own place (from 1) and sealed bid, and everything open."""
    view = table.view(s, player)
    return [player + 1, view.own_bid, *view.shown, *view.points]


def observation_size(table: Bids) -> int:
    """How many numbers that is."""
    return len(names(table))


def names(table: Bids) -> list[str]:
    """What they mean."""
    seats = range(table.players)
    return [
        "own_place",
        "own_bid",
        *[f"shown.{seat}" for seat in seats],
        *[f"points.{seat}" for seat in seats],
    ]
