"""Progress: a bar with an honest estimate for everything that takes long; never on standard output."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn
from rich.text import Text

from saloon.core.words import load_words
from saloon.lab.errors import PACKAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import Task

    from saloon.core.words import Words

WARM_UP: Final = 2.0
"""Seconds before the first estimate: processes are still starting."""


@final
class Remaining(ProgressColumn):
    """How long it will take, from the mean speed of this run only."""

    def __init__(self, words: Words, before: int, at_most: bool) -> None:
        """`at_most` if the work may finish sooner."""
        super().__init__()
        self._words = words
        self._before = before
        self._at_most = at_most

    def render(self, task: Task) -> Text:
        """The time that is left, in two units."""
        done = task.completed - self._before
        seconds = task.elapsed or 0.0
        if task.total is None or done <= 0 or seconds < WARM_UP:
            return Text(self._words.say("progress-unknown"), style="dim")
        left = seconds * (task.total - task.completed) / done
        message = "progress-at-most" if self._at_most else "progress-left"
        return Text(self._words.say(message, {"time": duration(left)}))


def duration(seconds: float) -> str:
    """A time in its two largest units: 2 d 3 h, 1 h 5 min, 2 min 10 s, 4 s."""
    whole = round(seconds)
    for unit, next_unit, size, smaller in (
        ("d", "h", 86_400, 3_600),
        ("h", "min", 3_600, 60),
        ("min", "s", 60, 1),
    ):
        if whole >= size:
            return f"{whole // size} {unit} {whole % size // smaller} {next_unit}"
    return f"{whole} s"


@contextmanager
def bar(
    what: str, total: int, lang: str = "en", *, before: int = 0, at_most: bool = False
) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error, if that is a terminal; call what it yields with the work done.

    `what` is a message of the lab's texts; `before` is what was done in an earlier run.
    """
    console = Console(stderr=True)
    words = load_words(PACKAGE, lang)
    shown = Progress(
        TextColumn(words.say(what)),
        BarColumn(),
        MofNCompleteColumn(),
        Remaining(words, before, at_most),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with shown:
        task = shown.add_task(what, total=total, completed=before)
        yield lambda more: shown.advance(task, more)
