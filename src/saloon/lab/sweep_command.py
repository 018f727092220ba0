"""`saloon sweep`: the same games with different options or components, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import typer
from rich.console import Console
from rich.table import Table

import saloon
from saloon.core.given import read_options
from saloon.lab import flags
from saloon.lab.numbers import localized
from saloon.lab.page import make_page
from saloon.lab.simulate_command import play_kept
from saloon.lab.summary_tables import number, percent
from saloon.lab.sweep import make_cases, read_changes
from saloon.lab.table import check_target, read_parquet
from saloon.lab.whole_file import write_whole

MOST_LABEL: Final = 32
"""So wide is the column of the cases at most, where the terminal is narrow."""


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
        int, flags.flag("R", "Play every deal so often, to tell luck from skill.", show_default=True)
    ] = 1,
    jobs: flags.Jobs = None,
    ray: flags.Ray = None,
    seed: flags.Seed = 0,
    as_json: flags.AsJson = False,
    out: Annotated[
        Path | None,
        flags.flag("FILE.parquet", "Keep the games in this file, and a page with pictures beside it."),
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
    With --out the games go to a Parquet file, and the report of `saloon report` beside it.
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
        write_whole(page, make_page(read_parquet(out), lang).encode())
    if as_json:
        told = [
            {"case": case.label, "summary": summary} for case, summary in zip(cases, summaries, strict=True)
        ]
        print(saloon.to_json(told))
        return
    shown = Table(title=f"{table.name} v{table.version}", title_justify="left")
    for place, heading in enumerate(("case", "bot", "win-share", "score", "decisions")):
        width = min(MOST_LABEL, max(len(case.label) for case in cases)) if place == 0 else None
        justify: Literal["left", "right"] = "left" if place < 2 else "right"
        shown.add_column(words.say(f"table-{heading}"), justify=justify, min_width=width, overflow="fold")
    for case, summary in zip(cases, summaries, strict=True):
        for place, spec in enumerate(summary.specs):
            length = "" if place else number(summary.decisions, lang)
            shown.add_row(
                "" if place else case.label,
                spec.spec,
                percent(spec.win_share, lang),
                number(spec.score, lang),
                length,
            )
        shown.add_section()
    console = Console(highlight=False)
    console.print(shown)
    even = localized(f"{100 / len(specs):.1f}", lang)
    console.print(words.say("table-intervals", {"even": even}), style="dim")
    if page is not None:
        console.print(words.say("written", {"file": str(page)}), soft_wrap=True)
