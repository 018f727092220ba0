"""What takes too long for every commit: `make long` runs it, part by part, and goes on where it was stopped.

What came out is kept in `benchmarks/results/long.json`, with the date and the commit of every part. A part is
run again only for another commit; `python -m tests.long NAME...` runs some parts only.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "long.json"
PYTEST = ["-m", "pytest", "--quiet", "--numprocesses", "auto", "--dist", "worksteal"]
MANY = {"SALOON_TIMES": "20"}
PLAIN = {"PYTHONPATH": str(ROOT / "src")}
PARTS: dict[str, tuple[list[str], dict[str, str]]] = {
    "laws": ([*PYTEST, "tests/laws"], MANY),
    "chaos": ([*PYTEST, "tests/server/test_crashes.py"], {"SALOON_TIMES": "10"}),
    "fuzzing": ([*PYTEST, "tests/server/test_schema.py"], MANY),
    "whole games": ([*PYTEST, "-m", "long"], {}),
    **{f"browser, run {run}": ([*PYTEST, "tests/browser"], {}) for run in range(1, 11)},
    "mutants": (["-m", "tests.mutants"], PLAIN),
    "ladders": (["benchmarks/ladder.py"], {}),
    "balance": (["benchmarks/balance.py"], {}),
}
"""By name: what Python is told, and what the environment is told besides."""


def git(*command: str) -> str:
    """What git answers."""
    return subprocess.run(
        ["git", *command], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def commit() -> str:
    """The last that changed anything but results; where something is not committed, that is marked."""
    there = [".", ":!benchmarks/results"]
    return git("log", "-1", "--format=%h", "--", *there) + (
        "+" if git("status", "--porcelain", "--", *there) else ""
    )


def run(name: str) -> dict[str, object]:
    """Run a part, showing what it says; returns what to keep of it."""
    command, environment = PARTS[name]
    began = time.monotonic()
    last = ""
    with subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            last = line.strip(" =\n") or last
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "commit": commit(),
        "passed": process.returncode == 0,
        "minutes": round((time.monotonic() - began) / 60, 1),
        "said": last,
    }


def main() -> int:
    """Run what is not known of this commit; 1 if a part failed."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("part", nargs="*", help=f"all of them, or some of: {'; '.join(PARTS)}")
    chosen: list[str] = arguments.parse_args().part
    if unknown := [name for name in chosen if name not in PARTS]:
        arguments.error(f"there is no part '{unknown[0]}'; there are: {'; '.join(PARTS)}")
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    found: dict[str, dict[str, object]] = known.get("parts", {})
    here, failed = commit(), []
    for name in chosen or PARTS:
        before = found.get(name, {})
        if here.endswith("+") or before.get("commit") != here or not before.get("passed"):
            print(f"== {name}", flush=True)
            found[name] = run(name)
            kept = {"machine": f"{platform.machine()}, {os.cpu_count()} processors", "parts": found}
            RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        if not found[name]["passed"]:
            failed.append(name)
    for name, part in found.items():
        outcome = "passed" if part["passed"] else "FAILED"
        print(f"{name:<16} {outcome}, {part['minutes']} min, {part['date']} {part['commit']}: {part['said']}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
