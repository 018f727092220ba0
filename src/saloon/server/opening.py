"""Opening a table: checking the request and setting it out; and the table that follows a finished one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.core.errors import BadSetup, UnknownGame
from saloon.core.registry import load
from saloon.core.words import load_words
from saloon.server import problems
from saloon.server.book import Line, Opening, OpeningSeat
from saloon.server.people import clean_name, new_table_name
from saloon.server.problems import BAD_REQUEST, Trouble
from saloon.server.wishes import check_level, check_salt, refused, sit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.game import Game
    from saloon.server.people import People
    from saloon.server.table import Table
    from saloon.server.wire import ClockSettings, RematchRequest, TableRequest

LONGEST_MOVE = 7 * 24 * 3600
LONGEST_BANK = 7 * 24 * 3600


def open_table(
    request: TableRequest,
    people: People,
    person: str,
    now: int,
    components: Mapping[str, Any] | None = None,
) -> tuple[Opening, list[Line]]:
    """A new table, with the host in the host's own seats, and with the house's components."""
    try:
        game = load(request.game)
    except UnknownGame:
        raise problems.no_game(request.game) from None
    options = _complete(game, len(request.seats), request.options, components)
    if request.clock is not None:
        _check_clock(request.clock)
    for seat in request.seats:
        if seat.kind == "bot":
            check_level(seat.level)
    mine = [number for number, seat in enumerate(request.seats) if seat.kind == "me"]
    if request.salt is not None:
        check_salt(request.salt, seated=bool(mine))
    table = _name_of(request.promise, people, now)
    names = _names(["" if seat.kind == "link" else clean_name(seat.name) for seat in request.seats])
    opening = Opening(
        table=table,
        game=game.name,
        version=game.version,
        options=options,
        seats=[
            OpeningSeat(level=seat.level, name=name) if seat.kind == "bot" else OpeningSeat()
            for seat, name in zip(request.seats, names, strict=True)
        ],
        secret=people.secret_of(table),
        host=person,
        clock=request.clock,
        hints=request.hints,
        listed=request.listed,
        pace=request.pace,
        created=now,
        components=None if components is None else dict(components),
    )
    lines = [line for number in mine for line in sit(person, names[number], number, request.salt, now)]
    return opening, lines


def next_table(
    table: Table,
    request: RematchRequest,
    people: People,
    person: str,
    now: int,
    components: Mapping[str, Any] | None = None,
) -> tuple[Opening, list[Line]]:
    """The same people and bots once more; the first seat becomes the last.

    After a table that could not go on, with those of its options that still exist and with the components
    that the house has now.
    """
    if not table.seats_of(person):
        raise problems.not_your_seat()
    if table.phase != "over" and table.playable:
        raise refused("problem-not-over", "the game is not over")
    if request.salt is not None:
        check_salt(request.salt)
    name = _name_of(request.promise, people, now)
    old, options = table.opening, table.record.options
    if table.playable:
        # If the house had none of its own then, the next table plays with today's.
        components = None if old.components is None else table.record.edition
    else:
        there_is = {option.name: option.values for option in table.game.options}
        options = {option: value for option, value in options.items() if value in there_is.get(option, [])}
    seats = [*table.seats[1:], table.seats[0]]
    opening = Opening(
        table=name,
        game=old.game,
        version=table.game.version,
        options=_complete(table.game, table.players, options, components),
        seats=[OpeningSeat(level=seat.level, name=seat.name if seat.level else "") for seat in seats],
        secret=people.secret_of(name),
        host=old.host,
        clock=old.clock,
        hints=old.hints,
        listed=False,
        pace=old.pace,
        created=now,
        components=None if components is None else dict(components),
    )
    lines: list[Line] = []
    for number, seat in enumerate(seats):
        salt = request.salt if person in seat.persons else None
        for place, holder in enumerate(seat.persons):
            if place == 0:
                lines += sit(holder, seat.name, number, salt, now)
            else:
                lines.append(Line("claimed", number, now, person=holder))
    return opening, lines


def _complete(
    game: Game, players: int, options: Mapping[str, str], components: Mapping[str, Any] | None
) -> dict[str, str]:
    """All options of a table that can be opened."""
    try:
        return dict(game.layout(players, options, components).options)
    except BadSetup as error:
        raise Trouble(BAD_REQUEST, "problem-bad-setup", str(error)) from None


def _name_of(promise: str | None, people: People, now: int) -> str:
    """The name of a new table: as promised, or a fresh one."""
    if promise is None:
        return new_table_name()
    name = people.promised(promise, now)
    if name is None:
        raise Trouble(BAD_REQUEST, "problem-bad-promise", "this house did not promise that table")
    if not name:
        raise Trouble(BAD_REQUEST, "problem-old-promise", "this promise of a table is older than a day")
    return name


def free_name(taken: list[str]) -> str:
    """A name for somebody who has none."""
    for name in load_words("saloon", "en").say("seat-names").split(","):
        if name.strip() not in taken:
            return name.strip()
    return str(len(taken) + 1)


def _names(given: list[str]) -> list[str]:
    """Names for all seats; those without a name get an unused one."""
    names: list[str] = []
    for name in given:
        names.append(name or free_name([*given, *names]))
    return names


def _check_clock(clock: ClockSettings) -> None:
    if not 1 <= clock.move <= LONGEST_MOVE or not 0 <= clock.bank <= LONGEST_BANK:
        raise Trouble(
            BAD_REQUEST,
            "problem-bad-clock",
            "a clock gives every choice 1 second to 7 days, and a bank of at most 7 days",
        )
