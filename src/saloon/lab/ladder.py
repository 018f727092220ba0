"""The ladder: how strong the bots of all games are, measured by one command and kept with the code.

Every rung is a sequential test that stops when it knows (`arena.contest`); solo, a fixed number of games.
`benchmarks/ladder.toml` plans it, `benchmarks/results/ladder.json` keeps what was measured, each result with
the fingerprint of the code that played, and `docs/ladder.md` shows it. What was measured with the same code
is not measured again, so an interrupted run resumes where it was.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from saloon.authoring.phrases import Phrases
from saloon.core.registry import game_names, load
from saloon.lab.arena import contest
from saloon.lab.fingerprint import fingerprint
from saloon.lab.numbers import short
from saloon.lab.simulate import simulate
from saloon.lab.statistics import Interval, mean_interval, share_interval
from saloon.lab.whole_file import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from saloon.lab.results import Results

BUDGETS: Final = ["search:n=50", "search:n=200", "search:n=800"]
STEPS: Final = [["greedy", "random"], *[[search, "greedy"] for search in BUDGETS]]
"""The default rungs: a bot, and its opponents."""
ALONE: Final = [["random"], ["greedy"], *[[search] for search in BUDGETS]]
"""The default rungs of solo games, against the game itself."""
GAMES: Final = 1000
"""At most; in solo games exactly, unless the plan says otherwise."""
SEED: Final = 1


class Rung(msgspec.Struct, frozen=True):
    """One bot among others of one kind, at one kind of table."""

    game: str
    players: int
    options: dict[str, str]
    bot: str
    among: str
    """Empty in solo games."""
    games: int = GAMES
    seed: int = SEED

    @property
    def key(self) -> str:
        """The name of its result."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        among = self.among or "alone"
        return f"{self.game} | {options} | {self.players} | {self.bot} | {among} | {self.games} | {self.seed}"


class Measured(msgspec.Struct, frozen=True):
    """A rung's result."""

    rung: Rung
    code: str
    """The fingerprint of the code that played."""
    games: int
    """How many were played until it was known."""
    share: Interval
    verdict: str
    """Of the sequential test; "" in solo games."""
    points: Interval
    """The bot's mean score."""
    others: float | None
    """The mean score of the others."""


class Plan(msgspec.Struct, frozen=True):
    """What `benchmarks/ladder.toml` says about one game; the rest has its defaults."""

    tables: list[dict[str, Any]] = []
    """`players` (a number or several), `options`, `games`, `steps`."""
    notes: str = ""


def read_plans(path: Path) -> dict[str, Plan]:
    """The plans of all games that have one."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Plan])


def rungs_of(name: str, plan: Plan, games: int | None = None) -> list[Rung]:
    """All rungs of a game: by default those of every number of players; `games` for shorter runs."""
    game = load(name)
    counts = list(range(game.min_players, game.max_players + 1))
    found: list[Rung] = []
    for table in plan.tables or [{}]:
        told = table.get("players", counts)
        for players in [told] if isinstance(told, int) else told:
            for bot, *among in table.get("steps", STEPS if players > 1 else ALONE):
                found.append(
                    Rung(
                        game=name,
                        players=players,
                        options=dict(table.get("options", {})),
                        bot=bot,
                        among=among[0] if among else "",
                        games=games or table.get("games", GAMES),
                    )
                )
    return found


def climb(rung: Rung, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> Measured:
    """Measure one rung."""
    mine: list[float] = []
    theirs: list[float] = []

    def watch(results: Results) -> None:
        for row in results:
            (mine if row.player == 0 else theirs).append(row.score)

    verdict = ""
    if rung.among:
        found = contest(
            rung.game,
            rung.bot,
            rung.among,
            rung.players,
            rung.games,
            rung.seed,
            jobs,
            rung.options,
            progress,
            watch=watch,
        )
        share, verdict = found.win_share, found.verdict
    else:
        results = simulate(
            rung.game, [rung.bot], rung.games, rung.seed, jobs, rung.options, progress=progress, metrics=False
        )
        watch(results)
        share = share_interval(sum(results.shares(0)), rung.games)
    return Measured(
        rung=rung,
        code=fingerprint(load(rung.game).package),
        games=len(mine),
        share=share,
        verdict=verdict,
        points=mean_interval(mine),
        others=sum(theirs) / len(theirs) if theirs else None,
    )


# -- what is kept --------------------------------------------------------------------------------------


def read_results(path: Path) -> dict[str, Measured]:
    """All results by their names; none if nothing was measured yet."""
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Measured])


def write_results(path: Path, results: dict[str, Measured]) -> None:
    """Keep them, in a form that can be read and compared."""
    ordered = dict(sorted(results.items()))
    write_whole(path, msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")


def is_current(measured: Measured | None) -> bool:
    """Whether a result is there and comes from the present code."""
    return measured is not None and measured.code == fingerprint(load(measured.rung.game).package)


# -- the page ------------------------------------------------------------------------------------------

COLUMNS: Final = (
    "players",
    "options",
    "bot",
    "among",
    "games",
    "wins",
    "95 % interval",
    "even",
    "better?",
    "points",
    "theirs",
)

HEAD: Final = """# How strong the bots are

