"""Poker (WL-P), its examples and rulings."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.western_legends.table import Table, rule, table

from saloon.games.western_legends.components.ids import (
    FIVE_OF_A_KIND,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from saloon.games.western_legends.rules.poker_hands import kind_of_hand, worth_of
from saloon.games.western_legends.scenario import card_named

PLAYERS = ["annie_oakley", "bass_reeves", "kit_carson", "calamity_jane", "yb_rowdy"]


def game(hands: list[str], deck: str, **goods: Any) -> Table:
    """All are in Darkrock with $10; seat 0 starts a game, and the others join. The deck begins with antes."""
    seats = {
        f"seat{seat}": {
            "character": PLAYERS[seat],
            "space": "D5" if seat == 0 else "D9",
            "money": 10,
            "hand": hand,
        }
        for seat, hand in enumerate(hands)
    }
    seats["seat0"].update(goods)
    t = table(len(hands), **seats, deck=deck)
    t.do("0 start_poker")
    for seat in range(1, len(hands)):
        t.do(f"{seat} accept")
    return t


def alone(hand: str, deck: str) -> Table:
    """Seat 0 plays against the banker, whom seat 2 plays."""
    t = table(
        seat0={"space": "D5", "money": 10, "hand": hand},
        seat1={"space": "S6"},
        seat2={"space": "S6", "hand": "AS"},
        deck=deck,
    )
    return t.do("0 start_poker")


@rule("WL-P1", "WL-P2", "WL-P3", "WL-R41")
def test_who_plays_and_for_what() -> None:
    """Anybody in the town with $10, in turn order; each draws a card."""
    t = table(
        4,
        turn=1,
        seat0={"space": "D1", "money": 10},
        seat1={"space": "D5", "money": 20},
        seat2={"space": "D9", "money": 0},
        seat3={"space": "D10", "money": 30},
        deck="2C 3C 4C",
    )
    t.do("1 start_poker")
    assert (t.hand(1), t.money(1), t.asked) == ("2C", 10, "3 join_poker")
    t.do("3 accept")
    assert (t.hand(3), t.money(3), t.asked) == ("3C", 20, "0 join_poker")
    assert t.log("joined") == ["joined 3"]
    t.do("0 pass")
    assert t.log("stayed_out") == ["stayed_out 0"]
    assert "won_pot" in " ".join(t.log())
    assert sum(int(line.split()[2]) for line in t.log("won_pot")) == 70


@rule("WL-P2")
def test_only_in_the_same_town() -> None:
    t = table(
        seat0={"space": "R4", "money": 10},
        seat1={"space": "D5", "money": 10},
        seat2={"space": "C1", "money": 10},
    )
    t.do("0 start_poker")
    assert t.log("joined", "stayed_out") == []
    assert "join_poker" not in t.asked
    assert t.log("banker_played_by") == ["banker_played_by 2"]


@rule("WL-P8")
def test_only_the_active_player_gains_a_point_by_winning() -> None:
    t = game(["2S 3S", "AS AC"], "7C 8C AD 9D 5H").lay(0, "2S 3S").lay(1, "AS AC")
    assert (t.lp(0), t.lp(1), t.money(1)) == (0, 0, 70)
    t = game(["AS AC", "2S 3S"], "7C 8C AD 9D 5H").lay(0, "AS AC").lay(1, "2S 3S")
    assert (t.lp(0), t.lp(1), t.money(0)) == (1, 0, 70)


@rule("WL-P4", "WL-P11", "WL-R42")
def test_the_banker() -> None:
    """The right neighbour lays the own hand aside and plays four cards; all of them are discarded."""
    t = alone("KS 2C 3C", "4C QC JC 9C 8C 7D 6D 5D")
    assert t.log("banker_played_by") == ["banker_played_by 2"]
    assert len(t.log("banker_card", viewer=2)) == 4
    assert t.log("banker_card") == t.log("banker_card", viewer=0) == []
    assert t.asked == "0 lay, 2 banker_lay"
    assert len(t.choices(2)) == 6
    t.lay(0, "KS 4C").lay(2, "QC 9C")
    assert t.hand(2) == "AS"
    assert set("QC JC 9C 8C 7D 6D 5D KS 4C".split()) <= set(t.discards().split())  # noqa: SIM905


@rule("WL-P5", "WL-P6")
def test_flop_and_two_cards_each() -> None:
    t = game(["KS 9S", "QS 8S"], "2C 3C 7D 6D 5D")
    assert t.log("flop") == ["flop 7_diamonds 6_diamonds 5_diamonds"]
    assert len(t.choices(0)) == len(t.choices(1)) == 3
    t.lay(0, "KS 9S")
    assert t.log("showed_hand") == []
    t.lay(1, "QS 8S")
    assert len(t.log("showed_hand")) == 2


@rule("WL-P6", "WL-R44")
def test_a_single_card() -> None:
    """Who had none plays the card of the ante alone: four cards make no straight."""
    t = game(["", "KH 2H"], "8C 3C 7D 6D 5D")
    t.lay(1, "KH 2H")
    shown = ["showed_hand 0 high_card ['8_clubs']", "showed_hand 1 pair ['2_hearts', 'king_hearts']"]
    assert (t.log("showed_hand"), t.money(1)) == (shown, 70)


@rule("WL-P6")
def test_two_cards_are_laid_without_a_question() -> None:
    """One card and the ante leave nothing to choose."""
    t = game(["KS", "KH 2H"], "8C 3C 7D 6D 5D")
    assert t.state.actors() == [1]
    t.lay(1, "KH 2H")
    assert t.log("showed_hand")[0] == "showed_hand 0 high_card ['king_spades', '8_clubs']"


@rule("WL-P4", "WL-P5", "WL-R44")
@pytest.mark.parametrize(
    ("left", "shown", "banker"),
    [(0, "pair ['king_spades', 'king_clubs']", ""), (3, "pair ['king_spades', 'king_clubs']", "high_card")],
)
def test_a_game_without_enough_cards(left: int, shown: str, banker: str) -> None:
    """All other cards are in somebody's hand: there is no flop, and the banker has few cards or none."""
    t = table(
        seat0={"space": "D5", "money": 10, "hand": "KS KC 2H"}, seat1={"space": "S6"}, deck="3H 5D 7C 9S"
    )
    deck, hands = t.layout.deck, t.layout.hands
    kept = [deck.take(t.state) for _card in range(left + 1)]
    while deck.count(t.state) > 0:
        hands.add(t.state, 1, deck.take(t.state))
    for card in reversed(kept):
        deck.put(t.state, card)
    t.do("0 start_poker")
    assert t.log("flop") == []
    if banker:
        t.play(f"2 {t.choices(2)[0]}")
    t.lay(0, "KS KC")
    assert t.log("showed_hand") == [f"showed_hand 0 {shown}"]
    assert [line.split()[1] for line in t.log("banker_showed")] == ([banker] if banker else [])
    assert (t.money(0), t.lp(0)) == (60, 1)


