"""A simulation's summary as tables for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rich.table import Table

from saloon.core.words import load_words
from saloon.lab.errors import PACKAGE
from saloon.lab.numbers import localized, ranged

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from saloon.lab.statistics import Interval
    from saloon.lab.summary import SeatSummary, Spread, Summary


def show(summary: Summary, console: Console, options: Mapping[str, str], lang: str = "en") -> None:
    """Print wins, scores, seats, lengths and speed; `options` are those that the user chose."""
    tables = Tables(summary, lang)
    console.print(", ".join(tables.title(options)), style="bold", highlight=False)
    for table in (tables.specs(), tables.seats(), tables.lengths()):
        console.print(table)
    for line in tables.notes():
        console.print(line, style="dim")
    if summary.speed is not None:
        console.print(tables.speed())


@final
class Tables:
    """The parts of what is printed, in one language."""

    def __init__(self, summary: Summary, lang: str) -> None:
        """Of one summary."""
        self._summary = summary
        self._words = load_words(PACKAGE, lang)
        self._lang = lang

    def title(self, options: Mapping[str, str]) -> list[str]:
        """What was played."""
        summary = self._summary
        parts = [f"{summary.game} v{summary.version}"]
        parts += [f"{name}={value}" for name, value in options.items()]
        parts += [
            self._say("games", games=self._told(f"{summary.games:,}")),
            self._say("seed", seed=str(summary.seed)),
        ]
        return parts if summary.replays == 1 else [*parts, self._say("replays", replays=summary.replays)]

    def specs(self) -> Table:
        """How every kind of bot did."""
        table = self._table("bots", "bot", "seats", "wins", "win-share", "score")
        for spec in self._summary.specs:
            share, score = percent(spec.win_share, self._lang), number(spec.score, self._lang)
            table.add_row(spec.spec, str(spec.seats), self._told(f"{spec.wins:,.1f}"), share, score)
        return table

    def seats(self) -> Table:
        """How the seats did, by themselves and in the order of play."""
        table = self._table("seat-advantage", "", "win-share", "advantage", "score")
        self._add_seats(table, "seat", self._summary.seats)
        table.add_section()
        self._add_seats(table, "order", self._summary.orders)
        return table

    def lengths(self) -> Table:
        """How long games were."""
        table = self._table("length", "", "mean", "least", "most")
        self._add_spread(table, "decisions", self._summary.decisions)
        if self._summary.rounds is not None:
            self._add_spread(table, "rounds", self._summary.rounds)
        return table

    def notes(self) -> list[str]:
        """What else there is to say, and how to read the tables."""
        summary = self._summary
        lines = []
        if summary.shared_victories:
            lines.append(self._say("shared", count=self._told(f"{summary.shared_victories:,}")))
        if len(summary.reasons) > 1:
            counts = [f"{reason} {self._told(f'{count:,}')}" for reason, count in summary.reasons.items()]
            lines.append(self._say("endings", endings=", ".join(counts)))
        lines.append(self._say("intervals", even=self._told(f"{100 * summary.even:.1f}")))
        return [*lines, self._say("orders")]

    def speed(self) -> str:
        """How fast it went."""
        speed = self._summary.speed
        assert speed is not None
        return self._say(
            "speed",
            seconds=self._told(f"{speed.seconds:.1f}"),
            jobs=speed.jobs,
            games=self._told(f"{speed.games_per_second:,.0f}"),
            decisions=self._told(f"{speed.decisions_per_second:,.0f}"),
        )

    def _say(self, message: str, **arguments: int | str) -> str:
        return self._words.say(f"table-{message}", arguments)

    def _told(self, number: str) -> str:
        return localized(number, self._lang)

    def _table(self, title: str, *headings: str) -> Table:
        table = Table(title=self._say(title), title_justify="left")
        for place, heading in enumerate(headings):
            table.add_column(self._say(heading) if heading else "", justify="right" if place else "left")
        return table

    def _add_seats(self, table: Table, message: str, seats: list[SeatSummary]) -> None:
        for seat in seats:
            advantage = self._told(f"{100 * seat.advantage:+.1f}")
            share, score = percent(seat.win_share, self._lang), number(seat.score, self._lang)
            table.add_row(self._say(message, number=seat.number), share, advantage, score)

    def _add_spread(self, table: Table, message: str, spread: Spread) -> None:
        least, most = self._told(f"{spread.least:,}"), self._told(f"{spread.most:,}")
        table.add_row(self._say(message), number(spread, self._lang), least, most)


def percent(share: Interval, lang: str) -> str:
    """A share with its interval, in percent; without one where one deal alone says nothing of others."""
    return ranged([100 * end for end in _ends(share)], 1, lang)


def number(value: Interval | Spread, lang: str) -> str:
    """With as many digits as its size deserves."""
    return ranged(_ends(value), 0 if abs(value.mean) >= 1000 else 1, lang)


def _ends(value: Interval | Spread) -> list[float]:
    """The mean, and the bounds if there are any."""
    if value.low is None or value.high is None:
        return [value.mean]
    return [value.mean, value.low, value.high]
