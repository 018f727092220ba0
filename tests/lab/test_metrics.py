"""Metrics: counted from what happens, true to the rules, named in every language."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.lab.sealed_bids import GAME as SEALED_BIDS
from tests.lab.tables import TABLES

import saloon
from saloon.authoring.metrics import CHOICE, COUNT, POINTS
from saloon.authoring.phrases import dashed
from saloon.core.words import LANGUAGES
from saloon.lab import simulate
from saloon.lab.metrics import Measurer

if TYPE_CHECKING:
    from saloon.core.state import State


def played(name: str, players: int, options: dict[str, str], seed: int) -> State:
    """A finished random game with its events."""
    state = saloon.load(name).new(players, seed, options, listen=True)
    chooser = Random(seed)
    while not state.over:
        state.play(state.actor(), chooser.choice(state.choices(state.actor())))
    return state


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_table_is_measured(name: str, players: int, options: dict[str, str]) -> None:
    """Whole numbers, a row per seat; the sources of points add up to the score; everything has a name."""
    game = saloon.load(name)
    layout = game.layout(players, options)
    measurer = Measurer(layout)
    rows = measurer.measure(played(name, players, options, players))
    state = played(name, players, options, players)
    assert len(rows) == players
    for seat, row in enumerate(rows):
        assert len(row) == len(measurer.metrics)
        assert all(type(number) is int for number in row)
        sources = [
            number for metric, number in zip(measurer.metrics, row, strict=True) if metric.kind == POINTS
        ]
        assert not sources or sum(sources) == state.scores()[seat]
        for metric, number in zip(measurer.metrics, row, strict=True):
            assert metric.kind in (COUNT, POINTS, CHOICE)
            assert (metric.kind == CHOICE) == bool(metric.values)
            assert metric.kind != CHOICE or -1 <= number < len(metric.values)
    assert len({metric.name for metric in measurer.metrics}) == len(measurer.metrics)
    for lang in LANGUAGES:
        for metric in measurer.metrics:
            assert game.words(lang).has(dashed(f"metric-{metric.name}")), metric.name
            for value in metric.values:
                assert game.words(lang).has(dashed(f"{metric.words}-{value}")), value


def counted(state: State) -> list[dict[str, int]]:
    """What a finished game's players did, by name."""
    measurer = Measurer(state.layout)
    names = [metric.name for metric in measurer.metrics]
    return [dict(zip(names, row, strict=True)) for row in measurer.measure(state)]


def test_thefts_are_counted_for_both_sides() -> None:
    game = saloon.load("cover_your_assets")
    position: dict[str, Any] = {
        "players": 4,
        "options": {"end": "quick"},
        "hands": {0: ["gold"], 1: ["house"], 2: ["stocks"], 3: ["stocks"]},
        "stacks": {0: [["jewels", "jewels"]], 1: [["stocks", "stocks"], ["house", "house"]]},
        "draw_size": 0,
        "turn": 0,
    }
    state = game.scenario(position)
    state.listen()
    state.apply(0, game.action("challenge", target=1, card="gold"))
    state.apply(1, game.action("concede"))
    while not state.over:
        state.play(state.actor(), state.choices(state.actor())[0])
    thief, victim, *others = counted(state)
    assert (thief["steals"], thief["challenges"], victim["losses"]) == (1, 1, 1)
    assert thief["biggest_set"] == 2 * 20_000 + 50_000 or thief["biggest_set"] > 50_000
    assert thief["wilds"] == 1
    assert thief["money_gold"] == 50_000
    assert all(other["steals"] == other["losses"] == 0 for other in [victim | {"losses": 0}, *others])


def test_point_city_counts_cards_and_tokens() -> None:
    state = played("point_city", 3, {}, 5)
    for seat, found in enumerate(counted(state)):
        view = state.view(seat).seats[seat]
        assert found["buildings"] == len(view.city)
        assert found["permanents"] == sum(view.permanents.values())
        assert found["tokens"] == len(view.tokens)
        assert found["points_buildings"] == view.building_points
        assert found["points_tokens"] == view.token_points
        assert found["cards_left"] == view.cards
        assert found["resources"] + found["buildings"] <= 2 * 17


def test_metrics_can_be_left_out() -> None:
    results = simulate("point_city", ["random", "random"], 2, jobs=1, metrics=False)
    assert results.setting.metrics == []
    assert all(row.metrics == {} for row in results)


def test_counting_changes_no_game() -> None:
    counted_games = simulate("point_city", ["greedy", "random"], 2, jobs=1)
    plain = simulate("point_city", ["greedy", "random"], 2, jobs=1, metrics=False)
    assert list(counted_games.columns.scores) == list(plain.columns.scores)


def test_a_game_without_metrics_has_none() -> None:
    assert Measurer(SEALED_BIDS.layout(2)).metrics == []
