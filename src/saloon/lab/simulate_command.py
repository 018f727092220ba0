"""`saloon simulate`: many games from the command line."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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


def _flag(metavar: str, meaning: str, *, show_default: bool = True) -> Any:
    """An option of the command line."""
    return typer.Option(metavar=metavar, help=meaning, show_default=show_default)


def simulate(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="The name of a game; `saloon games` lists them.", show_default=False
        ),
    ],
    players: Annotated[
        str, _flag("SPEC,…", "A bot for every player: greedy,random,search:n=200.", show_default=False)
    ] = "",
    games: Annotated[int, _flag("N", "How many games.")] = 1000,
    jobs: Annotated[
        int | None, _flag("J", "How many processes; one a processor if not given.", show_default=False)
    ] = None,
    seed: Annotated[int, _flag("S", "The same seed gives the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")] = False,
    out: Annotated[
        Path | None,
        _flag("FILE.parquet", "Write a row for every game and player to this file.", show_default=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file of --out.")] = False,
    option: Annotated[
        list[str] | None,
        _flag("NAME=VALUE", "An option of the game; may be given again.", show_default=False),
    ] = None,
    components: Annotated[
        Path | None, _flag("FILE.toml", "Your own edition of the components.", show_default=False)
    ] = None,
) -> None:
    """Let bots play many games and say what came out.

    Every bot sits in every seat equally often. Prints wins, scores, seats and lengths with 95 % intervals;
    "order 0" is whoever makes the first choice of a game, "order 1" the next seat, and so on. With --json the
    same as one JSON object, whose keys are described in `saloon.lab.summary.Summary`:

    game, version, players, games, seed, options, own_components, even, specs, seats, orders,
    shared_victories, decisions, rounds, reasons, speed.
    """
    table = saloon.load(game)
    if not players:
        least, most = table.min_players, table.max_players
        raise BadSimulation(f"say who plays: --players with {least} to {most} bots, such as random,greedy")
    if out is not None:
        from saloon.lab import table as parquet  # needs extra packages

        parquet.check_target(out, force=force)
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
