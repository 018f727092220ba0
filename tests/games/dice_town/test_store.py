"""The General Store and the Saloon: sections GS and SA of the rules."""

from __future__ import annotations

from typing import Any

from tests.games.dice_town.table import Table, rule, town, without

EQUIPMENT = "tobacco hat boots revolver saddle horse"
REST = "dynamite girls corruption on_credit marshal fifty_fifty wanted badluck_elixir"
DOUBLES = "tough_guy tough_guy professional_cheat professional_cheat"


def shop(dice: str = "J J J 9 9", **rest: object) -> Table:
    """Seat 0 wins the store and hardly anything else."""
    return town(dice, "A A A A A", at="general_store", **rest)


# -- General Store --------------------------------------------------------------------------------------


@rule("DT-GS1", "DT-D10", "DT-I4", "DT-R34")
def test_a_card_for_each_jack_and_one_is_kept() -> None:
    t = shop(store_pile="horse hat boots")
    assert (t.asked, t.choices(0)) == (
        "0 keep_drawn",
        ["keep_card hat", "keep_card boots", "keep_card horse"],
    )
    assert (t.refusal("0 keep_card saddle"), t.refusal("0 pass")) == ("DT-R34", "DT-R34")
    drawn = [t.state.view(viewer).drawn for viewer in (0, 1, None)]
    assert [None if view.cards is None else len(view.cards) for view in drawn] == [3, None, None]
    t.play("0 keep_card horse").pass_windows()
    assert "horse" in t.hand(0)
    assert (t.view.store_pile, t.view.store_discards) == (16, 2)
    assert t.log("drew", "kept_card") == ["drew 0 3", "kept_card 0 2"]
    assert t.log("kept_this", "drew_cards", viewer=1) == []


@rule("DT-GS1")
def test_a_single_card_is_kept_without_a_question() -> None:
    t = shop("J 9 9 10 10", store_pile="horse").pass_windows()
    assert (t.hand(0), t.view.store_discards) == (["horse"], 0)


@rule("DT-GS1", "DT-R34", "DT-I4")
def test_of_two_equal_cards_one_is_discarded() -> None:
    """The question comes anyway: skipping it would tell the others that the cards are equal."""
    t = shop("J J 9 9 9", store_pile="tough_guy tough_guy")
    assert (t.asked, t.choices(0)) == ("0 keep_drawn", ["keep_card tough_guy"])
    t.play("0 keep_card tough_guy")
    assert (t.hand(0), t.view.store_discards, t.view.store_pile) == (["tough_guy"], 1, 17)


@rule("DT-GS2", "DT-E29")
def test_an_empty_pile_is_reshuffled_while_drawing() -> None:
    """One in the pile, six discarded, three jacks: 1 + 2 are drawn; 4 are left in the pile, 2 discarded."""
    hands = {1: f"{REST} {DOUBLES}"}
    t = shop(hands=hands, store_pile="horse", store_pile_size=1)
    t.pass_windows()
    assert t.view.store_discards == 0
    assert t.log("reshuffled") == ["reshuffled 6"]
    assert (t.asked, t.view.store_pile) == ("0 keep_drawn", 4)
    assert "keep_card horse" in t.choices(0)
    t.play("0 keep_card horse")
    assert (t.view.store_pile, t.view.store_discards) == (4, 2)


@rule("DT-GS2")
def test_a_new_pile_is_shuffled() -> None:
    drawn = [shop("J 9 9 10 10", store_pile_size=0, seed=seed) for seed in range(12)]
    assert {t.log("reshuffled")[0] for t in drawn} == {"reshuffled 19"}
    assert len({t.log("drew_cards", viewer=0)[0] for t in drawn}) > 5


@rule("DT-GS2")
def test_no_shuffling_just_because_the_pile_is_empty() -> None:
    t = shop(
        hands={1: f"{REST} {DOUBLES} tobacco hat boots"},
        store_pile="horse saddle revolver",
        store_pile_size=3,
    )
    t.pass_windows().play("0 keep_card horse")
    assert (t.view.store_pile, t.view.store_discards, t.log("reshuffled")) == (0, 3, [])


@rule("DT-GS3", "DT-R33")
def test_too_few_cards_are_all_there_is() -> None:
    hands = {1: f"{EQUIPMENT} {REST} {DOUBLES}"}
    t = shop(hands=hands, store_pile_size=1, money={1: 0})
    t.pass_windows()
    assert t.log("drew") == ["drew 0 1"]  # the only one is Shaky Joe, who is played at once
    assert (t.log("played"), t.log("shook")) == (["played 0 shaky_joe"], ["shook 0 1 0"])


