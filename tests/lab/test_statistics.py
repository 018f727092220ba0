"""Intervals against values from the literature and from tables."""

from __future__ import annotations

from math import sqrt

import pytest

from saloon.lab.statistics import (
    Interval,
    Mean,
    difference_interval,
    mean_interval,
    share_interval,
    stands_out,
    student_t,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (6, 2.4469),
        (9, 2.2622),
        (10, 2.2281),
        (20, 2.0860),
        (30, 2.0423),
        (120, 1.9799),
        (1000, 1.9623),
        (10**7, 1.9600),
    ],
)
def test_student_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_t(freedom) == pytest.approx(quantile, abs=5e-4)


def test_mean_interval_of_a_small_sample() -> None:
    # Mean 5, standard deviation 2.13809, t(7) = 2.36462: 5 ± 1.78748.
    found = mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.low == pytest.approx(3.21252, abs=1e-4)
    assert found.high == pytest.approx(6.78748, abs=1e-4)


def test_mean_of_equal_values_is_certain() -> None:
    assert mean_interval([3, 3, 3]) == Interval(3, 3, 3)


def test_one_value_says_nothing_about_the_spread() -> None:
    assert mean_interval([7]) == Interval(7, None, None)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_share_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    found = share_interval(successes, trials)
    assert found.mean == successes / trials
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_portions_make_the_same_mean() -> None:
    values = [2.0, 4, 4, 4, 5, 5, 7, 9]
    portions = Mean()
    for portion in (values[:3], [], values[3:7], values[7:]):
        portions.add(portion)
    found, whole = portions.interval(), mean_interval(values)
    assert portions.count == 8
    assert found.mean == pytest.approx(whole.mean)
    assert (found.low, found.high) == pytest.approx((whole.low, whole.high))


def test_the_most_striking_of_many_has_to_be_more_striking() -> None:
    """Of 20 even shares one lies outside its 95 % interval by chance: that does not stand out."""
    found = share_interval(60, 100)
    assert found.low is not None
    assert found.low > 0.5
    assert stands_out(found, 0.5, among=1)
    assert not stands_out(found, 0.5, among=20)
    assert stands_out(share_interval(80, 100), 0.5, among=20)
    assert stands_out(share_interval(20, 100), 0.5, among=20)
    assert not stands_out(Interval(1.0, None, None), 0.5, among=1)


def test_share_interval_stays_between_nothing_and_everything() -> None:
    assert share_interval(0, 5).low == 0
    assert share_interval(5, 5).high == 1


def test_a_share_and_its_rest_mirror_each_other() -> None:
    won, lost = share_interval(2.5, 10), share_interval(7.5, 10)
    assert won.low == pytest.approx(1 - (lost.high or 0))
    assert won.high == pytest.approx(1 - (lost.low or 0))


def test_a_difference_is_no_surer_than_both_of_its_sides() -> None:
    """Welch's standard error, with the degrees of freedom of the smaller sample."""
    found = difference_interval([5.0, 7.0, 9.0], [1.0, 2.0])
    assert found.mean == 5.5
    reach = student_t(1) * sqrt(4 / 3 + 0.5 / 2)
    assert found.low == pytest.approx(5.5 - reach)
    assert found.high == pytest.approx(5.5 + reach)
