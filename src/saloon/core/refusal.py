"""Refusals: why something is not allowed, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from saloon.core.errors import SaloonError

if TYPE_CHECKING:
    from saloon.core.game import Game


@final
class RuleBook:
    """The rules that guards can name, numbered from 1 (0 means allowed)."""

    def __init__(self) -> None:
        self.names: list[str] = [""]

    def rule(self, name: str) -> i64:
        """The number of a rule, by its id."""
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def name(self, number: i64) -> str:
        """The id of a rule, by its number."""
        return self.names[number]


@final
class Refusal:
    """The rule that forbids an action: `rule` is its number, `text` says it in words."""

    def __init__(self, game: Game, rule: str) -> None:
        self.game = game
        self.rule = rule

    def text(self, lang: str = "en") -> str:
        """The rule in words."""
        return self.game.words(lang).say(self.rule)

    def __repr__(self) -> str:
        return f"Refusal({self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.game, self.rule)


class IllegalAction(SaloonError):
    """An action that a rule forbids; nothing was changed. `rule` is its number, `refusal` says more."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.rule = refusal.rule
        super().__init__("illegal")

    def text(self, lang: str = "en") -> str:
        """The rule and its text."""
        return f"{self.rule}: {self.refusal.text(lang)}"

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.refusal,)
