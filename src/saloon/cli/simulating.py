"""`saloon simulate`: the way to the lab, which is an extra."""

from __future__ import annotations

import importlib

import typer

from saloon.core.errors import SaloonError


def simulate(context: typer.Context) -> None:
    """Play many games between bots and look at the numbers (needs the lab: `pip install 'saloon[lab]'`)."""
    try:
        lab = importlib.import_module("saloon.lab.simulate_command")
    except ImportError as error:
        raise SaloonError("no-lab", problem=str(error)) from None
    command = typer.Typer(add_completion=False, context_settings={"help_option_names": ["-h", "--help"]})
    command.command()(lab.simulate)
    code = command(args=context.args, prog_name="saloon simulate", standalone_mode=False)
    raise typer.Exit(code if isinstance(code, int) else 0)
