"""The Parquet file: what is in it, and that it is whole or not there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import polars as pl
import pytest
from tests.lab.sealed_bids import GAME as SEALED_BIDS

from saloon.lab import Results, simulate
from saloon.lab.errors import BadSimulation
from saloon.lab.table import check_target, to_frame, write_parquet

if TYPE_CHECKING:
    from pathlib import Path

QUICK = {"end": "quick"}


@pytest.fixture(scope="module")
def results() -> Results:
    """A few games of three."""
    return simulate("cover_your_assets", ["greedy", "random", "random"], 4, seed=3, jobs=1, options=QUICK)


def test_the_file_holds_every_row(results: Results, tmp_path: Path) -> None:
    write_parquet(results, tmp_path / "games.parquet")
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame.to_dicts() == [msgspec.to_builtins(row) for row in results]
    assert frame.schema == pl.Schema(
        {
            "game": pl.Int64,
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
        }
    )
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_a_game_without_rounds_has_none() -> None:
    frame = to_frame(simulate(SEALED_BIDS, ["random", "random"], 3, jobs=1))
    assert frame["rounds"].to_list() == [None] * 6
    assert frame["rounds"].dtype == pl.Int32


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, OSError])
def test_an_interruption_leaves_what_was_there(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, interruption: type[BaseException]
) -> None:
    target = tmp_path / "games.parquet"
    target.write_bytes(b"from before")

    def break_off(frame: pl.DataFrame, path: Path) -> None:
        path.write_bytes(b"half")
        raise interruption("broken off")

    monkeypatch.setattr(pl.DataFrame, "write_parquet", break_off)
    with pytest.raises(BadSimulation if interruption is OSError else interruption, match="broken off"):
        write_parquet(results, target)
    assert target.read_bytes() == b"from before"
    assert list(tmp_path.iterdir()) == [target]


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
    with pytest.raises(BadSimulation, match=message) as caught:
        check_target(tmp_path / name)
    assert "\n" not in str(caught.value)
