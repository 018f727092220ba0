"""Rewards: what the end of a game is worth to learning agents, the same through every door.

Every player gets the share in the victory (1, or 1/k when k are tied, or 0) less an even share. Rewards of
several players add up to 0, and equal players expect 0. Solo against a rival that nobody plays it is half a
point for beating it and half a point lost otherwise; solo without one, the score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saloon.core.layout import Layout
    from saloon.core.outcome import Outcome


def has_rival(layout: Layout) -> bool:
    """Whether the game itself plays against those at the table."""
    return layout.game.begin(layout, 0).outcome().rival is not None


def rewards_of(outcome: Outcome) -> list[float]:
    """Every player's reward at the end of a game."""
    players = len(outcome.scores)
    if players == 1 and outcome.rival is None:
        return [float(outcome.scores[0])]
    even = 1 / (players + (outcome.rival is not None))
    winners = outcome.winners
    return [(1 / len(winners) if player in winners else 0.0) - even for player in range(players)]


def places_of(outcome: Outcome) -> list[int]:
    """Every player's place, 1 for the first; tied players share the better one."""
    places = [0] * len(outcome.scores)
    place = 1
    for tied in outcome.ranking:
        for player in tied:
            places[player] = place
        place += len(tied)
    return places
