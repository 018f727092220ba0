"""The front door: `saloon`, `saloon play`, `saloon rules`, … One file per family of commands."""

from __future__ import annotations

from saloon.cli.app import app

__all__ = ["app", "main"]


def main() -> None:
    """The command `saloon`."""
    app(prog_name="saloon")
