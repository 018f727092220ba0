"""Chance: where shuffles and dice come from, two generators behind one interface.

The lab uses sfc32 (fast, 128 bits of state). Tables for people use a keyed hash: word number `n` is read
from BLAKE2b(key=secret, n // 16), so everybody can check every draw once the secret is revealed, and nobody
before. The house first shows the hash of its secret; then the players bring salts, and the secret with all
salts makes the key, so the house cannot have picked it. Rules never see the difference: they ask the state
for `below(n)`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD_MASK: Final[i64] = 0xFFFFFFFF
SEED_LIMIT: Final = 2**63
"""Seeds are whole numbers in range(SEED_LIMIT)."""

CHANCE_CELLS: Final[i64] = 4
"""How many cells a generator needs for its state."""

_WORDS_PER_BLOCK: Final[i64] = 16
_KEY_BYTES: Final = 32
_SALT: Final = re.compile("[A-Za-z0-9_-]{1,64}")


def sow(cells: vec[i64], at: i64, seed: i64) -> None:
    """Start the sfc32 generator that lives in four cells."""
    cells[at] = seed & WORD_MASK
    cells[at + 1] = (seed >> 32) & WORD_MASK
    cells[at + 2] = 0x9E3779B9
    cells[at + 3] = 1
    for _round in range(12):
        draw(cells, at)


def draw(cells: vec[i64], at: i64) -> i64:
    """The next 32-bit word of the sfc32 generator that lives in four cells."""
    a = cells[at]
    b = cells[at + 1]
    c = cells[at + 2]
    counter = cells[at + 3]
    word: i64 = (a + b + counter) & WORD_MASK
    cells[at + 3] = (counter + 1) & WORD_MASK
    cells[at] = b ^ (b >> 9)
    cells[at + 1] = (c + ((c << 3) & WORD_MASK)) & WORD_MASK
    rotated: i64 = ((c << 21) & WORD_MASK) | (c >> 11)
    cells[at + 2] = (rotated + word) & WORD_MASK
    return word


@lru_cache(maxsize=4)  # a shuffle reads all words of a block, one after the other
def keyed_block(secret: bytes, number: int) -> bytes:
    """Sixteen words of the keyed generator, as bytes."""
    return hashlib.blake2b(number.to_bytes(8, "little"), key=secret, digest_size=64).digest()


def keyed_word(secret: bytes, number: i64) -> i64:
    """Word `number` of the keyed generator."""
    block = keyed_block(secret, number // _WORDS_PER_BLOCK)
    start: i64 = (number % _WORDS_PER_BLOCK) * 4
    word: i64 = int.from_bytes(block[start : start + 4], "little")
    return word


def commitment(secret: bytes) -> str:
    """What is shown before the game: a hash that commits to the secret without revealing it."""
    return hashlib.blake2b(secret, digest_size=32, person=b"saloon").hexdigest()


def is_salt(text: Any) -> bool:
    """Whether this is a valid salt: 1 to 64 letters, digits, dashes, underscores."""
    return isinstance(text, str) and _SALT.fullmatch(text) is not None


def salted_key(secret: bytes, salts: Sequence[str]) -> bytes:
    """The key of all chance of a fair table: the secret with its players' salts.

    One salt per seat, "" for none. Salts hold no line feed, so each gets a line.
    """
    if not any(salts):
        return secret
    lines = "\n".join(salts).encode()
    return hashlib.blake2b(lines, key=secret, digest_size=_KEY_BYTES, person=b"saloon salts").digest()


@final
class Chance:
    """A stand-alone generator, for bots and the lab."""

    def __init__(self, seed: i64) -> None:
        self.cells: Final[vec[i64]] = vec[i64]([0] * 4)
        sow(self.cells, 0, seed)

    def word(self) -> i64:
        """32 random bits."""
        return draw(self.cells, 0)

    def below(self, limit: i64) -> i64:
        """A number in range(limit); the bias is below limit / 2**32."""
        return (draw(self.cells, 0) * limit) >> 32

    def seed(self) -> i64:
        """A fresh seed for another generator."""
        return (draw(self.cells, 0) << 30) ^ draw(self.cells, 0)
