"""The OpenSpiel door: every game as a Python game, `pyspiel.load_game("saloon_point_city(players=3)")`.

Importing this module registers all installed games as `saloon_<name>`. Parameters are `players`, the game's
options by their names, and `deals`.

- **Chance** is one node at the root, with `deals` equally likely outcomes: outcome n deals the game of
  `game.new(players, seed=n)`. All later randomness comes from that deal, so a history is complete.
- **Information states** are everything that a player has seen so far (events and the player's own choices, as
  a digest) with the present view. `resample_from_infostate` samples what the player cannot know, future
  chance included, so OpenSpiel's own information-set search plays these games. A resampled state has the
  history of the true one; play on from it, but do not store it.
- **Observation tensors** are those of the PettingZoo door, as float32; `observation_names` explains them.
- **Simultaneous play** is serialised: those who may act do so in the order of their seats, and nobody's
  information state shows what others have sealed.
- **Returns** are those of `rewards.py`, at the end.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, final

from saloon.authoring.phrases import Phrases
from saloon.core.registry import game_names, load
from saloon.lab.errors import MissingExtra
from saloon.lab.observations import Observer
from saloon.lab.rewards import has_rival, rewards_of

try:
    import msgspec
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError:
    raise MissingExtra("extra", what="OpenSpiel", extra="openspiel") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.core.game import Game
    from saloon.core.options import Option
    from saloon.core.state import State

DEALS: Final = 10_000
PREFIX: Final = "saloon_"
UNBOUNDED: Final = 1e9
"""The bounds of a score that is a reward."""


def name_of(game: str) -> str:
    """A game's name in OpenSpiel."""
    return f"{PREFIX}{game}"


@final
class Held:
    """A game's state inside an OpenSpiel state, which has its own way of copying."""

    def __init__(self, state: State | None) -> None:
        """None before the deal."""
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(None if self.state is None else self.state.clone())

    def __reduce__(self) -> Any:
        if self.state is None:
            return Held, (None,)
        return _held_again, (self.state.layout.game.name, self.state.to_json())


def _held_again(game: str, stored: str) -> Held:
    return Held(load(game).from_json(stored))


@final
class Table:
    """A game laid out for OpenSpiel, with its observer; shared by all states, and pickled by name."""

    def __init__(self, game: str, players: int, options: dict[str, str], deals: int) -> None:
        """As the parameters of a game say."""
        self._names = (game, players, options, deals)
        self.game = load(game)
        self.layout = self.game.layout(players, options)
        self.players = players
        self.deals = deals
        self.observer = Observer(self.layout)
        self.phrases = Phrases(self.game, "en", [])

    def __deepcopy__(self, memo: Any) -> Table:
        return self

    def __reduce__(self) -> Any:
        return Table, self._names


def _parameter(option: Option) -> int | str:
    """The default of an option; OpenSpiel parses numeric values as numbers, so these must be numbers."""
    return int(option.default) if all(value.isdigit() for value in option.values) else option.default


def _is_zero_sum(game: Game) -> bool:
    """Whether the game is zero-sum: not in solo games, nor where the game itself can win."""
    if game.min_players == 1:
        return False
    return not has_rival(game.layout(game.min_players, {}))


