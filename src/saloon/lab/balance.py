"""Balance: how the games behave when good bots play them, measured by one command and kept with the code.

`benchmarks/results/balance.json` keeps what was measured, with the fingerprint of the code that played;
`docs/balance.md` shows it. What was measured with the same code is not measured again.
`benchmarks/balance.toml` has a finding for every game: words by somebody who looked at the numbers, and the
picture that shows it, drawn from the same games.
"""

from __future__ import annotations

import io
import tomllib
from typing import TYPE_CHECKING, Final

import msgspec
import polars as pl

from saloon.authoring.phrases import Phrases, dashed
from saloon.core.registry import load
from saloon.lab import analysis, figures
from saloon.lab.fingerprint import fingerprint
from saloon.lab.numbers import short
from saloon.lab.simulate import simulate
from saloon.lab.statistics import Interval
from saloon.lab.table import experiment_of
from saloon.lab.whole_file import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saloon.lab.ladder import Plan
    from saloon.lab.table import Experiment

BOT: Final = "greedy"
DEALS: Final = 100
SEED: Final = 1
REPLAYS_ALONE: Final = 2


class Case(msgspec.Struct, frozen=True):
    """A game at one kind of table, all seats played by the same bot; every deal in every seating."""

    game: str
    players: int
    options: dict[str, str]
    bot: str = BOT
    deals: int = DEALS
    seed: int = SEED

    @property
    def replays(self) -> int:
        """How often every deal is played."""
        return self.players if self.players > 1 else REPLAYS_ALONE

    @property
    def games(self) -> int:
        """How many games that makes."""
        return self.deals * self.replays

    @property
    def table(self) -> str:
        """What is played where, however many deals."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game} | {options} | {self.players} | {self.bot}"

    @property
    def key(self) -> str:
        """The name of its result."""
        return f"{self.table} | {self.deals} | {self.seed}"


class Found(msgspec.Struct, frozen=True):
    """What a case is like."""

    case: Case
    code: str
    score: Interval
    decisions: Interval
    starter: Interval | None
    """The share of victories of the starting player; in solo games, of the player, if there is a rival."""
    margin: float | None
    close: Interval | None
    """The share of games in which the second is less than a tenth of the winner's points behind."""
    deal: Interval | None
    """How much of the differences between scores is the luck of the deal."""
    telling: str
    """The metric that separates winners most, "" if no difference is significant."""
    winners: float | None = None
    others: float | None = None


class Finding(msgspec.Struct, frozen=True):
    """Something worth knowing about a game, with its picture."""

    players: int
    picture: str
    """One of the questions of `saloon.lab.figures`."""
    words: str
    options: dict[str, str] = {}
    by: str = ""
    """For the picture of victories: what they are counted by."""

    def shows(self, case: Case) -> bool:
        """Whether its picture is drawn from the games of a case."""
        return (case.players, case.options) == (self.players, self.options)


def read_findings(path: Path) -> dict[str, Finding]:
    """The findings of all games that have one."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Finding])


def draw(finding: Finding, games: Experiment) -> bytes:
    """The picture of a finding as a PNG."""
    given = {"by": finding.by} if finding.by else {}
    drawn = getattr(figures, finding.picture)(games, **given)
    assert drawn is not None, "an empty picture"
    picture = io.BytesIO()
    drawn.savefig(picture, format="png", dpi=120, facecolor=figures.PAPER, metadata={"Software": None})
    return picture.getvalue()


def cases_of(name: str, plan: Plan, deals: int = DEALS) -> list[Case]:
    """The tables of a game that the ladder plans, or every number of players with the usual options."""
    game = load(name)
    counts = list(range(game.min_players, game.max_players + 1))
    found: list[Case] = []
    for table in plan.tables or [{}]:
        told = table.get("players", counts)
        for players in [told] if isinstance(told, int) else told:
            found.append(Case(name, players, dict(table.get("options", {})), deals=deals))
    return found


def play(case: Case, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> Experiment:
    """Play a case."""
    specs = [case.bot] * case.players
    results = simulate(
        case.game, specs, case.games, case.seed, jobs, case.options, progress=progress, replays=case.replays
    )
    return experiment_of(results)


def found_in(case: Case, games: Experiment) -> Found:
    """What the games of a case say."""
    score = analysis.scores(games).row(0, named=True)
    length = analysis.lengths(games).filter(pl.col("group") == "decisions").row(0, named=True)
    first = analysis.wins(games, "order" if case.players > 1 else "spec").row(0, named=True)
    rated = analysis.is_won_or_lost(games.settings[0])
    lucky = analysis.luck(games)
    close = analysis.closeness(games)
    telling = analysis.telling(analysis.differences(games))
    row = close.row(0, named=True) if close.height else None
    deal = lucky.row(0, named=True) if lucky.height else None
    return Found(
        case=case,
        code=fingerprint(load(case.game).package),
        score=Interval(score["mean"], score["low"], score["high"]),
        decisions=Interval(length["mean"], length["low"], length["high"]),
        starter=Interval(first["share"], first["low"], first["high"]) if rated else None,
        margin=None if row is None else row["mean"],
        close=None if row is None else Interval(row["close"], row["close_low"], row["close_high"]),
        deal=None if deal is None else Interval(deal["share"], deal["low"], deal["high"]),
        telling="" if telling is None else telling["metric"],
        winners=None if telling is None else telling["winners"],
        others=None if telling is None else telling["others"],
    )


def is_current(found: Found | None) -> bool:
    """Whether a result is there and comes from the present code."""
    return found is not None and found.code == fingerprint(load(found.case.game).package)


def is_known(found: dict[str, Found], case: Case) -> bool:
    """Whether a case was measured with the present code, in as many deals or more."""
    return any(
        one.case.table == case.table and one.case.deals >= case.deals and is_current(one)
        for one in found.values()
    )


def read_found(path: Path) -> dict[str, Found]:
    """All results by their names; none if nothing was measured yet."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Found]) if path.exists() else {}


