"""What can go wrong with a request, as an answer to the client.

A problem's id is the id of a text in the browser's shell; `detail` says the same in plain English for clients
without one.
"""

from __future__ import annotations

from saloon.core.errors import SaloonError
from saloon.server.wire import Problem

BAD_REQUEST = 400
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_LARGE = 413
TOO_MANY = 429
UNAVAILABLE = 503


class Trouble(SaloonError):
    """A request that is answered with a problem."""

    def __init__(self, status: int, problem: str, detail: str, **arguments: int | str) -> None:
        super().__init__(detail)
        self.status = status
        self.answer = Problem(problem=problem, arguments=arguments, detail=detail)


class Stale(SaloonError):
    """A choice for a moment that has passed; the player is shown the current state."""


class Known(SaloonError):
    """A click that is already stored; it counts once."""


def no_table() -> Trouble:
    """The link leads nowhere."""
    return Trouble(NOT_FOUND, "problem-no-table", "there is no such table")


def no_game(name: str) -> Trouble:
    """The house does not have that game."""
    return Trouble(NOT_FOUND, "problem-no-game", "there is no such game", game=name[:40])


def bad_request(detail: str) -> Trouble:
    """The request does not have the required form."""
    return Trouble(BAD_REQUEST, "problem-bad-request", detail, what=detail)


def no_seat(seat: int) -> Trouble:
    """The table has fewer seats."""
    return Trouble(NOT_FOUND, "problem-no-seat", f"this table has no seat {seat}", seat=seat)


def not_your_seat() -> Trouble:
    """Somebody else sits there."""
    return Trouble(FORBIDDEN, "problem-not-your-seat", "this seat is not yours")


def not_host() -> Trouble:
    """Only the host may do that."""
    return Trouble(FORBIDDEN, "problem-not-host", "only the host of the table may do that")


def promise_used() -> Trouble:
    """A promise is good for one table."""
    return Trouble(CONFLICT, "problem-promise-used", "this promise was used; its table is already open")


def too_fast() -> Trouble:
    """More requests than an address may make."""
    return Trouble(TOO_MANY, "problem-too-fast", "too many requests; wait a moment")


def storage_trouble() -> Trouble:
    """The answer when the database does not respond."""
    return Trouble(UNAVAILABLE, "problem-storage", "the house cannot save right now; try again in a moment")
