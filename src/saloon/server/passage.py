"""The passage between a socket's transport and a table, past uvicorn. Compiled: every choice comes this way.

Once a table listens, this is the transport's protocol. A message goes straight to the listener; it queues in
uvicorn, as all messages do there, only if the one before it is still being carried out. Everything but a
short text message in a packet of its own (pings, long or split messages, closing) is left to uvicorn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.server.frames import ends_with_frame, short_text
from saloon.server.limits import MOST_WAITING

_READ_AHEAD: Final = 4


class Passage:
    """What stands between one open socket and its transport."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        """A `TableSocket`, whose type cannot be named here: this module does not know uvicorn."""
        self.transport = socket.transport
        self.hear: Callable[[bytes], bool] | None = None
        """Takes a message; False if it must wait because the one before is still being carried out."""
        self.between_frames = not socket.early
        """Whether the next byte is known to begin a frame."""
        self.queued: int = socket.queue.qsize()
        """How many messages wait in uvicorn's queue."""
        self.full = False
        """Whether so much waits to be sent that the other side is not reading."""
        if not self.transport.is_closing():
            self.transport.set_write_buffer_limits(MOST_WAITING)
            self.transport.set_protocol(self)

    # -- in ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something came in."""
        if self.between_frames:
            text = short_text(data)
            if text is not None and self.take(text):
                return
            self.between_frames = ends_with_frame(data)
        self.socket.data_received(data)

    def take(self, text: bytes) -> bool:
        """Pass a message on, or queue it; False if too many are already waiting."""
        if self.queued == 0 and self.hear is not None and self.hear(text):
            return True
        if self.queued >= _READ_AHEAD:
            return False
        self.socket.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        self.queued += 1
        return True

    def count_queued(self) -> None:
        """A message was added to uvicorn's queue or taken from it."""
        self.queued = self.socket.queue.qsize()

    # -- out -----------------------------------------------------------------------------------------

    def write(self, frame: bytes) -> bool:
        """Send a frame at once, without a task or a queue; False if too much is already waiting."""
        if self.full:
            return False
        if not self.transport.is_closing():  # otherwise the listener already knows
            self.transport.write(frame)
        return True

    def pause_writing(self) -> None:
        """The transport's buffer is full."""
        self.full = True
        self.socket.pause_writing()

    def resume_writing(self) -> None:
        """The buffer has drained."""
        self.full = False
        self.socket.resume_writing()

    # -- ends ----------------------------------------------------------------------------------------

    def eof_received(self) -> Any:
        """The other side has stopped sending."""
        return self.socket.eof_received()

    def connection_lost(self, reason: Any) -> None:
        """It is over."""
        self.socket.connection_lost(reason)
