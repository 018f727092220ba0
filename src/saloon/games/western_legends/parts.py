"""Parts of the table that the kit does not have: single cards in places, and stocks of tokens."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.layout import Part
from saloon.core.state import State


@final
class Slots(Part):
    """Places for one piece each. Cells: 1 + the piece, or 0."""

    def __init__(self, name: str, places: i64) -> None:
        super().__init__(name, places)

    def get(self, s: State, place: i64 = 0) -> i64:
        """What lies at a place, or NOTHING."""
        return s.cells[self.base + place] - 1

    def put(self, s: State, piece: i64, place: i64 = 0) -> None:
        """Lay a piece at a place, which must be empty."""
        assert s.cells[self.base + place] == 0, "something lies here already"
        s.cells[self.base + place] = piece + 1

    def take(self, s: State, place: i64 = 0) -> i64:
        """Take what lies at a place; NOTHING if it is empty."""
        piece = s.cells[self.base + place] - 1
        s.cells[self.base + place] = 0
        return piece

    def add(self, s: State, piece: i64) -> None:
        """Lay a piece at the first empty place."""
        place: i64 = 0
        while s.cells[self.base + place] != 0:
            place += 1
        assert place < self.size, "there is no empty place"
        s.cells[self.base + place] = piece + 1

    def count(self, s: State) -> i64:
        """How many places are full."""
        full: i64 = 0
        for place in range(self.size):
            full += s.cells[self.base + place] != 0
        return full

    def find(self, s: State, piece: i64) -> i64:
        """Where a piece lies, or NOTHING."""
        for place in range(self.size):
            if s.cells[self.base + place] == piece + 1:
                return place
        return NOTHING

    def pieces(self, s: State) -> list[int]:
        """All that lies here, in the order of the places."""
        return [s.cells[self.base + i] - 1 for i in range(self.size) if s.cells[self.base + i] != 0]

    def held(self, s: State, tally: list[int]) -> None:
        for piece in self.pieces(s):
            tally[piece] += 1


@final
class Stock(Part):
    """How many tokens of each kind every owner has; the last row is the supply. `first` numbers kind 0."""

    def __init__(self, name: str, owners: i64, kinds: i64, first: i64) -> None:
        super().__init__(name, (owners + 1) * kinds)
        self.supply: i64 = owners
        self.kinds: i64 = kinds
        self.first: i64 = first

    def get(self, s: State, owner: i64, kind: i64) -> i64:
        """How many tokens of a kind an owner has."""
        return s.cells[self.base + owner * self.kinds + kind]

    def move(self, s: State, owner: i64, kind: i64, number: i64) -> None:
        """Give so many tokens to an owner, or take them away."""
        s.cells[self.base + owner * self.kinds + kind] += number

    def total(self, s: State, owner: i64) -> i64:
        """How many tokens an owner has in all."""
        found: i64 = 0
        for kind in range(self.kinds):
            found += s.cells[self.base + owner * self.kinds + kind]
        return found

    def draw(self, s: State, owner: i64) -> i64:
        """The owner takes a random token of the supply, which must not be empty; returns its kind."""
        place = s.below(self.total(s, self.supply))
        kind: i64 = 0
        while place >= self.get(s, self.supply, kind):
            place -= self.get(s, self.supply, kind)
            kind += 1
        self.move(s, self.supply, kind, -1)
        self.move(s, owner, kind, 1)
        return kind

    def held(self, s: State, tally: list[int]) -> None:
        for owner in range(self.supply + 1):
            for kind in range(self.kinds):
                tally[self.first + kind] += self.get(s, owner, kind)
