"""Counts of legal sequences from fixed seeds, as chess programs count them: changed rules change them."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from tests.golden.plans import PERFT, golden_games
from tests.laws.law import tables_of

if TYPE_CHECKING:
    from tests.laws.law import Table

    from saloon.core.state import State

SEED = 11
SKIPPED = 20
"""Choices that are played before counting: later positions have more to offer than the first one."""
MOST_SEQUENCES = 4_000
DEEPEST = 4


def perft(state: State, depth: int) -> int:
    """How many legal sequences of that many choices there are, by any player who may act."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for player in state.actors():
        choices = state.choices(player)
        if depth == 1:
            count += len(choices)
            continue
        for action in choices:
            after = state.clone()
            after.play(player, action)
            count += perft(after, depth - 1)
    return count


def counts(table: Table) -> list[int]:
    """The counts for depth 1, 2, … from the first position, and from one in the middle of the game."""
    state = table.game.new(table.players, SEED, table.options)
    found = deepening(state)
    for number in range(SKIPPED):
        if not state.over:
            choices = state.choices(state.actor())
            state.play(state.actor(), choices[number % len(choices)])
    return found + deepening(state)


def deepening(state: State) -> list[int]:
    """Counts while they are small enough to be quick."""
    found: list[int] = []
    for depth in range(1, DEEPEST + 1):
        found.append(perft(state, depth))
        if found[-1] > MOST_SEQUENCES // 10:
            break
    return found


def all_counts() -> dict[str, dict[str, list[int]]]:
    """The counts of every table, by game."""
    return {game.name: {str(table): counts(table) for table in tables_of(game)} for game in golden_games()}


def kept() -> dict[str, dict[str, list[int]]]:
    """The stored counts."""
    return tomllib.loads(PERFT.read_text(encoding="utf-8"))


def as_toml(found: dict[str, dict[str, list[int]]]) -> str:
    """The counts as a TOML file."""
    text = [
        "# Legal sequences of 1, 2, … choices from fixed seeds: at first, then from a later position.",
        "# Written by `python -m tests.golden.write`.",
    ]
    for game, by_table in found.items():
        text += ["", f"[{game}]", *(f'"{table}" = {numbers}' for table, numbers in by_table.items())]
    return "\n".join(text) + "\n"