@rule("DT-GS4", "DT-E13", "DT-D6")
def test_the_first_round_shops_twice() -> None:
    """Three jacks: 3 + 3 cards, two in hand, four discarded, 13 left; one tie decision for both."""
    t = town(
        "J J J 9 9", "J J J 10 10", "A A A A A", at="general_store", round=1, sheriff=2, money={0: 0, 1: 0}
    )
    assert t.view.store_visits == 2
    t.play("2 choose 0")
    kept = 0
    while t.asked == "0 keep_drawn":
        choices = [choice for choice in t.choices(0) if "shaky_joe" not in choice]
        t.play(f"0 {choices[0]}").pass_windows()
        kept += 1
    assert (kept, t.seat(0).store_cards, t.view.store_discards, t.view.store_pile) == (2, 2, 4, 13)
    assert t.log("decided") == ["decided 2 0 general_store"]


@rule("DT-GS4", "DT-GS5")
def test_later_rounds_shop_once() -> None:
    t = shop(round=2, store_pile="horse hat boots")
    t.play("0 keep_card hat").pass_windows()
    assert t.seat(0).store_cards == 1


@rule("DT-GS6")
def test_there_is_no_hand_limit() -> None:
    hands = {0: f"{EQUIPMENT} {REST} tough_guy deed_1 deed_2 deed_3 deed_4"}
    t = shop(hands=hands, store_pile="tough_guy professional_cheat professional_cheat")
    t.pass_windows().play("0 keep_card tough_guy").pass_windows()
    assert t.seat(0).store_cards + t.seat(0).deeds == 20


@rule("DT-C7", "DT-D9", "DT-R14")
def test_on_credit_adds_one_visit() -> None:
    t = shop(hands={0: "on_credit"}, store_pile="horse hat boots saddle revolver tobacco")
    assert t.asked == "0 play_on_credit"
    t.play("0 play on_credit", "0 keep_card horse", "0 keep_card saddle")
    assert (t.hand(0), t.log("drew")) == (["saddle", "horse"], ["drew 0 3", "drew 0 3"])


@rule("DT-R14")
def test_on_credit_may_be_found_in_the_first_of_two_visits() -> None:
    """Round 1: picked in the first action, played at the start of the second: three in all, no more."""
    t = shop("J 9 9 9 9", round=1, store_pile="on_credit horse hat boots")
    assert (t.hand(0), t.asked) == (["on_credit"], "0 play_on_credit")
    t.play("0 play on_credit")
    assert (t.log("drew"), t.hand(0)) == (["drew 0 1"] * 3, ["hat", "horse"])
    # It was drawn again from a shuffled pile in the same round: it cannot be played again.
    t = shop("J 9 9 9 9", round=1, hands={0: "on_credit", 1: f"{EQUIPMENT} {DOUBLES}"}, store_pile_size=0)
    t.play("0 play on_credit")
    assert t.asked != "0 play_on_credit"


@rule("DT-R35", "DT-GS3", "DT-R33", "DT-T9", "DT-R6")
def test_an_empty_store() -> None:
    """Without Shaky Joe all cards can be in hands: nobody shops, no tie is decided, On Credit is idle."""
    hands = {0: f"on_credit {DOUBLES}", 2: f"{EQUIPMENT} {REST}".replace(" on_credit", "")}
    told: dict[str, Any] = {
        "at": "general_store",
        "components": without("shaky_joe"),
        "hands": hands,
        "money": {0: 0, 1: 0},
    }
    t = town("J J 9 9 K", "J J 9 9 10", "A A A A A", sheriff=0, **told)
    assert t.log("store_empty", "tied") == ["store_empty"]
    assert "on_credit" not in t.asked
    assert "general_store" not in t.winners()
    # With one card in the discard pile there is something to get, but not for the second visit of round 1.
    hands[0] = hands[0].replace("tough_guy tough_guy", "tough_guy")
    t = town("J J 9 9 K", "10 10 9 9 10", "A A A A A", sheriff=0, round=1, **told)
    t.play("0 pass")
    assert t.log("drew", "store_empty") == ["drew 0 1", "store_empty"]
    assert t.seat(0).won


# -- Saloon ---------------------------------------------------------------------------------------------


def rob(dice: str = "Q Q 9 9 10", **rest: object) -> Table:
    """Seat 0 wins the Saloon of three."""
    return town(dice, "A A A A A", "K K K K J", at="saloon", **rest)


