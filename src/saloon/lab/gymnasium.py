"""The Gymnasium door: one seat of any game against bots, `SeatEnv("point_city", 3, bots="greedy")`.

Importing this module also registers every game: `gymnasium.make("saloon/point_city-v1", players=3)`.

- **Observations** are `{"observation": …, "action_mask": …}` as through the PettingZoo door: what the player
  may know as a vector of int32 (`observation_names` says what each number means), and a 1 for every action
  that is allowed now. `action_masks()` gives just the mask, as maskable learners ask for it.
- **Actions** are Saloon's own numbers. `action_space.sample()` draws from those that are allowed now. One
  that is not ends the game with the reward -1 and the rule in `info["illegal"]`, as Gymnasium's tools expect;
  with `illegal="raise"` it raises `saloon.IllegalAction`, naming the rule, and changes nothing.
- **Rewards** are 0 until the game ends (see `rewards.py`); then `info` holds the `score` and the `place`.
- **The others** are bots, one spec for all or one for each; they choose until the player is asked again.
- `reset(seed=n)` deals the game of `game.new(players, seed=n)`; without a seed the next game follows from the
  last seed. `seat=None` takes another seat at random in every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsFloat, final

from saloon.bots import make_bot
from saloon.core.chance import SEED_LIMIT
from saloon.core.errors import BadSetup
from saloon.core.refusal import IllegalAction
from saloon.core.registry import game_names, load
from saloon.lab.errors import BadSimulation, MissingExtra
from saloon.lab.observations import Observer
from saloon.lab.rewards import places_of, rewards_of

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise MissingExtra("extra", what="Gymnasium", extra="lab") from None

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from saloon.bots import Bot
    from saloon.core.game import Game

Observation = dict[str, Any]
NUMBER = np.int32
NAMESPACE = "saloon"


@final
class Legal(spaces.Discrete):
    """All actions of a game; without a mask of its own a sample is one that is allowed now."""

    def __init__(self, actions: int) -> None:
        """Nothing is allowed before the first deal."""
        super().__init__(actions)
        self.allowed = np.zeros(actions, np.int8)

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> Any:
        """An action that the mask allows, or the moment."""
        if mask is None and probability is None:
            mask = self.allowed
        return super().sample(mask, probability)


@final
class SeatEnv(gymnasium.Env[Observation, Any]):
    """A table where the agent has one seat."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        components: Mapping[str, Any] | None = None,
        illegal: str = "lose",
        **options: str,
    ) -> None:
        """Lay the game out; it is dealt by `reset`. The default number of players is the smallest."""
        self.game = load(game) if isinstance(game, str) else game
        self.players = self.game.min_players if players is None else players
        self._layout = self.game.layout(self.players, options, components)
        self._observer = Observer(self._layout)
        others = self.players - 1
        self._specs = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self._specs) != others:
            raise BadSetup("bots-count", bots=len(self._specs), seats=others)
        for spec in self._specs:
            make_bot(spec, 0)
        if seat is not None and not 0 <= seat < self.players:
            raise BadSetup("player", player=seat, last=self.players - 1)
        if illegal not in ("raise", "lose"):
            raise BadSimulation("illegal", given=illegal)
        self._wanted_seat = seat
        self._illegal = illegal
        self.seat = seat or 0
        """Where the agent sits."""
        self.metadata = {"render_modes": []}
        bounds = np.iinfo(NUMBER)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(bounds.min, bounds.max, (self._observer.size,), NUMBER),
                "action_mask": spaces.Box(0, 1, (len(self.game.actions),), np.int8),
            }
        )
        self.action_space: Legal = Legal(len(self.game.actions))
        self._bots: dict[int, Bot] = {}

    @property
    def observation_names(self) -> list[str]:
        """What each number of an observation means."""
        return self._observer.names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the bots play until the agent is asked."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEED_LIMIT)) if seed is None else int(seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.players))
        others = [other for other in range(self.players) if other != self.seat]
        self._bots = {
            other: make_bot(spec, int(self.np_random.integers(SEED_LIMIT)))
            for other, spec in zip(others, self._specs, strict=True)
        }
        self._state = self.game.begin(self._layout, deal)
        self._let_others_play()
        return self._look(), {}

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Carry out the agent's choice, and let the bots play until it is asked again."""
        try:
            self._state.apply(self.seat, action)
        except IllegalAction as refused:
            if self._illegal == "raise":
                raise
            self.action_space.allowed[:] = 0
            return self._look(), -1.0, True, False, {"illegal": refused.refusal.rule}
        self._let_others_play()
        over = self._state.over
        reward, info = 0.0, {}
        if over:
            outcome = self._state.outcome()
            reward = rewards_of(outcome)[self.seat]
            info = {"score": outcome.scores[self.seat], "place": places_of(outcome)[self.seat]}
        return self._look(), reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed now."""
        return self.action_space.allowed.astype(np.bool_)

    def render(self) -> None:
        """There is nothing to render; Saloon's tables are in the browser."""

    def close(self) -> None:
        """Nothing is open."""

    def _let_others_play(self) -> None:
        state = self._state
        while not state.over and not state.acts(self.seat):
            actor = state.actor()
            state.apply(actor, self._bots[actor].choose(state.perspective(actor)))

    def _look(self) -> Observation:
        """What the agent knows, and what it may do now."""
        mask = np.zeros(len(self.game.actions), np.int8)
        mask[self._state.choices(self.seat)] = 1
        self.action_space.allowed = mask.copy()
        numbers = np.array(self._observer.observe(self._state, self.seat), NUMBER)
        return {"observation": numbers, "action_mask": mask}


def environment_id(game: str) -> str:
    """A game's id in Gymnasium."""
    return f"{NAMESPACE}/{game}-v{load(game).version}"


def register_all() -> list[str]:
    """Register every installed game with `gymnasium.make`; returns the ids."""
    found = []
    for name in game_names():
        known = environment_id(name)
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point="saloon.lab.gymnasium:SeatEnv", kwargs={"game": name})
        found.append(known)
    return found


register_all()
