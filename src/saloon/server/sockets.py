"""uvicorn's WebSocket with a short cut for tables, past the queues and tasks of an application.

A message that comes in goes straight to whoever listens; only if the one before it is still being carried
out, it queues up as all messages do in uvicorn. Choices are short and read by `frames.py`, in a fifth of the
time, which also writes. All else (handshake, pings, long or split messages, closing) stays uvicorn's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.server.frames import ends_with_frame, short_text
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
    between_frames = True
    """Whether the next byte after the handshake begins a frame, as far as that is known."""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self.between_frames or self.close_sent:
            super().data_received(data)
            return
        text = short_text(data)
        if text is None or not self._take(text):
            self.between_frames = ends_with_frame(data)
            super().data_received(data)

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]
        await super().run_asgi()
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()  # who does not read will not read a farewell either

    def handle_text(self, event: Frame) -> None:
        if not event.fin or self.close_sent or not self._take(bytes(event.data)):
            super().handle_text(event)

    def _take(self, text: bytes) -> bool:
        """Hand a message on, or let it queue up; False if too many wait already."""
        waiting = self.queue.qsize()
        if waiting == 0 and self.hear is not None and self.hear(text):
            return True
        if waiting < _READ_AHEAD:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        return waiting < _READ_AHEAD
