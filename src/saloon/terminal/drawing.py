"""Drawing: shows a game's view with the game's own module `terminal` or, without one, plainly.

A game's folder may have a `terminal.py` with:

- `draw(view, layout, phrases, width)`: the table as something that rich can print, at most `width` wide;
- `notes(view, layout, action, phrases)`: two short remarks on a choice (given by name, as in
  `game.describe`), one for its heading in the menu and one for the choice itself; "" for nothing to say;
- `tell(events, phrases)`: what happened as lines of the log, if one line per event would be too much;
- `guide(layout)`: the names of the texts that explain how to play at this table;
- `lacks(view, action, phrases)`: simple reasons why a choice is not offered (what is missing), as sentences;
- `ASKED`: for every prompt the action families that answer it, in the order in which the menu shows them.

All but `draw` are optional. Styles have the names of `saloon.terminal.style.THEME`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

import msgspec
from rich.console import Group
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.events import Event
    from saloon.core.game import Game
    from saloon.core.layout import Layout


@final
class Drawing:
    """What a game's own module draws, with plain defaults for what it leaves out."""

    def __init__(self, game: Game) -> None:
        """Look for the game's own module."""
        self.game = game
        self.module: Any = game.module("terminal")

    def table(self, view: Any, layout: Layout, phrases: Phrases, width: int) -> RenderableType:
        """The table as a view shows it."""
        draw = getattr(self.module, "draw", None)
        drawn: RenderableType = draw(view, layout, phrases, width) if draw else plain(view, phrases)
        return drawn

    def notes(self, view: Any, layout: Layout, action: int, phrases: Phrases) -> tuple[str, str]:
        """Remarks on a choice: for its heading, and for itself."""
        notes = getattr(self.module, "notes", None)
        if notes is None:
            return "", ""
        heading, choice = notes(view, layout, self.game.describe(action), phrases)
        return str(heading), str(choice)

    def tell(self, events: list[Event], phrases: Phrases) -> list[str]:
        """What happened, as lines of the log."""
        tell = getattr(self.module, "tell", None)
        if tell is None:
            return [phrases.event(event) for event in events]
        return [str(line) for line in tell(events, phrases)]

    def guide(self, layout: Layout) -> list[str]:
        """The existing texts that explain how to play at this table."""
        guide = getattr(self.module, "guide", None)
        return [str(name) for name in guide(layout)] if guide else ["terminal-how-to", "terminal-legend"]

    def lacks(self, view: Any, action: int, phrases: Phrases) -> list[str]:
        """What is missing for a choice, in a sentence each; empty if the game does not say."""
        lacks = getattr(self.module, "lacks", None)
        return [str(reason) for reason in lacks(view, self.game.describe(action), phrases)] if lacks else []

    def answers(self, prompt: str) -> list[str]:
        """The action families that answer a question, in menu order; empty if the game does not say."""
        asked: dict[str, list[str]] = getattr(self.module, "ASKED", {})
        return asked.get(prompt, [])


def plain(view: Any, phrases: Phrases) -> RenderableType:
    """A view without a drawing of its own: its fields by name."""
    return Group(*_lines(msgspec.to_builtins(view), phrases, ""))


def _lines(value: Any, phrases: Phrases, indent: str) -> list[Text]:
    """A view's fields, one per line; lists of structs are numbered."""
    if not isinstance(value, dict):
        return [Text(f"{indent}{_short(value, phrases)}")]
    lines: list[Text] = []
    for name, field in value.items():
        title = f"{indent}{phrases.field(name)}"
        if isinstance(field, dict):
            lines.append(Text(f"{title}:"))
            lines += _lines(field, phrases, indent + "  ")
        elif isinstance(field, list) and any(isinstance(item, dict) for item in field):
            for number, item in enumerate(field):
                lines.append(Text(f"{title} {number}"))
                lines += _lines(item, phrases, indent + "  ")
        else:
            lines.append(Text(f"{title}: {_short(field, phrases)}"))
    return lines


def _short(value: Any, phrases: Phrases) -> str:
    if value is None or value in ([], ""):
        return "-"
    if isinstance(value, list):
        nested = any(isinstance(item, list) for item in value)
        return (" | " if nested else ", ").join(_short(item, phrases) for item in value)
    return phrases.named(value) if isinstance(value, str) else str(value)
