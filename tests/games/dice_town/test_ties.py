"""Who uses a location, and ties before the Sheriff: sections V and T of the rules."""

from __future__ import annotations

from typing import Any

from tests.games.dice_town.table import GAME, JUNK, Table, rule, table, town

PLACES = ["gold_mine", "bank", "stagecoach", "general_store", "saloon", "sheriff", "town_hall", "doc_badluck"]


def nines(**rest: Any) -> Table:
    """Seats 1 and 2 are tied in nines, seat 0 is the Sheriff and out of it."""
    return town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", **{"sheriff": 0, **rest})


# -- majorities -----------------------------------------------------------------------------------------


@rule("DT-V1")
def test_the_order_of_the_town() -> None:
    t = town("9 10 J Q K", "9 9 10 10 J", "A A A A A", hands={2: "hat"}, money={0: 9, 1: 7, 2: 8})
    assert [place.location for place in t.view.locations] == PLACES
    assert [place.state for place in town("9 9 9 9 9", "9 9 9 9 9").view.locations] == ["now", *["ahead"] * 7]
    t.pass_windows().offers()
    told = [line.split()[0] for line in t.log()]
    order = ["mined", "robbed_bank", "stagecoach_arrived", "tied"]
    assert [name for name in told if name in order] == order


@rule("DT-V2", "DT-V4")
def test_most_dice_of_a_face_win_and_one_player_may_win_several() -> None:
    t = town("9 9 10 10 K", "9 10 Q J A", "9 10 Q J A", hands={1: "deed_1"}, sheriff=0)
    assert t.log("mined", "robbed_bank") == ["mined 0 2", "robbed_bank 0 3"]
    assert (t.winners()["gold_mine"], t.winners()["bank"]) == (0, 0)


@rule("DT-V3", "DT-R5", "DT-BK4", "DT-SH2", "DT-GS5")
def test_nobody_acts_where_nobody_has_the_face() -> None:
    """Round 1 without jacks: its second visit to the store is lost."""
    t = town("A A A A A", "A A A A 9", round=1, sheriff=1)
    assert t.log("nobody") == [f"nobody {place}" for place in ("bank", "general_store", "saloon", "sheriff")]
    assert (t.view.bank, t.view.sheriff) == (3, 1)
    assert (t.view.round, t.view.store_visits) == (2, 1)


@rule("DT-V5", "DT-T1", "DT-T3", "DT-D6")
def test_the_sheriff_decides_a_tie() -> None:
    t = nines(money={1: 0, 2: 0})
    assert t.log("tied") == ["tied gold_mine [1, 2]"]
    assert (t.asked, t.choices(0)) == ("0 decide_tie", ["choose 1", "choose 2"])
    assert (t.refusal("0 choose 0"), t.refusal("0 pass")) == ("DT-T3", "DT-T3")
    assert (t.view.tie.location, t.view.tie.tied, t.view.tie.stage) == ("gold_mine", [1, 2], "decision")
    t.play("0 choose 2")
    assert (t.nuggets(), t.log("decided")) == ([0, 0, 3], ["decided 0 2 gold_mine"])
    assert t.view.tie is None


@rule("DT-T3")
def test_the_sheriff_may_choose_themselves() -> None:
    t = town("9 9 9 K K", "9 9 9 K Q", "A A A A J", sheriff=0, money={1: 5})
    assert t.asked == "1 offer_money"
    t.play("1 offer_money 4", "0 choose 0")
    assert t.log("offered", "offered_nothing") == ["offered 1 4 0 0 0"]
    assert (t.nuggets(), t.money()[1]) == ([3, 0, 0], 5)
    assert t.log("bribed") == []


@rule("DT-T2", "DT-T3", "DT-E21", "DT-SH1")
def test_a_tie_of_kings_is_decided_by_the_old_sheriff() -> None:
    """Two nuggets buy the badge; the new Sheriff decides the ties that follow."""
    t = town("K K 9 9 9", "K K 10 10 10", "A A Q Q J", at="sheriff", sheriff=0, nuggets={1: 3})
    t.play("1 offer_money 0", "1 offer_nuggets 2")
    assert t.asked == "0 decide_tie"
    t.play("0 choose 1")
    assert (t.nuggets(), t.log("new_sheriff")) == ([2, 1, 0], ["new_sheriff 1 0"])
    t = town("K K 9 9 9", "K K 9 9 9", "A A Q Q J", at="sheriff", sheriff=0, money={1: 0}, nuggets={1: 3})
    t.play("1 offer_nuggets 0", "0 choose 1")
    assert t.log("tied") == ["tied sheriff [0, 1]", "tied town_hall [0, 1]"]
    assert t.asked == "0 offer_money"  # now the old Sheriff is the one who has to offer
    t.play("0 offer_money 0")
    assert t.asked == "1 decide_tie"


