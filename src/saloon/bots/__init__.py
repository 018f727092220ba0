"""Players made of software: random, greedy, search.

A bot is named by a short spec, the same everywhere: `random`, `greedy`, `search:n=400`, `search:ms=500`.
"""

from __future__ import annotations

from collections.abc import Mapping

from saloon.bots.bot import BadBot, Bot, RandomBot
from saloon.bots.greedy import GreedyBot
from saloon.bots.search import SearchBot

__all__ = ["Bot", "make_bot"]


def make_bot(spec: str, seed: int = 0, weights: Mapping[str, float] | None = None) -> Bot:
    """The bot that a spec names; BadBot says which specs there are.

    `weights` replace the game's own numbers in its evaluation (see `saloon.authoring.weights`).

    >>> import saloon
    >>> state = saloon.load("cover_your_assets").new(players=4, seed=7)
    >>> bot = saloon.make_bot("search:n=50", seed=1)
    >>> bot.choose(state.perspective(1)) in state.choices(1)
    True
    """
    name, _, settings = spec.partition(":")
    if name == "random" and not settings:
        return RandomBot(seed)
    if name == "greedy" and not settings:
        return GreedyBot(seed, weights)
    if name == "search":
        simulations, milliseconds = _budget(spec, settings)
        return SearchBot(seed, simulations, milliseconds, weights)
    raise BadBot("bot", spec=spec)


def _budget(spec: str, settings: str) -> tuple[int, int]:
    """Simulations and milliseconds of a search spec; one of them is 0."""
    if ":" not in spec:
        return 400, 0
    name, _, value = settings.partition("=")
    if (
        name not in ("n", "ms")
        or not (value.isascii() and value.isdecimal())
        or not 0 < int(value) <= 1_000_000
    ):
        raise BadBot("bot-budget", spec=spec)
    return (int(value), 0) if name == "n" else (0, int(value))
