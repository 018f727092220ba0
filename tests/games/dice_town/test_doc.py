"""Doc Badluck: section DB of the rules."""

from __future__ import annotations

from tests.games.dice_town.table import Table, new, rule, town, without
from tests.games.tables import walk

from saloon.games.dice_town.components import COPIES, STORE_IDS

WINNERS = ["A A A A A", "K K K K K"]


def doc(dice: str, *others: str, **rest: object) -> Table:
    """The last seat of at least three has won nothing; all the others have."""
    seats = [*(others or WINNERS), dice]
    return town(*seats, at="doc_badluck", **{"won": list(range(len(seats) - 1)), "sheriff": 0, **rest})


@rule("DT-DB1", "DT-D19")
def test_a_player_who_won_nothing_may_visit_or_decline() -> None:
    t = doc("9 9 J K A", hands={2: "deed_1"})
    assert t.asked == "2 visit"
    options = ["barbed_wire", "free_card", "small_raid", "big_raid"]
    assert t.choices(2) == ["pass", *[f"console {option}" for option in options]]
    assert t.view.doc.options == options
    t.play("2 pass")
    assert (t.log("declined"), t.view.round) == (["declined 2"], 3)


@rule("DT-DB1")
def test_a_matching_die_is_needed() -> None:
    t = doc("9 9 9 9 J", hands={2: "deed_1"})
    assert t.choices(2) == ["pass", "console barbed_wire", "console free_card"]
    assert (t.refusal("2 console small_raid"), t.refusal("2 console big_raid")) == ("DT-DB1", "DT-DB1")
    assert t.refusal("2 choose 0") == "DT-DB1"
    t = doc("K K K A A", hands={2: "deed_1"})
    assert (t.refusal("2 console barbed_wire"), t.refusal("2 console free_card")) == ("DT-DB1", "DT-DB1")


@rule("DT-DB2", "DT-E7")
def test_a_card_that_was_stolen_again_still_counts_as_won() -> None:
    """Seat 0 gets a store card, seat 1 steals it at once: seat 0 may not visit."""
    t = town("J J 9 9 10", "Q Q K K A", "A A A 9 10", at="general_store", store_pile="hat boots")
    t.play("0 keep_card hat").pass_windows()
    assert (t.hand(0), "hat" in t.hand(1)) == ([], True)
    assert t.log("visited", "declined") == []
    assert t.view.round == 3


@rule("DT-DB2", "DT-R7")
def test_what_counts_as_won() -> None:
    """A nugget, dollars, a store card, a stolen card, the badge, a deed: nobody is left for the Doc."""
    dice = ("9 9 9 A J", "10 10 A J 9", "J J A 10 9", "Q Q A 9 J", "K K J A 9")
    t = town(*dice, hands={0: "hat"}, store_pile="boots saddle", sheriff=4).pass_windows()
    t.play("2 keep_card boots").pass_windows()
    t.play("3 rob 0 0").pass_windows()
    told = ["mined 0 3", "robbed_bank 1 3", "kept_card 2 1", "stole 3 0 store", "same_sheriff 4"]
    assert t.log("mined", "robbed_bank", "kept_card", "stole", "same_sheriff") == told
    assert t.log("visited", "declined", "doc_order") == []
    assert t.view.round == 3


@rule("DT-DB3", "DT-D18", "DT-T2")
def test_the_new_sheriff_orders_the_visitors() -> None:
    t = town("A A A A A", "K K K 9 9", "J J 9 9 Q", "Q Q 9 9 J", at="sheriff", sheriff=0)
    assert t.view.sheriff == 1
    assert (t.asked, t.choices(1)) == ("1 order_visits", ["choose 2", "choose 3"])
    assert (t.refusal("1 choose 0"), t.refusal("1 pass")) == ("DT-DB3", "DT-DB3")
    assert (t.view.tie.location, t.view.tie.tied) == ("doc_badluck", [2, 3])
    assert (t.view.doc.entitled, t.view.doc.order, t.view.doc.visitor) == ([2, 3], [], None)
    t.play("1 choose 3")
    assert (t.view.doc.entitled, t.view.doc.order, t.view.doc.visitor) == ([], [2], 3)
    assert (t.log("doc_order"), t.asked) == (["doc_order [3, 2]"], "3 visit")
    t.play("3 pass")
    assert t.asked == "2 visit"


