"""Thinking: bots choose in worker processes, never on the event loop.

A worker is given what a player knows (a perspective as text), never the state and never the secret. A worker
that dies or hangs is replaced and asked again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, TypeVar

from saloon.bots import make_bot
from saloon.core.registry import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.core.perspective import Perspective

PATIENCE = 30.0
"""Seconds after which a worker that has not answered is given up on."""
_ATTEMPTS = 5
_SEEDS = 2**48

Result = TypeVar("Result")

log = logging.getLogger("saloon.thinking")


class Thinking:
    """A few processes that think for all tables."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, perspective: Perspective, spec: str) -> int:
        """A bot's choice. If bots keep failing, any choice, so that the table goes on."""
        game = perspective.layout.game.name
        choices = perspective.choices
        try:
            action = await self.run(
                think, game, perspective.to_json(), perspective.player, spec, secrets.randbelow(_SEEDS)
            )
        except Exception:
            log.exception("the bot %s failed at %s", spec, game)
            action = -1
        return action if action in choices else secrets.choice(choices)

    async def run(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call a function in a worker; a worker that dies is replaced and asked again."""
        for attempt in range(_ATTEMPTS):
            pool = self._running_pool()
            try:
                future = pool.submit(function, *arguments)
                return await asyncio.wait_for(asyncio.wrap_future(future), self.patience)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a worker process ended or hung (%r); it is replaced", error)
                self._drop(pool)
                if attempt == _ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def warm_up(self) -> None:
        """Start a worker before anybody needs it."""
        self._running_pool().submit(os.getpid)

    def stop(self) -> None:
        """Stop all workers."""
        if self._pool is not None:
            self._drop(self._pool, wait=True)

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=prepare_worker
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list(
            (pool._processes or {}).values()
        ):  # there is no public way to end a worker that hangs
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)


def think(game: str, known: str, player: int, spec: str, seed: int) -> int:
    """In a worker: choose for a player with this knowledge."""
    return make_bot(spec, seed).choose(load(game).from_json(known).perspective(player))


def prepare_worker() -> None:
    """In a new process: leave Ctrl-C and SIGTERM to the parent, and end when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
