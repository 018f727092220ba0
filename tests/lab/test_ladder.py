"""The ladder: planned for all games, measured once for the same code, shown on one page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.lab.tables import INSTALLED

import saloon
from saloon.lab.arena import contest
from saloon.lab.fingerprint import fingerprint
from saloon.lab.ladder import (
    Plan,
    Rung,
    climb,
    command_of,
    is_current,
    make_page,
    read_plans,
    read_results,
    rungs_of,
    write_results,
)
from saloon.lab.statistics import share_interval

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "benchmarks" / "ladder.py"
RUNG = Rung("point_city", 2, {}, "random", "random", games=24)


def test_every_game_has_its_rungs() -> None:
    plans = read_plans(ROOT / "benchmarks" / "ladder.toml")
    for name in INSTALLED:
        game = saloon.load(name)
        rungs = rungs_of(name, plans.get(name, Plan()))
        assert {rung.players for rung in rungs} == set(range(game.min_players, game.max_players + 1))
        for rung in rungs:
            game.layout(rung.players, rung.options)
            assert bool(rung.among) == (rung.players > 1)
        assert len({rung.key for rung in rungs}) == len(rungs)


def test_a_rung_is_measured_as_its_command_says() -> None:
    found = climb(RUNG, jobs=1)
    told = contest("point_city", "random", "random", 2, 24, seed=1, jobs=1)
    assert (found.games, found.share, found.verdict) == (told.games, told.win_share, told.verdict)
    assert found.games == 24
    assert found.others is not None
    how = "--players 2 --games 24 --seed 1"
    assert command_of(RUNG) == f"saloon arena point_city random random --better {how}"


def test_a_solo_bot_plays_all_games() -> None:
    rung = Rung("point_city", 1, {"difficulty": "easy"}, "random", "", games=6)
    found = climb(rung, jobs=1)
    results = saloon.lab.simulate("point_city", ["random"], 6, 1, jobs=1, options=rung.options)  # type: ignore[attr-defined]
    assert found.share == share_interval(sum(results.shares(0)), 6)
    assert found.points.mean == sum(row.score for row in results) / 6
    assert (found.verdict, found.others) == ("", None)
    how = "--games 6 --seed 1 --option difficulty=easy"
    assert command_of(rung) == f"saloon simulate point_city --players random {how}"


def test_results_are_kept_with_the_code_that_made_them(tmp_path: Path) -> None:
    found = climb(RUNG, jobs=1)
    assert is_current(found)
    assert not is_current(None)
    assert not is_current(msgspec.structs.replace(found, code="other"))
    write_results(tmp_path / "ladder.json", {RUNG.key: found})
    assert read_results(tmp_path / "ladder.json") == {RUNG.key: found}
    assert read_results(tmp_path / "none.json") == {}


def test_old_results_are_marked_and_new_ones_take_their_place() -> None:
    new = climb(RUNG, jobs=1)
    old = msgspec.structs.replace(new, code="other", rung=msgspec.structs.replace(RUNG, games=600))
    assert "| 24 † |" in make_page({}, {old.rung.key: old})
    page = make_page({}, {old.rung.key: old, RUNG.key: new})
    assert "| 24 |" in page
    assert "†" not in page.partition("## ")[2]


def test_the_page_in_the_documentation_is_what_was_measured() -> None:
    """`make ladder` writes it; a change by hand must change both."""
    results = read_results(ROOT / "benchmarks" / "results" / "ladder.json")
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert results
    for measured in results.values():
        assert f"| {measured.rung.bot} | {measured.rung.among or 'the game itself'} |" in page
    if all(is_current(measured) for measured in results.values()):
        assert page == make_page(read_plans(ROOT / "benchmarks" / "ladder.toml"), results)


def test_fingerprints_follow_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "some_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text("one = 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    fingerprint.cache_clear()
    first = fingerprint("some_game")
    for name, changes in (("view.py", False), ("en.ftl", False), ("rules.py", True), ("weights.toml", True)):
        (package / name).write_text("two = 2\n")
        fingerprint.cache_clear()
        assert (fingerprint("some_game") != first) == changes, name
        first = fingerprint("some_game")
    fingerprint.cache_clear()


@pytest.mark.slow
def test_the_script_resumes(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(
        '[point_city]\ntables = [{ players = 2, games = 4, steps = [["random", "random"]] },'
        ' { players = 1, games = 4, steps = [["random"]] }]\n'
    )
    command = [sys.executable, str(SCRIPT), "--game", "point_city", "--jobs", "1"]
    command += ["--json", str(tmp_path / "ladder.json"), "--page", str(tmp_path / "ladder.md")]
    command += ["--plan", str(tmp_path / "plan.toml")]
    first = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "1 of 2: point_city" in first
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| 1 | usual | random | the game itself | 4 |" in page
    again = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert " of " not in again
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == page
