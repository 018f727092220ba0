"""Summary: what a simulation says, in few numbers with their intervals.

As JSON (`saloon.to_json`) its keys are the names of the fields below. All but `speed` are the same for the
same setting.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from saloon.lab.results import NO_ROUNDS
from saloon.lab.statistics import Interval, clustered_share, mean_interval, share_interval

if TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence

    from saloon.lab.results import Results


class Spread(msgspec.Struct, frozen=True):
    """A number that differs from game to game: its mean with the 95 % interval, and its extremes."""

    mean: float
    low: float | None
    high: float | None
    least: int
    most: int


class SpecSummary(msgspec.Struct, frozen=True):
    """How one kind of bot did."""

    spec: str
    seats: int
    """How many players of each game are of this kind."""
    wins: float
    """Victories, a shared one as a fraction."""
    win_share: Interval
    """Victories of one such player a game (Wilson); `even` is what equal players would have."""
    score: Interval
    """The score of one such player (Student's t over games)."""


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat did, whoever sat there (or a place in the order of play)."""

    number: int
    """The seat, or the place in the order of play, from 0."""
    wins: float
    win_share: Interval
    advantage: float
    """The share of victories less `even`."""
    score: Interval


class Speed(msgspec.Struct, frozen=True):
    """How fast it went, start of the processes included; the only part that differs from run to run."""

    seconds: float
    jobs: int
    games_per_second: float
    decisions_per_second: float


class Summary(msgspec.Struct, frozen=True):
    """A simulation in few numbers."""

    game: str
    version: int
    players: list[str]
    """The specs, as given."""
    games: int
    seed: int
    replays: int
    """How many games share a deal."""
    options: dict[str, Any]
    own_components: bool
    """Whether a user's components took the place of the game's own."""
    even: float
    """One player's share of the victories if all were equal."""
    specs: list[SpecSummary]
    """In the order in which they were first named; equal specs together."""
    seats: list[SeatSummary]
    orders: list[SeatSummary]
    """The same by the order of play: 0 is who made the first choice, wherever that was."""
    shared_victories: int
    """In how many games several came first."""
    decisions: Spread
    """Choices in a game."""
    rounds: Spread | None
    """Rounds in a game; None if the game does not count them."""
    reasons: dict[str, int]
    """Why games ended, and how many."""
    speed: Speed | None = None


def summarize(results: Results, speed: Speed | None = None) -> Summary:
    """What the results say."""
    setting = results.setting
    columns = results.columns
    players = setting.players
    has_rounds = columns.rounds[0] != NO_ROUNDS
    return Summary(
        game=setting.game,
        version=setting.version,
        players=setting.specs,
        games=setting.games,
        seed=setting.seed,
        replays=setting.replays,
        options=setting.options,
        own_components=setting.components is not None,
        even=1 / players,
        specs=[_spec(results, spec) for spec in dict.fromkeys(setting.specs)],
        seats=[_seat(results, seat, [0] * setting.games) for seat in range(players)],
        orders=[_seat(results, order, columns.starters) for order in range(players)],
        shared_victories=_shared_victories(results),
        decisions=_spread(columns.decisions),
        rounds=_spread(columns.rounds) if has_rounds else None,
        reasons=dict(sorted(Counter(columns.reasons).items())),
        speed=speed,
    )


def _spec(results: Results, spec: str) -> SpecSummary:
    setting = results.setting
    alike = [player for player, name in enumerate(setting.specs) if name == spec]
    places = [
        [game * setting.players + setting.seat_of(game, player) for player in alike]
        for game in range(setting.games)
    ]
    share, score, wins = _fortunes(results, places)
    return SpecSummary(spec=spec, seats=len(alike), wins=wins, win_share=share, score=score)


def _seat(results: Results, seat: int, origins: Sequence[int]) -> SeatSummary:
    """How the seats did that lie `seat` places behind the origins, one of which each game has."""
    players = results.setting.players
    places = [[game * players + (seat + origin) % players] for game, origin in enumerate(origins)]
    share, score, wins = _fortunes(results, places)
    advantage = share.mean - 1 / players
    return SeatSummary(number=seat, wins=wins, win_share=share, advantage=advantage, score=score)


def _fortunes(results: Results, places: list[list[int]]) -> tuple[Interval, Interval, float]:
    """The share of victories, the score and the victories of some places in each game.

    Players of one game are not independent, and neither are games with the same deal; deals are: the mean
    of a deal is one observation.
    """
    setting = results.setting
    wins = 0.0
    trials = 0
    shares = [0.0] * setting.deals
    scores = [0.0] * setting.deals
    counts = [0] * setting.deals
    for game, mine in enumerate(places):
        won = sum(results.columns.won[place] for place in mine)
        deal = setting.deal_of(game)
        shares[deal] += won
        scores[deal] += sum(results.columns.scores[place] for place in mine)
        counts[deal] += len(mine)
        wins += won
        trials += len(mine)
    score = mean_interval([total / count for total, count in zip(scores, counts, strict=True)])
    if setting.replays == 1:
        return share_interval(wins, trials), score, wins
    means = [total / count for total, count in zip(shares, counts, strict=True)]
    return clustered_share(means), score, wins


def _shared_victories(results: Results) -> int:
    players = results.setting.players
    places = results.columns.places
    return sum(places[first : first + players].count(1) > 1 for first in range(0, len(places), players))


def _spread(values: array[int]) -> Spread:
    mean = mean_interval(values)
    return Spread(mean.mean, mean.low, mean.high, min(values), max(values))
