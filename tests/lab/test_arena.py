"""The arena: every deal in every seating, ratings with intervals, tests that stop when they know."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.cli.helpers import invoke, refused
from tests.lab.sealed_bids import GAME as SEALED_BIDS

import saloon
from saloon.lab import simulate
from saloon.lab.arena import DEALS_AT_ONCE, contest, round_robin
from saloon.lab.errors import BadSimulation
from saloon.lab.ratings import Game, deals_of, rate
from saloon.lab.sprt import BETTER, NOT_BETTER, UNDECIDED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saloon.lab.statistics import Interval

CYA = "cover_your_assets"
QUICK = {"end": "quick"}


def fixed(share: float) -> Callable[[int, Callable[[], list[float]]], list[float]]:
    """Simulated results of bots of known strength; nothing is played."""

    def known(batch: int, play: Callable[[], list[float]]) -> list[float]:
        random = Random(batch)
        return [sum(random.random() < share for _ in range(2)) / 2 for _ in range(DEALS_AT_ONCE)]

    return known


@pytest.mark.parametrize(("share", "verdict"), [(0.7, BETTER), (0.4, NOT_BETTER)])
def test_a_contest_stops_when_it_knows(share: float, verdict: str) -> None:
    found = contest(CYA, "greedy", "random", 2, 20_000, known=fixed(share))
    assert found.verdict == verdict
    assert found.games == 2 * found.deals < 20_000
    assert found.win_share.low is not None
    assert found.win_share.low < share + 0.1


def test_a_contest_that_runs_out_of_games_stays_undecided() -> None:
    found = contest(CYA, "greedy", "random", 2, 100, known=fixed(0.515))
    assert (found.verdict, found.games) == (UNDECIDED, 96)


def test_a_contest_plays_every_deal_in_every_seat() -> None:
    told: list[int] = []
    found = contest(SEALED_BIDS, "random", "random", 3, 36, seed=2, jobs=1, progress=told.append)
    assert sum(told) == found.games == 36
    assert (found.deals, found.even) == (12, 1 / 3)
    again = contest(SEALED_BIDS, "random", "random", 3, 36, seed=2, jobs=1)
    assert again == found
    assert contest(SEALED_BIDS, "random", "random", 3, 36, seed=3, jobs=1) != found


@pytest.mark.slow
def test_greedy_is_better_than_random() -> None:
    found = contest(CYA, "greedy", "random", 2, 100, jobs=2, options=QUICK)
    assert found.verdict == BETTER


# -- ratings -------------------------------------------------------------------------------------------


def games(strengths: list[float], number: int, seed: int = 0) -> list[list[Game]]:
    """Games of all with all, in which the chance to come first goes with strength."""
    random = Random(seed)
    found = []
    for _ in range(number):
        left = list(range(len(strengths)))
        places = [0] * len(strengths)
        for place in count(1):
            chosen = random.choices(left, [strengths[bot] for bot in left])[0]
            places[chosen] = place
            left.remove(chosen)
            if not left:
                break
        found.append([Game(list(range(len(strengths))), places)])
    return found


def width(rating: Interval) -> float:
    assert rating.low is not None
    assert rating.high is not None
    return rating.high - rating.low


def test_stronger_bots_have_higher_ratings() -> None:
    weak, middle, strong = rate(games([1, 2, 6], 200), 3, 30)
    assert weak.mean < middle.mean < strong.mean
    assert weak.high is not None
    assert strong.low is not None
    assert weak.high < strong.low


def test_equal_bots_cannot_be_separated() -> None:
    one, other = rate(games([1, 1], 200), 2, 30)
    assert one.high is not None
    assert other.low is not None
    assert one.low is not None
    assert other.high is not None
    assert one.high > other.low
    assert other.high > one.low


def test_more_games_make_narrower_intervals() -> None:
    few, many = rate(games([1, 2], 40), 2, 30), rate(games([1, 2], 600), 2, 30)
    assert width(many[0]) < width(few[0])


def test_a_bot_that_always_won_is_not_known_for_sure() -> None:
    """Resampled deals cannot show what never happened; the model knows that it may."""
    always = [[Game([0, 1], [1, 2])] for _ in range(30)]
    assert width(rate(always, 2)[0]) > 1


def test_ratings_are_the_same_every_time() -> None:
    deals = games([1, 2], 50)
    assert rate(deals, 2, 10) == rate(deals, 2, 10)


def test_games_are_read_seat_by_seat() -> None:
    results = simulate(SEALED_BIDS, ["random", "random"], 4, jobs=1, replays=2)
    deals = deals_of(results, ["random"])
    assert [len(deal) for deal in deals] == [2, 2]
    assert [game.places for deal in deals for game in deal] == [
        list(results.columns.places[2 * game : 2 * game + 2]) for game in range(4)
    ]


# -- round robins --------------------------------------------------------------------------------------


@pytest.fixture
def _loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that know who should win: play nothing, assign places by the names of the bots."""
    strength = {"greedy": 8.0, "random": 1.0, "search:n=9": 60.0}

    def play_all(
        game: Any, settings: list[Any], *given: Any, progress: Any = None, **named: Any
    ) -> list[Any]:
        found = []
        for setting in settings:
            results = simulate(
                SEALED_BIDS, ["random"] * setting.players, setting.games, replays=setting.replays
            )
            random = Random(setting.seed)
            for number in range(setting.games):
                specs = [setting.specs[setting.player_at(number, seat)] for seat in range(setting.players)]
                winner = random.choices(range(setting.players), [strength[spec] for spec in specs])[0]
                for seat in range(setting.players):
                    place = number * setting.players + seat
                    results.columns.places[place] = 1 if seat == winner else 2
                    results.columns.won[place] = float(seat == winner)
            found.append(type(results)(setting, results.columns))
            if progress is not None:
                progress(setting.games)
        return found

    monkeypatch.setattr("saloon.lab.arena.play_all", play_all)


