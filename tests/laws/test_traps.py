"""Positions in which a law was once broken: too rare for random games to find them again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.laws.conservation import count
from tests.laws.secrecy import check_sights

import saloon
from saloon.games.cover_your_assets.components import CARD_IDS

ROOT = Path(__file__).parents[2]
LONG_ENOUGH = 20
"""The timeout in seconds of a game that should take milliseconds."""


def run(script: str) -> str:
    """Run a game in a process of its own, which can be killed if the game hangs; returns its output."""
    try:
        ran = subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env=dict(os.environ),
            capture_output=True,
            text=True,
            check=False,
            timeout=LONG_ENOUGH,
        )
    except subprocess.TimeoutExpired:
        pytest.fail("progress: something happens by itself for ever")
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


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

    A Swap put back between the other Swap and the last card comes up again at once, so the two take
    turns for ever unless something gives.
    """
    assert run(TWO_SWAPS) in ("stocks", "None")


NOTHING_BUT_ACTION_CARDS = """
import saloon
from saloon.authoring.components import printed_components
game = saloon.load("cover_your_assets")
box = printed_components(game.package)
for card in box["card"]:
    card["copies"] = {"asset": 4, "wild": 2, "action": 20}[card["kind"]]
box["numbers"]["draft_pile_size"] = 4
box["two_players"]["removed"] = {}
try:
    for seed in range(300):
        game.new(2, seed, {"rules": "advanced"}, box)
except saloon.SaloonError:
    print("refused")
else:
    print("dealt")
"""


def test_a_draft_pile_of_nothing_but_action_cards() -> None:
    """Progress: a user's own box can fill a draft pile with cards that must not lie open on it (CA-23A1)."""
    assert run(NOTHING_BUT_ACTION_CARDS) in ("refused", "dealt")


@pytest.mark.parametrize(("players", "seed"), [(2, 654), (2, 1310), (2, 5255)])
def test_an_action_card_that_comes_up_twice_while_a_pile_is_laid(players: int, seed: int) -> None:
    """Secrecy: a card that was put back, came up again and was put back again lies there once (CA-H5)."""
    game = saloon.load("cover_your_assets")
    state = game.new(players, seed, {"rules": "advanced", "end": "quick"})
    parts = {part.name: part for part in state.layout.parts}
    for number, pile in enumerate(state.view(None).draft_piles):
        lie_there = [CARD_IDS[kind] for kind in parts[f"draft_{number}"].dump(state)]
        for card in set(pile.buried):
            assert pile.buried.count(card) <= lie_there.count(card)
    for player in range(players):
        imagined = state.imagine(player, 1)
        check_sights(state, imagined, player)
        count(imagined)
