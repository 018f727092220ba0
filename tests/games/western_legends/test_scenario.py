"""Described positions: what is wrong with them is told, all at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import GAME, GOALS, table

import saloon


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        ({"weather": "rain"}, "'weather' is unknown; known are: turn,"),
        ({"turn": 3}, "turn: a number from 0 to 2 is needed, not 3"),
        ({"phase": "night"}, "phase: 'night' is not one of act, start"),
        ({"ending": "soon"}, "ending: 'soon' is not one of '', 'round', 'last'"),
        ({"actions": -1}, "actions: a number from 0 to 20 is needed, not -1"),
        ({"robbed": 1}, "robbed: true or false is needed"),
        ({"attacked": [4]}, "attacked: 4 is not one of 0 to 3"),
        ({"seats": [1]}, "seats: names with values are needed"),
        ({"seats": {3: {}}}, "seats: 3 is not one of 0 to 2"),
        ({"seats": {0: {"hat": 1}}}, "seat 0: 'hat' is unknown; known are: character,"),
        ({"seats": {0: {"character": "zorro"}}}, "seat 0: 'zorro' is not one of annie_oakley,"),
        (
            {"seats": {0: {"character": "kit_carson"}, 1: {"character": "kit_carson"}}},
            "seat 0: kit_carson is there twice",
        ),
        ({"seats": {0: {"space": "Z9"}}}, "seat 0: space: 'Z9' is not one of M1,"),
        ({"seats": {0: {"money": 130}}}, "seat 0: money: a number from 0 to 120 is needed, not 130"),
        ({"seats": {0: {"money": 15}}}, "seat 0: money comes in tens"),
        ({"seats": {0: {"nuggets": 5}}}, "seat 0: nuggets: a number from 0 to 4 is needed, not 5"),
        ({"seats": {0: {"wounds": 4}}}, "seat 0: wounds: a number from 0 to 3 is needed, not 4"),
        ({"seats": {0: {"marshal": 1, "wanted": 1}}}, "seat 0: nobody has marshal and wanted points (WL-G2)"),
        ({"seats": {0: {"hand": ["1S"]}}}, "seat 0: hand: '1S' is no card; cards are written as KS"),
        ({"seats": {0: {"hand": ["KS", "KS"]}}}, "seat 0: hand: KS lies somewhere else already"),
        ({"seats": {0: {"hand": "KS"}}}, "seat 0: hand: a list is needed"),
        ({"seats": {0: {"equipment": ["gun"]}}}, "seat 0: equipment: 'gun' is not one of mustang,"),
        ({"seats": {0: {"equipment": ["whiskey+"]}}}, "seat 0: equipment: whiskey+ cannot be owned"),
        ({"seats": {0: {"equipment": ["rifle", "rifle"]}}}, "seat 0: equipment: rifle cannot be owned"),
        (
            {"seats": {0: {"equipment": ["whiskey", "ten_gallon", "provisions", "miners_map"]}}},
            "seat 0: equipment: nobody has more than 3 items",
        ),
        ({"seats": {0: {"weapon": "rifle", "equipment": ["shotgun"]}}}, "seat 0: weapon: rifle is not owned"),
        ({"seats": {0: {"cattle": "green"}}}, "seat 0: cattle: a colour and a bonus are needed"),
        ({"seats": {0: {"cattle": "red money"}}}, "seat 0: cattle: 'red' is not one of green, blue"),
        (
            {"seats": {0: {"cattle": "green money"}, 1: {"cattle": "green money"}}},
            "seat 1: cattle: green money is there twice",
        ),
        ({"seats": {0: {"goals": ["annie_1"]}}}, "seat 0: goals, claimed and fame need the option goals"),
        ({"options": GOALS, "seats": {0: {"fame": [4]}}}, "seat 0: fame: there is no token of value 4 left"),
        (
            {"options": GOALS, "seats": {0: {"goals": ["annie_1", "annie_2", "annie_3", "annie_4"]}}},
            "seat 0: nobody has more than 3 goals",
        ),
        ({"deck": ["KS", "QX"]}, "deck: 'QX' is no card"),
        ({"fight_deck": [15]}, "fight_deck: 15 is no fight card, or is there twice; they are 2 to 14"),
        ({"stories": {2: []}}, "stories: 2 is not one of 0 to 1"),
        ({"stories": {0: ["bambi"]}}, "stories 0: 'bambi' is not one of the_cattle_baron,"),
        ({"stories": {0: ["stampede"], 1: ["stampede"]}}, "stories: each lies in one place only"),
        ({"discs": {0: [0, 0, 0]}}, "discs 0: 0 is no player, or has no disc left (WL-S5)"),
        ({"bandits": ["D1"]}, "bandits: D1 is no hideout without a character (WL-S14)"),
        ({"sheriff": "Z1"}, "sheriff: 'Z1' is not one of M1,"),
        ({"man": {"lp": 3}}, "man: the Man in Black plays with two players only (WL-S20)"),
        ({"players": 2, "man": {"hat": 3}}, "man: 'hat' is unknown; known are: space,"),
        (
            {"players": 2, "man": {"deck": ["gold_fever"], "used": ["gold_fever"]}},
            "man: a card lies in one place only",
        ),
    ],
)
def test_what_is_wrong_is_told(told: dict[str, Any], problem: str) -> None:
    with pytest.raises(saloon.ScenarioError) as caught:
        GAME.scenario({"players": 3, **told})
    assert any(found.startswith(problem) for found in caught.value.problems), caught.value.problems


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(saloon.ScenarioError) as caught:
        GAME.scenario({"players": 3, "turn": 9, "sheriff": "Z1", "seats": {0: {"wounds": 9}}})
    assert len(caught.value.problems) == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, GOALS, {"first_game": "on"}])
def test_a_bare_description_is_a_whole_table(players: int, options: dict[str, str]) -> None:
    """Every component is there, and the game can be played on."""
    t = table(players, options=options)
    tally = [0] * len(t.layout.components_total())
    for part in t.layout.parts:
        part.held(t.state, tally)
    assert tally == t.layout.components_total()
    t.end_turn(0)


def test_a_described_position_can_be_stored() -> None:
    t = table(seat0={"space": "D9", "hand": "KS", "nuggets": 2}, stories={0: ["stampede"]}, discs={0: [1]})
    again = GAME.from_json(t.state.to_json())
    assert again.digest() == t.state.digest()
