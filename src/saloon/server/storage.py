"""Storage: the books of all tables, in SQLite or PostgreSQL with the same code.

A line is unique by (table, place). Writes of many tables are committed in groups: those of one turn of the
event loop or, where transactions wait for the disk, all that gather while one is on its way there.
`databases.py` runs the transactions.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError

from saloon.server.book import Line, NewTable, Opening, Taken
from saloon.server.databases import FAILURES, BadStorage, QuickSqlite, Write, database_at, reason
from saloon.server.waiting import Unit, Waiting, choices_of, rows_of, tell_stored

NOTICES = "saloon"
"""The channel on which the processes of one PostgreSQL notify each other."""
_MIGRATING = 5_410_031
"""The advisory lock in PostgreSQL that a process of Saloon holds while it migrates."""
_MOST_UNITS = 1000
_GATHER_SECONDS = 0.005
"""How long a group that keeps growing may wait before it is committed."""
_KEY_BYTES = 32

_encode = msgspec.json.Encoder().encode
_opening = msgspec.json.Decoder(Opening).decode

# Writes go to the driver as plain SQL: lines come by the thousand.
_INSERT_CHOICE = (
    'INSERT INTO lines ("table", place, kind, seat, at, action, click, text)'
    " VALUES (?, ?, 'choice', ?, ?, ?, ?, '')"
)
_INSERT_LINE = (
    'INSERT INTO lines ("table", place, kind, seat, at, action, click, person, text)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_INSERT_TABLE = "INSERT INTO tables (name, opening, created, open, due) VALUES (?, ?, ?, ?, ?)"
_SET_DUE = "UPDATE tables SET due = ? WHERE name = ?"
_NOTIFY = f"SELECT pg_notify('{NOTICES}', ?)"
_SELECT_LINES = sa.text(
    "SELECT kind, seat, at, action, click, person, text FROM lines"
    ' WHERE "table" = :table AND place >= :place ORDER BY place'
)
_SELECT_TABLE = sa.text("SELECT opening FROM tables WHERE name = :name")
_SELECT_MINE = sa.text(
    'SELECT name, created FROM tables WHERE name IN (SELECT "table" FROM lines WHERE person = :person)'
    " ORDER BY created DESC LIMIT :most"
)
_SELECT_OPEN = sa.text("SELECT name FROM tables WHERE open ORDER BY created DESC LIMIT :most")
_SELECT_DUE = sa.text("SELECT name, due FROM tables WHERE due <= :now ORDER BY due LIMIT :most")
_CLAIM_DUE = sa.text("UPDATE tables SET due = :later WHERE name = :name AND due = :due")
_SET_OPEN = sa.text("UPDATE tables SET open = :open WHERE name = :name")
_SELECT_HOUSE = sa.text("SELECT value FROM house WHERE name = :name")
_INSERT_HOUSE = sa.text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


Result = TypeVar("Result")


class Storage:
    """The database of a house."""

    def __init__(self, url: str, origin: str = "", *, sync: bool = False) -> None:
        self.database = database_at(url, sync=sync)
        self.url = self.database.url
        self.origin = origin
        """Identifies this process in its notices to the others."""
        self.is_postgres = self.database.is_postgres
        self._quick = self.database if isinstance(self.database, QuickSqlite) else None
        self.waiting = Waiting(self._wake)
        self._filled = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._retrying: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Migrate the database and start writing; BadStorage says what is wrong with it."""
        try:
            await self._run(self._migrate)
        except BadStorage:
            await self.database.close()
            raise
        if self._quick is None:
            self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what is waiting, and disconnect."""
        while self.waiting.units or self._retrying:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.database.close()

    def _migrate(self, connection: sa.Connection) -> None:
        if self.is_postgres:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async def _run(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do the work in a transaction of its own; BadStorage says why it failed."""
        try:
            return await self.database.run(work)
        except FAILURES as error:
            raise BadStorage(reason(self.url, error)) from None

    async def key(self) -> bytes:
        """The house's secret key, made by the first process."""

        def work(connection: sa.Connection) -> bytes:
            fresh = {"name": "key", "value": secrets.token_bytes(_KEY_BYTES)}
            connection.execute(_INSERT_HOUSE, fresh)
            return bytes(connection.execute(_SELECT_HOUSE, {"name": "key"}).scalar_one())

        return await self._run(work)

    # -- writing -------------------------------------------------------------------------------------

    def open(self, new: NewTable) -> asyncio.Future[None]:
        """Store a new table with the first lines of its book."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.add(Unit(new.opening.table, 0, [], None, [new], partial(settle, stored)))
        return stored

    def _wake(self) -> None:
        """Something waits to be stored."""
        if self._quick is None:
            self._filled.set()
        else:
            asyncio.get_running_loop().call_soon(self._write_at_once, self._quick)

    def _write_at_once(self, database: QuickSqlite) -> None:
        """Commit the writes of this turn of the event loop."""
        units = self.waiting.take(_MOST_UNITS)
        if self.waiting.units:
            self._wake()
        try:
            database.write(self._writes(units))
        except FAILURES:
            retrying = asyncio.create_task(self._commit_one_by_one(units))
            self._retrying.add(retrying)
            retrying.add_done_callback(self._retrying.discard)
        else:
            _tell_soon(units)

    async def _write(self) -> None:
        """Commit what is queued, group after group."""
        while True:
            await self._filled.wait()
            await self._gather()
            units = self.waiting.take(_MOST_UNITS)
            if not self.waiting.units:
                self._filled.clear()
            await self._commit(units)

    async def _gather(self) -> None:
        """Wait while every turn of the event loop brings more: a busy house commits large groups."""
        latest = time.monotonic() + _GATHER_SECONDS
        found = 0
        while found < len(self.waiting.units) and time.monotonic() < latest:
            found = len(self.waiting.units)
            await asyncio.sleep(0)

    async def _commit(self, units: list[Unit]) -> None:
        try:
            await self.database.run(lambda connection: self._store(connection, units))
        except FAILURES:
            await self._commit_one_by_one(units)
        else:
            _tell_soon(units)

    async def _commit_one_by_one(self, units: list[Unit]) -> None:
        """Commit one by one, which shows who in a group came too late. After a reconnect, what was stored
        after all shows as taken."""
        for unit in units:
            await self._commit_alone(unit)

    async def _commit_alone(self, unit: Unit) -> None:
        try:
            await self.database.run(lambda connection: self._store(connection, [unit]))
        except IntegrityError:
            unit.done(Taken("this line is already written"))
        except FAILURES as error:
            unit.done(BadStorage(reason(self.url, error)))
        else:
            unit.done(None)

    def _store(self, connection: sa.Connection, units: list[Unit]) -> None:
        for statement, rows in self._writes(units):
            connection.exec_driver_sql(_numbered(statement) if self.is_postgres else statement, rows)

    def _writes(self, units: list[Unit]) -> list[Write]:
        """What is to be written for several units."""
        choices = choices_of(units)
        if choices is None:
            openings = [_table_row(new.opening, new.due) for unit in units for new in unit.opens]
            dues = [(unit.due, unit.table) for unit in units if unit.due is not None]
            writes = [(_INSERT_TABLE, openings), (_INSERT_LINE, rows_of(units)), (_SET_DUE, dues)]
        else:
            writes = [(_INSERT_CHOICE, choices)]
        if self.is_postgres:
            names = {unit.table for unit in units}
            writes.append((_NOTIFY, [(f"{self.origin} {name}",) for name in names]))
        return [write for write in writes if write[1]]

    async def set_open(self, table: str, is_open: bool) -> None:
        """Whether the lobby lists the table: only a hint for finding it."""
        await self._execute(_SET_OPEN, name=table, open=is_open)

    async def claim_due(self, table: str, due: int, later: int | None) -> bool:
        """Claim the duties of a table for this process; False if another one was quicker."""
        return await self._execute(_CLAIM_DUE, name=table, due=due, later=later) == 1

    async def notify(self, notice: str) -> None:
        """Send the other processes something that is not stored."""
        await self._run(lambda connection: connection.exec_driver_sql(_numbered(_NOTIFY), (notice,)))

    async def _execute(self, statement: sa.TextClause, **values: Any) -> int:
        return await self._run(lambda connection: connection.execute(statement, values).rowcount)

    # -- reading -------------------------------------------------------------------------------------

    async def load(self, table: str) -> tuple[Opening, list[Line]] | None:
        """A table and its whole book; None if there is no such table."""

        def work(connection: sa.Connection) -> tuple[Opening, list[Line]] | None:
            found = connection.execute(_SELECT_TABLE, {"name": table}).scalar_one_or_none()
            return None if found is None else (_opening(found), _lines(connection, table, 0))

        return await self._run(work)

    async def lines_from(self, table: str, place: int) -> list[Line]:
        """The lines of a book from a place on."""
        return await self._run(lambda connection: _lines(connection, table, place))

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The newest tables where a person sits or sat."""
        return [row[0] for row in await self._select(_SELECT_MINE, person=person, most=most)]

    async def open_tables(self, most: int) -> list[str]:
        """The newest tables that the lobby shows to everybody."""
        return [row[0] for row in await self._select(_SELECT_OPEN, most=most)]

    async def due_tables(self, now: int, most: int) -> list[tuple[str, int]]:
        """Tables whose duties are overdue."""
        return [(name, due) for name, due in await self._select(_SELECT_DUE, now=now, most=most)]

    async def _select(self, statement: sa.TextClause, **values: Any) -> list[tuple[Any, ...]]:
        return await self._run(
            lambda connection: [tuple(row) for row in connection.execute(statement, values)]
        )


def _tell_soon(units: list[Unit]) -> None:
    """Answer later: the next group comes first."""
    asyncio.get_running_loop().call_soon(tell_stored, units)


def _lines(connection: sa.Connection, table: str, place: int) -> list[Line]:
    rows = connection.execute(_SELECT_LINES, {"table": table, "place": place})
    return [Line(*row) for row in rows]


def _table_row(opening: Opening, due: int | None) -> tuple[Any, ...]:
    return opening.table, _encode(opening), opening.created, opening.listed, due


@cache
def _numbered(statement: str) -> str:
    """A statement with PostgreSQL's placeholders."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)


def settle(future: asyncio.Future[None], error: Exception | None) -> None:
    """Pass on the outcome; nobody may be waiting any more."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
