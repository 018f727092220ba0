"""Turns: one change at a time at every table. It is stored first, and only then folded and sent out.

Every choice at every table comes this way, so this is compiled and has no coroutines. Waiting is left to
`tables.py`.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from saloon.server import duties
from saloon.server.book import Done, Line, NewTable, Taken
from saloon.server.live import Live, Wanted, Wish, now_ms
from saloon.server.problems import CONFLICT, Trouble, storage_trouble

if TYPE_CHECKING:
    from saloon.core.errors import SaloonError
    from saloon.server.table import Table, Told

Store = Callable[[str, int, list[Line], int | None, Done, Sequence[NewTable]], None]
"""Stores lines of a table's book from a place on, the time when it is due, and the tables that it opens."""
_ATTEMPTS = 20
_SEATS_CHANGE = frozenset(("joined", "claimed", "changed", "left"))
_BOTS_COME = frozenset(("left", "stand_in", "out_of_time"))

log = logging.getLogger("saloon.tables")


class Turns:
    """Whose turn it is to change a table."""

    def __init__(
        self,
        lives: dict[str, Live],
        grace: int,
        store: Store,
        *,
        catch_up: Callable[[Live], object],
        drive: Callable[[Live], object],
        ended: Callable[[Table], object],
    ) -> None:
        self.lives = lives
        self.grace = grace
        """Milliseconds until another process takes over a table."""
        self.store = store
        self.catch_up = catch_up
        """Reads what others wrote, in the background; called when there is a doubt."""
        self.drive = drive
        """Does the house's duty at a table, in the background."""
        self.ended = ended
        """Hears of games that are over, and of tables that are closed."""

    def ask(self, live: Live, wish: Wish, done: Callable[[Exception | None], None]) -> None:
        """Carry out a wish when its turn comes: store its lines, fold them, send them out and answer."""
        self.want(live, Wanted(wish, done, ()))

    def want(self, live: Live, wanted: Wanted) -> None:
        """The same for a wish that may open tables."""
        live.wanted.append(wanted)
        self.go_on(live)

    def go_on(self, live: Live) -> None:
        """Take the next wish, unless one is being stored; but first read what others wrote."""
        while not live.busy:
            if live.doubt:
                live.busy = True
                self.catch_up(live)
            elif live.wanted:
                self._begin(live, live.wanted[0])
            else:
                return

    def _begin(self, live: Live, wanted: Wanted) -> None:
        table, now = live.table, now_ms()
        try:
            lines = wanted.wish(table, now)
        except Exception as error:
            self.finish(live, error)
            return
        if not lines:
            self.finish(live, None)
            return
        live.busy = True
        due = self._next_due(live, lines, now)
        self.store(
            table.name, table.places, lines, due, partial(self._stored, live, lines, due), wanted.opens
        )

    def _stored(self, live: Live, lines: list[Line], due: int | None, error: SaloonError | None) -> None:
        live.busy = False
        if error is None:
            if due is not None:
                live.due = due
            try:
                self.fold(live, lines)
            except Exception as failure:
                self.give_up(live, failure)
                return
            self.finish(live, None)
            if live.driver is None and duties.next_duty(live.table, now_ms()) is not None:
                self.drive(live)
        else:
            live.doubt = True  # it may be stored anyway
            wanted = live.wanted[0]
            wanted.attempts += 1
            if not isinstance(error, Taken):
                self.finish(live, storage_trouble())
            elif wanted.attempts == _ATTEMPTS:
                busy = "too much is happening at this table at once; try again"
                self.finish(live, Trouble(CONFLICT, "problem-busy", busy))
        self.go_on(live)

    def finish(self, live: Live, error: Exception | None) -> None:
        """Answer the wish whose turn it was."""
        live.wanted.popleft().done(error)

    def give_up(self, live: Live, failure: Exception) -> None:
        """What was stored could not be folded: drop the table from memory and let people reconnect."""
        log.error("table %s is dropped from memory", live.table.name, exc_info=failure)
        self.lives.pop(live.table.name, None)
        while live.wanted:
            self.finish(live, failure)
        for connection in live.connections:
            connection.leave()

    def _next_due(self, live: Live, lines: list[Line], now: int) -> int | None:
        """When others must take over the table if this process dies; None if that is already stored."""
        if live.due is not None and live.due > now:
            return None
        watched = live.table.watched or any(line.kind in _BOTS_COME for line in lines)
        return now + self.grace if watched else None

    def fold(self, live: Live, lines: list[Line]) -> None:
        """Fold what is stored, and send it to everybody."""
        table = live.table
        begun, phase = table.match is not None, table.phase
        told: list[Told] = []
        chosen = other = regroup = False
        for line in lines:
            told += table.fold(line)
            if line.kind == "choice":
                chosen = True
            else:
                other = True
                regroup = regroup or line.kind in _SEATS_CHANGE
        live.changed = live.used = time.monotonic()
        if regroup:
            live.regroup()
        new_phase = phase != table.phase
        played = chosen or new_phase or begun != (table.match is not None)
        live.tell(told, played=played, seats=new_phase or other)
        if live.driver is not None:
            live.woken.set()
        if new_phase and table.phase in ("over", "closed"):
            self.ended(table)
