"""The golden files: one playthrough per variant, counts of legal sequences, and finished games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.golden.playthrough import Plan
from tests.laws.law import Script, Table, games, tables_of

from saloon.authoring.components import printed_components

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.game import Game

HERE = Path(__file__).parent
FIXTURES = HERE.parent / "fixtures"
PERFT = HERE / "perft.toml"
MOST_BYTES = 40_000

FEW = {"fliptown": 2}
"""Games with simultaneous play are too long to review with many players; the smallest numbers take turns."""

OWN_PACKAGES = ("saloon.games.", "examples.")


def golden_games() -> list[Game]:
    """The games of the box and the example, but not those of other packages that happen to be installed."""
    return [game for game in games() if game.package.startswith(OWN_PACKAGES)]


def playthroughs() -> list[Plan]:
    """One for every variant; the numbers of players take turns."""
    plans: list[Plan] = []
    for game in golden_games():
        counts = range(game.min_players, game.max_players + 1)
        for number, options in enumerate(game.variants()):
            box = box_for(game, options)
            few = counts[: FEW.get(game.name, len(counts))] if box is None else counts[:3]
            table = Table(game, few[number % len(few)], options)
            plans.append(Plan(table, seed=number + 4, components=box))
    return plans


def box_for(game: Game, options: dict[str, str]) -> Mapping[str, Any] | None:
    """A long game is too long to review, so it is played with fewer cards and players.

    Legends are made sooner when both tracks give more points.
    """
    if game.name == "dice_town":
        town = printed_components("saloon.games.dice_town")
        town["numbers"]["nuggets"] = 12
        for deed in town["deed"]:
            deed["copies"] = 2
        return town
    if game.name == "western_legends":
        west = printed_components("saloon.games.western_legends")
        west["tracks"] |= {"marshal": [{"lp": 3}] * 9, "rows": [3] * 9}
        return west
    if game.name != "cover_your_assets" or options["end"] == "quick":
        return None
    box = printed_components("saloon.games.cover_your_assets")
    for card in box["card"]:
        card["copies"] = min(card["copies"], {"asset": 3, "wild": 8, "action": 1}[card["kind"]])
    box["numbers"] |= {"draft_pile_size": 4, "goal": 300_000}
    box["two_players"]["removed"] = {}
    return box


def fixture_name(table: Table) -> str:
    """Where a finished game is kept, below `tests/fixtures`."""
    chosen = "_".join(f"{name}-{value}" for name, value in table.options.items())
    return f"{table.game.name}_{chosen or 'default'}_{table.players}.saloon"


def fixture_tables() -> list[Table]:
    """Every variant with every number of players."""
    return [table for game in golden_games() for table in tables_of(game)]


def fixture_script(number: int) -> Script:
    """How a finished game was played; every third of them at a fair table."""
    return Script(7000 + number, by_family=number % 2 == 0, fair=number % 3 == 0)
