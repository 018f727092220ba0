"""What the games are like among good bots: `make balance` measures it and writes docs/balance.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from saloon.core.registry import game_names
from saloon.lab.balance import (
    DEALS,
    cases_of,
    draw,
    found_in,
    is_known,
    make_page,
    play,
    read_findings,
    read_found,
    write_found,
)
from saloon.lab.ladder import Plan, read_plans
from saloon.lab.progress import bar
from saloon.lab.whole_file import write_whole

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Measure table by table, and store each result at once."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--json", type=Path, default=ROOT / "benchmarks" / "results" / "balance.json")
    arguments.add_argument("--plan", type=Path, default=ROOT / "benchmarks" / "ladder.toml")
    arguments.add_argument("--findings", type=Path, default=ROOT / "benchmarks" / "balance.toml")
    arguments.add_argument("--page", type=Path, default=ROOT / "docs" / "balance.md")
    arguments.add_argument("--game", action="append", help="only this game; may be given again")
    arguments.add_argument("--deals", type=int, default=DEALS, help="deals a table")
    arguments.add_argument("--jobs", type=int, help="processes; by default one per processor")
    given = arguments.parse_args()
    plans = read_plans(given.plan)
    found = read_found(given.json)
    findings = read_findings(given.findings)
    pictures = given.page.parent / "balance"
    pictures.mkdir(exist_ok=True)
    cases = [
        case
        for name in given.game or game_names()
        for case in cases_of(name, plans.get(name, Plan()), given.deals)
        if not is_known(found, case)
    ]
    try:
        for number, case in enumerate(cases, start=1):
            print(f"{number} of {len(cases)}: {case.key}", flush=True)
            with bar("playing", case.games) as progress:
                games = play(case, given.jobs, progress)
            found = {key: one for key, one in found.items() if one.case.table != case.table}
            found[case.key] = found_in(case, games)
            finding = findings.get(case.game)
            if finding is not None and finding.shows(case):
                write_whole(pictures / f"{case.game}.png", draw(finding, games))
            write_found(given.json, found)
    except KeyboardInterrupt:
        print("Interrupted. Results are kept; give the same command again to resume.")
    write_whole(given.page, make_page(found, findings).encode())
    print(f"Written: {given.page}")


if __name__ == "__main__":
    main()
