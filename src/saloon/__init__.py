"""Saloon: modern tabletop games, complete, on one table.

    >>> import saloon
    >>> game = saloon.load("cover_your_assets")
    >>> state = game.new(players=4, seed=7, options={"end": "quick"})
    >>> while not state.over:
    ...     player = state.actors()[0]
    ...     state.apply(player, state.choices(player)[0])
    >>> state.outcome().reason
    'quick'

`docs/api.md` has it all on one page. Every error is a `SaloonError`, which says in a sentence what is wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

import msgspec

from saloon.bots import make_bot
from saloon.bots.bot import BadBot, Bot
from saloon.core import registry
from saloon.core.actions import Choices
from saloon.core.errors import (
    BadAction,
    BadComponents,
    BadRecord,
    BadSetup,
    BadState,
    SaloonError,
    ScenarioError,
    UnknownGame,
)
from saloon.core.events import Event
from saloon.core.game import Game
from saloon.core.options import Option
from saloon.core.outcome import Outcome, Rival, ScoreLine
from saloon.core.perspective import Perspective
from saloon.core.refusal import IllegalAction, Refusal
from saloon.core.registry import game_names, register
from saloon.core.state import State
from saloon.records.match import CannotUndo, Match
from saloon.records.record import Record
from saloon.records.record import parse as parse_record

if TYPE_CHECKING:
    import saloon.games.cover_your_assets.view
    import saloon.games.dice_town.view
    import saloon.games.fliptown.view
    import saloon.games.point_city.view
    import saloon.games.western_legends.view
    from saloon.typed import GameOf

__all__ = [
    "BadAction",
    "BadBot",
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "BadState",
    "Bot",
    "CannotUndo",
    "Choices",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Option",
    "Outcome",
    "Perspective",
    "Record",
    "Refusal",
    "Rival",
    "SaloonError",
    "ScenarioError",
    "ScoreLine",
    "State",
    "UnknownGame",
    "__version__",
    "compiled",
    "game_names",
    "load",
    "make_bot",
    "parse_record",
    "register",
    "to_json",
]

__version__ = "0.1.0"


@overload
def load(name: Literal["cover_your_assets"]) -> GameOf[saloon.games.cover_your_assets.view.View]: ...
@overload
def load(name: Literal["dice_town"]) -> GameOf[saloon.games.dice_town.view.View]: ...
@overload
def load(name: Literal["fliptown"]) -> GameOf[saloon.games.fliptown.view.View]: ...
@overload
def load(name: Literal["point_city"]) -> GameOf[saloon.games.point_city.view.View]: ...
@overload
def load(name: Literal["western_legends"]) -> GameOf[saloon.games.western_legends.view.View]: ...
@overload
def load(name: str) -> Game: ...
def load(name: str) -> Game:
    """A registered game by name; UnknownGame says which there are.

    >>> import saloon
    >>> saloon.load("point_city")
    <game point_city v1>
    """
    return registry.load(name)


def to_json(value: object) -> str:
    """A view, an outcome or a list of them as JSON for the wire."""
    return msgspec.json.encode(value).decode()


def compiled() -> bool:
    """Whether the kernel runs compiled (True) or as plain Python."""
    import saloon.core.state as module

    return not (module.__file__ or "").endswith(".py")
