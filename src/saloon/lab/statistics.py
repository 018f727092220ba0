"""Means and shares with 95 % intervals.

Means have Student's t interval (exact for normal samples, and by the central limit theorem good for large
ones). Shares have Wilson's score interval, which stays inside 0 to 1 and is honest for few games.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""1.96: how many standard errors of a normal distribution hold 95 %."""

_ROUNDING: Final = 1e-12
# Student's t for 1 to 4 degrees of freedom; from 5 on the expansion below is right to a thousandth.
_T_OF_FEW: Final = [12.7062, 4.3027, 3.1824, 2.7764]


class Interval(msgspec.Struct, frozen=True):
    """A mean (or share) with the bounds of its 95 % interval; without bounds if these are not known."""

    mean: float
    low: float | None
    high: float | None


def student_t(freedom: int) -> float:
    """How many standard errors hold 95 % when the spread was estimated with that many degrees of freedom.

    Fisher's expansion around the normal quantile (Abramowitz and Stegun 26.7.5).
    """
    if freedom <= len(_T_OF_FEW):
        return _T_OF_FEW[freedom - 1]
    z = Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


@final
class Mean:
    """The mean of independent values that come in portions and need not be kept."""

    def __init__(self) -> None:
        """No values yet."""
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, values: Sequence[float]) -> None:
        """Add a portion (Chan, Golub and LeVeque's way to combine means and sums of squares)."""
        more = len(values)
        if not more:
            return
        theirs = sum(values) / more
        total = self.count + more
        apart = theirs - self.mean
        self._squares += sum((value - theirs) ** 2 for value in values) + apart**2 * self.count * more / total
        self.mean += apart * more / total
        self.count = total

    def variance(self) -> float:
        """The variance of the population; unknown for a single value."""
        return self._squares / (self.count - 1)

    def interval(self) -> Interval:
        """With Student's t interval; a single value has no bounds."""
        if self.count == 1:
            return Interval(self.mean, None, None)
        reach = student_t(self.count - 1) * sqrt(self.variance() / self.count)
        return Interval(self.mean, self.mean - reach, self.mean + reach)


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with Student's t interval; a single value has no bounds."""
    found = Mean()
    found.add(values)
    return found.interval()


def difference_interval(ours: Sequence[float], theirs: Sequence[float]) -> Interval:
    """How much the means of two independent samples differ, with Welch's t interval.

    The degrees of freedom are those of the smaller sample, which is never too narrow.
    """
    means, squares = [], 0.0
    for values in (ours, theirs):
        found = Mean()
        found.add(values)
        means.append(found.mean)
        squares += found.variance() / found.count
    reach = student_t(min(len(ours), len(theirs)) - 1) * sqrt(squares)
    apart = means[0] - means[1]
    return Interval(apart, apart - reach, apart + reach)


def share_interval(successes: float, trials: int) -> Interval:
    """A share with Wilson's score interval.

    Shared victories count as fractions. Their spread is smaller than that of whole ones, so the interval
    is then a little wide, never too narrow. The same holds for several seats of one game: at most one
    victory falls to them, so they vary less together than if they were independent.
    """
    share = successes / trials
    shrink = 1 + Z**2 / trials
    middle = (share + Z**2 / (2 * trials)) / shrink
    reach = Z * sqrt(share * (1 - share) / trials + Z**2 / (4 * trials**2)) / shrink
    # At 0 and 1 the bound is exact, which rounding would miss by a hair.
    low = 0.0 if successes == 0 else middle - reach
    high = 1.0 if successes == trials else middle + reach
    return Interval(share, low, high)


def stands_out(found: Interval, even: float, among: int) -> bool:
    """Whether a share differs significantly from an even one, as the most striking of that many comparisons.

    Of twenty 95 % intervals one misses by chance. So the interval is made as wide as it has to be for all of
    them together to be right in 95 % (Bonferroni), as if the share were normal.
    """
    if found.low is None or found.high is None:
        return False
    wider = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * among)) / Z
    reach = found.mean - found.low if found.mean > even else found.high - found.mean
    return abs(found.mean - even) > wider * reach


def clustered_share(shares: Sequence[float]) -> Interval:
    """A share whose trials come in correlated clusters: the mean of the clusters' shares.

    The clusters are independent, so this is Student's t interval of their mean, kept inside 0 to 1. Where all
    of them are alike there is no spread to go by; then it is Wilson's, with the clusters as trials.
    """
    mean = Mean()
    mean.add(shares)
    return clustered(mean)


def clustered(shares: Mean) -> Interval:
    """The same for clusters that were not kept."""
    found = shares.interval()
    if found.low is None or found.high is None:
        return found
    if found.high - found.low < _ROUNDING:
        return share_interval(shares.mean * shares.count, shares.count)
    return Interval(found.mean, max(0.0, found.low), min(1.0, found.high))
