"""The commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

import saloon
from saloon.cli.door import Door
from saloon.cli.lab import COMMANDS, SETTINGS
from saloon.cli.library import components, games, rules
from saloon.cli.playing import play
from saloon.cli.records import replay, verify
from saloon.cli.serving import serve

app = typer.Typer(
    cls=Door,
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve)
app.command()(games)
app.command()(play)
app.command()(replay)
app.command()(verify)
app.command()(rules)
app.command()(components)
for command in COMMANDS:
    app.command(context_settings=SETTINGS, add_help_option=False)(command)


def _show_version(asked: bool) -> None:
    if asked:
        print(f"saloon {saloon.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and exit."),
    ] = False,
) -> None:
    """Modern tabletop games on one table: play them, replay them, simulate them.

    Without a command the house opens, with its lobby in the browser.
    """
    if context.invoked_subcommand is None:
        serve()
