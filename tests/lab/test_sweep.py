"""Sweeps: the same deals with different options or components, side by side."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.cli.helpers import invoke, refused

import saloon
from saloon.lab.errors import BadSweep
from saloon.lab.sweep import make_cases, own_edition, put, read_changes, sweep
from saloon.lab.table import read_parquet

if TYPE_CHECKING:
    from pathlib import Path

CITY = saloon.load("point_city")
PLAIN = ["sweep", "point_city", "--players", "random,random", "--games", "4", "--jobs", "1"]
TOKEN = "tokens.list.full_set.points"


def test_an_option_is_swept() -> None:
    found = sweep("cover_your_assets", ["random"] * 2, 3, {"end": ["quick", "three_rounds"]}, jobs=1)
    assert [case.setting.label for case in found] == ["end=quick", "end=three_rounds"]
    assert [set(case.columns.rounds) for case in found] == [{1}, {3}]
    assert list(found[0].columns.seeds) == list(found[1].columns.seeds)


def test_a_component_is_swept_and_the_rest_stays() -> None:
    low, high = sweep("point_city", ["random"] * 2, 40, {TOKEN: [0, 50]}, jobs=1)
    assert [case.setting.label for case in (low, high)] == ["full_set.points=0", "full_set.points=50"]
    assert low.setting.components != high.setting.components
    tokens = [metric.name for metric in low.setting.metrics].index("points_tokens")
    assert sum(high.columns.metrics[tokens]) > sum(low.columns.metrics[tokens])
    buildings = [metric.name for metric in low.setting.metrics].index("points_buildings")
    assert high.columns.metrics[buildings] == low.columns.metrics[buildings]  # random bots do not care


def test_a_list_index_works_like_an_id() -> None:
    own = own_edition(CITY)
    place = [token["id"] for token in own["tokens"]["list"]].index("full_set")
    by_id = put(CITY, own_edition(CITY), TOKEN, "9")
    assert by_id == put(CITY, own_edition(CITY), f"tokens.list.{place}.points", "9")
    assert by_id["tokens"]["list"][place]["points"] == 9
    assert own["tokens"]["list"][place]["points"] != 9


def test_several_changes_make_all_combinations() -> None:
    changes = read_changes([f"{TOKEN}=1,2", "difficulty=easy,hard"])
    cases = make_cases(CITY, ["random"], 1, changes)
    assert [case.label for case in cases] == [
        "full_set.points=1, difficulty=easy",
        "full_set.points=1, difficulty=hard",
        "full_set.points=2, difficulty=easy",
        "full_set.points=2, difficulty=hard",
    ]
    assert [case.options["difficulty"] for case in cases] == ["easy", "hard"] * 2


def test_paths_with_the_same_end_are_distinguished() -> None:
    changes = read_changes(["setup.players_1.tokens=8,9", "setup.players_2.tokens=8,9"])
    assert make_cases(CITY, ["random"], 1, changes)[0].label == "players_1.tokens=8, players_2.tokens=8"
    changes = read_changes(["cards.list.0.cost.energy=1,2", "cards.list.1.cost.energy=1,2"])
    with pytest.raises(BadSweep):  # whether or not these cards cost energy, the error names the paths
        make_cases(CITY, ["random"], 1, read_changes(["cards.list.0.cost.love=1,2"]))
    assert [change.name for change in changes] == ["cards.list.0.cost.energy", "cards.list.1.cost.energy"]


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    out = tmp_path / "tokens.parquet"
    result = invoke(*PLAIN, "--set", f"{TOKEN}=2,6", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "full_set.points=6" in result.stdout
    assert read_parquet(out).labels == ["full_set.points=2", "full_set.points=6"]
    assert "2 cases side by side" in (tmp_path / "tokens.html").read_text(encoding="utf-8")
    assert "exists already" in refused(invoke(*PLAIN, "--set", f"{TOKEN}=2,6", "--out", str(out)))


def test_json_for_other_programs() -> None:
    told = json.loads(invoke(*PLAIN, "--set", f"{TOKEN}=2,6", "--json").stdout)
    assert [case["case"] for case in told] == ["full_set.points=2", "full_set.points=6"]
    assert told[0]["summary"]["games"] == 4


@pytest.mark.parametrize(
    ("changes", "english", "czech"),
    [
        ([], "say what to try: --set NAME=VALUE,VALUE", "řekněte, co se má zkoušet"),
        (["difficulty"], "'difficulty' does not say what to try", "neříká, co se má zkoušet"),
        (
            ["difficulty=easy"],
            "difficulty needs several different values",
            "potřebuje několik různých hodnot",
        ),
        (["difficulty=easy,easy"], "difficulty needs several different values", "několik různých"),
        (["difficulty=easy,hard", "difficulty=easy,hard"], "difficulty is set twice", "zadáno dvakrát"),
        (["difficulty=easy,mad"], "option 'difficulty' cannot be 'mad'", "nemůže být 'mad'"),
        (
            ["colour=red,blue"],
            "no components called 'colour'; options: difficulty, automa_path; components: edition",
            "nemá možnost ani součásti jménem 'colour'; možnosti: difficulty",
        ),
        (
            ["tokens.list.lucky.points=1,2"],
            "there is no 'tokens.list.lucky.points' in the components of point_city; at 'tokens.list' there",
            "v 'tokens.list' jsou: full_set",
        ),
        (["tokens.list.99.points=1,2"], "at 'tokens.list' there are: full_set", "v 'tokens.list' jsou"),
        (
            ["tokens.list=1,2"],
            "'tokens.list' is not a single value but holds: full_set",
            "není jediná hodnota",
        ),
        ([f"{TOKEN}=1,many"], f"'{TOKEN}' is a whole number, not 'many'", "je celé číslo"),
        (
            [f"{TOKEN}=1,99"],
            "full_set.points=99: full_set.points is a whole number from 0 to 50",
            "je celé číslo",
        ),
        (["edition.of.mine=1,2"], "at 'edition' there are: -", "v 'edition' jsou: -"),
        (
            [f"{TOKEN}={','.join(map(str, range(30)))}", "difficulty=easy,medium,hard"],
            "that makes 90 cases; a sweep has at most 64",
            "to dává 90 případů",
        ),
    ],
)
def test_bad_values_get_one_sentence(changes: list[str], english: str, czech: str) -> None:
    given = [word for change in changes for word in ("--set", change)]
    assert english in refused(invoke(*PLAIN, *given))
    assert czech in refused(invoke(*PLAIN, *given, "--lang", "cs"))
