"""Described positions: laid out, or refused with everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.point_city.table import CARDS, SPACES, Table, cards_with, resources, rule, table

import saloon


def problems(**told: Any) -> list[str]:
    """What is wrong with a description."""
    with pytest.raises(saloon.ScenarioError) as caught:
        table(**told)
    return caught.value.problems


def test_what_is_described_is_laid_out() -> None:
    t = table(
        3,
        market={"11": 26, "12": "r17", "44": "double_energy"},
        deck=[5, "ingenuity"],
        deck_size=60,
        stocks={1: "energy double_ecology ingenuity"},
        cities={2: [2, 3]},
        tokens={1: ["energy"]},
        supply=["flat_low", "full_set"],
        turn=2,
    )
    assert [t.shows("11"), t.shows("12"), t.shows("44")] == [26, CARDS[17]["resource"], "double_energy"]
    assert (t.pile("deck")[0], t.view.deck) == (5, 60)
    assert CARDS[t.pile("deck")[1]]["resource"] == "ingenuity"
    assert (t.stock(0), t.stock(1), t.city(2)) == ("ingenuity", "energy double_ecology ingenuity", [2, 3])
    assert (t.tokens(1), t.supply(), t.asked) == (["energy"], ["flat_low", "full_set"], "2 turn")
    assert (t.view.turn, t.view.first_player) == (21, 0)


@rule("PC-H4")
def test_the_rest_is_random_but_complete() -> None:
    """Sixteen cards in the market, tiers in order in the deck, and every card once."""
    one, two = table(seed=1), table(seed=2)
    assert one.state.digest() != two.state.digest()
    for t in (one, two, table(4, deck_size=40), table(1, deck_size=22)):
        tiers = [CARDS[card]["tier"] for card in t.pile("deck")]
        assert tiers == sorted(tiers)
        assert all(t.shows(space) is not None for space in SPACES)
        piles = ("deck", "removed", "resources")
        cards = [card for name in piles for card in t.pile(name)]
        assert len(set(cards)) == len(cards) == 160 - 16


def test_a_turn_after_a_flip_can_be_described() -> None:
    t = table(market=resources(s11=2), flipped=True, stocks={0: "community energy"})
    assert (t.asked, t.choices(0, "flip")) == ("0 take", [])


def test_a_described_position_can_be_stored() -> None:
    t = table(4, deck_size=20, cities={0: cards_with(points=7)}, stocks={3: "double_energy"})
    assert Table(t.state.layout.game.from_json(t.state.to_json())).state.digest() == t.state.digest()


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        ({"weather": "fine"}, "'weather' is unknown; known are: market, deck,"),
        ({"market": [1]}, "market: a mapping from spaces, such as '23', is needed"),
        ({"market": {"55": 1}}, "market 55: a space is a row and a column, such as '23'"),
        ({"market": {"11": 160}}, "market 11: 160 is not a card; cards are 0 to 159"),
        ({"market": {"11": "gold"}}, "market 11: 'gold' is not a resource; allowed: community,"),
        ({"market": {"11": 2, "12": 2}}, "market 12: card 2 is already used"),
        ({"deck": 7}, "deck: a list is needed"),
        ({"deck": [True]}, "deck: True is not a card"),
        ({"deck_size": 67}, "deck_size: a number from 0 to 66 is needed, not 67"),
        (
            {"deck_size": 3},
            "deck_size: every turn takes two cards, so the deck holds an even number (PC-R10)",
        ),
        ({"stocks": {5: "energy"}}, "stocks: 5 is not one of 0 to 1"),
        ({"stocks": {0: "gold"}}, "stocks of 0: 'gold' is not a resource"),
        ({"stocks": {0: "energy " * 14}}, "stocks of 0: no card with energy is left"),
        ({"cities": {0: [2, 2]}}, "cities of 0: card 2 is already used"),
        ({"cities": {0: list(range(35))}}, "cities of 0: nobody can take more than 34 cards (PC-G2)"),
        ({"cities": [1]}, "cities: a mapping from seats is needed"),
        ({"tokens": {0: ["gold"]}}, "tokens of 0: there is no token 'gold'"),
        ({"tokens": {0: ["energy"]}, "supply": ["energy"]}, "supply: the token 'energy' is already used"),
        ({"turn": 2}, "turn: a number from 0 to 1 is needed, not 2"),
        ({"flipped": "yes"}, "flipped: true or false is needed"),
        ({"automa": {"row": 1}}, "automa: only the solo game has one (PC-A1)"),
        ({"players": 1, "automa": 5}, "automa: a table is needed"),
        ({"players": 1, "automa": {"hat": 1}}, "automa: 'hat' is unknown; known are: city,"),
        ({"players": 1, "automa": {"row": 5}}, "row: a number from 1 to 4 is needed, not 5"),
        ({"players": 1, "deck_size": 64}, "deck_size: a solo player is asked on every other turn"),
    ],
)
def test_mistakes_are_reported(told: dict[str, Any], problem: str) -> None:
    assert any(found.startswith(problem) for found in problems(**told)), problems(**told)


def test_all_problems_are_reported_at_once() -> None:
    assert len(problems(market={"11": 999}, turn=9, weather=1)) == 3
