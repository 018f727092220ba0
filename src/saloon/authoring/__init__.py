"""Authoring: everything that a game is written with, in one place.

Tables are laid out of parts (`kit`, `fields`); rules are verbs in menus (`verbs`), courses and tasks.
"""

from saloon.authoring.courses import Course, Fork
from saloon.authoring.fields import (
    Fields,
    Flag,
    Flags,
    Maybe,
    Maybes,
    Number,
    Numbers,
    Places,
    Rows,
    Several,
)
from saloon.authoring.kit import NOTHING, Grid, Hands, Pile, Purses, Track
from saloon.authoring.knowledge import Knowledge
from saloon.authoring.verbs import Menu, OneRule, Verb, Verb0, Verb1, Verb2, Verb3
from saloon.core.actions import Argument, Choices, Family
from saloon.core.events import EVERYBODY, EventKind, mask_of
from saloon.core.game import Game
from saloon.core.lanes import replay_lanes, rewind_lanes, row_before
from saloon.core.layout import Layout, Part
from saloon.core.options import Option
from saloon.core.outcome import Outcome, Rival, ScoreLine, rank
from saloon.core.refusal import RuleBook
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Step, Task
from saloon.core.upgrades import Upgrade

__all__ = [
    "ALLOWED",
    "EVERYBODY",
    "NOTHING",
    "Argument",
    "Choices",
    "Course",
    "EventKind",
    "Family",
    "Fields",
    "Flag",
    "Flags",
    "Fork",
    "Game",
    "Grid",
    "Hands",
    "Knowledge",
    "Layout",
    "Maybe",
    "Maybes",
    "Menu",
    "Number",
    "Numbers",
    "OneRule",
    "Option",
    "Outcome",
    "Part",
    "Pile",
    "Places",
    "Purses",
    "Question",
    "Rival",
    "Rows",
    "RuleBook",
    "ScoreLine",
    "Several",
    "State",
    "Step",
    "Task",
    "Track",
    "Upgrade",
    "Verb",
    "Verb0",
    "Verb1",
    "Verb2",
    "Verb3",
    "mask_of",
    "rank",
    "replay_lanes",
    "rewind_lanes",
    "row_before",
]
