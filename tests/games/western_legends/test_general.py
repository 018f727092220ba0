"""First principles (WL-G), and the actions of cards (WL-K)."""

from __future__ import annotations

import pytest
from tests.games.western_legends.table import GAME, rule, table

import saloon

BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1}
WYATT = {"character": "wyatt_earp", "marshal": 1}
ANNIE = {"character": "annie_oakley"}


@rule("WL-G1")
def test_the_most_points_win() -> None:
    t = table(seat0={"lp": 20}, seat1={"lp": 25}, seat2={"lp": 24}, ending="last", turn=2)
    t.end_turn(2)
    assert t.state.over
    assert t.state.outcome().ranking == [[1], [2], [0]]


@rule("WL-G2")
def test_nobody_is_on_both_sides() -> None:
    with pytest.raises(saloon.ScenarioError, match="nobody has marshal and wanted points"):
        table(seat0={"marshal": 1, "wanted": 1})
    t = table(seat0={**BASS, "space": "M10", "hand": "AS"})
    t.do("0 play AS, 0 option 1")
    assert (t.marshal(0), t.wanted(0)) == (0, 1)


@rule("WL-G3", "WL-R57")
def test_money_stops_at_120() -> None:
    t = table(seat0={"money": 110}, phase="start")
    t.do("0 income money")
    assert t.money(0) == 120
    assert "cut 0 money 10" in t.log()


@rule("WL-G4")
def test_nuggets_stop_at_four_or_six() -> None:
    for mount, most in (([], 4), (["mustang"], 4), (["mule"], 6), (["mule+"], 6)):
        t = table(
            seat0={"nuggets": 4, "cattle": "green nugget", "space": "P12", "equipment": [*mount, "rifle"]}
        )
        t.do("0 deliver wrangle")
        assert t.nuggets(0) == min(5, most)


@rule("WL-G5")
def test_a_fourth_wound_changes_nothing() -> None:
    """Fight card 3 brings two wounds, of which one fits; the lost fight none any more."""
    t = table(seat0={"space": "M7", "hand": "2S", "wounds": 2}, fight_deck=[3, 13], bandits=["M2"])
    t.do("0 step M2, 2 pick 3")
    assert t.wounds(0) == 3


@rule("WL-G6")
def test_who_has_nothing_gives_nothing() -> None:
    """Fight card 2 takes a point, fight card 4 a card."""
    t = table(seat0={"space": "M7", "hand": "AS"}, fight_deck=[2, 13], bandits=["M2"])
    t.do("0 step M2, 2 pick 2")
    assert (t.lp(0), t.asked) == (0, "0 choose")
    t = table(seat0={"space": "M7", "hand": "AS"}, fight_deck=[4, 13], bandits=["M2"])
    t.do("0 step M2, 2 pick 4")
    assert (t.wounds(0), t.asked) == (1, "0 choose")


@rule("WL-G7", "WL-R64")
def test_negative_alternatives() -> None:
    """Bank Run: $20 or a nugget; who can give only one gives that, who can give neither loses nothing."""
    for goods, left in (
        ({"nuggets": 1}, (0, 0)),
        ({"money": 20}, (0, 0)),
        ({}, (0, 0)),
        ({"money": 10}, (0, 0)),
        ({"money": 10, "nuggets": 1}, (10, 0)),  # only the nugget can be given in full
    ):
        t = table(
            seat0={"space": "M10", **goods},
            stories={0: ["bank_run"]},
            discs={0: [0, 0]},
        )
        t.end_turn(0)
        assert (t.money(0), t.nuggets(0), t.lp(0)) == (*left, 1)
    t = table(seat0={"space": "M10", "money": 20, "nuggets": 1}, stories={0: ["bank_run"]}, discs={0: [0, 0]})
    t.end_turn(0)
    assert t.asked == "0 lose_choice"
    t.do("0 option 1")
    assert (t.money(0), t.nuggets(0), t.lp(0)) == (20, 0, 1)


@rule("WL-G8", "WL-R5")
def test_effects_add_up_but_not_below_two() -> None:
    """An upgraded revolver and Stick 'Em Up make a 4 count 2, and a K count 10."""
    t = table(
        seat0={**ANNIE, "space": "D6", "hand": "10S 6S 2C", "equipment": ["revolver+"]},
        seat1={**BASS, "space": "D6", "hand": "KS 9C"},
    )
    t.do("0 attack 1 duel, 0 prepare 10S, 1 prepare KS")
    assert t.asked == "0 reaction"
    t.do("0 react 6S").no_reactions()
    assert "won 0 10 10" in t.log()
    t = table(
        seat0={**ANNIE, "space": "D6", "hand": "2S 6S 2C", "equipment": ["revolver+"]},
        seat1={**BASS, "space": "D6", "hand": "4S 9C", "equipment": ["revolver+"]},
    )
    t.do("0 attack 1 duel, 0 prepare 2S, 1 prepare 4S, 0 react 6S").no_reactions()
    assert "won 0 2 2" in t.log()


