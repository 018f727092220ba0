"""Law 6, conservation: every component is in exactly one place, always."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.law import Script, Table, demand, moments

if TYPE_CHECKING:
    from saloon.core.state import State


def check_conservation(table: Table, script: Script) -> None:
    """Count all components at every moment of a game."""
    for moment in moments(table, script):
        count(moment.state)


def count(state: State) -> None:
    """All parts together hold exactly what is in play."""
    total = state.layout.components_total()
    tally = [0] * len(total)
    for part in state.layout.parts:
        part.held(state, tally)
    wrong = {kind: (tally[kind], total[kind]) for kind in range(len(total)) if tally[kind] != total[kind]}
    demand(not wrong, "conservation", f"kind: (there are, should be): {wrong}")
