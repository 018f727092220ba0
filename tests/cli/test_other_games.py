"""A game without code for the terminal can still be played there."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

import pytest
from tests.cli.helpers import invoke

from saloon.core import registry

if TYPE_CHECKING:
    from pathlib import Path

    from saloon import Game


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example game, registered for one test."""
    example: Game = importlib.import_module("examples.copy_me").GAME
    monkeypatch.setitem(registry._loaded, example.name, example)
    return example


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_whole_game(game: Game, lang: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.saloon")
    commands = "?\nwhy bid\n? 1\nh\nu\nzz\n"
    result = invoke(
        "play", game.name, "--seed", "3", "--lang", lang, "--save", file, stdin=commands + "1\n" * 200
    )
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert "end " in (tmp_path / "game.saloon").read_text(encoding="utf-8")
    assert invoke("verify", file).exit_code == 0
    replayed = invoke("replay", file, "--as", "1", "--lang", lang)
    assert replayed.exit_code == 0
    assert ("Your cards: " if lang == "en" else "Vaše karty: ") in replayed.stdout
    assert invoke("rules", game.name, "--lang", lang).exit_code == 0


def test_choices_without_headings_stand_in_one_line(game: Game) -> None:
    result = invoke("play", game.name, "--seed", "3")
    assert " 1 Bid 1    2 Bid 2" in result.stdout
