"""Wishes: what people may do at a table. Each returns the lines that carry it out, or says why not.

Nothing is changed here: the lines are stored first and folded after that.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from saloon.bots.levels import LEVELS
from saloon.core.chance import is_salt
from saloon.records.record import UNDO
from saloon.server import problems
from saloon.server.book import Line
from saloon.server.people import clean, clean_name
from saloon.server.problems import CONFLICT, FORBIDDEN, Known, Stale, Trouble

if TYPE_CHECKING:
    from saloon.server.table import Table
    from saloon.server.wire import SeatChange

_CLICK = re.compile("[A-Za-z0-9_-]{1,64}")
LONGEST_CHAT = 500
MOST_CHAT_LINES = 1000
MOST_UNDO_LINES = 300
MOST_LINES = 20_000
"""A book that is full takes nothing but choices."""


def refused(rule: str, detail: str) -> Trouble:
    """A wish that the table does not allow now."""
    return Trouble(CONFLICT, rule, detail)


def other_version(table: Table) -> Trouble:
    """The table's version is no longer played, so nothing can be played at it."""
    began, now = table.opening.version, table.game.version
    detail = (
        f"this table was begun with version {began} of {table.game.name}; the house now plays version {now}"
    )
    return Trouble(CONFLICT, "problem-other-version", detail, began=began, now=now)


# -- playing ---------------------------------------------------------------------------------------------


def choose(table: Table, seat: int, action: int, number: int, click: str, at: int) -> list[Line]:
    """A choice; Stale if the table has moved on as far as this seat can know."""
    if (seat, click) in table.clicks:
        raise Known
    match = table.match
    if match is None or table.closed:
        raise refused("problem-not-playing", "no game is in progress")
    if number != table.number_for(seat):
        raise Stale
    if not 0 <= action < len(table.game.actions):
        raise refused("problem-no-action", "there is no such action")
    refusal = match.state.refusal(seat, action)
    if refusal is not None:
        raise refused(refusal.rule, refusal.rule)
    if not _CLICK.fullmatch(click):
        raise problems.bad_request("the name of a click is 1 to 64 letters, digits, dashes and underscores")
    lines = [Line("choice", seat, at, action, click)]
    return [Line("stand_in", seat, at, 0), *lines] if table.seats[seat].stand_in else lines


def take_back(table: Table, seat: int, number: int, at: int) -> list[Line]:
    """Take back the last choice: at once if that is free or only bots would have to agree."""
    match = table.match
    if match is None or table.phase != "playing":
        raise refused("problem-not-playing", "no game is in progress")
    if number != table.number_for(seat):
        raise Stale
    _check_room(table)
    if table.undo_lines >= MOST_UNDO_LINES:
        raise refused("problem-too-many-take-backs", "too many take-backs at this table")
    if match.can_undo(seat):
        return [Line("choice", seat, at, UNDO)]
    lines = consent_lines(table, seat, at)
    if not lines:
        raise refused("problem-nothing-to-take-back", "there is nothing to take back")
    if table.request is not None or table.refused_at == table.known_length:
        raise refused("problem-asked-already", "the table has already been asked")
    return [Line("asked_back", seat, at)] if table.voters(seat) else lines


def consent_lines(table: Table, seat: int, at: int) -> list[Line]:
    """Take-backs from the last choice back to this seat's last; none if it has not chosen yet."""
    fallen: list[Line] = []
    for entry in reversed(table.record.choices()):
        if entry.player == seat:
            return [*fallen, Line("choice", seat, at, UNDO)]
        fallen.append(Line("choice", entry.player, at, UNDO, text="falls"))
    return []


def answer(table: Table, mine: tuple[int, ...], agree: bool, at: int) -> list[Line]:
    """My answer to a request for a take-back."""
    waiting = [seat for seat in table.waiting_for() if seat in mine]
    if not waiting:
        raise refused("problem-not-asked", "nobody asks you")
    return [Line("answered", seat, at, int(agree)) for seat in (waiting if agree else waiting[:1])]


def stand_in(table: Table, mine: tuple[int, ...], seat: int, on: bool, away: bool, at: int) -> list[Line]:
    """A bot plays for a seat, or gives it back; `away` says whether its person has been gone for a while."""
    _check_seat(table, seat)
    if table.phase != "playing":
        raise refused("problem-not-playing", "no game is in progress")
    if not table.seats[seat].is_person:
        raise refused("problem-no-person", "nobody sits there")
    if seat not in mine:
        if not on:
            raise problems.not_your_seat()
        if not mine:
            raise Trouble(FORBIDDEN, "problem-only-players", "only players may do that")
        if not away:
            raise refused("problem-not-away", "this player is here, or was a moment ago")
    if table.seats[seat].stand_in == on:
        return []
    if on:
        _check_room(table)
    return [Line("stand_in", seat, at, int(on))]


