"""A run of the server as tables for people and as JSON for machines."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict
from statistics import fmean
from typing import TYPE_CHECKING, Any

from ratios import unsteadiness
from report import NOTHING, coloured, processor
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from pathlib import Path

    from serving.found import Found, LoadFound, SideFound

SHARES = (0.5, 0.95, 0.99)


def percentiles(side: SideFound, who: str) -> str:
    """As the table shows them."""
    return " / ".join(f"{side.milliseconds(who, share):.3g}" for share in SHARES)


def side_cells(side: SideFound) -> list[str]:
    """What one side did under a load."""
    if side.skipped or not side.slices:
        return [NOTHING] * 9
    server_busy, cost, memory = side.server_busy(), side.cost_of_move(), side.memory()
    return [
        f"{fmean(side.moves_per_second()):,.0f}",
        percentiles(side, "mover"),
        percentiles(side, "everyone"),
        NOTHING if server_busy is None else f"{server_busy:.0%}",
        NOTHING if cost is None else f"{cost:.0f}",
        NOTHING if memory is None else f"{memory:.0f}",
        f"{side.people_busy():.0%}",
        f"{side.bytes_per_update():,.0f}",
        f"{sum(one.games for one in side.slices):,}",
    ]


def print_loads(console: Console, found: Found) -> None:
    """All that was measured."""
    table = Table(
        "load", "tables", "server", "moves/s", "mover ms", "everyone ms", "server CPU", "µs/move", "MB",
        "people CPU", "bytes/update", "games over",
        title="People at tables, one socket per seat (ms: p50 / p95 / p99)",
    )  # fmt: skip
    for load in found.loads:
        for name, side in load.sides.items():
            table.add_row(load.load.name, str(load.load.tables), name, *side_cells(side))
            if side.skipped:
                table.add_row("", "", coloured(f"skipped: {side.skipped}"))
    console.print(table)


def print_goals(console: Console, found: Found) -> None:
    """What had to be reached."""
    table = Table("load", "goal", "found", "95 %", "wanted", "verdict")
    for load in found.loads:
        if skipped := load.skipped():
            table.add_row(load.load.name, *[NOTHING] * 4, coloured(f"skipped: {skipped}"))
            continue
        for judged in load.judged():
            low, high = judged.interval
            verdict = coloured(found.verdict(judged))
            table.add_row(
                load.load.name,
                judged.what,
                f"{judged.value:.2f}",
                f"{low:.2f} to {high:.2f}",
                judged.wanted,
                verdict,
            )
    console.print(table)


def print_found(found: Found) -> None:
    """Everything, for people."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=200)  # a log file has no window to widen
    print_loads(console, found)
    print_goals(console, found)
    versions = ", ".join(f"{name} {version}" for name, version in found.versions.items())
    console.print(f"Versions: {versions}; Saloon stores in {found.database}, its peer in memory")
    averages = " ".join(f"{average:.2f}" for average in found.averages)
    others = f"{fmean(found.others):.2f}" if found.others else "?"
    console.print(
        f"{found.launches} launches, {found.plan.seats} seats a table; load average by launch: {averages}; "
        f"cores used by others: {others}; spin loop p90/p10 {unsteadiness(found.spins):.2f}"
    )
    for objection in found.objections():
        console.print(f"[bold yellow]Not judged:[/] {objection}")


def load_as_json(load: LoadFound, found: Found) -> dict[str, Any]:
    """A load with every launch, the single times left out."""
    document: dict[str, Any] = asdict(load.load)
    for name, side in load.sides.items():
        document[name] = {"skipped": side.skipped, "launches": [slice_as_json(one) for one in side.slices]}
        if side.slices:
            document[name]["milliseconds"] = {
                who: {f"p{share * 100:g}": side.milliseconds(who, share) for share in (*SHARES, 1.0)}
                for who in ("mover", "everyone")
            }
    if not load.skipped():
        document["goals"] = [{**asdict(judged), "verdict": found.verdict(judged)} for judged in load.judged()]
    return document


def slice_as_json(one: object) -> dict[str, Any]:
    """A slice without its single times."""
    return {name: value for name, value in vars(one).items() if name not in ("mover", "everyone")}


def write_json(found: Found, file: Path) -> None:
    """Everything, for machines."""
    plan = found.plan
    document = {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "peer": plan.peer,
        "quick": found.quick,
        "launches": found.launches,
        "objections": found.objections(),
        "database": found.database,
        "versions": found.versions,
        "machine": {
            "system": platform.platform(),
            "processor": processor(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "load_average_by_launch": found.averages,
            "cores_used_by_others": found.others,
            "spin_p90_over_p10": unsteadiness(found.spins),
        },
        "loads": [load_as_json(load, found) for load in found.loads],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n")
