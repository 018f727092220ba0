"""The end of the game: section Z of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.western_legends.components import ids
from saloon.games.western_legends.table import FAME_KINDS, WesternLegends

MONEY_A_POINT: Final[i64] = 60
MOST_FOR_MONEY: Final[i64] = 2
MOST_WANTED: Final[i64] = 3
OTHER_OUTLAW: Final[i64] = 1


def equipment_points(t: WesternLegends, s: State, player: i64) -> i64:
    """WL-Z3: the points on upgraded weapons and mounts."""
    points: i64 = 0
    for item in range(ids.EQUIPMENT):
        if t.owns(s, player, item):
            points += t.box.end_lp[t.side_of_item(s, player, item)]
    return points


def money_points(t: WesternLegends, s: State, player: i64) -> i64:
    """WL-Z3: a point for every full $60, at most two."""
    return min(t.people.money.get(s, player) // MONEY_A_POINT, MOST_FOR_MONEY)


def outlaw_points(t: WesternLegends, s: State, player: i64) -> i64:
    """WL-Z3, WL-Z8, WL-R50: the most wanted alone gains more than the other outlaws."""
    mine = t.people.wanted.get(s, player)
    if mine == 0:
        return 0
    for other in range(t.players):
        if other != player and t.people.wanted.get(s, other) >= mine:
            return OTHER_OUTLAW
    return MOST_WANTED


def lawman_points(t: WesternLegends, s: State, player: i64) -> i64:
    """WL-O7: the points of the row on the marshal track."""
    return t.box.row_lp[t.people.marshal.get(s, player)]


def fame_points(t: WesternLegends, s: State, player: i64) -> i64:
    """WL-Z3: the values of legendary tokens."""
    points: i64 = 0
    for kind in range(FAME_KINDS):
        points += t.fame.get(s, player, kind) * (kind + 1)
    return points


def final_score(t: WesternLegends, s: State, player: i64) -> i64:
    """WL-Z3, WL-Z4: everything together, less the wounds."""
    return (
        t.people.lp.get(s, player)
        + equipment_points(t, s, player)
        + money_points(t, s, player)
        + outlaw_points(t, s, player)
        + lawman_points(t, s, player)
        + fame_points(t, s, player)
        - t.people.wounds.get(s, player)
    )


def man_wins(t: WesternLegends, s: State) -> bool:
    """WL-V16, WL-V23: whether the Man in Black has at least as many points as the best player."""
    points = t.table.man_lp.get(s)
    for player in range(t.players):
        if final_score(t, s, player) > points:
            return False
    return True


def ranking(t: WesternLegends, s: State) -> list[list[int]]:
    """WL-Z5: equal points are told apart by marshal or wanted points, nuggets, and fewer wounds."""
    people = t.people
    standing: list[tuple[int, int, int, int]] = []
    for player in range(t.players):
        track: int = people.marshal.get(s, player) + people.wanted.get(s, player)
        score: int = final_score(t, s, player)
        nuggets: int = people.nuggets.get(s, player)
        wounds: int = people.wounds.get(s, player)
        standing.append((score, track, nuggets, -wounds))
    return [
        [player for player in range(len(standing)) if standing[player] == level]
        for level in sorted(set(standing), reverse=True)
    ]
