"""The socket of a table: `Update` goes out, `Request` comes in.

Plain ASGI: at every choice at every table messages pass here, so nothing lies between this and the socket.
What goes out does not even pass here (`sockets.py`).
"""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import msgspec

from saloon.server import problems, wire, wishes
from saloon.server.book import Line
from saloon.server.limits import MESSAGES, MOST_BYTES, MOST_EXCESS, MOST_SOCKETS, Bucket
from saloon.server.live import Connection, Live
from saloon.server.problems import FORBIDDEN, Known, Stale, Trouble, not_your_seat
from saloon.server.sockets import EXTENSION, TableSocket
from saloon.server.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import Receive, Scope, Send

    from saloon.server.house import House

TOO_BIG = 1009
BROKEN = 1011
# Those of the house are 4000 and the status that HTTP would have.
TOO_SLOW = 4408
TOO_FAST = 4429
BAD_MESSAGE = 4400

_PATH = re.compile("/api/tables/([^/]+)/live")
log = logging.getLogger("saloon.live")
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
        socket: TableSocket = scope["extensions"][EXTENSION]
        connection = Connection(person, seat, socket.write)
        listener = Listener(self.house, live, connection)
        # A task of its own: what wakes it up need not pass through all that lies around an application.
        listening = asyncio.create_task(listener.listen(receive))
        connection.drop = listener.stop = listening.cancel
        socket.hear = listener.hear
        self.house.tables.connect(live, connection)
        try:
            await listening
        except asyncio.CancelledError:
            if connection.dropped:
                listener.closing = (TOO_SLOW, "problem-too-slow")
            elif listener.closing is None:
                raise
        finally:
            socket.hear = None
            self.house.tables.disconnect(live, connection)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
        if listener.closing is not None:
            await _close(send, *listener.closing)

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


class Listener:
    """Does what comes in on one socket, one thing after the other."""

    def __init__(self, house: House, live: Live, connection: Connection) -> None:
        self.house = house
        self.live = live
        self.connection = connection
        self.closing: tuple[int, str] | None = None
        """Why it is better closed."""
        self.stop: Callable[[], object] = lambda: None
        self._bucket = Bucket(*MESSAGES) if house.settings.limits else None
        self._excess = 0
        self._busy = False
        """Whether something is being carried out."""
        self._together = False
        """Whether that is a choice while all play at once, when a longer record is no sign that it counts."""
        self._free: asyncio.Future[None] | None = None
        """Awaited by a message that was told to wait."""

    async def listen(self, receive: Receive) -> None:
        """Take what had to queue up, until the other side goes."""
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            if self._busy:
                self._free = asyncio.get_running_loop().create_future()
                await self._free
                self._free = None
            text = message.get("text")
            self._obey(message.get("bytes") or b"" if text is None else text.encode())

    def hear(self, data: bytes) -> bool:
        """Take a message as soon as it comes; False if it must queue up."""
        if self._busy or self._free is not None:
            return False
        self._obey(data)
        return True

    def _obey(self, data: bytes) -> None:
        if len(data) > MOST_BYTES:
            self._close(TOO_BIG, "problem-too-large")
            return
        if self._bucket is not None and not self._bucket.take():
            self._excess += 1
            if self._excess > MOST_EXCESS:
                self._close(TOO_FAST, "problem-too-fast")
            else:
                self.live.tell_one(self.connection, "table_slow_down")
            return
        self._excess = 0
        try:
            request = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._close(BAD_MESSAGE, "problem-bad-request")
            return
        self._busy = True
        if isinstance(request, wire.Look):
            self._done(self._look(request.seat))
        else:
            self.house.tables.ask(self.live, partial(self._lines, request), self._done)

    def _look(self, seat: int | None) -> Trouble | None:
        if seat is not None and seat not in self.live.table.seats_of(self.connection.person):
            return not_your_seat()
        if seat != self.connection.seat:
            self.live.look(self.connection, seat)
        return None

    def _lines(self, request: wire.Request, table: Table, now: int) -> list[Line]:
        """The lines for a request; worked out anew if somebody else was quicker."""
        connection = self.connection
        seat = connection.seat
        if isinstance(request, wire.Choose) and seat is not None and table.has_seat(connection.person, seat):
            self._together = table.together_since >= 0
            return wishes.choose(table, seat, request.action, request.number, request.click, now)
        mine = table.seats_of(connection.person)
        if isinstance(request, wire.Say):
            speaker = seat if seat is not None else mine[0] if mine else None
            return wishes.say(table, speaker, request.text, now)
        if isinstance(request, wire.Answer):
            return wishes.answer(table, mine, request.agree, now)
        if isinstance(request, wire.StandIn):
            away = 0 <= request.seat < table.players
            away = away and self.live.is_away(request.seat, self.house.settings.away)
            return wishes.stand_in(table, mine, request.seat, request.on, away, now)
        if seat is None or seat not in mine or not isinstance(request, wire.TakeBack):
            raise Trouble(FORBIDDEN, "problem-only-players", "only who plays may do that")
        return wishes.take_back(table, seat, request.number, now)

    def _done(self, error: Exception | None) -> None:
        """It was carried out, or something speaks against it, which whoever is still there is told."""
        self._busy = False
        if self._free is not None and not self._free.done():
            self._free.set_result(None)
        together, self._together = self._together, False
        if self.connection.key is None:
            return
        if error is None:
            if together:
                self.live.tell_one(self.connection, "table_counted")
        elif isinstance(error, Stale):
            self.live.bring_up_to_date(self.connection, "table_stale")
        elif isinstance(error, Known):
            self.live.bring_up_to_date(self.connection, "table_counted")
        elif isinstance(error, Trouble):
            self.live.tell_one(self.connection, "table_refused", {"rule": error.answer.problem})
        else:
            log.error("a message could not be carried out", exc_info=error)
            self._close(BROKEN, "problem-server")

    def _close(self, code: int, reason: str) -> None:
        self.closing = (code, reason)
        self.stop()
