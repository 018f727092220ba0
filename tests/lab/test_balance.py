"""What the games are like: measured once for the same code, told in one page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.lab.tables import INSTALLED

import saloon
from saloon.lab import analysis, simulate
from saloon.lab.balance import (
    Case,
    cases_of,
    found_in,
    is_current,
    make_page,
    measure,
    read_found,
    write_found,
)
from saloon.lab.ladder import Plan
from saloon.lab.table import experiment_of

ROOT = Path(__file__).parents[2]
CASE = Case("point_city", 2, {}, bot="random", deals=20)


def test_every_game_has_its_cases() -> None:
    for name in INSTALLED:
        game = saloon.load(name)
        cases = cases_of(name, Plan())
        assert [case.players for case in cases] == list(range(game.min_players, game.max_players + 1))


def test_a_case_is_what_its_games_say() -> None:
    found = measure(CASE, jobs=1)
    games = experiment_of(simulate("point_city", ["random"] * 2, 40, seed=1, replays=2, jobs=1))
    assert found == found_in(CASE, games)
    assert found.starter is not None
    assert found.starter.mean == analysis.wins(games, "order")["share"][0]
    assert found.deal is not None
    assert found.deal.mean == analysis.luck(games)["share"][0]
    assert found.margin == analysis.closeness(games)["mean"][0]
    assert found.telling in [metric.name for metric in games.settings[0].metrics]


def test_alone_there_is_nobody_to_be_ahead_of() -> None:
    found = measure(Case("point_city", 1, {"difficulty": "hard"}, bot="random", deals=6), jobs=1)
    assert (found.margin, found.close) == (None, None)
    assert found.deal is not None


def test_results_are_kept_and_told(tmp_path: Path) -> None:
    found = measure(CASE, jobs=1)
    write_found(tmp_path / "balance.json", {CASE.key: found})
    assert read_found(tmp_path / "balance.json") == {CASE.key: found}
    assert read_found(tmp_path / "none.json") == {}
    assert is_current(found)
    page = make_page({CASE.key: found})
    assert "## Point City" in page
    assert "| 2 | usual | 40 |" in page
    old = msgspec.structs.replace(found, code="other")
    assert "| 40 † |" in make_page({CASE.key: old})
    many = msgspec.structs.replace(old, case=msgspec.structs.replace(CASE, deals=500))
    assert "†" not in make_page({many.case.key: many, CASE.key: found}).partition("## ")[2]


@pytest.mark.parametrize("name", ["balance"])
def test_the_page_in_the_documentation_is_what_was_measured(name: str) -> None:
    """`make balance` wrote it; nobody changes it by hand."""
    found = read_found(ROOT / "benchmarks" / "results" / f"{name}.json")
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    assert found
    assert page.replace(" †", "") == make_page(found).replace(" †", "")
