"""A learner that beats a random bot within a minute: a softmax policy, taught by its own games (REINFORCE).

It has one number for every action, the same in all situations: how much it likes it. After a game that was
won, everything that was done becomes a little more likely, after a lost one less. It is the simplest learner
that learns something; a better one looks at `seen["observation"]` too.

python examples/policy_gradient.py cover_your_assets 1500
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

import saloon
from saloon.lab.gymnasium import environment_id
from saloon.lab.statistics import share_interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saloon.lab.statistics import Interval

STEP = 0.4
"""How far one game moves the preferences."""


def chances(likes: NDArray[np.float64], mask: NDArray[np.int8]) -> NDArray[np.float64]:
    """How likely every action is: those that are not allowed now have no chance."""
    weights = np.where(mask, np.exp(likes - likes[mask == 1].max()), 0.0)
    return weights / weights.sum()


def learn(env: gymnasium.Env[Any, Any], games: int, seed: int) -> NDArray[np.float64]:
    """Play some games and learn from each; returns the final preferences."""
    random = np.random.default_rng(seed)
    likes = np.zeros(env.action_space.n)  # type: ignore[attr-defined]  # every space of Saloon has a number
    expected = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        pull = np.zeros_like(likes)
        choices = 0
        over = False
        while not over:
            likely = chances(likes, seen["action_mask"])
            action = random.choice(len(likely), p=likely)
            # Towards what was done, away from what might have been done instead.
            pull[action] += 1
            pull -= likely
            choices += 1
            seen, reward, over, _, _ = env.step(action)
        likes += STEP * (float(reward) - expected) * pull / np.sqrt(choices)
        expected += 0.02 * (float(reward) - expected)
    return likes


def test(env: gymnasium.Env[Any, Any], likes: NDArray[np.float64], games: int, seed: int) -> Interval:
    """The share of new games that the learner wins."""
    random = np.random.default_rng(seed)
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            likely = chances(likes, seen["action_mask"])
            seen, reward, over, _, _ = env.step(random.choice(len(likely), p=likely))
        won += float(reward) + 0.5
    return share_interval(won, games)


def main(name: str, games: int) -> tuple[Interval, Interval]:
    """Learn one seat of two against a random bot: the share of victories before and after."""
    options = {"end": "quick"} if name == "cover_your_assets" else {}
    env = gymnasium.make(environment_id(name), players=2, bots="random", seat=None, **options)
    before = test(env, np.zeros(len(saloon.load(name).actions)), 200, seed=10**6)
    likes = learn(env, games, seed=1)
    return before, test(env, likes, 200, seed=10**6)


if __name__ == "__main__":
    told = main(
        sys.argv[1] if len(sys.argv) > 1 else "cover_your_assets",
        int(sys.argv[2]) if len(sys.argv) > 2 else 1500,
    )
    for when, share in zip(("before", "after"), told, strict=True):
        assert share.low is not None
        assert share.high is not None
        print(f"{when}: wins {100 * share.mean:.0f} % [{100 * share.low:.0f}, {100 * share.high:.0f}]")
