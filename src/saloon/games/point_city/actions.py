"""What players can do and what can happen, by name (PC-D1 to PC-D4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.actions import Argument, Family
from saloon.core.events import EventKind
from saloon.games.point_city.components import BUILDING_IDS, KIND_IDS, MOST_PLAYERS, TOKEN_IDS, TYPE_IDS

LINES: Final[list[str]] = ["1", "2", "3", "4"]
"""Rows from the top, columns from the left."""
MOST_DOUBLES: Final = 5
MOST_INGENUITY: Final = 10

# Pairs of neighbours (PC-T5): 12 side by side, row by row, then 12 one below the other.
ACROSS: Final[i64] = 12
PAIRS: Final[i64] = 24
FIRST_OF_PAIR: Final[list[i64]] = [
    *[4 * row + column for row in range(4) for column in range(3)],
    *[4 * row + column for row in range(3) for column in range(4)],
]
SECOND_OF_PAIR: Final[list[i64]] = [
    *[4 * row + column + 1 for row in range(4) for column in range(3)],
    *[4 * (row + 1) + column for row in range(3) for column in range(4)],
]

_row = Argument("row", LINES, "line")
_column = Argument("column", LINES, "line")
_player = Argument("player", MOST_PLAYERS, "seat")
_type = Argument("resource", TYPE_IDS, "resource")
_kind = Argument("resource", KIND_IDS, "resource")
_building = Argument("building", BUILDING_IDS, "building")
_card = Argument("card", 1000)
_token = Argument("token", TOKEN_IDS, "token")
_points = Argument("points", 1000)

TAKE_ACROSS: Final = Family("take_across", [_row, Argument("column", LINES[:3], "line")])
TAKE_DOWN: Final = Family("take_down", [Argument("row", LINES[:3], "line"), _column])
DRAW: Final = Family("draw", [])
FLIP: Final = Family("flip", [_row, _column])
PAY: Final = Family("pay", [Argument("doubles", MOST_DOUBLES + 1), Argument("ingenuity", MOST_INGENUITY + 1)])
CHOOSE: Final = Family("choose", [_token])

FAMILIES: Final[list[Family]] = [TAKE_ACROSS, TAKE_DOWN, DRAW, FLIP, PAY, CHOOSE]

FIRST_PLAYER: Final = EventKind("first_player", [_player])
FLIPPED: Final = EventKind("flipped", [_player, _row, _column, _building, _card])
TOOK: Final = EventKind("took", [_player, _row, _column, _kind])
DREW: Final = EventKind("drew", [_player, _kind, Argument("second", KIND_IDS, "resource")])
PAID: Final = EventKind(
    "paid",
    [
        _player,
        _type,
        Argument("singles", MOST_INGENUITY + 1),
        Argument("doubles", MOST_DOUBLES + 1),
        Argument("ingenuity", MOST_INGENUITY + 1),
    ],
)
BUILT: Final = EventKind("built", [_player, _row, _column, _building, _card])
CHOSE: Final = EventKind("chose", [_player, _token])
NO_TOKEN: Final = EventKind("no_token", [_player])
PASSED: Final = EventKind("passed", [_player])
REFILLED_RESOURCE: Final = EventKind("refilled_resource", [_row, _column, _kind])
REFILLED_BUILDING: Final = EventKind("refilled_building", [_row, _column, _building, _card])
TOP_SHOWN: Final = EventKind("top_shown", [_kind])
DECK_EMPTY: Final = EventKind("deck_empty", [])
SCORED: Final = EventKind("scored", [_player, _points])
AUTOMA_TOOK: Final = EventKind("automa_took", [_row, _column, _kind])
AUTOMA_BUILT: Final = EventKind("automa_built", [_row, _column, _building, _card])
AUTOMA_TOKEN: Final = EventKind("automa_token", [_token])
AUTOMA_NO_TOKEN: Final = EventKind("automa_no_token", [])
AUTOMA_MOVED: Final = EventKind("automa_moved", [_row, _column])
AUTOMA_SCORED: Final = EventKind("automa_scored", [_points])

EVENTS: Final[list[EventKind]] = [
    FIRST_PLAYER,
    FLIPPED,
    TOOK,
    DREW,
    PAID,
    BUILT,
    CHOSE,
    NO_TOKEN,
    PASSED,
    REFILLED_RESOURCE,
    REFILLED_BUILDING,
    TOP_SHOWN,
    DECK_EMPTY,
    SCORED,
    AUTOMA_TOOK,
    AUTOMA_BUILT,
    AUTOMA_TOKEN,
    AUTOMA_NO_TOKEN,
    AUTOMA_MOVED,
    AUTOMA_SCORED,
]
