"""Where cards go: into stocks, into cities, and from the deck into the market."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.point_city.actions import DECK_EMPTY, REFILLED_BUILDING, REFILLED_RESOURCE, TOP_SHOWN
from saloon.games.point_city.components import COLUMNS, NO_PERMANENT, PLACES
from saloon.games.point_city.market import BUILDING_TAKEN, RESOURCE_TAKEN, building_face, resource_face
from saloon.games.point_city.state import PointCity


def collect(c: PointCity, s: State, owner: i64, card: i64) -> i64:
    """PC-Q1, PC-R23: a card becomes a resource of its owner; returns its kind."""
    kind = c.kind_of[card]
    c.resources.put(s, card)
    c.holdings.gain(s, owner, kind)
    return kind


def add_building(c: PointCity, s: State, owner: i64, card: i64) -> None:
    """PC-B9, PC-R25: a building stands in its owner's city for good."""
    c.cities[owner].put(s, card)
    permanent = c.permanent_of[card]
    if permanent != NO_PERMANENT:
        c.holdings.add_permanent(s, owner, permanent)
    c.holdings.add_points(s, owner, c.points_of[card])


def refill(c: PointCity, s: State) -> bool:
    """PC-M1 to PC-M3, PC-O1: the opposite side into both empty spaces, in reading order.

    Returns whether that was possible (PC-G1).
    """
    if c.deck.count(s) == 0:
        return False
    refilled: i64 = 0
    for place in range(PLACES):
        taken = c.market.face(s, place)
        if taken > 0:
            continue
        card = c.deck.take(s)
        row = place // COLUMNS
        column = place % COLUMNS
        if taken == RESOURCE_TAKEN:
            c.market.lay(s, place, building_face(card))
            s.tell(REFILLED_BUILDING, row, column, c.name_of[card], card)
        else:
            assert taken == BUILDING_TAKEN, "a space that is empty from the start"
            c.market.lay(s, place, resource_face(card))
            s.tell(REFILLED_RESOURCE, row, column, c.kind_of[card])
        refilled += 1
        if refilled == 2:
            break
    tell_top(c, s)
    return True


def tell_top(c: PointCity, s: State) -> None:
    """PC-H7, PC-H10: the next card of the deck shows its resource side."""
    if s.events is None:
        return
    if c.deck.count(s) > 0:
        s.tell(TOP_SHOWN, c.kind_of[c.deck.top(s)])
    else:
        s.tell(DECK_EMPTY)
