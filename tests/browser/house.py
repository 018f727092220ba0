"""A Saloon server in a separate process, which can be killed and restarted at the same address."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.browser.dealing import DEAL, write_deal


class House:
    """`saloon serve` on a free port, with its tables in a file; it deals the same in every run."""

    def __init__(self, folder: Path, command: str = "tests.browser.dealing", *flags: str) -> None:
        """A house in a folder; `command` is the module that runs it, `flags` are given to it."""
        self.command = command
        self.flags = flags
        self._deal = folder / "deal.txt"
        self.deal("any")
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def deal(self, name: str) -> None:
        """From now on tables follow from this name and from their order, whatever came before."""
        write_deal(self._deal, name)

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            self.command,
            "serve",
            "--no-browser",
            "--no-limits",
            "--db",
            self.db,
            *self.flags,
        ]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            env={**os.environ, DEAL: str(self._deal)},
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        told = ""
        for line in self.process.stdout:
            told += line
            found = re.search(r"http://\S+?:(\d+)/", told)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError(f"the server did not start: {told}")

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(timeout=20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None
