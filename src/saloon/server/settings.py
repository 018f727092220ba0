"""Settings: how a house is run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Settings:
    """Everything that can differ between two houses; times are in seconds."""

    url: str
    """The database."""
    sync: bool = False
    """Whether every choice waits until SQLite has synced it to disk."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other sites whose pages may open sockets, besides the house's own."""
    limits: bool = True
    """Whether rates are limited."""
    away: float = 20.0
    """How long a player is disconnected before others may let a bot stand in."""
    grace: float = 15.0
    """How long a process is silent before another takes over a table that waits for the house."""
    idle: float = 30.0
    """How long a table without connections stays in memory."""
    workers: int | None = None
    """Processes for bots; by default one fewer than there are processors."""
    components: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: the house's own components, used for new tables instead of the game's."""
    client: Path = Path(__file__).parent / "client"
    """The built browser client."""
