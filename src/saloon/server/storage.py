"""Storage: the books of all tables, in SQLite or PostgreSQL by the same code.

A line is unique by (table, place). What many tables write at the same time is committed in groups: while
one transaction is on its way to the disk, the next one gathers.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saloon.core.errors import SaloonError
from saloon.server.book import Line, Opening

NOTICES = "saloon"
"""The channel on which the processes of one PostgreSQL tell each other."""
_MIGRATING = 5_410_031
"""An arbitrary number that the processes of Saloon agree to lock in PostgreSQL while one of them migrates."""
_MOST_UNITS = 1000
_KEY_BYTES = 32
_LOCK_SECONDS = 2.0
"""So long another process may hold a SQLite file, because it is just being stopped."""

_encode = msgspec.json.Encoder().encode
_opening = msgspec.json.Decoder(Opening).decode

# Lines come by the thousand, so they go to the driver as they are, with its own signs for values.
_INSERT_LINE = 'INSERT INTO lines ("table", place, kind, seat, at, action, click, person, text) VALUES ({})'
_INSERT_LINE_SQLITE = _INSERT_LINE.format("?, ?, ?, ?, ?, ?, ?, ?, ?")
_INSERT_LINE_POSTGRES = _INSERT_LINE.format("$1, $2, $3, $4, $5, $6, $7, $8, $9")
_INSERT_TABLE = sa.text(
    "INSERT INTO tables (name, opening, created, open, due) VALUES (:name, :opening, :created, :open, :due)"
)
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
_SET_DUE = sa.text("UPDATE tables SET due = :due WHERE name = :name")
_CLAIM_DUE = sa.text("UPDATE tables SET due = :later WHERE name = :name AND due = :due")
_SET_OPEN = sa.text("UPDATE tables SET open = :open WHERE name = :name")
_NOTIFY = sa.text(f"SELECT pg_notify('{NOTICES}', :notice)")
_SELECT_HOUSE = sa.text("SELECT value FROM house WHERE name = :name")
_INSERT_HOUSE = sa.text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


Row = tuple[str, int, str, int, int, int, str | None, str | None, str]


class Taken(SaloonError):
    """Somebody else wrote this line of the book first."""


class BadStorage(SaloonError):
    """The database cannot be used; the message says why."""


class _Unit:
    """What is stored together or not at all."""

    def __init__(self, table: str, lines: list[Row]) -> None:
        self.table = table
        self.lines = lines
        self.openings: list[dict[str, Any]] = []
        self.due: int | None = None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Storage:
    """The database of a house."""

    def __init__(self, url: str, origin: str = "") -> None:
        self.url = async_url(url)
        self.origin = origin
        """Names this process in what it tells the others."""
        self.engine: AsyncEngine = _engine(self.url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self._insert_line = _INSERT_LINE_POSTGRES if self.is_postgres else _INSERT_LINE_SQLITE
        self._waiting: list[_Unit] = []
        self._filled = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Bring the database into shape and begin to write; BadStorage says what is wrong with it."""
        try:
            _try_sqlite(self.url)
            await self._migrate()
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await self.engine.dispose()
            raise BadStorage(_reason(self.url, error)) from None
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what is waiting, and let go."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        async with self.engine.connect() as connection, connection.begin():
            if self.is_postgres:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
            await connection.run_sync(_upgrade, config)

    async def key(self) -> bytes:
        """The house's own secret key, made by whichever process came first."""
        async with self.engine.begin() as connection:
            fresh = {"name": "key", "value": secrets.token_bytes(_KEY_BYTES)}
            await connection.execute(_INSERT_HOUSE, fresh)
            return bytes((await connection.execute(_SELECT_HOUSE, {"name": "key"})).scalar_one())

    # -- writing -------------------------------------------------------------------------------------

    def open(self, opening: Opening, lines: Sequence[Line], due: int | None) -> asyncio.Future[None]:
        """Store a new table with the first lines of its book."""
        unit = _Unit(opening.table, _rows(opening.table, 0, lines))
        unit.openings.append(_table_row(opening, due))
        return self._queue(unit)

    def append(
        self, table: str, place: int, lines: Sequence[Line], due: int | None = None
    ) -> asyncio.Future[None]:
        """Store lines of a book, the first one at `place`; Taken if somebody else was there first."""
        unit = _Unit(table, _rows(table, place, lines))
        unit.due = due
        return self._queue(unit)

    def append_rematch(
        self, table: str, place: int, line: Line, opening: Opening, lines: Sequence[Line], due: int | None
    ) -> asyncio.Future[None]:
        """Store the line that leads to the next table, and that table, in one."""
        unit = _Unit(table, [*_rows(table, place, [line]), *_rows(opening.table, 0, lines)])
        unit.openings.append(_table_row(opening, due))
        return self._queue(unit)

    def _queue(self, unit: _Unit) -> asyncio.Future[None]:
        self._waiting.append(unit)
        self._filled.set()
        return unit.done

    async def _write(self) -> None:
        """Commit what was queued, group after group."""
        while True:
            await self._filled.wait()
            units = self._waiting[:_MOST_UNITS]
            del self._waiting[: len(units)]
            if not self._waiting:
                self._filled.clear()
            await self._commit(units)

    async def _commit(self, units: list[_Unit]) -> None:
        try:
            await self._store(units)
        except IntegrityError:
            # Somebody in this group came too late; one by one it shows who.
            for unit in units:
                await self._commit_alone(unit)
        except (SQLAlchemyError, OSError):
            # A lost connection is made anew. What was stored after all shows as taken.
            for unit in units:
                await self._commit_alone(unit)
        else:
            for unit in units:
                _resolve(unit)

    async def _commit_alone(self, unit: _Unit) -> None:
        try:
            await self._store([unit])
        except IntegrityError:
            _resolve(unit, Taken("this line is written already"))
        except (SQLAlchemyError, OSError) as error:
            _resolve(unit, BadStorage(_reason(self.url, error)))
        else:
            _resolve(unit)

    async def _store(self, units: list[_Unit]) -> None:
        lines = [line for unit in units for line in unit.lines]
        openings = [opening for unit in units for opening in unit.openings]
        dues = [{"name": unit.table, "due": unit.due} for unit in units if unit.due is not None]
        async with self.engine.begin() as connection:
            if openings:
                await connection.execute(_INSERT_TABLE, openings)
            if lines:
                await connection.exec_driver_sql(self._insert_line, lines)
            if dues:
                await connection.execute(_SET_DUE, dues)
            if self.is_postgres:
                notices = [{"notice": f"{self.origin} {name}"} for name in {unit.table for unit in units}]
                await connection.execute(_NOTIFY, notices)

    async def set_due(self, table: str, due: int | None) -> None:
        """When some process must look after a table at the latest; None for never."""
        await self._run(_SET_DUE, {"name": table, "due": due})

    async def set_open(self, table: str, is_open: bool) -> None:
        """Whether the lobby lists the table: a hint for finding it, no truth."""
        await self._run(_SET_OPEN, {"name": table, "open": is_open})

    async def claim_due(self, table: str, due: int, later: int | None) -> bool:
        """Take it upon this process to look after a table; False if another one was quicker."""
        return await self._run(_CLAIM_DUE, {"name": table, "due": due, "later": later}) == 1

    async def notify(self, notice: str) -> None:
        """Tell the other processes something that is not stored."""
        async with self._connected() as connection, connection.begin():
            await connection.execute(_NOTIFY, {"notice": notice})

    async def _run(self, statement: sa.TextClause, values: dict[str, Any]) -> int:
        async with self._connected() as connection, connection.begin():
            return (await connection.execute(statement, values)).rowcount

    # -- reading -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise BadStorage(_reason(self.url, error)) from None

    async def load(self, table: str) -> tuple[Opening, list[Line]] | None:
        """A table and its whole book; None if there is no such table."""
        async with self._connected() as connection:
            found = (await connection.execute(_SELECT_TABLE, {"name": table})).scalar_one_or_none()
            if found is None:
                return None
            return _opening(found), await _lines(connection, table, 0)

    async def lines_from(self, table: str, place: int) -> list[Line]:
        """What a book says from a place on."""
        async with self._connected() as connection:
            return await _lines(connection, table, place)

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The newest tables at which somebody sits or sat."""
        async with self._connected() as connection:
            rows = await connection.execute(_SELECT_MINE, {"person": person, "most": most})
            return [row[0] for row in rows]

    async def open_tables(self, most: int) -> list[str]:
        """The newest tables that the lobby shows to everybody."""
        async with self._connected() as connection:
            return [row[0] for row in await connection.execute(_SELECT_OPEN, {"most": most})]

    async def due_tables(self, now: int, most: int) -> list[tuple[str, int]]:
        """Tables that nobody has looked after in time."""
        async with self._connected() as connection:
            rows = await connection.execute(_SELECT_DUE, {"now": now, "most": most})
            return [(row[0], row[1]) for row in rows]


def async_url(text: str) -> sa.URL:
    """A database's address with the driver that Saloon uses; BadStorage if it is none."""
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise BadStorage(
            f"'{_without_password(text)}' is no address of a database; write sqlite:///FILE or"
            " postgresql://USER@HOST/NAME"
        ) from None
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    driver = drivers.get(url.drivername.partition("+")[0])
    if driver is None:
        raise BadStorage(f"Saloon keeps its tables in SQLite or PostgreSQL, not in '{url.drivername}'")
    return url.set(drivername=driver)


