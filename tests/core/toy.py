"""A bare table for testing parts: a game without rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import settings

from saloon.core.actions import Family
from saloon.core.game import Game
from saloon.core.layout import REVEALED, Layout, Part
from saloon.core.refusal import RuleBook

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.state import State

steady = settings(deadline=None, derandomize=True)
"""Hypothesis settings: the same examples in every run, on any machine."""


class Bare(Game):
    """A game whose table holds the given parts and nothing else."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(
            name="bare",
            version=1,
            package="examples.copy_me",
            players=(1, 4),
            options=[],
            families=[Family("wait", [])],
            events=[],
            rules=RuleBook(),
            reasons=["done"],
            rule_out_of_turn="HB-9",
            rule_when_over="HB-6",
            bound=1,
        )
        self.parts = parts

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        layout = Layout(self, players, options, components)
        for part in self.parts:
            layout.add(part)
        return layout


def lay(*parts: Part, seed: int = 0) -> State:
    """A state with the given parts, still empty."""
    game = Bare(*parts)
    return game.blank(game.layout(2), seed)


def revealed(state: State) -> int:
    """How often something was drawn, rolled or revealed."""
    return state.cells[REVEALED]


def tally(part: Part, state: State, kinds: int) -> list[int]:
    """How many components of each kind a part holds."""
    found = [0] * kinds
    part.held(state, found)
    return found
