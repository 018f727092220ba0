"""HTTP and the socket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.server import problems

if TYPE_CHECKING:
    from starlette.requests import Request

    from saloon.server.house import House
    from saloon.server.limits import Addresses
    from saloon.server.live import Live


def house_of(request: Request) -> House:
    """The house that a request came to."""
    house: House = request.app.state.house
    return house


def person_of(request: Request) -> str:
    """Who asks."""
    return str(request.state.person)


async def table_of(request: Request) -> Live:
    """The table that a request is about."""
    return await house_of(request).tables.find(request.path_params["table"])


def seat_of(request: Request, live: Live) -> int | None:
    """The seat named in the query, if any; it must be one of the table's."""
    text = request.query_params.get("seat")
    return None if text is None else number_of(text, live.table.players, "seat")


def number_of(text: str, limit: int, what: str) -> int:
    """A number from a path or query, below a limit."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise problems.bad_request(f"'{text[:20]}' is not a {what}")
    if int(text) >= limit:
        raise problems.Trouble(problems.NOT_FOUND, f"problem-no-{what}", f"there is no {what} {text}")
    return int(text)


def own_seat_of(request: Request, live: Live) -> int:
    """The seat named in the query, which must belong to the person who asks."""
    seat = seat_of(request, live)
    mine = live.table.seats_of(person_of(request))
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None or seat not in mine:
        raise problems.not_your_seat()
    return seat


def ration(request: Request, addresses: Addresses) -> None:
    """Limit how often an address does expensive things."""
    if house_of(request).settings.limits and not addresses.take(request.state.address):
        raise problems.too_fast()
