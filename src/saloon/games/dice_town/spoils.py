"""What full hands bring in town, to a player who knows how the rivals' dice lie in the end.

Who wins what follows from the dice; what everybody has afterwards, and whether the game ends with it, says
how good that is for the player who looks. So what rivals win counts as well, and who is ahead likes an end.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.chance import Chance
from saloon.core.state import State
from saloon.games.dice_town.components import (
    ACE,
    DEED_VALUES,
    EQUIPMENT,
    FACES,
    JACK,
    KINDS,
    KING,
    NINE,
    QUEEN,
    STORE_KINDS,
    TEN,
)
from saloon.games.dice_town.holdings import COUNT, STRENGTH_OF_HAND, allowed_by, holding_of
from saloon.games.dice_town.prices import Prices
from saloon.games.dice_town.prospects import SIZES, Prospects
from saloon.games.dice_town.state import DiceTown

WON_SETS: Final[i64] = 64
"""Places are won by the six faces, the aces standing for the Town Hall; a set of them is a mask."""
MOST_ACES: Final[i64] = 3
"""More aces bring no more deeds."""
CONSOLED: Final[i64] = 16
"""Which of the four consolations a hand allows, as a mask."""


STORE_MORE: Final = 0.5
"""How many points of equipment each further store card to choose from adds."""


@final
class Spoils:
    """The town as one player sees it, before and after the rivals' dice have come to rest."""

    def __init__(self, c: DiceTown, prospects: Prospects, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.prospects: Final = prospects
        self.prices: Final = Prices(weights)
        self.bribe = weights["bribe"]
        self.unfenced = weights["unfenced"]
        self.last_lead = weights["last_lead"]
        self.player: i64 = 0
        self.sheriff: i64 = 0
        self.nuggets: i64 = 0
        """How many are left in the mine."""
        self.deeds: i64 = 0
        """How many deeds are left, if no more than the row; else none could end the game."""
        self.lead = 1.0
        self.store_card = 0.0
        """What a card of the store is worth on average."""
        self.deeds_to_rob: i64 = 0
        self.worths: Final[vec[float]] = vec[float]([0.0] * c.players)
        """What everybody has while the game goes on."""
        self.scores: Final[vec[float]] = vec[float]([0.0] * c.players)
        """What everybody would have if the game ended."""
        self.last: Final[vec[float]] = vec[float]([1.0] * FACES)
        """By face: how much a place's prize counts in the last round, beside what it counts before."""
        self.counts: Final[vec[i64]] = vec[i64]([i64(0)] * (c.players * FACES))
        """By seat and face: the rivals' dice in the end."""
        self.robbed: Final[vec[float]] = vec[float]([0.0] * c.players)
        """How attractive a seat's cards are for thieves."""
        self.doc: Final[vec[float]] = vec[float]([0.0] * (c.players * CONSOLED * c.players))
        """By visitor, consolations to choose from, and seat: what the visit brings."""
        self.gains: Final[vec[float]] = vec[float]([0.0] * (FACES * SIZES * c.players))
        """By face, own number of dice, and seat: what the place brings; for the Town Hall, first if
        somebody else wins it, then by the own aces."""
        self.wins: Final[vec[i64]] = vec[i64]([i64(0)] * (FACES * SIZES))
        """By face and own number: the bit of the place if the player wins it, else 0."""
        self.ends: Final[vec[i64]] = vec[i64]([i64(0)] * (FACES * SIZES))
        """By face and own number: whether the game ends with it."""
        self.rivals_doc: Final[vec[float]] = vec[float]([0.0] * (WON_SETS * c.players))
        """By the set of places the player wins, and seat: what the rivals' visits bring."""
        self.taken: Final[vec[i64]] = vec[i64]([i64(0)] * c.players)
        """By seat: the places it wins if the player does not."""
        self.factors: Final[vec[float]] = vec[float]([0.0] * (2 * FACES * SIZES * c.players))
        """By whether the game ends, face, own number, and seat: by how much the odds of a rival grow."""
        self.doc_factors: Final[vec[float]] = vec[float]([0.0] * (2 * WON_SETS * c.players))
        """By whether the game ends, what the player wins, and seat: the same, with what everybody has."""
        self.own_doc_factors: Final[vec[float]] = vec[float]([0.0] * (2 * CONSOLED * c.players))
        """By whether the game ends, the own consolations, and seat: the same."""
        self.best_hand: i64 = -1
        """The best of the rivals' hands."""

    # -- before the dice lie -------------------------------------------------------------------------------

    def clear(self) -> None:
        """Nobody has anything yet."""
        for seat in range(self.c.players):
            self.worths[seat] = 0.0
            self.scores[seat] = 0.0

    def weigh(self, s: State, share: float) -> None:
        """Add what everybody has in an imagined state, which is one of several."""
        c = self.c
        prices = self.prices
        prices.set(self.prospects.progress(s))
        self.lead = prices.lead
        for seat in range(c.players):
            self.scores[seat] += share * float(c.score(s, seat))
            worth = prices.nugget * float(c.nuggets.amount(s, seat))
            worth += prices.purse(c.money.amount(s, seat))
            for kind in range(EQUIPMENT):
                worth += prices.equipment * float(c.points_of[kind] * c.hands.count(s, seat, kind))
            for kind in range(EQUIPMENT, STORE_KINDS):
                worth += prices.action * float(c.hands.count(s, seat, kind))
            for kind in range(STORE_KINDS, KINDS):
                deeds = c.hands.count(s, seat, kind) + c.fenced.count(s, seat, kind)
                worth += prices.deed * float(c.points_of[kind] * deeds)
            self.worths[seat] += share * (worth + (prices.badge if c.sheriff.get(s) == seat else 0.0))

    def look(self, s: State, player: i64) -> None:
        """What there is to win; what everybody has is weighed before."""
        c = self.c
        prices = self.prices
        self.player = player
        self.sheriff = c.sheriff.get(s)
        self.prospects.look(s, player)
        points: i64 = 0
        for kind in range(EQUIPMENT):
            points += c.points_of[kind]
        equipment = float(points) / float(c.store_size)
        self.store_card = prices.equipment * equipment
        self.store_card += prices.action * (1.0 - float(EQUIPMENT) / float(c.store_size))
        self.nuggets = c.nuggets.amount(s, c.mine)
        self.deeds = c.deed_row.count(s) if c.deed_pile.count(s) == 0 else 99
        self.last[NINE] = 1.0 / prices.nugget
        self.last[TEN] = 1.0 / (float(c.dollars_a_point) * prices.dollar)
        self.last[JACK] = equipment / self.store_card
        self.last[QUEEN] = 1.0 / prices.deed
        self.last[KING] = float(c.sheriff_points) / prices.badge
        self.last[ACE] = 1.0 / prices.deed
        self.deeds_to_rob = 0
        for seat in range(c.players):
            if seat != player:
                self.deeds_to_rob += c.deeds_in_hand(s, seat)
            self.robbed[seat] = float(c.deeds_in_hand(s, seat)) + 0.1 * float(c.store_cards(s, seat))
        for seat in range(c.players):
            self._look_at_doc(s, seat)

    def _look_at_doc(self, s: State, visitor: i64) -> None:
        """DT-DB4 to DT-DB7: a visitor takes the best consolation that the dice allow."""
        c = self.c
        prices = self.prices
        points: i64 = 0
        if visitor == self.player:
            for value in range(DEED_VALUES):
                points += (1 + value) * c.hands.count(s, visitor, STORE_KINDS + value)
        else:
            points = 3 * c.deeds_in_hand(s, visitor)
        wire = self.unfenced * prices.deed * float(points)
        raid = 0.0
        gold = 0.0
        for other in range(c.players):
            if other != visitor:
                raid += self._raided_money(s, other)
                gold += self._raided_nuggets(s, other)
        for allowed in range(CONSOLED):
            at = (visitor * CONSOLED + allowed) * c.players
            for seat in range(c.players):
                self.doc[at + seat] = 0.0
            best = 0.0
            if allowed & 1 != 0:
                best = wire
            if allowed & 2 != 0 and self.store_card > best:
                best = self.store_card
            if allowed & 4 != 0 and raid > best and (allowed & 8 == 0 or raid > gold):
                best = raid
                for seat in range(c.players):
                    self.doc[at + seat] = -self._raided_money(s, seat)
            elif allowed & 8 != 0 and gold > best:
                best = gold
                for seat in range(c.players):
                    self.doc[at + seat] = -self._raided_nuggets(s, seat)
            self.doc[at + visitor] = best

    def _raided_money(self, s: State, seat: i64) -> float:
        money = self.c.money.amount(s, seat)
        return self.prices.dollar * float(money if money < self.c.raid_money else self.c.raid_money)

    def _raided_nuggets(self, s: State, seat: i64) -> float:
        nuggets = self.c.nuggets.amount(s, seat)
        return self.prices.nugget * float(nuggets if nuggets < self.c.raid_nuggets else self.c.raid_nuggets)

    def odds(self, player: i64) -> float:
        """One, and for every rival how likely the rival wins for each time that the player does."""
        odds = 1.0
        for seat in range(self.c.players):
            if seat != player:
                odds += math.exp((self.worths[seat] - self.worths[player]) / self.lead)
        return odds

    def a_point(self) -> float:
        """How much better one more point makes the position."""
        odds = self.odds(self.player)
        return (1.0 - 1.0 / odds) / (odds * self.lead)

    # -- when the rivals' dice lie -------------------------------------------------------------------------

    def settle(self, chance: Chance) -> None:
        """Who of the rivals wins what, and what that leaves for every number of own dice."""
        c = self.c
        for seat in range(c.players):
            self.taken[seat] = 0
        for i in range(FACES * SIZES):
            self.wins[i] = 0
            self.ends[i] = 0
        for i in range(FACES * SIZES * c.players):
            self.gains[i] = 0.0
        for face in range(ACE):
            if self._prize(face, 1) > 0.0:
                self._settle_face(face, chance)
        self._settle_hall()
        for i in range(WON_SETS * c.players):
            self.rivals_doc[i] = 0.0
        for visitor in range(c.players):
            if visitor != self.player:
                at = (visitor * CONSOLED + allowed_by(self.counts, visitor * FACES)) * c.players
                for won in range(WON_SETS):
                    if self.taken[visitor] & ~won == 0:
                        for seat in range(c.players):
                            self.rivals_doc[won * c.players + seat] += self.doc[at + seat]
        self._weigh()

    def _settle_face(self, face: i64, chance: Chance) -> None:
        """DT-V2, DT-T1: most dice of a face win; in a tie the Sheriff, who else sells the place."""
        c = self.c
        player = self.player
        top: i64 = 0
        tied: i64 = 0
        winner: i64 = -1
        for seat in range(c.players):
            count = self.counts[seat * FACES + face]
            if seat == player or count == 0 or count < top:
                continue
            if count > top:
                top = count
                tied = 0
                winner = -1
            tied += 1
            if seat == self.sheriff or (winner != self.sheriff and chance.below(tied) == 0):
                winner = seat
        if winner >= 0:
            self.taken[winner] |= 1 << face
        lucky = winner != self.sheriff and chance.below(tied + 1) == 0
        for count in range(SIZES):
            at = face * SIZES + count
            among = tied + 1 if count == top else tied
            if count > top:
                self._award(at, face, player, count, False)
            elif count > 0 and count == top and (self.sheriff == player or lucky):
                self._award(at, face, player, count, self.sheriff != player)
            elif winner >= 0:
                self._award(at, face, winner, top, among > 1 and winner != self.sheriff)

    def _award(self, at: i64, face: i64, winner: i64, count: i64, bribed: bool) -> None:
        """Somebody wins a place."""
        if winner == self.player:
            self.wins[at] = 1 << face
        prize = self._prize(face, count)
        row = at * self.c.players
        self.gains[row + winner] += prize
        if bribed:
            self.gains[row + winner] -= self.bribe * prize
            self.gains[row + self.sheriff] += self.bribe * prize
        if face == NINE and count >= self.nuggets:
            self.ends[at] = 1
        elif face == KING:
            self.gains[row + self.sheriff] -= prize
        elif face == QUEEN:
            others = 0.0
            for seat in range(self.c.players):
                if seat != winner:
                    others += self.robbed[seat]
            for seat in range(self.c.players):
                if seat != winner and others > 0.0:
                    self.gains[row + seat] -= prize * self.robbed[seat] / others

    def _prize(self, face: i64, count: i64) -> float:
        """What a place brings, at what it is worth while the game goes on."""
        prices = self.prices
        if face == KING:
            return prices.badge
        if face == JACK:
            more = STORE_MORE * prices.equipment * float(count - 1)
            return self.prospects.visits * (self.store_card + more)
        prize = self.prospects.prize(face, float(count))
        if face == NINE:
            return prices.nugget * prize
        if face == TEN:
            return prices.dollar / self.prospects.dollar * prize
        if prize > 0.0 and self.deeds_to_rob == 0:
            return self.store_card
        return prices.deed * prize

    def _settle_hall(self) -> None:
        """DT-TH1 to DT-TH3: what the best of the rivals' hands brings, and what a better one would."""
        c = self.c
        best: i64 = -1
        winner: i64 = -1
        for seat in range(c.players):
            if seat != self.player:
                strength = STRENGTH_OF_HAND[holding_of(self.counts, seat * FACES)]
                if strength > best or (strength == best and seat == self.sheriff):
                    best = strength
                    winner = seat
        self.best_hand = best
        self.taken[winner] |= 1 << ACE
        row = ACE * SIZES
        aces = self.counts[winner * FACES + ACE]
        self.gains[row * c.players + winner] = self.prices.deed * self.prospects.hall_prize(float(aces))
        self.ends[row] = 1 if 1 + aces >= self.deeds else 0
        for aces in range(MOST_ACES + 1):
            row += 1
            self.gains[row * c.players + self.player] = self.prices.deed * self.prospects.hall_prize(
                float(aces)
            )
            self.ends[row] = 1 if 1 + aces >= self.deeds else 0

    def of(self, hand: i64) -> float:
        """How good a hand is for the player: the chance to win."""
        at = hand * FACES
        won: i64 = 0
        ends: i64 = 0
        for face in range(ACE):
            place = face * SIZES + COUNT[at + face]
            won |= self.wins[place]
            ends |= self.ends[place]
        hall = ACE * SIZES  # of somebody else
        strength = STRENGTH_OF_HAND[hand]
        if strength > self.best_hand or (strength == self.best_hand and self.sheriff == self.player):
            won |= 1 << ACE
            hall += 1 + (COUNT[at + ACE] if COUNT[at + ACE] < MOST_ACES else MOST_ACES)
        ends |= self.ends[hall]
        odds = 1.0
        players = self.c.players
        table = ends * FACES * SIZES
        for seat in range(players):
            if seat == self.player:
                continue
            rival = self.doc_factors[(ends * WON_SETS + won) * players + seat]
            for face in range(ACE):
                rival *= self.factors[(table + face * SIZES + COUNT[at + face]) * players + seat]
            rival *= self.factors[(table + hall) * players + seat]
            if won == 0:
                rival *= self.own_doc_factors[(ends * CONSOLED + allowed_by(COUNT, at)) * players + seat]
            odds += rival
        return 1.0 / odds

    def _weigh(self) -> None:
        """What gains mean for the odds: a rival's chance to one's own grows with the points between them."""
        c = self.c
        players = c.players
        may_end = False
        for i in range(FACES * SIZES):
            may_end = may_end or self.ends[i] == 1
        for ends in range(2 if may_end else 1):
            lead = self.last_lead if ends == 1 else self.lead
            base = self.scores if ends == 1 else self.worths
            for seat in range(players):
                if seat == self.player:
                    continue
                for place in range(FACES * SIZES):
                    row = place * players
                    scale = self.last[place // SIZES] if ends == 1 else 1.0
                    more = self.gains[row + seat] - self.gains[row + self.player]
                    self.factors[ends * FACES * SIZES * players + row + seat] = (
                        math.exp(scale * more / lead) if more != 0.0 else 1.0
                    )
                for won in range(WON_SETS):
                    row = won * players
                    more = base[seat] - base[self.player]
                    more += self.rivals_doc[row + seat] - self.rivals_doc[row + self.player]
                    self.doc_factors[ends * WON_SETS * players + row + seat] = math.exp(more / lead)
                for allowed in range(CONSOLED):
                    row = (self.player * CONSOLED + allowed) * players
                    more = self.doc[row + seat] - self.doc[row + self.player]
                    self.own_doc_factors[(ends * CONSOLED + allowed) * players + seat] = math.exp(more / lead)
