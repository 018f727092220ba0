"""How strong the bots of all games are: `make ladder` measures what is missing and writes docs/ladder.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from saloon.core.registry import game_names
from saloon.lab.ladder import (
    Plan,
    climb,
    is_current,
    make_page,
    read_plans,
    read_results,
    rungs_of,
    write_results,
)
from saloon.lab.progress import bar
from saloon.lab.whole_file import write_whole

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Measure rung by rung, and store each result at once."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--json", type=Path, default=ROOT / "benchmarks" / "results" / "ladder.json")
    arguments.add_argument("--plan", type=Path, default=ROOT / "benchmarks" / "ladder.toml")
    arguments.add_argument("--page", type=Path, default=ROOT / "docs" / "ladder.md")
    arguments.add_argument("--game", action="append", help="only this game; may be given again")
    arguments.add_argument("--games", type=int, help="games per rung, instead of the plan's number")
    arguments.add_argument("--jobs", type=int, help="processes; by default one per processor")
    arguments.add_argument("--page-only", action="store_true", help="measure nothing, write the page")
    given = arguments.parse_args()
    plans = read_plans(given.plan)
    results = read_results(given.json)
    rungs = [
        rung
        for name in given.game or game_names()
        for rung in rungs_of(name, plans.get(name, Plan()), given.games)
        if not is_current(results.get(rung.key))
    ]
    if not given.page_only:
        try:
            for number, rung in enumerate(rungs, start=1):
                print(f"{number} of {len(rungs)}: {rung.key}", flush=True)
                with bar("playing", rung.games) as progress:
                    results[rung.key] = climb(rung, given.jobs, progress)
                write_results(given.json, results)
        except KeyboardInterrupt:
            print("Interrupted. Results are kept; give the same command again to resume.")
    write_whole(given.page, make_page(plans, results).encode())
    print(f"Written: {given.page}")


if __name__ == "__main__":
    main()
