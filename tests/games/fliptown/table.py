"""A table for tests: positions in a few words, moves written as one would say them.

    t = solo("h4 c7 s2", money=4)
    t.play("0 assign left middle", "0 ride T3 plain")
    assert t.has("stars") == 1

Cards are written as h4 (four of hearts) or s13 (king of spades). A move is a seat, the name of an action and
its arguments; an event reads the same way.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.games.tables import TableInWords, numbers_of

import saloon
from saloon.authoring.components import printed_components

GAME: Final = saloon.load("fliptown")
BOX: Final = printed_components("saloon.games.fliptown")
rule: Final = pytest.mark.rule

RESOURCES: Final = ["money", "gold", "stars", "wanted", "pans", "hammers"]
NOTHING: Final[dict[str, Any]] = {"money": 0, "gold": 0}
ALL_GRAVES: Final = [f"G{row}{column}" for row in range(3) for column in range(3)]


class Table(TableInWords):
    """A game of Fliptown in progress."""

    game = GAME
    numbers = numbers_of(GAME)

    def map(self, seat: int = 0) -> Any:
        """A player's map, as that player sees it."""
        return self.state.view(seat).maps[seat]

    def has(self, resource: str, seat: int = 0) -> int:
        """How much of a resource a player has."""
        return int(getattr(self.map(seat), resource))

    def purse(self, seat: int = 0) -> str:
        """What a player has, in words: "$4 2 gold"."""
        found = {name: self.has(name, seat) for name in RESOURCES}
        return " ".join(f"{number} {name}" for name, number in found.items() if number)

    def own(self, seat: int = 0) -> Any:
        """A player's own turn."""
        return self.state.view(seat).own

    def pending(self, seat: int = 0) -> list[str]:
        """What is pending for a player."""
        return [each.area or each.building for each in self.own(seat).pending]

    def spaces(self, seat: int = 0) -> list[str]:
        """The spaces that can be entered now, each once."""
        return list(dict.fromkeys(each.space for each in self.own(seat).reach))

    def reach(self, space: str, seat: int = 0) -> Any:
        """What entering a space brings, in the first way."""
        return next(each for each in self.own(seat).reach if each.space == space)

    def finish_turns(self) -> Table:
        """Everybody ends the running turn as soon as possible."""
        turn, round_now = self.view.turn, self.view.round
        while not self.state.over and (self.view.turn, self.view.round) == (turn, round_now):
            seat = self.state.actors()[0]
            offered = self.choices(seat)
            quick = [move for move in offered if move in ("done", "skip", "bribe no", "pass")]
            graves = [move for move in offered if move.startswith("mourn")]
            self.play(f"{seat} {(quick or graves or offered)[0]}")
        return self


def cards(words: str) -> list[str]:
    """Cards that are written in a line."""
    return words.split()


def table(players: int = 2, **described: Any) -> Table:
    """A described position; cards may be written in a line."""
    for key in ("lineup", "deck", "discards"):
        if isinstance(described.get(key), str):
            described[key] = cards(described[key])
    return Table(GAME.scenario({"players": players, **described}))


def heard(players: int = 1, **described: Any) -> Table:
    """The same, hearing also what happens before anybody is asked."""
    layout = GAME.layout(players, described.pop("options", None), described.pop("components", None))
    state = GAME.blank(layout, described.pop("seed", 0))
    assert layout.scenario(state, described) == []
    state.listen()
    state.settle()
    return Table(state)


def solo(lineup: str = "h4 c7 s2", *, options: dict[str, str] | None = None, **rest: Any) -> Table:
    """A solo game whose line-up was flipped; what is no key of a position belongs to the map."""
    keys = ("deck", "deck_size", "sheriff", "discards", "round", "turn", "seed", "cowbot", "stolen", "at")
    described = {key: rest.pop(key) for key in keys if key in rest}
    if "at" not in described:
        described["lineup"] = lineup
    return table(1, options=options or {}, maps={0: rest}, **described)


def acting(lineup: str = "h4 c7 s2", **rest: Any) -> Table:
    """The same, with the left card as suit card and the middle one as value card."""
    return solo(lineup, **rest).play("0 assign left middle")


def new(players: int = 2, seed: int = 0, **options: str) -> Table:
    """A fresh game."""
    return Table(GAME.new(players=players, seed=seed, options=options, listen=True))
