"""Catanatron's side: whole games of four random players, and copies of a half-played game."""

from __future__ import annotations

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import]
from protocol import Unit, clones, repeated, serve

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int | None = None) -> Game:
    """A game of four random players."""
    return Game([RandomPlayer(color) for color in SEATS], seed=seed)


def random_play() -> Unit:
    """Whole games, played by Catanatron's own loop."""

    def once() -> tuple[int, int]:
        game = new_game()
        game.play()
        return len(game.state.actions), 1

    return repeated(once)


def half_way(seed: int) -> Game:
    """A position after half of the moves of a random game."""
    whole = new_game(seed)
    whole.play()
    game = new_game(seed)
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    return game


serve(
    "catanatron",
    version("catanatron"),
    {
        "catan_play": random_play(),
        "catan_clone": clones([half_way(seed).copy for seed in range(2)]),
    },
)
