"""WebSocket frames (RFC 6455, 5.2) on the path of every choice, which bypasses uvicorn. Compiled.

A choice is one short frame in a packet of its own. What many receive is framed once and written at once.
"""

from __future__ import annotations

from typing import Final

_TEXT: Final = 0x81
"""The first byte of a whole message of text."""
_MASKED: Final = 0x80
_LONGEST: Final = 125
"""Of a frame whose length is in its second byte."""
_HEAD: Final = 6
"""Bytes before the text of such a frame: two, and the four of its mask."""
# What a message from a server begins with, and the object in it; the zeros between hold the size.
_SHORT: Final = 0x81_00_7B
_MIDDLE: Final = 0x81_7E_0000_7B
_LONG: Final = 0x81_7F_0000000000000000_7B


def framed(fields: list[bytes]) -> bytes:
    """A message with an object joined from fields that are already encoded, each with its name.

    A field may come in several parts, cut at commas. The list is used up.
    """
    size = 1 + len(fields)  # the braces and the commas between
    for field in fields:
        size += len(field)
    if size <= _LONGEST:
        head = (_SHORT + (size << 8)).to_bytes(3, "big")
    elif size < 65536:
        head = (_MIDDLE + (size << 8)).to_bytes(5, "big")
    else:
        head = (_LONG + (size << 8)).to_bytes(11, "big")
    # Joined in one go: views are long, and every copy counts.
    fields[0] = head + fields[0]
    fields[-1] += b"}"
    return b",".join(fields)


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
    """The text of a packet that is exactly one short masked frame; None if it is anything else."""
    length = len(data) - _HEAD
    if length < 0 or length > _LONGEST or data[0] != _TEXT or data[1] != _MASKED | length:
        return None
    mask = int.from_bytes((data[2:_HEAD] * 32)[:length], "little")
    return (int.from_bytes(data[_HEAD:], "little") ^ mask).to_bytes(length, "little")
