"""Every way on the board and every poker card by itself: movement, actions, reactions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, card_id, rule, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1}
KIT = {"character": "kit_carson"}
ROWDY = {"character": "yb_rowdy"}
JANE = {"character": "calamity_jane"}
AWAY: dict[str, Any] = {"seat1": {**ROWDY, "space": "M1"}, "seat2": {**JANE, "space": "M1"}}
WAYS = {
    "M1": "M2 M3",
    "M2": "M1 M3 M7 M8 M9",
    "M3": "M1 M2 M4 M7 M8",
    "M4": "M3 M5 M7 D3",
    "M5": "M4 M6 D3 S1 S2",
    "M6": "M5 D3 D4 S2 S3",
    "M7": "M2 M3 M4 M8 D1 D2 D3",
    "M8": "M2 M3 M7 M9 M10 D1",
    "M9": "M2 M8 M10",
    "M10": "M8 M9 M11 D1 D5 D10",
    "M11": "M10 D10 P1 P3",
    "D1": "M7 M8 M10 D2 D5",
    "D2": "M7 D1 D3 D4 D5 D6 D7",
    "D3": "M4 M5 M6 M7 D2 D4",
    "D4": "M6 D2 D3 D6 D7",
    "D5": "M10 D1 D2 D6 D8 D10",
    "D6": "D2 D4 D5 D7 D8 D9",
    "D7": "D2 D4 D6 D9 X1",
    "D8": "D5 D6 D9 D10 P6 P8",
    "D9": "D6 D7 D8 P8 P10",
    "D10": "M10 M11 D5 D8 P3 P6",
    "X1": "D7 C1 C2",
    "S1": "M5 S2 S3 S4",
    "S2": "M5 M6 S1 S3",
    "S3": "M6 S1 S2",
    "S4": "S1 S5 R1",
    "S5": "S4 S6 S7 R1 R3",
    "S6": "S5 S7 S8",
    "S7": "S5 S6 S8 S9 R3 R4",
    "S8": "S6 S7 S9",
    "S9": "S7 S8 S10 R3 R4 R6",
    "S10": "S9 S11 R4 R6 R8",
    "S11": "S10 R8 C5",
    "R1": "S4 S5 R2 R3 R5",
    "R2": "R1 R5 C1",
    "R3": "S5 S7 S9 R1 R4 R5",
    "R4": "S7 S9 S10 R3 R5 R6",
    "R5": "R1 R2 R3 R4 R6 R7 C1 C2 C3",
    "R6": "S9 S10 R4 R5 R7 R8",
    "R7": "R5 R6 R8 C3 C4",
    "R8": "S10 S11 R6 R7 C4 C5",
    "C1": "X1 R2 R5 C2",
    "C2": "X1 R5 C1 C3 C6 C12",
    "C3": "R5 R7 C2 C4 C6 C7",
    "C4": "R7 R8 C3 C5 C7 C8",
    "C5": "S11 R8 C4 C8",
    "C6": "C2 C3 C7 C10 C11 C12",
    "C7": "C3 C4 C6 C8 C9 C10",
    "C8": "C4 C5 C7 C9",
    "C9": "C7 C8 C10",
    "C10": "C6 C7 C9 C11",
    "C11": "C6 C10 C12 P13",
    "C12": "C2 C6 C11 P11 P13",
    "P1": "M11 P2 P3",
    "P2": "P1 P3 P4 P5",
    "P3": "M11 D10 P1 P2 P4 P6",
    "P4": "P2 P3 P5 P6 P7",
    "P5": "P2 P4",
    "P6": "D8 D10 P3 P4 P7 P8",
    "P7": "P4 P6 P8 P9",
    "P8": "D8 D9 P6 P7 P9 P10",
    "P9": "P7 P8 P10 P12",
    "P10": "D9 P8 P9 P11 P12",
    "P11": "C12 P10 P12 P13",
    "P12": "P9 P10 P11 P13",
    "P13": "C11 C12 P11 P12",
}
"""The spaces that touch each space, corners included."""
MESAS = {
    "NORTHERN": "M6 D4 D7 X1 S1 S3 S4 R1 R2 C1",
    "SOUTHERN": "D7 D9 X1 C2 C12 P10 P11",
}
"""The spaces around the two mesas."""
SUITS = "SCHD"
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
DECK = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
ACTIONS = {"4", "7", "9", "Q", "K", "A"}
"""Ranks that are actions; of the tens only the black ones."""


def alone(space: str = "M10", hand: str = "", **me: Any) -> Table:
    """A neutral player stands somewhere, alone."""
    return table(seat0={**KIT, "space": space, "hand": hand, **me}, **AWAY)


# -- the board ---------------------------------------------------------------------------------------------


@rule("WL-M2", "WL-M3", "WL-R52")
@pytest.mark.parametrize("space", WAYS)
def test_where_a_step_leads(space: str) -> None:
    t = alone(space)
    assert sorted(t.choices(0, "step")) == sorted(f"step {to}" for to in WAYS[space].split())
    for to in WAYS:
        assert t.refusal(f"0 step {to}") == ("" if to in WAYS[space].split() else "WL-M2")


@rule("WL-M4", "WL-R67", "WL-G14")
@pytest.mark.parametrize("space", ["M6", "D7", "X1", "P10", "D1"])
def test_only_bloody_knife_crosses_a_mesa(space: str) -> None:
    for lp, crosses in ((4, False), (5, True)):
        t = table(seat0={"character": "bloody_knife", "space": space, "lp": lp}, **AWAY)
        ways = {choice.split()[1] for choice in t.choices(0, "step")} - set(WAYS[space].split())
        beside = [name for name, around in MESAS.items() if space in around.split()]
        assert len(ways) == (len(beside) if crosses else 0)
        for mesa in ways:
            over = table(seat0={"character": "bloody_knife", "space": space, "lp": lp}, **AWAY)
            over.do(f"0 step {mesa}")
            assert "stop" not in over.choices(0)
            around = {choice.split()[1] for choice in over.choices(0, "step")}
            assert around in [set(spaces.split()) for spaces in MESAS.values()]


@rule("WL-M1", "WL-M5", "WL-M11")
@pytest.mark.parametrize(
    ("mounts", "points"), [([], 2), (["mule"], 3), (["mule+"], 4), (["mustang"], 4), (["mustang+"], 5)]
)
def test_how_far_one_move_action_leads(mounts: list[str], points: int) -> None:
    t = alone("M9", equipment=["rifle", *mounts])
    for step in range(points):
        t.do("0 step M10" if step % 2 == 0 else "0 step M9")
        assert t.asked == ("0 moving" if step < points - 1 else "0 act")
    assert t.actions == 2
    assert len(t.log("moved")) == points


@rule("WL-M2", "WL-M5")
def test_what_stands_against_a_move_on_the_way() -> None:
    t = alone("M9", "AS", money=50, equipment=["rifle", "mustang"]).do("0 step M10")
    for move in ("work", "end_turn", "play ace_spades", "pass", "done"):
        assert t.refusal(f"0 {move}") == "WL-M2"
    assert t.refusal("0 stop") == t.refusal("0 step D1") == ""
    assert t.refusal("0 step D9") == "WL-M2"


@rule("WL-M7")
@pytest.mark.parametrize("sheriff", ["D5", "M8", "D10"])
@pytest.mark.parametrize("outlaw", [True, False])
def test_an_outlaw_keeps_away_from_the_sheriff(sheriff: str, outlaw: bool) -> None:
    me = BILLY if outlaw else BASS
    t = table(seat0={**me, "space": "M10"}, sheriff=sheriff, **AWAY)
    for to in WAYS["M10"].split():
        assert t.refusal(f"0 step {to}") == ("WL-M7" if outlaw and to == sheriff else "")


@rule("WL-R32")
def test_an_outlaw_may_leave_the_sheriff() -> None:
    t = table(seat0={**BILLY, "space": "D5"}, sheriff="D5", **AWAY)
    t.do("0 step D1")
    assert t.refusal("0 step D5") == "WL-M7"


@rule("WL-R67", "WL-G14")
@pytest.mark.parametrize(
    ("space", "towards"),
    [
        ("D2", ["R3", "R4", "R5", "R6", "R7", "R8"]),
        ("R5", ["D2", "D3", "D4", "D5", "D8", "D10"]),
        ("D9", []),
        ("R1", []),
        ("M10", []),
    ],
)
def test_the_stagecoach_goes_to_the_other_town(space: str, towards: list[str]) -> None:
    t = table(seat0={"character": "stagecoach_mary", "space": space, "lp": 5}, **AWAY)
    assert t.choices(0, "travel") == [f"travel {to}" for to in towards]
    assert t.refusal("0 travel D9") == t.refusal("0 travel M10") == "WL-R67"
    locked = table(seat0={"character": "stagecoach_mary", "space": space, "lp": 4}, **AWAY)
    assert locked.choices(0, "travel") == []
    assert locked.refusal("0 travel R5") == "WL-R67"


@rule("WL-R67", "WL-M9", "WL-M7")
def test_a_trip_is_a_move_action() -> None:
    t = table(seat0={"character": "stagecoach_mary", "space": "D2", "lp": 5, "hand": "2S"}, **AWAY)
    t.do("0 travel R6")
    assert (t.space(0), t.actions, t.choices(0, "react")) == ("R6", 2, ["react 2_spades"])
    wanted = {"character": "stagecoach_mary", "space": "D2", "lp": 5, "wanted": 1}
    assert table(seat0=wanted, sheriff="R6", **AWAY).refusal("0 travel R6") == "WL-M7"


# -- cards as actions --------------------------------------------------------------------------------------


def is_action(card: str) -> bool:
    """Whether a card is an action by itself."""
    return card[:-1] in ACTIONS or card in ("10S", "10C")


@rule("WL-G11", "WL-G19", "WL-K1")
@pytest.mark.parametrize("card", DECK)
def test_which_cards_are_actions(card: str) -> None:
    t = alone(hand=card)
    assert t.refusal(f"0 play {card_id(card)}") == ("" if is_action(card) else "WL-G11")
    assert alone(hand="").refusal(f"0 play {card_id(card)}") == "WL-K1"


@rule("WL-K2", "WL-K3", "WL-K5", "WL-G18")
@pytest.mark.parametrize(
    ("card", "answer", "changes"),
    [
        ("4H", "", {"lp": 1}),
        ("9H", "", {"cards": 2}),
        ("10S", "", {"money": 30}),
        ("10C", "", {"money": 30}),
        ("QD", "", {"actions": 2}),
        ("KH", "", {"lp": 2}),
        ("AC", "option 0", {"marshal": 1, "money": 20}),
        ("AC", "option 1", {"wanted": 1}),
    ],
)
def test_what_the_action_of_a_card_brings(card: str, answer: str, changes: dict[str, int]) -> None:
    t = alone(hand=card).do(f"0 play {card}")
    if answer:
        t.do(f"0 {answer}")
    found = {
        "lp": t.lp(0),
        "cards": t.cards(0),
        "money": t.money(0),
        "marshal": t.marshal(0),
        "wanted": t.wanted(0),
        "actions": t.actions - 2,
    }
    assert {name: number for name, number in found.items() if number} == changes
    assert card in t.discards().split()
    assert t.log("played") == [f"played 0 {card_id(card)}"]


@rule("WL-K6")
@pytest.mark.parametrize("second", ["KC", "KH", "KD"])
def test_another_reputation_has_to_wait_for_the_next_turn(second: str) -> None:
    t = alone(hand=f"KS {second}").do("0 play KS")
    assert t.refusal(f"0 play {card_id(second)}") == "WL-K6"
    t.do("0 end_turn, 1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    t.do(f"0 play {second}")
    assert t.lp(0) == 4


@rule("WL-K2", "WL-T6")
def test_tenacity_after_tenacity() -> None:
    t = alone(hand="QS QH").do("0 play QS, 0 play QH")
    assert t.actions == 3 - 2 + 4
    t.do("0 end_turn, 1 income money")
    assert t.actions == 3


@rule("WL-G11", "WL-R61")
def test_six_spaces_in_the_saddle() -> None:
    t = alone("M9", "7S", equipment=["rifle", "mule"]).do("0 play 7S")
    assert (t.asked, "stop" in t.choices(0)) == ("0 moving", False)  # at least one space
    for step in range(6):
        t.do("0 step M10" if step % 2 == 0 else "0 step M9")
    assert (t.asked, t.actions, t.space(0)) == ("0 act", 2, "M9")
    assert t.choices(0, "react") == []


# -- cards as reactions ------------------------------------------------------------------------------------


@rule("WL-M9", "WL-R60", "WL-G19")
@pytest.mark.parametrize("card", DECK)
def test_which_cards_follow_a_move(card: str) -> None:
    """Black twos, and fives where somebody else is."""
    t = table(
        seat0={**KIT, "space": "M9", "hand": card}, seat1={**ROWDY, "space": "M10"}, seat2=AWAY["seat2"]
    )
    assert t.refusal(f"0 react {card_id(card)}") == "WL-R60"
    t.do("0 step M10, 0 stop")
    follows = card in ("2S", "2C") or card.startswith("5")
    assert t.refusal(f"0 react {card_id(card)}") == ("" if follows else "WL-R60")
    empty = alone("M9", card).do("0 step M10, 0 stop")
    assert empty.refusal(f"0 react {card_id(card)}") == ("" if card in ("2S", "2C") else "WL-R60")


@rule("WL-K1", "WL-R60")
def test_a_card_that_follows_must_be_in_hand() -> None:
    t = alone("M9", "AS").do("0 step M10, 0 stop")
    assert t.refusal("0 react 2_spades") == "WL-K1"


@rule("WL-R60", "WL-R69")
@pytest.mark.parametrize("between", ["0 work", "0 play 10S"])
def test_nothing_follows_after_something_else(between: str) -> None:
    t = table(
        seat0={**KIT, "space": "D1", "hand": "2S 5S 10S", "equipment": ["rifle", "whiskey"]},
        seat1={**ROWDY, "space": "D5"},
        seat2=AWAY["seat2"],
    )
    t.do("0 step D5, 0 stop")
    moves = ["react 2_spades", "react 5_spades", "react_item whiskey"]
    assert {t.refusal(f"0 {move}") for move in moves} == {""}
    t.do(between)
    assert {t.refusal(f"0 {move}") for move in moves} == {"WL-R60"}


@rule("WL-R60", "WL-R69")
def test_the_move_of_another_player_is_nothing_to_follow() -> None:
    t = table(
        seat0={**KIT, "space": "M9"},
        seat1={**ROWDY, "space": "M10", "hand": "2S 5S"},
        seat2=AWAY["seat2"],
    )
    t.do("0 step M10, 0 stop, 0 end_turn, 1 income money")
    assert {t.refusal("1 react 2_spades"), t.refusal("1 react 5_spades")} == {"WL-R60"}


@rule("WL-M9", "WL-R61")
def test_a_sprint_leads_two_spaces_further() -> None:
    t = alone("M9", "2S").do("0 step M10, 0 stop, 0 react 2S")
    assert "stop" not in t.choices(0)
    t.do("0 step M9, 0 step M10")
    assert (t.asked, t.actions, t.space(0)) == ("0 act", 2, "M10")


@rule("WL-R60", "WL-V26", "WL-G12")
@pytest.mark.parametrize(("move", "gone"), [("react 5S", "5S"), ("react_item whiskey", "whiskey")])
@pytest.mark.parametrize("target", [1, 2])
def test_who_is_hit_where_two_others_are(move: str, gone: str, target: int) -> None:
    t = table(
        seat0={**KIT, "space": "M9", "hand": "5S", "equipment": ["rifle", "whiskey"]},
        seat1={**ROWDY, "space": "M10", "wounds": 2},
        seat2={**JANE, "space": "M10"},
    )
    t.do(f"0 step M10, 0 stop, 0 {move}")
    assert (t.asked, t.choices(0)) == ("0 target", ["target 1", "target 2"])
    assert t.refusal("0 end_turn") == "WL-R60"
    before = t.wounds(target)
    t.do(f"0 target {target}")
    assert t.wounds(target) == before + 1
    assert gone not in [*t.hand(0).split(), *t.equipment(0)]
    assert t.actions == 2


@rule("WL-G5", "WL-R60")
def test_one_other_is_hit_without_a_question() -> None:
    t = table(
        seat0={**KIT, "space": "M9", "hand": "5S"},
        seat1={**ROWDY, "space": "M10", "wounds": 3},
        seat2=AWAY["seat2"],
    )
    t.do("0 step M10, 0 stop, 0 react 5S")
    assert (t.wounds(1), t.asked) == (3, "0 act")


# -- abilities after a move --------------------------------------------------------------------------------


@rule("WL-M10", "WL-G14", "WL-R60")
@pytest.mark.parametrize(
    ("towards", "lp", "cards"), [("M9", 5, 1), ("M9", 4, 0), ("D5", 5, 0), ("D1", 5, 0), ("M11", 7, 1)]
)
def test_kit_draws_outside_the_towns(towards: str, lp: int, cards: int) -> None:
    t = alone("M10", lp=lp).do(f"0 step {towards}, 0 stop")
    assert t.cards(0) == cards


@rule("WL-M10")
def test_kit_draws_once_a_turn_and_again_in_the_next() -> None:
    t = alone("M10", lp=5).do("0 step M9, 0 stop, 0 step M10, 0 stop")
    assert t.cards(0) == 1
    t.do("0 end_turn, 1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    assert t.do("0 step M9, 0 stop").cards(0) == 2


@rule("WL-M10", "WL-G14")
@pytest.mark.parametrize(
    ("lp", "theirs", "options"),
    [
        (5, {"money": 10, "hand": "AS"}, ["option 0", "option 1"]),
        (5, {"money": 10}, ["option 0"]),
        (5, {"hand": "AS"}, ["option 1"]),
        (5, {}, []),
        (4, {"money": 10, "hand": "AS"}, []),
    ],
)
def test_what_billy_can_take(lp: int, theirs: dict[str, Any], options: list[str]) -> None:
    t = table(
        seat0={**BILLY, "space": "M9", "lp": lp},
        seat1={**ROWDY, "space": "M10", **theirs},
        seat2=AWAY["seat2"],
    )
    t.do("0 step M10, 0 stop")
    assert t.refusal("0 react_ability") == ("" if options else "WL-R60")
    if options:
        t.do("0 react_ability")
        if len(options) == 2:
            assert t.choices(0) == options
            t.do("0 option 1")
        took_money = options == ["option 0"]
        assert (t.money(0), t.cards(0)) == ((10, 0) if took_money else (0, 1))
        assert t.refusal("0 react_ability") == "WL-R60"
