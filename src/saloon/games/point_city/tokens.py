"""The civic tokens: where each one lies, and what it is worth to whom (PC-V3 to PC-V10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.errors import BadState
from saloon.core.layout import Part
from saloon.core.state import State
from saloon.games.point_city.components import TOKEN_IDS, TOKENS, TYPE_IDS, TYPES
from saloon.games.point_city.holdings import Holdings

# What a token counts.
FLAT: Final[i64] = 0
PER_PERMANENT: Final[i64] = 1
PER_PAIR: Final[i64] = 2
PER_TYPE: Final[i64] = 3
PER_MISSING_TYPE: Final[i64] = 4
PER_FULL_SET: Final[i64] = 5
PER_INGENUITY: Final[i64] = 6
COUNTS: Final[list[str]] = [
    "flat",
    "per_permanent",
    "per_pair",
    "per_type",
    "per_missing_type",
    "per_full_set",
    "per_ingenuity",
]
COUNT_OF: Final[dict[str, i64]] = {
    "full_set": PER_FULL_SET,
    "flat_low": FLAT,
    "flat_high": FLAT,
    "pairs_of_a_type": PER_TYPE,
    "threes_of_a_type": PER_TYPE,
    "missing_types": PER_MISSING_TYPE,
    "ingenuity_cards": PER_INGENUITY,
}


@final
class Tokens(Part):
    """One cell per token: 0 in the box, n for the n-th place of the row, below 0 for its owner."""

    def __init__(self, name: str, listed: list[Mapping[str, Any]], holdings: Holdings) -> None:
        super().__init__(name, TOKENS)
        self.holdings: Final = holdings
        counts: list[i64] = [0] * TOKENS
        points: list[i64] = [0] * TOKENS
        firsts: list[i64] = [0] * TOKENS
        seconds: list[i64] = [0] * TOKENS
        for token in listed:
            number = TOKEN_IDS.index(token["id"])
            points[number] = token["points"]
            types = [kind for kind in TYPE_IDS if kind in token["id"].split("_")]
            if token["id"] in COUNT_OF:
                counts[number] = COUNT_OF[token["id"]]
                firsts[number] = token.get("threshold", 0)
            else:
                counts[number] = PER_PAIR if len(types) == 2 else PER_PERMANENT
                firsts[number] = TYPE_IDS.index(types[0])
                seconds[number] = TYPE_IDS.index(types[-1])
        self.counts: Final[vec[i64]] = vec[i64](counts)
        self.points: Final[vec[i64]] = vec[i64](points)
        self.firsts: Final[vec[i64]] = vec[i64](firsts)
        """The type that counts, or how many permanents of a type are needed."""
        self.seconds: Final[vec[i64]] = vec[i64](seconds)
        """The other type of a pair."""

    # -- where they lie ----------------------------------------------------------------------------------

    def place(self, s: State, token: i64) -> i64:
        """A token's place in the row, from 1; not above 0 if it is not there."""
        at = self.base + token
        return s.cells[at]

    def lay(self, s: State, token: i64, place: i64) -> None:
        """Lay a token into the row."""
        at = self.base + token
        s.cells[at] = place

    def give(self, s: State, token: i64, owner: i64) -> None:
        """A token goes to an owner (PC-C1)."""
        at = self.base + token
        s.cells[at] = -1 - owner

    def is_owned(self, s: State, token: i64, owner: i64) -> bool:
        """Whether somebody owns a token."""
        at = self.base + token
        return s.cells[at] == -1 - owner

    def supply(self, s: State) -> i64:
        """How many tokens lie in the row."""
        count: i64 = 0
        for token in range(TOKENS):
            count += self.place(s, token) > 0
        return count

    def leftmost(self, s: State) -> i64:
        """The first token of the row, or NOTHING (PC-A11, PC-R16)."""
        found = NOTHING
        first: i64 = TOKENS + 1
        for token in range(TOKENS):
            place = self.place(s, token)
            if 0 < place < first:
                first = place
                found = token
        return found

    def in_row(self, s: State) -> list[int]:
        """The tokens of the row from left to right."""
        lying: list[int] = [token for token in range(TOKENS) if self.place(s, token) > 0]
        return sorted(lying, key=lambda token: self.place(s, token))

    def owned(self, s: State, owner: i64) -> list[int]:
        """Somebody's tokens."""
        return [token for token in range(TOKENS) if self.is_owned(s, token, owner)]

    # -- what they are worth -----------------------------------------------------------------------------

    def value(self, s: State, token: i64, owner: i64, extra: i64 = NOTHING) -> i64:
        """What a token is (or would be) worth to an owner now, perhaps with an extra permanent of a type."""
        counts = self.counts[token]
        points = self.points[token]
        first = self.firsts[token]
        if counts == PER_PERMANENT:
            return points * self._count(s, owner, first, extra)
        if counts == PER_PAIR:
            one = self._count(s, owner, first, extra)
            other = self._count(s, owner, self.seconds[token], extra)
            return points * (one if one < other else other)
        if counts == FLAT:
            return points
        if counts == PER_INGENUITY:
            return points * self.holdings.ingenuity(s, owner)
        found: i64 = 0
        least: i64 = 1000
        for kind in range(TYPES):
            permanents = self._count(s, owner, kind, extra)
            counted = permanents >= first if counts == PER_TYPE else permanents == 0
            if counted:
                found += 1
            if permanents < least:
                least = permanents
        return points * (least if counts == PER_FULL_SET else found)

    def _count(self, s: State, owner: i64, kind: i64, extra: i64) -> i64:
        count = self.holdings.permanent(s, owner, kind)
        return count + 1 if kind == extra else count

    def score(self, s: State, owner: i64) -> i64:
        """What all tokens of an owner are worth."""
        total: i64 = 0
        for token in range(TOKENS):
            if self.is_owned(s, token, owner):
                total += self.value(s, token, owner)
        return total

    def load(self, s: State, numbers: list[int]) -> None:
        if len(numbers) != TOKENS or not all(-1 - self.holdings.owners < n <= TOKENS for n in numbers):
            raise BadState(f"'{self.name}' needs a place for each of {TOKENS} tokens")
        for token in range(TOKENS):
            self.lay(s, token, numbers[token])
