"""The README is true: its Python is run, and it names every game."""

from __future__ import annotations

import doctest
from pathlib import Path

import saloon

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_work() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_every_game_has_its_pages() -> None:
    for point in saloon.game_names():
        if saloon.load(point).package.startswith("saloon.games."):
            assert f"docs/games/{point}.md" in README
            assert (ROOT / "docs" / "rules" / f"{point}.md").is_file()
