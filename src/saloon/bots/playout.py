"""Whole games at full speed, inside the compiled engine."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.layout import Layout
from saloon.core.state import State


def play_randomly(s: State, chance: Chance, choices: Choices) -> i64:
    """Play a game to its end with random choices; returns how many."""
    made: i64 = 0
    while not s.over:
        player = s.actor()
        size = s.legal(player, choices)
        s.play(player, choices.actions[chance.below(size)])
        made += 1
    return made


def random_games(layout: Layout, games: int, seed: int) -> int:
    """Play many random games one after another; returns how many choices were made."""
    choices = Choices(layout.game.actions.size)
    made: i64 = 0
    chance = Chance(seed)
    for number in range(games):
        made += play_randomly(layout.game.begin(layout, seed + number), chance, choices)
    return made
