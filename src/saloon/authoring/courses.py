"""Courses: what happens in a fixed order, stage by stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from saloon.core.state import State
from saloon.core.steps import Task

Stage = Callable[[Any, State, i64], None]
"""One stage: a function of the table, the state and the player whose course it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Task):
    """Stages one after another. What a stage asks or sets off is done before the next one comes.

    `s.a` is the number of the stage that comes; `s.b` stays the same from stage to stage. A course begins
    with `s.push(COURSE, player)`.
    """

    def __init__(self, name: str, stages: list[Stage]) -> None:
        super().__init__(name)
        self.stages: Final = stages

    def run(self, t: Any, s: State, player: i64) -> None:
        stage = s.a
        if stage + 1 < len(self.stages):
            s.push(self, player, stage + 1, s.b)
        self.stages[stage](t, s, player)