@rule("DT-SA1", "DT-D13", "DT-D14", "DT-R34")
def test_cards_are_taken_from_one_opponent() -> None:
    t = rob(hands={1: "hat boots saddle", 2: "deed_5"})
    assert t.asked == "0 rob"
    assert t.choices(0) == ["rob 1 0", "rob 2 1"]
    assert [t.refusal(f"0 {move}") for move in ("rob 0 0", "pass", "rob 3 0", "rob 4 0")] == ["DT-SA1"] * 4
    assert t.refusal("0 rob 1 1") == "DT-SA3"
    t.play("0 rob 1 0")
    assert t.asked == "0 keep_taken"
    taken = t.choices(0)
    assert len(taken) == 2
    assert t.refusal("0 keep_card deed_5") == "DT-R34"
    t.play(f"0 {taken[0]}").pass_windows()
    assert (len(t.hand(0)), t.seat(1).store_cards) == (1, 2)


@rule("DT-SA2", "DT-SA5", "DT-R36")
def test_backs_can_be_aimed_at_but_not_cards() -> None:
    t = rob("Q Q Q 9 9", hands={1: "hat boots saddle deed_1 deed_2 deed_3"}, fenced={1: "deed_5"})
    assert t.choices(0) == ["rob 1 0", "rob 1 1", "rob 1 2", "rob 1 3"]
    seen = set()
    for seed in range(30):
        t = rob("Q 9 9 10 10", hands={1: "deed_1 deed_2 deed_3 hat"}, seed=seed)
        t.play("0 rob 1 1").pass_windows()
        seen |= {card for card in t.hand(0) if card.startswith("deed")}
    assert {"deed_1", "deed_2", "deed_3"} <= seen


@rule("DT-SA3", "DT-E20")
def test_a_small_hand_is_taken_whole() -> None:
    """Four queens against a store card and a deed: both are taken, one is kept, one returned."""
    t = rob("Q Q Q Q 9", hands={1: "hat deed_4"})
    assert t.asked == "0 keep_taken"  # nothing to choose before: only one opponent, and all cards
    assert t.choices(0) == ["keep_card hat", "keep_card deed_4"]
    t.play("0 keep_card hat").pass_windows()
    assert (t.hand(0)[:1], "deed_4" in t.hand(1)) == (["hat"], True)
    assert t.log("took", "stole") == ["took 0 1 1 1", "stole 0 1 store"]


@rule("DT-SA1", "DT-SA3", "DT-R36")
def test_five_queens_take_five_deeds() -> None:
    """Without a question if there is nothing else, and by choice if there is."""
    deeds = "deed_1 deed_2 deed_3 deed_4 deed_5"
    assert rob("Q Q Q Q Q", hands={1: deeds}).log("took") == ["took 0 1 0 5"]
    t = rob("Q Q Q Q Q", hands={1: f"{deeds} hat"})
    assert t.choices(0) == ["rob 1 4", "rob 1 5"]
    assert t.play("0 rob 1 5").log("took") == ["took 0 1 0 5"]


@rule("DT-SA4", "DT-E20")
def test_only_hands_with_cards_can_be_robbed() -> None:
    t = rob(hands={2: "hat"}, fenced={1: "deed_5 deed_4"})
    assert t.log("took") == ["took 0 2 1 0"]
    t = rob(fenced={1: "deed_5 deed_4"})
    assert (t.log("nobody_to_rob", "took"), t.fenced(1)) == (["nobody_to_rob"], ["deed_4", "deed_5"])


@rule("DT-SA4")
def test_an_empty_hand_cannot_be_chosen() -> None:
    t = town("Q Q 9 9 10", "A A A A A", "K K K K J", "K K K K 10", at="saloon", hands={1: "hat", 2: "boots"})
    assert t.refusal("0 rob 3 0") == "DT-SA4"


@rule("DT-SA6", "DT-I5")
def test_only_thief_and_victim_know_the_card() -> None:
    t = rob("Q Q 9 9 10", hands={1: "hat deed_4"})
    seen = {viewer: t.state.view(viewer).drawn for viewer in (0, 1, 2, None)}
    assert [seen[viewer].cards is not None for viewer in seen] == [True, True, False, False]
    assert all((view.store_cards, view.deeds, view.victim) == (1, 1, 1) for view in seen.values())
    t.play("0 keep_card deed_4")
    assert [t.log("stole_this", viewer=viewer) for viewer in (0, 1, 2, None)] == [
        ["stole_this 0 1 deed_4"],
        ["stole_this 0 1 deed_4"],
        [],
        [],
    ]
    assert t.log("stole") == ["stole 0 1 deed"]


