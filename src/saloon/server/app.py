"""The FastAPI application, put together."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from saloon.server.answers import problem
from saloon.server.guard import Guard
from saloon.server.house import House
from saloon.server.openapi import document
from saloon.server.problems import Trouble
from saloon.server.routes import client, lobby, past

log = logging.getLogger("saloon.server")


def make_app(house: House) -> Guard:
    """The doors of a house behind the guard; sockets of tables bypass everything but the guard."""
    app = FastAPI(title="Saloon", docs_url=None, redoc_url=None, openapi_url=None)
    app.state.house = house
    app.include_router(lobby.router)
    app.include_router(past.router)
    app.add_api_route("/api/openapi.json", document, include_in_schema=False)
    app.include_router(client.router)
    app.add_exception_handler(Trouble, _trouble)
    app.add_exception_handler(HTTPException, _http_trouble)
    app.add_exception_handler(Exception, _failure)
    return Guard(app, house)


async def _trouble(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Trouble)
    return problem(error)


async def _http_trouble(_request: Request, error: Exception) -> Response:
    """An unknown path or method."""
    assert isinstance(error, HTTPException)
    answer = problem(Trouble(error.status_code, "problem-no-page", "there is nothing at this address"))
    answer.headers.update(error.headers or {})
    return answer


async def _failure(request: Request, error: Exception) -> Response:
    """A bug of ours: it is logged, and the client gets a plain sentence."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(Trouble(500, "problem-server", "something went wrong in the house; nothing was changed"))
