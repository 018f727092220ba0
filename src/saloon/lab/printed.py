"""Printed: tables on a terminal of any width.

If a table would be wider than the terminal, intervals go on a line of their own below their means, and if
that is still too wide, on two: broken at an arbitrary place they could not be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.measure import Measurement
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rich.console import Console

ANY_WIDTH: Final = 10_000

Section = list[list[str]]
"""Rows that belong together; lines are drawn between sections."""


def print_table(
    console: Console,
    title: str,
    headings: Sequence[str],
    sections: Sequence[Section],
    words: Collection[int] = (0,),
) -> None:
    """Print a table: `words` are the columns of words, all others hold numbers as `ranged` writes them."""
    anywhere = console.options.update(max_width=ANY_WIDTH)
    for lines in (1, 2, 3):
        broken = [[[_broken(cell, lines) for cell in row] for row in rows] for rows in sections]
        table = _table(title, headings, broken, words)
        if Measurement.get(console, anywhere, table).maximum <= console.width:
            break
    console.print(table)


def _broken(cell: str, lines: int) -> str:
    """A mean and its interval on that many lines; anything else unchanged."""
    mean, bracket, bounds = cell.partition(" [")
    if not bracket or lines == 1:
        return cell
    return f"{mean}\n[{bounds if lines == 2 else bounds.replace(' ', chr(10), 1)}"


def _table(title: str, headings: Sequence[str], sections: Sequence[Section], words: Collection[int]) -> Table:
    table = Table(title=title, title_justify="left")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place in words else "right", overflow="fold")
    for rows in sections:
        for row in rows:
            table.add_row(*row)
        table.add_section()
    return table
