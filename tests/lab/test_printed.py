"""Tables on terminals of any width: an interval is never broken at an arbitrary place."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.cli.helpers import invoke

from saloon.lab.numbers import ranged
from saloon.lab.printed import print_table


def printed(width: int, lang: str) -> list[str]:
    """The lines of a table with a large interval, without its frame."""
    console = Console(file=io.StringIO(), width=width)
    score = ranged([1_048_350, 1_031_544, 1_065_156], 0, lang)
    print_table(console, "bots", ["bot", "score"], [[["greedy", score]]])
    assert isinstance(console.file, io.StringIO)
    return [line.strip("│ ") for line in console.file.getvalue().splitlines() if line.startswith("│")]


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (60, ["greedy │ 1,048,350 [1,031,544, 1,065,156]"]),
        (40, ["greedy │              1,048,350", "[1,031,544, 1,065,156]"]),
        (25, ["greedy │   1,048,350", "[1,031,544,", "1,065,156]"]),
    ],
)
def test_an_interval_goes_below_its_mean_when_space_is_short(width: int, expected: list[str]) -> None:
    assert printed(width, "en") == expected


def test_czech_numbers_stay_whole_too() -> None:
    told = "\n".join(printed(25, "cs")).replace("\N{NO-BREAK SPACE}", " ")
    assert "[1 031 544;" in told
    assert "1 065 156]" in told


def test_places_count_from_one_and_seats_are_not_repeated() -> None:
    """In Fliptown seat 0 always begins."""
    told = invoke("simulate", "fliptown", "--players", "random,random", "--games", "2", "--jobs", "1").stdout
    assert "1st to choose" in told
    assert "seat 1" not in told
    told = invoke(
        "simulate", "point_city", "--players", "random,random", "--games", "9", "--jobs", "1"
    ).stdout
    assert "seat 1" in told


def test_solo_games_have_no_seats_and_no_equals() -> None:
    told = invoke("simulate", "point_city", "--players", "random", "--games", "2", "--jobs", "1").stdout
    assert "to choose" not in told
    assert "equal players" not in told


def test_cases_with_one_kind_of_bot_show_the_starting_player() -> None:
    plain = ["sweep", "point_city", "--games", "2", "--jobs", "1", "--set", "tokens.list.full_set.points=2,6"]
    alike = invoke(*plain, "--players", "random,random").stdout
    assert "starter wins" in alike
    assert "random" not in alike
    assert "greedy" in invoke(*plain, "--players", "random,greedy").stdout
