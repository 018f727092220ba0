"""Laws 9 and 11: every game has all its texts, and every rule of it has a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.laws.law import games
from tests.laws.traceability import check_traceability, rules_with_tests
from tests.laws.words import check_words

if TYPE_CHECKING:
    from saloon.core.game import Game


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_words(game: Game) -> None:
    check_words(game)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_traceability(game: Game) -> None:
    check_traceability(game, rules_with_tests())
