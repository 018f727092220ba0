"""The page about adding a game is true: its code runs and its files are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from examples.copy_me import GAME
from tests.laws.law import Script, Table
from tests.laws.secrecy import check_secrecy

import saloon

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "copy_me"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


def python_block(beginning: str) -> str:
    """The code on the page with that beginning."""
    (found,) = [code for language, code in BLOCKS if language == "python" and code.startswith(beginning)]
    return found


def test_the_game_is_played_as_written() -> None:
    saloon.register(GAME)
    names: dict[str, Any] = {"saloon": saloon}
    exec(python_block("game = saloon.load"), names)
    assert names["state"].over


def test_a_law_is_called_as_written() -> None:
    names = {"check_secrecy": check_secrecy, "Table": Table, "Script": Script, "game": GAME}
    exec(python_block("check_secrecy"), names)


@pytest.mark.parametrize("beginning", ["self.deck", "class Pick", "AUCTION =", "s.push"])
def test_code_is_quoted_from_the_example(beginning: str) -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in EXAMPLE.glob("*.py"))
    for line in python_block(beginning).splitlines():
        assert line.strip() in source


def test_every_file_is_named() -> None:
    listing = BLOCKS[0][1]
    for file in [*EXAMPLE.glob("*.py"), *EXAMPLE.glob("*.toml"), *EXAMPLE.glob("text/*.ftl")]:
        assert file.name in listing
