"""Outcome: who won, why the game ended, and every line of every player's points."""

from __future__ import annotations

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet: the name of its text, the points, and what the text needs."""

    name: str
    points: int
    arguments: dict[str, int | str] = {}


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game (or its standing, with the reason "unfinished")."""

    reason: str
    scores: list[int]
    """What is compared to decide the winner, a number a player."""
    ranking: list[list[int]]
    """Groups of tied players, best first."""
    sheets: list[list[ScoreLine]]

    def sheet(self, player: int) -> list[ScoreLine]:
        """Every line of a player's points."""
        return self.sheets[player]

    @property
    def winners(self) -> list[int]:
        """Who came first; several share a tie."""
        return self.ranking[0]


def rank(scores: list[int]) -> list[list[int]]:
    """Players grouped by equal scores, highest first."""
    return [
        [player for player, score in enumerate(scores) if score == level]
        for level in sorted(set(scores), reverse=True)
    ]
