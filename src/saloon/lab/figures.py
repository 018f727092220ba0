"""Figures: the answers of `analysis.py` drawn in the look of the house, for reports and for notebooks.

    from saloon.lab import figures, table
    games = table.read_parquet("games.parquet")
    figures.wins(games)                       # a matplotlib Figure, which a notebook shows by itself
    figures.wins(games, by="order", lang="cs").savefig("order.svg")

Each function takes an experiment and draws all its cases side by side; None if there is nothing to draw.
`width` is in inches; with `NARROW` the same letters fit a phone.
"""

from __future__ import annotations

from functools import wraps
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final, ParamSpec, final

from saloon.authoring.phrases import dashed
from saloon.core.registry import load
from saloon.core.words import load_words
from saloon.lab import analysis
from saloon.lab.errors import PACKAGE, MissingExtra
from saloon.lab.numbers import localized

try:
    import numpy as np
    import polars as pl
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.ticker import FuncFormatter, MaxNLocator, MultipleLocator, PercentFormatter
except ImportError:
    raise MissingExtra("extra", what="saloon report", extra="lab") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.axes import Axes

    from saloon.core.words import Words
    from saloon.lab.table import Experiment

Given = ParamSpec("Given")

PAPER: Final = "#f4e8d0"
INK: Final = "#2a1c13"
FAINT: Final = "#8a7458"
HOUSE: Final = ["#8c2f1b", "#2f4a5c", "#5f7350", "#b8862f", "#6d4a78", "#2f7a72", "#a4552f", "#57606a"]
"""Oxblood, dusk, sage, brass, then the colours of further players."""
SIGNS: Final = ["o", "s", "^", "D", "v", "P", "X", "p"]
"""Groups can be distinguished without colours too."""
HATCHES: Final = ["", "///", "...", "\\\\\\", "xx", "++", "--", "oo"]
WIDTH: Final = 7.2
NARROW: Final = 3.9
ROW: Final = 0.34
APART: Final = " · "
LETTERS: Final = 24
"""The width of labels in a narrow figure, in characters; longer ones wrap."""
MOST_IN_SILHOUETTE: Final = 20_000
"""A sample this large is enough to draw a silhouette of scores; the quartiles are those of all."""
STYLE: Final[Any] = {
    "font.family": "DejaVu Serif",
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 1.2,
    "axes.axisbelow": True,
    "figure.facecolor": "none",
    "grid.color": "#d9c7a3",
    "grid.linewidth": 0.8,
    "hatch.color": PAPER,
    "hatch.linewidth": 0.8,
    "legend.frameon": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.major.size": 0,
    # Text stays text in an SVG: it can be read, searched and set in the page's own typeface.
    "svg.fonttype": "none",
    "svg.hashsalt": "saloon",
}


def styled(draw: Callable[Given, Figure | None]) -> Callable[Given, Figure | None]:
    """Draw in the look of the house, whatever the notebook has set."""

    @wraps(draw)
    def drawn(*args: Given.args, **kwargs: Given.kwargs) -> Figure | None:
        with rc_context(STYLE):
            return draw(*args, **kwargs)

    return drawn


@final
class Names:
    """The texts of a figure."""

    def __init__(self, experiment: Experiment, lang: str) -> None:
        """In a language."""
        self.words: Words = load_words(PACKAGE, lang)
        self._game: Words = load(experiment.settings[0].game).words(lang)
        self._choices = {
            metric.name: metric.words for setting in experiment.settings for metric in setting.metrics
        }
        setting = experiment.settings[0]
        self._alone = setting.players == 1
        self._rated = analysis.is_won_or_lost(setting)

    def say(self, message: str, **arguments: int | str) -> str:
        """A text of the lab."""
        return self.words.say(f"figure-{message}", arguments)

    def metric(self, name: str) -> str:
        """A metric of the game."""
        return self._game.say(dashed(f"metric-{name}"))

    def side(self, group: str) -> str:
        """Winners and others; in solo games, games won and lost, or all if there is nobody to beat."""
        if not self._rated:
            return self.say("all")
        return self.say(f"{group}-alone" if self._alone else group)

    def group(self, by: str, group: str) -> str:
        """A group by which something is counted."""
        if by == "spec":
            return group
        if by in ("seat", "order"):
            return self.say(by, number=int(group) + 1)
        return self._game.say(dashed(f"{self._choices[by]}-{group}"))


