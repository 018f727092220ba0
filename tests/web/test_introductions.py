"""The scripted tables of the browser's introductions are what the games themselves play."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

WRITER = runpy.run_path(str(Path(__file__).parents[2] / "web" / "write_intros.py"))
SCRIPTS = WRITER["scripts"]()


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.parent.name for script in SCRIPTS])
def test_an_introduction_is_up_to_date(script: Path) -> None:
    assert WRITER["written"](script).read_text(encoding="utf-8") == WRITER["encode"](script)
