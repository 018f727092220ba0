"""RLCard's side: random play with `env.step`, which also encodes an observation at every step."""

from __future__ import annotations

from importlib.metadata import version
from random import random

import rlcard  # type: ignore[import]
from protocol import Unit, repeated, serve

GAMES = {"uno": "uno", "leduc": "leduc-holdem"}


def step_loop(name: str) -> Unit:
    """Random play as RLCard's own examples do it."""
    env = rlcard.make(name, config={"seed": 3})

    def once() -> tuple[int, int]:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions, 1

    return repeated(once)


serve(
    "rlcard",
    version("rlcard"),
    {f"{unit}_step": step_loop(name) for unit, name in GAMES.items()},
)
