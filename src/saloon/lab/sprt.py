"""SPRT: a sequential test that answers "is the new one better?" with as few games as it can.

Two claims stand against each other: the new bot's share of victories is even, or it is higher by a given
gain. After every batch the evidence for the second over the first is weighed; where it is strong enough
either way the test stops. Of bots that are no better at most 5 % are taken for better, of those that are
better by the gain at most 5 % are missed. (Wald 1945; the normal approximation of the likelihood ratio for
shares whose spread is estimated is the one that chess engines are tested with.)

An observation is a deal: the mean share of the new bot over all seats, so that no seat's luck counts.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from collections.abc import Iterable

ERROR: Final = 0.05
"""How often the test may be wrong, either way."""
BOUND: Final = log((1 - ERROR) / ERROR)
"""The evidence at which the test stops: 2.94."""
LEAST_DEALS: Final = 24
"""Deals before the spread is known well enough."""

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
UNDECIDED: Final = "undecided"


@final
class Sprt:
    """The state of a test."""

    def __init__(self, even: float, gain: float) -> None:
        """`even` is the share of equal players, `gain` how much more counts as better."""
        self.even = even
        self.gain = gain
        self.deals = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, shares: Iterable[float]) -> None:
        """More deals: the new bot's mean share of victories in each."""
        for share in shares:
            self.deals += 1
            self._total += share
            self._squares += share * share

    @property
    def share(self) -> float:
        """The mean share so far."""
        return self._total / self.deals if self.deals else 0.0

    @property
    def evidence(self) -> float:
        """The logarithm of the likelihood ratio: above 0 for better, below for not better."""
        count = self.deals
        if count < 2:
            return 0.0
        spread = max(0.0, self._squares - count * self.share**2) / (count - 1)
        # If all deals ended alike the spread seems to be 0; this fades as deals are added.
        spread += self.even * (1 - self.even) / count
        return count * self.gain * (2 * (self.share - self.even) - self.gain) / (2 * spread)

    @property
    def verdict(self) -> str:
        """The verdict so far."""
        if self.deals < LEAST_DEALS or abs(self.evidence) < BOUND:
            return UNDECIDED
        return BETTER if self.evidence > 0 else NOT_BETTER
