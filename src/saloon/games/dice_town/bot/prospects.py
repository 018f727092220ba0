"""What dice are worth while a hand is being built: what a good player sees around the table.

Every die that is still to be rolled will show a face with some chance (more than one in six for rivals, who
choose what to keep). So the final number of dice of a face is what is kept plus a few more, by a binomial
distribution; these give the chances to have most of a face, and with the prizes of the places what a round
will bring to the observer.
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
    DICE,
    FACE_IDS,
    FACES,
    HAND_IDS,
    JACK,
    KING,
    NINE,
    QUEEN,
    TEN,
)
from saloon.games.dice_town.poker import CATEGORY_OF_HAND, STRENGTH
from saloon.games.dice_town.table import ALL_DICE, DICE_IN, DiceTown

MOST_SEATS: Final[i64] = 5
SIZES: Final[i64] = 6
"""A player has 0 to 5 dice of a face."""


def chance_of(dice: int, hits: int, hit: float) -> float:
    """How likely that many of some dice show a given face, if each does with that chance."""
    if hits > dice:
        return 0.0
    return float(math.comb(dice, hits)) * hit**hits * (1.0 - hit) ** (dice - hits)


@final
class Prospects:
    """A table as a player sees it, with everybody's open dice counted; refilled for every position."""

    def __init__(self, c: DiceTown, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.unsure = weights["unsure"]
        self.unsure_die = weights["unsure_die"]
        self.high_die = weights["high_die"]
        self.hand_rank = weights["hand_rank"]
        self.second_pair = weights["second_pair"]
        self.last_roll = weights["last_roll"]
        self.categories: Final[vec[float]] = vec[float]([weights[f"hand_{hand}"] for hand in HAND_IDS])
        self.groups: Final[vec[float]] = vec[float]([weights[f"group_{size}"] for size in range(DICE)])
        self.growths: Final[vec[float]] = vec[float]([weights[f"growth_{size}"] for size in range(DICE)])
        self.tie_share = weights["tie_share"]
        self.store_first = weights["store_first"]
        self.store_more = weights["store_more"]
        self.theft_share = weights["theft_share"]
        self.theft_more = weights["theft_more"]
        self.dollar = weights["dollar"]
        self.badge_early = weights["badge_early"]
        self.badge_growth = weights["badge_growth"]
        self.consolation = weights["consolation"]
        self.finished = weights["finished"]
        self.promises: Final[vec[float]] = vec[float]([weights[f"promise_{face}"] for face in FACE_IDS])
        """By face, how much of what its place promises comes true; the aces stand for the Town Hall."""
        own, rival = weights["own_hit"], weights["rival_hit"]
        self.exactly: Final[vec[float]] = vec[float](
            [chance_of(dice, hits, own) for dice in range(6) for hits in range(6)]
        )
        """By the player's dice still to be rolled and hits."""
        self.fewer: Final[vec[float]] = vec[float](
            [
                sum([chance_of(dice, hits, rival) for hits in range(limit)])
                for dice in range(6)
                for limit in range(7)
            ]
        )
        """How likely fewer than a limit of a rival's dice will show a face; by dice and limit from 0 to 6."""
        self.counts: Final[vec[i64]] = vec[i64]([i64(0)] * (MOST_SEATS * FACES))
        """For every seat and face the dice that show it."""
        self.left: Final[vec[i64]] = vec[i64]([i64(0)] * MOST_SEATS)
        """For every seat the dice that are still to be rolled."""
        self.rates: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        """How good everybody's poker hand is."""
        self.growth: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        """What the dice still to be rolled will add to it."""
        self.all_fewer: Final[vec[float]] = vec[float]([0.0] * (FACES * SIZES))
        """By face and number: how likely all rivals will have fewer dice of the face."""
        self.none_more: Final[vec[float]] = vec[float]([0.0] * (FACES * SIZES))
        """By face and number: how likely no rival will have more dice of the face."""
        self.wins: Final[vec[float]] = vec[float]([0.0] * (SIZES * FACES * SIZES))
        """By dice still to be rolled, face, and dice that show it: how likely the player wins the place."""
        self.gains: Final[vec[float]] = vec[float]([0.0] * (SIZES * FACES * SIZES))
        """Likewise what the place brings on average."""
        self.weighed: Final[vec[i64]] = vec[i64]([i64(0)] * SIZES)
        """For which numbers of dice still to be rolled these two are up to date."""
        self.deeds: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0])
        """What the open deeds bring, slot by slot."""
        rivals = float(c.players - 1)
        self.fair = math.log2(rivals + 1.0) / rivals
        """The exponent that gives equal hands equal chances: one half per rival, to this power."""
        self.nuggets = 0.0
        self.visits = 1.0
        self.badge = 0.0
        self.bank = 0.0
        self.loot = 0.0
        self.raid = 0.0
        self.gold = 0.0
        self.is_sheriff = False

    # -- looking -----------------------------------------------------------------------------------------

    def look(self, s: State, player: i64) -> None:
        """Count the open dice and what there is to win, as a player sees them."""
        c = self.c
        self.nuggets = float(c.nuggets.amount(s, c.mine))
        self.visits = 2.0 if c.moment.round.get(s) == 1 else 1.0
        self.badge = self.badge_worth(s)
        self.bank = self.dollar * float(c.money.amount(s, c.bank))
        self.is_sheriff = c.sheriff.get(s) == player
        row = c.deed_row.count(s)
        for slot in range(3):
            self.deeds[slot] = float(c.points_of[c.deed_row.at(s, slot)]) if slot < row else 0.0
        for seat in range(c.players):
            self.look_at(s, seat, c.kept.get(s, seat))
        self._look_at_rivals(s, player)

    def look_at(self, s: State, seat: i64, kept: i64) -> None:
        """Count the dice of a player who keeps some."""
        cells = s.cells
        at = seat * FACES
        for face in range(FACES):
            self.counts[at + face] = 0
        faces = self.c.faces.base + seat * DICE
        for place in range(DICE):
            if (kept >> place) & 1 == 1:
                self.counts[at + cells[faces + place] - 1] += 1
        self.left[seat] = DICE - DICE_IN[kept]
        self._rate(s, seat, kept)

    def _rate(self, s: State, seat: i64, kept: i64) -> None:
        """How good a poker hand some dice are, and will become."""
        if kept == ALL_DICE:
            self.growth[seat] = 0.0
            number: i64 = 0
            faces = self.c.faces.base + seat * DICE
            for place in range(DICE):
                number = number * FACES + s.cells[faces + place] - 1
            strength = STRENGTH[number]
            self.rates[seat] = self.categories[CATEGORY_OF_HAND[strength]] + self.hand_rank * float(strength)
            return
        best: i64 = 0
        second: i64 = 0
        high: i64 = 0
        at = seat * FACES
        for face in range(FACES):
            count = self.counts[at + face]
            if count >= best:
                second = best
                best = count
                high = face
            elif count > second:
                second = count
        self.rates[seat] = self.groups[best] + self.high_die * float(high)
        if second >= 2:
            self.rates[seat] += self.second_pair
        self.growth[seat] = self.growths[best] * float(self.left[seat])

    def _look_at_rivals(self, s: State, player: i64) -> None:
        """What the rivals may end up with: dice, hands, and things to take from them."""
        c = self.c
        for i in range(FACES * SIZES):
            self.all_fewer[i] = 1.0
            self.none_more[i] = 1.0
        for left in range(SIZES):
            self.weighed[left] = 0
        self.loot = 0.0
        self.raid = 0.0
        self.gold = 0.0
        for seat in range(c.players):
            if seat == player:
                continue
            self._add_rival_dice(seat)
            money = c.money.amount(s, seat)
            self.raid += self.dollar * float(money if money < c.raid_money else c.raid_money)
            self.gold += 1.0 if c.nuggets.amount(s, seat) > 0 else 0.0
            cards = c.hands.size_of(s, seat)
            if cards > 0:
                worth = 3.0 if c.deeds_in_hand(s, seat) > 0 else 1.8
                worth += self.theft_more * float(cards if cards < 3 else 3)
                if worth > self.loot:
                    self.loot = worth

    def _add_rival_dice(self, seat: i64) -> None:
        left = self.left[seat]
        for face in range(FACES):
            have = self.counts[seat * FACES + face]
            for size in range(SIZES):
                at = face * SIZES + size
                fewer = size - have
                self.all_fewer[at] *= self._fewer(left, fewer)
                self.none_more[at] *= self._fewer(left, fewer + 1)

    def _fewer(self, dice: i64, limit: i64) -> float:
        """How likely fewer than a limit of some dice show a face."""
        if limit <= 0:
            return 0.0
        return 1.0 if limit > dice else self.fewer[dice * 7 + limit]

    # -- what the game brings ----------------------------------------------------------------------------

    def progress(self, s: State) -> float:
        """How far the game has come, from 0 to 1: by the mine or the deeds, whichever is nearer its end."""
        c = self.c
        mine = 1.0 - float(c.nuggets.amount(s, c.mine)) / float(c.start_nuggets)
        deeds = 1.0 - float(c.deed_pile.count(s) + c.deed_row.count(s)) / float(c.deeds)
        return mine if mine > deeds else deeds

    def badge_worth(self, s: State) -> float:
        """What the badge is worth: its points, if its owner keeps it (Strategy 12)."""
        early = self.badge_early
        late = math.pow(self.progress(s), self.badge_growth)
        return float(self.c.sheriff_points) * (early + (1.0 - early) * late)

    def prize(self, face: i64, count: float) -> float:
        """What a place brings to a player with that many dice of its face, in points."""
        if face == NINE:
            return count if count < self.nuggets else self.nuggets
        if face == TEN:
            return self.bank
        if face == JACK:
            return self.visits * (self.store_first + self.store_more * count)
        if face == QUEEN:
            return (
                self.theft_share * (self.loot + self.theft_more * (count - 1.0)) if self.loot > 0.0 else 0.0
            )
        return self.badge

    def hall_prize(self, aces: float) -> float:
        """The first deed, and those for aces (Strategy 3)."""
        worth = self.deeds[0] + self.deeds[1] * (1.0 if aces > 1.0 else aces)
        if aces > 1.0:
            worth += self.deeds[2] * (1.0 if aces > 2.0 else aces - 1.0)
        return worth

    def round_worth(self, player: i64) -> float:
        """What the observer may expect from this round."""
        worth = 0.0
        nothing = 1.0
        left = self.left[player]
        if self.weighed[left] == 0:
            self._weigh(left)
        for face in range(ACE):
            at = (left * FACES + face) * SIZES + self.counts[player * FACES + face]
            worth += self.gains[at]
            nothing *= 1.0 - self.wins[at]
        chance = self.hand_chance(player)
        aces = float(self.counts[player * FACES + ACE]) + float(left) / 6.0
        worth += self.promises[ACE] * chance * self.hall_prize(aces)
        nothing *= 1.0 - chance
        return worth + nothing * self.doc_worth(player) + (self.finished if left == 0 else 0.0)

    def _weigh(self, left: i64) -> None:
        """Work out what every place will bring with that many dice still to be rolled."""
        self.weighed[left] = 1
        share = 0.95 if self.is_sheriff else self.tie_share
        for face in range(ACE):
            for have in range(SIZES - left):
                chance = 0.0
                gain = 0.0
                for hits in range(left + 1):
                    size = have + hits
                    if size > 0:
                        at = face * SIZES + size
                        tied = self.none_more[at] - self.all_fewer[at]
                        wins = self.exactly[left * 6 + hits] * (self.all_fewer[at] + share * tied)
                        chance += wins
                        gain += wins * self.prize(face, float(size))
                if face == KING and have == 0 and self.is_sheriff:  # without any king the badge stays
                    gain += self.exactly[left * 6] * self.none_more[face * SIZES] * self.badge
                self.wins[(left * FACES + face) * SIZES + have] = chance
                self.gains[(left * FACES + face) * SIZES + have] = self.promises[face] * gain

    def hand_chance(self, player: i64) -> float:
        """How likely a player ends up with the best hand; the fewer dice are left, the surer it is."""
        chance = 1.0
        mine = self.rates[player] + self.growth[player]
        grows = self.last_roll if self.left[player] == 0 else 1.0
        for seat in range(self.c.players):
            if seat != player:
                unsure = self.unsure + self.unsure_die * float(self.left[player] + self.left[seat])
                lead = (mine - self.rates[seat] - grows * self.growth[seat]) / unsure
                if lead < -30.0:
                    return 0.0
                chance /= 1.0 + math.exp(-lead)
        return math.pow(chance, self.fair)

    def doc_worth(self, player: i64) -> float:
        """What the Doc has for a player (Strategy 10), by the dice that are kept."""
        at = player * FACES
        best = 0.5 if self.left[player] > 0 else 0.0
        if self.counts[at + JACK] + self.counts[at + QUEEN] > 0:
            best = self.store_first
        if self.counts[at + KING] > 0 and self.raid > best:
            best = self.raid
        if self.counts[at + ACE] > 0 and self.gold > best:
            best = self.gold
        return self.consolation * best
