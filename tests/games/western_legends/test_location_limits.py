"""Every location at its limits, every thing of the store, every token and every field of the tracks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import FIRST_GAME, Table, rule, table

ANNIE = {"character": "annie_oakley"}
BILLY = {"character": "billy_the_kid", "wanted": 2}
WYATT = {"character": "wyatt_earp", "marshal": 1}
AWAY: dict[str, Any] = {"seat1": {**ANNIE, "space": "M1"}, "seat2": {"space": "M1"}}
LOCATIONS = {
    "store": ["D2", "D3", "D4", "R6", "R7", "R8"],
    "saloon": ["D5", "D8", "D10", "R3", "R4", "R5"],
    "mine": ["S2", "P5", "C11"],
    "bank": ["D9"],
    "doctor": ["R1"],
    "cabaret": ["R2"],
    "ranch": ["M3", "S7"],
    "station": ["P12"],
    "hideout": ["M2", "S8", "S1", "X1", "P2", "C8"],
    "office": ["D1"],
}
SPACES = [
    *[f"M{n}" for n in range(1, 12)],
    *[f"D{n}" for n in range(1, 11)],
    "X1",
    *[f"S{n}" for n in range(1, 12)],
    *[f"R{n}" for n in range(1, 9)],
    *[f"C{n}" for n in range(1, 13)],
    *[f"P{n}" for n in range(1, 14)],
]
ALL_LOCATIONS = [space for spaces in LOCATIONS.values() for space in spaces]
PRICES = {
    "mustang": 50,
    "mule": 30,
    "revolver": 20,
    "shotgun": 30,
    "rifle": 40,
    "whiskey": 10,
    "ten_gallon": 20,
    "provisions": 20,
    "miners_map": 10,
}
TURNABLE = ["mustang", "mule", "revolver", "shotgun", "rifle"]
ITEMS = ["whiskey", "ten_gallon", "provisions", "miners_map"]


def at(space: str, **me: Any) -> Table:
    """A neutral player stands somewhere, alone."""
    return table(seat0={"character": "kit_carson", "space": space, **me}, **AWAY)


# -- where what can be done --------------------------------------------------------------------------------


@rule("WL-L1", "WL-L2")
@pytest.mark.parametrize("space", SPACES)
def test_what_can_be_done_on_a_space(space: str) -> None:
    """Each place has its own actions, and the rule that names them stands against them anywhere else."""
    t = at(space, money=120, nuggets=1, wounds=1, hand="AS")
    kind = next((name for name, spaces in LOCATIONS.items() if space in spaces), "")
    wanted = {
        "work": ("WL-L2", bool(kind)),
        "buy mule": ("WL-L3", kind == "store"),
        "upgrade rifle": ("WL-L3", kind == "store"),
        "start_poker": ("WL-L9", kind == "saloon"),
        "prospect": ("WL-L10", kind == "mine"),
        "sell 1": ("WL-L11", kind == "bank"),
        "rob_bank": ("WL-L12", kind == "bank"),
        "see_doctor": ("WL-L16", kind == "doctor"),
        "revel 1": ("WL-L17", kind == "cabaret"),
        "take_cattle": ("WL-L18", kind == "ranch"),
        "deliver wrangle": ("WL-L22", False),
        "deliver rustle": ("WL-L20", False),
    }
    for move, (forbids, allowed) in wanted.items():
        assert t.refusal(f"0 {move}") == ("" if allowed else forbids)


@rule("WL-L2", "WL-G3")
@pytest.mark.parametrize("space", ALL_LOCATIONS)
def test_work_brings_ten_dollars_everywhere(space: str) -> None:
    t = at(space, money=30).do("0 work")
    assert (t.money(0), t.actions) == (40, 2)
    assert t.log("worked") == ["worked 0"]


@rule("WL-G3")
@pytest.mark.parametrize(("money", "after"), [(100, 110), (110, 120), (120, 120)])
def test_nobody_works_for_more_than_120(money: int, after: int) -> None:
    assert at("D1", money=money).do("0 work").money(0) == after


# -- the store ---------------------------------------------------------------------------------------------


@rule("WL-L3")
@pytest.mark.parametrize("item", PRICES)
def test_what_a_thing_costs(item: str) -> None:
    price = PRICES[item]
    t = at("D2", money=price, equipment=["rifle"] if item != "rifle" else ["revolver"]).do(f"0 buy {item}")
    assert (t.money(0), item in t.equipment(0)) == (0, True)
    poor = at("D2", money=price - 10, equipment=["rifle"] if item != "rifle" else ["revolver"])
    assert poor.refusal(f"0 buy {item}") == "WL-L3"


@rule("WL-L6", "WL-L4")
@pytest.mark.parametrize("item", TURNABLE)
def test_what_an_upgrade_costs(item: str) -> None:
    price = PRICES[item]
    own = [item] if item in ("revolver", "shotgun", "rifle") else [item, "revolver"]
    t = at("R7", money=price, equipment=own).do(f"0 upgrade {item}")
    assert (t.money(0), f"{item}+" in t.equipment(0), t.log("upgraded")) == (0, True, [f"upgraded 0 {item}"])
    assert at("R7", money=price - 10, equipment=own).refusal(f"0 upgrade {item}") == "WL-L3"
    turned = [f"{thing}+" if thing == item else thing for thing in own]
    assert at("R7", money=120, equipment=turned).refusal(f"0 upgrade {item}") == "WL-L4"
    assert at("R7", money=120, equipment=turned).refusal(f"0 buy {item}") == "WL-L4"


@rule("WL-L6", "WL-L4")
@pytest.mark.parametrize("item", ["mustang", "mule", "revolver", "shotgun"])
def test_only_own_things_are_upgraded(item: str) -> None:
    t = at("D3", money=120, equipment=["rifle"])
    assert t.refusal(f"0 upgrade {item}") == "WL-L4"


@rule("WL-L8")
@pytest.mark.parametrize("item", ITEMS)
def test_no_item_is_upgraded(item: str) -> None:
    t = at("D3", money=120, equipment=["rifle", item])
    assert t.refusal(f"0 upgrade {item}") == "WL-L8"


@rule("WL-L7")
@pytest.mark.parametrize("missing", ITEMS)
def test_there_is_room_for_three_items(missing: str) -> None:
    three = [item for item in ITEMS if item != missing]
    assert at("D4", money=120, equipment=["rifle", *three]).refusal(f"0 buy {missing}") == "WL-L7"
    two = at("D4", money=120, equipment=["rifle", *three[:2]]).do(f"0 buy {missing}")
    assert missing in two.equipment(0)


@rule("WL-L5", "WL-T4")
@pytest.mark.parametrize(
    ("item", "answer"), [(item, answer) for item in ("mustang", "shotgun") for answer in ("accept", "pass")]
)
def test_a_new_thing_is_used_at_once_or_not(item: str, answer: str) -> None:
    t = at("D4", money=50, equipment=["rifle", "mule"], mount="mule").do(f"0 buy {item}")
    assert t.asked == "0 make_active"
    assert t.refusal("0 work") == "WL-L5"
    t.do(f"0 {answer}")
    used = t.mount(0) if item == "mustang" else t.weapon(0)
    before = "mule" if item == "mustang" else "rifle"
    assert used == (item if answer == "accept" else before)


@rule("WL-L24", "WL-R49", "WL-K1")
@pytest.mark.parametrize(
    ("item", "wounds", "after", "cards"),
    [("whiskey", 2, 1, 0), ("whiskey", 0, 0, 0), ("provisions", 2, 2, 1)],
)
def test_what_an_item_does_when_it_is_bought(item: str, wounds: int, after: int, cards: int) -> None:
    t = at("D2", money=20, wounds=wounds).do(f"0 buy {item}")
    assert (t.wounds(0), t.cards(0)) == (after, cards)


@rule("WL-K1", "WL-L24")
@pytest.mark.parametrize(("wounds", "after"), [(0, 0), (1, 0), (3, 2)])
def test_provisions_bring_a_card_and_heal_a_wound(wounds: int, after: int) -> None:
    t = at("M10", wounds=wounds, equipment=["rifle", "provisions"]).do("0 use provisions")
    assert (t.wounds(0), t.cards(0), t.equipment(0), t.actions) == (after, 1, ["rifle"], 2)
    assert t.refusal("0 use provisions") == "WL-K1"


@rule("WL-K1")
@pytest.mark.parametrize("item", ["whiskey", "ten_gallon", "miners_map", "rifle", "mustang"])
def test_no_other_thing_is_an_action(item: str) -> None:
    own = ["rifle", item] if item != "rifle" else ["rifle"]
    assert at("M10", wounds=1, equipment=own).refusal(f"0 use {item}") == "WL-K1"


@rule("WL-L3")
def test_what_stands_against_a_move_while_shopping() -> None:
    t = at("D4", money=120).do("0 buy whiskey")
    assert t.asked == "0 shopping"
    for move in ("work", "step D3", "end_turn", "pass", "accept", "sell 1"):
        assert t.refusal(f"0 {move}") == "WL-L3"
    assert t.refusal("0 done") == ""


@rule("WL-V19", "WL-V20", "WL-V21")
def test_what_the_first_game_leaves_out() -> None:
    me = {"space": "D2", "money": 120, "character": "annie_oakley"}
    t = table(4, FIRST_GAME, seat0=me)
    for item in ITEMS:
        assert t.refusal(f"0 buy {item}") == ("" if item == "provisions" else "WL-V19")
    ranch = table(4, FIRST_GAME, seat0={"space": "M3", "character": "annie_oakley"})
    assert ranch.refusal("0 take_cattle") == "WL-V20"
    assert ranch.refusal("0 deliver rustle") == ranch.refusal("0 deliver wrangle") == "WL-V20"
    assert ranch.refusal("0 contribute right") != ""


# -- bank, doctor and cabaret ------------------------------------------------------------------------------


@rule("WL-L11")
@pytest.mark.parametrize("nuggets", [0, 1, 2, 3, 4])
def test_a_deposit_of_any_number_of_nuggets(nuggets: int) -> None:
    t = at("D9", nuggets=nuggets)
    assert t.choices(0, "sell") == [f"sell {number}" for number in range(1, nuggets + 1)]
    assert t.refusal("0 sell 0") == t.refusal(f"0 sell {nuggets + 1}") == "WL-L11"
    if nuggets:
        t.do(f"0 sell {nuggets}")
        assert (t.nuggets(0), t.money(0), t.lp(0)) == (0, 20 * nuggets, nuggets)
        assert t.log("sold") == [f"sold 0 {nuggets}"]


@rule("WL-K7", "WL-L11")
@pytest.mark.parametrize(("hand", "cards"), [("8S", ["8S"]), ("8C 8S", ["8S", "8C"])])
@pytest.mark.parametrize("nuggets", [0, 2])
def test_golden_nuggets_are_sold_with_the_others(hand: str, cards: list[str], nuggets: int) -> None:
    t = at("D9", hand=hand, nuggets=nuggets)
    for card in cards:
        t.do(f"0 add_nugget {card}")
    if t.asked == "0 deposit":
        t.do(f"0 sell {nuggets}")
    sold = nuggets + len(cards)
    assert (t.money(0), t.lp(0), t.nuggets(0), t.actions) == (20 * sold, sold, 0, 2)
    assert set(t.discards().split()) == set(cards)


@rule("WL-K7")
@pytest.mark.parametrize("card", ["8_hearts", "8_diamonds", "9_spades", "8_clubs"])
def test_only_black_eights_in_hand_count_as_nuggets(card: str) -> None:
    t = at("D9", hand="8H 8D 9S 8S", nuggets=1)
    assert t.refusal(f"0 add_nugget {card}") == "WL-K7"
    assert t.refusal("0 add_nugget 8_spades") == ""
    assert at("D8", hand="8S", nuggets=1).refusal("0 add_nugget 8_spades") == "WL-K7"


@rule("WL-L11", "WL-K7")
def test_what_stands_against_a_move_in_the_middle_of_a_deposit() -> None:
    t = at("D9", hand="8S AS", nuggets=2).do("0 add_nugget 8S")
    assert t.choices(0) == ["sell 0", "sell 1", "sell 2"]
    for move in ("work", "sell 3", "add_nugget ace_spades", "end_turn", "pass"):
        assert t.refusal(f"0 {move}") == "WL-L11"


@rule("WL-L16", "WL-R26")
@pytest.mark.parametrize(
    ("wounds", "money", "allowed"),
    [(0, 50, False), (1, 0, False), (1, 10, True), (2, 10, True), (3, 120, True)],
)
def test_the_doctor_heals_all_wounds_for_ten_dollars(wounds: int, money: int, allowed: bool) -> None:
    t = at("R1", wounds=wounds, money=money)
    assert t.refusal("0 see_doctor") == ("" if allowed else "WL-L16")
    if allowed:
        t.do("0 see_doctor")
        assert (t.wounds(0), t.money(0), t.cards(0)) == (0, money - 10, wounds)
        assert t.log("treated") == [f"treated 0 {wounds}"]


@rule("WL-L17", "WL-R62")
@pytest.mark.parametrize(
    ("money", "most"), [(0, 0), (20, 0), (30, 1), (50, 1), (60, 2), (90, 3), (110, 3), (120, 4)]
)
def test_a_point_for_every_thirty_dollars(money: int, most: int) -> None:
    t = at("R2", money=money)
    assert t.choices(0, "revel") == [f"revel {points}" for points in range(1, most + 1)]
    assert t.refusal("0 revel 0") == "WL-L17"
    if most < 4:
        assert t.refusal(f"0 revel {most + 1}") == "WL-L17"
    if most:
        t.do(f"0 revel {most}")
        assert (t.lp(0), t.money(0)) == (most, money - 30 * most)


@rule("WL-L12", "WL-F6")
def test_a_robbery_in_the_next_turn_is_another_one() -> None:
    t = table(seat0={**BILLY, "space": "D9", "hand": "AS KS"}, robbed=True, **AWAY)
    assert t.refusal("0 rob_bank") == "WL-L12"
    t.do("0 end_turn, 1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    assert t.refusal("0 rob_bank") == ""


# -- cattle ------------------------------------------------------------------------------------------------


TOKENS = {
    "money": {"money": 40},
    "nugget": {"nuggets": 1},
    "action": {"money": 10, "actions": 1},
    "healing": {"money": 30, "wounds": -1},
    "legend": {"lp": 1},
    "card": {"money": 30, "cards": 1},
}


def state_of(t: Table) -> dict[str, int]:
    """What the first player has."""
    return {
        "money": t.money(0),
        "nuggets": t.nuggets(0),
        "wounds": t.wounds(0),
        "lp": t.lp(0),
        "cards": t.cards(0),
        "actions": t.actions,
    }


@rule("WL-L20", "WL-L22", "WL-L23")
@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize(
    ("space", "colour", "how"),
    [
        ("P12", "green", "wrangle"),
        ("P12", "blue", "wrangle"),
        ("S7", "green", "rustle"),
        ("M3", "blue", "rustle"),
    ],
)
def test_a_delivery_brings_a_point_and_the_bonus(space: str, colour: str, how: str, token: str) -> None:
    """A marshal point comes with the $20 of its first field; the first wanted point has nothing."""
    t = at(space, cattle=f"{colour} {token}", wounds=2)
    before = state_of(t)
    t.do(f"0 deliver {how}")
    changes = {name: number - before[name] for name, number in state_of(t).items() if number != before[name]}
    expected = dict(TOKENS[token])
    if how == "wrangle":
        expected["money"] = expected.get("money", 0) + 20
    assert changes == expected
    assert (t.marshal(0), t.wanted(0)) == ((1, 0) if how == "wrangle" else (0, 1))
    assert (t.cattle(0), t.ranch(colour)) == (None, 8)
    assert t.log("delivered") == [f"delivered 0 {how} {colour} {token}"]


@rule("WL-L20", "WL-L22", "WL-L25", "WL-R7")
@pytest.mark.parametrize(
    ("space", "how", "me", "marshal", "wanted"),
    [
        ("P12", "wrangle", ANNIE, 2, 0),
        ("P12", "wrangle", {**ANNIE, "marshal": 4}, 6, 0),
        ("S7", "rustle", ANNIE, 0, 2),
        ("S7", "rustle", BILLY, 0, 4),
        ("S7", "rustle", {**ANNIE, "marshal": 4}, 0, 2),
    ],
)
def test_a_reputation_from_a_token(
    space: str, how: str, me: dict[str, Any], marshal: int, wanted: int
) -> None:
    t = table(
        seat0={**me, "space": space, "cattle": "green reputation"},
        seat1={"space": "M1"},
        seat2={"space": "M1"},
    )
    t.do(f"0 deliver {how}")
    if t.asked == "0 choose":
        t.do("0 option 0")
    assert (t.marshal(0), t.wanted(0)) == (marshal, wanted)


@rule("WL-L20", "WL-L22", "WL-O3")
@pytest.mark.parametrize(
    ("space", "colour", "wrangle", "rustle"),
    [
        ("P12", "green", "", "WL-L20"),
        ("M3", "green", "WL-L22", "WL-L20"),
        ("M3", "blue", "WL-L22", ""),
        ("S7", "blue", "WL-L22", "WL-L20"),
        ("S7", "green", "WL-L22", ""),
        ("D9", "green", "WL-L22", "WL-L20"),
        ("M10", "blue", "WL-L22", "WL-L20"),
    ],
)
def test_where_cattle_is_delivered(space: str, colour: str, wrangle: str, rustle: str) -> None:
    t = at(space, cattle=f"{colour} money")
    assert (t.refusal("0 deliver wrangle"), t.refusal("0 deliver rustle")) == (wrangle, rustle)
    outlaw = table(seat0={**BILLY, "space": space, "cattle": f"{colour} money"}, **AWAY)
    assert outlaw.refusal("0 deliver wrangle") == ("WL-O3" if space == "P12" else "WL-L22")
    assert outlaw.refusal("0 deliver rustle") == rustle


@rule("WL-L18")
@pytest.mark.parametrize(("space", "colour"), [("M3", "green"), ("S7", "blue")])
def test_a_ranch_gives_its_own_colour(space: str, colour: str) -> None:
    t = at(space).do("0 take_cattle")
    assert str(t.cattle(0)).split()[0] == colour
    assert (t.ranch(colour), t.actions) == (7, 2)
    assert t.log("took_cattle") == [f"took_cattle 0 {colour}"]


# -- the tracks --------------------------------------------------------------------------------------------


MARSHAL_FIELDS = [(20, 0), (20, 0), (0, 2), (30, 0), (30, 0), (0, 4), (40, 0), (40, 0), (0, 6)]
"""Money and points for entering the fields of the marshal's track."""


