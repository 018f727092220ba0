"""Analysis: the numbers that answer a designer's questions, as polars data frames.

Every function takes an experiment (`saloon.lab.table.read_parquet`) and gives a frame with a row for every
case and group; `figures.py` draws the same frames. Intervals are 95 %. Games with the same deal are not
independent, so with replays the mean of a deal is one observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saloon.authoring.metrics import CHOICE, COUNT, POINTS
from saloon.core.registry import load
from saloon.lab.errors import MissingExtra
from saloon.lab.rewards import has_rival
from saloon.lab.statistics import (
    Interval,
    clustered_share,
    difference_interval,
    mean_interval,
    share_interval,
    stands_out,
)

try:
    import numpy as np
    import polars as pl
except ImportError:
    raise MissingExtra("extra", what="saloon report", extra="lab") from None

if TYPE_CHECKING:
    from saloon.lab.results import Setting
    from saloon.lab.table import Experiment

RESAMPLES: Final = 400
"""How often deals are resampled for the intervals of the shares of luck."""
CLOSE: Final = 0.1
"""A game is close if the second is within this share of the winner's points."""


def wins(experiment: Experiment, by: str = "spec") -> pl.DataFrame:
    """The share of victories by `spec`, `seat`, `order` or a metric that is a choice.

    Columns: case, label, group, players (a game), games, share, low, high, and `even`, what equal players
    would win: null in solo games.
    """
    rows: list[dict[str, Any]] = []
    for case, setting, frame in _cases(experiment):
        if by not in frame.columns:
            continue
        for (group,), mine in frame.drop_nulls(by).group_by([by], maintain_order=True):
            share = _share(setting, mine)
            rows.append(
                {
                    "case": case,
                    "label": setting.label,
                    "group": str(group),
                    "players": mine.height / setting.games,
                    "games": mine["game"].n_unique(),
                    **_told(share, "share"),
                    "even": 1 / setting.players if setting.players > 1 else None,
                }
            )
    return _sorted(rows, experiment, by)


def scores(experiment: Experiment, by: str = "spec") -> pl.DataFrame:
    """How scores spread, by group: mean with its interval, and the quantiles of single scores."""
    rows: list[dict[str, Any]] = []
    for case, setting, frame in _cases(experiment):
        for (group,), mine in frame.group_by([by], maintain_order=True):
            row = {"case": case, "label": setting.label, "group": str(group)}
            rows.append({**row, **_told(_mean(mine, "score"), "mean"), **_quantiles(mine["score"])})
    return _sorted(rows, experiment, by)


def sources(experiment: Experiment, *, split: bool = True) -> pl.DataFrame:
    """Where points come from: the mean of every source, for winners and for others, or for all together."""
    rows: list[dict[str, Any]] = []
    for case, setting, frame in _cases(experiment):
        for metric in setting.metrics:
            if metric.kind != POINTS:
                continue
            for group, mine in _winners_and_others(frame) if split else [("all", frame)]:
                if mine.height:
                    told = _told(_mean(mine, metric.name), "mean")
                    rows.append(
                        {"case": case, "label": setting.label, "group": group, "source": metric.name, **told}
                    )
    return pl.DataFrame(rows)


def lengths(experiment: Experiment) -> pl.DataFrame:
    """How long games take: decisions of all players, and rounds where the game counts them."""
    rows: list[dict[str, Any]] = []
    for case, setting, frame in _cases(experiment):
        games = frame.unique("game", maintain_order=True)
        for what in ("decisions", "rounds"):
            mine = games.drop_nulls(what)
            if mine.height == 0:
                continue
            row = {"case": case, "label": setting.label, "group": what}
            rows.append({**row, **_told(_mean(mine, what), "mean"), **_quantiles(mine[what])})
    return pl.DataFrame(rows)


def margins(experiment: Experiment) -> pl.DataFrame:
    """How close it was: a row per game with the best and the second score, and the margin."""
    frames = []
    for case, setting, frame in _cases(experiment):
        if setting.players < 2:
            continue
        found = (
            frame.group_by("game", maintain_order=True)
            .agg(
                deal=pl.col("deal").first(),
                best=pl.col("score").max(),
                second=pl.col("score").top_k(2).min(),
                tied=(pl.col("place") == 1).sum() > 1,
            )
            .with_columns(margin=pl.col("best") - pl.col("second"))
            .with_columns(
                close=pl.col("margin") <= CLOSE * pl.col("best").abs(),
                case=pl.lit(case, pl.Int16),
                label=pl.lit(setting.label),
            )
        )
        frames.append(found)
    return pl.concat(frames) if frames else pl.DataFrame()


