"""What everybody has: one row of cells a player, so that all can play at once (FT-T5, FT-HI6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.errors import BadState
from saloon.core.layout import Part
from saloon.core.state import State
from saloon.games.fliptown.names import BUILDINGS, CARDS, RESOURCES, STARS

# The cells of a row. The first six are the resources, in the order of their numbers.
POSITION: Final[i64] = 6
"""The rank of the last circled stop of the trail; 0 before the first."""
CIRCLED: Final[i64] = 7
"""Five masks: the circled spaces of every area."""
SUCCESSES: Final[i64] = 12
"""A mask of the targets that were robbed with success."""
OWNED: Final[i64] = 13
"""A mask of the items."""
STAYS: Final[i64] = 14
LOTS_TAKEN: Final[i64] = 15
CLAIMED_SHAPES: Final[i64] = 16
"""Four cells: 1 + the number of a claim; nine lots have room for no more."""
MOST_CLAIMS: Final[i64] = 4
WHO: Final[i64] = 20
"""1 + the character, or 0."""
USES: Final[i64] = 21
"""How often the ability can still be used."""
MINE_GOLD: Final[i64] = 22
"""Gold printed in the rooms that were entered (BO5)."""
WANTED_EVER: Final[i64] = 23
"""WANTED gained in the whole game (SC10)."""
ARRESTS: Final[i64] = 24
BONUS_FROM: Final[i64] = 25
"""A mask of the areas in which a bonus action was earned (BO12)."""
BOUNTY_STARS: Final[i64] = 26
"""Three cells: what each bounty brought."""
HANDS: Final[i64] = 29
"""Three cells: 1 + what the hand of a round was worth."""
POKER: Final[i64] = 32
"""Fifteen cells: 1 + card, for five turns of three rounds."""
HOLE: Final[i64] = 47
"""Two cells: 1 + hold'em card."""
PEEKED: Final[i64] = 49
"""1 for whoever has seen the sheriff card of this round."""
BRIBED: Final[i64] = 50
HELD: Final[i64] = 51
"""1 for whoever is arrested in this round."""
SUIT_PLACE: Final[i64] = 52
"""1 + the place of the suit card in the line-up; then the same for the value card."""
VALUE_PLACE: Final[i64] = 53
SUIT_NOW: Final[i64] = 54
"""1 + what the suit card counts as."""
VALUE_NOW: Final[i64] = 55
"""What the value card counts as."""
ACTED: Final[i64] = 56
DRAWN: Final[i64] = 57
"""How many robbery cards were drawn in this turn."""
GAINED_MASK: Final[i64] = 58
"""What was gained in this turn: bit 0 money, 1 gold, 2 stars, 3 WANTED, 4 a bonus action (FT-CB2)."""
GAINED_BONUS: Final[i64] = 16
PENDING: Final[i64] = 59
"""Five cells: bonus actions that may still be taken, by area."""
PUT_OFF: Final[i64] = 64
"""Effects of buildings that were put off: four bits a building."""
REWARDS: Final[i64] = 65
"""How many rewards for hunted outlaws are still to be chosen."""
WILD: Final[i64] = 66
"""The Cheat's declaration of this round: 1 + 52 * place + card."""
SUIT_GOLD: Final[i64] = 67
"""1 + the gold that changing the suit card cost; 0 if it was not changed. Then the same for the value."""
VALUE_GOLD: Final[i64] = 68
BOUNTIES_MET: Final[i64] = 69
"""A mask of the places of bounties that were met since all began to play at once."""
BEFORE: Final[i64] = 70
"""Ten cells: what a player had when all began to play at once, to tell the others what changed since."""
BEFORE_ITEMS: Final[i64] = 76
BEFORE_STAYS: Final[i64] = 77
BEFORE_CLAIMS: Final[i64] = 78
BEFORE_USES: Final[i64] = 79
JOURNAL: Final[i64] = 80
"""Four cells: the spaces of this turn in their order, seven bits each."""
ROW: Final[i64] = 84

JOURNAL_CELLS: Final[i64] = 4
ENTRIES: Final[i64] = 8
REVISIT: Final[i64] = 64
"""A journal entry is 1 + space, or this + building for one that was visited before."""
MOST_NUMBER: Final = 10**6


def _powers(count: int) -> vec[i64]:
    found: list[i64] = []
    power: i64 = 1
    for _bit in range(count):
        found.append(power)
        power += power
    return vec[i64](found)


BIT: Final[vec[i64]] = _powers(61)
"""The bits of masks."""
ONE_PUT_OFF: Final[vec[i64]] = vec[i64]([BIT[4 * building] for building in range(BUILDINGS)])


