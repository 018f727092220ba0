"""A killed server loses nothing that anybody has seen."""

from __future__ import annotations

import asyncio
import random
import secrets
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.running import BOT, ME, Guest, Server, Sight
from tests.times import TIMES
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 6 * TIMES
MISCHIEF = 1000 * TIMES
"""Kills, drops and double clicks in all."""


def test_killed_mid_game_and_restarted(url: str) -> None:
    async def main() -> None:
        first = Server(url, "--no-limits")
        ann = Guest(first.host)
        table = await ann.open(ME, BOT)
        async with ann.look(table, 0) as sight:
            await sight.receive()
            for _choice in range(6):
                number = (await sight.until(lambda seen: seen.actions)) and sight.number
                await sight.choose()
                await sight.until(lambda seen, number=number: seen.number > number)
            first.kill()
            seen, view, log = sight.number, sight.now["view"], sight.events
        second = Server(url, "--no-limits", port=first.port)
        try:
            async with ann.look(table, 0) as sight:
                await sight.receive()
                assert sight.number >= seen
                assert sight.events[: len(log)] == log
                if sight.number == seen:
                    assert sight.now["view"] == view
                await sight.play_to_the_end()
            record = (await ann.get(f"tables/{table}/record")).text
            assert (await ann.http.post("/api/verify", content=record)).json()["good"]
        finally:
            assert second.stop() == ""
            await ann.http.aclose()

    asyncio.run(main())


class Stubborn:
    """A player who clicks twice, drops the connection, reconnects, and remembers what was confirmed."""

    def __init__(self, guest: Guest, table: str, seat: int, mischief: Mischief) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.mischief = mischief
        self.confirmed: dict[int, dict[str, Any]] = {}
        """For every number that was shown, the view."""
        self.random = random.Random(seat)
        self.pending: tuple[int, int, str] | None = None

    async def play(self) -> None:
        while True:
            try:
                async with self.guest.look(self.table, self.seat) as sight:
                    if await self._play(sight):
                        return
            except (OSError, WebSocketException, TimeoutError):
                await self.mischief.running.wait()
                await asyncio.sleep(0.02)

    async def _play(self, sight: Sight) -> bool:
        """Play until the game is over or the connection drops, by the server or on purpose."""
        while True:
            await asyncio.wait_for(sight.receive(), 5)
            if "choices" not in sight.now:
                continue
            known = self.confirmed.setdefault(sight.number, sight.now["view"])
            assert known == sight.now["view"], "what was shown once has changed"
            if sight.phase == "over":
                return True
            if self.pending is not None and sight.number > self.pending[1]:
                self.pending = None
            if not sight.actions:
                continue
            if self.pending is None:
                self.pending = (self.random.choice(sight.actions), sight.number, secrets.token_hex(6))
            action, number, click = self.pending
            for _click in range(self.mischief.clicks()):
                await sight.send("choose", action=action, number=number, click=click)
            if self.mischief.drops():
                return False


class Mischief:
    """Counts what was done to the server and its guests."""

    def __init__(self) -> None:
        self.done = 0
        self.random = random.Random(1 if TIMES == 1 else None)
        self.running = asyncio.Event()
        """Whether there is a server to reconnect to."""

    def clicks(self) -> int:
        """Once, or twice and more."""
        count = self.random.choice((1, 2, 3, 4))
        self.done += count - 1
        return count

    def drops(self) -> bool:
        """Whether to drop the connection now."""
        dropped = self.random.random() < 0.35
        self.done += dropped
        return dropped


@pytest.mark.slow
def test_a_thousand_kills_drops_and_double_clicks(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    mischief = Mischief()

    async def main() -> None:
        server = Server(url, "--no-limits", port=port)
        mischief.running.set()
        guests = [Guest(server.host) for _ in range(4)]
        tables: list[str] = []
        kills = 0

        async def table_of(guest: Guest) -> None:
            """Tables one after another until enough has gone wrong."""
            while mischief.done + kills < MISCHIEF or kills < KILLS:
                with suppress(httpx.HTTPError):
                    table = await guest.open(ME, ME, BOT)
                    tables.append(table)
                    players = [Stubborn(guest, table, seat, mischief) for seat in (0, 1)]
                    await asyncio.gather(*[player.play() for player in players])
                    for number in players[0].confirmed.keys() & players[1].confirmed.keys():
                        one, other = players[0].confirmed[number], players[1].confirmed[number]
                        assert one["discards"] == other["discards"]

        playing = asyncio.gather(*[table_of(guest) for guest in guests])
        while not playing.done():
            await asyncio.wait([playing], timeout=mischief.random.uniform(0.3, 1.2))
            if kills < KILLS and not playing.done():
                mischief.running.clear()
                await asyncio.to_thread(server.kill)
                kills += 1
                server = await asyncio.to_thread(Server, url, "--no-limits", port=port)
                mischief.running.set()
        await playing
        assert mischief.done + kills >= MISCHIEF
        for table in tables:
            record = await guests[0].get(f"tables/{table}/record")
            assert record.status_code == 200, "a table is stuck"
            assert (await guests[0].http.post("/api/verify", content=record.text)).json()["good"]
        assert server.stop() == ""
        for guest in guests:
            await guest.http.aclose()

    asyncio.run(asyncio.wait_for(main(), 300 * TIMES))
