"""Why not: every rule that a guard of the action phase or of a movement names."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import FIRST_GAME, GOALS, Table, card_id, is_card, rule, table

AWAY = {"space": "S6"}
BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1}
MARY = {"character": "stagecoach_mary"}
KNIFE = {"character": "bloody_knife"}

EDGE = ["M6", "D4", "D7", "X1", "S1", "S3", "S4", "R1", "R2", "C1"]
"""The spaces around the northern mesa."""
TIRED: dict[str, Any] = {"actions": 0, "options": GOALS}
GOAL = {**KNIFE, "goals": ["bloody_1"]}
"""Without an action, the phase goes on only for those who might have a goal."""

Position = dict[str, Any]
CASES: list[tuple[str, str, Position]] = [
    # Nothing of all this without an action (WL-T6); what is free needs none.
    ("WL-T6", "step M8", {**TIRED, "seat0": {**GOAL, "space": "M10"}}),
    ("WL-T6", "play AS", {**TIRED, "seat0": {**GOAL, "hand": "AS"}}),
    ("WL-T6", "work", {**TIRED, "seat0": {**GOAL, "space": "D1"}}),
    ("WL-T6", "work", {**TIRED, "seat0": {**GOAL, "space": "M10"}}),
    ("WL-T6", "buy mule", {**TIRED, "seat0": {**GOAL, "space": "D2", "money": 60}}),
    ("WL-T6", "attack 1 duel", {**TIRED, "seat0": {**GOAL, "hand": "AS"}, "seat1": {}}),
    ("WL-T6", "accept", {**TIRED, "seat0": {**GOAL, "space": "D1"}}),
    ("WL-T6", "accept", {**TIRED, "seat0": {**GOAL, "space": "M10"}}),
    ("WL-L20", "deliver rustle", {**TIRED, "seat0": {**GOAL, "space": "D1"}}),
    ("WL-Y2", "contribute left", {**TIRED, "seat0": {**GOAL, "space": "M10"}, "stories": {0: ["grubstake"]}}),
    # What is no action at all.
    ("WL-T8", "accept", {"seat0": {"space": "M10"}}),
    ("WL-L1", "accept", {"seat0": {"space": "D1"}}),
    ("WL-T8", "wield rifle", {"seat0": {"space": "M10", "equipment": ["rifle"]}}),
    ("WL-L1", "pass", {"seat0": {"space": "X1"}}),
    ("WL-T8", "ask_again ability", {"seat0": {"space": "M10"}}),
    ("WL-T8", "ask_again ability", {"seat0": {"space": "D1"}}),
    # Movement.
    ("WL-M2", "step M1", {"seat0": {"space": "M10"}}),
    ("WL-M2", "step M10", {"seat0": {"space": "M10"}}),
    ("WL-M4", "step mesa_northern", {"seat0": {"space": "M10", "equipment": ["mule"]}}),
    ("WL-M7", "step M10", {"seat0": {**BILLY, "space": "M8"}, "sheriff": "M10"}),
    ("", "step M10", {"seat0": {**BASS, "space": "M8"}, "sheriff": "M10"}),
    ("", "step M10", {"seat0": {**BILLY, "space": "M8"}, "sheriff": "M9"}),
    # Mary's trip.
    ("WL-R67", "travel R3", {"seat0": {**MARY, "space": "D5", "lp": 4}}),
    ("WL-R67", "travel R3", {"seat0": {**BASS, "space": "D5", "lp": 5}}),
    ("WL-R67", "travel D8", {"seat0": {**MARY, "space": "D5", "lp": 5}}),
    ("WL-R67", "travel R1", {"seat0": {**MARY, "space": "D5", "lp": 5}}),
    ("WL-M7", "travel R3", {"seat0": {**MARY, "space": "D5", "lp": 5, "wanted": 1}, "sheriff": "R3"}),
    ("", "travel R3", {"seat0": {**MARY, "space": "D5", "lp": 5}, "sheriff": "R3"}),
    # Cards and items.
    ("WL-K1", "play AS", {"seat0": {"hand": "AC"}}),
    ("WL-G11", "play 6S", {"seat0": {"hand": "6S"}}),
    ("WL-K1", "use provisions", {"seat0": {"equipment": ["rifle"]}}),
    ("WL-K1", "use rifle", {"seat0": {"equipment": ["rifle"]}}),
    ("WL-K1", "use whiskey", {"seat0": {"equipment": ["rifle", "whiskey"]}}),
    ("", "use provisions", {"seat0": {"equipment": ["rifle", "provisions"]}}),
    ("WL-R60", "react 2S", {"seat0": {"hand": "2S"}}),
    ("WL-R60", "react 3S", {"seat0": {"hand": "2S"}}),
    ("WL-R60", "react_item whiskey", {"seat0": {"equipment": ["rifle", "whiskey"]}, "seat1": {}}),
    ("WL-R60", "react_ability", {"seat0": {**BILLY, "lp": 5}, "seat1": {"money": 10}}),
    # Attacks, in the order of the guard.
    ("WL-F1", "attack 0 duel", {"seat0": {"hand": "AS"}}),
    ("WL-F1", "attack 1 duel", {"seat0": {"hand": "AS"}, "seat1": AWAY}),
    ("WL-F1", "attack 3 duel", {"seat0": {"hand": "AS"}}),
    ("WL-F2", "attack 1 duel", {"seat0": {}, "seat1": {}, "attacked": [1]}),
    ("", "attack 2 duel", {"seat0": {"hand": "AS"}, "seat1": {}, "seat2": {}, "attacked": [1]}),
    ("WL-F6", "attack 1 arrest", {"seat0": {}, "seat1": {}}),
    ("WL-F4", "attack 1 arrest", {"seat0": {"hand": "AS"}, "seat1": BILLY}),
    ("WL-F4", "attack 1 arrest", {"seat0": {**BASS, "hand": "AS"}, "seat1": {}}),
    ("", "attack 1 arrest", {"seat0": {**BASS, "hand": "AS"}, "seat1": BILLY}),
    ("WL-V13", "attack_man duel", {"seat0": {"hand": "AS"}}),
    ("WL-V13", "attack_man arrest", {"players": 2, "seat0": {"hand": "AS"}, "man": {"space": "D6"}}),
    ("WL-V13", "attack_man duel", {"players": 2, "seat0": {"hand": "AS"}, "man": {"space": "S6"}}),
    (
        "WL-V13",
        "attack_man duel",
        {"players": 2, "seat0": {"hand": "AS"}, "man": {"space": "D6"}, "attacked": [2]},
    ),
    ("WL-F6", "attack_man robbery", {"players": 2, "seat0": {}, "man": {"space": "D6"}}),
    ("", "attack_man robbery", {"players": 2, "seat0": {"hand": "AS"}, "man": {"space": "D6"}}),
    # Locations.
    ("WL-L2", "work", {"seat0": {"space": "M10"}}),
    ("WL-L3", "buy mule", {"seat0": {"space": "D1", "money": 120}}),
    ("WL-V19", "buy whiskey", {"options": FIRST_GAME, "seat0": {"space": "D2", "money": 120}}),
    ("WL-L4", "buy rifle", {"seat0": {"space": "D2", "equipment": ["rifle"]}}),
    ("WL-L3", "buy mule", {"seat0": {"space": "D2", "money": 20}}),
    ("", "buy mule", {"seat0": {"space": "D2", "money": 30}}),
    ("WL-L3", "upgrade rifle", {"seat0": {"space": "D1", "money": 120, "equipment": ["rifle"]}}),
    ("WL-L4", "upgrade mule", {"seat0": {"space": "D2", "money": 120}}),
    ("WL-L4", "upgrade rifle", {"seat0": {"space": "D2", "money": 120, "equipment": ["rifle+"]}}),
    ("WL-L3", "upgrade rifle", {"seat0": {"space": "D2", "money": 30, "equipment": ["rifle"]}}),
    ("", "upgrade rifle", {"seat0": {"space": "D2", "money": 40, "equipment": ["rifle"]}}),
    ("WL-L9", "start_poker", {"seat0": {"space": "D2", "money": 10}}),
    ("WL-R41", "start_poker", {"seat0": {"space": "D5"}}),
    ("", "start_poker", {"seat0": {"space": "D5", "money": 10}}),
    ("WL-L10", "prospect", {"seat0": {"space": "D9"}}),
    ("WL-L11", "sell 1", {"seat0": {"space": "D1", "nuggets": 1}}),
    ("WL-L11", "sell 2", {"seat0": {"space": "D9", "nuggets": 1}}),
    ("WL-L11", "sell 0", {"seat0": {"space": "D9", "nuggets": 1}}),
    ("", "sell 1", {"seat0": {"space": "D9", "nuggets": 1}}),
    ("WL-K7", "add_nugget 8S", {"seat0": {"space": "D1", "hand": "8S"}}),
    ("WL-K7", "add_nugget 8S", {"seat0": {"space": "D9", "hand": "8C"}}),
    ("WL-K7", "add_nugget 8H", {"seat0": {"space": "D9", "hand": "8H"}}),
    ("", "add_nugget 8S", {"seat0": {"space": "D9", "hand": "8S"}}),
    ("WL-L12", "rob_bank", {"seat0": {"space": "D1", "hand": "AS"}}),
    ("WL-L12", "rob_bank", {"seat0": {"space": "D9"}, "robbed": True}),
    ("WL-F6", "rob_bank", {"seat0": {"space": "D9"}}),
    ("WL-L16", "see_doctor", {"seat0": {"space": "D1", "money": 10, "wounds": 1}}),
    ("WL-L16", "see_doctor", {"seat0": {"space": "R1", "money": 10}}),
    ("WL-L16", "see_doctor", {"seat0": {"space": "R1", "wounds": 1}}),
    ("", "see_doctor", {"seat0": {"space": "R1", "money": 10, "wounds": 1}}),
    ("WL-L17", "revel 1", {"seat0": {"space": "R1", "money": 120}}),
    ("WL-L17", "revel 0", {"seat0": {"space": "R2", "money": 120}}),
    ("WL-L17", "revel 2", {"seat0": {"space": "R2", "money": 50}}),
    ("", "revel 2", {"seat0": {"space": "R2", "money": 60}}),
    ("WL-V20", "take_cattle", {"options": FIRST_GAME, "seat0": {"space": "M3"}}),
    ("WL-L18", "take_cattle", {"seat0": {"space": "D1"}}),
    ("WL-L18", "take_cattle", {"seat0": {"space": "M3", "cattle": "blue money"}}),
    ("", "take_cattle", {"seat0": {"space": "M3"}}),
    # Deliveries.
    ("WL-V20", "deliver wrangle", {"options": FIRST_GAME, "seat0": {"space": "P12"}}),
    ("WL-L22", "deliver wrangle", {"seat0": {"space": "P12"}}),
    ("WL-L22", "deliver wrangle", {"seat0": {"space": "D1", "cattle": "blue money"}}),
    ("WL-O3", "deliver wrangle", {"seat0": {**BILLY, "space": "P12", "cattle": "blue money"}}),
    ("", "deliver wrangle", {"seat0": {**BASS, "space": "P12", "cattle": "blue money"}}),
    ("WL-L20", "deliver rustle", {"seat0": {"space": "M3"}}),
    ("WL-L20", "deliver rustle", {"seat0": {"space": "P12", "cattle": "blue money"}}),
    # Goals.
    ("WL-V3", "claim 0", {"seat0": {**KNIFE, "space": "X1"}}),
    ("WL-V3", "claim 0", {"options": GOALS, "seat0": {**KNIFE, "space": "X1", "goals": ["bloody_2"]}}),
]


def position(told: Position) -> Table:
    """Whoever has no space of their own stands on D6, a street of Darkrock."""
    rest = dict(told)
    players = rest.pop("players", 3)
    for seat in range(players):
        name = f"seat{seat}"
        rest[name] = {"space": "D6", **rest[name]} if name in rest else AWAY
    return table(players, rest.pop("options", None), **rest)


def in_words(move: str) -> str:
    return " ".join(card_id(word) if is_card(word) else word for word in move.split())


@rule(
    "WL-T6",
    "WL-L20",
    "WL-Y2",
    "WL-T8",
    "WL-L1",
    "WL-M2",
    "WL-M4",
    "WL-M7",
    "WL-R67",
    "WL-K1",
    "WL-G11",
    "WL-R60",
    "WL-F1",
    "WL-F2",
    "WL-F6",
    "WL-F4",
    "WL-V13",
    "WL-L2",
    "WL-L3",
    "WL-V19",
    "WL-L4",
    "WL-L9",
    "WL-R41",
    "WL-L10",
    "WL-L11",
    "WL-K7",
    "WL-L12",
    "WL-L16",
    "WL-L17",
    "WL-V20",
    "WL-L18",
    "WL-L22",
    "WL-O3",
    "WL-V3",
)
@pytest.mark.parametrize(("named", "move", "told"), CASES)
def test_the_rule_that_forbids_it(named: str, move: str, told: Position) -> None:
    """Or none; then it can be done."""
    t = position(told)
    assert t.refusal(f"0 {in_words(move)}") == named
    if not named:
        t.do(f"0 {move}")


def knife(space: str, **told: Any) -> Table:
    """Bloody Knife, who can cross mesas with five points."""
    return position({"seat0": {**KNIFE, "lp": 5, "space": space, **told}})


@rule("WL-M4")
def test_a_mesa_is_crossed_from_its_edge_with_two_points() -> None:
    """By whoever has the ability; one point is for the mesa, one to leave it."""
    for space in EDGE:
        assert knife(space).refusal("0 step mesa_northern") == ""
        assert knife(space, lp=4).refusal("0 step mesa_northern") == "WL-M4"
    assert knife("D6").refusal("0 step mesa_northern") == "WL-M4"
    t = knife("D4").do("0 step D7")
    assert (t.asked, t.refusal("0 step mesa_northern")) == ("0 moving", "WL-M4")


@rule("WL-M4", "WL-M2")
def test_nobody_stops_on_a_mesa_or_leaves_it_but_over_its_edge() -> None:
    t = knife("D4").do("0 step mesa_northern")
    assert t.asked == "0 moving"
    assert t.refusal("0 stop") == "WL-M2"
    assert t.refusal("0 step mesa_northern") == "WL-M4"
    assert t.refusal("0 step mesa_southern") == "WL-M4"
    assert t.refusal("0 step D1") == "WL-M2"
    assert t.refusal("0 end_turn") == "WL-M2"
    assert t.choices(0) == [f"step {space}" for space in EDGE]


@rule("WL-M5", "WL-R61")
def test_a_ride_enters_a_space_before_it_stops() -> None:
    """A Move action has entered its first space when it can stop; a Saddle Up has not."""
    t = position({"seat0": {"space": "M10", "hand": "7S"}}).do("0 play 7S")
    assert (t.asked, t.refusal("0 stop")) == ("0 moving", "WL-M2")
    assert t.do("0 step M8").refusal("0 stop") == ""
    t = position({"seat0": {"space": "M10"}}).do("0 step M8")
    assert (t.asked, t.refusal("0 stop")) == ("0 moving", "")


@rule("WL-M7")
def test_an_outlaw_rides_round_the_sheriff() -> None:
    t = position({"seat0": {**BILLY, "space": "M9", "equipment": ["mule"]}, "sheriff": "M10"}).do("0 step M8")
    assert t.refusal("0 step M10") == "WL-M7"
    assert t.refusal("0 step S6") == "WL-M2"


@rule("WL-K6")
def test_one_reputation_a_turn() -> None:
    t = position({"seat0": {"hand": "KS KC"}}).do("0 play KS")
    assert t.lp(0) == 2
    assert t.refusal("0 play king_clubs") == "WL-K6"


@rule("WL-M9", "WL-R60", "WL-K1")
def test_what_may_follow_a_move_action() -> None:
    told = {"seat0": {"space": "M10", "hand": "2S 5S 2H"}, "seat1": {"space": "M8"}}
    t = position(told).do("0 step M8, 0 stop")
    assert t.choices(0, "react") == ["react 2_spades", "react 5_spades"]
    assert t.refusal("0 react 2_hearts") == "WL-R60"  # a card of another kind
    assert t.refusal("0 react 2_clubs") == "WL-K1"  # nobody has it in hand
    t.do("0 react 5S")
    assert t.refusal("0 react 2_spades") == "WL-M9"
    told = {"seat0": {"space": "M10", "hand": "5S"}}
    assert position(told).do("0 step M8, 0 stop").refusal("0 react 5_spades") == "WL-R60"  # nobody is there


@rule("WL-R60")
def test_after_a_sprint_nothing_follows() -> None:
    goods = {"space": "M10", "hand": "2S", "equipment": ["rifle", "whiskey"]}
    told = {"seat0": goods, "seat1": {"space": "M8"}, "seat2": {"space": "M9"}}
    t = position(told).do("0 step M8, 0 stop")
    assert t.refusal("0 react_item whiskey") == ""
    t.do("0 react 2S, 0 step M9, 0 stop")
    assert t.refusal("0 react_item whiskey") == "WL-R60"


@rule("WL-T9", "WL-R60")
def test_a_free_activity_ends_what_may_follow() -> None:
    """To open a window again does not."""
    goods = {"space": "S6", "cattle": "green money", "equipment": ["rifle", "whiskey"], "lp": 5}
    t = table(seat0=goods, seat1={"space": "S7"}, seat2={"space": "M1"}).do("0 step S7, 0 stop")
    assert t.refusal("0 react_item whiskey") == ""
    t.do("0 deliver rustle")
    assert t.refusal("0 react_item whiskey") == "WL-R60"


@rule("WL-T6", "WL-M6")
def test_the_phase_goes_on_while_an_item_could_follow() -> None:
    """For all that the others know; cards in hand could follow, too."""
    goods: Position = {"space": "M10", "equipment": ["rifle", "whiskey"]}
    stories = {0: ["grubstake"], 1: ["mail_order"]}
    others: Position = {"seat1": {"space": "M8"}, "seat2": AWAY, "stories": stories}
    t = table(actions=1, seat0=goods, **others).do("0 step M8, 0 stop")
    assert (t.asked, t.choices(0)) == ("0 act", ["react_item whiskey", "end_turn"])
    t.do("0 react_item whiskey")
    assert (t.wounds(1), t.equipment(0), t.active) == (1, ["rifle"], 1)
    t = table(actions=1, seat0={**goods, "equipment": ["rifle"]}, **others).do("0 step M8, 0 stop")
    assert t.active == 1
    t = table(actions=1, seat0={**goods, "hand": "3S", "equipment": ["rifle"]}, **others)
    assert t.do("0 step M8, 0 stop").choices(0) == ["end_turn"]