@rule("DT-C9", "DT-D12", "DT-R15")
def test_girls_steal_twice() -> None:
    t = rob("Q 9 9 10 10", hands={0: "girls", 1: "hat", 2: "boots"})
    assert t.asked == "0 play_girls"
    t.play("0 play girls").pass_windows("wanted")
    t.play("0 rob 1 0").pass_windows("girls")
    assert (t.hand(0), t.hand(1), t.hand(2)[:1]) == (["hat", "boots"], [], [])
    assert t.log("stole") == ["stole 0 1 store", "stole 0 2 store"]


@rule("DT-C9", "DT-R15")
def test_girls_may_steal_twice_from_the_same_and_not_three_times() -> None:
    t = rob("Q Q 9 10 10", hands={0: "girls", 1: "deed_1 deed_2 deed_3 deed_4"}, sheriff=2)
    t.play("0 play girls")
    for _theft in range(2):
        assert (t.asked, len(t.choices(0))) == ("0 keep_taken", 2)  # as many as queens, each time
        t.play(f"0 {t.choices(0)[0]}")
    assert t.log("stole") == ["stole 0 1 deed", "stole 0 1 deed"]
    assert "keep_taken" not in t.asked


@rule("DT-R15")
def test_stolen_girls_come_too_late() -> None:
    t = rob("Q 9 9 10 10", hands={1: "girls", 2: "boots"})
    t.play("0 rob 1 0")
    assert "girls" in t.hand(0)
    assert "girls" not in t.asked
    assert t.log("stole") == ["stole 0 1 store"]


@rule("DT-R35", "DT-R15")
def test_girls_are_not_asked_about_if_nobody_can_be_robbed() -> None:
    t = rob(hands={0: "girls"})
    assert "play_girls" not in t.asked
    assert (t.log("nobody_to_rob"), "saloon" in t.winners()) == (["nobody_to_rob"], False)


@rule("DT-R14", "DT-GS2")
def test_on_credit_works_once_per_round_even_if_it_is_drawn_again() -> None:
    """Round 1 and two jacks: the card that was played comes back from the shuffled discards."""
    others = f"{EQUIPMENT} {REST} {DOUBLES}".replace(" hat boots", "").replace(" on_credit", "")
    hands = {0: "on_credit", 1: others}
    told = {"components": without("shaky_joe"), "round": 1, "store_pile": "hat boots", "hands": hands}
    t = shop("J J 9 9 9", **told).play("0 play on_credit").pass_windows("wanted")
    t.play("0 keep_card hat")
    assert (t.log("reshuffled"), t.choices(0)) == (
        ["reshuffled 2"],
        ["keep_card boots", "keep_card on_credit"],
    )
    t.play("0 keep_card on_credit")
    assert "0 play_on_credit" not in t.asked
    assert t.log("drew") == ["drew 0 2", "drew 0 2", "drew 0 1"]


@rule("DT-R14")
def test_on_credit_works_again_in_the_next_round() -> None:
    """It comes back from the shuffled discards in one round and is asked for in the next one."""
    others = f"{EQUIPMENT} {REST} {DOUBLES}".replace(" hat boots", "").replace(" on_credit", "")
    told: dict[str, Any] = {"components": without("shaky_joe"), "hands": {0: "on_credit", 1: others}}
    asked = []
    for seed in range(12):
        t = shop("J J 9 9 9", store_pile="hat boots", seed=seed, **told).play("0 play on_credit")
        t.pass_windows("wanted").play("0 keep_card hat", "0 keep_card on_credit").pass_windows()
        assert (t.view.round, t.hand(0)) == (3, ["hat", "on_credit"])
        t.play("0 keep 12345", "1 keep 1")
        t.pass_windows("professional_cheat", "dynamite", "fifty_fifty")
        asked.append(t.asked)
    assert "0 play_on_credit" in asked


@rule("DT-R14", "DT-C12")
def test_on_credit_that_was_cancelled_is_used_up_for_the_round() -> None:
    """Round 1: it is drawn again in the first of two visits, and not asked for at the second."""
    others = f"{EQUIPMENT} {REST} {DOUBLES}".replace(" hat", "").replace(" on_credit", "")
    told: dict[str, Any] = {
        "components": without("shaky_joe"),
        "hands": {0: "on_credit", 1: others},
        "round": 1,
    }
    drawn = 0
    for seed in range(6):
        t = shop("J J 9 9 9", store_pile="hat", seed=seed, **told).play("0 play on_credit", "1 play wanted")
        if "keep_card on_credit" in t.choices(0):
            t.play("0 keep_card on_credit")
            assert "on_credit" not in t.asked
            drawn += 1
    assert drawn > 0
