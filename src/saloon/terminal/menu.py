"""The menu: what a player may choose, numbered, and grouped under headings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from saloon.terminal.style import paint

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.state import State
    from saloon.terminal.drawing import Drawing

GAP = "   "
NARROWEST_COLUMN = 16
WIDEST_COLUMN = 26
"""The maximum width of the column of headings; a longer heading gets a line of its own."""


NARROW = 60
INDENT = 2
"""In a narrower menu headings have lines of their own, and choices stand under them."""


NUMBER = 3
"""The width of a choice's number, with the space after it."""


@dataclass(frozen=True)
class Item:
    """One choice of the menu."""

    number: int
    text: str
    note: str

    def drawn(self, seats: list[str]) -> Text:
        """The choice with its number and remark."""
        text = Text(f"{self.number:>2} ", style="key")
        text.append_text(paint(self.text, seats, "not bold default"))
        if self.note:
            text.append(f" ({self.note})", style="not bold dim default")
        return text


@final
class Menu:
    """The choices of one moment; `actions[n - 1]` is the choice with number n."""

    def __init__(self, state: State, player: int, drawing: Drawing, phrases: Phrases) -> None:
        """Group and number what a player may choose."""
        self.phrases = phrases
        order = drawing.answers(state.prompt(player))
        choices = sorted(state.choices(player), key=lambda action: _place(action, drawing, order))
        view = state.view(player)
        notes = {action: drawing.notes(view, state.layout, action, phrases) for action in choices}
        # Choices of one heading belong together, wherever their numbers are.
        by_heading: dict[tuple[str, str], list[int]] = {}
        for action in choices:
            by_heading.setdefault((phrases.heading(action), notes[action][0]), []).append(action)
        self.actions = [action for group in by_heading.values() for action in group]
        self.groups: dict[tuple[str, str], list[Item]] = {
            heading: [Item(self.number(action), phrases.choice(action), notes[action][1]) for action in group]
            for heading, group in by_heading.items()
        }
        """Choices by their heading and the remark on it."""

    def number(self, action: int) -> int:
        """The number that people type for an action."""
        return self.actions.index(action) + 1

    def find(self, number: str) -> int | None:
        """The action that a typed number means; None if there is none."""
        if number.isdecimal() and 1 <= int(number) <= len(self.actions):
            return self.actions[int(number) - 1]
        return None

    def drawn(self, width: int) -> RenderableType:
        """The menu, at most that wide: headings on the left, choices flowing next to them."""
        longest = max(len(heading) for heading, _ in self.groups)
        column = min(max(NARROWEST_COLUMN, longest + 2), WIDEST_COLUMN) if longest else 0
        if width < NARROW:
            column = min(column, INDENT)
        lines: list[RenderableType] = []
        for (heading, remark), items in self.groups.items():
            line = paint(heading, self.phrases.seats, "title")
            if line.cell_len > column - 2:
                lines.append(line)
                line = Text()
            line.pad_right(column - line.cell_len)
            parts = [item.drawn(self.phrases.seats) for item in items]
            if remark:
                parts.append(Text(f"· {remark}", style="not bold dim default"))
            for part in parts:
                if line.cell_len > column and line.cell_len + part.cell_len > width:
                    line.rstrip()
                    lines.append(line)
                    line = Text(" " * column)
                if column + part.cell_len > width:
                    lines.append(_hanging(line, part, column))
                    line = Text(" " * column)
                else:
                    line.append_text(part).append(GAP)
            line.rstrip()
            if line.cell_len:
                lines.append(line)
        return Group(*lines)


def _hanging(margin: Text, part: Text, column: int) -> Table:
    """A choice that is longer than its line wraps below its own words, not below the headings."""
    grid = Table.grid()
    grid.add_column(width=column)
    grid.add_column(width=NUMBER)
    grid.add_column()
    grid.add_row(margin, part[:NUMBER], part[NUMBER:])
    return grid


def _place(action: int, drawing: Drawing, order: list[str]) -> int:
    """The place of the action's family in the menu; those without a given place come last."""
    family = str(drawing.game.describe(action)["family"])
    return order.index(family) if family in order else len(order)
