"""Levels: what the lobby calls a bot, and the spec that it stands for, weakest first."""

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
"""Plays for people who are away: quick, and no stronger than most."""
ADVISER: Final = "sheriff"
"""Gives hints."""
