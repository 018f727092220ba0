"""The places without cards: sections GM, BK, SC, SH and TH of the rules."""

from __future__ import annotations

import pytest
from tests.games.dice_town.table import rule, town

# -- Gold Mine ------------------------------------------------------------------------------------------


@rule("DT-GM1")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_a_nugget_for_each_nine(count: int) -> None:
    t = town(" ".join(["9"] * count + ["K"] * (5 - count)), "A A A A A", sheriff=1)
    assert (t.nuggets()[0], t.log("mined")) == (count, [f"mined 0 {count}"])


@rule("DT-GM2", "DT-GM3", "DT-E17", "DT-X1")
def test_no_more_nuggets_than_there_are() -> None:
    """The round goes on to its end, and then the game is over."""
    t = town("9 9 9 9 K", "K K A A A", mine=2, nuggets={0: 0}, sheriff=0)
    assert t.log("mined") == ["mined 0 2"]
    assert t.log("new_sheriff", "best_hand") == ["new_sheriff 1 0", "best_hand 0 four_of_a_kind"]
    t.pass_windows()
    assert (t.state.over, t.state.outcome().reason) == (True, "mine_empty")


# -- Bank and Stagecoach --------------------------------------------------------------------------------


@rule("DT-BK1", "DT-BK2", "DT-SC1", "DT-SC2", "DT-R2")
def test_the_bank_is_robbed_before_the_stagecoach_arrives() -> None:
    t = town("10 K K 9 9", "A A A A A", at="bank", bank=6, stagecoach=7, money={0: 0})
    assert (t.money()[0], t.view.bank, t.view.stagecoach) == (6, 7, 0)
    assert t.log("robbed_bank", "stagecoach_arrived") == ["robbed_bank 0 6", "stagecoach_arrived 7"]


@rule("DT-BK3", "DT-E6", "DT-DB1")
def test_an_empty_bank_is_not_a_win() -> None:
    """Most tens, the Bank empty, nothing else won: the Doc is open."""
    t = town(
        "10 10 10 Q J", "A A A A A", "J J Q Q K", at="bank", bank=0, stagecoach=2, store_pile="hat boots"
    )
    t.play("2 keep_card hat").pass_windows()
    assert t.log("bank_empty") == ["bank_empty"]
    assert (t.asked, t.view.doc.options) == ("0 visit", ["free_card"])


@rule("DT-BK4", "DT-E16", "DT-SC2")
def test_without_a_ten_the_money_stays() -> None:
    t = town("9 9 K K K", "A A A A A", at="bank", bank=3, stagecoach=5)
    assert (t.view.bank, t.view.stagecoach) == (8, 0)


# -- Sheriff --------------------------------------------------------------------------------------------


@rule("DT-SH1", "DT-T2")
def test_most_kings_take_the_badge_at_once() -> None:
    t = town("9 9 A A A", "K 9 10 J Q", at="sheriff", sheriff=0)
    assert (t.view.sheriff, t.log("new_sheriff")) == (1, ["new_sheriff 1 0"])


@rule("DT-SH2", "DT-R8")
def test_without_kings_the_sheriff_stays_and_has_won_nothing() -> None:
    t = town("9 9 9 Q J", "A A A A A", at="sheriff", sheriff=0)
    assert (t.view.sheriff, t.view.doc.visitor, t.seat(0).won) == (0, 0, False)


@rule("DT-R8", "DT-DB2")
def test_winning_the_kings_again_is_a_win() -> None:
    t = town("K K 9 Q J", "A A A A A", at="sheriff", sheriff=0)
    assert (t.log("same_sheriff"), t.log("visited")) == (["same_sheriff 0"], [])
    assert t.view.round == 3  # nobody came to the Doc


@rule("DT-SH3", "DT-X4")
def test_the_badge_is_worth_five_points() -> None:
    t = town("9 9 9 9 9", "K K K K K", at="doc_badluck", won=[0, 1], sheriff=1)
    zero, one = t.state.scores()
    assert one - zero == 5


