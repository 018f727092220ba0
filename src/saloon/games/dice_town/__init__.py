"""Dice Town (Ludovic Maublanc, Bruno Cathala): five poker dice, eight places in town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from saloon.authoring import Game, Layout, Option, State
from saloon.authoring.components import printed_components
from saloon.games.dice_town.actions import EVENTS, FAMILIES
from saloon.games.dice_town.components import MOST_PLAYERS, check
from saloon.games.dice_town.rules.book import BOOK
from saloon.games.dice_town.rules.moments import MOMENTS
from saloon.games.dice_town.rules.setup import set_up
from saloon.games.dice_town.table import BRIBE_ROUNDS, FIRST_SHERIFFS, REASONS, DiceTown


@final
class DiceTownGame(Game):
    """The game for 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__(
            name="dice_town",
            version=1,
            package="saloon.games.dice_town",
            players=(2, MOST_PLAYERS),
            options=[
                Option("bribe_rounds", BRIBE_ROUNDS, BRIBE_ROUNDS[0]),
                Option("first_sheriff", FIRST_SHERIFFS, FIRST_SHERIFFS[0]),
            ],
            families=FAMILIES,
            events=EVENTS,
            moments=MOMENTS,
            rules=BOOK,
            reasons=REASONS,
            rule_out_of_turn="DT-G3",
            rule_when_over="DT-X1",
            bound=100_000,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return DiceTown(self, players, options, components)

    def set_up(self, t: Any, s: State) -> None:
        assert isinstance(t, DiceTown)
        set_up(t, s)

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        return check(printed_components(self.package) if data is None else data)

    def variants(self) -> list[dict[str, str]]:
        """One or two rounds of offers (DT-R27), and both ways to find the first Sheriff (DT-R1)."""
        return [
            {"bribe_rounds": "1", "first_sheriff": "random"},
            {"bribe_rounds": "2", "first_sheriff": "first_seat"},
        ]


GAME: Final = DiceTownGame()