@rule("WL-G9")
@pytest.mark.parametrize(
    ("mine", "other", "wins"), [("JS", "10H", True), ("KS", "AH", False), ("QS", "QH", True)]
)
def test_values_of_cards(mine: str, other: str, wins: bool) -> None:
    t = table(
        seat0={**ANNIE, "space": "D6", "hand": f"{mine} 2C", "equipment": ["revolver"]},
        seat1={**BASS, "space": "D6", "hand": f"{other} 3C", "equipment": ["revolver"]},
    )
    t.do(f"0 attack 1 duel, 0 prepare {mine}, 1 prepare {other}").no_reactions()
    assert (t.lp(0) == 2) == wins


@rule("WL-G10", "WL-G13", "WL-N21")
def test_automatic_effects_work_by_themselves_and_once() -> None:
    """Tracker's Instinct draws a card in the fight it is played in; the next fight knows nothing of it."""
    t = table(seat0={"space": "M7", "hand": "9S AS AC"}, fight_deck=[8, 2], bandits=["M2"], deck="3C 4C")
    t.do("0 step M2, 0 prepare 9S, 2 pick 8, 0 option 0")
    assert (t.hand(0), t.wounds(0)) == ("AS 3C AC", 1)
    assert t.layout.fighting.opponent.get(t.state) < 0


@rule("WL-G11", "WL-K1")
def test_an_action_of_a_card_costs_an_action_and_the_card() -> None:
    t = table(
        seat0={"space": "M10", "hand": "10S 5S", "equipment": ["rifle", "provisions"], "wounds": 1}, deck="3C"
    )
    t.do("0 play 10S")
    assert (t.money(0), t.actions, t.discards()) == (30, 2, "10S")
    assert t.refusal("0 play 5_spades") == "WL-G11"
    t.do("0 use provisions")
    assert (t.actions, t.hand(0), t.wounds(0), t.equipment(0)) == (1, "5S 3C", 0, ["rifle"])
    assert t.refusal("0 use whiskey") == "WL-K1"


@rule("WL-G12", "WL-R69")
def test_a_reaction_costs_no_action() -> None:
    t = table(seat0={"space": "M10", "hand": "2S"})
    t.do("0 step M9, 0 stop")
    assert t.actions == 2
    t.do("0 react 2S, 0 step M8, 0 stop")
    assert (t.actions, t.space(0), t.discards()) == (2, "M8", "2S")


@rule("WL-G14", "WL-R12")
def test_abilities_from_five_points_on() -> None:
    """Bass gets his point and $20 for an arrest; once unlocked, losing points does not matter."""
    for lp, told, extra in ((4, {}, 0), (5, {}, 20), (1, {"unlocked": True}, 20)):
        t = table(
            seat0={
                **BASS,
                "marshal": 2,
                "space": "D6",
                "hand": "AS",
                "lp": lp,
                "equipment": ["revolver"],
                **told,
            },
            seat1={**BILLY, "space": "D6"},
        )
        t.do("0 attack 1 arrest")
        assert (t.money(0), t.marshal(0)) == (extra, 3)


@rule("WL-G15")
def test_any_number_of_figures_on_a_space() -> None:
    t = table(6, **{f"seat{seat}": {"space": "D1"} for seat in range(6)})
    assert t.sheriff() == "D1"
    assert {t.space(seat) for seat in range(6)} == {"D1"}


@rule("WL-G16")
def test_nothing_takes_weapons_and_mounts() -> None:
    t = table(
        seat0={**WYATT, "space": "D6", "hand": "AS"},
        seat1={**BILLY, "space": "D6", "equipment": ["rifle+", "mule", "whiskey"], "money": 20},
    )
    t.do("0 attack 1 arrest")
    assert t.equipment(1) == ["mule", "rifle+", "whiskey"]
    assert not [family.name for family in GAME.actions.families if "sell_weapon" in family.name]


@rule("WL-G17")
def test_equipment_of_a_kind_is_alike() -> None:
    """There is one entry for each kind, whoever owns it."""
    assert len(table().layout.box.price) == 9


