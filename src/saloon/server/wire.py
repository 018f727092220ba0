"""Everything that crosses the wire between the server and a browser, and nothing else.

The browser's types are generated from these structs (`make types`), so a field renamed here breaks the build
there. A table's socket sends `Update` and takes `Request`; everything else is plain HTTP.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from saloon.core.outcome import Outcome

SeatKind = Literal["me", "link", "bot"]
Phase = Literal["waiting", "playing", "over", "closed"]
Pace = Literal["instant", "brisk", "calm"]
Value = int | str

# -- what there is to play -----------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game; its texts are the messages `option-<name>`, `.help` and `.value-<value>`."""

    name: str
    values: list[str]
    default: str
    least_players: int
    most_players: int
    """It has no effect with fewer or more players."""


class ArgumentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An argument of an action or an event, and how to put it into words (see `core.actions.Argument`)."""

    name: str
    words: str
    values: list[str] | int
    """Its values by name, in order, or how many numbers from 0 on: a browser numbers actions with these."""


class KindInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A family of actions or a kind of events."""

    name: str
    arguments: list[ArgumentInfo]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the lobby shows it and as the log puts it into words."""

    name: str
    version: int
    least_players: int
    most_players: int
    options: list[OptionInfo]
    families: list[KindInfo]
    events: list[KindInfo]


class House(msgspec.Struct, frozen=True, kw_only=True):
    """The lobby: the games, the levels of bots, the languages."""

    games: list[GameInfo]
    levels: list[str]
    languages: list[str]


# -- opening and joining a table -----------------------------------------------------------------------------


class TablePromise(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is not open yet, and the hash of its secret: players bring their salts after that."""

    promise: str
    """Sent back when the table is opened; valid once, within a day."""
    table: str
    """The name of the future table."""
    commitment: str


class SeatRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who takes a seat: I (several times for play at one screen), anybody with the link, or a bot."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class ClockSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for every choice, and a bank of seconds for the whole game, used when those run out."""

    move: int
    bank: int


class TableRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    options: dict[str, str] = {}
    seats: list[SeatRequest]
    clock: ClockSettings | None = None
    hints: bool = True
    listed: bool = False
    """Whether the lobby lists it for everybody."""
    pace: Pace = "brisk"
    """How long bots wait before they act, so that people can follow."""
    promise: str | None = None
    """From `POST /api/promise`; without one the house makes a name and a secret now."""
    salt: str | None = None
    """My salt for the chance of the game, 1 to 64 of A-Z, a-z, 0-9, - and _; the same for all my seats."""


class JoinRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a free seat by link; any free one if none is named."""

    name: str
    seat: int | None = None
    salt: str | None = None
    """My salt, drawn after I saw the hash of the secret (see `TableRequest`)."""


class RematchRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same people once more. Promise and salt as in `TableRequest`, if I am the first to ask."""

    promise: str | None = None
    salt: str | None = None


class ClaimRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """My own seat on another device, by its secret key."""

    key: str


class SeatChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host gives a free seat to a bot, or frees a bot's seat again, before the game begins."""

    kind: Literal["link", "bot"]
    level: str = ""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby lists it and as the join page shows it."""

    table: str
    game: str
    options: dict[str, str]
    phase: Phase
    names: list[str]
    free: list[int]
    """Seats that can be joined."""
    mine: list[int]
    """Seats that are mine."""
    my_turn: bool
    host: bool
    """Whether I opened it."""
    listed: bool
    clock: ClockSettings | None
    hints: bool
    pace: Pace
    created: int
    """Milliseconds since 1970."""
    own_components: bool
    """Whether it plays with the house's own components."""
    commitment: str
    """The hash of the secret that decides all chance."""
    other_version: int | None
    """The version of the game that it was opened with, if the house no longer plays that version: the table
    is closed, and its record is kept."""


class SeatKey(msgspec.Struct, frozen=True, kw_only=True):
    """The secret key of one of my seats, to take it over to another device."""

    seat: int
    key: str


