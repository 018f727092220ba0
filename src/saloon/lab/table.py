"""Results as a table: a polars data frame, and a Parquet file that is whole or not there.

A row for every game and player. The file says in its metadata what was simulated: `saloon.format` is the
number of this format, `saloon.settings` the settings of all cases in JSON (see `saloon.lab.results.Setting`).
The same settings make the same file, byte for byte.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

import msgspec

from saloon.core.errors import SaloonError
from saloon.core.registry import load
from saloon.lab.errors import BadTable, MissingExtra
from saloon.lab.results import NO_ROUNDS, Results, Setting

try:
    import numpy as np
    import polars as pl
except ImportError:
    raise MissingExtra("extra", what="Parquet", extra="lab") from None

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMAT: Final = "1"
FORMAT_KEY: Final = "saloon.format"
SETTINGS_KEY: Final = "saloon.settings"


@final
class Experiment:
    """The games of one or several cases: their settings, and a frame with a row a game and player."""

    def __init__(self, settings: Sequence[Setting], frame: pl.DataFrame) -> None:
        """`frame` as `to_frame` makes it."""
        self.settings = list(settings)
        self.frame = frame

    @property
    def labels(self) -> list[str]:
        """What tells the cases apart."""
        return [setting.label for setting in self.settings]

    def case(self, number: int) -> pl.DataFrame:
        """The rows of one case."""
        return self.frame.filter(pl.col("case") == number)


def experiment_of(results: Results | Sequence[Results]) -> Experiment:
    """What was just played, as if it were read from a file."""
    cases = [results] if isinstance(results, Results) else list(results)
    return Experiment([case.setting for case in cases], to_frame(cases))


def check_target(path: Path, *, force: bool = True, suffix: str = ".parquet") -> None:
    """BadTable if no such file can be written there: better said before the work than after it.

    Without force an existing file is not to be overwritten.
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


def to_frame(results: Results | Sequence[Results]) -> pl.DataFrame:
    """A row for every game and player, with the names of `saloon.lab.Row`, then a column for every metric."""
    cases = [results] if isinstance(results, Results) else list(results)
    frames = [_case_frame(number, case) for number, case in enumerate(cases)]
    # A case may count what others do not have: there it is null.
    return pl.concat(frames, how="diagonal", rechunk=True)


def _case_frame(case: int, results: Results) -> pl.DataFrame:
    setting = results.setting
    columns = results.columns
    players = setting.players
    game = np.repeat(np.arange(setting.games), players)
    seat = np.tile(np.arange(players), setting.games)
    player = (seat - game) % players
    rounds = np.repeat(np.asarray(columns.rounds), players)
    starter = np.repeat(np.asarray(columns.starters), players)
    # A spec and a reason are one of few texts: numbers point to them, so that no text is copied.
    reasons = list(dict.fromkeys(columns.reasons))
    reason = np.repeat([reasons.index(name) for name in columns.reasons], players)
    frame = pl.DataFrame(
        {
            "case": pl.Series(np.full(len(game), case), dtype=pl.Int16),
            "game": pl.Series(game, dtype=pl.Int64),
            "deal": pl.Series(game // setting.replays, dtype=pl.Int64),
            "seed": pl.Series(np.repeat(np.asarray(columns.seeds), players), dtype=pl.Int64),
            "seat": pl.Series(seat, dtype=pl.Int16),
            "order": pl.Series((seat - starter) % players, dtype=pl.Int16),
            "player": pl.Series(player, dtype=pl.Int16),
            "spec": pl.Series(setting.specs).gather(pl.Series(player)),
            "score": pl.Series(np.asarray(columns.scores), dtype=pl.Int64),
            "place": pl.Series(np.asarray(columns.places), dtype=pl.Int16),
            "won": pl.Series(np.asarray(columns.won), dtype=pl.Float64),
            "decisions": pl.Series(np.repeat(np.asarray(columns.decisions), players), dtype=pl.Int32),
            "rounds": pl.Series(rounds, dtype=pl.Int32).replace(NO_ROUNDS, None),
            "reason": pl.Series(reasons).gather(pl.Series(reason)),
        }
    )
    measured = []
    for metric, column in zip(setting.metrics, columns.metrics, strict=True):
        assert metric.name not in frame.columns, f"a metric cannot be called {metric.name}"
        numbers = pl.Series(metric.name, np.asarray(column), dtype=pl.Int64)
        if metric.values:
            told = [metric.told(number) for number in range(-1, len(metric.values))]
            numbers = pl.Series(metric.name, told, dtype=pl.String).gather(numbers + 1)
        measured.append(numbers)
    return frame.with_columns(measured)


def write_parquet(results: Results | Sequence[Results], path: Path) -> None:
    """Write the table; whatever interrupts this, there is the whole file or the one from before."""
    check_target(path)
    cases = [results] if isinstance(results, Results) else list(results)
    settings = msgspec.json.encode([case.setting for case in cases]).decode()
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    try:
        frame = to_frame(cases)
        frame.write_parquet(unfinished, metadata={FORMAT_KEY: FORMAT, SETTINGS_KEY: settings})
        os.replace(unfinished, path)
    except OSError as reason:
        raise BadTable("not-written", file=path, problem=reason.strerror or reason) from None
    finally:
        unfinished.unlink(missing_ok=True)


def read_parquet(path: Path | str) -> Experiment:
    """The experiment in a file that `write_parquet` wrote; BadTable if it is none, or of another version."""
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
