"""Summary: the results of a simulation in a few numbers with their intervals.

As JSON (`saloon.to_json`) its keys are the names of the fields below. All but `speed` are the same for the
same setting.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, final

import msgspec

from saloon.lab.results import NO_ROUNDS
from saloon.lab.statistics import Interval, Mean, clustered, share_interval

if TYPE_CHECKING:
    from array import array

    from saloon.lab.results import Columns, Pieces, Setting


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
    """Victories of one such player per game (Wilson); `even` is what equal players would have."""
    score: Interval
    """The score of one such player (Student's t over games)."""


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat (or a place in the order of play) did, whichever bot sat there."""

    number: int
    """The seat, or the place in the order of play, from 0."""
    wins: float
    win_share: Interval
    advantage: float
    """The share of victories less `even`."""
    score: Interval


class Speed(msgspec.Struct, frozen=True):
    """The speed, including the start of the processes; the only part that differs from run to run."""

    seconds: float
    jobs: int
    games_per_second: float
    decisions_per_second: float


class Summary(msgspec.Struct, frozen=True):
    """A simulation in a few numbers."""

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
    """Whether a user's components replaced the game's own."""
    even: float
    """One player's share of the victories if all were equal."""
    specs: list[SpecSummary]
    """In the order in which they were first named; equal specs together."""
    seats: list[SeatSummary]
    orders: list[SeatSummary]
    """The same by the order of play: 0 is the player who made the first choice, in any seat."""
    shared_victories: int
    """The number of games with several winners."""
    decisions: Spread
    """Choices in a game."""
    rounds: Spread | None
    """Rounds in a game; None if the game does not count them."""
    reasons: dict[str, int]
    """Why games ended, and how many."""
    speed: Speed | None = None


def summarize(results: Pieces, speed: Speed | None = None) -> Summary:
    """Summarize the results, with only a piece of the games in memory at a time."""
    setting = results.setting
    players = setting.players
    kinds = list(dict.fromkeys(setting.specs))
    specs = [_Fortunes(setting) for _ in kinds]
    seats = [_Fortunes(setting) for _ in range(players)]
    orders = [_Fortunes(setting) for _ in range(players)]
    decisions, rounds = _Range(), _Range()
    reasons: Counter[str] = Counter()
    shared = 0
    for first, columns in results.pieces():
        games = range(first, first + len(columns.seeds))
        for kind, spec in zip(kinds, specs, strict=True):
            alike = [player for player, name in enumerate(setting.specs) if name == kind]
            spec.add(columns, games, [[setting.seat_of(game, one) for game in games] for one in alike])
        for number in range(players):
            seats[number].add(columns, games, [[number] * len(games)])
            orders[number].add(columns, games, [[(number + one) % players for one in columns.starters]])
        decisions.add(columns.decisions)
        rounds.add(columns.rounds)
        reasons.update(columns.reasons)
        shared += _shared_victories(columns, players)
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
        specs=[_spec(setting, kind, spec) for kind, spec in zip(kinds, specs, strict=True)],
        seats=[_seat(players, number, seat) for number, seat in enumerate(seats)],
        orders=[_seat(players, number, order) for number, order in enumerate(orders)],
        shared_victories=shared,
        decisions=decisions.spread(),
        rounds=None if rounds.most == NO_ROUNDS else rounds.spread(),
        reasons=dict(sorted(reasons.items())),
        speed=speed,
    )


def _spec(setting: Setting, kind: str, found: _Fortunes) -> SpecSummary:
    alike = setting.specs.count(kind)
    return SpecSummary(kind, alike, found.wins, found.win_share(), found.score())


def _seat(players: int, number: int, found: _Fortunes) -> SeatSummary:
    share = found.win_share()
    return SeatSummary(number, found.wins, share, share.mean - 1 / players, found.score())


@final
class _Fortunes:
    """The victories and scores of some seats, which may differ from game to game.

    Players of one game are not independent, and neither are games with the same deal; deals are: the mean
    of a deal is one observation.
    """

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self.wins = 0.0
        self._trials = 0
        self._shares = Mean()
        self._scores = Mean()
        # A deal that continues in the next piece: victories, scores, and how many have played.
        self._won: list[float] = []
        self._scored: list[int] = []

    def add(self, columns: Columns, games: range, seats: list[list[int]]) -> None:
        """Add games, with the seats to count: for each player a list with a seat per game."""
        players = self._setting.players
        shares: list[float] = []
        scores: list[float] = []
        last = self._setting.games - 1
        for place, game in enumerate(games):
            for mine in seats:
                at = place * players + mine[place]
                self._won.append(columns.won[at])
                self._scored.append(columns.scores[at])
            if game == last or self._setting.deal_of(game + 1) != self._setting.deal_of(game):
                count = len(self._won)
                won = sum(self._won)
                self.wins += won
                self._trials += count
                shares.append(won / count)
                scores.append(sum(self._scored) / count)
                self._won.clear()
                self._scored.clear()
        self._shares.add(shares)
        self._scores.add(scores)

    def win_share(self) -> Interval:
        """With Wilson's interval, or that of clusters where games share a deal."""
        if self._setting.replays == 1:
            return share_interval(self.wins, self._trials)
        return clustered(self._shares)

    def score(self) -> Interval:
        """With Student's interval."""
        return self._scores.interval()


@final
class _Range:
    """A number of every game: its mean and its extremes."""

    def __init__(self) -> None:
        self._mean = Mean()
        self.least: int | None = None
        self.most: int | None = None

    def add(self, values: array[int]) -> None:
        """Further games."""
        self._mean.add(values)
        least, most = min(values), max(values)
        self.least = least if self.least is None else min(self.least, least)
        self.most = most if self.most is None else max(self.most, most)

    def spread(self) -> Spread:
        """All of them."""
        assert self.least is not None
        assert self.most is not None
        found = self._mean.interval()
        return Spread(found.mean, found.low, found.high, self.least, self.most)


def _shared_victories(columns: Columns, players: int) -> int:
    places = columns.places
    return sum(places[first : first + players].count(1) > 1 for first in range(0, len(places), players))