@rule("DT-V7", "DT-R9")
def test_actions_cannot_be_declined() -> None:
    """The winner is not even asked."""
    t = town("9 9 9 9 9", "K K K K K", sheriff=1)
    assert t.nuggets()[0] == 5
    assert GAME.actions.families[0].name == "keep"
    assert not any(family.name in ("decline", "skip") for family in GAME.actions.families)


@rule("DT-V8", "DT-BK3")
def test_a_useless_action_is_not_passed_on() -> None:
    t = town("10 10 10 9 9", "10 10 9 9 9", "K Q J A A", at="bank", bank=0, stagecoach=4)
    assert t.log("robbed_bank", "bank_empty") == ["bank_empty"]
    assert "bank" not in t.winners()


# -- offers ---------------------------------------------------------------------------------------------


@rule("DT-T4", "DT-T5", "DT-D5")
def test_offers_are_sealed_and_made_once() -> None:
    t = nines(nuggets={1: 2}, hands={1: "deed_5", 2: "hat"})
    assert t.asked == "1 offer_money, 2 offer_money"
    t.play("1 offer_money 3", "1 offer_nuggets 1", "1 offer_card deed_5", "1 seal")
    # Nobody sees anything but their own offer before all are in.
    assert t.state.view(1).tie.making.money == 3
    for viewer in (0, 2, None):
        tie = t.state.view(viewer).tie
        assert (tie.offers, tie.stage, t.log("offered", viewer=viewer)) == ([], "offers", [])
    assert t.seat(1).has_chosen
    assert not t.seat(2).has_chosen
    t.play("2 offer_money 0", "2 seal")
    assert t.log("offered", "offered_nothing") == ["offered 1 3 1 0 1", "offered_nothing 2"]
    assert t.asked == "0 decide_tie"


@rule("DT-T5")
def test_only_what_is_owned_can_be_offered() -> None:
    t = nines(money={1: 2}, nuggets={1: 1}, hands={1: "hat"})
    assert t.choices(1) == ["offer_money 0", "offer_money 1", "offer_money 2"]
    assert (t.refusal("1 offer_money 3"), t.refusal("1 pass")) == ("DT-T5", "DT-T5")
    t.play("1 offer_money 2")
    assert t.choices(1) == ["offer_nuggets 0", "offer_nuggets 1"]
    assert (t.refusal("1 offer_nuggets 2"), t.refusal("1 seal")) == ("DT-T5", "DT-T5")
    t.play("1 offer_nuggets 1")
    assert t.choices(1) == ["seal", "offer_card hat"]
    assert (t.refusal("1 offer_card boots"), t.refusal("1 keep 1")) == ("DT-T7", "DT-T5")
    t.play("1 offer_card hat")
    assert (t.choices(1), t.refusal("1 offer_card hat")) == (["seal"], "DT-T7")


@rule("DT-T6", "DT-T8")
def test_only_the_chosen_offer_is_paid_and_before_the_action() -> None:
    t = nines(nuggets={1: 2, 2: 2}, hands={1: "deed_5", 2: "hat"}, won=[])
    t.play("1 offer_money 3", "1 offer_nuggets 1", "1 offer_card deed_5", "1 seal")
    t.play("2 offer_money 5", "2 offer_nuggets 0", "2 offer_card hat", "2 seal", "0 choose 1")
    assert (t.money()[0], t.money()[1:]) == (8 + 3 + 3, [5, 8])  # the Sheriff then also robbed the Bank of 3
    assert (t.nuggets(), t.hand(0), t.hand(2)) == ([1, 1 + 3, 2], ["deed_5"], ["hat"])
    told = t.log()
    assert told.index("bribed 1 0 3 1 1") < told.index("mined 1 3")


@rule("DT-T8", "DT-R7")
def test_a_received_offer_is_not_a_win() -> None:
    t = town("Q J 10 9 A", "K K 9 9 J", "K K 9 9 Q", at="sheriff", sheriff=0, money={0: 0})
    t.play("1 offer_money 5", "2 offer_money 0", "0 choose 1")
    assert (t.money()[0], [seat.won for seat in t.view.seats]) == (5, [False, True, True])
    assert (t.asked, t.view.doc.options) == ("0 visit", ["free_card", "big_raid"])


@rule("DT-T7")
def test_fenced_deeds_cannot_be_offered() -> None:
    t = nines(money={1: 0, 2: 0}, fenced={1: "deed_5"}, hands={2: "deed_4 horse"})
    assert (t.asked, t.choices(2)) == ("2 offer_cards", ["seal", "offer_card horse", "offer_card deed_4"])


