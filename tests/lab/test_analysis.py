"""The numbers of a report, on made-up games with known answers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import polars as pl
import pytest

from saloon.core.outcome import rank
from saloon.lab import Results, analysis
from saloon.lab.metrics import Measured
from saloon.lab.results import NO_ROUNDS, Columns, Setting
from saloon.lab.statistics import mean_interval, share_interval
from saloon.lab.table import experiment_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.lab.table import Experiment

METRICS = [
    Measured("buildings", "count"),
    Measured("points_buildings", "points"),
    Measured("points_tokens", "points"),
    Measured("character", "choice", ["doc", "belle"], "character"),
]


def made_up(
    specs: list[str],
    games: int,
    score: Callable[[int, int, int], int],
    replays: int = 1,
    label: str = "",
) -> Results:
    """Games whose scores are a function of game, seat and player; seat 0 begins."""
    setting = Setting("point_city", 1, specs, games, 0, {}, replays=replays, metrics=METRICS, label=label)
    columns = Columns(len(METRICS))
    for game in range(games):
        players = [setting.player_at(game, seat) for seat in range(len(specs))]
        scores = [score(game, seat, player) for seat, player in enumerate(players)]
        measured = [
            [points // 2, points, 0, player % 2] for points, player in zip(scores, players, strict=True)
        ]
        columns.add(game, 0, 40 + game % 3, NO_ROUNDS, "over", scores, rank(scores), measured=measured)
    return Results(setting, columns)


def by_player(game: int, seat: int, player: int) -> int:
    """The first spec is always ahead."""
    return 20 if player == 0 else 10


@pytest.fixture
def uneven() -> Experiment:
    """Two bots, one of which always wins."""
    return experiment_of(made_up(["a", "b"], 10, by_player))


def test_who_wins_with_intervals(uneven: Experiment) -> None:
    first, second = analysis.wins(uneven).rows(named=True)
    wilson = share_interval(10, 10)
    assert (first["group"], first["share"], first["low"], first["high"]) == (
        "a",
        1.0,
        wilson.low,
        wilson.high,
    )
    assert (second["group"], second["share"], second["even"]) == ("b", 0.0, 0.5)


def test_seats_and_choices_are_groups_too(uneven: Experiment) -> None:
    assert analysis.wins(uneven, "order")["share"].to_list() == [0.5, 0.5]
    assert analysis.wins(uneven, "seat")["group"].to_list() == ["0", "1"]
    assert analysis.choices(uneven) == ["character"]
    found = analysis.wins(uneven, "character")
    assert found.select("group", "share").rows() == [("doc", 1.0), ("belle", 0.0)]


def test_scores_spread(uneven: Experiment) -> None:
    row = analysis.scores(uneven).row(0, named=True)
    assert (row["group"], row["mean"], row["least"], row["q50"], row["most"]) == ("a", 20, 20, 20, 20)


def test_sources_are_split_between_winners_and_others(uneven: Experiment) -> None:
    found = analysis.sources(uneven).select("group", "source", "mean").rows()
    assert found == [
        ("winners", "points_buildings", 20.0),
        ("others", "points_buildings", 10.0),
        ("winners", "points_tokens", 0.0),
        ("others", "points_tokens", 0.0),
    ]


def test_lengths_and_margins(uneven: Experiment) -> None:
    (row,) = analysis.lengths(uneven).rows(named=True)
    expected = mean_interval([40 + game % 3 for game in range(10)])
    assert (row["group"], row["mean"], row["low"]) == ("decisions", expected.mean, expected.low)
    assert analysis.margins(uneven)["margin"].to_list() == [10] * 10
    close = analysis.closeness(uneven).row(0, named=True)
    assert (close["mean"], close["close"], close["tied"]) == (10, 0, 0)


def test_close_games_and_ties_are_counted() -> None:
    games = experiment_of(made_up(["a", "b"], 4, lambda game, seat, player: [100, 100 - 10 * game][seat]))
    close = analysis.closeness(games).row(0, named=True)
    assert (close["close"], close["tied"], close["median"]) == (0.5, 0.25, 15)


def test_what_winners_do_differently(uneven: Experiment) -> None:
    row = analysis.differences(uneven).row(0, named=True)
    spread = uneven.frame["buildings"].std()
    assert (row["metric"], row["winners"], row["others"]) == ("buildings", 10, 5)
    assert row["effect"] == pytest.approx(5 / spread)  # type: ignore[operator]  # polars types it as a possible date


def test_only_a_significant_difference_sets_winners_apart() -> None:
    found = pl.DataFrame(
        [
            {"metric": f"count {number}", "effect": effect, "low": effect - 0.3, "high": effect + 0.3}
            for number, effect in enumerate([0.35, -0.1, 0.0, 0.1, 0.2, -0.2])
        ]
    )
    assert analysis.telling(found) is None
    alone = analysis.telling(found.head(1))
    assert alone is not None
    assert alone["metric"] == "count 0"
    assert analysis.telling(pl.DataFrame()) is None


def luck_of(score: Callable[[int, int, int], int]) -> dict[str, float]:
    """The parts of luck in many deals that were each played twice by two bots."""
    found = analysis.luck(experiment_of(made_up(["a", "b"], 800, score, replays=2)))
    for row in found.rows(named=True):
        assert row["low"] <= row["share"] <= row["high"] or row["share"] == pytest.approx(row["low"])
    return dict(found.select("group", "share").rows())


def test_luck_that_lies_in_the_deal_is_found() -> None:
    """A score that only the deal and the seat decide."""
    found = luck_of(lambda game, seat, player: Random(1000 * (game // 2) + seat).randrange(100))
    assert found["deal"] > 0.97
    assert found["skill"] < 0.02


def test_skill_is_found() -> None:
    found = luck_of(by_player)
    assert found == {"deal": 0.0, "skill": 1.0, "play": 0.0}


def test_what_differs_from_game_to_game_is_play() -> None:
    found = luck_of(lambda game, seat, player: Random(1000 * game + seat).randrange(100))
    assert found["play"] > 0.85


def test_half_and_half() -> None:
    """Equal spreads of the deal and of the play have equal shares."""

    def score(game: int, seat: int, player: int) -> int:
        return Random(1000 * (game // 2) + seat).randrange(100) + Random(7000 * game + seat + 5).randrange(
            100
        )

    found = luck_of(score)
    assert found["deal"] == pytest.approx(0.5, abs=0.1)


def test_luck_of_victories_is_found_too() -> None:
    """Seat 0 of every other deal wins, with any bot in it; scores agree."""
    results = made_up(["a", "b"], 40, lambda game, seat, player: 10 + (game // 2 + seat) % 2, replays=2)
    found = analysis.luck_of_all(experiment_of(results))
    assert found["what"].to_list() == ["score"] * 3 + ["won"] * 3
    deals = found.filter(pl.col("group") == "deal")["share"].to_list()
    assert deals == pytest.approx([1, 1])


def test_one_deal_says_nothing_about_luck() -> None:
    assert analysis.luck_of_all(experiment_of(made_up(["a", "b"], 2, by_player, replays=2))).is_empty()


def test_luck_needs_replays(uneven: Experiment) -> None:
    assert analysis.luck(uneven).is_empty()


def test_deals_are_the_observations_where_they_are_replayed() -> None:
    """Ten replays of each of two deals are not twenty observations."""
    often = made_up(["a", "b"], 20, lambda game, seat, player: 10 + (player == game // 10), replays=10)
    row = analysis.wins(experiment_of(often)).row(0, named=True)
    assert (row["share"], row["low"], row["high"]) == (0.5, 0.0, 1.0)


def test_cases_lie_side_by_side() -> None:
    two = experiment_of(
        [made_up(["a", "b"], 6, by_player, label="x=1"), made_up(["a", "b"], 6, by_player, label="x=2")]
    )
    assert two.labels == ["x=1", "x=2"]
    assert analysis.wins(two).select("label", "group").rows() == [
        ("x=1", "a"),
        ("x=1", "b"),
        ("x=2", "a"),
        ("x=2", "b"),
    ]
    overview = analysis.overview(two)
    assert overview.select("score", "margin", "starter").rows() == [(15.0, 10.0, 0.5)] * 2
    assert isinstance(overview, pl.DataFrame)
