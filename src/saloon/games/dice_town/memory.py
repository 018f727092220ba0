"""What everybody knows about hidden cards (DT-I3 to DT-I5): a part of its own, since it changes in play.

For every observer (the players, and last the public, which saw only what all saw) it holds

- of each hand, how many cards of a kind the observer knows to be there at least, and
- how many cards of a kind the observer knows to lie in the discard pile of the General Store.

These are lower bounds: forgetting something makes them weaker, never wrong.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from saloon.core.layout import Part
from saloon.core.state import State
from saloon.games.dice_town.components import KINDS, STORE_KINDS


@final
class Memory(Part):
    """Cells: for every observer and owner one per kind of card, then one per kind of discard."""

    def __init__(self, name: str, players: i64) -> None:
        observers = players + 1
        super().__init__(name, observers * players * KINDS + observers * STORE_KINDS)
        self.players: i64 = players
        self.public: i64 = players
        """The observer that knows what everybody knows."""
        self.discards: i64 = observers * players * KINDS

    # -- hands -------------------------------------------------------------------------------------------

    def known(self, s: State, observer: i64, owner: i64, kind: i64) -> i64:
        """How many cards of a kind an observer knows to be in a hand."""
        return s.cells[self.base + (observer * self.players + owner) * KINDS + kind]

    def all_saw_gain(self, s: State, owner: i64, kind: i64) -> None:
        """DT-I3: everybody saw which card went to a hand."""
        for observer in range(self.players + 1):
            s.cells[self.base + (observer * self.players + owner) * KINDS + kind] += 1

    def all_saw_loss(self, s: State, owner: i64, kind: i64) -> None:
        """Everybody saw which card left a hand."""
        for observer in range(self.players + 1):
            at = self.base + (observer * self.players + owner) * KINDS + kind
            if s.cells[at] > 0:
                s.cells[at] -= 1

    def saw_at_least(self, s: State, observer: i64, owner: i64, kind: i64, count: i64) -> None:
        """An observer saw that many cards of a kind in a hand."""
        at = self.base + (observer * self.players + owner) * KINDS + kind
        if s.cells[at] < count:
            s.cells[at] = count

    def moved(self, s: State, giver: i64, receiver: i64, kind: i64) -> None:
        """DT-I3, DT-I5: a card changed hands; the two know which, the others only its back.

        The giver knows that the receiver has it, and the receiver, who saw it, that the giver has one fewer.
        All others can no longer be sure of any card with that back in the giver's hand.
        """
        s.cells[self.base + (giver * self.players + receiver) * KINDS + kind] += 1
        at = self.base + (receiver * self.players + giver) * KINDS + kind
        if s.cells[at] > 0:
            s.cells[at] -= 1
        first: i64 = 0 if kind < STORE_KINDS else STORE_KINDS
        last: i64 = STORE_KINDS if kind < STORE_KINDS else KINDS
        for observer in range(self.players + 1):
            if observer != giver and observer != receiver:
                row = self.base + (observer * self.players + giver) * KINDS
                for other in range(first, last):
                    s.cells[row + other] = 0

    # -- the discard pile --------------------------------------------------------------------------------

    def spent(self, s: State, kind: i64) -> i64:
        """DT-I4: how many cards of a kind everybody knows to lie in the discard pile."""
        return s.cells[self.base + self.discards + self.public * STORE_KINDS + kind]

    def discarded(self, s: State, observer: i64, kind: i64) -> i64:
        """How many cards of a kind an observer knows to lie in the discard pile."""
        return s.cells[self.base + self.discards + observer * STORE_KINDS + kind]

    def saw_discard(self, s: State, observer: i64, kind: i64) -> None:
        """DT-I4: an observer saw a card go to the discard pile."""
        s.cells[self.base + self.discards + observer * STORE_KINDS + kind] += 1

    def all_saw_discard(self, s: State, kind: i64) -> None:
        """Everybody saw a card go to the discard pile."""
        for observer in range(self.players + 1):
            s.cells[self.base + self.discards + observer * STORE_KINDS + kind] += 1

    def forget_discards(self, s: State) -> None:
        """DT-GS2: the discard pile was shuffled."""
        for at in range((self.players + 1) * STORE_KINDS):
            s.cells[self.base + self.discards + at] = 0

    # -- imagining ---------------------------------------------------------------------------------------

    def forget_others(self, s: State, player: i64) -> None:
        """Forget what others know, except for common knowledge."""
        row = self.players * KINDS
        public = self.base + self.public * row
        for observer in range(self.players):
            if observer != player:
                at = self.base + observer * row
                for i in range(row):
                    s.cells[at + i] = s.cells[public + i]
                at = self.base + self.discards + observer * STORE_KINDS
                for kind in range(STORE_KINDS):
                    s.cells[at + kind] = self.spent(s, kind)
