"""Every worked example of the rules, laid out and played."""

from __future__ import annotations

import pytest
from tests.games.western_legends.table import GOALS, Table, new, rule, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
ANNIE = {"character": "annie_oakley"}


@rule("WL-E1")
def test_the_most_wanted_goes_first_and_has_no_reward_yet() -> None:
    for seed in range(4):
        t = new(4, seed=seed, first_game="on")
        t.play(
            *[f"{seat} {t.choices(seat)[0]}" for seat in range(4) if t.asked.startswith(f"{seat} start_at")]
        )
        billy = next(seat for seat in range(4) if t.character(seat) == "billy_the_kid")
        assert t.first == t.active == billy
        assert (t.wanted(billy), t.cards(billy)) == (2, 1)  # the card that he starts with


@rule("WL-E2")
def test_two_marshal_points_pay_the_second_and_the_third_field() -> None:
    """A bandit's point and Living Legend would do it; here two bandits in a row."""
    t = table(seat0={"marshal": 1, "space": "M10", "hand": "AS AC KS KC"}, turn=0)
    t.do("0 play AS, 0 option 0")
    assert (t.marshal(0), t.money(0), t.lp(0)) == (2, 20, 0)
    t.do("0 play AC, 0 option 0")
    assert (t.marshal(0), t.money(0), t.lp(0)) == (3, 20, 2)


@rule("WL-E3")
def test_sixth_wanted_point_draws_a_card_and_pays_two_at_the_end_of_the_turn() -> None:
    t = table(seat0={"wanted": 5, "space": "M10", "hand": "AS"}, deck="3C")
    t.do("0 play AS")
    assert (t.wanted(0), t.hand(0), t.lp(0)) == (6, "3C", 0)
    t.end_turn(0)
    assert t.lp(0) == 2


@rule("WL-E4", "WL-F13", "WL-R1")
def test_annie_duels_bass() -> None:
    t = table(
        seat0={
            "character": "annie_oakley",
            "space": "D6",
            "lp": 5,
            "hand": "KS 9S",
            "equipment": ["revolver"],
        },
        seat1={
            "character": "bass_reeves",
            "space": "D6",
            "marshal": 1,
            "hand": "QS 3S",
            "equipment": ["shotgun+"],
        },
        deck="7D",
    )
    t.do("0 attack 1 duel")
    assert t.asked == "1 lose_choice"
    t.do("1 option 0, 1 discard 3S, 0 prepare KS")
    assert t.asked == "1 defend"
    t.do("1 prepare QS")
    assert t.log("won", "was_beaten") == ["won 0 12 12"]
    assert (t.wounds(1), t.hand(1), t.lp(0)) == (1, "7D", 7)


@rule("WL-E5", "WL-P9", "WL-K8", "WL-R6")
def test_poker_against_the_banker() -> None:
    t = table(
        seat0={"space": "D5", "money": 10, "hand": "10H"},
        seat1={"space": "M1"},
        seat2={"space": "M1", "hand": "AS"},
        deck="10C 2D 4H 9S JC JD 3C 10S 5D 6D",
    )
    t.do("0 start_poker")
    t.lay(0, "10H 10C").lay(2, "2D JC")
    assert t.money(0) == 30  # the pot went to the bank; Lady Luck pays
    assert t.hand(0) == "5D 6D"
    assert t.hand(2) == "AS"
    assert set(t.discards().split()) == {"10H", "10C", "2D", "4H", "9S", "JC", "JD", "3C", "10S"}


@rule("WL-E6", "WL-L13", "WL-N11")
def test_billy_robs_the_bank() -> None:
    t = table(seat0={**BILLY, "space": "D9", "hand": "JH", "wounds": 1}, fight_deck=[3, 9, 13])
    t.do("0 rob_bank, 2 pick 3")
    assert (t.money(0), t.wanted(0), t.wounds(0)) == (80, 5, 0)
    assert sorted(t.fight_deck()[:3]) == [3, 9, 13]


@rule("WL-E7", "WL-N9", "WL-N17")
def test_annie_meets_a_bandit() -> None:
    t = table(
        seat0={**ANNIE, "space": "M7", "hand": "10C 6C", "equipment": ["revolver"]},
        fight_deck=[12, 3],
        deck="3C 4C",
        bandits=["M2"],
    )
    t.do("0 step M2, 0 prepare 10C, 2 pick 12")
    assert t.asked == "0 act"  # Stick 'Em Up could not change the result, so nobody asks
    assert (t.wounds(0), t.hand(0), t.bandits()) == (1, "3C 4C 6C", [])
    assert sorted(t.fight_deck()[:2]) == [3, 12]


