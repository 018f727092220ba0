"""Fields: single numbers with names, alone, together in one part, or in a row for every player.

    self.round = self.add(Number("round"))              t.round.get(s)
    self.duel = self.add(Duel())                        t.duel.challenger.set(s, me)
    self.people = self.add(People(players))             t.people.wounds.move(s, me, 1)

What is read or written comes last, after the state and the place: `set(s, value)`, `set(s, row, value)`.
"""

from __future__ import annotations

from typing import TypeVar, final

from mypy_extensions import i64, mypyc_attr

from saloon.authoring.kit import NOTHING
from saloon.core.layout import Part
from saloon.core.state import State

Field = TypeVar("Field", bound=Part)
Kind = TypeVar("Kind", bound="Column")


@final
class Number(Part):
    """One number."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name, 1)

    def get(self, s: State) -> i64:
        """The number."""
        return s.cells[self.base]

    def set(self, s: State, value: i64) -> None:
        """Set it."""
        s.cells[self.base] = value

    def move(self, s: State, by: i64) -> None:
        """Move it up or down."""
        s.cells[self.base] += by


@final
class Flag(Part):
    """A boolean."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name, 1)

    def get(self, s: State) -> bool:
        """Whether it is set."""
        return s.cells[self.base] != 0

    def set(self, s: State, value: bool) -> None:
        """Set it or clear it."""
        s.cells[self.base] = 1 if value else 0


@final
class Maybe(Part):
    """A number (a seat, a card …), or NOTHING, as it is at first. The cell holds 1 + the number, or 0."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name, 1)

    def get(self, s: State) -> i64:
        """The number, or NOTHING."""
        return s.cells[self.base] - 1

    def set(self, s: State, value: i64) -> None:
        """Set the number, or NOTHING."""
        s.cells[self.base] = value + 1

    def clear(self, s: State) -> None:
        """Set it to NOTHING."""
        s.cells[self.base] = NOTHING + 1


class Column(Part):
    """One field of every row of `Rows`, or several of the same kind next to each other."""

    def __init__(self, width: i64 = 1) -> None:
        super().__init__("", width)
        self.stride: i64 = 1

    def settle(self, base: i64, stride: i64) -> None:
        """Take a place: the cell in the first row, and how far it is from row to row."""
        self.place_at(base)
        self.stride = stride


@final
class Numbers(Column):
    """A column with one number per row."""

    def get(self, s: State, row: i64) -> i64:
        """The number of a row."""
        return s.cells[self.base + row * self.stride]

    def set(self, s: State, row: i64, value: i64) -> None:
        """Set it."""
        s.cells[self.base + row * self.stride] = value

    def move(self, s: State, row: i64, by: i64) -> None:
        """Move it up or down."""
        s.cells[self.base + row * self.stride] += by


@final
class Flags(Column):
    """A column with one boolean per row."""

    def get(self, s: State, row: i64) -> bool:
        """Whether it is set."""
        return s.cells[self.base + row * self.stride] != 0

    def set(self, s: State, row: i64, value: bool) -> None:
        """Set it or clear it."""
        s.cells[self.base + row * self.stride] = 1 if value else 0


@final
class Maybes(Column):
    """A column with a number or NOTHING per row. The cell holds 1 + the number, or 0."""

    def get(self, s: State, row: i64) -> i64:
        """The number of a row, or NOTHING."""
        return s.cells[self.base + row * self.stride] - 1

    def set(self, s: State, row: i64, value: i64) -> None:
        """Set the number, or NOTHING."""
        s.cells[self.base + row * self.stride] = value + 1


@final
class Several(Column):
    """Numbers of the same kind in every row, by their places; single ones may have names (`one`)."""

    def __init__(self, width: i64) -> None:
        super().__init__(width)
        self._named: dict[int, Numbers] = {}

    def one(self, place: i64) -> Numbers:
        """The column at a place, to be read and written by a name of its own."""
        column = Numbers()
        self._named[place] = column
        return column

    def settle(self, base: i64, stride: i64) -> None:
        super().settle(base, stride)
        for place, column in self._named.items():
            column.settle(base + place, stride)

    def get(self, s: State, row: i64, place: i64) -> i64:
        """The number at a place of a row."""
        return s.cells[self.base + row * self.stride + place]

    def set(self, s: State, row: i64, place: i64, value: i64) -> None:
        """Set it."""
        s.cells[self.base + row * self.stride + place] = value

    def move(self, s: State, row: i64, place: i64, by: i64) -> None:
        """Move it up or down."""
        s.cells[self.base + row * self.stride + place] += by


@final
class Places(Column):
    """Places of the same kind in every row, a number or NOTHING each: cells hold 1 + the number, or 0."""

    def get(self, s: State, row: i64, place: i64) -> i64:
        """The number at a place of a row, or NOTHING."""
        return s.cells[self.base + row * self.stride + place] - 1

    def set(self, s: State, row: i64, place: i64, value: i64) -> None:
        """Set the number, or NOTHING."""
        s.cells[self.base + row * self.stride + place] = value + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Part):
    """Several fields in one part, in the order in which they are added."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)
        self._fields: list[Part] = []

    def add(self, field: Field) -> Field:
        """One more field."""
        self._fields.append(field)
        self.size += field.size
        return field

    def place_at(self, base: i64) -> None:
        super().place_at(base)
        for field in self._fields:
            field.place_at(base)
            base += field.size

    def clear(self, s: State) -> None:
        """Set all to 0, no, or nothing."""
        cells = s.cells
        for at in range(self.base, self.base + self.size):
            cells[at] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(Part):
    """A row of fields for every player (or whatever the rows stand for), each field a column."""

    def __init__(self, name: str, rows: i64) -> None:
        super().__init__(name, 0)
        self.rows: i64 = rows
        self._columns: list[Column] = []

    def add(self, column: Kind) -> Kind:
        """One more column."""
        self._columns.append(column)
        self.size += self.rows * column.size
        return column

    def place_at(self, base: i64) -> None:
        super().place_at(base)
        stride = self.size // self.rows
        for column in self._columns:
            column.settle(base, stride)
            base += column.size
