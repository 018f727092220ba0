"""Phase I, building the hand: section H of the rules, with Tough Guy and Professional Cheat."""

from __future__ import annotations

import pytest
from tests.games.dice_town.table import new, rule, table, town
from tests.games.tables import walk


def keeps(count: int) -> str:
    """The first dice of a roll."""
    return "12345"[:count] or "none"


# -- rolling and keeping --------------------------------------------------------------------------------


@rule("DT-H1")
def test_all_roll_all_their_remaining_dice() -> None:
    t = table(3, seed=1)
    for seat in range(3):
        assert [die.where for die in t.state.view(seat).seats[seat].dice] == ["cup"] * 5
    t.play("0 keep 2", "1 keep 345", "2 keep none")
    dice = [[die.where for die in seat.dice] for seat in t.view.seats]
    assert dice == [["cup", "kept", "cup", "cup", "cup"], ["cup", "cup", "kept", "kept", "kept"], ["cup"] * 5]


@rule("DT-H1", "DT-H2", "DT-E2")
def test_what_is_not_kept_is_rolled_again() -> None:
    """Also if nothing was kept, and in the last roll."""
    rolled = set()
    for seed in range(8):
        t = table(2, rolls={0: "9 9 9 9 9", 1: "9 9 9 9 9"}, seed=seed)
        t.play("0 keep 1", "1 keep none")
        again = [t.state.view(seat).seats[seat].dice for seat in range(2)]
        rolled.add(tuple(die.face for dice in again for die in dice))
    assert len(rolled) == 8
    assert all(faces[0] == "9" for faces in rolled)
    last = {
        table(2, kept={0: "K K K K"}, rolls={0: "K", 1: "9 9 9 9 9"}, seed=seed)
        .play("0 keep 5", "1 keep 1")
        .log("last_rolled")[0]
        for seed in range(8)
    }
    assert len(last) == 8


@rule("DT-H2", "DT-D1")
def test_players_may_keep_any_of_their_own_dice() -> None:
    t = table(2, rolls={0: "9 10 J Q K"})
    assert len(t.choices(0)) == 32
    assert t.refusal("0 pass") == "DT-H2"
    assert t.refusal("0 choose 1") == "DT-H2"
    keep = t.state.view(0).keep
    assert (keep.places, keep.least, keep.most, keep.cost) == ([0, 1, 2, 3, 4], 0, 5, [1, 0, 1, 2, 3, 4])
    assert t.state.view(None).keep is None


@rule("DT-H3")
def test_all_show_at_once_and_what_is_kept_stays() -> None:
    t = table(2, rolls={0: "9 10 J Q K", 1: "A A A A A"})
    t.play("0 keep 3")
    assert (t.kept(0), t.log("showed")) == ("", [])
    t.play("1 keep 12")
    assert (t.kept(0), t.kept(1)) == ("J", "A A")
    assert t.log("showed") == ["showed 0 ['J']", "showed 1 ['A', 'A']"]
    assert t.refusal("0 keep 3") == "DT-H3"
    assert t.refusal("1 keep 14") == "DT-H3"


