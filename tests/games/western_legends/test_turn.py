"""Lawmen and outlaws (WL-O), the turn (WL-T), movement (WL-M)."""

from __future__ import annotations

import pytest
from tests.games.western_legends.table import rule, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1}
WYATT = {"character": "wyatt_earp", "marshal": 1}
ANNIE = {"character": "annie_oakley"}
KIT = {"character": "kit_carson"}
KNIFE = {"character": "bloody_knife"}
AWAY = {"seat1": {"space": "S6"}, "seat2": {"space": "S6"}}


# -- lawmen and outlaws ------------------------------------------------------------------------------------


@rule("WL-O1")
def test_all_fields_entered_pay() -> None:
    """Three wanted points from 1 enter fields 2, 3 and 4: two cards."""
    t = table(seat0={**BILLY, "wanted": 1, "space": "D9", "hand": "AS"}, fight_deck=[2, 3, 4])
    t.do("0 rob_bank, 2 pick 3")
    assert (t.wanted(0), t.cards(0)) == (4, 2)


@rule("WL-O2")
def test_a_lawman_loses_all_points_first() -> None:
    t = table(seat0={**WYATT, "marshal": 7, "space": "S7", "cattle": "green money"})
    t.do("0 deliver rustle")
    assert (t.marshal(0), t.wanted(0), t.lp(0)) == (0, 1, 0)
    assert "lost_badge 0" in t.log()


@rule("WL-O3", "WL-N15")
def test_an_outlaw_gains_no_marshal_points() -> None:
    """A bandit brings the point without a question."""
    t = table(seat0={**BILLY, "space": "M7", "hand": "AS"}, fight_deck=[2, 11], bandits=["M2"])
    t.do("0 step M2, 2 pick 11")
    assert (t.lp(0), t.marshal(0), t.asked) == (1, 0, "0 act")


@rule("WL-O4")
def test_wanted_points_go_in_jail_only() -> None:
    t = table(seat0={**BASS, "space": "D6", "hand": "AS"}, seat1={**BILLY, "wanted": 9, "space": "D6"})
    t.do("0 attack 1 duel")
    assert t.wanted(1) == 9
    t = table(seat0={**BASS, "space": "D6", "hand": "AS"}, seat1={**BILLY, "wanted": 9, "space": "D6"})
    t.do("0 attack 1 arrest")
    assert t.wanted(1) == 0


@rule("WL-O5")
def test_points_beyond_field_nine() -> None:
    t = table(seat0={**BILLY, "wanted": 9, "space": "M10", "hand": "AS"})
    t.do("0 play AS")
    assert (t.wanted(0), t.lp(0)) == (9, 1)