@rule("WL-E8", "WL-Y6", "WL-Y8", "WL-Y11", "WL-Y12")
def test_a_story_of_five_players() -> None:
    t = table(
        5,
        seat0={"character": "bass_reeves", "space": "X1"},
        seat1={"character": "wyatt_earp", "space": "M4"},
        seat2={**BILLY, "space": "M4"},
        seat3={**ANNIE, "space": "M4"},
        seat4={"character": "kit_carson", "space": "M4"},
        stories={0: ["blood_money"], 1: ["bad_water"]},
        discs={0: [0, 1, 3], 1: [2, 4]},
        bandits=["P2"],
    )
    t.end_turn(0)
    assert t.asked == "0 exchange"
    t.do("0 pass")
    t.do("1 accept")
    t.do("3 pass")
    assert [t.money(seat) for seat in range(5)] == [30, 50, 0, 30, 0]
    assert t.wounds(1) == 1
    assert set(t.bandits()) == {"P2", "S1", "C8"}
    assert t.asked == "0 sheriff"
    assert (t.discs(0), t.discs(1)) == ([0] * 5, [0, 0, 1, 0, 1])


@rule("WL-E9", "WL-F16", "WL-F20")
def test_what_an_arrest_takes() -> None:
    t = table(
        seat0={"character": "bass_reeves", "space": "D6", "marshal": 1, "hand": "AS"},
        seat1={
            "character": "jesse_james",
            "space": "D6",
            "wanted": 4,
            "money": 50,
            "nuggets": 3,
            "cattle": "green money",
            "hand": "2S",
        },
    )
    t.do("0 attack 1 arrest, 1 prepare 2S")
    assert (t.money(1), t.nuggets(1), t.wanted(1), t.cattle(1)) == (20, 1, 0, None)
    assert (t.wounds(1), t.cards(1), t.space(1)) == (1, 1, "D1")
    assert (t.marshal(0), t.ranch("green")) == (2, 8)


def robbery(attacker: str, defender: str) -> Table:
    """A lawman robs a victim with $70."""
    return table(
        seat0={"character": "wyatt_earp", "space": "D6", "marshal": 4, "hand": attacker},
        seat1={**ANNIE, "space": "D6", "money": 70, "hand": defender, "equipment": ["revolver"]},
    )


@rule("WL-E10", "WL-O2", "WL-F18")
def test_a_lawman_who_robs_is_an_outlaw() -> None:
    t = robbery("AS", "2S")
    t.do("0 attack 1 robbery, 1 prepare 2S")
    t.do("0 loot money")
    assert (t.marshal(0), t.wanted(0), t.money(0), t.money(1)) == (0, 1, 40, 30)


@rule("WL-E11", "WL-O9", "WL-F25")
def test_a_lawman_who_fails_to_rob_stays_one() -> None:
    t = robbery("2S", "AS")
    t.do("0 attack 1 robbery, 1 prepare AS")
    assert (t.marshal(0), t.wanted(0), t.wounds(0), t.cards(0)) == (4, 0, 1, 1)


@rule("WL-E12", "WL-L14", "WL-L15")
def test_a_lawman_loses_at_the_bank() -> None:
    t = table(
        seat0={"character": "wyatt_earp", "marshal": 2, "space": "D9", "hand": "2S"}, fight_deck=[13, 12, 11]
    )
    t.do("0 rob_bank, 2 pick 11")
    assert (t.marshal(0), t.wanted(0), t.wounds(0), t.cards(0)) == (0, 1, 1, 1)


@rule("WL-E13", "WL-O5")
def test_marshal_points_beyond_the_last_field() -> None:
    """Field 9 pays 6, and each further point 1."""
    t = table(seat0={"marshal": 8, "space": "M10", "hand": "AS AC AH"})
    t.do("0 play AS, 0 option 0, 0 play AC, 0 option 0, 0 play AH, 0 option 0")
    assert (t.marshal(0), t.lp(0)) == (9, 8)


