"""Results as a table: a polars data frame, and a Parquet file that is whole or not there."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from saloon.lab.errors import BadSimulation, MissingExtra
from saloon.lab.results import NO_ROUNDS

try:
    import numpy as np
    import polars as pl
except ImportError:
    raise MissingExtra("writing Parquet") from None

if TYPE_CHECKING:
    from pathlib import Path

    from saloon.lab.results import Results


def check_target(path: Path, *, force: bool = True) -> None:
    """BadSimulation if no Parquet file can be written there: better said before the work than after it.

    Without force an existing file is not to be overwritten.
    """
    if path.suffix != ".parquet":
        raise BadSimulation(f"results are written as Parquet, so '{path}' has to end in .parquet")
    if path.is_dir():
        raise BadSimulation(f"'{path}' is a folder, not a file")
    if path.exists() and not force:
        raise BadSimulation(f"'{path}' exists already; choose another name, or overwrite it with --force")
    if not path.parent.is_dir():
        raise BadSimulation(f"there is no folder '{path.parent}' to write '{path.name}' to")
    if not os.access(path.parent, os.W_OK):
        raise BadSimulation(f"the folder '{path.parent}' cannot be written to")


def to_frame(results: Results) -> pl.DataFrame:
    """A row for every game and player, in the order and with the names of `saloon.lab.Row`."""
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
    return pl.DataFrame(
        {
            "game": pl.Series(game, dtype=pl.Int64),
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


def write_parquet(results: Results, path: Path) -> None:
    """Write the table; whatever interrupts this, there is the whole file or the one from before."""
    check_target(path)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    try:
        to_frame(results).write_parquet(unfinished)
        os.replace(unfinished, path)
    except OSError as reason:
        raise BadSimulation(f"'{path}' cannot be written: {reason.strerror or reason}") from None
    finally:
        unfinished.unlink(missing_ok=True)
