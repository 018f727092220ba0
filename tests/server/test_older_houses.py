"""Nothing stored is ever lost to an upgrade: houses of older days, opened with the server of today.

They are kept in `tests/fixtures/house` (see the README there). A failure here means that somebody's tables
would be lost: a game's version went up without a way for older tables, a migration dropped something, a book
is read differently, or the house does not know its guests any more. The fixtures are never written anew.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa
from tests.house.kept import (
    Kept,
    KeptTable,
    as_kept,
    eras,
    read_kept,
    unpack_postgres,
    unpack_sqlite,
)
from tests.server.postgres import fresh_database
from tests.server.running import Guest, Server, Sight

from saloon.core.chance import commitment
from saloon.core.record import parse
from saloon.server.people import COOKIE
from saloon.server.storage import Storage
from saloon.server.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from saloon.server.book import Line, Opening

Books = dict[str, tuple["Opening", list["Line"]]]


@pytest.fixture(params=eras())
def era(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def kept(era: str) -> Kept:
    return read_kept(era)


@pytest.fixture(params=["sqlite", "postgresql"])
def house(era: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a copy of the house."""
    if request.param == "sqlite":
        unpack_sqlite(era, tmp_path / "tables.db")
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres = request.getfixturevalue("postgres")

    async def unpacked() -> str:
        url = await fresh_database(postgres)
        await unpack_postgres(era, url)
        return url

    return asyncio.run(unpacked())


async def read(url: str, kept: Kept) -> Books:
    """All books, with today's storage."""
    storage = Storage(url, "today")
    await storage.start()
    try:
        found = {table.table: await storage.load(table.table) for table in kept.tables}
        assert set(found) <= set(await storage.tables_of(kept.first, 1000))
        assert {"key"} <= await storage.database.run(_house_names)
    finally:
        await storage.stop()
    books = {name: book for name, book in found.items() if book is not None}
    assert sorted(books) == sorted(found), "tables are lost"
    return books


def _house_names(connection: sa.Connection) -> set[str]:
    """What the house keeps for itself."""
    return {str(row[0]) for row in connection.execute(sa.text("SELECT name FROM house"))}


def test_there_is_a_house_and_every_game_was_played_in_it(kept: Kept) -> None:
    """A slip in writing a house would weaken all that is below."""
    for phase in ("playing", "over"):
        assert len({table.game for table in kept.tables if table.phase == phase}) >= 5
    assert any(table.plays_on and table.taken_back for table in kept.tables)
    assert any(table.asked_back for table in kept.tables)
    assert any(seat.stand_in for table in kept.tables for seat in table.seats)
    assert any(table.said for table in kept.tables)
    assert {table.phase for table in kept.tables} == {"waiting", "playing", "over", "closed"}


def test_every_table_is_read_as_it_was(house: str, kept: Kept) -> None:
    books = asyncio.run(read(house, kept))
    for wanted in kept.tables:
        opening, lines = books[wanted.table]
        table = Table(opening)
        for line in lines:
            table.fold(line)
        assert as_kept(table) == wanted


@pytest.mark.slow
def test_everybody_comes_back_and_plays_on(house: str, kept: Kept) -> None:
    """One visit, for it is the opening of the house that takes its time."""
    before = asyncio.run(read(house, kept))
    clocked = [
        table
        for table in kept.tables
        if before[table.table][0].clock is not None and table.phase == "playing"
    ]
    server = Server(house, "--no-limits")

    async def visits() -> None:
        await people_are_known_by_their_cookies_alone(server, kept)
        await a_seat_key_opens_the_seat_on_another_device(server, kept)
        await finished_games_can_be_replayed_and_checked(server, kept)
        await running_games_go_on(server, kept)
        await what_was_asked_is_answered(server, kept)
        await clocks_that_ran_out_let_a_bot_stand_in(server, kept, clocked)
        await tables_are_joined_and_followed_by_others(server, kept)

    try:
        asyncio.run(asyncio.wait_for(visits(), 120))
    finally:
        complaints = server.stop()
    # It may say that a bot was thinking just when it closed, but nothing about a table.
    assert not [table.table for table in kept.tables if table.table in complaints], complaints
    for name, (opening, lines) in asyncio.run(read(house, kept)).items():
        assert opening == before[name][0]
        assert lines[: len(before[name][1])] == before[name][1], f"the book of {name} was changed"


@asynccontextmanager
async def visitor(server: Server, cookie: str = "") -> AsyncIterator[Guest]:
    """Somebody who has nothing but what a browser has kept; without a cookie it is the first time."""
    guest = Guest(server.host)
    if cookie:
        guest.http.cookies.set(COOKIE, cookie)
    else:
        await guest.get("house")
    try:
        yield guest
    finally:
        await guest.http.aclose()