@rule("DT-H4", "DT-H5", "DT-H6", "DT-E1", "DT-E2")
@pytest.mark.parametrize(("count", "cost"), [(0, 1), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_what_keeping_costs(count: int, cost: int) -> None:
    """The four queens of the rulebook cost 3 dollars."""
    t = table(2, rolls={0: "Q Q Q Q 9"})
    t.play(f"0 keep {keeps(count)}", "1 keep 1")
    assert (t.money()[0], t.view.stagecoach) == (8 - cost, cost)
    assert len([die for die in t.seat(0).dice if die.where == "cup"]) == 5 - count
    assert t.log("paid") == ([f"paid 0 {cost}"] if cost else [])


@rule("DT-H5", "DT-H10")
def test_five_dice_at_once_cost_four() -> None:
    t = table(2, rolls={0: "Q Q Q Q 9"})
    t.play("0 keep 12345", "1 keep 1")
    assert sum(line == "paid 0 4" for line in t.log("paid")) == 1


@rule("DT-H7", "DT-E15")
def test_only_what_can_be_paid_is_legal() -> None:
    kept = {0: "9"}
    t = table(2, kept=kept, rolls={0: "10 J Q K"}, money={0: 0})
    assert t.choices(0) == ["keep 2", "keep 3", "keep 4", "keep 5"]
    keep = t.state.view(0).keep
    assert (keep.places, keep.least, keep.most, keep.exactly) == ([1, 2, 3, 4], 1, 1, None)
    assert (t.refusal("0 keep none"), t.refusal("0 keep 23")) == ("DT-H7", "DT-H7")
    t = table(2, kept=kept, rolls={0: "10 J Q K"}, money={0: 2})
    sizes = {0 if "none" in choice else len(choice.split()[1]) for choice in t.choices(0)}
    assert (sizes, len(t.choices(0))) == ({0, 1, 2, 3}, 15)
    assert t.refusal("0 keep 2345") == "DT-H7"


@rule("DT-H7")
def test_what_is_forced_is_not_asked() -> None:
    """One die and no dollar: it is kept; but a player who might have a Tough Guy is asked, too."""
    kept = {0: "9 9 9 9", 1: "10"}
    t = table(2, kept=kept, money={0: 0})
    assert t.asked == "1 keep"
    t = table(2, kept=kept, money={0: 0}, hands={0: "hat"})
    assert (t.asked, t.choices(0)) == ("0 keep, 1 keep", ["keep 5"])
    t = table(2, kept={0: "9 9 9", 1: "10"}, money={0: 0})
    assert (t.asked, t.choices(0)) == ("0 keep, 1 keep", ["keep 4", "keep 5"])


@rule("DT-H8", "DT-BK2")
def test_payments_go_onto_the_stagecoach() -> None:
    t = table(2)
    t.play("0 keep 12", "1 keep 123")
    assert (t.view.bank, t.view.stagecoach) == (3, 3)


@rule("DT-H9")
def test_rolling_goes_on_until_somebody_has_five() -> None:
    t = table(2, kept={0: "9 9", 1: "10"})
    for reveal in range(1, 3):
        t.play(f"0 keep {2 + reveal}", f"1 keep {1 + reveal}")
        assert (t.view.reveal, t.view.is_last_roll, t.asked) == (reveal, False, "0 keep, 1 keep")
    t.play("0 keep 5", "1 keep 4")
    assert any(line.startswith("last_rolled 1") for line in t.log())


# -- the last roll --------------------------------------------------------------------------------------


@rule("DT-H10", "DT-H11", "DT-H12", "DT-H15", "DT-E3")
def test_the_last_roll_is_kept_whole_and_free() -> None:
    """One has five dice, others have 2 and 3 left."""
    t = table(3, kept={0: "K K K K", 1: "9 9", 2: "10"}, rolls={0: "K"}, money={1: 5, 2: 5})
    t.play("0 keep 5", "1 keep 3", "2 keep 2")
    rolled = t.log("last_rolled")
    assert [line.split()[1] for line in rolled] == ["1", "2"]
    assert [line.count("'") // 2 for line in rolled] == [2, 3]
    assert t.log("paid") == []
    assert all(line.split()[0] != "keep" for line in t.log()[t.log().index(rolled[0]) :])
    assert t.log("mined", "nobody", "tied") != []


@rule("DT-H10", "DT-H12")
def test_a_described_last_roll() -> None:
    t = table(2, kept={0: "K K K K K", 1: "9"}, rolls={1: "9 9 9 9"}, money={1: 0})
    assert t.log("last_rolled") == ["last_rolled 1 ['9', '9', '9', '9']"]
    assert t.nuggets() == [0, 5]


@rule("DT-H13")
def test_no_last_roll_if_all_finish_together() -> None:
    t = table(2, kept={0: "K K K K", 1: "9 9 9 9"}, rolls={0: "K", 1: "9"})
    t.play("0 keep 5", "1 keep 5")
    assert t.log("last_rolled") == []
    assert t.nuggets() == [0, 5]
    t = table(2, kept={0: "9 9 9 9", 1: "9 9 9 9"}, rolls={0: "9", 1: "9"}, sheriff=0)
    t.play("0 keep 5", "1 keep 5")
    assert (t.asked, t.view.is_last_roll, t.view.reveal) == ("1 offer_money", False, 1)


@rule("DT-H14")
def test_it_does_not_matter_how_five_were_reached() -> None:
    """Five free single dice against somebody who once kept none."""
    t = table(2, kept={0: "K K K K", 1: "9 9 9"})
    t.play("0 keep 5", "1 keep 4")
    assert t.log("paid") == []
    assert [line.split()[1] for line in t.log("last_rolled")] == ["1"]


@rule("DT-H16")
def test_the_last_single_die() -> None:
    t = table(2, kept={0: "K K K K", 1: "9"}, rolls={0: "9"}, money={0: 3})
    assert t.choices(0) == ["keep none", "keep 5"]
    t.play("0 keep none", "1 keep 2")
    assert (t.money()[0], t.kept(0), t.view.stagecoach) == (2, "K K K K", 1)


@rule("DT-H16")
def test_phase_one_always_ends() -> None:
    """Even if everybody refuses to keep anything as long as they can pay."""
    t = table(2)
    for _ in range(40):
        if t.view.phase == "town" or t.view.round > 1:
            break
        for seat in t.state.actors():
            choices = t.choices(seat)
            t.play(f"{seat} keep none" if "keep none" in choices else f"{seat} {choices[0]}")
    assert t.view.phase == "town" or t.view.round > 1
    assert all(money <= 8 + 3 for money in t.money())


@rule("DT-H15")
def test_after_phase_one_all_dice_are_open() -> None:
    t = new(4, seed=2)
    for _ in walk(t, seed=3, most=300):
        if t.view.phase == "town":
            assert all(die.face and die.where == "kept" for seat in t.view.seats for die in seat.dice)


# -- Tough Guy ------------------------------------------------------------------------------------------


@rule("DT-C3", "DT-R3", "DT-C2", "DT-R35")
def test_a_tough_guy_makes_a_reveal_free() -> None:
    t = table(2, hands={0: "tough_guy tough_guy"}, rolls={0: "Q Q Q Q 9"}, money={0: 1})
    assert t.refusal("0 keep 1234") == "DT-H7"
    assert t.refusal("1 keep_free 1") == "DT-C3"
    assert [t.state.view(seat).keep.tough_guys for seat in range(2)] == [2, 0]
    t.play("0 keep_free 1234", "1 keep 1")
    assert (t.money()[0], t.kept(0), t.hand(0)) == (1, "Q Q Q Q", ["tough_guy"])
    assert (t.log("played"), t.view.store_discards) == (["played 0 tough_guy"], 1)
    # It lasts for one reveal only; the second one covers keeping none.
    t.play("0 pass").play("0 keep_free none", "1 keep 2")
    assert (t.money()[0], t.hand(0)) == (1, [])


@rule("DT-R35")
def test_a_tough_guy_may_be_wasted_on_a_free_reveal() -> None:
    t = table(2, hands={0: "tough_guy"})
    t.play("0 keep_free 1", "1 keep 1")
    assert (t.money()[0], t.hand(0)) == (8, [])


@rule("DT-E27", "DT-D2", "DT-R3", "DT-R25", "DT-R11", "DT-H3")
def test_a_cancelled_tough_guy_must_be_paid_for() -> None:
    """One dollar and five dice: two of them can be paid for, three are rolled again."""
    t = table(2, hands={0: "tough_guy", 1: "wanted"}, rolls={0: "Q Q Q Q 9"}, money={0: 1})
    t.play("0 keep_free 12345", "1 keep 1")
    assert (t.asked, t.kept(0), t.money()[0]) == ("1 play_wanted", "Q Q Q Q 9", 1)
    t.play("1 play wanted")
    assert t.asked == "0 give_back"
    assert len(t.choices(0)) == 10
    assert (t.refusal("0 keep 1"), t.refusal("0 keep 123"), t.refusal("0 pass")) == ("DT-R3",) * 3
    keep = t.state.view(0).keep
    assert (keep.places, keep.exactly, keep.tough_guys) == ([0, 1, 2, 3, 4], 2, 0)
    t.play("0 keep 12")
    assert t.log("gave_back") == ["gave_back 0 ['Q', 'Q', '9']"]
    assert (t.kept(0), t.money()[0], t.view.stagecoach) == ("Q Q", 0, 1)
    assert (t.asked, t.view.is_last_roll) == ("0 keep, 1 keep", False)


@rule("DT-R3")
def test_a_player_who_kept_none_with_a_cancelled_tough_guy_and_has_no_dollar_keeps_one() -> None:
    t = table(2, hands={0: "tough_guy", 1: "wanted"}, rolls={0: "Q Q Q Q 9"}, money={0: 0})
    t.play("0 keep_free none", "1 keep 1", "1 play wanted")
    assert (t.asked, t.choices(0)) == ("0 give_back", ["keep 1", "keep 2", "keep 3", "keep 4", "keep 5"])
    t.play("0 keep 5")
    assert (t.kept(0), t.log("showed")[-1]) == ("9", "showed 0 ['9']")


@rule("DT-R3", "DT-H3", "DT-R4")
def test_what_was_kept_before_stays_when_a_tough_guy_is_cancelled() -> None:
    """The choice is among the dice of this reveal, and only what is left of them can be turned by a cheat."""
    hands = {0: "tough_guy professional_cheat", 1: "wanted"}
    t = table(2, hands=hands, kept={0: "K"}, rolls={0: "Q J 10 9"}, money={0: 0})
    t.play("0 keep_free 234", "1 keep 1", "1 play wanted")
    assert t.choices(0) == ["keep 2", "keep 3", "keep 4"]
    assert (t.refusal("0 keep 1"), t.refusal("0 keep 5")) == ("DT-R3", "DT-R3")
    t.play("0 keep 3")
    assert (t.kept(0), t.log("gave_back")) == ("K J", ["gave_back 0 ['Q', '10']"])
    assert [die.new for die in t.seat(0).dice] == [False, False, True, False, False]
    t.play("0 play professional_cheat")
    assert {choice.split()[1] for choice in t.choices(0)} == {"3"}


@rule("DT-R3")
def test_a_cancelled_tough_guy_that_can_be_paid() -> None:
    t = table(2, hands={0: "tough_guy", 1: "wanted"}, money={0: 5})
    t.play("0 keep_free 123", "1 keep 1", "1 play wanted")
    assert (t.money()[0], len(t.kept(0).split())) == (3, 3)


@rule("DT-R10", "DT-R25")
def test_two_tough_guys_are_answered_one_after_the_other() -> None:
    """Clockwise from the left of the Sheriff, who is last."""
    t = table(3, hands={0: "tough_guy", 1: "tough_guy", 2: "wanted"}, sheriff=0)
    t.play("0 keep_free 12", "1 keep_free 12", "2 keep 1")
    assert t.view.window.against.player == 1
    t.pass_windows("wanted")
    assert t.log("played") == ["played 1 tough_guy", "played 0 tough_guy"]
    t = table(3, hands={0: "tough_guy", 1: "tough_guy", 2: "wanted"}, sheriff=1, seed=1)
    t.play("0 keep_free 12", "1 keep_free 12", "2 keep 1")
    assert t.view.window.against.player == 0
    t.play("2 pass")
    assert t.view.window.against.player == 1
    t.play("2 play wanted")
    assert t.money()[:2] == [8, 7]


# -- Professional Cheat ---------------------------------------------------------------------------------


@rule("DT-C4", "DT-D3", "DT-R4")
def test_a_cheat_turns_a_die_that_was_just_shown() -> None:
    t = table(2, hands={0: "professional_cheat"}, kept={0: "9"}, rolls={0: "10 J Q K"})
    t.play("0 keep 23", "1 keep 1")
    assert t.asked == "0 play_professional_cheat"
    t.play("0 play professional_cheat")
    assert (t.asked, len(t.choices(0))) == ("0 cheat", 12)
    assert [t.refusal(f"0 {move}") for move in ("cheat 1 A", "pass", "choose 1")] == ["DT-R4"] * 3
    t.play("0 cheat 3 A")
    assert (t.kept(0), t.log("cheated")) == ("9 10 A", ["cheated 0 3 J A"])
    assert t.view.store_discards == 1


@rule("DT-R25", "DT-C4")
def test_a_cheat_is_cancelled_knowing_the_die_and_the_face() -> None:
    t = table(2, hands={0: "professional_cheat", 1: "wanted"}, kept={0: "9"}, rolls={0: "10 J Q K"})
    t.play("0 keep 23", "1 keep 1", "0 play professional_cheat", "1 pass", "0 cheat 3 A")
    played = t.view.window.against
    assert (t.asked, played.player, played.die, played.face) == ("1 play_wanted", 0, 2, "A")
    t.play("1 play wanted")
    assert (t.kept(0), t.log("cheated"), t.view.played) == ("9 10 J", [], None)


@rule("DT-R4")
def test_two_cheats_in_one_reveal() -> None:
    t = table(2, hands={0: "professional_cheat professional_cheat"}, rolls={0: "9 9 9 9 9"})
    t.play("0 keep 12", "1 keep 1", "0 play professional_cheat", "0 cheat 1 A")
    assert t.asked == "0 play_professional_cheat"
    t.play("0 play professional_cheat", "0 cheat 2 A")
    assert t.kept(0) == "A A"


@rule("DT-I8", "DT-R4")
def test_after_a_cheat_the_question_for_the_second_one_reveals_nothing() -> None:
    """It is asked as long as there is another store card in the hand, whatever that is."""
    tables = [
        table(2, hands={0: f"professional_cheat {card}"}, rolls={0: "9 9 9 9 9"}, seed=2).play(
            "0 keep 1", "1 keep 1", "0 play professional_cheat", "0 cheat 1 A"
        )
        for card in ("hat", "professional_cheat")
    ]
    assert [t.asked for t in tables] == ["0 play_professional_cheat"] * 2
    assert tables[0].choices(0) == ["pass", "pass_round"]
    tables = [table(2, hands={0: f"professional_cheat{more}"}, seed=2) for more in ("", " hat")]
    for t in tables:
        t.play("0 keep 1", "1 keep 1", "0 play professional_cheat", "0 cheat 1 A")
    assert [t.asked for t in tables] == ["0 keep, 1 keep", "0 play_professional_cheat"]
    # A player who was not asked about a card chooses dice like everybody else.
    tables[0].play("1 keep 2")
    assert tables[0].seat(1).has_chosen


@rule("DT-R4")
def test_a_cheat_after_the_last_roll() -> None:
    """Only players who rolled in it have shown dice; and nobody who kept none can cheat."""
    hands = {0: "professional_cheat", 1: "professional_cheat"}
    t = table(2, kept={0: "K K K K K", 1: "9 9"}, rolls={1: "9 9 10"}, hands=hands)
    assert t.asked == "1 play_professional_cheat"
    assert (t.view.is_last_roll, t.view.reveal) == (True, 1)
    t.play("1 play professional_cheat", "1 cheat 5 9").pass_windows()
    assert t.nuggets() == [0, 5]
    t = table(2, hands=hands)
    t.play("0 keep none", "1 keep none")
    assert t.asked == "0 keep, 1 keep"


@rule("DT-R10", "DT-R4")
def test_two_cheaters_come_one_after_the_other() -> None:
    """Both say at once that they cheat; the second has seen what the first one did."""
    t = table(3, hands={0: "professional_cheat", 2: "professional_cheat"}, sheriff=0)
    t.play("0 keep 1", "1 keep 1", "2 keep 1")
    assert t.asked == "0 play_professional_cheat, 2 play_professional_cheat"
    t.play("0 play professional_cheat", "2 play professional_cheat")
    assert (t.asked, t.hand(0), t.hand(2)) == ("2 cheat", [], [])
    assert t.log("played") == ["played 2 professional_cheat", "played 0 professional_cheat"]
    t.play("2 cheat 1 A")
    assert t.kept(2) == "A"
    assert t.asked == "0 cheat"


@rule("DT-R11", "DT-R25")
def test_a_cheat_can_be_cancelled_knowing_die_and_face() -> None:
    t = table(2, hands={0: "professional_cheat", 1: "wanted"}, rolls={0: "9 10 J Q K"})
    t.play("0 keep 12", "1 keep 1")
    assert t.money()[0] == 7  # paid before anybody cheats
    t.play("1 pass", "0 play professional_cheat", "0 cheat 2 A")
    against = t.view.window.against
    assert (against.card, against.die, against.face) == ("professional_cheat", 1, "A")
    t.play("1 play wanted")
    assert (t.kept(0), t.log("cheated")) == ("9 10", [])
    assert t.view.store_discards == 2


@rule("DT-R11", "DT-H10")
def test_a_cheat_comes_before_the_check_for_five() -> None:
    t = table(2, kept={0: "K K K K"}, rolls={0: "9"}, hands={0: "professional_cheat"})
    t.play("0 keep 5", "1 keep 1", "0 play professional_cheat", "0 cheat 5 K")
    assert any(line.startswith("last_rolled") for line in t.log())
    assert t.log().index("cheated 0 5 9 K") < next(
        place for place, line in enumerate(t.log()) if line.startswith("last_rolled")
    )


@rule("DT-V6")
def test_dice_count_for_places_and_for_the_hand() -> None:
    t = town("9 9 9 9 9", "10 J Q K A", at="gold_mine", money={0: 0, 1: 0}).pass_windows()
    assert t.log("mined", "best_hand") == ["mined 0 5", "best_hand 0 five_of_a_kind"]
