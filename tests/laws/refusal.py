"""Law 7, refusal: an action is offered, or refused by a rule that has a text, and then it changes nothing.

Values that are not a player or an action raise BadSetup or BadAction, and change nothing either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.law import NOBODY, LawBroken, Script, Table, demand, some_moments

from saloon.core.errors import BadAction, BadSetup
from saloon.core.refusal import IllegalAction
from saloon.core.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.core.errors import SaloonError
    from saloon.core.state import State

STRANGE: list[Any] = [-1, -(2**40), 2**40, 2**80, 1.5, "x", None]
TRIED = 5
"""How many refused actions are actually tried at a moment."""


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
    for action in range(len(game.actions)):
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
    """Unknown actions and seats are distinguished from what a rule forbids."""
    size = len(state.layout.game.actions)
    before = state.digest()
    for action in [*STRANGE, size]:
        for ask in (state.apply, state.refusal):
            check_said(BadAction, f"0 to {size - 1}", lambda ask=ask, action=action: ask(0, action))
    for player in [*STRANGE, state.players]:
        for ask in (state.apply, state.refusal):
            told = f"0 to {state.players - 1}"
            check_said(BadSetup, told, lambda ask=ask, player=player: ask(player, 0))
        check_said(BadSetup, told, lambda player=player: state.choices(player))
        check_said(BadSetup, told, lambda player=player: state.prompt(player))
    demand(state.digest() == before, "refusal", "what does not exist changes the state")


def check_said(kind: type[SaloonError], told: str, ask: Callable[[], object]) -> None:
    """An error of the right kind says what is allowed."""
    try:
        answer = ask()
    except kind as error:
        demand(told in str(error), "refusal", f"'{error}' does not say what is allowed ({told})")
        return
    demand(False, "refusal", f"something that does not exist gets the answer {answer!r}")


def check_changes_nothing(state: State, player: int, action: int) -> None:
    """`apply` raises, names the rule, and leaves the state unchanged."""
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
