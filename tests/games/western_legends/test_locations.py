"""Locations (WL-L), and rulings about them."""

from __future__ import annotations

import pytest
from tests.games.western_legends.table import Table, rule, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
WYATT = {"character": "wyatt_earp", "marshal": 1}


@rule("WL-L1", "WL-T8")
def test_actions_belong_to_their_spaces() -> None:
    """On a space without a location only cards, moves and fights are possible."""
    t = table(seat0={"space": "M10", "money": 120, "nuggets": 2, "wounds": 1, "hand": "10S"})
    assert {choice.split()[0] for choice in t.choices(0)} == {"step", "play", "end_turn"}
    offers = {
        "D2": {"buy"},
        "D3": {"buy"},
        "D4": {"buy"},
        "D5": {"start_poker"},
        "D8": {"start_poker"},
        "R3": {"start_poker"},
        "R6": {"buy"},
        "S2": {"prospect"},
        "P5": {"prospect"},
        "C11": {"prospect"},
        "D9": {"sell", "rob_bank"},
        "R1": {"see_doctor"},
        "R2": {"revel"},
        "M3": {"take_cattle"},
        "S7": {"take_cattle"},
        "P12": set(),
        "X1": set(),
        "D1": set(),
    }
    for space, own in offers.items():
        goods = {"space": space, "money": 120, "nuggets": 2, "wounds": 1, "hand": "10S"}
        t = table(seat0=goods, seat1={"space": "M1"}, seat2={"space": "M1"})
        found = {choice.split()[0] for choice in t.choices(0)} - {
            "step",
            "play",
            "end_turn",
            "work",
            "upgrade",
        }
        assert found == own, space


@rule("WL-L2", "WL-R53", "WL-T7")
def test_work_at_any_location_as_often_as_there_are_actions() -> None:
    for space in ("X1", "M3", "P12", "D1", "D2", "R2"):
        t = table(seat0={"space": space})
        t.do("0 work, 0 work, 0 work")
        assert (t.money(0), t.active) == (30, 1)  # nothing is left to do, so the turn is over
    assert table(seat0={"space": "M10"}).refusal("0 work") == "WL-L2"


# -- the General Store -------------------------------------------------------------------------------------


@rule("WL-L3")
def test_many_purchases_in_one_action() -> None:
    t = table(seat0={"character": "kit_carson", "space": "R6", "money": 120})
    t.do("0 buy mule, 0 pass, 0 buy revolver, 0 pass, 0 upgrade revolver, 0 buy whiskey, 0 upgrade rifle")
    assert t.equipment(0) == ["mule", "revolver+", "rifle+", "whiskey"]
    assert (t.money(0), t.actions) == (0, 2)
    assert table(seat0={"space": "R5", "money": 120}).refusal("0 buy mule") == "WL-L3"
    assert table(seat0={"space": "R6", "money": 20}).refusal("0 buy mule") == "WL-L3"


@rule("WL-L4")
def test_one_card_of_each_kind() -> None:
    t = table(seat0={"space": "D2", "money": 120, "equipment": ["mule", "rifle", "whiskey"]})
    for item in ("mule", "rifle", "whiskey"):
        assert t.refusal(f"0 buy {item}") == "WL-L4"


@rule("WL-L5", "WL-T4")
def test_a_new_weapon_or_mount_may_be_used_at_once() -> None:
    t = table(seat0={"character": "kit_carson", "space": "D2", "money": 120})
    t.do("0 buy mustang")
    assert t.asked == "0 make_active"
    t.do("0 accept, 0 buy shotgun, 0 pass, 0 done")
    assert (t.mount(0), t.weapon(0)) == ("mustang", "rifle")
    assert t.choices(0, "wield") == []  # not to be changed again in this turn


@rule("WL-L6")
def test_an_upgrade_costs_the_price_again_and_keeps_what_is_active() -> None:
    t = table(seat0={"space": "D2", "money": 60, "equipment": ["rifle", "shotgun"], "weapon": "shotgun"})
    t.do("0 upgrade rifle, 0 done")
    assert (t.money(0), t.weapon(0), t.equipment(0)) == (20, "shotgun", ["shotgun", "rifle+"])
    assert t.refusal("0 upgrade rifle") == "WL-L4"


@rule("WL-L7", "WL-Y10")
def test_at_most_three_items() -> None:
    three = ["whiskey", "ten_gallon", "provisions"]
    t = table(seat0={"space": "D2", "money": 120, "equipment": three})
    assert t.refusal("0 buy miners_map") == "WL-L7"
    t = table(
        seat0={"space": "M10", "equipment": three},
        stories={0: ["the_travelling_salesman"]},
        discs={0: [0, 0]},
    )
    t.end_turn(0)
    assert (t.money(0), len(t.equipment(0))) == (20, 4)  # nothing to choose from but the money


@rule("WL-L8")
def test_items_cannot_be_upgraded() -> None:
    t = table(seat0={"space": "D2", "money": 120, "equipment": ["whiskey"]})
    assert t.refusal("0 upgrade whiskey") == "WL-L8"
    assert t.choices(0, "discard_item") == []


