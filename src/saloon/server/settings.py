"""Settings: how a house is run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Settings:
    """All that can differ between two houses; times are in seconds."""

    url: str
    """The database."""
    sync: bool = False
    """Whether every choice waits until SQLite's file has reached the disk."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other sites whose pages may open sockets, besides the house's own."""
    limits: bool = True
    """Whether rates are limited."""
    away: float = 20.0
    """After so long without a connection others may let a bot stand in."""
    grace: float = 15.0
    """After so long without a sign another process looks after a table that waits for the house."""
    idle: float = 30.0
    """A table that nobody looks at is put out of memory after so long."""
    workers: int | None = None
    """Processes for bots; by default one less than there are processors."""
    components: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: components of the house's own, with which tables are opened instead of the game's."""
    client: Path = Path(__file__).parent / "client"
    """The built browser client."""
