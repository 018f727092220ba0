"""`saloon simulate`: many games from the command line."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import saloon
from saloon.core.given import read_options
from saloon.lab import flags
from saloon.lab.journal import journal_of
from saloon.lab.progress import bar
from saloon.lab.simulate import games_done, make_setting, open_journal, play_all
from saloon.lab.summary import Speed, summarize
from saloon.lab.summary_tables import show
from saloon.lab.workers import processors

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from saloon.core.game import Game
    from saloon.lab.results import Results, Setting


def simulate(
    game: flags.GameName,
    players: flags.Players = "",
    games: flags.Games = 1000,
    replays: Annotated[
        int, flags.flag("R", "Play every deal so often, to tell luck from skill.", show_default=True)
    ] = 1,
    jobs: flags.Jobs = None,
    ray: flags.Ray = None,
    seed: flags.Seed = 0,
    as_json: flags.AsJson = False,
    out: flags.Out = None,
    force: flags.Force = False,
    option: flags.Options = None,
    components: flags.Components = None,
    metrics: Annotated[bool, typer.Option(help="Count what the game lets one count.")] = True,
    lang: flags.Lang = "en",
) -> None:
    """Let bots play many games and say what came out.

    Every bot sits in every seat equally often. Prints wins, scores, seats and lengths with 95 % intervals;
    "order 0" is whoever makes the first choice of a game, "order 1" the next seat, and so on. With --json the
    same as one JSON object, whose keys are described in `saloon.lab.summary.Summary`:

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
    setting = make_setting(table, specs, games, seed, options, edition, replays=replays, metrics=metrics)
    started = time.perf_counter()
    (results,), fresh = play_kept(table, [setting], out, jobs=jobs, ray=ray, force=force, lang=lang)
    seconds = time.perf_counter() - started
    speed = _speed(results, fresh, seconds, jobs) if fresh and ray is None else None
    summary = summarize(results, speed)
    if as_json:
        print(saloon.to_json(summary))
    else:
        show(summary, Console(), options, lang)


def play_kept(
    game: Game,
    settings: Sequence[Setting],
    out: Path | None,
    *,
    jobs: int | None,
    ray: str | None,
    force: bool,
    lang: str,
) -> tuple[list[Results], int]:
    """Play under a bar; with a file, go on with what was done for it before, and write it at the end.

    Returns what came out, and how many of the games were played now.
    """
    total = sum(setting.games for setting in settings)
    if out is None:
        with bar("playing", total, lang) as progress:
            return play_all(game, settings, jobs, ray=ray, progress=progress), total
    from saloon.lab.table import check_target, write_parquet  # needs extra packages

    check_target(out, force=force)
    with ExitStack() as stack:
        journal = open_journal(journal_of(out), game, settings, force=force)
        stack.callback(journal.close)
        stack.enter_context(flags.told_when_interrupted(lang, "interrupted"))
        before = games_done(journal, settings)
        progress = stack.enter_context(bar("playing", total, lang, before=before))
        results = play_all(game, settings, jobs, ray=ray, journal=journal, progress=progress)
        write_parquet(results, out)
    journal.remove()
    return results, total - before


def _speed(results: Results, fresh: int, seconds: float, jobs: int | None) -> Speed:
    """How fast the games were that were played now."""
    decisions = sum(results.columns.decisions) * fresh / results.setting.games
    return Speed(
        seconds=seconds,
        jobs=processors() if jobs is None else jobs,
        games_per_second=fresh / seconds,
        decisions_per_second=decisions / seconds,
    )
