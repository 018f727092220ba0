"""Outcome: who won, why the game ended, and every line of every player's points."""

from __future__ import annotations

from typing import TypeVar

import msgspec

Standing = TypeVar("Standing", int, tuple[int, ...])


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet: the name of its text, the points, and what the text needs."""

    name: str
    points: int
    arguments: dict[str, int | str] = {}


class Rival(msgspec.Struct, frozen=True):
    """An opponent that nobody plays, such as an automa."""

    score: int
    sheet: list[ScoreLine]
    won: bool
    """Whether it is ahead of the player."""
    name: str = "rival-name"
    """The message that names it."""


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game (or its standing, with the reason "unfinished")."""

    reason: str
    scores: list[int]
    """What decides the winner, a number per player."""
    ranking: list[list[int]]
    """Groups of tied players, best first."""
    sheets: list[list[ScoreLine]]
    rival: Rival | None = None

    def sheet(self, player: int) -> list[ScoreLine]:
        """Every line of a player's points."""
        return self.sheets[player]

    @property
    def winners(self) -> list[int]:
        """Who came first; several share a tie, and nobody did if the game itself won."""
        return [] if self.rival is not None and self.rival.won else self.ranking[0]


def rank(standings: list[Standing]) -> list[list[int]]:
    """Players grouped by equal standings, highest first: by scores, or by tuples that break their ties."""
    return [
        [player for player, standing in enumerate(standings) if standing == level]
        for level in sorted(set(standings), reverse=True)
    ]