@rule("WL-P7", "WL-P8", "WL-J3", "WL-R10")
def test_the_active_player_wins_ties() -> None:
    t = game(["KS 9S", "KH 9H"], "2C 3C 7D 6H 4D")
    t.lay(0, "KS 9S").lay(1, "KH 9H")
    assert (t.money(0), t.lp(0), t.money(1), t.lp(1)) == (70, 1, 0, 0)
    assert t.cards(1) == 2  # the card not played, and one for the loss
    t = alone("KS 9S", "2C KH 9H 3H 3D 7D 6H 4D")
    t.lay(0, "KS 9S").lay(2, "KH 9H")
    assert (t.money(0), t.lp(0)) == (60, 1)


@rule("WL-P9")
def test_the_banker_wins_for_the_bank() -> None:
    t = alone("KS 9S", "2C AH AC 3H 3D 7D 6H 4D 10D")
    t.lay(0, "KS 9S").lay(2, "AH AC")
    assert (t.money(0), t.lp(0), t.hand(0)) == (0, 0, "2C 10D")
    assert (t.money(2), t.hand(2)) == (0, "AS")


@rule("WL-P10", "WL-E31")
@pytest.mark.parametrize(
    ("hands", "laid", "deck", "money"),
    [
        (["KS 9S", "AH 3H", "AD 3D"], ["KS 9S", "AH 3H", "AD 3D"], "2C 2S 4S 7D 6H 10D", [0, 40, 40]),
        (
            ["KS 9S", "AH 3H", "AD 3D", "AC 3C"],
            ["KS 9S", "AH 3H", "AD 3D", "AC 3C"],
            "2C 2S 4S 5S 7D 6H 10D",
            [0, 30, 30, 30],
        ),
    ],
)
def test_a_pot_is_shared(hands: list[str], laid: list[str], deck: str, money: list[int]) -> None:
    t = game(hands, deck)
    for seat, cards in enumerate(laid):
        t.lay(seat, cards)
    assert [t.money(seat) for seat in range(len(hands))] == money
    assert [t.lp(seat) for seat in range(len(hands))] == [0] * len(hands)
    assert t.cards(0) == 2  # left over, and drawn for the loss
    assert t.cards(1) == 1


