"""Actions: families packed into one range, by number and by name, and what is not an action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.toy import steady

from saloon.core.actions import Actions, Argument, Choices, Family
from saloon.core.errors import BadAction

CARDS = ["ace", "king", "queen"]


def families() -> list[Family]:
    """Families of zero, one and two arguments; new ones each time, because a game numbers its families."""
    target, card = Argument("target", 4, "seat"), Argument("card", CARDS, "card")
    return [
        Family("rest", []),
        Family("play", [card]),
        Family("give", [target, card]),
        Family("ask", [target]),
    ]


def test_families_lie_one_after_another() -> None:
    rest, play, give, ask = every = families()
    actions = Actions(every)
    assert [family.base for family in every] == [0, 1, 4, 16]
    assert [family.size for family in every] == [1, 3, 12, 4]
    assert actions.size == 20
    assert [rest.at(), play.at(2), give.at(3, 1), ask.at(3)] == [0, 3, 14, 19]


def test_a_number_leads_back_to_its_family_and_arguments() -> None:
    actions = Actions(families())
    named = [(actions.family(n), actions.first(n), actions.second(n)) for n in range(actions.size)]
    assert len(set(named)) == actions.size
    assert named[14] == (2, 3, 1)
    assert actions.describe(14) == {"family": "give", "target": 3, "card": "king"}
    assert actions.describe(0) == {"family": "rest"}


@steady
@given(
    sizes=st.lists(st.lists(st.integers(1, 6), max_size=2), min_size=1, max_size=6),
    data=st.data(),
)
def test_names_and_numbers_are_one_to_one(sizes: list[list[int]], data: st.DataObject) -> None:
    every = [
        Family(f"family_{i}", [Argument(f"argument_{j}", size) for j, size in enumerate(arguments)])
        for i, arguments in enumerate(sizes)
    ]
    actions = Actions(every)
    action = data.draw(st.integers(0, actions.size - 1))
    named = actions.describe(action)
    assert actions.encode(str(named.pop("family")), named) == action
    assert every[actions.family(action)].at(actions.first(action), actions.second(action)) == action


@pytest.mark.parametrize(
    ("family", "arguments", "message"),
    [
        ("steal", {}, "there is no action family 'steal'; there are: rest, play, give, ask"),
        ("play", {}, "'play' takes card, not none"),
        ("rest", {"card": "ace"}, "'rest' takes no arguments, not card"),
        ("give", {"target": 1, "kart": "ace"}, "'give' takes target, card, not target, kart"),
        ("give", {"target": 4, "card": "ace"}, "'4' is no target; allowed: 0 to 3"),
        ("give", {"target": "one", "card": "ace"}, "'one' is no target; allowed: 0 to 3"),
        ("play", {"card": "joker"}, "'joker' is no card; allowed: ace, king, queen"),
        ("play", {"card": 0}, "'0' is no card; allowed: ace, king, queen"),
    ],
)
def test_unknown_actions_by_name(family: str, arguments: dict[str, int | str], message: str) -> None:
    with pytest.raises(BadAction, match=f"^{message}$"):
        Actions(families()).encode(family, arguments)


@pytest.mark.parametrize("number", [-1, 20, 10**12])
def test_unknown_actions_by_number(number: int) -> None:
    with pytest.raises(BadAction, match=f"there is no action {number}; actions are 0 to 19"):
        Actions(families()).describe(number)


def test_what_no_game_can_declare() -> None:
    with pytest.raises(AssertionError, match="two families are called play"):
        Actions([Family("play", []), Family("play", [])])
    with pytest.raises(AssertionError, match="better asked in two steps"):
        Family("much", [Argument(name, 2) for name in "abcd"])


def test_choices_are_a_reusable_list() -> None:
    choices = Choices(3)
    assert [len(choices), choices.to_list()] == [0, []]
    choices.offer(7)
    choices.offer(5)
    assert [len(choices), choices[0], choices[1]] == [2, 7, 5]
    assert choices.to_list() == [7, 5]
    with pytest.raises(IndexError):
        choices[2]
    choices.size = 0
    choices.offer(9)
    assert choices.to_list() == [9]


def test_three_arguments() -> None:
    ride = Family("ride", [Argument("horse", 2), Argument("to", ["a", "b", "c"]), Argument("with", 4)])
    actions = Actions([Family("wait", []), ride, Family("rest", [Argument("days", 3)])])
    assert actions.size == 1 + 24 + 3
    named = [actions.describe(action) for action in range(1, 25)]
    assert len({str(name) for name in named}) == 24
    assert actions.describe(ride.at_three(1, 2, 3)) == {"family": "ride", "horse": 1, "to": "c", "with": 3}
    for action in range(actions.size):
        name = actions.describe(action)
        family = name.pop("family")
        assert actions.encode(family, name) == action
        assert actions.digits(action) == [
            actions.first(action),
            actions.second(action),
            actions.third(action),
        ]
