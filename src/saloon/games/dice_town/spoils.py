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
from saloon.games.dice_town.appeal import AVERAGE_DEED, AVERAGE_STORE_CARD
from saloon.games.dice_town.components import (
    ACE,
    DEED_VALUES,
    DICE,
    FACES,
    JACK,
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
THEFT_MORE: Final = 0.45
"""How many points each further deed to choose from adds to a theft."""
DEAREST_DEED: Final = 5.0
FENCED_AT_ONCE: Final[i64] = 2
"""DT-DB4."""


@final
class Spoils:
    """The town as one player sees it, before and after the rivals' dice have come to rest."""

    def __init__(self, c: DiceTown, prospects: Prospects, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.prospects: Final = prospects
        self.prices: Final = Prices(c, weights)
        self.points: Final = Prices(c, weights)
        """What counts if the game ends."""
        self.points.close()
        self.bribe = weights["bribe"]
        self.last_lead = weights["last_lead"]
        self.player: i64 = 0
        self.sheriff: i64 = 0
        self.nuggets: i64 = 0
        """How many are left in the mine."""
        self.deeds: i64 = 0
        """How many deeds are left, if no more than the row; else none could end the game."""
        self.row: i64 = 0
        """How many deeds lie open."""
        self.endings: i64 = 1
        """1 if the game will go on after this round, 2 if it may also end."""
        self.lead = 1.0
        self.worths: Final[vec[float]] = vec[float]([0.0] * c.players)
        """What everybody has while the game goes on."""
        self.scores: Final[vec[float]] = vec[float]([0.0] * c.players)
        """What everybody would have if the game ended."""
        self.counts: Final[vec[i64]] = vec[i64]([i64(0)] * (c.players * FACES))
        """By seat and face: the rivals' dice in the end."""
        self.held: Final[vec[i64]] = vec[i64]([i64(0)] * c.players)
        """By seat: the deeds that thieves may take."""
        self.known: Final[vec[float]] = vec[float]([0.0] * c.players)
        """By seat: how large a part of these everybody has seen."""
        self.looks: Final[vec[float]] = vec[float]([0.0] * c.players)
        """By seat: how good one of its cards looks to a thief."""
        self.victims: Final[vec[i64]] = vec[i64]([i64(-1)] * c.players)
        """By seat: whom it would rob; -1 if there is nothing to rob."""
        self.doc: Final[vec[float]] = vec[float]([0.0] * (2 * c.players * CONSOLED * c.players))
        """By whether the game ends, visitor, consolations to choose from, and seat: what the visit brings."""
        self.gains: Final[vec[float]] = vec[float]([0.0] * (2 * FACES * SIZES * c.players))
        """By whether the game ends, face, own number of dice, and seat: what the place brings; for the Town
        Hall, first if somebody else wins it, then by the own aces."""
        self.wins: Final[vec[i64]] = vec[i64]([i64(0)] * (FACES * SIZES))
        """By face and own number: the bit of the place if the player wins it, else 0."""
        self.ends: Final[vec[i64]] = vec[i64]([i64(0)] * (FACES * SIZES))
        """By face and own number: whether the game ends with it."""
        self.rivals_doc: Final[vec[float]] = vec[float]([0.0] * (2 * WON_SETS * c.players))
        """By whether the game ends, what the player wins, and seat: what the rivals' visits bring."""
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
            self.worths[seat] += share * prices.belongings(s, seat)

    def look(self, s: State, player: i64) -> None:
        """What there is to win; what everybody has is weighed before."""
        c = self.c
        self.player = player
        self.sheriff = c.sheriff.get(s)
        self.prospects.look(s, player)
        self.nuggets = c.nuggets.amount(s, c.mine)
        self.deeds = c.deed_row.count(s) if c.deed_pile.count(s) == 0 else 99
        self.row = c.deed_row.count(s)
        self.endings = 2 if self.nuggets <= DICE or self.deeds <= self.row else 1
        for seat in range(c.players):
            self._look_at_hand(s, seat)
        for seat in range(c.players):
            self.victims[seat] = self._victim_of(s, seat)
            for ends in range(self.endings):
                self._look_at_doc(s, seat, ends)

    def _look_at_hand(self, s: State, seat: i64) -> None:
        """Strategy 8: what thieves know of a hand."""
        c = self.c
        count = c.deeds_in_hand(s, seat)
        seen: i64 = 0
        points: i64 = 0
        for value in range(DEED_VALUES):
            known = c.memory.known(s, c.memory.public, seat, STORE_KINDS + value)
            seen += known
            points += (1 + value) * known
        self.held[seat] = count
        self.known[seat] = float(seen) / float(count) if count > 0 else 0.0
        self.looks[seat] = AVERAGE_STORE_CARD
        if count > 0:
            self.looks[seat] = (float(points) + AVERAGE_DEED * float(count - seen)) / float(count)

    def _victim_of(self, s: State, thief: i64) -> i64:
        """The rival whose cards look best."""
        victim: i64 = -1
        best = 0.0
        for seat in range(self.c.players):
            if seat != thief and self.c.hands.size_of(s, seat) > 0 and self.looks[seat] > best:
                victim = seat
                best = self.looks[seat]
        return victim

    def _look_at_doc(self, s: State, visitor: i64, ends: i64) -> None:
        """DT-DB4 to DT-DB7: a visitor takes the best consolation that the dice allow."""
        c = self.c
        prices = self.points if ends == 1 else self.prices
        wire = self._wired(s, visitor, prices)
        raid = 0.0
        gold = 0.0
        for other in range(c.players):
            if other != visitor:
                raid += self._raided_money(s, other, prices)
                gold += self._raided_nuggets(s, other, prices)
        for allowed in range(CONSOLED):
            at = ((ends * c.players + visitor) * CONSOLED + allowed) * c.players
            for seat in range(c.players):
                self.doc[at + seat] = 0.0
            best = 0.0
            if allowed & 1 != 0:
                best = wire
            if allowed & 2 != 0 and prices.store_card > best:
                best = prices.store_card
            if allowed & 4 != 0 and raid > best and (allowed & 8 == 0 or raid > gold):
                best = raid
                for seat in range(c.players):
                    self.doc[at + seat] = -self._raided_money(s, seat, prices)
            elif allowed & 8 != 0 and gold > best:
                best = gold
                for seat in range(c.players):
                    self.doc[at + seat] = -self._raided_nuggets(s, seat, prices)
            self.doc[at + visitor] = best

    def _wired(self, s: State, visitor: i64, prices: Prices) -> float:
        """DT-DB4: what it brings to fence two deeds; those of rivals are taken as they look."""
        c = self.c
        if visitor != self.player:
            count = float(min(self.held[visitor], FENCED_AT_ONCE))
            points = count * self.looks[visitor]
            return max(0.0, prices.fenced * points - prices.deeds(count, points, self.known[visitor]))
        best = 0.0
        second = 0.0
        for value in range(DEED_VALUES):
            kind = STORE_KINDS + value
            seen = c.memory.known(s, c.memory.public, visitor, kind)
            for copy in range(c.hands.count(s, visitor, kind)):
                points = float(1 + value)
                gain = prices.fenced * points - prices.deeds(1.0, points, 1.0 if copy < seen else 0.0)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        return best + second

    def _raided_money(self, s: State, seat: i64, prices: Prices) -> float:
        money = self.c.money.amount(s, seat)
        return prices.dollar * float(money if money < self.c.raid_money else self.c.raid_money)

    def _raided_nuggets(self, s: State, seat: i64, prices: Prices) -> float:
        nuggets = self.c.nuggets.amount(s, seat)
        return prices.nugget * float(nuggets if nuggets < self.c.raid_nuggets else self.c.raid_nuggets)

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
        for i in range(self.endings * FACES * SIZES * c.players):
            self.gains[i] = 0.0
        for face in range(ACE):
            if face != TEN or self.prospects.bank > 0.0:
                self._settle_face(face, chance)
        self._settle_hall()
        for i in range(self.endings * WON_SETS * c.players):
            self.rivals_doc[i] = 0.0
        for visitor in range(c.players):
            if visitor != self.player:
                allowed = allowed_by(self.counts, visitor * FACES)
                for ends in range(self.endings):
                    self._console(visitor, allowed, ends)
        self._weigh()

    def _console(self, visitor: i64, allowed: i64, ends: i64) -> None:
        """DT-DB1: what a rival's visit brings, whenever the player wins all that the rival would."""
        players = self.c.players
        at = ((ends * players + visitor) * CONSOLED + allowed) * players
        for won in range(WON_SETS):
            if self.taken[visitor] & ~won == 0:
                row = (ends * WON_SETS + won) * players
                for seat in range(players):
                    self.rivals_doc[row + seat] += self.doc[at + seat]

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
        if winner >= 0 and self._is_prize(face, winner):
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

    def _is_prize(self, face: i64, winner: i64) -> bool:
        """DT-SA4: where nobody can be robbed nothing is won."""
        return face != QUEEN or self.victims[winner] >= 0

    def _award(self, at: i64, face: i64, winner: i64, count: i64, bribed: bool) -> None:
        """Somebody wins a place."""
        if not self._is_prize(face, winner):
            return
        if winner == self.player:
            self.wins[at] = 1 << face
        if face == NINE and count >= self.nuggets:
            self.ends[at] = 1
        for ends in range(self.endings):
            prices = self.points if ends == 1 else self.prices
            prize = self._prize(face, count, winner, prices)
            row = (ends * FACES * SIZES + at) * self.c.players
            self.gains[row + winner] += prize
            if bribed:
                self.gains[row + winner] -= self.bribe * prize
                self.gains[row + self.sheriff] += self.bribe * prize
            if face == KING:
                self.gains[row + self.sheriff] -= prize
            elif face == QUEEN:
                victim = self.victims[winner]
                self.gains[row + victim] -= self._theft(victim, count, self.known[victim], prices)

    def _prize(self, face: i64, count: i64, winner: i64, prices: Prices) -> float:
        """What a place brings."""
        if face == NINE:
            return prices.nugget * self.prospects.prize(face, float(count))
        if face == TEN:
            return prices.dollar / self.prospects.dollar * self.prospects.bank
        if face == JACK:
            more = STORE_MORE * prices.equipment * float(count - 1)
            return self.prospects.visits * (prices.store_card + more)
        if face == QUEEN:
            return self._theft(self.victims[winner], count, 0.0, prices)
        return prices.badge

    def _theft(self, victim: i64, queens: i64, seen: float, prices: Prices) -> float:
        """What the best of some cards of a hand is worth, to somebody whose cards were seen so far."""
        held = self.held[victim]
        if held == 0:
            return prices.store_card
        taken = queens if queens < held else held
        points = self.looks[victim] + THEFT_MORE * float(taken - 1)
        return prices.deeds(1.0, points if points < DEAREST_DEED else DEAREST_DEED, seen)

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
        for aces in range(MOST_ACES + 1):
            self._hand_over(1 + aces, self.player, aces)
        self._hand_over(0, winner, self.counts[winner * FACES + ACE])

    def _hand_over(self, place: i64, winner: i64, aces: i64) -> None:
        """The first deed of the row, and more for aces; everybody sees which."""
        count = 1.0 + float(aces)
        if count > float(self.row):
            count = float(self.row)
        points = self.prospects.hall_prize(float(aces))
        at = ACE * SIZES + place
        self.ends[at] = 1 if 1 + aces >= self.deeds else 0
        for ends in range(self.endings):
            prices = self.points if ends == 1 else self.prices
            row = (ends * FACES * SIZES + at) * self.c.players
            self.gains[row + winner] += prices.deeds(count, points, 1.0)

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
        for ends in range(self.endings):
            lead = self.last_lead if ends == 1 else self.lead
            base = self.scores if ends == 1 else self.worths
            for seat in range(players):
                if seat == self.player:
                    continue
                for place in range(FACES * SIZES):
                    row = (ends * FACES * SIZES + place) * players
                    more = self.gains[row + seat] - self.gains[row + self.player]
                    self.factors[row + seat] = math.exp(more / lead) if more != 0.0 else 1.0
                for won in range(WON_SETS):
                    row = (ends * WON_SETS + won) * players
                    more = base[seat] - base[self.player]
                    more += self.rivals_doc[row + seat] - self.rivals_doc[row + self.player]
                    self.doc_factors[row + seat] = math.exp(more / lead)
                for allowed in range(CONSOLED):
                    row = ((ends * players + self.player) * CONSOLED + allowed) * players
                    more = self.doc[row + seat] - self.doc[row + self.player]
                    self.own_doc_factors[(ends * CONSOLED + allowed) * players + seat] = math.exp(more / lead)
