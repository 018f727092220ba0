"""The socket of a table: `Update` goes out, `Request` comes in.

Plain ASGI: at every choice at every table messages pass here, so nothing lies between this and the socket.
What goes out does not even pass here (`sockets.py`).
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import msgspec

from saloon.server import problems, wire, wishes
from saloon.server.book import Line
from saloon.server.limits import MESSAGES, MOST_BYTES, MOST_EXCESS, MOST_SOCKETS, Bucket
from saloon.server.live import Connection, Live
from saloon.server.problems import FORBIDDEN, Known, Stale, Trouble, not_your_seat
from saloon.server.sockets import EXTENSION
from saloon.server.table import Table

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from saloon.server.house import House

TOO_BIG = 1009
# Those of the house are 4000 and the status that HTTP would have.
TOO_SLOW = 4408
TOO_FAST = 4429
BAD_MESSAGE = 4400

_PATH = re.compile("/api/tables/([^/]+)/live")
_decode = msgspec.json.Decoder(wire.Request).decode


class Sockets:
    """All sockets of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_address: dict[str, int] = {}
        """How many are open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody look at a table and play at it."""
        await receive()  # the browser wants to connect
        await send({"type": "websocket.accept"})
        address, person = scope["state"]["address"], scope["state"]["person"]
        if self.house.settings.limits and self.by_address.get(address, 0) >= MOST_SOCKETS:
            await _close(send, TOO_FAST, "problem-too-fast")
            return
        try:
            live = await self._find(scope["path"])
            seat = _seat(scope["query_string"], person, live)
        except Trouble as trouble:
            await _close(send, 4000 + trouble.status, trouble.answer.problem)
            return
        self.by_address[address] = self.by_address.get(address, 0) + 1
        connection = Connection(person, seat, scope["extensions"][EXTENSION])
        # A task of its own: what wakes it up need not pass through all that lies around an application.
        listening = asyncio.create_task(_listen(self.house, live, connection, receive))
        connection.drop = listening.cancel
        self.house.tables.connect(live, connection)
        closing: tuple[int, str] | None = None
        try:
            closing = await listening
        except asyncio.CancelledError:
            if not connection.dropped:
                raise
            closing = (TOO_SLOW, "problem-too-slow")
        finally:
            self.house.tables.disconnect(live, connection)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
        if closing is not None:
            await _close(send, *closing)

    async def _find(self, path: str) -> Live:
        found = _PATH.fullmatch(path)
        if found is None:
            raise Trouble(problems.NOT_FOUND, "problem-no-page", "there is nothing at this address")
        return await self.house.tables.find(found[1])


def _seat(query: bytes, person: str | None, live: Live) -> int | None:
    """The seat that a socket asks for, which must be the person's own."""
    asked = parse_qs(query.decode("latin-1"), keep_blank_values=True).get("seat")
    if asked is None:
        return None
    for seat in live.table.seats_of(person):
        if str(seat) == asked[-1]:
            return seat
    raise not_your_seat()


async def _close(send: Send, code: int, reason: str) -> None:
    """Say why, unless the other side does not even read that."""
    with suppress(OSError, RuntimeError, TimeoutError):
        await asyncio.wait_for(send({"type": "websocket.close", "code": code, "reason": reason}), 1)


async def _listen(
    house: House, live: Live, connection: Connection, receive: Receive
) -> tuple[int, str] | None:
    """Do what is asked until the other side goes, or until it is better closed; returns why."""
    bucket = Bucket(*MESSAGES) if house.settings.limits else None
    excess = 0
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        data = message.get("text") or message.get("bytes") or b""
        if len(data) > MOST_BYTES:
            return TOO_BIG, "problem-too-large"
        if bucket is not None and not bucket.take():
            excess += 1
            if excess > MOST_EXCESS:
                return TOO_FAST, "problem-too-fast"
            live.tell_one(connection, "table_slow_down")
            continue
        excess = 0
        try:
            request = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return BAD_MESSAGE, "problem-bad-request"
        try:
            await _obey(house, live, connection, request)
        except Stale:
            live.bring_up_to_date(connection, "table_stale")
        except Known:
            live.bring_up_to_date(connection)
        except Trouble as trouble:
            live.tell_one(connection, "table_refused", {"rule": trouble.answer.problem})


async def _obey(house: House, live: Live, connection: Connection, request: wire.Request) -> None:
    """Carry out what somebody asks for, or raise what is wrong with it."""
    if isinstance(request, wire.Look):
        if request.seat is not None and request.seat not in live.table.seats_of(connection.person):
            raise not_your_seat()
        if request.seat != connection.seat:
            live.look(connection, request.seat)
        return

    def wish(table: Table, now: int) -> list[Line]:
        """The lines for it; worked out anew if somebody else was quicker."""
        seat = connection.seat
        if isinstance(request, wire.Choose) and seat is not None and table.has_seat(connection.person, seat):
            return wishes.choose(table, seat, request.action, request.number, request.click, now)
        mine = table.seats_of(connection.person)
        if isinstance(request, wire.Say):
            speaker = seat if seat is not None else mine[0] if mine else None
            return wishes.say(table, speaker, request.text, now)
        if isinstance(request, wire.Answer):
            return wishes.answer(table, mine, request.agree, now)
        if isinstance(request, wire.StandIn):
            away = 0 <= request.seat < table.players and live.is_away(request.seat, house.settings.away)
            return wishes.stand_in(table, mine, request.seat, request.on, away, now)
        if seat is None or seat not in mine or isinstance(request, wire.Choose):
            raise Trouble(FORBIDDEN, "problem-only-players", "only who plays may do that")
        return wishes.take_back(table, seat, request.number, now)

    await house.tables.change(live, wish)
