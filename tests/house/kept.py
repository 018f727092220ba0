"""A house that is kept: its database as it was then, and what must always come out of it.

It lies in `tests/fixtures/house` as three files: `<era>.sqlite.gz` (the file itself),
`<era>.postgresql.sql.gz` (SQL for a fresh database) and `<era>.json` (a `Kept`).
"""

from __future__ import annotations

import gzip
from pathlib import Path

import asyncpg
import msgspec

from saloon.server.table import Table

HOUSES = Path(__file__).parents[1] / "fixtures" / "house"


class KeptSeat(msgspec.Struct, frozen=True):
    """Who sits there."""

    name: str
    level: str
    persons: list[str]
    stand_in: bool


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a table must be read as."""

    table: str
    game: str
    options: dict[str, str]
    phase: str
    seats: list[KeptSeat]
    lines: int
    """How long its book is."""
    choices: int
    """How many choices and take-backs are in its record."""
    taken_back: int
    digest: str
    """The digest of the state; "" before the game."""
    scores: list[int]
    """When it is over."""
    ranking: list[list[int]]
    said: list[str]
    """The chat."""
    rematch: str | None
    asked_back: bool
    """Whether a take-back waits to be answered."""
    plays_on: bool
    """Whether it is only the first person's turn, so that a test can continue there."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What must come out of a house."""

    commit: str
    """The one after which it was written."""
    cookies: dict[str, str]
    """Cookies by person, as their browsers have them; the first person sits at all tables."""
    seat_keys: dict[str, str]
    """By table, the key of the first person's seat, for another device."""
    tables: list[KeptTable]

    @property
    def first(self) -> str:
        """The person who sits at all tables."""
        return next(iter(self.cookies))


def eras() -> list[str]:
    """The kept houses, the oldest first."""
    return sorted(file.stem for file in HOUSES.glob("*.json"))


def read_kept(era: str) -> Kept:
    """What must come out of the house of an era."""
    return msgspec.json.decode((HOUSES / f"{era}.json").read_bytes(), type=Kept)


def unpack_sqlite(era: str, file: Path) -> None:
    """Put a copy of the SQLite file there."""
    file.write_bytes(gzip.decompress((HOUSES / f"{era}.sqlite.gz").read_bytes()))


async def unpack_postgres(era: str, url: str) -> None:
    """Load the house into a fresh PostgreSQL."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(gzip.decompress((HOUSES / f"{era}.postgresql.sql.gz").read_bytes()).decode())
    finally:
        await connection.close()


def as_kept(table: Table) -> KeptTable:
    """A table as it is read now."""
    state = None if table.match is None else table.match.state
    outcome = state.outcome() if state is not None and state.over else None
    said = [msgspec.json.decode(told.happening) for told in table.log if told.event == "table_said"]
    bots = [number for number, seat in enumerate(table.seats) if seat.is_played_by_bot]
    asked = table.request is not None
    return KeptTable(
        table=table.name,
        game=table.opening.game,
        options=dict(table.opening.options),
        phase=table.phase,
        seats=[KeptSeat(seat.name, seat.level, list(seat.persons), seat.stand_in) for seat in table.seats],
        lines=table.places,
        choices=table.length,
        taken_back=table.undo_lines,
        digest="" if state is None else state.digest(),
        scores=[] if outcome is None else list(outcome.scores),
        ranking=[] if outcome is None else [list(group) for group in outcome.ranking],
        said=[f"{line['arguments']['name']}: {line['arguments']['text']}" for line in said],
        rematch=table.rematch,
        asked_back=asked,
        plays_on=0 in table.actors
        and not asked
        and table.clocks is None
        and not set(bots) & set(table.actors),
    )
