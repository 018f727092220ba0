"""Reads `goals.toml`: the rows to measure and the controls to check."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ratios import WARM_UP_SECONDS

FILE = Path(__file__).parent / "goals.toml"


@dataclass(frozen=True)
class Source:
    """A unit of a worker."""

    worker: str
    unit: str

    def __str__(self) -> str:
        """As the table shows it."""
        return f"{self.worker} {self.unit}"


@dataclass(frozen=True)
class Row:
    """One ratio: a unit of Saloon against a unit of a peer."""

    name: str
    saloon: Source
    peer: Source
    count: str
    goal: float | None
    warm_up: float
    """CPU seconds that the peer runs before it is measured."""


@dataclass(frozen=True)
class Control:
    """Two units that play by the same rules, so their games must be equally long."""

    name: str
    left: Source
    right: Source
    tolerance: float


@dataclass(frozen=True)
class Goals:
    """What to measure for one game of Saloon."""

    game: str
    players: int
    options: dict[str, Any]
    rows: list[Row]
    controls: list[Control]

    def workers(self) -> list[str]:
        """The names of all workers that take part, each once."""
        sources = [side for row in self.rows for side in (row.saloon, row.peer)]
        sources += [side for control in self.controls for side in (control.left, control.right)]
        return list(dict.fromkeys(source.worker for source in sources))


def read_row(entry: dict[str, Any], goals: dict[str, float]) -> Row:
    """A row as the file has it, with its goal for a game."""
    if entry["count"] not in ("decisions", "games"):
        raise ValueError(f"row {entry['name']}: count must be decisions or games")
    return Row(
        name=entry["name"],
        saloon=Source(f"saloon-{entry['build']}", entry["unit"]),
        peer=Source(entry["peer"], entry["peer_unit"]),
        count=entry["count"],
        goal=goals.get(entry["name"]),
        warm_up=entry.get("warm_up", WARM_UP_SECONDS),
    )


def read_control(entry: dict[str, Any]) -> Control:
    """A control as the file has it."""
    return Control(
        name=entry["name"],
        left=Source(**entry["left"]),
        right=Source(**entry["right"]),
        tolerance=entry["tolerance"],
    )


def read_goals(game: str, only: list[str]) -> Goals:
    """The rows and controls of a game, or only those named."""
    document = tomllib.loads(FILE.read_text())
    if game not in document:
        raise SystemExit(f"goals.toml has no game {game!r}")
    entry = document[game]
    wanted = [*entry["goals"], *entry.get("also", [])]
    rows = [read_row(row, entry["goals"]) for row in document["row"] if row["name"] in wanted]
    controls = [read_control(control) for control in document["control"]]
    if only:
        names = [row.name for row in rows] + [control.name for control in controls]
        unknown = [name for name in only if name not in names]
        if unknown:
            raise SystemExit(f"no row named {', '.join(unknown)}; there are {', '.join(names)}")
        rows = [row for row in rows if row.name in only]
        controls = [control for control in controls if control.name in only]
    return Goals(game, entry["players"], entry["options"], rows, controls)
