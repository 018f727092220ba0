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


# -- what he takes -----------------------------------------------------------------------------------------


@rule("WL-V28", "WL-G6", "WL-R64")
@pytest.mark.parametrize(
    ("card", "area", "goods", "left"),
    [
        ("tall_in_the_saddle", "M4", {"money": 10}, (0, 0, 0)),
        ("tall_in_the_saddle", "M4", {"hand": "2S"}, (0, 0, 0)),
        ("tall_in_the_saddle", "M4", {}, (0, 0, 0)),
        ("tall_in_the_saddle", "D3", {"money": 10, "hand": "2S"}, (10, 0, 1)),
        ("gold_fever", "P3", {"money": 20}, (0, 0, 0)),
        ("gold_fever", "P3", {"money": 10}, (0, 0, 0)),
        ("gold_fever", "P3", {"nuggets": 2}, (0, 1, 0)),
        ("gold_fever", "C11", {"money": 20, "nuggets": 2}, (20, 2, 0)),
        ("stocking_up", "R5", {"money": 30}, (20, 0, 0)),
        ("stocking_up", "C1", {"money": 30}, (30, 0, 0)),
    ],
)
def test_what_a_player_in_his_way_gives_up(
    card: str, area: str, goods: dict[str, Any], left: tuple[int, int, int]
) -> None:
    """Only in the area of the card, and only what there is; nobody is asked who has no choice."""
    t = man(card, seat0={"space": area, **goods}, seat1={"space": "S6"})
    assert t.asked == "0 income"
    assert (t.money(0), t.nuggets(0), t.cards(0)) == left


@rule("WL-V28", "WL-V10")
@pytest.mark.parametrize("first", [0, 1])
def test_both_players_give_something_up_in_turn_order(first: int) -> None:
    both = {"space": "R5", "money": 30, "hand": "2S"}
    seats: dict[str, Any] = {
        "seat0": {**BASS, **both},
        "seat1": {**ANNIE, **both, "hand": "3S"},
    }
    t = table(2, turn=1 - first, first=first, man={"deck": ["stocking_up"]}, **seats).end_turn(1 - first)
    assert t.asked == f"{first} lose_choice"
    t.do(f"{first} option 1")
    assert t.asked == f"{1 - first} lose_choice"
    t.do(f"{1 - first} option 0")
    assert (t.money(first), t.money(1 - first), t.cards(1 - first)) == (20, 30, 0)


@rule("WL-V14", "WL-V10")
@pytest.mark.parametrize(
    ("goods", "asked", "left"),
    [
        ({"money": 50}, "0 income", (20, 0)),
        ({"nuggets": 3}, "0 income", (0, 1)),
        ({"money": 50, "nuggets": 3}, "1 lose_choice", (20, 3)),
    ],
)
def test_what_he_robs_somebody_of(goods: dict[str, int], asked: str, left: tuple[int, int]) -> None:
    """Half of the money or half of the nuggets, as the victim chooses."""
    t = man("hand_it_over", seat1={"space": "M10", **goods})
    assert t.asked == asked
    if asked.endswith("lose_choice"):
        t.do("1 option 0")
    assert ((t.money(1), t.nuggets(1)), t.man_lp, t.wounds(1)) == (left, 2, 1)


@rule("WL-V29")
@pytest.mark.parametrize(
    ("space", "reached"),
    [("D5", True), ("D6", True), ("D9", True), ("P10", True), ("P11", False), ("C1", True), ("R2", False)],
)
def test_the_posse_goes_four_spaces(space: str, reached: bool) -> None:
    """An outlaw without a card is arrested, and that is another point for him."""
    t = man("raising_a_posse", seat1={"character": "billy_the_kid", "wanted": 2, "space": space})
    while "sheriff_way" in t.asked:
        seat = t.state.actors()[0]
        t.play(f"{seat} {t.choices(seat)[0]}")
    assert (t.wanted(1), t.man_lp) == ((0, 2) if reached else (2, 1))


@rule("WL-V29", "WL-H1")
def test_without_an_outlaw_the_sheriff_stays() -> None:
    t = man("raising_a_posse")
    assert (t.sheriff(), t.man_lp, t.log("sheriff_moved")) == ("D1", 1, [])


@rule("WL-V30", "WL-R41")
@pytest.mark.parametrize(
    ("space", "money", "joins"),
    [("R1", 10, True), ("R8", 10, True), ("R8", 0, False), ("C1", 10, False), ("D5", 10, False)],
)
def test_who_may_join_him_at_the_cabaret(space: str, money: int, joins: bool) -> None:
    t = man("a_game_at_the_cabaret", seat0={"space": space, "money": money})
    assert (t.asked == "0 join_poker") == joins
    if joins:
        t.do("0 pass")
    assert (t.man_lp, t.money(0)) == (2, money)


@rule("WL-V25", "WL-N14")
@pytest.mark.parametrize(("mine", "voided"), [("AS", True), ("9S", False)])
def test_his_ten_voids_a_fight_that_he_would_lose(mine: str, voided: bool) -> None:
    seats: dict[str, Any] = {
        "seat0": {**KIT, "space": "P12", "hand": f"{mine} KC", "equipment": ["revolver"]},
        "seat1": {**ROWDY, "space": "S6"},
    }
    t = (
        table(2, fight_deck=[2, 8, 10, 3, 4, 5], **seats)
        .do(f"0 attack_man duel, 0 prepare {mine}")
        .no_reactions()
    )
    assert bool(t.log("voided_by_man")) == voided
    assert bool(t.log("was_beaten")) != voided


@rule("WL-V30", "WL-P16")
@pytest.mark.parametrize(
    ("his", "shown"),
    [
        ("8S 3S KH KC", "flush ['8_spades', '3_spades']"),
        ("8C 3C KH KS", "flush ['8_clubs', '3_clubs']"),
        ("8H 3H KC KS", "flush ['8_hearts', '3_hearts']"),
        ("8D 3D KC KS", "flush ['8_diamonds', '3_diamonds']"),
    ],
)
def test_he_finds_his_best_two_cards_in_any_suit(his: str, shown: str) -> None:
    """Two low cards that make a flush, rather than two kings; a lone ace joins him."""
    suit = his[1]
    flop = f"10{suit} 6{suit} 4{suit}"
    other = "S" if suit != "S" else "D"
    t = man(
        "a_game_at_the_cabaret",
        seat0={"space": "R6", "money": 10, "hand": f"A{other}"},
        deck=f"9{other} {his} {flop}",
    ).do("0 accept")
    assert t.log("banker_showed") == [f"banker_showed {shown}"]
    assert (t.man_lp, t.money(0)) == (2, 0)


@rule("WL-V10")
def test_everybody_sees_the_card_that_he_carries_out() -> None:
    there = {"space": "R5", "money": 30, "hand": "2S"}
    t = man("stocking_up", seat0=there)
    assert (t.asked, t.view.man.card) == ("0 lose_choice", "stocking_up")
    t.do("0 option 1")
    assert (t.asked, t.view.man.card, t.view.man.used) == ("0 income", None, ["stocking_up"])
