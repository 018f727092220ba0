"""Observations: what a player knows as a vector of fixed length, if the game says how.

A game says so in a module `observation` of its package, with three functions of its layout:
`observe(layout, state, player)`, `observation_size(layout)` and `names(layout)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from saloon.lab.errors import NoObservation

if TYPE_CHECKING:
    from saloon.core.layout import Layout
    from saloon.core.state import State


@final
class Observer:
    """Turns what players of one layout know into numbers."""

    def __init__(self, layout: Layout) -> None:
        """NoObservation if the game does not say how."""
        self._module = layout.game.module("observation")
        if self._module is None:
            name = f"{layout.game.package}.observation"
            raise NoObservation("no-observation", game=layout.game.name, module=name)
        self._layout = layout
        self.size: int = self._module.observation_size(layout)
        self.names: list[str] = self._module.names(layout)
        """What each number means."""

    def observe(self, state: State, player: int) -> list[int]:
        """What a player knows."""
        numbers: list[int] = self._module.observe(self._layout, state, player)
        return numbers
