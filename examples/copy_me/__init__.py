"""High Bid, a game to copy: sealed bids for open lots. `docs/add-a-game.md` walks through it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.core.game import Game
from saloon.core.knowledge import Knowledge
from saloon.core.layout import Layout
from saloon.core.options import Option

from .rules import BOOK, EVENTS, FAMILIES, add_steps
from .state import LOTS, MOST_PLAYERS, HighBid


class HighBidGame(Game):
    """The game for 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__(
            name="high_bid",
            version=1,
            package=__name__,
            players=(2, MOST_PLAYERS),
            options=[Option("ties", ["cancel", "clockwise"], "cancel")],
            families=FAMILIES,
            events=EVENTS,
            rules=BOOK,
            reasons=["all_sold"],
            rule_out_of_turn="HB-11",
            rule_when_over="HB-9",
            bound=len(LOTS) * (1 + MOST_PLAYERS),  # every lot is picked once, and everybody bids for it once
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        table = HighBid(self, players, options, components)
        add_steps(table)
        return table

    def knowledge(self, layout: Layout) -> Knowledge:
        return Knowledge()  # the score and random rollouts; subclass it to make better bots

    def variants(self) -> list[dict[str, str]]:
        return [{"ties": "cancel"}, {"ties": "clockwise"}]


GAME: Final = HighBidGame()
