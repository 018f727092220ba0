"""Results: what came out of many games, in columns, with a row for every game and player on demand."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_ROUNDS: Final = -1
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

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.specs)

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
    seed: int
    """The seed of the game: `saloon.load(name).new(players, seed, options)` deals the same cards."""
    seat: int
    order: int
    """The place in the order of play: 0 for who made the first choice of the game."""
    player: int
    """Which of the given specs, from 0."""
    spec: str
    score: int
    place: int
    """1 for the first; those who are tied share the better place."""
    won: float
    """The share in the victory: 1 alone, 1/k when k are tied for the first place, else 0."""
    decisions: int
    """How many choices all players made in the game."""
    rounds: int | None
    """How many rounds the game had; None if it does not count rounds."""
    reason: str
    """Why the game ended."""


@final
class Columns:
    """Games one after another: a number a game, or a number a seat. Small to keep and quick to send."""

    def __init__(self) -> None:
        """No games yet."""
        self.seeds = array("q")
        self.decisions = array("q")
        self.rounds = array("q")
        self.starters = array("q")
        """Who made the first choice."""
        self.reasons: list[str] = []
        self.scores = array("q")
        self.places = array("q")
        self.won = array("d")

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
    ) -> None:
        """One more game; `lost` if nobody won it but the game itself."""
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

    def extend(self, other: Columns) -> None:
        """All games of the other after one's own."""
        self.seeds.extend(other.seeds)
        self.starters.extend(other.starters)
        self.decisions.extend(other.decisions)
        self.rounds.extend(other.rounds)
        self.reasons.extend(other.reasons)
        self.scores.extend(other.scores)
        self.places.extend(other.places)
        self.won.extend(other.won)


@final
class Results:
    """All games of a simulation: iterate over the rows, or read `columns`."""

    def __init__(self, setting: Setting, columns: Columns) -> None:
        """The games in `columns`, played in this setting."""
        self.setting = setting
        self.columns = columns

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
            )
