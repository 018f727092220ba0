"""Results as a table: a polars data frame, and a Parquet file that is written atomically.

A row for every game and player. The file says in its metadata what was simulated: `saloon.format` is the
number of this format, `saloon.settings` the settings of all cases in JSON (see `saloon.lab.results.Setting`).
The same settings make the same file, byte for byte.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from saloon.core.errors import SaloonError
from saloon.core.registry import load
from saloon.lab.errors import BadTable, MissingExtra
from saloon.lab.results import NO_ROUNDS, Setting

try:
    import numpy as np
    import polars as pl
    from polars.io.plugins import register_io_source
except ImportError:
    raise MissingExtra("extra", what="Parquet", extra="lab") from None

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saloon.lab.results import Columns, Pieces

FORMAT: Final = "1"
FORMAT_KEY: Final = "saloon.format"
SETTINGS_KEY: Final = "saloon.settings"
ROW_GROUP: Final = 1 << 17
"""Rows per row group. A constant, so the same games make the same file."""
COLUMNS: Final[dict[str, Any]] = {
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
}
"""Every table has these, and the metrics of the game after them."""


@final
class Experiment:
    """The games of one or several cases: their settings, and a frame with a row a game and player."""

    def __init__(self, settings: Sequence[Setting], frame: pl.DataFrame) -> None:
        """`frame` as `to_frame` makes it."""
        self.settings = list(settings)
        self.frame = frame

    @property
    def labels(self) -> list[str]:
        """What distinguishes the cases."""
        return [setting.label for setting in self.settings]

    def case(self, number: int) -> pl.DataFrame:
        """The rows of one case."""
        return self.frame.filter(pl.col("case") == number)


def experiment_of(results: Pieces | Sequence[Pieces]) -> Experiment:
    """What was just played, as if it were read from a file."""
    cases = _cases(results)
    return Experiment([case.setting for case in cases], to_frame(cases))


def check_target(path: Path, *, force: bool = True, suffix: str = ".parquet") -> None:
    """BadTable if the file cannot be written: better to know before the work than after it.

    Without `force` an existing file is not overwritten.
    """
    if path.suffix != suffix:
        raise BadTable("suffix", file=path, suffix=suffix)
    if path.is_dir():
        raise BadTable("folder", file=path)
    if path.exists() and not force:
        raise BadTable("exists", file=path)
    if not path.parent.is_dir():
        raise BadTable("no-folder", folder=path.parent, file=path.name)
    if not os.access(path.parent, os.W_OK):
        raise BadTable("read-only", folder=path.parent)


def to_frame(results: Pieces | Sequence[Pieces]) -> pl.DataFrame:
    """A row for every game and player, with the names of `saloon.lab.Row`, then a column for every metric."""
    return pl.concat(_frames(_cases(results)), rechunk=True)


def _cases(results: Pieces | Sequence[Pieces]) -> list[Pieces]:
    return list(results) if isinstance(results, Sequence) else [results]


def _schema(cases: Sequence[Pieces]) -> dict[str, Any]:
    """The columns of a table; a metric that only some cases have is null in the others."""
    schema: dict[str, Any] = dict(COLUMNS)
    for case in cases:
        for metric in case.setting.metrics:
            assert metric.name not in COLUMNS, f"a metric cannot be called {metric.name}"
            schema[metric.name] = pl.String if metric.values else pl.Int64
    return schema


def _frames(cases: Sequence[Pieces]) -> Iterator[pl.DataFrame]:
    """The rows in order, piece by piece."""
    schema = _schema(cases)
    for number, case in enumerate(cases):
        for first, columns in case.pieces():
            frame = _frame(number, case.setting, first, columns)
            missing = [
                pl.lit(None, kind).alias(name) for name, kind in schema.items() if name not in frame.columns
            ]
            yield frame.with_columns(missing).select(*schema)


def _frame(case: int, setting: Setting, first: int, columns: Columns) -> pl.DataFrame:
    players = setting.players
    games = len(columns.seeds)
    game = np.repeat(np.arange(first, first + games), players)
    seat = np.tile(np.arange(players), games)
    player = (seat - game) % players
    starter = np.repeat(np.asarray(columns.starters), players)
    # Specs and reasons are few texts: numbers point to them, so no text is copied.
    reasons = {reason: number for number, reason in enumerate(dict.fromkeys(columns.reasons))}
    reason = np.repeat([reasons[name] for name in columns.reasons], players)
    values = {
        "case": np.full(len(game), case),
        "game": game,
        "deal": game // setting.replays,
        "seed": np.repeat(np.asarray(columns.seeds), players),
        "seat": seat,
        "order": (seat - starter) % players,
        "player": player,
        "spec": pl.Series(setting.specs).gather(pl.Series(player)),
        "score": np.asarray(columns.scores),
        "place": np.asarray(columns.places),
        "won": np.asarray(columns.won),
        "decisions": np.repeat(np.asarray(columns.decisions), players),
        "rounds": np.repeat(np.asarray(columns.rounds), players),
        "reason": pl.Series(list(reasons)).gather(pl.Series(reason)),
    }
    frame = pl.DataFrame([pl.Series(name, values[name], dtype=kind) for name, kind in COLUMNS.items()])
    measured = [pl.col("rounds").replace(NO_ROUNDS, None)]
    for metric, column in zip(setting.metrics, columns.metrics, strict=True):
        numbers = pl.Series(metric.name, np.asarray(column), dtype=pl.Int64)
        if metric.values:
            told = [metric.told(number) for number in range(-1, len(metric.values))]
            numbers = pl.Series(metric.name, told, dtype=pl.String).gather(numbers + 1)
        measured.append(pl.lit(numbers))
    return frame.with_columns(measured)


def write_parquet(results: Pieces | Sequence[Pieces], path: Path) -> None:
    """Write the table atomically: after an interruption the old file is still there."""
    check_target(path)
    cases = _cases(results)
    told = msgspec.json.encode([case.setting for case in cases]).decode()
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")

    def rows(*_: object) -> Iterator[pl.DataFrame]:
        return _frames(cases)

    try:
        # Row by row as it is read: the file may be larger than memory.
        register_io_source(rows, schema=_schema(cases)).sink_parquet(
            unfinished, row_group_size=ROW_GROUP, metadata={FORMAT_KEY: FORMAT, SETTINGS_KEY: told}
        )
        os.replace(unfinished, path)
    except (OSError, pl.exceptions.PolarsError) as reason:
        raise BadTable("not-written", file=path, problem=_problem(reason, unfinished)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _problem(reason: Exception, file: Path) -> str:
    """Why a file could not be written. For a full disk polars has no clear words, so check the disk."""
    if not isinstance(reason, OSError):
        try:
            with file.open("ab") as end:
                end.write(bytes(1 << 16))
        except OSError as found:
            reason = found
    told = reason.strerror if isinstance(reason, OSError) else None
    return told or str(reason).partition("\n")[0]


def read_parquet(path: Path | str) -> Experiment:
    """The experiment in a file that `write_parquet` wrote; BadTable if invalid or of another version."""
    path = Path(path)
    if not path.is_file():
        raise BadTable("no-file", file=path)
    try:
        told = pl.read_parquet_metadata(path)
        frame = pl.read_parquet(path)
    except (pl.exceptions.PolarsError, OSError):
        raise BadTable("no-parquet", file=path) from None
    if FORMAT_KEY not in told:
        raise BadTable("not-ours", file=path)
    if told[FORMAT_KEY] != FORMAT:
        raise BadTable("other-format", file=path, format=told[FORMAT_KEY], ours=FORMAT)
    try:
        settings = msgspec.json.decode(told[SETTINGS_KEY], type=list[Setting])
        for setting in settings:
            game = load(setting.game)
            if game.version != setting.version:
                raise BadTable(
                    "other-version", file=path, game=game.name, version=setting.version, ours=game.version
                )
    except (KeyError, msgspec.ValidationError):
        raise BadTable("not-ours", file=path) from None
    except SaloonError as error:
        if isinstance(error, BadTable):
            raise
        raise BadTable("in-file", file=path, problem=error) from None
    return Experiment(settings, frame)
