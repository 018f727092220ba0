"""A table without network and disk: wishes are folded at once, and the book can be read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from examples.copy_me import GAME as HIGH_BID

import saloon
from saloon.server.book import Line, Opening
from saloon.server.live import Connection
from saloon.server.opening import open_table
from saloon.server.people import People
from saloon.server.table import Table
from saloon.server.wire import ClockSettings, SeatRequest, TableRequest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

saloon.register(HIGH_BID)

ANN, BOB, EVE = "ann", "bob", "eve"
PEOPLE = People(b"the key of a house in the tests.")


class Reader:
    """A socket that keeps what it receives."""

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.waiting: list[str] = []
        self.connection = Connection(person, seat, self._keep)

    def _keep(self, frame: bytes) -> bool:
        header = 2 + {126: 2, 127: 8}.get(frame[1], 0)
        self.waiting.append(frame[header:].decode())
        return True


class Book:
    """A table and its book; time passes only on demand."""

    def __init__(self, opening: Opening, lines: list[Line], now: int) -> None:
        self.table = Table(opening)
        self.lines: list[Line] = []
        self.now = now
        self.write(lines)

    def write(self, lines: list[Line]) -> list[str]:
        """Fold lines; returns the names of what happened."""
        told = []
        for line in lines:
            self.lines.append(line)
            told += [line.event for line in self.table.fold(line)]
        return told

    def wish(self, wish: Callable[..., list[Line]], *arguments: Any) -> list[str]:
        """Carry out a wish; returns the names of what happened."""
        return self.write(wish(self.table, *arguments, self.now))

    def read_again(self, places: int | None = None) -> Table:
        """The table as a newly started process sees it."""
        table = Table(self.table.opening)
        for line in self.lines[:places]:
            table.fold(line)
        return table


def log_of(table: Table) -> list[tuple[int, bytes]]:
    """Every line of a table's log, and who may see it."""
    return [(line.audience, line.happening) for line in table.log]


def opened(
    *seats: str,
    game: str = "cover_your_assets",
    clock: tuple[int, int] | None = None,
    deal: int = 0,
    components: Mapping[str, Any] | None = None,
    **options: str,
) -> Book:
    """A table of Ann's; seats are "me", "link" or a level of bots. A deal is the same in every run."""
    request = TableRequest(
        game=game,
        options=options,
        seats=[
            SeatRequest(kind=seat) if seat in ("me", "link") else SeatRequest(kind="bot", level=seat)  # type: ignore[arg-type]
            for seat in seats
        ],
        clock=None if clock is None else ClockSettings(move=clock[0], bank=clock[1]),
    )
    opening, lines = open_table(request, PEOPLE, ANN, 1_000_000, components)
    return Book(msgspec.structs.replace(opening, secret=deal.to_bytes(32)), lines, 1_000_000)
