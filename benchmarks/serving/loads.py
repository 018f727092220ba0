"""Reads the server's part of `goals.toml`: which tables are played, how fast, and what must hold."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from goals import FILE


@dataclass(frozen=True)
class Load:
    """A number of tables at one pace, and the goals for it."""

    name: str
    tables: int
    pace: str
    seconds: float
    goal_moves: float | None = None
    goal_p99: float | None = None
    limit_p99: float | None = None


@dataclass(frozen=True)
class Plan:
    """What is served, and what is played there."""

    game: str
    seats: int
    options: dict[str, Any]
    peer: str
    loads: list[Load]

    def __post_init__(self) -> None:
        """Tables are only ever added, so the loads must grow."""
        sizes = [load.tables for load in self.loads]
        if sizes != sorted(sizes):
            raise ValueError("goals.toml: the loads of the server must be ordered by their tables")


def read_plan(only: list[str]) -> Plan:
    """The plan, or only the named loads of it."""
    entry = tomllib.loads(FILE.read_text())["server"]
    loads = [Load(**load) for load in entry.pop("load")]
    names = [load.name for load in loads]
    unknown = [name for name in only if name not in names]
    if unknown:
        raise SystemExit(f"no load named {', '.join(unknown)}; there are {', '.join(names)}")
    return Plan(**entry, loads=[load for load in loads if not only or load.name in only])
