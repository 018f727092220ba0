"""Described positions: what every game understands, and errors that list everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from examples.copy_me import GAME
from tests.core.toy import Bare, revealed

import saloon
from saloon.core.errors import BadSetup, ScenarioError

COVER = saloon.load("cover_your_assets")


def test_a_described_hand_is_laid_out_and_the_rest_is_dealt() -> None:
    state = GAME.scenario({"players": 3, "hands": {0: [7, 7, 1]}, "auctioneer": 2})
    view = state.view(0)
    assert [view.hand, view.cards, view.auctioneer] == [[1, 7, 7], [3, 0, 0], 2]
    assert [state.actors(), state.prompt(2)] == [[2], "pick"]
    assert revealed(state) == 0


def test_the_seed_decides_what_is_not_described() -> None:
    rows = {tuple(GAME.scenario({"players": 2, "seed": seed}).view(None).row) for seed in range(20)}
    assert len(rows) > 10
    assert GAME.scenario({"seed": 3}).digest() == GAME.scenario({"seed": 3}).digest()


def test_all_that_is_wrong_is_listed() -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario({"hands": {0: [7] * 5, 1: [0] * 5}, "sky": "blue"})
    assert caught.value.problems == [
        "'sky' is unknown",
        "there are not so many bids of 0",
        "there are not so many bids of 7",
    ]
    assert str(caught.value) == "; ".join(caught.value.problems)


def test_a_game_of_the_box_lists_all_that_is_wrong_too() -> None:
    with pytest.raises(ScenarioError) as caught:
        COVER.scenario({"players": 4, "hands": {0: ["joker"], 9: ["gold"]}, "turn": 7, "sky": "blue"})
    assert len(caught.value.problems) == 4


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
