"""Saloon: modern tabletop games, complete, on one table."""

from __future__ import annotations

import msgspec

from saloon.core.errors import SaloonError, ScenarioError
from saloon.core.game import Game
from saloon.core.refusal import IllegalAction, Refusal
from saloon.core.registry import game_names, load, register
from saloon.core.state import State

__all__ = [
    "Game",
    "IllegalAction",
    "Refusal",
    "SaloonError",
    "ScenarioError",
    "State",
    "compiled",
    "game_names",
    "load",
    "register",
    "to_json",
]


def to_json(value: object) -> str:
    """A view, an outcome or a list of them as JSON for the wire."""
    return msgspec.json.encode(value).decode()


def compiled() -> bool:
    """Whether the kernel runs compiled (True) or as plain Python."""
    import saloon.core.state as module

    return not (module.__file__ or "").endswith(".py")
