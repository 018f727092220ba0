"""Databases and servers that the tests start."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from tests.server.postgres import NoPostgres, fresh_database, own_postgres
from tests.server.running import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of our own PostgreSQL, still without a database."""
    try:
        with own_postgres() as address:
            yield address
    except NoPostgres as missing:
        pytest.skip(str(missing))


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """A fresh database."""
    return asyncio.run(fresh_database(postgres))


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
    """A server for all tests of a file; it must not log any complaint."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.db'}", "--no-limits")
    yield running
    assert running.stop() == ""
