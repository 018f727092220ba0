"""Positions in which a law was broken once: too rare for random games to find them again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONG_ENOUGH = 20
"""Seconds after which a game that should take milliseconds is given up."""

TWO_SWAPS = """
import saloon
game = saloon.load("cover_your_assets")
state = game.scenario({
    "players": 2,
    "options": {"rules": "advanced", "end": "quick"},
    "hands": {0: ["jewels", "stocks"], 1: ["stocks", "stocks"]},
    "draft": {0: ["jewels", "swap", "swap", "stocks"]},
    "draft_size": {0: 4},
    "turn": 0,
})
state.apply(0, game.action("draft", card="jewels", piles="1"))
state.apply(1, game.action("let_pass"))
print(state.view(None).draft_piles[0].top)
"""


def test_two_swaps_above_the_last_card_of_a_draft_pile() -> None:
    """Progress: with one stack empty both Swaps are put back (CA-23A5), and the pile must still be turned up.

    A Swap that goes back between the other Swap and the last card comes up again at once, so the two take
    turns for ever unless something gives. The game runs in a process of its own, which can be ended.
    """
    try:
        ran = subprocess.run(
            [sys.executable, "-c", TWO_SWAPS],
            cwd=ROOT,
            env=dict(os.environ),
            capture_output=True,
            text=True,
            check=False,
            timeout=LONG_ENOUGH,
        )
    except subprocess.TimeoutExpired:
        pytest.fail("progress: two Swaps are turned up and put back for ever")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() in (["stocks"], ["None"])
