"""The sequential test: right as often as promised, and done sooner if the difference is large."""

from __future__ import annotations

from random import Random

import pytest

from saloon.lab.sprt import BETTER, BOUND, LEAST_DEALS, NOT_BETTER, UNDECIDED, Sprt


def run(share: float, seed: int, gain: float = 0.05, most: int = 20_000) -> Sprt:
    """Deals in which each of two seats is won with some chance, until the test stops."""
    random = Random(seed)
    test = Sprt(0.5, gain)
    while test.verdict == UNDECIDED and test.deals < most:
        test.add(sum(random.random() < share for _ in range(2)) / 2 for _ in range(12))
    return test


def test_equal_bots_are_seldom_called_better() -> None:
    verdicts = [run(0.5, seed).verdict for seed in range(300)]
    assert verdicts.count(BETTER) <= 25  # 5 % of 300, plus a margin for chance
    assert verdicts.count(UNDECIDED) == 0


def test_better_bots_are_seldom_missed() -> None:
    verdicts = [run(0.55, seed).verdict for seed in range(300)]
    assert verdicts.count(NOT_BETTER) <= 25


def test_large_differences_are_known_soon() -> None:
    small = sum(run(0.55, seed).deals for seed in range(40))
    large = sum(run(0.75, seed).deals for seed in range(40))
    assert large < small / 4


def test_worse_bots_are_known_soon() -> None:
    assert all(run(0.3, seed).verdict == NOT_BETTER for seed in range(50))


def test_nothing_is_said_before_the_spread_is_known() -> None:
    test = Sprt(0.5, 0.05)
    assert (test.evidence, test.share) == (0.0, 0.0)
    test.add([1.0] * (LEAST_DEALS - 1))
    assert test.verdict == UNDECIDED
    test.add([1.0])
    assert test.verdict == BETTER


def test_evidence_is_what_the_formula_says() -> None:
    test = Sprt(0.25, 0.1)
    test.add([0.0, 0.5, 0.25, 0.75] * 10)
    mean, count = 0.375, 40
    spread = 10 * sum((share - mean) ** 2 for share in (0.0, 0.5, 0.25, 0.75)) / (count - 1) + 0.1875 / count
    assert test.share == mean
    assert test.evidence == pytest.approx(count * 0.1 * (2 * 0.125 - 0.1) / (2 * spread))
    assert pytest.approx(2.944, abs=0.001) == BOUND
