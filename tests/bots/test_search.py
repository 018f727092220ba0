"""How search lets the choices at the root race; how strong it is in games is on docs/ladder.md."""

from __future__ import annotations

from typing import Any, Final

import pytest

import saloon
from saloon.authoring.knowledge import Knowledge
from saloon.bots import make_bot
from saloon.bots.search import FINALISTS, SearchBot, Tree
from saloon.core.actions import Choices
from saloon.core.chance import Chance

GAME: Final = saloon.load("cover_your_assets")
PLAYERS: Final = 2


class OneFavourite(Knowledge):
    """Knows nothing about positions, but likes one action."""

    def __init__(self, action: int, worth: float) -> None:
        self.action = action
        self.worth = worth

    def value(self, s: saloon.State, player: int) -> float:
        return 0.5

    def prior(self, s: saloon.State, player: int, action: int) -> float:
        return self.worth if action == self.action else 0.0

    def horizon(self) -> int:
        return 1


class Thinker(Knowledge):
    """Has thought every question through, and likes the last choice best."""

    def study(
        self, perspective: saloon.Perspective, choices: Choices, found: Any, effort: int, chance: Chance
    ) -> bool:
        for place in range(choices.size):
            found[place] = 0.01 * place * effort
        return True

    def value(self, s: saloon.State, player: int) -> float:
        raise AssertionError("nothing is left to simulate")


class Judge(Knowledge):
    """Judges the end of a playout differently from other positions."""

    def value(self, s: saloon.State, player: int) -> float:
        return 0.1

    def judge(self, s: saloon.State, player: int) -> float:
        return 0.7


def opening(seed: int = 1) -> tuple[saloon.State, int]:
    """A fresh deal and who begins."""
    state = GAME.new(players=PLAYERS, seed=seed)
    return state, state.actors()[0]


@pytest.mark.parametrize("worth", [0.01, -0.01])
def test_between_equal_values_the_prior_decides(worth: float) -> None:
    state, player = opening()
    perspective = state.perspective(player)
    for action in perspective.choices:
        tree = Tree(state.layout, Chance(1))
        tree.knowledge = OneFavourite(action, worth)
        tree.horizon = 1
        tree.root_choices(perspective)
        tree.simulate(perspective, 2 * len(perspective.choices))
        assert (tree.best() == action) == (worth > 0)


def test_no_choice_drops_out_before_all_had_the_same_chance() -> None:
    """In the middle of a turn some choices were tried once more than others."""
    state, player = opening()
    tree = Tree(state.layout, Chance(1))
    perspective = state.perspective(player)
    choices = len(tree.root_choices(perspective))
    assert choices > FINALISTS + 1
    tree.narrow(1.0)
    tree.simulate(perspective, choices - 1)
    assert tree.running == choices
    tree.simulate(perspective, 1)
    assert tree.running == FINALISTS


def test_the_more_is_spent_the_fewer_stay_in_the_race() -> None:
    state, player = opening()
    tree = Tree(state.layout, Chance(1))
    perspective = state.perspective(player)
    choices = len(tree.root_choices(perspective))
    left = []
    for spent in (0.0, 0.3, 0.6, 1.0):
        tree.narrow(spent)
        tree.simulate(perspective, choices)
        left.append(tree.running)
    assert left[0] == choices
    assert left == sorted(left, reverse=True)
    assert left[-1] == FINALISTS


@pytest.mark.parametrize("spec", ["search:n=1", "search:n=3", "search:n=50", "search:ms=1"])
def test_every_budget_gives_a_legal_choice(spec: str) -> None:
    """Also one that is smaller than the number of choices."""
    state, player = opening()
    perspective = state.perspective(player)
    assert make_bot(spec, 1).choose(perspective) in perspective.choices


def test_the_same_seed_chooses_the_same() -> None:
    state, player = opening()
    perspective = state.perspective(player)
    assert len({make_bot("search:n=60", 5).choose(perspective) for _ in range(3)}) == 1


def test_what_is_thought_through_is_not_simulated() -> None:
    state, player = opening()
    perspective = state.perspective(player)
    bot = make_bot("search:n=50", 1)
    assert isinstance(bot, SearchBot)
    bot.choose(perspective)
    tree = bot.tree
    assert tree is not None
    tree.knowledge = Thinker()
    assert bot.choose(perspective) == perspective.choices[-1]


def test_playouts_are_judged_at_their_end() -> None:
    state, player = opening()
    tree = Tree(state.layout, Chance(1))
    tree.knowledge = Judge()
    perspective = state.perspective(player)
    tree.root_choices(perspective)
    tree.simulate(perspective, 40)
    assert tree.rewards[tree.runners[0]] == pytest.approx(0.7 * tree.cells[tree.runners[0] * 6 + 2])
