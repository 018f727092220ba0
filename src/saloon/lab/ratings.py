"""Ratings: how strong bots are, by openskill (Plackett and Luce's model for any number of players).

There are two 95 % intervals, and the wider one counts: openskill's own (how unsure the model is), and a
bootstrap (the ratings are computed again from as many deals drawn at random, games of a deal together). The
first does not know that games share a deal, the second knows nothing of what never happened.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from saloon.lab.errors import MissingExtra
from saloon.lab.statistics import Interval, Z

try:
    from openskill.models import PlackettLuce
except ImportError:
    raise MissingExtra("extra", what="saloon arena", extra="lab") from None

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saloon.lab.results import Results

RESAMPLES: Final = 100


class Game(msgspec.Struct, frozen=True):
    """One game: the numbers of its bots, and the place of each."""

    bots: list[int]
    places: list[int]


Deal = list[Game]
"""The games that share a deal."""


def deals_of(results: Results, bots: Sequence[str]) -> list[Deal]:
    """The games of a simulation, deal by deal; `bots` are all that are rated."""
    setting = results.setting
    players = setting.players
    numbers = [list(bots).index(spec) for spec in setting.specs]
    found: list[Deal] = [[] for _ in range(setting.deals)]
    for game in range(setting.games):
        seated = [numbers[setting.player_at(game, seat)] for seat in range(players)]
        places = list(results.columns.places[game * players : (game + 1) * players])
        found[setting.deal_of(game)].append(Game(seated, places))
    return found


def rate(deals: Sequence[Deal], bots: int, resamples: int = RESAMPLES, seed: int = 0) -> list[Interval]:
    """Every bot's rating with its interval: the wider of the two that are known."""
    # Deals are shuffled, because later games weigh a little more: the order of tables must not matter.
    random = Random(seed)
    found = _after(random.sample(deals, len(deals)), bots)
    again = [[mu for mu, _ in _after(random.choices(deals, k=len(deals)), bots)] for _ in range(resamples)]
    low, high = round(0.025 * (resamples - 1)), round(0.975 * (resamples - 1))
    intervals = []
    for (mu, sigma), drawn in zip(found, zip(*again, strict=True), strict=True):
        ordered = sorted(drawn)
        intervals.append(Interval(mu, min(mu - Z * sigma, ordered[low]), max(mu + Z * sigma, ordered[high])))
    return intervals


def _after(deals: Sequence[Deal], bots: int) -> list[tuple[float, float]]:
    """Every bot's skill and how unsure it is after these games, one after another."""
    model = PlackettLuce(tau=0.0)  # bots neither learn nor forget
    ratings = [model.rating() for _ in range(bots)]
    for deal in deals:
        for game in deal:
            teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.bots]
            rated = model.rate(teams, ranks=[float(place) for place in game.places])
            for bot in set(game.bots):
                # A bot in several seats of a game gets their average update.
                mine = [team[0] for team, seated in zip(rated, game.bots, strict=True) if seated == bot]
                ratings[bot].mu = sum(rating.mu for rating in mine) / len(mine)
                ratings[bot].sigma = sum(rating.sigma for rating in mine) / len(mine)
    return [(rating.mu, rating.sigma) for rating in ratings]
