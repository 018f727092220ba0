"""Knowledge: what a good player knows about a game, in a form that every bot can use.

A game says so in a module `bot` of its package, with a function `knowledge(layout, weights)`; the weights are
those of its file `weights.toml` (see `weights.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.authoring.weights import changed, weights_of

if TYPE_CHECKING:
    from saloon.core.actions import Choices
    from saloon.core.chance import Chance
    from saloon.core.layout import Layout
    from saloon.core.perspective import Perspective
    from saloon.core.state import State


MUCH_LESS: Final[i64] = -(10**15)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """A game's evaluation and rollout policy. This one knows only the score, and plays at random."""

    def value(self, s: State, player: i64) -> float:
        """How good a position is for a player, from 0 (lost) to 1 (won)."""
        mine = s.layout.score(s, player)
        if s.layout.players == 1:
            return 0.5 + 0.5 * float(mine) / (abs(float(mine)) + 100.0)
        best: i64 = MUCH_LESS
        sharing = 1.0
        for other in range(s.layout.players):
            if other != player:
                score = s.layout.score(s, other)
                if score == mine:
                    sharing += 1.0
                if score > best:
                    best = score
        if s.over:
            return 1.0 / sharing if best <= mine else 0.0
        return 0.5 + 0.5 * float(mine - best) / (abs(float(mine)) + abs(float(best)) + 1.0)

    def judge(self, s: State, player: i64) -> float:
        """How good the end of a playout is for a player, when there is time to judge more carefully."""
        return self.value(s, player)

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """A quick sensible choice for playing a game out; `choices` is filled and not empty."""
        return choices.actions[chance.below(choices.size)]

    def prior(self, s: State, player: i64, action: i64) -> float:
        """How good an action looks by itself, in units of value; only differences between actions count.

        It may use only what the player knows.
        """
        return 0.0

    def study(
        self, perspective: Perspective, choices: Choices, found: vec[float], effort: i64, chance: Chance
    ) -> bool:
        """Think a question through in the game's own way, if that beats simulating; returns whether it did.

        Called once, before a search; if it did, nothing is simulated. Fills in how good every choice is, by
        its place, in units of value; only differences count. `effort` is how many simulations there is time
        for. It may use only what the player knows.
        """
        return False

    def is_quiet(self, s: State) -> bool:
        """Whether the last choice is settled, so that the position can be valued."""
        return True

    def is_comparable(self, s: State) -> bool:
        """Whether a choice here means the same in every simulation that made the same choices before.

        After new dice were rolled it does not: a tree would mix unrelated positions, so
        there it ends and the policy plays on.
        """
        return True

    def may_stop(self, s: State) -> bool:
        """Whether a playout that has reached the horizon can be valued here, or has to go on a little."""
        return self.is_quiet(s)

    def horizon(self) -> i64:
        """After how many choices a playout is cut off and valued; 0 means at the end of the game."""
        return 0


def knowledge_of(layout: Layout, weights: Mapping[str, float] | None = None) -> Knowledge:
    """What bots know about a game, with other weights than its own if any are given."""
    module = layout.game.module("bot")
    if module is None:
        return Knowledge()
    known = module.knowledge(layout, changed(weights_of(layout), weights or {}))
    assert isinstance(known, Knowledge)
    return known
