"""Courses: what happens in a fixed order, stage by stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import State
from saloon.core.steps import Task

Stage = Callable[[Any, State, i64], None]
"""One stage: a function of the table, the state and the player whose course it is."""


@final
class Fork:
    """A stage that decides what comes next: with `go_to` a stage, perhaps itself again; otherwise none."""

    def __init__(self, stage: Stage) -> None:
        self.stage: Final = stage


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Task):
    """Stages one after another. What a stage asks or starts is finished before the next one runs.

    `s.a` is the number of the next stage; `s.b` stays the same from stage to stage. A course begins with
    `s.push(COURSE, player)`. One that is about something (`about`) finds that in `s.a`, and the number of its
    stage in `s.b`: it begins with `s.push(COURSE, player, something)`.
    """

    def __init__(self, name: str, stages: Sequence[Stage | Fork], *, about: bool = False) -> None:
        super().__init__(name)
        self.about: bool = about
        self.stages: Final[list[Stage]] = [
            stage.stage if isinstance(stage, Fork) else stage for stage in stages
        ]
        self.goes_on: Final[vec[i64]] = vec[i64]([0 if isinstance(stage, Fork) else 1 for stage in stages])
        """1 for stages after which the next one comes."""
        self.goes_on[len(stages) - 1] = 0

    def run(self, t: Any, s: State, player: i64) -> None:
        stage = s.b if self.about else s.a
        if self.goes_on[stage] == 1:
            if self.about:
                s.push(self, player, s.a, stage + 1)
            else:
                s.push(self, player, stage + 1, s.b)
        self.stages[stage](t, s, player)

    def go_to(self, s: State, player: i64, stage: Stage, kept: i64 = 0) -> None:
        """Run this stage next, with what the course keeps; call it before pushing what happens first."""
        number: i64 = self.stages.index(stage)
        if self.about:
            s.push(self, player, kept, number)
        else:
            s.push(self, player, number, kept)
