"""Every guard of every question: what is not on offer is refused by the rule that a player would look up."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from tests.games.fliptown.table import BOX, Table, acting, new, rule, solo, table

import saloon

CHARACTERS = {"characters": "on"}


def refusals(t: Table, *moves: str) -> list[str]:
    """The rules against some moves of the first player, "" for a legal one."""
    return [t.refusal(f"0 {move}") for move in moves]


def as_character(character: str, lineup: str = "h4 c7 s2", **rest: Any) -> Table:
    """A solo player with a character, before the cards are assigned."""
    return solo(lineup, options=CHARACTERS, character=character, **rest)


def acting_as(character: str, lineup: str = "h4 c7 s2", **rest: Any) -> Table:
    """The same with the left card as suit card and the middle one as value card."""
    return as_character(character, lineup, **rest).play("0 assign left middle")


def visiting(rank: int, **rest: Any) -> Table:
    """A player who visits the building of a rank."""
    value = f"{'h' if rank != 4 else 'd'}{rank}"
    return acting(f"c4 {value} s2", **rest).play(f"0 visit town_{rank:02} plain")


# -- before the cards are used -------------------------------------------------------------------------------


@rule("FT-CH10", "FT-DE2")
def test_the_mayor_answers_first() -> None:
    t = as_character("mayor")
    assert t.choices(0) == ["reflip no", "reflip yes"]
    assert set(refusals(t, "assign left middle", "redraw yes", "ability gold", "done")) == {"FT-CH10"}


@rule("FT-TW10c", "FT-T13", "FT-DE3")
def test_rewards_come_before_the_cards() -> None:
    t = solo("s11 d10 c4", items=["outlaw_j"], wanted=1)
    assert t.choices(0) == ["reward money", "reward gold", "reward cross_1"]
    assert refusals(t, "reward cross_2") == ["FT-TW10c"]
    assert set(refusals(t, "assign left middle", "cross 1", "skip", "done")) == {"FT-T13"}
    assert solo("s11 d10 c4", items=["outlaw_j"]).refusal("0 reward cross_1") == "FT-TW10c"
    assert solo("s11 d10 c4", items=["outlaw_j"], wanted=5).refusal("0 reward cross_2") == ""


@rule("FT-T4", "FT-T13", "FT-DE4")
def test_three_cards_have_three_parts() -> None:
    t = solo("h4 c7 s2")
    assert len(t.choices(0, "assign")) == 6
    places = ("left", "middle", "right")
    assert {t.refusal(f"0 assign {place} {place}") for place in places} == {"FT-T4"}
    assert set(refusals(t, "ride T4 plain", "pass", "done", "skip")) == {"FT-T13"}


# -- abilities -----------------------------------------------------------------------------------------------

AREAS = ["trail", "badlands", "mine", "town", "cemetery"]
ABILITIES = [*AREAS, "gold", "wanted"]


def usable(t: Table) -> list[str]:
    """The abilities that can be used now; each of the others is refused."""
    return [ability for ability in ABILITIES if t.refusal(f"0 ability {ability}") == ""]


@rule("FT-CH2")
def test_without_characters_there_are_no_abilities() -> None:
    for t in (solo(), acting(), solo("s11 d10 c4", items=["outlaw_j"])):
        assert {t.refusal(f"0 ability {ability}") for ability in ABILITIES} == {"FT-CH2"}


@rule("FT-CH3", "FT-R26")
@pytest.mark.parametrize(
    ("character", "areas"),
    [
        ("trailblazer", ["trail"]),
        ("settler", ["town"]),
        ("bandit", ["badlands"]),
        ("miner", ["mine"]),
        ("grave_robber", ["cemetery"]),
        ("man_in_black", AREAS),
        ("preacher", []),
        ("wild_card", []),
    ],
)
def test_bonus_actions_of_characters(character: str, areas: list[str]) -> None:
    t = as_character(character, wanted=3, hammers=1)
    assert usable(t) == areas
    others = [ability for ability in ABILITIES if ability not in areas]
    assert {t.refusal(f"0 ability {ability}") for ability in others} == {"FT-R26"}
    t.play("0 assign left middle")
    assert {t.refusal(f"0 ability {ability}") for ability in ABILITIES} == {"FT-R26"}  # not in between
    spent = as_character(character, wanted=3, uses=0)
    assert {spent.refusal(f"0 ability {ability}") for ability in ABILITIES} == {"FT-CH2"}


@rule("FT-CH8", "FT-CH9", "FT-R26")
def test_the_baroness_and_the_ranch_hand_need_wanted() -> None:
    assert usable(as_character("baroness", wanted=1)) == ["gold"]
    assert usable(as_character("baroness")) == []
    assert usable(as_character("ranch_hand", wanted=1, hammers=1)) == ["wanted"]
    assert usable(as_character("ranch_hand", hammers=1)) == []
    no_hammer = as_character("ranch_hand", wanted=1, hammers=0)
    assert (usable(no_hammer), no_hammer.refusal("0 ability wanted")) == ([], "FT-R26")


@rule("FT-R26", "FT-CH9")
@pytest.mark.parametrize(
    ("lineup", "moves", "rest"),
    [
        ("s11 d10 c4", [], {"items": ["outlaw_j"]}),
        ("h4 c7 s2", ["assign left middle"], {}),
        ("h4 c2 s9", ["assign left middle", "ride T2 plain"], {}),
        ("h4 c11 s2", ["assign left middle", "ride T11 plain"], {}),
        ("c4 h9 s2", ["assign left middle", "visit town_09 plain"], {"money": 9}),
        ("c4 h11 s2", ["assign left middle", "visit town_11 plain"], {}),
        ("c4 h11 s2", ["assign left middle", "visit town_11 plain", "look"], {}),
        ("h4 c3 s2", ["assign left middle", "ride T3 plain"], {}),
    ],
)
def test_the_baroness_may_act_at_any_decision(lineup: str, moves: list[str], rest: dict[str, Any]) -> None:
    """Before it is answered; then the same is asked again."""
    t = as_character("baroness", lineup, wanted=3, **rest).play(*[f"0 {move}" for move in moves])
    asked, offered, gold = t.asked, t.choices(0), t.has("gold")
    assert offered.count("ability gold") == 1
    t.play("0 ability gold")
    assert (t.asked, t.has("gold")) == (asked, gold + 3)
    assert "ability gold" not in t.choices(0)
    assert set(offered) - {"ability gold"} <= set(t.choices(0))
    assert t.refusal("0 ability gold") == "FT-CH2"


# -- the main action -----------------------------------------------------------------------------------------


@rule("FT-T10", "FT-R6")
def test_a_turn_is_one_main_action() -> None:
    t = acting()
    assert t.refusal("0 pass") == "FT-R6"
    others = ["done", "skip", "postpone", "assign left middle", "effect town_01", "tool pans", "star", "look"]
    assert set(refusals(t, *others)) == {"FT-T10"}


@rule("FT-T7", "FT-G1", "FT-G2")
def test_gold_for_suits_and_values() -> None:
    t = acting("h4 c7 s2", gold=1)
    assert refusals(t, "ride T8 plain", "ride T9 plain") == ["", "FT-G2"]
    assert refusals(t, "rob B7 plain all", "dig M1A plain", "visit town_07 plain") == ["FT-T7"] * 3
    assert refusals(t, "rob B7 gold_suit all", "visit town_07 gold_suit") == ["FT-G1", "FT-G1"]
    assert t.refusal("0 rob B8 gold_suit all") == "FT-G2"
    richer = acting("h4 c7 s2", gold=2)
    assert refusals(richer, "rob B7 gold_suit all", "rob B8 gold_suit all") == ["", "FT-G2"]


@rule("FT-R42", "FT-CH11", "FT-CH5")
def test_nobody_pays_for_nothing() -> None:
    t = acting("h4 c7 s2", gold=9)
    assert refusals(t, "ride T4 gold_suit", "ride T4 gold_suit_joker_value") == ["FT-R42", "FT-CH11"]
    assert refusals(t, "ride T9 joker_value", "rob B7 joker_suit all") == ["FT-CH11", "FT-CH11"]
    assert t.refusal("0 ride T9 shift_value") == "FT-CH5"
    wild = acting_as("wild_card", gold=9)
    assert refusals(wild, "ride T9 joker_value", "ride T4 joker_value") == ["", "FT-R42"]
    assert refusals(wild, "rob B7 joker_suit all", "ride T9 joker_suit") == ["", "FT-R42"]
    one_joker = acting_as("wild_card", gold=0, uses=1)
    assert refusals(one_joker, "rob B7 joker_suit all", "rob B9 joker_suit_joker_value all") == [
        "",
        "FT-CH11",
    ]
    prospector = acting_as("prospector", pans=2, gold=0)
    assert refusals(prospector, "ride T9 shift_value", "ride T4 shift_value") == ["", "FT-R42"]
    assert prospector.refusal("0 ride T10 shift_value") == "FT-G2"
    assert acting_as("prospector", pans=0).refusal("0 ride T9 shift_value") == "FT-CH5"


@rule("FT-TR2", "FT-TR3")
def test_stops_that_cannot_be_reached() -> None:
    assert acting("h4 c7 s2", circled=["T5"]).refusal("0 ride T5 plain") == "FT-TR3"
    assert acting("h4 c7 s2", circled=["T5"]).refusal("0 ride T3 plain") == "FT-TR3"
    dear = copy.deepcopy(BOX)
    dear["changes"]["step"] = 99
    t = table(1, lineup="h4 c7 s2", components=dear, maps={0: {"gold": 9}}).play("0 assign left middle")
    assert refusals(t, "ride T7 plain", "ride T8 plain") == ["", "FT-TR2"]  # no gold in the world is enough


@rule("FT-BL2", "FT-BL12")
def test_targets_that_cannot_be_robbed() -> None:
    t = acting("s4 h7 c2", gold=0, circled=["B7"])
    assert t.refusal("0 rob B7 plain all") == "FT-BL2"
    assert acting("s4 h7 c2").refusal("0 rob B7 plain less") == "FT-BL12"
    assert acting("s4 h7 c2", items=["bandana"]).refusal("0 rob B7 plain less") == ""


@rule("FT-MI2", "FT-C10")
def test_rooms_that_cannot_be_entered() -> None:
    t = acting("d4 h7 c2", gold=9, circled=["M1A"])
    assert t.refusal("0 dig M1A plain") == "FT-C10"
    assert t.refusal("0 dig M4A plain") == "FT-MI2"


@rule("FT-C10", "FT-CE8", "FT-CE1")
def test_tombstones_that_cannot_be_visited() -> None:
    t = acting(circled=["G00"])
    assert refusals(t, "mourn G00 none all", "mourn G11 none all") == ["FT-C10", "FT-C10"]
    assert refusals(t, "mourn G01 none all", "mourn G01 none less") == ["", "FT-CE8"]
    assert acting(items=["undertaker"]).refusal("0 mourn G01 none less") == ""


@rule("FT-G10", "FT-R44")
def test_another_suit_in_the_cemetery_is_for_the_cowbot() -> None:
    assert acting(gold=9).refusal("0 mourn G00 gold_spades all") == "FT-G10"
    bot = {"cowbot": "jane"}
    t = acting(gold=2, options=bot)
    assert refusals(t, "mourn G00 gold_spades all", "mourn G00 gold_hearts all") == ["", "FT-G10"]
    assert t.refusal("0 mourn G00 joker_spades all") == "FT-G10"
    assert acting(gold=1, options=bot).refusal("0 mourn G00 gold_spades all") == "FT-G10"
    assert t.refusal("0 mourn G11 gold_spades all") == "FT-C10"
    assert t.refusal("0 mourn G00 gold_spades less") == "FT-CE8"
    wild = acting(gold=0, options={**bot, **CHARACTERS}, character="wild_card")
    assert refusals(wild, "mourn G00 joker_spades all", "mourn G00 joker_hearts all") == ["", "FT-G10"]


# -- bonus actions -------------------------------------------------------------------------------------------


@rule("FT-BA1", "FT-BA5", "FT-CE8")
def test_a_bonus_action_in_the_cemetery() -> None:
    t = acting("h4 c3 s2", gold=9).play("0 ride T3 plain")
    assert t.asked == "0 bonus"
    elsewhere = [
        "ride T5 plain",
        "rob B5 plain all",
        "dig M1A plain",
        "visit town_01 plain",
        "effect town_09",
    ]
    assert set(refusals(t, *elsewhere)) == {"FT-BA1"}
    assert refusals(t, "mourn G00 gold_spades all", "mourn G11 none all") == ["FT-BA5", "FT-C10"]
    assert t.refusal("0 mourn G00 none less") == "FT-CE8"
    assert set(refusals(t, "skip", "pass", "assign left middle", "cross 0")) == {"FT-T10"}


@rule("FT-BA5", "FT-BL2", "FT-BL12")
def test_a_bonus_action_in_the_badlands() -> None:
    t = acting("h4 c6 s2", circled=["B5"], gold=9).play("0 ride T6 plain")
    assert refusals(t, "rob B5 plain all", "rob B13 plain less") == ["FT-BL2", "FT-BL12"]
    assert refusals(t, "rob B13 plain all", "rob B13 gold_suit all") == ["", "FT-BA5"]
    less = acting("h4 c6 s2", items=["bandana"]).play("0 ride T6 plain")
    assert less.choices(0)[:2] == ["rob B2 plain less", "rob B2 plain all"]


@rule("FT-BA5", "FT-MI2", "FT-C10")
def test_a_bonus_action_in_the_mine() -> None:
    t = acting("h4 c12 s2", circled=["M1A"]).play("0 ride T12 plain")
    assert refusals(t, "dig M1A plain", "dig M1B plain", "dig M4E plain") == ["FT-C10", "", "FT-MI2"]
    assert t.refusal("0 dig M1B gold_suit") == "FT-BA5"


@rule("FT-BA5", "FT-TR3")
def test_a_bonus_action_on_the_trail() -> None:
    t = visiting(5, money=0, circled=["T6"])
    assert (t.asked, t.pending()) == ("0 bonus", ["trail", "town_05"])
    assert refusals(t, "ride T6 plain", "ride T7 plain", "ride T7 gold_suit") == ["FT-TR3", "", "FT-BA5"]
    assert t.refusal("0 effect town_05") == "FT-BA1"  # it waits, but nothing can be bought


@rule("FT-BA5")
def test_a_bonus_action_in_town() -> None:
    t = acting("h4 c9 s2", circled=["town_03"]).play("0 ride T9 plain")
    assert [f"town_{rank:02}" for rank in range(1, 14)] == t.spaces()
    assert t.refusal("0 visit town_03 gold_suit") == "FT-BA5"


@rule("FT-R8", "FT-R26")
def test_a_bonus_action_before_the_main_action() -> None:
    t = as_character("trailblazer").play("0 ability trail")
    assert t.asked == "0 bonus"
    assert refusals(t, "done", "skip") == ["FT-T10", ""]
    assert t.play("0 skip").asked == "0 assign"
    assert t.pending() == ["trail"]
    t.play("0 assign left middle", "0 ride T3 plain")
    assert refusals(t, "done", "skip") == ["", "FT-T10"]
    assert t.pending() == ["trail", "cemetery"]


@rule("FT-R47", "FT-R7")
def test_among_several_players_the_end_is_said() -> None:
    t = table(2, lineup="h4 c7 s2").play("0 assign left middle", "0 ride T4 plain")
    assert (t.asked, t.choices(0)) == ("0 finish, 1 assign", ["done"])
    assert refusals(t, "ride T5 plain", "effect town_01", "skip") == ["FT-BA1", "FT-BA1", "FT-T10"]
    assert t.refusal("0 ability gold") == "FT-CH2"
    assert t.play("0 done").asked == "1 assign"
    assert t.refusal("0 done") == "FT-T5"


# -- what spaces ask -----------------------------------------------------------------------------------------


@rule("FT-TR8", "FT-DE9")
def test_a_pan_or_a_hammer() -> None:
    t = acting("h4 c2 s9").play("0 ride T2 plain")
    assert (t.asked, t.choices(0)) == ("0 tool", ["tool pans", "tool hammers"])
    assert set(refusals(t, "done", "cross 0", "skip", "star")) == {"FT-TR8"}


@rule("FT-R22", "FT-T13", "FT-DE20")
def test_how_many_wanted() -> None:
    t = acting("h4 c11 s2", wanted=3).play("0 ride T11 plain")
    assert (t.asked, t.choices(0)) == ("0 cross", ["cross 0", "cross 1", "cross 2", "cross 3"])
    assert t.refusal("0 cross 4") == "FT-R22"
    assert set(refusals(t, "done", "skip", "tool pans", "exchange 1")) == {"FT-T13"}
    many = acting("h4 c11 s2", wanted=8).play("0 ride T11 plain")
    assert refusals(many, "cross 6", "cross 7") == ["", "FT-R22"]


@pytest.mark.parametrize(
    ("rank", "rest", "refused"),
    [
        pytest.param(1, {}, {"buy shovel": "FT-TW1a", "buy pistol": "FT-TW1a"}, marks=rule("FT-TW1a")),
        pytest.param(2, {"money": 4}, {"buy pistol": "FT-TW2b"}, marks=rule("FT-TW2b")),
        pytest.param(3, {"wanted": 2}, {"cross 3": "FT-TW3", "cross 0": "FT-TW3"}, marks=rule("FT-TW3")),
        pytest.param(4, {"money": 3}, {"buy trail_horse": "FT-TW4a"}, marks=rule("FT-TW4a")),
        pytest.param(5, {"money": 9}, {"buy pistol": "FT-TW5a"}, marks=rule("FT-TW5a")),
        pytest.param(6, {"money": 2, "wanted": 5}, {"exchange 3": "FT-TW6"}, marks=rule("FT-TW6")),
        pytest.param(6, {"money": 9, "wanted": 2}, {"exchange 3": "FT-TW6"}, marks=rule("FT-TW6")),
        pytest.param(7, {"money": 2}, {"buy pistol": "FT-TW7a"}, marks=rule("FT-TW7a")),
        pytest.param(8, {"money": 4}, {"claim 1_2_3": "FT-TW8a"}, marks=rule("FT-TW8a")),
        pytest.param(
            8,
            {"money": 9, "claims": ["1_2"]},
            {"claim 1_2": "FT-TW8b", "claim 2_3": "FT-TW8b"},
            marks=rule("FT-TW8b"),
        ),
        pytest.param(9, {"money": 9}, {"buy rifle": "FT-TW9a"}, marks=rule("FT-TW9a")),
        pytest.param(9, {"money": 3}, {"buy bandana": "FT-TW9a"}, marks=rule("FT-TW9a")),
        pytest.param(10, {"items": ["outlaw_j"]}, {"buy outlaw_j": "FT-TW10a"}, marks=rule("FT-TW10a")),
        pytest.param(12, {"money": 3}, {"exchange 2": "FT-TW12"}, marks=rule("FT-TW12")),
        pytest.param(
            13, {"gold": 1}, {"exchange 2": "FT-TW13", "exchange 0": "FT-TW13"}, marks=rule("FT-TW13")
        ),
    ],
)
def test_what_buildings_refuse(rank: int, rest: dict[str, Any], refused: dict[str, str]) -> None:
    t = visiting(rank, **rest)
    assert t.asked == f"0 effect_town_{rank:02}"
    assert {move: t.refusal(f"0 {move}") for move in refused} == refused
    others = ["done", "star", "look", "tool pans", "ride T5 plain", "bribe no"]
    assert set(refusals(t, *others)) == {"FT-T13"}
    assert t.refusal("0 ability gold") == "FT-CH2"
    assert t.refusal("0 skip") == ""


@rule("FT-TWc", "FT-DE12")
@pytest.mark.parametrize("rank", [2, 3, 6, 10, 12])
def test_a_star_on_the_sign_does_not_wait(rank: int) -> None:
    t = visiting(rank, money=9, wanted=3)
    assert t.refusal("0 postpone") == "FT-TWc"
    again = visiting(9, money=9, circled=["town_09"])
    assert again.refusal("0 postpone") == "FT-TWc"


@rule("FT-TWb", "FT-TW11", "FT-DE18")
def test_who_comes_to_the_sheriffs_office_looks() -> None:
    t = visiting(11, wanted=5)
    assert t.choices(0) == ["look", "postpone"]
    assert refusals(t, "skip", "star", "cross 1", "done") == ["FT-TWb", "FT-T13", "FT-T13", "FT-T13"]
    t.play("0 look")
    assert (t.asked, t.choices(0)) == ("0 office_reward", ["star", "cross 0", "cross 1", "cross 2"])
    assert refusals(t, "cross 3", "skip", "look", "postpone") == ["FT-TW11", "FT-T13", "FT-T13", "FT-T13"]
    assert visiting(11, wanted=1).play("0 look").refusal("0 cross 2") == "FT-TW11"


# -- the evening ---------------------------------------------------------------------------------------------

PAIR = ["h2", "s2", "d6", "c8", "h10"]


@rule("FT-CH4", "FT-R45", "FT-DE24")
def test_what_the_cheat_may_declare() -> None:
    t = solo(at="poker", options=CHARACTERS, character="cheat", poker=[PAIR])
    assert t.asked == "0 cheat"
    assert t.choices(0)[0] == "skip"
    assert refusals(t, "cheat 0 h2", "cheat 2 d2", "cheat 2 d7") == ["FT-R45", "", "FT-R45"]
    assert refusals(t, "cheat 5 d2", "cheat 6 d2") == ["FT-CH4", "FT-CH4"]  # without hold'em
    assert set(refusals(t, "done", "bribe no", "ability gold")) == {"FT-CH4"}
    both = {**CHARACTERS, "hold_em": "on"}
    seven = solo(at="poker", options=both, character="cheat", poker=[PAIR], hole=["s12", "d13"])
    assert seven.refusal("0 cheat 6 d2") == ""


@rule("FT-HE5", "FT-R45")
def test_among_equal_hands_only_a_competition_tells_better_from_worse() -> None:
    """A pair of tens instead of a pair of twos pays the same, but wins more often."""
    maps = {0: {"character": "cheat", "poker": [PAIR]}, 1: {"character": "miner"}}
    for competitive, found in (("off", "FT-R45"), ("on", "")):
        options = {**CHARACTERS, "competitive": competitive}
        t = table(2, at="poker", options=options, maps=maps)
        assert t.asked == "0 cheat"
        assert t.refusal("0 cheat 0 h2") == "FT-R45"
        assert t.refusal("0 cheat 2 d13") == found


@rule("FT-SH1", "FT-R24", "FT-DE27")
def test_what_a_bribe_needs() -> None:
    t = solo(at="sheriff", wanted=5, gold=5)
    assert (t.asked, t.choices(0)) == ("0 bribe", ["bribe no", "bribe yes"])
    assert set(refusals(t, "done", "skip", "fine money", "redraw no")) == {"FT-SH1"}
    assert t.refusal("0 ability wanted") == "FT-CH2"
    few = solo(at="sheriff", options=CHARACTERS, character="baroness", wanted=1, gold=9)
    assert (few.choices(0), few.refusal("0 bribe yes")) == (["bribe no", "ability gold"], "FT-R24")
    poor = solo(at="sheriff", options=CHARACTERS, character="baroness", wanted=6, gold=2)
    assert poor.refusal("0 bribe yes") == "FT-SH1"
    assert poor.play("0 ability gold").refusal("0 bribe yes") == ""


@rule("FT-R26", "FT-CH7")
def test_abilities_before_bribes() -> None:
    preacher = solo(at="sheriff", options=CHARACTERS, character="preacher", wanted=1)
    assert preacher.choices(0) == ["bribe no", "ability wanted"]
    assert refusals(preacher, "ability gold", "ability trail") == ["FT-R26", "FT-R26"]
    ranch_hand = solo(at="sheriff", options=CHARACTERS, character="ranch_hand", wanted=1, hammers=1)
    assert ranch_hand.choices(0) == ["bribe no", "ability wanted"]
    miner = solo(at="sheriff", options=CHARACTERS, character="miner", wanted=3, gold=3)
    assert {miner.refusal(f"0 ability {ability}") for ability in ABILITIES} == {"FT-R26"}
    for nothing_to_decide in ({"wanted": 1, "gold": 9}, {"wanted": 5, "gold": 4}, {"wanted": 0}):
        assert solo(at="sheriff", sheriff="h13", **nothing_to_decide).asked == "0 assign"


@rule("FT-CH6", "FT-DE28", "FT-R25")
def test_the_marshal_draws_again() -> None:
    t = solo(at="sheriff", options=CHARACTERS, character="marshal", sheriff="h2", wanted=3, gold=0)
    assert (t.asked, t.choices(0)) == ("0 redraw", ["redraw no", "redraw yes"])
    assert set(refusals(t, "reflip yes", "bribe no", "done", "ability gold")) == {"FT-CH6"}
    hopeless = solo(at="sheriff", options=CHARACTERS, character="marshal", sheriff="h2", wanted=14, gold=0)
    assert hopeless.asked == "0 assign"
    spent = solo(
        at="sheriff", options=CHARACTERS, character="marshal", uses=0, sheriff="h2", wanted=3, gold=0
    )
    assert spent.asked == "0 assign"
    safe = solo(at="sheriff", options=CHARACTERS, character="marshal", sheriff="h3", wanted=3, gold=0)
    assert safe.asked == "0 assign"


@rule("FT-R23", "FT-DE29")
def test_money_or_stars() -> None:
    t = solo(at="sheriff", sheriff="h2", wanted=3, gold=0, money=20, stars=20)
    assert (t.asked, t.choices(0)) == ("0 fine", ["fine money", "fine stars"])
    assert set(refusals(t, "bribe no", "done", "skip", "redraw no")) == {"FT-R23"}


@rule("FT-T5", "FT-P8")
def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    t = new(2, 3, characters="on")
    chance = 0
    while not t.state.over:
        seat = t.state.actors()[0]
        if len(t.state.actors()) == 1:
            assert t.state.refusal(1 - seat, 0).rule == "FT-T5"
        offered = t.choices(seat)
        t.play(f"{seat} {offered[chance % len(offered)]}")
        chance += 1
    assert {
        t.state.refusal(seat, action).rule for seat in (0, 1) for action in range(len(t.game.actions))
    } == {"FT-P8"}
    with pytest.raises(saloon.IllegalAction, match="FT-P8"):
        t.state.apply(0, 0)
