"""Two players and the Man in Black (WL-V9 to WL-V17, WL-V22 to WL-V30)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

ANNIE = {"character": "annie_oakley", "space": "M10", "equipment": ["revolver"]}
BASS = {"character": "bass_reeves", "space": "S6", "equipment": ["revolver"]}


def two(card: str = "a_large_deposit", **told: Any) -> Table:
    """The last turn of a round; his next card is known."""
    seats = {"seat0": {**BASS, **told.pop("seat0", {})}, "seat1": {**ANNIE, **told.pop("seat1", {})}}
    man = {"deck": [card], **told.pop("man", {})}
    return table(2, turn=1, first=0, man=man, **seats, **told)


@rule("WL-V9", "WL-V10", "WL-Z6")
def test_after_the_last_turn_of_a_round_he_turns_a_card() -> None:
    t = two()
    t.end_turn(1)
    assert (t.man_space, t.man_lp, t.asked) == ("D9", 2, "0 income")
    assert t.log("man_turned") == ["man_turned a_large_deposit"]
    t.do("0 income money, 0 end_turn")
    assert t.man_lp == 2  # not after the first player's turn


@rule("WL-V10")
def test_an_empty_deck_is_shuffled_again() -> None:
    from saloon.games.western_legends.components.ids import MAN_IN_BLACK_IDS

    t = two(man={"deck": [], "used": MAN_IN_BLACK_IDS})
    t.end_turn(1)
    assert int(t.layout.man_deck.count(t.state)) == 9


@rule("WL-V10", "WL-V16", "WL-Z6")
def test_he_can_set_off_the_end_and_acts_in_the_last_round_too() -> None:
    t = two(man={"lp": 19})
    t.end_turn(1)
    assert (t.man_lp, t.ending) == (21, 2)
    t.do("0 income money, 0 end_turn, 1 income money, 1 end_turn")
    while not t.state.over and t.state.actors():
        seat = t.state.actors()[0]
        t.play(f"{seat} {t.choices(seat)[-1]}")
    assert len(t.log("man_turned")) == 2
    assert t.state.over
    outcome = t.state.outcome()
    assert outcome.rival is not None


@rule("WL-V11", "WL-V15")
def test_billy_takes_from_him() -> None:
    """Money as if he had it, a poker card from the deck."""
    billy = {"character": "billy_the_kid", "wanted": 2, "lp": 5, "space": "P9"}
    for option, money, cards in ((0, 10, 0), (1, 0, 1)):
        t = table(2, seat0=billy, seat1=BASS, deck="7D")
        t.do(f"0 step P12, 0 stop, 0 react_ability, 0 option {option}")
        if "target" in t.asked:
            t.do("0 target_man")
        assert (t.money(0), t.cards(0)) == (money, cards)


def against(hand: str, cards: list[int], kind: str = "duel", **goods: Any) -> Table:
    """Seat 0 attacks him at the Rail Station."""
    t = table(
        2, seat0={**BASS, "space": "P12", "hand": hand, **goods}, seat1=ANNIE, fight_deck=cards, deck="7D 8D"
    )
    return t.do(f"0 attack_man {kind}")


@rule("WL-V12", "WL-V13", "WL-V24")
def test_he_plays_the_highest_of_three_and_wins_ties() -> None:
    t = against("AS", [2, 11, 3])
    assert "showed_fight_card 11" in t.log()
    assert t.log("man_lowered", "won") == ["man_lowered 0 1", "won 0 13 11"]
    assert (t.lp(0), t.money(0)) == (2, 10)  # the J pays its player
    t = against("QS", [2, 11, 3])
    assert (t.lp(0), t.wounds(0), t.cards(0)) == (0, 1, 1)  # 11 against 11
    assert len(t.fight_deck()) == 13
    assert sorted(t.fight_deck()[:3]) == [2, 3, 11]


@rule("WL-V13")
def test_attacking_him() -> None:
    """Once a turn, on his space, with a card; a robbery pays from the supply."""
    t = against("AS KS", [2, 11, 3], "robbery")
    t.do("0 prepare AS")
    assert t.asked == "0 choose"
    t.do("0 option 1")
    assert (t.wanted(0), t.nuggets(0), t.actions) == (1, 2, 2)
    assert t.refusal("0 attack_man duel") == "WL-V13"
    assert table(2, seat0={**BASS, "space": "P12"}, seat1=ANNIE).refusal("0 attack_man duel") == "WL-F6"
    t = table(2, seat0={**BASS, "hand": "AS"}, seat1=ANNIE)
    assert t.refusal("0 attack_man duel") == "WL-V13"
    t = table(2, seat0={**BASS, "space": "P12", "marshal": 1, "hand": "AS"}, seat1=ANNIE)
    assert t.refusal("0 attack_man arrest") == "WL-V13"


@rule("WL-V13", "WL-V27")
def test_robbing_him_is_a_robbery_for_abilities() -> None:
    jesse = {"character": "jesse_james", "wanted": 1, "equipment": ["revolver"]}
    t = against("AS", [2, 11, 3], "robbery", **jesse, marshal=0, lp=5).do("0 option 0")
    assert (t.wanted(0), t.lp(0), t.money(0)) == (2, 6, 70)  # $60 of his, and $10 by the J


@rule("WL-V14", "WL-V24")
def test_he_attacks() -> None:
    t = two("calling_you_out", seat1={"lp": 3, "hand": "AS 2S"}, fight_deck=[2, 11, 3], deck="7D")
    t.end_turn(1)
    assert (t.man_space, t.asked) == ("M10", "1 defend")
    assert "surrender" in t.choices(1)
    t.do("1 prepare AS")
    assert (t.man_lp, t.lp(1), t.wounds(1)) == (0, 3, 0)
    t = two("calling_you_out", seat1={"lp": 3, "hand": "AS 2S"}, fight_deck=[2, 11, 3], deck="7D")
    t.end_turn(1)
    t.do("1 surrender")
    assert (t.man_lp, t.wounds(1), t.hand(1)) == (2, 1, "2S AS 7D")


@rule("WL-V14", "WL-G7")
def test_he_robs() -> None:
    t = two("hand_it_over", seat1={"money": 50, "nuggets": 3, "hand": "2S"}, fight_deck=[8, 11, 3])
    t.end_turn(1)
    t.do("1 surrender, 1 option 1")
    assert (t.man_lp, t.money(1), t.nuggets(1)) == (2, 50, 1)


@rule("WL-V15", "WL-F23")
def test_quick_draw_does_nothing_against_him() -> None:
    t = against("8H", [2, 9, 3], money=20)
    assert t.log("cancelled", "lowered") == []
    assert t.money(0) == 10  # fight card 9 works


@rule("WL-V16", "WL-V23")
@pytest.mark.parametrize(("his", "mine", "wins"), [(10, 10, True), (10, 11, False), (12, 11, True)])
def test_he_wins_ties_in_the_end(his: int, mine: int, wins: bool) -> None:
    t = two(man={"lp": his - 2}, seat0={"lp": mine - 1, "marshal": 1}, ending="last")
    t.end_turn(1)
    assert t.state.over
    assert t.layout.is_lost(t.state) == wins


@rule("WL-V22")
def test_how_he_starts() -> None:
    t = table(2)
    assert (t.man_space, t.man_lp, int(t.layout.man_deck.count(t.state))) == ("P12", 0, 10)
    assert len(t.layout.discs.dump(t.state)) == 4  # two piles, two players


@rule("WL-V24")
def test_rifle_and_annie_against_him() -> None:
    """The rifle shows his fight cards; Annie's ability has nobody to work on."""
    t = table(
        2,
        seat0={**ANNIE, "lp": 5, "space": "P12", "hand": "AS KS", "equipment": ["rifle"]},
        seat1=BASS,
        fight_deck=[2, 11, 3],
    )
    t.do("0 attack_man duel")
    assert len(t.log("saw_fight_card", viewer=0)) == 2
    assert t.log("lost", "discarded") == []
    assert t.asked.startswith("0 ")


