"""Five small numbers side by side in one: how much of each type of resource.

Every pair of the market is tested for whether it can be paid, on every turn of every playout. With one lane
of twelve bits a type, that test is a handful of instructions instead of loops over types.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.point_city.components import DOUBLE, INGENUITY, KINDS, TYPES


def _icons(kind: i64) -> i64:
    """What a resource card of a kind pays; ingenuity has no lane."""
    if kind == INGENUITY:
        return 0
    return ONE[kind] if kind < DOUBLE else 2 * ONE[kind - DOUBLE]


LANE_BITS: Final[i64] = 12
LANE: Final[i64] = 0xFFF
SIGN_BITS: Final[i64] = 0x800800800800800
"""The highest bit of every lane, which no number reaches."""
ONE: Final[vec[i64]] = vec[i64]([i64(1), i64(1 << 12), i64(1 << 24), i64(1 << 36), i64(1 << 48)])
"""A one in the lane of each type."""
ICONS: Final[vec[i64]] = vec[i64]([_icons(kind) for kind in range(KINDS)])
"""What a resource card of each kind pays."""


def lane(lanes: i64, kind: i64) -> i64:
    """The number in one lane."""
    return (lanes >> (kind * LANE_BITS)) & LANE


def total(lanes: i64) -> i64:
    """The sum of all lanes."""
    return (lanes + (lanes >> 12) + (lanes >> 24) + (lanes >> 36) + (lanes >> 48)) & LANE


def uncovered(cost: i64, means: i64) -> i64:
    """Lane by lane what means leave uncovered of a cost."""
    return shortfall((means | SIGN_BITS) - cost)


def shortfall(spare: i64) -> i64:
    """Lane by lane what is missing, of means with all their sign bits set less a cost."""
    short = ~spare & SIGN_BITS
    # Where a lane is short, its sign bit was borrowed: what is left is 2048 less what is missing.
    return short - (spare & (short - (short >> 11)))


def can_fill(spare: i64, ingenuity: i64) -> bool:
    """Whether ingenuity can pay what is missing, of means with all their sign bits set less a cost."""
    return total(shortfall(spare)) <= ingenuity


def to_list(lanes: i64) -> list[int]:
    """The five numbers."""
    return [lane(lanes, kind) for kind in range(TYPES)]
