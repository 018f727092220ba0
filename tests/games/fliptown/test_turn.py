"""A turn, and gold: FT-T and FT-G with their rulings."""

from __future__ import annotations

from tests.games.fliptown.table import ALL_GRAVES, acting, rule, solo, table


@rule("FT-T1", "FT-T3", "FT-T5")
def test_three_cards_for_everybody_at_once() -> None:
    t = table(3, lineup="h4 c7 s2")
    assert t.view.lineup == ["h4", "c7", "s2"]
    assert t.asked == "0 assign, 1 assign, 2 assign"
    t.play("2 assign left middle", "0 assign middle right")
    assert (t.own(2).suit_card, t.own(0).suit_card) == ("h4", "c7")
    assert len(t.part("lineup")) == 3
    t.play("2 mourn G00 none all", "2 done")
    assert t.refusal("2 done") == "FT-T5"


@rule("FT-T4", "FT-DE4")
def test_three_different_roles() -> None:
    t = solo("h4 c7 s2")
    assert t.choices(0) == [
        f"assign {suit} {value}"
        for suit in ("left", "middle", "right")
        for value in ("left", "middle", "right")
        if suit != value
    ]
    assert t.refusal("0 assign left left") == "FT-T4"


@rule("FT-T4b", "FT-R39", "FT-R47")
def test_assigning_shows_nothing_so_that_it_can_be_taken_back() -> None:
    """The kernel lets a choice be taken back that revealed nothing; others learn of it when the turn ends."""
    t = table(2, lineup="h4 c7 s2", deck="c5")
    before = t.state.cells[1]
    t.play("0 assign left middle", "0 ride T1 plain")
    assert t.state.cells[1] == before
    assert t.view.maps[0].circled == ["G11"]
    assert t.log("assigned", viewer=1) == []
    assert t.asked == "0 finish, 1 assign"
    t.play("0 done", "1 assign left middle", "1 ride T1 plain", "1 done")
    assert t.log("assigned", viewer=1) == ["assigned 1 h4 c7 s2", "assigned 0 h4 c7 s2"]
    assert t.state.cells[1] > before


@rule("FT-T6", "FT-T7", "FT-T8")
def test_suit_value_and_poker() -> None:
    t = solo("d4 s9 c13", gold=0).play("0 assign left middle")
    assert [space for space in t.spaces() if not space.startswith("G")] == ["M1B"]
    assert t.refusal("0 rob B9 plain all") == "FT-T7"
    assert t.map().poker[0] == ["c13"]


@rule("FT-T9", "FT-T10", "FT-CE1", "FT-DE5")
def test_the_cemetery_needs_no_cards() -> None:
    t = acting("d4 s9 c13").play("0 mourn G00 none all")
    assert t.map().circled == ["G00", "G11"]
    assert t.map().poker[0] == ["c13"]
    assert t.view.turn == 2  # one main action, and no bonus action was earned


@rule("FT-T11")
def test_a_failed_robbery_is_circled_all_the_same() -> None:
    t = acting("s4 h9 c2", deck="d2").play("0 rob B9 plain all")
    assert "B9" in t.map().circled
    assert t.map().robbed == []


@rule("FT-T2", "FT-T13", "FT-TW2c", "FT-G6", "FT-E20")
def test_the_bank_pays_before_anything_is_changed() -> None:
    t = solo("h2 d9 d13", round=2, items=["bank_red"], gold=2)
    assert t.log("bank_paid") == []
    assert t.has("stars") == 2
    t.play("0 assign left middle", "0 visit town_09 gold_suit")
    assert t.has("stars") == 2
    assert solo("h2 d9 c13", items=["bank_red"]).has("stars") == 0
    assert solo("s2 c9 c13", round=3, items=["bank_black"]).has("stars") == 3


@rule("FT-G1", "FT-DE6")
def test_two_gold_change_the_suit() -> None:
    t = acting("d4 s9 c13", gold=2)
    assert (t.reach("T9").gold, t.reach("T9").suit) == (2, "hearts")
    t.play("0 visit town_09 gold_suit")
    assert t.has("gold") == 0
    assert t.own().suit == "clubs"
    assert t.log("suit_changed") == ["suit_changed 0 clubs 2"]
    assert acting("d4 s9 c13", gold=1).refusal("0 visit town_09 gold_suit") == "FT-G1"


@rule("FT-G2", "FT-DE7", "FT-E9")
def test_one_gold_a_step_of_the_value() -> None:
    t = acting("c4 s9 d13", gold=3)
    town = {each.space: each.gold for each in t.own().reach if each.space.startswith("town")}
    assert town == {f"town_{rank:02}": abs(rank - 9) for rank in range(6, 13)}
    t.play("0 visit town_12 plain")
    assert t.has("gold") == 0
    assert t.log("value_changed") == ["value_changed 0 Q 3"]
    assert acting("c4 s1 d13", gold=1).refusal("0 visit town_13 plain") == "FT-G2"


@rule("FT-G4")
def test_both_changes_in_one_turn() -> None:
    t = acting("d4 s9 c13", gold=3)
    assert t.reach("town_10").gold == 3
    t.play("0 visit town_10 gold_suit")
    assert t.has("gold") == 0


@rule("FT-G5")
def test_gold_changes_no_other_card() -> None:
    t = acting("s4 h9 c2", deck="d8", gold=9).play("0 rob B9 plain all")
    assert t.log("failed") == ["failed 0 B9 d8"]
    assert t.has("gold") == 9
    assert t.map().poker[0] == ["c2"]