@rule("WL-V25")
def test_his_fight_card_10() -> None:
    """It voids only a fight that he would lose."""
    t = against("AS KS", [10, 2, 3])
    t.do("0 prepare AS")
    assert t.log("voided_by_man") == ["voided_by_man"]
    t = against("5S", [10, 2, 3])
    assert t.log("voided_by_man") == []
    assert t.wounds(0) == 1
    t = against("10S", [10, 2, 3], equipment=["revolver+"])  # 9 against 9: he wins it
    assert (t.log("voided_by_man"), t.wounds(0)) == ([], 1)


@rule("WL-V12", "WL-V25", "WL-R39")
def test_a_card_counts_one_less_against_him_in_the_new_fight_too() -> None:
    t = against("AS KS", [10, 2, 3, 11, 4, 5])
    t.do("0 prepare AS")
    while t.asked == "0 attack_card":
        t.do("0 prepare KS")
    assert t.log("won", "was_beaten") == ["won 0 12 11"]


@rule("WL-V14", "WL-V7")
def test_a_duel_that_he_started_is_no_duel_of_the_own() -> None:
    """It is a fight won, but not one for a goal that asks for a duel of one's own."""
    for goal, met in (("bill_2", False), ("annie_4", True)):
        character = {"bill_2": "wild_bill_hickok", "annie_4": "annie_oakley"}[goal]
        t = two(
            "calling_you_out",
            options={"goals": "on"},
            seat0={"character": character, "lp": 3, "hand": "AS", "goals": [goal]},
            seat1={"character": "kit_carson"},
            fight_deck=[2, 11, 3],
        ).end_turn(1)
        t.do("0 prepare AS, 0 income money")
        number = {"bill_2": 1, "annie_4": 3}[goal]
        assert (t.refusal(f"0 claim {number}") == "") == met