@rule("WL-E14", "WL-O5", "WL-O6")
def test_wanted_points_beyond_the_last_field() -> None:
    t = table(seat0={**BILLY, "wanted": 9, "space": "D9", "hand": "AS"}, fight_deck=[2, 3, 4])
    t.do("0 rob_bank, 2 pick 3")
    assert (t.wanted(0), t.lp(0)) == (9, 3)
    t.end_turn(0)
    assert t.lp(0) == 6


@rule("WL-E15", "WL-T11", "WL-T12")
def test_two_wounds_leave_three_cards() -> None:
    t = table(seat0={"space": "M10", "wounds": 2, "hand": "2S 3S 4S 5S 6S"})
    t.end_turn(0)
    assert t.asked == "0 hand_limit"
    t.do("0 discard 2S, 0 discard 6S")
    assert (t.hand(0), t.active) == ("3S 4S 5S", 1)


@rule("WL-E16", "WL-L11", "WL-K7", "WL-G3")
def test_a_deposit_with_a_golden_nugget() -> None:
    t = table(seat0={"space": "D9", "money": 60, "nuggets": 4, "hand": "8S"})
    t.do("0 add_nugget 8S, 0 sell 4")
    assert (t.lp(0), t.money(0), t.nuggets(0), t.actions) == (5, 120, 0, 2)


@rule("WL-E17", "WL-L17")
@pytest.mark.parametrize(("money", "most"), [(100, 3), (120, 4), (20, 0)])
def test_how_much_can_be_revelled(money: int, most: int) -> None:
    t = table(seat0={"space": "R2", "money": money})
    assert t.choices(0, "revel") == [f"revel {points}" for points in range(1, most + 1)]
    if most:
        t.do(f"0 revel {most}")
        assert (t.lp(0), t.money(0)) == (most, money - 30 * most)


@rule("WL-E18", "WL-L16")
def test_the_doctor_with_three_wounds() -> None:
    t = table(seat0={"space": "R1", "money": 10, "wounds": 3})
    t.do("0 see_doctor")
    assert (t.wounds(0), t.money(0), t.cards(0)) == (0, 0, 3)


@rule("WL-E19", "WL-K2")
def test_tenacity_first() -> None:
    t = table(seat0={"space": "M10", "hand": "QS"})
    assert t.do("0 play QS").actions == 4


@rule("WL-E20", "WL-M1", "WL-M8")
def test_from_the_bank_to_the_cabaret() -> None:
    rider = {"space": "D9", "equipment": ["mustang", "revolver"], "hand": "2S 3S"}
    t = table(seat0=rider)
    t.do("0 step D7, 0 step X1, 0 step C1, 0 step R2")
    assert (t.space(0), t.asked, t.actions) == ("R2", "0 act", 2)
    t = table(seat0=rider, bandits=["X1"])
    t.do("0 step D7, 0 step X1")
    assert "own_card" in t.asked
    assert t.refusal("0 step C1") != ""


@rule("WL-E21", "WL-M3")
def test_across_a_corner() -> None:
    t = table(seat0={"space": "M2"})
    t.do("0 step M7, 0 step D2")
    assert (t.space(0), t.actions, t.asked) == ("D2", 2, "0 act")


@rule("WL-E22", "WL-M4")
def test_the_mesa_lies_between() -> None:
    t = table(seat0={**ANNIE, "space": "D9", "lp": 9, "equipment": ["mule"]})
    assert t.refusal("0 step C2") == "WL-M2"
    assert t.refusal("0 step mesa_southern") == "WL-M4"
    t.do("0 step D7, 0 step X1, 0 step C2")
    assert (t.space(0), t.asked) == ("C2", "0 act")


@rule("WL-E23", "WL-M7")
def test_an_outlaw_keeps_away_from_the_sheriff() -> None:
    t = table(seat0={**BILLY, "space": "D5"})
    assert t.refusal("0 step D1") == "WL-M7"
    assert t.refusal("0 step D2") == ""


@rule("WL-E24", "WL-H2", "WL-H4")
def test_the_sheriff_comes_to_the_bank() -> None:
    t = table(
        seat0={"character": "bass_reeves", "space": "M1", "hand": "4S"},
        seat1={**BILLY, "space": "D9", "hand": "2S 3S"},
        fight_deck=[10, 11, 12, 13],
    )
    t.do("0 play 4S, 0 step D5, 0 step D6, 0 step D9")
    assert (t.lp(0), t.asked) == (1, "1 discard")
    t.do("1 discard 3S")
    assert "faced 1 sheriff 4" in t.log()


