"""`saloon arena`: which bots are better, and how sure that is."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

import saloon
from saloon.lab import flags
from saloon.lab.arena import GAIN, check_players, contest, round_robin
from saloon.lab.errors import BadSimulation
from saloon.lab.numbers import localized
from saloon.lab.printed import print_table
from saloon.lab.progress import bar
from saloon.lab.sprt import BOUND
from saloon.lab.summary_tables import number, percent
from saloon.lab.typed import read_options

if TYPE_CHECKING:
    from saloon.lab.arena import Contest, RoundRobin

USUAL: Final = ["random", "greedy", "search:n=100"]
MOST_GAIN: Final = 40.0


def arena(
    game: flags.GameName,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT…", help="The bots, weakest first; three usual ones if not given.", show_default=False
        ),
    ] = None,
    players: Annotated[int | None, flags.flag("N", "Players at a table; 2 if the game allows it.")] = None,
    games: Annotated[
        int, flags.flag("N", "The most games to play of every seating.", show_default=True)
    ] = 2000,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Test each bot against the one named before it.")
    ] = False,
    better: Annotated[
        bool, typer.Option("--better", help="Of two bots, NEW OLD: is the new one better?")
    ] = False,
    better_by: Annotated[
        float, flags.flag("PERCENT", "How much more than even it has to win to be better.", show_default=True)
    ] = 100 * GAIN,
    weights: Annotated[
        Path | None, flags.flag("FILE.toml", "With --better: weights of the new bot (see `saloon tune`).")
    ] = None,
    jobs: flags.Jobs = None,
    seed: flags.Seed = 0,
    option: flags.Options = None,
    as_json: flags.AsJson = False,
    lang: flags.Lang = "en",
) -> None:
    """Find out which bots are better, and how sure that is.

    - `saloon arena point_city random greedy search:n=100` lets all play with all and rates them;
    - `saloon arena point_city random greedy search:n=100 --ladder` tests each against the one before it;
    - `saloon arena point_city search:n=200 greedy --better` asks whether the first is better than the second.

    Every deal is played in every seating. A round robin stops when the order is known; --ladder and --better
    are sequential tests, wrong in at most 5 % of the cases, which stop when they know.
    """
    table = saloon.load(game)
    named = list(bots or USUAL)
    seats = max(2, table.min_players) if players is None else players
    check_players(seats)
    options = read_options(option or [])
    table.layout(seats, options)
    if not 0.5 <= better_by <= MOST_GAIN:
        raise BadSimulation("arena-share", most=int(MOST_GAIN), given=better_by)
    if better and len(named) != 2:
        raise BadSimulation("arena-one")
    if len(set(named)) < 2 and weights is None:
        raise BadSimulation("arena-bots")
    console = Console(highlight=False)
    if better or ladder:
        pairs = [(named[0], named[1])] if better else [(new, old) for old, new in pairwise(named)]
        own = None if weights is None else read_weights(weights, seats)
        found = []
        for new, old in pairs:
            with bar("playing", games, lang, at_most=True) as progress:
                found.append(
                    contest(
                        table,
                        new,
                        old,
                        seats,
                        games,
                        seed,
                        jobs,
                        options,
                        progress,
                        weights=own,
                        gain=better_by / 100,
                    )
                )
        if as_json:
            print(saloon.to_json(found))
        else:
            show_contests(found, console, lang)
        return
    seatings = _seatings(len(set(named)), seats)
    with bar("playing", games * seatings, lang, at_most=True) as progress:
        rated = round_robin(table, named, seats, games, seed, jobs, options, progress)
    if as_json:
        print(saloon.to_json(rated))
    else:
        show_standings(rated, console, lang)


def read_weights(path: Path, players: int) -> dict[str, float]:
    """The weights in a file, for a table of that many players."""
    try:
        told = tomllib.loads(path.read_bytes().decode())
        found = {**told["weights"], **told.get(f"players_{players}", {})}
        return {name: float(value) for name, value in found.items()}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadSimulation("arena-weights", file=path, problem=" ".join(str(error).split())) from None


def show_contests(found: list[Contest], console: Console, lang: str) -> None:
    """Print the results of sequential tests."""
    words = flags.words_of(lang)
    headings = [
        words.say(f"arena-{heading}") for heading in ("new", "old", "games", "share", "evidence", "verdict")
    ]
    rows = [
        [
            one.new,
            one.old,
            localized(f"{one.games:,}", lang),
            percent(one.win_share, lang),
            localized(f"{one.evidence:+.2f}", lang),
            words.say(f"arena-verdict-{one.verdict.replace(' ', '-')}"),
        ]
        for one in found
    ]
    print_table(console, words.say("arena-contests"), headings, [rows], words=(0, 1, 5))
    claims = {
        "even": f"{100 * found[0].even:.1f}",
        "better": f"{100 * (found[0].even + found[0].gain):.1f}",
        "bound": f"{BOUND:.2f}",
    }
    told = {name: localized(claim, lang) for name, claim in claims.items()}
    console.print(words.say("arena-claims", told), style="dim")


def show_standings(rated: RoundRobin, console: Console, lang: str) -> None:
    """Print a round robin."""
    words = flags.words_of(lang)
    headings = [words.say(f"arena-{heading}") for heading in ("bot", "rating", "share", "seats")]
    rows = [
        [
            standing.bot,
            number(standing.rating, lang),
            percent(standing.win_share, lang),
            localized(f"{standing.games:,}", lang),
        ]
        for standing in rated.standings
    ]
    print_table(console, words.say("arena-standings"), headings, [rows])
    told = {
        "games": localized(f"{rated.games:,}", lang),
        "even": localized(f"{100 / rated.players:.1f}", lang),
    }
    console.print(words.say("arena-sure" if rated.sure else "arena-unsure", told), style="dim")


def _seatings(bots: int, seats: int) -> int:
    """How many seatings a round robin has."""
    return comb(bots, seats) if bots >= seats else comb(bots + seats - 1, seats) - bots
