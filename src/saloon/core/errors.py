"""What can go wrong, in one sentence each.

Every error that a user can cause is a `SaloonError`; its message says what is wrong and what is allowed.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final

MOST_SHOWN: Final = 60
"""How many characters of a wrong value a message repeats."""


class SaloonError(Exception):
    """Something that a user asked for is not possible; the message says why and what is.

    `message` is the id of a text, without its `error-`, in the text files of `package`, which are there in
    every language; or a sentence as it stands, for what only programmers meet. Arguments may be other errors.
    """

    def __init__(self, message: str = "", package: str = "saloon", **arguments: Any) -> None:
        self.message = message
        self.package = package
        self.arguments = arguments
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """The message in a language."""
        from saloon.core.words import load_words

        words = load_words(self.package, lang)
        message = f"error-{self.message}"
        if not words.has(message):
            return self.message
        told: dict[str, str] = {}
        for name, value in self.arguments.items():
            told[name] = value.text(lang) if isinstance(value, SaloonError) else str(value)
        return words.say(message, told)


def shown(value: Any) -> str:
    """What somebody gave, for a message: as Python writes it, and no longer than anybody would read."""
    return repr(value)[:MOST_SHOWN]


def whole(value: Any) -> int:
    """A whole number of any type (those of NumPy too), -1 if it is none."""
    try:
        return index(value)
    except TypeError:
        return -1


class UnknownGame(SaloonError):
    """No game of that name is registered."""


class BadSetup(SaloonError):
    """A number of players, a seed or an option that the game does not have."""


class BadComponents(SaloonError):
    """A components file that does not describe a whole set of components."""


class BadAction(SaloonError):
    """An action that the game does not have (unknown family, argument or number)."""


class BadState(SaloonError):
    """Stored data that does not describe a position of the game."""


class BadRecord(SaloonError):
    """A record that is cut off, edited, or of another version."""


class ScenarioError(SaloonError):
    """A described position that cannot be laid out; `problems` lists all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[Any, ...]:
        return ScenarioError, (self.problems,)
