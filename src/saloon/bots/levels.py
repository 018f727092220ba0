"""Levels: the lobby's names of bots and the specs they stand for, weakest first."""

from __future__ import annotations

from typing import Final

LEVELS: Final[dict[str, str]] = {
    "greenhorn": "random",
    "cowpoke": "greedy",
    "gambler": "search:n=100",
    "sheriff": "search:n=400",
    "legend": "search:ms=900",
}
STAND_IN: Final = "cowpoke"
"""The level that plays for people who are away: quick, and no stronger than most."""
ADVISER: Final = "sheriff"
"""Gives hints."""
