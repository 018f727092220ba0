"""Rewrite the golden files: `python -m tests.golden.write`; then review what changed.

Finished games are different: they must replay for ever, so only missing ones are written. When a game's
version goes up, delete its `tests/fixtures/<game>_*.saloon` first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.golden.perft import all_counts, as_toml
from tests.golden.plans import (
    FIXTURES,
    HERE,
    PERFT,
    fixture_name,
    fixture_script,
    fixture_tables,
    playthroughs,
)
from tests.golden.playthrough import render
from tests.laws.law import NOBODY, Script, Table, moments

if TYPE_CHECKING:
    from saloon.records.record import Record


def main() -> None:
    """Write everything."""
    for plan in playthroughs():
        file = HERE / plan.file_name
        file.parent.mkdir(exist_ok=True)
        file.write_text(render(plan), encoding="utf-8")
    PERFT.write_text(as_toml(all_counts()), encoding="utf-8")
    for number, table in enumerate(fixture_tables()):
        file = FIXTURES / fixture_name(table)
        if not file.exists():
            file.write_text(finished(table, fixture_script(number)).to_text(), encoding="utf-8")


def finished(table: Table, script: Script) -> Record:
    """The record of a whole game."""
    record = script.record(table)
    for moment in moments(table, script):
        if moment.player != NOBODY:
            after = moment.state.clone()
            after.play(moment.player, moment.action)
            record.add(moment.player, moment.action, after)
    return record


if __name__ == "__main__":
    main()
