"""What a bot is: it gets a perspective, never the state, and returns one of its choices."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from saloon.core.chance import Chance
from saloon.core.errors import SaloonError
from saloon.core.perspective import Perspective


class BadBot(SaloonError):
    """There is no such bot; the sentence says which there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of software. For one of your own, subclass this and override `choose`.

    >>> import saloon
    >>> class Last(saloon.Bot):
    ...     def choose(self, perspective):
    ...         return perspective.choices[-1]
    >>> state = saloon.load("cover_your_assets").new(players=4, seed=7)
    >>> Last().choose(state.perspective(1)) == state.choices(1)[-1]
    True
    """

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.choices`."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Takes any choice."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        choices = perspective.choices
        return choices[self.chance.below(len(choices))]
