"""What is known about mutants: a line for every one that was tried, and the summary that is kept."""

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
    """What became of a mutant."""

    game: str
    mutant: str
    content: str
    """What was tested by what, as a number of its content: with other content the verdict is only a hint."""
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

    def known(self, game: str, mutant: Mutant, content: str) -> Verdict | None:
        """The verdict on a mutant in the same sources, by the same tests."""
        verdict = self.verdicts.get((game, mutant.name))
        return verdict if verdict is not None and verdict.content == content else None

    def hint(self, game: str, mutant: Mutant) -> str:
        """The test that noticed the mutant before, or ""."""
        verdict = self.verdicts.get((game, mutant.name))
        return "" if verdict is None else verdict.by

    def add(self, verdict: Verdict) -> None:
        """Write a verdict down at once."""
        self.verdicts[verdict.game, verdict.mutant] = verdict
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")


def content_of(places: Iterable[Path]) -> str:
    """A number that changes with any of these files, or files in these folders."""
    digest = hashlib.sha256()
    for place in places:
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file() and file.suffix in CONTENT and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(place.parent)}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
