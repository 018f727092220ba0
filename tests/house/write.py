"""Keeps today's house: `python -m tests.house.write 2026-11`, once for every shape of the database.

A house that is kept is never written again, and `make golden` does not touch it: it stands for the tables of
people who upgrade. Later ones are added next to it under a later name, when the database has a new schema, a
game a new version or a book new kinds of lines.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import sqlalchemy as sa
from tests.house.evenings import KEY, PEOPLE, PERSONS, Evening, evenings
from tests.house.kept import HOUSES, Kept, as_kept
from tests.server.postgres import fresh_database, own_postgres

from saloon.server.book import NewTable
from saloon.server.storage import Storage, settle

_ROWS = 500
"""Rows per INSERT."""


async def fill(url: str, played: list[Evening]) -> list[str]:
    """Store all tables through the house's own storage; returns the SQL of the schema."""
    shape: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.lstrip().startswith(("CREATE", "ALTER", "DROP")):
            shape.append(statement.strip())

    storage = Storage(url, "kept")
    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    await storage.start()
    sa.event.remove(sa.Engine, "before_cursor_execute", note)
    insert = sa.text("INSERT INTO house (name, value) VALUES ('key', :key)")
    await storage.database.run(lambda connection: connection.execute(insert, {"key": KEY}))
    assert await storage.key() == KEY
    for evening in played:
        book = evening.book
        opening, table = book.table.opening, book.table
        due = opening.created if table.watched and table.phase == "playing" else None
        await storage.open(NewTable(opening, book.lines[:1], None))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        storage.waiting.append(table.name, 1, book.lines[1:], due, partial(settle, done))
        await done
    await storage.stop()
    return shape


async def dump(url: str, shape: list[str]) -> list[str]:
    """The SQL that fills a fresh PostgreSQL."""
    connection = await asyncpg.connect(url)
    try:
        lines = [f"{statement};" for statement in shape]
        for (name,) in await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        ):
            rows = sorted([tuple(row) for row in await connection.fetch(f'SELECT * FROM "{name}"')], key=str)
            for at in range(0, len(rows), _ROWS):
                values = ",\n".join(f"({', '.join(map(_literal, row))})" for row in rows[at : at + _ROWS])
                lines.append(f'INSERT INTO "{name}" VALUES\n{values};')
    finally:
        await connection.close()
    return lines


def _literal(value: Any) -> str:
    """A value as PostgreSQL reads it."""
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, bytes):
        return f"'\\x{value.hex()}'"
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


def keep(era: str) -> None:
    """Write the three files of a house."""
    kept = HOUSES / f"{era}.json"
    if kept.exists():
        raise SystemExit(f"the house of {era} is already kept, and is never written again")
    played = evenings()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        asyncio.run(fill(f"sqlite:///{file}", played))
        with closing(sqlite3.connect(file)) as database:
            database.execute("VACUUM")
        _pack(HOUSES / f"{era}.sqlite.gz", file.read_bytes())
    with own_postgres() as postgres:
        url = asyncio.run(fresh_database(postgres))
        shape = asyncio.run(fill(url, played))
        _pack(HOUSES / f"{era}.postgresql.sql.gz", "\n".join(asyncio.run(dump(url, shape))).encode())
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    )
    house = Kept(
        commit=commit.stdout.strip(),
        cookies={person: PEOPLE.cookie(person) for person in PERSONS},
        seat_keys={
            evening.book.table.name: PEOPLE.seat_key(
                evening.book.table.name, 0, evening.book.table.seats[0].taken
            )
            for evening in played[::8]
        },
        tables=[as_kept(evening.book.table) for evening in played],
    )
    kept.write_bytes(msgspec.json.format(msgspec.json.encode(house), indent=1) + b"\n")


def _pack(file: Path, content: bytes) -> None:
    file.write_bytes(gzip.compress(content, mtime=0))


if __name__ == "__main__":
    keep(sys.argv[1])