@rule("WL-E35", "WL-P10")
def test_what_cannot_be_shared_goes_to_the_bank() -> None:
    t = game(["KS 9S", "AH 3H", "AD 3D", "QC 5C"], "2C 2S 4S 5S 7D 6H 10D")
    for seat, cards in enumerate(["KS 9S", "AH 3H", "AD 3D", "QC 5C"]):
        t.lay(seat, cards)
    assert [t.money(seat) for seat in range(4)] == [0, 40, 40, 0]
    assert [t.cards(seat) for seat in range(4)] == [2, 1, 1, 2]


@rule("WL-P11")
def test_all_cards_are_discarded() -> None:
    t = game(["KS 9S", "KH 9H"], "2C 3C 7D 6H 4D")
    t.lay(0, "KS 9S").lay(1, "KH 9H")
    assert set(t.discards().split()) == {"KS", "9S", "KH", "9H", "7D", "6H", "4D"}


# The better hand first: mine and the other's two cards, and the flop.
BETTER = [
    ("five_of_a_kind", "2D 9C", "four_of_a_kind", "2H KC", "9S 9H 9D", "WL-P16"),
    ("five_of_a_kind", "2D 2H", "four_of_a_kind", "KC 7D", "7S 7H 7C", "WL-R43"),
    ("royal_flush", "AS KS", "straight_flush", "9S 8S", "QS JS 10S", "WL-P12"),
    ("four_of_a_kind", "9C KH", "full_house", "8C 8S", "9S 9H 9D", "WL-P12"),
    ("flush", "AS 2S", "straight", "10C 7C", "9S 8S JS", "WL-P12"),
    ("straight", "10C 7C", "three_of_a_kind", "9H 9C", "9S 8S JH", "WL-P12"),
    ("three_of_a_kind", "9H 9C", "two_pair", "8H JC", "9S 8S JH", "WL-P12"),
    ("two_pair", "8H JC", "pair", "AH AC", "9S 8S JH", "WL-P12"),
    ("pair", "4H 4C", "high_card", "AH KC", "9S 8S JH", "WL-P12"),
    ("full_house", "10C 8C", "full_house", "8H 8D", "10S 10D 8S", "WL-P13"),
    ("two_pair", "KH 4C", "two_pair", "QH 4S", "KS QS 4H", "WL-P13"),
    ("flush", "AS 3S", "flush", "KS 4S", "QS 8S 6S", "WL-P13"),
    ("straight", "KC 9C", "straight", "9H 8C", "QS JS 10H", "WL-P13"),
    ("pair", "9H 3C", "pair", "8H AC", "9S 8S JH", "WL-P13"),
]


@rule("WL-P12", "WL-P13", "WL-P17", "WL-R8", "WL-R43")
@pytest.mark.parametrize(("kind", "mine", "other", "theirs", "flop", "why"), BETTER)
def test_the_order_of_combinations(
    kind: str, mine: str, other: str, theirs: str, flop: str, why: str
) -> None:
    """Also the other way round: the active player with the worse hand does not win."""
    for first, second in ((mine, theirs), (theirs, mine)):
        t = game([first, second], f"3H 5D {flop}")
        t.lay(0, first).lay(1, second)
        shown = [line.split()[2] for line in t.log("showed_hand")]
        assert sorted(shown) == sorted([kind, other]), why
        winner = 0 if first == mine else 1
        assert t.money(winner) == 70, why


def worth(cards: str, wilds: int = 0) -> int:
    """What a hand is worth, as a number to compare."""
    found = [card_named(card) for card in cards.split()]
    return int(worth_of(vec[i64]([i64(card or 0) for card in found]), len(found), wilds))


