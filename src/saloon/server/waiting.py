"""Writes that wait to be stored: lines of books, in units that are all or nothing.

Compiled, because every choice comes this way; knows no database.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from saloon.server.book import Done, Line, NewTable

Row = tuple[str, int, str, int, int, int, str | None, str | None, str]
"""A line as the database has it: table and place, then the line's own fields in their order."""
Choice = tuple[str, int, int, int, int, str | None]
"""A line that is just a choice: table and place, seat, time, action, and the click."""

log = logging.getLogger("saloon.storage")


class Unit:
    """Writes that are stored together or not at all."""

    def __init__(
        self,
        table: str,
        place: int,
        lines: Sequence[Line],
        due: int | None,
        opens: Sequence[NewTable],
        done: Done,
    ) -> None:
        self.table = table
        self.place = place
        self.lines = lines
        self.due = due
        self.opens = opens
        self.done = done

    def holds_choices_only(self) -> bool:
        """Whether it holds only choices, as nearly all units do."""
        if self.due is not None or self.opens:
            return False
        for line in self.lines:
            if line.kind != "choice" or line.text:
                return False
        return True


class Waiting:
    """All units that are not being written yet."""

    def __init__(self, wake: Callable[[], object]) -> None:
        self.units: list[Unit] = []
        self.wake = wake
        """Called when the first unit arrives."""

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
        self.add(Unit(table, place, lines, due, opens, done))

    def add(self, unit: Unit) -> None:
        """Queue a unit."""
        self.units.append(unit)
        if len(self.units) == 1:
            self.wake()

    def take(self, most: int) -> list[Unit]:
        """Take the first units out."""
        taken = self.units[:most]
        del self.units[:most]
        return taken


def choices_of(units: list[Unit]) -> list[Choice] | None:
    """The choices of several units as the database has them; None if they hold anything else."""
    found: list[Choice] = []
    for unit in units:
        if not unit.holds_choices_only():
            return None
        for offset, line in enumerate(unit.lines):
            found.append((unit.table, unit.place + offset, line.seat, line.at, line.action, line.click))
    return found


def rows_of(units: list[Unit]) -> list[Row]:
    """All lines of several units, including those of tables that they open, as the database has them."""
    found: list[Row] = []
    for unit in units:
        _add_rows(found, unit.table, unit.place, unit.lines)
        for new in unit.opens:
            _add_rows(found, new.opening.table, 0, new.lines)
    return found


def _add_rows(found: list[Row], table: str, place: int, lines: Sequence[Line]) -> None:
    for offset, line in enumerate(lines):
        found.append(
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
        )


def tell_stored(units: list[Unit]) -> None:
    """Answer units that are stored; a failure at one table does not affect another."""
    for unit in units:
        try:
            unit.done(None)
        except Exception:
            log.exception("the lines stored at table %s could not be sent out", unit.table)
