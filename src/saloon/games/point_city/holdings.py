"""What everybody owns: the stock of resource cards, the permanents of the city, the points on buildings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.core.errors import BadState
from saloon.core.layout import Part
from saloon.core.state import State
from saloon.games.point_city.components import INGENUITY, KINDS, TYPES
from saloon.games.point_city.packed import ICONS, ONE

# The cells of an owner: cards of each kind, permanents of each type, points; then what follows from these.
_PERMANENT: Final[i64] = KINDS
_POINTS: Final[i64] = KINDS + TYPES
_OWN_CELLS: Final[i64] = KINDS + TYPES + 1
_CARDS: Final[i64] = _OWN_CELLS
_PERMANENT_PACKED: Final[i64] = _OWN_CELLS + 1
_MEANS_PACKED: Final[i64] = _OWN_CELLS + 2
_CELLS: Final[i64] = _OWN_CELLS + 3
MOST_CARDS: Final = 300
MOST_POINTS: Final = 20_000


@final
class Holdings(Part):
    """The stocks, permanents and printed points of every owner."""

    def __init__(self, name: str, owners: i64) -> None:
        super().__init__(name, owners * _CELLS)
        self.owners: i64 = owners

    # -- the stock ---------------------------------------------------------------------------------------

    def count(self, s: State, owner: i64, kind: i64) -> i64:
        """How many resource cards of a kind an owner has."""
        at = self.base + owner * _CELLS + kind
        return s.cells[at]

    def cards(self, s: State, owner: i64) -> i64:
        """How many resource cards an owner has; a double is one card (PC-R19)."""
        at = self.base + owner * _CELLS + _CARDS
        return s.cells[at]

    def ingenuity(self, s: State, owner: i64) -> i64:
        """How many ingenuity cards an owner has."""
        at = self.base + owner * _CELLS + INGENUITY
        return s.cells[at]

    def gain(self, s: State, owner: i64, kind: i64) -> None:
        """A resource card goes into the stock (PC-Q1)."""
        self._change(s, owner, kind, 1)

    def spend(self, s: State, owner: i64, kind: i64, number: i64) -> None:
        """Resource cards are discarded (PC-B4)."""
        assert self.count(s, owner, kind) >= number, "the owner does not have these cards"
        self._change(s, owner, kind, -number)

    def _change(self, s: State, owner: i64, kind: i64, number: i64) -> None:
        cells = s.cells
        base = self.base + owner * _CELLS
        cells[base + kind] += number
        cells[base + _CARDS] += number
        cells[base + _MEANS_PACKED] += number * ICONS[kind]

    # -- the city ----------------------------------------------------------------------------------------

    def permanent(self, s: State, owner: i64, kind: i64) -> i64:
        """How many permanents of a type an owner has."""
        at = self.base + owner * _CELLS + _PERMANENT + kind
        return s.cells[at]

    def add_permanent(self, s: State, owner: i64, kind: i64) -> None:
        """One more permanent (PC-B9)."""
        cells = s.cells
        base = self.base + owner * _CELLS
        cells[base + _PERMANENT + kind] += 1
        cells[base + _PERMANENT_PACKED] += ONE[kind]
        cells[base + _MEANS_PACKED] += ONE[kind]

    def points(self, s: State, owner: i64) -> i64:
        """The points printed on an owner's buildings."""
        at = self.base + owner * _CELLS + _POINTS
        return s.cells[at]

    def add_points(self, s: State, owner: i64, points: i64) -> None:
        """A building with points was built."""
        at = self.base + owner * _CELLS + _POINTS
        s.cells[at] += points

    # -- what can be paid --------------------------------------------------------------------------------

    def permanents(self, s: State, owner: i64) -> i64:
        """The permanents, packed."""
        at = self.base + owner * _CELLS + _PERMANENT_PACKED
        return s.cells[at]

    def means(self, s: State, owner: i64) -> i64:
        """Permanents and icons on cards together, packed; without ingenuity (PC-B3)."""
        at = self.base + owner * _CELLS + _MEANS_PACKED
        return s.cells[at]

    # -- storage -----------------------------------------------------------------------------------------

    def dump(self, s: State) -> list[int]:
        """For every owner the cards by kind, the permanents by type, the points."""
        found: list[int] = []
        for owner in range(self.owners):
            for cell in range(_OWN_CELLS):
                found.append(s.cells[self.base + owner * _CELLS + cell])
        return found

    def load(self, s: State, numbers: list[int]) -> None:
        if len(numbers) != self.owners * _OWN_CELLS or not all(
            0 <= number <= (MOST_POINTS if place % _OWN_CELLS == _POINTS else MOST_CARDS)
            for place, number in enumerate(numbers)
        ):
            raise BadState(f"'{self.name}' needs {self.owners * _OWN_CELLS} numbers of at least 0")
        for i in range(self.size):
            s.cells[self.base + i] = 0
        for owner in range(self.owners):
            first = owner * _OWN_CELLS
            for kind in range(KINDS):
                self._change(s, owner, kind, numbers[first + kind])
            for kind in range(TYPES):
                for _permanent in range(numbers[first + _PERMANENT + kind]):
                    self.add_permanent(s, owner, kind)
            self.add_points(s, owner, numbers[first + _POINTS])
