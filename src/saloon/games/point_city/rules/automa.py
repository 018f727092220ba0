"""The automa of the solo game: PC-A7 to PC-A23."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.state import State
from saloon.games.point_city.actions import (
    AUTOMA_BUILT,
    AUTOMA_MOVED,
    AUTOMA_NO_TOKEN,
    AUTOMA_TOKEN,
    AUTOMA_TOOK,
)
from saloon.games.point_city.components import COLUMNS, ROWS, TYPES
from saloon.games.point_city.market import is_building
from saloon.games.point_city.rules.cards import add_building, collect
from saloon.games.point_city.state import COLUMN, ROW, PointCity


def first_place(c: PointCity, s: State) -> i64:
    """PC-A8: the space where the column and the row of the markers cross."""
    return c.markers.get(s, ROW) * COLUMNS + c.markers.get(s, COLUMN)


def second_place(c: PointCity, s: State) -> i64:
    """PC-A8, PC-A9: the space below it; below the last row comes the first one."""
    row = (c.markers.get(s, ROW) + 1) % ROWS
    return row * COLUMNS + c.markers.get(s, COLUMN)


def take_cards(c: PointCity, s: State) -> None:
    """PC-A7 to PC-A11, PC-A23: the automa takes its two cards and pays nothing."""
    _take_card(c, s, first_place(c, s))
    _take_card(c, s, second_place(c, s))


def _take_card(c: PointCity, s: State, place: i64) -> None:
    row = place // COLUMNS
    column = place % COLUMNS
    was_building = is_building(c.market.face(s, place))
    card = c.market.take(s, place)
    if not was_building:
        s.tell(AUTOMA_TOOK, row, column, collect(c, s, c.automa, card))
        return
    add_building(c, s, c.automa, card)
    s.tell(AUTOMA_BUILT, row, column, c.name_of[card], card)
    if c.is_civic[card] == 0:
        return
    token = c.tokens.leftmost(s)
    if token == NOTHING:
        s.tell(AUTOMA_NO_TOKEN)
    else:
        c.tokens.give(s, token, c.automa)
        s.tell(AUTOMA_TOKEN, token)


def move_markers(c: PointCity, s: State) -> None:
    """PC-A13, PC-A14, PC-R12: a column to the right; after the last one, a row down."""
    column = c.markers.get(s, COLUMN) + 1
    if column == COLUMNS:
        column = 0
        row = c.markers.get(s, ROW) + 1
        c.markers.set(s, ROW, c.wrap_row if row == ROWS else row)
    c.markers.set(s, COLUMN, column)
    s.tell(AUTOMA_MOVED, c.markers.get(s, ROW), column)


def permanent_points(c: PointCity, s: State) -> i64:
    """PC-A17 to PC-A19: what the automa's permanents are worth at its level."""
    points: i64 = 0
    for kind in range(TYPES):
        count = c.holdings.permanent(s, c.automa, kind)
        points += count * c.automa_permanent + c.automa_types[count if count < 3 else 3]
    return points


def token_points(c: PointCity, s: State) -> i64:
    """PC-A17 to PC-A19: so many points for every token, whatever it says."""
    return len(c.tokens.owned(s, c.automa)) * c.automa_token


def ingenuity_points(c: PointCity, s: State) -> i64:
    """PC-A19: points for ingenuity cards at the highest level."""
    return c.holdings.ingenuity(s, c.automa) * c.automa_ingenuity


def score(c: PointCity, s: State) -> i64:
    """PC-A16: the automa's points so far."""
    return (
        c.holdings.points(s, c.automa) + permanent_points(c, s) + token_points(c, s) + ingenuity_points(c, s)
    )
