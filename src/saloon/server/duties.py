"""Duties: what the house itself has to do next at a table. Pure: depends only on the table and the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from saloon.server.book import Line
from saloon.server.wishes import consent_lines

if TYPE_CHECKING:
    from saloon.server.table import Table


PACES = {"instant": 0.0, "brisk": 0.8, "calm": 2.0}
"""Minimum seconds that a bot's choice takes."""


class Duty(NamedTuple):
    """Grant a take-back, end somebody's time, think for a bot, or wait until a clock runs out."""

    what: Literal["grant", "out_of_time", "think", "wait"]
    seat: int
    at: int = 0
    """When, for waiting."""


def next_duty(table: Table, now: int) -> Duty | None:
    """What has to be done, or None while the table waits only for people."""
    if (not table.watched and table.request is None) or table.phase != "playing":
        return None
    if table.request is not None and not table.waiting_for():
        return Duty("grant", table.request.seat)
    earliest: Duty | None = None
    if table.clocks is not None:
        for seat in table.actors:
            deadline = table.clocks.deadline(seat)
            if deadline is None or table.seats[seat].is_played_by_bot:
                continue
            if deadline <= now:
                return Duty("out_of_time", seat)
            if earliest is None or deadline < earliest.at:
                earliest = Duty("wait", seat, deadline)
    if table.request is None:  # a bot's choice would cancel the request
        for seat in table.actors:
            if table.seats[seat].is_played_by_bot:
                return Duty("think", seat)
    return earliest


def pace(table: Table, seat: int) -> float:
    """Minimum seconds that a bot's next choice takes.

    None once it has begun to choose in secret: the number of steps must not show.
    """
    return 0.0 if table.number_for(seat) > table.known_length else PACES[table.opening.pace]


def grant(table: Table, now: int) -> list[Line]:
    """All have agreed to a take-back."""
    duty = next_duty(table, now)
    if duty is None or duty.what != "grant":
        return []
    return consent_lines(table, duty.seat, now)


def end_time(table: Table, now: int) -> list[Line]:
    """Somebody's time has run out: a bot stands in."""
    duty = next_duty(table, now)
    if duty is None or duty.what != "out_of_time":
        return []
    return [Line("out_of_time", duty.seat, now)]
