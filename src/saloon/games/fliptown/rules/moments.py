"""Every moment of Fliptown. States name them by their places in this list, so new ones go to its end."""

from __future__ import annotations

from typing import Final

from saloon.authoring import Step
from saloon.games.fliptown.rules import abilities, act, evening, rounds, sheriff, spaces, town, turn

MOMENTS: Final[list[Step]] = [
    rounds.NEXT_ROUND,
    rounds.FLIP,
    rounds.REFLIPPING,
    rounds.BEGIN_TURNS,
    turn.OUTLAW,
    turn.ASSIGNING,
    act.ACTING,
    turn.GO_ON,
    turn.BONUS,
    turn.FINISH,
    spaces.CHOOSING_TOOL,
    abilities.CROSSING,
    *town.EFFECTS,
    town.OFFICE_REWARD,
    rounds.END_TURNS,
    evening.POKER,
    evening.CHEATING,
    evening.PAY_HANDS,
    sheriff.VISIT_SHERIFF,
    sheriff.BRIBING,
    sheriff.SHOW_SHERIFF,
    sheriff.REDRAWING,
    sheriff.ARREST,
    sheriff.FINING,
    sheriff.END_ROUND,
]
