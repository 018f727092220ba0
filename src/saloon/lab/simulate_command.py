"""`saloon simulate`: many games from the command line."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import saloon
from saloon.core.given import read_components, read_options
from saloon.lab.errors import BadSimulation
from saloon.lab.report import show
from saloon.lab.simulate import simulate as play
from saloon.lab.summary import Speed, summarize
from saloon.lab.workers import processors

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.lab.results import Results


def simulate(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    players: Annotated[
        str, typer.Option(help="A bot for every player, with commas: greedy,random,search:n=200.")
    ] = "",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    jobs: Annotated[int | None, typer.Option(help="How many processes; without it one a processor.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    out: Annotated[
        Path | None, typer.Option(help="Write a row for every game and player to this .parquet file.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, as name=value; may be repeated.")
    ] = None,
    components: Annotated[
        Path | None, typer.Option(help="A components file (TOML) in place of the game's own.")
    ] = None,
) -> None:
    """Let bots play many games and say what came out.

    Every bot sits in every seat equally often. Prints wins, scores, seats and lengths with 95 % intervals;
    with --json the same as one JSON object, whose keys are described in `saloon.lab.summary.Summary`:

    game, version, players, games, seed, options, own_components, even, specs, seats, orders,
    shared_victories, decisions, rounds, reasons, speed.
    """
    table = saloon.load(game)
    if not players:
        least, most = table.min_players, table.max_players
        raise BadSimulation(f"say who plays: --players with {least} to {most} bots, such as random,greedy")
    if out is not None:
        from saloon.lab import table as parquet  # needs extra packages

        parquet.check_target(out)
    options = read_options(option or [])
    started = time.perf_counter()
    results = _with_bar(
        games,
        lambda progress: play(
            table,
            [spec.strip() for spec in players.split(",")],
            games,
            seed,
            jobs,
            options,
            None if components is None else read_components(table, components),
            progress,
        ),
    )
    seconds = time.perf_counter() - started
    if out is not None:
        parquet.write_parquet(results, out)
    summary = summarize(results, _speed(results, seconds, processors() if jobs is None else jobs))
    if as_json:
        print(saloon.to_json(summary))
    else:
        show(summary, Console(), options)


def _with_bar(games: int, work: Callable[[Callable[[int], None]], Results]) -> Results:
    """Do the work under a progress bar, if somebody sits there to see it; never on standard output."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("games", total=games)
        return work(lambda more: bar.advance(task, more))


def _speed(results: Results, seconds: float, jobs: int) -> Speed:
    games = results.setting.games
    decisions = sum(results.columns.decisions)
    return Speed(
        seconds=seconds,
        jobs=jobs,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
    )