@rule("WL-O1", "WL-O5", "WL-K5")
@pytest.mark.parametrize("field", range(10))
def test_what_the_next_field_of_a_lawman_brings(field: int) -> None:
    t = at("M10", marshal=field, hand="AS").do("0 play AS, 0 option 0")
    money, points = MARSHAL_FIELDS[field] if field < 9 else (0, 1)
    assert (t.marshal(0), t.money(0), t.lp(0)) == (min(field + 1, 9), money, points)


@rule("WL-O1", "WL-O5", "WL-K5")
@pytest.mark.parametrize("field", range(1, 10))
def test_what_the_next_field_of_an_outlaw_brings(field: int) -> None:
    t = at("M10", wanted=field, hand="AS").do("0 play AS")
    cards = 1 if field + 1 in (2, 4, 6, 8) else 0
    assert (t.wanted(0), t.cards(0), t.lp(0)) == (min(field + 1, 9), cards, 1 if field == 9 else 0)


@rule("WL-O2", "WL-K5", "WL-O10", "WL-G2")
@pytest.mark.parametrize("field", [1, 5, 9])
def test_a_lawman_who_becomes_wanted_starts_from_nothing(field: int) -> None:
    t = at("M10", marshal=field, hand="AS").do("0 play AS, 0 option 1")
    assert (t.marshal(0), t.wanted(0), t.lp(0), t.money(0)) == (0, 1, 0, 0)
    assert t.log("lost_badge") == ["lost_badge 0"]


