"""Tuning: finds what is better, accepts nothing else, and keeps the results in readable files."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.cli.helpers import invoke, refused
from tests.lab.tables import INSTALLED

import saloon
from saloon.authoring.knowledge import knowledge_of
from saloon.authoring.weights import weights_of
from saloon.lab.results import NO_ROUNDS, Columns, Results
from saloon.lab.sprt import BETTER
from saloon.lab.tune import make_plan, tune
from saloon.lab.weights_file import changed_text, rounded

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CYA = saloon.load("cover_your_assets")
OWN = weights_of(CYA.layout(2))
PLAN: dict[str, Any] = {"names": ["attack", "refill"], "generations": 8, "population": 8, "deals": 10}


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[dict[str, float]], float]], list[int]]:
    """Let a function of the weights decide how often their bot wins, instead of games."""
    played: list[int] = []

    def install(share: Callable[[dict[str, float]], float]) -> list[int]:
        def play_all(
            game: Any, settings: list[Any], *given: Any, progress: Any = None, **named: Any
        ) -> list[Any]:
            found = []
            for setting in settings:
                random = Random(f"{setting.seed} {setting.weights}")
                columns = Columns()
                for number in range(setting.games):
                    seat = setting.seat_of(number, 0)
                    winner = (
                        seat if random.random() < share(setting.weights[0]) else (seat + 1) % setting.players
                    )
                    others = [other for other in range(setting.players) if other != winner]
                    columns.add(0, 0, 1, NO_ROUNDS, "x", [0] * setting.players, [[winner], others])
                played.append(setting.games)
                found.append(Results(setting, columns))
            return found

        monkeypatch.setattr("saloon.lab.tune.play_all", play_all)
        monkeypatch.setattr("saloon.lab.arena.play_all", play_all)
        return played

    return install


def prefers_attack(weights: dict[str, float]) -> float:
    """Twice the attack is best."""
    return 0.75 - min(0.5, abs(weights["attack"] / OWN["attack"] - 2) * 0.25)


@pytest.mark.usefixtures("strength")
def test_better_weights_are_found_and_accepted(strength: Any) -> None:
    strength(prefers_attack)
    found = tune(make_plan(CYA, options={"end": "quick"}, **PLAN))
    assert found.old == {"attack": OWN["attack"], "refill": OWN["refill"]}
    assert 1.3 * OWN["attack"] < found.new["attack"] < 3 * OWN["attack"]
    assert found.verdict.verdict == BETTER
    assert found.games == 8 * 8 * 10 * 2


def test_luck_is_not_accepted(strength: Any) -> None:
    """If weights make no difference something still looks best; the test sees through it."""
    strength(lambda weights: 0.5)
    verdicts = [tune(make_plan(CYA, seed=seed, most_games=3000, **PLAN)).verdict.verdict for seed in range(6)]
    assert verdicts.count(BETTER) <= 1


def test_the_same_seed_finds_the_same(strength: Any) -> None:
    strength(prefers_attack)
    assert tune(make_plan(CYA, **PLAN)) == tune(make_plan(CYA, **PLAN))


def test_one_weight_alone_can_be_tuned(strength: Any) -> None:
    strength(prefers_attack)
    found = tune(make_plan(CYA, **{**PLAN, "names": ["attack"]}))
    assert list(found.new) == ["attack"]


def test_a_weight_of_zero_can_grow(strength: Any) -> None:
    strength(lambda weights: 0.6 if weights["refill"] > 0.1 else 0.4)
    found = tune(make_plan(CYA, players=4, **{**PLAN, "names": ["refill"], "generations": 1}))
    assert found.old == {"refill": 0.0}


# -- files ---------------------------------------------------------------------------------------------

TEXT = """# What the bots weigh.

[weights]
# How bold.
attack = 0.75
cover = 0.36

[players_2]
attack = 1.67  # thefts count for more

