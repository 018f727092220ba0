"""The components file: what can be changed in it and what cannot."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from tests.games.fliptown.table import BOX, GAME

from saloon.core.errors import BadComponents


def changed(*path: Any, value: Any) -> dict[str, Any]:
    """The components with one thing changed."""
    data = copy.deepcopy(BOX)
    place: Any = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    return data


def test_numbers_can_be_changed() -> None:
    state = GAME.new(1, components=changed("setup", "money", value=7))
    assert state.view(0).maps[0].money == 7
    rewards = changed("trail", "list", 0, "gain", value={"gold": 3})
    state = GAME.scenario({"players": 1, "components": rewards, "lineup": ["h4", "c7", "s2"]})
    state.apply(0, GAME.action("assign", suit="left", value="middle"))
    state.apply(0, GAME.action("ride", stop="T1", way="plain"))
    assert state.view(0).maps[0].gold == 5


def test_a_view_shows_what_is_printed_only_where_it_is_not_the_games_own() -> None:
    assert GAME.new(1).view(0).printed is None
    own = changed("prices", "hotel", value=3)
    assert GAME.new(2, components=own).view(None).printed == own


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("setup", "money"), -1, "setup.money"),
        (("setup", "money"), "four", "setup.money"),
        (("scoring", "gold_per_point"), 0, "scoring.gold_per_point"),
        (("sheriff", "money"), [1, 2], "sheriff.money"),
        (("trail", "list", 0, "id"), "T99", "trail.list.0.id"),
        (("trail", "list", 0, "bonus"), "moon", "trail.list.0.bonus"),
        (("trail", "list", 0, "gain"), {"silver": 1}, "trail.list.0.gain"),
        (("mine", "list", 2, "from", 0, "room"), "M4E", "mine.list.2.from.0.room"),
        (("cowbots", "list", 0, "trigger"), "luck", "trigger"),
        (("town", "list"), [], "town.list"),
        (("town", "confidence"), "sure", "town.confidence"),
        (("weather",), {}, "weather"),
        (("prices", "castle"), 9, "castle"),
        (("prices",), 3, "prices"),
        (("buildings", "saloon_most"), 9, "saloon_most"),
        (("buildings", "pickaxe_step"), 13, "pickaxe_step"),
        (("trail", "list", 3, "rank"), 5, "trail.list.3.rank"),
    ],
)
def test_what_is_wrong_is_named(path: tuple[Any, ...], value: Any, told: str) -> None:
    with pytest.raises(BadComponents) as caught:
        GAME.new(1, components=changed(*path, value=value))
    assert told in str(caught.value)


def test_too_many_robberies() -> None:
    data = copy.deepcopy(BOX)
    for stop in data["trail"]["list"]:
        stop["bonus"] = "badlands"
    with pytest.raises(BadComponents):
        GAME.new(1, components=data)
