"""Which branches the tests take, room by room: `python -m tests.rooms` prints it, and fails where it fell.

Compiled code cannot be watched. So `make test` runs the tests of the kernel and the games a second time, on
the plain sources, and the other rooms are watched in the ordinary run, within the tests' own processes. Both
have left their data in `build/coverage`, and the tests in TypeScript theirs in `web/coverage`. The floors in
`rooms.toml` are what was reached; `--raise` writes higher ones.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).parents[1]
DATA = ROOT / "build" / "coverage"
FLOORS = Path(__file__).with_suffix(".toml")
SLACK = 0.5
"""Percent: a branch taken only when the machine is slow must not fail the house."""


def room_of(path: Path) -> str:
    """`core`, `games/fliptown`; what lies before all rooms is the door."""
    folders = path.parts[:-1]
    return "/".join(folders[: 2 if folders[:1] == ("games",) else 1]) or "door"


def python_branches() -> tuple[Counter[str], Counter[str]]:
    """By room: branches that were taken, and all that there are."""
    coverage = Coverage(data_file=str(DATA / "all"))
    coverage.combine([str(DATA / "installed"), str(DATA / "plain")], keep=True)
    report = DATA / "python.json"
    coverage.json_report(outfile=str(report))
    taken: Counter[str] = Counter()
    there: Counter[str] = Counter()
    for name, found in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        room = room_of(Path(name).relative_to("src/saloon"))
        taken[room] += found["summary"]["covered_branches"]
        there[room] += found["summary"]["num_branches"]
    return taken, there


def typescript_branches() -> tuple[Counter[str], Counter[str]]:
    """The same of the client; its rooms are called `web/shell` and so on."""
    taken: Counter[str] = Counter()
    there: Counter[str] = Counter()
    report = ROOT / "web" / "coverage" / "coverage-summary.json"
    for name, found in json.loads(report.read_text(encoding="utf-8")).items():
        if name != "total":
            room = f"web/{room_of(Path(name).relative_to(ROOT / 'web' / 'src'))}"
            taken[room] += found["branches"]["covered"]
            there[room] += found["branches"]["total"]
    return taken, there


def main() -> int:
    """Print every room; 1 if one of them is below its floor."""
    floors: dict[str, float] = tomllib.loads(FLOORS.read_text(encoding="utf-8"))
    reached: dict[str, float] = {}
    print("Branches that the tests take:")
    for taken, there in (python_branches(), typescript_branches()):
        for room in sorted(there):
            if there[room]:
                reached[room] = round(100 * taken[room] / there[room], 1)
                floor = floors.get(room, 0.0)
                print(f"  {room:<26} {reached[room]:5.1f} %  {taken[room]}/{there[room]}, floor {floor} %")
    if "--raise" in sys.argv:
        higher = {room: max(percent, floors.get(room, 0.0)) for room, percent in reached.items()}
        FLOORS.write_text("".join(f'"{room}" = {percent}\n' for room, percent in higher.items()))
        return 0
    fallen = [room for room, floor in floors.items() if reached.get(room, 0.0) < floor - SLACK]
    if fallen:
        print(f"Fewer branches are tested than before in {', '.join(fallen)}: add tests.")
    return 1 if fallen else 0


if __name__ == "__main__":
    sys.exit(main())
