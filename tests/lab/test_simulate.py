"""Simulations: the same on any number of processors, fair to every seat, and true to the game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tests.lab.sealed_bids import GAME as SEALED_BIDS

import saloon
from saloon.authoring.components import printed_components
from saloon.authoring.weights import weights_of
from saloon.bots import make_bot
from saloon.bots.bot import BadBot, Bot
from saloon.core.errors import BadSetup, UnknownGame
from saloon.lab import Results, simulate
from saloon.lab.errors import BadSimulation
from saloon.lab.simulate import DEAL, seed_of

CYA = "cover_your_assets"
QUICK = {"end": "quick"}


@pytest.fixture
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut even few random games into several pieces."""
    monkeypatch.setattr(import_module("saloon.lab.simulate"), "RANDOM_CHUNK", (1, 7))


def rows(results: Results) -> list[Any]:
    """All rows as a list."""
    return list(results)


@pytest.mark.slow
@pytest.mark.usefixtures("_small_chunks")
@pytest.mark.parametrize("specs", [["random"] * 4, ["greedy", "random"]], ids=["random", "bots"])
def test_the_number_of_jobs_changes_nothing(specs: list[str]) -> None:
    games = 40 if specs[0] == "random" else 5
    alone = simulate(CYA, specs, games, seed=11, jobs=1, options=QUICK)
    for jobs in (2, 3):
        together = simulate(CYA, specs, games, seed=11, jobs=jobs, options=QUICK)
        assert together.setting == alone.setting
        assert rows(together) == rows(alone)


def test_the_first_games_are_the_same_in_a_longer_simulation() -> None:
    few = simulate(CYA, ["random"] * 3, 5, seed=2, jobs=1, options=QUICK)
    many = simulate(CYA, ["random"] * 3, 9, seed=2, jobs=1, options=QUICK)
    assert rows(many)[: len(few)] == rows(few)


def test_another_seed_gives_other_games() -> None:
    first = simulate(CYA, ["random"] * 2, 5, seed=0, jobs=1, options=QUICK)
    other = simulate(CYA, ["random"] * 2, 5, seed=1, jobs=1, options=QUICK)
    assert set(first.columns.seeds).isdisjoint(other.columns.seeds)


def test_seeds_are_all_different_and_fit_the_kernel() -> None:
    seeds = {
        seed_of(seed, game, purpose) for seed in range(10) for game in range(10) for purpose in range(10)
    }
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert seed_of(0, 0, DEAL) == 128327102999305613  # a change would change every published number


def test_every_spec_sits_everywhere_equally_often() -> None:
    specs = ["greedy", "random", "random"]
    results = simulate(CYA, specs, 6, jobs=1, options=QUICK)
    sat = [(row.player, row.seat) for row in results]
    assert all(sat.count((player, seat)) == 2 for player in range(3) for seat in range(3))
    assert all(row.spec == specs[row.player] for row in results)
    assert [row.seat for row in results if row.player == 0] == [0, 1, 2, 0, 1, 2]


def test_rows_describe_the_game_that_their_seed_deals() -> None:
    results = simulate(CYA, ["greedy", "random"], 2, seed=4, jobs=1, options=QUICK)
    for number in range(2):
        mine = [row for row in results if row.game == number]
        state = saloon.load(CYA).new(2, mine[0].seed, QUICK)
        first = state.actor()
        bots = [make_bot(row.spec, seed_of(4, number, 2 + row.player)) for row in mine]
        decisions = 0
        while not state.over:
            actor = state.actor()
            state.apply(actor, bots[actor].choose(state.perspective(actor)))
            decisions += 1
        outcome = state.outcome()
        for row in mine:
            assert row.score == outcome.scores[row.seat]
            assert row.place == (1 if row.seat in outcome.winners else 2)
            assert row.decisions == decisions
            assert row.rounds == 1
            assert row.reason == "quick"
            assert row.order == (row.seat - first) % 2


def test_shared_places_and_victories() -> None:
    results = simulate(SEALED_BIDS, ["random"] * 3, 60, jobs=1)
    shared = False
    for number in range(60):
        mine = [row for row in results if row.game == number]
        best = max(row.score for row in mine)
        winners = [row for row in mine if row.score == best]
        shared = shared or len(winners) == 2
        for row in mine:
            assert row.place == 1 + sum(other.score > row.score for other in mine)
            assert row.won == (1 / len(winners) if row.score == best else 0)
        assert sum(row.won for row in mine) == pytest.approx(1)
    assert shared


