"""Simulation: many games of bots, on many processors, with the same result on any number of them.

Every deal has a seed of its own, made from the simulation's seed and the number of the deal, and so has
every bot of every game: which process plays a game, and when, cannot change it. Specs move on by one seat
from game to game, so every spec sits everywhere equally often.
"""

from __future__ import annotations

import hashlib
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from saloon.authoring.weights import changed, weights_of
from saloon.bots import make_bot
from saloon.bots.playout import play_randomly
from saloon.core.chance import SEED_LIMIT, Chance
from saloon.core.errors import BadSetup, SaloonError
from saloon.core.registry import load
from saloon.lab.errors import BadSimulation
from saloon.lab.fingerprint import fingerprint
from saloon.lab.journal import Journal
from saloon.lab.metrics import Measurer
from saloon.lab.results import Columns, Results, Setting
from saloon.lab.workers import processors, run

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator, Mapping, Sequence
    from pathlib import Path

    from saloon.bots import Bot
    from saloon.core.game import Game
    from saloon.core.state import State

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024

# How many games a process gets at once, at least and at most: enough to make sending them cheap, few enough
# for a smooth progress bar. Random play is a thousand times faster than any bot that thinks. It depends on
# the setting alone: work that was begun on one machine may be finished on another.
RANDOM_CHUNK: Final = (200, 1000)
THINKING_CHUNK: Final = (1, 4)
CHUNKS: Final = 256

# What a seed is for; the bots' purposes follow one another from the last.
DEAL: Final = 0
RANDOM_PLAY: Final = 1
FIRST_BOT: Final = 2


def simulate(
    game: Game | str,
    specs: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    components: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    replays: int = 1,
    weights: Sequence[Mapping[str, float] | None] | None = None,
    metrics: bool = True,
    ray: str | None = None,
) -> Results:
    """Play many games and return the results.

    `specs` names a bot for every player: `["greedy", "random"]`. `jobs` is how many processes play (None:
    one per processor); a script that asks for several must call this under `if __name__ == "__main__":`.
    `ray` is the address of a Ray cluster that plays instead. `progress` gets the number of new games.
    With `replays` every deal is played that often, the seats moved on each time. A game that is known in this
    process only (`saloon.register`) is played in this process.
    """
    table = load(game) if isinstance(game, str) else game
    setting = make_setting(
        table, specs, games, seed, options, components, replays=replays, weights=weights, metrics=metrics
    )
    return play_all(table, [setting], jobs, ray=ray, progress=progress)[0]


def make_setting(
    game: Game,
    specs: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    components: Mapping[str, Any] | None = None,
    *,
    replays: int = 1,
    weights: Sequence[Mapping[str, float] | None] | None = None,
    metrics: bool = True,
    label: str = "",
) -> Setting:
    """A checked setting: errors should show before hours of work."""
    for spec in specs:
        make_bot(spec, 0)
    layout = game.layout(len(specs), options, components)
    if not 1 <= games <= MOST_GAMES:
        raise BadSimulation("games", most=MOST_GAMES, given=games)
    if not 1 <= replays <= games:
        raise BadSimulation("replays", most=games, given=replays)
    if not 0 <= seed < SEED_LIMIT:
        raise BadSetup("seed", most=SEED_LIMIT - 1, given=seed)
    for given in weights or []:
        changed(weights_of(layout), given or {})
    return Setting(
        game=game.name,
        version=game.version,
        specs=list(specs),
        games=games,
        seed=seed,
        options=dict(layout.options),
        components=None if components is None else dict(components),
        replays=replays,
        weights=None if weights is None else [None if given is None else dict(given) for given in weights],
        metrics=Measurer(layout).metrics if metrics else [],
        label=label,
    )


def play_all(
    game: Game,
    settings: Sequence[Setting],
    jobs: int | None = None,
    *,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Results]:
    """Play everything that the settings ask for, and keep it in memory."""
    parts: dict[tuple[int, int], Columns] = {}

    def keep(case: int, first: int, part: Columns) -> None:
        parts[case, first] = part
        if progress is not None:
            progress(len(part.seeds))

    _play(game, settings, set(), keep, jobs, ray)
    return [_join(setting, case, parts) for case, setting in enumerate(settings)]


def play_into(
    journal: Journal,
    game: Game,
    settings: Sequence[Setting],
    jobs: int | None = None,
    *,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Kept]:
    """Play everything in the settings that is not in the journal yet, and keep it there."""

    def keep(case: int, first: int, part: Columns) -> None:
        journal.add(case, first, part.to_bytes())
        if progress is not None:
            progress(len(part.seeds))

    _play(game, settings, journal, keep, jobs, ray)
    return [Kept(setting, case, journal) for case, setting in enumerate(settings)]


@final
class Kept:
    """All games of a simulation in a journal: only one piece at a time is in memory."""

    def __init__(self, setting: Setting, case: int, journal: Journal) -> None:
        """The games of a case, which is finished."""
        self.setting = setting
        self._case = case
        self._journal = journal

    def pieces(self) -> Iterator[tuple[int, Columns]]:
        """Read from disk."""
        for first, _ in chunks_of(self.setting):
            yield first, Columns.from_bytes(self._journal.read(self._case, first))


