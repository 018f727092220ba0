"""The commands, put together."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from saloon.cli.door import Door, common
from saloon.cli.library import components, games, rules
from saloon.cli.playing import play
from saloon.cli.records import replay, verify
from saloon.cli.simulating import simulate
from saloon.core.registry import game_names, load
from saloon.terminal.style import make_console

app = typer.Typer(
    cls=Door,
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(games)
app.command()(play)
app.command()(replay)
app.command()(verify)
app.command()(rules)
app.command()(components)
# The lab reads its own command line, help included: this door stays light and needs no lab.
app.command(
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []},
    add_help_option=False,
)(simulate)


def _show_version(asked: bool) -> None:
    if asked:
        try:
            print(f"saloon {version('saloon')}")
        except PackageNotFoundError:
            print("saloon (not installed)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and leave."),
    ] = False,
) -> None:
    """Modern tabletop games on one table: play them, replay them, simulate them.

    Begin with `saloon play cover_your_assets`.
    """
    if context.invoked_subcommand is None:
        _greet()


def _greet() -> None:
    """What there is and how to begin."""
    words = common("en")
    console = make_console()
    console.print(Text(words.say("start-title"), style="key"))
    console.print()
    names = game_names()
    table = Table.grid(padding=(0, 3, 0, 0))
    for name in names:
        told = load(name).words("en")
        table.add_row(Text(f"  {name}", style="title"), told.say("game-tagline"))
    console.print(table)
    console.print()
    first = names[0] if names else "GAME"
    commands = Table.grid(padding=(0, 3, 0, 0))
    commands.add_row(Text(f"  saloon play {first}", style="brass"), words.say("start-play"))
    commands.add_row(Text(f"  saloon rules {first}", style="brass"), words.say("start-rules"))
    commands.add_row(Text("  saloon --help", style="brass"), words.say("start-help"))
    console.print(commands)