def test_a_game_known_only_in_this_process_is_played_here() -> None:
    results = simulate(SEALED_BIDS, ["random", "random"], 500, jobs=3)
    assert len(results) == 1000
    assert all(row.rounds is None for row in results)


def test_bots_play_simultaneous_games() -> None:
    results = simulate(SEALED_BIDS, ["random", "random", "greedy"], 3, jobs=1)
    assert {row.decisions for row in results} == {6}


@pytest.mark.parametrize("name", ["rules", "end"])
def test_options_reach_the_game(name: str) -> None:
    value = {"rules": "advanced", "end": "three_rounds"}[name]
    results = simulate(CYA, ["random"] * 2, 2, jobs=1, options={**QUICK, name: value})
    assert results.setting.options[name] == value
    assert {row.rounds for row in results} == {3 if name == "end" else 1}


def test_components_reach_the_game() -> None:
    components = printed_components("saloon.games.cover_your_assets")
    for card in components["card"]:
        card["value"] = 1
    results = simulate(CYA, ["random"] * 4, 2, jobs=2, options=QUICK, components=components)
    assert max(row.score for row in results) < 200


def test_a_deal_can_be_replayed_with_the_seats_moved_on() -> None:
    once = simulate(CYA, ["greedy", "random"], 3, seed=2, jobs=1, options=QUICK)
    often = simulate(CYA, ["greedy", "random"], 6, seed=2, jobs=1, options=QUICK, replays=2)
    assert [row.deal for row in often][::2] == [0, 0, 1, 1, 2, 2]
    assert list(often.columns.seeds) == [seed for seed in once.columns.seeds for _ in range(2)]
    assert [row.seat for row in often if row.player == 0] == [0, 1, 0, 1, 0, 1]
    assert rows(often)[:2] == rows(once)[:2]
    assert often.shares(0) == [
        sum(row.won for row in often if row.deal == deal and row.player == 0) / 2 for deal in range(3)
    ]


def test_weights_reach_the_bots() -> None:
    """A bot that ignores sets that it may lose plays other games."""
    own = weights_of(saloon.load(CYA).layout(2))
    plain = simulate(CYA, ["greedy", "greedy"], 2, jobs=1, options=QUICK)
    same = simulate(CYA, ["greedy", "greedy"], 2, jobs=1, options=QUICK, weights=[own, None])
    other = simulate(
        CYA,
        ["greedy", "greedy"],
        2,
        jobs=1,
        options=QUICK,
        weights=[{"keep_exposed": 0.0, "wild_in_hand": 0.0}, None],
    )
    assert rows(same) == rows(plain)
    assert rows(other) != rows(plain)
    with pytest.raises(BadSetup, match="there is no weight 'courage'; there are: keep_exposed"):
        simulate(CYA, ["greedy", "greedy"], 1, jobs=1, weights=[{"courage": 1.0}, None])


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate(CYA, ["random"] * 2, 450, jobs=1, options=QUICK, progress=told.append)
    assert sum(told) == 450
    assert len(told) > 1


class Stubborn(Bot):
    """Always chooses action 0, allowed or not."""

    def choose(self, perspective: Any) -> int:
        return 0


def test_a_bot_that_breaks_the_rules_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("saloon.lab.simulate"), "make_bot", lambda *given: Stubborn())
    with pytest.raises(BadSimulation, match=r"^game 0 \(seed \d+\) broke off: CA-\w+: "):
        simulate(CYA, ["greedy", "random"], 1, jobs=1, options=QUICK)


def test_a_game_without_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SEALED_BIDS, "bound", 3)
    with pytest.raises(BadSimulation, match="it did not end within 3 choices"):
        simulate(SEALED_BIDS, ["random", "greedy"], 1, jobs=1)


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"game": "bridge"}, UnknownGame, "there is no game 'bridge'"),
        ({"specs": ["random"]}, BadSetup, "is for 2 to 6 players, not 1"),
        ({"specs": ["random", "clever"]}, BadBot, "there is no bot 'clever'"),
        ({"games": 0}, BadSimulation, "the number of games is from 1 to"),
        ({"seed": -1}, BadSetup, "a seed is a whole number"),
        ({"replays": 2}, BadSimulation, "a deal is played at least once"),
        ({"jobs": 0}, BadSimulation, "the number of jobs is from 1 to"),
        ({"options": {"end": "never"}}, BadSetup, "option 'end' cannot be 'never'"),
    ],
)
def test_a_bad_setup_is_refused_at_once(change: dict[str, Any], error: type[Exception], message: str) -> None:
    arguments = {"game": CYA, "specs": ["random"] * 2, "games": 1, "jobs": 1, **change}
    with pytest.raises(error, match=message):
        simulate(**arguments)
