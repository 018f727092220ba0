"""uvicorn's WebSocket with a short cut for tables: what many are sent is framed once and written at once.

Handshake, pings and closing stay uvicorn's. Messages come in as they do there, but reading is not stopped
and started again for every one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.server.limits import MOST_WAITING

if TYPE_CHECKING:
    from websockets.frames import Frame

EXTENSION = "saloon.write"
"""Under this name an application finds `TableSocket.write` among the extensions of its scope."""
_READ_AHEAD = 4
_TEXT = b"\x81"


def text_frame(text: bytes) -> bytes:
    """A text as it goes over any WebSocket from a server, whole and not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return _TEXT + size.to_bytes(1, "big") + text
    if size < 65536:
        return _TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return _TEXT + b"\x7f" + size.to_bytes(8, "big") + text


class TableSocket(WebSocketsSansIOProtocol):
    """One open socket."""

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self.write}  # type: ignore[dict-item]
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
        if event.fin and not self.close_sent and self.queue.qsize() < _READ_AHEAD:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(event.data)})
        else:
            super().handle_text(event)
