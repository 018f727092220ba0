"""`saloon simulate`: many games from the command line."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console

import saloon
from saloon.lab import flags
from saloon.lab.journal import journal_of
from saloon.lab.progress import bar
from saloon.lab.simulate import games_done, make_setting, open_journal, play_into
from saloon.lab.summary import Speed, Summary, summarize
from saloon.lab.summary_tables import show
from saloon.lab.typed import read_options
from saloon.lab.workers import processors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saloon.core.game import Game
    from saloon.lab.results import Setting


def simulate(
    game: flags.GameName,
    players: flags.Players = "",
    games: flags.Games = 1000,
    replays: Annotated[
        int, flags.flag("R", "How often to play every deal, to tell luck from skill.", show_default=True)
    ] = 1,
    jobs: flags.Jobs = None,
    ray: flags.Ray = None,
    seed: flags.Seed = 0,
    as_json: flags.AsJson = False,
    out: flags.Out = None,
    force: flags.Force = False,
    option: flags.Options = None,
    components: flags.Components = None,
    metrics: Annotated[bool, typer.Option(help="Include the game's metrics in the file.")] = True,
    lang: flags.Lang = "en",
) -> None:
    """Let bots play many games and print the results.

    Every bot sits in every seat equally often. Prints wins, scores, seats and lengths with 95 % intervals.
    With --json the same as one JSON object, whose keys are described in `saloon.lab.summary.Summary` (seats
    and places in the order of play count from 0 there, as in the file of --out):

    game, version, players, games, seed, replays, options, own_components, even, specs, seats, orders,
    shared_victories, decisions, rounds, reasons, speed.

    With --out the games go to a Parquet file, which `saloon report` turns into pictures. Work for a file that
    was interrupted goes on where it was when the same command is given again.
    """
    table = saloon.load(game)
    specs = flags.read_players(table, players)
    flags.check_workers(jobs, ray)
    options = read_options(option or [])
    edition = flags.read_edition(table, components)
    # Only a file has room for metrics.
    counted = metrics and out is not None
    setting = make_setting(table, specs, games, seed, options, edition, replays=replays, metrics=counted)
    played = play_kept(table, [setting], out, jobs=jobs, ray=ray, force=force, lang=lang)
    summary = played.summaries[0]
    if played.fresh and ray is None:
        summary = msgspec.structs.replace(summary, speed=_speed(summary, played, jobs))
    if as_json:
        print(saloon.to_json(summary))
    else:
        show(summary, Console(), options, lang)


class Played(msgspec.Struct, frozen=True):
    """The results of some settings."""

    summaries: list[Summary]
    """One for every setting."""
    fresh: int
    """How many of the games were played in this run, not an earlier one."""
    seconds: float
    """How long that took, without writing the file."""


def play_kept(
    game: Game,
    settings: Sequence[Setting],
    out: Path | None,
    *,
    jobs: int | None,
    ray: str | None,
    force: bool,
    lang: str,
) -> Played:
    """Play with a progress bar; with a file, resume earlier work for it, and write it at the end.

    Games wait on disk in either case, so millions of them need no more memory than a thousand.
    """
    total = sum(setting.games for setting in settings)
    with ExitStack() as stack:
        if out is None:
            work = Path(stack.enter_context(TemporaryDirectory(prefix="saloon-"))) / "games"
        else:
            from saloon.lab.table import check_target, write_parquet  # needs extra packages

            check_target(out, force=force)
            work = journal_of(out)
        journal = open_journal(work, game, settings, force=force)
        stack.callback(journal.close)
        if out is not None:
            stack.enter_context(flags.told_when_interrupted(lang, "interrupted"))
        before = games_done(journal, settings)
        started = time.perf_counter()
        with bar("playing", total, lang, before=before) as progress:
            results = play_into(journal, game, settings, jobs, ray=ray, progress=progress)
        seconds = time.perf_counter() - started
        summaries = [summarize(found) for found in results]
        if out is not None:
            write_parquet(results, out)
        journal.remove()
    return Played(summaries, total - before, seconds)


def _speed(summary: Summary, played: Played, jobs: int | None) -> Speed:
    """The speed of the games of this run."""
    games = played.fresh / played.seconds
    return Speed(
        seconds=played.seconds,
        jobs=processors() if jobs is None else jobs,
        games_per_second=games,
        decisions_per_second=games * summary.decisions.mean,
    )
