"""A toy for simultaneous play: everybody answers as many questions at once as the table says.

An answer is a secret number; the answers of others are known when all are done. A player who looks learns
something, so that cannot be taken back. There may be several rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from saloon.authoring.fields import Number
from saloon.authoring.kit import Track
from saloon.core.actions import Argument, Choices, Family
from saloon.core.game import Game
from saloon.core.lanes import replay_lanes, rewind_lanes, row_before
from saloon.core.layout import Layout
from saloon.core.refusal import RuleBook
from saloon.core.steps import ALLOWED, Question, Task

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.state import State

ANSWER = Family("answer", [Argument("number", 3)])
LOOK = Family("look", [])


class OpenLanes(Task):
    """Opens a lane for every player with `questions[player]` questions, and a note behind them."""

    def run(self, t: Toy, s: State, player: int) -> None:
        s.push(CLOSE, player)
        for seat, count in enumerate(t.game.questions):
            s.open_lane(NEXT_QUESTION, seat, count)


class NextQuestion(Task):
    """Runs by itself inside a lane: asks while questions (`a`) are left, then notes that it is done."""

    def run(self, t: Toy, s: State, player: int) -> None:
        a = s.a
        if a > 0:
            s.push(NEXT_QUESTION, player, a - 1)
            s.push(QUESTION, player)
        else:
            t.done.move(s, player, 1)


class Ask(Question):
    """Asks an arbitrary question."""

    def offer(self, t: Toy, s: State, player: int, choices: Choices) -> None:
        a = s.a
        for number in range(3):
            choices.offer(ANSWER.at(number))
        if a == 0:
            choices.offer(LOOK.at())

    def forbids(self, t: Toy, s: State, player: int, action: int) -> int:
        return ALLOWED if action in s.choices(player) else 1

    def take(self, t: Toy, s: State, player: int, action: int) -> None:
        if action == LOOK.at():
            s.reveal()
            s.push(self, player, 1)
            return
        t.answers.move(s, player, 1)
        t.sums.move(s, player, t.game.actions.first(action))


class Close(Task):
    """Goes on when all lanes are empty."""

    def run(self, t: Toy, s: State, player: int) -> None:
        t.rounds.move(s, 1)
        if t.rounds.get(s) == t.game.rounds:
            s.finish(0)
        else:
            s.push(OPEN_LANES, 0)


OPEN_LANES = OpenLanes("open_lanes")
NEXT_QUESTION = NextQuestion("next_question")
QUESTION = Ask("ask")
CLOSE = Close("close")


class View(msgspec.Struct, frozen=True):
    """The sums of everybody's answers: the viewer's own at once, those of others when all are done."""

    rounds: int
    sums: list[int]
    acting: list[int]


class Toy(Layout):
    """The table: who has answered how often, and whose lane is done."""

    game: LaneToy

    def __init__(self, game: LaneToy, players: int) -> None:
        super().__init__(game, players, {}, {}, lanes=True, depth=4)
        self.answers = self.add(Track("answers", players), owned=True)
        self.sums = self.add(Track("sums", players), owned=True)
        self.done = self.add(Track("done", players), owned=True)
        self.rounds = self.add(Number("rounds"))

    def view(self, s: State, player: int | None) -> View:
        sums = [row_before(s, self.sums, seat)[0] for seat in range(self.players)]
        if player is not None:
            sums[player] = self.sums.get(s, player)
        return View(self.rounds.get(s), sums, s.actors())

    def imagine(self, s: State, player: int) -> None:
        done = rewind_lanes(s, player)
        replay_lanes(s, player, done)

    def score(self, s: State, player: int) -> int:
        return self.sums.get(s, player)


class LaneToy(Game):
    """The toy, with one player per number of questions."""

    def __init__(self, *questions: int, rounds: int = 1) -> None:
        self.questions = questions
        self.rounds = rounds
        super().__init__(
            name="lane_toy",
            version=1,
            package="examples.copy_me",
            players=(len(questions), len(questions)),
            options=[],
            families=[ANSWER, LOOK],
            events=[],
            moments=[OPEN_LANES, NEXT_QUESTION, QUESTION, CLOSE],
            rules=RuleBook(),
            reasons=["done"],
            rule_out_of_turn="HB-9",
            rule_when_over="HB-6",
            bound=2 * sum(questions) * rounds,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return Toy(self, players)

    def set_up(self, t: Toy, s: State) -> None:
        s.push(OPEN_LANES, 0)
