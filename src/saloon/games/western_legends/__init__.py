"""Western Legends (Kolossal Games; Czech edition MINDOK): become a legend, with or without the law."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from saloon.authoring import Game, Layout, Option, State
from saloon.authoring.components import printed_components
from saloon.games.western_legends.actions import EVENTS, FAMILIES
from saloon.games.western_legends.components import check
from saloon.games.western_legends.components.ids import LENGTH_IDS, MOST_PLAYERS
from saloon.games.western_legends.fields import REASONS
from saloon.games.western_legends.rules.book import BOOK
from saloon.games.western_legends.rules.moments import MOMENTS
from saloon.games.western_legends.rules.setup import set_up
from saloon.games.western_legends.table import EDITIONS, ON_OFF, WesternLegends


@final
class WesternLegendsGame(Game):
    """The game for 2 to 6 players; two play with the Man in Black."""

    def __init__(self) -> None:
        super().__init__(
            name="western_legends",
            version=1,
            package="saloon.games.western_legends",
            players=(2, MOST_PLAYERS),
            options=[
                Option("length", LENGTH_IDS, "medium"),
                Option("goals", ON_OFF, "off"),
                Option("first_game", ON_OFF, "off"),
                Option("fame_tokens", EDITIONS, "czech"),
            ],
            families=FAMILIES,
            events=EVENTS,
            moments=MOMENTS,
            rules=BOOK,
            reasons=REASONS,
            rule_out_of_turn="WL-T1",
            rule_when_over="WL-Z1",
            bound=100_000,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return WesternLegends(self, players, options, components)

    def set_up(self, t: Any, s: State) -> None:
        assert isinstance(t, WesternLegends)
        set_up(t, s)

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        return check(printed_components(self.package) if data is None else data)

    def variants(self) -> list[dict[str, str]]:
        """With and without goals, by both editions, and the first game; the length is but a number."""
        return [
            {"length": "medium", "goals": "off"},
            {"first_game": "on"},
            {"length": "short", "goals": "on", "fame_tokens": "english"},
        ]


GAME: Final = WesternLegendsGame()