@rule("WL-G20")
def test_the_owner_chooses_what_to_discard() -> None:
    """A prepared card is no longer in hand."""
    t = table(seat0={"space": "M7", "hand": "AS 2S 3S"}, fight_deck=[4, 2], bandits=["M2"])
    t.do("0 step M2, 0 prepare AS, 2 pick 4")
    assert t.choices(0) == ["discard 2_spades", "discard 3_spades"]


@rule("WL-G21")
def test_discards_are_open() -> None:
    t = table(seat0={"space": "M10", "hand": "10S"})
    t.do("0 play 10S")
    assert t.log("discarded") == ["discarded 0 10_spades"]


@rule("WL-G22", "WL-N5", "WL-J5")
def test_without_a_card_a_fight_is_lost() -> None:
    """As a lost fight in every respect, but without fight cards."""
    t = table(seat0={"space": "M7", "lp": 3}, fight_deck=[2, 3], bandits=["M2"], deck="3C")
    t.do("0 step M2")
    assert (t.wounds(0), t.hand(0), t.lp(0), t.bandits()) == (1, "3C", 3, [])
    assert not t.log("faced", "showed_fight_card")


# -- actions of cards --------------------------------------------------------------------------------------


@rule("WL-K2", "WL-T6")
def test_tenacity_belongs_to_this_turn() -> None:
    t = table(seat0={"space": "M10", "hand": "QS QC"})
    t.do("0 play QS, 0 play QC")
    assert t.actions == 5
    t.end_turn(0)
    t.do("1 income money")
    assert t.actions == 3


@rule("WL-K3", "WL-H1")
def test_manhunt_without_an_outlaw() -> None:
    t = table(seat0={"space": "M10", "hand": "4S"})
    t.do("0 play 4S")
    assert (t.lp(0), t.asked, t.sheriff()) == (1, "0 act", "D1")


@rule("WL-K4")
def test_manhunt_moves_the_sheriff() -> None:
    t = table(seat0={"space": "M10", "hand": "4S"}, seat1={**BILLY, "space": "P5"})
    t.do("0 play 4S, 0 step D2, 0 step D4, 0 step D7")
    assert (t.sheriff(), t.asked) == ("D7", "0 act")


@rule("WL-K5", "WL-O3")
def test_living_legend_for_all_sides() -> None:
    t = table(seat0={**BILLY, "space": "M10", "hand": "AS"})
    t.do("0 play AS")
    assert (t.wanted(0), t.asked) == (3, "0 act")  # an outlaw has no choice
    t = table(seat0={**BASS, "marshal": 3, "space": "M10", "hand": "AS"})
    t.do("0 play AS, 0 option 1")
    assert (t.marshal(0), t.wanted(0)) == (0, 1)


@rule("WL-K6")
def test_one_reputation_a_turn() -> None:
    t = table(seat0={"space": "M10", "hand": "KS KC"})
    t.do("0 play KS")
    assert (t.lp(0), t.refusal("0 play king_clubs")) == (2, "WL-K6")
    t.end_turn(0)
    t.do("1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    assert t.refusal("0 play king_clubs") == ""


@rule("WL-K7")
def test_golden_nuggets() -> None:
    """They can be sold alone, several at once, and nowhere else do they count."""
    t = table(seat0={"space": "D9", "hand": "8S 8C", "nuggets": 4})
    t.do("0 add_nugget 8S, 0 add_nugget 8C, 0 sell 0")
    assert (t.lp(0), t.money(0), t.nuggets(0)) == (2, 40, 4)
    t = table(seat0={"space": "D6", "hand": "8S"})
    assert t.refusal("0 add_nugget 8_spades") == "WL-K7"
    t = table(
        seat0={**WYATT, "space": "D6", "hand": "AS"},
        seat1={**BILLY, "space": "D6", "hand": "8S 8C 2C", "nuggets": 1},
    )
    t.do("0 attack 1 arrest, 1 prepare 2C")
    assert (t.nuggets(1), "8S" in t.hand(1), "8C" in t.hand(1)) == (0, True, True)


@rule("WL-K8", "WL-R6")
def test_lady_luck_pays_for_a_win_too() -> None:
    t = table(
        seat0={"space": "D5", "money": 10, "hand": "10H"},
        seat1={"space": "M1"},
        seat2={"space": "M1"},
        deck="10C 4H 5H 9S QC 10D 3C 7S 5D 6D",
    )
    t.do("0 start_poker").lay(0, "10H 10C").lay(2, "4H 5H")
    assert (t.money(0), t.lp(0), t.hand(0)) == (90, 1, "5D")
