"""`saloon simulate`, in an app with just this command."""

from __future__ import annotations

import json
import re
import sys
from importlib.resources import files
from typing import TYPE_CHECKING

import polars as pl
import pytest
import typer
from typer.testing import CliRunner

from saloon.core.errors import SaloonError
from saloon.lab.simulate_command import simulate

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

APP = typer.Typer()
APP.command()(simulate)
PLAIN = ["cover_your_assets", "--players", "random,random", "--games", "6", "--option", "end=quick"]


def call(*arguments: str) -> Result:
    """Run the command with one process."""
    return CliRunner().invoke(APP, [*arguments, "--jobs", "1"])


def test_the_table_shows_everything() -> None:
    result = call(*PLAIN, "--seed", "5")
    assert result.exit_code == 0, result.output
    for text in (
        "cover_your_assets v1, end=quick, 6 games, seed 5",
        "win share",
        "score",
        "does the seat matter?",
        "seat 1",
        "1st to choose",
        "decisions",
        "rounds",
        "95 % intervals",
        "decisions/s",
    ):
        assert text in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_json_is_alone_on_standard_output_and_stable() -> None:
    told = [json.loads(call(*PLAIN, "--json").stdout) for _ in range(2)]
    assert told[0].pop("speed")["jobs"] == 1
    told[1].pop("speed")
    assert told[0] == told[1]
    assert told[0]["players"] == ["random", "random"]
    assert told[0]["options"]["end"] == "quick"


def test_the_parquet_file_is_written(tmp_path: Path) -> None:
    result = call(*PLAIN, "--out", str(tmp_path / "games.parquet"))
    assert result.exit_code == 0, result.output
    assert len(pl.read_parquet(tmp_path / "games.parquet")) == 12


def test_the_tables_speak_czech() -> None:
    result = call(*PLAIN, "--seed", "5", "--lang", "cs")
    assert result.exit_code == 0, result.output
    for text in ("her: 6, semínko 5", "podíl výher", "záleží na místě?", "1. na tahu", "95% intervaly"):
        assert text in result.stdout


def test_components_are_read(tmp_path: Path) -> None:
    result = call(*PLAIN, "--components", str(components_with_value(tmp_path, 7)), "--json")
    assert json.loads(result.stdout)["own_components"] is True
    assert json.loads(result.stdout)["specs"][0]["score"]["mean"] < 7 * 110


def components_with_value(folder: Path, value: int) -> Path:
    """A components file in which every card has the same value."""
    text = (files("saloon.games.cover_your_assets") / "components.toml").read_text(encoding="utf-8")
    path = folder / "components.toml"
    path.write_text(re.sub(r"^value = \d[\d_]*", f"value = {value}", text, flags=re.MULTILINE))
    return path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["bridge", "--players", "random,random"], "there is no game 'bridge'"),
        (["cover_your_assets"], "say who plays: --players with 2 to 6 bots"),
        (["cover_your_assets", "--players", "random"], "is for 2 to 6 players, not 1"),
        (["cover_your_assets", "--players", "random,"], "there is no bot ''"),
        (["cover_your_assets", "--players", "random,genius"], "there is no bot 'genius'"),
        ([*PLAIN, "--games", "0"], "the number of games is from 1 to"),
        ([*PLAIN, "--seed", "-1"], "a seed is a whole number"),
        ([*PLAIN, "--option", "end"], "'end' is not an option; write --option NAME=VALUE"),
        ([*PLAIN, "--option", "end=quick"], "the option 'end' is given twice"),
        ([*PLAIN, "--option", "colour=red"], "there is no option 'colour'"),
        ([*PLAIN, "--option", "rules=none"], "option 'rules' cannot be 'none'"),
        (
            [*PLAIN, "--replays", "7"],
            "a deal is played at least once and at most as often as there are games",
        ),
        ([*PLAIN, "--ray", "auto"], "give either --jobs or --ray, not both"),
        ([*PLAIN, "--out", "games.csv"], r"has to end in \.parquet"),
        ([*PLAIN, "--out", "no/such/folder/games.parquet"], "there is no folder"),
        ([*PLAIN, "--components", "no_such_file.toml"], "No such file"),
    ],
)
def test_errors_are_one_sentence(arguments: list[str], message: str) -> None:
    result = call(*arguments)
    assert isinstance(result.exception, SaloonError | OSError), result.output
    assert re.search(message, str(result.exception))
    if isinstance(result.exception, SaloonError):
        assert result.exception.text("cs") != result.exception.text("en")
    assert "\n" not in str(result.exception)
    assert result.stdout == ""


def test_a_broken_components_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("card = [")
    result = call(*PLAIN, "--components", str(tmp_path / "broken.toml"))
    assert isinstance(result.exception, SaloonError)
    assert "is not valid TOML" in str(result.exception)
    assert "\n" not in str(result.exception)


def test_nothing_is_played_when_the_result_could_not_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forbidden(*arguments: object, **named: object) -> None:
        raise AssertionError("played")

    monkeypatch.setattr("saloon.lab.simulate_command.play_into", forbidden)
    result = call(*PLAIN, "--out", "games.csv")
    assert isinstance(result.exception, SaloonError)


def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "saloon.lab.table", raising=False)
    monkeypatch.delattr("saloon.lab.table", raising=False)
    result = call(*PLAIN, "--out", str(tmp_path / "games.parquet"))
    assert isinstance(result.exception, SaloonError)
    assert str(result.exception).endswith("install saloon[lab]")


def test_results_are_overwritten_only_with_force(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    few = [*PLAIN, "--games", "2", "--out", str(out)]
    assert call(*few).exit_code == 0
    kept = out.read_bytes()
    result = call(*few, "--seed", "5")
    assert "exists already; choose another name, or overwrite it with --force" in str(result.exception)
    assert out.read_bytes() == kept
    assert call(*few, "--seed", "5", "--force").exit_code == 0
    assert out.read_bytes() != kept