def say(table: Table, seat: int | None, text: str, at: int) -> list[Line]:
    """A line of chat by somebody who has a seat."""
    if seat is None:
        raise Trouble(FORBIDDEN, "problem-only-players", "only players may do that")
    said = clean(text)
    if not said:
        return []
    if len(said) > LONGEST_CHAT:
        raise refused("problem-chat-too-long", f"a line of chat has at most {LONGEST_CHAT} characters")
    if table.chat_lines >= MOST_CHAT_LINES or table.phase == "closed":
        raise refused("problem-chat-full", "nothing more can be said at this table")
    _check_room(table)
    return [Line("said", seat, at, text=said)]


# -- coming and going ------------------------------------------------------------------------------------


def sit(person: str, name: str, seat: int, salt: str | None, at: int) -> list[Line]:
    """A seat taken, with the person's salt."""
    joined = Line("joined", seat, at, person=person, text=name)
    return [joined] if salt is None else [Line("salted", seat, at, text=salt), joined]


def join(
    table: Table, person: str, name: str, seat: int | None, at: int, salt: str | None = None
) -> list[Line]:
    """A free seat taken."""
    called = clean_name(name)
    if not called:
        raise problems.Trouble(problems.BAD_REQUEST, "problem-no-name", "a name needs at least one character")
    if salt is not None:
        check_salt(salt)
    mine = table.seats_of(person)
    if mine and (seat is None or seat in mine):
        return []  # asked twice
    _check_waiting(table)
    free = table.free_seats()
    if seat is None:
        seat = free[0]
    _check_seat(table, seat)
    if seat not in free:
        raise refused("problem-seat-taken", "this seat is taken")
    _check_room(table)
    return sit(person, called, seat, salt, at)


def claim(table: Table, person: str, seat: int, at: int) -> list[Line]:
    """Take my seat over to another device; its key is already checked."""
    if person in table.seats[seat].persons:
        return []
    _check_room(table)
    return [Line("claimed", seat, at, person=person)]


def change_seat(table: Table, person: str, seat: int, change: SeatChange, name: str, at: int) -> list[Line]:
    """The host gives a free seat to a bot of that name, or frees a bot's seat."""
    if not table.is_host(person):
        raise problems.not_host()
    _check_seat(table, seat)
    _check_waiting(table)
    if table.seats[seat].is_person:
        raise refused("problem-seat-taken", "this seat is taken")
    _check_room(table)
    if change.kind == "link":
        return [] if table.seats[seat].is_free else [Line("changed", seat, at)]
    check_level(change.level)
    return [Line("changed", seat, at, text=f"{change.level} {name}")]


def leave(table: Table, person: str, at: int) -> list[Line]:
    """Leave all my seats; before the game they are free again, later bots stand in."""
    mine = table.seats_of(person)
    if not mine:
        raise problems.not_your_seat()
    if table.phase == "waiting":
        return [Line("left", seat, at) for seat in mine]
    if table.phase == "playing":
        return [Line("left", seat, at) for seat in mine if not table.seats[seat].stand_in]
    return []


def close(table: Table, person: str, at: int) -> list[Line]:
    """The host ends the table before its game is over."""
    if not table.is_host(person):
        raise problems.not_host()
    return [Line("closed", 0, at)] if table.phase in ("waiting", "playing") else []


def close_for_record(table: Table, person: str, at: int) -> list[Line]:
    """Close a table that cannot go on in its book, too, before its people are shown the record.

    If its version is played after all, nobody may play on with what the record reveals.
    """
    if table.closed:
        return []
    if not table.seats_of(person) and not table.is_host(person):
        raise problems.not_your_seat()
    return [Line("closed", 0, at)]


def check_level(level: str) -> None:
    """Check that there is such a bot."""
    if level not in LEVELS:
        raise Trouble(
            problems.BAD_REQUEST,
            "problem-no-level",
            f"there is no such level of bots; there are: {', '.join(LEVELS)}",
        )


def check_salt(salt: str, *, seated: bool = True) -> None:
    """Check the salt of somebody who takes a seat."""
    if not seated or not is_salt(salt):
        raise Trouble(
            problems.BAD_REQUEST,
            "problem-bad-salt",
            "a salt is 1 to 64 letters, digits, dashes and underscores, and needs a seat of your own",
        )


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise problems.no_seat(seat)


def _check_waiting(table: Table) -> None:
    if table.phase == "closed":
        raise refused("problem-closed", "this table is closed")
    if table.phase != "waiting":
        raise refused("problem-began", "the game has already begun")


def _check_room(table: Table) -> None:
    if not table.playable:
        raise other_version(table)
    if table.places >= MOST_LINES:
        raise refused("problem-table-full", "too much has happened at this table; it takes only choices now")
