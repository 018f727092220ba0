"""Observations: exactly what a player may know, as numbers."""

from __future__ import annotations

import random

import pytest

from saloon.games.western_legends import GAME
from saloon.lab.observations import Observer


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_number_has_a_name_of_its_own(players: int) -> None:
    observer = Observer(GAME.layout(players))
    assert len(observer.names) == observer.size == len(set(observer.names))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_looks_the_same_is_observed_the_same(players: int) -> None:
    state = GAME.new(players, seed=players, options={"goals": "on"})
    observer = Observer(state.layout)
    chance = random.Random(players)
    number = 0
    while not state.over:
        actor = chance.choice(state.actors())
        state.play(actor, chance.choice(state.choices(actor)))
        number += 1
        if number % 17:
            continue
        for player in range(players):
            seen = observer.observe(state, player)
            assert seen == observer.observe(state.imagine(player, number), player)


def test_what_changes_for_the_eye_changes_the_numbers() -> None:
    state = GAME.new(3, seed=4)
    observer = Observer(state.layout)
    chance = random.Random(1)
    same = 0
    moments = 0
    before, seen = state.view(0), observer.observe(state, 0)
    while not state.over and moments < 300:
        actor = chance.choice(state.actors())
        state.play(actor, chance.choice(state.choices(actor)))
        view, numbers = state.view(0), observer.observe(state, 0)
        moments += 1
        same += view != before and numbers == seen
        before, seen = view, numbers
    assert moments > 100
    assert same == 0