@rule("WL-R25")
def test_bought_and_upgraded_at_once() -> None:
    t = table(seat0={"space": "D2", "money": 60})
    t.do("0 buy mule, 0 accept, 0 upgrade mule")
    assert (t.equipment(0)[0], t.money(0), t.actions) == ("mule+", 0, 2)


@rule("WL-R24", "WL-G4")
def test_another_mount_loses_nuggets() -> None:
    t = table(
        seat0={"space": "M10", "nuggets": 6, "equipment": ["mule", "mustang"], "mount": "mule"},
        phase="start",
    )
    t.do("0 income money, 0 wield mustang")
    assert (t.mount(0), t.nuggets(0)) == ("mustang", 4)


# -- mine, bank, doctor, cabaret ---------------------------------------------------------------------------


def prospected(seed: int, equipment: list[str] | None = None, mine: str = "S2") -> Table:
    """A player has rolled both dice."""
    t = table(seat0={"space": mine, "equipment": equipment or []}, seed=seed)
    return t.do("0 prospect")


def faces(t: Table) -> list[str]:
    return [line.split()[2] for line in t.log("rolled")]


@rule("WL-L9")
def test_poker_needs_a_saloon() -> None:
    assert table(seat0={"space": "D9", "money": 10}).refusal("0 start_poker") == "WL-L9"
    assert table(seat0={"space": "D5", "money": 0}).refusal("0 start_poker") == "WL-R41"


@rule("WL-L10", "WL-R28")
def test_both_dice_pay() -> None:
    """Nugget, $10, $10 and again, or nothing; an arrow may be rolled as long as it comes."""
    seen = set()
    for seed in range(40):
        t = prospected(seed)
        while t.asked == "0 roll_again":
            t.do("0 accept")
        rolled = faces(t)
        seen |= set(rolled)
        assert t.nuggets(0) == rolled.count("nugget")
        assert t.money(0) == 10 * (rolled.count("money") + rolled.count("again"))
        assert t.actions == 2
    assert seen == {"nugget", "money", "again", "blank"}


@rule("WL-L10")
def test_an_arrow_need_not_be_rolled() -> None:
    t = next(t for t in map(prospected, range(60)) if t.asked == "0 roll_again")
    count = len(faces(t))
    t.do("0 pass")
    assert len(faces(t)) - count <= 1


@rule("WL-R27")
def test_the_map_rolls_one_die_again() -> None:
    """Decided after both dice are seen, once; the new face replaces the old one."""
    for seed in range(20):
        t = prospected(seed, ["miners_map"])
        assert t.asked == "0 reroll"
        before = faces(t)
        t.do("0 reroll 0")
        while t.asked == "0 roll_again":
            t.do("0 pass")
        final = [faces(t)[2], before[1]]
        assert t.nuggets(0) == final.count("nugget")
        assert t.money(0) == 10 * (final.count("money") + final.count("again"))
        assert t.asked == "0 act"


@rule("WL-L11", "WL-R62")
def test_deposits() -> None:
    t = table(seat0={"space": "D9", "nuggets": 3})
    assert t.choices(0, "sell") == ["sell 1", "sell 2", "sell 3"]
    t.do("0 sell 2")
    assert (t.nuggets(0), t.money(0), t.lp(0), t.actions) == (1, 40, 2, 2)
    assert table(seat0={"space": "D9"}).refusal("0 sell 0") == "WL-L11"


@rule("WL-L12", "WL-F6")
def test_the_bank_is_robbed_once_a_turn_and_with_a_card() -> None:
    t = table(seat0={**BILLY, "space": "D9", "hand": "AS AC"}, fight_deck=[11, 2, 3])
    t.do("0 rob_bank, 0 prepare AS, 2 pick 2")
    assert t.refusal("0 rob_bank") == "WL-L12"
    assert table(seat0={"space": "D9"}).refusal("0 rob_bank") == "WL-F6"
    assert table(seat0={"space": "D9", "hand": "AS"}, robbed=True).refusal("0 rob_bank") == "WL-L12"


@rule("WL-L13", "WL-L14", "WL-L15")
@pytest.mark.parametrize(("card", "money", "wanted", "wounds"), [("AS", 90, 3, 0), ("5S", 10, 1, 1)])
def test_what_a_bank_robbery_brings(card: str, money: int, wanted: int, wounds: int) -> None:
    """Fight card J pays $10 in any case; a lawman's points are gone in any case."""
    t = table(seat0={**WYATT, "marshal": 5, "space": "D9", "hand": card}, fight_deck=[11, 12, 13])
    t.do("0 rob_bank, 2 pick 11")
    assert (t.money(0), t.wanted(0), t.wounds(0), t.marshal(0)) == (money, wanted, wounds, 0)


@rule("WL-L16", "WL-R26")
def test_the_doctor() -> None:
    t = table(seat0={"space": "R1", "wounds": 2, "money": 30}, deck="3C 4C")
    t.do("0 see_doctor")
    assert (t.wounds(0), t.money(0), t.hand(0)) == (0, 20, "3C 4C")
    assert t.refusal("0 see_doctor") == "WL-L16"
    assert table(seat0={"space": "R1", "wounds": 1}).refusal("0 see_doctor") == "WL-L16"


