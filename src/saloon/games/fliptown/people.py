"""What everybody has: one row of fields a player, so that all can play at once (FT-T5, FT-HI6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import NOTHING, Flags, Maybes, Numbers, Places, Rows, Several, State
from saloon.core.errors import BadState
from saloon.games.fliptown.components.names import (
    AREAS,
    CARDS,
    GOLD,
    HAMMERS,
    MONEY,
    PANS,
    RESOURCES,
    ROUNDS,
    STARS,
    TURNS,
    WANTED,
)
from saloon.games.fliptown.masks import BIT, bits_set

MOST_CLAIMS: Final[i64] = 4
"""Nine lots have room for no more."""
OPEN_BOUNTIES: Final[i64] = 3
HOLE_CARDS: Final[i64] = 2
GAINED_BONUS: Final[i64] = 16
"""The bit of `gained` for a bonus action."""
REVISIT: Final[i64] = 64
"""A journal entry is 1 + space, or this + building for one that was visited before."""
JOURNAL_CELLS: Final[i64] = 4
ENTRIES: Final[i64] = 8
"""As many entries of seven bits has a cell of the journal."""
MOST_NUMBER: Final = 10**6


@final
class People(Rows):
    """Maps, inventories, poker columns and the running turn, every player's."""

    def __init__(self, name: str, players: i64) -> None:
        super().__init__(name, players)
        # -- what a player has, in the order of the numbers of resources
        self.resources: Final = self.add(Several(RESOURCES))
        self.money: Final = self.resources.one(MONEY)
        self.gold: Final = self.resources.one(GOLD)
        self.stars: Final = self.resources.one(STARS)
        self.wanted: Final = self.resources.one(WANTED)
        self.pans: Final = self.resources.one(PANS)
        self.hammers: Final = self.resources.one(HAMMERS)
        # -- the map
        self.position: Final = self.add(Numbers())
        """The rank of the last circled stop of the trail; 0 before the first."""
        self.circled: Final = self.add(Several(AREAS))
        """By area a mask of its circled spaces."""
        self.successes: Final = self.add(Numbers())
        """A mask of the targets that were robbed with success."""
        self.owned: Final = self.add(Numbers())
        """A mask of the items."""
        self.stays: Final = self.add(Numbers())
        self.lots: Final = self.add(Numbers())
        """A mask of the lots that are claimed."""
        self.claims: Final = self.add(Places(MOST_CLAIMS))
        # -- the character
        self.character: Final = self.add(Maybes())
        self.uses: Final = self.add(Numbers())
        """How often the ability can still be used."""
        # -- what bounties and challenges count
        self.mine_gold: Final = self.add(Numbers())
        """Gold printed in the rooms that were entered (BO5)."""
        self.wanted_ever: Final = self.add(Numbers())
        """WANTED gained in the whole game (SC10)."""
        self.arrests: Final = self.add(Numbers())
        self.bonus_from: Final = self.add(Numbers())
        """A mask of the areas in which a bonus action was earned (BO12)."""
        self.bounty_stars: Final = self.add(Several(OPEN_BOUNTIES))
        """What each bounty brought."""
        # -- poker and the sheriff
        self.hands: Final = self.add(Places(ROUNDS))
        """By round (from 0), what the hand was worth."""
        self.poker: Final = self.add(Places(ROUNDS * TURNS))
        """The cards of five turns of three rounds."""
        self.hole: Final = self.add(Places(HOLE_CARDS))
        """The hold'em cards."""
        self.peeked: Final = self.add(Flags())
        """Whether a player has seen the sheriff card of this round."""
        self.bribed: Final = self.add(Flags())
        self.arrested: Final = self.add(Flags())
        """In this round."""
        # -- the running turn, from here to `bounties_met`; see `forget_turn`
        self.suit_place: Final = self.add(Maybes())
        """The place of the suit card in the line-up."""
        self.value_place: Final = self.add(Maybes())
        self.suit_now: Final = self.add(Maybes())
        """What the suit card counts as."""
        self.value_now: Final = self.add(Numbers())
        """What the value card counts as; 0 before there is one."""
        self.acted: Final = self.add(Flags())
        self.drawn: Final = self.add(Numbers())
        """How many robbery cards were drawn in this turn."""
        self.gained: Final = self.add(Numbers())
        """What was gained in this turn: bit 0 money, 1 gold, 2 stars, 3 WANTED, 4 a bonus action (FT-CB2)."""
        self.pending: Final = self.add(Several(AREAS))
        """By area how many bonus actions may still be taken."""
        self.put_off: Final = self.add(Numbers())
        """Effects of buildings that were put off: four bits a building."""
        self.rewards: Final = self.add(Numbers())
        """How many rewards for hunted outlaws are still to be chosen."""
        self.declared: Final = self.add(Maybes())
        """The Cheat's declaration of this round: 52 * place + card."""
        self.suit_gold: Final = self.add(Maybes())
        """The gold that changing the suit card cost; NOTHING if it was not changed."""
        self.value_gold: Final = self.add(Maybes())
        self.bounties_met: Final = self.add(Numbers())
        """A mask of the places of bounties that were met since all began to play at once."""
        # -- what a player had when all began to play at once, to tell the others what changed since
        self.before: Final = self.add(Several(RESOURCES))
        self.owned_before: Final = self.add(Numbers())
        self.stays_before: Final = self.add(Numbers())
        self.claims_before: Final = self.add(Numbers())
        self.uses_before: Final = self.add(Numbers())
        self.pages: Final = self.add(Several(JOURNAL_CELLS))
        """The journal: the spaces of this turn in their order."""

    def owns(self, s: State, player: i64, item: i64) -> bool:
        """Whether a player has an item."""
        return self.owned.get(s, player) & BIT[item] != 0

    def is_circled(self, s: State, player: i64, area: i64, index: i64) -> bool:
        """Whether a space of an area is circled."""
        return self.circled.get(s, player, area) & BIT[index] != 0

    def circled_in(self, s: State, player: i64, area: i64) -> i64:
        """How many spaces of an area are circled."""
        return bits_set(self.circled.get(s, player, area))

    def circle(self, s: State, player: i64, area: i64, index: i64) -> None:
        """Circle a space of an area."""
        self.circled.set(s, player, area, self.circled.get(s, player, area) | BIT[index])

    # -- effects of buildings that wait ------------------------------------------------------------------

    def times_put_off(self, s: State, player: i64, building: i64) -> i64:
        """How often the effect of a building is put off."""
        return (self.put_off.get(s, player) // BIT[4 * building]) % 16

    def move_put_off(self, s: State, player: i64, building: i64, by: i64) -> None:
        """Put the effect of a building off once more, or once less."""
        self.put_off.move(s, player, by * BIT[4 * building])

    # -- the journal of the turn -------------------------------------------------------------------------

    def note(self, s: State, player: i64, entry: i64) -> None:
        """Write what was visited into the journal of the turn."""
        page: i64 = 0
        while self.pages.get(s, player, page) >= BIT[7 * (ENTRIES - 1)] and page < JOURNAL_CELLS - 1:
            page += 1
        written = self.pages.get(s, player, page)
        assert written < BIT[7 * (ENTRIES - 1)], "a turn has no more than 32 spaces"
        self.pages.set(s, player, page, written * 128 + entry)

    def journal(self, s: State, player: i64) -> list[int]:
        """What was visited in this turn, in order."""
        found: list[int] = []
        for page in range(JOURNAL_CELLS):
            packed = self.pages.get(s, player, page)
            entries: list[int] = []
            while packed > 0:
                entries.insert(0, packed % 128)
                packed = packed // 128
            found += entries
        return found

    # -- turns -------------------------------------------------------------------------------------------

    def forget_turn(self, s: State, player: i64) -> None:
        """The turn is over: its cards and what was pending mean nothing any more (FT-T12)."""
        cells = s.cells
        row = player * self.suit_place.stride
        for at in range(row + self.suit_place.base, row + self.before.base):
            cells[at] = 0

    def begin_turn(self, s: State, player: i64) -> None:
        """Begin a new turn."""
        self.forget_turn(s, player)
        cells = s.cells
        first = self.pages.base + player * self.pages.stride
        for at in range(first, first + JOURNAL_CELLS):
            cells[at] = 0

    def keep(self, s: State, player: i64) -> None:
        """Keep what there is now, before all play at once."""
        self.bounties_met.set(s, player, 0)
        cells = s.cells
        row = player * self.before.stride
        for resource in range(RESOURCES):
            cells[row + self.before.base + resource] = cells[row + self.resources.base + resource]
        self.owned_before.set(s, player, self.owned.get(s, player))
        self.stays_before.set(s, player, self.stays.get(s, player))
        self.claims_before.set(s, player, self.claim_count(s, player))
        self.uses_before.set(s, player, self.uses.get(s, player))

    def claim_count(self, s: State, player: i64) -> i64:
        """How many claims a player has made."""
        count: i64 = 0
        while count < MOST_CLAIMS and self.claims.get(s, player, count) != NOTHING:
            count += 1
        return count

    # -- storage -----------------------------------------------------------------------------------------

    def load(self, s: State, numbers: list[int]) -> None:
        if len(numbers) != self.size or not all(number >= 0 for number in numbers):
            raise BadState(f"'{self.name}' needs {self.size} numbers of at least 0")
        first_card = self.poker.base - self.base
        after_cards = self.peeked.base - self.base
        for place, number in enumerate(numbers):
            cell = place % (self.size // self.rows)
            if cell < RESOURCES and number > MOST_NUMBER:
                raise BadState(f"'{self.name}' has no room for {number}")
            if first_card <= cell < after_cards and number > CARDS:
                raise BadState(f"'{self.name}' has no card {number - 1}")
            s.cells[self.base + place] = number

    def held(self, s: State, tally: list[int]) -> None:
        """The hold'em cards; what stands in the poker columns is only written there (FT-T8)."""
        for player in range(self.rows):
            for place in range(HOLE_CARDS):
                card = self.hole.get(s, player, place)
                if card != NOTHING:
                    tally[card] += 1
