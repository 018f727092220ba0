"""Scripts by Hypothesis: seeds, first choices, and ways of choosing, that shrink to short games."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.laws.law import Script
from tests.times import TIMES

if TYPE_CHECKING:
    from collections.abc import Callable

PHASES = [Phase.generate, Phase.shrink]


def scripts() -> st.SearchStrategy[Script]:
    """Ways to play a game."""
    return st.builds(
        Script,
        seed=st.integers(0, 2**63 - 10),
        first=st.lists(st.integers(0, 60), max_size=30).map(tuple),
        by_family=st.booleans(),
        fair=st.booleans(),
    )


def for_scripts(name: str, count: int, check: Callable[[Script], None]) -> None:
    """Run a check on that many games; `name` gives every table its own games, the same in every run."""
    played = 0

    @settings(
        max_examples=count * TIMES,
        deadline=None,
        database=None,
        phases=PHASES,
        suppress_health_check=list(HealthCheck),
    )
    @given(scripts())
    def run(script: Script) -> None:
        nonlocal played
        check(script)
        played += 1

    if TIMES == 1:
        run = seed(crc32(name.encode()))(run)
    run()
    assert played >= count, f"only {played} of {count} games were played"