@rule("FT-G7", "FT-R21")
def test_a_changed_value_is_no_outlaw() -> None:
    """Hunting starts with the next line-up, and looks at the cards as they were flipped."""
    t = acting("c4 s10 d2", deck="h13 c3 d5", gold=5).play("0 visit town_10 plain", "0 buy outlaw_k")
    assert t.asked == "0 outlaw"
    other = acting("c4 s12 d2", items=["outlaw_k"], gold=1)
    assert other.asked == "0 act"
    other.play("0 visit town_13 plain")
    assert other.log("outlaw_paid") == []


@rule("FT-G9")
def test_a_change_is_for_its_payer_only() -> None:
    t = table(2, lineup="d4 s9 c13").play("0 assign left middle", "0 visit town_09 gold_suit")
    t.play("1 assign left middle")
    assert t.own(1).suit == "diamonds"
    assert t.has("gold", 1) == 2
    assert t.refusal("1 visit town_09 plain") == "FT-T7"


@rule("FT-G10", "FT-R44", "FT-G8", "FT-CB4", "FT-E28")
def test_a_change_of_suit_for_the_cowbot() -> None:
    """Billy's spade is gone when the trail is chosen by gold, and with the cemetery as well."""
    billy = {"cowbot": "billy"}
    t = acting("s3 h8 d11", gold=4, options=billy)
    t.play("0 ride T10 gold_suit")
    assert (t.has("wanted"), t.view.cowbot.stolen) == (2, 0)
    grave = acting("s3 h8 d11", gold=4, options=billy).play("0 mourn G00 gold_hearts all")
    assert (grave.has("gold"), grave.view.cowbot.stolen) == (2, 0)
    caught = acting("s3 h8 d11", gold=4, options=billy).play("0 mourn G00 none all")
    assert caught.view.cowbot.stolen == 1
    into = acting("h3 h8 d11", gold=4, options=billy).play("0 mourn G00 gold_spades all")
    assert into.view.cowbot.stolen == 1
    assert acting("s3 h8 d11", gold=4).refusal("0 mourn G00 gold_hearts all") == "FT-G10"


@rule("FT-R6")
def test_nothing_is_done_only_when_nothing_is_free() -> None:
    full = acting("s4 h1 c2", circled=ALL_GRAVES, gold=5)
    assert "pass" in full.choices(0)  # there is no target for an ace, and nobody must pay
    full.play("0 pass")
    assert full.map().poker[0] == ["c2"]
    assert full.log("passed") == ["passed 0"]
    assert acting("s4 h1 c2", circled=ALL_GRAVES[:-1]).refusal("0 pass") == "FT-R6"
    assert acting("c4 h1 s2", circled=ALL_GRAVES).refusal("0 pass") == "FT-R6"


@rule("FT-R40")
def test_gold_of_outlaws_pays_for_changes() -> None:
    t = solo("h13 s9 d2", items=["outlaw_k"], gold=0)
    t.play("0 reward gold", "0 assign left middle")
    t.play("0 rob B9 gold_suit all")
    assert t.has("gold") == 0


@rule("FT-R42")
def test_nobody_pays_for_nothing() -> None:
    t = acting("c4 s9 d2", gold=5)
    assert t.refusal("0 visit town_09 gold_suit") == "FT-R42"
    wild = acting("c4 s9 d2", options={"characters": "on"}, character="wild_card")
    assert wild.refusal("0 visit town_09 joker_value") == "FT-R42"
    assert wild.refusal("0 visit town_09 joker_suit") == "FT-R42"


@rule("FT-R11", "FT-R43", "FT-BL7")
def test_everybody_draws_from_an_own_share() -> None:
    """With two players the cards of the deck go in turns, whoever is first."""
    for first, second in ((0, 1), (1, 0)):
        t = table(2, lineup="s4 h9 c2", deck="d13 d2")
        for seat in (first, second):
            t.play(f"{seat} assign left middle", f"{seat} rob B9 plain all", f"{seat} done")
        assert t.map(0).robbed == ["B9"]
        assert t.map(1).robbed == []
        assert {"d13", "d2"} <= set(t.view.discards)


@rule("FT-R10")
def test_a_deck_that_runs_out_is_made_of_the_discards() -> None:
    t = acting("s4 h9 c2", deck_size=1, deck="d13", circled=["G00"])
    t.play("0 rob B9 plain all")
    assert t.log("robbed") == ["robbed 0 B9 d13"]
    assert t.log("reshuffled") == ["reshuffled"]
    assert len(t.view.lineup) == 3
    # A share that is used up goes on with the discards.
    short = acting("s4 h9 c2", deck_size=0)
    short.play("0 rob B9 plain all")
    assert len(short.log("robbed", "failed")) == 1


@rule("FT-HI1")
def test_unseen_cards_can_be_counted() -> None:
    t = solo("h4 c7 s2", discards="d4 d5")
    assert sum(t.state.view(0).unseen) == 52 - 5
    assert t.state.view(0).unseen[3] == 2  # of four fours, h4 lies in the line-up and d4 was discarded


def test_a_turn_leaves_nothing_behind() -> None:
    """The Mayor decides on a new line-up; what was assigned before is not shown with it."""
    t = solo("h4 c7 s2", options={"characters": "on"}, character="mayor").play("0 reflip no")
    t.play("0 assign left middle", "0 mourn G00 none all")
    assert t.asked == "0 reflip"
    assert (t.own().suit_card, t.own().acted, t.own().pending) == (None, False, [])
