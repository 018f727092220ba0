"""What is mutated in every game, and which tests have to notice.

The rules are everything that decides how a game goes on: the folder `rules` and the modules below, which set
up, deal, turn the components into the numbers of the rules, compare hands and count points. Not rules are:
names of rules (`book`), texts, events and views (`publish`, `view`), where numbers lie (`people`,
`fields`, `ids`, `names`, `codes`), checks of user input (`components`, `checks`, `scenario`), what players
imagine and remember (`imagine`, `memory`), bots and metrics.

The tests are those of the game's own folder that are about rules, its golden games and counts, and three laws
at the smallest and the largest table of every variant. Tests of bots and drawings are left out: if only
they fail, no test knows the rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]

OUTSIDE_RULES: dict[str, list[str]] = {
    "cover_your_assets": ["stacks", "table"],
    "dice_town": ["poker", "table"],
    "fliptown": ["components/box", "people", "poker", "scoring", "table"],
    "point_city": ["holdings", "market", "packed", "table", "tokens"],
    "western_legends": ["components/box", "components/programs", "parts", "table"],
}
"""What decides play outside the folder `rules`, by game."""

NO_RULES = {"__init__.py", "book.py", "moments.py", "publish.py"}
"""Files in the folder `rules` that decide nothing: a list of steps, names of rules, events."""

NO_RULES_INSIDE = {
    *["Dream", "_fill_rest", "_forget", "imagine"],
    *["_cells_used", "dump", "held", "load", "mark", "own_mark", "seat_mark"],
    *["common_view", "fixed_view", "own_view", "seat_view"],
}
"""Classes and functions that decide nothing: imagining, storing, views."""

NO_TESTS_OF_RULES = [
    *["test_bots.py", "test_drawing.py", "test_foresight.py", "test_observation.py"],
    *["test_strategy*.py", "test_terminal.py"],
]

LAWS = ["conservation", "progress", "refusal"]
"""The other laws compare a game with itself, and miss what is wrong in both."""


@dataclass(frozen=True)
class Subject:
    """Modules to be mutated, and the tests that have to notice."""

    name: str
    package: str
    """No module of it is imported before a mutant is in place."""
    modules: dict[str, Path]
    test_files: list[Path]
    choose: Callable[[list[str]], list[str]]
    """Which of the tests in these files have to notice."""
    prepare: Callable[[], None]
    """Called in every process before its tests."""
    content: list[Path]
    """Everything that a result depends on: files and folders."""
    root: Path = ROOT

    def decides(self, within: str) -> bool:
        """Whether a function decides how the game goes on."""
        return not NO_RULES_INSIDE.intersection(within.split("."))


def subject_of(game: str) -> Subject:
    """A game of the box."""
    folder = ROOT / "src" / "saloon" / "games" / game
    files = [file for file in sorted((folder / "rules").glob("*.py")) if file.name not in NO_RULES]
    files += [folder / f"{name}.py" for name in OUTSIDE_RULES[game]]
    tests = ROOT / "tests"
    return Subject(
        name=game,
        package=f"saloon.games.{game}",
        modules={module_name(file): file for file in files},
        test_files=[
            *(file for file in sorted((tests / "games" / game).glob("test_*.py")) if is_about_rules(file)),
            *[tests / "golden" / "test_golden.py", tests / "laws" / "test_laws.py"],
        ],
        choose=partial(wanted, game),
        prepare=shrink_nothing,
        content=[
            *[
                ROOT / "src" / "saloon" / "core",
                ROOT / "src" / "saloon" / "authoring",
                folder,
                tests / "games" / game,
                tests / "games" / "tables.py",
            ],
            *[tests / "golden", tests / "laws"],
        ],
    )


def module_name(file: Path) -> str:
    """The name by which a file of `src` is imported."""
    return ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)


def is_about_rules(file: Path) -> bool:
    """Whether a test file of a game is about its rules."""
    return not any(fnmatch(file.name, pattern) for pattern in NO_TESTS_OF_RULES)


def shrink_nothing() -> None:
    """Once a law is broken, the shortest game that breaks it does not matter here."""
    from hypothesis import Phase
    from tests.laws import strategies

    strategies.PHASES[:] = [Phase.generate]


def wanted(game: str, tests: list[str]) -> list[str]:
    """The collected tests that have to notice mutants of a game."""
    law = re.compile(rf"::test_law\[{game}-(\d+)-.*-({'|'.join(LAWS)})\]$")
    numbers = {int(found[1]) for test in tests if (found := law.search(test))}
    ends = {min(numbers), max(numbers)}
    return [test for test in tests if _is_wanted(game, test, law.search(test), ends)]


def _is_wanted(game: str, test: str, law: re.Match[str] | None, numbers: set[int]) -> bool:
    if "/golden/" not in test and "/laws/" not in test:
        return True
    if "::test_law[" in test:
        return law is not None and int(law[1]) in numbers
    return f"[{game}" in test and "::test_stubborn_players" not in test
