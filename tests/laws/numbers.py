"""Law 8, numbers: actions map one to one to range(n), by number and by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.law import demand

from saloon.core.errors import BadAction

if TYPE_CHECKING:
    from saloon.core.game import Game


def check_numbers(game: Game) -> None:
    """Every number has a name of its own, which leads back to it; other numbers have none."""
    names: dict[str, int] = {}
    for action in range(len(game.actions)):
        named = game.describe(action)
        twin = names.setdefault(repr(named), action)
        demand(twin == action, "numbers", f"{named} is both action {twin} and action {action}")
        family = str(named.pop("family"))
        back = game.action(family, **named)
        demand(back == action, "numbers", f"action {action} is {family} {named}, which is action {back}")
    for action in (-1, len(game.actions)):
        try:
            named = game.describe(action)
        except BadAction:
            continue
        demand(False, "numbers", f"action {action} does not exist, but is called {named}")
