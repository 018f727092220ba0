"""Stacks of sets: what players collect (CA-K3 to CA-K8).

Every set of a round has a number of its own, from 1 on, in the order in which the sets came to the table.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING, Part, State
from saloon.core.errors import BadState
from saloon.core.layout import mixed
from saloon.games.cover_your_assets.components import ASSETS, PLAYABLE

NO_SET: Final[i64] = 0
TOP: Final[i64] = 0
SECOND: Final[i64] = 1

# A set's cells: the set below it, its type, and how many assets, Silver, Gold and Penny Jars it has.
_BELOW: Final[i64] = 0
_ASSET: Final[i64] = 1
_COUNTS: Final[i64] = 2
_SET_CELLS: Final[i64] = 6


@final
class Stacks(Part):
    """All players' stacks. Cells: the number of sets, then top and height per player, then the sets."""

    def __init__(self, name: str, players: i64, most_sets: i64, values: list[int]) -> None:
        super().__init__(name, 1 + 2 * players + most_sets * _SET_CELLS)
        self.players: i64 = players
        self.most_sets: i64 = most_sets
        self.sets: i64 = 1 + 2 * players - _SET_CELLS
        self.values: Final[vec[i64]] = vec[i64]([i64(value) for value in values])

    # -- looking ---------------------------------------------------------------------------------------

    def used(self, s: State) -> i64:
        """How many sets came to the table in this round."""
        return s.cells[self.base]

    def height(self, s: State, player: i64) -> i64:
        """How many sets a stack has."""
        return s.cells[self.base + 2 + 2 * player]

    def top(self, s: State, player: i64) -> i64:
        """The exposed set, or NO_SET (CA-K6)."""
        return s.cells[self.base + 1 + 2 * player]

    def top_asset(self, s: State, player: i64) -> i64:
        """The type of the exposed set; the stack must have one."""
        return self.asset(s, self.top(s, player))

    def open_asset(self, s: State, player: i64) -> i64:
        """The type of the set that may be challenged, or NOTHING: a bottom set is safe (CA-C2)."""
        at = self.base + 1 + 2 * player
        if s.cells[at + 1] < 2:
            return NOTHING
        return s.cells[self._cell(s.cells[at]) + _ASSET]

    def at(self, s: State, player: i64, position: i64) -> i64:
        """The set at a position from the top; the stack must be that high."""
        found = self.top(s, player)
        for _step in range(position):
            found = s.cells[self._cell(found) + _BELOW]
        return found

    def asset(self, s: State, number: i64) -> i64:
        """The type of a set (CA-K4)."""
        return s.cells[self._cell(number) + _ASSET]

    def count(self, s: State, number: i64, kind: i64) -> i64:
        """How many cards of a kind a set has."""
        cell = self._cell(number)
        if kind < ASSETS:
            return s.cells[cell + _COUNTS] if s.cells[cell + _ASSET] == kind else 0
        return s.cells[cell + _COUNTS + 1 + kind - ASSETS]

    def value(self, s: State, number: i64) -> i64:
        """What the cards of a set are worth, each its own value (CA-P1, CA-P4)."""
        cells = s.cells
        values = self.values
        at = self._cell(number) + _ASSET
        total = values[cells[at]] * cells[at + 1]
        at += 2
        for wild in range(ASSETS, PLAYABLE):
            total += cells[at] * values[wild]
            at += 1
        return total

    def score(self, s: State, player: i64) -> i64:
        """What a player's stack is worth (CA-P1, CA-P2)."""
        total: i64 = 0
        found = self.top(s, player)
        while found != NO_SET:
            total += self.value(s, found)
            found = s.cells[self._cell(found) + _BELOW]
        return total

    def order(self, s: State, player: i64) -> list[int]:
        """A player's sets from bottom to top."""
        found = self.top(s, player)
        numbers: list[int] = []
        while found != NO_SET:
            numbers.append(found)
            found = s.cells[self._cell(found) + _BELOW]
        numbers.reverse()
        return numbers

    def cards(self, s: State, number: i64) -> list[int]:
        """The kinds of a set's cards, assets first (CA-K7)."""
        found: list[int] = []
        for kind in range(PLAYABLE):
            for _copy in range(self.count(s, number, kind)):
                found.append(kind)
        return found

    def mark(self, s: State, player: i64) -> i64:
        """A hash of the sets in a stack and their cards."""
        mark: i64 = 0
        number = self.top(s, player)
        while number != NO_SET:
            mark = mixed(mark, number)
            at = self._cell(number)
            for cell in range(at + _ASSET, at + _SET_CELLS):
                mark = mixed(mark, s.cells[cell])
            number = s.cells[at + _BELOW]
        return mark

    # -- changing --------------------------------------------------------------------------------------

    def clear(self, s: State) -> None:
        """Take all sets away (CA-S6)."""
        cells = s.cells
        for at in range(self.base, self.base + self._cells_used(s)):
            cells[at] = 0

    def new_set(self, s: State, asset: i64) -> i64:
        """A set of a type, without cards yet and in nobody's stack."""
        cells = s.cells
        number = cells[self.base] + 1
        cells[self.base] = number
        cells[self._cell(number) + _ASSET] = asset
        return number

    def add_card(self, s: State, number: i64, kind: i64) -> None:
        """Put a card into a set: an asset of its type or a wild (CA-K4)."""
        at = self._cell(number) + _COUNTS
        if kind >= ASSETS:
            at += 1 + kind - ASSETS
        s.cells[at] += 1

    def put(self, s: State, player: i64, number: i64) -> None:
        """Lay a set on top of a stack (CA-F7)."""
        cells = s.cells
        at = self.base + 1 + 2 * player
        cells[self._cell(number) + _BELOW] = cells[at]
        cells[at] = number
        cells[at + 1] += 1

    def lift(self, s: State, player: i64, position: i64) -> i64:
        """Take the top or second set out of a stack; those above it stay (CA-A15)."""
        number = self.at(s, player, position)
        below = s.cells[self._cell(number) + _BELOW]
        if position == TOP:
            s.cells[self.base + 1 + 2 * player] = below
        else:
            s.cells[self._cell(self.at(s, player, position - 1)) + _BELOW] = below
        s.cells[self._cell(number) + _BELOW] = NO_SET
        s.cells[self.base + 2 + 2 * player] -= 1
        return number

    def swap_tops(self, s: State, player: i64, other: i64) -> None:
        """Exchange two top sets; each takes the place of the other (CA-X3)."""
        mine = self.lift(s, player, TOP)
        theirs = self.lift(s, other, TOP)
        self.put(s, player, theirs)
        self.put(s, other, mine)

    def top_to_bottom(self, s: State, player: i64) -> None:
        """Move the top set under all others (CA-X5)."""
        height = self.height(s, player)
        bottom = self.at(s, player, height - 1)
        number = self.lift(s, player, TOP)
        s.cells[self._cell(bottom) + _BELOW] = number
        s.cells[self.base + 2 + 2 * player] = height

    def bottom_to_top(self, s: State, player: i64) -> None:
        """Move the bottom set onto all others (CA-X5)."""
        number = self.lift(s, player, self.height(s, player) - 1)
        self.put(s, player, number)

    # -- keeping ---------------------------------------------------------------------------------------

    def dump(self, s: State) -> list[int]:
        """Players' tops and heights, then the sets that are used."""
        return [s.cells[self.base + i] for i in range(self._cells_used(s))]

    def load(self, s: State, numbers: list[int]) -> None:
        used = numbers[0] if numbers else 0
        if not 0 <= used <= self.most_sets or len(numbers) != 1 + 2 * self.players + used * _SET_CELLS:
            raise BadState(
                f"'{self.name}' needs its number of sets, then {2 * self.players} and 6 numbers per set"
            )
        self.clear(s)
        for i in range(len(numbers)):
            s.cells[self.base + i] = numbers[i]

    def held(self, s: State, tally: list[int]) -> None:
        for number in range(1, self.used(s) + 1):
            for kind in range(PLAYABLE):
                tally[kind] += self.count(s, number, kind)

    def _cells_used(self, s: State) -> i64:
        return 1 + 2 * self.players + self.used(s) * _SET_CELLS

    def _cell(self, number: i64) -> i64:
        return self.base + self.sets + number * _SET_CELLS
