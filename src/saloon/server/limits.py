"""Limits: how much and how often. Nothing here grows without bound."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BYTES = 64 * 1024
"""The largest message and the largest body."""
MOST_WAITING = 256 * 1024
"""Bytes that may wait for a slow reader before the connection is dropped."""
MOST_ADDRESSES = 10_000
MOST_SOCKETS = 200
"""Open sockets from one address."""
MESSAGES = (20.0, 60.0)
"""From one socket: per second, and in one burst."""
MOST_EXCESS = 300
"""A socket that sends this many messages too fast in a row is closed."""
REQUESTS = (30.0, 150.0)
"""From one address: per second, and in one burst."""
OPENINGS = (0.5, 20.0)
"""Tables opened from one address: per second, and in one burst."""
THOUGHTS = (0.5, 10.0)
"""Hints and checks of records, which are expensive, from one address."""


class Bucket:
    """Lets through a number per second on average, and no more than a number at once."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = time.monotonic()

    def take(self) -> bool:
        """Whether one more is let through."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Addresses:
    """A bucket for each of the most recent addresses."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more from this address is let through."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(*self.rate)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()
