"""The automa of the solo game: PC-A7 to PC-A23."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.point_city import actions
from saloon.games.point_city.components import COLUMNS, ROWS, TYPES
from saloon.games.point_city.market import is_building
from saloon.games.point_city.rules.cards import add_building, collect
from saloon.games.point_city.table import PointCity


def first_place(t: PointCity, s: State) -> i64:
    """PC-A8: the space where the column and the row of the markers cross."""
    return t.markers.row.get(s) * COLUMNS + t.markers.column.get(s)


def second_place(t: PointCity, s: State) -> i64:
    """PC-A8, PC-A9: the space below it; below the last row comes the first one."""
    row = (t.markers.row.get(s) + 1) % ROWS
    return row * COLUMNS + t.markers.column.get(s)


def take_cards(t: PointCity, s: State) -> None:
    """PC-A7 to PC-A11, PC-A23: the automa takes its two cards and pays nothing."""
    _take_card(t, s, first_place(t, s))
    _take_card(t, s, second_place(t, s))


def _take_card(t: PointCity, s: State, place: i64) -> None:
    row = place // COLUMNS
    column = place % COLUMNS
    was_building = is_building(t.market.face(s, place))
    card = t.market.take(s, place)
    if not was_building:
        s.tell(actions.AUTOMA_TOOK, row, column, collect(t, s, t.automa, card))
        return
    add_building(t, s, t.automa, card)
    s.tell(actions.AUTOMA_BUILT, row, column, t.name_of[card], card)
    if t.is_civic[card] == 0:
        return
    token = t.tokens.leftmost(s)
    if token == NOTHING:
        s.tell(actions.AUTOMA_NO_TOKEN)
    else:
        t.tokens.give(s, token, t.automa)
        s.tell(actions.AUTOMA_TOKEN, token)


def move_markers(t: PointCity, s: State) -> None:
    """PC-A13, PC-A14, PC-R12: a column to the right; after the last one, a row down."""
    column = t.markers.column.get(s) + 1
    if column == COLUMNS:
        column = 0
        row = t.markers.row.get(s) + 1
        t.markers.row.set(s, t.wrap_row if row == ROWS else row)
    t.markers.column.set(s, column)
    s.tell(actions.AUTOMA_MOVED, t.markers.row.get(s), column)


def permanent_points(t: PointCity, s: State) -> i64:
    """PC-A17 to PC-A19: what the automa's permanents are worth at its level."""
    points: i64 = 0
    for kind in range(TYPES):
        count = t.holdings.permanent(s, t.automa, kind)
        points += count * t.automa_permanent + t.automa_types[count if count < 3 else 3]
    return points


def token_points(t: PointCity, s: State) -> i64:
    """PC-A17 to PC-A19: fixed points for every token, whatever it says."""
    return len(t.tokens.owned(s, t.automa)) * t.automa_token


def ingenuity_points(t: PointCity, s: State) -> i64:
    """PC-A19: points for ingenuity cards at the highest level."""
    return t.holdings.ingenuity(s, t.automa) * t.automa_ingenuity


def score(t: PointCity, s: State) -> i64:
    """PC-A16: the automa's points so far."""
    return (
        t.holdings.points(s, t.automa) + permanent_points(t, s) + token_points(t, s) + ingenuity_points(t, s)
    )
