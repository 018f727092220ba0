"""The registry: games are found by name, from entry points and by hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.core.toy import Bare

import saloon
from saloon.core.errors import UnknownGame

ROOT = Path(__file__).parents[2]


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"^there is no game 'chess'; there are: .*cover_your_assets"):
        saloon.load("chess")


def test_a_game_can_be_made_known_by_hand() -> None:
    game = Bare()
    saloon.register(game)
    assert saloon.load("bare") is game
    assert "bare" in saloon.game_names()
    assert saloon.game_names() == sorted(saloon.game_names())


def test_a_game_is_loaded_once() -> None:
    assert saloon.load("cover_your_assets") is saloon.load("cover_your_assets")


def test_a_game_may_lack_a_module_but_not_what_its_modules_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_game").mkdir()
    (tmp_path / "half_a_game" / "bot.py").write_text("import something_that_is_not_installed")
    monkeypatch.syspath_prepend(tmp_path)
    game = Bare()
    game.package = "half_a_game"
    assert game.module("metrics") is None
    with pytest.raises(ModuleNotFoundError, match="something_that_is_not_installed"):
        game.module("bot")


PLAY = """
import saloon
from saloon.bots.playout import play_randomly
from saloon.core.chance import Chance
assert "high_bid" in saloon.game_names()
game = saloon.load("high_bid")
assert type(game).__module__ == "copy_me", type(game)
assert game.words("cs").say("game-name") == "Nejvyšší nabídka"
state = game.new(3, seed=7)
play_randomly(state, Chance(7), game.buffer())
print(state.outcome().reason, *state.outcome().scores)
"""


def test_an_installed_package_brings_its_game(tmp_path: Path) -> None:
    """What pip leaves behind for a package with an entry point: the package and its metadata."""
    shutil.copytree(ROOT / "examples" / "copy_me", tmp_path / "copy_me")
    metadata = tmp_path / "copy_me-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: copy_me\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[saloon.games]\nhigh_bid = copy_me:GAME\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    ran = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("no_cards ")
    assert 0 < sum(map(int, ran.stdout.split()[1:])) <= 39, "all lots together are worth that much"
