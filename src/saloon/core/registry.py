"""Registry: games are found through the entry points `saloon.games` of installed packages."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from saloon.core.errors import UnknownGame
from saloon.core.game import Game

_loaded: dict[str, Game] = {}


def game_names() -> list[str]:
    """The names of all registered games, sorted."""
    return sorted({point.name for point in entry_points(group="saloon.games")} | set(_loaded))


def load(name: str) -> Game:
    """A registered game by name; UnknownGame says which there are."""
    found = _loaded.get(name)
    if found is not None:
        return found
    for point in entry_points(group="saloon.games"):
        if point.name == name:
            game = point.load()
            assert isinstance(game, Game), f"the entry point {name} is no Game"
            _loaded[name] = game
            return game
    raise UnknownGame("game", game=name, games=", ".join(game_names()))


def load_from(name: str, package: str) -> Game:
    """A game by name or, if nobody registered it, the one of that name in its package; for `pickle`."""
    try:
        return load(name)
    except UnknownGame:
        try:
            found = list(vars(import_module(package)).values())
        except ImportError:
            found = []
        for value in found:
            if isinstance(value, Game) and value.name == name:
                return value
        raise


def register(game: Game) -> None:
    """Make a game known in this process without an entry point (notebooks, tests)."""
    _loaded[game.name] = game
