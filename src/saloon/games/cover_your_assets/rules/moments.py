"""Every moment of the game. States name them by their places in this list, so new ones go to its end."""

from __future__ import annotations

from typing import Final

from saloon.authoring import Step
from saloon.games.cover_your_assets.rules.challenge import ANSWERING
from saloon.games.cover_your_assets.rules.draft import CONTESTING, ORDERING, TURN_UP
from saloon.games.cover_your_assets.rules.flow import AFTER_ACTION
from saloon.games.cover_your_assets.rules.setup import START_ROUND
from saloon.games.cover_your_assets.rules.turn import SECOND_ACTION, TURN

MOMENTS: Final[list[Step]] = [
    START_ROUND,
    TURN,
    SECOND_ACTION,
    AFTER_ACTION,
    ANSWERING,
    CONTESTING,
    TURN_UP,
    ORDERING,
]
