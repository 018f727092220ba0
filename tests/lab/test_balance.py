"""What the games are like: measured once for the same code, shown on one page."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.lab.tables import INSTALLED

import saloon
from saloon.lab import analysis, simulate
from saloon.lab.balance import (
    Case,
    Finding,
    cases_of,
    draw,
    found_in,
    is_current,
    is_known,
    make_page,
    play,
    read_findings,
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
    games = experiment_of(simulate("point_city", ["random"] * 2, 40, seed=1, replays=2, jobs=1))
    found = found_in(CASE, games)
    assert found == found_in(CASE, play(CASE, jobs=1))
    assert found.starter is not None
    assert found.starter.mean == analysis.wins(games, "order")["share"][0]
    assert found.deal is not None
    assert found.deal.mean == analysis.luck(games)["share"][0]
    assert found.margin == analysis.closeness(games)["mean"][0]
    assert found.telling in [metric.name for metric in games.settings[0].metrics]


def test_solo_games_have_no_margin() -> None:
    case = Case("point_city", 1, {"difficulty": "hard"}, bot="random", deals=6)
    found = found_in(case, play(case, jobs=1))
    assert (found.margin, found.close) == (None, None)
    assert found.deal is not None


def test_nobody_wins_a_solo_game_for_points() -> None:
    case = Case("fliptown", 1, {}, bot="random", deals=3)
    found = found_in(case, play(case, jobs=1))
    assert (found.starter, found.telling) == (None, "")
    assert "| 1 | usual | 6 | " in make_page({case.key: found})


def test_results_are_kept_and_shown(tmp_path: Path) -> None:
    found = found_in(CASE, play(CASE, jobs=1))
    write_found(tmp_path / "balance.json", {CASE.key: found})
    assert read_found(tmp_path / "balance.json") == {CASE.key: found}
    assert read_found(tmp_path / "none.json") == {}
    assert is_current(found)
    page = make_page({CASE.key: found})
    assert "## Point City" in page
    assert "| 2 | usual | 40 |" in page
    fewer, more = (msgspec.structs.replace(CASE, deals=deals) for deals in (10, 30))
    assert is_known({CASE.key: found}, fewer)
    assert not is_known({CASE.key: found}, more)
    old = msgspec.structs.replace(found, code="other")
    assert not is_known({CASE.key: old}, fewer)
    assert "| 40 † |" in make_page({CASE.key: old})
    many = msgspec.structs.replace(old, case=msgspec.structs.replace(CASE, deals=500))
    assert "†" not in make_page({many.case.key: many, CASE.key: found}).partition("## ")[2]


def test_every_game_has_a_finding_with_its_picture() -> None:
    findings = read_findings(ROOT / "benchmarks" / "balance.toml")
    found = read_found(ROOT / "benchmarks" / "results" / "balance.json")
    for name in INSTALLED:
        assert any(findings[name].shows(one.case) for one in found.values() if one.case.game == name), name
        assert (ROOT / "docs" / "balance" / f"{name}.png").read_bytes().startswith(b"\x89PNG")


def test_a_finding_is_drawn_from_its_games() -> None:
    finding = Finding(players=2, picture="wins", by="order", words="Who begins wins.")
    assert finding.shows(CASE)
    assert not finding.shows(msgspec.structs.replace(CASE, players=3))
    assert draw(finding, play(CASE, jobs=1)).startswith(b"\x89PNG")
    found = found_in(CASE, play(CASE, jobs=1))
    page = make_page({CASE.key: found}, {"point_city": finding})
    assert "Who begins wins.\n\n![Point City](balance/point_city.png)" in page


def test_the_page_in_the_documentation_is_what_was_measured() -> None:
    """`make balance` wrote it; nobody changes it by hand."""
    found = read_found(ROOT / "benchmarks" / "results" / "balance.json")
    page = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
    assert found
    written = make_page(found, read_findings(ROOT / "benchmarks" / "balance.toml"))
    assert page.replace(" †", "") == written.replace(" †", "")
