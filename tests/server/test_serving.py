"""`saloon serve`, and `saloon` without a command."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from tests.cli.helpers import invoke, refused, saloon
from tests.server.running import Server

from saloon.server.serve import data_folder

if TYPE_CHECKING:
    from pathlib import Path


def test_saloon_without_a_command_opens_the_house_and_the_browser(tmp_path: Path) -> None:
    # A browser that only records its address.
    process = subprocess.Popen(
        [sys.executable, "-m", "saloon.cli"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "XDG_DATA_HOME": str(tmp_path),
            "HOME": str(tmp_path),
            "BROWSER": "echo %s",
            "COLUMNS": "200",
        },
    )
    assert process.stdout is not None
    told = process.stdout.readline() + process.stdout.readline()
    process.terminate()
    _, complaint = process.communicate(timeout=30)
    if "is in use" in complaint:
        pytest.skip("something else listens at port 8000")
    assert told.count("http://localhost:8000/") == 2
    assert complaint == ""
    assert data_folder().name.lower() == "saloon"


def test_a_busy_port_gets_one_sentence(sqlite_url: str) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        told = refused(invoke("serve", "--no-browser", "--port", str(port), "--db", sqlite_url))
    assert f"port {port} is in use" in told


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("nonsense", "is not a database address"),
        ("mysql://a/b", "not in 'mysql'"),
        ("sqlite:////nowhere/x.db", "unable to open database file"),
        (f"sqlite:///{__file__}", "file is not a database"),
    ],
)
def test_a_bad_database_gets_one_sentence(url: str, told: str) -> None:
    result = saloon("serve", "--no-browser", "--port", "0", "--db", url)
    assert result.returncode == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_bad_host(sqlite_url: str) -> None:
    told = refused(invoke("serve", "--no-browser", "--host", "300.300.300.300", "--db", sqlite_url))
    assert "cannot listen" in told


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("fliptown", "write --components GAME=FILE.toml"),
        ("poker=x.toml", "there is no game 'poker'"),
        ("fliptown=lost.toml", "lost.toml: No such file"),
    ],
)
def test_bad_components_of_a_house_get_one_sentence(sqlite_url: str, given: str, told: str) -> None:
    assert told in refused(invoke("serve", "--no-browser", "--db", sqlite_url, "--components", given))


def test_a_second_house_on_the_same_file_is_turned_away(sqlite_url: str) -> None:
    first = Server(sqlite_url)
    told = refused(invoke("serve", "--no-browser", "--port", "0", "--db", sqlite_url))
    assert "another Saloon" in told
    assert first.stop() == ""
