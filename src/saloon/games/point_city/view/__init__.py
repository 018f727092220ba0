"""What everybody may see (PC-H1 to PC-H11), as it crosses the wire; `build.py` fills it in.

No player knows more than another; a player's own view adds what the cards of the market would cost them. A
card whose building side is hidden goes by its place or its resource side, never by its number (PC-H8).
"""

from __future__ import annotations

import msgspec


class BuildingView(msgspec.Struct, frozen=True, kw_only=True):
    """A building side that everybody sees."""

    card: int
    """Its number in the components."""
    name: str
    tier: int
    cost: dict[str, int]
    permanent: str | None
    points: int
    civic: bool


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the market, in reading order; neither side shows while it is empty."""

    row: int
    column: int
    tier: int | None
    resource: str | None
    """The kind of resource that lies here, if the card shows that side."""
    building: BuildingView | None
    can_flip: bool
    """Whether the player who is asked may turn it."""
    to_pay: dict[str, int] | None
    """What the building costs the viewer after permanents; None for resources and spectators."""
    missing: int | None
    """How many icons the viewer could not pay, with all cards in stock; 0 if it can be afforded."""


class PairView(msgspec.Struct, frozen=True, kw_only=True):
    """Two neighbours of the market."""

    action: int
    """What takes them."""
    spaces: list[int]
    """Their places in the market, from 0."""
    to_pay: dict[str, int] | None
    """What both together cost the viewer after permanents."""
    missing: int | None
    """How many icons the viewer could not pay, with the resource card of the pair counted (PC-B6)."""


class PaymentView(msgspec.Struct, frozen=True, kw_only=True):
    """One way to pay for a type of resource."""

    action: int
    singles: int
    doubles: int
    ingenuity: int
    wasted: int
    """Icons that are lost, since a double gives no change (PC-Q3)."""


class BillView(msgspec.Struct, frozen=True, kw_only=True):
    """What the asked player is paying for."""

    resource: str
    """The type in question; the others follow."""
    need: int
    to_pay: dict[str, int]
    """Everything that is still to be paid, after permanents."""
    spaces: list[int]
    """Where the buildings lie."""
    ways: list[PaymentView]
    """The cheapest first."""


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A civic token."""

    token: str
    counts: str
    """What it counts, one of `COUNTS`: flat, per_permanent, per_pair, per_type, per_missing_type …"""
    points: int
    """Points for each of these."""
    types: list[str]
    threshold: int | None
    worth: list[int]
    """What it is, or would be, worth to each player now."""
    one_more: list[dict[str, int]]
    """What one more permanent of a type would add to that, for each player; no type that adds nothing."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody owns."""

    stock: dict[str, int]
    """Resource cards by kind."""
    cards: int
    """How many resource cards there are; they break ties (PC-V12)."""
    permanents: dict[str, int]
    city: list[BuildingView]
    """In the order in which they were built."""
    tokens: list[TokenView]
    building_points: int
    token_points: int
    points: int
    one_more: dict[str, int]
    """What one more permanent of each type would add to the player's own tokens."""
    turns_left: int
    """Including the running turn."""


class AutomaLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the automa's points so far; its text is the message `score-<name>`."""

    name: str
    points: int
    count: int


class AutomaView(msgspec.Struct, frozen=True, kw_only=True):
    """The automa of the solo game."""

    difficulty: str
    row: int
    column: int
    """Where its markers stand, from 0."""
    next_spaces: list[int]
    """What it will take, in this order."""
    stock: dict[str, int]
    cards: int
    permanents: dict[str, int]
    city: list[BuildingView]
    tokens: list[str]
    sheet: list[AutomaLine]
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a player (or a spectator) sees it."""

    player: int | None
    first_player: int
    turn: int
    """The number of the running turn, from 1; all turns of all players count."""
    turns: int
    turns_each: int
    is_last_turn: bool
    """The deck is empty: this turn ends the game (PC-G4)."""
    deck: int
    deck_top: str | None
    """The kind of resource that the top card of the deck shows."""
    deck_tiers: list[int]
    """How many cards of each tier are in the deck (PC-H4)."""
    removed: list[int]
    """How many cards of each tier were removed before the game, unseen."""
    discards: dict[str, int]
    """Spent resource cards by kind."""
    market: list[SpaceView]
    pairs: list[PairView]
    supply: list[TokenView]
    """The open tokens from left to right."""
    seats: list[SeatView]
    automa: AutomaView | None
    bill: BillView | None
    tokens_to_choose: int
    """How many tokens the asked player may still take on this turn."""
    prompts: list[str]
    """What each player is asked now; "" for those who are not."""
    over: bool
