"""States: lanes of simultaneous play, events, perspectives, and what rules must not do."""

from __future__ import annotations

import itertools

import pytest
from examples.copy_me import GAME
from tests.core.lanes import ANSWER, LaneToy, Toy
from tests.core.playing import any_choice
from tests.core.toy import Bare, revealed

from saloon.core.events import EVERYBODY
from saloon.core.state import State


def toy(*questions: int) -> tuple[State, Toy]:
    """A state of the lane toy and its table."""
    state = LaneToy(*questions).new(len(questions))
    assert isinstance(state.layout, Toy)
    return state, state.layout


# -- lanes ---------------------------------------------------------------------------------------------------


def test_everybody_with_a_question_may_act() -> None:
    state, table = toy(1, 0, 2)
    assert state.actors() == [0, 2]
    assert [state.acts(seat) for seat in range(3)] == [True, False, True]
    assert [state.prompt(seat) for seat in range(3)] == ["ask", "", "ask"]
    assert table.done.dump(state) == [0, 1, 0], "a lane without a question closes at once"


def test_a_lane_has_a_stack_of_its_own() -> None:
    state, table = toy(1, 3)
    for _ in range(2):
        state.apply(1, ANSWER.at())
    assert state.actors() == [0, 1]
    assert table.answers.dump(state) == [0, 2]
    state.apply(0, ANSWER.at())
    assert state.actors() == [1]
    assert table.done.dump(state) == [1, 0]
    assert not state.over
    state.apply(1, ANSWER.at())
    assert state.over


def test_the_main_stack_goes_on_when_all_lanes_are_empty_whatever_the_order() -> None:
    order = [0, 1, 1, 2]
    ends = set()
    for permutation in set(itertools.permutations(order)):
        state, table = toy(1, 2, 1)
        for place, seat in enumerate(permutation):
            assert not state.over, f"over after {place} of {len(order)} answers"
            state.apply(seat, ANSWER.at())
        assert state.over
        assert table.answers.dump(state) == [1, 2, 1]
        ends.add(state.digest())
    assert len(ends) == 1


def test_lanes_without_any_question_are_passed_over() -> None:
    state, table = toy(0, 0)
    assert state.over
    assert table.done.dump(state) == [1, 1]


def test_the_last_answer_is_a_barrier_and_the_others_are_none() -> None:
    state, _ = toy(1, 1)
    state.apply(1, ANSWER.at())
    assert revealed(state) == 0
    state.apply(0, ANSWER.at())
    assert revealed(state) == 1


def test_lanes_are_cloned_and_stored() -> None:
    state, _ = toy(2, 1, 2)
    state.apply(2, ANSWER.at())
    for other in (state.clone(), state.layout.game.from_json(state.to_json())):
        assert other.digest() == state.digest()
        for seat in (0, 1, 2, 0):
            other.apply(seat, ANSWER.at())
        assert other.over
    assert state.actors() == [0, 1, 2]


def test_a_lane_can_be_opened_once_and_from_the_main_stack_only() -> None:
    state, table = toy(1, 1)
    with pytest.raises(AssertionError):
        state.open_lane(table.question, 0)
    state.stack = 1
    with pytest.raises(AssertionError):
        state.open_lane(table.question, 1)


def test_a_stack_that_is_too_deep_is_noticed() -> None:
    state, table = toy(1, 1)
    for _ in range(3):
        state.push(table.close, 0)
    with pytest.raises(AssertionError, match="give the layout more depth"):
        state.push(table.close, 0)


# -- events --------------------------------------------------------------------------------------------------


def test_nothing_is_told_when_nobody_listens() -> None:
    state = GAME.new(3, seed=1)
    state.apply(*any_choice(state))
    assert state.events is None


def test_events_go_to_everybody_or_to_one_seat() -> None:
    state = GAME.new(2, seed=1)
    state.apply(*any_choice(state, 0))
    state.listen()
    state.apply(*any_choice(state, 1))
    events = state.events or []
    assert [(event.kind.name, event.audience) for event in events] == [
        ("sealed", 1),
        ("shown", EVERYBODY),
        ("shown", EVERYBODY),
    ]
    sealed = events[0]
    assert [sealed.visible_to(viewer) for viewer in (0, 1, None)] == [False, True, False]
    assert sealed.describe() == {"event": "sealed", "amount": sealed.digits[0]}
    assert all(event.visible_to(None) for event in events if event is not sealed)


def test_a_clone_does_not_listen() -> None:
    state = GAME.new(3, seed=1)
    state.listen()
    assert state.clone().events is None


# -- views and perspectives ----------------------------------------------------------------------------------


def test_a_perspective_keeps_no_way_back_to_the_truth() -> None:
    state = GAME.new(3, seed=1)
    perspective = state.perspective(0)
    assert [perspective.player, perspective.layout] == [0, state.layout]
    assert perspective.view == state.view(0)
    assert perspective.choices == state.choices(0)
    assert perspective.imagine(7).digest() == state.imagine(0, 7).digest()
    states = [value for name in dir(perspective) if isinstance(value := getattr(perspective, name), State)]
    assert all(held.view(1) != state.view(1) for held in states)


def test_the_standing_of_a_game_that_goes_on() -> None:
    outcome = GAME.new(3, seed=1).outcome()
    assert [outcome.reason, outcome.scores, outcome.ranking] == ["unfinished", [0, 0, 0], [[0, 1, 2]]]


def test_a_blank_state_is_the_same_everywhere() -> None:
    game = Bare()
    assert game.blank(game.layout(2), 5).digest() == Bare().blank(Bare().layout(2), 5).digest()
    assert game.blank(game.layout(2), 5).digest() != game.blank(game.layout(2), 6).digest()
