"""`saloon play`: a whole game in the terminal, against bots."""

from __future__ import annotations

import importlib
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.authoring.phrases import Phrases
from saloon.bots import make_bot
from saloon.cli.door import Lang, common
from saloon.core.errors import SaloonError
from saloon.core.registry import game_names, load
from saloon.lab.typed import read_components, read_options
from saloon.records.match import Match
from saloon.records.record import Record
from saloon.terminal.drawing import Drawing
from saloon.terminal.files import read_record, refuse_to_overwrite, write_record
from saloon.terminal.seats import BOTS, NAMES, clean_name, noted_bots, noted_names
from saloon.terminal.session import Session
from saloon.terminal.style import make_console, with_signs

if TYPE_CHECKING:
    from saloon.core.game import Game

USUAL_PLAYERS = 4
USUAL_BOT = "greedy"
SEEDS = 10**9
"""Random seeds are below this, so that they are easy to read out and type."""


def _flag(metavar: str, meaning: str) -> Any:
    """A command-line option whose default the help text names, if at all."""
    return typer.Option(metavar=metavar, help=meaning, show_default=False)


Which = Annotated[
    str | None,
    typer.Argument(metavar="GAME|FILE", help="A game, or a saved game to continue.", show_default=False),
]
Players = Annotated[int | None, _flag("N", "How many play, including you; by default 4 if possible.")]
Specs = Annotated[
    str | None,
    _flag(
        "SPEC,…",
        "The others, one spec for all or one for each: random, greedy (the default), search:ms=500.",
    ),
]
Options = Annotated[list[str] | None, _flag("NAME=VALUE", "An option of the game; may be given again.")]
Seed = Annotated[int | None, _flag("S", "The same seed deals the same cards; by default random.")]
Components = Annotated[Path | None, _flag("FILE.toml", "Your own edition of the components.")]
Save = Annotated[Path | None, _flag("FILE", "Keep the game in this file, after every turn.")]
Resume = Annotated[Path | None, _flag("FILE", "Continue a saved game.")]
Name = Annotated[str, _flag("NAME", "Your name at the table.")]


def play(
    game: Which = None,
    players: Players = None,
    bots: Specs = None,
    option: Options = None,
    lang: Lang = "en",
    seed: Seed = None,
    components: Components = None,
    save: Save = None,
    resume: Resume = None,
    name: Name = "",
) -> None:
    """Play a game in the terminal against bots. You have the first seat.

    While you play, `?` explains everything.
    """
    common(lang)  # complain about an unknown language first
    if resume is not None and game is not None:
        raise SaloonError("game-and-resume")
    if game is not None and game not in game_names() and (Path(game).is_file() or Path(game).suffix):
        resume = Path(game)
    if resume is not None:
        given = {"--players": players, "--option": option, "--seed": seed, "--components": components}
        for flag, value in given.items():
            if value is not None:
                raise SaloonError("fixed-by-record", option=flag)
        record = read_record(resume)
    elif game is None:
        raise SaloonError("which-game", games=", ".join(game_names()))
    else:
        chosen = load(game)
        record = Record(
            chosen,
            _players_for(chosen, bots or USUAL_BOT) if players is None else players,
            read_options(option or []),
            seed=secrets.randbelow(SEEDS) if seed is None else seed,
            components=None if components is None else read_components(chosen, components),
        )
    match = Match(record)
    if match.state.over:
        raise SaloonError("over", file=str(resume))
    specs = _specs(bots, record)
    others = {seat: make_bot(spec, record.seed + seat) for seat, spec in enumerate(specs, start=1)}
    names = noted_names(record, lang)
    if clean_name(name):
        names[0] = clean_name(name)
    record.notes = {**record.notes, NAMES: names, BOTS: ["", *specs]}
    if save == Path():
        raise SaloonError("no-file-name")
    if save is not None and save != resume:
        refuse_to_overwrite(save)
    file = save or resume
    if file is not None:
        write_record(file, record)  # if nothing can be written, fail before the game
    phrases = Phrases(record.game, lang, with_signs(names))
    console = make_console()
    if resume is None and players is None and "," in (bots or ""):
        console.print(common(lang).say("table-size", {"players": record.players}))
    session = Session(match, others, phrases, Drawing(record.game), console, _read_line, file)
    session.run()


def _players_for(game: Game, bots: str) -> int:
    """The named bots and you, otherwise four or the nearest number that the game allows."""
    named = bots.count(",") + 1
    wanted = named + 1 if named > 1 else USUAL_PLAYERS
    return wanted if named > 1 else min(max(wanted, game.min_players), game.max_players)


def _specs(given: str | None, record: Record) -> list[str]:
    """A bot for every seat but the first: as given, otherwise from the record, otherwise the default."""
    others = record.players - 1
    named = [spec.strip() for spec in given.split(",")] if given is not None else noted_bots(record)
    if len(named) <= 1:
        named = [*named, USUAL_BOT][:1] * others
    if len(named) != others:
        raise SaloonError("bots-count", bots=len(named), seats=others)
    return named


def _read_line(prompt: str) -> str | None:
    """The next line of the input, None at its end; with line editing on a terminal."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            importlib.import_module("readline")  # gives `input` its history and editing
        try:
            return input(prompt)
        except EOFError:
            return None
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        return None
    print(line.rstrip("\n"))  # so that the output reads like a game that was typed
    return line
