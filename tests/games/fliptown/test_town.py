"""The town: FT-TW with its rulings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import BOX, Table, acting, rule, solo, table


def at(rank: int, **rest: Any) -> Table:
    """Visiting the building of a rank, the first thing that happens there being asked."""
    return acting(f"c4 {'h' if rank != 4 else 'd'}{rank} s2", **rest).play(f"0 visit town_{rank:02} plain")


@rule("FT-TWa")
def test_the_building_of_the_value() -> None:
    t = acting("c4 h9 s2", gold=0)
    assert [space for space in t.spaces() if space.startswith("town")] == ["town_09"]
    t.play("0 visit town_09 plain")
    assert "town_09" in t.map().circled


@rule("FT-TWb", "FT-TWd", "FT-TWe", "FT-E7")
def test_the_sign_pays_on_the_first_visit_only() -> None:
    t = at(5)
    assert t.asked == "0 effect_town_05"
    t.play("0 buy bandana")
    assert (t.has("money"), t.pending()) == (3, ["trail"])
    again = at(5, circled=["town_05"])
    assert again.own().pending == []
    again.play("0 skip")
    assert again.view.turn == 2
    assert again.log("revisited") == ["revisited 0 town_05"]
    broke = at(12, money=0)
    assert (broke.has("stars"), broke.view.turn) == (1, 2)


@rule("FT-TWb")
def test_what_signs_bring() -> None:
    signs = {each["id"]: each.get("bonus") or each["gain"] for each in BOX["town"]["list"]}
    star = {"stars": 1}
    assert list(signs.values()) == [
        *["mine", star, star, "cemetery", "trail", star, "badlands", "cemetery"],
        *["trail", star, "mine", star, "badlands"],
    ]


@rule("FT-TWc", "FT-DE12")
def test_effect_and_sign_in_either_order() -> None:
    t = at(9, money=0)
    assert t.asked == "0 bonus"  # nothing can be bought yet, so the effect waits
    t.play("0 ride T5 plain")
    assert (t.has("money"), t.pending()) == (12, ["town_09"])
    t.play("0 effect town_09", "0 buy pistol")
    assert t.map().items == ["pistol"]
    first = at(9, money=3)
    assert first.choices(0) == ["buy pistol", "skip", "postpone"]
    first.play("0 postpone")
    assert first.pending() == ["trail", "town_09"]
    assert at(3, wanted=2).refusal("0 postpone") == "FT-TWc"


@rule("FT-TWf")
def test_things_work_for_the_rest_of_the_game() -> None:
    t = at(4, money=4).play("0 buy trail_horse", "0 done")
    t.finish_turns()
    assert t.map().items == ["trail_horse"]
    later = solo(at="sheriff", sheriff="h13", items=["trail_horse", "pickaxe"])
    assert (later.view.round, later.map().items) == (2, ["trail_horse", "pickaxe"])


@rule("FT-TW1a", "FT-TW1b", "FT-R20")
def test_the_undertaker() -> None:
    t = at(1, money=0)
    assert t.choices(0) == ["buy undertaker", "skip", "postpone"]
    t.play("0 buy undertaker")
    assert (t.map().items, t.pending()) == (["undertaker"], ["mine"])
    second = at(1, items=["undertaker"], circled=["town_01"])
    assert second.choices(0) == ["buy shovel", "skip"]
    assert second.refusal("0 buy undertaker") == "FT-TW1a"
    assert at(1, items=["undertaker", "shovel"], circled=["town_01"]).view.turn == 2
    robber = at(1, options={"characters": "on"}, character="grave_robber", circled=["town_01"])
    assert robber.choices(0, "buy") == ["buy undertaker"]


@rule("FT-TW2a", "FT-TW2b", "FT-DE13")
def test_the_bank() -> None:
    t = at(2, money=9)
    assert t.choices(0) == ["buy bank_red", "buy bank_black", "skip"]
    t.play("0 buy bank_red")
    assert (t.has("money"), t.has("stars"), t.map().items) == (5, 1, ["bank_red"])
    other = at(2, money=4, items=["bank_red"], circled=["town_02"])
    assert other.choices(0) == ["buy bank_black", "skip"]
    assert other.refusal("0 buy bank_red") == "FT-TW2b"
    assert at(2, money=3, circled=["town_02"]).view.turn == 2


@rule("FT-TW3", "FT-R22")
def test_the_hideout() -> None:
    t = at(3, wanted=6)
    assert t.choices(0) == ["cross 1", "cross 2", "cross 3", "cross 4", "skip"]
    assert t.refusal("0 cross 5") == "FT-TW3"
    assert t.play("0 cross 4").has("wanted") == 2


@rule("FT-TW4a", "FT-TW4b", "FT-DE14")
def test_the_stables() -> None:
    t = at(4, money=9, circled=["town_04"])
    assert t.choices(0) == ["buy work_horse", "buy trail_horse", "skip"]
    t.play("0 buy work_horse")
    assert t.purse() == "6 money 2 gold 1 stars 1 hammers"
    assert t.view.turn == 2
    assert at(4, money=9, items=["work_horse"], circled=["town_04"]).choices(0, "buy") == ["buy trail_horse"]
    assert at(4, money=3, circled=["town_04"]).refusal("0 buy trail_horse") == "FT-TW4a"


@rule("FT-TW5a", "FT-TW5b", "FT-DE14")
@pytest.mark.parametrize(
    ("item", "left"),
    [
        ("store_pan", "6 money 2 gold 1 stars 1 pans"),
        ("pickaxe", "7 money 2 gold 1 stars"),
        ("bandana", "8 money 2 gold"),
    ],
)
def test_the_general_store(item: str, left: str) -> None:
    t = at(5, money=9, circled=["town_05"])
    assert t.choices(0) == ["buy store_pan", "buy pickaxe", "buy bandana", "skip"]
    t.play(f"0 buy {item}")
    assert (t.purse(), t.map().items, t.view.turn) == (left, [item], 2)
    assert f"buy {item}" not in at(5, money=9, items=[item], circled=["town_05"]).choices(0)
    assert at(5, money=0).refusal(f"0 buy {item}") == "FT-T10"  # nothing is asked about the store yet
    poor = at(5, money=1, circled=["town_05"])
    assert poor.choices(0, "buy") == ["buy bandana"]
    assert poor.refusal("0 buy pickaxe") == "FT-TW5a"


@rule("FT-TW6", "FT-DE19")
def test_the_church() -> None:
    t = at(6, money=10, wanted=12, circled=["town_06"])
    assert t.choices(0) == [*[f"exchange {times}" for times in range(1, 9)], "skip"]
    t.play("0 exchange 8")
    assert (t.has("money"), t.has("wanted")) == (2, 4)
    few = at(6, money=10, wanted=2, circled=["town_06"])
    assert few.choices(0, "exchange") == ["exchange 1", "exchange 2"]
    assert few.refusal("0 exchange 3") == "FT-TW6"


@rule("FT-TW7a", "FT-TW7b", "FT-DE15", "FT-R20")
def test_the_hotel() -> None:
    t = at(7, money=5, circled=["town_07"]).play("0 buy hotel")
    assert (t.has("money"), t.map().hotel) == (3, 2)
    for stays, silver in ((1, 7), (2, 14), (3, 23)):
        assert at(7, money=2, stays=stays, circled=["town_07"]).play("0 buy hotel").map().hotel == silver
    assert at(7, money=9, stays=4, circled=["town_07"]).view.turn == 2
    assert at(7, money=1, circled=["town_07"]).view.turn == 2
    first = at(7, money=2)
    assert first.refusal("0 buy pistol") == "FT-TW7a"
    assert first.play("0 buy hotel").pending() == ["badlands"]


@rule("FT-TW8a", "FT-TW8c", "FT-E22", "FT-DE16", "FT-R19")
def test_the_land_office() -> None:
    t = at(8, money=6, circled=["town_08"])
    assert len(t.choices(0, "claim")) == 12 + 6
    assert t.refusal("0 claim 1_2_4") == "FT-TW8a"
    t.play("0 claim 1_2_3")
    assert (t.has("money"), t.has("stars"), t.map().claims) == (0, 5, ["1_2_3"])
    assert t.view.turn == 2
    assert at(8, money=4, circled=["town_08"]).play("0 claim 4_5").has("stars") == 3
    assert at(8, money=8, circled=["town_08"]).play("0 claim 5_6_9").has("stars") == 6


@rule("FT-TW8b", "FT-TW8e")
def test_shapes_lie_on_free_lots() -> None:
    t = at(8, money=20, claims=["1_2_3"], circled=["town_08"])
    assert t.refusal("0 claim 1_2_3") == "FT-TW8b"
    assert t.refusal("0 claim 1_4_7") == "FT-TW8b"
    assert "claim 4_5_6" in t.choices(0)
    corners = at(8, money=20, circled=["town_08"])
    assert len([move for move in corners.choices(0, "claim") if move.count("_") == 2]) == 6 + 16
    one_left = at(8, money=20, claims=["1_2_3", "4_5_6", "7_8"], circled=["town_08"])
    assert one_left.view.turn == 2
    assert at(8, money=3, circled=["town_08"]).view.turn == 2


@rule("FT-TW8d", "FT-E22")
def test_all_nine_lots_bring_seven_more() -> None:
    t = at(8, money=6, claims=["1_2_3", "4_5_6"], circled=["town_08"]).play("0 claim 7_8_9")
    assert t.has("stars") == 5 + 7
    assert 5 + 4 + 5 + 7 == 21


@rule("FT-TW9a", "FT-DE14")
def test_the_gunsmith() -> None:
    t = at(9, money=9, circled=["town_09"])
    assert t.choices(0) == ["buy pistol", "skip"]
    assert t.refusal("0 buy rifle") == "FT-TW9a"
    assert t.play("0 buy pistol").has("money") == 6
    assert t.view.turn == 2
    second = at(9, money=9, items=["pistol"], circled=["town_09"]).play("0 buy rifle")
    assert (second.has("money"), second.map().items) == (5, ["pistol", "rifle"])


@rule("FT-TW10a", "FT-TW10b", "FT-DE17")
def test_bail_bonds() -> None:
    t = at(10, money=0)
    assert t.choices(0) == ["buy outlaw_j", "buy outlaw_q", "buy outlaw_k", "skip"]
    t.play("0 buy outlaw_q")
    assert (t.map().items, t.has("stars")) == (["outlaw_q"], 1)
    more = at(10, items=["outlaw_q"], circled=["town_10"])
    assert more.choices(0, "buy") == ["buy outlaw_j", "buy outlaw_k"]
    assert more.refusal("0 buy outlaw_q") == "FT-TW10a"


@rule("FT-TW10c", "FT-TW10d", "FT-E21", "FT-DE3", "FT-R46")
def test_hunted_outlaws_pay_card_by_card() -> None:
    t = solo("s13 d13 c4", items=["outlaw_k"], wanted=3, money=0)
    assert (t.asked, t.own().rewards) == ("0 outlaw", 2)
    assert t.choices(0) == ["reward money", "reward gold", "reward cross_1", "reward cross_2"]
    t.play("0 reward money", "0 reward cross_2")
    assert (t.asked, t.purse()) == ("0 assign", "4 money 2 gold 1 wanted")
    clean = solo("s13 d11 c4", items=["outlaw_k", "outlaw_j"])
    assert clean.choices(0) == ["reward money", "reward gold"]
    assert clean.refusal("0 reward cross_1") == "FT-TW10c"
    assert clean.play("0 reward gold").has("gold") == 4
    assert solo("s13 d13 c4", items=["outlaw_q"]).asked == "0 assign"


@rule("FT-TW11", "FT-DE18", "FT-R38", "FT-HI2", "FT-HI9", "FT-R46")
def test_the_sheriffs_office() -> None:
    t = table(2, lineup="c4 h11 s2", sheriff="d5", maps={0: {"wanted": 3}})
    t.play("0 assign left middle", "0 visit town_11 plain")
    assert t.choices(0) == ["look", "postpone"]
    assert t.refusal("0 skip") == "FT-TWb"
    assert t.state.view(0).sheriff.card is None
    t.play("0 look")
    assert t.choices(0) == ["star", "cross 0", "cross 1", "cross 2"]
    assert t.refusal("0 cross 3") == "FT-TW11"
    assert t.state.view(0).sheriff.card == "d5"
    assert t.state.view(1).sheriff.card is None
    assert (t.log("peeked", viewer=0), t.log("peeked", viewer=1)) == (["peeked 0 d5"], [])
    for seed in range(3):
        assert t.state.imagine(0, seed).view(0).sheriff.card == "d5"
    t.play("0 star")
    assert t.has("stars") == 1
    again = acting("c4 h11 s2", circled=["town_11"], wanted=1, sheriff="d5").play("0 visit town_11 plain")
    assert again.asked == "0 office_reward"
    again.play("0 cross 1")
    assert again.has("wanted") == 0


@rule("FT-TW12", "FT-DE19")
def test_the_saloon() -> None:
    t = at(12, money=20, circled=["town_12"])
    assert t.choices(0)[-2:] == ["exchange 8", "skip"]
    t.play("0 exchange 8")
    assert (t.has("money"), t.has("stars")) == (4, 8)
    assert at(12, money=5, circled=["town_12"]).refusal("0 exchange 3") == "FT-TW12"


@rule("FT-TW13", "FT-DE19")
def test_the_prospectors_club() -> None:
    t = at(13, gold=9, circled=["town_13"]).play("0 exchange 8")
    assert (t.has("gold"), t.has("stars")) == (1, 8)
    poor = at(13, gold=2, circled=["town_13"])
    assert poor.choices(0) == ["exchange 1", "exchange 2", "skip"]
    assert poor.refusal("0 exchange 3") == "FT-TW13"


@rule("FT-R41")
def test_a_building_of_this_turn_may_be_used_again() -> None:
    t = acting("c4 h5 s2", money=9, gold=0).play("0 visit town_05 plain", "0 buy bandana", "0 ride T9 plain")
    t.play("0 visit town_05 plain")
    assert t.choices(0) == ["buy store_pan", "buy pickaxe", "skip"]
