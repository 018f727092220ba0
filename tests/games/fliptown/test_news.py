"""What the others are told about a turn when all are done, move by move, and nothing before."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import Table, rule, solo, table

CHARACTERS = {"characters": "on"}


def news(t: Table, viewer: int | None) -> list[str]:
    """What a viewer was told about the first player."""
    return [line for line in t.log(viewer=viewer) if " 0 " in f"{line} "]


def turn_of(lineup: str, moves: list[str], **me: Any) -> Table:
    """The first player has made a turn, and the other one has not."""
    t = table(2, lineup=lineup, deck="d1 d2 d3", maps={0: me})
    return t.play(*[f"0 {move}" for move in moves], "0 done")


TURNS: dict[str, tuple[str, dict[str, Any], list[str], list[str]]] = {
    "a stop": ("h4 c7 s2", {}, ["ride T7 plain"], ["circled 0 T7", "gained 0 stars 4", "gained 0 wanted 1"]),
    "a pan": ("h4 c2 s9", {}, ["ride T2 plain", "tool pans"], ["circled 0 T2", "gained 0 pans 1"]),
    "crossing out": (
        "h4 c11 s9",
        {"wanted": 5},
        ["ride T11 plain", "cross 4"],
        ["circled 0 T11", "crossed 0 4"],
    ),
    "a failed robbery": (
        "s4 h9 c2",
        {},
        ["rob B9 plain all"],
        ["failed 0 B9 d1", "gained 0 stars 3", "gained 0 wanted 3"],
    ),
    "a room": ("d4 h3 s2", {}, ["dig M1A plain"], ["circled 0 M1A", "gained 0 gold 1", "gained 0 hammers 1"]),
    "a tombstone": (
        "d4 h3 s2",
        {},
        ["mourn G10 none all"],
        ["circled 0 G10", "gained 0 money 4", "gained 0 wanted 1"],
    ),
    "a purchase": (
        "c4 h5 s2",
        {"circled": ["town_05"]},
        ["visit town_05 plain", "buy store_pan"],
        [
            "revisited 0 town_05",
            "bought 0 store_pan",
            "spent 0 money 3",
            "gained 0 stars 1",
            "gained 0 pans 1",
        ],
    ),
    "a night": (
        "c4 h7 s2",
        {"circled": ["town_07"]},
        ["visit town_07 plain", "buy hotel"],
        ["revisited 0 town_07", "bought 0 hotel", "spent 0 money 2"],
    ),
    "a claim": (
        "c4 h8 s2",
        {"circled": ["town_08"]},
        ["visit town_08 plain", "claim 1_2"],
        ["revisited 0 town_08", "claimed 0 1_2", "spent 0 money 4", "gained 0 stars 4"],
    ),
    "an exchange": (
        "c4 h13 s2",
        {"circled": ["town_13"]},
        ["visit town_13 plain", "exchange 2"],
        ["revisited 0 town_13", "spent 0 gold 2", "gained 0 stars 2"],
    ),
    "a visit for nothing": (
        "c4 h9 s2",
        {"circled": ["town_09"], "money": 0},
        ["visit town_09 plain"],
        ["revisited 0 town_09"],
    ),
    "another suit": (
        "d4 h1 s2",
        {},
        ["ride T1 gold_suit"],
        ["suit_changed 0 hearts 2", "circled 0 T1", "spent 0 gold 2", "gained 0 stars 2"],
    ),
    "another value": (
        "h4 c1 s2",
        {"circled": ["T1"]},
        ["ride T2 plain", "tool hammers"],
        ["value_changed 0 2 1", "circled 0 T2", "spent 0 gold 1", "gained 0 hammers 1"],
    ),
    "a chain": (
        "h4 c3 s2",
        {},
        ["ride T3 plain", "mourn G21 none all"],
        ["circled 0 T3", "circled 0 G21", "gained 0 stars 1", "gained 0 wanted 1", "gained 0 pans 1"],
    ),
    "a look at the sheriff's card": (
        "c4 h11 s2",
        {"circled": ["town_11"]},
        ["visit town_11 plain", "star"],
        ["revisited 0 town_11", "gained 0 stars 1"],
    ),
}
"""By what is done: the line-up, what the player has, the moves, and what the others learn after the cards."""


@rule("FT-HI6", "FT-R39", "FT-T5")
@pytest.mark.parametrize("what", TURNS)
def test_what_others_learn_when_all_are_done(what: str) -> None:
    lineup, me, moves, expected = TURNS[what]
    t = turn_of(lineup, ["assign left middle", *moves], **me)
    assert news(t, 1) == news(t, None) == []
    before = t.state.view(1).maps[0]
    assert (before.circled, before.poker[0]) == ([*me.get("circled", []), "G11"], [])
    t.play("1 assign left middle", "1 mourn G00 none all", "1 done")
    assigned = "assigned 0 " + lineup
    assert news(t, 1) == news(t, None) == [assigned, *expected]
    after = t.state.view(1).maps[0]
    assert after == t.state.view(0).maps[0]


@rule("FT-HI6", "FT-HI9", "FT-TW11")
def test_the_player_learns_everything_at_once_and_only_once() -> None:
    lineup, me, moves, _ = TURNS["a look at the sheriff's card"]
    t = turn_of(lineup, ["assign left middle", *moves], **me)
    told = news(t, 0)
    assert [line.split()[0] for line in told] == ["assigned", "revisited", "peeked", "gained"]
    t.play("1 assign left middle", "1 mourn G00 none all", "1 done")
    assert news(t, 0) == told
    assert not [line for line in t.log(viewer=1) if line.startswith("peeked")]


@rule("FT-HI6", "FT-CH2")
@pytest.mark.parametrize(
    ("character", "moves", "expected"),
    [
        (
            "miner",
            ["ability mine", "dig M1A plain"],
            ["ability_used 0 miner", "circled 0 M1A", "gained 0 gold 1", "gained 0 hammers 1"],
        ),
        ("baroness", ["ability gold"], ["ability_used 0 baroness", "gained 0 gold 2"]),
        ("ranch_hand", ["ability wanted", "cross 2"], ["ability_used 0 ranch_hand", "crossed 0 2"]),
    ],
)
def test_an_ability_is_told_with_the_turn(character: str, moves: list[str], expected: list[str]) -> None:
    me: dict[str, Any] = {"character": character, "wanted": 2, "hammers": 1, "circled": ["town_03"]}
    all_moves = [*moves, "assign left middle", "visit town_03 plain"]
    t = table(2, lineup="c4 h3 s2", options=CHARACTERS, maps={0: me, 1: {"character": "marshal"}})
    for move in all_moves:
        t.play(f"0 {move}")
    if "skip" in t.choices(0):
        t.play("0 skip")
    t.play("0 done")
    assert news(t, 1) == []
    t.play("1 assign left middle", "1 mourn G00 none all", "1 done")
    told = news(t, 1)
    assert set(expected) | {"revisited 0 town_03"} == set(told) - {"assigned 0 c4 h3 s2"}


@rule("FT-HI8", "FT-SH3")
@pytest.mark.parametrize(("first", "second"), [("yes", "no"), ("no", "yes"), ("yes", "yes"), ("no", "no")])
def test_bribes_are_told_together(first: str, second: str) -> None:
    maps = {seat: {"wanted": 3, "gold": 5, "money": 0, "stars": 9} for seat in range(2)}
    t = table(2, at="sheriff", sheriff="h1", maps=maps).play(f"0 bribe {first}")
    assert (t.log("bribed", viewer=1), t.state.view(1).maps[0].gold) == ([], 5)
    t.play(f"1 bribe {second}")
    bribed = [f"bribed {seat} 3" for seat, answer in enumerate((first, second)) if answer == "yes"]
    assert t.log("bribed", viewer=None) == bribed
    told = [
        f"{'safe' if answer == 'yes' else 'arrested'} {seat}" for seat, answer in enumerate((first, second))
    ]
    assert t.log("safe", "arrested") == told


@rule("FT-T4b", "FT-R47")
def test_alone_everything_is_told_at_once() -> None:
    t = solo("h4 c7 s2").play("0 assign left middle", "0 ride T1 plain")
    kinds = [line.split()[0] for line in t.log(viewer=None)]
    assert kinds == ["assigned", "circled", "gained", "flipped"]
