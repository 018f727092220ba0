"""Greedy: looks one choice ahead with the game's own evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from saloon.authoring.knowledge import Knowledge, knowledge_of
from saloon.bots.bot import Bot
from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.layout import Layout
from saloon.core.perspective import Perspective
from saloon.core.state import State

SAMPLES: Final[i64] = 16
"""How many imagined states each choice is tried on."""
MOST_STEPS: Final[i64] = 60
"""The number of choices after which a position is valued even if it is not quiet."""


@final
class GreedyBot(Bot):
    """Tries every choice on the same few imagined states and takes the best on average."""

    def __init__(self, seed: int, weights: Mapping[str, float] | None = None) -> None:
        self.chance = Chance(seed)
        self.weights = weights
        self.layout: Layout | None = None
        self.knowledge: Knowledge | None = None

    def choose(self, perspective: Perspective) -> int:
        layout = perspective.layout
        if self.knowledge is None or self.layout is not layout:
            self.layout = layout
            self.knowledge = knowledge_of(layout, self.weights)
        player: i64 = perspective.player
        choices = Choices(layout.game.actions.size)
        later = Choices(layout.game.actions.size)
        perspective.imagine(0).legal(player, choices)
        if choices.size == 1:
            return choices.actions[0]
        totals = [0.0] * choices.size
        for _sample in range(SAMPLES):
            imagined = perspective.imagine(self.chance.seed())
            for place in range(choices.size):
                tried = imagined.clone()
                tried.play(player, choices.actions[place])
                self._settle(tried, self.knowledge, later)
                totals[place] += self.knowledge.value(tried, player)
        best = totals.index(max(totals))
        return choices.actions[best]

    def _settle(self, s: State, knowledge: Knowledge, choices: Choices) -> None:
        """Let the game's own policy play until the position is settled."""
        steps: i64 = 0
        while not s.over and steps < MOST_STEPS and not knowledge.is_quiet(s):
            actor = s.actor()
            s.legal(actor, choices)
            s.play(actor, knowledge.choose(s, actor, choices, self.chance))
            steps += 1
