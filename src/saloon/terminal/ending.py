"""The end of a game: who won, why it ended, and everybody's score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from saloon.terminal.style import seat_style

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.outcome import Outcome, ScoreLine

SHEET_WIDTH = 41
"""The width of a player's score sheet with its margin; as many as fit stand side by side."""


def ranking(outcome: Outcome, phrases: Phrases) -> RenderableType:
    """The places with their scores, and the reason why the game ended."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    groups = [
        [(Text(phrases.seat(seat), style=seat_style(seat)), outcome.scores[seat]) for seat in group]
        for group in outcome.ranking
    ]
    if outcome.rival is not None:
        place = 0 if outcome.rival.won else len(groups)
        groups.insert(place, [(Text(phrases.say(outcome.rival.name)), outcome.rival.score)])
    place = 1
    for group in groups:
        for name, points in group:
            score = phrases.common.say("number", {"number": points})
            table.add_row(Text(f"{place}.", style="key"), name, score)
        place += len(group)
    return Group(Text(phrases.reason(outcome.reason)), table)


def winners_line(outcome: Outcome, phrases: Phrases) -> str:
    """Who won, in a sentence; solo games only have points."""
    if len(outcome.scores) == 1 and outcome.rival is None:
        return phrases.common.say("points-alone", {"player": phrases.seat(0), "points": outcome.scores[0]})
    names = [phrases.seat(seat) for seat in outcome.winners]
    if not names and outcome.rival is not None:
        names = [phrases.say(outcome.rival.name)]
    message = "winner" if len(names) == 1 else "winners"
    return phrases.common.say(message, {"players": ", ".join(names)})


def sheets(outcome: Outcome, phrases: Phrases, width: int) -> RenderableType:
    """Everybody's score sheet, best first."""
    drawn = [
        _sheet(Text(phrases.seat(seat), style=seat_style(seat)), outcome.sheet(seat), phrases)
        for group in outcome.ranking
        for seat in group
    ]
    if outcome.rival is not None:
        drawn.append(_sheet(Text(phrases.say(outcome.rival.name)), outcome.rival.sheet, phrases))
    across = max(1, (width + 2) // SHEET_WIDTH)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(across):
        grid.add_column(width=min(SHEET_WIDTH, width) - 2)
    for start in range(0, len(drawn), across):
        grid.add_row(*drawn[start : start + across])
        grid.add_row()
    return grid


def _sheet(name: Text, lines: list[ScoreLine], phrases: Phrases) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(ratio=1)
    table.add_column(justify="right")
    table.add_row(name, "")
    for line in lines:
        table.add_row(phrases.score_line(line), phrases.common.say("number", {"number": line.points}))
    total = phrases.common.say("number", {"number": sum(line.points for line in lines)})
    table.add_row(Text(phrases.common.say("total"), style="title"), Text(total, style="title"))
    return table