# -- the questions -------------------------------------------------------------------------------------


@styled
def wins(experiment: Experiment, by: str = "spec", lang: str = "en", width: float = WIDTH) -> Figure | None:
    """Who wins: the share of victories with its interval, against what equal players would have."""
    found = analysis.wins(experiment, by)
    names = Names(experiment, lang)
    if found.is_empty():
        return None
    figure, axes = _dots(found, "share", lambda group: names.group(by, group), width)
    players = {setting.players for setting in experiment.settings}
    for even in found["even"].drop_nulls().unique():
        axes.axvline(even, color=INK, linestyle=(0, (4, 3)), linewidth=1.1, zorder=1)
    if len(players) == 1 and players != {1}:
        even = 1 / players.pop()
        axes.annotate(
            names.say("even"),
            (even, 1),
            xytext=(4, 2),
            textcoords="offset points",
            xycoords=("data", "axes fraction"),
            fontsize=8.5,
            color=FAINT,
        )
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    axes.xaxis.set_major_locator(MaxNLocator(round(1.2 * width), steps=[1, 2, 5, 10]))
    axes.set_xlim(left=0, right=min(1.0, max(axes.get_xlim()[1], 1.1 * max(found["share"].to_list()))))
    _name_axis(axes, names.say("win-share"), width)
    return figure


