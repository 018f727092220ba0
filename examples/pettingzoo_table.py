"""A table of learning agents through PettingZoo: everybody plays at random among what the mask allows.

python examples/pettingzoo_table.py cover_your_assets 3
"""

from __future__ import annotations

import sys

import numpy as np

from saloon.lab.pettingzoo import env


def play(name: str, players: int, seed: int = 7) -> dict[str, float]:
    """One game; every agent's reward."""
    random = np.random.default_rng(seed)
    table = env(name, players)
    table.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            rewards[agent] = reward
            print(f"{agent}: place {info['place']}, score {info['score']:,}, reward {reward:+.2f}")
            table.step(None)
        else:
            # A learner would look at observation["observation"]; table.unwrapped.observation_names names it.
            allowed = np.flatnonzero(observation["action_mask"])
            table.step(int(random.choice(allowed)))
    return rewards


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) > 1 else "point_city", int(sys.argv[2]) if len(sys.argv) > 2 else 2)