[[history]]
how = "by hand"
"""


def test_only_what_was_tuned_changes() -> None:
    text = changed_text(TEXT, 2, {"attack": 1.5, "cover": 0.2}, {"how": "tuned", "interval": [0.5, 0.6]})
    told = tomllib.loads(text)
    assert told["weights"] == {"attack": 0.75, "cover": 0.36}
    assert told["players_2"] == {"attack": 1.5, "cover": 0.2}
    assert told["history"] == [{"how": "by hand"}, {"how": "tuned", "interval": [0.5, 0.6]}]
    assert "# How bold." in text


def test_another_number_of_players_gets_a_table_of_its_own() -> None:
    told = tomllib.loads(changed_text(TEXT, 4, {"attack": 0.5}, {"how": "tuned"}))
    assert told["players_4"] == {"attack": 0.5}
    assert told["players_2"] == {"attack": 1.67}
    assert told["weights"]["attack"] == 0.75
    assert len(told["history"]) == 2


def test_weights_have_few_digits() -> None:
    assert rounded({"a": 1.23456789, "b": 12345.678, "c": 0.0}) == {"a": 1.235, "b": 12350.0, "c": 0.0}


@pytest.mark.parametrize("name", INSTALLED)
def test_the_weights_of_a_game_are_data(name: str) -> None:
    game = saloon.load(name)
    told = tomllib.loads((files(game.package) / "weights.toml").read_text(encoding="utf-8"))
    assert told["history"][0]["how"]
    for players in range(game.min_players, game.max_players + 1):
        found = weights_of(game.layout(players))
        assert found == {**told["weights"], **told.get(f"players_{players}", {})}
        assert all(isinstance(value, float) for value in found.values())
        assert knowledge_of(game.layout(players), found) is not None
    assert all(set(told[table]) <= set(told["weights"]) for table in told if table.startswith("players_"))


def test_three_play_half_way_between_two_and_many() -> None:
    """In every weight that `players_3` sets; the others are those of many."""
    told = tomllib.loads((files(CYA.package) / "weights.toml").read_text(encoding="utf-8"))
    for name, value in told["players_3"].items():
        two, many = weights_of(CYA.layout(2))[name], weights_of(CYA.layout(4))[name]
        assert value == pytest.approx((two + many) / 2)


# -- the command ---------------------------------------------------------------------------------------

COMMAND = [
    "tune",
    "cover_your_assets",
    "--weights",
    "attack,refill",
    "--generations",
    "3",
    "--population",
    "8",
]


def test_the_command_writes_what_is_better(strength: Any, tmp_path: Path) -> None:
    strength(lambda weights: 0.9)
    out = tmp_path / "weights.toml"
    result = invoke(*COMMAND, "--deals", "5", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "generation 3: best" in result.stdout
    assert "are better" in result.stdout
    told = tomllib.loads(out.read_text(encoding="utf-8"))
    assert set(told["players_2"]) >= {"attack", "refill"}
    entry = told["history"][-1]
    assert (entry["bot"], entry["players"], entry["weights"]) == ("greedy", 2, ["attack", "refill"])
    assert entry["interval"][0] > 0.5
    assert [path.name for path in tmp_path.iterdir()] == ["weights.toml"]


def test_the_command_keeps_what_was(strength: Any, tmp_path: Path) -> None:
    strength(lambda weights: 0.2)
    out = tmp_path / "weights.toml"
    result = invoke(*COMMAND, "--deals", "5", "--out", str(out), "--lang", "cs")
    assert result.exit_code == 0, result.output
    assert "Staré váhy zůstávají; závěr o nových: není lepší" in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_interrupted_tuning_resumes(strength: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = strength(prefers_attack)
    whole = invoke(*COMMAND, "--deals", "5", "--out", str(tmp_path / "whole.toml"), "--json").stdout
    all_games = sum(played)
    played.clear()
    tell = [0]

    def enough(share: dict[str, float]) -> float:
        tell[0] += 1
        if tell[0] > 2 * 8 * 10:
            raise KeyboardInterrupt
        return prefers_attack(share)

    strength(enough)
    out = tmp_path / "weights.toml"
    assert invoke(*COMMAND, "--deals", "5", "--out", str(out), "--json").exit_code == 130
    assert not out.exists()
    strength(prefers_attack)
    played.clear()
    resumed = invoke(*COMMAND, "--deals", "5", "--out", str(out), "--json").stdout
    assert json.loads(resumed) == json.loads(whole)
    assert sum(played) == all_games - 2 * 8 * 10


@pytest.mark.slow
def test_real_games_are_played(tmp_path: Path) -> None:
    plan = make_plan(
        CYA, options={"end": "quick"}, names=["attack"], generations=1, population=4, deals=1, most_games=24
    )
    found = tune(plan, 2)
    assert found.verdict.games == 24


@pytest.mark.parametrize(
    ("arguments", "english", "czech"),
    [
        (["point_city", "--players", "1"], "at least 2 players, not 1", "aspoň pro 2 hráče"),
        (["point_city", "--players", "7"], "1 to 4 players, not 7", "od 1 do 4, ne 7"),
        (["point_city", "--bot", "random"], "random does not use the weights", "random váhy hry nepoužívá"),
        (["point_city", "--bot", "genius"], "genius does not use the weights", "genius váhy hry nepoužívá"),
        (["point_city", "--weights", "courage"], "there is no weight 'courage'", "váha 'courage' tu není"),
        (
            ["point_city", "--generations", "0"],
            "--generations is a number from 1 to",
            "--generations je číslo od 1",
        ),
        (
            ["point_city", "--population", "2"],
            "--population is a number from 4",
            "--population je číslo od 4",
        ),
        (
            ["point_city", "--better-by", "0"],
            "--better-by is a number from 0.5 to 40",
            "--better-by je číslo od 0.5",
        ),
        (["point_city", "--out", "new.json"], "has to end in .toml", "musí končit na .toml"),
        (["bridge"], "there is no game 'bridge'", "hra 'bridge' tu není"),
    ],
)
def test_bad_tuning_gets_one_sentence(arguments: list[str], english: str, czech: str) -> None:
    assert english in refused(invoke("tune", *arguments))
    assert czech in refused(invoke("tune", *arguments, "--lang", "cs"))


def test_a_game_without_weights_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.lab.sealed_bids import GAME as SEALED_BIDS

    monkeypatch.setattr("saloon.core.registry._loaded", {"sealed_bids": SEALED_BIDS})
    assert "the bots of sealed_bids have no weights to tune" in refused(invoke("tune", "sealed_bids"))
