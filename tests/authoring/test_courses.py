"""Courses on a table of their own: their order, what they keep, forks, and what a course is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from saloon.authoring import Course, Family, Fork, Game, Layout, Menu, RuleBook, State, Step, Track, Verb0

if TYPE_CHECKING:
    from collections.abc import Mapping

WAIT = Family("wait", [])
BOOK = RuleBook()
NOT_NOW = BOOK.rule("HB-1")


class Road(Layout):
    """Remembers the stages, as the digits of a number, and what they found in `s.a` and `s.b`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 2, {}, {})
        self.laps = self.add(Track("laps", 1))
        self.told = self.add(Track("told", 3))

    def note(self, s: State, stage: int) -> None:
        self.told.set(s, 0, self.told.get(s, 0) * 10 + stage)
        self.told.set(s, 1, s.a)
        self.told.set(s, 2, s.b)


class Wait(Verb0):
    def take(self, t: Road, s: State, me: int) -> None:
        pass


def set_out(t: Road, s: State, player: int) -> None:
    t.note(s, 1)
    s.push(WAITING, player)


def walk(t: Road, s: State, player: int) -> None:
    """A fork: as many laps as there are to walk, then a rest; without a number the road ends."""
    t.note(s, 2)
    if t.laps.get(s, 0) == 0:
        WALK.go_to(s, player, rest, s.b)
    elif t.laps.get(s, 0) > 0:
        t.laps.move(s, 0, -1)
        WALK.go_to(s, player, walk, s.b)
        s.push(WAITING, player)


def dream(t: Road, s: State, player: int) -> None:
    """Only what goes from stage to stage comes here."""
    t.note(s, 3)


def rest(t: Road, s: State, player: int) -> None:
    t.note(s, 4)
    s.push(WAITING, player)


def tell(t: Road, s: State, player: int) -> None:
    t.note(s, 5)
    s.push(WAITING, player)


def end(t: Road, s: State, player: int) -> None:
    s.finish(0)


WAITING = Menu("wait", [Wait(WAIT)], NOT_NOW)
WALK = Course("walk", [set_out, Fork(walk), dream, rest])
TALE = Course("tale", [tell, dream, Fork(rest), tell], about=True)
END = Course("end", [end])


class RoadGame(Game):
    def __init__(self) -> None:
        moments: list[Step] = [WAITING, WALK, TALE, END]
        super().__init__(
            name="road",
            version=1,
            package="examples.copy_me",
            players=(2, 2),
            options=[],
            families=[WAIT],
            events=[],
            moments=moments,
            rules=BOOK,
            reasons=["done"],
            rule_out_of_turn="HB-9",
            rule_when_over="HB-6",
            bound=9,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return Road(self)


GAME = RoadGame()


def along(course: Step, a: int = 0, b: int = 0, laps: int = 0) -> list[list[int]]:
    """Player 1 goes along a course; what was noted, and the frame that waits below, at every question."""
    state = GAME.blank(GAME.layout(2), 0)
    road = state.layout
    assert isinstance(road, Road)
    road.laps.set(state, 0, laps)
    state.push(END, 1)
    state.push(course, 1, a, b)
    state.settle()
    seen = []
    while not state.over:
        waits = state.cells[state.cells[7] - 4 :][:4]
        seen.append([*road.told.dump(state), *waits])
        state.apply(1, WAIT.at())
    return seen


def test_a_stage_puts_the_next_one_below_what_it_asks() -> None:
    assert along(WALK, laps=0, b=6)[0] == [1, 0, 6, WALK.number, 1, 1, 6]


@pytest.mark.parametrize("laps", [1, 3])
def test_a_fork_can_come_again_and_pass_over_what_follows(laps: int) -> None:
    seen = along(WALK, b=6, laps=laps)
    again = [[int("1" + "2" * lap), 1, 6, WALK.number, 1, 1, 6] for lap in range(1, laps + 1)]
    assert seen[1:-1] == again
    assert seen[-1] == [int("12" + "2" * laps + "4"), 3, 6, END.number, 1, 0, 0]


def test_a_course_ends_at_a_fork_that_goes_nowhere() -> None:
    assert [noted[0] for noted in along(WALK, laps=-1)] == [1]


def test_a_course_about_something_keeps_that_and_counts_stages_in_the_other_number() -> None:
    assert along(TALE, a=8) == [
        [5, 8, 0, TALE.number, 1, 8, 1],
        [534, 8, 2, END.number, 1, 0, 0],
    ]


def test_go_to_names_a_stage_of_a_course_about_something() -> None:
    state = GAME.blank(GAME.layout(2), 0)
    TALE.go_to(state, 1, rest, 8)
    assert list(state.cells[state.cells[7] :])[:4] == [TALE.number, 1, 8, 2]
