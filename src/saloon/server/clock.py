"""The clock of a table: a pure fold over the times of its lines, with no thread and nothing to lose."""

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
        self.known = self.banks[:], self.since[:]
        """The same as the others know it: it does not show how often somebody chooses in secret."""

    def ask(self, actors: list[int], at: int, *, again: int | None = None, secret: bool = False) -> None:
        """These seats are asked now; all but the one who has just chosen keep their starting time."""
        for seat in range(len(self.banks)):
            if seat not in actors:
                self._set(seat, None)
            elif self.since[seat] is None:
                self._set(seat, at)
            elif seat == again:
                self._set(seat, at, secret=secret)

    def restart(self, actors: list[int], at: int, *, secret: bool = False) -> None:
        """All these are asked again, after a take-back or when a seat is given back."""
        for seat in actors:
            self._set(seat, at, secret=secret)

    def _set(self, seat: int, since: int | None, *, secret: bool = False) -> None:
        self.since[seat] = since
        if not secret:
            banks, known = self.known
            banks[seat], known[seat] = self.banks[seat], since

    def spend(self, seat: int, at: int) -> None:
        """A person chose: time beyond the limit of one choice comes out of the bank."""
        since = self.since[seat]
        if since is not None:
            self.banks[seat] -= min(self.banks[seat], max(0, at - since - self.move))

    def empty(self, seat: int) -> None:
        """The time of this seat has run out."""
        self.banks[seat] = self.known[0][seat] = 0

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, if it is asked."""
        since = self.since[seat]
        return None if since is None else since + self.move + self.banks[seat]

    def bank(self, seat: int, *, known: bool = False) -> int:
        """Milliseconds in the bank of a seat, or what the others know of it."""
        return (self.known[0] if known else self.banks)[seat]

    def left(self, seat: int, now: int, *, known: bool = False) -> int:
        """Milliseconds until a bot stands in, or what the others know of them."""
        since = (self.known[1] if known else self.since)[seat]
        most = self.move + self.bank(seat, known=known)
        return most if since is None else max(0, since + most - now)
