"""Poker with five dice: section P of the rules, against a separate evaluation without tables."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from tests.games.dice_town.table import rule, town

from saloon.games.dice_town.components import FACE_IDS, HAND_IDS
from saloon.games.dice_town.poker import CATEGORY_OF_HAND, FACES_OF_HAND, STRENGTH

ROLLS = list(product(range(6), repeat=5))
BEST_FIRST = [
    "five_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "straight",
    "three_of_a_kind",
    "two_pair",
    "pair",
    "high_card",
]


def strength(roll: tuple[int, ...]) -> int:
    """The game's evaluation of a roll."""
    number = 0
    for face in roll:
        number = number * 6 + face
    return STRENGTH[number]


def of(dice: str) -> int:
    """The game's evaluation of dice in words."""
    return strength(tuple(FACE_IDS.index(face) for face in dice.split()))


@cache
def beats(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """1, 0 or -1: sorted hands compared by the words of the rules, one after the other (DT-P2 to DT-P6)."""
    names = [name_of(one), name_of(other)]
    if names[0] != names[1]:
        return 1 if BEST_FIRST.index(names[0]) < BEST_FIRST.index(names[1]) else -1
    if names[0] == "straight":
        return (one[-1] > other[-1]) - (one[-1] < other[-1])
    for size in (5, 4, 3, 2, 1):
        mine = sorted((face for face in set(one) if one.count(face) == size), reverse=True)
        theirs = sorted((face for face in set(other) if other.count(face) == size), reverse=True)
        for a, b in zip(mine, theirs, strict=True):
            if a != b:
                return 1 if a > b else -1
    return 0


def name_of(hand: tuple[int, ...]) -> str:
    """The category of a sorted hand, by looking at the dice."""
    if hand in ((0, 1, 2, 3, 4), (1, 2, 3, 4, 5)):
        return "straight"
    sizes = sorted(Counter(hand).values())
    return {
        (5,): "five_of_a_kind",
        (1, 4): "four_of_a_kind",
        (2, 3): "full_house",
        (1, 1, 3): "three_of_a_kind",
        (1, 2, 2): "two_pair",
        (1, 1, 1, 2): "pair",
        (1, 1, 1, 1, 1): "high_card",
    }[tuple(sizes)]


@rule("DT-P2", "DT-E24", "DT-R29")
def test_how_often_each_figure_falls() -> None:
    """All 7,776 ordered rolls, from five of a kind down, and 252 different hands."""
    fallen = Counter(HAND_IDS[CATEGORY_OF_HAND[strength(roll)]] for roll in ROLLS)
    assert [fallen[name] for name in BEST_FIRST] == [6, 150, 300, 240, 1200, 1800, 3600, 480]
    assert len({strength(roll) for roll in ROLLS}) == 252
    assert "flush" not in " ".join(HAND_IDS)


@rule("DT-P1", "DT-P2", "DT-P3", "DT-P6", "DT-P7")
def test_every_pair_of_hands_is_compared_as_by_hand() -> None:
    """All 252 times 252 pairs: the stronger one has the higher number, and only the same five faces tie."""
    hands = sorted({tuple(sorted(roll)) for roll in ROLLS})
    assert len(hands) == 252
    for one in hands:
        for other in hands:
            told = (strength(one) > strength(other)) - (strength(one) < strength(other))
            assert told == beats(one, other), (one, other)
            assert (told == 0) == (one == other)


def test_the_order_of_the_dice_does_not_matter() -> None:
    for roll in ROLLS:
        assert strength(roll) == strength(tuple(sorted(roll)))


@rule("DT-P3", "DT-E8")
def test_the_higher_four_wins() -> None:
    assert of("K K K K 9") > of("J J J J A")
    assert of("9 9 9 9 10") > of("A A A K K")


@rule("DT-P4", "DT-E9")
def test_full_houses_compare_the_triple_first() -> None:
    assert of("J J J 9 9") > of("10 10 10 A A")
    assert of("J J J 10 10") > of("J J J 9 9")


@rule("DT-P5", "DT-E10")
def test_the_straight_with_the_ace_wins() -> None:
    assert of("10 J Q K A") > of("9 10 J Q K")
    assert HAND_IDS[CATEGORY_OF_HAND[of("9 10 J Q K")]] == "straight"
    assert HAND_IDS[CATEGORY_OF_HAND[of("9 10 J Q A")]] == "high_card"


@rule("DT-P6", "DT-E25")
def test_the_other_dice_break_ties() -> None:
    assert of("K K Q J 9") > of("K K Q 10 9")
    assert of("9 9 9 A A") < of("10 10 10 J J")
    assert of("A 9 J Q K") < of("9 9 10 J Q")
    assert of("K K J J A") > of("K K J J Q") > of("K K 10 10 A")


@rule("DT-P7", "DT-E11", "DT-TH1")
def test_equal_hands_go_to_the_sheriff() -> None:
    """The same five faces, in any order."""
    t = town("K K K 9 10", "10 K 9 K K", "A Q J 10 9", at="town_hall", sheriff=2, money={0: 0, 1: 0})
    assert t.asked == "2 decide_tie"
    assert t.choices(2) == ["choose 0", "choose 1"]
    other = town("K K K 9 J", "10 K 9 K K", "A Q J 10 9", at="town_hall", sheriff=2)
    assert other.winners()["town_hall"] == 0


@rule("DT-P2")
def test_a_hand_is_shown_in_order_of_importance() -> None:
    t = town("9 K 9 K A", "K A 9 9 K", "J 9 J 9 J", at="sheriff", sheriff=2, money={0: 0, 1: 0})
    assert t.asked == "2 decide_tie"
    found = [(seat.poker.category, " ".join(seat.poker.faces)) for seat in t.view.seats]
    assert found == [("two_pair", "K K 9 9 A"), ("two_pair", "K K 9 9 A"), ("full_house", "J J J 9 9")]
    for number, faces in enumerate(FACES_OF_HAND):
        assert strength(tuple(faces)) == number
