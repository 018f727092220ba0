"""The guard at the door: every request passes it first.

It knows people by their cookies, checks the origin of pages, limits how often one address asks, and
adds the headers that keep browsers from loading anything from elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from saloon.server.answers import problem
from saloon.server.people import COOKIE, COOKIE_SECONDS, new_person
from saloon.server.problems import FORBIDDEN, Trouble, too_fast
from saloon.server.routes.live import Sockets

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from saloon.server.house import House

API = "/api/"
SECURITY_HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.sockets = Sockets(house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        person = self.house.people.read(_cookie(headers))
        scope.setdefault("state", {})["person"] = person
        scope["state"]["address"] = scope["client"][0] if scope.get("client") else ""
        if scope["type"] == "websocket":
            if not self._is_from_here(headers):
                await send({"type": "websocket.close", "code": 4403, "reason": "problem-origin"})
                return
            await self.sockets(scope, receive, send)
            return
        await self._http(scope, receive, send, headers)

    async def _http(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        is_api = scope["path"].startswith(API)
        state = scope["state"]
        is_new = is_api and state["person"] is None
        if is_new:
            state["person"] = new_person()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    answer[name] = value
                if is_api and "cache-control" not in answer:
                    answer["cache-control"] = "no-store"
                if is_new and message["status"] < 400:
                    answer.append("set-cookie", self._set_cookie(state["person"], scope["scheme"]))
            await send(message)

        trouble = self._trouble(scope, headers, is_api=is_api)
        if trouble is not None:
            await problem(trouble)(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def _trouble(self, scope: Scope, headers: Headers, *, is_api: bool) -> Trouble | None:
        if scope["method"] not in ("GET", "HEAD") and not self._is_from_here(headers):
            return Trouble(FORBIDDEN, "problem-origin", "this page does not belong to the house")
        limits = self.house.settings.limits
        if is_api and limits and not self.house.requests.take(scope["state"]["address"]):
            return too_fast()
        return None

    def _is_from_here(self, headers: Headers) -> bool:
        """Whether a page of the house itself asks; programs other than browsers send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.house.settings.origins:
            return True
        return urlsplit(origin).netloc == headers.get("host", "")

    def _set_cookie(self, person: str, scheme: str) -> str:
        secure = "; Secure" if scheme in ("https", "wss") else ""
        value = self.house.people.cookie(person)
        return f"{COOKIE}={value}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax{secure}"


def _cookie(headers: Headers) -> str | None:
    """The house's own cookie, which needs no quotes, among all that a browser sends."""
    for field in headers.get("cookie", "").split(";"):
        name, _, value = field.strip().partition("=")
        if name == COOKIE:
            return value
    return None
