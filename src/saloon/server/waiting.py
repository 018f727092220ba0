"""What waits to be stored: lines of books, in units that are stored together or not at all.

Compiled, for every choice comes this way; knows no database.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from saloon.server.book import Done, Line, NewTable

Row = tuple[str, int, str, int, int, int, str | None, str | None, str]
"""A line as the database has it: table and place, then the line's own fields in their order."""

log = logging.getLogger("saloon.storage")


class Unit:
    """What is stored together or not at all."""

    def __init__(
        self, table: str, rows: list[Row], due: int | None, opens: Sequence[NewTable], done: Done
    ) -> None:
        self.table = table
        self.rows = rows
        self.due = due
        self.opens = opens
        self.done = done
        for new in opens:
            self.rows += rows_of(new.opening.table, 0, new.lines)

    @property
    def is_plain(self) -> bool:
        """Whether it is nothing but lines."""
        return self.due is None and not self.opens


class Waiting:
    """All units that are not on their way yet."""

    def __init__(self, wake: Callable[[], object]) -> None:
        self.units: list[Unit] = []
        self.wake = wake
        """Called when there is something after there was nothing."""

    def append(
        self,
        table: str,
        place: int,
        lines: Sequence[Line],
        due: int | None,
        done: Done,
        opens: Sequence[NewTable] = (),
    ) -> None:
        """Store lines of a book, the first one at `place`, and the tables that they open, all or nothing.

        Taken if somebody else was there first.
        """
        self.add(Unit(table, rows_of(table, place, lines), due, opens, done))

    def add(self, unit: Unit) -> None:
        """Let a unit wait."""
        self.units.append(unit)
        if len(self.units) == 1:
            self.wake()

    def take(self, most: int) -> list[Unit]:
        """The first ones, which wait no longer."""
        taken = self.units[:most]
        del self.units[:most]
        return taken


def rows_of(table: str, place: int, lines: Sequence[Line]) -> list[Row]:
    """Lines of a book, the first one at `place`, as the database has them."""
    return [
        (
            table,
            place + offset,
            line.kind,
            line.seat,
            line.at,
            line.action,
            line.click,
            line.person,
            line.text,
        )
        for offset, line in enumerate(lines)
    ]


def are_plain(units: list[Unit]) -> bool:
    """Whether units are nothing but lines."""
    for unit in units:
        if not unit.is_plain:
            return False
    return True


def all_rows(units: list[Unit]) -> list[Row]:
    """The lines of several units."""
    rows: list[Row] = []
    for unit in units:
        rows += unit.rows
    return rows


def tell_stored(units: list[Unit]) -> None:
    """Units are stored, which whoever waits for one is told; one table's trouble is not another's."""
    for unit in units:
        try:
            unit.done(None)
        except Exception:
            log.exception("what was stored at table %s could not be told", unit.table)
