"""Arena: which bots are better, and how sure that is. Every deal is played in every seating.

- `duel` measures one bot among others of one kind, in a fixed number of games.
- `contest` asks whether a new bot is better than an old one, and stops when it knows (`sprt.py`).
- `round_robin` lets all play with all, and rates them (`ratings.py`).
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, pairwise
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from saloon.core.registry import load
from saloon.lab.errors import BadSimulation
from saloon.lab.simulate import make_setting, play_all, seed_of, simulate
from saloon.lab.sprt import UNDECIDED, Sprt
from saloon.lab.statistics import Interval, clustered_share, share_interval

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from saloon.core.game import Game
    from saloon.lab.results import Results

GAIN: Final = 0.03
"""How much more than an even share a new bot should win to be called better."""
DEALS_AT_ONCE: Final = 12
"""Deals played between two looks at the evidence."""
LEAST_BATCHES: Final = 3
BATCH: Final = 1 << 32
"""What the seeds of batches are for (see `saloon.lab.simulate.seed_of`)."""


class Duel(msgspec.Struct, frozen=True):
    """How a challenger did against opponents of one other kind."""

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

        Only for a number of games fixed in advance: looking again and again until the answer pleases will
        find one that does.
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
    check_players(players)
    specs = [challenger] + [opponent] * (players - 1)
    results = simulate(game, specs, games, seed, jobs, options, progress=progress, metrics=False)
    wins = sum(results.shares(0))
    return Duel(
        challenger=challenger,
        opponent=opponent,
        players=players,
        games=games,
        wins=wins,
        win_share=share_interval(wins, games),
        even=1 / players,
    )


class Contest(msgspec.Struct, frozen=True):
    """What a sequential test found."""

    new: str
    old: str
    players: int
    deals: int
    games: int
    win_share: Interval
    """The new bot's. A test that stops early stops at a good moment: the true share is a little nearer to
    even than the mean."""
    even: float
    gain: float
    """How much more than even was asked for."""
    evidence: float
    verdict: str
    """better, not better, or undecided when the games ran out."""


def contest(
    game: Game | str,
    new: str,
    old: str,
    players: int = 2,
    most_games: int = 4000,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    weights: Mapping[str, float] | None = None,
    gain: float = GAIN,
    known: Callable[[int, Callable[[], list[float]]], list[float]] | None = None,
    watch: Callable[[Results], None] | None = None,
) -> Contest:
    """Test whether a new bot is better than an old one; `weights` are the new bot's own, if any.

    Plays until that is known, or until `most_games` are played. `known` may remember what batches said: it is
    given a batch's number and what plays it. `watch` is given all that was played.
    """
    check_players(players)
    table = load(game) if isinstance(game, str) else game
    specs = [new] + [old] * (players - 1)
    own = None if weights is None else [weights] + [None] * (players - 1)
    test = Sprt(1 / players, gain)
    shares: list[float] = []
    batch = 0
    while test.verdict == UNDECIDED and (test.deals + DEALS_AT_ONCE) * players <= max(
        most_games, DEALS_AT_ONCE * players
    ):
        setting = make_setting(
            table,
            specs,
            DEALS_AT_ONCE * players,
            seed_of(seed, batch, BATCH),
            options,
            replays=players,
            weights=own,
            metrics=False,
        )

        def play(setting: Any = setting) -> list[float]:
            results = play_all(table, [setting], jobs, progress=progress)[0]
            if watch is not None:
                watch(results)
            return results.shares(0)

        found = play() if known is None else known(batch, play)
        test.add(found)
        shares += found
        batch += 1
    return Contest(
        new=new,
        old=old,
        players=players,
        deals=test.deals,
        games=test.deals * players,
        win_share=clustered_share(shares),
        even=1 / players,
        gain=gain,
        evidence=test.evidence,
        verdict=test.verdict,
    )


class Standing(msgspec.Struct, frozen=True):
    """Where a bot stands after a round robin."""

    bot: str
    rating: Interval
    games: int
    """How many seats it played, over all games."""
    win_share: Interval
    """Per seat; equal players would have one of `players`."""


class RoundRobin(msgspec.Struct, frozen=True):
    """All with all: the strongest first."""

    players: int
    games: int
    standings: list[Standing]
    sure: bool
    """Whether no two neighbours' intervals overlap."""


@final
class _Tables:
    """The seatings of a round robin, and their games so far."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        self.bots = list(dict.fromkeys(bots))
        if len(self.bots) < 2:
            raise BadSimulation("arena-bots")
        check_players(players)
        pick = combinations if len(self.bots) >= players else combinations_with_replacement
        self.seatings = [list(group) for group in pick(self.bots, players) if len(set(group)) > 1]
        self.results: list[Results] = []


def round_robin(
    game: Game | str,
    bots: Sequence[str],
    players: int = 2,
    most_games: int = 2000,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> RoundRobin:
    """Let all bots play with all others and rate them, until their order is known.

    `most_games` is for each seating of `players` different bots (or, with fewer bots than seats, of at
    least two). It stops sooner when the intervals of all neighbours in the ranking are apart.
    """
    from saloon.lab.ratings import deals_of, rate

    table = load(game) if isinstance(game, str) else game
    tables = _Tables(bots, players)
    batches = max(1, most_games // (DEALS_AT_ONCE * players))
    found = RoundRobin(players, 0, [], False)
    for batch in range(batches):
        settings = [
            make_setting(
                table,
                seating,
                DEALS_AT_ONCE * players,
                seed_of(seed, batch * len(tables.seatings) + number, BATCH),
                options,
                replays=players,
                metrics=False,
            )
            for number, seating in enumerate(tables.seatings)
        ]
        tables.results += play_all(table, settings, jobs, progress=progress)
        last = batch == batches - 1
        if batch + 1 < LEAST_BATCHES and not last:
            continue
        deals = [deal for results in tables.results for deal in deals_of(results, tables.bots)]
        found = _standings(tables, players, rate(deals, len(tables.bots)))
        if found.sure:
            break
    return found


def _standings(tables: _Tables, players: int, ratings: list[Interval]) -> RoundRobin:
    standings = []
    for number, bot in enumerate(tables.bots):
        shares: list[float] = []
        games = 0
        for results in tables.results:
            mine = [player for player, spec in enumerate(results.setting.specs) if spec == bot]
            if mine:
                by_player = [results.shares(player) for player in mine]
                shares += [sum(deal) / len(mine) for deal in zip(*by_player, strict=True)]
                games += results.setting.games * len(mine)
        standings.append(Standing(bot, ratings[number], games, clustered_share(shares)))
    standings.sort(key=lambda standing: -standing.rating.mean)
    sure = all(
        above.rating.low is not None
        and below.rating.high is not None
        and above.rating.low > below.rating.high
        for above, below in pairwise(standings)
    )
    return RoundRobin(players, sum(results.setting.games for results in tables.results), standings, sure)


def check_players(players: int) -> None:
    """BadSimulation if there is nobody to beat."""
    if players < 2:
        raise BadSimulation("arena-players", given=players)
