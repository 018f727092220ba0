"""The market: sixteen spaces in four rows, each with a card that shows one of its sides."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.errors import BadState
from saloon.core.layout import Part
from saloon.core.state import State
from saloon.games.point_city.components import COLUMNS, PLACES, ROWS

# A space holds a face: card n shows its resource side as 2n + 1 and its building side as 2n + 2. An empty
# space remembers what was taken from it until it is refilled, as the market tokens do (PC-M6).
RESOURCE_TAKEN: Final[i64] = -1
BUILDING_TAKEN: Final[i64] = -2

ALL_LINES: Final[i64] = 255
"""Four rows, then four columns, one bit each."""
THROUGH: Final[vec[i64]] = vec[i64](
    [i64((1 << row) + (16 << column)) for row in range(ROWS) for column in range(COLUMNS)]
)
"""The row and the column of each space."""
OTHER_LINES: Final[vec[i64]] = vec[i64]([ALL_LINES - lines for lines in THROUGH])
"""All other rows and columns."""


def resource_face(card: i64) -> i64:
    """A card with its resource side up."""
    return 2 * card + 1


def building_face(card: i64) -> i64:
    """A card with its building side up."""
    return 2 * card + 2


def card_of(face: i64) -> i64:
    """The card that shows a face."""
    return (face - 1) >> 1


def is_building(face: i64) -> bool:
    """Whether a face is a building side."""
    return face > 0 and face & 1 == 0


def is_resource(face: i64) -> bool:
    """Whether a face is a resource side."""
    return face > 0 and face & 1 == 1


@final
class Market(Part):
    """Sixteen faces in reading order (PC-S4, PC-S5)."""

    def __init__(self, name: str, cards: i64) -> None:
        super().__init__(name, PLACES)
        self.cards: i64 = cards

    def face(self, s: State, place: i64) -> i64:
        """What a space shows."""
        at = self.base + place
        return s.cells[at]

    def lay(self, s: State, place: i64, face: i64) -> None:
        """Put a face on a space, or note what was taken from it."""
        at = self.base + place
        s.cells[at] = face

    def flip(self, s: State, place: i64) -> None:
        """Turn a card from its resource side to its building side (PC-F1); everybody sees it."""
        at = self.base + place
        s.cells[at] += 1
        s.reveal()

    def take(self, s: State, place: i64) -> i64:
        """Take the card of a space as the side that it shows; returns the card."""
        at = self.base + place
        face = s.cells[at]
        s.cells[at] = RESOURCE_TAKEN if face & 1 == 1 else BUILDING_TAKEN
        return (face - 1) >> 1

    def open_lines(self, s: State) -> i64:
        """The rows and columns in which every card shows its resource side (PC-F1, PC-F8)."""
        lines = ALL_LINES
        for place in range(PLACES):
            at = self.base + place
            shows_resource = s.cells[at] & 1
            lines &= OTHER_LINES[place] | -shows_resource  # no branch: it could not be predicted
        return lines

    def can_flip(self, s: State, place: i64) -> bool:
        """Whether a card may be turned now (PC-F1, PC-F4)."""
        return is_resource(self.face(s, place)) and self.open_lines(s) & THROUGH[place] != 0

    def load(self, s: State, numbers: list[int]) -> None:
        if len(numbers) != PLACES or not all(BUILDING_TAKEN <= face <= 2 * self.cards for face in numbers):
            raise BadState(f"'{self.name}' needs {PLACES} faces of {self.cards} cards")
        for place in range(PLACES):
            self.lay(s, place, numbers[place])

    def held(self, s: State, tally: list[int]) -> None:
        for place in range(PLACES):
            face = self.face(s, place)
            if face > 0:
                tally[card_of(face)] += 1
