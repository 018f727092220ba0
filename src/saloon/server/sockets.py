"""uvicorn's WebSocket with a short cut for tables, past the queues and tasks of an application.

What many are sent is framed once and written at once. A message that comes in goes straight to whoever
listens; only if the one before it is still being carried out, it queues up as all messages do in uvicorn.
Handshake, pings and closing stay uvicorn's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.server.limits import MOST_WAITING

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.frames import Frame

EXTENSION = "saloon.socket"
"""Under this name an application finds the socket itself among the extensions of its scope."""
_READ_AHEAD = 4


class TableSocket(WebSocketsSansIOProtocol):
    """One open socket."""

    hear: Callable[[bytes], bool] | None = None
    """Takes a message; False if it must wait, because the one before is still being carried out."""

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()  # who does not read will not read a farewell either

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if so much waits already that the other side cannot be reading."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return True  # whoever listens to it knows
        if transport.get_write_buffer_size() > MOST_WAITING:
            return False
        transport.write(frame)
        return True

    def handle_text(self, event: Frame) -> None:
        if not event.fin or self.close_sent:
            super().handle_text(event)
            return
        data, waiting = bytes(event.data), self.queue.qsize()
        if waiting == 0 and self.hear is not None and self.hear(data):
            return
        if waiting < _READ_AHEAD:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            super().handle_text(event)
