"""The clock of a table, a pure fold over the times of its lines: no thread, nothing that could be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saloon.server.wire import ClockSettings


class Clocks:
    """What is left of everybody's time: seconds for every choice, then the bank."""

    def __init__(self, settings: ClockSettings, players: int) -> None:
        self.move = settings.move * 1000
        self.banks = [settings.bank * 1000] * players
        self.since: list[int | None] = [None] * players
        """For everybody who is asked, since when."""

    def ask(self, actors: list[int], at: int, *, anew: int | None = None) -> None:
        """Now these are asked; who was asked before keeps that time, except the one who has just chosen."""
        for seat in range(len(self.banks)):
            if seat not in actors:
                self.since[seat] = None
            elif self.since[seat] is None or seat == anew:
                self.since[seat] = at

    def restart(self, actors: list[int], at: int) -> None:
        """All these are asked anew, after a take-back or when a seat is given back."""
        for seat in actors:
            self.since[seat] = at

    def spend(self, seat: int, at: int) -> None:
        """A person chose: what took longer than a choice may take comes out of the bank."""
        since = self.since[seat]
        if since is not None:
            self.banks[seat] -= min(self.banks[seat], max(0, at - since - self.move))

    def empty(self, seat: int) -> None:
        """The time of this seat has run out."""
        self.banks[seat] = 0

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, if it is asked."""
        since = self.since[seat]
        return None if since is None else since + self.move + self.banks[seat]

    def left(self, seat: int, now: int) -> int:
        """Milliseconds until a bot stands in."""
        deadline = self.deadline(seat)
        return self.move + self.banks[seat] if deadline is None else max(0, deadline - now)
