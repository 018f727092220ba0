"""A table in memory with everybody who watches it.

Everybody who sees the same (the same seat, the same seats of their own) is one audience: what is sent to it
is encoded once. A reader who does not keep up is dropped, never waited for.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from saloon.server import messages
from saloon.server.book import Line
from saloon.server.frames import framed
from saloon.server.table import Table

if TYPE_CHECKING:
    from saloon.server.book import NewTable
    from saloon.server.table import Told

Wish = Callable[[Table, int], list[Line]]
"""What somebody wants: gives its lines for the table and the time."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Connection:
    """One open socket, seen from the table."""

    def __init__(self, person: str | None, seat: int | None, write: Callable[[bytes], bool]) -> None:
        self.person = person
        self.seat = seat
        """The seat whose view it gets; None for the public view."""
        self.key: AudienceKey | None = None
        self.write = write
        """Sends a frame; False if too much is already waiting."""
        self.drop: Callable[[], object] = lambda: None
        """Ends it."""
        self.dropped = False

    def send(self, frame: bytes) -> None:
        """Send a message; a reader who falls too far behind is dropped."""
        if not self.dropped and not self.write(frame):
            self.leave()

    def leave(self) -> None:
        """Close it; the browser reconnects by itself."""
        self.dropped = True
        self.drop()


class Wanted:
    """A wish that waits for its turn at a table."""

    def __init__(
        self, wish: Wish, done: Callable[[Exception | None], None], opens: Sequence[NewTable]
    ) -> None:
        self.wish = wish
        self.done = done
        """Called when it is carried out, or with the reason why not."""
        self.opens = opens
        """Tables that it opens."""
        self.attempts = 0


class AudienceKey(NamedTuple):
    """What decides what somebody is sent."""

    viewer: int | None
    mine: tuple[int, ...]
    host: bool


