"""States: lanes of simultaneous play, events, perspectives, and what rules must not do."""

from __future__ import annotations

import itertools

import pytest
from examples.copy_me import GAME
from tests.core.lanes import ANSWER, CLOSE, NEXT_QUESTION, OPEN_LANES, QUESTION, LaneToy, Toy
from tests.core.playing import any_choice
from tests.core.toy import Bare, revealed
from tests.laws.clone import check_clone
from tests.laws.hiding import check_hiding
from tests.laws.law import LawBroken, Script, Table
from tests.laws.secrecy import check_secrecy

from saloon.core.actions import Argument
from saloon.core.events import EVERYBODY, EventKind, mask_of
from saloon.core.lanes import row_before
from saloon.core.state import State


def toy(*questions: int, rounds: int = 1) -> tuple[State, Toy]:
    """A state of the lane toy and its table."""
    state = LaneToy(*questions, rounds=rounds).new(len(questions))
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


def test_only_the_last_answer_is_a_barrier() -> None:
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


def test_a_lane_can_be_opened_once_and_only_from_the_main_stack() -> None:
    state, _table = toy(1, 1)
    with pytest.raises(AssertionError):
        state.open_lane(QUESTION, 0)
    state.stack = 1
    with pytest.raises(AssertionError):
        state.open_lane(QUESTION, 1)


def test_a_stack_that_is_too_deep_is_noticed() -> None:
    state, _table = toy(1, 1)
    for _ in range(3):
        state.push(CLOSE, 0)
    with pytest.raises(AssertionError, match="give the layout more depth"):
        state.push(CLOSE, 0)


def test_the_rows_before_the_lanes_are_kept_until_they_close() -> None:
    state, table = toy(1, 2, rounds=2)
    state.apply(1, ANSWER.at(2))
    assert table.sums.dump(state) == [0, 2]
    assert [row_before(state, table.sums, seat) for seat in (0, 1)] == [[0], [0]]
    state.apply(1, ANSWER.at(2))
    state.apply(0, ANSWER.at(1))
    assert [row_before(state, table.sums, seat) for seat in (0, 1)] == [[1], [4]]
    for seat in (1, 1, 0):
        state.apply(seat, ANSWER.at(0))
    assert state.over
    assert [state.cells[table.sums.kept + seat] for seat in (0, 1)] == [0, 0], "nothing is kept after that"


def test_imagining_lets_the_others_choose_again() -> None:
    state, table = toy(1, 2, 2)
    state.apply(0, ANSWER.at(2))
    state.apply(1, ANSWER.at(1))
    state.apply(2, ANSWER.at(2))
    state.apply(2, ANSWER.at(2))
    imagined = [state.imagine(0, seed) for seed in range(30)]
    assert {tuple(other.actors()) for other in imagined} == {(1,)}
    assert {table.sums.get(other, 0) for other in imagined} == {2}, "the player's own answers stay"
    assert {table.answers.get(other, 1) for other in imagined} == {0, 1}, "nobody knows how far others are"
    assert {table.answers.get(other, 2) for other in imagined} == {2}, "but everybody knows who is done"
    assert {table.sums.get(other, 2) for other in imagined} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("questions", [(2, 2), (2, 1, 3), (0, 2, 2, 1)])
def test_lanes_that_can_be_rewound_keep_secrets(questions: tuple[int, ...]) -> None:
    table = Table(LaneToy(*questions, rounds=4), len(questions), {})
    for seed in range(8):
        for check in (check_secrecy, check_hiding, check_clone):
            check(table, Script(seed))


def test_lanes_that_are_not_rewound_are_caught() -> None:
    class Careless(Toy):
        def imagine(self, s: State, player: int) -> None:
            pass

    class CarelessToy(LaneToy):
        def lay_out(self, players: int, *_: object) -> Toy:
            return Careless(self, players)

    with pytest.raises(LawBroken, match="'sums' is always the same"):
        check_hiding(Table(CarelessToy(2, 2, rounds=3), 2, {}), Script(1))


