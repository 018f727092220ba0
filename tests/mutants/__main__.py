"""Mutants of the rules: `python -m tests.mutants` tries a sample of them in every game.

A mutant is a small change of a rule, such as `<` for `<=`. Some test has to fail with it; if none does,
either a test is missing or the change has no effect, which `explained.toml` then says. Verdicts are kept line
by line, so the same command resumes where it was stopped, and later tries only what is new.
Mutants are tried in the plain sources; put `src` on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from tests.mutants.games import OUTSIDE_RULES, ROOT, subject_of
from tests.mutants.journal import Journal, Verdict
from tests.mutants.mutations import Mutant
from tests.mutants.running import end_all
from tests.mutants.sample import all_mutants, drawn
from tests.mutants.summary import read_explanations, read_summary, summary_of, write_summary
from tests.mutants.trials import try_all

RESULTS = ROOT / "benchmarks" / "results"
HERE = Path(__file__).parent


def main() -> int:
    """Try the remaining mutants; 1 if a survivor is not explained."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument(
        "--game", action="append", choices=sorted(OUTSIDE_RULES), help="may be given again"
    )
    arguments.add_argument("--count", type=int, default=300, help="mutants a game")
    arguments.add_argument("--seed", type=int, default=1, help="which of them")
    arguments.add_argument("--jobs", type=int, default=2, help="processes")
    arguments.add_argument("--json", type=Path, default=RESULTS / "mutants.json")
    arguments.add_argument("--journal", type=Path, default=RESULTS / "mutants.jsonl")
    given = arguments.parse_args()
    if not is_plain():
        print("Mutants are tried in the plain sources: PYTHONPATH=src python -m tests.mutants")
        return 2
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also in the background of a shell
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    journal = Journal(given.journal)
    explanations = read_explanations(HERE / "explained.toml")
    unexplained = 0
    for game in given.game or sorted(OUTSIDE_RULES):
        subject = subject_of(game)
        by_module = all_mutants(subject)
        mutants = drawn(by_module, given.count, given.seed)
        total = sum(map(len, by_module))
        print(f"{game}: {len(mutants)} of {total} mutants", flush=True)
        cache = given.journal.with_name(f"mutants-reach-{game}.json")
        try:
            verdicts = try_all(subject, mutants, journal, cache, given.jobs, tell)
        except KeyboardInterrupt:
            print("Interrupted. Verdicts are kept; give the same command again to resume.")
            return 130
        finally:
            end_all()
        found = summary_of(subject, mutants, verdicts, explanations.get(game, []))
        heading = {
            "date": f"{datetime.now(UTC):%Y-%m-%d}",
            "commit": commit(),
            "seed": given.seed,
            "mutants": total,
        }
        write_summary(given.json, read_summary(given.json) | {game: heading | found})
        open_ones = [each for each in found["survivors"] if not each.get("why")]
        unexplained += len(open_ones)
        print(f"{game}: {found['killed']} killed, {found['survived']} survived, {len(open_ones)} unexplained")
        for each in open_ones:
            print(f"  {each['file']}:{each['line']} {each['in']}: {each['change']}")
    return 1 if unexplained else 0


def tell(left: int, mutant: Mutant, verdict: Verdict) -> None:
    """One verdict."""
    word = "SURVIVES" if verdict.survived else verdict.by
    print(
        f"{left:4} left  {mutant.module.rpartition('.')[2]}:{mutant.first_line} {mutant.change}  {word}",
        flush=True,
    )


def is_plain() -> bool:
    """Whether the sources of this folder are imported, and not a compiled build."""
    import saloon

    return Path(saloon.__file__).is_relative_to(ROOT / "src")


def commit() -> str:
    """The commit of the sources, with a + if they were edited since."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--exclude=*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
