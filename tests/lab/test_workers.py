"""Processes: results by number, errors passed on, nothing left behind."""

from __future__ import annotations

import os
from multiprocessing import active_children
from operator import mul
from typing import Any

import pytest

import saloon
from saloon.core.errors import BadSetup
from saloon.lab.errors import BadSimulation
from saloon.lab.workers import processors, run


def collect(function: Any, tasks: list[Any], jobs: int) -> dict[int, Any]:
    """All results by number."""
    found: dict[int, Any] = {}
    run(function, tasks, jobs, found.__setitem__)
    return found


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_task_is_done_once(jobs: int) -> None:
    tasks = [(number, 10) for number in range(30)]
    assert collect(mul, tasks, jobs) == {number: 10 * number for number in range(30)}


def test_no_tasks_no_work() -> None:
    assert collect(mul, [], 2) == {}


def test_an_error_comes_through_and_ends_the_processes() -> None:
    before = active_children()
    with pytest.raises(ZeroDivisionError):
        collect(divmod, [(1, 1), (1, 0), (1, 1)], 2)
    assert active_children() == before


def test_an_interruption_ends_the_processes() -> None:
    def interrupt(number: int, result: int) -> None:
        raise KeyboardInterrupt

    before = active_children()
    with pytest.raises(KeyboardInterrupt):
        run(mul, [(1, 1)] * 10, 2, interrupt)
    assert active_children() == before


def test_a_process_that_dies_is_reported_in_one_sentence() -> None:
    with pytest.raises(BadSimulation, match="a worker process ended before its work was done"):
        collect(os._exit, [(3,), (3,)], 2)


def test_an_error_of_saloon_survives_pickling() -> None:
    with pytest.raises(BadSetup, match="is for 2 to 6 players, not 9"):
        collect(lay_out, [(9,), (9,)], 2)


def lay_out(players: int) -> None:
    """A setup that is not possible, in another process."""
    saloon.load("cover_your_assets").layout(players)


def test_there_is_a_processor() -> None:
    assert processors() >= 1
