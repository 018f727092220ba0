"""What a given player may see of High Bid."""

import msgspec


class View(msgspec.Struct, frozen=True):
    """The table as one player sees it: their own cards, what was shown to all, and the lots."""

    hand: list[int]
    sealed: int
    spent: list[int]
    unsold: list[str]
    won: list[list[str]]
