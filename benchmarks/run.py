"""Saloon and its peers side by side, in one interleaved run: `python benchmarks/run.py [--quick]`.

See README.md next to this file for what the numbers mean.
"""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path
from subprocess import CalledProcessError

from goals import Goals, read_goals
from provision import Command, UnavailableError, command_for
from ratios import Pair, spin_times
from report import ControlResult, Report, RowResult, print_report, write_json
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn
from workers import Worker

FULL = (10, 5)  # launches, and quads of each row in each launch
QUICK = (3, 2)
CONTROL_SECONDS = 1.0


class Bench:
    """One run: the workers' commands, and what has been found so far."""

    def __init__(self, goals: Goals, quick: bool, console: Console) -> None:
        """Prepare a run."""
        launches, quads = QUICK if quick else FULL
        self.console = console
        self.report = Report(
            goals,
            quick,
            launches,
            quads,
            [RowResult(row, Pair(row.count)) for row in goals.rows],
            [ControlResult(control) for control in goals.controls],
        )
        self.commands: dict[str, Command] = {}
        self.unavailable: dict[str, str] = {}
        self.workers: dict[str, Worker] = {}

    def prepare(self) -> None:
        """Install what is not installed yet."""
        for name in self.report.goals.workers():
            try:
                self.commands[name] = command_for(name, self.report.goals, self.console.print)
            except (UnavailableError, OSError, CalledProcessError) as reason:
                self.unavailable[name] = f"{name}: {reason}"

    def run(self) -> None:
        """Every launch: fresh workers, then all rows and controls."""
        report = self.report
        steps = report.launches * (len(report.rows) + len(report.controls))
        columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=self.console, transient=True) as progress:
            task = progress.add_task("measuring", total=steps)
            for _ in range(report.launches):
                report.loads.append(os.getloadavg()[0])
                report.spins += spin_times()
                self.start_workers()
                try:
                    for row in report.rows:
                        progress.update(task, description=row.row.name, advance=1)
                        self.measure_row(row)
                    for control in report.controls:
                        progress.update(task, description=control.control.name, advance=1)
                        self.measure_control(control)
                finally:
                    self.stop_workers()

    def start_workers(self) -> None:
        """Start all workers that can take part; remember the others with the reason."""
        for name, command in self.commands.items():
            if name in self.unavailable:
                continue
            try:
                worker = self.workers[name] = Worker(name, command)
                check_build(worker)
            except UnavailableError as reason:
                self.unavailable[name] = f"{name}: {reason}"
            else:
                self.report.greetings[name] = worker.greeting

    def stop_workers(self) -> None:
        """End all workers."""
        for worker in self.workers.values():
            worker.stop()
        self.workers.clear()

    def worker(self, name: str) -> Worker:
        """A running worker; raises UnavailableError."""
        if name in self.unavailable:
            raise UnavailableError(self.unavailable[name])
        return self.workers[name]

    def measure_row(self, result: RowResult) -> None:
        """One launch of a row; a row that fails once is skipped for good."""
        if result.skipped:
            return
        row = result.row
        try:
            ours = partial(self.worker(row.saloon.worker).ask, row.saloon.unit)
            theirs = partial(self.worker(row.peer.worker).ask, row.peer.unit)
            result.pair.measure(ours, theirs, row.warm_up, self.report.quads)
        except UnavailableError as reason:
            result.skipped = str(reason)

    def measure_control(self, result: ControlResult) -> None:
        """One launch of a control."""
        if result.skipped:
            return
        control = result.control
        try:
            left = self.worker(control.left.worker).ask(control.left.unit, CONTROL_SECONDS)
            right = self.worker(control.right.worker).ask(control.right.unit, CONTROL_SECONDS)
        except UnavailableError as reason:
            result.skipped = str(reason)
            return
        result.left.add(left)
        result.right.add(right)


def check_build(worker: Worker) -> None:
    """A build of Saloon must be what its name says, or its ratios would describe the other one."""
    compiled = worker.greeting.get("compiled")
    if worker.name == "saloon-compiled" and not compiled:
        raise UnavailableError("the installed package is not compiled")
    if worker.name == "saloon-plain" and compiled:
        raise UnavailableError("the sources have compiled modules next to them")


def pin_to_one_core() -> None:
    """Pin this process and the workers, which inherit it, to one core; not every system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> int:
    """Status 1 if a control or the digests are wrong; with --strict also if a judged goal was missed."""
    parser = argparse.ArgumentParser(description="Measure Saloon and its peers side by side.")
    parser.add_argument("--quick", action="store_true", help="about two minutes, without verdicts")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all results")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="only this row (repeatable)"
    )
    parser.add_argument("--strict", action="store_true", help="a missed goal is a failure")
    parser.add_argument("--game", default="cover_your_assets", help="a game of goals.toml")
    arguments = parser.parse_args()

    bench = Bench(read_goals(arguments.game, arguments.only), arguments.quick, Console())
    bench.prepare()
    pin_to_one_core()
    bench.run()
    print_report(bench.report)
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        write_json(bench.report, arguments.json)
    verdicts = bench.report.verdicts()
    return 1 if "wrong" in verdicts or (arguments.strict and "missed" in verdicts) else 0


if __name__ == "__main__":
    raise SystemExit(main())
