"""How a worker talks to the driver: it greets with one line of JSON, then answers line by line.

The greeting names the worker, its version and its units. Every further line on stdin is
`unit seconds`; the answer is `[decisions, games, cpu_seconds]`, or `{"error": why}`.
Only the standard library is used here, because every peer imports this from its own environment.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from time import process_time

Sample = tuple[int, int, float]
"""Decisions, games and the CPU seconds that they took."""

Unit = Callable[[float], Sample]
"""Something to measure: works for about that many CPU seconds and returns what it did."""


def until(seconds: float, once: Callable[[], tuple[int, int]]) -> Sample:
    """Repeat `once`, which returns (decisions, games), until the CPU seconds are used up."""
    decisions = games = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        more_decisions, more_games = once()
        decisions += more_decisions
        games += more_games
        spent = process_time() - start
    return decisions, games, spent


def repeated(once: Callable[[], tuple[int, int]]) -> Unit:
    """A unit that repeats the same thing and is timed as a whole."""
    return lambda seconds: until(seconds, once)


def clones(clone_of_each: list[Callable[[], object]]) -> Unit:
    """A unit that clones positions from Python; a clone counts as one decision of one game.

    It is here so that Saloon and its peers run the same loop.
    """
    rounds = range(100)

    def once() -> tuple[int, int]:
        for clone in clone_of_each:
            for _ in rounds:
                clone()
        done = len(clone_of_each) * len(rounds)
        return done, done

    return repeated(once)


def serve(name: str, version: str, units: Mapping[str, Unit], **facts: object) -> None:
    """Greet, then answer until stdin ends."""
    # Peers print banners and warnings; the answers need a stream of their own.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(message: object) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    say({"worker": name, "version": version, "units": list(units), **facts})
    for line in sys.stdin:
        unit, seconds = line.split()
        try:
            say(units[unit](float(seconds)))
        except Exception as problem:  # one broken unit must not end the others
            say({"error": f"{type(problem).__name__}: {problem}"})
