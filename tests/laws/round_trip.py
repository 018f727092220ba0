"""Law 5, round trip: state → JSON → state, and record → text → replay, lose nothing, at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.law import NOBODY, Script, Table, demand, demand_same, everything, go_on, moments

from saloon.records.record import parse

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.records.record import Record

TEXTS = 8
"""At how many moments of a game the record is written and read back: each time it is replayed as a whole."""


def check_round_trip(table: Table, script: Script) -> None:
    """Store and restore the state at every moment of a game, and its record at several."""
    record = script.record(table)
    length = sum(1 for _ in moments(table, script))
    for moment in moments(table, script):
        check_stored(moment.state, thorough=moment.number % 10 == 0)
        if moment.number % (1 + length // TEXTS) == 0 or moment.player == NOBODY:
            check_record(record, moment.state)
        if moment.player != NOBODY:
            after = moment.state.clone()
            after.play(moment.player, moment.action)
            record.add(moment.player, moment.action, after)


def check_stored(state: State, *, thorough: bool) -> None:
    """A restored state is the same, and stays the same in further play."""
    restored = state.layout.game.from_json(state.to_json())
    demand(restored.digest() == state.digest(), "round trip", "a stored state comes back as another one")
    demand(restored.to_json() == state.to_json(), "round trip", "a restored state is stored differently")
    if not thorough:
        return
    demand_same(everything(state), everything(restored), "round trip", "a restored state differs:")
    clone = state.clone()
    go_on(clone, Script(0), 10)
    go_on(restored, Script(0), 10)
    demand(clone.digest() == restored.digest(), "round trip", "a restored state goes another way")


def check_record(record: Record, state: State) -> None:
    """The record's text can be read back, fits in every line, and leads to the same state."""
    if record.secret and not state.over:
        return  # a fair table keeps its secret until the end, so its record cannot be replayed before
    text = record.to_text()
    read = parse(text)
    demand(read.to_text() == text, "round trip", "a record that was read is written differently")
    demand(read.verify().digest() == state.digest(), "round trip", "a record leads to another state")
