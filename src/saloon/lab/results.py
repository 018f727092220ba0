"""Results: what came out of many games, in columns, with a row for every game and player on demand."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, Protocol, final

import msgspec

from saloon.lab.metrics import Measured

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_ROUNDS: Final = 0
"""In the column of rounds: the game does not count rounds."""


class Setting(msgspec.Struct, frozen=True):
    """What was simulated. The same setting gives the same results, on any number of processors.

    (Except for bots whose budget is a time: how far they get depends on the machine.)
    """

    game: str
    version: int
    specs: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    components: dict[str, Any] | None = None
    replays: int = 1
    """How many games are played with each deal, by bots with other seeds in other seats."""
    weights: list[dict[str, float] | None] | None = None
    """For every spec the weights that replace the game's own, if any."""
    metrics: list[Measured] = []
    """What was counted for every player."""
    label: str = ""
    """What distinguishes this setting among several: `rules=advanced`."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.specs)

    @property
    def deals(self) -> int:
        """How many different deals there are."""
        return -(-self.games // self.replays)

    def deal_of(self, game: int) -> int:
        """Which deal a game is played with."""
        return game // self.replays

    def player_at(self, game: int, seat: int) -> int:
        """Which of the specs sits in a seat: all move on by one seat from game to game."""
        return (seat - game) % len(self.specs)

    def seat_of(self, game: int, player: int) -> int:
        """Where one of the specs sits."""
        return (player + game) % len(self.specs)


class Row(msgspec.Struct, frozen=True):
    """One player in one game."""

    game: int
    """The number of the game, from 0."""
    deal: int
    """The number of the deal; with replays several games share one."""
    seed: int
    """The seed of the deal: `saloon.load(name).new(players, seed, options)` deals the same cards."""
    seat: int
    order: int
    """The place in the order of play: 0 for the player who made the first choice of the game."""
    player: int
    """Which of the given specs, from 0."""
    spec: str
    score: int
    place: int
    """1 for the first; tied players share the better place."""
    won: float
    """The share in the victory: 1 for a sole winner, 1/k when k tie for first place, otherwise 0."""
    decisions: int
    """How many choices all players made in the game."""
    rounds: int | None
    """How many rounds the game had; None if it does not count rounds."""
    reason: str
    """Why the game ended."""
    metrics: dict[str, int | str | None] = {}
    """The game's metrics."""


_NUMBERS: Final = ["seeds", "decisions", "rounds", "starters", "scores", "places", "won"]


@final
class Columns:
    """Games one after another: a number per game, or per seat. Compact and quick to send."""

    def __init__(self, metrics: int = 0) -> None:
        """No games yet, with that many metrics."""
        self.seeds = array("q")
        self.decisions = array("q")
        self.rounds = array("q")
        self.starters = array("q")
        """Who made the first choice."""
        self.reasons: list[str] = []
        self.scores = array("q")
        self.places = array("q")
        self.won = array("d")
        self.metrics = [array("q") for _ in range(metrics)]

    def add(
        self,
        seed: int,
        starter: int,
        decisions: int,
        rounds: int,
        reason: str,
        scores: list[int],
        ranking: list[list[int]],
        *,
        lost: bool = False,
        measured: list[list[int]] | None = None,
    ) -> None:
        """One more game; `lost` if only the game itself won; `measured` has a row per seat."""
        self.seeds.append(seed)
        self.starters.append(starter)
        self.decisions.append(decisions)
        self.rounds.append(rounds)
        self.reasons.append(reason)
        self.scores.extend(scores)
        places = [0] * len(scores)
        won = [0.0] * len(scores)
        place = 1
        for tied in ranking:
            for seat in tied:
                places[seat] = place
                won[seat] = 1 / len(tied) if place == 1 and not lost else 0.0
            place += len(tied)
        self.places.extend(places)
        self.won.extend(won)
        for row in measured or []:
            for column, number in zip(self.metrics, row, strict=True):
                column.append(number)

    def extend(self, other: Columns) -> None:
        """Append all games of the other."""
        for name in _NUMBERS:
            getattr(self, name).extend(getattr(other, name))
        self.reasons.extend(other.reasons)
        for mine, theirs in zip(self.metrics, other.metrics, strict=True):
            mine.extend(theirs)

    def to_bytes(self) -> bytes:
        """For a file or the network."""
        numbers = {name: getattr(self, name).tobytes() for name in _NUMBERS}
        metrics = [column.tobytes() for column in self.metrics]
        return msgspec.msgpack.encode([numbers, self.reasons, metrics])

    @staticmethod
    def from_bytes(data: bytes) -> Columns:
        """What `to_bytes` wrote."""
        numbers, reasons, metrics = msgspec.msgpack.decode(data)
        columns = Columns(len(metrics))
        for name in _NUMBERS:
            getattr(columns, name).frombytes(numbers[name])
        columns.reasons = reasons
        for column, stored in zip(columns.metrics, metrics, strict=True):
            column.frombytes(stored)
        return columns


class Pieces(Protocol):
    """All games of a simulation, wherever they are kept."""

    @property
    def setting(self) -> Setting:
        """What was simulated."""

    def pieces(self) -> Iterator[tuple[int, Columns]]:
        """The games in order, piece by piece: the number of the first, and the columns."""


@final
class Results:
    """All games of a simulation in memory: iterate over the rows, or read `columns`."""

    def __init__(self, setting: Setting, columns: Columns) -> None:
        """The games in `columns`, played in this setting."""
        self.setting = setting
        self.columns = columns

    def pieces(self) -> Iterator[tuple[int, Columns]]:
        """All in one."""
        yield 0, self.columns

    def __len__(self) -> int:
        """How many rows there are: one for every game and player."""
        return len(self.columns.scores)

    def __iter__(self) -> Iterator[Row]:
        """Rows by game, then by seat."""
        columns = self.columns
        players = self.setting.players
        for place, score in enumerate(columns.scores):
            game, seat = divmod(place, players)
            player = self.setting.player_at(game, seat)
            rounds = columns.rounds[game]
            yield Row(
                game=game,
                deal=self.setting.deal_of(game),
                seed=columns.seeds[game],
                seat=seat,
                order=(seat - columns.starters[game]) % players,
                player=player,
                spec=self.setting.specs[player],
                score=score,
                place=columns.places[place],
                won=columns.won[place],
                decisions=columns.decisions[game],
                rounds=None if rounds == NO_ROUNDS else rounds,
                reason=columns.reasons[game],
                metrics={
                    metric.name: metric.told(column[place])
                    for metric, column in zip(self.setting.metrics, columns.metrics, strict=True)
                },
            )

    def shares(self, player: int) -> list[float]:
        """One spec's share in the victory, deal by deal: the mean of the games with that deal."""
        setting = self.setting
        sums = [0.0] * setting.deals
        games = [0] * setting.deals
        for game in range(setting.games):
            deal = setting.deal_of(game)
            sums[deal] += self.columns.won[game * setting.players + setting.seat_of(game, player)]
            games[deal] += 1
        return [total / count for total, count in zip(sums, games, strict=True)]
