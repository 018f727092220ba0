"""The worked examples run, and do what they say."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from tests.lab.tables import INSTALLED

import saloon
from saloon.lab import simulate
from saloon.lab.table import write_parquet

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


@pytest.mark.parametrize("name", INSTALLED)
def test_agents_play_a_table(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = saloon.load(name).max_players  # with fewer the game itself may be a rival
    rewards = importlib.import_module("examples.pettingzoo_table").play(name, players)
    assert sum(rewards.values()) == pytest.approx(0)
    assert capsys.readouterr().out.count("place") == players


def test_a_learner_takes_a_seat() -> None:
    rewards = importlib.import_module("examples.gymnasium_seat").learn("point_city", 12)
    assert len(rewards) == 12
    assert set(rewards) <= {-0.5, 0.0, 0.5}
    again = importlib.import_module("examples.gymnasium_seat").learn("point_city", 12)
    assert again == rewards


def test_a_policy_gradient_beats_a_random_bot() -> None:
    """Clearly: the intervals do not overlap."""
    before, after = importlib.import_module("examples.policy_gradient").main("cover_your_assets", 400)
    assert before.low < 0.5 < before.high
    assert after.low > 0.6


def test_openspiels_search_takes_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    found = importlib.import_module("examples.openspiel_search").play("point_city", 3, most_moves=6)
    assert found == [0.0, 0.0]  # it was cut short
    assert capsys.readouterr().out.endswith("returns: +0.00, +0.00\n")


def test_a_designer_explores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    importlib.import_module("examples.designer_notebook").explore(tmp_path, games=12, jobs=1)
    assert "full_set.points" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert len(list(tmp_path.glob("*.svg"))) == 6
    assert "shape: (3," in capsys.readouterr().out


def test_what_the_page_of_the_lab_shows_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its Python, except for the metrics of a game, which are an excerpt."""
    monkeypatch.chdir(tmp_path)
    write_parquet(simulate("point_city", ["random"] * 2, 4, jobs=1), Path("games.parquet"))
    shown = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    runs = [code for code in shown if code.startswith(("import", "from"))]
    assert len(runs) == 2
    for code in runs:
        exec(code, {})
