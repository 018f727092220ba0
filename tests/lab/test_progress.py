"""Progress: honest estimates, on standard error only."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from saloon.lab import progress
from saloon.lab.flags import words_of
from saloon.lab.progress import Remaining, bar, duration


class Task:
    """The part of a rich task that a column reads."""

    def __init__(self, completed: float, total: float | None, elapsed: float | None) -> None:
        self.completed = completed
        self.total = total
        self.elapsed = elapsed


def told(
    completed: float, elapsed: float | None, before: int = 0, at_most: bool = False, lang: str = "en"
) -> str:
    task: Any = Task(completed, 100, elapsed)
    return Remaining(words_of(lang), before, at_most).render(task).plain


def test_the_estimate_is_the_mean_speed_of_this_run() -> None:
    assert told(25, 10) == "about 30 s left"
    assert told(50, 3600) == "about 1 h 0 min left"


def test_what_was_done_before_does_not_make_it_faster() -> None:
    assert told(75, 10, before=50) == "about 10 s left"


def test_there_is_no_estimate_at_first() -> None:
    assert told(0, 100) == told(50, 1) == told(50, 30, before=50) == told(5, None) == "estimating …"


def test_work_that_may_end_sooner_says_so() -> None:
    assert told(50, 60, at_most=True) == "at most 1 min 0 s left"
    assert told(50, 60, lang="cs") == "zbývá asi 1 min 0 s"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.4, "0 s"),
        (59.4, "59 s"),
        (61, "1 min 1 s"),
        (3599, "59 min 59 s"),
        (7260, "2 h 1 min"),
        (200_000, "2 d 7 h"),
    ],
)
def test_times_have_two_units(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_there_is_no_bar_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with bar("playing", 3) as advance:
        advance(2)
    assert capsys.readouterr() == ("", "")


def test_a_bar_counts_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()

    def console(**named: Any) -> Console:
        assert named == {"stderr": True}
        return Console(file=screen, force_terminal=True, width=80)

    monkeypatch.setattr(progress, "Console", console)
    with bar("playing", 10, before=4) as advance:
        advance(5)
    assert "9/10" in screen.getvalue()
