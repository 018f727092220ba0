"""Sets of cards, spaces and things as masks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def _powers(count: int) -> vec[i64]:
    found: list[i64] = []
    power: i64 = 1
    for _bit in range(count):
        found.append(power)
        power += power
    return vec[i64](found)


BIT: Final[vec[i64]] = _powers(61)
"""The bits of masks."""


def _counts() -> vec[i64]:
    return vec[i64]([i64(bin(mask).count("1")) for mask in range(1 << 14)])


_BITS_SET: Final[vec[i64]] = _counts()


def bits_set(mask: i64) -> i64:
    """How many bits of a mask of at most 14 bits are set."""
    return _BITS_SET[mask]
