"""Every moment of Point City. States name them by their places in this list, so new ones go to its end."""

from __future__ import annotations

from typing import Final

from saloon.authoring import Step
from saloon.games.point_city.rules.build import CHOOSING, PAYING
from saloon.games.point_city.rules.turn import TAKING, TURN

MOMENTS: Final[list[Step]] = [TURN, TAKING, *PAYING, CHOOSING]
