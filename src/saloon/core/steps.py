"""Steps: the moments of a game, in the order of its rulebook.

A step is made once for a game and never changes; what it needs to remember lies in the state. Which steps
are still to come is a stack inside the state, each with the player concerned and two numbers of its own,
which the step finds in `s.a` and `s.b` while it works. The stack is the whole continuation: between any two
choices a state can be cloned, stored and resumed.

All methods get the table first, `t`: the layout, of which a game's own steps name the class (`t: HighBid`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from saloon.core.actions import Actions, Choices
    from saloon.core.state import State

ALLOWED: Final[i64] = 0
"""What a guard returns when no rule forbids an action; otherwise it returns the rule's number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One moment of a game. Subclass `Question` or `Task`, not this."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = -1
        self.asks: bool = False

    def prepare(self, actions: Actions) -> None:
        """Look up what depends on the game's actions, once these are numbered."""

    def run(self, t: Any, s: State, player: i64) -> None:
        """Do what happens by itself."""
        raise NotImplementedError

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        """List what the player may choose; at least one action, each once."""
        raise NotImplementedError

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        """The guard: ALLOWED for exactly the offered actions, otherwise the number of a rule."""
        raise NotImplementedError

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        """Carry out a choice and push what follows; the action is known to be legal."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step):
    """A moment that runs by itself: override `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A moment that asks a player: override `offer`, `forbids` and `take`.

    The step's name is the name of its prompt in the text files.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.asks = True