@rule("WL-E25", "WL-N9")
def test_a_tie_with_the_guard_loses() -> None:
    t = table(seat0={**BILLY, "space": "D9", "hand": "QS"}, fight_deck=[12, 2, 3])
    t.do("0 rob_bank, 2 pick 12")
    assert (t.money(0), t.wanted(0), t.wounds(0)) == (0, 3, 1)


@rule("WL-E26", "WL-Z3", "WL-Z4")
def test_final_scoring() -> None:
    t = table(
        seat0={
            **BILLY,
            "wanted": 6,
            "lp": 21,
            "money": 110,
            "equipment": ["mustang+", "revolver"],
            "wounds": 1,
        },
        seat1={"character": "jesse_james", "wanted": 1},
    )
    assert t.state.scores()[0] == 21 + 2 + 1 + 3 - 1 == 26


@rule("WL-E27", "WL-Z3")
def test_two_most_wanted() -> None:
    t = table(
        seat0={**BILLY, "wanted": 5},
        seat1={"character": "jesse_james", "wanted": 5},
        seat2={**ANNIE, "wanted": 2},
    )
    assert t.state.scores() == [1, 1, 1]


@rule("WL-E32", "WL-V4")
def test_tokens_of_the_second_goal() -> None:
    """A deal in which 2 and 3 are drawn to the 1 of the first goal."""
    for seed in range(50):
        t = table(
            options=GOALS,
            seat0={
                "character": "kit_carson",
                "space": "M10",
                "equipment": ["mule+", "rifle"],
                "claimed": ["kit_3"],
                "goals": ["kit_1"],
                "fame": [1],
            },
            seed=seed,
        )
        supply = t.view.fame
        t.do("0 claim 0")
        if t.fame(0) == [1, 2, 3]:
            break
    assert (t.fame(0), t.view.fame) == ([1, 2, 3], supply - 2)
    assert t.asked == "0 return_fame"
    t.do("0 return_fame 1")
    assert (t.fame(0), t.view.fame) == ([2, 3], supply - 1)


@rule("WL-E33", "WL-N13")
def test_fight_card_9_without_money() -> None:
    bandit = {"fight_deck": [9, 2], "bandits": ["M2"]}
    t = table(seat0={"space": "M7", "hand": "AS 2S 3S"}, **bandit)
    t.do("0 step M2, 0 prepare AS, 2 pick 9")
    assert t.asked == "0 discard"
    t.do("0 discard 2S")
    assert t.hand(0) == "3S"
    t = table(seat0={"space": "M7", "hand": "AS"}, **bandit)
    t.do("0 step M2, 2 pick 9")
    assert (t.money(0), t.cards(0), t.lp(0)) == (0, 0, 1)


@rule("WL-E34", "WL-R21")
def test_fight_card_7_with_three_wounds() -> None:
    t = table(seat0={"space": "M7", "hand": "AS 2S", "wounds": 3}, fight_deck=[7, 2], bandits=["M2"])
    t.do("0 step M2, 0 prepare AS, 2 pick 7")
    assert (t.wounds(0), t.cards(0)) == (3, 0)


@rule("WL-E37", "WL-H5")
def test_an_outlaw_with_one_card_is_arrested_at_once() -> None:
    t = table(
        seat0={"character": "bass_reeves", "space": "M1", "hand": "4S"},
        seat1={**BILLY, "space": "D5", "hand": "AS", "money": 30},
        deck="9D",
    )
    t.do("0 play 4S, 0 step D5")
    assert (t.wounds(1), t.hand(1), t.wanted(1), t.money(1)) == (1, "9D", 0, 10)
    assert (t.space(1), t.sheriff()) == ("D1", "D1")
    assert not t.log("faced", "showed_fight_card")


@rule("WL-E38", "WL-O2", "WL-O11")
def test_a_lawman_robs_the_bank() -> None:
    t = table(
        seat0={"character": "wyatt_earp", "marshal": 4, "lp": 3, "space": "D9", "hand": "AS"},
        fight_deck=[11, 2, 3],
        deck="7D 8D",
    )
    t.do("0 rob_bank, 2 pick 11")
    assert (t.marshal(0), t.wanted(0), t.hand(0), t.money(0), t.lp(0)) == (0, 3, "7D", 90, 3)
