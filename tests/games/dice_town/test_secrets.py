"""Tables that differ in a secret look alike to everybody who may not know it: section I of the rules.

They cannot be told apart by the view, nor by the news, nor by who is asked.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dice_town.table import Table, new, rule, table, town
from tests.games.tables import same_for, walk

from saloon.games.dice_town.components import CARD_IDS, STORE_IDS

ROW = "deed_1 deed_2 deed_3"


@rule("DT-I1", "DT-R26")
@pytest.mark.parametrize("moves", [1, 40, 90, 150])
def test_open_things_are_the_same_in_all_views_and_true(moves: int) -> None:
    t = new(4, 8)
    for _ in zip(range(moves), walk(t, 8), strict=False):
        pass
    views = [t.state.view(viewer) for viewer in (0, 1, 2, 3, None)]
    for view in views:
        assert [*[seat.money for seat in view.seats], view.stagecoach] == t.part("money")[:5]
        assert [seat.nuggets for seat in view.seats] == t.part("nuggets")[:4]
        assert (view.deed_pile, view.store_pile) == (len(t.part("deed_pile")), len(t.part("store_pile")))
        for seat in range(4):
            backs = Counter(card.kind == "deed" for card in views[seat].seats[seat].hand)
            assert (view.seats[seat].store_cards, view.seats[seat].deeds) == (backs[False], backs[True])
            mine = [die.face for die in views[seat].seats[seat].dice if die.where == "kept"]
            assert [die.face for die in view.seats[seat].dice if die.where == "kept"] == mine


@rule("DT-I2", "DT-H2")
def test_a_roll_is_seen_by_its_owner_only() -> None:
    here = table(3, rolls={0: "9 9 J Q A", 1: "9 9 9 9 9", 2: "K K K K K"}, deed_row=ROW)
    there = table(3, rolls={0: "9 9 J Q A", 1: "K Q J 10 9", 2: "A A A A A"}, deed_row=ROW)
    assert same_for([0, None], here, there)
    assert not same_for([1], here, there)
    assert [die.face for die in here.state.view(0).seats[0].dice] == ["9", "9", "J", "Q", "A"]


@rule("DT-I2", "DT-D1", "DT-H3")
@pytest.mark.parametrize("choice", ["keep none", "keep 1", "keep 2345", "keep_free 12345", "keep_free none"])
def test_a_choice_of_dice_is_secret_until_all_have_chosen(choice: str) -> None:
    """How many dice, which ones, and a Tough Guy: the others only see that a choice was made."""
    tables = [table(3, rolls={0: "9 9 J Q A"}, hands={0: "tough_guy"}, deed_row=ROW) for _ in range(2)]
    tables[0].play(f"0 {choice}")
    tables[1].play("0 keep 3")
    assert same_for([None, 1, 2], *tables)
    assert not same_for([0], *tables)


@rule("DT-I2")
def test_what_was_not_kept_makes_no_difference() -> None:
    tables = [
        table(2, rolls={0: roll, 1: "9 9 9 9 9"}, deed_row=ROW).play("0 keep 1", "1 keep 1")
        for roll in ("K 9 9 9 9", "K A J J 10")
    ]
    assert same_for([1, None], *tables)


def known_deeds(view: Any, seat: int) -> list[str]:
    """The deeds that a viewer knows to be in another hand."""
    return [card.card for card in view.seats[seat].known if card.kind == "deed"]


@rule("DT-I3", "DT-I5")
def test_after_a_theft_others_are_not_sure_of_any_deed_of_the_victim() -> None:
    """They saw the deeds being taken from the row; now any of them may be the one that is gone."""
    forgotten = 0
    for seed in range(3):
        t = new(3, seed)
        before = [t.state.view(viewer) for viewer in range(3)]
        heard = 0
        for _ in walk(t, seed):
            happened = [event.describe() for event in (t.state.events or [])[heard:]]
            heard += len(happened)
            views = [t.state.view(viewer) for viewer in range(3)]
            gained = {event["player"] for event in happened if event["event"] == "got_deed"}
            for event in happened:
                if event["event"] == "stole" and event["back"] == "deed" and event["target"] not in gained:
                    third = 3 - event["player"] - event["target"]
                    assert known_deeds(views[third], event["target"]) == []
                    forgotten += known_deeds(before[third], event["target"]) != []
            before = views
    assert forgotten > 0


@rule("DT-I4", "DT-GS1", "DT-D10")
def test_one_shopping_looks_like_another() -> None:
    """Drawn, kept and discarded cards are known to the drawer only."""
    dice = ("J J J 9 A", "10 10 Q K A", "9 9 Q K A")
    piles = ("hat boots horse", "wanted girls marshal")
    tables = [town(*dice, at="general_store", store_pile=pile, deed_row=ROW) for pile in piles]
    assert same_for([None, 1, 2], *tables)
    assert [card.card for card in tables[0].state.view(0).drawn.cards] == ["hat", "boots", "horse"]
    tables[0].play("0 keep_card horse")
    tables[1].play("0 keep_card wanted")
    assert same_for([None, 1, 2], *tables)
    assert (tables[0].hand(0), tables[1].hand(0)) == (["horse"], ["wanted"])


@rule("DT-I4", "DT-C2", "DT-GS2")
def test_a_played_card_is_remembered_until_the_next_shuffle() -> None:
    t = town("9 9 9 J A", "10 10 Q K A", hands={0: "dynamite"}).play("0 play dynamite")
    assert [card.card for card in t.view.spent] == ["dynamite"]
    t = town("9 9 J J A", "10 10 Q K A", hands={0: "dynamite"}, store_pile_size=1)
    t.play("0 play dynamite").pass_windows()
    assert t.log("reshuffled") != [], "the second jack needs a new pile"
    assert t.view.spent == [], "dynamite may lie anywhere now"


@rule("DT-I5", "DT-SA5", "DT-SA6", "DT-D13", "DT-D14")
def test_one_theft_looks_like_another() -> None:
    """The thief and the victim see the cards, the third player their number and their backs."""
    dice = ("9 9 J K K", "Q Q 10 10 A", "9 J K K A")
    hands = ("horse deed_5 hat", "wanted deed_1 girls")
    tables = [town(*dice, at="saloon", hands={0: hand}, deed_row=ROW) for hand in hands]
    for t in tables:
        assert t.choices(1) == ["rob 0 0", "rob 0 1"]
        t.play("1 rob 0 1")
    assert same_for([2, None], *tables)
    assert tables[0].view.window is None
    drawn = tables[0].state.view(2).drawn
    assert (drawn.player, drawn.victim, drawn.store_cards, drawn.deeds, drawn.cards) == (1, 0, 1, 1, None)
    for viewer in (0, 1):
        seen = [card.card for card in tables[0].state.view(viewer).drawn.cards]
        assert (len(seen), "deed_5" in seen) == (2, True)
    for t in tables:
        t.play(f"1 {next(move for move in t.choices(1) if 'deed' in move)}")
    assert same_for([2, None], *tables)
    assert tables[0].log("stole_this", viewer=0) == ["stole_this 1 0 deed_5"]


@rule("DT-I4", "DT-I5", "DT-D10", "DT-D14")
def test_a_player_with_two_equal_cards_is_asked_like_everybody_else() -> None:
    """Skipping the question would tell the others that there is nothing to choose."""
    thefts = [
        town("9 9 J K K", "Q Q 10 10 A", "9 J K K A", at="saloon", hands={0: hand}, deed_row=ROW)
        for hand in ("deed_3 deed_3", "deed_3 deed_4")
    ]
    assert thefts[0].choices(1) == ["keep_card deed_3"]
    assert same_for([2, None], *thefts)
    visits = [
        town("J J 9 9 A", "10 10 Q K A", "9 Q Q K A", at="general_store", store_pile=pile, deed_row=ROW)
        for pile in ("tough_guy tough_guy", "tough_guy hat")
    ]
    assert visits[0].choices(0) == ["keep_card tough_guy"]
    assert same_for([1, 2, None], *visits)


@rule("DT-I6", "DT-C11")
def test_one_corruption_looks_like_another() -> None:
    dice = ("A A A A 9", "9 10 J Q K", "10 J Q K K")
    tables = [
        town(*dice, at="town_hall", hands={0: "corruption"}, deed_row=ROW, deed_pile=pile, won=[1, 2])
        for pile in ("deed_5 deed_2 deed_2 deed_2", "deed_3 deed_2 deed_2 deed_2")
    ]
    for t in tables:
        t.play("0 play corruption").pass_windows()
    for viewer in (None, 1, 2):
        assert tables[0].log(viewer=viewer) == tables[1].log(viewer=viewer)
        seat = tables[0].state.view(viewer).seats[0]
        assert (seat.deeds, [card.card for card in seat.known]) == (4, ROW.split())
    assert tables[0].log("got_this_deed", viewer=0) == ["got_this_deed deed_5"]


@rule("DT-I8", "DT-R37", "DT-D4")
@pytest.mark.parametrize("other", ["hat", "wanted"])
def test_who_is_asked_reveals_nothing(other: str) -> None:
    """Whether anybody holds Wanted or not, the table looks the same to seat 0, who plays Dynamite."""
    dice = ("9 9 9 J A", "10 10 Q K A", "10 Q Q K A")
    tables = [
        town(*dice, hands={0: "dynamite", 1: first, 2: second}, deed_row=ROW).play("0 play dynamite")
        for first, second in (("horse", other), (other, "horse"), ("horse", "boots"))
    ]
    assert {t.asked for t in tables} == {"1 play_wanted, 2 play_wanted"}
    assert same_for([0, None], *tables)


@rule("DT-I8", "DT-D4", "DT-R37")
def test_an_answer_is_secret_until_all_have_answered() -> None:
    """Nobody sees whether seat 1 cancels, passes, or passes for the round while seat 2 is still thinking."""
    dice = ("9 9 9 J A", "10 10 Q K A", "10 Q Q K A")
    tables = [
        town(*dice, hands={0: "dynamite", 1: "wanted", 2: "hat"}, deed_row=ROW).play(
            "0 play dynamite", f"1 {answer}"
        )
        for answer in ("play wanted", "pass", "pass_round")
    ]
    assert same_for([None, 0, 2], *tables)
    for t in tables:
        t.play("2 pass")
    assert [t.log("mined") for t in tables] == [["mined 0 3"], ["mined 0 6"], ["mined 0 6"]]


@rule("DT-I8")
def test_nobody_is_asked_for_a_card_that_cannot_be_held() -> None:
    """Without store cards nobody can hold Wanted, and everybody can see that."""
    t = town("9 9 9 J A", "10 10 Q K A", hands={0: "dynamite", 1: "deed_5"})
    assert t.play("0 play dynamite").log("mined") == ["mined 0 6"]


@rule("DT-R37")
def test_a_player_who_passes_for_the_round_is_not_asked_again() -> None:
    """Everybody sees that seat 1 passes for the whole round; in the next round the questions come back."""
    t = town("9 9 9 Q Q", "10 10 K K A", "10 10 J J A", hands={0: "dynamite girls", 1: "wanted", 2: "hat"})
    t.play("0 play dynamite", "1 pass_round", "2 pass")
    assert (t.view.seats[1].quiet, t.view.seats[2].quiet) == (True, False)
    asked: list[str] = []
    while t.view.round == 2:
        asked += t.asked.split(", ")
        seat = t.state.actors()[0]
        t.play(f"{seat} {'play girls' if 'play girls' in t.choices(seat) else t.choices(seat)[0]}")
    assert "2 play_wanted" in asked, "seat 2 was asked about Girls"
    assert not [question for question in asked if question.startswith("1 play_")]
    assert not t.view.seats[1].quiet


@rule("DT-T5", "DT-R27", "DT-D5")
def test_an_offer_is_sealed_until_all_are_in() -> None:
    """Seats 1 and 2 are tied; what seat 1 offers makes no difference to anybody while seat 2 still thinks."""
    dice = ("J J Q K A", "9 9 10 Q A", "9 9 10 K A")
    tables = [
        town(*dice, sheriff=0, nuggets={1: 2, 2: 2}, hands={1: hand}, deed_row=ROW).play(*moves)
        for hand, moves in (
            ("horse", ["1 offer_money 0", "1 offer_nuggets 0", "1 seal"]),
            ("hat", ["1 offer_money 3", "1 offer_nuggets 2", "1 offer_card hat", "1 seal"]),
        )
    ]
    assert {t.asked for t in tables} == {"2 offer_money"}
    assert same_for([None, 0, 2], *tables)
    for t in tables:
        t.offers("2 offer_money 1")
    assert tables[1].log("offered")[0] == "offered 1 3 2 1 0"
    assert [card.card for card in tables[1].state.view(0).tie.offers[0].cards] == ["hat"]
    assert tables[1].state.view(2).tie.offers[0].cards is None, "only the Sheriff sees what the card says"


@rule("DT-I9")
def test_totals_are_hidden_until_the_end() -> None:
    """Everybody can count all but the cards in hand."""
    goods: dict[str, Any] = {"money": {0: 5, 1: 8}, "nuggets": {0: 3}, "fenced": {0: "deed_4"}}
    t = table(2, hands={0: "horse deed_5"}, sheriff=0, **goods)
    for viewer in (1, None):
        seen = t.state.view(viewer).seats[0]
        assert (seen.public_points, seen.points) == (3 + 2 + 5 + 4, None)
    assert t.state.view(0).seats[0].points == 14 + 8 + 5


@rule("DT-I10")
def test_at_the_end_hands_are_open_and_piles_are_not() -> None:
    t = new(3, 2)
    for _ in walk(t, 2):
        pass
    for viewer in (None, 0, 1, 2):
        seats = t.state.view(viewer).seats
        assert [[card.card for card in seat.hand] for seat in seats] == [t.hand(seat) for seat in range(3)]
        assert [seat.points for seat in seats] == t.state.scores()
    dreams = {tuple(Table(t.state.imagine(0, seed)).part("store_pile")) for seed in range(20)}
    assert len(dreams) > 1


@rule("DT-I8", "DT-D7")
def test_a_single_player_is_asked_with_or_without_the_card() -> None:
    """The player at the mine is asked about Dynamite as long as there is a store card in hand."""
    dice = ("9 9 K K K", "A A A A J")
    tables = [town(*dice, hands={0: card}, deed_row=ROW) for card in ("dynamite", "hat")]
    assert [t.asked for t in tables] == ["0 play_dynamite"] * 2
    assert same_for([1, None], *tables)
    assert tables[1].choices(0) == ["pass", "pass_round"]


def offer_of_a_deed() -> Table:
    """Seat 1 offers a deed to the Sheriff, seat 0, in a tie with seat 2."""
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, hands={1: "deed_5 deed_4"})
    return t.play("1 offer_money 0", "1 offer_card deed_5", "1 seal", "2 offer_money 0")


@rule("DT-R27", "DT-I3")
def test_the_sheriff_remembers_the_cards_of_an_offer() -> None:
    """It was not taken, so the card is still in the hand; only the Sheriff knows."""
    t = offer_of_a_deed().play("0 choose 2")
    assert known_deeds(t.state.view(0), 1) == ["deed_5"]
    assert known_deeds(t.state.view(2), 1) == known_deeds(t.view, 1) == []
    assert all("deed_5" in Table(t.state.imagine(0, seed)).hand(1) for seed in range(10))


@rule("DT-I3", "DT-I8")
def test_what_another_knows_is_not_imagined_unless_all_know_it() -> None:
    """Everybody saw the row being won; what was in an offer, only the Sheriff."""
    t = town("A A A 9 9", "K K J 10 9", "Q Q J 10 9", at="town_hall", deed_row=ROW)
    for seat in (1, 2):
        dream = t.state.imagine(3 - seat, 5)
        assert known_deeds(dream.view(seat), 0) == ROW.split()
        assert known_deeds(dream.view(0), seat) == []
    t = offer_of_a_deed().play("0 choose 2")
    assert known_deeds(t.state.imagine(2, 5).view(0), 1) == []


@rule("DT-I4", "DT-I8")
def test_what_another_has_discarded_face_down_is_not_imagined() -> None:
    """Seat 2 bought the hat and discarded two cards; all saw the Dynamite that was played before."""
    dice = ("10 10 Q K A", "10 10 Q K A", "J J J 9 9")
    t = town(*dice, hands={2: "dynamite"}, store_pile="hat boots horse", sheriff=1, deed_row=ROW)
    t.play("2 play dynamite").offers("0 offer_money 0")
    t.play("1 choose 1").pass_windows().play("2 keep_card hat")
    layout: Any = t.state.layout
    known = [
        [kind for kind in STORE_IDS if layout.memory.discarded(state, 2, STORE_IDS.index(kind))]
        for state in (t.state, t.state.imagine(0, 5), t.state.imagine(1, 5))
    ]
    assert known == [["boots", "horse", "dynamite"], ["dynamite"], ["dynamite"]]


@rule("DT-I3", "DT-T6")
def test_a_card_that_was_given_is_known_to_giver_and_receiver() -> None:
    t = offer_of_a_deed().play("0 choose 1")
    assert "deed_5" in t.hand(0)
    assert known_deeds(t.state.view(1), 0) == ["deed_5"]
    assert known_deeds(t.state.view(0), 1) == [], "what else seat 1 has is not known"
    assert known_deeds(t.state.view(2), 0) == known_deeds(t.view, 0) == []
    assert all("deed_5" in Table(t.state.imagine(1, seed)).hand(0) for seed in range(10))


@rule("DT-I3", "DT-DB4", "DT-C13")
def test_fenced_deeds_are_no_longer_in_the_hand() -> None:
    """Seat 0 takes two deeds of the row and fences them in the same round, thanks to the Elixir."""
    dice = ("9 9 9 9 A", "9 10 J Q K", "10 J Q K A")
    told = {"deed_row": "deed_4 deed_2 deed_5", "won": [1, 2], "hands": {0: "badluck_elixir"}}
    t = town(*dice, at="town_hall", **told).pass_windows("corruption")
    assert known_deeds(t.state.view(1), 0) == ["deed_2", "deed_4"]
    t.play("0 play badluck_elixir", "0 console barbed_wire")
    assert (known_deeds(t.state.view(1), 0), t.fenced(0)) == ([], ["deed_2", "deed_4"])
    assert known_deeds(t.view, 0) == []


@rule("DT-I7", "DT-I6", "DT-R20")
@pytest.mark.parametrize("pile", [2, 1])
def test_a_deed_that_all_saw_going_under_the_pile_is_known_when_it_is_drawn(pile: int) -> None:
    """The pile is only what was returned to it, so everybody knows what a Corruption takes."""
    found = 0
    for seed in range(40):
        t = town(
            "9 9 9 9 J",
            "9 10 J Q A",
            at="town_hall",
            won=[1],
            deed_row="deed_1 deed_4 deed_5",
            deed_pile="deed_2 deed_2 deed_2",
            deed_pile_size=3,
            hands={0: "corruption"},
            seed=seed,
        )
        t.pass_windows()
        assert [card.card for card in t.view.deed_bottom] == ["deed_4", "deed_5"]
        while not t.state.over and not (t.view.deed_pile == pile and "0 play_corruption" in t.asked):
            seat = t.state.actors()[0]
            t.play(f"{seat} {t.choices(seat)[-1 if t.state.prompt(seat) == 'keep' else 0]}")
        if t.choices(0, "play"):
            t.play("0 play corruption").pass_windows("wanted")
            deed = t.log("got_this_deed", viewer=0)[0].split()[1]
            assert deed in known_deeds(t.state.view(1), 0)
            found += 1
    assert found > 0


@rule("DT-I3", "DT-I5")
def test_a_stolen_store_card_leaves_no_doubt_about_deeds() -> None:
    """Backs differ, so players who saw the deeds being taken still know them."""
    t = town("A A A 9 9", "K K J 10 9", "Q Q J 10 9", at="town_hall", deed_row=ROW, hands={0: "hat"})
    layout: Any = t.state.layout
    assert known_deeds(t.state.view(2), 0) == ROW.split()
    after = t.state.clone()
    layout.memory.moved(after, 0, 1, CARD_IDS.index("hat"))
    assert known_deeds(after.view(2), 0) == ROW.split()
    layout.memory.moved(after, 0, 1, CARD_IDS.index("deed_2"))
    assert known_deeds(after.view(2), 0) == []


@rule("DT-I3", "DT-I5")
def test_a_stolen_deed_leaves_no_doubt_about_store_cards() -> None:
    """The Sheriff saw the hat in an offer that was not taken; then somebody else steals a deed."""
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, hands={1: "hat deed_4"})
    t.play("1 offer_money 0", "1 offer_card hat", "1 seal", "2 offer_money 0", "0 choose 2")
    layout: Any = t.state.layout
    after = t.state.clone()
    layout.memory.moved(after, 1, 2, CARD_IDS.index("deed_4"))
    assert [card.card for card in after.view(0).seats[1].known] == ["hat"]


@rule("DT-I3", "DT-DB4")
def test_of_three_equal_deeds_the_one_that_is_not_fenced_is_still_known() -> None:
    dice = ("9 9 9 A A", "9 10 J Q K", "10 J Q K A")
    told = {"deed_row": "deed_4 deed_4 deed_4", "won": [1, 2], "hands": {0: "badluck_elixir"}}
    t = town(*dice, at="town_hall", **told).pass_windows("corruption")
    t.play("0 play badluck_elixir", "0 console barbed_wire", "0 fence deed_4 deed_4")
    for viewer in (1, 2, None):
        assert known_deeds(t.state.view(viewer), 0) == ["deed_4"]


@rule("DT-I3", "DT-R27")
def test_an_offer_of_one_deed_makes_nobody_forget_the_other() -> None:
    """All saw seat 1 take two equal deeds; to the Sheriff only one of them is offered."""
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, hands={1: "deed_5 deed_5"})
    layout: Any = t.state.layout
    for _deed in range(2):
        layout.memory.all_saw_gain(t.state, 1, CARD_IDS.index("deed_5"))
    t.play("1 offer_money 0", "1 offer_card deed_5", "1 seal", "2 offer_money 0", "0 choose 2")
    assert known_deeds(t.state.view(0), 1) == ["deed_5", "deed_5"]


@rule("DT-R27", "DT-I3")
def test_all_but_the_sheriff_imagine_the_faces_of_an_offer_again() -> None:
    """Seat 2 sees only that one deed is offered; it may be either of the two."""
    t = offer_of_a_deed()
    assert t.asked == "0 decide_tie"
    for player in (0, 2):
        faces = {
            tuple(card.card for card in t.state.imagine(player, seed).view(0).tie.offers[0].cards)
            for seed in range(20)
        }
        assert {len(cards) for cards in faces} == {1}
        assert (len(faces) > 1) == (player == 2)


@rule("DT-T5", "DT-D5")
def test_nobody_sees_how_far_others_are_with_an_offer() -> None:
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, hands={1: "deed_5 deed_4"})
    t.play("1 offer_money 0")
    assert t.state.view(1).prompts[1] == "offer_cards"
    for viewer in (0, 2, None):
        assert t.state.view(viewer).prompts[1] == "offer_money"


@rule("DT-I2", "DT-H2")
def test_dice_under_other_cups_are_imagined_again() -> None:
    t = table(3, rolls={0: "9 9 J Q A", 1: "9 9 9 9 9", 2: "K K K K K"}, deed_row=ROW)
    for seat, known in ((0, True), (1, False), (2, False)):
        rolls = {
            tuple(die.face for die in t.state.imagine(0, number).view(seat).seats[seat].dice)
            for number in range(10)
        }
        assert (len(rolls) == 1) == known
