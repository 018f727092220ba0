"""Law 7, refusal: an action is offered, or refused by a rule that has a text, and then it changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.law import NOBODY, LawBroken, Script, Table, demand, some_moments

from saloon.core.refusal import IllegalAction
from saloon.core.words import LANGUAGES

if TYPE_CHECKING:
    from saloon.core.state import State

STRANGE_ACTIONS = [-1, -(2**40), 2**40]
STRANGE_PLAYERS = [-1, 99]
TRIED = 5
"""How many refused actions are really tried at a moment."""


def check_refusal(table: Table, script: Script) -> None:
    """At a few moments of a game and at its end: all actions, by all players."""
    for moment in some_moments(table, script, 2):
        for player in range(table.players):
            check_all_actions(moment.state, player)
        check_strangers(moment.state)


def check_all_actions(state: State, player: int) -> None:
    """Offered is exactly what no rule forbids, and every rule that forbids has a text."""
    game = state.layout.game
    offered = set(state.choices(player))
    refused: list[int] = []
    rules: set[str] = set()
    for action in range(game.actions):
        refusal = state.refusal(player, action)
        if (action in offered) != (refusal is None):
            what = f"{game.describe(action)} by {player} at '{state.prompt(player)}'"
            raise LawBroken(f"refusal: {what} offered: {action in offered}, refused: {refusal}")
        if refusal is not None:
            refused.append(action)
            rules.add(refusal.rule)
    for rule in rules:
        check_text(state, rule)
    for action in refused[:: 1 + len(refused) // TRIED]:
        check_changes_nothing(state, player, action)


def check_strangers(state: State) -> None:
    """Numbers that are no action and seats that nobody has are refused as well."""
    size = state.layout.game.actions
    for action in [*STRANGE_ACTIONS, size, size + 1]:
        for player in range(state.players):
            check_changes_nothing(state, player, action)
    for player in [*STRANGE_PLAYERS, state.players]:
        check_changes_nothing(state, player, 0)
        demand(state.choices(player) == [], "refusal", f"seat {player} does not exist, but may choose")


def check_changes_nothing(state: State, player: int, action: int) -> None:
    """`apply` raises, names the rule, and leaves the state as it was."""
    before = state.digest()
    rule = ""
    try:
        state.apply(player, action)
    except IllegalAction as error:
        rule = error.rule
    demand(bool(rule), "refusal", f"action {action} by {player} is not refused")
    demand(state.digest() == before, "refusal", f"refused action {action} by {player} changes the state")
    check_text(state, rule)
    if state.over and player != NOBODY:
        expected = state.layout.game.rule_when_over
        demand(rule == expected, "refusal", f"after the end {rule} refuses instead of {expected}")


def check_text(state: State, rule: str) -> None:
    """A rule that forbids something can be read in every language."""
    for lang in LANGUAGES:
        demand(state.layout.game.words(lang).has(rule), "refusal", f"rule {rule} has no text in {lang}")