# -- income and limits -------------------------------------------------------------------------------------


@rule("WL-T3", "WL-R57", "WL-G3")
@pytest.mark.parametrize(
    ("income", "money", "after", "cards"),
    [
        *[("money", 90, 110, 0), ("money", 100, 120, 0), ("money", 110, 120, 0), ("money", 120, 120, 0)],
        *[("both", 110, 120, 1), ("both", 120, 120, 1), ("cards", 120, 120, 2)],
    ],
)
def test_an_income_beyond_the_limit_is_lost(income: str, money: int, after: int, cards: int) -> None:
    t = table(seat0={"space": "M10", "money": money}, phase="start", **AWAY).do(f"0 income {income}")
    assert (t.money(0), t.cards(0)) == (after, cards)


@rule("WL-T11", "WL-T12")
@pytest.mark.parametrize("wounds", [0, 1, 2, 3])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_cards_above_the_limit_are_discarded(wounds: int, more: int) -> None:
    limit = 5 - wounds
    hand = ["2S", "3S", "4S", "5S", "6S", "7S"][: limit + more]
    t = at("M10", wounds=wounds, hand=" ".join(hand)).end_turn(0)
    assert (t.asked == "0 hand_limit") == (more > 0)
    if more > 0:
        assert t.refusal("0 end_turn") == "WL-T12"
        assert t.refusal("0 discard 2_hearts") == "WL-T12"
        t.do(f"0 discard {hand[-1]}")
        assert t.hand(0).split() == hand[:-1]
    assert t.active == 1


@rule("WL-G3", "WL-R57")
@pytest.mark.parametrize(
    ("money", "told"),
    [(90, ["gained 0 money 20"]), (110, ["gained 0 money 10", "cut 0 money 10"]), (120, ["cut 0 money 20"])],
)
def test_what_is_told_about_money_beyond_the_limit(money: int, told: list[str]) -> None:
    t = table(seat0={"space": "M10", "money": money}, phase="start", **AWAY).do("0 income money")
    assert t.log("gained", "cut") == told
