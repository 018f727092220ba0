"""The summary of a run: how many mutants were killed by what, which survived, and why if that is known."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from tests.mutants.games import Subject
    from tests.mutants.journal import Verdict
    from tests.mutants.mutations import Mutant


def summary_of(
    subject: Subject, mutants: list[Mutant], verdicts: list[Verdict], explanations: list[dict[str, str]]
) -> dict[str, Any]:
    """The numbers of a game, and its survivors."""
    by_name = {mutant.name: mutant for mutant in mutants}
    survivors = [by_name[verdict.mutant] for verdict in verdicts if verdict.survived]
    kinds = Counter(kind_of(verdict) for verdict in verdicts if not verdict.survived)
    return {
        "drawn": len(mutants),
        "tried": len(verdicts),
        "killed": len(verdicts) - len(survivors),
        "killed_by": dict(sorted(kinds.items())),
        "survived": len(survivors),
        "survivors": [described(subject, mutant, explanations) for mutant in survivors],
    }


def kind_of(verdict: Verdict) -> str:
    """What kind of test noticed a mutant."""
    for folder in ("games", "golden", "laws"):
        if verdict.by.startswith(f"tests/{folder}/"):
            return folder
    return "accident"


def described(subject: Subject, mutant: Mutant, explanations: list[dict[str, str]]) -> dict[str, Any]:
    """A survivor for readers."""
    file = str(subject.modules[mutant.module].relative_to(subject.root))
    found: dict[str, Any] = {
        "file": file,
        "line": mutant.first_line,
        "in": mutant.within,
        "change": mutant.change,
    }
    for entry in explanations:
        is_it = entry["in"] == mutant.within and entry["change"] == mutant.change
        if is_it and f"/{file}".endswith(f"/{entry['file']}"):
            found["why"] = entry["why"]
    return found


def read_explanations(file: Path) -> dict[str, list[dict[str, str]]]:
    """By game: mutants that no test can notice, and why."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def read_summary(file: Path) -> dict[str, Any]:
    """The summary of all games."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def write_summary(file: Path, summary: dict[str, Any]) -> None:
    """Write the summary, the games in order."""
    text = json.dumps(dict(sorted(summary.items())), indent=1, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