def closeness(experiment: Experiment) -> pl.DataFrame:
    """How close games are overall: the mean margin, and the share of close games."""
    rows: list[dict[str, Any]] = []
    games = margins(experiment)
    for case, setting, _ in _cases(experiment):
        if setting.players < 2:
            continue
        mine = games.filter(pl.col("case") == case).with_columns(won=pl.col("close").cast(pl.Float64))
        share = _share(setting, mine)
        rows.append(
            {
                "case": case,
                "label": setting.label,
                **_told(_mean(mine, "margin"), "mean"),
                "median": mine["margin"].median(),
                "close": share.mean,
                "close_low": share.low,
                "close_high": share.high,
                "tied": float(mine["tied"].cast(pl.Float64).sum()) / mine.height,
            }
        )
    return pl.DataFrame(rows)


def luck(experiment: Experiment, what: str = "score") -> pl.DataFrame:
    """How much of the differences between scores (or `won`) is the deal, the bots, or the play.

    Needs replays: the same deal, played again by bots that moved on by a seat. `deal` is what a seat of a
    deal is worth to any bot, `skill` what one kind of bot has over another, `play` all the rest: the choices,
    and the luck that follows from them. Shares add up to 1; intervals come from resampling deals.
    """
    rows: list[dict[str, Any]] = []
    for case, setting, frame in _cases(experiment):
        if setting.replays < 2:
            continue
        parts = _variances(setting, frame, what)
        if parts is None:
            continue
        for group, (share, low, high) in parts.items():
            rows.append(
                {
                    "case": case,
                    "label": setting.label,
                    "group": group,
                    "share": share,
                    "low": low,
                    "high": high,
                }
            )
    return pl.DataFrame(rows)


def luck_of_all(experiment: Experiment) -> pl.DataFrame:
    """`luck` of scores and, where there are any, of victories; the column `what` says which."""
    questions = ["score", "won"] if is_won_or_lost(experiment.settings[0]) else ["score"]
    found = [
        mine.select("case", "label", pl.lit(what).alias("what"), "group", "share", "low", "high")
        for what in questions
        if not (mine := luck(experiment, what)).is_empty()
    ]
    return pl.concat(found).sort("case", maintain_order=True) if found else pl.DataFrame()


def differences(experiment: Experiment) -> pl.DataFrame:
    """What winners do differently: for every count, winners less the others of the same game.

    In solo games, games won less games lost. `effect` is the difference in standard deviations of
    the count, so that counts can be compared.
    """
    rows: list[dict[str, Any]] = []
    for case, setting, frame in _cases(experiment):
        counts = [metric.name for metric in setting.metrics if metric.kind == COUNT]
        for name in counts:
            spread = frame[name].std()
            if not isinstance(spread, float) or spread == 0:
                continue
            found = _gap(setting, frame, name)
            if found is None:
                continue
            effect = {
                name: None if end is None else end / spread for name, end in _told(found, "effect").items()
            }
            winners, others = (mine[name].mean() for _, mine in _winners_and_others(frame))
            rows.append(
                {
                    "case": case,
                    "label": setting.label,
                    "metric": name,
                    "winners": winners,
                    "others": others,
                    **effect,
                }
            )
    return pl.DataFrame(rows)


def telling(found: pl.DataFrame) -> dict[str, Any] | None:
    """The largest significant one of a case's `differences`, however many were compared."""
    sure = [
        row
        for row in found.rows(named=True)
        if stands_out(Interval(row["effect"], row["low"], row["high"]), 0, found.height)
    ]
    return max(sure, key=lambda row: abs(float(row["effect"])), default=None)


def overview(experiment: Experiment) -> pl.DataFrame:
    """A row per case: the mean score with its interval, who begins, how long, close and lucky it is."""
    first = wins(experiment, "order")
    close = closeness(experiment)
    lucky = luck(experiment)
    long = lengths(experiment).filter(pl.col("group") == "decisions")
    rows: list[dict[str, Any]] = []
    for case, setting, frame in _cases(experiment):
        row: dict[str, Any] = {
            "case": case,
            "label": setting.label,
            **_told(_mean(frame, "score"), "score"),
            "decisions": long.filter(pl.col("case") == case)["mean"].item(),
        }
        if setting.players > 1:
            row["starter"] = first.filter((pl.col("case") == case) & (pl.col("group") == "0"))["share"].item()
            row["margin"] = close.filter(pl.col("case") == case)["mean"].item()
            row["close"] = close.filter(pl.col("case") == case)["close"].item()
        if not lucky.is_empty():
            mine = lucky.filter((pl.col("case") == case) & (pl.col("group") == "deal"))
            row["deal"] = mine["share"].item() if mine.height else None
        rows.append(row)
    return pl.DataFrame(rows)


def choices(experiment: Experiment) -> list[str]:
    """The metrics that are choices (a character, for example), by which victories can be counted."""
    found = {
        metric.name: 0
        for setting in experiment.settings
        for metric in setting.metrics
        if metric.kind == CHOICE
    }
    return list(found)


def is_won_or_lost(setting: Setting) -> bool:
    """Whether anybody can win: not in a solo game for points, without a rival."""
    if setting.players > 1:
        return True
    return has_rival(load(setting.game).layout(setting.players, setting.options, setting.components))


