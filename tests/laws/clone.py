"""Law 3, clone: a clone shares nothing that changes."""

from __future__ import annotations

from tests.laws.law import Script, Table, demand_same, everything, go_on, some_moments


def check_clone(table: Table, script: Script) -> None:
    """Play on with a clone and check that the original stays, then the other way round."""
    for moment in some_moments(table, script, 2):
        state = moment.state.clone()
        clone = state.clone()
        before = everything(state)
        demand_same(before, everything(clone), "clone", "it differs at once:")
        go_on(clone, script, 60)
        demand_same(before, everything(state), "clone", "it moves its original:")
        after = everything(clone)
        go_on(state, Script(script.seed + 1), 60)
        demand_same(after, everything(clone), "clone", "it follows its original:")
