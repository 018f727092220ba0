"""What a bot is: it is given a perspective, never the state, and answers with one of its choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import mypyc_attr

from saloon.core.chance import Chance
from saloon.core.knowledge import Knowledge
from saloon.core.layout import Layout
from saloon.core.perspective import Perspective
from saloon.core.weights import changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of software."""

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.choices`."""
        raise NotImplementedError


def knowledge_for(layout: Layout, weights: Mapping[str, float] | None) -> Knowledge:
    """What a bot knows about a game, with other weights than the game's own if any are given."""
    game = layout.game
    if weights is None:
        return game.knowledge(layout)
    return game.knowledge_with(layout, changed(game.weights(layout), weights))


@final
class RandomBot(Bot):
    """Takes any choice."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        choices = perspective.choices
        return choices[self.chance.below(len(choices))]