def game_type(game: Game) -> Any:
    """What OpenSpiel needs to know about a game before it is loaded."""
    parameters: dict[str, Any] = {"players": max(2, game.min_players), "deals": DEALS}
    parameters |= {option.name: _parameter(option) for option in game.options}
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=name_of(game.name),
        long_name=f"Saloon {game.words('en').say('game-name')}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if _is_zero_sum(game) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # its base is untyped
    """A game for OpenSpiel; subclasses say which."""

    saloon: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Lay the game out as the parameters say."""
        kind = game_type(self.saloon)
        told = {**kind.parameter_specification, **(params or {})}
        players, deals = told.pop("players"), told.pop("deals")
        self.table = Table(
            self.saloon.name, players, {name: str(value) for name, value in told.items()}, deals
        )
        scored = players == 1 and not has_rival(self.table.layout)
        even = 1 / max(2, players)
        info: dict[str, Any] = {
            "num_distinct_actions": len(self.saloon.actions),
            "max_chance_outcomes": deals,
            "num_players": players,
            "min_utility": -UNBOUNDED if scored else -even,
            "max_utility": UNBOUNDED if scored else 1 - even,
            "max_game_length": self.saloon.bound,
        }
        if _is_zero_sum(self.saloon):
            info["utility_sum"] = 0.0
        super().__init__(kind, pyspiel.GameInfo(**info), params or {})

    @property
    def observation_names(self) -> list[str]:
        """What each number of an observation means."""
        return self.table.observer.names

    def new_initial_state(self, *_: Any) -> SpielState:
        """The node of the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Turns a state into what a player observes, or (with perfect recall) has observed so far."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.table, perfect_recall=recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # its base is untyped
    """A position, with what every player has seen up to it."""

    def __init__(self, game: SpielGame) -> None:
        """Before the deal."""
        super().__init__(game)
        self._table = game.table
        self._held = Held(None)
        self._memories = [b""] * game.table.players

    # -- OpenSpiel's own names -----------------------------------------------------------------------

    def current_player(self) -> int:
        """Who acts: chance at first, then the first, by seat, of those who may."""
        state = self._held.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else int(state.actor())

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._held.state is not None and self._held.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1 / self._table.deals) for deal in range(self._table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self._held.state
        if state is None or state.over or player != state.actor():
            return []
        return sorted(state.choices(player))

    def _apply_action(self, action: int) -> None:
        """Deal, or carry out a checked choice; everybody remembers what they saw of it."""
        state = self._held.state
        if state is None:
            state = self._table.game.begin(self._table.layout, action, listen=True)
            self._held = Held(state)
        else:
            player = state.actor()
            state.listen()
            state.apply(player, action)
            self._remember(player, f"chose {action}")
        for event in state.events or []:
            for player in range(state.players):
                if event.visible_to(player):
                    self._remember(player, f"{event.kind.name} {event.digits}")
        state.events = None

    def _remember(self, player: int, seen: str) -> None:
        memory = hashlib.blake2b(self._memories[player] + seen.encode(), digest_size=12)
        self._memories[player] = memory.digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        return self._table.phrases.action(action)

    def returns(self) -> list[float]:
        """Everybody's reward; 0 before the end."""
        state = self._held.state
        if state is None or not state.over:
            return [0.0] * self._table.players
        return rewards_of(state.outcome())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state drawn at random from those in which the player would have seen the same."""
        other: SpielState = self.clone()
        if self._held.state is not None:
            other._held = Held(self._held.state.imagine(player, int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        state = self._held.state
        return "before the deal" if state is None else _told(state.view(None))

    # -- for observers -------------------------------------------------------------------------------

    def observed(self, player: int) -> list[int]:
        """What a player knows, as numbers; nothing before the deal."""
        state = self._held.state
        if state is None:
            return [0] * self._table.observer.size
        return self._table.observer.observe(state, player)

    def seen(self, player: int, *, recall: bool) -> str:
        """What a player sees now, and with `recall` a digest of everything they saw before."""
        state = self._held.state
        now = "" if state is None else _told(state.view(player))
        return f"{self._memories[player].hex()} {now}" if recall else now


@final
class SpielObserver:
    """An OpenSpiel observer: a tensor, its named parts, and a string."""

    def __init__(self, table: Table, *, perfect_recall: bool) -> None:
        """Nothing is observed yet."""
        self._recall = perfect_recall
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state."""
        self.tensor[:] = state.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, in words."""
        return state.seen(player, recall=self._recall)


def _told(view: Any) -> str:
    return msgspec.json.encode(view).decode()


def register_all() -> list[str]:
    """Register every installed game with `pyspiel.load_game`; returns the names."""
    known = set(pyspiel.registered_names())
    found = []
    for name in game_names():
        game = load(name)
        if name_of(name) not in known:
            kind = type(f"Spiel_{name}", (SpielGame,), {"saloon": game, "__module__": __name__})
            globals()[kind.__name__] = kind  # OpenSpiel stores games by the names of their classes
            pyspiel.register_game(game_type(game), kind)
        found.append(name_of(name))
    return found


register_all()
