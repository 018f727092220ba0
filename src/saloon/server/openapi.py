"""The OpenAPI document, from the same structs that cross the wire."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

from saloon.server import wire

JSON = "application/json"
TEXT = "text/plain"
_REF = "#/components/schemas/{name}"


class Door(NamedTuple):
    """A path with its method, what goes in and what comes out (str for plain text)."""

    method: str
    path: str
    summary: str
    gives: Any
    takes: Any = None
    query: tuple[str, ...] = ()
    needed: bool = True
    """Whether the body is required."""


DOORS = (
    Door("get", "/api/house", "The games, the levels of bots, the languages", wire.House),
    Door("get", "/api/games/{game}/words/{lang}", "A game's texts as Fluent", str),
    Door("get", "/api/tables", "My tables and the listed ones", list[wire.TableSummary]),
    Door("post", "/api/promise", "A table to be opened, and the hash of its secret", wire.TablePromise),
    Door("post", "/api/tables", "Open a table", wire.TableSummary, wire.TableRequest),
    Door("get", "/api/tables/{table}", "One table", wire.TableSummary),
    Door("post", "/api/tables/{table}/join", "Take a free seat", wire.TableSummary, wire.JoinRequest),
    Door(
        "post",
        "/api/tables/{table}/claim",
        "Take my seat over to this device",
        wire.TableSummary,
        wire.ClaimRequest,
    ),
    Door("get", "/api/tables/{table}/keys", "The keys of my seats", list[wire.SeatKey]),
    Door("post", "/api/tables/{table}/seats/{seat}", "Change a seat", wire.TableSummary, wire.SeatChange),
    Door("post", "/api/tables/{table}/leave", "Leave my seats", wire.TableSummary),
    Door("post", "/api/tables/{table}/close", "End the table", wire.TableSummary),
    Door(
        "post",
        "/api/tables/{table}/rematch",
        "The next table with the same people",
        wire.TableSummary,
        wire.RematchRequest,
        needed=False,
    ),
    Door("get", "/api/tables/{table}/why/{action}", "Why not", wire.Why, query=("seat",)),
    Door("post", "/api/tables/{table}/hint", "What a bot would do", wire.Hint, query=("seat",)),
    Door("get", "/api/tables/{table}/moments/{number}", "A moment", wire.Moment, query=("seat",)),
    Door("get", "/api/tables/{table}/record", "The record, once the game is over", str),
    Door("get", "/api/tables/{table}/fairness", "The hash, the salts and the secret", wire.Fairness),
    Door("post", "/api/verify", "Check a record", wire.Verdict, str),
)
_NUMBERS = {"seat": 100, "action": 10**6, "number": 10**6}
"""Numeric parameters and their exclusive upper bounds."""


async def document() -> Response:
    """The document as JSON."""
    return Response(_document(), media_type=JSON)


@cache
def _document() -> bytes:
    kinds = {door.gives for door in DOORS} | {door.takes for door in DOORS} | {wire.Problem}
    kinds -= {None, str}
    ordered = sorted(kinds, key=str)
    schemas, components = msgspec.json.schema_components(ordered, ref_template=_REF)
    schema_of = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method] = _operation(door, schema_of)
    return json.dumps(
        {
            "openapi": "3.1.0",
            "info": {"title": "Saloon", "version": "1"},
            "paths": paths,
            "components": {"schemas": components},
        }
    ).encode()


def _operation(door: Door, schema_of: dict[Any, Any]) -> dict[str, Any]:
    problem = {"description": "What was wrong", "content": _content(wire.Problem, schema_of)}
    operation: dict[str, Any] = {
        "summary": door.summary,
        "parameters": [
            *[_parameter(name, "path") for name in _names_in(door.path)],
            *[_parameter(name, "query") for name in door.query],
        ],
        "responses": {
            "200": {"description": "Done", "content": _content(door.gives, schema_of)},
            "4XX": problem,
            "503": problem,
        },
    }
    if door.takes is not None:
        operation["requestBody"] = {"required": door.needed, "content": _content(door.takes, schema_of)}
    return operation


def _content(kind: Any, schema_of: dict[Any, Any]) -> dict[str, Any]:
    return {TEXT: {"schema": {"type": "string"}}} if kind is str else {JSON: {"schema": schema_of[kind]}}


def _parameter(name: str, where: str) -> dict[str, Any]:
    limit = _NUMBERS.get(name)
    schema: dict[str, Any] = {"type": "string", "minLength": 1, "maxLength": 64}
    if limit is not None:
        schema = {"type": "integer", "minimum": 0, "maximum": limit - 1}
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def _names_in(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]
