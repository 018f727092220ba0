"""Cluster: the same work as in `workers.py`, on the machines of a Ray cluster.

Ray does the hard part: it spreads the tasks, and reruns those whose machine has died. Every machine needs
the same Saloon installed.
"""

from __future__ import annotations

import logging
import re
import socket
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from saloon.core.errors import SaloonError
from saloon.lab.errors import MissingExtra, NoCluster

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Result = TypeVar("Result")

TASKS_AHEAD: Final = 4
"""Tasks queued per processor of the cluster."""
PATIENCE: Final = 5.0
"""How many seconds a cluster has to answer."""
LOOK_AGAIN: Final = 1.0
"""How often to check the size of the cluster and let Ctrl-C through, in seconds."""


def run_on_cluster(
    function: Callable[..., Result],
    tasks: Sequence[tuple[Any, ...]],
    address: str,
    done: Callable[[int, Result], None],
) -> None:
    """Call a function with the arguments of every task, and `done` with each task's number and result.

    `address` is `auto` (a cluster on this machine), `host:port` or `ray://host:port`. A connection of this
    process that is already open is reused.
    """
    try:
        import ray
    except ImportError:
        raise MissingExtra("extra", what="--ray", extra="ray") from None
    borrowed = ray.is_initialized()
    if not borrowed:
        _connect(ray, address)
    waiting: dict[Any, int] = {}
    try:
        remote = ray.remote(num_cpus=1, max_retries=-1)(function)
        left = iter(enumerate(tasks))
        while True:
            room = _processors(ray) * TASKS_AHEAD - len(waiting)
            for number, task in islice(left, max(room, 0)):
                waiting[remote.remote(*task)] = number
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1, timeout=LOOK_AGAIN)
            for reference in ready:
                done(waiting.pop(reference), _result(ray, reference))
    finally:
        for reference in waiting:
            ray.cancel(reference, force=False)
        if not borrowed:
            ray.shutdown()


def _processors(ray: Any) -> int:
    """How many processors the cluster has now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _result(ray: Any, reference: Any) -> Any:
    """A task's result; an error in it is raised again here."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, SaloonError):
            raise error.cause from None
        raise


def _connect(ray: Any, address: str) -> None:
    """Connect to the cluster; NoCluster if it does not answer."""
    where = re.fullmatch(r"(?:ray://)?(\[.*\]|[^:/]+):(\d{1,5})", address)
    if where is None and address not in ("auto", "local"):
        raise NoCluster("cluster-address", address=address)
    if where is not None:
        # Ray itself would try for a minute or more.
        try:
            socket.create_connection((where[1].strip("[]"), int(where[2])), PATIENCE).close()
        except (OSError, OverflowError) as error:
            problem = error.strerror if isinstance(error, OSError) else None
            raise NoCluster("no-cluster", address=address, problem=problem or error) from None
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except Exception as error:  # Ray raises anything that its libraries do
        if address == "auto" and isinstance(error, ConnectionError):
            raise NoCluster("no-cluster-here") from None
        problem = str(error).strip().partition("\n")[0]
        raise NoCluster("no-cluster", address=address, problem=problem or type(error).__name__) from None
