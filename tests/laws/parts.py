"""The law of parts: a view in parts consists of them, and marks say which seats have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from tests.laws.law import Script, Table, demand, demand_same, moments

if TYPE_CHECKING:
    from saloon.core.state import State


def check_parts(table: Table, script: Script) -> None:
    """Look at every moment of a game as a server does, which keeps what it has seen under its mark."""
    seen: dict[tuple[object, ...], Any] = {}
    for moment in moments(table, script):
        state, layout = moment.state, moment.state.layout
        if not layout.view_in_parts:
            return
        for viewer in (*range(table.players), None):
            demand_same(put_together(state, viewer), state.view(viewer), "parts", f"what {viewer} sees:")
        for seat in range(table.players):
            for what, mark, view in (
                ("seat", layout.seat_mark(state, seat), layout.seat_view(state, seat)),
                ("own view", layout.own_mark(state, seat), layout.own_view(state, seat)),
            ):
                same = seen.setdefault((what, seat, mark), view) == view
                demand(same, "parts", f"the {what} of {seat} has changed and its mark has not")


def put_together(state: State, viewer: int | None) -> Any:
    """The view from its parts; a field in two of them would be a field twice."""
    layout = state.layout
    seats = [layout.seat_view(state, seat) for seat in range(state.players)]
    view: type[msgspec.Struct] = type(state.view(None))
    common = {**layout.fixed_view(), **layout.common_view(state)}
    return view(**layout.own_view(state, viewer), **common, seats=seats)
