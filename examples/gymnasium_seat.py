"""One seat through Gymnasium: a tiny learner finds out which kind of action pays against a random bot.

It learns only the mean reward of every family of actions (to draw, to take, to flip …), and takes the
best with a little curiosity. Enough to show the loop; bring your own learner for more.

python examples/gymnasium_seat.py point_city 40
"""

from __future__ import annotations

import sys
from collections import defaultdict

import gymnasium
import numpy as np

import saloon
from saloon.lab.gymnasium import environment_id


def learn(name: str, games: int, seed: int = 1) -> list[float]:
    """Play some games and learn from each; returns the rewards in order."""
    env = gymnasium.make(environment_id(name), players=2, bots="random")
    actions = saloon.load(name).actions
    random = np.random.default_rng(seed)
    total: defaultdict[int, float] = defaultdict(float)
    count: defaultdict[int, int] = defaultdict(int)
    rewards: list[float] = []
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        taken: set[int] = set()
        over = False
        while not over:
            allowed = np.flatnonzero(seen["action_mask"])
            kinds = {actions.family(int(action)) for action in allowed}
            best = max(kinds, key=lambda kind: total[kind] / (count[kind] + 1) + 0.3 * random.random())
            chosen = [action for action in allowed if actions.family(int(action)) == best]
            taken.add(best)
            seen, reward, over, _, _ = env.step(random.choice(chosen))
        rewards.append(float(reward))
        for kind in taken:
            total[kind] += float(reward)
            count[kind] += 1
    return rewards


if __name__ == "__main__":
    found = learn(
        sys.argv[1] if len(sys.argv) > 1 else "point_city", int(sys.argv[2]) if len(sys.argv) > 2 else 40
    )
    half = len(found) // 2
    print(f"mean reward of the first half:  {np.mean(found[:half]):+.3f}")
    print(f"mean reward of the second half: {np.mean(found[half:]):+.3f}")
