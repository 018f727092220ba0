"""Running `saloon` in tests: in a separate process, or quickly in this one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

from typer.testing import CliRunner

from saloon import load
from saloon.bots import make_bot
from saloon.cli import app
from saloon.records.match import Match
from saloon.records.record import Record

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

GAME = "cover_your_assets"


def saloon(*arguments: str, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a user does, with an empty terminal of 80 columns."""
    environment = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **variables}
    environment.pop("SALOON_LANG", None)
    return subprocess.run(
        [sys.executable, "-m", "saloon.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=120,
    )


def answer_ctrl_c() -> None:
    """In a new process: this one may have been started to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def invoke(*arguments: str, stdin: str = "", columns: int = 80) -> Result:
    """The same in this process: faster, and open to monkeypatching."""
    return CliRunner(env={"COLUMNS": str(columns), "SALOON_LANG": None}).invoke(
        app, list(arguments), input=stdin
    )


def refused(result: Result) -> str:
    """The one-sentence error of a failed command."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.stderr
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("saloon: ")
    return lines[0]


def finished(
    players: int = 3, seed: int = 1, secret: bytes = b"", salts: tuple[str, ...] = (), **options: str
) -> Record:
    """The record of a whole quick game between random bots."""
    rules = {"end": "quick", **options}
    record = Record(load(GAME), players, rules, seed=seed, secret=secret, salts=salts)
    match = Match(record)
    bot = make_bot("random", seed)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.apply(seat, bot.choose(match.state.perspective(seat)))
    return record


def written(record: Record, path: Path) -> str:
    """Write a record to a file; returns the file's name for the command line."""
    path.write_text(record.to_text(), encoding="utf-8")
    return str(path)
