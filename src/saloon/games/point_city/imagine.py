"""What nobody knows: PC-H1 to PC-H5."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import Pile, State
from saloon.games.point_city.components import KINDS, PLACES, TIERS
from saloon.games.point_city.market import card_of, is_resource, resource_face
from saloon.games.point_city.table import PointCity

CLASSES: Final[i64] = TIERS * KINDS
"""What everybody knows about a card whose building side is hidden: its tier and resource side (PC-H4)."""


@final
class Unseen:
    """The unseen cards of a state, to be dealt again."""

    def __init__(self, t: PointCity, s: State) -> None:
        """Gather the cards whose building side nobody has seen, by class and number."""
        self.c: Final = t
        self.s: Final = s
        seen = vec[i64]([0] * t.cards)
        for place in range(PLACES):
            face = t.market.face(s, place)
            if face > 0 and face & 1 == 0:
                seen[card_of(face)] = 1
        for owner in range(t.owners):
            city = t.cities[owner]
            for i in range(city.count(s)):
                seen[city.at(s, i)] = 1
        self.pool: Final[vec[i64]] = vec[i64]([0] * t.cards)
        """The unseen cards, one range per class."""
        self.starts: Final[vec[i64]] = vec[i64]([0] * (CLASSES + 1))
        self.left: Final[vec[i64]] = vec[i64]([0] * CLASSES)
        size: i64 = 0
        for i in range(t.cards):
            card = t.by_class[i]
            if seen[card] == 0:
                self.pool[size] = card
                size += 1
                self.left[t.class_of[card]] += 1
        for group in range(CLASSES):
            self.starts[group + 1] = self.starts[group] + self.left[group]

    def deal(self) -> None:
        """First the places whose resource side is known, then those with a known tier only."""
        t = self.c
        s = self.s
        for place in range(PLACES):
            face = t.market.face(s, place)
            if is_resource(face):
                t.market.lay(s, place, resource_face(self._like(card_of(face))))
        self._deal_known(t.resources, 0)
        size = t.deck.count(s)
        if size > 0:
            self._deal_known(t.deck, size - 1)
        for tier in range(TIERS):
            self._deal_tier(tier, size - 1)

    def _like(self, card: i64) -> i64:
        """A random one of the unseen cards of the same tier with the same resource side."""
        group = self.c.class_of[card]
        left = self.left[group]
        at = self.starts[group] + self.s.below(left)
        left -= 1
        last = self.starts[group] + left
        self.left[group] = left
        drawn = self.pool[at]
        self.pool[at] = self.pool[last]
        return drawn

    def _deal_known(self, pile: Pile, first: i64) -> None:
        """Deal the cards of a pile from a place on, all of which show (or showed) their resource sides."""
        cells = self.s.cells
        for at in range(pile.base + 1 + first, pile.base + 1 + pile.count(self.s)):
            cells[at] = self._like(cells[at])

    def _deal_tier(self, tier: i64, deck_end: i64) -> None:
        """Deal the rest of a tier to the deck below its top card; what is left then is removed."""
        t = self.c
        s = self.s
        cells = s.cells
        left: i64 = 0
        rest = vec[i64]([0] * t.cards)
        for group in range(tier * KINDS, (tier + 1) * KINDS):
            for i in range(self.left[group]):
                rest[left] = self.pool[self.starts[group] + i]
                left += 1
        for at in range(t.deck.base + 1, t.deck.base + 1 + deck_end):
            if t.tier_of[cells[at]] == tier:
                drawn = s.below(left)
                left -= 1
                cells[at] = rest[drawn]
                rest[drawn] = rest[left]
        for at in range(t.removed.base + 1, t.removed.base + 1 + t.removed.count(s)):
            if t.tier_of[cells[at]] == tier:
                left -= 1
                cells[at] = rest[left]
