"""Fliptown (Write Stuff Games, Old Dawg): flip three cards a turn and make a name for yourself out west."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from saloon.authoring import Game, Layout, Option, State
from saloon.authoring.components import printed_components
from saloon.games.fliptown.actions import EVENTS, FAMILIES
from saloon.games.fliptown.components import check
from saloon.games.fliptown.components.names import COWBOT_IDS, DIFFICULTY_IDS, MOST_PLAYERS
from saloon.games.fliptown.rules.book import BOOK
from saloon.games.fliptown.rules.moments import MOMENTS
from saloon.games.fliptown.rules.setup import set_up
from saloon.games.fliptown.table import REASONS, Fliptown


@final
class FliptownGame(Game):
    """The game for 1 to 4 players; alone for points, or against a cowbot."""

    def __init__(self) -> None:
        super().__init__(
            name="fliptown",
            version=1,
            package="saloon.games.fliptown",
            players=(1, MOST_PLAYERS),
            options=[
                Option("characters", ["off", "on"], "off"),
                Option("hold_em", ["off", "on"], "off"),
                Option("competitive", ["off", "on"], "off", least_players=2),
                Option("cowbot", ["none", *COWBOT_IDS, "random"], "none", most_players=1),
                Option("difficulty", DIFFICULTY_IDS, "normal", most_players=1),
                Option("gun_bonus", ["rulebook", "map"], "rulebook"),
                Option("jane_trigger", ["stars", "money"], "stars", most_players=1),
            ],
            families=FAMILIES,
            events=EVENTS,
            moments=MOMENTS,
            rules=BOOK,
            reasons=REASONS,
            rule_out_of_turn="FT-T5",
            rule_when_over="FT-P8",
            bound=3_000,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return Fliptown(self, players, options, components)

    def set_up(self, t: Any, s: State) -> None:
        assert isinstance(t, Fliptown)
        set_up(t, s)

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        return check(printed_components(self.package) if data is None else data)

    def variants(self) -> list[dict[str, str]]:
        """Every variant at least once; more players ignore the cowbot and its level."""
        return [
            {},
            {"characters": "on", "cowbot": "random", "difficulty": "hard"},
            {"hold_em": "on", "cowbot": "jane", "jane_trigger": "money", "difficulty": "easy"},
            {"characters": "on", "hold_em": "on", "competitive": "on", "cowbot": "billy", "gun_bonus": "map"},
            {"competitive": "on", "cowbot": "bart"},
            {"characters": "on", "cowbot": "earp", "difficulty": "hard"},
        ]


GAME: Final = FliptownGame()
