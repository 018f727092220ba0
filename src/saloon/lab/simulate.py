"""Simulation: many games of bots, on many processors, with the same result on any number of them.

Every game has a seed of its own, made from the simulation's seed and the number of the game, and so has
every bot in it: who computes a game, and when, cannot change it. Specs move on by one seat from game to
game, so that every spec sits everywhere equally often.
"""

from __future__ import annotations

import hashlib
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final

from saloon.bots import make_bot
from saloon.bots.playout import play_randomly
from saloon.core.chance import SEED_LIMIT, Chance
from saloon.core.errors import BadSetup, SaloonError
from saloon.core.registry import load
from saloon.lab.errors import BadSimulation
from saloon.lab.results import NO_ROUNDS, Columns, Results, Setting
from saloon.lab.workers import processors, run

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from saloon.bots import Bot
    from saloon.core.game import Game
    from saloon.core.state import State

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024

# How many games a process gets at once, at least and at most: enough to make sending them cheap, few enough
# for a smooth progress bar. Random play is a thousand times faster than any bot that thinks.
RANDOM_CHUNK: Final = (200, 1000)
THINKING_CHUNK: Final = (1, 2)
CHUNKS_PER_JOB: Final = 8

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
) -> Results:
    """Play many games and return what came out.

    `specs` names a bot for every player: `["greedy", "random"]`. `jobs` is how many processes play (None:
    one a processor); a script that asks for several must call this under `if __name__ == "__main__":`.
    `progress` is told how many more games are done. A game that is known in this process only
    (`saloon.register`) is played in this process.
    """
    table = load(game) if isinstance(game, str) else game
    layout = table.layout(len(specs), options, components)
    setting = Setting(
        game=table.name,
        version=table.version,
        specs=list(specs),
        games=games,
        seed=seed,
        options=dict(layout.options),
        components=None if components is None else dict(components),
    )
    _check(setting)
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise BadSimulation(f"the number of jobs is from 1 to {MOST_JOBS}, not {jobs}")
    workers = processors() if jobs is None else jobs
    chunks = _chunks(setting, workers)
    parts: dict[int, Columns] = {}

    def done(number: int, part: Columns) -> None:
        parts[number] = part
        if progress is not None:
            progress(len(part.seeds))

    if workers > 1 and _is_installed(table):
        run(play_chunk, [(setting, first, end) for first, end in chunks], workers, done)
    else:
        run(play_games, [(table, setting, first, end) for first, end in chunks], 1, done)
    columns = Columns()
    for number in range(len(chunks)):
        columns.extend(parts.pop(number))
    return Results(setting, columns)


def seed_of(seed: int, game: int, purpose: int) -> int:
    """A seed that depends on nothing but these three numbers and is unlike its neighbours."""
    words = b"".join(number.to_bytes(8, "little") for number in (seed, game, purpose))
    digest = hashlib.blake2b(words, digest_size=8, person=b"saloon-lab").digest()
    return int.from_bytes(digest, "little") % SEED_LIMIT


def play_chunk(setting: Setting, first: int, end: int) -> Columns:
    """Play the games from `first` to before `end` in a process that knows only their setting."""
    return play_games(load(setting.game), setting, first, end)


def play_games(game: Game, setting: Setting, first: int, end: int) -> Columns:
    """Play the games from `first` to before `end`."""
    layout = game.layout(setting.players, setting.options, setting.components)
    rounds = next((part for part in layout.parts if part.name == "round"), None)
    choices = game.buffer()
    columns = Columns()
    all_random = _all_random(setting)
    for number in range(first, end):
        deal = seed_of(setting.seed, number, DEAL)
        state = game.begin(layout, deal)
        starter: int = state.actor()
        if all_random:
            chance = Chance(seed_of(setting.seed, number, RANDOM_PLAY))
            decisions: int = play_randomly(state, chance, choices)
        else:
            try:
                decisions = _play_bots(state, _bots(setting, number))
            except SaloonError as reason:  # as text: not every error can travel between processes
                raise BadSimulation(f"game {number} (seed {deal}) broke off: {reason}") from None
        counted = NO_ROUNDS if rounds is None else rounds.dump(state)[0]
        # Not the whole outcome: writing score sheets would take longer than a random game.
        columns.add(
            deal,
            starter,
            decisions,
            counted,
            state.reason(),
            state.scores(),
            layout.ranking(state),
            lost=layout.is_lost(state),
        )
    return columns


def _bots(setting: Setting, number: int) -> list[Bot]:
    """The bots of a game, by seat."""
    players = [setting.player_at(number, seat) for seat in range(setting.players)]
    return [
        make_bot(setting.specs[player], seed_of(setting.seed, number, FIRST_BOT + player))
        for player in players
    ]


def _play_bots(state: State, bots: Sequence[Bot]) -> int:
    """Let bots play a game to its end; returns how many choices they made."""
    bound = state.layout.game.bound
    decisions = 0
    while not state.over:
        player: int = state.actor()
        state.apply(player, bots[player].choose(state.perspective(player)))
        decisions += 1
        if decisions > bound:
            raise BadSimulation(f"it did not end within {bound} choices")
    return decisions


def _check(setting: Setting) -> None:
    """What is wrong should be known before hours of work."""
    for spec in setting.specs:
        make_bot(spec, 0)
    if not 1 <= setting.games <= MOST_GAMES:
        raise BadSimulation(f"the number of games is from 1 to {MOST_GAMES}, not {setting.games}")
    if not 0 <= setting.seed < SEED_LIMIT:
        raise BadSetup(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {setting.seed}")


def _all_random(setting: Setting) -> bool:
    return all(spec == "random" for spec in setting.specs)


def _chunks(setting: Setting, workers: int) -> list[tuple[int, int]]:
    """Where the games are cut for the processes."""
    least, most = RANDOM_CHUNK if _all_random(setting) else THINKING_CHUNK
    size = min(max(setting.games // (workers * CHUNKS_PER_JOB), least), most)
    return [(first, min(first + size, setting.games)) for first in range(0, setting.games, size)]


def _is_installed(game: Game) -> bool:
    """Whether other processes find this very game under its name."""
    return any(
        point.name == game.name and point.load() is game for point in entry_points(group="saloon.games")
    )
