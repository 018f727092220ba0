"""Events: what happened, as data with a name, arguments and who may see it.

The log, the animations and the tests read events. When nobody listens, no event is built.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from saloon.core.actions import Argument

EVERYBODY: Final[i64] = -1
"""The audience of an event that everybody may see; otherwise a mask of the seats that may (see `mask_of`), or
the complement of one: all but those seats."""


def mask_of(seats: list[int]) -> int:
    """Some seats as a bit mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def sees(audience: int, player: int | None) -> bool:
    """Whether a player (or a spectator, None) is in an audience."""
    if player is None:
        return audience < 0
    return (audience >> player) & 1 == 1


@final
class EventKind:
    """A kind of event: its name and its arguments; with `many` the last of them is a list of any length."""

    def __init__(self, name: str, arguments: list[Argument], *, many: bool = False) -> None:
        self.name = name
        self.arguments = arguments
        self.many = many


@final
class Event:
    """One thing that happened, and who may see it.

    >>> import saloon
    >>> state = saloon.load("cover_your_assets").new(players=4, seed=7, listen=True)
    >>> [event.describe()["event"] for event in state.events if event.visible_to(1)][:2]
    ['round_started', 'drew_card']
    """

    def __init__(self, kind: EventKind, audience: int, digits: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.digits = digits

    def visible_to(self, player: int | None) -> bool:
        """Whether a player (or a spectator, None) may see it."""
        return sees(self.audience, player)

    def describe(self) -> dict[str, Any]:
        """The event by name: what happened and its arguments."""
        named: dict[str, Any] = {"event": self.kind.name}
        for argument, digit in zip(self.kind.arguments, self.digits, strict=False):
            named[argument.name] = argument.decode(digit)
        if self.kind.many:
            last = self.kind.arguments[-1]
            named[last.name] = [last.decode(digit) for digit in self.listed()]
        return named

    def listed(self) -> list[int]:
        """The digits of the list at the end, if the kind has one."""
        return self.digits[len(self.kind.arguments) - 1 :]

    def __repr__(self) -> str:
        if self.audience != EVERYBODY:
            return f"<event {self.kind.name}, not for everybody>"
        told = [f"{name}={value!r}" for name, value in self.describe().items() if name != "event"]
        return f"<event {self.kind.name}: {', '.join(told)}>" if told else f"<event {self.kind.name}>"
