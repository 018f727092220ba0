"""Point City (Flatout Games, AEG): take two cards a turn and build the city that is worth most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from saloon.authoring import Game, Layout, Option, State
from saloon.authoring.components import printed_components
from saloon.games.point_city.actions import EVENTS, FAMILIES
from saloon.games.point_city.components import LEVELS, MOST_PLAYERS, check
from saloon.games.point_city.rules.book import BOOK
from saloon.games.point_city.rules.moments import MOMENTS
from saloon.games.point_city.rules.setup import set_up
from saloon.games.point_city.table import REASONS, WRAPS, PointCity


@final
class PointCityGame(Game):
    """The game for 1 to 4 players; solo against the automa."""

    def __init__(self) -> None:
        super().__init__(
            name="point_city",
            version=1,
            package="saloon.games.point_city",
            players=(1, MOST_PLAYERS),
            options=[
                Option("difficulty", LEVELS, "medium", most_players=1),
                Option("automa_path", WRAPS, WRAPS[0], most_players=1),
            ],
            families=FAMILIES,
            events=EVENTS,
            moments=MOMENTS,
            rules=BOOK,
            reasons=REASONS,
            rule_out_of_turn="PC-T1",
            rule_when_over="PC-G1",
            bound=2_000,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return PointCity(self, players, options, components)

    def set_up(self, t: Any, s: State) -> None:
        assert isinstance(t, PointCity)
        set_up(t, s)

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        return check(printed_components(self.package) if data is None else data)

    def variants(self) -> list[dict[str, str]]:
        """Every difficulty, and both readings of the automa's path (PC-R12); more players ignore them."""
        return [
            {"difficulty": "hard", "automa_path": "second_row"},
            {"difficulty": "medium", "automa_path": "top_row"},
            {"difficulty": "easy", "automa_path": "second_row"},
        ]


GAME: Final = PointCityGame()