@styled
def scores(experiment: Experiment, lang: str = "en", width: float = WIDTH) -> Figure | None:
    """How scores spread: all single scores as a silhouette, with the quartiles in it."""
    found = analysis.scores(experiment)
    names = Names(experiment, lang)
    rows = found.rows(named=True)
    figure, axes = _rows(len(rows), 0.5, width)
    colours = _colours(found["group"].to_list())
    for place, row in enumerate(rows):
        mine = experiment.case(row["case"]).filter(pl.col("spec") == row["group"])["score"].to_numpy()
        mine = mine[:: 1 + len(mine) // MOST_IN_SILHOUETTE]
        colour = colours[row["group"]]
        if len(set(mine.tolist())) > 1:
            body = axes.violinplot(mine, [place], orientation="horizontal", widths=0.85, showextrema=False)
            for shape in body["bodies"]:  # type: ignore[attr-defined]  # matplotlib types it as one artist
                shape.set(facecolor=colour, alpha=0.38, edgecolor=colour, linewidth=1)
        axes.plot([row["q05"], row["q95"]], [place, place], color=colour, linewidth=1.4)
        axes.plot([row["q25"], row["q75"]], [place, place], color=colour, linewidth=7, solid_capstyle="butt")
        axes.plot(row["q50"], place, marker="|", color=PAPER, markersize=9, markeredgewidth=2.4)
    _label_rows(axes, [_joined(row["label"], row["group"]) for row in rows], width)
    _thousands(axes, lang)
    _name_axis(axes, names.say("score"), width)
    return figure


@styled
def sources(experiment: Experiment, lang: str = "en", width: float = WIDTH) -> Figure | None:
    """Where points come from: the mean points of every source, of winners and of others.

    Several cases lie side by side instead, all players together. The largest sources come first; what costs
    points lies to the left of zero.
    """
    several = len(experiment.settings) > 1
    found = analysis.sources(experiment, split=not several)
    if not found.is_empty():
        found = found.filter(pl.col("mean").abs().max().over("source") > 0)
    if found.is_empty():
        return None
    names = Names(experiment, lang)
    side = "label" if several else "group"
    sides = list(dict.fromkeys(found[side].to_list()))
    sizes = found.group_by("source", maintain_order=True).agg(size=pl.col("mean").max())
    order = sizes.sort("size", descending=True, maintain_order=True)["source"].to_list()
    figure, axes = _rows(len(order), 0.2 + 0.12 * max(2, len(sides)), width, extra=0.3)
    height = 0.8 / len(sides)
    for number, name in enumerate(sides):
        mine = found.filter(pl.col(side) == name)
        middles = [order.index(source) + height * (number + 0.5) - 0.4 for source in mine["source"]]
        axes.barh(
            middles,
            mine["mean"].to_list(),
            height,
            color=HOUSE[number % len(HOUSE)],
            hatch=HATCHES[number % len(HATCHES)],
            label=name if several else names.side(name),
        )
        for middle, low, high in zip(middles, mine["low"], mine["high"], strict=True):
            if low is not None:
                axes.plot([low, high], [middle, middle], color=INK, linewidth=1)
    axes.axvline(0, color=INK, linewidth=1)
    _label_rows(axes, [names.metric(source) for source in order], width)
    _thousands(axes, lang)
    _name_axis(axes, names.say("mean-points"), width)
    if len(sides) > 1:
        _legend(axes, _columns(sides, width) if several else len(sides))
    return figure


@styled
def lengths(experiment: Experiment, lang: str = "en", width: float = WIDTH) -> Figure | None:
    """How long it takes: the decisions of all players in a game."""
    names = Names(experiment, lang)
    games = experiment.frame.unique(["case", "game"], maintain_order=True)
    figure = _histograms(experiment, games, "decisions", names, width)
    _thousands(figure.axes[0], lang)
    _name_axis(figure.axes[0], names.say("decisions"), width)
    return figure


@styled
def margins(experiment: Experiment, lang: str = "en", width: float = WIDTH) -> Figure | None:
    """How close it is: what lies between the best and the second score."""
    games = analysis.margins(experiment)
    if games.is_empty():
        return None
    names = Names(experiment, lang)
    figure = _histograms(experiment, games, "margin", names, width)
    _thousands(figure.axes[0], lang)
    _name_axis(figure.axes[0], names.say("margin"), width)
    return figure


@styled
def luck(experiment: Experiment, lang: str = "en", width: float = WIDTH) -> Figure | None:
    """How much is luck: the shares of the deal, the bots and the play in the differences."""
    found = analysis.luck_of_all(experiment)
    if found.is_empty():
        return None
    names = Names(experiment, lang)
    bars = list(dict.fromkeys(zip(found["case"], found["label"], found["what"], strict=True)))
    figure, axes = _rows(len(bars), 0.55, width, extra=0.3)
    if all(len(set(setting.specs)) == 1 for setting in experiment.settings):
        found = found.filter(pl.col("group") != "skill")
    parts = list(dict.fromkeys(found["group"].to_list()))
    for place, (case, _, what) in enumerate(bars):
        reached = 0.0
        mine = found.filter((pl.col("case") == case) & (pl.col("what") == what))
        for number, row in enumerate(mine.rows(named=True)):
            axes.barh(
                place,
                row["share"],
                left=reached,
                height=0.6,
                color=HOUSE[number],
                hatch=HATCHES[number],
                edgecolor=PAPER,
                label=names.say(f"luck-{row['group']}") if place == 0 else None,
            )
            if row["share"] * width > 0.5:  # otherwise there is no room for the number
                middle = reached + row["share"] / 2
                axes.text(
                    middle,
                    place,
                    f"{100 * row['share']:.0f} %",
                    ha="center",
                    va="center",
                    color=PAPER,
                    fontweight="bold",
                    bbox={"boxstyle": "round,pad=0.25", "facecolor": HOUSE[number], "edgecolor": "none"},
                )
            reached += row["share"]
    _label_rows(axes, [_joined(label, names.say(f"luck-{what}")) for _, label, what in bars], width)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    _name_axis(axes, names.say("luck"), width)
    _legend(axes, len(parts) if width >= WIDTH else 1)
    return figure


@styled
def differences(experiment: Experiment, lang: str = "en", width: float = WIDTH) -> Figure | None:
    """What winners do differently, in standard deviations, so that counts can be compared."""
    found = analysis.differences(experiment)
    if found.is_empty():
        return None
    names = Names(experiment, lang)
    # Counts with the same total in every game differ only by rounding: they keep their order.
    sizes = found.group_by("metric", maintain_order=True).agg(size=pl.col("effect").abs().max().round(9))
    order = sizes.sort("size", descending=True, maintain_order=True)["metric"].to_list()
    found = found.sort([pl.col("metric").map_elements(order.index, return_dtype=pl.Int64), "case"])
    figure, axes = _dots(found, "effect", names.metric, width, by="metric")
    axes.axvline(0, color=INK, linestyle=(0, (4, 3)), linewidth=1.1, zorder=1)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: localized(f"{value:.1f}", lang)))
    axes.xaxis.set_major_locator(MaxNLocator(round(width), steps=[1, 2, 5, 10]))
    _name_axis(axes, names.say("effect"), width)
    return figure


