"""Listening: carries out what comes in on one socket, one message at a time.

Compiled, because every choice comes this way. Messages that have to queue come through `routes/live.py`.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from saloon.server import wire, wishes
from saloon.server.limits import MESSAGES, MOST_BYTES, MOST_EXCESS, Bucket
from saloon.server.problems import FORBIDDEN, Known, Stale, Trouble, not_your_seat

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from saloon.server.book import Line
    from saloon.server.live import Connection, Live
    from saloon.server.settings import Settings
    from saloon.server.table import Table
    from saloon.server.turns import Turns

TOO_BIG = 1009
BROKEN = 1011
# The house's own codes are 4000 plus the HTTP status.
TOO_FAST = 4429
BAD_MESSAGE = 4400

log = logging.getLogger("saloon.live")
_decode = msgspec.json.Decoder(wire.Request).decode


class Listener:
    """Carries out what comes in on one socket, one message at a time."""

    def __init__(self, turns: Turns, settings: Settings, live: Live, connection: Connection) -> None:
        self.turns = turns
        self.settings = settings
        self.live = live
        self.connection = connection
        self.closing: tuple[int, str] | None = None
        """Why it should be closed."""
        self.stop: Callable[[], object] = lambda: None
        self.go: Callable[[wire.Go], object] = lambda request: None
        """Takes the socket to another table in the background, then calls `done`."""
        self._bucket = Bucket(*MESSAGES) if settings.limits else None
        self._excess = 0
        self.busy = False
        """Whether something is being carried out."""
        self.free: asyncio.Future[None] | None = None
        """Awaited by a message that has to wait."""

    def hear(self, data: bytes) -> bool:
        """Take a message as soon as it comes; False if it must queue."""
        if self.busy or self.free is not None:
            return False
        self.obey(data)
        return True

    def obey(self, data: bytes) -> None:
        """Start carrying out a message."""
        if len(data) > MOST_BYTES:
            self.close(TOO_BIG, "problem-too-large")
            return
        if self._bucket is not None and not self._bucket.take():
            self._excess += 1
            if self._excess > MOST_EXCESS:
                self.close(TOO_FAST, "problem-too-fast")
            else:
                self.live.tell_one(self.connection, "table_slow_down")
            return
        self._excess = 0
        try:
            request = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.close(BAD_MESSAGE, "problem-bad-request")
            return
        self.busy = True
        if isinstance(request, wire.Look):
            self.done(self._look(request.seat))
        elif isinstance(request, wire.Go):
            self.go(request)
        else:
            self.turns.ask(self.live, partial(self._lines, request), self.done)

    def _look(self, seat: int | None) -> Trouble | None:
        if seat is not None and seat not in self.live.table.seats_of(self.connection.person):
            return not_your_seat()
        if seat != self.connection.seat:
            self.live.look(self.connection, seat)
        return None

    def _lines(self, request: wire.Request, table: Table, now: int) -> list[Line]:
        """The lines for a request; worked out again if somebody else was quicker."""
        connection = self.connection
        seat = connection.seat
        if isinstance(request, wire.Choose) and seat is not None and self._is_mine(table, seat):
            return wishes.choose(table, seat, request.action, request.number, request.click, now)
        mine = table.seats_of(connection.person)
        if isinstance(request, wire.Say):
            speaker = seat if seat is not None else mine[0] if mine else None
            return wishes.say(table, speaker, request.text, now)
        if isinstance(request, wire.Answer):
            return wishes.answer(table, mine, request.agree, now)
        if isinstance(request, wire.StandIn):
            away = 0 <= request.seat < table.players
            away = away and self.live.is_away(request.seat, self.settings.away)
            return wishes.stand_in(table, mine, request.seat, request.on, away, now)
        if seat is None or seat not in mine or not isinstance(request, wire.TakeBack):
            raise Trouble(FORBIDDEN, "problem-only-players", "only players may do that")
        return wishes.take_back(table, seat, request.number, now)

    def _is_mine(self, table: Table, seat: int) -> bool:
        key = self.connection.key
        if key is not None:
            return seat in key.mine
        return table.has_seat(self.connection.person, seat)  # the player who chose has left meanwhile

    def done(self, error: Exception | None) -> None:
        """It was carried out or refused; anybody still connected gets the answer."""
        self.busy = False
        if self.free is not None and not self.free.done():
            self.free.set_result(None)
        if error is None or self.connection.key is None:
            return
        if isinstance(error, Stale):
            self.live.bring_up_to_date(self.connection, "table_stale")
        elif isinstance(error, Known):
            self.live.bring_up_to_date(self.connection, "table_counted")
        elif isinstance(error, Trouble):
            self.live.tell_one(self.connection, "table_refused", {"rule": error.answer.problem})
        else:
            log.error("a message could not be carried out", exc_info=error)
            self.close(BROKEN, "problem-server")

    def close(self, code: int, reason: str) -> None:
        """Say why it should be closed."""
        self.closing = (code, reason)
        self.stop()
