"""The scripted table of the browser's introduction is what the game itself plays."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec

SCRIPT = Path(__file__).parents[3] / "web/src/games/point_city/write_intro.py"


def test_the_introduction_is_up_to_date() -> None:
    steps = runpy.run_path(str(SCRIPT))["steps"]()
    assert SCRIPT.with_name("intro.json").read_bytes() == msgspec.json.encode(steps) + b"\n"
