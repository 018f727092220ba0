"""The fine print: who is asked before the sheriff comes, abilities in the middle of something, rare ways."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.fliptown.table import BOX, acting, cards, rule, solo, table

from saloon.games.fliptown.components.names import CARD_IDS
from saloon.games.fliptown.poker import best_strength

CHARACTERS = {"characters": "on"}
ALL_BUT_THE_LAST_ROOM = [room["id"] for room in BOX["mine"]["list"]][:-1]


# -- before the sheriff comes ------------------------------------------------------------------------------


@rule("FT-R26", "FT-CH8", "FT-DE23")
def test_the_ranch_hand_may_act_right_before_a_bribe_that_nobody_can_pay() -> None:
    me: dict[str, Any] = {"character": "ranch_hand", "wanted": 9, "gold": 0, "hammers": 2}
    t = solo(at="sheriff", options=CHARACTERS, sheriff="h5", **me)
    assert t.choices(0) == ["bribe no", "ability wanted"]
    t.play("0 ability wanted", "0 cross 4", "0 bribe no")
    assert t.log("safe") == ["safe 0"]


@rule("FT-CH7", "FT-R46")
def test_a_preacher_without_wanted_is_not_asked() -> None:
    t = solo(at="sheriff", options=CHARACTERS, sheriff="h5", character="preacher", wanted=0, gold=9)
    assert (t.asked, t.view.round, t.map().uses_left) == ("0 assign", 2, 1)


@rule("FT-R26", "FT-CH9")
def test_the_baroness_may_take_gold_where_no_bribe_is_needed() -> None:
    t = solo(at="sheriff", options=CHARACTERS, sheriff="h5", character="baroness", wanted=1, gold=0)
    assert t.choices(0) == ["bribe no", "ability gold"]
    assert t.play("0 ability gold", "0 bribe no").has("gold") == 1


# -- abilities in the middle of something ------------------------------------------------------------------


@rule("FT-R26", "FT-DE23", "FT-TW11")
@pytest.mark.parametrize(("name", "ability"), [("baroness", "gold"), ("ranch_hand", "wanted")])
def test_an_ability_in_the_sheriffs_office(name: str, ability: str) -> None:
    """After the look nothing of the reward is lost by it."""
    me: dict[str, Any] = {"character": name, "wanted": 3, "hammers": 1, "gold": 0, "circled": ["town_11"]}
    t = acting("c4 h11 s2", options=CHARACTERS, **me).play("0 visit town_11 plain")
    assert t.choices(0) == ["star", "cross 0", "cross 1", "cross 2", f"ability {ability}"]
    assert t.refusal(f"0 ability {ability}") == ""
    t.play(f"0 ability {ability}")
    if name == "ranch_hand":
        t.play("0 cross 2")
    assert t.choices(0)[:2] == ["star", "cross 0"]
    assert t.play("0 star").has("stars") == 1


@rule("FT-R26", "FT-DE23", "FT-DE3")
def test_an_ability_before_the_reward_for_an_outlaw() -> None:
    me: dict[str, Any] = {"character": "baroness", "wanted": 3, "gold": 0, "items": ["outlaw_k"]}
    t = solo("h13 s9 d2", options=CHARACTERS, **me)
    t.play("0 ability gold")
    assert (t.has("gold"), t.map().uses_left, t.asked, t.view.turn) == (3, 0, "0 outlaw", 1)
    assert t.play("0 reward gold").has("gold") == 5


@rule("FT-R26", "FT-DE23", "FT-DE9")
def test_an_ability_before_a_pan_or_a_hammer() -> None:
    me: dict[str, Any] = {"character": "ranch_hand", "wanted": 3, "hammers": 1}
    t = acting("h4 c2 s9", options=CHARACTERS, **me).play("0 ride T2 plain", "0 ability wanted", "0 cross 2")
    assert (t.asked, t.has("wanted")) == ("0 tool", 1)
    assert t.play("0 tool pans").has("pans") == 1


@rule("FT-R26", "FT-CH8")
def test_an_ability_alone_keeps_a_turn_going() -> None:
    t = acting("h4 c7 s2", options=CHARACTERS, character="ranch_hand", wanted=3, hammers=1, gold=0)
    t.play("0 mourn G00 none all")
    assert (t.view.turn, t.choices(0)) == (1, ["ability wanted", "done"])


@rule("FT-TWc", "FT-DE12")
def test_a_building_can_wait_once() -> None:
    t = acting("c4 h9 s2", money=4, gold=0).play("0 visit town_09 plain")
    assert "postpone" in t.choices(0)
    t.play("0 postpone", "0 effect town_09")
    assert t.choices(0) == ["buy pistol", "skip"]
    assert t.refusal("0 postpone") == "FT-TWc"


@rule("FT-R12", "FT-PW2", "FT-BY1")
def test_what_work_brings_counts_before_the_sheriff_takes_it() -> None:
    """Thirty dollars for the time of a bribe meet the bounty, though ten of them are a fine."""
    me: dict[str, Any] = {"money": 28, "hammers": 1, "wanted": 9, "gold": 0}
    t = table(2, at="poker", sheriff="h1", bounties=["BO11"], maps={0: me})
    t.play("0 fine money")
    assert (t.has("money"), t.map(0).bounties[0]) == (20, 7)


# -- rare ways ---------------------------------------------------------------------------------------------


@rule("FT-BA1", "FT-MI2", "FT-MI8")
def test_a_bonus_action_reaches_the_last_room() -> None:
    t = acting("h4 c12 s2", circled=ALL_BUT_THE_LAST_ROOM, gold=0).play("0 ride T12 plain")
    assert t.choices(0, "dig") == ["dig M4E plain"]
    t.play("0 dig M4E plain")
    assert "M4E" in t.map().circled


@rule("FT-CH11", "FT-MI2")
def test_a_joker_reaches_the_last_room() -> None:
    me: dict[str, Any] = {"character": "wild_card", "circled": ALL_BUT_THE_LAST_ROOM, "gold": 0}
    t = acting("d4 c2 s9", options=CHARACTERS, **me)
    assert t.choices(0, "dig") == ["dig M4E joker_value"]


@rule("FT-CH11", "FT-BL9", "FT-DE30")
def test_a_mask_helps_with_jokers_too() -> None:
    me: dict[str, Any] = {"character": "wild_card", "gold": 0, "items": ["bandana"]}
    t = acting("d4 s9 c13", options=CHARACTERS, **me)
    offered = t.choices(0, "rob")
    assert offered == [
        f"rob B{rank} {way} {wanted}"
        for rank in range(2, 14)
        for way in (["joker_suit"] if rank == 9 else ["joker_suit_joker_value"])
        for wanted in ("less", "all")
    ]
    assert t.play("0 rob B13 joker_suit_joker_value less").has("wanted") == 3
    bare = acting("d4 s9 c13", options=CHARACTERS, character="wild_card", gold=0)
    assert all(move.endswith(" all") for move in bare.choices(0, "rob"))


@rule("FT-CH5", "FT-CH11")
def test_what_stands_against_a_way_that_needs_somebody_else() -> None:
    """Gold for the suit does not help whoever has no joker, and no pans to shift by."""
    t = acting("d4 s9 c13", gold=9)
    assert t.refusal("0 visit town_04 gold_suit_joker_value") == "FT-CH11"
    assert t.refusal("0 visit town_04 gold_suit_shift_value") == "FT-CH5"
    assert t.refusal("0 dig M1A joker_value") == "FT-CH11"
    assert t.refusal("0 dig M1A shift_value") == "FT-CH5"
    assert t.refusal("0 visit town_04 joker_suit_shift_value") == "FT-CH11"


@rule("FT-CH5", "FT-R17", "FT-G2")
def test_the_prospector_shifts_the_cheaper_way() -> None:
    """Up or down by the pans, and gold for the steps that are left."""
    for building, rank, gold in (("town_12", "Q", 1), ("town_06", "6", 1), ("town_07", "7", 0)):
        t = acting("c4 h9 s2", options=CHARACTERS, character="prospector", pans=2, gold=2)
        t.play(f"0 visit {building} shift_value")
        assert (t.has("gold"), t.log("value_changed")) == (2 - gold, [f"value_changed 0 {rank} {gold}"])


@rule("FT-BY1", "FT-BY5")
def test_where_no_bounty_lies_nothing_is_met() -> None:
    """Whatever would meet one of the twelve: bonus actions from all areas, much money, many WANTED."""
    areas = ["trail", "badlands", "mine", "town", "cemetery"]
    t = table(2, bounties=[], maps={0: {"bonus_from": areas, "money": 40, "wanted": 12}})
    assert (t.has("stars"), t.map(0).bounties) == (0, [0, 0, 0])


# -- poker -------------------------------------------------------------------------------------------------


def strength(hand: str) -> int:
    """How strong five cards are."""
    found = [CARD_IDS.index(card) for card in cards(hand)]
    return best_strength(vec[i64](found), len(found))


@rule("FT-HE5", "FT-R33")
def test_equal_hands_are_compared_from_the_highest_card_to_the_lowest() -> None:
    """In whatever order the cards came; the first difference decides."""
    assert len({strength(" ".join(order)) for order in permutations(cards("h13 s11 d8 c5 h3"))}) == 1
    falling = ["h13 s11 d8 c5 h3", "h13 s11 d8 c5 h2", "h13 s11 d8 c4 h3", "h13 s11 d7 c6 h5"]
    falling += ["h13 s10 d9 c8 h7", "h12 s11 d10 c9 h7"]
    found = [strength(hand) for hand in falling]
    assert found == sorted(set(found), reverse=True)


@rule("FT-HE4", "FT-HE5")
@pytest.mark.parametrize("best", range(3))
def test_the_best_hand_is_paid_wherever_its_player_sits(best: int) -> None:
    hands = ["h2 s4 d6 c8 h10", "s2 d4 c6 h8 s12"]
    hands.insert(best, "h9 s9 d5 c3 h13")
    maps = {seat: {"poker": [cards(hand)], "money": 0} for seat, hand in enumerate(hands)}
    t = table(3, at="poker", options={"competitive": "on"}, maps=maps)
    assert [t.has("money", seat) for seat in range(3)] == [2 if seat == best else 0 for seat in range(3)]
