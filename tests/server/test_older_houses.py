"""Nothing stored is ever lost to an upgrade: older houses, opened with today's server.

They are kept in `tests/fixtures/house` (see the README there). A failure here means that somebody's tables
would be lost: a game's version went up without an upgrade, a migration dropped something, a book
is read differently, or the house no longer knows its guests. The fixtures are never rewritten.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

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
from tests.house.later import GAME as MOVED_ON
from tests.server.postgres import fresh_database
from tests.server.running import Guest, Server, Sight

from saloon.core.chance import commitment
from saloon.records.record import parse
from saloon.server.people import COOKIE
from saloon.server.storage import Storage
from saloon.server.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
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
    """A mistake in writing a house would weaken the tests below."""
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
def test_everybody_reconnects_and_plays_on(house: str, kept: Kept) -> None:
    """One visit for all, because opening the house takes time."""
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
    # It may say that a bot was thinking when it closed, but nothing about a table.
    assert not [table.table for table in kept.tables if table.table in complaints], complaints
    for name, (opening, lines) in asyncio.run(read(house, kept)).items():
        assert opening == before[name][0]
        assert lines[: len(before[name][1])] == before[name][1], f"the book of {name} was changed"


@asynccontextmanager
async def visitor(server: Server, cookie: str = "") -> AsyncIterator[Guest]:
    """A visitor with just what a browser has kept; without a cookie a newcomer."""
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
    """Choose, and take it back if that is free and no bot is about to go on; returns whether it was."""
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


# -- a game moves on and leaves its tables behind ------------------------------------------------------------


@pytest.mark.slow
def test_tables_that_cannot_go_on_are_closed_and_kept(house: str, kept: Kept, tmp_path: Path) -> None:
    left = [table for table in kept.tables if table.game == MOVED_ON]
    before = asyncio.run(read(house, kept))

    async def looking(server: Server) -> None:
        await they_are_listed_as_closed(server, kept)
        await they_can_be_looked_at_and_nothing_more(server, kept, left)
        await the_other_games_go_on(server, kept)

    later(house, kept, looking)
    looked_at = asyncio.run(read(house, kept))
    for table in left:
        assert looked_at[table.table] == before[table.table], "looking writes nothing"

    async def taking_leave(server: Server) -> None:
        await their_people_take_the_record_home(server, kept, left, tmp_path)
        await they_are_followed_by_tables_of_that_day(server, kept, left)

    later(house, kept, taking_leave)
    after = asyncio.run(read(house, kept))
    for table in left:
        opening, lines = before[table.table]
        added = [line.kind for line in after[table.table][1][len(lines) :]]
        assert after[table.table][0] == opening
        assert after[table.table][1][: len(lines)] == lines
        closing = [] if table.phase == "closed" else ["closed"]
        assert added in (closing, [*closing, "rematch"])


def later(house: str, kept: Kept, visits: Callable[[Server], Coroutine[Any, Any, None]]) -> None:
    """Visit the house when one of its games has moved on."""
    server = Server(house, "--no-limits", command="tests.house.later")
    try:
        asyncio.run(asyncio.wait_for(visits(server), 120))
    finally:
        complaints = server.stop()
    assert not [table.table for table in kept.tables if table.table in complaints], complaints


async def they_are_listed_as_closed(server: Server, kept: Kept) -> None:
    tables = {table.table: table for table in kept.tables}
    async with visitor(server, kept.cookies[kept.first]) as guest:
        listed = (await guest.get("tables")).json()
        assert len({table["game"] for table in listed}) > 2
        for shown in listed:
            table = tables[shown["table"]]
            if table.game == MOVED_ON:
                assert (shown["phase"], shown["other_version"]) == ("closed", 1)
                assert not shown["my_turn"]
                assert not shown["free"]
            else:
                assert (shown["phase"], shown["other_version"]) == (table.phase, None)
    async with visitor(server) as stranger:
        assert MOVED_ON not in [table["game"] for table in (await stranger.get("tables")).json()]


async def they_can_be_looked_at_and_nothing_more(server: Server, kept: Kept, left: list[KeptTable]) -> None:
    async with visitor(server, kept.cookies[kept.first]) as guest, visitor(server) as device:
        for table in left:
            path = f"tables/{table.table}"
            shown = (await guest.get(path)).json()
            assert shown["names"] == [seat.name for seat in table.seats]
            async with guest.look(table.table, shown["mine"][0]) as sight:
                await sight.receive()
                assert "view" not in sight.now
                assert "clock" not in sight.now
                assert (sight.phase, sight.actions) == ("closed", [])
                assert sight.now["seats"]["outcome"] is None
                assert (sight.number, said_in(sight)) == (table.choices, table.said)
                await sight.choose(0)
                refused = await sight.until_event("table_refused")
                assert refused["arguments"]["rule"] == "problem-not-playing"
            assert (await guest.get(f"{path}/moments/0")).json()["problem"] == "problem-other-version"
            if table.phase != "closed":  # otherwise nobody can play on there, whatever they know
                assert (await guest.get(f"{path}/fairness")).json()["secret"] is None
                assert (await device.get(f"{path}/record")).status_code == 403
            assert (await device.post(f"{path}/join", {"name": "New"})).status_code == 409
            if table.table in kept.seat_keys:
                claimed = await device.post(f"{path}/claim", {"key": kept.seat_keys[table.table]})
                assert claimed.json()["problem"] == "problem-other-version"
                assert claimed.json()["arguments"] == {"began": 1, "now": 2}


async def the_other_games_go_on(server: Server, kept: Kept) -> None:
    others = {table.game: table for table in kept.tables if table.game != MOVED_ON and table.plays_on}
    assert len(others) == 4
    async with visitor(server, kept.cookies[kept.first]) as guest:
        for table in others.values():
            async with guest.look(table.table, 0) as sight:
                await sight.receive()
                await plays_on(sight, table)


async def their_people_take_the_record_home(
    server: Server, kept: Kept, left: list[KeptTable], folder: Path
) -> None:
    async with visitor(server, kept.cookies[kept.first]) as guest, visitor(server) as stranger:
        for table in left:
            path = f"tables/{table.table}"
            text = (await guest.get(f"{path}/record")).text
            assert (await stranger.get(f"{path}/record")).text == text
            record = parse(text)
            assert record.version == 1
            if table.digest:
                assert record.verify().digest() == table.digest
            fairness = (await guest.get(f"{path}/fairness")).json()
            assert commitment(bytes.fromhex(fairness["secret"])) == fairness["commitment"]
            verdict = (await guest.http.post("/api/verify", content=text)).json()
            assert not verdict["good"]
    file = folder / "kept.saloon"
    file.write_text(text, encoding="utf-8")
    for lang, sentence in SENTENCES.items():
        for command in ("verify", "replay"):
            told = subprocess.run(
                [sys.executable, "-m", "tests.house.later", command, str(file), "--lang", lang],
                check=False,
                capture_output=True,
                text=True,
                env={**os.environ, "COLUMNS": "200"},
            )
            assert told.returncode != 0
            assert sentence in told.stderr, told
            assert "Traceback" not in told.stderr


SENTENCES = {
    "en": "line 1: the record is of version 1 of cover_your_assets; this Saloon plays version 2",
    "cs": "řádek 1: záznam je z verze 1 hry cover_your_assets; tento Saloon hraje verzi 2",
}


async def they_are_followed_by_tables_of_that_day(server: Server, kept: Kept, left: list[KeptTable]) -> None:
    async with visitor(server, kept.cookies[kept.first]) as guest:
        for phase in ("over", "playing", "waiting", "closed"):
            table = next(table for table in left if table.phase == phase)
            following = (await guest.post(f"tables/{table.table}/rematch", {})).json()
            assert following["phase"] == ("waiting" if phase == "waiting" else "playing")
            assert following["other_version"] is None
            assert following["options"] == table.options
            async with guest.look(table.table, 0) as sight:
                await sight.receive()
                assert sight.now["seats"]["rematch"] == following["table"]
