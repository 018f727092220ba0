"""Described positions: laid out, or refused with everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice_town.table import GAME, Table, rule, table

import saloon


def problems(**told: Any) -> list[str]:
    """What is wrong with a description."""
    with pytest.raises(saloon.ScenarioError) as caught:
        GAME.scenario(told)
    return caught.value.problems


def test_what_is_described_is_laid_out() -> None:
    t = table(
        3,
        round=4,
        sheriff=2,
        kept={0: "K K", 1: "9"},
        rolls={0: "A A A"},
        money={0: 1, 1: 2},
        bank=5,
        stagecoach=4,
        nuggets={0: 3, 1: 0, 2: 1},
        hands={1: "horse deed_2"},
        fenced={2: "deed_5"},
        deed_row="deed_1 deed_3",
        deed_pile="deed_4 deed_4",
        store_pile="hat boots",
        store_pile_size=10,
    )
    view = t.view
    assert (view.round, view.sheriff, t.kept(0), t.kept(1), t.kept(2)) == (4, 2, "K K", "9", "")
    assert [die.face for die in t.state.view(0).seats[0].dice] == ["K", "K", "A", "A", "A"]
    assert (t.money(), view.bank, view.stagecoach) == ([1, 2, 15], 5, 4)
    assert (t.nuggets(), view.mine) == ([3, 0, 1], 26)
    assert (t.hand(1), t.fenced(2), t.row()) == (["horse", "deed_2"], ["deed_5"], ["deed_1", "deed_3"])
    assert (view.store_pile, view.store_discards, view.deed_pile) == (10, 8, 21)
    assert t.part("store_pile")[::-1][:2] == [1, 2]
    assert t.part("deed_pile")[::-1][:2] == [20, 20]


@rule("DT-S8", "DT-S5")
def test_the_rest_is_shared() -> None:
    assert table(3).money() == [8, 8, 8]
    t = table(3, bank=0)
    assert (t.money(), t.view.bank) == ([9, 9, 9], 0)
    t = table(2, money={0: 1, 1: 2})
    assert t.view.bank == 16
    t = table(3, mine=10, nuggets={0: 1})
    assert (t.nuggets(), t.view.mine) == ([1, 10, 9], 10)


def test_the_rest_is_random_but_complete() -> None:
    one, two = table(seed=1), table(seed=2)
    assert one.state.digest() != two.state.digest()
    for t in (one, two, table(5, deed_pile_size=4, store_pile_size=3)):
        tally = [0] * 24
        for part in t.state.layout.parts:
            part.held(t.state, tally)
        assert tally == t.state.layout.components_total()


def test_a_described_position_can_be_stored() -> None:
    t = table(4, hands={0: "horse"}, kept={1: "K"}, mine=4)
    assert Table(GAME.from_json(t.state.to_json())).state.digest() == t.state.digest()


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        ({"weather": "fine"}, "'weather' is unknown; known are: at, round,"),
        ({"at": "church"}, "at: 'church' is not a place; allowed: dice, gold_mine,"),
        ({"round": 0}, "round: a number from 1 to 50 is needed, not 0"),
        ({"sheriff": 2}, "sheriff: a number from 0 to 1 is needed, not 2"),
        ({"money": [1]}, "money: a mapping from seats is needed"),
        ({"money": {5: 1}}, "money: 5 is not one of 0 to 1"),
        ({"money": {0: True}}, "money of 0: a number from 0 to 19 is needed, not True"),
        ({"money": {0: 10, 1: 10}}, "money: there are 19 dollars in all"),
        ({"money": {0: 10, 1: 0}, "bank": 3}, "money: there are 19 dollars in all"),
        ({"nuggets": {0: 31}}, "nuggets of 0: a number from 0 to 30 is needed"),
        ({"nuggets": {0: 20, 1: 20}}, "nuggets: there are 30 in all"),
        ({"nuggets": {0: 2, 1: 2}, "mine": 10}, "nuggets: there are 30 in all"),
        ({"hands": {0: "horse"}}, "hands of 0: a list is needed"),
        ({"hands": {0: ["cow"]}}, "hands of 0: 'cow' cannot be there"),
        ({"hands": {0: ["shaky_joe"]}}, "hands of 0: 'shaky_joe' cannot be there"),
        ({"hands": {0: ["horse"], 1: ["horse"]}}, "hands of 1: no horse is left"),
        ({"fenced": {0: ["horse"]}}, "fenced of 0: 'horse' cannot be there"),
        ({"deed_row": ["deed_1"] * 4}, "deed_row: there are 3 slots"),
        ({"deed_pile": ["horse"]}, "deed_pile: 'horse' cannot be there"),
        ({"deed_pile_size": 30}, "deed_pile_size: a number from 0 to 22 is needed"),
        ({"store_pile": ["deed_1"]}, "store_pile: 'deed_1' cannot be there"),
        ({"store_pile_size": 20}, "store_pile_size: a number from 0 to 19 is needed"),
        ({"kept": {0: "Z"}}, "kept of 0: faces are needed, such as 'Q 9 9', not 'Z'"),
        ({"kept": {0: "K K K K K K"}}, "kept of 0: there are 5 dice for it, not 6"),
        ({"kept": {0: "K K"}, "rolls": {0: "9 9 9 9"}}, "rolls of 0: there are 3 dice for it, not 4"),
        ({"at": "bank", "rolls": {0: "9"}}, "rolls: in the town all dice are kept"),
        ({"won": [7]}, "won: 7 is not one of 0 to 1"),
    ],
)
def test_mistakes_are_reported(told: dict[str, Any], problem: str) -> None:
    assert any(found.startswith(problem) for found in problems(**told)), problems(**told)


def test_all_problems_are_reported_at_once() -> None:
    assert len(problems(round=0, sheriff=9, weather=1)) == 3
