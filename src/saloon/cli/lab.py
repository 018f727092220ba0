"""The way to the lab, which is an extra: `saloon simulate`, `report`, `sweep`, `arena`, `tune`.

The lab reads its own command lines, help included: this door stays light and needs no lab.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

import typer

from saloon.core.errors import SaloonError

SETTINGS: Final[dict[str, Any]] = {
    "ignore_unknown_options": True,
    "allow_extra_args": True,
    "help_option_names": [],
}


def simulate(context: typer.Context) -> None:
    """Play many games between bots and look at the numbers (needs the lab: `pip install 'saloon[lab]'`)."""
    _pass_on("simulate", context)


def report(context: typer.Context) -> None:
    """Turn simulated games into one page of pictures."""
    _pass_on("report", context)


def sweep(context: typer.Context) -> None:
    """Play the same games with different options or components, side by side."""
    _pass_on("sweep", context)


def arena(context: typer.Context) -> None:
    """Find out which bots are better, and how sure that is."""
    _pass_on("arena", context)


def tune(context: typer.Context) -> None:
    """Improve the weights of a game's bots by self-play."""
    _pass_on("tune", context)


COMMANDS: Final = [simulate, report, sweep, arena, tune]


def _pass_on(name: str, context: typer.Context) -> None:
    """Pass the command on to the lab."""
    try:
        lab = importlib.import_module(f"saloon.lab.{name}_command")
    except ImportError as error:
        raise SaloonError("no-lab", command=name, problem=str(error)) from None
    command = typer.Typer(
        add_completion=False,
        rich_markup_mode="markdown",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    command.command()(getattr(lab, name))
    code = command(args=context.args, prog_name=f"saloon {name}", standalone_mode=False)
    raise typer.Exit(code if isinstance(code, int) else 0)
