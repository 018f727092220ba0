"""Tic-tac-toe and connect four on Saloon's kernel: the same rules as the peers', as a control.

They also show the cost of a plain Python game from another package on a compiled kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.authoring.kit import Grid
from saloon.core.actions import Argument, Family
from saloon.core.game import Game
from saloon.core.layout import Layout
from saloon.core.refusal import RuleBook
from saloon.core.steps import ALLOWED, Question

if TYPE_CHECKING:
    from saloon.core.actions import Choices
    from saloon.core.state import State

LINE_MADE, BOARD_FULL = range(2)
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Mark(Question):
    """Place a mark: in a free field or, if marks fall, in a column that is not full."""

    def offer(self, t: LineTable, s: State, player: int, choices: Choices) -> None:
        """Every action with a free field."""
        for action in range(len(t.game.actions)):
            if t.free_row(s, action) >= 0:
                choices.offer(action)

    def forbids(self, t: LineTable, s: State, player: int, action: int) -> int:
        """Only a free field can be marked."""
        return ALLOWED if t.free_row(s, action) >= 0 else 1

    def take(self, t: LineTable, s: State, player: int, action: int) -> None:
        """Mark the field; the game ends with a line or a full board. `a` counts the marks."""
        a = s.a
        row, column = t.free_row(s, action), t.column(action)
        t.board.set(s, row, column, 1 + player)
        if t.makes_line(s, row, column):
            s.finish(LINE_MADE)
        elif a + 1 == t.board.rows * t.board.columns:
            s.finish(BOARD_FULL)
        else:
            s.push(self, 1 - player, a + 1)


MARK = Mark("mark")


class LineTable(Layout):
    """A board on which two players try to make a line."""

    def __init__(self, game: LineGame, players: int) -> None:
        """The empty board."""
        super().__init__(game, players, {}, {})
        self.rules = game
        self.board = self.add(Grid("board", game.rows, game.columns))

    def column(self, action: int) -> int:
        """The column that an action means."""
        return action if self.rules.falls else action % self.rules.columns

    def free_row(self, s: State, action: int) -> int:
        """The row where the mark of an action would lie, or -1."""
        if not self.rules.falls:
            row, column = divmod(action, self.rules.columns)
            return row if self.board.get(s, row, column) == 0 else -1
        for row in range(self.rules.rows):
            if self.board.get(s, row, action) == 0:
                return row
        return -1

    def makes_line(self, s: State, row: int, column: int) -> bool:
        """Whether the mark in a field completes a line."""
        return any(
            1 + self.run(s, row, column, down, right) + self.run(s, row, column, -down, -right)
            >= self.rules.length
            for down, right in DIRECTIONS
        )

    def run(self, s: State, row: int, column: int, down: int, right: int) -> int:
        """How many equal marks follow a field in one direction."""
        mark = self.board.get(s, row, column)
        found = 0
        row, column = row + down, column + right
        while 0 <= row < self.rules.rows and 0 <= column < self.rules.columns:
            if self.board.get(s, row, column) != mark:
                break
            found += 1
            row, column = row + down, column + right
        return found


class LineGame(Game):
    """Make a line of some length on a board; in some games marks fall to the bottom."""

    def __init__(self, name: str, rows: int, columns: int, length: int, falls: bool) -> None:
        """A game of that size."""
        self.rows = rows
        self.columns = columns
        self.length = length
        self.falls = falls
        rules = RuleBook()
        rules.rule("free-field")
        super().__init__(
            name=name,
            version=1,
            package="",
            players=(2, 2),
            options=[],
            families=[Family("mark", [Argument("place", columns if falls else rows * columns)])],
            events=[],
            moments=[MARK],
            rules=rules,
            reasons=["line", "full"],
            rule_out_of_turn="free-field",
            rule_when_over="free-field",
            bound=rows * columns,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Any) -> Layout:
        """The board."""
        return LineTable(self, players)


TIC_TAC_TOE = LineGame("tic_tac_toe", rows=3, columns=3, length=3, falls=False)
CONNECT_FOUR = LineGame("connect_four", rows=6, columns=7, length=4, falls=True)
