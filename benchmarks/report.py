"""What a run found: judged row by row, as a table for people and as JSON for machines."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratios import Pair, Tally, unsteadiness
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from goals import Control, Goals, Row

NOTHING = "-"
STEADY_ENOUGH = 2.5
COLOURS = {"holds": "green", "missed": "bold yellow", "wrong": "bold red", "skipped": "yellow"}


@dataclass
class RowResult:
    """A row with its measurements, or why there are none."""

    row: Row
    pair: Pair
    skipped: str | None = None

    def verdict(self, judging: bool) -> str:
        """The verdict, in one word."""
        if self.skipped:
            return f"skipped: {self.skipped}"
        if self.row.goal is None:
            return "no goal"
        if not judging:
            return "not judged"
        return "holds" if self.pair.interval()[0] >= self.row.goal else "missed"


@dataclass
class ControlResult:
    """The lengths of games on both sides of a control."""

    control: Control
    left: Tally = field(default_factory=Tally)
    right: Tally = field(default_factory=Tally)
    skipped: str | None = None

    def difference(self) -> float:
        """By what share the left side's games are longer."""
        return self.left.decisions_per_game() / self.right.decisions_per_game() - 1

    def verdict(self) -> str:
        """The verdict, in one word."""
        if self.skipped:
            return f"skipped: {self.skipped}"
        return "holds" if abs(self.difference()) <= self.control.tolerance else "wrong"


@dataclass
class Report:
    """A whole run."""

    goals: Goals
    quick: bool
    launches: int
    quads: int
    rows: list[RowResult]
    controls: list[ControlResult]
    greetings: dict[str, dict[str, Any]] = field(default_factory=dict)
    spins: list[float] = field(default_factory=list)
    loads: list[float] = field(default_factory=list)

    def objection(self) -> str | None:
        """Why verdicts would be meaningless, if they would."""
        if unsteadiness(self.spins) > STEADY_ENOUGH:
            return "the machine is too unsteady; try when it is quiet."
        if self.same_in_builds("sources") is False:
            return "the installed package was not built from the current src/; install it again."
        if self.quick:
            return "a quick run is only a rough check."
        return None

    def judging(self) -> bool:
        """Whether goals are judged."""
        return self.objection() is None

    def same_in_builds(self, fact: str) -> bool | None:
        """Whether both builds of Saloon agree; None if one of them is missing."""
        compiled = self.greetings.get("saloon-compiled", {}).get(fact)
        plain = self.greetings.get("saloon-plain", {}).get(fact)
        return compiled == plain if compiled and plain else None

    def digests(self) -> str:
        """Whether both builds of Saloon play the same games."""
        if not self.same_in_builds("sources"):
            return "skipped: needs both builds, made from the same sources"
        return "holds" if self.same_in_builds("digest") else "wrong"

    def verdicts(self) -> list[str]:
        """All verdicts, each in one word."""
        rows = [result.verdict(self.judging()) for result in self.rows]
        return [*rows, *(result.verdict() for result in self.controls), self.digests()]

    def version_of(self, worker: str) -> str:
        """The version that a worker reported."""
        return str(self.greetings.get(worker, {}).get("version", "?"))


def coloured(verdict: str) -> str:
    """A verdict for the table."""
    colour = COLOURS.get(verdict.partition(":")[0])
    return f"[{colour}]{verdict}[/]" if colour else verdict


def row_cells(result: RowResult, report: Report) -> list[str]:
    """A row as the table shows it."""
    row, pair = result.row, result.pair
    goal = NOTHING if row.goal is None else f"≥ {row.goal:g}"
    cells = [row.name, str(row.saloon), str(row.peer), row.count]
    if result.skipped:
        return [*cells, *[NOTHING] * 5, goal, coloured(result.verdict(False))]
    low, high = pair.interval()
    return [
        *cells,
        f"{pair.ours.microseconds_per(row.count):.3g}",
        f"{pair.theirs.microseconds_per(row.count):.3g}",
        f"{pair.ours.decisions_per_game():.1f} / {pair.theirs.decisions_per_game():.1f}",
        f"{pair.ratio():.2f}",
        f"{low:.2f} to {high:.2f}",
        goal,
        coloured(result.verdict(report.judging())),
    ]


