"""The poker order of five dice (DT-P1 to DT-P7), as tables made once.

There are 7,776 ordered rolls but only 252 hands, and no two different hands are equal (DT-P7): so a hand is
one number, its strength from 0 to 251, and comparing hands is comparing numbers.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.dice_town.components import DICE, FACES, HAND_IDS

ROLLS: Final[i64] = 7776
HANDS: Final[i64] = 252

_SHAPES: Final[dict[tuple[int, ...], str]] = {
    (5,): "five_of_a_kind",
    (4, 1): "four_of_a_kind",
    (3, 2): "full_house",
    (3, 1, 1): "three_of_a_kind",
    (2, 2, 1): "two_pair",
    (2, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1): "high_card",
}


def _in_order(faces: tuple[int, ...]) -> tuple[int, ...]:
    """The dice in order of importance: larger groups, then higher faces (DT-P3, DT-P4, DT-P6)."""
    return tuple(sorted(faces, key=lambda face: (faces.count(face), face), reverse=True))


def _category(faces: tuple[int, ...]) -> int:
    """DT-P2, DT-P5: the place of the hand's category, 0 being the worst."""
    shape = tuple(sorted((faces.count(face) for face in set(faces)), reverse=True))
    if len(shape) == DICE and max(faces) - min(faces) == DICE - 1:
        return HAND_IDS.index("straight")
    return HAND_IDS.index(_SHAPES[shape])


def _key(faces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return _category(faces), _in_order(faces)


_BY_STRENGTH: Final[list[tuple[int, ...]]] = sorted(
    combinations_with_replacement(range(int(FACES)), DICE), key=_key
)
FACES_OF_HAND: Final[list[list[int]]] = [list(_in_order(faces)) for faces in _BY_STRENGTH]
"""For every strength the dice, in order of importance."""
CATEGORY_OF_HAND: Final[vec[i64]] = vec[i64]([i64(_category(faces)) for faces in _BY_STRENGTH])
"""For every strength the place of its category."""


def _strengths() -> list[i64]:
    """For every ordered roll its strength."""
    strength_of = {tuple(sorted(faces)): place for place, faces in enumerate(_BY_STRENGTH)}
    table: list[i64] = [0] * int(ROLLS)
    roll = [0] * DICE
    for number in range(int(ROLLS)):
        rest = number
        for place in range(DICE):
            roll[place] = rest % int(FACES)
            rest //= int(FACES)
        table[number] = strength_of[tuple(sorted(roll))]
    return table


STRENGTH: Final[vec[i64]] = vec[i64](_strengths())
"""By the number of an ordered roll; the order of the dice does not matter."""
