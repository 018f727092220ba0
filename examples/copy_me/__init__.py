"""High Bid, a game to copy: sealed bids for open lots. `docs/add-a-game.md` walks through it."""

from saloon.authoring import Game, Layout, Option, State

from .rules import BID, BOOK, MOMENTS, PICK, SEALED, SHOWN, SOLD, set_up
from .table import HAND, MOST_PLAYERS, HighBid


class HighBidGame(Game):
    """The game for 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__(
            name="high_bid",
            version=1,
            package=__name__,
            players=(2, MOST_PLAYERS),
            options=[Option("ties", ["cancel", "seats"], "cancel")],
            families=[BID, PICK],
            events=[SEALED, SHOWN, SOLD],
            moments=MOMENTS,
            rules=BOOK,
            reasons=["no_cards"],
            rule_out_of_turn="HB-9",
            rule_when_over="HB-6",
            bound=HAND * (MOST_PLAYERS + 1),  # in every auction everybody bids and one picks
        )

    def lay_out(self, players: int, options: dict[str, str], components: object) -> Layout:
        return HighBid(self, players, options)

    def set_up(self, t: HighBid, s: State) -> None:
        set_up(t, s)

    def variants(self) -> list[dict[str, str]]:
        return [{"ties": "cancel"}, {"ties": "seats"}]


GAME = HighBidGame()
