"""The Parquet file: its content, and that it is written atomically."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from tests.lab.sealed_bids import GAME as SEALED_BIDS

from saloon.lab import Results, Row, simulate
from saloon.lab.errors import BadTable
from saloon.lab.metrics import Measured
from saloon.lab.results import NO_ROUNDS, Columns, Setting
from saloon.lab.table import check_target, read_parquet, to_frame, write_parquet

QUICK = {"end": "quick"}


@pytest.fixture(scope="module")
def results() -> Results:
    """A few games of three."""
    return simulate("cover_your_assets", ["greedy", "random", "random"], 4, seed=3, jobs=1, options=QUICK)


def flat(row: Row) -> dict[str, Any]:
    """A row as the file has it."""
    told = msgspec.to_builtins(row)
    metrics = told.pop("metrics")
    return {"case": 0, **told, **metrics}


def test_the_file_holds_every_row(results: Results, tmp_path: Path) -> None:
    write_parquet(results, tmp_path / "games.parquet")
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame.to_dicts() == [flat(row) for row in results]
    assert frame.schema == pl.Schema(
        {
            "case": pl.Int16,
            "game": pl.Int64,
            "deal": pl.Int64,
            "seed": pl.Int64,
            "seat": pl.Int16,
            "order": pl.Int16,
            "player": pl.Int16,
            "spec": pl.String,
            "score": pl.Int64,
            "place": pl.Int16,
            "won": pl.Float64,
            "decisions": pl.Int32,
            "rounds": pl.Int32,
            "reason": pl.String,
            **{metric.name: pl.Int64 for metric in results.setting.metrics},
        }
    )
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_a_game_without_rounds_has_none() -> None:
    frame = to_frame(simulate(SEALED_BIDS, ["random", "random"], 3, jobs=1))
    assert frame["rounds"].to_list() == [None] * 6
    assert frame["rounds"].dtype == pl.Int32


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, OSError])
def test_an_interruption_leaves_the_old_file(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, interruption: type[BaseException]
) -> None:
    target = tmp_path / "games.parquet"
    target.write_bytes(b"from before")

    def break_off(frame: pl.LazyFrame, path: Path, **named: object) -> None:
        path.write_bytes(b"half")
        raise interruption("broken off")

    monkeypatch.setattr(pl.LazyFrame, "sink_parquet", break_off)
    with pytest.raises(BadTable if interruption is OSError else interruption, match="broken off"):
        write_parquet(results, target)
    assert target.read_bytes() == b"from before"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_gets_one_sentence(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the system's words: those of polars vary."""

    def no_room(frame: pl.LazyFrame, path: Path, **named: object) -> None:
        path.symlink_to("/dev/full")
        raise pl.exceptions.ComputeError("File out of specification: transport error")

    monkeypatch.setattr(pl.LazyFrame, "sink_parquet", no_room)
    with pytest.raises(BadTable, match=r"games.parquet' cannot be written: No space left on device$"):
        write_parquet(results, tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("games.csv", r"has to end in \.parquet"),
        ("games", r"has to end in \.parquet"),
        ("nowhere/games.parquet", "there is no folder"),
        ("folder.parquet", "is a folder"),
    ],
)
def test_a_bad_target_is_refused_in_one_sentence(tmp_path: Path, name: str, message: str) -> None:
    (tmp_path / "folder.parquet").mkdir()
    with pytest.raises(BadTable, match=message) as caught:
        check_target(tmp_path / name)
    assert "\n" not in str(caught.value)


def test_the_same_results_make_the_same_bytes(results: Results, tmp_path: Path) -> None:
    again = simulate("cover_your_assets", ["greedy", "random", "random"], 4, seed=3, jobs=1, options=QUICK)
    write_parquet(results, tmp_path / "one.parquet")
    write_parquet(again, tmp_path / "two.parquet")
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_what_was_written_is_read(results: Results, tmp_path: Path) -> None:
    write_parquet(results, tmp_path / "games.parquet")
    found = read_parquet(tmp_path / "games.parquet")
    assert found.settings == [results.setting]
    assert found.frame.equals(to_frame(results))


def test_several_cases_share_a_file(results: Results, tmp_path: Path) -> None:
    """What only one of them counts is null in the others."""
    other = simulate(SEALED_BIDS, ["random", "random"], 3, jobs=1)
    frame = to_frame([results, other])
    assert frame["case"].to_list() == [0] * 12 + [1] * 6
    assert frame["steals"].null_count() == 6


def test_a_choice_is_stored_by_name() -> None:
    metrics = [Measured("character", "choice", ["doc", "belle"])]
    setting = Setting("none", 1, ["random"], 3, 0, {}, metrics=metrics)
    columns = Columns(1)
    for choice in (1, -1, 0):
        columns.add(1, 0, 1, NO_ROUNDS, "over", [0], [[0]], measured=[[choice]])
    results = Results(setting, columns)
    assert to_frame(results)["character"].to_list() == ["belle", None, "doc"]
    assert [row.metrics["character"] for row in results] == ["belle", None, "doc"]


def broken(path: Path, kind: str, results: Results, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that cannot be read as results of this Saloon."""
    if kind == "text":
        path.write_text("games")
    elif kind == "cut":
        write_parquet(results, path)
        path.write_bytes(path.read_bytes()[:-100])
    elif kind == "foreign":
        pl.DataFrame({"a": [1]}).write_parquet(path)
    elif kind == "format":
        monkeypatch.setattr("saloon.lab.table.FORMAT", "0")
        write_parquet(results, path)
        monkeypatch.undo()
    elif kind == "version":
        write_parquet(Results(msgspec.structs.replace(results.setting, version=77), results.columns), path)
    elif kind == "game":
        write_parquet(Results(msgspec.structs.replace(results.setting, game="bridge"), results.columns), path)
    return path


@pytest.mark.parametrize(
    ("kind", "english", "czech"),
    [
        ("nothing", "there is no file", "neexistuje"),
        ("text", "is not a Parquet file, or is damaged", "není soubor Parquet"),
        ("cut", "is not a Parquet file, or is damaged", "není soubor Parquet"),
        ("foreign", "saloon simulate did not write it", "nezapsal ho saloon simulate"),
        ("format", "has the format 0 of another Saloon", "má formát 0 jiného Saloonu"),
        ("version", "played with version 77 of cover_your_assets; this is version", "vznikl s verzí 77"),
        ("game", "there is no game 'bridge'", "hra 'bridge' tu není"),
    ],
)
def test_foreign_files_are_refused_in_one_sentence(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, english: str, czech: str
) -> None:
    path = broken(tmp_path / "games.parquet", kind, results, monkeypatch)
    with pytest.raises(BadTable, match=english) as caught:
        read_parquet(path)
    assert czech in caught.value.text("cs")
    assert "games.parquet" in str(caught.value)
    assert "\n" not in str(caught.value)
