"""Every building of the town at its limits: prices, signs, exchanges and lots, one by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import Table, acting, rule, solo

BONUS_SIGNS = {
    1: "mine",
    4: "cemetery",
    5: "trail",
    7: "badlands",
    8: "cemetery",
    9: "trail",
    11: "mine",
    13: "badlands",
}
STAR_SIGNS = [2, 3, 6, 10, 12]
PRICES = [
    (2, "bank_red", 4, []),
    (2, "bank_black", 4, []),
    (4, "work_horse", 3, []),
    (4, "trail_horse", 4, []),
    (5, "store_pan", 3, []),
    (5, "pickaxe", 2, []),
    (5, "bandana", 1, []),
    (7, "hotel", 2, []),
    (9, "pistol", 3, []),
    (9, "rifle", 4, ["pistol"]),
]
"""Rank of the building, what it sells, for how much, and what one has to own before."""
FREE = [(1, "undertaker", []), (1, "shovel", ["undertaker"])]
FREE += [(10, outlaw, []) for outlaw in ("outlaw_j", "outlaw_q", "outlaw_k")]
LOT_STARS = [3, 1, 1, 1, 2, 1, 1, 1, 3]
"""The stars on the nine lots, row by row."""
DOMINOES = ["1_2", "2_3", "4_5", "5_6", "7_8", "8_9", "1_4", "4_7", "2_5", "5_8", "3_6", "6_9"]
LINES = ["1_2_3", "4_5_6", "7_8_9", "1_4_7", "2_5_8", "3_6_9"]
CORNERS = [
    *["1_2_4", "1_2_5", "1_4_5", "2_4_5", "2_3_5", "2_3_6", "2_5_6", "3_5_6"],
    *["4_5_7", "4_5_8", "4_7_8", "5_7_8", "5_6_8", "5_6_9", "5_8_9", "6_8_9"],
]
CLAIMS = [(claim, 4) for claim in DOMINOES] + [(claim, 6) for claim in LINES] + [(c, 8) for c in CORNERS]


def building(rank: int) -> str:
    """The building of a rank."""
    return f"town_{rank:02}"


def visiting(rank: int, **rest: Any) -> Table:
    """A first visit, or another one if the building is circled."""
    return acting(f"c3 h{rank} s2", **rest).play(f"0 visit {building(rank)} plain")


def again(rank: int, **rest: Any) -> Table:
    """A visit to a building that was visited before."""
    return visiting(rank, circled=[building(rank)], **rest)


# -- signs -------------------------------------------------------------------------------------------------


@rule("FT-TWb", "FT-TWe")
@pytest.mark.parametrize(("rank", "area"), BONUS_SIGNS.items())
def test_a_sign_with_a_bonus_action(rank: int, area: str) -> None:
    t = visiting(rank, money=0, gold=0)
    if "postpone" in t.choices(0):
        t.play("0 postpone")
    assert t.pending()[0] == area
    assert t.log("bonus") == [f"bonus 0 {area}"]
    assert t.has("stars") == 0


@rule("FT-TWb", "FT-TWe")
@pytest.mark.parametrize("rank", STAR_SIGNS)
def test_a_sign_with_a_star(rank: int) -> None:
    t = visiting(rank, money=0, gold=0, wanted=0)
    assert (t.has("stars"), t.log("bonus")) == (1, [])


@rule("FT-TWd", "FT-TWb")
@pytest.mark.parametrize("rank", range(1, 14))
def test_a_sign_pays_nothing_when_the_building_is_visited_again(rank: int) -> None:
    t = again(rank, money=0, gold=0, wanted=0)
    assert t.log("revisited") == [f"revisited 0 {building(rank)}"]
    assert t.log("bonus", "circled") == []
    assert t.has("stars") == 0


@rule("FT-TWa", "FT-T11")
@pytest.mark.parametrize("rank", range(1, 14))
def test_a_first_visit_circles_the_building_and_no_other(rank: int) -> None:
    t = visiting(rank)
    assert t.map().circled == [building(rank), "G11"]
    assert t.log("circled") == [f"circled 0 {building(rank)}"]


@rule("FT-TWc", "FT-DE12")
@pytest.mark.parametrize("rank", BONUS_SIGNS)
def test_the_effect_may_wait_where_the_sign_brings_a_bonus_action(rank: int) -> None:
    t = visiting(rank, money=20, gold=20, wanted=3)
    assert t.asked == f"0 effect_{building(rank)}"
    t.play("0 postpone")
    assert t.pending() == [BONUS_SIGNS[rank], building(rank)]
    t.play(f"0 effect {building(rank)}")
    assert t.pending() == [BONUS_SIGNS[rank]]
    assert t.refusal("0 postpone") != ""


@rule("FT-TWc")
@pytest.mark.parametrize("rank", STAR_SIGNS)
def test_a_star_leaves_nothing_to_wait_for(rank: int) -> None:
    t = visiting(rank, money=20, gold=20, wanted=3)
    assert t.asked == f"0 effect_{building(rank)}"
    assert "postpone" not in t.choices(0)
    assert t.refusal("0 postpone") == "FT-TWc"


@rule("FT-TWc", "FT-TWd")
@pytest.mark.parametrize("rank", [rank for rank in BONUS_SIGNS if rank != 11])
def test_nothing_waits_when_a_building_is_visited_again(rank: int) -> None:
    t = again(rank, money=20, gold=20, wanted=3)
    assert t.asked == f"0 effect_{building(rank)}"
    assert t.refusal("0 postpone") == "FT-TWc"


@rule("FT-TWb", "FT-TWe")
@pytest.mark.parametrize("rank", [rank for rank in range(1, 14) if rank != 11])
def test_an_effect_is_optional(rank: int) -> None:
    t = again(rank, money=20, gold=20, wanted=3)
    before = t.purse()
    t.play("0 skip")
    assert (t.purse(), t.map().items, t.map().hotel, t.map().claims) == (before, [], 0, [])
    assert t.view.turn == 2


@rule("FT-R7", "FT-TWc")
def test_an_effect_that_waits_is_lost_with_the_turn() -> None:
    t = visiting(9, money=5).play("0 postpone", "0 done")
    assert (t.view.turn, t.map().items, t.pending()) == (2, [], [])


# -- shops -------------------------------------------------------------------------------------------------


@rule("FT-TW2a", "FT-TW4b", "FT-TW5b", "FT-TW7a", "FT-TW9a")
@pytest.mark.parametrize(("rank", "item", "price", "before"), PRICES)
def test_the_last_dollar_is_enough(rank: int, item: str, price: int, before: list[str]) -> None:
    t = again(rank, money=price, items=before)
    t.play(f"0 buy {item}")
    assert t.has("money") == 0
    assert t.log("spent", "bought") == [f"spent 0 money {price}", f"bought 0 {item}"]


@rule("FT-TW2a", "FT-TW4b", "FT-TW5b", "FT-TW7a", "FT-TW9a")
@pytest.mark.parametrize(("rank", "item", "price", "before"), PRICES)
def test_a_dollar_short(rank: int, item: str, price: int, before: list[str]) -> None:
    t = again(rank, money=price - 1, items=before)
    assert f"buy {item}" not in t.choices(0)
    assert t.map().items == before


@rule("FT-TW2b", "FT-TW4a", "FT-TW5a", "FT-TW9a", "FT-TW10a", "FT-TW1b")
@pytest.mark.parametrize(
    ("rank", "item", "before"),
    [(rank, item, before) for rank, item, _, before in PRICES if item != "hotel"] + FREE,
)
def test_everything_is_had_once(rank: int, item: str, before: list[str]) -> None:
    t = again(rank, money=20, items=before).play(f"0 buy {item}")
    assert t.map().items == [*before, item]
    owner = again(rank, money=20, items=[*before, item])
    assert f"buy {item}" not in owner.choices(0)


@rule("FT-TW1a", "FT-TW1b", "FT-TW10a")
@pytest.mark.parametrize(("rank", "item", "before"), FREE)
def test_what_costs_nothing(rank: int, item: str, before: list[str]) -> None:
    t = again(rank, money=0, items=before).play(f"0 buy {item}")
    assert (t.has("money"), t.log("spent"), t.log("bought")) == (0, [], [f"bought 0 {item}"])


@rule("FT-TW2b", "FT-TW4a", "FT-TW5a", "FT-TW9a", "FT-TW10a", "FT-TW1b", "FT-TW7a", "FT-TW10b")
@pytest.mark.parametrize(
    ("rank", "item", "before"),
    [(rank, item, before) for rank, item, _, before in PRICES] + FREE,
)
def test_one_thing_a_visit(rank: int, item: str, before: list[str]) -> None:
    """However rich one is, the visit is over with the purchase."""
    t = again(rank, money=50, items=before).play(f"0 buy {item}")
    assert t.view.turn == 2


@rule("FT-TW4b", "FT-TW5b")
@pytest.mark.parametrize(
    ("rank", "item", "gains"),
    [
        (4, "work_horse", {"hammers": 1, "stars": 1}),
        (4, "trail_horse", {}),
        (5, "store_pan", {"pans": 1, "stars": 1}),
        (5, "pickaxe", {"stars": 1}),
        (5, "bandana", {}),
        (9, "pistol", {}),
        (2, "bank_red", {}),
        (2, "bank_black", {}),
        (7, "hotel", {}),
        (1, "undertaker", {}),
        (10, "outlaw_j", {}),
    ],
)
def test_what_comes_with_a_thing_at_once(rank: int, item: str, gains: dict[str, int]) -> None:
    t = again(rank, money=10).play(f"0 buy {item}")
    found = {name: t.has(name) for name in ("stars", "pans", "hammers", "wanted")}
    assert {name: number for name, number in found.items() if number} == gains


@rule("FT-C7", "FT-R32")
@pytest.mark.parametrize(("rank", "item", "tool"), [(4, "work_horse", "hammers"), (5, "store_pan", "pans")])
def test_a_fifth_tool_is_lost_but_not_its_star(rank: int, item: str, tool: str) -> None:
    t = again(rank, money=3, **{tool: 4}).play(f"0 buy {item}")
    assert (t.has(tool), t.has("stars"), t.has("money")) == (4, 1, 0)
    assert t.log("gained") == ["gained 0 stars 1"]
    three = again(rank, money=3, **{tool: 3}).play(f"0 buy {item}")
    assert three.has(tool) == 4


@rule("FT-TW7a", "FT-TW7b", "FT-C8")
@pytest.mark.parametrize(("stays", "silver"), [(0, 2), (1, 7), (2, 14), (3, 23)])
def test_a_stay_makes_the_next_silver_star_count(stays: int, silver: int) -> None:
    t = again(7, money=2, stays=stays)
    before = t.state.scores()[0]
    t.play("0 buy hotel")
    assert (t.map().hotel, t.map().silver, t.has("stars")) == (silver, silver, 0)
    earlier = [0, 2, 7, 14][stays]
    assert t.state.scores()[0] - before == silver - earlier


# -- exchanges ---------------------------------------------------------------------------------------------


@rule("FT-TW6", "FT-DE19")
@pytest.mark.parametrize(
    ("money", "wanted", "most"),
    [(1, 9, 1), (7, 9, 7), (8, 9, 8), (9, 9, 8), (30, 8, 8), (30, 7, 7), (5, 1, 1)],
)
def test_how_often_the_church_forgives(money: int, wanted: int, most: int) -> None:
    t = again(6, money=money, wanted=wanted)
    assert t.choices(0, "exchange") == [f"exchange {times}" for times in range(1, most + 1)]
    assert t.refusal("0 exchange 0") == "FT-TW6"
    if most < 8:
        assert t.refusal(f"0 exchange {most + 1}") == "FT-TW6"
    t.play(f"0 exchange {most}")
    assert (t.has("money"), t.has("wanted")) == (money - most, wanted - most)
    assert t.log("spent", "crossed") == [f"spent 0 money {most}", f"crossed 0 {most}"]


@rule("FT-TW6", "FT-TWe")
@pytest.mark.parametrize(("money", "wanted"), [(0, 5), (5, 0)])
def test_the_church_has_nothing_for_the_poor_and_the_innocent(money: int, wanted: int) -> None:
    t = again(6, money=money, wanted=wanted)
    assert (t.view.turn, t.has("money"), t.has("wanted")) == (2, money, wanted)


@rule("FT-TW12", "FT-DE19")
@pytest.mark.parametrize(("money", "most"), [(2, 1), (3, 1), (4, 2), (15, 7), (16, 8), (17, 8), (40, 8)])
def test_how_many_stars_the_saloon_sells(money: int, most: int) -> None:
    t = again(12, money=money)
    assert t.choices(0, "exchange") == [f"exchange {times}" for times in range(1, most + 1)]
    assert t.refusal("0 exchange 0") == "FT-TW12"
    if most < 8:
        assert t.refusal(f"0 exchange {most + 1}") == "FT-TW12"
    t.play(f"0 exchange {most}")
    assert (t.has("money"), t.has("stars")) == (money - 2 * most, most)


@rule("FT-TW13", "FT-DE19")
@pytest.mark.parametrize(("gold", "most"), [(1, 1), (2, 2), (7, 7), (8, 8), (9, 8), (40, 8)])
def test_how_many_stars_the_club_sells(gold: int, most: int) -> None:
    t = again(13, gold=gold, money=40)
    assert t.choices(0, "exchange") == [f"exchange {times}" for times in range(1, most + 1)]
    assert t.refusal("0 exchange 0") == "FT-TW13"
    if most < 8:
        assert t.refusal(f"0 exchange {most + 1}") == "FT-TW13"
    t.play(f"0 exchange {most}")
    assert (t.has("gold"), t.has("stars"), t.has("money")) == (gold - most, most, 40)


@rule("FT-TW12", "FT-TW13", "FT-TWe")
@pytest.mark.parametrize(("rank", "purse"), [(12, {"money": 1, "gold": 9}), (13, {"money": 9, "gold": 0})])
def test_stars_are_not_sold_for_other_things(rank: int, purse: dict[str, int]) -> None:
    t = again(rank, **purse)
    assert (t.view.turn, t.has("stars")) == (2, 0)


# -- crossing out ------------------------------------------------------------------------------------------


@rule("FT-TW3", "FT-R22", "FT-DE20")
@pytest.mark.parametrize(("wanted", "most"), [(1, 1), (3, 3), (4, 4), (5, 4), (20, 4)])
def test_how_many_wanted_the_hideout_hides(wanted: int, most: int) -> None:
    t = again(3, wanted=wanted, money=0)
    assert t.choices(0) == [*[f"cross {number}" for number in range(1, most + 1)], "skip"]
    assert t.refusal(f"0 cross {most + 1}") == "FT-TW3"
    assert t.refusal("0 cross 0") == "FT-TW3"
    t.play(f"0 cross {most}")
    assert (t.has("wanted"), t.log("crossed")) == (wanted - most, [f"crossed 0 {most}"])


@rule("FT-TW11", "FT-R22", "FT-DE18")
@pytest.mark.parametrize(("wanted", "most"), [(0, 0), (1, 1), (2, 2), (3, 2), (20, 2)])
def test_how_many_wanted_the_sheriffs_office_crosses_out(wanted: int, most: int) -> None:
    t = again(11, wanted=wanted)
    assert t.choices(0) == ["star", *[f"cross {number}" for number in range(most + 1)]]
    assert t.refusal(f"0 cross {most + 1}") == "FT-TW11"
    t.play(f"0 cross {most}")
    assert (t.has("wanted"), t.has("stars")) == (wanted - most, 0)


@rule("FT-TW11", "FT-DE18")
def test_a_star_of_the_sheriffs_office_leaves_wanted_alone() -> None:
    t = again(11, wanted=5).play("0 star")
    assert (t.has("wanted"), t.has("stars"), t.view.turn) == (5, 1, 2)


@rule("FT-TW10c", "FT-R22")
@pytest.mark.parametrize(("wanted", "most"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_how_many_wanted_an_outlaw_is_worth(wanted: int, most: int) -> None:
    t = solo("s13 d9 c4", items=["outlaw_k"], wanted=wanted)
    crossing = [f"reward cross_{number}" for number in range(1, most + 1)]
    assert t.choices(0) == ["reward money", "reward gold", *crossing]
    if most < 2:
        assert t.refusal(f"0 reward cross_{most + 1}") == "FT-TW10c"
    if most:
        t.play(f"0 reward cross_{most}")
        assert (t.has("wanted"), t.log("crossed")) == (wanted - most, [f"crossed 0 {most}"])


@rule("FT-TW10c", "FT-TW10d")
@pytest.mark.parametrize(
    ("lineup", "hunted", "rewards"),
    [
        ("s11 d12 c13", ["outlaw_j", "outlaw_q", "outlaw_k"], 3),
        ("s11 d12 c13", ["outlaw_j", "outlaw_k"], 2),
        ("s11 d11 c11", ["outlaw_j"], 3),
        ("s12 d12 c11", ["outlaw_q"], 2),
        ("s10 d1 c9", ["outlaw_j", "outlaw_q", "outlaw_k"], 0),
    ],
)
def test_as_many_rewards_as_hunted_cards(lineup: str, hunted: list[str], rewards: int) -> None:
    t = solo(lineup, items=hunted, money=0)
    for left in range(rewards, 0, -1):
        assert (t.asked, t.own().rewards) == ("0 outlaw", left)
        t.play("0 reward money")
    assert (t.asked, t.has("money")) == ("0 assign", 4 * rewards)
    assert t.log("outlaw_paid") == ["outlaw_paid 0 money"] * rewards


# -- the bank ----------------------------------------------------------------------------------------------


@rule("FT-TW2c", "FT-R21")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    ("lineup", "colour"),
    [
        *[("h2 h9 h13", "red"), ("d2 d9 d13", "red"), ("h2 d9 h13", "red")],
        *[("s2 s9 s13", "black"), ("c2 c9 c13", "black"), ("s2 c9 c13", "black")],
        *[("h2 s9 d13", ""), ("h2 s9 c13", ""), ("c2 d9 h13", "")],
    ],
)
def test_the_bank_pays_the_number_of_the_round(lineup: str, colour: str, number: int) -> None:
    for banked in ("red", "black"):
        t = solo(lineup, round=number, items=[f"bank_{banked}"])
        assert t.has("stars") == (number if banked == colour else 0)
    both = solo(lineup, round=number, items=["bank_red", "bank_black"])
    assert both.has("stars") == (number if colour else 0)


@rule("FT-TW2c", "FT-R21")
def test_the_bank_does_not_pay_for_the_turn_in_which_it_is_visited() -> None:
    t = acting("c3 s2 s9", money=4, deck="c8 s5 c6", circled=["town_02"])
    t.play("0 visit town_02 plain", "0 buy bank_black")
    assert t.log("bank_paid") == ["bank_paid 0 1"]  # for the next three cards
    assert t.has("stars") == 1


# -- the land office ---------------------------------------------------------------------------------------


@rule("FT-TW8a", "FT-TW8b", "FT-TW8c", "FT-DE16")
@pytest.mark.parametrize(("claim", "price"), CLAIMS)
def test_every_claim_costs_its_shape_and_brings_its_lots(claim: str, price: int) -> None:
    stars = sum(LOT_STARS[int(lot) - 1] for lot in claim.split("_"))
    t = again(8, money=price)
    t.play(f"0 claim {claim}")
    assert (t.has("money"), t.has("stars"), t.map().claims) == (0, stars, [claim])
    assert t.log("claimed") == [f"claimed 0 {claim}"]


@rule("FT-TW8a", "FT-TW8b", "FT-TW8e")
@pytest.mark.parametrize(
    ("money", "claims"),
    [
        (3, []),
        (4, DOMINOES),
        (5, DOMINOES),
        (6, [*DOMINOES, *LINES]),
        (7, [*DOMINOES, *LINES]),
        (8, [*DOMINOES, *LINES, *CORNERS]),
    ],
)
def test_what_can_be_claimed_for_so_much_money(money: int, claims: list[str]) -> None:
    t = again(8, money=money)
    assert sorted(t.choices(0, "claim")) == sorted(f"claim {claim}" for claim in claims)


@rule("FT-TW8a", "FT-TW8b")
@pytest.mark.parametrize(
    ("money", "taken", "claim", "forbids"),
    [
        (5, [], "1_2_3", "FT-TW8a"),
        (7, [], "1_2_4", "FT-TW8a"),
        (20, ["5_6"], "4_5", "FT-TW8b"),
        (20, ["5_6"], "2_5_8", "FT-TW8b"),
        (20, ["5_6"], "6_8_9", "FT-TW8b"),
        (4, ["5_6"], "2_5_8", "FT-TW8b"),
    ],
)
def test_what_stands_against_a_claim(money: int, taken: list[str], claim: str, forbids: str) -> None:
    t = again(8, money=money, claims=taken)
    assert t.refusal(f"0 claim {claim}") == forbids


@rule("FT-TW8b")
def test_the_same_shape_may_be_claimed_again_elsewhere() -> None:
    t = again(8, money=4, claims=["1_2", "4_5"]).play("0 claim 7_8")
    assert t.map().claims == ["1_2", "4_5", "7_8"]


@rule("FT-TW8c", "FT-TW8d")
@pytest.mark.parametrize(
    ("taken", "last", "stars"),
    [
        (["1_4_7", "2_5_8"], "3_6_9", 1 + 1 + 3 + 7),
        (["1_2", "3_6_9", "4_7"], "5_8", 2 + 1 + 7),
        (["1_2_4", "3_5_6"], "7_8_9", 1 + 1 + 3 + 7),
        (["1_2_4", "7_8_9"], "3_5_6", 1 + 2 + 1 + 7),
        (["1_2", "3_6_9", "4_5"], "7_8", 1 + 1 + 7),
    ],
)
def test_the_last_lot_brings_seven_more(taken: list[str], last: str, stars: int) -> None:
    t = again(8, money=8, claims=taken).play(f"0 claim {last}")
    assert t.has("stars") == stars


# -- the sheriff's office ----------------------------------------------------------------------------------


@rule("FT-TW11", "FT-R46", "FT-TWc")
def test_the_card_is_shown_at_once_when_nothing_can_come_before_it() -> None:
    """On a later visit, and when the look was put off; on a first visit the sign may come first."""
    assert again(11, sheriff="d5").asked == "0 office_reward"
    t = visiting(11, sheriff="d5")
    assert (t.asked, t.log("peeked", viewer=0)) == ("0 effect_town_11", [])
    t.play("0 postpone", "0 dig M1A plain", "0 effect town_11")
    assert (t.asked, t.log("peeked", viewer=0)) == ("0 office_reward", ["peeked 0 d5"])
