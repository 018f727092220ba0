"""Every input is bounded."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from tests.server.books import ANN, opened
from tests.server.running import ME, Guest, Server

from saloon.server import limits
from saloon.server.limits import Addresses, Bucket
from saloon.server.live import Connection, Live

if TYPE_CHECKING:
    from pathlib import Path


def test_a_bucket_lets_through_a_burst_and_then_a_trickle(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("saloon.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_old_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.server.limits.MOST_ADDRESSES", 10)
    addresses = Addresses((0.001, 1.0))
    assert addresses.take("a")
    assert not addresses.take("a")
    for number in range(20):
        addresses.take(str(number))
    assert len(addresses._buckets) == 10
    assert addresses.take("a")


def test_a_slow_reader_is_dropped_and_not_waited_for() -> None:
    book = opened("me", "me")
    live = Live(book.table)
    ended: list[str] = []
    written: list[bytes] = []
    slow = Connection(ANN, 0, lambda _: False)
    quick = Connection(ANN, 0, lambda frame: written.append(frame) is None)
    slow.drop = lambda: ended.append("slow")
    quick.drop = lambda: ended.append("quick")
    for connection in (slow, quick):
        live.add(connection)
    for _message in range(3):
        live.tell([], played=True)
    assert ended == ["slow"]
    assert len(written) == 4


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    async def main() -> None:
        server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
        ann = Guest(server.host)
        table = await ann.open(ME, ME)
        async with ann.look(table, 0) as sight:
            await sight.receive()
            for _message in range(int(limits.MESSAGES[1]) + 10):
                await sight.send("take_back", number=99)
            await sight.until_event("table_slow_down")
        statuses = await flood(server.host, 2 * int(limits.REQUESTS[1]))
        assert set(statuses) == {"404", "429"}
        await asyncio.sleep(1)
        assert (await ann.get(f"tables/{table}")).status_code == 200
        await ann.http.aclose()
        assert server.stop() == ""

    asyncio.run(asyncio.wait_for(main(), 60))


async def flood(host: str, count: int) -> list[str]:
    """Many requests at once; returns their statuses."""
    address, port = host.split(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    writer.write(f"GET /api/tables/gone HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * count)
    received = b""
    while received.count(b"HTTP/1.1 ") < count:
        received += await reader.read(65536)
    writer.close()
    return [part[:3].decode() for part in received.split(b"HTTP/1.1 ")[1:]]
