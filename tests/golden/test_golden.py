"""The golden files still hold: playthroughs, counts of legal sequences, and finished games."""

from __future__ import annotations

import difflib
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from tests.golden.perft import counts, kept
from tests.golden.plans import (
    FIXTURES,
    HERE,
    MOST_BYTES,
    fixture_name,
    fixture_tables,
    golden_games,
    playthroughs,
)
from tests.golden.playthrough import Plan, render
from tests.laws.law import Table, tables_of

from saloon.records.record import parse

if TYPE_CHECKING:
    from saloon.core.game import Game

FIRST_LINES = 30


@pytest.mark.parametrize("plan", playthroughs(), ids=lambda plan: plan.file_name)
def test_playthrough(plan: Plan) -> None:
    file = HERE / plan.file_name
    expected, found = file.read_text(encoding="utf-8"), render(plan)
    changes = difflib.unified_diff(expected.splitlines(), found.splitlines(), "kept", "played", lineterm="")
    assert found == expected, "\n".join(islice(changes, FIRST_LINES))
    assert len(expected.encode()) <= MOST_BYTES, "too long to review"


def test_no_playthrough_is_left_over() -> None:
    files = {str(file.relative_to(HERE)) for file in HERE.glob("*/*.txt")}
    assert files == {plan.file_name for plan in playthroughs()}


@pytest.mark.parametrize("game", golden_games(), ids=lambda game: game.name)
def test_counts_of_legal_sequences(game: Game) -> None:
    assert {str(table): counts(table) for table in tables_of(game)} == kept()[game.name]


@pytest.mark.parametrize("table", fixture_tables(), ids=str)
def test_a_finished_game_replays_for_ever(table: Table) -> None:
    text = (FIXTURES / fixture_name(table)).read_text(encoding="utf-8")
    record = parse(text)
    state = record.verify()
    assert state.over
    assert [record.game.name, record.players] == [table.game.name, table.players]
    assert table.options.items() <= record.options.items()
    assert text.splitlines()[-1] == f"end {state.digest()}"
    assert record.to_text() == text


def test_no_finished_game_is_left_over() -> None:
    files = {file.name for file in FIXTURES.glob("*.saloon")}
    assert files == {fixture_name(table) for table in fixture_tables()}
