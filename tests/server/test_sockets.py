"""Messages are framed as WebSockets require, and buffers are bounded."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from saloon.server.frames import ends_with_frame, framed, short_text
from saloon.server.limits import MOST_WAITING
from saloon.server.passage import Passage
from saloon.server.sockets import TableSocket


@pytest.mark.parametrize("size", [0, 1, 123, 124, 65533, 65534, 200_000])
def test_a_frame_is_read_as_it_was_written(size: int) -> None:
    text = "č" * (size // 2) + "x" * (size % 2)
    reader = StreamReader()
    reader.feed_data(framed([text.encode()]))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame: Frame = done.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, "{" + text + "}")
    assert not reader.buffer


class Transport:
    """A transport to a browser that reads only on demand."""

    def __init__(self) -> None:
        self.waiting = b""
        self.closing = False
        self.most = 0
        self.protocol: Any = None

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def set_write_buffer_limits(self, high: int) -> None:
        self.most = high

    def write(self, data: bytes) -> None:
        self.waiting += data
        if len(self.waiting) > self.most:
            self.protocol.pause_writing()

    def read(self) -> None:
        self.waiting = b""
        self.protocol.resume_writing()

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        """Only the tests send anything."""


def socket_on(transport: Any) -> TableSocket:
    async def make() -> TableSocket:
        return TableSocket(uvicorn.Config(object(), interface="asgi3"), ServerState(), {})  # type: ignore[arg-type]

    made = asyncio.run(make())
    made.transport = transport
    return made


def test_the_buffer_for_a_slow_reader_is_bounded() -> None:
    transport = Transport()
    passage = Passage(socket_on(transport))
    frame = bytes(1000)
    while passage.write(frame):
        assert len(transport.waiting) <= MOST_WAITING + len(frame)
    before = transport.waiting
    assert len(before) > MOST_WAITING
    assert not passage.write(frame)
    assert transport.waiting == before
    transport.read()
    assert passage.write(frame)


def test_nothing_is_written_to_a_socket_that_is_closed() -> None:
    transport = Transport()
    passage = Passage(socket_on(transport))
    transport.closing = True
    assert passage.write(b"late")
    assert transport.waiting == b""


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as browsers send it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 5, 124, 125])
def test_a_short_message_is_read_at_once(size: int) -> None:
    text = ("č" * size).encode()[:size]
    assert short_text(sent(text)) == text


def test_everything_else_is_left_to_uvicorn() -> None:
    for data in (
        b"",
        sent(bytes(126)),
        sent(b"hi", Opcode.PING),
        sent(b"hi", Opcode.BINARY),
        sent(b"hi", fin=False),
        sent(b"hi")[:-1],
        sent(b"hi") + sent(b"ho"),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ):
        assert short_text(data) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65535])
def test_where_frames_end(size: int) -> None:
    whole = sent(b"hi") + sent(bytes(size))
    assert ends_with_frame(whole)
    assert not ends_with_frame(whole[:-1])
    assert not ends_with_frame(whole + b"\x81")


def shaken(socket: TableSocket) -> TableSocket:
    """A socket after its handshake."""
    socket.handshake_initiated = socket.handshake_complete = True
    socket.conn.parser = Protocol.parse(socket.conn)
    next(socket.conn.parser)
    socket.conn.state = State.OPEN
    return socket


TEXTS = [b"one", b"two", b"x" * 300, b"four", b"five", b"six"]
STREAM = b"".join(sent(text) for text in TEXTS)


def test_messages_arrive_in_order_however_they_are_split() -> None:
    heard: list[bytes] = []
    socket = shaken(socket_on(Transport()))
    passage = socket.passage = Passage(socket)
    passage.hear = lambda text: not heard.append(text)  # type: ignore[func-returns-value]
    at = 0
    for size in (9, 4, 5, 100, 209, 10, 20, 1000):
        passage.data_received(STREAM[at : at + size])
        at += size
    assert heard == TEXTS


def test_a_message_that_began_before_anybody_listened_arrives_whole() -> None:
    heard: list[bytes] = []
    socket = shaken(socket_on(Transport()))
    socket.data_received(STREAM[:12])
    passage = socket.passage = Passage(socket)
    passage.hear = lambda text: not heard.append(text)  # type: ignore[func-returns-value]
    assert socket.queue.get_nowait()["text"] == "one"  # type: ignore[typeddict-item]
    passage.count_queued()
    passage.data_received(STREAM[12:18])
    passage.data_received(STREAM[18:])
    assert heard == TEXTS[1:]


def test_nothing_overtakes_what_waits() -> None:
    heard: list[bytes] = []
    socket = shaken(socket_on(Transport()))
    passage = socket.passage = Passage(socket)
    passage.hear = lambda text: False
    passage.data_received(sent(b"first"))
    passage.hear = lambda text: not heard.append(text)  # type: ignore[func-returns-value]
    passage.data_received(sent(b"second"))
    passage.data_received(sent(b"third", Opcode.BINARY))
    passage.data_received(sent(b"fourth"))
    assert heard == []
    waiting = [socket.queue.get_nowait()["bytes"] for _ in range(socket.queue.qsize())]  # type: ignore[typeddict-item]
    assert waiting == [b"first", b"second", b"third", b"fourth"]
    passage.count_queued()
    passage.data_received(sent(b"fifth"))
    assert heard == [b"fifth"]
