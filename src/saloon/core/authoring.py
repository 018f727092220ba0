"""Authoring: all that a game is written with, from one place.

The games in `saloon.games` import from the modules themselves, which is faster when compiled.
"""

from saloon.core.actions import Argument, Choices, Family
from saloon.core.events import EVERYBODY, EventKind, mask_of
from saloon.core.game import Game
from saloon.core.kit import NOTHING, Grid, Hands, Pile, Purses, Track
from saloon.core.knowledge import Knowledge
from saloon.core.lanes import replay_lanes, rewind_lanes, row_before
from saloon.core.layout import Layout, Part
from saloon.core.options import Option
from saloon.core.outcome import Outcome, ScoreLine, rank
from saloon.core.refusal import RuleBook
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.core.upgrades import Upgrade

__all__ = [
    "ALLOWED",
    "EVERYBODY",
    "NOTHING",
    "Argument",
    "Choices",
    "EventKind",
    "Family",
    "Game",
    "Grid",
    "Hands",
    "Knowledge",
    "Layout",
    "Option",
    "Outcome",
    "Part",
    "Pile",
    "Purses",
    "Question",
    "RuleBook",
    "ScoreLine",
    "State",
    "Task",
    "Track",
    "Upgrade",
    "mask_of",
    "rank",
    "replay_lanes",
    "rewind_lanes",
    "row_before",
]