# -- the socket: from the server -----------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that I may do now."""

    action: int
    family: str
    arguments: dict[str, int | str]


class Choices(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What I am asked, and at which length of the record as far as I know it.

    While all choose at once, the choices of others are not counted: the number of steps of a sealed offer
    stays secret.
    """

    number: int
    asked: list[int]
    """The seats that the game waits for."""
    prompt: str
    """The name of the question, "" if I am not asked."""
    actions: list[Choice]
    done: bool = False
    """Whether all play at once, and what I chose counts and waits for the others."""


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log. Names that begin with `table_` are of the table, all others of the game."""

    number: int
    """The length of the record after it, as far as everybody knows it."""
    event: str
    arguments: dict[str, Value | list[Value]] = {}
    at: int
    """Milliseconds since 1970."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where."""

    name: str
    kind: Literal["person", "free", "bot"]
    level: str
    """The level of the bot, including one that stands in."""
    here: bool
    """Whether the person is connected."""
    stand_in: bool
    """Whether a bot is standing in for the person."""
    mine: bool


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """The people at the table and its stage."""

    table: str
    looking_as: int | None
    """The seat whose view this is; None for a spectator."""
    host: bool
    phase: Phase
    seats: list[SeatInfo]
    watching: int
    outcome: Outcome | None
    """When the game is over."""
    rematch: str | None
    """The table that follows this one."""


class Undo(msgspec.Struct, frozen=True, kw_only=True):
    """Whether I can take my last choice back, and whether somebody asks the table to allow it."""

    free: bool
    """At once: nothing was revealed since."""
    by_consent: bool
    """If all the others agree."""
    asked_by: int | None
    waiting_for: list[int]


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Time, where the table has a clock. The browser counts down from `left` for those who are asked."""

    move: int
    bank: int
    left: list[int]
    """Milliseconds until a bot stands in, per seat: what is left of this choice and of the bank.
    While all choose at once, the time of others keeps running from when they were asked."""
    banks: list[int]
    """Milliseconds in the bank."""


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that the socket of a table sends. What did not change is left out."""

    view: Any = None
    """The game's own view, as seen from my seat."""
    choices: Choices | None = None
    events: list[Happening] = []
    """What is new; the whole log in the first update."""
    seats: Seating | None = None
    undo: Undo | None = None
    clock: Clock | None = None


# -- the socket: from the browser ----------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="choose"):
    """I choose this."""

    action: int
    number: int
    """One of the choices that I was offered."""
    click: str
    """A random name of this click: sent twice, it counts once."""


class TakeBack(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="take_back"):
    """I want to take back my last choice: at once if that is free, otherwise the table is asked."""

    number: int


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="answer"):
    """My answer to a request for a take-back."""

    agree: bool


class Say(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="say"):
    """A line of chat."""

    text: str


class Look(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="look"):
    """At one screen: show this seat of mine from now on; None shows only the public view."""

    seat: int | None


class Go(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="go"):
    """I go to another table: this socket switches to it and starts with a full update."""

    table: str
    seat: int | None


class StandIn(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="stand_in"):
    """Let a bot play a seat, or give it back: my own at any time, another's while they are away."""

    seat: int
    on: bool


Request = Choose | TakeBack | Answer | Say | Look | Go | StandIn

# -- looking back, help and trust ----------------------------------------------------------------------------


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action is not possible now; "" if it is."""

    rule: str


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would choose in my place."""

    action: int


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a number of choices, as a seat (or a spectator) saw it."""

    number: int
    last: int
    """The number of the last moment."""
    view: Any
    events: list[Happening]
    """What happened with the choice that led here."""
    outcome: Outcome | None


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """The hash that was shown before anybody sat down, and the secret once the game is over."""

    commitment: str
    secret: str | None
    salts: list[str]
    """The salt of every seat, "" for none; empty until the game has begun."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a record."""

    good: bool
    problem: str
    choices: int


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What was wrong with a request: the id of a text of the shell, its arguments, and plain English."""

    problem: str
    arguments: dict[str, int | str] = {}
    detail: str
