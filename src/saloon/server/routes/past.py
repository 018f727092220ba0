"""Looking back, help and trust: why not, hints, moments, the record, fairness."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from saloon.bots.levels import ADVISER, LEVELS
from saloon.server import messages, problems, wire, wishes
from saloon.server.answers import answer, plain, raw_body
from saloon.server.checking import check_record, is_too_long
from saloon.server.problems import BAD_REQUEST, FORBIDDEN, Trouble
from saloon.server.routes import (
    house_of,
    number_of,
    own_seat_of,
    person_of,
    ration,
    seat_of,
    table_of,
)
from saloon.server.wishes import refused

router = APIRouter()


@router.get("/api/tables/{table}/why/{action}")
async def why(request: Request, action: str) -> Response:
    """Why I cannot do something now."""
    live = await table_of(request)
    seat = own_seat_of(request, live)
    match = live.table.match
    if match is None or live.table.closed:
        raise refused("problem-not-playing", "no game is in progress")
    refusal = match.state.refusal(seat, number_of(action, len(live.table.game.actions), "action"))
    return answer(wire.Why(rule="" if refusal is None else refusal.rule))


@router.post("/api/tables/{table}/hint")
async def hint(request: Request) -> Response:
    """What a bot would do in my place."""
    here, live = house_of(request), await table_of(request)
    table = live.table
    seat = own_seat_of(request, live)
    if not table.opening.hints:
        raise Trouble(FORBIDDEN, "problem-no-hints", "this table plays without hints")
    if table.match is None or table.phase != "playing" or seat not in table.actors:
        raise refused("problem-not-your-turn", "it is not your turn")
    ration(request, here.thoughts)
    perspective = table.match.state.perspective(seat)
    return answer(wire.Hint(action=await here.thinking.choose(perspective, LEVELS[ADVISER])))


@router.get("/api/tables/{table}/moments/{number}")
async def moment(request: Request, number: str) -> Response:
    """The table after a number of choices; a simultaneous choice in progress is not shown yet."""
    live = await table_of(request)
    table = live.table
    if not table.playable:
        raise wishes.other_version(table)
    seat = seat_of(request, live)
    if seat is not None and table.phase != "over" and seat not in table.seats_of(person_of(request)):
        raise Trouble(
            FORBIDDEN, "problem-hidden", "until the game is over you can only see it from your own seat"
        )
    if table.match is None:
        raise refused("problem-not-playing", "the game has not begun")
    return Response(
        messages.moment(table, seat, number_of(number, table.known_length + 1, "moment")),
        media_type="application/json",
    )


@router.get("/api/tables/{table}/record")
async def record(request: Request) -> Response:
    """The record as text, once the game is over or cannot go on."""
    live, person = await table_of(request), person_of(request)
    table = live.table
    if not table.playable:
        await house_of(request).tables.change(
            live, lambda table, now: wishes.close_for_record(table, person, now)
        )
        return plain(table.record.to_text(private=True))
    if table.phase != "over":
        raise refused("problem-not-over", "the record is not shown before the game is over")
    return plain(table.record.to_text())


@router.get("/api/tables/{table}/fairness")
async def fairness(request: Request) -> Response:
    """The hash of the secret, the players' salts, and the secret once the record may be shown."""
    table = (await table_of(request)).table
    shown = table.phase == "over" or (table.closed and not table.playable)
    secret = table.opening.secret.hex() if shown else None
    return answer(wire.Fairness(commitment=table.commitment, secret=secret, salts=table.record.salts))


@router.post("/api/verify")
async def verify(request: Request) -> Response:
    """Check a record that somebody has."""
    here = house_of(request)
    body = await raw_body(request)
    ration(request, here.thoughts)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise problems.bad_request("a record is text in UTF-8") from None
    if is_too_long(text):
        raise Trouble(BAD_REQUEST, "problem-record-too-long", "this record is too long to check here")
    return answer(await here.thinking.run(check_record, text))
