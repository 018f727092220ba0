"""A simulation's summary as tables for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from saloon.core.words import load_words
from saloon.lab.errors import PACKAGE
from saloon.lab.numbers import digits_of, localized, ranged
from saloon.lab.printed import print_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from saloon.lab.printed import Section
    from saloon.lab.statistics import Interval
    from saloon.lab.summary import SeatSummary, Spread, Summary


def show(summary: Summary, console: Console, options: Mapping[str, str], lang: str = "en") -> None:
    """Print wins, scores, seats, lengths and speed; `options` are those that the user chose."""
    tables = Tables(summary, lang)
    console.print(", ".join(tables.title(options)), style="bold", highlight=False)
    tables.bots(console)
    if len(summary.players) > 1:
        tables.seats(console)
    tables.lengths(console)
    for line in tables.notes():
        console.print(line, style="dim", highlight=False)
    if summary.speed is not None:
        console.print(tables.speed(), highlight=False)


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

    def bots(self, console: Console) -> None:
        """How every kind of bot did."""
        rows = [
            [
                spec.spec,
                str(spec.seats),
                self._told(f"{spec.wins:,.1f}"),
                percent(spec.win_share, self._lang),
                number(spec.score, self._lang),
            ]
            for spec in self._summary.specs
        ]
        self._print(console, "bots", ("bot", "seats", "wins", "win-share", "score"), [rows])

    def seats(self, console: Console) -> None:
        """How places in the order of play did, and seats where these differ."""
        summary = self._summary
        sections = [self._seats("order", summary.orders)]
        if summary.seats != summary.orders:
            sections.append(self._seats("seat", summary.seats))
        self._print(console, "seat-advantage", ("", "win-share", "advantage", "score"), sections)

    def lengths(self, console: Console) -> None:
        """How long games were."""
        rows = [self._spread("decisions", self._summary.decisions)]
        if self._summary.rounds is not None:
            rows.append(self._spread("rounds", self._summary.rounds))
        self._print(console, "length", ("", "mean", "least", "most"), [rows])

    def notes(self) -> list[str]:
        """Further remarks, and how to read the tables."""
        summary = self._summary
        lines = []
        if summary.shared_victories:
            lines.append(self._say("shared", count=self._told(f"{summary.shared_victories:,}")))
        if len(summary.reasons) > 1:
            counts = [f"{reason} {self._told(f'{count:,}')}" for reason, count in summary.reasons.items()]
            lines.append(self._say("endings", endings=", ".join(counts)))
        return [*lines, intervals(len(summary.players), self._lang)]

    def speed(self) -> str:
        """How fast it went."""
        speed = self._summary.speed
        assert speed is not None
        slow = speed.games_per_second < 10
        return self._say(
            "speed",
            seconds=self._told(f"{speed.seconds:.1f}"),
            jobs=speed.jobs,
            games=self._told(f"{speed.games_per_second:,.{1 if slow else 0}f}"),
            decisions=self._told(f"{speed.decisions_per_second:,.0f}"),
        )

    def _say(self, message: str, **arguments: int | str) -> str:
        return self._words.say(f"table-{message}", arguments)

    def _told(self, number: str) -> str:
        return localized(number, self._lang)

    def _print(
        self, console: Console, title: str, headings: tuple[str, ...], sections: list[Section]
    ) -> None:
        told = [self._say(heading) if heading else "" for heading in headings]
        print_table(console, self._say(title), told, sections)

    def _seats(self, message: str, seats: list[SeatSummary]) -> Section:
        return [
            [
                self._say(message, number=seat.number + 1),
                percent(seat.win_share, self._lang),
                self._told(f"{100 * seat.advantage:+.1f}"),
                number(seat.score, self._lang),
            ]
            for seat in seats
        ]

    def _spread(self, message: str, spread: Spread) -> list[str]:
        ends = [self._told(f"{end:,}") for end in (spread.least, spread.most)]
        return [self._say(message), number(spread, self._lang), *ends]


def intervals(players: int, lang: str) -> str:
    """How to read brackets, and what equal players would win; not in solo games."""
    words = load_words(PACKAGE, lang)
    if players == 1:
        return words.say("table-intervals-alone")
    return words.say("table-intervals", {"even": localized(f"{100 / players:.1f}", lang)})


def percent(share: Interval, lang: str) -> str:
    """A share with its interval, in percent; a single deal has no interval."""
    return ranged([100 * end for end in _ends(share)], 1, lang)


def number(value: Interval | Spread, lang: str) -> str:
    """A number with digits that suit its size."""
    return ranged(_ends(value), digits_of(value.mean), lang)


def _ends(value: Interval | Spread) -> list[float]:
    """The mean, and the bounds if there are any."""
    if value.low is None or value.high is None:
        return [value.mean]
    return [value.mean, value.low, value.high]
