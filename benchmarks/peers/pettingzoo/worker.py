"""PettingZoo's side: random play with `env()` of its classic games, wrappers included."""

from __future__ import annotations

from importlib.metadata import version
from random import random
from typing import Any

from pettingzoo.classic import (  # type: ignore[import]
    connect_four_v3,
    leduc_holdem_v4,
    tictactoe_v3,
)
from protocol import Unit, repeated, serve


def legal_actions(observation: Any, info: Any) -> Any:
    """Some environments give the mask in the observation, some separately."""
    mask = observation.get("action_mask", info.get("action_mask"))
    return mask.nonzero()[0]


def step_loop(env: Any) -> Unit:
    """Random play as PettingZoo's own examples do it."""

    def once() -> tuple[int, int]:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                actions = legal_actions(observation, info)
                env.step(int(actions[int(random() * len(actions))]))
                decisions += 1
        return decisions, 1

    return repeated(once)


serve(
    "pettingzoo",
    version("pettingzoo"),
    {
        "tic_tac_toe_step": step_loop(tictactoe_v3.env()),
        "connect_four_step": step_loop(connect_four_v3.env()),
        "leduc_step": step_loop(leduc_holdem_v4.env()),
    },
)