class Audience:
    """Connections that receive the same messages, and what they received last."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.connections: list[Connection] = []
        self.seats = b""
        self.undo = b""
        self.shown = 0
        """The mark of the last view of the game."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wanted: deque[Wanted] = deque()
        """Wishes that wait for their turn; the first may be on its way to storage."""
        self.busy = False
        """Whether a wish is being stored, or the book read."""
        self.doubt = False
        """Whether the book may have lines that are not folded yet, so it must be read first."""
        self.due: int | None = None
        """When another process would take over the table, as far as this one knows."""
        self.driver: asyncio.Task[None] | None = None
        self.woken = asyncio.Event()
        self.audiences: dict[AudienceKey, Audience] = {}
        self.seatings: list[bytes] = []
        """Who sits where, per audience; empty after somebody came or went."""
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        """Connected seats and spectators of the other processes, and when these reported them."""
        self.gone_since = [time.monotonic()] * table.players
        """Since when the seats whose people are not connected have been empty."""
        self.changed = time.monotonic()
        self.used = time.monotonic()

    # -- who is here ---------------------------------------------------------------------------------

    @property
    def connections(self) -> list[Connection]:
        """Everybody connected through this process."""
        return [one for audience in self.audiences.values() for one in audience.connections]

    def here_now(self) -> set[int]:
        """Seats whose people are connected to this process."""
        return {seat for key in self.audiences for seat in key.mine}

    def here(self) -> set[int]:
        """Seats whose people are connected to any process."""
        return self.here_now().union(*[seats for seats, _, _ in self.elsewhere.values()])

    def watching_now(self) -> int:
        """Spectators connected to this process."""
        return sum(len(audience.connections) for key, audience in self.audiences.items() if not key.mine)

    def watching(self) -> int:
        """Spectators connected to any process."""
        return self.watching_now() + sum(watching for _, watching, _ in self.elsewhere.values())

    def is_away(self, seat: int, seconds: float) -> bool:
        """Whether a person has been disconnected for that long."""
        return seat not in self.here() and time.monotonic() - self.gone_since[seat] >= seconds

    def add(self, connection: Connection) -> None:
        """Somebody connects and gets the whole table with its log."""
        self.used = time.monotonic()
        self._place(connection)
        self.tell_presence(newcomer=connection)
        connection.send(self.whole(connection, self.table.log))

    def remove(self, connection: Connection) -> None:
        """Somebody goes."""
        self.used = time.monotonic()
        before = self.here()
        self._forget(connection)
        for seat in before - self.here():
            self.gone_since[seat] = time.monotonic()
        self.tell_presence()

    def look(self, connection: Connection, seat: int | None) -> None:
        """Somebody switches to another seat's view and gets the whole table with its log."""
        self._forget(connection)
        connection.seat = seat
        self._place(connection)
        connection.send(self.whole(connection, self.table.log))

    def regroup(self) -> None:
        """Seats have changed hands: sort all connections into audiences again."""
        for connection in self.connections:
            if connection.seat is not None and connection.seat not in self.table.seats_of(connection.person):
                self.look(connection, None)  # a seat that was left no longer shows its cards
            elif self._key_of(connection) != connection.key:
                self._forget(connection)
                self._place(connection)

    def _key_of(self, connection: Connection) -> AudienceKey:
        mine = self.table.seats_of(connection.person)
        return AudienceKey(connection.seat, mine, self.table.is_host(connection.person))

    def _place(self, connection: Connection) -> None:
        connection.key = self._key_of(connection)
        audience = self.audiences.get(connection.key)
        if audience is None:
            audience = self.audiences[connection.key] = Audience(connection.seat)
            self.seatings = []
        audience.connections.append(connection)

    def _forget(self, connection: Connection) -> None:
        audience = self.audiences.get(connection.key) if connection.key is not None else None
        if audience is not None and connection.key is not None:
            audience.connections.remove(connection)
            if not audience.connections:
                del self.audiences[connection.key]
                self.seatings = []
        connection.key = None

    # -- telling -------------------------------------------------------------------------------------

    def whole(self, connection: Connection, told: list[Told], extra: bytes = b"") -> bytes:
        """Everything that a connection may see, with these lines of the log."""
        table, key = self.table, connection.key
        assert key is not None, "only connections to the table get updates"
        audience = self.audiences[key]
        audience.seats = self._seatings()[list(self.audiences).index(key)]
        audience.undo = messages.undo(table, key.viewer)
        events = messages.events(told, key.viewer)
        game = [messages.choices(table, key.viewer), *self._view(key.viewer)]
        audience.shown = self._mark(game)
        parts = [
            *game,
            b'"events":[' + events + (b"," if events and extra else b"") + extra + b"]",
            b'"seats":' + audience.seats,
            b'"undo":' + audience.undo,
        ]
        if table.clocks is not None:
            parts.append(b'"clock":' + messages.clock(table, key.viewer, now_ms()))
        return framed(parts)

    def tell(self, told: list[Told], *, played: bool, seats: bool = True) -> None:
        """Send everybody the news: whether the game went on, whether seats may have changed."""
        table = self.table
        seatings = self._seatings(fresh=True) if seats else []
        in_turn = table.together_since < 0
        nothing = messages.choices(table, None)
        for place, audience in enumerate(self.audiences.values()):
            viewer = audience.viewer
            parts: list[bytes] = []
            if played:
                idle = in_turn and viewer not in table.actors
                game = [nothing if idle else messages.choices(table, viewer), *self._view(viewer)]
                mark = self._mark(game)
                if mark == 0 or mark != audience.shown:
                    parts = game
                audience.shown = mark
            events = messages.events(told, viewer)
            if events:
                parts.append(b'"events":[' + events + b"]")
            if seats and seatings[place] != audience.seats:
                audience.seats = seatings[place]
                parts.append(b'"seats":' + audience.seats)
            undo = messages.undo(table, viewer)
            if undo != audience.undo:
                audience.undo = undo
                parts.append(b'"undo":' + undo)
            if parts:
                if table.clocks is not None:
                    parts.append(b'"clock":' + messages.clock(table, viewer, now_ms()))
                frame = framed(parts)
                for connection in audience.connections:
                    connection.send(frame)

    def _seatings(self, *, fresh: bool = False) -> list[bytes]:
        """Who sits where, per audience."""
        if fresh or not self.seatings:
            self.seatings = messages.seatings(self.table, list(self.audiences), self.here(), self.watching())
        return self.seatings

    def _view(self, viewer: int | None) -> list[bytes]:
        """What a viewer sees of the game, once there is one."""
        return [] if self.table.match is None else messages.view(self.table, viewer)

    def _mark(self, game: list[bytes]) -> int:
        """Identifies the view while all play at once: a viewer who sees nothing new gets no message, so
        nobody can count the steps of others. Otherwise 0."""
        return hash(tuple(game)) if self.table.together_since >= 0 else 0

    def tell_presence(self, newcomer: Connection | None = None) -> None:
        """Send everybody who is here, if that changed; a newcomer gets everything anyway."""
        for seating, audience in zip(self._seatings(fresh=True), self.audiences.values(), strict=True):
            if seating == audience.seats:
                continue
            audience.seats = seating
            frame = framed([b'"seats":' + seating])
            for connection in audience.connections:
                if connection is not newcomer:
                    connection.send(frame)

    def tell_one(
        self, connection: Connection, event: str, arguments: dict[str, int | str] | None = None
    ) -> None:
        """A line for one person only."""
        line = messages.notice(self.table, event, now_ms(), arguments)
        connection.send(framed([b'"events":[' + line + b"]"]))

    def bring_up_to_date(self, connection: Connection, event: str = "") -> None:
        """Show somebody the current state, after a click that came too late."""
        line = messages.notice(self.table, event, now_ms()) if event else b""
        connection.send(self.whole(connection, [], line))