# -- how it is drawn -----------------------------------------------------------------------------------


def _rows(count: int, height: float, width: float, extra: float = 0.0) -> tuple[Figure, Axes]:
    """A figure with one row per item, the first on top."""
    figure = Figure(figsize=(width, 0.95 + extra + height * count), layout="constrained")
    axes = figure.subplots()
    axes.set_ylim(count - 0.4, -0.6)
    axes.grid(axis="x")
    axes.spines["left"].set_visible(False)
    return figure, axes


def _label_rows(axes: Axes, names: list[str], width: float) -> None:
    """Names at the left; in a narrow figure long ones wrap, to leave room for the drawing."""
    if width < WIDTH:
        names = ["\n".join(fill(part, LETTERS) for part in name.split(APART)) for name in names]
    axes.set_yticks(range(len(names)), names, multialignment="right")
    axes.tick_params(axis="y", pad=8)


def _name_axis(axes: Axes, name: str, width: float) -> None:
    """The horizontal axis."""
    axes.set_xlabel(name if width >= WIDTH else fill(name, 2 * LETTERS - 10))


def _legend(axes: Axes, columns: int) -> None:
    """Put the legend above the drawing, where it hides nothing."""
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1.0), ncols=columns, borderaxespad=0.2, fontsize=9)


def _columns(labels: list[str], width: float) -> int:
    """How many labels of cases fit side by side."""
    return min(len(labels), 3) if width >= WIDTH and max(map(len, labels)) < LETTERS else 1


def _joined(*names: str) -> str:
    """The names of a row side by side, if there are any."""
    return APART.join(filter(None, names))


def _thousands(axes: Axes, lang: str) -> None:
    """Whole-number ticks, as many as fit, with digits grouped by three."""
    most = max(abs(end) for end in axes.get_xlim())
    room = axes.get_figure().get_figwidth() / (0.55 if most < 10_000 else 0.8)  # type: ignore[union-attr]
    axes.xaxis.set_major_locator(MaxNLocator(max(3, int(room)), steps=[1, 2, 5, 10], integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: localized(f"{value:,.0f}", lang)))


def _colours(groups: list[str]) -> dict[str, str]:
    """A colour for every group, the same in all cases."""
    return {group: HOUSE[number % len(HOUSE)] for number, group in enumerate(dict.fromkeys(groups))}


