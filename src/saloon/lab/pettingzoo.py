"""The PettingZoo door: any game as an AEC environment, `env("cover_your_assets", 4, end="quick")`.

- **Agents** are `player_0`, `player_1` …, by seat.
- **Observations** are `{"observation": …, "action_mask": …}`: what that player may know as a vector of int32
  (`env.unwrapped.observation_names` says what each number means), and a 1 for every action that the agent may
  take now. The mask of an agent that is not to act is all 0.
- **Actions** are Saloon's own numbers (`saloon.load(name).describe(action)` names them). One that the mask
  does not allow raises `saloon.IllegalAction`, naming the rule, and changes nothing. For
  PettingZoo's custom of ending the game, put `TerminateIllegalWrapper` around the environment.
- **Rewards** are 0 until the game ends; then every agent gets its share in the victory less an even one (see
  `rewards.py`).
- **Infos** are empty until the game ends; then they hold the agent's `score` and `place`.
- **Simultaneous play** is serialised: those who may act do so in the order of their seats, and no
  observation shows what others have chosen before the game reveals it.
- `reset(seed=n)` deals the game of `game.new(players, seed=n)`; without a seed the next game follows from
  the last seed (or from chance, if there was none). `options` of `reset` are ignored.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, final

from saloon.core.chance import SEED_LIMIT
from saloon.core.errors import BadAction
from saloon.core.registry import load
from saloon.lab.errors import MissingExtra
from saloon.lab.observations import Observer
from saloon.lab.rewards import places_of, rewards_of

try:
    import numpy as np
    from gymnasium import spaces

    # PettingZoo has annotations but no marker that says so (py.typed).
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]
except ImportError:
    raise MissingExtra("extra", what="PettingZoo", extra="lab") from None

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.game import Game

SEED_BITS = SEED_LIMIT.bit_length() - 1
NUMBER = np.int32
"""Exact for all counts and money; a learner scales it as it likes."""


def env(
    game: Game | str, players: int, *, components: Mapping[str, Any] | None = None, **options: str
) -> AECEnv:
    """The environment with PettingZoo's checks of the order of calls around it."""
    return OrderEnforcingWrapper(raw_env(game, players, components=components, **options))


def raw_env(
    game: Game | str, players: int, *, components: Mapping[str, Any] | None = None, **options: str
) -> TableEnv:
    """The environment by itself."""
    return TableEnv(load(game) if isinstance(game, str) else game, players, options, components)


@final
class TableEnv(AECEnv):  # type: ignore[misc]  # its base is untyped, see above
    """A table whose players are agents."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str],
        components: Mapping[str, Any] | None,
    ) -> None:
        """Lay the game out; it is dealt by `reset`."""
        super().__init__()
        self.game = game
        self._layout = game.layout(players, options, components)
        self._observer = Observer(self._layout)
        self._random: Random | None = None
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        bounds = np.iinfo(NUMBER)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(bounds.min, bounds.max, (self._observer.size,), NUMBER),
                    "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(game.actions)) for agent in self.possible_agents}

    @property
    def observation_names(self) -> list[str]:
        """What each number of an observation means."""
        return self._observer.names

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object for the same agent, always."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object for the same agent, always."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            seed = int(seed)
            self._random = Random(seed)
        elif self._random is None:
            self._random = Random()
        deal = self._random.getrandbits(SEED_BITS) if seed is None else seed
        self._state = self.game.begin(self._layout, deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do now."""
        seat = self._seats[agent]
        mask = np.zeros(len(self.game.actions), np.int8)
        if agent == self.agent_selection:
            mask[self._state.choices(seat)] = 1
        numbers = np.array(self._observer.observe(self._state, seat), NUMBER)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Carry out the choice of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadAction(f"{agent} has to choose one of its actions, not None")
        self._state.apply(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._state.over:
            self._finish()
        else:
            self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to render; Saloon's tables are in the browser."""

    def close(self) -> None:
        """Nothing is open."""

    def _next_agent(self) -> str:
        """Who acts next: the first, by seat, of those who may."""
        return self.possible_agents[self._state.actor()]

    def _finish(self) -> None:
        """Give the rewards; from here on agents only leave."""
        outcome = self._state.outcome()
        rewards, places = rewards_of(outcome), places_of(outcome)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.infos[agent] = {"score": outcome.scores[seat], "place": places[seat]}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
