"""Verbs, menus, one-rule questions and courses, in a game of one question each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from saloon.authoring import (
    ALLOWED,
    Argument,
    Choices,
    Course,
    Family,
    Game,
    Layout,
    Menu,
    OneRule,
    RuleBook,
    State,
    Step,
    Track,
    Verb0,
    Verb1,
    Verb2,
    Verb3,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

WAIT = Family("wait", [])
LIFT = Family("lift", [Argument("stone", 3)])
CARRY = Family("carry", [Argument("stone", 3), Argument("place", 2)])
STACK = Family("stack", [Argument("stone", 3), Argument("place", 2), Argument("height", 4)])
SLEEP = Family("sleep", [])
BOOK = RuleBook()
TOO_HEAVY, NOT_NOW, BY_DAY_ONLY = BOOK.rule("HB-1"), BOOK.rule("HB-2"), BOOK.rule("HB-3")


class Yard(Layout):
    """Remembers what was done, as numbers."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 2, {}, {})
        self.done = self.add(Track("done", 8))

    def note(self, s: State, *numbers: int) -> None:
        for place, number in enumerate(numbers):
            self.done.set(s, place, number)


class Wait(Verb0):
    def take(self, t: Yard, s: State, me: int) -> None:
        t.note(s, 100 + me)


class Lift(Verb1):
    def forbids(self, t: Yard, s: State, me: int, stone: int) -> int:
        return ALLOWED if stone < 2 else TOO_HEAVY

    def take(self, t: Yard, s: State, me: int, stone: int) -> None:
        t.note(s, me, stone)


class Carry(Verb2):
    def forbids(self, t: Yard, s: State, me: int, stone: int, place: int) -> int:
        return ALLOWED if stone != place else TOO_HEAVY

    def take(self, t: Yard, s: State, me: int, stone: int, place: int) -> None:
        t.note(s, me, stone, place)


class Stack(Verb3):
    def forbids(self, t: Yard, s: State, me: int, stone: int, place: int, height: int) -> int:
        return ALLOWED if stone + place + height == s.a else TOO_HEAVY

    def take(self, t: Yard, s: State, me: int, stone: int, place: int, height: int) -> None:
        t.note(s, me, stone, place, height, s.a, s.b)


class Pick(OneRule):
    def offer(self, t: Yard, s: State, player: int, choices: Choices) -> None:
        choices.offer(LIFT.at(1))

    def take(self, t: Yard, s: State, player: int, action: int) -> None:
        t.note(s, LIFT.first(action))


def dawn(t: Yard, s: State, player: int) -> None:
    """The first stage asks something; the next one comes afterwards."""
    t.note(s, 1)
    s.push(WORK, player)


def noon(t: Yard, s: State, player: int) -> None:
    t.done.set(s, 6, t.done.get(s, 0))
    t.done.set(s, 7, s.b)


def dusk(t: Yard, s: State, player: int) -> None:
    s.finish(0)


VERBS = [Wait(WAIT), Lift(LIFT), Carry(CARRY), Stack(STACK)]
WORK = Menu("work", VERBS, NOT_NOW, {"sleep": BY_DAY_ONLY})
PICK = Pick("pick", TOO_HEAVY)
DAY = Course("day", [dawn, noon, dusk])


class YardGame(Game):
    def __init__(self) -> None:
        moments: list[Step] = [WORK, PICK, DAY]
        super().__init__(
            name="yard",
            version=1,
            package="examples.copy_me",
            players=(2, 2),
            options=[],
            families=[WAIT, LIFT, CARRY, STACK, SLEEP],
            events=[],
            moments=moments,
            rules=BOOK,
            reasons=["done"],
            rule_out_of_turn="HB-9",
            rule_when_over="HB-6",
            bound=1,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return Yard(self)


GAME = YardGame()


def asked(step: Step, a: int = 0, b: int = 0) -> State:
    """Player 1 is asked; afterwards the game is over."""
    state = GAME.blank(GAME.layout(2), 0)
    state.push(DAY, 1, 2)
    state.push(step, 1, a, b)
    state.settle()
    return state


def rule_against(state: State, action: int) -> str:
    refusal = state.refusal(1, action)
    return "" if refusal is None else refusal.rule


def done(state: State) -> list[int]:
    table = state.layout
    assert isinstance(table, Yard)
    return table.done.dump(state)


def test_what_is_offered_follows_from_the_guards_in_the_order_of_the_menu() -> None:
    expected = [WAIT.at(), LIFT.at(0), LIFT.at(1)]
    expected += [CARRY.at(stone, place) for stone in range(3) for place in range(2) if stone != place]
    expected += [STACK.at_three(*stack) for stack in [(0, 0, 2), (0, 1, 1), (1, 0, 1), (1, 1, 0), (2, 0, 0)]]
    assert asked(WORK, a=2).choices(1) == expected


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (LIFT.at(2), "HB-1"),
        (CARRY.at(1, 1), "HB-1"),
        (STACK.at_three(2, 1, 3), "HB-1"),
        (SLEEP.at(), "HB-3"),
        (LIFT.at(1), ""),
        (STACK.at_three(0, 1, 1), ""),
    ],
)
def test_a_refusal_names_the_rule_of_the_verb_or_of_the_menu(action: int, rule: str) -> None:
    assert rule_against(asked(WORK, a=2), action) == rule


def test_what_is_not_on_a_menu_is_refused_by_its_own_rule() -> None:
    other = Menu("other", [Wait(WAIT)], NOT_NOW)
    other.prepare(GAME.actions)
    state = asked(WORK)
    assert other.forbids(state.layout, state, 1, LIFT.at(0)) == NOT_NOW


@pytest.mark.parametrize(
    ("action", "noted"),
    [
        (WAIT.at(), [101]),
        (LIFT.at(1), [1, 1]),
        (CARRY.at(2, 1), [1, 2, 1]),
        (STACK.at_three(1, 0, 1), [1, 1, 0, 1, 2, 9]),
    ],
)
def test_a_verb_gets_the_arguments_of_its_action(action: int, noted: list[int]) -> None:
    state = asked(WORK, a=2, b=9)
    state.apply(1, action)
    assert done(state)[: len(noted)] == noted


def test_where_one_rule_stands_against_the_rest() -> None:
    state = asked(PICK)
    assert [rule_against(state, LIFT.at(stone)) for stone in range(3)] == ["HB-1", "", "HB-1"]
    assert rule_against(state, SLEEP.at()) == "HB-1"
    state.apply(1, LIFT.at(1))
    assert done(state)[0] == 1


def test_a_course_goes_on_when_what_a_stage_asked_is_answered() -> None:
    state = asked(DAY, b=5)
    assert [state.prompt(1), done(state)[0], done(state)[7]] == ["work", 1, 0]
    state.apply(1, LIFT.at(0))
    assert state.over
    assert done(state)[6:] == [1, 5]
