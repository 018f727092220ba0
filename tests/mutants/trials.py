"""Trying mutants: which tests reach each of them, one process for each, and what they say."""

from __future__ import annotations

import json
import select
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.mutants.journal import Content, Journal, Verdict
from tests.mutants.running import (
    Job,
    Reached,
    begin,
    finish,
    import_all,
    is_shared_test,
    run_mutant,
    trace_tests,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.mutants.games import Subject
    from tests.mutants.mutations import Mutant


class FailingTests(Exception):
    """Tests that fail by themselves tell nothing about mutants."""


@dataclass
class Reach:
    """Which test runs which lines, when nothing is mutated."""

    on_import: dict[str, set[int]]
    """The lines that run before any test: every test depends on them."""
    tests: dict[str, Reached]
    imported: list[str]

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that run a mutant: those that name rules, then the other ones, the quickest first."""
        place = set(range(mutant.first_line, mutant.last_line + 1))
        if place & self.on_import.get(mutant.module, set()):
            found = list(self.tests)
        else:
            found = [
                test
                for test, reached in self.tests.items()
                if not place.isdisjoint(reached.lines.get(mutant.module, []))
            ]
        return sorted(found, key=self._order)

    def _order(self, test: str) -> tuple[int, float]:
        reached = self.tests[test]
        if "/laws/" in test:
            return 3, reached.seconds
        if "/golden/" in test:
            return 2, reached.seconds
        return (0 if reached.names_rules else 1), reached.seconds


def reach_of(subject: Subject, content: str, file: Path) -> Reach:
    """What the tests reach: from a file if that is about the same content, else by running them all."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    if found.get("content") != content:
        found = finish(begin(lambda: trace_tests(subject))) | {"content": content}
        if found.get("failed", "by" in found):
            raise FailingTests(f"without any mutant: {found.get('failed') or found.get('by')}")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(found), encoding="utf-8")
    return Reach(
        {module: set(lines) for module, lines in found["on_import"].items()},
        {name: Reached(**reached) for name, reached in found["tests"].items()},
        found["imported"],
    )


def try_all(
    subject: Subject,
    mutants: list[Mutant],
    journal: Journal,
    cache: Path,
    jobs: int,
    tell: Callable[[int, Mutant, Verdict], None],
) -> list[Verdict]:
    """A verdict on every mutant: what is known already is not tried again."""
    content = Content(subject.root, subject.content)
    left = [mutant for mutant in mutants if journal.known(subject.name, mutant, content) is None]
    if left:
        reach = reach_of(subject, content.all, cache)
        import_all(reach.imported)
        _try(subject, left, reach, journal, content, jobs, tell)
    verdicts = [journal.known(subject.name, mutant, content) for mutant in mutants]
    return [verdict for verdict in verdicts if verdict is not None]


def _try(
    subject: Subject,
    mutants: list[Mutant],
    reach: Reach,
    journal: Journal,
    content: Content,
    jobs: int,
    tell: Callable[[int, Mutant, Verdict], None],
) -> None:
    seconds = {test: reached.seconds for test, reached in reach.tests.items()}
    running: dict[int, tuple[Job, Mutant, int]] = {}
    waiting = list(reversed(mutants))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            tests = first_of(reach.of(mutant), journal.hint(subject.name, mutant))
            job = begin(lambda mutant=mutant, tests=tests: run_mutant(subject, mutant, tests, seconds))  # type: ignore[misc]
            running[job.pipe] = (job, mutant, len(tests))
        for pipe in select.select(list(running), [], [])[0]:
            job, mutant, count = running.pop(pipe)
            by = finish(job)["by"]
            verdict = Verdict(subject.name, mutant.name, content.behind(by), by, count)
            journal.add(verdict)
            tell(len(waiting) + len(running), mutant, verdict)


def first_of(tests: list[str], hint: str) -> list[str]:
    """The tests with the one that noticed before in front, if that is one of the game's own."""
    if hint not in tests or is_shared_test(hint):
        return tests
    return [hint, *(test for test in tests if test != hint)]
