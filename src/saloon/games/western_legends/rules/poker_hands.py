"""What a hand of poker is worth (WL-P12 to WL-P18, WL-R8, WL-R43, WL-R44).

A wild card takes the rank and the suit that give the best combination. Instead of trying all of them, each
combination is asked for from the best on: with how many wild cards would it be there?
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.western_legends.components import ids
from saloon.games.western_legends.components.ids import NONE

WHOLE: Final[i64] = 5
"""Cards of a whole hand; a smaller one makes no straight, flush or full house (WL-R44)."""
BASE: Final[i64] = 15
KIND_UNIT: Final[i64] = 759_375
"""15 to the power of 5: a combination counts more than all cards that break ties."""


def kind_of_hand(worth: i64) -> i64:
    """The combination of what `worth_of` answers."""
    return worth // KIND_UNIT


def worth_of(cards: vec[i64], size: i64, wilds: i64) -> i64:
    """What natural cards and some wild ones are worth together: the higher the better, equal for ties."""
    counts = vec[i64]([0] * (ids.ACE + 1))
    suit: i64 = cards[0] // ids.RANKS if size > 0 else 0
    one_suit = True
    top: i64 = 0
    for i in range(size):
        value = cards[i] % ids.RANKS + ids.LOWEST
        counts[value] += 1
        top = max(top, value)
        if cards[i] // ids.RANKS != suit:
            one_suit = False
    whole = size + wilds == WHOLE
    most = _highest_with(counts, 5 - wilds)
    if whole and most != NONE:
        return ids.FIVE_OF_A_KIND * KIND_UNIT + most
    end = _straight(counts, wilds) if whole else NONE
    if end != NONE and one_suit:
        return ids.ROYAL_FLUSH * KIND_UNIT if end == ids.ACE else ids.STRAIGHT_FLUSH * KIND_UNIT + end
    most = _highest_with(counts, 4 - wilds)
    if most != NONE:
        return ids.FOUR_OF_A_KIND * KIND_UNIT + most
    if whole:
        house = _full_house(counts, wilds)
        if house != NONE:
            return ids.FULL_HOUSE * KIND_UNIT + house
        if one_suit:
            return ids.FLUSH * KIND_UNIT + _flush(counts, wilds)
    if end != NONE:
        return ids.STRAIGHT * KIND_UNIT + end
    return _small(counts, wilds, top)


def _small(counts: vec[i64], wilds: i64, top: i64) -> i64:
    """Three of a kind and less."""
    most = _highest_with(counts, 3 - wilds)
    if most != NONE:
        return ids.THREE_OF_A_KIND * KIND_UNIT + most
    pair = _highest_with(counts, 2 - wilds)
    if pair == NONE:
        return ids.HIGH_CARD * KIND_UNIT + top
    if wilds == 0:
        for value in range(pair - 1, ids.LOWEST - 1, -1):
            if counts[value] == 2:
                return ids.TWO_PAIR * KIND_UNIT + pair * BASE + value
    return ids.PAIR * KIND_UNIT + pair


def _highest_with(counts: vec[i64], least: i64) -> i64:
    """The highest value of which there are at least so many natural cards, and at least one."""
    needed = max(least, 1)
    for value in range(ids.ACE, ids.LOWEST - 1, -1):
        if counts[value] >= needed:
            return value
    return NONE


def _straight(counts: vec[i64], wilds: i64) -> i64:
    """The highest end of a straight, or NONE; the ace is never low (WL-P15)."""
    for end in range(ids.ACE, ids.LOWEST + 3, -1):
        inside: i64 = 0
        for value in range(end - 4, end + 1):
            inside += counts[value] == 1
        if inside + wilds == WHOLE:
            return end
    return NONE


def _full_house(counts: vec[i64], wilds: i64) -> i64:
    """The triple, then the pair; with a wild card there are two pairs, or it would be better than that."""
    triple: i64 = NONE
    pair: i64 = NONE
    for value in range(ids.ACE, ids.LOWEST - 1, -1):
        if counts[value] + wilds >= 3 and counts[value] >= 2 and triple == NONE:
            triple = value
        elif counts[value] >= 2:
            pair = value
    return NONE if triple == NONE or pair == NONE else triple * BASE + pair


def _flush(counts: vec[i64], wilds: i64) -> i64:
    """All cards from the top; a wild card is another ace (WL-R43)."""
    worth: i64 = 0
    for _wild in range(wilds):
        worth = worth * BASE + ids.ACE
    for value in range(ids.ACE, ids.LOWEST - 1, -1):
        for _card in range(counts[value]):
            worth = worth * BASE + value
    return worth
