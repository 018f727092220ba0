"""Two builds of Saloon side by side: `python benchmarks/builds.py BEFORE AFTER [--game NAME]`.

BEFORE and AFTER are Python interpreters, each with its own Saloon installed. Every row says how many times as
fast AFTER is. Judge a change of the build or of the kernel by this, because two runs one after the other say
more about the machine than about the change.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from goals import Goals, read_goals
from provision import command_for
from ratios import Pair, spin_times, unsteadiness
from rich.console import Console
from rich.table import Table
from workers import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = ["cover_your_assets", "dice_town", "fliptown", "point_city", "western_legends"]
UNITS = ["engine", "list", "buffer", "clone", "search", "own_search"]


def started(goals: Goals, python: str) -> Worker:
    """Saloon's worker, run by that interpreter."""
    command = command_for("saloon-compiled", goals, print)
    return Worker(python, replace(command, arguments=[python, *command.arguments[1:]]))


def measure(game: str, pythons: tuple[str, str], launches: int, quads: int) -> Iterator[tuple[str, Pair]]:
    """Every unit of a game as a pair, the build AFTER as ours."""
    goals = read_goals(game, [])
    pairs = {unit: Pair("decisions") for unit in UNITS}
    for _launch in range(launches):
        before, after = (started(goals, python) for python in pythons)
        try:
            if before.greeting["digest"] != after.greeting["digest"]:
                sys.exit(f"{game}: the builds play different games")
            for unit, pair in pairs.items():
                pair.measure(partial(after.ask, unit), partial(before.ask, unit), 0.1, quads)
        finally:
            before.stop()
            after.stop()
    yield from pairs.items()


def main() -> None:
    """Measure, print, and store the results if asked to."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("before")
    asked.add_argument("after")
    asked.add_argument("--game", action="append", choices=GAMES)
    asked.add_argument("--launches", type=int, default=5)
    asked.add_argument("--quads", type=int, default=3)
    asked.add_argument("--json")
    given = asked.parse_args()
    table = Table("game", "unit", "ratio", "95 %", "µs before", "µs after")
    found = []
    for game in given.game or GAMES:
        for unit, pair in measure(game, (given.before, given.after), given.launches, given.quads):
            (low, high), ratio = pair.interval(), pair.ratio()
            before, after = (side.microseconds_per("decisions") for side in (pair.theirs, pair.ours))
            table.add_row(
                game, unit, f"{ratio:.3f}", f"{low:.3f} to {high:.3f}", f"{before:.3f}", f"{after:.3f}"
            )
            found.append({"game": game, "unit": unit, "ratio": ratio, "low": low, "high": high})
    console = Console()
    console.print(table)
    console.print(f"unsteadiness of the machine: {unsteadiness(spin_times()):.2f}")
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()
