"""Arena: one bot among others, to measure whether it plays better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from saloon.core.registry import load
from saloon.lab.errors import BadSimulation
from saloon.lab.simulate import simulate
from saloon.lab.statistics import Interval, share_interval

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from saloon.core.game import Game


class Duel(msgspec.Struct, frozen=True):
    """How a challenger did among opponents of one other kind."""

    challenger: str
    opponent: str
    players: int
    games: int
    wins: float
    """The challenger's victories, shared ones as fractions."""
    win_share: Interval
    """With Wilson's 95 % interval."""
    even: float
    """What the share would be if both were equally good: one of `players`."""

    @property
    def verdict(self) -> str:
        """ "stronger" or "weaker" if the whole interval is on that side of `even`, otherwise "undecided".

        Only for a number of games that was fixed beforehand: who looks again and again until the answer
        is to their liking will find one.
        """
        low, high = self.win_share.low, self.win_share.high
        assert low is not None
        assert high is not None
        return "stronger" if low > self.even else "weaker" if high < self.even else "undecided"


def duel(
    game: Game | str,
    challenger: str,
    opponent: str,
    players: int = 2,
    games: int = 1000,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Duel:
    """Let a challenger play against opponents of another kind, in every seat equally often.

    For that the number of games is best a multiple of the number of players. The arguments that are not
    explained here are those of `simulate`.
    """
    table = load(game) if isinstance(game, str) else game
    if players < 2:
        raise BadSimulation("arena-players", given=players)
    specs = [challenger] + [opponent] * (players - 1)
    results = simulate(table, specs, games, seed, jobs, options, progress=progress)
    setting = results.setting
    wins = sum(results.columns.won[number * players + setting.seat_of(number, 0)] for number in range(games))
    return Duel(
        challenger=challenger,
        opponent=opponent,
        players=players,
        games=games,
        wins=wins,
        win_share=share_interval(wins, games),
        even=1 / players,
    )