def write_found(path: Path, found: dict[str, Found]) -> None:
    """Keep them, in a form that can be read and compared."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=1) + b"\n")


HEAD: Final = """# What the games are like

<!-- Written by `make balance` from benchmarks/results/balance.json and benchmarks/balance.toml. -->

Greedy bots in all seats; every deal is played in every seating (alone twice), seed {seed}. Brackets hold 95
% intervals over deals. *Begins* is the share of victories of the player who makes the first choice, to be
compared with *even*; in solo games it is how often the game itself is beaten, if there is anybody to beat.
*Deal* is how much of the differences between scores the luck of the deal explains: what a seat of that deal
is worth to any bot. *Close* are games in which less than a tenth of the winner's points lies between the
first and the second. The last column names the count in which winners differ most from the others (in solo
games, games won from games lost), if the difference is significant. Rows with a † were measured with an
earlier version of the code; `make balance` measures them again.

Bots are not people: what holds for them is a hint, and the smaller the difference the weaker the hint. [The
page of the lab](lab.md) shows how to ask the same questions about your own variant.
"""


COLUMNS: Final = [
    "players",
    "options",
    "games",
    "score",
    "decisions",
    "begins",
    "even",
    "deal",
    "lead",
    "close",
    "winners differ in",
]


def make_page(found: dict[str, Found], findings: dict[str, Finding] | None = None) -> str:
    """The whole page in Markdown: a table per game, and what is worth knowing about it."""
    parts = [HEAD.format(seed=SEED)]
    for name in sorted({one.case.game for one in found.values()}):
        mine = _latest([one for one in found.values() if one.case.game == name])
        title = Phrases(load(name), "en", []).say("game-name")
        lines = [
            f"\n## {title}\n",
            f"| {' | '.join(COLUMNS)} |",
            f"|{' --- |' * len(COLUMNS)}",
        ]
        parts.append("\n".join([*lines, *[_row(one) for one in mine]]) + "\n")
        finding = (findings or {}).get(name)
        if finding is not None:
            parts.append(f"\n{finding.words.strip()}\n\n![{title}](balance/{name}.png)\n")
    return "".join(parts)


def _latest(found: list[Found]) -> list[Found]:
    """For each table the results of the present code, otherwise those with the most deals."""
    chosen: dict[str, Found] = {}
    for one in sorted(found, key=lambda one: (is_current(one), one.case.deals)):
        chosen[one.case.table] = one
    return sorted(chosen.values(), key=lambda one: (one.case.players, one.case.key))


def _row(one: Found) -> str:
    case = one.case
    options = ", ".join(f"{name}={value}" for name, value in case.options.items()) or "usual"
    told = ""
    if one.telling and one.winners is not None and one.others is not None:
        metric = load(case.game).words("en").say(dashed(f"metric-{one.telling}"))
        told = f"{metric}: {short(one.winners)} against {short(one.others)}"
    cells = [
        str(case.players),
        options,
        f"{case.games:,}" + ("" if is_current(one) else " †"),
        _between(one.score, short),
        short(one.decisions.mean),
        "" if one.starter is None else _between(one.starter, _percent),
        f"{100 / case.players:.1f} %" if case.players > 1 else "",
        "" if one.deal is None else _between(one.deal, _percent),
        "" if one.margin is None else short(one.margin),
        "" if one.close is None else _between(one.close, _percent),
        told,
    ]
    return f"| {' | '.join(cells)} |"


def _between(found: Interval, tell: Callable[[float], str]) -> str:
    if found.low is None or found.high is None:
        return tell(found.mean)
    return f"{tell(found.mean)} [{tell(found.low).removesuffix(' %')}, {tell(found.high).removesuffix(' %')}]"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