@pytest.mark.usefixtures("_loaded")
def test_a_round_robin_ranks_and_stops_when_the_order_is_known() -> None:
    told: list[int] = []
    found = round_robin(SEALED_BIDS, ["random", "greedy", "search:n=9"], 2, 20_000, progress=told.append)
    assert [standing.bot for standing in found.standings] == ["search:n=9", "greedy", "random"]
    assert found.sure
    assert found.games == sum(told) < 3 * 20_000
    for standing in found.standings:
        assert standing.games == 2 * found.games / 3


@pytest.mark.usefixtures("_loaded")
def test_a_round_robin_of_equals_ends_unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.lab.ratings.RESAMPLES", 20)
    found = round_robin(SEALED_BIDS, ["random", "random", "greedy"], 3, 36)
    assert found.games == 36 * 2  # two seatings: one greedy or two among three
    assert [standing.bot for standing in found.standings] == ["greedy", "random"]


def test_a_round_robin_of_real_games() -> None:
    found = round_robin(SEALED_BIDS, ["random", "greedy"], 2, 24, jobs=1)
    assert found.games == 24
    assert {standing.bot for standing in found.standings} == {"random", "greedy"}
    assert sum(standing.win_share.mean for standing in found.standings) == pytest.approx(1)


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [(["random"], 2, "at least 2 different bots"), (["random", "greedy"], 1, "at least 2 players")],
)
def test_an_arena_needs_rivals(bots: list[str], players: int, message: str) -> None:
    with pytest.raises(BadSimulation, match=message):
        round_robin(CYA, bots, players)


# -- the command ---------------------------------------------------------------------------------------


@pytest.fixture
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.core.registry._loaded", {"sealed_bids": SEALED_BIDS})


@pytest.mark.usefixtures("_registered")
def test_the_command_prints_a_round_robin() -> None:
    result = invoke("arena", "sealed_bids", "random", "greedy", "--games", "24", "--jobs", "1")
    assert result.exit_code == 0, result.output
    for text in ("round robin", "rating", "random", "greedy", "24 games"):
        assert text in result.stdout
    told = json.loads(
        invoke("arena", "sealed_bids", "random", "greedy", "--games", "24", "--jobs", "1", "--json").stdout
    )
    assert [standing["bot"] for standing in told["standings"]]


@pytest.mark.usefixtures("_registered")
def test_the_command_prints_a_ladder_in_czech() -> None:
    result = invoke(
        *["arena", "sealed_bids", "random", "greedy", "search:n=5"],
        *["--ladder", "--games", "24", "--jobs", "1", "--lang", "cs"],
    )
    assert result.exit_code == 0, result.output
    assert "je nový bot lepší?" in result.stdout
    assert result.stdout.count("nerozhodnuto") == 2


def test_the_command_asks_whether_weights_are_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, float]] = []

    def fake(*given: Any, weights: Any, **named: Any) -> Any:
        asked.append(weights)
        return contest(CYA, "greedy", "greedy", 2, 24, known=fixed(0.5))

    monkeypatch.setattr("saloon.lab.arena_command.contest", fake)
    file = tmp_path / "weights.toml"
    file.write_text("[weights]\nattack = 0.5\ncover = 1\n[players_2]\nattack = 0.7\n")
    result = invoke("arena", CYA, "greedy", "greedy", "--better", "--weights", str(file))
    assert result.exit_code == 0, result.output
    assert asked == [{"attack": 0.7, "cover": 1.0}]


@pytest.mark.parametrize(
    ("arguments", "english", "czech"),
    [
        (["greedy"], "at least 2 different bots", "aspoň 2 různé boty"),
        (["greedy", "genius"], "there is no bot 'genius'", "bot 'genius' tu není"),
        (["greedy", "random", "--players", "9"], "2 to 6 players, not 9", "od 2 do 6, ne 9"),
        (["greedy", "random", "--players", "1"], "at least 2 players, not 1", "aspoň pro 2 hráče, ne 1"),
        (["greedy", "random", "search", "--better"], "name exactly two", "uveďte právě dva"),
        (
            ["greedy", "random", "--better", "--better-by", "90"],
            "from 0.5 to 40, not 90",
            "od 0.5 do 40, ne 90",
        ),
        (["greedy", "random", "--option", "end=never"], "cannot be 'never'", "nemůže být 'never'"),
        (["greedy", "random", "--better", "--weights", "lost.toml"], "lost.toml: No such file", "lost.toml"),
    ],
)
def test_bad_comparisons_get_one_sentence(arguments: list[str], english: str, czech: str) -> None:
    assert english in refused(invoke("arena", CYA, *arguments))
    assert czech in refused(invoke("arena", CYA, *arguments, "--lang", "cs"))


def test_a_file_without_weights_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[other]\n")
    told = refused(
        invoke("arena", CYA, "greedy", "greedy", "--better", "--weights", str(tmp_path / "bad.toml"))
    )
    assert "holds no weights" in told
    (tmp_path / "bad.toml").write_text("[weights]\ncourage = 1\n")
    told = refused(
        invoke("arena", CYA, "greedy", "greedy", "--better", "--weights", str(tmp_path / "bad.toml"))
    )
    assert "there is no weight 'courage'" in told


def test_saloon_knows_the_game() -> None:
    assert "there is no game 'bridge'" in refused(invoke("arena", "bridge"))
    assert saloon.load(CYA).name == CYA
