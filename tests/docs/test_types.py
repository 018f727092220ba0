"""Type checkers know the library: wrong code is refused, right code is not, whatever build is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import saloon

FOLDER = Path(saloon.__file__).parents[1]

RIGHT = """
from typing import SupportsIndex

import numpy as np
import saloon
from saloon.authoring import Game

game = saloon.load("cover_your_assets")
state = game.new(players=np.int64(4), seed=np.uint32(7), options={"rules": "advanced"})
for player in state.actors():
    state.apply(player, state.choices(player)[0])
state.apply(np.int64(1), np.int32(3))
hand: list[str] | None = state.view(0).hand
piles = [pile.top for pile in state.clone().view(None).draft_piles]
round_number: int = state.perspective(np.int8(0)).view.round
number: int = game.action("challenge", target=np.int64(2), card="gold")


def play(some: saloon.State, who: SupportsIndex) -> saloon.Outcome:
    some.apply(who, some.choices(who)[0])
    return some.outcome()


play(state, 0)
play(saloon.Record(game, 4).replay(), 0)
other: saloon.Game = saloon.load("my_own_game")
print(other.new(2).view(0).anything)
owner: Game = game
saloon.register(owner)
match = saloon.Match(saloon.Record(game, 4, seed=7))
print(match.state == state, saloon.__version__)
try:
    game.from_json("{}")
except (saloon.BadState, saloon.UnknownGame) as error:
    print(error.text("cs"))
"""

WRONG = {
    'game.new(players="four")': 'Argument "players" to "new" of "GameOf" has incompatible type "str"',
    "game.new(4, seed=1.5)": 'Argument "seed" to "new" of "GameOf" has incompatible type "float"',
    'game.new(4, secret="word")': 'Argument "secret" to "new" of "GameOf" has incompatible type "str"',
    "game.new(4, options=3)": 'Argument "options" to "new" of "GameOf" has incompatible type "int"',
    "game.describe(None)": 'Argument 1 to "describe" of "Game" has incompatible type "None"',
    'state.apply("me", 3)': 'Argument 1 to "apply" of "State" has incompatible type "str"',
    "state.apply(0, 3.5)": 'Argument 2 to "apply" of "State" has incompatible type "float"',
    'state.choices("me")': 'Argument 1 to "choices" of "State" has incompatible type "str"',
    "state.view(0).hnad": '"View" has no attribute "hnad"',
    "state.view(0).seats[0].stak": '"SeatView" has no attribute "stak"',
    "state.perspective(0).view.hnad": '"View" has no attribute "hnad"',
    'saloon.load("fliptown").new(2).clone().view(1).hnad': '"View" has no attribute "hnad"',
    "state.aply(0, 1)": '"StateOf[View]" has no attribute "aply"',
}

BEGINNING = 'import saloon\n\ngame = saloon.load("cover_your_assets")\nstate = game.new(players=4)\n'


def check(program: str, folder: Path) -> list[str]:
    """What mypy says of a user's file."""
    (folder / "user.py").write_text(program, encoding="utf-8")
    installed = "site-packages" in FOLDER.parts
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache", "user.py"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": "" if installed else str(FOLDER)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not ran.stderr
    return [line for line in ran.stdout.splitlines() if ": error: " in line]


@pytest.mark.slow
def test_right_code_is_accepted_and_every_wrong_line_refused(tmp_path: Path) -> None:
    assert check(RIGHT, tmp_path) == []
    found = check(BEGINNING + "\n".join(WRONG) + "\n", tmp_path)
    assert len(found) == len(WRONG), found
    for line, (number, told) in zip(found, enumerate(WRONG.values(), start=5), strict=True):
        assert line.startswith(f"user.py:{number}: error: {told}"), line
