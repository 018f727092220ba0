"""A worker process, seen from the driver: start it, ask it, end it."""

from __future__ import annotations

import json
import subprocess
import tempfile
from threading import Timer
from typing import TYPE_CHECKING, Any

from provision import Command, UnavailableError

if TYPE_CHECKING:
    from protocol import Sample

START_SECONDS = 120.0
ANSWER_SECONDS = 60.0


class Worker:
    """A running worker, with its greeting."""

    def __init__(self, name: str, command: Command) -> None:
        """Start the worker and wait for its greeting; raises UnavailableError."""
        self.name = name
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed by `stop`)
        try:
            self.process = subprocess.Popen(
                command.arguments,
                env=command.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                text=True,
            )
        except OSError as problem:
            self.complaints.close()
            raise UnavailableError(f"could not be started: {problem.strerror}") from None
        try:
            self.greeting = self._read_greeting()
        except UnavailableError:
            self.stop()
            raise

    def ask(self, unit: str, seconds: float) -> Sample:
        """Let a unit work for that many CPU seconds."""
        if unit not in self.greeting["units"]:
            raise UnavailableError(f"{self.name} has no unit {unit}")
        assert self.process.stdin
        try:
            self.process.stdin.write(f"{unit} {seconds}\n")
            self.process.stdin.flush()
        except OSError:
            raise UnavailableError(self._last_words()) from None
        answer = json.loads(self._read_line(ANSWER_SECONDS + 10 * seconds))
        if isinstance(answer, dict):
            raise UnavailableError(f"{self.name} {unit}: {answer['error']}")
        decisions, games, cpu_seconds = answer
        return decisions, games, cpu_seconds

    def stop(self) -> None:
        """Stop the process; a worker holds nothing worth keeping."""
        self.process.kill()
        self.process.communicate()
        self.complaints.close()

    def _read_greeting(self) -> dict[str, Any]:
        # Peers may print banners while they are imported.
        while not (line := self._read_line(START_SECONDS)).startswith("{"):
            pass
        greeting: dict[str, Any] = json.loads(line)
        return greeting

    def _read_line(self, patience: float) -> str:
        assert self.process.stdout
        watchdog = Timer(patience, self.process.kill)
        watchdog.start()
        line = self.process.stdout.readline()
        watchdog.cancel()
        if not line:
            raise UnavailableError(self._last_words())
        return line

    def _last_words(self) -> str:
        self.process.wait()
        self.complaints.seek(0)
        lines = self.complaints.read().strip().splitlines()
        return lines[-1] if lines else f"{self.name} ended with status {self.process.returncode}"