def _engine(url: sa.URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=5, max_overflow=5)
    # One connection: the writer and the readers take turns, and no other process gets in between.
    engine = create_async_engine(
        url,
        poolclass=sa.pool.AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": _LOCK_SECONDS},
    )
    sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _try_sqlite(url: sa.URL) -> None:
    """Find out here whether a file can be used: a thread of aiosqlite's would complain in its own way."""
    if url.get_backend_name() == "sqlite" and url.database:
        with closing(sqlite3.connect(url.database, timeout=_LOCK_SECONDS)) as connection:
            connection.execute("BEGIN IMMEDIATE")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN itself, so that migrations are whole
    cursor = connection.cursor()
    for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: sa.Connection, config: Config) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _lines(connection: AsyncConnection, table: str, place: int) -> list[Line]:
    rows = await connection.execute(_SELECT_LINES, {"table": table, "place": place})
    return [Line(*row) for row in rows]


def _rows(table: str, place: int, lines: Sequence[Line]) -> list[Row]:
    return [
        (
            table,
            place + offset,
            line.kind,
            line.seat,
            line.at,
            line.action,
            line.click,
            line.person,
            line.text,
        )
        for offset, line in enumerate(lines)
    ]


def _table_row(opening: Opening, due: int | None) -> dict[str, Any]:
    return {
        "name": opening.table,
        "opening": _encode(opening),
        "created": opening.created,
        "open": opening.listed,
        "due": due,
    }


def _resolve(unit: _Unit, error: SaloonError | None = None) -> None:
    if unit.done.done():
        return  # whoever waited has gone
    if error is None:
        unit.done.set_result(None)
    else:
        unit.done.set_exception(error)


def _reason(url: sa.URL, error: Exception) -> str:
    """In one sentence why a database cannot be used, without its password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    told = " ".join(str(cause).split()) or type(cause).__name__
    if "database is locked" in told:
        told = "another Saloon is using this file"
    where = url.render_as_string(hide_password=True).replace("+aiosqlite", "").replace("+asyncpg", "")
    return f"the database {where} cannot be used: {told}"


def _without_password(text: str) -> str:
    head, sign, tail = text.rpartition("@")
    return f"…@{tail}" if sign and head else text
