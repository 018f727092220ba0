"""What dice are worth while a hand is being built: what a good player sees when looking around the table.

For every player and face the number of dice in the end is estimated from what is kept and what is still to be
rolled; from these come chances to win each place, and from the places' prizes what a round will bring.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.dice_town.components import (
    ACE,
    DEED_VALUES,
    DICE,
    EQUIPMENT,
    FACES,
    JACK,
    KING,
    NINE,
    QUEEN,
    STORE_KINDS,
    TEN,
)
from saloon.games.dice_town.poker import CATEGORY_OF_HAND, STRENGTH
from saloon.games.dice_town.state import ALL_DICE, DICE_IN, ROUND, DiceTown

MOST_SEATS: Final[i64] = 5
FIVE: Final[float] = 7.0
FOUR: Final[float] = 6.0
FULL_HOUSE: Final[float] = 5.0
STRAIGHT: Final[float] = 4.0
THREE: Final[float] = 3.0
TWO_PAIR: Final[float] = 2.0
PAIR: Final[float] = 1.0
CATEGORY_RATES: Final[vec[float]] = vec[float]([0.0, PAIR, TWO_PAIR, THREE, STRAIGHT, FULL_HOUSE, FOUR, FIVE])


@final
class Prospects:
    """A table as seen from the outside, with everybody's dice counted; filled anew for every position."""

    def __init__(self, c: DiceTown, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.hit = weights["hit"]
        self.last_hit = 1.0 / 6.0
        self.sharp = weights["sharp"]
        self.hand_sharp = weights["hand_sharp"]
        self.growth = weights["growth"]
        self.tie_bonus = weights["tie_bonus"]
        self.stay_bonus = weights["stay_bonus"]
        self.store_first = weights["store_first"]
        self.store_more = weights["store_more"]
        self.theft_share = weights["theft_share"]
        self.theft_more = weights["theft_more"]
        self.dollar = weights["dollar"]
        self.badge_early = weights["badge_early"]
        self.consolation = weights["consolation"]
        self.counts: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * FACES))
        """For every seat and face the dice that will show it in the end."""
        self.rates: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        """How good everybody's poker hand will be, in categories."""
        self.rest: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.prizes: Final[vec[float]] = vec[float]([0.0] * FACES)
        """What the badge and the Bank bring, by face; the other prizes grow with the dice."""
        self.deeds: Final[vec[float]] = vec[float]([0.0] * 3)
        """What the open deeds bring, slot by slot."""
        self.nuggets = 0.0
        self.visits = 1.0
        self.badge = 0.0

    def look(self, s: State) -> None:
        """Count everybody's dice as they lie open, and what there is to win."""
        c = self.c
        self.nuggets = float(c.nuggets.amount(s, c.mine))
        self.visits = 2.0 if c.moment.get(s, ROUND) == 1 else 1.0
        self.badge = self.badge_worth(s)
        self.prizes[TEN] = self.dollar * float(c.money.amount(s, c.bank))
        self.prizes[KING] = self.badge
        for slot in range(3):
            worth = float(c.points_of[c.deed_row.at(s, slot)]) if slot < c.deed_row.count(s) else 0.0
            self.deeds[slot] = worth
        for seat in range(c.players):
            self.look_at(s, seat, c.kept.get(s, seat))

    def progress(self, s: State) -> float:
        """How far the game has come, from 0 to 1: by the mine or by the deeds, whichever is nearer an end."""
        c = self.c
        mine = 1.0 - float(c.nuggets.amount(s, c.mine)) / float(c.start_nuggets)
        deeds = 1.0 - float(c.deed_pile.count(s) + c.deed_row.count(s)) / float(c.deeds)
        return mine if mine > deeds else deeds

    def badge_worth(self, s: State) -> float:
        """What the badge is worth: its points, if one still has it then (Strategy 12)."""
        return float(self.c.sheriff_points) * (self.badge_early + (1.0 - self.badge_early) * self.progress(s))

    def look_at(self, s: State, seat: i64, kept: i64) -> None:
        """Count the dice of a player who keeps some."""
        c = self.c
        cells = s.cells
        at = seat * FACES
        left = float(DICE - DICE_IN[kept])
        for face in range(FACES):
            self.counts[at + face] = left * self.hit
        faces = c.faces.base + seat * DICE
        for place in range(DICE):
            if (kept >> place) & 1 == 1:
                self.counts[at + cells[faces + place] - 1] += 1.0
        self.rest[seat] = left
        self.rates[seat] = self.rate(s, seat, kept)

    def rate(self, s: State, seat: i64, kept: i64) -> float:
        """How good a poker hand some dice will become."""
        cells = s.cells
        faces = self.c.faces.base + seat * DICE
        if kept == ALL_DICE:
            number: i64 = 0
            for place in range(DICE):
                number = number * FACES + cells[faces + place] - 1
            strength = STRENGTH[number]
            return CATEGORY_RATES[CATEGORY_OF_HAND[strength]] + 0.003 * float(strength)
        best = 0.0
        second = 0.0
        high: i64 = 0
        at = seat * FACES
        drift = self.rest[seat] * self.hit
        for face in range(FACES):
            count = self.counts[at + face] - drift
            if count >= best:
                second = best
                best = count
                high = face
            elif count > second:
                second = count
        rate = 1.35 * best - 1.25 + (0.9 * second if second >= 2.0 else 0.0)
        return rate + self.growth * self.rest[seat] + 0.06 * float(high)

    # -- chances and prizes ------------------------------------------------------------------------------

    def chance(self, s: State, seat: i64, face: i64) -> float:
        """How likely a player has most dice of a face in the end."""
        mine = self.counts[seat * FACES + face]
        best = 0.0
        for other in range(self.c.players):
            if other != seat and self.counts[other * FACES + face] > best:
                best = self.counts[other * FACES + face]
        if mine <= 0.0:
            return 0.0
        lead = mine - best
        if self.c.sheriff.get(s) == seat:
            lead += self.stay_bonus if face == KING else self.tie_bonus
        return 1.0 / (1.0 + math.exp(-self.sharp * lead))

    def hand_chance(self, seat: i64) -> float:
        """How likely a player has the best hand in the end."""
        best = -9.0
        for other in range(self.c.players):
            if other != seat and self.rates[other] > best:
                best = self.rates[other]
        return 1.0 / (1.0 + math.exp(-self.hand_sharp * (self.rates[seat] - best)))

    def prize(self, s: State, seat: i64, face: i64) -> float:
        """What a place brings to a player with the dice that are expected, in points."""
        count = self.counts[seat * FACES + face]
        if face == NINE:
            return count if count < self.nuggets else self.nuggets
        if face == JACK:
            return self.visits * (self.store_first + self.store_more * count)
        if face == QUEEN:
            return self.theft_worth(s, seat, count)
        if face == ACE:
            return self.hall_prize(count)
        return self.prizes[face]

    def hall_prize(self, aces: float) -> float:
        """The first deed, and those for aces (Strategy 3)."""
        worth = self.deeds[0]
        worth += self.deeds[1] * (1.0 if aces > 1.0 else aces)
        if aces > 1.0:
            worth += self.deeds[2] * (1.0 if aces > 2.0 else aces - 1.0)
        return worth

    def theft_worth(self, s: State, seat: i64, count: float) -> float:
        """What there is to steal: the best of the other hands, by its backs (Strategy 7, 8)."""
        c = self.c
        best = 0.0
        for other in range(c.players):
            if other == seat:
                continue
            deeds = float(c.deeds_in_hand(s, other))
            cards = float(c.hands.size_of(s, other))
            if cards > 0.0:
                looked = count if count < cards else cards
                worth = self.theft_more * looked + (3.0 if deeds > 0.0 else 2.0)
                if worth > best:
                    best = worth
        return self.theft_share * best

    def round_worth(self, s: State, seat: i64) -> float:
        """What a player may expect of this round."""
        worth = 0.0
        nothing = 1.0
        for face in range(ACE):
            chance = self.chance(s, seat, face)
            worth += chance * self.prize(s, seat, face)
            nothing *= 1.0 - chance
        chance = self.hand_chance(seat)
        worth += chance * self.hall_prize(self.counts[seat * FACES + ACE])
        nothing *= 1.0 - chance
        return worth + nothing * self.doc_worth(s, seat)

    def doc_worth(self, s: State, seat: i64) -> float:
        """What the Doc has for a player (Strategy 10), by the dice that are expected."""
        c = self.c
        at = seat * FACES
        best = 0.0
        if self.counts[at + JACK] + self.counts[at + QUEEN] >= 1.0:
            best = self.store_first
        raid = 0.0
        gold = 0.0
        for other in range(c.players):
            if other != seat:
                money = c.money.amount(s, other)
                raid += self.dollar * float(money if money < c.raid_money else c.raid_money)
                gold += 1.0 if c.nuggets.amount(s, other) > 0 else 0.0
        if self.counts[at + KING] >= 1.0 and raid > best:
            best = raid
        if self.counts[at + ACE] >= 1.0 and gold > best:
            best = gold
        return self.consolation * best


def hand_points(c: DiceTown, s: State, player: i64) -> float:
    """The printed points of a hand."""
    points = 0.0
    for kind in range(EQUIPMENT):
        points += float(c.hands.count(s, player, kind) * c.points_of[kind])
    for value in range(DEED_VALUES):
        points += float(c.hands.count(s, player, STORE_KINDS + value) * (1 + value))
    return points
