"""What everybody is told about a move, and what only its player learns."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

KIT = {"character": "kit_carson"}
ROWDY = {"character": "yb_rowdy"}
JANE = {"character": "calamity_jane"}
BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1}
AWAY: dict[str, Any] = {"seat1": {**ROWDY, "space": "M1"}, "seat2": {**JANE, "space": "M1"}}

MOVES: dict[str, tuple[dict[str, Any], str, list[str]]] = {
    "work": ({"space": "D1"}, "work", ["worked 0", "gained 0 money 10"]),
    "a step": ({"space": "M9"}, "step M10", ["moved 0 M10"]),
    "a deposit": (
        {"space": "D9", "nuggets": 2},
        "sell 2",
        ["sold 0 2", "gained 0 money 40", "gained 0 lp 2"],
    ),
    "a revel": (
        {"space": "R2", "money": 60},
        "revel 2",
        ["revelled 0 2", "lost 0 money 60", "gained 0 lp 2"],
    ),
    "the doctor": (
        {"space": "R1", "money": 10, "wounds": 2},
        "see_doctor",
        ["lost 0 money 10", "treated 0 2", "gained 0 heal 2", "drew 0 2"],
    ),
    "a purchase": (
        {"space": "D2", "money": 20},
        "buy ten_gallon",
        ["bought 0 ten_gallon", "got_item 0 ten_gallon", "lost 0 money 20"],
    ),
    "an upgrade": (
        {"space": "D2", "money": 40, "equipment": ["rifle"]},
        "upgrade rifle",
        ["upgraded 0 rifle", "lost 0 money 40"],
    ),
    "cattle": ({"space": "M3"}, "take_cattle", ["took_cattle 0 green"]),
    "a delivery": (
        {"space": "P12", "cattle": "blue money"},
        "deliver wrangle",
        [
            "delivered 0 wrangle blue money",
            "cattle_returned 0 blue",
            "gained 0 marshal 1",
            "gained 0 money 20",
            "gained 0 money 40",
        ],
    ),
    "a card": (
        {"space": "M10", "hand": "10S"},
        "play 10_spades",
        ["played 0 10_spades", "discarded 0 10_spades", "gained 0 money 30"],
    ),
    "two cards": (
        {"space": "M10", "hand": "9S"},
        "play 9_spades",
        ["played 0 9_spades", "discarded 0 9_spades", "drew 0 2"],
    ),
    "provisions": (
        {"space": "M10", "wounds": 1, "equipment": ["rifle", "provisions"]},
        "use provisions",
        ["used 0 provisions", "returned_item 0 provisions", "drew 0 1", "gained 0 heal 1"],
    ),
    "a disc": ({"space": "M10", "wounds": 1}, "contribute left", ["contributed 0 left"]),
}
"""What is done: what the player has, the move, and what everybody is told."""


def played(me: dict[str, Any], move: str) -> Table:
    """The first player makes a move."""
    return table(seat0={**KIT, **me}, stories={0: ["bad_water"]}, **AWAY).play(f"0 {move}")


@rule("WL-T2", "WL-T8", "WL-T9")
@pytest.mark.parametrize("what", MOVES)
def test_what_everybody_is_told(what: str) -> None:
    me, move, expected = MOVES[what]
    t = played(me, move)
    assert sorted(t.log(viewer=None)) == sorted(expected)
    assert t.log(viewer=1) == t.log(viewer=2) == t.log(viewer=None)


@rule("WL-G20", "WL-G21")
@pytest.mark.parametrize(("what", "cards"), [("the doctor", 2), ("two cards", 2), ("provisions", 1)])
def test_drawn_cards_are_seen_by_their_player_alone(what: str, cards: int) -> None:
    me, move, _ = MOVES[what]
    t = played(me, move)
    assert len(t.log("drew_card", viewer=0)) == cards
    assert t.log("drew_card", viewer=1) == t.log("drew_card") == []
    assert t.state.view(1).seats[0].cards == t.state.view(0).seats[0].cards == cards


@rule("WL-L19")
def test_a_token_is_seen_by_its_holder_alone() -> None:
    me, move, _ = MOVES["cattle"]
    t = played(me, move)
    assert t.log("saw_cattle", viewer=0) == [f"saw_cattle 0 {str(t.cattle(0)).split()[1]}"]
    assert t.log("saw_cattle", viewer=1) == t.log("saw_cattle") == []


@rule("WL-T3", "WL-T2")
@pytest.mark.parametrize(
    ("income", "expected"),
    [
        ("money", ["gained 0 money 20"]),
        ("cards", ["drew 0 2"]),
        ("both", ["gained 0 money 10", "drew 0 1"]),
    ],
)
def test_an_income_is_told(income: str, expected: list[str]) -> None:
    t = table(seat0={**KIT, "space": "M10"}, phase="start", **AWAY).do(f"0 income {income}")
    assert [line for line in t.log(viewer=1) if not line.startswith("turn_began")] == expected


@rule("WL-F8", "WL-F9", "WL-F11")
def test_a_prepared_card_is_shown_only_with_the_other() -> None:
    t = table(
        seat0={**KIT, "space": "D6", "hand": "9S KS", "equipment": ["revolver"]},
        seat1={**ROWDY, "space": "D6", "hand": "7H QH", "equipment": ["revolver"]},
        seat2={**JANE, "space": "M1"},
    ).do("0 attack 1 duel, 0 prepare 9S")
    assert t.log("prepared", viewer=1) == t.log("prepared") == ["prepared 0"]
    assert not [line for line in t.log(viewer=1) if "9_spades" in line]
    t.do("1 prepare 7H").no_reactions()
    assert t.log("showed") == ["showed 0 9_spades", "showed 1 7_hearts"]
    assert t.log("won") == ["won 0 9 7"]


@rule("WL-F16", "WL-O4")
def test_an_arrest_is_told_in_full() -> None:
    t = table(
        seat0={**BASS, "space": "D6", "hand": "AS"},
        seat1={**BILLY, "space": "D6", "money": 50, "nuggets": 3, "cattle": "green money"},
        seat2={**JANE, "space": "M1"},
    ).do("0 attack 1 arrest")
    told = t.log(viewer=2)
    assert {"declared 0 1 arrest", "helpless 1", "arrested 1", "put_in_jail 1", "gained 0 marshal 1"} <= set(
        told
    )
    assert {"lost 1 money 30", "lost 1 nuggets 2", "lost 1 wanted 2", "cattle_returned 1 green"} <= set(told)


@rule("WL-M8", "WL-N11", "WL-N17")
def test_a_fight_with_a_bandit_is_told_in_full() -> None:
    me = {**KIT, "space": "M7", "hand": "AS", "equipment": ["revolver"]}
    t = table(seat0=me, fight_deck=[11, 2], bandits=["M2"], **AWAY).do("0 step M2, 2 pick 11, 0 option 0")
    told = t.log(viewer=1)
    assert told[:4] == ["moved 0 M2", "faced 0 bandit 2", "showed 0 ace_spades", "showed_fight_card 11"]
    assert told[4:6] == ["gained 0 money 10", "won 0 14 11"]
    assert sorted(told[6:]) == ["bandit_left M2", "discarded 0 ace_spades", "gained 0 lp 1"]
