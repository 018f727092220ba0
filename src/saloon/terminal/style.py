"""How the terminal looks: the colours of the house, and a sign for every seat besides its colour."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

if TYPE_CHECKING:
    from typing import TextIO

# The dark shades are readable on black and on dark grey; brass and sage also on white.
THEME: Final = Theme(
    {
        "brass": "#c8953a",
        "oxblood": "#d0654a",
        "sage": "#7f9a68",
        "dusk": "#6f9ab5",
        "faint": "dim",
        "key": "bold #c8953a",
        "title": "bold",
        "wrong": "#d0654a",
        "seat0": "bold #c8953a",
        "seat1": "bold #6f9ab5",
        "seat2": "bold #7f9a68",
        "seat3": "bold #d0654a",
        "seat4": "bold #a884b8",
        "seat5": "bold #4fa39a",
    }
)
SIGNS: Final = ["★", "Ω", "Ψ", "◆", "▼", "●"]
"""Star, horseshoe, cactus, jewel, hat and coin: players can be distinguished without colours too."""

LEAST_WIDTH: Final = 40
MOST_WIDTH: Final = 120


def make_console(file: TextIO | None = None, width: int | None = None) -> Console:
    """A console in the colours of the house; plain where colours cannot be shown."""
    console = Console(file=file, theme=THEME, highlight=False, emoji=False, markup=False, width=width)
    console.width = max(LEAST_WIDTH, min(console.width, MOST_WIDTH))
    return console


PLAIN: Final[dict[str, str]] = {
    **dict(zip("★ΩΨ◆▼●▲△◀▔─━│┃", "*OY#vo^/<---||", strict=True)),
    **dict.fromkeys("╭╮╰╯┏┓┗┛┡┩├┤┼┬┴", "+"),
    "\N{EN DASH}": "-",
    "\N{MIDDLE DOT}": "-",
    "\N{MULTIPLICATION SIGN}": "x",
    **dict.fromkeys(
        "\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}\N{DOUBLE LOW-9 QUOTATION MARK}", '"'
    ),
    "🔒": "[]",
}
"""Replacements for characters that a terminal cannot show; letters lose their accents."""


def speak_anyway() -> None:
    """Let the standard streams replace what their encoding does not have."""
    codecs.register_error("plainer", _plainer)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="plainer")
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    plain = ""
    for sign in error.object[error.start : error.end]:
        letters = unicodedata.normalize("NFKD", PLAIN.get(sign, sign))
        plain += letters.encode("ascii", "ignore").decode() or "?"
    return plain, error.end


def with_signs(names: list[str]) -> list[str]:
    """The players' names, each with the sign of its seat."""
    return [f"{SIGNS[seat % len(SIGNS)]} {name}" for seat, name in enumerate(names)]


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return f"seat{seat % len(SIGNS)}"


def log_line(margin: str, line: str, seats: list[str]) -> Table:
    """A line of the log with something in its margin, which stays free when the line wraps."""
    grid = Table.grid()
    grid.add_column(width=len(margin))
    grid.add_row(Text(margin, style="faint"), paint(line, seats))
    return grid


def paint(text: str, seats: list[str], style: str = "") -> Text:
    """A sentence with the players' names in their colours."""
    painted = Text(text, style=style)
    for seat, name in enumerate(seats):
        painted.highlight_words([name], seat_style(seat))
    return painted