async def people_are_known_by_their_cookies_alone(server: Server, kept: Kept) -> None:
    for person, cookie in kept.cookies.items():
        async with visitor(server, cookie) as guest:
            listed = await guest.get("tables")
            assert "set-cookie" not in listed.headers
            assert listed.json()
            for table in kept.tables:
                mine = [number for number, seat in enumerate(table.seats) if person in seat.persons]
                if mine:
                    shown = (await guest.get(f"tables/{table.table}")).json()
                    assert shown["mine"] == mine
                    assert shown["host"] == (person == kept.first)
                    assert shown["names"] == [seat.name for seat in table.seats]
                    assert shown["game"] == table.game
                    assert table.options.items() <= shown["options"].items()


async def a_seat_key_opens_the_seat_on_another_device(server: Server, kept: Kept) -> None:
    async with visitor(server) as device:
        for table, key in kept.seat_keys.items():
            claimed = await device.post(f"tables/{table}/claim", {"key": key})
            assert claimed.json()["mine"] == [0], claimed.text


async def finished_games_can_be_replayed_and_checked(server: Server, kept: Kept) -> None:
    finished = [table for table in kept.tables if table.phase == "over"]
    one_a_game = {table.game: table.table for table in finished}
    async with visitor(server, kept.cookies[kept.first]) as guest:
        for table in finished:
            path = f"tables/{table.table}"
            text = (await guest.get(f"{path}/record")).text
            record = parse(text)
            assert record.verify().digest() == table.digest
            fairness = (await guest.get(f"{path}/fairness")).json()
            promised = (await guest.get(path)).json()["commitment"]
            assert commitment(bytes.fromhex(fairness["secret"])) == fairness["commitment"] == promised
            assert record.salts == fairness["salts"]
            if one_a_game[table.game] == table.table:
                assert (await guest.http.post("/api/verify", content=text)).json()["good"]
            assert (await guest.get(f"{path}/moments/{table.choices // 2}?seat=0")).status_code == 200
            async with guest.look(table.table, 0) as sight:
                await sight.receive()
                outcome = sight.now["seats"]["outcome"]
                assert (outcome["scores"], outcome["ranking"]) == (table.scores, table.ranking)
                assert said_in(sight) == table.said


def said_in(sight: Sight) -> list[str]:
    """The chat that a socket has shown."""
    lines = [event["arguments"] for event in sight.events if event["event"] == "table_said"]
    return [f"{line['name']}: {line['text']}" for line in lines]


async def running_games_go_on(server: Server, kept: Kept) -> None:
    taken_back: set[str] = set()
    async with visitor(server, kept.cookies[kept.first]) as guest:
        for table in kept.tables:
            if table.plays_on:
                async with guest.look(table.table, 0) as sight:
                    await sight.receive()
                    assert (sight.phase, said_in(sight)) == ("playing", table.said)
                    if await plays_on(sight, table):
                        taken_back.add(table.game)
    assert len(taken_back) > 2


async def plays_on(sight: Sight, table: KeptTable) -> bool:
    """Choose, and take it back where that is free and no bot is about to go on; whether that was so."""
    before, number = sight.now["view"], sight.number
    await sight.choose()
    await sight.until(lambda seen: seen.number > number)
    bots = {place for place, seat in enumerate(table.seats) if seat.level or seat.stand_in}
    if not sight.now["undo"]["free"] or bots & set(sight.now["choices"]["asked"]):
        return False
    chosen = sight.number
    await sight.send("take_back", number=chosen)
    await sight.until(lambda seen: seen.number > chosen)
    assert sight.now["view"] == before
    await sight.choose()
    await sight.until(lambda seen: seen.number > chosen + 1)
    return True


async def what_was_asked_is_answered(server: Server, kept: Kept) -> None:
    for table in kept.tables:
        if not table.asked_back:
            continue
        friend = kept.cookies[table.seats[1].persons[0]]
        async with visitor(server, friend) as guest, guest.look(table.table, 1) as sight:
            await sight.receive()
            assert sight.now["undo"]["waiting_for"] == [1]
            known = sight.number
            await sight.send("answer", agree=True)
            await sight.until(lambda seen, known=known: seen.number > known)
            assert sight.now["undo"]["asked_by"] is None


async def clocks_that_ran_out_let_a_bot_stand_in(
    server: Server, kept: Kept, clocked: list[KeptTable]
) -> None:
    assert clocked
    async with visitor(server, kept.cookies[kept.first]) as guest:
        for table in clocked:
            async with guest.look(table.table, 0) as sight:
                await sight.until_event("table_out_of_time")
                assert len(sight.now["clock"]["banks"]) == len(table.seats)


async def tables_are_joined_and_followed_by_others(server: Server, kept: Kept) -> None:
    over = {table.game: table for table in kept.tables if table.phase == "over"}
    over |= {table.table: table for table in kept.tables if table.rematch is not None}
    async with visitor(server, kept.cookies[kept.first]) as guest, visitor(server) as newcomer:
        for table in kept.tables:
            if table.phase == "waiting":
                joined = await newcomer.post(f"tables/{table.table}/join", {"name": "New"})
                assert joined.json()["mine"], joined.text
        for table in over.values():
            following = await guest.post(f"tables/{table.table}/rematch", {})
            assert following.status_code == 200, following.text
            assert table.rematch in (None, following.json()["table"])
