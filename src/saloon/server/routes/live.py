"""The socket of a table: `Update` goes out, `Request` comes in.

Plain ASGI. Incoming messages go from the socket straight to a `Listener`; only those that have to queue pass
through here, and no outgoing message does (`passage.py`).
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from saloon.server import problems, wire
from saloon.server.limits import MOST_SOCKETS
from saloon.server.listener import TOO_FAST, Listener
from saloon.server.live import Connection, Live
from saloon.server.passage import Passage
from saloon.server.problems import Trouble, not_your_seat
from saloon.server.sockets import EXTENSION, TableSocket

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from saloon.server.house import House

TOO_SLOW = 4408

_PATH = re.compile("/api/tables/([^/]+)/live")


class Sockets:
    """All sockets of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.by_address: dict[str, int] = {}
        """How many are open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody watch a table and play at it."""
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
        socket: TableSocket = scope["extensions"][EXTENSION]
        passage = socket.passage = Passage(socket)
        connection = Connection(person, seat, passage.write)
        listener = Listener(self.house.tables.turns, self.house.settings, live, connection)
        listener.go = lambda request: self.house.tables.spawn(self.go(listener, request))
        passage.hear = listener.hear
        # A task of its own: waking it up need not pass through all the layers around an application.
        listening = asyncio.create_task(_listen(listener, passage, receive))
        connection.drop = listener.stop = listening.cancel
        self.house.tables.connect(live, connection)
        try:
            await listening
        except asyncio.CancelledError:
            if connection.dropped:
                listener.closing = (TOO_SLOW, "problem-too-slow")
            elif listener.closing is None:
                raise
        finally:
            passage.hear = None
            self.house.tables.disconnect(listener.live, connection)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
        if listener.closing is not None:
            await _close(send, *listener.closing)

    async def go(self, listener: Listener, request: wire.Go) -> None:
        """Take a socket to another table."""
        tables, connection = self.house.tables, listener.connection
        try:
            live = await tables.find(request.table)
            if request.seat is not None and request.seat not in live.table.seats_of(connection.person):
                raise not_your_seat()
        except Trouble as trouble:
            listener.close(4000 + trouble.status, trouble.answer.problem)
        except Exception as error:  # a bug of ours
            listener.done(error)
        else:
            if connection.key is None:
                return  # the client has disconnected meanwhile
            tables.disconnect(listener.live, connection)
            listener.live, connection.seat = live, request.seat
            tables.connect(live, connection)
            listener.done(None)

    async def _find(self, path: str) -> Live:
        found = _PATH.fullmatch(path)
        if found is None:
            raise Trouble(problems.NOT_FOUND, "problem-no-page", "there is nothing at this address")
        return await self.house.tables.find(found[1])


def _seat(query: bytes, person: str | None, live: Live) -> int | None:
    """The seat that a socket asks for, which must belong to the person."""
    asked = parse_qs(query.decode("latin-1"), keep_blank_values=True).get("seat")
    if asked is None:
        return None
    for seat in live.table.seats_of(person):
        if str(seat) == asked[-1]:
            return seat
    raise not_your_seat()


async def _listen(listener: Listener, passage: Passage, receive: Receive) -> None:
    """Take queued messages until the other side disconnects."""
    while True:
        message = await receive()
        passage.count_queued()
        if message["type"] != "websocket.receive":
            return
        if listener.busy:
            listener.free = asyncio.get_running_loop().create_future()
            await listener.free
            listener.free = None
        text = message.get("text")
        listener.obey(message.get("bytes") or b"" if text is None else text.encode())


async def _close(send: Send, code: int, reason: str) -> None:
    """Say why, if the other side still reads."""
    with suppress(OSError, RuntimeError, TimeoutError):
        await asyncio.wait_for(send({"type": "websocket.close", "code": code, "reason": reason}), 1)
