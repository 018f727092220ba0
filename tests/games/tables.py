"""What every game's tests share: a table that is read and played in words.

A move is a seat, the name of an action and its arguments (`"0 challenge 1 gold"`); an event reads the same
way. Each game's own `table.py` adds what its positions need.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, Self

import pytest

import saloon

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def in_words(named: Mapping[str, object]) -> str:
    """An action or event as a line: its name and its arguments."""
    return " ".join(str(value) for value in named.values())


def numbers_of(game: saloon.Game) -> dict[str, int]:
    """The number of every action by its words."""
    return {in_words(game.describe(action)): action for action in range(len(game.actions))}


class TableInWords:
    """A game in progress, read and played in words."""

    game: saloon.Game
    numbers: Mapping[str, int]

    def __init__(self, state: saloon.State) -> None:
        """Start listening to events."""
        self.state = state
        if state.events is None:
            state.listen()

    # -- playing ---------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Make moves, one after another; each must be offered and legal."""
        for move in moves:
            seat, action = self._read(move)
            assert action in self.state.choices(seat), f"not offered: {move}; {self.choices(seat)}"
            self.state.apply(seat, action)
        return self

    def refusal(self, move: str) -> str:
        """The rule that forbids a move, or "" if it is legal (and then it is offered, too)."""
        seat, action = self._read(move)
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
        offered = [in_words(self.game.describe(action)) for action in self.state.choices(seat)]
        return [choice for choice in offered if not families or choice.split()[0] in families]

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked what, such as "1 answer"; "" when the game is over."""
        return ", ".join(f"{seat} {self.state.prompt(seat)}" for seat in self.state.actors())

    @property
    def view(self) -> Any:
        """What a spectator sees."""
        return self.state.view(None)

    def part(self, name: str) -> Any:
        """A part of the true position, hidden or not, read from its storage."""
        return json.loads(self.state.to_json())["parts"][name]

    def log(self, *kinds: str, viewer: int | None = None) -> list[str]:
        """What happened so far, as a player (or a spectator) saw it; all or only some kinds of events."""
        seen = [in_words(event.describe()) for event in self.state.events or [] if event.visible_to(viewer)]
        return [line for line in seen if not kinds or line.split()[0] in kinds]

    def _read(self, move: str) -> tuple[int, int]:
        seat, _, words = move.partition(" ")
        return int(seat), self.numbers[words]


def walk(t: TableInWords, seed: int = 0, most: int = 2000) -> Iterator[str]:
    """Play at random; yields every move after it was made, until the game is over."""
    chance = random.Random(seed)
    for _ in range(most):
        if t.state.over:
            return
        seat = t.state.actors()[0]
        move = f"{seat} {chance.choice(t.choices(seat))}"
        t.play(move)
        yield move


def looks(t: TableInWords, viewer: int | None) -> tuple[Any, list[str], list[int]]:
    """Everything that a viewer can perceive: the table, the news, and who is asked."""
    return t.state.view(viewer), t.log(viewer=viewer), list(t.state.actors())


def same_for(viewers: list[int | None], *tables: TableInWords) -> bool:
    """Whether these tables look the same to all the viewers."""
    return all(looks(t, viewer) == looks(tables[0], viewer) for t in tables for viewer in viewers)
