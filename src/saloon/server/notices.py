"""Notices between the processes that share one PostgreSQL: who wrote into which book, and who is where.

A notice is a few words: the process that sends it, the table, and nothing more (its book has new lines),
`here SEATS WATCHING` (who is connected there), or `who` (asked by a process that has just loaded it).
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import asyncpg

from saloon.server.databases import BadStorage
from saloon.server.storage import NOTICES

if TYPE_CHECKING:
    from saloon.server.live import Live
    from saloon.server.storage import Storage
    from saloon.server.tables import Tables

REPEAT = 5.0
"""How often a process reports who is there and checks that it still hears the others."""
FORGET = 3 * REPEAT
"""A process that has been silent for this long is gone, and its people with it."""

log = logging.getLogger("saloon.notices")


class Notices:
    """Notices that this process sends to the others and receives from them."""

    def __init__(self, storage: Storage, tables: Tables, origin: str) -> None:
        self.storage = storage
        self.tables = tables
        self.origin = origin
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start listening, if there is anybody to listen to."""
        if self.storage.is_postgres:
            connection = await self._connect()
            self.tables.tell_others = self.say_who_is_here
            self.tables.ask_others = self._ask_who_is_there
            self._task = asyncio.create_task(self._keep(connection))

    async def stop(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> asyncpg.Connection:
        url = self.storage.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await connection.add_listener(NOTICES, self._hear)
        return connection

    async def _keep(self, connection: asyncpg.Connection) -> None:
        """Stay connected; after a reconnect, read again what was missed."""
        try:
            while True:
                await asyncio.sleep(REPEAT)
                try:
                    if connection.is_closed():
                        connection = await self._connect()
                        for live in list(self.tables.live.values()):
                            self.tables.hear_of(live)
                    for live in list(self.tables.live.values()):
                        self._forget_gone(live)
                        if live.audiences:
                            self.say_who_is_here(live)
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    log.warning("notices from the other processes cannot be received: %s", error)
        finally:
            connection.terminate()

    def _hear(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        origin, name, *words = str(notice).split(" ")
        live = self.tables.live.get(name)
        if origin == self.origin or live is None:
            return
        if not words:
            self.tables.hear_of(live)
        elif words[0] == "who":
            self.say_who_is_here(live)
        else:
            seats = frozenset(int(seat) for seat in words[1].split(",") if seat)
            was_here = live.here()
            live.elsewhere[origin] = (seats, int(words[2]), time.monotonic())
            self._tell_change(live, was_here)

    def _forget_gone(self, live: Live) -> None:
        was_here = live.here()
        now = time.monotonic()
        live.elsewhere = {origin: told for origin, told in live.elsewhere.items() if now - told[2] < FORGET}
        self._tell_change(live, was_here)

    def _tell_change(self, live: Live, was_here: set[int]) -> None:
        for seat in was_here - live.here():
            live.gone_since[seat] = time.monotonic()
        live.tell_presence()

    def say_who_is_here(self, live: Live) -> None:
        """Report who is connected to a table through this process."""
        seats = ",".join(str(seat) for seat in sorted(live.here_now()))
        self._say(f"{self.origin} {live.table.name} here {seats} {live.watching_now()}")

    def _ask_who_is_there(self, live: Live) -> None:
        self._say(f"{self.origin} {live.table.name} who")

    def _say(self, notice: str) -> None:
        self.tables.spawn(self._send(notice))

    async def _send(self, notice: str) -> None:
        try:
            await self.storage.notify(notice)
        except BadStorage as error:
            log.warning("notices to the other processes cannot be sent: %s", error)
