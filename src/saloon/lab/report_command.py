"""`saloon report`: simulated games as one page of pictures."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from saloon.core.registry import load
from saloon.lab import flags
from saloon.lab.page import make_page, questions
from saloon.lab.progress import bar
from saloon.lab.table import check_target, read_parquet
from saloon.lab.whole_file import write_whole

if TYPE_CHECKING:
    from saloon.lab.results import Setting
    from saloon.lab.table import Experiment


def report(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.parquet", help="What `saloon simulate` or `saloon sweep` wrote.", show_default=False
        ),
    ],
    out: Annotated[
        Path | None, flags.flag("FILE.html", "Where to write the page; by default next to the file.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file of --out.")] = False,
    lang: flags.Lang = "en",
) -> None:
    """Turn simulated games into one self-contained page of pictures.

    It answers: who wins, and how sure that is; whether it matters who begins; how scores spread and where
    points come from; how long it takes; how close it is; how much is luck (for games that were simulated with
    --replays); what winners do differently.
    """
    experiment = read_parquet(file)
    page = out or file.with_suffix(".html")
    # A page that was made from the file next to it may be overwritten.
    check_target(page, force=force or out is None, suffix=".html")
    write_page(experiment, page, lang)
    Console(highlight=False, soft_wrap=True).print(flags.words_of(lang).say("written", {"file": str(page)}))


def write_page(experiment: Experiment, page: Path, lang: str) -> None:
    """Draw with a progress bar, and write the whole page."""
    with bar("drawing", questions(experiment), lang) as progress:
        told = make_page(experiment, lang, command_of(experiment.settings), progress)
    write_whole(page, told.encode())


def command_of(settings: list[Setting]) -> str:
    """The command that simulates the same games, as far as a command line can express it."""
    setting = settings[0]
    if len(settings) > 1:
        return ""
    words = ["saloon", "simulate", setting.game, "--players", ",".join(setting.specs)]
    words += ["--games", str(setting.games), "--seed", str(setting.seed)]
    words += ["--replays", str(setting.replays)] if setting.replays > 1 else []
    defaults = {option.name: option.default for option in load(setting.game).options}
    for name, value in setting.options.items():
        words += ["--option", f"{name}={value}"] if value != defaults[name] else []
    return shlex.join(words if setting.components is None else [*words, "--components", "FILE.toml"])
