"""A table in the terminal, as text."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from saloon.authoring.phrases import Phrases
from saloon.terminal.drawing import Drawing
from saloon.terminal.menu import Menu
from saloon.terminal.style import make_console, with_signs

if TYPE_CHECKING:
    from tests.games.tables import TableInWords

NAMES = with_signs(["Ann", "Bořek", "Cyril", "Dana", "Emil"])


def phrases(t: TableInWords, lang: str = "en") -> Phrases:
    """What is said at this table."""
    return Phrases(t.game, lang, NAMES[: t.state.players])


def drawn(t: TableInWords, width: int = 80, lang: str = "en", player: int | None = 0) -> str:
    """The table as a player sees it."""
    file = io.StringIO()
    console = make_console(file, width)
    console.print(Drawing(t.game).table(t.state.view(player), t.state.layout, phrases(t, lang), width))
    return file.getvalue()


def menu(t: TableInWords, lang: str = "en") -> str:
    """What is offered."""
    file = io.StringIO()
    console = make_console(file, 100)
    console.print(Menu(t.state, t.state.actor(), Drawing(t.game), phrases(t, lang)).drawn(100))
    return file.getvalue()