# -- inside --------------------------------------------------------------------------------------------


def _cases(experiment: Experiment) -> list[tuple[int, Setting, pl.DataFrame]]:
    return [(case, setting, experiment.case(case)) for case, setting in enumerate(experiment.settings)]


def _told(interval: Interval, name: str) -> dict[str, float | None]:
    return {name: interval.mean, "low": interval.low, "high": interval.high}


def _quantiles(numbers: pl.Series) -> dict[str, int]:
    """Some whole numbers: the smallest, those in between, and the largest."""
    ordered = numbers.sort()
    ranks = {"least": 0, "q05": 5, "q25": 25, "q50": 50, "q75": 75, "q95": 95, "most": 100}
    return {name: ordered[round(rank / 100 * (len(ordered) - 1))] for name, rank in ranks.items()}


def _share(setting: Setting, mine: pl.DataFrame) -> Interval:
    """The share of victories in some rows."""
    if setting.replays == 1:
        return share_interval(float(mine["won"].sum()), mine.height)
    return clustered_share(
        mine.group_by("deal", maintain_order=True).agg(pl.col("won").mean())["won"].to_list()
    )


def _mean(mine: pl.DataFrame, what: str) -> Interval:
    """The mean of a column over independent deals."""
    by_deal = mine.group_by("deal", maintain_order=True).agg(pl.col(what).mean())
    return mean_interval(by_deal[what].to_list())


def _winners_and_others(frame: pl.DataFrame) -> list[tuple[str, pl.DataFrame]]:
    """Those with a share in the victory, and all others."""
    return [("winners", frame.filter(pl.col("won") > 0)), ("others", frame.filter(pl.col("won") == 0))]


def _gap(setting: Setting, frame: pl.DataFrame, name: str) -> Interval | None:
    """How much more winners have than the others of their game; in solo games, won games than lost ones."""
    won = pl.col("won") > 0
    if setting.players == 1:
        ours, theirs = (
            mine.group_by("deal", maintain_order=True).agg(pl.col(name).mean())[name].to_list()
            for _, mine in _winners_and_others(frame)
        )
        return difference_interval(ours, theirs) if min(len(ours), len(theirs)) > 1 else None
    games = frame.group_by("game", maintain_order=True).agg(
        deal=pl.col("deal").first(),
        gap=pl.col(name).filter(won).mean() - pl.col(name).filter(~won).mean(),
    )
    deals = games.drop_nulls("gap").group_by("deal", maintain_order=True).agg(pl.col("gap").mean())
    return mean_interval(deals["gap"].to_list()) if deals.height > 1 else None


def _sorted(rows: list[dict[str, Any]], experiment: Experiment, by: str) -> pl.DataFrame:
    """Cases in their order; groups by number, or as they were named on the command line."""
    if not rows:
        return pl.DataFrame()
    if by == "spec":
        named = list(dict.fromkeys(spec for setting in experiment.settings for spec in setting.specs))
        rows.sort(key=lambda row: (row["case"], named.index(row["group"])))
    elif by in ("seat", "order"):
        rows.sort(key=lambda row: (row["case"], int(row["group"])))
    else:
        rows.sort(key=lambda row: (row["case"], -row.get("share", 0)))
    return pl.DataFrame(rows)


def _variances(
    setting: Setting, frame: pl.DataFrame, what: str
) -> dict[str, tuple[float, float, float]] | None:
    """One-way analysis of variance of what remains after subtracting the mean of every kind of bot."""
    replays, players = setting.replays, setting.players
    deals = setting.games // replays
    if deals < 2:
        return None
    whole = frame.filter(pl.col("deal") < deals).with_columns(
        rest=pl.col(what) - pl.col(what).mean().over("spec"), skill=pl.col(what).mean().over("spec")
    )
    skill = float(np.var(whole["skill"].to_numpy()))
    # Rows come by game, then by seat: deal, replay, seat.
    rest = whole["rest"].to_numpy().reshape(deals, replays, players)
    means = rest.mean(axis=1)
    between = replays * (means**2).mean(axis=1)
    within = ((rest - means[:, None, :]) ** 2).sum(axis=1).mean(axis=1) / (replays - 1)
    drawn = np.random.default_rng(0).integers(0, deals, (RESAMPLES, deals))
    point = _parts(skill, between.mean(), within.mean(), replays)
    again = np.array([_parts(skill, between[d].mean(), within[d].mean(), replays) for d in drawn])
    low, high = np.quantile(again, [0.025, 0.975], axis=0)
    names = ("deal", "skill", "play")
    return {name: (point[i], float(low[i]), float(high[i])) for i, name in enumerate(names)}


def _parts(skill: float, between: float, within: float, replays: int) -> tuple[float, float, float]:
    """The shares of the deal, of skill and of play in the total variance."""
    deal = max(0.0, float(between - within) / replays)
    total = deal + skill + float(within)
    return (0.0, 0.0, 1.0) if total == 0 else (deal / total, skill / total, float(within) / total)