@rule("DT-DB3")
def test_each_visit_is_carried_out_before_the_next() -> None:
    t = doc("K K 9 9 J", "A A A A A", "K Q 9 9 J", won=[0], money={0: 5, 1: 5, 2: 5})
    t.play("0 choose 1", "1 console small_raid")
    assert (t.asked, t.money()) == ("2 visit", [3, 9, 3])


@rule("DT-DB4", "DT-D20", "DT-R23")
def test_barbed_wire_protects_two_deeds() -> None:
    t = doc("9 J Q Q K", hands={2: "deed_5 deed_5 deed_1 hat"})
    t.play("2 console barbed_wire")
    assert (t.asked, t.choices(2)) == ("2 fence", ["fence deed_1 deed_5", "fence deed_5 deed_5"])
    assert (t.refusal("2 fence deed_1 deed_1"), t.refusal("2 fence deed_5 deed_1")) == ("DT-DB4", "DT-DB4")
    assert t.refusal("2 pass") == "DT-DB4"
    t.play("2 fence deed_5 deed_5")
    assert (t.hand(2), t.fenced(2)) == (["hat", "deed_1"], ["deed_5", "deed_5"])
    assert t.log("fenced") == ["fenced 2 deed_5", "fenced 2 deed_5"]


@rule("DT-R23", "DT-DB4")
def test_barbed_wire_with_one_deed_or_none() -> None:
    t = doc("10 J Q Q K", hands={2: "deed_3"})
    t.play("2 console barbed_wire")
    assert (t.fenced(2), t.seat(2).deeds) == (["deed_3"], 0)
    for fenced in ({}, {2: "deed_3"}):  # what is fenced already is not in the hand
        t = doc("10 J Q Q K", fenced=fenced)
        assert t.refusal("2 console barbed_wire") == "DT-R23"
    # A player without any choice is skipped.
    t = doc("9 9 9 10 10")
    assert (t.log("declined"), t.view.round) == ([], 3)


@rule("DT-DB5")
def test_a_free_card() -> None:
    t = doc("Q Q 9 9 10", store_pile="horse hat")
    t.play("2 console free_card")
    assert (t.hand(2), t.log("drew"), t.log("kept_this", viewer=2)) == (
        ["horse"],
        ["drew 2 1"],
        ["kept_this horse"],
    )
    assert t.log("kept_this", viewer=0) == []


@rule("DT-DB5", "DT-R16")
def test_a_free_card_may_be_shaky_joe() -> None:
    """The visit goes on while others are asked whether they cancel it."""
    t = doc("Q Q 9 9 10", store_pile="shaky_joe hat", hands={1: "wanted"}, money={0: 5, 2: 0}).pass_windows()
    t.play("2 console free_card", "2 shake 0")
    assert (t.asked, t.view.doc.visitor, t.view.window.asked) == ("1 play_wanted", 2, [1])
    played = t.view.window.against
    assert (played.card, played.target, played.die, played.face) == ("shaky_joe", 0, None, None)
    t.play("1 pass")
    assert (t.seat(0).money, t.log("shook")) == (1, ["shook 2 0 4"])


@rule("DT-DB5", "DT-GS2")
def test_a_free_card_from_a_shuffled_pile() -> None:
    t = doc("Q Q 9 9 10", store_pile_size=0)
    t.play("2 console free_card")
    assert (t.log("reshuffled"), t.view.store_pile) == (["reshuffled 19"], 18)


@rule("DT-R33", "DT-GS3", "DT-DB5")
def test_no_free_card_from_an_empty_store() -> None:
    """Without Shaky Joe all cards can be in one hand; the consolation may be chosen and brings nothing."""
    all_cards = [card for card in STORE_IDS for _copy in range(COPIES.get(card, 1)) if card != "shaky_joe"]
    t = doc("Q Q 9 9 10", components=without("shaky_joe"), hands={0: " ".join(all_cards)}).pass_windows()
    t.play("2 console free_card")
    assert (t.log("store_empty", "drew"), t.seat(2).store_cards) == (["store_empty"], 0)


@rule("DT-R14")
def test_on_credit_does_not_help_at_the_doc() -> None:
    t = doc("J J 9 9 10", hands={2: "on_credit"}, store_pile="horse hat")
    t.play("2 console free_card")
    assert "on_credit" not in t.asked
    assert t.log("drew") == ["drew 2 1"]


