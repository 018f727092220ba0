"""The browser client: its files, and for every other path its page, which does its own routing."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response

from saloon.server.answers import plain
from saloon.server.problems import NOT_FOUND, Trouble
from saloon.server.routes import house_of

NOT_BUILT = "The browser client is not built: this is a source tree. Run `make play`.\n"

router = APIRouter()


@router.get("/api/{path:path}")
async def nothing(path: str) -> Response:
    """No such door."""
    raise Trouble(NOT_FOUND, "problem-no-page", "there is nothing at this address")


@router.get("/{path:path}")
async def client(request: Request, path: str) -> Response:
    """A file of the client, or its page."""
    folder = house_of(request).settings.client.resolve()
    try:
        file = (folder / path).resolve()
        found = file.is_relative_to(folder) and file.is_file()
    except (OSError, ValueError):
        found = False
    if found:
        # The names of built files contain a hash of their content.
        forever = file.parent.name == "assets"
        return FileResponse(
            file, headers={"cache-control": "public, max-age=31536000, immutable" if forever else "no-cache"}
        )
    page = folder / "index.html"
    if not page.is_file():
        return plain(NOT_BUILT)
    return FileResponse(page, headers={"cache-control": "no-cache"})
