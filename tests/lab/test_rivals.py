"""Games against an automa, and ties that a game breaks: the game decides who won."""

from __future__ import annotations

import pytest

import saloon
from saloon.lab import simulate
from saloon.lab.pettingzoo import env


def test_a_game_lost_to_the_automa_is_nobodys_victory() -> None:
    rows = list(simulate("point_city", ["random"], 30, seed=1, options={"difficulty": "hard"}, jobs=1))
    assert {row.reason for row in rows} <= {"automa_won", "automa_beaten"}
    assert [row.won for row in rows] == [1.0 if row.reason == "automa_beaten" else 0.0 for row in rows]
    assert sum(row.won for row in rows) < 3
    assert {row.place for row in rows} == {1}


def test_ties_are_broken_as_the_game_says() -> None:
    """Of many random games some end with equal points, and then resource cards decide."""
    rows = list(simulate("point_city", ["random", "random"], 150, seed=3, jobs=1))
    tied = [(one, two) for one, two in zip(rows[::2], rows[1::2], strict=True) if one.score == two.score]
    assert any(one.won != two.won for one, two in tied)
    for one, two in tied:
        assert one.won + two.won == 1.0
        assert (one.place == two.place) == (one.won == two.won)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_reward_of_a_solo_game(seed: int) -> None:
    """Half a point for beating the automa, half a point lost otherwise."""
    table = env("point_city", 1, difficulty="hard")
    table.reset(seed=seed)
    rewards: list[float] = []
    for _agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards.append(reward)
        done = termination or truncation
        table.step(None if done else int(observation["action_mask"].argmax()))
    assert rewards[-1] in (0.5, -0.5)
    assert set(rewards[:-1]) <= {0.0}


def test_the_layout_of_most_games_ranks_by_score() -> None:
    state = saloon.load("cover_your_assets").new(4, 3, {"end": "quick"})
    assert state.layout.ranking(state) == state.outcome().ranking
    assert not state.layout.is_lost(state)
