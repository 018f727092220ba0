"""Flags: what the commands of the lab have in common on the command line."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from saloon.core.words import load_words
from saloon.lab.errors import PACKAGE, BadSimulation
from saloon.lab.typed import read_components

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saloon.core.game import Game
    from saloon.core.words import Words


def flag(metavar: str, meaning: str, *, show_default: bool = False) -> Any:
    """An option of the command line."""
    return typer.Option(metavar=metavar, help=meaning, show_default=show_default)


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The name of a game; `saloon games` lists them.", show_default=False),
]
Players = Annotated[str, flag("SPEC,…", "A bot for every player: greedy,random,search:n=200.")]
Games = Annotated[int, flag("N", "How many games.", show_default=True)]
Jobs = Annotated[int | None, flag("J", "How many processes; by default one per processor.")]
Ray = Annotated[str | None, flag("ADDRESS", "Play on a Ray cluster: auto, HOST:PORT or ray://HOST:PORT.")]
Seed = Annotated[int, flag("S", "The same seed gives the same games.", show_default=True)]
Options = Annotated[list[str] | None, flag("NAME=VALUE", "An option of the game; may be given again.")]
Components = Annotated[Path | None, flag("FILE.toml", "Your own edition of the components.")]
Out = Annotated[Path | None, flag("FILE.parquet", "Write a row for every game and player to this file.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite the file of --out.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Lang = Annotated[
    str, typer.Option("--lang", envvar="SALOON_LANG", metavar="en|cs", help="The language: English or Czech.")
]


def words_of(lang: str) -> Words:
    """The lab's texts in a language."""
    return load_words(PACKAGE, lang)


def read_players(game: Game, players: str) -> list[str]:
    """The bots of a command line."""
    if not players:
        raise BadSimulation("who-plays", least=game.min_players, most=game.max_players)
    return [spec.strip() for spec in players.split(",")]


def read_edition(game: Game, path: Path | None) -> dict[str, Any] | None:
    """The components of a command line, None for the game's own."""
    return None if path is None else read_components(game, path)


def check_workers(jobs: int | None, ray: str | None) -> None:
    """BadSimulation if both a number of processes and a cluster are given."""
    if jobs is not None and ray is not None:
        raise BadSimulation("jobs-and-ray")


@contextmanager
def told_when_interrupted(lang: str, message: str) -> Iterator[None]:
    """After Ctrl-C, say on standard error what is kept and how to continue."""
    try:
        yield
    except KeyboardInterrupt:
        Console(stderr=True, soft_wrap=True, highlight=False).print(words_of(lang).say(message))
        raise