# -- Town Hall ------------------------------------------------------------------------------------------


@rule("DT-TH1", "DT-TH7", "DT-I3")
def test_the_best_hand_gets_the_first_deed_into_the_hand() -> None:
    t = town("9 9 9 J Q", "K K 10 10 J", at="town_hall", deed_row="deed_2 deed_3 deed_4")
    assert (t.hand(0), t.seat(0).deeds, t.fenced(0)) == (["deed_2"], 1, [])
    assert t.log("best_hand", "got_deed") == ["best_hand 0 three_of_a_kind", "got_deed 0 deed_2"]
    assert [card.card for card in t.view.seats[0].known] == ["deed_2"]


@rule("DT-TH2", "DT-TH3", "DT-TH5", "DT-R19", "DT-E22")
@pytest.mark.parametrize(
    ("dice", "deeds"),
    [
        ("J J J J 9", 1),
        ("J J J J A", 2),
        ("A A 9 9 9", 3),
        ("A A A A 9", 3),
        ("A A A A A", 3),
    ],
)
def test_a_deed_for_each_ace(dice: str, deeds: int) -> None:
    t = town(dice, "K K 10 10 J", at="town_hall", deed_row="deed_2 deed_3 deed_4", deed_pile="deed_5 deed_5")
    assert t.hand(0) == ["deed_2", "deed_3", "deed_4"][:deeds]


@rule("DT-TH4")
def test_aces_without_the_best_hand_are_worth_nothing() -> None:
    t = town("9 9 9 9 10", "A A A K K", at="town_hall")
    assert (t.seat(0).deeds, t.seat(1).deeds) == (1, 0)


@rule("DT-TH6", "DT-R20", "DT-R21", "DT-I7")
def test_unclaimed_deeds_go_under_the_pile() -> None:
    """In the order of the slots, so the highest is at the very bottom; everybody knows them there."""
    t = town(
        "9 9 9 9 10",
        "A A A K K",
        at="town_hall",
        deed_row="deed_2 deed_3 deed_4",
        deed_pile="deed_5 deed_1 deed_1",
    )
    assert (t.hand(0), t.row()) == (["deed_2"], ["deed_5", "deed_1", "deed_1"])
    pile = [kind - 16 for kind in t.part("deed_pile")]
    assert pile[:2] == [4, 3]
    assert [card.card for card in t.view.deed_bottom] == ["deed_3", "deed_4"]
    assert t.log("deeds_returned", "deeds_shown")[0] == "deeds_returned ['deed_3', 'deed_4']"


@rule("DT-I7", "DT-R20")
def test_deeds_under_the_pile_are_known_for_more_than_a_round() -> None:
    """They come up again in the order in which they went down."""
    t = town("9 9 9 9 10", "A A A K K", at="town_hall").finish_round().finish_round()
    returned = [deed for line in t.log("deeds_returned") for deed in line.split("'")[1::2]]
    assert len(t.log("deeds_returned")) == 2
    assert [card.card for card in t.view.deed_bottom] == returned


@rule("DT-TH6", "DT-E23", "DT-R21")
def test_the_last_deeds() -> None:
    """A row of two, no pile, no ace: one is taken, the other shown again, and the game goes on."""
    t = town("9 9 9 9 10", "K K K J J", at="town_hall", deed_row="deed_2 deed_3", deed_pile_size=0)
    assert (t.hand(0), t.row(), t.view.deed_pile) == (["deed_2"], ["deed_3"], 0)
    t.pass_windows()
    assert not t.state.over


@rule("DT-DB2", "DT-V7")
def test_a_town_hall_without_deeds_brings_nothing() -> None:
    """The player with the best hand there may still visit the Doc."""
    t = town("A A A A 9", "K K K J J", at="town_hall", deed_row="", deed_pile_size=0, won=[1])
    assert (t.winners(), t.seat(0).won, t.asked) == ({"town_hall": 0}, False, "0 visit")