@rule("WL-P12", "WL-R8", "WL-R43")
def test_combinations_that_no_flop_brings_together() -> None:
    """Five of a kind is best; a full house is better than a flush."""
    order = [
        worth("KS KC KD KH", 1),
        worth("AS KS QS JS 10S"),
        worth("8S 7S 6S 5S 4S"),
        worth("JS JC JD JH 9S"),
        worth("10S 10C 10D 9S 9C"),
        worth("JS 8S 7S 4S 2S"),
        worth("9S 8D 7H 6C 5C"),
        worth("7S 7D 7C 3H 5C"),
        worth("7H 7S 4S 4C AD"),
        worth("KS KH 4S 5C 6D"),
        worth("AS KH 4S 5C 6D"),
    ]
    assert order == sorted(order, reverse=True)
    assert len(set(order)) == len(order)
    assert worth("AS KS QS", 2) == order[1]


@rule("WL-P12", "WL-P15", "WL-R43", "WL-R44")
@pytest.mark.parametrize(
    ("cards", "wilds", "kind"),
    [
        ("9S 8D 7H 6C 4C", 0, HIGH_CARD),
        ("9S 8D 7H 4C", 1, PAIR),
        ("6S 5D 4H 3C 2C", 0, STRAIGHT),
        ("6S 5D 3C 2C", 1, STRAIGHT),
        ("AS KD 10C", 2, STRAIGHT),
        ("AS 3S 2S", 2, FLUSH),
        ("6S 3S 2S", 2, STRAIGHT_FLUSH),
        ("KS KC KD 2S 2C", 0, FULL_HOUSE),
        ("KS KC 2S 2C", 1, FULL_HOUSE),
        ("KS KC 2S 3C", 1, THREE_OF_A_KIND),
        ("KS KC 2S 2C 3D", 0, TWO_PAIR),
        ("2S 2C 3D 5D 7H", 0, PAIR),
        ("9S 7S 5S 3S", 0, HIGH_CARD),
        ("9S 8S 7S", 1, PAIR),
        ("KS KC 2S 2C", 0, TWO_PAIR),
    ],
)
def test_where_combinations_begin_and_end(cards: str, wilds: int, kind: int) -> None:
    """Gaps, the lowest ranks, what wild cards fill, and hands of four cards, which are never whole."""
    assert kind_of_hand(worth(cards, wilds)) == kind


@rule("WL-P13", "WL-P14")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("8S 7S 6S 5S 4S", "7D 6D 5D 4D 3D"),
        ("JS JC JD JH 2S", "10S 10C 10D 10H AS"),
        ("9S 9C 9D 2S 2C", "8S 8C 8D AS AC"),
        ("9S 9C 9D 3S 3C", "9S 9C 9D 2S 2C"),
        ("JS 8S 7S 4S 3S", "JD 8D 7D 4D 2D"),
        ("9S 8D 7H 6C 5C", "8S 7D 6H 5C 4C"),
        ("7S 7D 7C 3H 2C", "6S 6D 6C AH KC"),
        ("7H 7S 2S 2C 3D", "6H 6S 5S 5C AD"),
        ("7H 7S 4S 4C 2D", "7H 7S 3S 3C AD"),
        ("8S 8H 2S 3C 4D", "7S 7H AS KC QD"),
        ("AS 7H 4S 5C 2D", "KS QH JS 9C 8D"),
    ],
)
def test_the_higher_of_two_equal_combinations(better: str, worse: str) -> None:
    assert kind_of_hand(worth(better)) == kind_of_hand(worth(worse))
    assert worth(better) > worth(worse)


@rule("WL-R43")
def test_a_wild_card_is_another_ace_in_a_flush() -> None:
    assert worth("KS 8S 7S 4S", 1) == worth("AS KS 8S 7S 4S")
    assert worth("AS 8S 7S 4S", 1) > worth("AS KS QS 8S 7S")


@rule("WL-R44")
@pytest.mark.parametrize(("cards", "wilds"), [("9S 9C 9D 9H", 0), ("9S 9C 9D", 1)])
def test_four_cards_are_enough_for_four_of_a_kind(cards: str, wilds: int) -> None:
    assert worth(cards, wilds) == worth("9S 9C 9D 9H KS")


