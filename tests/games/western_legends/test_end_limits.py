"""When the game of Western Legends ends, what counts then, and who wins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import GOALS, rule, table

KIT = {"character": "kit_carson"}
ROWDY = {"character": "yb_rowdy"}
JANE = {"character": "calamity_jane"}


@rule("WL-S16", "WL-Z1", "WL-R11")
@pytest.mark.parametrize(("length", "target"), [("short", 15), ("medium", 20), ("long", 25)])
@pytest.mark.parametrize("short_of", [1, 0, -1])
def test_when_the_last_round_is_set_off(length: str, target: int, short_of: int) -> None:
    seats: dict[str, Any] = {f"seat{seat}": {"space": "M10"} for seat in range(3)}
    seats["seat0"] = {**KIT, "space": "M10", "lp": target - short_of}
    t = table(options={"length": length}, **seats).end_turn(0)
    assert t.ending == (0 if short_of > 0 else 1)


@rule("WL-Z1", "WL-Z2", "WL-Z6")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("reached", [0, 1, 2])
def test_everybody_has_as_many_turns(first: int, reached: int) -> None:
    """The round goes on to the right neighbour of the first player, then there is one more."""
    seats: dict[str, Any] = {
        f"seat{seat}": {"space": "M10", "lp": 20 if seat == reached else 0} for seat in range(3)
    }
    t = table(turn=reached, first=first, **seats).end_turn(reached)
    turns = {reached: 1, (reached + 1) % 3: 0, (reached + 2) % 3: 0}
    while not t.state.over:
        seat = t.state.actors()[0]
        turns[seat] += 1
        t.do(f"{seat} income money, {seat} end_turn")
    before = {seat: 1 if (seat - first) % 3 < (reached - first) % 3 else 0 for seat in range(3)}
    assert {turns[seat] + before[seat] for seat in range(3)} == {2}
    assert t.state.outcome().reason == "target_reached"


@rule("WL-Z3", "WL-Z4")
@pytest.mark.parametrize(
    ("me", "points"),
    [
        ({"money": 50}, 0),
        ({"money": 60}, 1),
        ({"money": 110}, 1),
        ({"money": 120}, 2),
        ({"equipment": ["revolver+"]}, 1),
        ({"equipment": ["shotgun+"]}, 1),
        ({"equipment": ["rifle+"]}, 2),
        ({"equipment": ["revolver", "mule+"]}, 1),
        ({"equipment": ["revolver", "mustang+"]}, 2),
        ({"equipment": ["revolver+", "shotgun+", "rifle+", "mule+", "mustang+"]}, 7),
        ({"equipment": ["revolver", "mule", "mustang", "whiskey"]}, 0),
        ({"nuggets": 4, "hand": "AS KS"}, 0),
        ({"wounds": 1}, -1),
        ({"wounds": 3}, -3),
        ({"lp": 7}, 7),
        *[({"marshal": field}, (field + 2) // 3) for field in range(1, 10)],
        *[({"wanted": field}, 3) for field in (1, 9)],
    ],
)
def test_what_counts_in_the_end(me: dict[str, Any], points: int) -> None:
    rest: dict[str, Any] = {"seat1": {**ROWDY, "space": "M10"}, "seat2": {**JANE, "space": "M10"}}
    t = table(seat0={**KIT, "space": "M10", "equipment": ["revolver"], **me}, **rest)
    assert t.state.scores()[0] == points


@rule("WL-Z3", "WL-Z8", "WL-E27")
@pytest.mark.parametrize(
    ("wanted", "points"),
    [
        ([5, 2, 0], [3, 1, 0]),
        ([5, 5, 0], [1, 1, 0]),
        ([5, 5, 2], [1, 1, 1]),
        ([1, 0, 0], [3, 0, 0]),
        ([9, 9, 9], [1, 1, 1]),
        ([2, 3, 1], [1, 3, 1]),
    ],
)
def test_the_most_wanted(wanted: list[int], points: list[int]) -> None:
    names = ["kit_carson", "yb_rowdy", "calamity_jane"]
    seats: dict[str, Any] = {
        f"seat{seat}": {"character": names[seat], "wanted": wanted[seat]} for seat in range(3)
    }
    assert table(**seats).state.scores() == points


@rule("WL-Z3", "WL-V5")
@pytest.mark.parametrize(("fame", "points"), [([1], 1), ([2, 3], 5), ([3, 3, 3], 9), ([], 0)])
def test_legendary_tokens_count_their_values(fame: list[int], points: int) -> None:
    t = table(seat0={**KIT, "fame": fame}, options=GOALS)
    assert t.state.scores()[0] == points


@rule("WL-Z5", "WL-Z8", "WL-G1")
@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ({"lp": 5}, {"lp": 4}, [[0], [1]]),
        ({"lp": 5, "marshal": 1}, {"lp": 5, "marshal": 2}, [[1], [0]]),
        ({"lp": 7, "marshal": 1}, {"lp": 5, "wanted": 2}, [[1], [0]]),
        ({"lp": 5, "nuggets": 2}, {"lp": 5, "nuggets": 3}, [[1], [0]]),
        ({"lp": 5, "nuggets": 3, "wounds": 0}, {"lp": 6, "nuggets": 3, "wounds": 1}, [[0], [1]]),
        ({"lp": 5, "nuggets": 2}, {"lp": 6, "nuggets": 3, "wounds": 1}, [[1], [0]]),
        ({"lp": 5}, {"lp": 5}, [[0, 1]]),
    ],
)
def test_who_wins_with_equal_points(
    first: dict[str, int], second: dict[str, int], ranking: list[list[int]]
) -> None:
    """The third player is out of it; income and rows of the last turn come to nobody else."""
    last = {**JANE, "space": "M10", "wounds": 3}
    t = table(
        ending="last",
        turn=2,
        seat0={**KIT, "space": "M10", **first},
        seat1={**ROWDY, "space": "M10", **second},
        seat2=last,
    ).end_turn(2)
    assert t.state.over
    assert t.state.outcome().ranking[:-1] == ranking
