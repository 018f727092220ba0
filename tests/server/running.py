"""Running Saloon's server in tests, and visiting it as a browser does."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

GAME = "cover_your_assets"
PATIENCE = 20.0
ME = {"kind": "me"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "greenhorn"}


class Server:
    """A process of `saloon serve`, or of another module that stands in for `saloon`."""

    def __init__(self, url: str, *arguments: str, port: int = 0, command: str = "saloon.cli") -> None:
        serve = [sys.executable, "-m", command, "serve", "--no-browser", "--port", str(port)]
        self.process = subprocess.Popen(
            [*serve, "--db", url, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"},
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        if "http://localhost:" not in told:
            raise AssertionError(f"the server did not start: {told} {self.process.communicate()[1]}")
        self.port = int(told.split("http://localhost:")[1].split("/")[0])
        self.host = f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """Stop it, like Ctrl-C; returns its complaints."""
        self.process.terminate()
        try:
            return self.process.communicate(timeout=PATIENCE)[1]
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


class Guest:
    """A person with a browser: a cookie, requests, sockets."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(f"/api/{path}")

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(f"/api/{path}", json=body)

    async def open(self, *seats: dict[str, str], **more: Any) -> str:
        """Open a quick table; returns its name."""
        wanted = {"game": GAME, "options": {"end": "quick"}, "seats": seats, "pace": "instant", **more}
        answer = await self.post("tables", wanted)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def look(self, table: str, seat: int | None = None, **headers: str) -> AsyncIterator[Sight]:
        """Connect to a table, as a seat or as a spectator."""
        query = "" if seat is None else f"?seat={seat}"
        async with connect(
            f"ws://{self.host}/api/tables/{table}/live{query}",
            additional_headers={"Cookie": self.cookie, **headers},
            compression=None,
            max_size=None,
        ) as socket:
            yield Sight(socket)


class Sight:
    """What a socket has shown so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.now: dict[str, Any] = {}
        """The newest of every part."""
        self.events: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        update: dict[str, Any] = json.loads(text)
        self.events += update.pop("events", [])
        self.now.update(update)
        return update

    async def until(self, happened: Callable[[Sight], Any]) -> Any:
        """Receive until a condition holds."""
        while not (found := happened(self)):
            await self.receive()
        return found

    async def until_event(self, name: str) -> dict[str, Any]:
        """Receive until something happens; returns it."""
        found: dict[str, Any] = await self.until(lambda sight: sight.last(name))
        return found

    def last(self, name: str) -> dict[str, Any] | None:
        return next((event for event in reversed(self.events) if event["event"] == name), None)

    @property
    def number(self) -> int:
        return int(self.now["choices"]["number"])

    @property
    def actions(self) -> list[int]:
        return [choice["action"] for choice in self.now["choices"]["actions"]]

    @property
    def phase(self) -> str:
        return str(self.now["seats"]["phase"])

    async def send(self, do: str, **more: Any) -> None:
        await self.socket.send(json.dumps({"do": do, **more}))

    async def choose(self, action: int | None = None, click: str | None = None) -> str:
        """Choose (by default the first offer); returns the name of the click."""
        click = click or secrets.token_hex(8)
        action = self.actions[0] if action is None else action
        await self.send("choose", action=action, number=self.number, click=click)
        return click

    async def play_to_the_end(self) -> None:
        """Take part until the game is over."""
        answered = -1
        while not self.now or self.phase != "over":
            if self.now and self.actions and self.number != answered:
                answered = self.number
                await self.choose()
            await self.receive()

    async def closed(self) -> tuple[int, str]:
        """Receive until the server closes; returns the code and the reason."""
        try:
            while True:
                await self.receive()
        except Exception:
            return self.socket.close_code or 0, self.socket.close_reason or ""
