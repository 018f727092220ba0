"""Events: what happened, as data with a name, arguments and who may see it.

The log, the animations and the tests read events. When nobody listens, no event is built.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.core.actions import Argument

EVERYBODY: Final[i64] = -1
"""The audience of an event that all may see; otherwise the audience is one seat."""


@final
class EventKind:
    """A kind of event: its name and the names of its arguments."""

    def __init__(self, name: str, arguments: list[Argument]) -> None:
        self.name = name
        self.arguments = arguments


@final
class Event:
    """One thing that happened. `audience` is EVERYBODY or the only seat that may see it."""

    def __init__(self, kind: EventKind, audience: int, digits: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.digits = digits

    def visible_to(self, player: int | None) -> bool:
        """Whether a player (or a spectator, None) may see it."""
        return self.audience == EVERYBODY or (player is not None and self.audience == player)

    def describe(self) -> dict[str, int | str]:
        """The event by name: what happened and its arguments."""
        named: dict[str, int | str] = {"event": self.kind.name}
        for argument, digit in zip(self.kind.arguments, self.digits, strict=False):
            named[argument.name] = argument.decode(digit)
        return named
