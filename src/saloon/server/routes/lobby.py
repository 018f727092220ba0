"""The lobby: what there is to play, opening a table, finding and joining one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Request, Response

from saloon.core.chance import commitment
from saloon.core.errors import UnknownGame
from saloon.core.registry import load
from saloon.core.words import LANGUAGES
from saloon.server import problems, wishes
from saloon.server.answers import answer, plain, read
from saloon.server.databases import BadStorage
from saloon.server.house import describe_house
from saloon.server.live import now_ms
from saloon.server.opening import free_name, next_table, open_table
from saloon.server.people import new_table_name
from saloon.server.problems import NOT_FOUND, Trouble, storage_trouble
from saloon.server.routes import house_of, number_of, person_of, ration, table_of
from saloon.server.wire import (
    ClaimRequest,
    JoinRequest,
    RematchRequest,
    SeatChange,
    SeatKey,
    TablePromise,
    TableRequest,
    TableSummary,
)

MOST_MINE = 30
MOST_LISTED = 30

router = APIRouter()
_house = cache(describe_house)


@router.get("/api/house")
async def house(request: Request) -> Response:
    """The games, the levels of bots, the languages."""
    return answer(_house())


@router.get("/api/games/{game}/words/{lang}")
async def words(request: Request, game: str, lang: str) -> Response:
    """A game's texts in a language, including its rules, as Fluent."""
    if lang not in LANGUAGES:
        raise Trouble(NOT_FOUND, "problem-no-language", "there is no such language")
    try:
        folder = files(load(game).package) / "text"
    except UnknownGame:
        raise problems.no_game(game) from None
    texts = [folder / f"{lang}.ftl", folder / f"rules.{lang}.ftl"]
    return plain("\n".join(text.read_text(encoding="utf-8") for text in texts if text.is_file()))


@router.get("/api/tables")
async def tables(request: Request) -> Response:
    """My tables, and those that are listed for everybody; the newest first."""
    here, person = house_of(request), person_of(request)
    try:
        names = await here.storage.tables_of(person, MOST_MINE)
        names += await here.storage.open_tables(MOST_LISTED)
    except BadStorage as error:
        raise storage_trouble() from error
    found: list[TableSummary] = []
    for name in dict.fromkeys(names):
        try:
            summary = (await here.tables.find(name)).table.summary(person)
        except Trouble:
            continue  # a damaged one, for example
        if summary.mine or summary.host or summary.phase in ("waiting", "playing"):
            found.append(summary)
    return answer(found)


@router.post("/api/promise")
async def promise(request: Request) -> Response:
    """The name of a table to open, and the hash of its secret. Nothing is stored."""
    people, name = house_of(request).people, new_table_name()
    return answer(
        TablePromise(
            promise=people.promise(name, now_ms()),
            table=name,
            commitment=commitment(people.secret_of(name)),
        )
    )


@router.post("/api/tables")
async def open_(request: Request) -> Response:
    """Open a table."""
    here, person = house_of(request), person_of(request)
    wanted = await read(request, TableRequest)
    components = here.settings.components.get(wanted.game)
    opening, lines = open_table(wanted, here.people, person, now_ms(), components)
    ration(request, here.openings)
    live = await here.tables.open(opening, lines)
    return answer(live.table.summary(person))


@router.get("/api/tables/{table}")
async def one(request: Request) -> Response:
    """One table."""
    return answer((await table_of(request)).table.summary(person_of(request)))


@router.post("/api/tables/{table}/join")
async def join(request: Request) -> Response:
    """Take a free seat."""
    live, person = await table_of(request), person_of(request)
    wanted = await read(request, JoinRequest)
    await house_of(request).tables.change(
        live, lambda table, now: wishes.join(table, person, wanted.name, wanted.seat, now, wanted.salt)
    )
    return answer(live.table.summary(person))


@router.post("/api/tables/{table}/claim")
async def claim(request: Request) -> Response:
    """Take my seat over to this device."""
    here, live, person = house_of(request), await table_of(request), person_of(request)
    key = (await read(request, ClaimRequest)).key
    fitting = [
        number
        for number, seat in enumerate(live.table.seats)
        if seat.is_person and here.people.fits(key, live.table.name, number, seat.taken)
    ]
    if not fitting:
        raise Trouble(problems.FORBIDDEN, "problem-bad-key", "this key opens no seat at this table")
    await here.tables.change(live, lambda table, now: wishes.claim(table, person, fitting[0], now))
    return answer(live.table.summary(person))


@router.get("/api/tables/{table}/keys")
async def keys(request: Request) -> Response:
    """The keys of my seats."""
    here, live = house_of(request), await table_of(request)
    mine = live.table.seats_of(person_of(request))
    return answer(
        [
            SeatKey(seat=seat, key=here.people.seat_key(live.table.name, seat, live.table.seats[seat].taken))
            for seat in mine
        ]
    )


@router.post("/api/tables/{table}/seats/{seat}")
async def change_seat(request: Request, seat: str) -> Response:
    """The host gives a seat to a bot, or frees it."""
    live, person = await table_of(request), person_of(request)
    number = number_of(seat, live.table.players, "seat")
    change = await read(request, SeatChange)
    await house_of(request).tables.change(
        live,
        lambda table, now: wishes.change_seat(
            table, person, number, change, free_name([seat.name for seat in table.seats]), now
        ),
    )
    return answer(live.table.summary(person))


@router.post("/api/tables/{table}/leave")
async def leave(request: Request) -> Response:
    """Leave my seats."""
    live, person = await table_of(request), person_of(request)
    await house_of(request).tables.change(live, lambda table, now: wishes.leave(table, person, now))
    return answer(live.table.summary(person))


@router.post("/api/tables/{table}/close")
async def close(request: Request) -> Response:
    """The host ends the table."""
    live, person = await table_of(request), person_of(request)
    await house_of(request).tables.change(live, lambda table, now: wishes.close(table, person, now))
    return answer(live.table.summary(person))


@router.post("/api/tables/{table}/rematch")
async def rematch(request: Request) -> Response:
    """The same people once more, at a new table."""
    here, live, person = house_of(request), await table_of(request), person_of(request)
    wanted = await read(request, RematchRequest, empty=RematchRequest())
    name = await here.tables.follow(
        live,
        person,
        lambda table, now: next_table(
            table, wanted, here.people, person, now, here.settings.components.get(table.game.name)
        ),
    )
    return answer((await here.tables.find(name)).table.summary(person))
