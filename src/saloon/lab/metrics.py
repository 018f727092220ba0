"""Metrics: what can be counted in games, found by name (see `saloon.authoring.metrics`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import msgspec

if TYPE_CHECKING:
    from saloon.core.layout import Layout
    from saloon.core.state import State


class Measured(msgspec.Struct, frozen=True):
    """One metric of a game, as results and files keep it."""

    name: str
    kind: str
    values: list[str] = []
    words: str = ""

    def told(self, number: int) -> int | str | None:
        """A number that was measured, as tables show it: the name of a choice, None for no choice."""
        if not self.values:
            return number
        return self.values[number] if 0 <= number < len(self.values) else None


@final
class Measurer:
    """Measures finished games on one layout; a game without metrics has an empty list of them."""

    def __init__(self, layout: Layout) -> None:
        """Look for the game's module of metrics."""
        self._layout = layout
        self._module = layout.game.module("metrics")
        self.metrics: list[Measured] = []
        if self._module is not None:
            for metric in self._module.metrics(layout):
                self.metrics.append(Measured(metric.name, metric.kind, metric.values, metric.words))

    def measure(self, state: State) -> list[list[int]]:
        """A row for every seat of a finished game whose events were collected from its set-up on."""
        if self._module is None:
            return [[] for _ in range(state.players)]
        rows: list[list[int]] = self._module.measure(self._layout, state, state.events or [])
        return rows
