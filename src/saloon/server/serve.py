"""Serving: uvicorn with the house's settings, and the default place of the tables."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from saloon.core.errors import SaloonError
from saloon.server.app import make_app
from saloon.server.house import House
from saloon.server.limits import MOST_BYTES
from saloon.server.sockets import TableSocket

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.types import ASGIApp

    from saloon.server.settings import Settings


class CannotServe(SaloonError):
    """The server cannot start; the message says why."""


class Server(uvicorn.Server):
    """Shuts down cleanly on Ctrl-C or SIGTERM, whenever they come."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing: uvicorn's own would let signals through before the house is closed."""
        yield

    @contextmanager
    def heeding_signals(self) -> Iterator[None]:
        """Let signals stop only the serving, not the opening or closing of the house."""
        kept = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)


def default_url() -> str:
    """A SQLite file in the user's own data directory."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"the folder {folder} cannot be created: {error.strerror}") from None
    return f"sqlite:///{folder / 'tables.db'}"


def data_folder() -> Path:
    """The user's data directory."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Saloon"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Saloon"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "saloon"


def serve(settings: Settings, host: str, port: int, *, ready: Callable[[str], None]) -> None:
    """Serve until Ctrl-C; CannotServe or BadStorage says in one sentence what went wrong.

    `ready` is called with the address as soon as the server listens.
    """
    listener = _listen(host, port)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner, suppress(KeyboardInterrupt):
        runner.run(_serve(settings, listener, host, ready))


async def _serve(
    settings: Settings, listener: socket.socket, host: str, ready: Callable[[str], None]
) -> None:
    house = House(settings)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    server = Server(config(make_app(house)))
    with server.heeding_signals():
        await house.start()
        try:
            _calm_collector()
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started and not serving.done():
                await asyncio.sleep(0.005)
            if not serving.done():
                ready(address)
            await serving
        finally:
            await house.stop()


def config(app: ASGIApp) -> uvicorn.Config:
    """uvicorn's configuration: quiet, with bounded messages, and with pings that find dead connections."""
    return uvicorn.Config(
        app,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=TableSocket,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except (OSError, OverflowError, UnicodeError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} is in use, perhaps by another Saloon; choose another with --port"
            ) from None
        raise CannotServe(f"cannot listen at {host}, port {port}: {error}") from None
    return listener


def _calm_collector() -> None:
    """Make the garbage collector skip what stays and run less often: there is little garbage here."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where available."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
