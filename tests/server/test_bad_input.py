"""Bad input: each gets a clear answer, the server stays up, and the table is unchanged."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.running import GAME, ME, Guest, Server
from tests.server.test_playing import meet
from websockets.exceptions import ConnectionClosed, InvalidStatus

if TYPE_CHECKING:
    from collections.abc import Iterator

FORGED = "saloon_person=ImFubiI.AAAAAAAAAAAAAAAAAAAAAAAAAAA"


@pytest.fixture
def stable(server: Server) -> Iterator[None]:
    """Whatever the test does, an existing table stays unchanged."""
    table = ""
    before: list[Any] = []

    async def note(ann: Guest) -> None:
        nonlocal table
        table = await ann.open(ME, ME)
        before.append((await ann.get(f"tables/{table}/moments/0")).json())

    async def compare(ann: Guest) -> None:
        assert (await ann.get(f"tables/{table}/moments/0")).json() == before[0]
        assert (await ann.get(f"tables/{table}/moments/1")).status_code == 404

    meet(server, note)
    yield
    meet(server, compare)


@pytest.mark.usefixtures("stable")
def test_a_forged_cookie_and_a_strangers_seat(server: Server) -> None:
    async def test(ann: Guest, eve: Guest) -> None:
        table = await ann.open(ME, ME)
        async with eve.look(table, 0) as sight:
            assert await sight.closed() == (4403, "problem-not-your-seat")
        async with eve.look(table, 0, Cookie=FORGED) as sight:
            assert await sight.closed() == (4403, "problem-not-your-seat")
        async with httpx.AsyncClient(headers={"cookie": FORGED}) as forger:
            answer = await forger.get(f"http://{server.host}/api/tables/{table}")
            assert answer.json()["mine"] == []
            assert "saloon_person=" in answer.headers["set-cookie"]  # a new person
        async with eve.look(table) as sight:
            await sight.receive()
            await sight.choose(0)
            assert (await sight.until_event("table_refused"))["arguments"]["rule"] == "problem-only-players"
            await sight.send("stand_in", seat=0, on=True)
            await sight.send("take_back", number=0)
            await sight.send("answer", agree=True)
            await sight.send("say", text="hi")
            await sight.until(
                lambda seen: sum(event["event"] == "table_refused" for event in seen.events) == 5
            )
        for path in ("leave", "close", "rematch", "hint?seat=0"):
            assert (await eve.post(f"tables/{table}/{path}")).status_code == 403
        assert (await eve.get(f"tables/{table}/keys")).json() == []

    meet(server, test, 2)


@pytest.mark.usefixtures("stable")
def test_tables_and_seats_of_others(server: Server) -> None:
    async def test(ann: Guest, eve: Guest) -> None:
        hers, other = await ann.open(ME, ME), await eve.open(ME, ME)
        async with eve.look(other, 0) as sight:
            await sight.send("go", table=hers, seat=0)
            assert await sight.closed() == (4403, "problem-not-your-seat")
            assert all(f'"table":"{hers}"' not in text for text in sight.raw)
        async with eve.look(other, 0) as sight:
            await sight.send("go", table=hers, seat=None)
            await sight.until(lambda seen: seen.now and seen.now["seats"]["table"] == hers)
            assert sight.now["view"] == (await eve.get(f"tables/{hers}/moments/0")).json()["view"]
        for nowhere in ("gone", "../house", ""):
            async with eve.look(other, 0) as sight:
                await sight.send("go", table=nowhere, seat=None)
                assert await sight.closed() == (4404, "problem-no-table")

    meet(server, test, 2)


@pytest.mark.usefixtures("stable")
def test_choices_that_are_not_offered(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, ME)
        async with ann.look(table, 0) as one, ann.look(table, 1) as two:
            await asyncio.gather(one.receive(), two.receive())
            actor = one if one.actions else two
            for count, action in enumerate(
                [-1, -5, 10**6, 10**30, min(set(range(400)) - set(actor.actions))], 1
            ):
                await actor.choose(action)
                await actor.until(lambda seen, count=count: len(refusals(seen)) == count)
            *unknown, not_now = refusals(actor)
            assert unknown == ["problem-no-action"] * 4
            assert not_now.startswith("CA-")
            assert actor.number == 0

    def refusals(seen: Any) -> list[str]:
        return [event["arguments"]["rule"] for event in seen.events if event["event"] == "table_refused"]

    meet(server, test)


@pytest.mark.usefixtures("stable")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do":"fly"}',
        '{"do":"choose"}',
        '{"do":"choose","action":"1","number":0,"click":"x"}',
        '{"do":"choose","action":1.5,"number":0,"click":"x"}',
        '{"do":"say","text":7}',
        b"\xff\xfe",
        '{"do":"say","text":"\\ud800"}',
        "[" * 50_000,
    ],
)
def test_invalid_messages_close_the_socket(server: Server, text: str | bytes) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, ME)
        async with ann.look(table, 0) as sight:
            await sight.receive()
            await sight.socket.send(text)
            assert await sight.closed() == (4400, "problem-bad-request")

    meet(server, test)


@pytest.mark.usefixtures("stable")
def test_ten_megabytes(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, ME)
        async with ann.look(table, 0) as sight:
            await sight.receive()
            with suppress(ConnectionClosed):
                await sight.socket.send(json.dumps({"do": "say", "text": "x" * 10_000_000}))
            assert (await sight.closed())[0] == 1009
        answer = await ann.http.post("/api/tables", content=b"x" * 10_000_000)
        assert (answer.status_code, answer.json()["problem"]) == (413, "problem-too-large")

        async def pieces() -> Any:
            for _piece in range(100):
                yield b"x" * 100_000

        answer = await ann.http.post("/api/verify", content=pieces())
        assert answer.status_code == 413

    meet(server, test)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"\xff", b'{"game":"cover_your_assets"}', b'{"game":5,"seats":[]}', b"[" * 60_000],
)
def test_invalid_bodies(server: Server, body: bytes) -> None:
    async def test(ann: Guest) -> None:
        answer = await ann.http.post("/api/tables", content=body)
        assert answer.status_code == 400
        assert answer.json()["problem"] == "problem-bad-request"

    meet(server, test)


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"game": "poker"}, "problem-no-game"),
        ({"options": {"colour": "red"}}, "problem-bad-setup"),
        ({"options": {"end": "never"}}, "problem-bad-setup"),
        ({"clock": {"move": 0, "bank": 5}}, "problem-bad-clock"),
        ({"clock": {"move": 10**12, "bank": 5}}, "problem-bad-clock"),
        ({"unknown": 1}, "problem-bad-request"),
    ],
)
def test_impossible_tables(server: Server, more: dict[str, Any], problem: str) -> None:
    async def test(ann: Guest) -> None:
        answer = await ann.post("tables", {"game": GAME, "seats": [ME, ME], **more})
        assert answer.json()["problem"] == problem
        assert 400 <= answer.status_code < 500

    meet(server, test)


@pytest.mark.parametrize("name", ["gone", "a" * 500, "%00", "..%2f..%2fetc", "%F0%9F%A4%A0", "a%20b"])
def test_the_link_of_a_missing_table(server: Server, name: str) -> None:
    async def test(ann: Guest) -> None:
        answer = await ann.get(f"tables/{name}")
        assert answer.status_code == 404
        assert answer.json()["problem"] in ("problem-no-table", "problem-no-page")
        if "%2f" not in name:
            async with ann.look(name) as sight:
                assert await sight.closed() == (4404, "problem-no-table")

    meet(server, test)


def test_pages_from_elsewhere_may_not_play(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, ME)
        for origin in ("http://evil.example", "null", f"http://{server.host}.evil.example"):
            with pytest.raises(InvalidStatus):
                async with ann.look(table, 0, Origin=origin):
                    pass
            answer = await ann.http.post(f"/api/tables/{table}/close", headers={"origin": origin})
            assert (answer.status_code, answer.json()["problem"]) == (403, "problem-origin")
        async with ann.look(table, 0, Origin=f"http://{server.host}") as sight:
            await sight.receive()
            assert sight.phase == "playing"

    meet(server, test)


def test_unknown_paths_and_methods(server: Server) -> None:
    async def test(ann: Guest) -> None:
        assert (await ann.get("nothing/here")).json()["problem"] == "problem-no-page"
        assert (await ann.http.delete("/api/house")).status_code == 405
        assert (await ann.http.get("/../../pyproject.toml")).status_code == 200  # the page, not the file
        assert "build-system" not in (await ann.http.get("/..%2f..%2f..%2fpyproject.toml")).text

    meet(server, test)
