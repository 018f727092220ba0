"""A simulation's summary as tables for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from saloon.lab.statistics import Interval
    from saloon.lab.summary import SeatSummary, Spread, Summary


def show(summary: Summary, console: Console, options: Mapping[str, str]) -> None:
    """Print wins, scores, seats, lengths and speed; `options` are those that the user chose."""
    title = [f"{summary.game} v{summary.version}", *[f"{name}={value}" for name, value in options.items()]]
    title += [f"{summary.games:,} games", f"seed {summary.seed}"]
    console.print(", ".join(title), style="bold", highlight=False)
    console.print(_specs(summary))
    console.print(_seats(summary))
    console.print(_lengths(summary))
    if summary.shared_victories:
        console.print(f"shared victories: {summary.shared_victories:,}")
    if len(summary.reasons) > 1:
        endings = ", ".join(f"{reason} {count:,}" for reason, count in summary.reasons.items())
        console.print(f"endings: {endings}")
    console.print(
        f"Brackets hold 95 % intervals; equal players would win {100 * summary.even:.1f} % each.", style="dim"
    )
    console.print(
        '"order 0" is whoever makes the first choice of a game, "order 1" the next seat.', style="dim"
    )
    if summary.speed is not None:
        speed = summary.speed
        console.print(
            f"{speed.seconds:.1f} s with {speed.jobs} jobs:"
            f" {speed.games_per_second:,.0f} games/s, {speed.decisions_per_second:,.0f} decisions/s"
        )


def _specs(summary: Summary) -> Table:
    table = Table(title="bots", title_justify="left")
    for heading in ("bot", "seats", "wins", "win share, %", "score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for spec in summary.specs:
        table.add_row(
            spec.spec, str(spec.seats), f"{spec.wins:,.1f}", _share(spec.win_share), _number(spec.score)
        )
    return table


def _seats(summary: Summary) -> Table:
    table = Table(title="seat advantage", title_justify="left")
    for heading in ("", "win share, %", "advantage", "score"):
        table.add_column(heading, justify="right" if heading else "left")
    _add_seats(table, "seat {}", summary.seats)
    table.add_section()
    _add_seats(table, "order {}", summary.orders)
    return table


def _add_seats(table: Table, heading: str, seats: list[SeatSummary]) -> None:
    for seat in seats:
        table.add_row(
            heading.format(seat.number),
            _share(seat.win_share),
            f"{100 * seat.advantage:+.1f}",
            _number(seat.score),
        )


def _lengths(summary: Summary) -> Table:
    table = Table(title="length of a game", title_justify="left")
    for heading in ("", "mean", "least", "most"):
        table.add_column(heading, justify="right" if heading else "left")
    _add_spread(table, "decisions", summary.decisions)
    if summary.rounds is not None:
        _add_spread(table, "rounds", summary.rounds)
    return table


def _add_spread(table: Table, heading: str, spread: Spread) -> None:
    table.add_row(heading, _number(spread), f"{spread.least:,}", f"{spread.most:,}")


def _share(share: Interval) -> str:
    """In percent."""
    assert share.low is not None
    assert share.high is not None
    return f"{100 * share.mean:.1f} [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def _number(number: Interval | Spread) -> str:
    """With as many digits as its size deserves."""
    digits = 0 if abs(number.mean) >= 1000 else 1
    if number.low is None or number.high is None:
        return f"{number.mean:,.{digits}f}"
    return f"{number.mean:,.{digits}f} [{number.low:,.{digits}f}, {number.high:,.{digits}f}]"