@rule("WL-V26")
def test_what_works_against_him() -> None:
    """Bulletproof, Stick 'Em Up, Shootout and weapons do; Sucker Punch and Whiskey cannot be aimed at him."""
    assert against("JS", [2, 8, 3], wounds=1).wounds(0) == 0
    t = against("QS 6S", [2, 11, 3])
    t.do("0 prepare QS")
    assert t.asked == "0 reaction"
    assert t.do("0 react 6S").lp(0) == 2
    t = against("3S AS", [2, 13, 4]).do("0 prepare 3S")
    assert t.asked == "0 void_fight"
    t.do("0 accept")
    assert t.log("voided", "voided_by_man") == ["voided 0"]
    assert "lowered 0 1" in against("AS", [2, 11, 3], equipment=["revolver+"]).log()
    t = table(2, seat0={**BASS, "space": "P9", "hand": "5S", "equipment": ["whiskey"]}, seat1=ANNIE)
    t.do("0 step P12, 0 stop")
    assert t.refusal("0 react 5_spades") == "WL-R60"
    assert t.refusal("0 react_item whiskey") == "WL-R60"


@rule("WL-V26")
def test_a_punch_beside_him_hits_the_player() -> None:
    t = table(2, seat0={**BASS, "space": "P9", "hand": "5S"}, seat1={**ANNIE, "space": "P12"})
    t.do("0 step P12, 0 stop, 0 react 5S")
    assert (t.wounds(1), t.asked) == (1, "0 act")


@rule("WL-V27")
def test_he_counts_as_a_players_character_for_stories() -> None:
    t = table(
        2,
        seat0={**BASS, "space": "P12", "hand": "AS"},
        seat1=ANNIE,
        fight_deck=[2, 11, 3],
        stories={0: ["showdown_in_the_street"]},
    )
    t.do("0 attack_man duel")
    assert t.refusal("0 contribute left") == ""


@rule("WL-V27", "WL-Y11")
def test_no_bandit_comes_where_he_stands() -> None:
    t = table(
        2, seat0={**ANNIE}, seat1=BASS, man={"space": "X1"}, stories={0: ["mail_order"]}, discs={0: [0, 0]}
    )
    t.end_turn(0)
    assert t.bandits() == ["S1"]


# His card, where it takes him, what he gains, where somebody loses, and what each of the alternatives costs.
TOLLS = [
    ("tall_in_the_saddle", "M3", 2, "M4", {"cards": 1}, {"money": 10}),
    ("gold_fever", "P5", 2, "P12", {"nuggets": 1}, {"money": 20}),
    ("railroad_money", "P12", 1, "S6", {"cattle": 1}, {"money": 20}),
    ("stocking_up", "R6", 1, "R1", {"cards": 1}, {"money": 10}),
]