@rule("DT-DB6", "DT-E19", "DT-R24")
def test_the_small_raid() -> None:
    """Against 5, 1 and 0 dollars: three dollars."""
    t = doc("K J 9 9 10", *WINNERS, "K K K K Q", money={0: 5, 1: 1, 2: 0, 3: 4})
    t.play("3 console small_raid")
    assert t.money() == [3, 0, 0, 7]
    assert t.log("raided_money") == ["raided_money 3 0 2", "raided_money 3 1 1"]


@rule("DT-DB7", "DT-R24")
def test_the_big_raid() -> None:
    t = doc("A J 9 9 10", nuggets={0: 3, 1: 0, 2: 1})
    t.play("2 console big_raid")
    assert (t.nuggets(), t.log("raided_nugget")) == ([2, 0, 2], ["raided_nugget 2 0 1"])


@rule("DT-R24")
def test_a_raid_that_brings_nothing_may_be_chosen() -> None:
    t = doc("A J 9 9 10", nuggets={0: 0, 1: 0, 2: 0})
    t.play("2 console big_raid")
    assert (t.nuggets(), t.view.round) == ([0, 0, 0], 3)


@rule("DT-DB8")
def test_one_consolation_per_visit() -> None:
    t = doc("K K K A A", money={0: 5, 1: 5})
    t.play("2 console small_raid")
    assert (t.view.round, t.nuggets()[2]) == (3, 0)


@rule("DT-DB9", "DT-X6", "DT-X8")
def test_fenced_deeds_score_and_count() -> None:
    t = town("9 9 9 9 9", "K K K K K", at="doc_badluck", won=[0, 1], fenced={0: "deed_5 deed_2"}, sheriff=1)
    line = next(line for line in t.state.outcome().sheet(0) if line.name == "deeds")
    assert (line.points, line.arguments["count"]) == (7, 2)


@rule("DT-DB10")
def test_the_doc_is_seldom_visited_by_two_and_often_by_five() -> None:
    """Over some random games, by the number of visits per round."""
    visits = {}
    for players in (2, 5):
        came = rounds = 0
        for seed in range(4):
            t = new(players, seed=seed)
            for _ in walk(t, seed=seed):
                pass
            came += len(t.log("visited", "declined"))
            rounds += t.view.round
        visits[players] = came / rounds
    assert visits[2] < 0.3 < visits[5]


@rule("DT-R7", "DT-DB2", "DT-C6")
def test_a_share_of_the_loot_is_a_win() -> None:
    """Seat 1 wins only half of the loot; without Fifty-Fifty it may visit the Doc, as seat 2 does."""
    dice = ("10 10 K K K", "9 9 9 10 A", "9 9 A A 10")
    tables = [
        town(*dice, at="bank", bank=6, sheriff=0, hands={1: "fifty_fifty"}).play(f"1 {answer}")
        for answer in ("play fifty_fifty", "pass")
    ]
    for t in tables:
        t.pass_windows()
    assert [t.seat(1).won for t in tables] == [True, False]
    assert [t.asked for t in tables] == ["2 visit", "0 order_visits"]


@rule("DT-E30", "DT-R6", "DT-SA4")
def test_a_saloon_without_anything_to_take_is_not_a_win() -> None:
    """The Sheriff holds all the cards and chooses themselves in the tie of queens; then the Doc is open."""
    dice = ("Q Q 9 9 A", "Q Q 10 10 J")
    t = town(*dice, at="saloon", sheriff=0, hands={0: "deed_1 deed_2 deed_3"}, money={1: 0})
    t.play("0 choose 0")
    assert (t.log("nobody_to_rob"), t.seat(0).won, t.asked) == (["nobody_to_rob"], False, "0 visit")


@rule("DT-DB3", "DT-D18")
def test_three_visitors_come_in_the_order_of_the_sheriff() -> None:
    """Before any of them says whether to stay away; the last one needs no decision."""
    t = town("A A A A A", "K J 9 9 10", "K Q 9 9 10", "K J Q 9 10", at="doc_badluck", won=[0], sheriff=0)
    assert t.choices(0) == ["choose 1", "choose 2", "choose 3"]
    t.play("0 choose 2")
    assert (t.asked, t.choices(0)) == ("0 order_visits", ["choose 1", "choose 3"])
    t.play("0 choose 3")
    assert (t.log("doc_order"), t.view.doc.order) == (["doc_order [2, 3, 1]"], [3, 1])
    for visitor in (2, 3, 1):
        assert t.asked == f"{visitor} visit"
        t.play(f"{visitor} pass")
    assert t.view.round == 3