@rule("WL-P14")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("JS JC JD JH 2S", "JS JC JD JH AS"),
        ("7S 7D 7C 3H 2C", "7S 7D 7C AH KC"),
        ("7H 7S 4S 4C 2D", "7H 7S 4S 4C AD"),
        ("8S 8H 2S 3C 4D", "8S 8H AS KC QD"),
        ("AS 7H 4S 5C 2D", "AS KH QS JC 9D"),
        ("9S 8D 7H 6C 5C", "9C 8S 7D 6H 5D"),
    ],
)
def test_cards_beside_a_combination_and_suits_do_not_count(one: str, other: str) -> None:
    assert worth(one) == worth(other)


@rule("WL-R8")
def test_five_of_a_kind_and_a_royal_flush_never_meet() -> None:
    """All share the flop: three cards of one rank for the one, three different ranks for the other."""
    wilds = 2
    for flop in ("KS KC KD", "KS QS JS", "KS KC QS"):
        ranks = {card[:-1] for card in flop.split()}
        five = kind_of_hand(worth(flop, wilds)) == FIVE_OF_A_KIND
        royal = kind_of_hand(worth(flop, wilds)) == ROYAL_FLUSH
        assert five == (len(ranks) == 1)
        assert royal == (len(ranks) == 3)


@rule("WL-P14", "WL-E28")
def test_a_fifth_card_does_not_count() -> None:
    t = game(["KS 9S", "AH KH"], "2C 3C KD 4H 4D")
    t.lay(0, "KS 9S").lay(1, "AH KH")
    assert (t.money(0), t.lp(0)) == (70, 1)


@rule("WL-P15", "WL-E29")
def test_the_ace_is_never_one() -> None:
    t = game(["AS 2S", "KH KC"], "7C 8C 3D 4H 5D")
    t.lay(0, "AS 2S").lay(1, "KH KC")
    assert t.log("showed_hand")[0].startswith("showed_hand 0 high_card")
    assert t.money(1) == 70


@rule("WL-P16", "WL-E30", "WL-R43")
def test_cheat_is_wild_but_not_in_the_flop() -> None:
    t = game(["9S 9C", "KH QC"], "7C 8C 9H 9D 2D")
    t.lay(0, "9S 9C").lay(1, "KH QC")
    assert t.log("showed_hand")[0].startswith("showed_hand 0 four_of_a_kind")
    assert t.log("showed_hand")[1].startswith("showed_hand 1 pair")
    t = game(["9S 2D", "AH QC"], "7C 8C 9H 9D KC")
    t.lay(0, "9S 2D").lay(1, "AH QC")
    assert t.log("showed_hand")[0].startswith("showed_hand 0 four_of_a_kind")


@rule("WL-P18", "WL-E36", "WL-P17")
def test_the_highest_card_alone() -> None:
    t = game(["3S 4S", "KH QC"], "7C 8C AD 9H 5D")
    t.lay(0, "3S 4S").lay(1, "KH QC")
    assert (t.money(0), t.lp(0)) == (70, 1)


@rule("WL-P19")
def test_lady_luck_of_the_banker_pays_nobody() -> None:
    t = alone("KS 9S", "2C 10H AC 3H 3D 7D 6H 4D 5C")
    t.lay(0, "KS 9S").lay(2, "10H AC")
    assert (t.money(2), t.cards(2), t.money(0)) == (0, 1, 0)


def test_hats_pay_after_poker() -> None:
    """One point for a win, $10 for a loss, for whoever paid."""
    t = game(["AS AC", "KH QC"], "7C 8C AD 9H 5D", equipment=["ten_gallon"])
    t.lay(0, "AS AC").lay(1, "KH QC")
    assert t.lp(0) == 2
    t = game(["3S 4S", "KH QC"], "7C 8C KD 9H 5D", equipment=["ten_gallon"])
    t.lay(0, "3S 4S").lay(1, "KH QC")
    assert t.money(0) == 10


def test_wild_bill_draws_two_with_the_ante() -> None:
    t = table(
        seat0={"character": "wild_bill_hickok", "lp": 5, "space": "R4", "money": 10},
        seat1={"space": "S6"},
        seat2={"space": "S6"},
        deck="AS KS 3C 4C 5C 6C 7C 8C 9C",
    )
    t.do("0 start_poker")
    assert "drew 0 1" in t.log()
    assert len(t.log("drew_card", viewer=0)) >= 2
