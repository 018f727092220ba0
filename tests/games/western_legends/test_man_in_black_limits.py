"""Every card of the Man in Black by itself, and fights with him at their limits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

ANNIE = {"character": "annie_oakley"}
BASS = {"character": "bass_reeves", "marshal": 1}
KIT = {"character": "kit_carson"}
ROWDY = {"character": "yb_rowdy"}


def man(card: str, **told: Any) -> Table:
    """The last turn of a round of two players ends, and his next card is known."""
    seats = {
        "seat0": {**BASS, "space": "S6", "equipment": ["revolver"], **told.pop("seat0", {})},
        "seat1": {**ANNIE, "space": "M10", "equipment": ["revolver"], **told.pop("seat1", {})},
    }
    his = {"deck": [card], **told.pop("man", {})}
    return table(2, turn=1, first=0, man=his, **seats, **told).end_turn(1)


@rule("WL-V10")
@pytest.mark.parametrize(
    ("card", "space", "points"),
    [
        ("tall_in_the_saddle", "M3", 2),
        ("gold_fever", "P5", 2),
        ("a_large_deposit", "D9", 2),
        ("bounty_hunter", "P12", 1),
        ("raising_a_posse", "D1", 1),
        ("railroad_money", "P12", 1),
        ("stocking_up", "R6", 1),
        ("a_game_at_the_cabaret", "R2", 2),
    ],
)
def test_where_his_card_takes_him(card: str, space: str, points: int) -> None:
    t = man(card, seat1={"space": "C9"})
    assert (t.man_space, t.man_lp, t.asked) == (space, points, "0 income")
    assert t.log("man_turned", "man_gained") == [f"man_turned {card}", f"man_gained {points}"]


@rule("WL-V10", "WL-V12")
@pytest.mark.parametrize("chosen", ["M2", "X1"])
def test_of_bandits_equally_near_the_first_player_chooses(chosen: str) -> None:
    """Both are three spaces from the saloon of Darkrock."""
    t = man("bounty_hunter", bandits=["M2", "X1"], man={"space": "D5"})
    assert (t.asked, sorted(t.choices(0))) == ("0 man_way", ["step M2", "step X1"])
    t.do(f"0 step {chosen}")
    assert (t.man_space, t.man_lp) == (chosen, 1)
    assert t.bandits() == [space for space in ("M2", "X1") if space != chosen]


@rule("WL-V12", "WL-V14", "WL-G8")
@pytest.mark.parametrize(
    ("mine", "his", "won"),
    [("KS", [2, 8, 11], True), ("QS", [2, 8, 11], False), ("JS", [2, 8, 9], True), ("10S", [2, 8, 9], False)],
)
def test_a_card_counts_one_less_against_him(mine: str, his: list[int], won: bool) -> None:
    t = man("calling_you_out", seat1={"lp": 3, "hand": f"{mine} 2C"}, fight_deck=his)
    t.do(f"1 prepare {mine}").no_reactions()
    assert (t.man_lp == 0) == won
    assert bool(t.log("won")) == won


@rule("WL-V14", "WL-F14")
@pytest.mark.parametrize(("card", "money"), [("calling_you_out", 50), ("hand_it_over", 20)])
def test_surrendering_to_him(card: str, money: int) -> None:
    t = man(card, seat1={"lp": 3, "money": 50, "hand": "AS"}).do("1 surrender")
    assert (t.man_lp, t.wounds(1), t.cards(1), t.money(1)) == (2, 1, 2, money)


@rule("WL-V13", "WL-V11")
@pytest.mark.parametrize(
    ("kind", "option", "gains"),
    [
        ("duel", "", (2, 0, 0, 0)),
        ("robbery", "0 option 0", (0, 1, 60, 0)),
        ("robbery", "0 option 1", (0, 1, 0, 2)),
    ],
)
def test_what_a_won_fight_with_him_brings(kind: str, option: str, gains: tuple[int, int, int, int]) -> None:
    t = (
        table(
            2,
            seat0={**KIT, "space": "P12", "hand": "AS 2C", "equipment": ["revolver"]},
            seat1={**ROWDY, "space": "S6"},
            fight_deck=[2, 8, 12],
            deck="7D 8D",
        )
        .do(f"0 attack_man {kind}, 0 prepare AS")
        .no_reactions()
    )
    if option:
        t.do(option)
    assert (t.lp(0), t.wanted(0), t.money(0), t.nuggets(0)) == gains
    assert t.refusal("0 attack_man duel") == "WL-V13"
    assert (t.actions, t.man_lp) == (2, 0)


@rule("WL-V16", "WL-V23")
@pytest.mark.parametrize(("his", "mine", "winners"), [(10, 9, []), (10, 10, []), (10, 11, [0])])
def test_he_wins_with_as_many_points_as_the_best(his: int, mine: int, winners: list[int]) -> None:
    t = man(
        "a_large_deposit",
        seat0={"lp": mine - 1},
        seat1={"wounds": 3},
        man={"lp": his - 2, "space": "P12"},
        ending="last",
    )
    assert t.state.over
    assert t.man_lp == his
    assert t.state.outcome().winners == winners
