"""A table for tests: positions in a few words, moves as people say them.

    t = table(market={"23": "energy", "24": 2}, stocks={0: "community"})
    t.play("0 take_across 2 3")
    assert t.stock(0) == ""

A move is a seat, the name of an action and its arguments; an event reads the same way. Actions count rows
and columns from 1. `take_across 2 3` takes columns 3 and 4 of row 2; `take_down 3 2` takes rows 3 and 4 of
column 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.games.tables import TableInWords, numbers_of

import saloon
from saloon.authoring.components import printed_components

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME: Final = saloon.load("point_city")
NUMBERS: Final = numbers_of(GAME)
rule: Final = pytest.mark.rule

TYPES: Final = ["community", "economy", "energy", "ecology", "industry"]
KINDS: Final = [*TYPES, *[f"double_{name}" for name in TYPES], "ingenuity"]
BOX: Final = printed_components("saloon.games.point_city")
CARDS: Final = BOX["cards"]["list"]
TOKENS: Final = [token["id"] for token in BOX["tokens"]["list"]]
SPACES: Final = [f"{row}{column}" for row in range(1, 5) for column in range(1, 5)]
CHECKERED: Final = ["11", "22", "33", "44"]
"""A building on each of these leaves no row and no column with resources only."""


def cards_with(**wanted: Any) -> list[int]:
    """The numbers of the cards with these properties, such as permanent="energy", tier=1."""
    plain = {"points": 0, "civic": False, "permanent": None}
    return [
        number
        for number, card in enumerate(CARDS)
        if all({**plain, **card}[name] == value for name, value in wanted.items())
    ]


def city(**permanents: int) -> list[int]:
    """Cards without points that give these permanents: city(energy=2, ecology=1)."""
    return [
        number
        for name, count in permanents.items()
        for number in cards_with(permanent=name, points=0)[:count]
    ]


def permanents_of(numbers: list[int]) -> dict[str, int]:
    """How many permanents of each type some cards give."""
    return {name: sum(CARDS[number].get("permanent") == name for number in numbers) for name in TYPES}


class Table(TableInWords):
    """A game in progress, read and played in words."""

    game = GAME
    numbers = NUMBERS

    def shows(self, space: str) -> Any:
        """What lies on a space: a kind of resource, the number of a building, or None."""
        found = self.view.market[SPACES.index(space)]
        return found.resource if found.building is None else found.building.card

    def buildings(self) -> list[str]:
        """Where buildings lie."""
        return [space for space in SPACES if isinstance(self.shows(space), int)]

    def stock(self, seat: int) -> str:
        """A player's resource cards."""
        found = self.view.seats[seat].stock
        return " ".join(kind for kind in KINDS for _ in range(found.get(kind, 0)))

    def city(self, seat: int) -> list[int]:
        """A player's buildings."""
        return [each.card for each in self.view.seats[seat].city]

    def permanents(self, seat: int) -> dict[str, int]:
        """A player's permanents, without missing types."""
        return {name: count for name, count in self.view.seats[seat].permanents.items() if count}

    def tokens(self, seat: int) -> list[str]:
        """A player's tokens."""
        return [each.token for each in self.view.seats[seat].tokens]

    def supply(self) -> list[str]:
        """The open tokens from left to right."""
        return [each.token for each in self.view.supply]

    def pile(self, name: str) -> list[int]:
        """A pile of the true position, its top first, read from its storage."""
        found: list[int] = self.part(name)
        return found[::-1]


def table(players: int = 2, *, stocks: Mapping[int, str] | None = None, **rest: Any) -> Table:
    """A described position; stocks are words in a string, and the rest is dealt at random."""
    described: dict[str, Any] = {"players": players, **rest}
    if stocks is not None:
        described["stocks"] = {seat: kinds.split() for seat, kinds in stocks.items()}
    return Table(GAME.scenario(described))


def new(players: int = 2, seed: int = 0, **options: str) -> Table:
    """A fresh game."""
    return Table(GAME.new(players=players, seed=seed, options=options, listen=True))


def last_turn(players: int = 2, **rest: Any) -> Table:
    """The last turn of a game: the deck is empty."""
    return table(players, **{"turn": players - 1, "deck_size": 0, **rest})


def resources(**buildings: int) -> dict[str, Any]:
    """A market of single resources, except for some buildings: resources(s23=26)."""
    told = {space[1:]: card for space, card in buildings.items()}
    return {space: told.get(space, TYPES[place % 5]) for place, space in enumerate(SPACES)}