@rule("WL-L17", "WL-R62")
def test_revels() -> None:
    t = table(seat0={"space": "R2", "money": 120})
    t.do("0 revel 4")
    assert (t.lp(0), t.money(0), t.actions) == (4, 0, 2)
    assert t.refusal("0 revel 1") == "WL-L17"


# -- cattle ------------------------------------------------------------------------------------------------


@rule("WL-L18", "WL-R56", "WL-R62")
def test_cattle_is_taken_at_random_and_one_at_a_time() -> None:
    seen = set()
    for seed in range(20):
        t = table(seat0={"space": "M3"}, seed=seed)
        t.do("0 take_cattle")
        seen.add(t.cattle(0))
        assert (t.ranch("green"), t.ranch("blue")) == (7, 8)
        assert t.refusal("0 take_cattle") == "WL-L18"
    assert len(seen) > 3
    assert all(str(token).startswith("green") for token in seen)
    t = table(seat0={"space": "M3", "cattle": "blue money"})
    assert t.refusal("0 take_cattle") == "WL-L18"


@rule("WL-R56")
def test_an_empty_ranch_has_nothing_to_give() -> None:
    t = table(seat0={"space": "M3"})
    while t.ranch("green") > 0:
        t.layout.ranches[0].take(t.state)
    assert t.refusal("0 take_cattle") == "WL-L18"


@rule("WL-L19")
def test_only_the_holder_sees_the_token() -> None:
    t = table(seat0={"space": "S7"})
    t.do("0 take_cattle")
    assert t.log("took_cattle", viewer=1) == ["took_cattle 0 blue"]
    assert t.log("saw_cattle", viewer=1) == t.log("saw_cattle") == []
    assert len(t.log("saw_cattle", viewer=0)) == 1


@rule("WL-L20", "WL-L21", "WL-L25", "WL-L23")
def test_rustling() -> None:
    """Free, at the other ranch only; a lawman becomes an outlaw, and the point comes before the bonus."""
    t = table(seat0={**WYATT, "space": "S7", "cattle": "green reputation"})
    t.do("0 deliver rustle")
    assert (t.wanted(0), t.marshal(0), t.actions) == (2, 0, 3)  # no marshal point can be chosen any more
    assert (t.cattle(0), t.ranch("green")) == (None, 8)
    t = table(seat0={"space": "M3", "cattle": "green money"})
    assert t.refusal("0 deliver rustle") == "WL-L20"


@rule("WL-L22", "WL-O3")
def test_wrangling() -> None:
    t = table(seat0={"space": "P12", "cattle": "blue card"}, deck="3C")
    t.do("0 deliver wrangle")
    assert (t.marshal(0), t.money(0), t.hand(0), t.actions) == (1, 50, "3C", 3)
    t = table(seat0={**BILLY, "space": "P12", "cattle": "blue card"})
    assert t.refusal("0 deliver wrangle") == "WL-O3"
    assert table(seat0={"space": "P12"}).refusal("0 deliver wrangle") == "WL-L22"


@rule("WL-L23", "WL-M6")
def test_a_delivery_ends_a_move() -> None:
    t = table(seat0={"space": "P9", "cattle": "green money", "equipment": ["mustang"]})
    t.do("0 step P12, 0 stop, 0 deliver wrangle")
    assert (t.money(0), t.actions) == (60, 2)
    assert not t.layout.turn.after.get(t.state)  # nothing can follow the move any more


@rule("WL-T6", "WL-R7")
def test_an_action_from_a_token_belongs_to_this_turn() -> None:
    t = table(seat0={"space": "P12", "cattle": "green action"})
    assert t.do("0 deliver wrangle").actions == 4


@rule("WL-L24")
def test_ways_to_heal() -> None:
    """Doctor, Bulletproof, Whiskey, Provisions, a token, a story, an ability."""
    hurt = {"wounds": 1, "money": 20}
    t = table(seat0={**hurt, "space": "R1"}).do("0 see_doctor")
    assert t.wounds(0) == 0
    t = table(seat0={**hurt, "space": "M7", "hand": "JS"}, fight_deck=[2, 3], bandits=["M2"])
    assert t.do("0 step M2, 2 pick 3").wounds(0) == 0
    assert table(seat0={**hurt, "space": "D2"}).do("0 buy whiskey").wounds(0) == 0
    t = table(seat0={**hurt, "space": "M10", "equipment": ["provisions"]})
    assert t.do("0 use provisions").wounds(0) == 0
    t = table(seat0={**hurt, "space": "P12", "cattle": "green healing"})
    assert t.do("0 deliver wrangle").wounds(0) == 0
    t = table(seat0={**hurt, "space": "M10"}, stories={0: ["bad_water"]}, discs={0: [0, 0]})
    assert t.end_turn(0).wounds(0) == 0
    t = table(seat0={**hurt, "character": "calamity_jane", "lp": 5}, phase="start")
    assert t.do("0 accept, 0 option 0").wounds(0) == 0