@rule("WL-V28", "WL-G7")
@pytest.mark.parametrize(("card", "place", "points", "space", "first", "second"), TOLLS)
def test_what_his_cards_take_from_whom(
    card: str, place: str, points: int, space: str, first: dict[str, int], second: dict[str, int]
) -> None:
    rich = {"space": space, "money": 50, "nuggets": 3, "hand": "2S 3S 4S", "cattle": "green money"}
    for option, cost in enumerate((first, second)):
        t = two(card, seat0=rich, seat1={"space": "C4"}).end_turn(1)
        assert (t.man_space, t.man_lp, t.asked) == (place, points, "0 lose_choice")
        t.do(f"0 option {option}")
        if "discard" in t.asked:
            t.play(f"0 {t.choices(0)[0]}")
        left = {
            "money": t.money(0),
            "nuggets": t.nuggets(0),
            "cards": t.cards(0),
            "cattle": int(bool(t.cattle(0))),
        }
        before = {"money": 50, "nuggets": 3, "cards": 3, "cattle": 1}
        assert left == {what: number - cost.get(what, 0) for what, number in before.items()}


@rule("WL-V28", "WL-G7")
def test_each_player_means_the_two_of_you() -> None:
    t = two("tall_in_the_saddle", seat0={"space": "M4", "hand": "2S", "money": 30}, seat1={"money": 10})
    t.end_turn(1)
    assert (t.man_space, t.man_lp, t.asked) == ("M3", 2, "0 lose_choice")
    t.do("0 option 0")
    assert (t.cards(0), t.money(0), t.money(1)) == (0, 30, 0)  # seat 1 has no card and pays


@rule("WL-V29")
def test_he_sends_the_sheriff() -> None:
    """To the nearest outlaw, at most four spaces; an arrest is one more point for him."""
    outlaw = {"character": "billy_the_kid", "wanted": 2}
    t = two("raising_a_posse", seat1={**outlaw, "space": "D5"})
    t.end_turn(1)
    assert (t.man_lp, t.wanted(1), t.space(1), t.sheriff()) == (2, 0, "D1", "D1")
    t = two("raising_a_posse", seat1={**outlaw, "space": "P5"})
    t.end_turn(1)
    while "sheriff_way" in t.asked:
        t.play(f"{t.state.actors()[0]} {t.choices(t.state.actors()[0])[0]}")
    assert (t.man_lp, t.wanted(1)) == (1, 2)
    t = two("raising_a_posse", seat1={**outlaw, "space": "D1"})
    t.end_turn(1)
    assert (t.sheriff(), t.wanted(1)) == ("D1", 2)


@rule("WL-V29")
def test_the_sheriff_does_not_turn_round_for_an_outlaw_he_leaves_behind() -> None:
    """One outlaw stands where he starts, the other one three spaces off: he goes all the way to that one."""
    near = {"character": "jesse_james", "wanted": 1, "space": "D1"}
    far = {"character": "billy_the_kid", "wanted": 2, "space": "D9"}
    t = two("raising_a_posse", seat0=near, seat1=far).end_turn(1)
    assert t.asked == "0 sheriff_way"
    t.do("0 step D5")
    assert set(t.choices(0)) == {"step D6", "step D8"}
    t.do("0 step D8")
    assert (t.wanted(0), t.wanted(1), t.space(1), t.sheriff()) == (1, 0, "D1", "D1")
    assert t.log("sheriff_moved")[:3] == ["sheriff_moved D5", "sheriff_moved D8", "sheriff_moved D9"]


@rule("WL-V29")
def test_the_sheriff_stays_with_the_outlaw_he_set_out_for() -> None:
    """Both are three spaces off in different directions; after the first step one of them is nearer."""
    one = {"character": "jesse_james", "wanted": 1, "space": "X1"}
    other = {"character": "billy_the_kid", "wanted": 2, "space": "P1"}
    t = two("raising_a_posse", seat0=one, seat1=other).end_turn(1)
    assert set(t.choices(0)) == {"step D2", "step M10"}
    t.do("0 step D2")
    while "sheriff_way" in t.asked:
        assert "step D1" not in t.choices(0)
        t.play(f"0 {t.choices(0)[0]}")
    assert (t.wanted(0), t.wanted(1), t.space(0)) == (0, 2, "D1")


