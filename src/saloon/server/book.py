"""The book of a table: how it was opened, and everything that happened at it since, line by line.

A line is stored under (table, place), so two writers can never both write the same one. Everything about a
table follows from its book: choices and take-backs (the game's record), who sits where, the clock, the chat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from saloon.core.errors import SaloonError
from saloon.server.wire import ClockSettings, Pace

Kind = Literal[
    "choice",
    "said",
    "salted",
    "joined",
    "claimed",
    "changed",
    "left",
    "stand_in",
    "out_of_time",
    "asked_back",
    "answered",
    "closed",
    "rematch",
]


class OpeningSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it was set out: a bot's with its name and level, or one that people take."""

    level: str = ""
    """Of a bot; "" for a seat of people."""
    name: str = ""


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was opened. The secret stays here until the game is over: with the salts of those who
    sat down it decides all chance."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    seats: list[OpeningSeat]
    secret: bytes
    host: str
    """The person who opened it."""
    clock: ClockSettings | None
    hints: bool
    listed: bool
    pace: Pace
    created: int
    components: dict[str, Any] | None = None
    """Those of the house, where it had its own."""


class Line(msgspec.Struct, frozen=True):
    """Something that happened at a table."""

    kind: Kind
    seat: int
    at: int
    """Milliseconds since 1970."""
    action: int = 0
    """What was chosen (-1: the last choice taken back); for yes and no 1 and 0."""
    click: str | None = None
    """The name of the click that brought it."""
    person: str | None = None
    """Who took the seat."""
    text: str = ""
    """A name, a level, a line of chat, a salt, or the name of the next table."""


class NewTable(NamedTuple):
    """A table to store, with the first lines of its book."""

    opening: Opening
    lines: list[Line]
    due: int | None
    """When some process must look after it at the latest."""


class Taken(SaloonError):
    """Somebody else wrote this line of the book first."""


Done = Callable[[SaloonError | None], None]
"""Called from the event loop when something is stored, or with what went wrong."""
