"""The PettingZoo door: PettingZoo's own tests, and what the masks, rewards and observations promise."""

from __future__ import annotations

import importlib
import subprocess
import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # type: ignore[import-untyped]
from tests.lab.sealed_bids import GAME as SEALED_BIDS
from tests.lab.sealed_bids import ROUNDS
from tests.lab.tables import FEW_TABLES, TABLES

import saloon
from saloon.authoring.components import printed_components
from saloon.core.errors import BadAction, BadSetup
from saloon.lab.errors import MissingExtra, NoObservation
from saloon.lab.pettingzoo import env, raw_env

CYA = saloon.load("cover_your_assets")
# Warnings about every environment with dictionary observations, including PettingZoo's own, and about
# agents that leave.
USUAL_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


def check(table: Any, cycles: int) -> None:
    """PettingZoo's own test, without unexpected warnings."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(table, num_cycles=cycles)
    unusual = [str(found.message) for found in caught if not str(found.message).startswith(USUAL_WARNINGS)]
    assert unusual == []


def play(table: Any, seed: int) -> dict[str, tuple[float, dict[str, Any]]]:
    """Play a game with random actions that the masks allow; returns every agent's last reward and info."""
    chooser = Random(seed)
    table.reset(seed=seed)
    last: dict[str, tuple[float, dict[str, Any]]] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            last[agent] = (reward, info)
            table.step(None)
        else:
            assert reward == 0
            table.step(chooser.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return last


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_pettingzoo_accepts_every_variant_of_every_game(
    name: str, players: int, options: dict[str, Any]
) -> None:
    check(env(name, players, **options), cycles=20)
    seed_test(lambda: env(name, players, **options), num_cycles=20)


def test_pettingzoo_accepts_a_whole_game() -> None:
    check(env(CYA, 3, end="quick"), cycles=200)
    seed_test(lambda: env(CYA, 3, end="quick"), num_cycles=200)


def test_pettingzoo_accepts_simultaneous_play() -> None:
    check(env(SEALED_BIDS, 3), cycles=20)
    seed_test(lambda: env(SEALED_BIDS, 3), num_cycles=20)


def test_the_environment_is_named_as_pettingzoo_names_its_own() -> None:
    assert env("cover_your_assets", 2).metadata["name"] == "cover_your_assets_v1"
    assert str(env("cover_your_assets", 2)) == "cover_your_assets_v1"
    assert str(raw_env(SEALED_BIDS, 2)) == "sealed_bids_v3"


@pytest.mark.parametrize(("name", "players", "options"), FEW_TABLES)
def test_masks_are_the_legal_actions_of_the_agent_to_act(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = saloon.load(name)
    table = raw_env(name, players, **options)
    table.reset(seed=3)
    state = game.new(players, 3, options)
    chooser = Random(0)
    while not state.over:
        actor = state.actor()
        assert table.agent_selection == f"player_{actor}"
        for seat in range(players):
            mask = table.observe(f"player_{seat}")["action_mask"]
            allowed = state.choices(seat) if seat == actor else []
            assert np.flatnonzero(mask).tolist() == sorted(allowed)
            assert mask.shape == (len(game.actions),)
        action = chooser.choice(state.choices(actor))
        table.step(np.int64(action))
        state.play(actor, action)
    assert all(table.terminations.values())


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_random_game_ends_with_rewards_that_add_up_to_zero(players: int) -> None:
    for seed in range(3):
        last = play(env(CYA, players, end="quick"), seed)
        assert sorted(last) == [f"player_{seat}" for seat in range(players)]
        winners = [agent for agent, (_, info) in last.items() if info["place"] == 1]
        for agent, (reward, info) in last.items():
            won = 1 / len(winners) if agent in winners else 0
            assert reward == pytest.approx(won - 1 / players)
            best = max(other["score"] for _, other in last.values())
            assert (info["score"] == best) == (agent in winners)
        assert sum(reward for reward, _ in last.values()) == pytest.approx(0)


def test_a_seed_deals_the_game_of_that_seed() -> None:
    table = raw_env(CYA, 3, end="quick")
    names = table.observation_names
    table.reset(seed=8)
    state = CYA.new(3, 8, {"end": "quick"})
    for seat in range(3):
        seen = dict(zip(names, table.observe(f"player_{seat}")["observation"].tolist(), strict=True))
        hand = [name for name in seen if name.startswith("hand.") for _ in range(seen[name])]
        assert sorted(hand) == sorted(f"hand.{card}" for card in state.view(seat).hand)


def test_games_follow_from_the_last_seed() -> None:
    def deals() -> list[bytes]:
        table = raw_env(CYA, 2, end="quick")
        table.reset(seed=1)
        found = [table.observe("player_0")["observation"].tobytes()]
        for _ in range(3):
            table.reset()
            found.append(table.observe("player_0")["observation"].tobytes())
        return found

    assert deals() == deals()
    assert len(set(deals())) == 4


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    table = env(CYA, 2, end="quick")
    table.reset(seed=0)
    before = table.last()[0]
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(saloon.IllegalAction, match="CA-"):
        table.step(illegal)
    with pytest.raises(BadAction, match="player_"):
        table.step(None)
    after = table.last()[0]
    assert all(np.array_equal(before[key], after[key]) for key in before)


@pytest.mark.parametrize("action", [1.5, "x", -1, 10**6])
def test_an_unknown_action_gets_one_sentence(action: Any) -> None:
    table = env("cover_your_assets", players=2)
    table.reset(seed=1)
    with pytest.raises(BadAction, match=r"^there is no action .*; actions are 0 to \d+$"):
        table.step(action)


def test_a_solo_player_is_rewarded_with_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SEALED_BIDS, "min_players", 1)
    table = env(SEALED_BIDS, players=1)
    ((reward, info),) = play(table, seed=1).values()
    assert reward == info["score"] == ROUNDS
    assert info["place"] == 1


def test_pettingzoos_own_wrapper_ends_the_game_instead() -> None:
    table = TerminateIllegalWrapper(raw_env(CYA, 2, end="quick"), illegal_reward=-1)
    table.reset(seed=0)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


def test_simultaneous_choices_are_made_by_seat_and_stay_sealed() -> None:
    table = raw_env(SEALED_BIDS, 3)
    for bids in ([0, 1, 2], [3, 1, 2]):
        table.reset(seed=0)
        for seat, bid in enumerate(bids):
            assert table.agent_selection == f"player_{seat}"
            if seat > 0:  # whatever earlier seats have chosen
                assert table.observe(f"player_{seat}")["observation"].tolist() == [seat + 1] + [0] * 7
            table.step(bid)
        shown = table.observe("player_0")["observation"].tolist()[2:5]
        assert shown == [bid + 1 for bid in bids]


def test_a_game_of_simultaneous_choices_is_played_to_its_end() -> None:
    last = play(env(SEALED_BIDS, 2), 4)
    assert all(0 <= info["score"] <= ROUNDS for _, info in last.values())


def test_components_can_be_given() -> None:
    components = printed_components("saloon.games.cover_your_assets")
    for card in components["card"]:
        card["value"] = 1
    last = play(env(CYA, 2, components=components, end="quick"), 0)
    assert all(info["score"] < 200 for _, info in last.values())


def test_a_bad_setup_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match="is for 2 to 6 players, not 7"):
        env(CYA, 7)
    with pytest.raises(BadSetup, match="there is no option 'colour'"):
        env(CYA, 2, colour="red")
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        env(CYA, 2).reset(seed=-1)
    monkeypatch.setattr(SEALED_BIDS, "package", "tests.lab")
    with pytest.raises(NoObservation):
        env(SEALED_BIDS, 2)


def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "saloon.lab.pettingzoo")
    monkeypatch.delattr("saloon.lab.pettingzoo")
    with pytest.raises(MissingExtra, match=r"^PettingZoo needs .*; install saloon\[lab\]$"):
        importlib.import_module("saloon.lab.pettingzoo")


def test_the_lab_itself_needs_no_extras() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'polars', 'gymnasium', 'pettingzoo'): sys.modules[name] = None\n"
        "import saloon.lab, saloon.lab.simulate_command, saloon.lab.observations\n"
        "saloon.lab.simulate('cover_your_assets', ['random'] * 2, 1, jobs=1, options={'end': 'quick'})\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