@rule("WL-V29")
def test_an_arrest_earlier_in_the_round_is_not_his() -> None:
    """The outlaw was caught in a manhunt of the other player's, so there is nobody left to send for."""
    outlaw = {"character": "billy_the_kid", "wanted": 2, "space": "D5"}
    t = two("raising_a_posse", seat0=outlaw, seat1={"space": "S6", "hand": "4S"})
    t.do("1 play 4S, 1 step D5")
    assert (t.wanted(0), t.space(0)) == (0, "D1")
    assert t.end_turn(1).man_lp == 1


@rule("WL-V29")
def test_the_sheriff_goes_to_the_nearer_of_two_outlaws() -> None:
    near = {"character": "jesse_james", "wanted": 1, "space": "M10"}
    far = {"character": "billy_the_kid", "wanted": 2, "space": "D9"}
    t = two("raising_a_posse", seat0=far, seat1=near).end_turn(1)
    assert (t.wanted(0), t.wanted(1), t.log("sheriff_moved")[0]) == (2, 0, "sheriff_moved M10")


@rule("WL-V29", "WL-H3")
@pytest.mark.parametrize(("way", "caught"), [("D2", 0), ("D5", 1)])
def test_the_sheriff_arrests_whom_he_reaches_on_the_chosen_way(way: str, caught: int) -> None:
    one = {"character": "jesse_james", "wanted": 1, "space": "D2"}
    other = {"character": "billy_the_kid", "wanted": 2, "space": "D5"}
    t = two("raising_a_posse", seat0=one, seat1=other).end_turn(1)
    assert set(t.choices(0)) == {"step D2", "step D5"}
    t.do(f"0 step {way}")
    assert t.log("arrested") == [f"arrested {caught}"]
    assert (t.wanted(caught), t.wanted(1 - caught) > 0, t.space(caught)) == (0, True, "D1")


@rule("WL-V29", "WL-H6")
def test_the_outlaws_opponent_plays_the_sheriff() -> None:
    outlaw = {"character": "billy_the_kid", "wanted": 2, "space": "D5", "hand": "AS KS QS"}
    t = two("raising_a_posse", seat1=outlaw)
    t.end_turn(1)
    t.do("1 discard KS")
    assert "0 fight_card" in t.asked


@rule("WL-V17", "WL-V30")
def test_poker_at_the_cabaret() -> None:
    t = two("a_game_at_the_cabaret")
    t.end_turn(1)
    assert (t.man_space, t.man_lp) == ("R2", 2)  # nobody is in Red Falls
    joiner = {"space": "R6", "money": 10, "hand": "AS AC"}
    t = two("a_game_at_the_cabaret", seat0=joiner, deck="3C KH 2C 4H 5S 7D 9H 10D")
    t.end_turn(1)
    assert t.asked == "0 join_poker"
    t.do("0 accept").lay(0, "AS AC")
    assert (t.money(0), t.lp(0), t.man_lp) == (70, 1, 0)
    t = two("a_game_at_the_cabaret", seat0=joiner, deck="3C AH AD 4H 5S 7D 9H 10D 6C")
    t.end_turn(1)
    t.do("0 accept").lay(0, "AS AC")
    assert (t.money(0), t.lp(0), t.man_lp, t.cards(0)) == (0, 0, 2, 2)  # he wins ties


@rule("WL-V30")
def test_two_better_players_share_his_pot() -> None:
    t = two(
        "a_game_at_the_cabaret",
        seat0={"space": "R6", "money": 10, "hand": "AS 4S"},
        seat1={"space": "R1", "money": 10, "hand": "AC 4C"},
        deck="3C 3S KH 2C 4H 5S 7D 9H 10D",
    )
    t.end_turn(1)
    t.do("0 accept, 1 accept").lay(0, "AS 4S").lay(1, "AC 4C")
    assert (t.money(0), t.money(1), t.lp(0), t.lp(1), t.man_lp) == (40, 40, 0, 0, 0)


