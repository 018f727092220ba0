"""The Gymnasium door: Gymnasium's own checks, right masks, and bots that play the other seats."""

from __future__ import annotations

import importlib
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.lab.sealed_bids import GAME as SEALED_BIDS
from tests.lab.tables import FEW_TABLES

import saloon
from saloon.bots.bot import BadBot
from saloon.core.errors import BadSetup
from saloon.lab.errors import BadSimulation, MissingExtra
from saloon.lab.gymnasium import SeatEnv, environment_id, register_all
from saloon.lab.observations import Observer


def play(env: Any, seed: int | None = None) -> tuple[float, dict[str, Any]]:
    """Play a game with random allowed actions; returns the last reward and info."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        _, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
        if over:
            return float(reward), info
        assert reward == 0
        assert info == {}


@pytest.mark.parametrize(("name", "players", "options"), FEW_TABLES)
def test_gymnasium_accepts_every_game(name: str, players: int, options: dict[str, str]) -> None:
    env = SeatEnv(name, players, bots="random", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Tables have no pictures; the checker says so of every environment that was not made by its id.
        check_env(env, skip_render_check=True)


def test_every_game_is_registered() -> None:
    assert register_all() == [environment_id(name) for name in saloon.game_names()]
    env = gymnasium.make("saloon/point_city-v1", players=2, bots="random", difficulty="hard")
    reward, info = play(env, 5)
    assert reward in (-0.5, 0.0, 0.5)
    assert info["place"] in (1, 2)
    check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "players", "options"), FEW_TABLES)
def test_masks_and_observations_are_those_of_the_seat(
    name: str, players: int, options: dict[str, str]
) -> None:
    seat = players - 1
    env = SeatEnv(name, players, seat=seat, bots="random", **options)
    seen, _ = env.reset(seed=4)
    observer = Observer(saloon.load(name).layout(players, options))
    assert env.observation_names == observer.names
    env.action_space.seed(1)
    for _ in range(40):
        state = env._state
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.choices(seat))
        assert np.flatnonzero(env.action_masks()).tolist() == sorted(state.choices(seat))
        assert seen["observation"].tolist() == observer.observe(state, seat)
        seen, _, over, _, _ = env.step(env.action_space.sample())
        if over:
            assert not seen["action_mask"].any()
            break


def test_a_seed_deals_the_game_of_that_seed() -> None:
    env = SeatEnv("cover_your_assets", 3, seat=1, bots="random", end="quick")
    env.reset(seed=8)
    state = saloon.load("cover_your_assets").new(3, 8, {"end": "quick"})
    assert env._state.view(1).discards[:1] == state.view(1).discards[:1]
    first = env._state.digest()
    env.reset(seed=8)
    assert env._state.digest() == first
    env.reset()
    assert env._state.digest() != first


def test_the_same_seed_gives_the_same_bots() -> None:
    """Their choices follow only from the environment's seed."""
    env = SeatEnv("point_city", 2, seat=1, bots="greedy")
    env.reset(seed=2)
    before = env._state.digest()
    again = SeatEnv("point_city", 2, seat=1, bots=["greedy"])
    again.reset(seed=2)
    assert again._state.digest() == before


def test_any_seat_can_be_taken() -> None:
    env = SeatEnv("point_city", 4, seat=None, bots="random")
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env._state.acts(env.seat)
    assert seats == {0, 1, 2, 3}


def test_rewards_are_the_share_in_the_victory() -> None:
    env = SeatEnv("cover_your_assets", 3, bots="random", end="quick")
    for seed in range(4):
        reward, info = play(env, seed)
        outcome = env._state.outcome()
        won = 1 / len(outcome.winners) if 0 in outcome.winners else 0
        assert reward == pytest.approx(won - 1 / 3)
        assert info["score"] == outcome.scores[0]


def test_simultaneous_play() -> None:
    env = SeatEnv(SEALED_BIDS, 3, seat=1, bots="random")
    for seed in range(5):
        reward, info = play(env, seed)
        assert -0.34 < reward < 0.67
        assert info["place"] in (1, 2, 3)


def test_an_illegal_action_can_raise_and_change_nothing() -> None:
    env = SeatEnv("cover_your_assets", 2, bots="random", illegal="raise", end="quick")
    seen, _ = env.reset(seed=0)
    before = env._state.digest()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(saloon.IllegalAction, match="CA-"):
        env.step(illegal)
    assert env._state.digest() == before


def test_an_illegal_action_loses_by_default() -> None:
    env = SeatEnv("cover_your_assets", 2, bots="random", end="quick")
    seen, _ = env.reset(seed=0)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("CA-")


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ({"players": 7}, BadSetup, "is for 2 to 6 players, not 7"),
        ({"players": 3, "bots": ["random"]}, BadSetup, "1 bots are named for 2 seats"),
        ({"players": 2, "bots": "genius"}, BadBot, "there is no bot 'genius'"),
        ({"players": 2, "seat": 2}, BadSetup, "there is no player 2"),
        ({"players": 2, "illegal": "cry"}, BadSimulation, "either 'raise' or 'lose', not 'cry'"),
        ({"players": 2, "colour": "red"}, BadSetup, "there is no option 'colour'"),
    ],
)
def test_a_bad_setup_is_refused_at_once(given: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        SeatEnv("cover_your_assets", **given)


def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "saloon.lab.gymnasium")
    monkeypatch.delattr("saloon.lab.gymnasium")
    with pytest.raises(MissingExtra, match=r"^Gymnasium needs .*; install saloon\[lab\]$"):
        importlib.import_module("saloon.lab.gymnasium")
