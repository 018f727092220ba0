"""Journal: the finished pieces of long work, so that an interrupted command can resume.

An append-only file: a first line in JSON says what the work is, then comes one entry for every finished
piece. An entry that was cut off in the middle is dropped when the file is read, and played again. Memory
holds only the positions of the pieces: there may be more of them than would fit.
"""

from __future__ import annotations

import hashlib
import struct
from typing import IO, TYPE_CHECKING, Final, final

from saloon.lab.errors import BadTable

try:
    import fcntl
except ImportError:  # Windows: nothing stops a user from starting the same work twice
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_HEAD: Final = struct.Struct("<IQI")
"""Before every entry: the number of its case, the number of its first game, and its size."""
_CHECK: Final = 8


def journal_of(path: Path) -> Path:
    """Where unfinished work for a file is kept: next to it."""
    return path.with_name(f"{path.name}.unfinished")


@final
class Journal:
    """Finished pieces of work on disk, by case and first game."""

    def __init__(self, path: Path, work: str, *, force: bool = False) -> None:
        """Resume a journal, or begin one; BadTable if it belongs to other work (`force` drops that)."""
        self.path = path
        self._places: dict[tuple[int, int], tuple[int, int]] = {}
        head = f"{work}\n".encode()
        # Not buffered: a failed write must not be retried when the file is closed.
        self._file = path.open("r+b" if path.exists() else "w+b", buffering=0)
        try:
            self._go_on(head, force=force)
        except BaseException:
            self._file.close()
            raise

    def _go_on(self, head: bytes, *, force: bool) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadTable("in-work", file=self.path) from None
        self._end = 0
        stored = self._file.read(len(head))
        if stored == head:
            self._end = len(head)
            for case, first, size in _entries(self._file):
                start = self._end + _HEAD.size
                self._places[case, first] = (start, size)
                self._end = start + size + _CHECK
        elif stored and not force:
            raise BadTable("other-work", file=self.path)
        self._file.truncate(self._end)
        if not self._end:
            self._append(head)

    def __contains__(self, piece: object) -> bool:
        """Whether a piece is done: its case, and its first game."""
        return piece in self._places

    def count(self, case: int) -> int:
        """How many pieces of a case are done."""
        return sum(found == case for found, _ in self._places)

    def read(self, case: int, first: int) -> bytes:
        """A finished piece."""
        start, size = self._places[case, first]
        self._file.seek(start)
        return self._file.read(size)

    def add(self, case: int, first: int, piece: bytes) -> None:
        """Keep a finished piece."""
        entry = _HEAD.pack(case, first, len(piece)) + piece
        start = self._end + _HEAD.size
        try:
            self._append(entry + _check(entry))
        except OSError as reason:
            raise BadTable("not-written", file=self.path, problem=reason.strerror or reason) from None
        self._places[case, first] = (start, len(piece))

    def _append(self, data: bytes) -> None:
        self._file.seek(self._end)
        left = memoryview(data)
        while left:  # a disk that is nearly full takes a part, and fails the next time
            left = left[self._file.write(left) :]
        self._end += len(data)

    def close(self) -> None:
        """Close the file, to be resumed."""
        self._file.close()

    def remove(self) -> None:
        """The work is done."""
        self.close()
        self.path.unlink(missing_ok=True)


def _entries(file: IO[bytes]) -> Iterator[tuple[int, int, int]]:
    """The case, the first game and the size of every whole entry from here on."""
    while len(head := file.read(_HEAD.size)) == _HEAD.size:
        case, first, size = _HEAD.unpack(head)
        piece = file.read(size)
        if file.read(_CHECK) != _check(head + piece):
            return
        yield case, first, size


def _check(entry: bytes) -> bytes:
    return hashlib.blake2b(entry, digest_size=_CHECK).digest()
