"""uvicorn's WebSocket with a short cut for tables, past the queues and tasks of an application.

What many are sent is framed once and written at once. A message that comes in goes straight to whoever
listens; only if the one before it is still being carried out, it queues up as all messages do in uvicorn.
A choice is one short frame in a packet of its own: it is read here, in a fifth of the time. All else
(handshake, pings, long or split messages, closing) stays uvicorn's.
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
_TEXT = 0x81
"""The first byte of a whole message of text (RFC 6455, 5.2)."""
_MASKED = 0x80
_LONGEST = 125
"""Of a frame whose length is in its second byte."""
_HEAD = 6
"""Bytes before the text of such a frame: two, and the four of its mask."""


def ends_with_frame(data: bytes) -> bool:
    """Whether masked frames that begin with this data also end with it."""
    at, size = 0, len(data)
    while at + _HEAD <= size:
        length = data[at + 1] & ~_MASKED
        if length > _LONGEST + 1:
            return False  # nobody sends frames as long as that
        if length > _LONGEST:
            length = 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        at += _HEAD + length
    return at == size


def short_text(data: bytes) -> bytes | None:
    """The text of a packet that is nothing but one short masked frame; None if it is anything else."""
    length = len(data) - _HEAD
    if length < 0 or length > _LONGEST or data[0] != _TEXT or data[1] != _MASKED | length:
        return None
    mask = int.from_bytes((data[2:_HEAD] * 32)[:length], "little")
    return (int.from_bytes(data[_HEAD:], "little") ^ mask).to_bytes(length, "little")


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
