"""What an unfinished poker column may still become (FT-ST15), as points at the end of the game.

A turn shows three cards, of which one goes to poker. So a card that helps comes with a chance that follows
from how many such cards there are, and from how often such a card is taken for poker and not for the map.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.fliptown.components.names import RANKS, TURNS
from saloon.games.fliptown.people import HOLE_CARDS
from saloon.games.fliptown.poker import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HANDS,
    NOTHING_PAID,
    ONE_PAIR,
    RANK,
    STRAIGHT,
    SUIT,
    THREE,
    TWO_PAIR,
)
from saloon.games.fliptown.table import Fliptown

UNSEEN: Final = 44.0
"""Of so many unseen cards the next line-up is flipped, in the middle of a round."""
MOST_CARDS: Final[i64] = 8


def chance_of_hits(each: float, hits: i64, tries: i64) -> float:
    """The chance of at least so many hits in so many tries."""
    if hits <= 0:
        return 1.0
    if hits > tries:
        return 0.0
    return each * chance_of_hits(each, hits - 1, tries - 1) + (1.0 - each) * chance_of_hits(
        each, hits, tries - 1
    )


@final
class Hopes:
    """Tables of what a hand may become."""

    def __init__(self, t: Fliptown, money: float, use: float) -> None:
        """`money` is what a dollar is worth, `use` how often a card that helps the hand goes to poker."""
        self.t: Final = t
        self.use: Final = use
        self.worth: Final[vec[float]] = vec[float](
            [float(t.box.hand_money[hand]) * money + float(t.box.hand_stars[hand]) for hand in range(HANDS)]
        )
        self.kinds: Final[vec[float]] = vec[float]([0.0] * (HANDS * MOST_CARDS * MOST_CARDS))
        """By hand, cards so far and cards to come: what pairs and threes may still grow to."""
        for left in range(MOST_CARDS):
            for cards in range(MOST_CARDS - left):
                for hand in range(HANDS):
                    self.kinds[self._at(hand, cards, left)] = self._expect(hand, cards, left)

    def _chance(self, outs: float) -> float:
        """The chance that one of so many cards is among the next three, and is taken."""
        return self.use * (1.0 - math.pow(1.0 - outs / UNSEEN, 3.0))

    def _at(self, hand: i64, cards: i64, left: i64) -> i64:
        return (hand * MOST_CARDS + cards) * MOST_CARDS + left

    def _expect(self, hand: i64, cards: i64, left: i64) -> float:
        """What to expect with one more card after another."""
        if left == 0:
            return self.worth[hand]
        stay = self.kinds[self._at(hand, cards + 1, left - 1)]
        singles = float(cards)
        if hand == NOTHING_PAID:
            return self._mix(self._chance(3.0 * singles), ONE_PAIR, cards, left, stay)
        if hand == ONE_PAIR:
            two = self._mix(self._chance(3.0 * (singles - 2.0)), TWO_PAIR, cards, left, stay)
            return self._mix(self._chance(2.0), THREE, cards, left, two)
        if hand == TWO_PAIR:
            return self._mix(self._chance(4.0), FULL_HOUSE, cards, left, stay)
        if hand == THREE:
            full = self._mix(self._chance(3.0 * (singles - 3.0)), FULL_HOUSE, cards, left, stay)
            return self._mix(self._chance(1.0), FOUR, cards, left, full)
        return stay

    def _mix(self, chance: float, hand: i64, cards: i64, left: i64, otherwise: float) -> float:
        if chance <= 0.0:
            return otherwise
        return chance * self.kinds[self._at(hand, cards + 1, left - 1)] + (1.0 - chance) * otherwise

    def column(self, s: State, player: i64, extra: i64) -> float:
        """What this round's column may bring, with an extra card if that is not negative."""
        t = self.t
        cards = vec[i64]([0] * 8)
        count: i64 = 0
        filled: i64 = 0
        first = (t.clock.round.get(s) - 1) * TURNS
        for place in range(TURNS):
            card = t.people.poker.get(s, player, first + place)
            if card != NOTHING:
                cards[count] = card
                count += 1
                filled += 1
        if extra >= 0:
            cards[count] = extra
            count += 1
            filled += 1
        if t.hold_em:
            for place in range(HOLE_CARDS):
                card = t.people.hole.get(s, player, place)
                if card != NOTHING:
                    cards[count] = card
                    count += 1
        return self.hand(cards, count, TURNS - filled)

    def hand(self, cards: vec[i64], count: i64, left: i64) -> float:
        """What some cards may become with so many more."""
        equals: i64 = 0
        highest: i64 = 0
        for i in range(count):
            same: i64 = 0
            for j in range(count):
                same += RANK[cards[i]] == RANK[cards[j]]
            equals += same - 1
            if same > highest:
                highest = same
        equals = equals // 2
        hand = NOTHING_PAID
        if highest >= 4:
            hand = FOUR
        elif highest == 3:
            hand = FULL_HOUSE if equals >= 4 else THREE
        elif equals >= 2:
            hand = TWO_PAIR
        elif equals == 1:
            hand = ONE_PAIR
        kinds = self.kinds[self._at(hand, count, left)]
        flush = self._flush(cards, count, left)
        straight = self._straight(cards, count, left)
        best = kinds + flush * (self.worth[FLUSH] - 0.5 * kinds)
        return best + (1.0 - flush) * straight * (self.worth[STRAIGHT] - 0.5 * kinds)

    def _flush(self, cards: vec[i64], count: i64, left: i64) -> float:
        """The chance of five cards of a suit."""
        most: i64 = 0
        for i in range(count):
            same: i64 = 0
            for j in range(count):
                same += SUIT[cards[i]] == SUIT[cards[j]]
            if same > most:
                most = same
        need: i64 = 5 - most
        if need > left or most < 2:
            return 0.0
        return chance_of_hits(self._chance(float(RANKS - most)), need, left)

    def _straight(self, cards: vec[i64], count: i64, left: i64) -> float:
        """The chance of five ranks in a row."""
        present: i64 = 0
        for i in range(count):
            present |= 1 << RANK[cards[i]]
        present |= (present & 1) << 13
        most: i64 = 0
        for low in range(10):
            window: i64 = (present >> low) & 31
            have: i64 = 0
            while window > 0:
                have += window & 1
                window = window >> 1
            if have > most:
                most = have
        need: i64 = 5 - most
        if need > left or most < 2:
            return 0.0
        chance = 1.0
        for missing in range(1, need + 1):
            chance *= self._chance(4.0 * float(missing))
        return chance
