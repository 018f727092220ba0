"""Where cards go: into stocks, into cities, and from the deck into the market."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.point_city import actions
from saloon.games.point_city.components import COLUMNS, NO_PERMANENT, PLACES
from saloon.games.point_city.market import BUILDING_TAKEN, RESOURCE_TAKEN, building_face, resource_face
from saloon.games.point_city.table import PointCity


def collect(t: PointCity, s: State, owner: i64, card: i64) -> i64:
    """PC-Q1, PC-R23: a card becomes a resource of its owner; returns its kind."""
    kind = t.kind_of[card]
    t.resources.put(s, card)
    t.holdings.gain(s, owner, kind)
    return kind


def add_building(t: PointCity, s: State, owner: i64, card: i64) -> None:
    """PC-B9, PC-R25: a building stands in its owner's city for good."""
    t.cities[owner].put(s, card)
    permanent = t.permanent_of[card]
    if permanent != NO_PERMANENT:
        t.holdings.add_permanent(s, owner, permanent)
    t.holdings.add_points(s, owner, t.points_of[card])


def refill(t: PointCity, s: State) -> bool:
    """PC-M1 to PC-M3, PC-O1: the opposite side into both empty spaces, in reading order.

    Returns whether that was possible (PC-G1).
    """
    if t.deck.count(s) == 0:
        return False
    refilled: i64 = 0
    for place in range(PLACES):
        taken = t.market.face(s, place)
        if taken > 0:
            continue
        card = t.deck.take(s)
        row = place // COLUMNS
        column = place % COLUMNS
        if taken == RESOURCE_TAKEN:
            t.market.lay(s, place, building_face(card))
            s.tell(actions.REFILLED_BUILDING, row, column, t.name_of[card], card)
        else:
            assert taken == BUILDING_TAKEN, "this space was never filled"
            t.market.lay(s, place, resource_face(card))
            s.tell(actions.REFILLED_RESOURCE, row, column, t.kind_of[card])
        refilled += 1
        if refilled == 2:
            break
    tell_top(t, s)
    return True


def tell_top(t: PointCity, s: State) -> None:
    """PC-H7, PC-H10: the next card of the deck shows its resource side."""
    if s.events is None:
        return
    if t.deck.count(s) > 0:
        s.tell(actions.TOP_SHOWN, t.kind_of[t.deck.top(s)])
    else:
        s.tell(actions.DECK_EMPTY)
