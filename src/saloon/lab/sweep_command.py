"""`saloon sweep`: the same games with different options or components, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import saloon
from saloon.lab import flags
from saloon.lab.printed import print_table
from saloon.lab.report_command import write_page
from saloon.lab.simulate_command import play_kept
from saloon.lab.summary_tables import intervals, number, percent
from saloon.lab.sweep import make_cases, read_changes
from saloon.lab.table import check_target, read_parquet
from saloon.lab.typed import read_options

if TYPE_CHECKING:
    from saloon.lab.printed import Section
    from saloon.lab.results import Setting
    from saloon.lab.summary import Summary


def sweep(
    game: flags.GameName,
    players: flags.Players = "",
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=V,V,…",
            help="What to try: an option, or a path into the components; may be given again.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[int, flags.flag("N", "How many games of each case.", show_default=True)] = 1000,
    replays: Annotated[
        int, flags.flag("R", "How often to play every deal, to tell luck from skill.", show_default=True)
    ] = 1,
    jobs: flags.Jobs = None,
    ray: flags.Ray = None,
    seed: flags.Seed = 0,
    as_json: flags.AsJson = False,
    out: Annotated[
        Path | None,
        flags.flag("FILE.parquet", "Keep the games in this file, and a page with pictures next to it."),
    ] = None,
    force: flags.Force = False,
    option: flags.Options = None,
    components: flags.Components = None,
    lang: flags.Lang = "en",
) -> None:
    """Play the same games with different options or components, side by side.

    - `saloon sweep cover_your_assets --players greedy,greedy --set rules=classic,advanced --out r.parquet`
    - `saloon sweep point_city --players greedy,greedy --set tokens.list.full_set.points=2,6,12`

    A path is what `saloon components GAME` prints: names of tables, and places (from 0) or ids in lists, with
    dots between them. Several --set make all combinations. Every case has the same seed, so the same deals.
    With --out the games go to a Parquet file, and the page of `saloon report` next to it.
    """
    table = saloon.load(game)
    specs = flags.read_players(table, players)
    flags.check_workers(jobs, ray)
    edition = flags.read_edition(table, components)
    changes = read_changes(change or [])
    options = read_options(option or [])
    cases = make_cases(table, specs, games, changes, seed, options, edition, replays=replays)
    page = None if out is None else out.with_suffix(".html")
    if page is not None:
        check_target(page, force=force, suffix=".html")
    summaries = play_kept(table, cases, out, jobs=jobs, ray=ray, force=force, lang=lang).summaries
    words = flags.words_of(lang)
    if out is not None and page is not None:
        write_page(read_parquet(out), page, lang)
    if as_json:
        told = [
            {"case": case.label, "summary": summary} for case, summary in zip(cases, summaries, strict=True)
        ]
        print(saloon.to_json(told))
        return
    show_cases(f"{table.name} v{table.version}", cases, summaries, lang)
    if page is not None:
        Console(highlight=False, soft_wrap=True).print(words.say("written", {"file": str(page)}))


def show_cases(title: str, cases: list[Setting], summaries: list[Summary], lang: str) -> None:
    """Print the cases side by side: how the kinds of bots did, or, with one kind, the starting player."""
    words = flags.words_of(lang)
    alike = len(set(cases[0].specs)) == 1 and cases[0].players > 1
    headings = ["case", "score", "starter", "decisions"]
    if not alike:
        headings = ["case", "bot", "win-share", "score", "decisions"]
    sections: list[Section] = []
    for case, summary in zip(cases, summaries, strict=True):
        length = number(summary.decisions, lang)
        if alike:
            begins = percent(summary.orders[0].win_share, lang)
            rows = [[case.label, number(summary.specs[0].score, lang), begins, length]]
        else:
            rows = [
                ["", spec.spec, percent(spec.win_share, lang), number(spec.score, lang), ""]
                for spec in summary.specs
            ]
            rows[0][0], rows[0][-1] = case.label, length
        sections.append(rows)
    console = Console(highlight=False)
    told = [words.say(f"table-{heading}") for heading in headings]
    print_table(console, title, told, sections, words=(0,) if alike else (0, 1))
    console.print(intervals(cases[0].players, lang), style="dim")
