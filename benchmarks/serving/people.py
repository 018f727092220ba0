"""People at Saloon's tables, one socket per seat: `people.py PORT SEATS GAME OPTIONS`.

Every line on stdin is an order, every line on stdout its answer in JSON; boardgame.io's people
(`peers/boardgame_io_server/load.mjs`) understand the same ones:

- `open N`: open more tables until there are N.
- `play PACE SECONDS`: play at all tables. At `full` pace somebody chooses as soon as all have seen the choice
  before, at `human` pace after half a second to one and a half. The answer counts the choices, the finished
  games, the seconds and the CPU seconds of this process, the updates and their bytes, and lists for every
  choice the microseconds until its player (`mover`) and until the last one at the table (`everyone`) saw it.

It runs in its own environment with a WebSocket client in C, so that only the server is measured.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections.abc import Coroutine
from random import choice, getrandbits, uniform
from time import perf_counter, process_time

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

THINKING = (0.5, 1.5)  # seconds; the same as in load.mjs
PATIENCE = 10.0
AT_ONCE = 20  # tables that are opened at the same time
HOST = "127.0.0.1"
UNWELCOME = ("table_stale", "table_refused", "table_slow_down", "table_closed")


class Action(msgspec.Struct):
    """A choice, as far as it matters here."""

    action: int


class Choices(msgspec.Struct):
    """What a seat is asked."""

    number: int
    actions: list[Action]


class Happening(msgspec.Struct):
    """A line of the log."""

    event: str


class Seating(msgspec.Struct):
    """The stage of a table."""

    table: str
    phase: str


class Update(msgspec.Struct):
    """What a socket sends; the view is not needed to choose at random."""

    choices: Choices | None = None
    events: list[Happening] = []
    seats: Seating | None = None


class Summary(msgspec.Struct):
    """The answer to opening a table."""

    table: str
    mine: list[int]


read_update = msgspec.json.Decoder(Update).decode
read_summary = msgspec.json.Decoder(Summary).decode


class Run:
    """What is counted while people play."""

    def __init__(self, pace: str) -> None:
        """Nothing has happened yet."""
        self.pace = pace
        self.stopped = False
        self.opening = 0
        self.moves = 0
        self.games = 0
        self.updates = 0
        self.update_bytes = 0
        self.mover: list[int] = []
        self.everyone: list[int] = []
        self.problem = ""


class Person(WSListener):
    """A socket that watches the table from one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        """Not connected yet."""
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None
        self.there = False
        """Whether my new table has sent anything yet."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            self.table.house.run.problem = f"the server closed a socket: {frame.get_close_message()!r}"
        elif frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            payload = frame.get_payload_as_memoryview()
            run = self.table.house.run
            run.updates += 1
            run.update_bytes += len(payload)
            self.table.see(self, read_update(payload))


class Table:
    """A table and the people who sit at it."""

    def __init__(self, house: House) -> None:
        """Prepare a table; it is not open yet."""
        self.house = house
        self.name = ""
        self.cookies: list[str] = []
        self.people: list[Person] = []
        self.asked: list[Choices | None] = []
        self.complete = asyncio.Event()
        """Whether all seats know what they are asked."""
        self.over = False
        self.timer: asyncio.TimerHandle | None = None
        self.number = -1
        """The length of the record before the pending choice; -1 if there is none."""
        self.mover = 0
        self.missing = 0
        self.sent_at = self.mover_at = 0.0

    async def open(self) -> None:
        """The first person opens the table, the others join by its link."""
        seats = [{"kind": "me", "name": "P0"}] + [{"kind": "link"}] * (self.house.seats - 1)
        request = {"game": self.house.game, "options": self.house.options, "seats": seats}
        body, cookie = await post("/api/tables", "", request)
        self.name = read_summary(body).table
        self.cookies = [cookie]
        for seat in range(1, self.house.seats):
            _, cookie = await post(f"/api/tables/{self.name}/join", "", {"name": f"P{seat}", "seat": seat})
            self.cookies.append(cookie)
        await self.sit_down()

    async def rematch(self) -> None:
        """The same people again, at a new table, with the sockets that they have: as the browser does."""
        body, _ = await post(f"/api/tables/{self.name}/rematch", self.cookies[0], None)
        summary = read_summary(body)
        self.name = summary.table
        moved = summary.mine[0]  # everybody has moved on by this many seats
        self.cookies = self.cookies[-moved:] + self.cookies[:-moved]
        self.people = self.people[-moved:] + self.people[:-moved]
        self.clear()
        for seat, person in enumerate(self.people):
            person.seat, person.there = seat, False
            assert person.transport
            message = b'{"do":"go","table":"%s","seat":%d}' % (self.name.encode(), seat)
            person.transport.send(WSMsgType.TEXT, message)
        await self.all_there()

    async def sit_down(self) -> None:
        """Connect everybody."""
        self.people = [Person(self, seat) for seat in range(self.house.seats)]
        self.clear()
        for person, cookie in zip(self.people, self.cookies, strict=True):
            url = f"ws://{HOST}:{PORT}/api/tables/{self.name}/live?seat={person.seat}"
            headers = {"Cookie": cookie, "Origin": f"http://{HOST}:{PORT}"}
            await ws_connect(lambda person=person: person, url, extra_headers=headers)
        await self.all_there()

    def clear(self) -> None:
        """Nobody knows anything about a new game yet."""
        self.over = False
        self.asked = [None] * self.house.seats
        self.complete.clear()

    async def all_there(self) -> None:
        """Wait until all know what they are asked."""
        async with asyncio.timeout(PATIENCE):
            await self.complete.wait()

    def see(self, person: Person, update: Update) -> None:
        """Somebody got an update."""
        now = perf_counter()
        person.there = person.there or (update.seats is not None and update.seats.table == self.name)
        if not person.there:
            return  # the last message of the previous table
        if update.seats and update.seats.phase == "over":
            self.over = True
        for happening in update.events:
            if happening.event in UNWELCOME:
                self.house.run.problem = f"the server answered {happening.event}"
        choices = update.choices
        if choices is None:
            return
        before = self.asked[person.seat]
        self.asked[person.seat] = choices
        if not self.complete.is_set():
            if None not in self.asked:
                self.complete.set()
        elif self.number >= 0 and choices.number > self.number and before and before.number <= self.number:
            if person.seat == self.mover:
                self.mover_at = now
            self.missing -= 1
            if not self.missing:
                self.all_saw(now)

    def all_saw(self, now: float) -> None:
        """The choice has reached the last one."""
        run = self.house.run
        if not run.stopped:
            run.moves += 1
        run.mover.append(round(1e6 * (self.mover_at - self.sent_at)))
        run.everyone.append(round(1e6 * (now - self.sent_at)))
        self.number = -1
        self.go_on()

    def go_on(self) -> None:
        """Choose at once or after some thought; when the game is over, begin another."""
        run = self.house.run
        if run.stopped:
            return
        if self.over:
            run.games += 1
            run.opening += 1
            self.house.start(self.another_game())
        elif run.pace == "full":
            self.choose()
        else:
            self.timer = asyncio.get_running_loop().call_later(uniform(*THINKING), self.choose)

    async def another_game(self) -> None:
        """Play on at a new table."""
        await self.rematch()
        self.house.run.opening -= 1
        self.go_on()

    def choose(self) -> None:
        """Somebody who is asked chooses something that is offered."""
        asked = [seat for seat, choices in enumerate(self.asked) if choices and choices.actions]
        if not asked:
            self.house.run.problem = "a table asks nobody, and its game is not over"
            return
        self.mover = choice(asked)
        choices = self.asked[self.mover]
        transport = self.people[self.mover].transport
        assert choices
        assert transport
        action = choice(choices.actions).action
        click = f"{getrandbits(64):016x}"
        message = b'{"do":"choose","action":%d,"number":%d,"click":"%s"}'
        self.number = choices.number
        self.missing = self.house.seats
        self.sent_at = perf_counter()
        transport.send(WSMsgType.TEXT, message % (action, choices.number, click.encode()))


class House:
    """All tables."""

    def __init__(self, seats: int, game: str, options: dict[str, str]) -> None:
        """No table is open yet."""
        self.seats = seats
        self.game = game
        self.options = options
        self.tables: list[Table] = []
        self.run = Run("none")
        self.run.stopped = True
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, what: Coroutine[None, None, None]) -> None:
        """Run something in the background; its failure is the failure of the run."""
        task = asyncio.ensure_future(what)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """Forget a task, not its problem."""
        self.tasks.discard(task)
        if problem := task.exception():
            self.run.problem = f"{type(problem).__name__}: {problem}"

    async def open(self, wanted: int) -> dict[str, object]:
        """Open tables until there are that many."""
        while len(self.tables) < wanted:
            more = [Table(self) for _ in range(min(AT_ONCE, wanted - len(self.tables)))]
            await asyncio.gather(*(table.open() for table in more))
            self.tables += more
        return {"tables": len(self.tables)}

    async def play(self, pace: str, seconds: float) -> dict[str, object]:
        """Play at all tables; choices pending at the end are awaited, but not counted as moves."""
        run = self.run = Run(pace)
        start, cpu = perf_counter(), process_time()
        for table in self.tables:
            if pace == "full":
                table.go_on()
            else:
                table.timer = asyncio.get_running_loop().call_later(uniform(0, 1), table.go_on)
        await asyncio.sleep(seconds)
        run.stopped = True
        spent, cpu_spent = perf_counter() - start, process_time() - cpu
        for table in self.tables:
            if table.timer:
                table.timer.cancel()
        stuck = await self.settled()
        if run.problem:
            return {"error": run.problem}
        if stuck:
            return {"error": f"{stuck} of {len(self.tables)} tables got no answer to a choice"}
        return {
            "moves": run.moves,
            "games": run.games,
            "seconds": spent,
            "cpu_seconds": cpu_spent,
            "updates": run.updates,
            "update_bytes": run.update_bytes,
            "mover": run.mover,
            "everyone": run.everyone,
        }

    async def settled(self) -> int:
        """Wait for pending choices; returns how many tables are stuck."""
        deadline = perf_counter() + PATIENCE
        while waiting := sum(table.number >= 0 for table in self.tables) + self.run.opening:
            if self.run.problem or perf_counter() > deadline:
                break
            await asyncio.sleep(0.005)
        return waiting


async def post(path: str, cookie: str, body: object) -> tuple[bytes, str]:
    """A request by HTTP; returns the answer, and the cookie that the server set."""
    content = b"" if body is None else json.dumps(body).encode()
    house = f"{HOST}:{PORT}"
    head = [f"POST {path} HTTP/1.1", f"Host: {house}", f"Origin: http://{house}", "Connection: close"]
    head += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
    if cookie:
        head.append(f"Cookie: {cookie}")
    reader, writer = await asyncio.open_connection(HOST, PORT)
    writer.write("\r\n".join([*head, "", ""]).encode() + content)
    answer = await reader.read()
    writer.close()
    headers, _, content = answer.partition(b"\r\n\r\n")
    status, *lines = headers.decode().split("\r\n")
    if not status.split()[1].startswith("2"):
        raise RuntimeError(f"POST {path}: {status}: {content[:200].decode()}")
    fields = [line.split(": ", 1) for line in lines]
    cookies = [value.split(";")[0] for name, value in fields if name.lower() == "set-cookie"]
    return content, "; ".join(cookies)


async def main() -> None:
    """Greet, then do as told."""
    house = House(int(sys.argv[2]), sys.argv[3], json.loads(sys.argv[4]))
    gc.disable()  # a pause of ours would look like one of the server's
    orders = asyncio.StreamReader(limit=1000)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    print(json.dumps({"worker": "saloon_people"}), flush=True)
    while line := (await orders.readline()).decode():
        order, *arguments = line.split()
        try:
            if order == "open":
                answer = await house.open(int(arguments[0]))
            else:
                answer = await house.play(arguments[0], float(arguments[1]))
        except Exception as problem:  # the driver wants to know why
            answer = {"error": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(answer), flush=True)


PORT = int(sys.argv[1])

if __name__ == "__main__":
    uvloop.run(main())
