"""Law 2 across processes and builds: the same games have the same fingerprints everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.laws.histories import fingerprints

ROOT = Path(__file__).parents[2]
QUICK, MANY = 1, 8


def elsewhere(games: int, *path: Path, hash_seed: str = "0") -> dict[str, Any]:
    """The fingerprints of games played in another process, with Saloon from a path if given."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.laws.histories", str(games)]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_another_process_plays_the_same_games() -> None:
    path = [Path(entry) for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    assert elsewhere(QUICK, *path, hash_seed="4711")["games"] == fingerprints(QUICK)


@pytest.mark.slow
def test_the_compiled_build_plays_the_same_games_as_the_plain_one() -> None:
    plain = elsewhere(MANY, ROOT / "src")
    installed = elsewhere(MANY)
    assert not plain["compiled"], "src holds compiled modules"
    if not installed["compiled"]:
        pytest.skip("the installed Saloon is not compiled (built without a C compiler, or editable)")
    games = plain["games"]
    odd = [table for table in games if installed["games"].get(table) != games[table]]
    assert not odd, f"the builds differ (or the installed one is not made of this source): {odd}"
