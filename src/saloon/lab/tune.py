"""Tuning: better weights for a bot's evaluation, found by playing against itself.

The covariance matrix adaptation of evolution strategies (the package `cmaes`) proposes weights; each proposal
plays among bots with the present ones, all on the same deals and in every seat. What it finds in the end
is accepted only by a sequential test on new deals (`sprt.py`): an optimum of noisy games is mostly luck.
"""

from __future__ import annotations

from functools import partial
from math import exp
from typing import TYPE_CHECKING, Final, final

import msgspec

from saloon.authoring.weights import weights_of
from saloon.core.registry import load
from saloon.lab.arena import GAIN, Contest, check_players, contest
from saloon.lab.errors import BadSimulation, MissingExtra
from saloon.lab.simulate import make_setting, play_all, seed_of
from saloon.lab.weights_file import rounded

try:
    import numpy as np
    from cmaes import CMA  # type: ignore[import-untyped]  # it has annotations but no py.typed
except ImportError:
    raise MissingExtra("extra", what="saloon tune", extra="lab") from None

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from saloon.core.game import Game
    from saloon.lab.journal import Journal
    from saloon.lab.results import Setting

STEP: Final = 0.25
"""How far the first proposals are from the present weights: as a factor, about a quarter up or down."""
UNIT: Final = 1.0
"""The assumed size of a weight that is 0."""
GENERATION: Final = 1 << 33
VERDICT: Final = 1 << 34
"""What seeds are for (see `saloon.lab.simulate.seed_of`)."""

# The cases of the journal: what generations scored, and what batches of the test said.
SCORES: Final = 0
BATCHES: Final = 1


class Plan(msgspec.Struct, frozen=True):
    """How to tune."""

    game: str
    bot: str
    players: int
    options: dict[str, str]
    names: list[str]
    """The weights that are tuned."""
    generations: int
    population: int
    deals: int
    """How many deals every proposal plays."""
    most_games: int
    """Of the test at the end."""
    gain: float = GAIN
    seed: int = 0


class Tuned(msgspec.Struct, frozen=True):
    """The result of tuning."""

    old: dict[str, float]
    new: dict[str, float]
    games: int
    """Played while searching."""
    verdict: Contest


class Generation(msgspec.Struct, frozen=True):
    """How the proposals of one generation did."""

    number: int
    best: float
    mean: float


@final
class Scale:
    """Weights as the optimizer sees them: numbers around 0, all of similar size."""

    def __init__(self, weights: Mapping[str, float], names: Sequence[str]) -> None:
        """Around the present weights."""
        self._weights = {name: weights[name] for name in names}

    def weights(self, point: Sequence[float]) -> dict[str, float]:
        """The weights at a point: each the present one times a factor, or close to 0."""
        return rounded(
            {
                name: UNIT * x if present == 0 else present * exp(x)
                for (name, present), x in zip(self._weights.items(), point, strict=True)
            }
        )


def make_plan(
    game: Game,
    bot: str = "greedy",
    players: int = 2,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    generations: int = 20,
    population: int = 0,
    deals: int = 20,
    most_games: int = 4000,
    gain: float = GAIN,
    seed: int = 0,
) -> Plan:
    """A checked plan: by default all weights are tuned; a population of 0 follows from their number."""
    check_players(players)
    layout = game.layout(players, options)
    own = weights_of(layout)
    if not own:
        raise BadSimulation("tune-none", game=game.name)
    if bot.partition(":")[0] not in ("greedy", "search"):
        raise BadSimulation("tune-bot", bot=bot)
    for name, given, least, most in (
        ("--generations", generations, 1, 10_000),
        ("--population", population or 4, 4, 1000),
        ("--deals", deals, 1, 100_000),
        ("--games", most_games, 1, 10_000_000),
        ("--better-by", 100 * gain, 0.5, 40),
    ):
        if not least <= given <= most:
            raise BadSimulation("tune-number", name=name, least=least, most=most, given=given)
    chosen = list(names) or list(own)
    make_setting(
        game, [bot] * players, players, seed, options, weights=[dict.fromkeys(chosen, 1.0)] * players
    )
    return Plan(
        game=game.name,
        bot=bot,
        players=players,
        options=dict(layout.options),
        names=chosen,
        generations=generations,
        population=population or 4 + int(3 * np.log(len(chosen))),
        deals=deals,
        most_games=most_games,
        gain=gain,
        seed=seed,
    )


def tune(
    plan: Plan,
    jobs: int | None = None,
    *,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
    tell: Callable[[Generation], None] | None = None,
) -> Tuned:
    """Search for better weights and test what was found.

    What an interrupted journal holds is not played again. `progress` is called with the number of new games,
    `tell` with the result of each generation.
    """
    game = load(plan.game)
    own = weights_of(game.layout(plan.players, plan.options))
    scale = Scale(own, plan.names)
    # With one weight there is no covariance to adapt; a meaningless second one costs nothing.
    size = max(2, len(plan.names))
    search = CMA(mean=np.zeros(size), sigma=STEP, seed=plan.seed % 2**32, population_size=plan.population)
    for number in range(plan.generations):
        points = [search.ask() for _ in range(plan.population)]
        proposals = [scale.weights(point[: len(plan.names)].tolist()) for point in points]
        play = partial(_scores, game, plan, number, proposals, jobs, progress)
        scores = _remembered(journal, SCORES, number, play)
        search.tell([(point, -score) for point, score in zip(points, scores, strict=True)])
        if tell is not None:
            tell(Generation(number, max(scores), sum(scores) / len(scores)))
    # The middle of the last generation, not its best: the best was lucky.
    found = scale.weights(search.mean[: len(plan.names)].tolist())
    verdict = contest(
        game,
        plan.bot,
        plan.bot,
        plan.players,
        plan.most_games,
        seed_of(plan.seed, 0, VERDICT),
        jobs,
        plan.options,
        progress,
        weights=found,
        gain=plan.gain,
        known=lambda batch, play: _remembered(journal, BATCHES, batch, play),
    )
    games = plan.generations * plan.population * plan.deals * plan.players
    return Tuned({name: own[name] for name in plan.names}, found, games, verdict)


def _scores(
    game: Game,
    plan: Plan,
    generation: int,
    proposals: Sequence[Mapping[str, float]],
    jobs: int | None,
    progress: Callable[[int], None] | None,
) -> list[float]:
    """Every proposal's share of victories among bots with the present weights, all on the same deals."""
    settings: list[Setting] = [
        make_setting(
            game,
            [plan.bot] * plan.players,
            plan.deals * plan.players,
            seed_of(plan.seed, generation, GENERATION),
            plan.options,
            replays=plan.players,
            weights=[proposal] + [None] * (plan.players - 1),
            metrics=False,
        )
        for proposal in proposals
    ]
    results = play_all(game, settings, jobs, progress=progress)
    return [sum(found.shares(0)) / plan.deals for found in results]


def _remembered(
    journal: Journal | None, case: int, number: int, play: Callable[[], list[float]]
) -> list[float]:
    """The scores in the journal, or played now and kept there."""
    if journal is None:
        return play()
    if (case, number) in journal:
        return msgspec.msgpack.decode(journal.read(case, number), type=list[float])
    found = play()
    journal.add(case, number, msgspec.msgpack.encode(found))
    return found