def _counts() -> vec[i64]:
    return vec[i64]([i64(bin(mask).count("1")) for mask in range(1 << 14)])


_BITS_SET: Final[vec[i64]] = _counts()


def bits_set(mask: i64) -> i64:
    """How many bits of a mask of at most 14 bits are set."""
    return _BITS_SET[mask]


@final
class Rows(Part):
    """Maps, inventories, poker columns and the running turn, every player's."""

    def __init__(self, name: str, players: i64) -> None:
        super().__init__(name, players * ROW)
        self.players: i64 = players

    def row(self, player: i64) -> i64:
        """Where a player's cells begin."""
        return self.base + player * ROW

    def get(self, s: State, player: i64, cell: i64) -> i64:
        """One of a player's numbers."""
        at = self.base + player * ROW + cell
        return s.cells[at]

    def set(self, s: State, player: i64, cell: i64, value: i64) -> None:
        """Set one of a player's numbers."""
        at = self.base + player * ROW + cell
        s.cells[at] = value

    def owns(self, s: State, player: i64, item: i64) -> bool:
        """Whether a player has an item."""
        at = self.base + player * ROW + OWNED
        return s.cells[at] & BIT[item] != 0

    def is_circled(self, s: State, player: i64, area: i64, index: i64) -> bool:
        """Whether a space of an area is circled."""
        at = self.base + player * ROW + CIRCLED + area
        return s.cells[at] & BIT[index] != 0

    def circled_in(self, s: State, player: i64, area: i64) -> i64:
        """How many spaces of an area are circled."""
        at = self.base + player * ROW + CIRCLED + area
        return _BITS_SET[s.cells[at]]

    def note(self, s: State, player: i64, entry: i64) -> None:
        """Write what was visited into the journal of the turn."""
        cells = s.cells
        at = self.base + player * ROW + JOURNAL
        last = at + JOURNAL_CELLS - 1
        while cells[at] >= BIT[7 * (ENTRIES - 1)] and at < last:
            at += 1
        assert cells[at] < BIT[7 * (ENTRIES - 1)], "a turn has no more than 32 spaces"
        cells[at] = cells[at] * 128 + entry

    def journal(self, s: State, player: i64) -> list[int]:
        """What was visited in this turn, in order."""
        found: list[int] = []
        for cell in range(JOURNAL_CELLS):
            packed = self.get(s, player, JOURNAL + cell)
            entries: list[int] = []
            while packed > 0:
                entries.insert(0, packed % 128)
                packed = packed // 128
            found += entries
        return found

    def forget_turn(self, s: State, player: i64) -> None:
        """The turn is over: its cards and what was pending mean nothing any more (FT-T12)."""
        at = self.base + player * ROW
        for cell in range(SUIT_PLACE, BEFORE):
            s.cells[at + cell] = 0

    def begin_turn(self, s: State, player: i64) -> None:
        """Begin a new turn."""
        self.forget_turn(s, player)
        for cell in range(JOURNAL_CELLS):
            self.set(s, player, JOURNAL + cell, 0)

    def keep(self, s: State, player: i64) -> None:
        """Keep what there is now, before all play at once."""
        cells = s.cells
        at = self.base + player * ROW
        cells[at + BOUNTIES_MET] = 0
        for resource in range(RESOURCES):
            cells[at + BEFORE + resource] = cells[at + resource]
        cells[at + BEFORE_ITEMS] = cells[at + OWNED]
        cells[at + BEFORE_STAYS] = cells[at + STAYS]
        claims: i64 = 0
        while claims < MOST_CLAIMS and cells[at + CLAIMED_SHAPES + claims] > 0:
            claims += 1
        cells[at + BEFORE_CLAIMS] = claims
        cells[at + BEFORE_USES] = cells[at + USES]

    def load(self, s: State, numbers: list[int]) -> None:
        if len(numbers) != self.size or not all(number >= 0 for number in numbers):
            raise BadState(f"'{self.name}' needs {self.size} numbers of at least 0")
        for place, number in enumerate(numbers):
            cell = place % ROW
            if cell <= STARS + 3 and number > MOST_NUMBER:
                raise BadState(f"'{self.name}' has no room for {number}")
            if POKER <= cell < PEEKED and number > CARDS:
                raise BadState(f"'{self.name}' has no card {number - 1}")
            s.cells[self.base + place] = number

    def held(self, s: State, tally: list[int]) -> None:
        """The hold'em cards; what stands in the poker columns is only written there (FT-T8)."""
        for player in range(self.players):
            for place in range(2):
                card = self.get(s, player, HOLE + place)
                if card > 0:
                    tally[card - 1] += 1
