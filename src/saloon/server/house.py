"""The house: everything that one server process holds."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from saloon.bots.levels import LEVELS
from saloon.core.registry import game_names, load
from saloon.core.words import LANGUAGES
from saloon.server import limits, wire
from saloon.server.limits import Addresses
from saloon.server.notices import Notices
from saloon.server.people import People
from saloon.server.storage import Storage
from saloon.server.tables import Tables
from saloon.server.thinking import Thinking

if TYPE_CHECKING:
    from saloon.core.actions import Argument
    from saloon.core.game import Game
    from saloon.server.settings import Settings


class House:
    """Storage, people, bots and tables of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = secrets.token_hex(6)
        """Identifies this process among those that share a database."""
        self.storage = Storage(settings.url, self.origin, sync=settings.sync)
        self.thinking = Thinking(settings.workers)
        self.tables = Tables(self.storage, self.thinking, settings)
        self.notices = Notices(self.storage, self.tables, self.origin)
        self.people = People(b"")
        self.requests = Addresses(limits.REQUESTS)
        self.openings = Addresses(limits.OPENINGS)
        self.thoughts = Addresses(limits.THOUGHTS)

    async def start(self) -> None:
        """Open the house."""
        await self.storage.start()
        self.people = People(await self.storage.key())
        self.thinking.warm_up()
        await self.notices.start()
        self.tables.start()

    async def stop(self) -> None:
        """Close the house; everything is stored already."""
        await self.notices.stop()
        await self.tables.stop()
        self.thinking.stop()
        await self.storage.stop()


def describe_house() -> wire.House:
    """The lobby: the games, the levels of bots, the languages."""
    return wire.House(
        games=[_describe_game(load(name)) for name in game_names()],
        levels=list(LEVELS),
        languages=LANGUAGES,
    )


def _describe_game(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        version=game.version,
        least_players=game.min_players,
        most_players=game.max_players,
        options=[
            wire.OptionInfo(
                name=option.name,
                values=option.values,
                default=option.default,
                least_players=max(option.least_players, game.min_players),
                most_players=min(option.most_players, game.max_players),
            )
            for option in game.options
        ],
        families=[_kind(family.name, family.arguments) for family in game.actions.families],
        events=[_kind(event.name, event.arguments) for event in game.events],
    )


def _kind(name: str, arguments: list[Argument]) -> wire.KindInfo:
    return wire.KindInfo(
        name=name,
        arguments=[
            wire.ArgumentInfo(
                name=argument.name,
                words=argument.words,
                values=int(argument.size) if argument.names is None else argument.names,
            )
            for argument in arguments
        ],
    )
