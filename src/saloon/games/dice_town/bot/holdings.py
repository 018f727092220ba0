"""Everything that a player can hold of five dice, as tables made once.

The faces count, not which die shows what: so there are 462 holdings of 0 to 5 dice, from the
empty one to the 252 full hands, and a roll of some dice is a holding as well.
"""

from __future__ import annotations

import math
from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.dice_town.components import ACE, DICE, FACES, JACK, KING, NINE, QUEEN, TEN
from saloon.games.dice_town.poker import STRENGTH

_ALL: Final[list[tuple[int, ...]]] = [
    faces for size in range(DICE + 1) for faces in combinations_with_replacement(range(int(FACES)), size)
]
_NUMBER: Final[dict[tuple[int, ...], int]] = {faces: number for number, faces in enumerate(_ALL)}

HOLDINGS: Final[i64] = 462
NOTHING_HELD: Final[i64] = 0
FIRST_OF_SIZE: Final[vec[i64]] = vec[i64]([0, 1, 7, 28, 84, 210, 462])
"""Holdings are ordered by size: by size the first one, and last the end."""
FULL: Final[i64] = 210
"""The first full hand."""
SIZE: Final[vec[i64]] = vec[i64]([i64(len(faces)) for faces in _ALL])
COUNT: Final[vec[i64]] = vec[i64]([i64(faces.count(face)) for faces in _ALL for face in range(int(FACES))])
"""By holding and face: how many dice show it."""


def _chance(faces: tuple[int, ...]) -> float:
    """How likely that many dice show exactly these faces."""
    ways = math.factorial(len(faces))
    for face in range(int(FACES)):
        ways //= math.factorial(faces.count(face))
    return float(ways) / float(FACES ** len(faces))


CHANCE_OF_ROLL: Final[vec[float]] = vec[float]([_chance(faces) for faces in _ALL])
"""How likely a roll of a holding's number of dice shows exactly that holding."""


def _number_of_roll(faces: tuple[int, ...]) -> int:
    number = 0
    for face in faces:
        number = number * int(FACES) + face
    return number


STRENGTH_OF_HAND: Final[vec[i64]] = vec[i64](
    [STRENGTH[_number_of_roll(faces)] if len(faces) == DICE else i64(-1) for faces in _ALL]
)
"""How strong a full hand is (DT-P1 to DT-P7); -1 for fewer dice."""


def _joined() -> list[i64]:
    table: list[i64] = [-1] * int(HOLDINGS * HOLDINGS)
    for one, faces in enumerate(_ALL):
        for other in range(int(FIRST_OF_SIZE[DICE + 1 - len(faces)])):
            table[one * int(HOLDINGS) + other] = _NUMBER[tuple(sorted(faces + _ALL[other]))]
    return table


JOINED: Final[vec[i64]] = vec[i64](_joined())
"""By two holdings: both together; -1 if that is more than five dice."""


def _parts_of(faces: tuple[int, ...]) -> list[i64]:
    found = {
        _NUMBER[tuple(face for place, face in enumerate(faces) if mask >> place & 1)]
        for mask in range(1 << len(faces))
    }
    return [i64(part) for part in sorted(found)]


_PARTS: Final[list[list[i64]]] = [_parts_of(faces) for faces in _ALL]
PARTS: Final[vec[i64]] = vec[i64]([part for parts in _PARTS for part in parts])
"""What can be kept of every roll, roll by roll; the whole roll comes last."""
PARTS_FROM: Final[vec[i64]] = vec[i64](
    [i64(sum([len(parts) for parts in _PARTS[:number]])) for number in range(len(_ALL) + 1)]
)
"""By roll the start of its parts; they end where the next one's start."""


def holding_of(counts: vec[i64], at: i64) -> i64:
    """The number of the holding with these counts of each face, from a place in a table on."""
    held = NOTHING_HELD
    for face in range(FACES):
        for _die in range(counts[at + face]):
            held = JOINED[held * HOLDINGS + 1 + face]
    return held


def allowed_by(counts: vec[i64], at: i64) -> i64:
    """DT-DB1: the consolations that the dice of a hand allow, as a mask."""
    allowed: i64 = 0
    if counts[at + NINE] + counts[at + TEN] > 0:
        allowed |= 1
    if counts[at + JACK] + counts[at + QUEEN] > 0:
        allowed |= 2
    if counts[at + KING] > 0:
        allowed |= 4
    if counts[at + ACE] > 0:
        allowed |= 8
    return allowed
