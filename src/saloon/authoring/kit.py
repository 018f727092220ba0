"""The kit: the parts that tables are made of.

Each part is a window on the cells of a state (see `layout.py`): small, fast, and conserving what it holds,
so rules read plainly: `deck.take(s)`, `hands.add(s, player, card)`.

Cells that are written more than once get a local name: mypyc borrows a vector that is only read, but
counts a reference for every write through `s.cells`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.errors import BadState
from saloon.core.layout import REVEALED, Part, mixed
from saloon.core.state import State

NOTHING: Final[i64] = -1


@final
class Pile(Part):
    """Cards in order, the last one on top. Cells: how many, then the cards from bottom to top.

    Taking from a hidden pile reveals a card, which ends what can be undone.
    """

    def __init__(self, name: str, capacity: i64, *, hidden: bool = False, pieces: bool = True) -> None:
        super().__init__(name, 1 + capacity)
        self.hidden = hidden
        self.pieces = pieces  # False if the numbers are not components (seats, for example)

    def count(self, s: State) -> i64:
        """How many cards lie here."""
        return s.cells[self.base]

    def top(self, s: State) -> i64:
        """The top card, or NOTHING."""
        count = s.cells[self.base]
        return NOTHING if count == 0 else s.cells[self.base + count]

    def at(self, s: State, index: i64) -> i64:
        """The card at a place, 0 being the bottom."""
        return s.cells[self.base + 1 + index]

    def put(self, s: State, card: i64) -> None:
        """Lay a card on top."""
        cells = s.cells
        count = cells[self.base] + 1
        assert count < self.size, "there is no room on this pile"
        cells[self.base] = count
        cells[self.base + count] = card

    def fill(self, s: State, counts: vec[i64]) -> None:
        """Lay that many cards of each kind on top, one kind after another."""
        cells = s.cells
        place = self.base + cells[self.base]
        for kind in range(len(counts)):
            assert place + counts[kind] < self.base + self.size, "there is no room on this pile"
            for _copy in range(counts[kind]):
                place += 1
                cells[place] = kind
        cells[self.base] = place - self.base

    def take(self, s: State) -> i64:
        """Take the top card; the pile must not be empty."""
        cells = s.cells
        count = cells[self.base]
        assert count > 0, "there is no card on this pile"
        cells[self.base] = count - 1
        place = self.base + count
        card = cells[place]
        # An empty place must not remember what lay there: an imagined state would contain it.
        cells[place] = 0
        if self.hidden:
            cells[REVEALED] += 1
        return card

    def insert(self, s: State, index: i64, card: i64) -> None:
        """Insert a card at a place, 0 being the bottom."""
        count = s.cells[self.base]
        place = self.base + 1 + count
        while place > self.base + 1 + index:
            s.cells[place] = s.cells[place - 1]
            place -= 1
        s.cells[place] = card
        s.cells[self.base] = count + 1

    def has(self, s: State, card: i64) -> bool:
        """Whether such a card lies here."""
        for i in range(s.cells[self.base]):
            if s.cells[self.base + 1 + i] == card:
                return True
        return False

    def clear(self, s: State) -> None:
        """Take everything away."""
        cells = s.cells
        for at in range(self.base, self.base + 1 + cells[self.base]):
            cells[at] = 0

    def shuffle(self, s: State) -> None:
        """Shuffle the cards."""
        cells = s.cells
        left = cells[self.base]
        while left > 1:
            other = self.base + 1 + s.below(left)
            last = self.base + left
            card = cells[last]
            cells[last] = cells[other]
            cells[other] = card
            left -= 1

    def cards(self, s: State) -> list[int]:
        """All cards from bottom to top."""
        return [s.cells[self.base + 1 + i] for i in range(s.cells[self.base])]

    def dump(self, s: State) -> list[int]:
        return self.cards(s)

    def load(self, s: State, numbers: list[int]) -> None:
        if len(numbers) >= self.size:
            raise BadState(f"'{self.name}' holds at most {self.size - 1} cards, not {len(numbers)}")
        self.clear(s)
        for number in numbers:
            self.put(s, number)

    def held(self, s: State, tally: list[int]) -> None:
        if self.pieces:
            for card in self.cards(s):
                tally[card] += 1


@final
class Hands(Part):
    """How many cards of each kind every owner holds. Cells per owner: the total, then by kind."""

    def __init__(self, name: str, owners: i64, kinds: i64) -> None:
        super().__init__(name, owners * (1 + kinds))
        self.owners: i64 = owners
        self.kinds: i64 = kinds
        self.stride: i64 = 1 + kinds

    def size_of(self, s: State, owner: i64) -> i64:
        """How many cards the owner holds."""
        return s.cells[self.base + owner * self.stride]

    def count(self, s: State, owner: i64, kind: i64) -> i64:
        """How many cards of a kind the owner holds."""
        return s.cells[self.base + owner * self.stride + 1 + kind]

    def has(self, s: State, owner: i64, kind: i64) -> bool:
        """Whether the owner holds a card of a kind."""
        return s.cells[self.base + owner * self.stride + 1 + kind] > 0

    def mark(self, s: State, owner: i64) -> i64:
        """A hash of what the owner holds (see `Layout.own_mark`)."""
        at = self.base + owner * self.stride
        mark: i64 = 0
        for cell in range(at, at + self.stride):
            mark = mixed(mark, s.cells[cell])
        return mark

    def add(self, s: State, owner: i64, kind: i64) -> None:
        """Give the owner a card."""
        cells = s.cells
        at = self.base + owner * self.stride
        cells[at] += 1
        cells[at + 1 + kind] += 1

    def drop(self, s: State, owner: i64, kind: i64) -> None:
        """Take a card from the owner, who must hold it."""
        cells = s.cells
        at = self.base + owner * self.stride
        held = cells[at + 1 + kind]
        assert held > 0, "the owner does not hold this card"
        cells[at] -= 1
        cells[at + 1 + kind] = held - 1

    def offer(
        self, s: State, owner: i64, kinds: i64, least: i64, choices: Choices, action: i64, stride: i64
    ) -> None:
        """Offer an action for each of the first `kinds` of which the owner holds at least `least`.

        The action for kind 0 is `action`; the others follow at `stride`.
        """
        cells = s.cells
        actions = choices.actions
        size = choices.size
        first = self.base + owner * self.stride + 1
        for kind in range(kinds):
            actions[size] = action + kind * stride  # always written, see `Choices.offer_if`
            size += cells[first + kind] >= least
        choices.size = size

    def holds_any(self, s: State, owner: i64, first: i64, last: i64) -> bool:
        """Whether the owner holds a card of the kinds in range(first, last)."""
        at = self.base + owner * self.stride + 1
        held: i64 = 0
        for kind in range(first, last):
            held += s.cells[at + kind]
        return held > 0

    def clear(self, s: State) -> None:
        """Take all cards from all owners."""
        for i in range(self.size):
            s.cells[self.base + i] = 0

    def clear_owner(self, s: State, owner: i64) -> None:
        """Take all cards from one owner."""
        at = self.base + owner * self.stride
        for i in range(self.stride):
            s.cells[at + i] = 0

    def cards(self, s: State, owner: i64) -> list[int]:
        """The owner's cards, sorted by kind."""
        found: list[int] = []
        for kind in range(self.kinds):
            for _copy in range(self.count(s, owner, kind)):
                found.append(kind)
        return found

    def draw(self, s: State, owner: i64, pile: Pile) -> i64:
        """The owner takes the top card of a pile, which must not be empty; returns its kind."""
        kind = pile.take(s)
        self.add(s, owner, kind)
        return kind

    def dump(self, s: State) -> list[int]:
        """For every owner one number per kind."""
        return [self.count(s, owner, kind) for owner in range(self.owners) for kind in range(self.kinds)]

    def load(self, s: State, numbers: list[int]) -> None:
        if len(numbers) != self.owners * self.kinds or not all(0 <= number < 1000 for number in numbers):
            raise BadState(f"'{self.name}' needs {self.owners * self.kinds} numbers from 0 to 999")
        self.clear(s)
        for place, number in enumerate(numbers):
            for _copy in range(number):
                self.add(s, place // self.kinds, place % self.kinds)

    def held(self, s: State, tally: list[int]) -> None:
        for owner in range(self.owners):
            for kind in range(self.kinds):
                tally[kind] += self.count(s, owner, kind)


@final
class Track(Part):
    """Numbers that count something, one per place: scores, rounds, markers."""

    def __init__(self, name: str, places: i64) -> None:
        super().__init__(name, places)

    def get(self, s: State, place: i64) -> i64:
        """The number at a place."""
        return s.cells[self.base + place]

    def set(self, s: State, place: i64, value: i64) -> None:
        """Set the number at a place."""
        s.cells[self.base + place] = value

    def move(self, s: State, place: i64, steps: i64) -> None:
        """Move the number at a place up or down."""
        s.cells[self.base + place] += steps

    def clear(self, s: State) -> None:
        """Set all to 0."""
        cells = s.cells
        for at in range(self.base, self.base + self.size):
            cells[at] = 0


@final
class Grid(Part):
    """Numbers in rows and columns: markets, maps, relations between players."""

    def __init__(self, name: str, rows: i64, columns: i64) -> None:
        super().__init__(name, rows * columns)
        self.rows: i64 = rows
        self.columns: i64 = columns

    def get(self, s: State, row: i64, column: i64) -> i64:
        """The number in a field."""
        return s.cells[self.base + row * self.columns + column]

    def set(self, s: State, row: i64, column: i64, value: i64) -> None:
        """Set the number in a field."""
        s.cells[self.base + row * self.columns + column] = value

    def move(self, s: State, row: i64, column: i64, steps: i64) -> None:
        """Move the number in a field up or down."""
        s.cells[self.base + row * self.columns + column] += steps

    def clear_row(self, s: State, row: i64) -> None:
        """Set a row to 0."""
        for column in range(self.columns):
            s.cells[self.base + row * self.columns + column] = 0

    def clear(self, s: State) -> None:
        """Set all to 0."""
        cells = s.cells
        for at in range(self.base, self.base + self.size):
            cells[at] = 0


@final
class Purses(Part):
    """Money or tokens of one kind, by owner; what is paid goes to somebody.

    The last place is the bank (or supply). `unit` is the kind of component that the money counts as in
    the law of conservation.
    """

    def __init__(self, name: str, owners: i64, unit: i64) -> None:
        super().__init__(name, owners + 1)
        self.bank: i64 = owners
        self.unit: i64 = unit

    def fill_bank(self, s: State, amount: i64) -> None:
        """Put money into the bank at the start."""
        s.cells[self.base + self.bank] = amount

    def amount(self, s: State, owner: i64) -> i64:
        """What an owner (or the bank) has."""
        return s.cells[self.base + owner]

    def pay(self, s: State, payer: i64, receiver: i64, amount: i64) -> i64:
        """Move money, at most what the payer has; returns how much was paid."""
        paid = s.cells[self.base + payer]
        if paid > amount:
            paid = amount
        s.cells[self.base + payer] -= paid
        s.cells[self.base + receiver] += paid
        return paid

    def held(self, s: State, tally: list[int]) -> None:
        for place in range(self.size):
            tally[self.unit] += s.cells[self.base + place]
