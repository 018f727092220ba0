"""The two databases: how a transaction is run in each, from the event loop and without holding it up.

The work itself is the same plain SQLAlchemy for both.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from saloon.core.errors import SaloonError

if TYPE_CHECKING:
    from collections.abc import Callable

FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)
"""What an unusable database may raise."""
_LOCK_SECONDS = 2.0
"""How long to wait for a SQLite file that another process, just being stopped, still holds."""
_DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

_FLUSH_SECONDS = 1.0
"""How much a power cut may lose where not every choice waits for the disk."""

_JOURNAL_ROWS = 8_000
"""After so many rows (40 MB, if each is a commit of its own) SQLite's journal is checkpointed."""

_PAGE_BYTES = 2048
"""A choice writes one page of the index, at the end of its table's book, so small pages are fastest."""

Result = TypeVar("Result")
Write = tuple[str, Sequence[tuple[Any, ...]]]
"""A statement, and the rows for it."""


class BadStorage(SaloonError):
    """The database cannot be used; the message says why."""


class Database(ABC):
    """Where transactions are run."""

    is_postgres: bool

    def __init__(self, url: sa.URL) -> None:
        self.url = url

    @abstractmethod
    async def run(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do the work in one transaction, committed when this returns."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""


class Sqlite(Database):
    """A file with one writer. A commit survives this process, however it ends."""

    is_postgres = False

    def __init__(self, url: sa.URL, *, sync: bool) -> None:
        super().__init__(url)
        self._guard: sqlite3.Connection | None = None
        self._engine = sa.create_engine(
            url,
            poolclass=sa.pool.StaticPool,
            connect_args={"timeout": _LOCK_SECONDS, "check_same_thread": False},
        )
        sa.event.listen(self._engine, "connect", partial(_prepare_sqlite, sync=sync))
        sa.event.listen(self._engine, "connect", self._keep_others_out)
        sa.event.listen(self._engine, "begin", _begin_sqlite)

    def _keep_others_out(self, *_connected: Any) -> None:
        """One process at a time. (An exclusive lock on the tables themselves would shut out the flush.)"""
        if self._guard is None:
            guard = sqlite3.connect(f"{self.url.database}-lock", _LOCK_SECONDS, check_same_thread=False)
            guard.execute("BEGIN EXCLUSIVE")
            self._guard = guard

    def _let_go(self) -> None:
        self._engine.dispose()
        if self._guard is not None:
            self._guard.close()

    def _run(self, work: Callable[[sa.Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)


class SyncedSqlite(Sqlite):
    """Every transaction waits for the disk, so a power cut loses none: in a thread, one call each.

    (A driver that makes every statement a call of its own costs four times as much.)
    """

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url, sync=True)
        self._thread = ThreadPoolExecutor(1, "saloon-sqlite")

    async def run(self, work: Callable[[sa.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()


class QuickSqlite(Sqlite):
    """A transaction only reaches the page cache, which is faster than handing it to a thread.

    So it runs on the event loop. A background thread syncs the journal to disk once a second.
    """

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url, sync=False)
        self._driver: sqlite3.Connection | None = None
        self._rows = 0
        """Roughly how many rows were written since the last checkpoint (two threads count)."""
        self._written, self._closed = Event(), Event()
        Thread(target=self._flush, name="saloon-flush", daemon=True).start()

    async def run(self, work: Callable[[sa.Connection], Result]) -> Result:
        result = self._run(work)
        self._note_written(1)
        return result

    def write(self, writes: Sequence[Write]) -> None:
        """Write rows, all or none, without SQLAlchemy: every choice comes this way, four times as fast."""
        if self._driver is None:
            self._driver = self._engine.raw_connection().driver_connection
            assert self._driver is not None, "a pool without a connection"
        if len(writes) == 1 and len(writes[0][1]) == 1:
            statement, (row,) = writes[0]
            self._driver.execute(statement, row)
        else:
            self._driver.execute("BEGIN IMMEDIATE")
            try:
                for statement, rows in writes:
                    self._driver.executemany(statement, rows)
                self._driver.execute("COMMIT")
            except sqlite3.Error:
                self._driver.rollback()
                raise
        self._note_written(sum(len(rows) for _, rows in writes))

    def _note_written(self, rows: int) -> None:
        self._rows += rows
        self._written.set()

    def _flush(self) -> None:
        """Sync what was written to disk, once a second while there is anything to sync."""
        while not self._closed.wait(_FLUSH_SECONDS):
            self._written.wait()
            self._written.clear()
            with suppress(OSError):  # nothing is written yet, or the main file has all of it
                journal = os.open(f"{self.url.database}-wal", os.O_RDONLY)
                try:
                    os.fsync(journal)
                finally:
                    os.close(journal)
            if self._rows > _JOURNAL_ROWS:
                self._rows = 0
                self._empty_journal()

    def _empty_journal(self) -> None:
        """Checkpoint the journal into the main file, which may take the disk a while.

        Nobody waits for the first pass, nor for the second, which has less to do; then everybody waits for a
        moment, so that the journal can start over.
        """
        with suppress(sqlite3.Error), closing(sqlite3.connect(str(self.url.database))) as connection:
            for way in ("PASSIVE", "PASSIVE", "RESTART"):
                connection.execute(f"PRAGMA wal_checkpoint({way})")

    async def close(self) -> None:
        self._closed.set()
        self._written.set()
        self._let_go()


class Postgres(Database):
    """A server that any number of processes share."""

    is_postgres = True

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url)
        self._engine = create_async_engine(url, pool_size=5, max_overflow=5)

    async def run(self, work: Callable[[sa.Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def database_at(text: str, *, sync: bool) -> Database:
    """The database at an address; BadStorage if it is not one. `sync` is for SQLite only."""
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise BadStorage(
            f"'{_without_password(text)}' is not a database address; write sqlite:///FILE or"
            " postgresql://USER@HOST/NAME"
        ) from None
    driver = _DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise BadStorage(f"Saloon keeps its tables in SQLite or PostgreSQL, not in '{url.drivername}'")
    url = url.set(drivername=driver)
    if driver != "sqlite":
        return Postgres(url)
    return SyncedSqlite(url) if sync else QuickSqlite(url)


def _prepare_sqlite(connection: Any, _record: Any, *, sync: bool) -> None:
    connection.isolation_level = None  # SQLAlchemy sends BEGIN itself, so migrations are atomic
    cursor = connection.cursor()
    for pragma in (
        f"page_size = {_PAGE_BYTES}",  # has an effect only while the file is empty
        "journal_mode = WAL",
        f"wal_autocheckpoint = {1_000 if sync else 0}",  # otherwise the flush does that
        f"synchronous = {'FULL' if sync else 'NORMAL'}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def reason(url: sa.URL, error: Exception) -> str:
    """Why a database cannot be used, in one sentence and without its password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    told = " ".join(str(cause).split()) or type(cause).__name__
    if "database is locked" in told:
        told = "another Saloon is using this file"
    where = url.render_as_string(hide_password=True).replace("+asyncpg", "")
    return f"the database {where} cannot be used: {told}"


def _without_password(text: str) -> str:
    head, sign, tail = text.rpartition("@")
    return f"…@{tail}" if sign and head else text