@rule("DT-T9", "DT-R6")
def test_no_offers_for_nothing() -> None:
    """An empty Bank, an empty store, a Saloon in which no tied player could take a card."""
    t = town("10 10 K K 9", "10 10 K K Q", "A A A Q J", at="bank", bank=0, stagecoach=3, sheriff=2)
    assert t.log("bank_empty", "tied")[0] == "bank_empty"
    everything = "tobacco hat boots revolver saddle horse dynamite girls corruption on_credit marshal"
    more = "fifty_fifty wanted badluck_elixir tough_guy tough_guy professional_cheat professional_cheat"
    hands = {2: f"{everything} {more}"}
    t = town(
        "J J K 9 9", "J J K 9 10", "A A A Q A", at="general_store", hands=hands, store_pile_size=0, sheriff=2
    )
    assert t.view.store_discards == 1  # Shaky Joe, who is in nobody's hand
    assert t.log("tied")[0] == "tied general_store [0, 1]"
    t = town("Q Q K 9 9", "Q Q K 9 10", "A A A J A", at="saloon", sheriff=2)
    assert t.log("nobody_to_rob", "tied")[0] == "nobody_to_rob"


@rule("DT-R6", "DT-E30", "DT-T9")
def test_a_saloon_tie_in_which_one_could_take_something() -> None:
    """The Sheriff holds all cards and chooses themselves: nothing happens and nothing is won."""
    t = town("Q Q K K K", "Q Q 9 9 10", at="saloon", sheriff=0, hands={0: "hat boots saddle"})
    t.offers().play("0 choose 0")
    assert t.log("nobody_to_rob", "stole") == ["nobody_to_rob"]
    assert t.hand(1) == []


@rule("DT-R27", "DT-D22", "DT-T5")
def test_offers_can_be_raised_once_with_the_option() -> None:
    told = {"options": {"bribe_rounds": "2"}, "nuggets": {1: 2}, "hands": {1: "deed_5 hat"}}
    t = nines(**told)
    t.play("1 offer_money 3", "1 offer_nuggets 1", "1 offer_card deed_5", "1 seal", "2 offer_money 1")
    assert t.log("offered") == ["offered 1 3 1 0 1", "offered 2 1 0 0 0"]
    assert (t.asked, t.view.tie.stage) == ("1 offer_money, 2 offer_money", "raises")
    assert [offer.money for offer in t.view.tie.offers] == [3, 1]
    # At least everything that was there before.
    assert (t.refusal("1 offer_money 2"), t.state.view(1).tie.least.money) == ("DT-R27", 3)
    t.play("2 offer_money 4", "1 offer_money 3")
    assert t.refusal("1 offer_nuggets 0") == "DT-R27"
    assert [offer.money for offer in t.view.tie.offers] == [3, 1]  # the raise of 2 is sealed
    t.play("1 offer_nuggets 1", "1 seal")
    assert (t.asked, [offer.money for offer in t.view.tie.offers]) == ("0 decide_tie", [3, 4])
    t.play("0 choose 1")
    assert t.hand(0) == ["deed_5"]
    one = nines(hands={1: "deed_5 hat"})
    one.offers("1 offer_money 1")
    assert one.asked == "0 decide_tie"


@rule("DT-R27")
def test_a_player_with_nothing_more_is_not_asked_again() -> None:
    t = nines(options={"bribe_rounds": "2"}, money={1: 2, 2: 5})
    t.play("1 offer_money 2", "2 offer_money 1")
    assert t.asked == "2 offer_money"
    t = nines(options={"bribe_rounds": "2"}, money={1: 0, 2: 5}, hands={1: "hat"})
    t.play("1 offer_card hat", "1 seal", "2 offer_money 1")
    assert t.asked == "2 offer_money"


@rule("DT-R27", "DT-I8")
def test_only_tied_players_offer_and_only_the_sheriff_sees_faces() -> None:
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", JUNK, sheriff=0, hands={1: "deed_5", 3: "deed_4"})
    assert t.asked == "1 offer_money, 2 offer_money"
    t.play("1 offer_money 0", "1 offer_card deed_5", "1 seal", "2 offer_money 0")
    offers = {viewer: t.state.view(viewer).tie.offers[0] for viewer in (0, 1, 2, 3, None)}
    assert {viewer: offer.cards and offer.cards[0].card for viewer, offer in offers.items()} == {
        0: "deed_5",
        1: "deed_5",
        2: None,
        3: None,
        None: None,
    }
    assert all(offer.deeds == 1 for offer in offers.values())
    assert [t.log("offered_cards", viewer=viewer) != [] for viewer in (0, 1, 2, 3, None)] == [
        True,
        True,
        False,
        False,
        False,
    ]


@rule("DT-R28")
def test_no_offers_for_the_order_at_the_doc() -> None:
    t = town("A A A A A", "K 9 9 J J", "K 9 9 J Q", at="doc_badluck", won=[0], sheriff=0)
    assert t.asked == "0 order_visits"


def test_a_table_of_offers_is_read_by_its_owner() -> None:
    t = table(2, kept={0: "9 9 9 9", 1: "9 9 9 9"}, rolls={0: "9", 1: "9"}, sheriff=0)
    t.play("0 keep 5", "1 keep 5")
    assert (t.asked, t.state.view(1).tie.making.money) == ("1 offer_money", 0)
    t.play("1 offer_money 8", "0 choose 1")
    assert t.money()[0] >= 16
