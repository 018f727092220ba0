"""The report: one self-contained page, true to its numbers, in two languages."""

from __future__ import annotations

import re
from collections import defaultdict
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import numpy as np
import polars as pl
import pytest
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from tests.cli.helpers import invoke, refused
from tests.lab.sealed_bids import GAME as SEALED_BIDS
from tests.lab.tables import INSTALLED

import saloon
from saloon.lab import analysis, figures, simulate
from saloon.lab.page import make_page
from saloon.lab.report_command import command_of
from saloon.lab.sentences import Sentences
from saloon.lab.sweep import sweep
from saloon.lab.table import Experiment, experiment_of, write_parquet

if TYPE_CHECKING:
    from pathlib import Path

FIGURES = ["wins", "scores", "sources", "lengths", "margins", "luck", "differences"]


@pytest.fixture(scope="module")
def city() -> Experiment:
    """Random games of three, every deal three times."""
    return experiment_of(simulate("point_city", ["random"] * 3, 60, seed=1, replays=3, jobs=1))


@pytest.fixture(scope="module")
def cases() -> Experiment:
    """A sweep over two values."""
    found = sweep("point_city", ["random"] * 2, 20, {"tokens.list.full_set.points": [0, 30]}, jobs=1)
    return experiment_of(found)


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects what the page would load from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#"):
                self.outside.append(f"{tag} {name}={value}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_page_is_self_contained(city: Experiment, lang: str) -> None:
    page = make_page(city, lang)
    reader = read(page)
    assert reader.outside == []
    assert not re.search(r"url\((?!data:)(?!#)", page)
    assert "<script" not in page
    assert page.count("<svg") == 2 * 8  # for wide and for narrow screens
    assert f'<html lang="{lang}">' in page
    told = " ".join(reader.text)
    assert not re.search(r"\b(report|figure|metric|error)-[a-z]", told), "a text is missing"


def test_the_page_answers_every_question(city: Experiment) -> None:
    page = make_page(city)
    asked = re.findall(r"<h2>(.*?)</h2>", page)
    assert asked == [
        "In short",
        "Does it matter who goes first?",
        "Does the seat matter?",
        "How do scores spread?",
        "Where do points come from?",
        "How long does it take?",
        "How close is it?",
        "How much is luck?",
        "What do winners do differently?",
    ]


def test_bots_are_compared_where_there_are_several_kinds() -> None:
    page = make_page(experiment_of(simulate("point_city", ["random", "greedy"], 4, jobs=1)))
    assert "Which bots win?" in page
    assert "greedy scores" in page


def test_the_page_says_what_the_analysis_found(city: Experiment) -> None:
    page = make_page(city)
    deal = analysis.luck(city)["share"][0]
    assert f"The deal alone explains {100 * deal:.1f}\N{NO-BREAK SPACE}%" in page
    mean = analysis.lengths(city)["mean"][0]
    assert f"A game takes {mean:.1f} decisions on average" in page


def test_numbers_are_written_as_in_the_language(city: Experiment) -> None:
    mean = f"{analysis.lengths(city)['mean'][0]:.1f}".replace(".", ",")
    assert f"Hra má průměrně {mean} rozhodnutí" in make_page(city, "cs")


def test_the_same_games_make_the_same_page(city: Experiment) -> None:
    assert make_page(city) == make_page(city)


def test_without_replays_luck_is_not_guessed() -> None:
    page = make_page(experiment_of(simulate("point_city", ["random"] * 2, 10, jobs=1)))
    assert "Simulate with --replays 2 to see it here." in page
    assert page.count("<svg") == 2 * 7


def test_seats_that_are_the_order_of_play_are_not_asked_about_twice() -> None:
    """In Western Legends seat 0 begins."""
    page = make_page(experiment_of(simulate("western_legends", ["random"] * 2, 3, jobs=1)))
    assert "Does it matter who goes first?" in page
    assert "Does the seat matter?" not in page


def test_the_best_is_named_and_not_the_worst() -> None:
    results = simulate("cover_your_assets", ["greedy", "random"], 40, jobs=1, options={"end": "quick"})
    assert Sentences(experiment_of(results), "en").bots()[0].startswith("greedy wins ")


def test_a_share_is_not_significant_just_because_many_were_compared() -> None:
    found = pl.DataFrame(
        [
            {"group": str(group), "share": share, "low": share - 0.1, "high": share + 0.1, "even": 0.25}
            for group, share in enumerate([0.36, *[0.24] * 11])
        ]
    )
    tell = Sentences(experiment_of(simulate("point_city", ["random"] * 4, 4, jobs=1)), "en")
    assert "clearly better or worse than the others" in tell._best(found, "order")
    assert "1st in the order of play wins 36.0" in tell._best(found.head(1).vstack(found.tail(1)), "order")


def test_bars_of_a_histogram_hold_as_many_numbers_each() -> None:
    edges = figures._edges(np.array([5000 * (number % 97) for number in range(500)]))
    width = edges[1] - edges[0]
    assert width % 5000 == 0
    assert edges[0] == -2500
    assert edges[-1] > 5000 * 96
    assert figures._edges(np.array([7, 7])) == [6.5, 7.5]


def test_alone_against_the_automa() -> None:
    """Nobody to beat but the game: no seats, no margins."""
    page = make_page(experiment_of(simulate("point_city", ["random"], 12, jobs=1)))
    read(page)
    assert "Does it matter who goes first?" not in page
    assert "How close is it?" not in page


def test_a_game_without_metrics_has_a_page_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.core.registry._loaded", {"sealed_bids": SEALED_BIDS})
    monkeypatch.setattr(SEALED_BIDS, "package", "saloon")  # some package with texts
    page = make_page(experiment_of(simulate(SEALED_BIDS, ["random"] * 2, 8, jobs=1, metrics=False)))
    assert "Where do points come from?" not in page
    assert "How close is it?" in page


def test_cases_lie_side_by_side(cases: Experiment) -> None:
    page = make_page(cases)
    read(page)
    assert "2 cases side by side" in page
    for label in ("full_set.points=0", "full_set.points=30"):
        assert label in page
    assert "Luck of the deal" not in page


@pytest.mark.parametrize("name", FIGURES)
def test_figures_for_notebooks(city: Experiment, cases: Experiment, name: str) -> None:
    figure = getattr(figures, name)(city)
    assert isinstance(figure, Figure)
    assert figure.axes[0].get_xlabel()
    several = getattr(figures, name)(cases, lang="cs")
    assert (several is None) == (name == "luck")


def test_a_figure_shows_its_numbers(city: Experiment) -> None:
    figure = figures.wins(city, by="order")
    assert figure is not None
    axes = figure.axes[0]
    dots = [float(line.get_xdata()[0]) for line in axes.lines if len(line.get_xdata()) == 1]
    assert dots == analysis.wins(city, "order")["share"].to_list()
    assert next(label.get_text() for label in axes.get_yticklabels()) == "1st in the order of play"


def test_the_command_writes_the_page_next_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    results = simulate("point_city", ["random"] * 2, 6, seed=3, jobs=1, options={"difficulty": "hard"})
    write_parquet(results, file)
    result = invoke("report", str(file), "--lang", "cs")
    assert result.exit_code == 0, result.output
    assert result.stdout.strip() == f"Zapsáno: {tmp_path / 'games.html'}"
    page = (tmp_path / "games.html").read_text(encoding="utf-8")
    assert "Zboduj město" in page
    assert command_of([results.setting]) in page.replace("&#x27;", "'")
    assert invoke("report", str(file)).exit_code == 0
    assert "exists already" in refused(invoke("report", str(file), "--out", str(tmp_path / "games.html")))


def test_the_command_on_the_page_simulates_the_same_games() -> None:
    results = simulate(
        "point_city", ["random", "greedy"], 4, seed=3, jobs=1, replays=2, options={"difficulty": "hard"}
    )
    assert command_of([results.setting]) == (
        "saloon simulate point_city --players random,greedy --games 4 --seed 3"
        " --replays 2 --option difficulty=hard"
    )


@pytest.mark.parametrize(
    ("name", "english", "czech"),
    [
        ("lost.parquet", "there is no file", "neexistuje"),
        ("text.parquet", "is not a Parquet file", "není soubor Parquet"),
    ],
)
def test_unreadable_files_get_one_sentence(tmp_path: Path, name: str, english: str, czech: str) -> None:
    (tmp_path / "text.parquet").write_text("games")
    assert english in refused(invoke("report", str(tmp_path / name)))
    assert czech in refused(invoke("report", str(tmp_path / name), "--lang", "cs"))
    assert not (tmp_path / "lost.html").exists()


def test_every_metric_of_every_game_can_be_named() -> None:
    for name in INSTALLED:
        players = max(2, saloon.load(name).min_players)
        found = experiment_of(simulate(name, ["random"] * players, 2, jobs=1))
        for metric in found.settings[0].metrics:
            assert figures.Names(found, "cs").metric(metric.name) != f"metric-{metric.name}"


def test_sources_are_drawn_as_they_were_measured() -> None:
    """Western Legends has many sources, and wounds cost points: they lie left of zero."""
    found = experiment_of(simulate("western_legends", ["random"] * 2, 4, seed=1, jobs=1))
    figure = figures.sources(found)
    assert figure is not None
    axes = figure.axes[0]
    named = [label.get_text() for label in axes.get_yticklabels()]
    names = figures.Names(found, "en")
    drawn: dict[str, list[float]] = defaultdict(list)
    for bar in axes.patches:
        assert isinstance(bar, Rectangle)
        drawn[named[round(bar.get_y() + bar.get_height() / 2)]].append(bar.get_width())
    measured = analysis.sources(found)
    for source in measured["source"].unique():
        means = measured.filter(pl.col("source") == source)["mean"].to_list()
        assert drawn.get(names.metric(source), [0, 0]) == means
    assert min(drawn["Wounds"]) < 0
    assert named[-1] == "Wounds"


def test_sources_of_several_cases_lie_side_by_side(cases: Experiment) -> None:
    figure = figures.sources(cases)
    assert figure is not None
    legend = figure.axes[0].get_legend()
    assert legend is not None
    assert [text.get_text() for text in legend.get_texts()] == cases.labels
    measured = analysis.sources(cases, split=False)
    assert sorted(bar.get_width() for bar in figure.axes[0].patches if isinstance(bar, Rectangle)) == sorted(
        measured["mean"].to_list()
    )


def test_what_is_the_same_in_all_cases_is_said_once(cases: Experiment) -> None:
    tell = Sentences(cases, "en")
    assert len(tell.lengths()) == 1
    assert "full_set" not in tell.lengths()[0]
    assert [line.partition(":")[0] for line in tell.scores()] == cases.labels


def test_the_best_and_the_worst_place_are_named() -> None:
    tell = Sentences(experiment_of(simulate("point_city", ["random"] * 3, 3, jobs=1)), "en")
    found = pl.DataFrame(
        [
            {"group": str(group), "share": share, "low": share - 0.05, "high": share + 0.05, "even": 1 / 3}
            for group, share in enumerate([0.35, 0.45, 0.2])
        ]
    )
    told = tell._best(found, "order").replace("\N{NO-BREAK SPACE}", " ")
    assert told.startswith("2nd in the order of play wins 45.0 %")
    assert "3rd in the order of play wins only 20.0 %" in told
    assert told.endswith("Equal players would win 33.3 % each.")


def test_alone_for_points_nobody_wins() -> None:
    """Fliptown without a cowbot: there is no victory, so no share of victories and no winners."""
    page = make_page(experiment_of(simulate("fliptown", ["random"], 6, replays=2, jobs=1)))
    asked = re.findall(r"<h2>(.*?)</h2>", page)
    assert asked == [
        "In short",
        "How do scores spread?",
        "Where do points come from?",
        "How long does it take?",
        "How much is luck?",
    ]
    assert "who wins" not in page
    assert "winner" not in re.sub(r"<footer>.*", "", page, flags=re.DOTALL)


def test_alone_games_won_are_compared_with_games_lost() -> None:
    results = simulate("point_city", ["greedy"], 20, jobs=1, options={"difficulty": "hard"})
    page = make_page(experiment_of(results))
    assert "What is different when the game is beaten?" in page
    assert "How often is the game beaten?" in page
    assert "greedy beats the game in" in page
    assert "Equal players" not in page
    assert "games lost" in page


def test_in_short_a_choice_is_named_only_where_it_stands_out() -> None:
    tell = Sentences(experiment_of(simulate("fliptown", ["random"] * 2, 4, jobs=1)), "en")
    assert not [line for line in tell.in_short() if line.startswith("Best poker hand")]
    assert "clearly better or worse than the others" in tell.choice("poker_hand")[0]


def test_narrow_figures_break_long_names() -> None:
    found = experiment_of(simulate("western_legends", ["random"] * 2, 4, seed=1, jobs=1))
    figure = figures.sources(found, width=figures.NARROW)
    assert figure is not None
    named = [label.get_text() for label in figure.axes[0].get_yticklabels()]
    assert "Upgraded weapons and\nmounts" in named
    assert figure.get_figwidth() == figures.NARROW
