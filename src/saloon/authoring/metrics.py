"""Metrics: what designers can count for every player of a finished game.

A game declares them in a module `metrics` of its package, with two functions of its layout:

- `metrics(layout)` lists what is counted on such a table;
- `measure(layout, state, events)` gives a row for every seat, a whole number for every metric, when the game
  is over. `events` is all that happened, from the set-up on; what can be read off the final table needs none
  of them.

A metric's name in words is the message `metric-<name>` of the game's text files.
"""

from __future__ import annotations

from typing import Final, final

COUNT: Final = "count"
"""How often something happened, or how many of something there are."""
POINTS: Final = "points"
"""Points from one source: those of a table's sources add up to the score."""
CHOICE: Final = "choice"
"""Which of a few things a player had, a character for example: a place in `values`, -1 for none."""


@final
class Metric:
    """One number that is counted for every player."""

    def __init__(
        self, name: str, kind: str = COUNT, values: list[str] | None = None, words: str = ""
    ) -> None:
        self.name = name
        self.kind = kind
        self.values: list[str] = [] if values is None else values
        """For a choice: the names of its values."""
        self.words = words
        """For a choice: the prefix of its values' messages, as in `<words>-<value>`."""


def tally(players: int, metrics: int) -> list[list[int]]:
    """A row of zeros for every player, to count in."""
    return [[0] * metrics for _ in range(players)]
