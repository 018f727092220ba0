"""What can go wrong, in one sentence each.

Every error that a user can cause is a `SaloonError`; its message says what is wrong and what is allowed.
"""

from __future__ import annotations


class SaloonError(Exception):
    """Something that a user asked for is not possible; the message says why and what is."""


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


class BadBot(SaloonError):
    """A bot specification that nobody understands."""


class ScenarioError(SaloonError):
    """A described position that cannot be laid out; `problems` lists all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
