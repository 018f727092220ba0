"""The books of all tables, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tests.server.books import ANN, opened

from saloon.server import databases
from saloon.server.book import Line, NewTable
from saloon.server.databases import BadStorage
from saloon.server.storage import Storage, Taken, settle

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

from contextlib import asynccontextmanager
from functools import partial


@asynccontextmanager
async def started(url: str) -> AsyncIterator[Storage]:
    storage = Storage(url, "me")
    await storage.start()
    yield storage
    await storage.stop()


def run(url: str, test: Callable[[Storage], Awaitable[None]]) -> None:
    async def main() -> None:
        async with started(url) as storage:
            await test(storage)

    asyncio.run(main())


def line(number: int) -> Line:
    return Line("choice", 0, number, 7, f"click{number}")


async def appended(
    storage: Storage, table: str, place: int, lines: list[Line], due: int | None = None
) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    storage.waiting.append(table, place, lines, due, partial(settle, done))
    await done


def test_a_book_is_read_as_it_was_written(url: str) -> None:
    book = opened("me", "link", clock=(30, 60))
    said = Line("said", 0, 5, text="čau 🤠")

    async def test(storage: Storage) -> None:
        await storage.open(NewTable(book.table.opening, book.lines, None))
        await appended(storage, book.table.name, 1, [said, line(6)])
        assert await storage.load(book.table.name) == (book.table.opening, [*book.lines, said, line(6)])
        assert await storage.lines_from(book.table.name, 2) == [line(6)]
        assert await storage.load("nowhere") is None
        assert await storage.tables_of(ANN, 5) == [book.table.name]
        assert await storage.tables_of("nobody", 5) == []

    run(url, test)


def test_two_writers_can_never_both_win(url: str) -> None:
    async def test(storage: Storage) -> None:
        units = [appended(storage, f"t{number % 50}", 0, [line(number)]) for number in range(200)]
        results = await asyncio.gather(*units, return_exceptions=True)
        assert sum(result is None for result in results) == 50
        assert sum(isinstance(result, Taken) for result in results) == 150

    run(url, test)


def test_what_belongs_together_is_stored_together_or_not_at_all(url: str) -> None:
    async def test(storage: Storage) -> None:
        await appended(storage, "t", 0, [line(0)])
        with pytest.raises(Taken):
            await appended(storage, "t", 0, [line(1), line(2)])
        assert await storage.lines_from("t", 0) == [line(0)]

    run(url, test)


def test_one_process_claims_a_table(url: str) -> None:
    book = opened("me", "greenhorn")
    name = book.table.name

    async def test(storage: Storage) -> None:
        await storage.open(NewTable(book.table.opening, book.lines, 100))
        assert await storage.due_tables(99, 5) == []
        assert await storage.due_tables(100, 5) == [(name, 100)]
        assert await storage.claim_due(name, 100, 200)
        assert not await storage.claim_due(name, 100, 200)
        assert await storage.claim_due(name, 200, None)
        assert await storage.due_tables(10**15, 5) == []
        await appended(storage, name, 1, [line(1)], due=300)
        assert await storage.due_tables(10**15, 5) == [(name, 300)]

    run(url, test)


@pytest.mark.parametrize("sync", [False, True])
def test_many_lines_are_committed_in_groups(sqlite_url: str, sync: bool) -> None:
    statements: list[str] = []

    async def main() -> None:
        storage = Storage(sqlite_url, sync=sync)
        await storage.start()
        await storage.database.run(
            lambda connection: connection.connection.driver_connection.set_trace_callback(statements.append)
        )
        for place in range(5):
            await asyncio.gather(
                *[appended(storage, f"t{table}", place, [line(place)]) for table in range(100)]
            )
        await storage.stop()

    asyncio.run(main())
    assert 5 <= statements.count("COMMIT") <= 15
    assert sum(statement.startswith("INSERT") for statement in statements) == 500


def test_in_a_group_only_a_late_writer_is_refused(sqlite_url: str) -> None:
    async def test(storage: Storage) -> None:
        await appended(storage, "late", 0, [line(0)])
        first, late, last = await asyncio.gather(
            *[appended(storage, table, 0, [line(1)]) for table in ("first", "late", "last")],
            return_exceptions=True,
        )
        assert (first, last) == (None, None)
        assert isinstance(late, Taken)
        assert await storage.lines_from("late", 0) == [line(0)]
        assert await storage.lines_from("last", 0) == [line(1)]

    run(sqlite_url, test)


def test_processes_that_start_together_agree(postgres_url: str) -> None:
    async def main() -> None:
        storages = [Storage(postgres_url, str(number)) for number in range(5)]
        await asyncio.gather(*[storage.start() for storage in storages])
        keys = {await storage.key() for storage in storages}
        assert len(keys) == 1
        await asyncio.gather(*[storage.stop() for storage in storages])

    asyncio.run(main())


def test_a_sqlite_file_is_for_one_process(sqlite_url: str) -> None:
    async def test(_storage: Storage) -> None:
        with pytest.raises(BadStorage, match="another Saloon is using this file"):
            await Storage(sqlite_url).start()

    run(sqlite_url, test)


@pytest.mark.parametrize(("sync", "full"), [(False, 1), (True, 2)])
def test_a_choice_waits_for_the_disk_only_if_the_host_wants_it(
    sqlite_url: str, sync: bool, full: int
) -> None:
    async def main() -> None:
        storage = Storage(sqlite_url, sync=sync)
        await storage.start()
        pragma = sa.text("PRAGMA synchronous")
        assert await storage.database.run(lambda connection: connection.scalar(pragma)) == full
        await storage.stop()

    asyncio.run(main())


def test_writes_are_soon_synced_to_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed = threading.Event()
    monkeypatch.setattr(databases, "_FLUSH_SECONDS", 0.01)
    monkeypatch.setattr(databases.os, "fsync", lambda _file: flushed.set())

    async def test(storage: Storage) -> None:
        book = opened("me", "link")
        await storage.open(NewTable(book.table.opening, book.lines, None))
        assert await asyncio.to_thread(flushed.wait, 20)

    run(sqlite_url, test)


def test_the_journal_is_checkpointed_in_the_background(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a checkpoint, and nothing is lost."""
    monkeypatch.setattr(databases, "_FLUSH_SECONDS", 0.01)
    monkeypatch.setattr(databases, "_JOURNAL_ROWS", 20)
    journal = tmp_path / "tables.db-wal"

    async def test(storage: Storage) -> None:
        book = opened("me", "link")
        await storage.open(NewTable(book.table.opening, book.lines, None))
        sizes = []
        for number in range(400):
            await appended(storage, "table", len(book.lines) + number, [line(number)])
            await asyncio.sleep(0.001)
            sizes.append(journal.stat().st_size)
        assert any(later == sooner for sooner, later in pairwise(sizes)), "it grows with every commit"
        kept = await storage.lines_from("table", len(book.lines))
        assert kept == [line(number) for number in range(400)]

    run(sqlite_url, test)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("nonsense", "'nonsense' is not a database address"),
        ("mysql://u:hidden@h/d", "not in 'mysql'"),
        ("sqlite:////nowhere/at/all.db", "unable to open database file"),
        ("postgresql://u:hidden@127.0.0.1:1/d", "cannot be used"),
    ],
)
def test_a_bad_address_gets_one_sentence_without_the_password(url: str, told: str) -> None:
    async def main() -> None:
        await Storage(url).start()

    with pytest.raises(BadStorage) as error:
        asyncio.run(main())
    assert told in str(error.value)
    assert "hidden" not in str(error.value)
    assert "\n" not in str(error.value)


def test_the_database_of_an_older_house_is_migrated(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def twice() -> None:
        for _time in range(2):
            async with started(url) as storage:
                key = await storage.key()
        async with started(url) as storage:
            assert await storage.key() == key

    then = time.monotonic()
    asyncio.run(twice())
    assert time.monotonic() - then < 20


def test_books_of_an_older_schema_can_be_read(sqlite_url: str) -> None:
    """Lines written before migration 0003."""
    book = opened("me", "link")
    config = Config()
    config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
    with sa.create_engine(sqlite_url).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        opening = msgspec.json.encode(book.table.opening)
        connection.exec_driver_sql("INSERT INTO tables VALUES (?, ?, 5, 0, NULL)", (book.table.name, opening))
        for place, written in enumerate(book.lines):
            row = (book.table.name, place, *msgspec.structs.astuple(written))
            connection.exec_driver_sql(f"INSERT INTO lines VALUES ({', '.join('?' * len(row))})", row)

    async def test(storage: Storage) -> None:
        assert await storage.load(book.table.name) == (book.table.opening, book.lines)
        assert await storage.tables_of(ANN, 5) == [book.table.name]
        with pytest.raises(Taken):
            await appended(storage, book.table.name, 0, [line(0)])

    run(sqlite_url, test)