def _play(
    game: Game,
    settings: Sequence[Setting],
    known: Container[tuple[int, int]],
    keep: Callable[[int, int, Columns], None],
    jobs: int | None,
    ray: str | None,
) -> None:
    """Play all missing pieces, and pass each to `keep`."""
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise BadSimulation("jobs", most=MOST_JOBS, given=jobs)
    left = [
        (case, first, end)
        for case, setting in enumerate(settings)
        for first, end in chunks_of(setting)
        if (case, first) not in known
    ]

    def done(number: int, part: Columns) -> None:
        case, first, _ = left[number]
        keep(case, first, part)

    tasks: list[tuple[Any, ...]] = [(settings[case], first, end) for case, first, end in left]
    if ray is not None:
        from saloon.lab.cluster import run_on_cluster

        if not _is_installed(game):
            raise BadSimulation("not-installed", game=game.name)
        mark = fingerprint(game.package)
        run_on_cluster(play_elsewhere, [(mark, *task) for task in tasks], ray, done)
    elif (workers := processors() if jobs is None else jobs) > 1 and _is_installed(game):
        run(play_chunk, tasks, workers, done)
    else:
        run(play_games, [(game, *task) for task in tasks], 1, done)


def open_journal(path: Path, game: Game, settings: Sequence[Setting], *, force: bool = False) -> Journal:
    """The journal of this work: the same settings, played by the same code."""
    work = msgspec.json.encode({"code": fingerprint(game.package), "settings": list(settings)}).decode()
    return Journal(path, work, force=force)


def games_done(journal: Journal, settings: Sequence[Setting]) -> int:
    """How many games a journal holds already."""
    return sum(
        end - first
        for case, setting in enumerate(settings)
        for first, end in chunks_of(setting)
        if (case, first) in journal
    )


def seed_of(seed: int, game: int, purpose: int) -> int:
    """A seed that depends only on these three numbers and is unlike its neighbours."""
    words = b"".join(number.to_bytes(8, "little") for number in (seed, game, purpose))
    digest = hashlib.blake2b(words, digest_size=8, person=b"saloon-lab").digest()
    return int.from_bytes(digest, "little") % SEED_LIMIT


def play_chunk(setting: Setting, first: int, end: int) -> Columns:
    """Play the games from `first` to before `end` in a process that knows only their setting."""
    return play_games(load(setting.game), setting, first, end)


def play_elsewhere(mark: str, setting: Setting, first: int, end: int) -> Columns:
    """The same on another machine, which must have the same code."""
    game = load(setting.game)
    if fingerprint(game.package) != mark:
        raise BadSimulation("other-code", game=game.name)
    return play_games(game, setting, first, end)


def play_games(game: Game, setting: Setting, first: int, end: int) -> Columns:
    """Play the games from `first` to before `end`."""
    layout = game.layout(setting.players, setting.options, setting.components)
    choices = game.buffer()
    columns = Columns(len(setting.metrics))
    all_random = _all_random(setting)
    measurer = Measurer(layout) if setting.metrics else None
    for number in range(first, end):
        deal = seed_of(setting.seed, setting.deal_of(number), DEAL)
        state = game.begin(layout, deal, listen=measurer is not None)
        starter: int = state.actor()
        if all_random:
            chance = Chance(seed_of(setting.seed, number, RANDOM_PLAY))
            decisions: int = play_randomly(state, chance, choices)
        else:
            try:
                decisions = _play_bots(state, _bots(setting, number))
            except SaloonError as reason:  # as text: not every error can be pickled
                raise BadSimulation("broke-off", game=number, seed=deal, problem=reason) from None
        # Not the whole outcome: score sheets would take longer than a random game.
        columns.add(
            deal,
            starter,
            decisions,
            layout.rounds(state),
            state.reason(),
            state.scores(),
            layout.ranking(state),
            lost=layout.is_lost(state),
            measured=None if measurer is None else measurer.measure(state),
        )
    return columns


def chunks_of(setting: Setting) -> list[tuple[int, int]]:
    """Where the games are cut into pieces of work."""
    least, most = RANDOM_CHUNK if _all_random(setting) else THINKING_CHUNK
    size = min(max(setting.games // CHUNKS, least), most)
    return [(first, min(first + size, setting.games)) for first in range(0, setting.games, size)]


def _join(setting: Setting, case: int, parts: dict[tuple[int, int], Columns]) -> Results:
    """The pieces of a case in their order."""
    columns = Columns(len(setting.metrics))
    for first, _ in chunks_of(setting):
        columns.extend(parts.pop((case, first)))
    return Results(setting, columns)


def _bots(setting: Setting, number: int) -> list[Bot]:
    """The bots of a game, by seat."""
    players = [setting.player_at(number, seat) for seat in range(setting.players)]
    weights = setting.weights or [None] * setting.players
    return [
        make_bot(setting.specs[player], seed_of(setting.seed, number, FIRST_BOT + player), weights[player])
        for player in players
    ]


def _play_bots(state: State, bots: Sequence[Bot]) -> int:
    """Let bots play a game to its end; returns the number of choices."""
    bound = state.layout.game.bound
    decisions = 0
    while not state.over:
        player: int = state.actor()
        state.apply(player, bots[player].choose(state.perspective(player)))
        decisions += 1
        if decisions > bound:
            raise BadSimulation("endless", bound=bound)
    return decisions


def _all_random(setting: Setting) -> bool:
    return all(spec == "random" for spec in setting.specs)


def _is_installed(game: Game) -> bool:
    """Whether other processes find the same game under its name."""
    return any(
        point.name == game.name and point.load() is game for point in entry_points(group="saloon.games")
    )
