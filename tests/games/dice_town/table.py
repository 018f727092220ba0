"""A table for tests: positions in a few words, moves as people say them.

    t = table(rolls={0: "Q Q Q Q 9"})
    t.play("0 keep 1234")

A move is a seat, the name of an action and its arguments; an event reads the same way. Dice go by their
places from 1, so `keep 13` keeps the first and the third. `town` starts where phase II does, with everybody's
five dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

import pytest
from tests.games.tables import TableInWords, numbers_of

import saloon
from saloon.authoring.components import printed_components
from saloon.core.layout import REVEALED

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME: Final = saloon.load("dice_town")
rule: Final = pytest.mark.rule

JUNK: Final = "9 10 J Q A"
"""A worthless hand, for players who do not matter."""


class Table(TableInWords):
    """A game of Dice Town, read and played in words."""

    game = GAME
    numbers = numbers_of(GAME)

    # -- playing -----------------------------------------------------------------------------------------

    def pass_windows(self, *cards: str) -> Self:
        """Everybody passes in the windows (all, or those for some cards) until something else is asked."""
        while asked := [seat for seat in self.state.actors() if self._window(seat, cards)]:
            self.play(f"{asked[0]} pass")
        return self

    def _window(self, seat: int, cards: tuple[str, ...]) -> bool:
        """Whether a player is asked in a window, for one of some cards or for any."""
        prompt = self.state.prompt(seat)
        return prompt.startswith("play_") and (not cards or prompt.removeprefix("play_") in cards)

    def offers(self, *moves: str) -> Self:
        """Make the offers that are named, and empty ones for all others who are tied."""
        self.play(*moves)
        while self.asked and all("offer" in asked for asked in self.asked.split(", ")):
            seat = self.state.actors()[0]
            self.play(f"{seat} {self.choices(seat)[0]}")
        return self

    def finish_round(self) -> Self:
        """Play on to the next round: players who can pay keep all dice, others take the first choice."""
        now = self.view.round
        while self.view.round == now and not self.state.over:
            seat = self.state.actors()[0]
            place = -1 if self.state.prompt(seat) == "keep" else 0
            self.play(f"{seat} {self.choices(seat)[place]}")
        return self

    # -- looking -----------------------------------------------------------------------------------------

    def seat(self, number: int) -> Any:
        """What everybody sees of a player."""
        return self.view.seats[number]

    def money(self) -> list[int]:
        """Everybody's dollars."""
        return [seat.money for seat in self.view.seats]

    def nuggets(self) -> list[int]:
        """Everybody's nuggets."""
        return [seat.nuggets for seat in self.view.seats]

    def kept(self, number: int) -> str:
        """The dice in front of a player."""
        return " ".join(die.face for die in self.seat(number).dice if die.where == "kept")

    def hand(self, number: int) -> list[str]:
        """The true cards of a player."""
        return [card.card for card in self.state.view(number).seats[number].hand]

    def fenced(self, number: int) -> list[str]:
        """The deeds of a player behind barbed wire."""
        return [card.card for card in self.seat(number).fenced]

    def row(self) -> list[str]:
        """The open deeds."""
        return [card.card for card in self.view.deed_row]

    def winners(self) -> dict[str, int]:
        """Who has used which location this round."""
        return {place.location: place.winner for place in self.view.locations if place.winner is not None}


def table(players: int = 3, *, hands: Mapping[int, str] | None = None, **rest: Any) -> Table:
    """A described position; cards are words in a string, and the rest is dealt at random."""
    told: dict[str, Any] = {"players": players, **rest}
    for name, lists in (("hands", hands), ("fenced", rest.get("fenced"))):
        if lists is not None:
            told[name] = {seat: cards.split() for seat, cards in lists.items()}
    for name in ("deed_row", "deed_pile", "store_pile"):
        if isinstance(told.get(name), str):
            told[name] = told[name].split()
    return Table(_listening(told))


def _listening(told: dict[str, Any]) -> saloon.State:
    """The described position, with events from its first moment on: the town may resolve at once."""
    rest = dict(told)
    layout = GAME.layout(rest.pop("players"), rest.pop("options", None), rest.pop("components", None))
    checked = GAME.scenario(told)
    state = GAME.blank(layout, rest.pop("seed", 0))
    layout.scenario(state, rest)
    state.listen()
    state.settle()
    state.cells[REVEALED] = 0
    assert state.digest() == checked.digest()
    return state


def town(*dice: str, at: str = "gold_mine", **rest: Any) -> Table:
    """Phase II: everybody's five dice, and the place to be resolved next."""
    kept = dict(enumerate(dice))
    return table(len(dice), at=at, kept=kept, **{"round": 2, **rest})


def without(*cards: str) -> dict[str, Any]:
    """The components without some action cards."""
    box = printed_components("saloon.games.dice_town")
    for card in box["action"]:
        if card["id"] in cards:
            card["copies"] = 0
    return box


def new(players: int = 3, seed: int = 0, **options: str) -> Table:
    """A fresh game."""
    return Table(GAME.new(players=players, seed=seed, options=options, listen=True))
