"""Five small numbers packed into one: how much of each type of resource.

Every pair of the market is tested for whether it can be paid, on every turn of every playout. With one slot
of twelve bits per type, that test is a handful of instructions instead of loops over types.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.point_city.components import DOUBLE, INGENUITY, KINDS, TYPES


def _icons(kind: i64) -> i64:
    """What a resource card of a kind pays; ingenuity has no slot."""
    if kind == INGENUITY:
        return 0
    return ONE[kind] if kind < DOUBLE else 2 * ONE[kind - DOUBLE]


BITS: Final[i64] = 12
SLOT: Final[i64] = 0xFFF
SIGN_BITS: Final[i64] = 0x800800800800800
"""The highest bit of every slot, which no number reaches."""
ONE: Final[vec[i64]] = vec[i64]([i64(1), i64(1 << 12), i64(1 << 24), i64(1 << 36), i64(1 << 48)])
"""A one in the slot of each type."""
ICONS: Final[vec[i64]] = vec[i64]([_icons(kind) for kind in range(KINDS)])
"""What a resource card of each kind pays."""


def of_type(packed: i64, kind: i64) -> i64:
    """The number of one type."""
    return (packed >> (kind * BITS)) & SLOT


def total(packed: i64) -> i64:
    """The sum of all types."""
    return (packed + (packed >> 12) + (packed >> 24) + (packed >> 36) + (packed >> 48)) & SLOT


def uncovered(cost: i64, means: i64) -> i64:
    """Type by type, the part of a cost that the means do not cover."""
    return shortfall((means | SIGN_BITS) - cost)


def shortfall(spare: i64) -> i64:
    """Type by type, what is missing, from means with all sign bits set minus a cost."""
    short = ~spare & SIGN_BITS
    # If a slot is short, its sign bit was borrowed: what is left is 2048 minus what is missing.
    return short - (spare & (short - (short >> 11)))


def can_fill(spare: i64, ingenuity: i64) -> bool:
    """Whether ingenuity can pay what is missing, from means with all sign bits set minus a cost."""
    return total(shortfall(spare)) <= ingenuity


def to_list(packed: i64) -> list[int]:
    """The five numbers."""
    return [of_type(packed, kind) for kind in range(TYPES)]
