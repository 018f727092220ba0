"""Cover Your Assets (Grandpa Beck's Games): collect sets, cover them, and steal what others left open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from saloon.authoring import Game, Layout, Option, State
from saloon.authoring.components import printed_components
from saloon.games.cover_your_assets.actions import EVENTS, FAMILIES
from saloon.games.cover_your_assets.components import MOST_CARDS, check
from saloon.games.cover_your_assets.rules.book import BOOK
from saloon.games.cover_your_assets.rules.moments import MOMENTS
from saloon.games.cover_your_assets.rules.setup import set_up
from saloon.games.cover_your_assets.table import END_MODES, FLAGS, MOST_ROUNDS, REASONS, Cover

CHOICES_A_CARD: Final = 6
"""No card returns to a hand within a round, and at most five other decisions follow every played card: two
let a draft pass, one orders a Move, one concedes, one ends the turn."""


@final
class CoverYourAssets(Game):
    """The game for 2 to 6 players, classic or advanced."""

    def __init__(self) -> None:
        flags = [Option(name, ["preset", "on", "off"], "preset") for name in FLAGS]
        super().__init__(
            name="cover_your_assets",
            version=1,
            package="saloon.games.cover_your_assets",
            players=(2, 6),
            options=[
                Option("rules", ["classic", "advanced"], "classic"),
                Option("end", END_MODES, END_MODES[0]),
                *flags,
            ],
            families=FAMILIES,
            events=EVENTS,
            moments=MOMENTS,
            rules=BOOK,
            reasons=REASONS,
            rule_out_of_turn="CA-T3",
            rule_when_over="CA-Z5",
            bound=MOST_ROUNDS * CHOICES_A_CARD * MOST_CARDS,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return Cover(self, players, options, components)

    def set_up(self, t: Any, s: State) -> None:
        assert isinstance(t, Cover)
        set_up(t, s)

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        return check(printed_components(self.package) if data is None else data)

    def variants(self) -> list[dict[str, str]]:
        """Classic and advanced, every way to end the game, and each advanced rule alone (CA-R36)."""
        return [
            {"rules": "classic", "end": "quick"},
            {"rules": "advanced", "end": "quick"},
            {"rules": "classic", "end": "classic_million"},
            {"rules": "advanced", "end": "three_rounds"},
            {"rules": "advanced", "end": "two_wins"},
            *[{"end": "quick", name: "on"} for name in FLAGS],
        ]


GAME: Final = CoverYourAssets()
