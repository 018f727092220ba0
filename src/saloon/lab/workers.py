"""Workers: the same function for many arguments, in several processes.

Processes start fresh ("spawn"), which works the same on every system and shares no state by accident.
"""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import TYPE_CHECKING, Any, Final, TypeVar

from saloon.lab.errors import BadSimulation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Result = TypeVar("Result")

# Enough that no process waits for work, few enough that millions of tasks need no memory.
_TASKS_AHEAD: Final = 4


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    function: Callable[..., Result],
    tasks: Sequence[tuple[Any, ...]],
    jobs: int,
    done: Callable[[int, Result], None],
) -> None:
    """Call a function with the arguments of every task, and `done` with each task's number and result.

    With one job (or one task) everything happens in this process, in order; otherwise the function must
    be importable by name, and results come in the order in which they are ready. If this is interrupted,
    no process stays behind.
    """
    if jobs == 1 or len(tasks) <= 1:
        for number, task in enumerate(tasks):
            done(number, function(*task))
        return
    bystanders = set(active_children())
    executor = ProcessPoolExecutor(
        min(jobs, len(tasks)), mp_context=get_context("spawn"), initializer=_prepare
    )
    try:
        _feed(executor, function, tasks, jobs * _TASKS_AHEAD, done)
    except BaseException as reason:
        for child in set(active_children()) - bystanders:
            child.terminate()
        if isinstance(reason, BrokenProcessPool):
            raise BadSimulation("worker-died") from reason
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _feed(
    executor: ProcessPoolExecutor,
    function: Callable[..., Result],
    tasks: Sequence[tuple[Any, ...]],
    ahead: int,
    done: Callable[[int, Result], None],
) -> None:
    """Keep the processes busy until all tasks are done."""
    waiting: dict[Future[Result], int] = {}
    left = iter(enumerate(tasks))
    for number, task in islice(left, ahead):
        waiting[executor.submit(function, *task)] = number
    while waiting:
        ready = wait(waiting, return_when=FIRST_COMPLETED).done
        for number, task in islice(left, len(ready)):
            waiting[executor.submit(function, *task)] = number
        for future in ready:
            done(waiting.pop(future), future.result())


def _prepare() -> None:
    """In a new process: leave Ctrl-C to the parent, and end when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
