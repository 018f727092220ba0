"""Fights with bandits, guards, gangs and the sheriff (WL-N, WL-H)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
JESSE = {"character": "jesse_james", "wanted": 1}
BASS = {"character": "bass_reeves", "marshal": 1}
WYATT = {"character": "wyatt_earp", "marshal": 1}
ANNIE = {"character": "annie_oakley"}
AWAY = {"seat1": {"space": "S6"}, "seat2": {"space": "S6"}}


def bandit(hand: str, cards: list[int], deck: str = "7D 8D 9D", **goods: Any) -> Table:
    """A character with a plain revolver has met a bandit; seat 2 plays for him."""
    t = table(
        seat0={"space": "M7", "hand": hand, "equipment": ["revolver"], **goods},
        fight_deck=cards,
        bandits=["M2"],
        deck=deck,
        **AWAY,
    )
    return t.do("0 step M2")


@rule("WL-N1")
def test_how_many_fight_cards_are_drawn() -> None:
    assert "faced 0 bandit 2" in bandit("AS", [2, 3]).log()
    t = table(seat0={**BILLY, "space": "D9", "hand": "AS"}).do("0 rob_bank")
    assert "faced 0 guard 3" in t.log()
    t = table(seat0={**BASS, "space": "S6", "hand": "4S"}, seat1={**BILLY, "space": "D5", "hand": "AS AC"})
    t.do("0 play 4S, 0 step D5, 1 discard AC")
    assert "faced 1 sheriff 4" in t.log()
    t = table(seat0={"space": "S6", "hand": "AS"}, stories={0: ["train_robbers"]}, discs={0: [0, 0]})
    t.end_turn(0)
    assert "faced 0 gang 3" in t.log()


@rule("WL-N2", "WL-R54")
def test_the_right_neighbour_plays_the_opponent() -> None:
    assert "2 fight_card" in bandit("AS 2S", [2, 3]).asked
    t = table(2, seat0={"space": "M7", "hand": "AS 2S"}, seat1={"space": "S6"}, bandits=["M2"])
    assert "1 fight_card" in t.do("0 step M2").asked


@rule("WL-N3", "WL-R22", "WL-R68")
def test_the_rifle_shows_fight_cards() -> None:
    for item, drawn, seen in (("rifle", 3, 2), ("rifle+", 2, 2)):
        t = table(seat0={**BILLY, "space": "D9", "hand": "AS 2S", "equipment": [item]})
        t.do("0 rob_bank")
        assert f"faced 0 guard {drawn}" in t.log()
        assert len(t.log("saw_fight_card", viewer=0)) == seen
        assert t.log("saw_fight_card", viewer=1) == t.log("saw_fight_card") == []


@rule("WL-N3", "WL-N4")
def test_nobody_chooses_among_one_fight_card() -> None:
    """The upgraded rifle leaves the bandit one card: only the fighter is asked."""
    t = bandit("AS 2S", [5, 3], equipment=["rifle+"])
    assert (t.asked, t.log("faced")) == ("0 own_card", ["faced 0 bandit 1"])
    t.do("0 prepare AS")
    assert t.log("showed_fight_card") == ["showed_fight_card 5"]


@rule("WL-N4")
def test_both_choose_independently() -> None:
    """In whichever order; nothing is shown before both have chosen."""
    t = bandit("AS 2S", [5, 3])
    assert t.asked == "0 own_card, 2 fight_card"
    assert set(t.choices(2)) == {"pick 3", "pick 5"}
    t.do("2 pick 5")
    assert (t.asked, t.log("showed_fight_card")) == ("0 own_card", [])


@rule("WL-N6")
def test_the_handlers_things_are_ignored() -> None:
    """An upgraded revolver of the handler lowers nothing."""
    t = table(
        seat0={"space": "M7", "hand": "9S 2S", "equipment": ["revolver"]},
        seat1={"space": "S6"},
        seat2={"space": "S6", "equipment": ["revolver+"]},
        fight_deck=[8, 2],
        bandits=["M2"],
    )
    t.do("0 step M2, 0 prepare 9S, 2 pick 8")
    assert t.log("lowered") == []
    assert "won 0 9 8" in t.log()


@rule("WL-N7")
def test_only_the_fighter_reacts() -> None:
    t = table(
        seat0={"space": "M7", "hand": "10S 6S", "equipment": ["revolver"]},
        seat1={"space": "S6"},
        seat2={"space": "S6", "hand": "6C 6H"},
        fight_deck=[11, 2],
        bandits=["M2"],
    )
    t.do("0 step M2, 0 prepare 10S, 2 pick 11")
    assert t.asked == "0 reaction"
    t.do("0 react 6S")
    assert "won 0 10 9" in t.log()
    assert t.cards(2) == 2


@rule("WL-N8", "WL-N22")
@pytest.mark.parametrize(("hand", "lp"), [("2S", 1), ("AS", 2)])
def test_the_fight_card_works_whoever_wins(hand: str, lp: int) -> None:
    """A K gives a point in any case; beating the bandit is another one."""
    t = bandit(hand, [13, 2]).do("2 pick 13")
    if t.asked == "0 choose":
        t.do("0 option 0")
    assert t.lp(0) == lp


@rule("WL-N9")
def test_ties_are_lost() -> None:
    t = bandit("KS", [13, 2]).do("2 pick 13")
    assert (t.wounds(0), "was_beaten 0 13 13" in t.log()) == (1, True)


@rule("WL-N10", "WL-N11")
def test_the_loser_and_the_cards() -> None:
    t = bandit("2S", [8, 12]).do("2 pick 8")
    assert (t.wounds(0), t.hand(0), t.discards()) == (2, "7D", "2S")
    assert sorted(t.fight_deck()[:2]) == [8, 12]
    assert len(t.fight_deck()) == 13


@rule("WL-N11")
def test_fight_cards_return_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        t = table(seat0={"space": "M7", "hand": "2S"}, fight_deck=[8, 12], bandits=["M2"], seed=seed, **AWAY)
        t.do("0 step M2, 2 pick 8")
        orders.add(tuple(t.fight_deck()[:2]))
    assert len(orders) == 2


@rule("WL-N12", "WL-R38", "WL-N21")
def test_the_wound_of_fight_card_6() -> None:
    """Bulletproof heals first; then the wound comes all the same."""
    t = bandit("JS", [6, 2], wounds=1).do("2 pick 6")
    assert t.wounds(0) == 1
    t = bandit("JS", [8, 2], wounds=1).do("2 pick 8")
    assert t.wounds(0) == 0


@rule("WL-N13")
def test_fight_card_9() -> None:
    t = bandit("AS 2S", [9, 2], money=20).do("0 prepare AS, 2 pick 9")
    assert t.asked == "0 lose_choice"
    t.do("0 option 1")
    assert (t.money(0), t.hand(0)) == (10, "2S")
    assert bandit("AS", [9, 2], money=20).do("2 pick 9").money(0) == 10


@rule("WL-N14", "WL-R39", "WL-R72")
def test_fight_card_10_voids_the_fight() -> None:
    t = bandit("AS KS", [10, 2, 5, 4]).do("0 prepare AS, 2 pick 10")
    assert t.asked == "2 handler_void"
    t.do("2 accept")
    assert t.log("voided") == ["voided 2"]  # whoever plays for the bandit does it
    assert t.discards() == "AS"
    assert set(t.hand(0).split()) | {"KS"} == {"KS", "7D"}
    assert "fight_card" in t.asked
    assert set(t.choices(2)) == {"pick 5", "pick 4"}
    t = bandit("AS KS", [10, 2]).do("0 prepare AS, 2 pick 10, 2 pass, 0 option 0")
    assert t.lp(0) == 1


@rule("WL-N14", "WL-R39", "WL-G13")
def test_what_lowered_a_card_ends_with_the_void_fight() -> None:
    """The upgraded revolver lowers the new fight card by 1, not by 2."""
    t = bandit("AS KS", [10, 2, 13, 4], equipment=["revolver+"]).do("0 prepare AS, 2 pick 10, 2 accept")
    t.do("0 prepare KS, 2 pick 13")
    assert t.log("won", "was_beaten") == ["won 0 13 12"]


def test_fight_cards_that_were_shown_are_remembered_until_the_next_income() -> None:
    t = bandit("2S", [8, 12]).do("2 pick 8")
    assert t.state.view(1).shown == t.state.view(None).shown == [8]
    t.end_turn(0)
    t.do("1 income money")
    assert t.view.shown == []


@rule("WL-R38")
def test_quick_draw_cancels_and_lowers() -> None:
    t = bandit("8H", [9, 2], money=20).do("2 pick 9")
    assert ("cancelled" in t.log(), "lowered 0 2" in t.log(), t.money(0)) == (True, True, 20)
    t.do("0 option 1")  # the marshal point can be chosen, for that was cancelled too
    assert t.marshal(0) == 1
    t = bandit("8H 2S", [10, 2]).do("0 prepare 8H, 2 pick 10")
    assert t.log("voided") == []


@rule("WL-N15")
def test_a_bandit_brings_a_point_of_the_own_choice() -> None:
    t = bandit("AS", [2, 11]).do("2 pick 11")
    assert (t.asked, len(t.choices(0))) == ("0 choose", 2)
    t.do("0 option 1")
    assert (t.marshal(0), t.lp(0)) == (1, 0)


@rule("WL-N16")
def test_fight_cards_5_and_9_leave_only_the_legendary_point() -> None:
    for card in (5, 9):
        t = bandit("AS", [card, 2]).do(f"2 pick {card}")
        assert (t.lp(0), t.marshal(0), t.asked) == (1, 0, "0 act")


@rule("WL-N16", "WL-N19")
def test_fight_card_5_does_not_matter_against_a_gang() -> None:
    t = table(
        seat0={**ANNIE, "space": "S6", "hand": "AS", "equipment": ["revolver"]},
        stories={0: ["bounty_in_the_hills"]},
        discs={0: [0, 0]},
        fight_deck=[5, 2],
    ).end_turn(0)
    t.do("2 pick 5")
    assert (t.asked, len(t.choices(0))) == ("0 choose", 2)
    assert t.do("0 option 1").marshal(0) == 1


@rule("WL-N17", "WL-J6")
@pytest.mark.parametrize("hand", ["AS", "2S"])
def test_the_bandit_leaves_in_any_case(hand: str) -> None:
    t = bandit(hand, [11, 8]).do("2 pick 11")
    if hand == "AS":
        t.do("0 option 0")
    assert t.bandits() == []
    assert "bandit_left M2" in t.log()


@rule("WL-N18")
def test_a_bandit_costs_no_action_of_its_own() -> None:
    t = bandit("2S", [11, 8]).do("2 pick 11")
    assert t.actions == 2
    t = table(seat0={"space": "M7", "hand": "2S"}, **AWAY).do("0 step M2, 0 stop")
    assert t.log("faced") == []


@rule("WL-N19", "WL-Y14")
def test_a_gang_is_no_bandit() -> None:
    """Beating it does not fulfil a condition that asks for a bandit; the fight is won nevertheless."""
    t = table(
        seat0={"space": "S6", "hand": "AS"},
        seat1={"space": "S6", "hand": "KS"},
        stories={0: ["bounty_in_the_hills", "high_noon"], 1: ["mail_order"]},
        discs={0: [0, 1]},
        fight_deck=[2, 11, 3, 12],
    )
    t.end_turn(0)
    t.do("2 pick 11")
    assert t.asked == "0 choose"
    t.do("0 option 0")
    assert (t.lp(0), t.money(0)) == (1, 20)  # $10 by the J, $10 by the card
    assert "0 fight_card" in t.asked


@rule("WL-N20", "WL-R39")
def test_shootout_against_a_bandit() -> None:
    t = bandit("3S AS", [13, 12, 2, 4]).do("0 prepare 3S, 2 pick 13")
    assert t.asked == "0 void_fight"
    t.do("0 accept")
    assert (t.discards(), set(t.choices(2))) == ("3S", {"pick 2", "pick 4"})
    assert sorted(t.fight_deck()[:2]) == [12, 13]
    assert t.log("gained") == []  # the K had no effect


@rule("WL-R37")
def test_fight_card_a() -> None:
    """An outlaw chooses between two, the others among three."""
    assert len(bandit("AS", [14, 2]).do("2 pick 14").choices(0)) == 3
    assert len(bandit("AS", [14, 2], character="jesse_james", wanted=1).do("2 pick 14").choices(0)) == 2


# -- the sheriff -------------------------------------------------------------------------------------------


def hunt(hand: str, at: str = "D5", cards: list[int] | None = None, **goods: Any) -> Table:
    """Bass plays Manhunt; Billy is at hand."""
    t = table(
        seat0={**BASS, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": at, "hand": hand, "equipment": ["revolver"], **goods},
        seat2={**ANNIE, "space": "S6"},
        fight_deck=cards or [8, 9, 10, 11],
        deck="7D 8D 9D",
    )
    return t.do("0 play 4S")


@rule("WL-H1")
def test_the_sheriff_needs_an_outlaw() -> None:
    t = table(seat0={"space": "S6"}, stories={0: ["mail_order"]}, discs={0: [0, 0]}, **AWAY)
    t.end_turn(0)
    assert (t.asked, t.sheriff()) == ("1 income", "D1")


@rule("WL-H2", "WL-R55")
def test_how_the_sheriff_walks() -> None:
    """Up to three spaces; he may stop short, or not go at all; he stops where an outlaw is."""
    t = hunt("AS 2S", at="D9")
    assert t.refusal("0 step D9") == "WL-H2"
    t.do("0 step D2, 0 step D6, 0 stop")
    assert (t.sheriff(), t.asked, t.log("faced")) == ("D6", "0 act", [])
    t = hunt("AS 2S").do("0 stop")
    assert (t.sheriff(), t.asked) == ("D1", "0 act")
    t = hunt("AS 2S").do("0 step D5")
    assert t.asked == "1 discard"


@rule("WL-R55", "WL-H9", "WL-R32")
def test_an_outlaw_on_his_own_space_is_safe_unless_he_comes_back() -> None:
    t = hunt("AS 2S", at="D1")
    assert t.asked == "0 sheriff"
    t.do("0 step D2, 0 step D1")
    assert t.asked == "1 discard"


@rule("WL-H3", "WL-H10")
def test_of_several_outlaws_the_mover_chooses() -> None:
    t = table(
        seat0={**BASS, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": "D5", "hand": "AS KS"},
        seat2={**JESSE, "space": "D5", "hand": "QS JS"},
    )
    t.do("0 play 4S, 0 step D5")
    assert (t.asked, t.choices(0)) == ("0 sheriff_target", ["target 1", "target 2"])
    t.do("0 target 2")
    assert (t.asked, t.cards(1)) == ("2 discard", 2)


@rule("WL-H4", "WL-H12")
def test_the_outlaw_discards_first_and_only_once() -> None:
    t = hunt("3S AS KS", cards=[8, 9, 10, 11, 2, 4, 5, 6]).do("0 step D5, 1 discard KS")
    assert t.discards() == "4S KS"
    t.do("1 prepare 3S, 0 pick 11, 1 accept")
    assert "discard" not in t.asked
    assert t.hand(1) in ("AS", "")


@rule("WL-H5")
def test_without_a_card_left_the_outlaw_is_arrested() -> None:
    t = hunt("AS").do("0 step D5")
    assert (t.wanted(1), t.space(1)) == (0, "D1")


@rule("WL-H6")
def test_who_plays_the_sheriff() -> None:
    assert "0 fight_card" in hunt("AS KS QS").do("0 step D5, 1 discard KS").asked
    t = table(
        seat0={**BILLY, "space": "D5", "hand": "4S AS KS QS"}, seat1={"space": "S6"}, seat2={"space": "S6"}
    )
    t.do("0 play 4S, 0 step D5, 0 discard KS")
    assert "2 fight_card" in t.asked


@rule("WL-H7", "WL-H11")
def test_the_sheriff_wins() -> None:
    t = hunt("2S KS", money=50, nuggets=3, cattle="green money").do("0 step D5, 1 discard KS, 0 pick 11")
    assert (t.wanted(1), t.money(1), t.nuggets(1), t.cattle(1)) == (0, 30, 1, None)  # $60 with the J, halved
    assert (t.wounds(1), t.cards(1), t.space(1), t.sheriff()) == (1, 1, "D1", "D1")
    assert t.marshal(0) == 1  # nobody gains by the sheriff's arrest


@rule("WL-H11")
def test_wyatt_gains_by_the_sheriffs_arrest() -> None:
    t = table(
        seat0={**WYATT, "lp": 5, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": "P8"},
        seat2={**ANNIE, "space": "S6"},
    )
    t.do("0 play 4S, 0 step D5, 0 step D8, 0 step P8")
    assert (t.marshal(0), t.wanted(1)) == (2, 0)


@rule("WL-H11")
def test_wyatt_gains_nothing_by_an_arrest_of_an_earlier_walk() -> None:
    t = table(
        seat0={**WYATT, "lp": 5, "space": "S6", "hand": "4S 4C"},
        seat1={**BILLY, "space": "D5"},
        seat2={"character": "jesse_james", "wanted": 1, "space": "S6"},
    )
    t.do("0 play 4S, 0 step D5, 0 play 4C, 0 step D5, 0 stop")
    assert (t.wanted(1), t.sheriff(), t.marshal(0)) == (0, "D5", 2)
    assert (t.view.sheriff.mover, t.view.sheriff.spaces_left) == (None, 0)


@rule("WL-H8")
def test_the_outlaw_wins() -> None:
    t = hunt("AS KS", money=50).do("0 step D5, 1 discard KS, 0 pick 9")
    assert (t.wanted(1), t.space(1), t.sheriff(), t.lp(1)) == (2, "D5", "D1", 0)
    t = hunt("JS KS", money=50).do("0 step D5, 1 discard KS, 0 pick 11")
    assert t.space(1) == "D1"  # a tie is lost


@rule("WL-H9")
def test_becoming_an_outlaw_beside_the_sheriff() -> None:
    t = table(seat0={**ANNIE, "space": "D1", "hand": "AS"}, **AWAY)
    t.do("0 play AS, 0 option 1")
    assert (t.wanted(0), t.asked) == (1, "0 act")


@rule("WL-R33")
def test_the_sheriff_walks_through_hideouts_and_people() -> None:
    t = table(
        seat0={**BASS, "space": "D7", "hand": "4S"},
        seat1={**BILLY, "space": "S6"},
        seat2={**ANNIE, "space": "D2"},
        bandits=["X1"],
        sheriff="D2",
    )
    t.do("0 play 4S, 0 step D7, 0 step X1, 0 step C1")
    assert (t.sheriff(), t.bandits(), t.log("faced")) == ("C1", ["X1"], [])
