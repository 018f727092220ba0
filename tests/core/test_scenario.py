"""Described positions: what every game understands, and errors that list everything wrong."""

from __future__ import annotations

from typing import Any

import pytest
from examples.copy_me import GAME
from tests.core.toy import Bare, revealed

import saloon
from saloon.core.errors import BadSetup, ScenarioError

COVER = saloon.load("cover_your_assets")


QUICK = {"players": 4, "options": {"end": "quick"}}


def test_a_described_hand_is_laid_out_and_the_rest_is_dealt() -> None:
    state = COVER.scenario({**QUICK, "hands": {0: ["gold", "jewels"]}, "turn": 2})
    assert sorted(state.view(0).hand) == ["gold", "jewels"]
    assert state.actors() == [2]
    assert revealed(state) == 0


def test_the_seed_decides_what_is_not_described() -> None:
    digests = {COVER.scenario({**QUICK, "seed": seed}).digest() for seed in range(20)}
    assert len(digests) == 20
    assert COVER.scenario({**QUICK, "seed": 3}).digest() == COVER.scenario({**QUICK, "seed": 3}).digest()


def test_every_problem_is_listed() -> None:
    with pytest.raises(ScenarioError) as caught:
        COVER.scenario({"players": 4, "hands": {0: ["joker"], 9: ["gold"]}, "turn": 7, "sky": "blue"})
    assert len(caught.value.problems) == 4
    assert str(caught.value) == "; ".join(caught.value.problems)


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ({"players": 9}, "high_bid is for 2 to 5 players, not 9"),
        ({"options": {"ties": "never"}}, "option 'ties' cannot be 'never'"),
    ],
)
def test_what_every_game_understands_is_checked(description: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        GAME.scenario(description)


def test_a_game_without_scenarios_says_so() -> None:
    with pytest.raises(ScenarioError, match="this game has no scenarios"):
        Bare().scenario({"players": 2})