def print_rows(console: Console, report: Report) -> None:
    """The ratios."""
    table = Table(
        "row", "Saloon", "peer", "count", "µs", "peer µs", "decisions/game", "ratio", "95 %",
        "goal", "verdict", title="Saloon and its peers (different rules; how many times as fast)",
    )  # fmt: skip
    for result in report.rows:
        table.add_row(*row_cells(result, report))
    console.print(table)


def print_controls(console: Console, report: Report) -> None:
    """Whether the harness can be trusted."""
    table = Table("control", "left", "right", "decisions/game", "difference", "verdict")
    for result in report.controls:
        control = result.control
        cells = [control.name, str(control.left), str(control.right)]
        if result.skipped:
            cells += [NOTHING, NOTHING]
        else:
            lengths = f"{result.left.decisions_per_game():.2f}"
            cells.append(f"{lengths} / {result.right.decisions_per_game():.2f}")
            cells.append(f"{result.difference():+.2%}")
        table.add_row(*cells, coloured(result.verdict()))
    builds = ["saloon-compiled", "saloon-plain"]
    table.add_row("digests", *builds, NOTHING, NOTHING, coloured(report.digests()))
    console.print(table)


def print_conditions(console: Console, report: Report) -> None:
    """What was measured, how often, and on how quiet a machine."""
    versions = ", ".join(f"{name} {report.version_of(name)}" for name in report.greetings)
    console.print(f"Versions: {versions}")
    loads = " ".join(f"{load:.2f}" for load in report.loads)
    console.print(
        f"{report.launches} launches of {report.quads} quads; load average by launch: {loads}; "
        f"spin loop p90/p10 {unsteadiness(report.spins):.2f}"
    )
    if report.objection():
        console.print(f"[bold yellow]Not judged:[/] {report.objection()}")


def print_report(report: Report) -> None:
    """Everything, for people."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=200)  # a log file has no window to widen
    print_rows(console, report)
    print_controls(console, report)
    print_conditions(console, report)


def row_as_json(result: RowResult, report: Report) -> dict[str, Any]:
    """A row with every quad, so that others can do their own statistics."""
    found: dict[str, Any] = {
        **asdict(result.row),
        "verdict": result.verdict(report.judging()),
        "same_rules": False,
    }
    if not result.skipped:
        found |= {
            "ratio": result.pair.ratio(),
            "interval": result.pair.interval(),
            "saloon_tally": asdict(result.pair.ours),
            "peer_tally": asdict(result.pair.theirs),
            "log_ratios": result.pair.launches,
        }
    return found


def control_as_json(result: ControlResult) -> dict[str, Any]:
    """A control with what both sides counted."""
    found: dict[str, Any] = {**asdict(result.control), "verdict": result.verdict()}
    if not result.skipped:
        found |= {"left_tally": asdict(result.left), "right_tally": asdict(result.right)}
    return found


def write_json(report: Report, file: Path) -> None:
    """Everything, for machines."""
    document = {
        "game": report.goals.game,
        "players": report.goals.players,
        "options": report.goals.options,
        "quick": report.quick,
        "judged": report.judging(),
        "launches": report.launches,
        "quads_per_launch": report.quads,
        "machine": {
            "system": platform.platform(),
            "processor": processor(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "load_average_by_launch": report.loads,
            "spin_p90_over_p10": unsteadiness(report.spins),
        },
        "workers": report.greetings,
        "rows": [row_as_json(result, report) for result in report.rows],
        "controls": [control_as_json(result) for result in report.controls],
        "digests": report.digests(),
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


def processor() -> str:
    """The name of the processor, if Linux reports it."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()