@rule("WL-V30", "WL-P16")
@pytest.mark.parametrize(
    ("his", "flop", "shown"),
    [
        ("KH KD 8S 3S", "10S 6S 4S", "flush ['8_spades', '3_spades']"),
        ("KH 5C 7C 2D", "KS 9D 4H", "three_of_a_kind ['king_hearts', '2_diamonds']"),
    ],
)
def test_he_plays_his_best_two_cards(his: str, flop: str, shown: str) -> None:
    """Two low spades rather than two kings; a wild card beside the king."""
    joiner = {"space": "R6", "money": 10, "hand": "AS AC"}
    t = two("a_game_at_the_cabaret", seat0=joiner, deck=f"3C {his} {flop}")
    t.end_turn(1)
    t.do("0 accept").lay(0, "AS AC")
    assert t.log("banker_showed") == [f"banker_showed {shown}"]
    assert (t.money(0), t.man_lp) == (0, 2)


def test_bounty_hunter() -> None:
    """The nearest bandit; without one he gains a point and bandits come."""
    t = two("bounty_hunter", bandits=["P2", "M2"]).end_turn(1)
    assert (t.man_space, t.bandits(), t.man_lp) == ("P2", ["M2"], 1)
    t = two("bounty_hunter").end_turn(1)
    assert (t.man_space, t.man_lp, len(t.bandits())) == ("P12", 1, 6)


@rule("WL-V10", "WL-V14")
@pytest.mark.parametrize(
    ("card", "one", "other", "victim"),
    [
        ("calling_you_out", {"lp": 4, "space": "P4"}, {"lp": 3, "space": "D9"}, "P4"),
        ("calling_you_out", {"lp": 4, "space": "P4"}, {"lp": 4, "space": "D9"}, "D9"),
        ("calling_you_out", {"lp": 4, "space": "D9"}, {"lp": 4, "space": "P4"}, "D9"),
        ("hand_it_over", {"money": 30, "nuggets": 1, "space": "P4"}, {"money": 30, "space": "D9"}, "P4"),
        ("hand_it_over", {"money": 30, "space": "D9"}, {"money": 30, "space": "P4"}, "D9"),
        ("hand_it_over", {"money": 20, "nuggets": 4, "space": "D9"}, {"money": 30, "space": "P4"}, "P4"),
    ],
)
def test_whom_he_goes_to(card: str, one: dict[str, Any], other: dict[str, Any], victim: str) -> None:
    """The most points, or money and then nuggets; then whoever is nearer to him, who is at the bank."""
    t = two(card, seat0=one, seat1=other, man={"space": "D9"})
    assert t.end_turn(1).man_space == victim


@rule("WL-V10")
def test_of_two_who_are_equally_near_he_goes_to_the_later_one() -> None:
    here = {"lp": 4, "space": "P4"}
    t = two("calling_you_out", seat0=here, seat1=here).end_turn(1)
    assert t.log("man_attacked") == ["man_attacked 1 duel"]


@rule("WL-V10")
def test_his_cards_come_in_another_order_when_they_are_shuffled() -> None:
    from saloon.games.western_legends.components.ids import MAN_IN_BLACK_IDS

    decks = [two(man={"deck": [], "used": MAN_IN_BLACK_IDS}, seed=seed).end_turn(1) for seed in range(6)]
    assert len({t.log("man_turned")[0] for t in decks}) > 1


@rule("WL-V28")
def test_players_suffer_in_turn_order_from_the_first_one() -> None:
    there = {"space": "R6", "money": 10, "hand": "2S"}
    people = {"seat0": {**BASS, **there}, "seat1": {**ANNIE, **there, "hand": "3S"}}
    t = table(2, turn=0, first=1, man={"deck": ["stocking_up"]}, **people).end_turn(0)
    assert t.asked.startswith("1 ")


@rule("WL-V28")
def test_who_has_no_cattle_pays_nothing_for_them() -> None:
    t = two("railroad_money", seat0={"money": 20, "space": "S6"}, seat1={"money": 20, "space": "S6"})
    t.end_turn(1)
    assert (t.asked, t.money(0), t.money(1)) == ("0 income", 20, 20)
