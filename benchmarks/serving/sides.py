"""The two sides: a server with the people who play at its tables, each a process, each on its own core."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provision import (
    ENVIRONMENTS,
    HERE,
    PEERS,
    Command,
    UnavailableError,
    install,
    node_of,
    python_of,
)
from workers import Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from serving.loads import Load, Plan

SERVING = HERE / "serving"
START_SECONDS = 30.0
OPEN_SECONDS = 120.0
ANSWER_SECONDS = 30.0


@dataclass(frozen=True)
class Slice:
    """One load on one side: what the people saw, and what it took."""

    moves: int
    games: int
    seconds: float
    people_cpu: float
    server_cpu: float | None
    """CPU seconds of the server; None if the system does not report them."""
    memory: int | None
    """The server's memory afterwards, in bytes."""
    updates: int
    update_bytes: int
    mover: list[int]
    everyone: list[int]


class People(Worker):
    """The load generator of a side."""

    def order(self, line: str, patience: float) -> dict[str, Any]:
        """Give an order and wait for the answer."""
        assert self.process.stdin
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise UnavailableError(self._last_words()) from None
        answer: dict[str, Any] = json.loads(self._read_line(patience))
        if "error" in answer:
            raise UnavailableError(f"{self.name}: {answer['error']}")
        return answer


class Side:
    """A running server and its people."""

    def __init__(self, name: str, server: Command, people: Command, port: int) -> None:
        """Start both; raises UnavailableError."""
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed by `stop`)
        with on_core(-1):
            self.server = subprocess.Popen(
                server.arguments,
                env=server.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self.complaints,
            )
        try:
            self._wait_for(port)
            with on_core(0):
                self.people = People(name, people)
        except UnavailableError:
            self._end_server()
            raise

    def open(self, tables: int) -> None:
        """Open tables until there are that many."""
        self.people.order(f"open {tables}", OPEN_SECONDS)

    def play(self, load: Load) -> Slice:
        """Let the people play."""
        before = cpu_seconds(self.server.pid)
        found = self.people.order(f"play {load.pace} {load.seconds}", ANSWER_SECONDS + load.seconds)
        after = cpu_seconds(self.server.pid)
        return Slice(
            people_cpu=found.pop("cpu_seconds"),
            server_cpu=None if before is None or after is None else after - before,
            memory=resident_bytes(self.server.pid),
            **found,
        )

    def stop(self) -> None:
        """End both."""
        self.people.stop()
        self._end_server()

    def _end_server(self) -> None:
        self.server.terminate()
        try:
            self.server.wait(10)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()
        self.complaints.close()

    def _wait_for(self, port: int) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self.server.poll() is not None:
                raise UnavailableError(f"the server ended: {self._last_words()}")
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise UnavailableError(f"the server did not come up in {START_SECONDS:.0f} seconds")

    def _last_words(self) -> str:
        self.complaints.seek(0)
        lines = self.complaints.read().strip().splitlines()
        return lines[-1] if lines else f"status {self.server.returncode}"


def saloon_side(
    plan: Plan, database: str | None, folder: str, say: Callable[[str], None]
) -> Callable[[], Side]:
    """Saloon: the installed package, with storage and without limits on how often one address may ask."""
    environment = ENVIRONMENTS / "people"
    install(SERVING, environment, say)

    def start() -> Side:
        port = free_port()
        url = database or f"sqlite:///{tempfile.mkdtemp(dir=folder)}/tables.db"
        serve = [sys.executable, "-m", "saloon.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
        serve += ["--db", url, "--no-limits", "--no-browser"]
        people = [str(python_of(environment)), str(SERVING / "people.py")]
        people += [str(port), str(plan.seats), plan.game, json.dumps(plan.options)]
        return Side("saloon", Command(serve, dict(os.environ)), Command(people, dict(os.environ)), port)

    return start


def peer_side(plan: Plan, say: Callable[[str], None]) -> Callable[[], Side]:
    """boardgame.io: its own server, all in memory, and people with its own kind of socket."""
    environment = ENVIRONMENTS / plan.peer
    peer = PEERS / plan.peer
    install(peer, environment, say)
    node = str(node_of(environment))

    def start() -> Side:
        port = free_port()
        server = [node, str(peer / "server.mjs"), str(environment), str(port)]
        people = [node, str(peer / "load.mjs"), str(environment), str(port), str(plan.seats)]
        return Side(plan.peer, Command(server, dict(os.environ)), Command(people, dict(os.environ)), port)

    return start


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# -- what the system reports -------------------------------------------------------------------------


def can_pin() -> bool:
    """Whether servers and people can have a core each."""
    return hasattr(os, "sched_getaffinity") and len(os.sched_getaffinity(0)) > 1


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Processes started meanwhile stay on the first (0) or the last (-1) core with all their threads."""
    if not can_pin():
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(cores)[core]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def cpu_seconds(process: int) -> float | None:
    """CPU time of a process and its threads so far, if Linux reports it."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return None
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(process: int) -> int | None:
    """Memory of a process, if Linux reports it."""
    file = Path(f"/proc/{process}/statm")
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if file.exists() else None


def machine_seconds() -> float | None:
    """CPU time of the whole machine so far, including steal time."""
    file = Path("/proc/stat")
    if not file.exists():
        return None
    user, nice, system, _, _, irq, softirq, steal = map(int, file.read_text().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")