def _dots(
    found: pl.DataFrame, what: str, name: Callable[[str], str], width: float, by: str = "group"
) -> tuple[Figure, Axes]:
    """A dot with its interval for every row; several cases of a group lie together."""
    groups = list(dict.fromkeys(found[by].to_list()))
    labels = list(dict.fromkeys(found["label"].to_list()))
    colours = _colours(labels if len(labels) > 1 else groups)
    rows = sorted(found.rows(named=True), key=lambda row: (groups.index(row[by]), row["case"]))
    figure, axes = _rows(len(rows), ROW, width)
    for place, row in enumerate(rows):
        key = row["label"] if len(labels) > 1 else row[by]
        sign = SIGNS[list(colours).index(key) % len(SIGNS)]
        if row["low"] is not None:
            axes.plot([row["low"], row["high"]], [place, place], color=colours[key], linewidth=2.2)
        # Hollow without an interval: a single deal has none.
        inside, around = (PAPER, colours[key]) if row["low"] is None else (colours[key], PAPER)
        # Not clipped: a share of 0 lies on the very edge.
        axes.plot(
            row[what],
            place,
            sign,
            markersize=7.5,
            markerfacecolor=inside,
            markeredgecolor=around,
            clip_on=False,
            zorder=3,
        )
    _label_rows(axes, [_joined(name(row[by]), row["label"]) for row in rows], width)
    return figure, axes


def _histograms(experiment: Experiment, games: pl.DataFrame, what: str, names: Names, width: float) -> Figure:
    """The distribution of a number of every game: one shaded, several as outlines."""
    cases = [case for case, setting in enumerate(experiment.settings) if case in games["case"].unique()]
    numbers = [games.filter(pl.col("case") == case)[what].to_numpy() for case in cases]
    edges = _edges(np.concatenate(numbers))
    extra = 0.22 * -(-len(cases) // _columns(experiment.labels, width)) if len(cases) > 1 else 0
    figure = Figure(figsize=(width, 2.9 + extra), layout="constrained")
    axes = figure.subplots()
    axes.grid(axis="y")
    for place, (case, mine) in enumerate(zip(cases, numbers, strict=True)):
        weights = np.full(len(mine), 1 / len(mine))
        colour = HOUSE[place % len(HOUSE)]
        alone = len(cases) == 1
        axes.hist(
            mine,
            edges,
            weights=weights,
            histtype="stepfilled" if alone else "step",
            color=colour,
            alpha=0.75 if alone else 1,
            linewidth=1.8,
            linestyle=["-", "--", "-.", ":"][place % 4],
            label=experiment.settings[case].label,
        )
        axes.axvline(float(np.median(mine)), color=colour if not alone else INK, linewidth=1.4)
    if len(cases) > 1:
        _legend(axes, _columns(experiment.labels, width))
    else:
        median = float(np.median(numbers[0]))
        told = f"{median:,.0f}" if median.is_integer() else f"{median:,.1f}"
        axes.annotate(
            names.say("median", number=localized(told, names.words.lang)),
            (median, 1),
            xytext=(3, 3),
            textcoords="offset points",
            xycoords=("data", "axes fraction"),
            fontsize=9,
        )
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    axes.yaxis.set_major_locator(MultipleLocator(_tick(axes.get_ylim()[1])))
    axes.set_ylabel(names.say("games"))
    return figure


def _edges(numbers: np.ndarray[Any, Any]) -> list[float]:
    """Where the bars of a histogram meet: each holds as many possible numbers as the others.

    Otherwise some would be higher just for that. Possible numbers come in steps: of 5,000 dollars, say.
    """
    least, most = int(numbers.min()), int(numbers.max())
    step = max(1, int(np.gcd.reduce(numbers - least)))
    wanted = min(40, int(2 * float(len(numbers)) ** (1 / 3)) + 4)
    width = step * -(-((most - least) // step + 1) // wanted)
    count = (most - least) // width + 1
    return [least - step / 2 + place * width for place in range(count + 1)]


def _tick(most: float) -> float:
    """Between two lines of a share's axis: whole percents, about five up to the top."""
    return next((tick for tick in (0.01, 0.02, 0.05, 0.1, 0.2) if most / tick <= 6), 0.5)
