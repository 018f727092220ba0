"""The laws, on every registered game, every number of players and every variant.

Each law is a function in the file of its name; `test_broken.py` shows that each of them catches what it
should. A registered game gets all of this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from tests.laws.clone import check_clone
from tests.laws.conservation import check_conservation
from tests.laws.determinism import check_chance, check_determinism
from tests.laws.hiding import check_hiding
from tests.laws.law import Script, Table, games, tables
from tests.laws.numbers import check_numbers
from tests.laws.parts import check_parts
from tests.laws.progress import check_progress, check_stubborn
from tests.laws.refusal import check_refusal
from tests.laws.round_trip import check_round_trip
from tests.laws.secrecy import check_secrecy
from tests.laws.strategies import for_scripts
from tests.laws.undo import check_undo

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.core.game import Game


@dataclass(frozen=True)
class Law:
    """A check of one game, and how many games a table plays under it."""

    check: Callable[[Table, Script], None]
    games: int


LAWS = {
    "progress": Law(check_progress, 16),
    "determinism": Law(check_determinism, 4),
    "chance": Law(check_chance, 4),
    "clone": Law(check_clone, 4),
    "secrecy": Law(check_secrecy, 6),
    "hiding": Law(check_hiding, 4),
    "parts": Law(check_parts, 2),
    "round trip": Law(check_round_trip, 2),
    "conservation": Law(check_conservation, 8),
    "refusal": Law(check_refusal, 4),
    "undo": Law(check_undo, 4),
}
LEAST_GAMES = 2000


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", tables(), ids=str)
def test_law(table: Table, law: str) -> None:
    for_scripts(f"{law} {table}", LAWS[law].games, lambda script: LAWS[law].check(table, script))


@pytest.mark.parametrize("table", tables(), ids=str)
def test_stubborn_players(table: Table) -> None:
    check_stubborn(table)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_numbers(game: Game) -> None:
    check_numbers(game)


def test_enough_games_are_played() -> None:
    assert len(tables()) * sum(law.games for law in LAWS.values()) >= LEAST_GAMES
