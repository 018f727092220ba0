"""Answers and bodies of HTTP: structs both ways, strictly checked and of bounded size."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saloon.server.limits import MOST_BYTES
from saloon.server.problems import TOO_LARGE, Trouble, bad_request

Body = TypeVar("Body")

_encode = msgspec.json.Encoder().encode
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def answer(value: Any, status: int = 200) -> Response:
    """A struct (or a list of them) as JSON."""
    return Response(_encode(value), status, media_type="application/json")


def problem(trouble: Trouble) -> Response:
    """What went wrong, as JSON."""
    return answer(trouble.answer, trouble.status)


def plain(text: str) -> Response:
    """Plain text."""
    return Response(text, media_type="text/plain; charset=utf-8")


async def raw_body(request: Request) -> bytes:
    """The body, if it is not too large."""
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdecimal()) or int(length) > MOST_BYTES:
        raise too_large()
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:
            raise too_large()
    return bytes(body)


async def read(request: Request, kind: type[Body], *, empty: Body | None = None) -> Body:
    """The body as a struct (`empty` where it may be left out); says what is wrong with it."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    body = await raw_body(request)
    if not body and empty is not None:
        return empty
    try:
        found: Body = decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise bad_request(f"unexpected request body: {error}") from None
    return found


def too_large() -> Trouble:
    """The body is larger than the house reads."""
    return Trouble(TOO_LARGE, "problem-too-large", f"at most {MOST_BYTES} bytes are read")
