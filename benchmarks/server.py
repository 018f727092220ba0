"""Saloon's server and boardgame.io's under the same load: `python benchmarks/server.py [--quick]`.

See README.md next to this file for what the numbers mean.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from pathlib import Path
from subprocess import CalledProcessError
from typing import TYPE_CHECKING

from provision import HERE, SOURCES, UnavailableError
from ratios import spin_times
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn
from serving.found import Found, LoadFound
from serving.loads import Load, Plan, read_plan
from serving.report import print_found, write_json
from serving.sides import Side, can_pin, machine_seconds, peer_side, saloon_side

import saloon

if TYPE_CHECKING:
    from collections.abc import Callable

OURS = "saloon"
LAUNCHES = 15
WARM_UP_SECONDS = 3.0
QUICK_SECONDS = 4.0
SCRATCH = HERE / "results"
"""The folder of Saloon's file during the measurement: on a real disk, unlike perhaps the system's."""


class Bench:
    """One run: how to start both sides, and what has been found so far."""

    def __init__(self, plan: Plan, quick: bool, database: str | None, console: Console) -> None:
        """Prepare a run."""
        self.console = console
        self.database = database
        self.warm_up = Load("warm-up", plan.loads[0].tables, "full", 1.0 if quick else WARM_UP_SECONDS)
        self.starters: dict[str, Callable[[], Side]] = {}
        self.found = Found(
            plan=plan,
            quick=quick,
            launches=1 if quick else LAUNCHES,
            database=(database or "sqlite").partition(":")[0],
            pinned=can_pin(),
            build=wrong_build(),
            loads=[LoadFound(load, [OURS, plan.peer]) for load in plan.loads],
        )

    def prepare(self, folder: str) -> None:
        """Install what is not installed yet; a side that cannot take part is remembered with the reason."""
        plan, say = self.found.plan, self.console.print
        ours = partial(saloon_side, plan, self.database, folder, say)
        for name, make in ((OURS, ours), (plan.peer, partial(peer_side, plan, say))):
            try:
                self.starters[name] = make()
            except (UnavailableError, OSError, CalledProcessError) as reason:
                self.skip(name, str(reason))

    def run(self) -> None:
        """Every launch: both sides, one after the other, because an idle server with its pings disturbs."""
        found = self.found
        steps = found.launches * len(self.starters) * len(found.loads)
        columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=self.console, transient=True) as progress:
            task = progress.add_task("measuring", total=steps)
            for launch in range(found.launches):
                found.averages.append(os.getloadavg()[0])
                found.spins += spin_times()
                for name in list(self.starters)[:: 1 if launch % 2 == 0 else -1]:
                    try:
                        self.measure(name, lambda what: progress.update(task, description=what, advance=1))
                    except UnavailableError as reason:
                        self.skip(name, str(reason))

    def measure(self, name: str, tell: Callable[[str], None]) -> None:
        """One launch of one side, all loads."""
        side = self.starters[name]()
        self.found.versions[name] = side.people.greeting.get("version", version("saloon"))
        try:
            side.open(self.warm_up.tables)
            side.play(self.warm_up)
            for load in self.found.loads:
                tell(f"{name} {load.load.name}")
                side.open(load.load.tables)
                before = machine_seconds()
                one = side.play(load.load)
                after = machine_seconds()
                load.sides[name].slices.append(one)
                if before is not None and after is not None and one.server_cpu is not None:
                    ours = one.server_cpu + one.people_cpu
                    self.found.others.append(max(0.0, after - before - ours) / one.seconds)
        finally:
            side.stop()

    def skip(self, name: str, reason: str) -> None:
        """A side that failed once is not measured again."""
        self.starters.pop(name, None)
        for load in self.found.loads:
            load.sides[name].skipped = reason


def wrong_build() -> str | None:
    """What is wrong with the installed package, if anything."""
    if not saloon.compiled():
        return "the installed package is not compiled."
    package = Path(saloon.__file__).parent
    here = SOURCES / "saloon"
    if any(
        not (installed := package / file.relative_to(here)).exists()
        or installed.read_bytes() != file.read_bytes()
        for file in here.rglob("*.py")
    ):
        return "the installed package was not built from the current src/; install it again."
    return None


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Measure Saloon's server and boardgame.io's side by side.")
    parser.add_argument("--quick", action="store_true", help="less than a minute, without verdicts")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all results")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="only this load (repeatable)"
    )
    parser.add_argument("--seats", type=int, choices=range(2, 7), help="seats and sockets of a table")
    parser.add_argument("--db", metavar="URL", help="where Saloon stores; by default a fresh SQLite file")
    parser.add_argument("--strict", action="store_true", help="a missed goal is a failure")
    return parser.parse_args()


def main() -> int:
    """Status 1 only with --strict, if a judged goal was missed."""
    arguments = read_arguments()
    plan = read_plan(arguments.only)
    if arguments.quick:
        plan = replace(plan, loads=[replace(load, seconds=QUICK_SECONDS) for load in plan.loads])
    if arguments.seats:
        plan = replace(plan, seats=arguments.seats)
    bench = Bench(plan, arguments.quick, arguments.db, Console())
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tables-", dir=SCRATCH) as folder:
        bench.prepare(folder)
        bench.run()
    print_found(bench.found)
    if arguments.json:
        write_json(bench.found, arguments.json)
    return 1 if arguments.strict and "missed" in bench.found.verdicts() else 0


if __name__ == "__main__":
    raise SystemExit(main())
