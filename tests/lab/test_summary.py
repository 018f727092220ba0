"""Summaries and duels, on games made up by hand and on real ones."""

from __future__ import annotations

import json

import pytest

import saloon
from saloon.core.outcome import rank
from saloon.lab import Duel, Results, duel, simulate, summarize
from saloon.lab.errors import BadSimulation
from saloon.lab.results import NO_ROUNDS, Columns, Setting
from saloon.lab.statistics import Interval, mean_interval, share_interval
from saloon.lab.summary import Speed


def made_up(specs: list[str], scores: list[list[int]]) -> Results:
    """Results of games with these scores by seat; the starter is seat 1, and game n has n + 5 decisions."""
    columns = Columns()
    for number, by_seat in enumerate(scores):
        columns.add(100 + number, 1, 5 + number, 2, "done", by_seat, rank(by_seat))
    return Results(Setting("made_up", 1, specs, len(scores), 0, {}), columns)


def test_bots_are_counted_wherever_they_sat() -> None:
    # "a" sits in seat 0, then in seat 1, then in seat 0.
    summary = summarize(made_up(["a", "b"], [[9, 1], [2, 8], [5, 5]]))
    first, second = summary.specs
    assert (first.spec, first.seats, first.wins) == ("a", 1, 2.5)
    assert first.win_share == share_interval(2.5, 3)
    assert first.score == mean_interval([9, 8, 5])
    assert (second.spec, second.wins) == ("b", 0.5)
    assert summary.shared_victories == 1
    assert summary.even == 0.5


def test_equal_specs_are_counted_together() -> None:
    summary = summarize(made_up(["a", "b", "a"], [[1, 2, 3], [4, 6, 5]]))
    (a, b) = summary.specs
    # Game 0: a, b, a; game 1: a, a, b.
    assert (a.seats, a.wins, b.seats, b.wins) == (2, 2, 1, 0)
    assert a.win_share == share_interval(2, 4)
    assert a.score == mean_interval([2, 5])
    assert b.score == mean_interval([2, 5])


def test_seats_and_the_order_of_play() -> None:
    summary = summarize(made_up(["a", "b"], [[9, 1], [2, 8], [7, 5], [7, 5]]))
    assert [seat.wins for seat in summary.seats] == [3, 1]
    assert [seat.advantage for seat in summary.seats] == [0.25, -0.25]
    assert [seat.score.mean for seat in summary.seats] == [6.25, 4.75]
    assert [order.wins for order in summary.orders] == [1, 3]  # seat 1 always began
    assert [order.number for order in summary.orders] == [0, 1]


def test_lengths_and_endings() -> None:
    summary = summarize(made_up(["a", "b"], [[9, 1], [2, 8], [7, 5]]))
    assert (summary.decisions.mean, summary.decisions.least, summary.decisions.most) == (6, 5, 7)
    assert summary.rounds is not None
    assert (summary.rounds.least, summary.rounds.most) == (2, 2)
    assert summary.reasons == {"done": 3}


def test_json_has_the_documented_keys() -> None:
    results = simulate("cover_your_assets", ["random"] * 2, 3, jobs=1, options={"end": "quick"})
    told = json.loads(saloon.to_json(summarize(results, Speed(1.0, 1, 3.0, 200.0))))
    assert list(told) == [
        "game",
        "version",
        "players",
        "games",
        "seed",
        "replays",
        "options",
        "own_components",
        "even",
        "specs",
        "seats",
        "orders",
        "shared_victories",
        "decisions",
        "rounds",
        "reasons",
        "speed",
    ]
    assert list(told["specs"][0]) == ["spec", "seats", "wins", "win_share", "score"]
    assert list(told["seats"][0]) == ["number", "wins", "win_share", "advantage", "score"]
    assert list(told["seats"][0]["win_share"]) == ["mean", "low", "high"]
    assert list(told["decisions"]) == ["mean", "low", "high", "least", "most"]
    assert list(told["speed"]) == ["seconds", "jobs", "games_per_second", "decisions_per_second"]


def test_one_game_alone_has_no_spread() -> None:
    summary = summarize(made_up(["a", "b"], [[9, 1]]))
    assert summary.specs[0].score == Interval(9, None, None)


def test_a_duel_counts_the_challenger_in_every_seat() -> None:
    found = duel("cover_your_assets", "greedy", "random", 3, 6, seed=1, jobs=1, options={"end": "quick"})
    results = simulate(
        "cover_your_assets", ["greedy", "random", "random"], 6, seed=1, jobs=1, options={"end": "quick"}
    )
    wins = sum(row.won for row in results if row.spec == "greedy")
    assert (found.wins, found.even, found.games) == (wins, 1 / 3, 6)
    assert found.win_share == share_interval(wins, 6)


def test_a_challenger_among_its_like_is_counted_once() -> None:
    found = duel("cover_your_assets", "random", "random", 2, 40, jobs=1, options={"end": "quick"})
    assert 0 < found.wins < 40


@pytest.mark.parametrize(
    ("wins", "verdict"), [(90, "stronger"), (50, "undecided"), (55, "undecided"), (20, "weaker")]
)
def test_the_verdict_needs_the_whole_interval(wins: int, verdict: str) -> None:
    assert Duel("a", "b", 2, 100, wins, share_interval(wins, 100), 0.5).verdict == verdict


def test_a_duel_needs_an_opponent() -> None:
    with pytest.raises(BadSimulation, match="at least 2 players"):
        duel("cover_your_assets", "random", "random", 1)


def test_games_with_the_same_deal_count_as_one_observation() -> None:
    """Four replays of two deals say no more about other deals than two."""
    setting = Setting("none", 1, ["a", "b"], 8, 0, {}, replays=4)
    columns = Columns()
    for deal in range(2):
        for game in range(4):
            winner = setting.seat_of(4 * deal + game, deal)
            columns.add(deal, 0, 1, NO_ROUNDS, "over", [1 - winner, winner], [[winner], [1 - winner]])
    found = summarize(Results(setting, columns)).specs[0]
    assert found.win_share == Interval(0.5, 0.0, 1.0)
    assert found.wins == 4
