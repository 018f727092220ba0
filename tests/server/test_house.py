"""A house without its doors: what it does on its own, and what it keeps in memory."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from tests.server.books import ANN, Reader, log_of

from saloon.server import wire, wishes
from saloon.server.app import make_app
from saloon.server.house import House, describe_house
from saloon.server.listener import Listener
from saloon.server.live import Live, now_ms
from saloon.server.opening import open_table
from saloon.server.problems import Trouble
from saloon.server.routes.live import Sockets
from saloon.server.settings import Settings

ME = wire.SeatRequest(kind="me")
BOT = wire.SeatRequest(kind="bot", level="greenhorn")


async def opened(house: House, *seats: wire.SeatRequest) -> Live:
    request = wire.TableRequest(
        game="cover_your_assets", options={"end": "quick"}, seats=list(seats), pace="instant"
    )
    return await house.tables.open(*open_table(request, house.people, ANN, now_ms()))


def listening(house: House, live: Live, seat: int) -> Listener:
    """Ann connects to a table with one of her seats."""
    connection = Reader(ANN, seat).connection
    house.tables.connect(live, connection)
    return Listener(house.tables.turns, house.settings, live, connection)


async def fail(_name: str) -> Live:
    raise RuntimeError("a secret of the house")


async def until_over(house: House, table: str) -> Live:
    while True:
        live = await house.tables.find(table)
        if live.table.phase == "over":
            return live
        await asyncio.sleep(0.05)


def test_the_house_says_for_how_many_players_an_option_matters() -> None:
    (city,) = [game for game in describe_house().games if game.name == "point_city"]
    ranges = {option.name: (option.least_players, option.most_players) for option in city.options}
    assert ranges == {"difficulty": (1, 1), "automa_path": (1, 1)}
    (town,) = [game for game in describe_house().games if game.name == "dice_town"]
    assert all((option.least_players, option.most_players) == (2, 5) for option in town.options)


def test_a_table_of_a_dead_process_is_taken_over_with_nobody_connected(url: str) -> None:
    async def main() -> None:
        dead = House(Settings(url=url, grace=0.3, workers=1))
        await dead.start()
        live = await opened(dead, BOT, BOT)
        await dead.stop()  # while a bot is thinking
        length = live.table.length
        assert live.table.phase == "playing"
        heir = House(Settings(url=url, grace=0.3, workers=1))
        await heir.start()
        try:
            while live.table.name not in heir.tables.live:  # it finds the table by itself
                await asyncio.sleep(0.05)
            assert (await until_over(heir, live.table.name)).table.length > length
        finally:
            await heir.stop()

    asyncio.run(asyncio.wait_for(main(), 60))


def test_idle_tables_are_dropped_from_memory(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.server.tables._WATCH_SECONDS", 0.05)

    async def main() -> None:
        house = House(Settings(url=sqlite_url, idle=0.1, workers=1))
        await house.start()
        watched, idle = [await opened(house, ME, ME) for _ in range(2)]
        house.tables.connect(watched, Reader(ANN, 0).connection)
        while idle.table.name in house.tables.live:
            await asyncio.sleep(0.02)
        assert watched.table.name in house.tables.live
        again = await house.tables.find(idle.table.name)
        assert log_of(again.table) == log_of(idle.table)
        await house.stop()

    asyncio.run(asyncio.wait_for(main(), 30))


def test_what_cannot_be_stored_is_not_sent(sqlite_url: str) -> None:
    async def main() -> None:
        house = House(Settings(url=sqlite_url, workers=1))
        await house.start()
        live = await opened(house, ME, ME)
        reader = Reader(ANN, live.table.actors[0])
        house.tables.connect(live, reader.connection)
        reader.waiting.clear()
        seat = live.table.actors[0]
        action = live.table.match.state.choices(seat)[0]  # type: ignore[union-attr]

        async def choose() -> None:
            await house.tables.change(
                live, lambda table, now: wishes.choose(table, seat, action, 0, "c", now)
            )

        driver = await house.storage.database.run(lambda made: made.connection.driver_connection)
        assert driver is not None
        driver.execute("PRAGMA query_only = ON")
        with pytest.raises(Trouble) as trouble:
            await choose()
        assert trouble.value.answer.problem == "problem-storage"
        assert live.table.length == 0
        assert not reader.waiting
        driver.execute("PRAGMA query_only = OFF")
        await choose()  # the same click, once the disk works again
        assert live.table.length == 1
        assert reader.waiting
        await house.stop()

    asyncio.run(asyncio.wait_for(main(), 30))


def test_a_bug_of_ours_gets_one_sentence_and_the_usual_headers(sqlite_url: str) -> None:
    async def ask() -> httpx.Response:
        house = House(Settings(url=sqlite_url, workers=1))
        await house.start()
        house.tables.find = fail  # type: ignore[method-assign]
        way = httpx.ASGITransport(make_app(house), raise_app_exceptions=False)
        try:
            async with httpx.AsyncClient(transport=way, base_url="http://house") as client:
                return await client.get("/api/tables/any")
        finally:
            await house.stop()

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["problem"]) == (500, "problem-server")
    assert "secret" not in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")


def test_a_choice_counts_even_if_its_player_disconnects_first(sqlite_url: str) -> None:
    async def main() -> None:
        house = House(Settings(url=sqlite_url, workers=1))
        await house.start()
        live = await opened(house, ME, ME)
        seat = live.table.actors[0]
        listener = listening(house, live, seat)
        action = live.table.match.state.choices(seat)[0]  # type: ignore[union-attr]
        live.busy = True  # something else is being stored
        assert listener.hear(b'{"do":"choose","action":%d,"number":0,"click":"c"}' % action)
        house.tables.disconnect(live, listener.connection)
        live.busy = False
        await house.tables.change(live, lambda _table, _now: [])
        assert live.table.length == 1
        await house.stop()

    asyncio.run(asyncio.wait_for(main(), 30))


def test_leaving_on_the_way_to_another_table(sqlite_url: str) -> None:
    async def main() -> None:
        house = House(Settings(url=sqlite_url, workers=1))
        await house.start()
        live, following = await opened(house, ME, ME), await opened(house, ME, ME)
        listener = listening(house, live, 0)
        del house.tables.live[following.table.name]  # it must be read
        going = asyncio.create_task(Sockets(house).go(listener, wire.Go(table=following.table.name, seat=0)))
        await asyncio.sleep(0)
        house.tables.disconnect(live, listener.connection)
        await going
        assert not live.connections
        assert not house.tables.live[following.table.name].connections
        await house.stop()

    asyncio.run(asyncio.wait_for(main(), 30))


def test_a_bug_of_ours_on_the_way_to_another_table_closes_the_connection(sqlite_url: str) -> None:
    async def main() -> tuple[int, str] | None:
        house = House(Settings(url=sqlite_url, workers=1))
        await house.start()
        listener = listening(house, await opened(house, ME, ME), 0)
        house.tables.find = fail  # type: ignore[method-assign]
        await Sockets(house).go(listener, wire.Go(table="any", seat=0))
        await house.stop()
        return listener.closing

    assert asyncio.run(asyncio.wait_for(main(), 30)) == (1011, "problem-server")