def test_lanes_that_can_be_rewound_are_stored_at_any_moment() -> None:
    state, _ = toy(2, 1, rounds=2)
    while not state.over:
        restored = state.layout.game.from_json(state.to_json())
        assert restored.digest() == state.digest()
        assert restored.imagine(0, 5).digest() == state.imagine(0, 5).digest()
        player, action = any_choice(state)
        state.apply(player, action)


# -- the stack ---


def test_unwinding_drops_the_steps_above_one() -> None:
    state, table = toy(1, 1)
    state = state.layout.game.blank(table, 0)
    state.push(CLOSE, 0)
    state.push(OPEN_LANES, 1, 7)
    clean = state.digest()
    state.push(QUESTION, 0, 1, 2)
    state.push(NEXT_QUESTION, 1, 3)
    state.unwind(OPEN_LANES)
    assert state.digest() == clean, "what was dropped leaves no trace"
    with pytest.raises(AssertionError, match="'ask' does not wait on this stack"):
        state.unwind(QUESTION)


# -- events --------------------------------------------------------------------------------------------------


def test_no_events_without_a_listener() -> None:
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
        ("sealed", mask_of([1])),
        ("shown", EVERYBODY),
        ("shown", EVERYBODY),
    ]
    sealed = events[0]
    assert [sealed.visible_to(viewer) for viewer in (0, 1, None)] == [False, True, False]
    assert sealed.describe() == {"event": "sealed", "amount": sealed.digits[0]}
    assert all(event.visible_to(None) for event in events if event is not sealed)


def test_events_of_a_lane_reach_everybody_else_later() -> None:
    state = GAME.new(3, seed=1)
    state.listen()
    state.retell(EventKind("bid", [Argument("player", 3, "seat"), Argument("amount", 9)]), 1, 4)
    (event,) = state.events or []
    assert [event.visible_to(viewer) for viewer in (0, 1, 2, None)] == [True, False, True, True]
    assert event.describe() == {"event": "bid", "player": 1, "amount": 4}


def test_an_event_for_some_seats_with_a_list() -> None:
    kind = EventKind("dealt", [Argument("player", 4, "seat"), Argument("card", ["ace", "king"])], many=True)
    state = GAME.new(4, seed=1)
    before = revealed(state)
    state.announce(kind, [0, 1, 0, 1], mask_of([0, 2]))
    assert revealed(state) == before + 1, "what some have learned cannot be taken back"
    state.listen()
    state.announce(kind, [3, 1, 0, 1], mask_of([0, 2]))
    state.announce(kind, [3])
    some, all_ = state.events or []
    assert [some.visible_to(viewer) for viewer in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    assert all(all_.visible_to(viewer) for viewer in (0, 1, 2, 3, None))
    assert some.describe() == {"event": "dealt", "player": 3, "card": ["king", "ace", "king"]}
    assert all_.describe() == {"event": "dealt", "player": 3, "card": []}


def test_what_is_announced_in_a_lane_stays_there() -> None:
    state, _ = toy(1, 1)
    state.listen()
    state.stack = 2
    state.announce(EventKind("secret", []), [])
    (event,) = state.events or []
    assert [event.visible_to(viewer) for viewer in (0, 1, None)] == [False, True, False]


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


def test_the_standing_of_a_running_game() -> None:
    outcome = GAME.new(3, seed=1).outcome()
    assert [outcome.reason, outcome.scores, outcome.ranking] == ["unfinished", [0, 0, 0], [[0, 1, 2]]]


def test_a_blank_state_is_the_same_everywhere() -> None:
    game = Bare()
    assert game.blank(game.layout(2), 5).digest() == Bare().blank(Bare().layout(2), 5).digest()
    assert game.blank(game.layout(2), 5).digest() != game.blank(game.layout(2), 6).digest()