<!-- Written by `make ladder` from benchmarks/results/ladder.json and benchmarks/ladder.toml. -->

Each row is one bot of the first kind among bots of the second, every deal in every seating, seed {seed}: a
sequential test (SPRT) whether it wins at least three percentage points more than an even share. It stops when
it knows, so the share of a row with few games is a little too far from even; at the latest after 1,000 games.
The share of victories (a shared one counts as a part) comes with a 95 % interval over deals, the mean points
with Student's. Budgets are simulations per choice. Solo, a victory is a game in which the game itself was
beaten, and the number of games was fixed. Rows with a † were measured with an earlier version of the game's
or the bots' code; `make ladder` measures them again. A row's command, here the first one's:

```sh
{command}
```
"""


def make_page(
    plans: dict[str, Plan], results: dict[str, Measured], games: Sequence[str] | None = None
) -> str:
    """The whole page in Markdown: a table per game, of everything that was measured."""
    names = list(games or game_names())
    known = [measured for measured in results.values() if measured.rung.game in names]
    if not known:
        return HEAD.format(seed=SEED, command="make ladder")
    parts = []
    for name in names:
        mine = [measured for measured in known if measured.rung.game == name]
        if mine:
            parts.append(_game_part(name, _latest(mine), plans.get(name, Plan()).notes))
    first = _latest([measured for measured in known if measured.rung.game == known[0].rung.game])[0]
    return HEAD.format(seed=SEED, command=command_of(first.rung)) + "".join(parts)


def command_of(rung: Rung) -> str:
    """The command that measures a rung again."""
    options = "".join(f" --option {name}={value}" for name, value in rung.options.items())
    how = f"--games {rung.games} --seed {rung.seed}{options}"
    if not rung.among:
        return f"saloon simulate {rung.game} --players {rung.bot} {how}"
    return f"saloon arena {rung.game} {rung.bot} {rung.among} --better --players {rung.players} {how}"


def _latest(measured: list[Measured]) -> list[Measured]:
    """For the same bots at the same table, the results of the present code; otherwise all there are."""
    chosen: dict[str, Measured] = {}
    for one in measured:
        place = msgspec.structs.replace(one.rung, games=0).key
        other = chosen.get(place)
        better = other is None or (is_current(one), one.rung.games) > (is_current(other), other.rung.games)
        if better:
            chosen[place] = one
    return sorted(chosen.values(), key=_place)


def _place(measured: Measured) -> tuple[bool, int, int, str, int]:
    """Where a row stands: solo games last, weak bots first, then by players and options."""
    rung = measured.rung
    kind, _, budget = rung.bot.partition(":n=")
    strength = ["random", "greedy", "search"].index(kind) if kind in ("random", "greedy", "search") else 3
    size = int(budget) if budget.isdecimal() else 0
    return rung.players == 1, strength * 1_000_000 + size, rung.players, rung.key, rung.games


def _game_part(name: str, measured: list[Measured], notes: str) -> str:
    title = Phrases(load(name), "en", []).say("game-name")
    lines = [
        f"\n## {title}\n",
        f"| {' | '.join(COLUMNS)} |",
        "|" + " --- |" * len(COLUMNS),
    ]
    for one in measured:
        rung = one.rung
        options = ", ".join(f"{option}={value}" for option, value in rung.options.items()) or "usual"
        even = f"{100 / rung.players:.1f} %" if rung.among else ""
        theirs = "" if one.others is None else short(one.others)
        mark = "" if is_current(one) else " †"
        points = f"{short(one.points.mean)} ± {short(_reach(one.points))}"
        cells = [rung.players, options, rung.bot, rung.among or "the game itself", f"{one.games:,}{mark}"]
        cells += [f"{100 * one.share.mean:.1f} %", _bounds(one.share), even, one.verdict, points, theirs]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines) + "\n" + (f"\n{notes.strip()}\n" if notes else "")


def _bounds(share: Interval) -> str:
    assert share.low is not None
    assert share.high is not None
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def _reach(mean: Interval) -> float:
    return 0.0 if mean.high is None else mean.high - mean.mean
