"""The journal of mutants: a line for every one that was tried."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tests.mutants.mutations import Mutant

CONTENT = {".py", ".toml", ".ftl", ".txt", ".saloon"}


@dataclass(frozen=True)
class Verdict:
    """The verdict on a mutant."""

    game: str
    mutant: str
    content: str
    """What the verdict depends on (see `Content`): once that changes, it is only a hint."""
    by: str
    """The test that fails, or another reason why the mutant is dead; "" if it survives."""
    tests: int
    """How many tests reach it."""

    @property
    def survived(self) -> bool:
        """Whether no test noticed."""
        return self.by == ""


class Journal:
    """A file that grows by a line with every verdict; the last line about a mutant counts."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.verdicts: dict[tuple[str, str], Verdict] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                try:
                    verdict = Verdict(**json.loads(line))
                except (TypeError, ValueError):
                    continue  # the last line of a run that was stopped
                self.verdicts[verdict.game, verdict.mutant] = verdict

    def known(self, game: str, mutant: Mutant, content: Content) -> Verdict | None:
        """The verdict on a mutant if what it depends on is unchanged."""
        verdict = self.verdicts.get((game, mutant.name))
        return verdict if verdict is not None and verdict.content == content.behind(verdict.by) else None

    def hint(self, game: str, mutant: Mutant) -> str:
        """The test that noticed the mutant before, or ""."""
        verdict = self.verdicts.get((game, mutant.name))
        return "" if verdict is None else verdict.by

    def add(self, verdict: Verdict) -> None:
        """Store a verdict at once."""
        self.verdicts[verdict.game, verdict.mutant] = verdict
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")


class Content:
    """What verdicts depend on, as hashes of files.

    That a test fails depends on the sources, on what tests share, and on the file of that test; that none
    fails depends on the files of all tests.
    """

    def __init__(self, root: Path, places: Iterable[Path]) -> None:
        files = [file for place in places for file in ([place] if place.is_file() else _files_in(place))]
        self.tests = {
            str(file.relative_to(root)): number_of([file]) for file in files if file.name.startswith("test_")
        }
        self.shared = number_of([file for file in files if not file.name.startswith("test_")])
        self.all = f"{self.shared}-{number_of([file for file in files if file.name.startswith('test_')])}"

    def behind(self, by: str) -> str:
        """What a verdict depends on, by the test that fails."""
        file = by.partition("::")[0]
        return f"{self.shared}-{self.tests[file]}" if file in self.tests else self.all


def _files_in(folder: Path) -> list[Path]:
    found = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix in CONTENT]
    return [file for file in found if "__pycache__" not in file.parts]


def number_of(files: list[Path]) -> str:
    """A hash of the names and the content of files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.name}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
