"""Journal: what is done of a long piece of work, so that whoever breaks off can go on.

A file that only grows: a first line in JSON says what the work is, then comes one entry for every finished
piece. An entry that was cut off in the middle is left out when the file is read again, and written anew.
"""

from __future__ import annotations

import hashlib
import os
import struct
from typing import TYPE_CHECKING, Final, final

from saloon.lab.errors import BadTable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_HEAD: Final = struct.Struct("<IQI")
"""Before every entry: its number of the case, the number of its first game, and its size."""
_CHECK: Final = 8


def journal_of(path: Path) -> Path:
    """Where unfinished work for a file is kept: beside it."""
    return path.with_name(f"{path.name}.unfinished")


@final
class Journal:
    """Finished pieces of work on disk, by case and first game."""

    def __init__(self, path: Path, work: str, *, force: bool = False) -> None:
        """Go on with a journal, or begin one; BadTable if it is there for other work (`force` drops that)."""
        self.path = path
        self.pieces: dict[tuple[int, int], bytes] = {}
        head = f"{work}\n".encode()
        stored = path.read_bytes() if path.exists() else b""
        if stored and not stored.startswith(head):
            if not force:
                raise BadTable("other-work", file=path)
            stored = b""
        good = len(head)
        for case, first, piece, end in _entries(stored, len(head)):
            self.pieces[case, first] = piece
            good = end
        if stored:
            os.truncate(path, good)
        else:
            path.write_bytes(head)
        self._file = path.open("ab")

    def add(self, case: int, first: int, piece: bytes) -> None:
        """Keep a finished piece."""
        entry = _HEAD.pack(case, first, len(piece)) + piece
        self._file.write(entry + _check(entry))
        self._file.flush()

    def close(self) -> None:
        """Leave the file for who goes on."""
        self._file.close()

    def remove(self) -> None:
        """The work is done."""
        self.close()
        self.path.unlink(missing_ok=True)


def _entries(stored: bytes, start: int) -> Iterator[tuple[int, int, bytes, int]]:
    """The whole entries, with where each of them ends."""
    at = start
    while at + _HEAD.size + _CHECK <= len(stored):
        case, first, size = _HEAD.unpack_from(stored, at)
        end = at + _HEAD.size + size
        if stored[end : end + _CHECK] != _check(stored[at:end]):
            return
        yield case, first, stored[at + _HEAD.size : end], end + _CHECK
        at = end + _CHECK


def _check(entry: bytes) -> bytes:
    return hashlib.blake2b(entry, digest_size=_CHECK).digest()
