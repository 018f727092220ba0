"""Poker hands: FT-PK1 to FT-PK5, FT-C3, and the tie-breaks of FT-HE5."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING_PAID: Final[i64] = 0
ONE_PAIR: Final[i64] = 1
TWO_PAIR: Final[i64] = 2
THREE: Final[i64] = 3
STRAIGHT: Final[i64] = 4
FLUSH: Final[i64] = 5
FULL_HOUSE: Final[i64] = 6
FOUR: Final[i64] = 7
STRAIGHT_FLUSH: Final[i64] = 8
ROYAL_FLUSH: Final[i64] = 9
HANDS: Final[i64] = 10

_BY_EQUALS: Final[vec[i64]] = vec[i64](
    [NOTHING_PAID, ONE_PAIR, TWO_PAIR, THREE, FULL_HOUSE, i64(0), FOUR, i64(0), i64(0), i64(0), FOUR]
)
"""What a hand is by how many pairs of cards have equal ranks; five equal ranks count as four (FT-R29)."""
_HAND: Final[i64] = 1 << 20
"""A strength is a hand times this, and below it the five ranks, the highest first, four bits each."""
_ACE_HIGH: Final[i64] = 14
_ACE_BIT: Final[i64] = 1
_BROADWAY: Final[i64] = 0b1_1110_0000_0001
_WHEEL: Final[i64] = 0b1_1111


def _rank_of() -> vec[i64]:
    return vec[i64]([i64(card % 13) for card in range(52)])


def _suit_of() -> vec[i64]:
    return vec[i64]([i64(card // 13) for card in range(52)])


RANK: Final[vec[i64]] = _rank_of()
"""The rank of a card from 0 (ace) to 12 (king)."""
SUIT: Final[vec[i64]] = _suit_of()


def _straights() -> vec[i64]:
    table = [i64(0)] * (1 << 13)
    for low in range(9):
        table[0b1_1111 << low] = i64(low + 5)
    table[_BROADWAY] = _ACE_HIGH
    return vec[i64](table)


_STRAIGHTS: Final[vec[i64]] = _straights()
"""By the mask of five different ranks the top of a straight, 14 with the ace high; else 0 (FT-PK5)."""
_RANK_BIT: Final[vec[i64]] = vec[i64]([i64(1 << rank) for rank in range(13)])


def hand_of(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """What five cards are worth: the number of the best kind of hand (FT-PK4)."""
    first = RANK[a]
    second = RANK[b]
    third = RANK[c]
    fourth = RANK[d]
    fifth = RANK[e]
    equals: i64 = 0
    equals += first == second
    equals += first == third
    equals += first == fourth
    equals += first == fifth
    equals += second == third
    equals += second == fourth
    equals += second == fifth
    equals += third == fourth
    equals += third == fifth
    equals += fourth == fifth
    suit = SUIT[a]
    flush = suit == SUIT[b] and suit == SUIT[c] and suit == SUIT[d] and suit == SUIT[e]
    if equals > 0:
        hand = _BY_EQUALS[equals]
        # With a card that counts as another, five of a suit can have a pair (FT-R29).
        return FLUSH if flush and hand < FLUSH else hand
    mask = _RANK_BIT[first] | _RANK_BIT[second] | _RANK_BIT[third] | _RANK_BIT[fourth] | _RANK_BIT[fifth]
    top = _STRAIGHTS[mask]
    if top == 0:
        return FLUSH if flush else NOTHING_PAID
    if not flush:
        return STRAIGHT
    return ROYAL_FLUSH if top == _ACE_HIGH else STRAIGHT_FLUSH


def strength(cards: vec[i64], a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """Five of some cards, by their places, as one number: the higher the better (FT-HE5, FT-R33)."""
    hand = hand_of(cards[a], cards[b], cards[c], cards[d], cards[e])
    mask = (
        _RANK_BIT[RANK[cards[a]]]
        | _RANK_BIT[RANK[cards[b]]]
        | _RANK_BIT[RANK[cards[c]]]
        | _RANK_BIT[RANK[cards[d]]]
        | _RANK_BIT[RANK[cards[e]]]
    )
    ace: i64 = 1 if mask == _WHEEL else _ACE_HIGH
    first = _height(cards[a], ace)
    second = _height(cards[b], ace)
    third = _height(cards[c], ace)
    fourth = _height(cards[d], ace)
    fifth = _height(cards[e], ace)
    # Sort by repeatedly taking the highest: five numbers need four rounds.
    sorted_ranks: i64 = 0
    for _place in range(5):
        best = first
        if second > best:
            best = second
        if third > best:
            best = third
        if fourth > best:
            best = fourth
        if fifth > best:
            best = fifth
        sorted_ranks = sorted_ranks * 16 + best
        if best == first:
            first = 0
        elif best == second:
            second = 0
        elif best == third:
            third = 0
        elif best == fourth:
            fourth = 0
        else:
            fifth = 0
    return hand * _HAND + sorted_ranks


def _height(card: i64, ace: i64) -> i64:
    """The rank of a card inside a hand: 2 to 13, and the ace low or high (FT-C3)."""
    rank = RANK[card] + 1
    return ace if rank == 1 else rank


def best_strength(cards: vec[i64], count: i64) -> i64:
    """The best five of five or seven cards (FT-PK1, FT-HE3)."""
    if count == 5:
        return strength(cards, 0, 1, 2, 3, 4)
    best: i64 = 0
    for first_out in range(count):
        for second_out in range(first_out + 1, count):
            found = _without(cards, count, first_out, second_out)
            if found > best:
                best = found
    return best


def _without(cards: vec[i64], count: i64, first_out: i64, second_out: i64) -> i64:
    """The strength of seven cards without two of them."""
    places = vec[i64]([0] * 5)
    size: i64 = 0
    for place in range(count):
        if place != first_out and place != second_out:
            places[size] = place
            size += 1
    return strength(cards, places[0], places[1], places[2], places[3], places[4])


def hand_in(found: i64) -> i64:
    """The kind of hand of a strength."""
    return found // _HAND
