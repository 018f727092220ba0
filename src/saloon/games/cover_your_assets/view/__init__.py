"""What a given player may see (CA-H1 to CA-H11), as it crosses the wire; `build.py` fills it in."""

from __future__ import annotations

import msgspec


class SetView(msgspec.Struct, frozen=True, kw_only=True):
    """A set on the table; its number stays the same while it moves from stack to stack."""

    number: int
    asset: str
    cards: list[str]
    value: int


class DraftPileView(msgspec.Struct, frozen=True, kw_only=True):
    """A draft pile: its open card, how many lie under it, and what is known to be there."""

    top: str | None
    face_down: int
    buried: list[str]
    seats: list[int]
    """Who can reach it."""


class ChallengeView(msgspec.Struct, frozen=True, kw_only=True):
    """A running challenge."""

    challenger: int
    defender: int
    target: SetView
    where: str
    """ "top", "second" or "drafted"."""
    attack: list[str]
    defence: list[str]
    needs_double: bool


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    cards: int
    """How many are in hand (CA-H1)."""
    stack: list[SetView]
    """From bottom to top (CA-H4)."""
    stack_value: int
    total: int
    """Money of the finished rounds."""
    wins: int
    last_score: int
    banned_from: list[int]
    """Whom this player may not challenge until their own next turn (CA-A5)."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one player (or a spectator) sees it."""

    player: int | None
    round: int
    dealer: int
    hand: list[str] | None
    """The viewer's cards; None for a spectator."""
    hand_limit: int
    values: dict[str, int]
    """What each card of this table is worth (CA-P4)."""
    open_sets: int
    """How many sets from the top of a stack may be challenged (CA-C1, CA-A11)."""
    draw_pile: int
    discards: list[str]
    """From the first to the top one (CA-H3)."""
    out_of_play: list[str]
    seats: list[SeatView]
    draft_piles: list[DraftPileView]
    challenge: ChallengeView | None
    prompts: list[str]
    """What each player is asked now; "" for those who are not."""
    move_of: int | None
    """Whose stack the asked player must give an order about (CA-23A3)."""
    over: bool