@rule("WL-O6", "WL-O8")
@pytest.mark.parametrize(("wanted", "points"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_points_of_rows_at_the_end_of_the_turn(wanted: int, points: int) -> None:
    t = table(seat0={**BILLY, "wanted": wanted, "space": "M10"}, seat1={**BASS, "marshal": 9}, **{})
    t.end_turn(0)
    assert t.lp(0) == points
    assert t.log("lived_as_outlaw") == (["lived_as_outlaw 0"] if points else [])
    t.do("1 income money, 1 end_turn")
    assert t.lp(1) == 0


@rule("WL-O7", "WL-Z3")
def test_lawmen_score_at_the_end_of_the_game() -> None:
    for marshal, points in ((0, 0), (1, 1), (4, 2), (9, 3)):
        assert table(seat0={**ANNIE, "marshal": marshal}).state.scores()[0] == points


@rule("WL-O10", "WL-O11")
def test_back_and_forth() -> None:
    """A lawman who becomes an outlaw and goes to jail starts again from 0, with rewards."""
    t = table(
        seat0={**WYATT, "marshal": 3, "space": "D6", "hand": "AS AC"},
        seat1={**BASS, "marshal": 1, "space": "M1", "hand": "KS KC"},
        deck="3C 4C 5C",
    )
    t.do("0 play AS, 0 option 1")
    assert (t.marshal(0), t.wanted(0)) == (0, 1)
    t = table(seat0={**WYATT, "marshal": 0, "space": "M10", "hand": "AS"})
    t.do("0 play AS, 0 option 0")
    assert (t.marshal(0), t.money(0)) == (1, 20)


@rule("WL-O12")
def test_an_outlaw_arrested_in_the_same_turn_gains_nothing() -> None:
    """The story that he completes himself moves the sheriff onto him."""
    t = table(
        seat0={**BILLY, "space": "D5"},
        stories={0: ["grubstake"]},
        discs={0: [0, 0]},
        **AWAY,
    )
    t.end_turn(0)
    t.do("0 step D5")
    assert (t.wanted(0), t.lp(0), t.space(0)) == (0, 0, "D1")


# -- the turn ----------------------------------------------------------------------------------------------


@rule("WL-T1", "WL-T2", "WL-T10")
def test_turns_go_clockwise() -> None:
    t = table(4, turn=2, first=1, seat2={"space": "M10"}, seat3={"space": "M10"})
    t.end_turn(2)
    assert (t.active, t.asked) == (3, "3 income")
    t.do("3 income money, 3 end_turn")
    assert t.asked == "0 income"


@rule("WL-T3")
def test_the_start_of_a_turn_in_order() -> None:
    """Abilities, income, weapon, mount."""
    t = table(
        seat0={
            "character": "yb_rowdy",
            "lp": 5,
            "hand": "2S",
            "equipment": ["rifle", "shotgun", "mule", "mustang"],
        },
        phase="start",
        deck="3C 4C 5C 6C",
    )
    assert t.asked == "0 exchange"
    t.do("0 accept")
    assert (t.hand(0), t.asked) == ("3C 4C", "0 income")
    t.do("0 income both")
    assert (t.money(0), t.hand(0), t.asked) == (10, "3C 4C 5C", "0 weapon")
    t.do("0 wield shotgun, 0 wield mustang")
    assert (t.weapon(0), t.mount(0), t.asked, t.actions) == ("shotgun", "mustang", "0 act", 3)


@rule("WL-T3", "WL-R57")
@pytest.mark.parametrize(("income", "money", "cards"), [("money", 20, 0), ("cards", 0, 2), ("both", 10, 1)])
def test_three_incomes(income: str, money: int, cards: int) -> None:
    t = table(phase="start")
    t.do(f"0 income {income}")
    assert (t.money(0), t.cards(0)) == (money, cards)


@rule("WL-T4")
def test_weapons_stay_for_the_turn() -> None:
    t = table(seat0={"space": "M10", "equipment": ["rifle", "shotgun"], "weapon": "rifle"})
    assert t.choices(0, "wield") == []
    assert t.refusal("0 wield shotgun") != ""


@rule("WL-T5", "WL-M1")
def test_on_foot_or_mounted() -> None:
    """The only mount is active by itself."""
    t = table(seat0={"space": "M10"}, phase="start")
    t.do("0 income money")
    assert int(t.layout.movement_of(t.state, 0)) == 2
    t = table(seat0={"space": "M10", "equipment": ["mule"]}, phase="start")
    t.do("0 income money")
    assert (t.asked, t.mount(0), int(t.layout.movement_of(t.state, 0))) == ("0 act", "mule", 3)


@rule("WL-T6")
def test_three_actions_a_turn() -> None:
    t = table(seat0={"space": "D9", "money": 0, "nuggets": 2}, actions=1, stories={0: ["mail_order"]})
    t.do("0 sell 1")
    assert t.active == 1
    t = table(seat0={"space": "P12", "cattle": "green money", "hand": "10S"}, actions=0)
    assert t.asked == "0 act"  # there is still something free to do
    assert t.refusal("0 work") == t.refusal("0 play 10_spades") == "WL-T6"


@rule("WL-R48")
def test_actions_need_not_be_taken() -> None:
    t = table(seat0={"space": "D9"})
    assert t.end_turn(0).active == 1


@rule("WL-T9")
def test_free_activities_belong_to_the_own_turn() -> None:
    t = table(
        seat0={"space": "M10"},
        seat1={"space": "M10", "wounds": 1},
        stories={0: ["bad_water"]},
    )
    assert t.refusal("1 contribute left") == "WL-T1"
    t.end_turn(0)
    t.do("1 income money")
    assert t.refusal("1 contribute left") == ""
    t.do("1 contribute left")
    assert (t.actions, t.discs(0)) == (3, [0, 1, 0])


@rule("WL-T10", "WL-Y17")
def test_the_end_of_a_turn_in_order() -> None:
    """A story brings two cards before the hand limit is checked; then the outlaw's points, then the end."""
    t = table(
        seat0={
            **BILLY,
            "lp": 19,
            "space": "P5",
            "hand": "2S 3S 4S 5S",
            "equipment": ["whiskey", "provisions"],
        },
        stories={0: ["mail_order"]},
        discs={0: [0, 0]},
        deck="7C 8C",
        **AWAY,
    )
    t.end_turn(0)
    t.do("0 stop") if "sheriff" in t.asked else None
    assert (t.asked, t.cards(0), t.lp(0), t.ending) == ("0 hand_limit", 6, 19, 0)
    t.do("0 discard 2S")
    assert (t.lp(0), t.ending, t.active) == (20, 1, 1)


@rule("WL-T11")
@pytest.mark.parametrize("wounds", [0, 1, 2, 3])
def test_the_hand_limit(wounds: int) -> None:
    """Five less the wounds, checked only at the end of the own turn."""
    t = table(
        seat0={"space": "M10", "wounds": wounds, "hand": "2S 3S 4S 5S 6S 7S"},
        seat1={"hand": "2C 3C 4C 5C 6C 7C"},
    )
    t.end_turn(0)
    for card in ["2S", "3S", "4S", "5S"][: wounds + 1]:
        assert t.asked == "0 hand_limit"
        t.do(f"0 discard {card}")
    assert (t.cards(0), t.cards(1), t.asked) == (5 - wounds, 6, "1 income")


# -- movement ----------------------------------------------------------------------------------------------


@rule("WL-M1", "WL-M2")
def test_movement_points() -> None:
    for mount, points in (([], 2), (["mule"], 3), (["mustang"], 4), (["mustang+"], 5)):
        t = table(seat0={"space": "D1", "equipment": mount}, **AWAY)
        moves = 0
        while moves == 0 or t.asked == "0 moving":
            t.do("0 step D2" if t.space(0) == "D1" else "0 step D1")
            moves += 1
        assert moves == points


@rule("WL-M5", "WL-M6")
def test_points_left_are_lost() -> None:
    t = table(seat0={"space": "P9", "equipment": ["mustang"], "cattle": "green money"}, **AWAY)
    t.do("0 step P12, 0 stop")
    assert t.actions == 2
    t.do("0 step P9")
    assert t.actions == 1  # a new action


@rule("WL-M7")
def test_outlaws_and_the_sheriff() -> None:
    """By no movement, also not across; lawmen may."""
    t = table(seat0={**BILLY, "space": "D5", "hand": "7S"}, sheriff="D6", **AWAY)
    t.do("0 play 7S")
    assert t.refusal("0 step D6") == "WL-M7"
    t.do("0 step D8")
    assert t.refusal("0 step D6") == "WL-M7"
    t = table(seat0={**BASS, "space": "D5"}, sheriff="D6", **AWAY)
    assert t.refusal("0 step D6") == ""


@rule("WL-M8", "WL-R34", "WL-R60")
def test_a_bandit_ends_any_movement() -> None:
    """Also Sprint; nothing can follow."""
    t = table(seat0={"space": "M8", "hand": "2S AS 5S"}, fight_deck=[2, 3], bandits=["M2"], **AWAY)
    t.do("0 step M9, 0 stop, 0 react 2S, 0 step M2")
    assert t.asked == "0 own_card, 2 fight_card"
    t = table(seat0={"space": "M7", "hand": "2S AS"}, fight_deck=[2, 3], bandits=["M2"], **AWAY)
    t.do("0 step M2, 0 prepare AS, 2 pick 2, 0 option 0")
    assert (t.asked, t.choices(0, "react")) == ("0 act", [])


@rule("WL-M9")
def test_one_card_after_each_move_action() -> None:
    t = table(
        seat0={"space": "D5", "hand": "5S 5C 2S 2C"},
        seat1={"space": "D6"},
        seat2={"space": "S6"},
    )
    t.do("0 step D6, 0 stop, 0 react 5S")
    assert t.wounds(1) == 1
    assert t.refusal("0 react 5_clubs") == "WL-M9"
    assert t.refusal("0 react 2_spades") == "WL-M9"
    t.do("0 step D5, 0 step D6")
    assert t.refusal("0 react 5_clubs") == ""
    t.do("0 react 2S, 0 step D5, 0 stop")
    assert t.refusal("0 react 2_clubs") == "WL-R60"  # Sprint was no Move action


@rule("WL-M9", "WL-R60")
def test_not_after_other_movements() -> None:
    t = table(seat0={"space": "D5", "hand": "7S 5S"}, seat1={"space": "D6"}, seat2={"space": "S6"})
    t.do("0 play 7S, 0 step D6, 0 stop")
    assert t.refusal("0 react 5_spades") == "WL-R60"


@rule("WL-M10", "WL-R60")
def test_abilities_after_a_move_action_only() -> None:
    """Kit draws once a turn outside of towns; Billy steals; whiskey wounds; none of it after Saddle Up."""
    t = table(seat0={**KIT, "lp": 5, "space": "M10", "hand": "7S"}, deck="3C 4C", **AWAY)
    t.do("0 play 7S, 0 step M9, 0 stop")
    assert t.cards(0) == 0
    t.do("0 step M8, 0 stop")
    assert t.hand(0) == "3C"
    t.do("0 step M9, 0 stop")
    assert t.hand(0) == "3C"
    t = table(
        seat0={**BILLY, "lp": 5, "space": "P7", "equipment": ["whiskey"]},
        seat1={"space": "P4", "money": 30},
        seat2={"space": "S6"},
    )
    t.do("0 step P4, 0 stop")
    assert set(t.choices(0, "react_item", "react_ability")) == {"react_item whiskey", "react_ability"}
    t.do("0 react_item whiskey, 0 react_ability")
    assert (t.wounds(1), t.money(0), t.money(1)) == (1, 10, 20)  # nothing else to steal, so nobody asks
    assert t.choices(0, "react_item", "react_ability") == []


@rule("WL-M10")
def test_kit_stays_outside_of_towns() -> None:
    t = table(seat0={**KIT, "lp": 5, "space": "M10"}, **AWAY)
    t.do("0 step D5, 0 stop")
    assert t.cards(0) == 0


@rule("WL-M11")
def test_a_space_may_be_entered_again() -> None:
    t = table(seat0={"space": "D1", "equipment": ["mule"]}, **AWAY)
    t.do("0 step D2, 0 step D1, 0 step D2")
    assert (t.space(0), t.actions) == ("D2", 2)


@rule("WL-R61")
def test_a_movement_enters_at_least_one_space() -> None:
    t = table(seat0={"space": "M10", "hand": "7S 2S"}, **AWAY)
    t.do("0 play 7S")
    assert "stop" not in t.choices(0)
    t.do("0 step M9")
    assert "stop" in t.choices(0)


@rule("WL-M4", "WL-R67")
def test_bloody_knife_crosses_mesas() -> None:
    """A mesa counts as one space; nobody ends there, and only with the ability."""
    t = table(seat0={**KNIFE, "lp": 5, "space": "D9", "equipment": ["mule"]}, **AWAY)
    t.do("0 step mesa_southern")
    assert "stop" not in t.choices(0)
    t.do("0 step C2, 0 stop")
    assert (t.space(0), int(t.layout.turn.spaces.get(t.state))) == ("C2", 2)
    t = table(seat0={**KNIFE, "lp": 4, "space": "D9"}, **AWAY)
    assert t.refusal("0 step mesa_southern") == "WL-M4"


@rule("WL-R67")
def test_stagecoach_mary_travels() -> None:
    mary = {"character": "stagecoach_mary", "lp": 5}
    t = table(seat0={**mary, "space": "R6"}, **AWAY)
    spaces = {choice.split()[1] for choice in t.choices(0, "travel")}
    assert spaces == {"D2", "D3", "D4", "D5", "D8", "D10"}
    t.do("0 travel D10")
    assert (t.space(0), t.actions, int(t.layout.turn.spaces.get(t.state))) == ("D10", 2, 1)
    assert table(seat0={**mary, "space": "R1"}, **AWAY).choices(0, "travel") == []
    assert table(seat0={**mary, "space": "R1"}, **AWAY).refusal("0 travel D10") == "WL-R67"


@rule("WL-R32")
def test_an_outlaw_may_leave_the_sheriff() -> None:
    t = table(seat0={**BILLY, "space": "D1"}, sheriff="D1", **AWAY)
    t.do("0 step D2")
    assert t.refusal("0 step D1") == "WL-M7"


@rule("WL-R35")
def test_going_to_jail_is_no_movement() -> None:
    """Nobody ends a movement in the Sheriff's Office by being arrested."""
    t = table(
        seat0={**BASS, "space": "D6", "hand": "AS"},
        seat1={**BILLY, "space": "D6"},
        bandits=["X1"],
    )
    t.do("0 attack 1 arrest")
    assert (t.space(1), t.log("moved")) == ("D1", [])
    assert t.log("put_in_jail") == ["put_in_jail 1"]
