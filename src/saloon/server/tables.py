"""All tables in memory: loading, reading what others wrote, and the house's own duties.

A change is worked out from what is folded, stored, and only then folded and sent out (`turns.py`). If
somebody else wrote that line of the book first, the rest of the book is read and the change worked out again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from saloon.bots.levels import LEVELS, STAND_IN
from saloon.core.errors import SaloonError
from saloon.server import duties, problems
from saloon.server.book import Line, NewTable, Opening, Taken
from saloon.server.databases import BadStorage
from saloon.server.live import Connection, Live, Wanted, Wish, now_ms
from saloon.server.problems import CONFLICT, UNAVAILABLE, Trouble, storage_trouble
from saloon.server.storage import settle
from saloon.server.table import Table
from saloon.server.turns import Turns

if TYPE_CHECKING:
    from saloon.server.settings import Settings
    from saloon.server.storage import Storage
    from saloon.server.thinking import Thinking

_TABLE_NAME = re.compile("[A-Za-z0-9_-]{1,32}")
_WATCH_SECONDS = 2.0
_MOST_DUE = 50
_FOREVER = 2**62

log = logging.getLogger("saloon.tables")


class Tables:
    """The tables of this process."""

    def __init__(self, storage: Storage, thinking: Thinking, settings: Settings) -> None:
        self.storage = storage
        self.thinking = thinking
        self.settings = settings
        self.grace = int(settings.grace * 1000)
        self.live: dict[str, Live] = {}
        self.turns = Turns(
            self.live,
            self.grace,
            storage.waiting.append,
            catch_up=lambda live: self.spawn(self._catch_up(live)),
            drive=self.drive,
            ended=self._unlist_if_listed,
        )
        self.tell_others: Callable[[Live], None] = lambda live: None
        """Called when somebody came or went, for the other processes."""
        self.ask_others: Callable[[Live], None] = lambda live: None
        """Called when a table was loaded: who is connected to it in the other processes?"""
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start looking after the tables."""
        self.spawn(self._watch())

    async def stop(self) -> None:
        """Stop looking after the tables; their books say where to continue."""
        tasks = [*self._tasks, *[live.driver for live in self.live.values() if live.driver is not None]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- finding -------------------------------------------------------------------------------------

    async def find(self, name: str) -> Live:
        """A table, from memory or from its book."""
        live = self.live.get(name)
        if live is None:
            live = await self._load(name)
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> Live:
        if not _TABLE_NAME.fullmatch(name):
            raise problems.no_table()
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._read(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _read(self, name: str) -> Live:
        try:
            found = await self.storage.load(name)
        except BadStorage as error:
            raise storage_trouble() from error
        if found is None:
            raise problems.no_table()
        opening, lines = found
        try:
            table = _folded(opening, lines)
        except Trouble:
            raise
        except SaloonError as error:
            log.error("table %s cannot be read: %s", name, error)
            raise Trouble(
                UNAVAILABLE, "problem-damaged", "the stored data of this table is damaged"
            ) from None
        live = self.live[name] = Live(table)
        if not table.playable:
            self._unlist_if_listed(table)
        if self.storage.is_postgres:
            # Others may have written during the read; from here on their notices arrive.
            live.doubt = True
            with suppress(Trouble):
                await self.change(live, lambda _table, _now: [])
        self.ask_others(live)
        self.drive(live)
        return live

    async def open(self, opening: Opening, lines: list[Line]) -> Live:
        """Store a new table and load it."""
        table = _folded(opening, lines)
        due = now_ms() + self.grace if table.watched else None
        try:
            await self.storage.open(NewTable(opening, lines, due))
        except Taken:
            if not await self._is_stored(opening):
                raise problems.promise_used() from None
        except BadStorage as error:
            raise storage_trouble() from error
        return self._take_in(table, due)

    def _take_in(self, table: Table, due: int | None) -> Live:
        """Start looking after a table that was just stored."""
        live = self.live[table.name] = Live(table)
        live.due = due
        self.drive(live)
        return live

    async def _is_stored(self, opening: Opening) -> bool | None:
        """Whether the table of that name is this one; None if there is no such table."""
        try:
            found = await self.storage.load(opening.table)
        except BadStorage as error:
            raise storage_trouble() from error
        return None if found is None else found[0] == opening

    # -- changing ------------------------------------------------------------------------------------

    async def change(self, live: Live, wish: Wish, opens: Sequence[NewTable] = ()) -> None:
        """Carry out a wish, and open its tables along with it; Trouble says why not."""
        carried_out: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.turns.want(live, Wanted(wish, partial(settle, carried_out), opens))
        await carried_out

    async def _catch_up(self, live: Live) -> None:
        """Read what others wrote; if that fails, no wish can be carried out."""
        try:
            await self._read_on(live)
        except Trouble as trouble:
            while live.wanted:
                self.turns.finish(live, trouble)
            live.busy = False
        except Exception as failure:
            self.turns.give_up(live, failure)
        else:
            live.busy = False
            self.turns.go_on(live)

    def _unlist_if_listed(self, table: Table) -> None:
        if table.opening.listed:
            self.spawn(self._unlist(table.name))

    async def _unlist(self, name: str) -> None:
        with suppress(BadStorage):
            await self.storage.set_open(name, False)

    async def _read_on(self, live: Live) -> None:
        """Fold what others wrote into the book."""
        live.doubt = False  # before reading: a write in the meantime raises the doubt again
        try:
            lines = await self.storage.lines_from(live.table.name, live.table.places)
        except BadStorage as error:
            live.doubt = True
            raise storage_trouble() from error
        if lines:
            self.turns.fold(live, lines)

    def hear_of(self, live: Live) -> None:
        """Another process wrote into the book of this table."""
        live.doubt = True
        self.turns.go_on(live)

    # -- coming and going ----------------------------------------------------------------------------

    def connect(self, live: Live, connection: Connection) -> None:
        """Somebody connects to a table."""
        live.add(connection)
        self.tell_others(live)
        self.drive(live)

    def disconnect(self, live: Live, connection: Connection) -> None:
        """Somebody disconnects."""
        live.remove(connection)
        self.tell_others(live)

    async def follow(
        self, live: Live, person: str, make: Callable[[Table, int], tuple[Opening, list[Line]]]
    ) -> str:
        """The table that follows this one, the same for everybody; the first to ask makes it."""
        opens: list[NewTable] = []

        def wish(table: Table, now: int) -> list[Line]:
            """The line that leads to the next table, unless it is already written."""
            opens.clear()
            if table.rematch is not None:
                return []
            opening, lines = make(table, now)
            opens.append(NewTable(opening, lines, now + self.grace))
            return [Line("rematch", 0, now, person=person, text=opening.table)]

        try:
            await self.change(live, wish, opens)
        except Trouble as trouble:
            if trouble.status == CONFLICT and opens and await self._is_stored(opens[0].opening) is False:
                raise problems.promise_used() from None
            raise
        name = live.table.rematch
        assert name is not None
        is_known = name in self.live or name in self._loading
        if opens and not is_known and not self.storage.is_postgres:  # there others may have chosen meanwhile
            self._take_in(_folded(opens[0].opening, opens[0].lines), opens[0].due)
        return name

    # -- duties --------------------------------------------------------------------------------------

    def drive(self, live: Live) -> None:
        """Do the house's duty at a table, if any, in the background."""
        if live.driver is None and duties.next_duty(live.table, now_ms()) is not None:
            live.driver = asyncio.create_task(self._drive(live))

    async def _drive(self, live: Live) -> None:
        pause = 0.2
        try:
            while (duty := duties.next_duty(live.table, now_ms())) is not None:
                live.woken.clear()
                try:
                    await self._do(live, duty)
                    pause = 0.2
                except Trouble as trouble:
                    log.warning("table %s waits: %s", live.table.name, trouble)
                    await asyncio.sleep(pause)
                    pause = min(10.0, pause * 2)
        except Exception:
            log.exception("the house cannot do its duty at table %s", live.table.name)
        finally:
            live.driver = None

    async def _do(self, live: Live, duty: duties.Duty) -> None:
        if duty.what == "wait":
            with suppress(TimeoutError):
                await asyncio.wait_for(live.woken.wait(), max(0.001, (duty.at - now_ms()) / 1000))
        elif duty.what == "grant":
            await self.change(live, duties.grant)
        elif duty.what == "out_of_time":
            await self.change(live, duties.end_time)
        else:
            await self._think(live, duty.seat)

    async def _think(self, live: Live, seat: int) -> None:
        table = live.table
        number = table.number_for(seat)
        assert table.match is not None
        ready = live.changed + duties.pace(table, seat)
        perspective = table.match.state.perspective(seat)
        action = await self.thinking.choose(perspective, LEVELS[table.seats[seat].level or STAND_IN])
        await asyncio.sleep(max(0.0, ready - time.monotonic()))

        def wish(table: Table, now: int) -> list[Line]:
            """The bot's choice, if the table still waits for it."""
            duty = duties.next_duty(table, now)
            if (
                number != table.number_for(seat)
                or duty is None
                or not table.seats[seat].is_played_by_bot
                or table.request is not None
            ):
                return []
            if table.match is None or table.match.state.refusal(seat, action) is not None:
                return []
            return [Line("choice", seat, now, action)]

        await self.change(live, wish)

    async def _watch(self) -> None:
        """Periodically take over tables whose process is gone, and drop idle ones from memory."""
        # Nobody else uses the same SQLite file, so everything that waits there waits for this process.
        until = now_ms() if self.storage.is_postgres else _FOREVER
        while True:
            try:
                for name, due in await self.storage.due_tables(until, _MOST_DUE):
                    await self._look_after(name, due)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("tables could not be looked after")
            self._put_away()
            await asyncio.sleep(_WATCH_SECONDS)
            until = now_ms()

    async def _look_after(self, name: str, due: int) -> None:
        claimed = now_ms() + self.grace
        if not await self.storage.claim_due(name, due, claimed):
            return
        try:
            live = await self.find(name)
        except Trouble:
            return  # it was logged; the next round tries again
        self.drive(live)
        duty = duties.next_duty(live.table, now_ms())
        if duty is None:
            live.due = None
            await self.storage.claim_due(name, claimed, None)
        else:
            live.due = max(claimed, duty.at + self.grace)
            await self.storage.claim_due(name, claimed, live.due)

    def _put_away(self) -> None:
        now = time.monotonic()
        for name, live in list(self.live.items()):
            busy = live.audiences or live.driver is not None or live.busy
            if not busy and now - live.used > self.settings.idle:
                del self.live[name]


def _folded(opening: Opening, lines: Sequence[Line]) -> Table:
    """A table with its whole book."""
    table = Table(opening)
    for line in lines:
        table.fold(line)
    return table
