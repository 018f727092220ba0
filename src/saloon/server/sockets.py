"""uvicorn's WebSocket with a shortcut for tables (`passage.py`) that bypasses an application's queues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.server.limits import MOST_WAITING

if TYPE_CHECKING:
    from websockets.frames import Frame

    from saloon.server.passage import Passage

EXTENSION = "saloon.socket"
"""The name under which an application finds the socket itself among the extensions of its scope."""


class TableSocket(WebSocketsSansIOProtocol):
    """One open socket."""

    passage: Passage | None = None
    """Takes messages directly, as soon as a table listens."""
    early = False
    """Whether anything came between the handshake and then."""

    def data_received(self, data: bytes) -> None:
        self.early = self.handshake_initiated
        super().data_received(data)

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()  # a peer that does not read will not read a closing frame either

    def handle_text(self, event: Frame) -> None:
        passage = None if self.close_sent else self.passage
        if not event.fin or passage is None or not passage.take(bytes(event.data)):
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.passage is not None:
            self.passage.count_queued()
