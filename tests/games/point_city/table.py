"""A table for tests: positions in a few words, moves written as one would say them.

    t = table(market={"23": "energy", "24": 2}, stocks={0: "community"})
    t.play("0 take_across 2 3")
    assert t.stock(0) == ""

A move is a seat, the name of an action and its arguments; an event reads the same way. Actions count rows
and columns from 1. `take_across 2 3` takes columns 3 and 4 of row 2; `take_down 3 2` takes rows 3 and 4 of
column 2.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, Final

import pytest

import saloon
from saloon.games.point_city.components import own_components

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

GAME: Final = saloon.load("point_city")
rule: Final = pytest.mark.rule

TYPES: Final = ["community", "economy", "energy", "ecology", "industry"]
KINDS: Final = [*TYPES, *[f"double_{name}" for name in TYPES], "ingenuity"]
BOX: Final = own_components()
CARDS: Final = BOX["cards"]["list"]
TOKENS: Final = [token["id"] for token in BOX["tokens"]["list"]]
SPACES: Final = [f"{row}{column}" for row in range(1, 5) for column in range(1, 5)]
CHECKERED: Final = ["11", "22", "33", "44"]
"""A building on each of these leaves no row and no column with resources only."""


def in_words(named: Mapping[str, object]) -> str:
    """An action or event as a line: its name and its arguments."""
    return " ".join(str(value) for value in named.values())


NUMBERS: Final = {in_words(GAME.describe(action)): action for action in range(GAME.actions)}


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


class Table:
    """A game in progress, read and played in words."""

    def __init__(self, state: saloon.State) -> None:
        """Sit down, and hear what happens from now on."""
        self.state = state
        if state.events is None:
            state.listen()

    # -- playing ---------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Table:
        """Make moves, one after another; each must be offered and legal."""
        for move in moves:
            seat, action = _read(move)
            assert action in self.state.choices(seat), f"not offered: {move}; {self.choices(seat)}"
            self.state.apply(seat, action)
        return self

    def refusal(self, move: str) -> str:
        """The rule that forbids a move, or "" if it is legal (and then it is offered, too)."""
        seat, action = _read(move)
        before = self.state.digest()
        refused = self.state.refusal(seat, action)
        assert (refused is None) == (action in self.state.choices(seat)), f"guard and offer disagree: {move}"
        if refused is None:
            return ""
        with pytest.raises(saloon.IllegalAction) as caught:
            self.state.apply(seat, action)
        assert self.state.digest() == before
        assert caught.value.rule == refused.rule
        return refused.rule

    def choices(self, seat: int, *families: str) -> list[str]:
        """What a player may choose, all or only of some families, in the order of the offer."""
        offered = [in_words(GAME.describe(action)) for action in self.state.choices(seat)]
        return [choice for choice in offered if not families or choice.split()[0] in families]

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked what, such as "1 turn"; "" when the game is over."""
        return ", ".join(f"{seat} {self.state.prompt(seat)}" for seat in self.state.actors())

    @property
    def view(self) -> Any:
        """What a spectator sees."""
        return self.state.view(None)

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
        """A player's permanents, only those that there are."""
        return {name: count for name, count in self.view.seats[seat].permanents.items() if count}

    def tokens(self, seat: int) -> list[str]:
        """A player's tokens."""
        return [each.token for each in self.view.seats[seat].tokens]

    def supply(self) -> list[str]:
        """The open tokens from left to right."""
        return [each.token for each in self.view.supply]

    def pile(self, name: str) -> list[int]:
        """A pile of the true position, its top first, as its storage tells it."""
        found: list[int] = json.loads(self.state.to_json())["parts"][name]
        return found[::-1]

    def log(self, *kinds: str) -> list[str]:
        """What happened so far, as everybody saw it; all or only some kinds of events."""
        seen = [in_words(event.describe()) for event in self.state.events or [] if event.visible_to(None)]
        return [line for line in seen if not kinds or line.split()[0] in kinds]


def _read(move: str) -> tuple[int, int]:
    seat, _, words = move.partition(" ")
    return int(seat), NUMBERS[words]


def table(players: int = 2, *, stocks: Mapping[int, str] | None = None, **rest: Any) -> Table:
    """A described position; stocks are words in a string, and what is not named is dealt at random."""
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
    """A market of single resources, but for some buildings: resources(s23=26)."""
    told = {space[1:]: card for space, card in buildings.items()}
    return {space: told.get(space, TYPES[place % 5]) for place, space in enumerate(SPACES)}


def walk(t: Table, seed: int = 0, most: int = 2000) -> Iterator[str]:
    """Play at random; yields every move after it was made, until the game is over."""
    chance = random.Random(seed)
    for _ in range(most):
        if t.state.over:
            return
        seat = t.state.actors()[0]
        move = f"{seat} {chance.choice(t.choices(seat))}"
        t.play(move)
        yield move
