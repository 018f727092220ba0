"""What full hands bring in town, to a player who knows the rivals' final dice.

The dice decide who wins what; what everybody has afterwards, how near the end is, and whether the game ends
with it, say how good that is for the observer. So what rivals win counts as well, and a leader likes an end.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.chance import Chance
from saloon.core.state import State
from saloon.games.dice_town.bot.appeal import AVERAGE_DEED
from saloon.games.dice_town.bot.holdings import COUNT, STRENGTH_OF_HAND, allowed_by, holding_of
from saloon.games.dice_town.bot.prices import (
    BADGE,
    DOLLAR_PRICE,
    FENCED_POINT,
    NUGGET_PRICE,
    THINGS,
    Prices,
)
from saloon.games.dice_town.bot.prospects import SIZES, Prospects
from saloon.games.dice_town.components import (
    ACE,
    CORRUPTION,
    DEED_VALUES,
    DICE,
    DYNAMITE,
    ELIXIR,
    FACES,
    GIRLS,
    JACK,
    KING,
    NINE,
    ON_CREDIT,
    QUEEN,
    STORE_KINDS,
    TEN,
)
from saloon.games.dice_town.table import DiceTown

WON_SETS: Final[i64] = 64
"""Places are won by the six faces, the aces standing for the Town Hall; a set of them is a mask."""
MOST_ACES: Final[i64] = 3
"""More aces bring no more deeds."""
CONSOLED: Final[i64] = 16
"""Which of the four consolations a hand allows, as a mask."""
ROW: Final[i64] = 3
"""The most deeds that are won in a round."""
PACES: Final[i64] = 24
"""By how many nuggets (0 to 5) and deeds (0 to 3) a round takes: how far the game has come after it."""
BOOKS: Final[i64] = 2
GOING_ON: Final[i64] = 0
CLOSED: Final[i64] = 1
"""Everything has two prices: for a game that goes on, and for one that ends with this round."""

BEST_OF: Final[vec[float]] = vec[float]([0.0, 3.6, 4.7, 5.1, 5.3, 5.4])
"""By how many deeds a thief looks at: the points of the best of them on average, and a bit more, since
thieves go where cards are dear and take one of the store if that is better."""

NUGGETS_A_DEED: Final = 0.6
"""The number of nuggets mined per deed won."""
ROB_THE_RICH: Final = 0.22
"""How much more often richer players are robbed."""


@final
class Spoils:
    """The town as one player sees it, before and after the rivals' dice are final."""

    def __init__(self, c: DiceTown, prospects: Prospects, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.prospects: Final = prospects
        self.bribe = weights["bribe_paid"]
        self.last_lead = weights["last_lead"]
        self.books: Final[list[Prices]] = [Prices(weights), Prices(weights)]
        self.books[CLOSED].close(c, self.last_lead)
        self.prices: Final = self.books[GOING_ON]
        self.book: i64 = GOING_ON
        """The book that is being written."""
        self.used_books: i64 = 1
        self.player: i64 = 0
        self.sheriff: i64 = 0
        self.nuggets: i64 = 0
        """How many are left in the mine."""
        self.bank: i64 = 0
        self.deeds: i64 = 0
        """How many deeds are left."""
        self.has: Final[vec[float]] = vec[float]([0.0] * (c.players * THINGS))
        """By seat and thing: what everybody has, on average over what is hidden."""
        self.standing: Final[vec[float]] = vec[float]([0.0] * ((PACES + 1) * c.players))
        """By pace, and last for the end of the game, and seat: how much better the odds of a rival are."""
        self.store_cards: Final[vec[float]] = vec[float]([0.0] * (BOOKS * SIZES))
        """By book and number of cards to choose from: what the best one from the store is worth."""
        self.counts: Final[vec[i64]] = vec[i64]([i64(0)] * (c.players * FACES))
        """By seat and face: the rivals' final dice."""
        self.robbed: Final[vec[float]] = vec[float]([0.0] * c.players)
        """How attractive a seat's cards are for thieves."""
        self.hand_deeds: Final[vec[i64]] = vec[i64]([i64(0)] * c.players)
        self.hand_cards: Final[vec[i64]] = vec[i64]([i64(0)] * c.players)
        """By seat: deeds and store cards that could be stolen."""
        self.held: Final[vec[i64]] = vec[i64]([i64(0)] * STORE_KINDS)
        """By kind: how many cards the player holds."""
        self.doc: Final[vec[float]] = vec[float]([0.0] * (BOOKS * c.players * CONSOLED * c.players))
        """By book, visitor, consolations to choose from, and seat: what the visit brings."""
        self.gains: Final[vec[float]] = vec[float]([0.0] * (BOOKS * FACES * SIZES * c.players))
        """By book, face, the player's number of dice, and seat: what the place brings; for the Town Hall,
        first if somebody else wins it, then by the player's aces."""
        self.wins: Final[vec[i64]] = vec[i64]([i64(0)] * (FACES * SIZES))
        """By face and the player's number: the bit of the place if the player wins it, otherwise 0."""
        self.takes: Final[vec[i64]] = vec[i64]([i64(0)] * (FACES * SIZES))
        """By face and the player's number: how many nuggets or deeds the place gives away."""
        self.rivals_doc: Final[vec[float]] = vec[float]([0.0] * (BOOKS * WON_SETS * c.players))
        """By book, the set of places the player wins, and seat: what the rivals' visits add."""
        self.edges: Final[vec[float]] = vec[float]([0.0] * (BOOKS * FACES * SIZES * c.players))
        """The gains of every seat minus those of the player."""
        self.taken: Final[vec[i64]] = vec[i64]([i64(0)] * c.players)
        """By seat: the places it wins if the player does not."""
        self.best_hand: i64 = -1
        """The best of the rivals' hands."""

    # -- before the dice are final -------------------------------------------------------------------------

    def clear(self) -> None:
        """Forget what everybody has."""
        for i in range(self.c.players * THINGS):
            self.has[i] = 0.0

    def weigh(self, s: State, share: float) -> None:
        """Add what everybody has in one of several imagined states."""
        for seat in range(self.c.players):
            self.prices.count(self.c, s, seat, share, self.has)

    def look(self, s: State, player: i64) -> None:
        """Survey what there is to win; everybody's possessions are already added."""
        c = self.c
        self.player = player
        self.sheriff = c.sheriff.get(s)
        self.prospects.look(s, player)
        self.nuggets = c.nuggets.amount(s, c.mine)
        self.bank = c.money.amount(s, c.bank)
        self.deeds = c.deed_row.count(s) + c.deed_pile.count(s)
        self.used_books = BOOKS if self.nuggets <= 2 * DICE or self.deeds <= ROW + 1 else 1
        self._stand(PACES, CLOSED)
        for pace in range(PACES):
            self.prices.set(self._progress(self.nuggets - pace // (ROW + 1), self.deeds - pace % (ROW + 1)))
            self._stand(pace, GOING_ON)
        self.prices.set(self._progress(self.nuggets - 2, self.deeds - 2))  # after an average round
        for kind in range(STORE_KINDS):
            self.held[kind] = c.hands.count(s, player, kind)
        for seat in range(c.players):
            self.hand_deeds[seat] = c.deeds_in_hand(s, seat)
            self.hand_cards[seat] = c.store_cards(s, seat)
            self.robbed[seat] = 0.0
            if self.hand_deeds[seat] + self.hand_cards[seat] > 0:
                self.robbed[seat] = math.exp(ROB_THE_RICH * self.books[CLOSED].worth(self.has, seat))
        for book in range(self.used_books):
            self.book = book
            self._price_store()
            for seat in range(c.players):
                self._look_at_doc(s, seat)

    def _progress(self, nuggets: i64, deeds: i64) -> float:
        """How far the game has come with these left: deeds run out sooner than nuggets."""
        owned = 1.0 - float(deeds) / float(self.c.deeds)
        mined = 1.0 - float(nuggets) / (NUGGETS_A_DEED * float(self.c.deeds))
        return min(max(owned, mined, 0.0), 1.0)

    def _stand(self, pace: i64, book: i64) -> None:
        """How good everybody's odds are compared with the player's, by what they have."""
        prices = self.books[book]
        mine = prices.worth(self.has, self.player) + prices.skill
        for seat in range(self.c.players):
            self.standing[pace * self.c.players + seat] = prices.worth(self.has, seat) - mine

    def _price_store(self) -> None:
        """The worth of the best of some random store cards."""
        c = self.c
        prices = self.books[self.book]
        worths: list[float] = []
        for kind in range(STORE_KINDS):
            worths += [prices.a_card(c, kind)] * c.copies_of[kind]
        worths.sort()
        size: i64 = len(worths)
        for drawn in range(1, SIZES):
            chance = 1.0  # that none of those still better was drawn
            mean = 0.0
            for better in range(size - drawn + 1):
                share = float(drawn) / float(size - better)
                mean += chance * share * worths[size - 1 - better]
                chance *= 1.0 - share
            self.store_cards[self.book * SIZES + drawn] = mean

    def _look_at_doc(self, s: State, visitor: i64) -> None:
        """DT-DB4 to DT-DB7: a visitor takes the best consolation that the dice allow."""
        c = self.c
        prices = self.books[self.book]
        store_card = self.store_cards[self.book * SIZES + 1]
        wire = prices.of[FENCED_POINT] * self._fenceable(s, visitor)
        raid = 0.0
        gold = 0.0
        for other in range(c.players):
            if other != visitor:
                raid += self._raided_money(s, other)
                gold += self._raided_nuggets(s, other)
        for allowed in range(CONSOLED):
            at = ((self.book * c.players + visitor) * CONSOLED + allowed) * c.players
            for seat in range(c.players):
                self.doc[at + seat] = 0.0
            best = 0.0
            if allowed & 1 != 0:
                best = wire
            if allowed & 2 != 0 and store_card > best:
                best = store_card
            if allowed & 4 != 0 and raid > best and (allowed & 8 == 0 or raid > gold):
                best = raid
                for seat in range(c.players):
                    self.doc[at + seat] = -self._raided_money(s, seat)
            elif allowed & 8 != 0 and gold > best:
                best = gold
                for seat in range(c.players):
                    self.doc[at + seat] = -self._raided_nuggets(s, seat)
            self.doc[at + visitor] = best

    def _fenceable(self, s: State, visitor: i64) -> float:
        """How many points barbed wire could guard: those of the best two deeds."""
        if visitor != self.player:
            return AVERAGE_DEED * float(min(2, self.hand_deeds[visitor]))
        points: i64 = 0
        left: i64 = 2
        value = DEED_VALUES - 1
        while value >= 0:
            deeds = min(left, self.c.hands.count(s, visitor, STORE_KINDS + value))
            points += deeds * self.c.points_of[STORE_KINDS + value]
            left -= deeds
            value -= 1
        return float(points)

    def _raided_money(self, s: State, seat: i64) -> float:
        money = min(self.c.money.amount(s, seat), self.c.raid_money)
        return self.books[self.book].of[DOLLAR_PRICE] * float(money)

    def _raided_nuggets(self, s: State, seat: i64) -> float:
        nuggets = min(self.c.nuggets.amount(s, seat), self.c.raid_nuggets)
        return self.books[self.book].of[NUGGET_PRICE] * float(nuggets)

    def chance_of(self, s: State, player: i64) -> float:
        """How likely a player wins, by what everybody has between two rounds."""
        prices = self.prices_now(s)
        mine = prices.worth(self.has, player)
        odds = 1.0
        for seat in range(self.c.players):
            if seat != player:
                odds += math.exp(prices.worth(self.has, seat) - mine)
        return 1.0 / odds

    def prices_now(self, s: State) -> Prices:
        """What things are worth at this time of the game."""
        c = self.c
        deeds = c.deed_row.count(s) + c.deed_pile.count(s)
        self.prices.set(self._progress(c.nuggets.amount(s, c.mine), deeds))
        return self.prices

    def leverage(self) -> float:
        """How much the chance to win grows with the player's possessions, before this round."""
        odds = 1.0
        for seat in range(self.c.players):
            if seat != self.player:
                odds += math.exp(self.standing[seat])
        return (1.0 - 1.0 / odds) / odds

    # -- when the rivals' dice are final -------------------------------------------------------------------

    def settle(self, chance: Chance) -> None:
        """Which rival wins what, and what that leaves for every number of the player's dice."""
        c = self.c
        for seat in range(c.players):
            self.taken[seat] = 0
        for i in range(FACES * SIZES):
            self.wins[i] = 0
            self.takes[i] = 0
        for i in range(self.used_books * FACES * SIZES * c.players):
            self.gains[i] = 0.0
        for face in range(ACE):
            if self._has_prize(face):
                self._settle_face(face, chance)
        self._settle_hall()
        for i in range(self.used_books * WON_SETS * c.players):
            self.rivals_doc[i] = 0.0
        for visitor in range(c.players):
            if visitor != self.player:
                allowed = allowed_by(self.counts, visitor * FACES)
                for won in range(WON_SETS):
                    if self.taken[visitor] & ~won == 0:
                        for book in range(self.used_books):
                            at = ((book * c.players + visitor) * CONSOLED + allowed) * c.players
                            to = (book * WON_SETS + won) * c.players
                            for seat in range(c.players):
                                self.rivals_doc[to + seat] += self.doc[at + seat]
        self._compare()

    def _has_prize(self, face: i64) -> bool:
        """DT-R6: whether there is anything to win at a face's place."""
        return self.prospects.prize(face, 1.0) > 0.0

    def _settle_face(self, face: i64, chance: Chance) -> None:
        """DT-V2, DT-T1: most dice of a face win; a tied Sheriff wins ties, another one sells the place."""
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
        if face == NINE:
            self.takes[at] = min(count, self.nuggets)
        victim = self._victim(winner) if face == QUEEN else -1
        for book in range(self.used_books):
            self.book = book
            prize = self._prize(face, count, winner, victim)
            row = (book * FACES * SIZES + at) * self.c.players
            self.gains[row + winner] += prize
            if winner == self.player:
                self.gains[row + winner] += self._by_card(face, prize)
            if bribed:
                self.gains[row + winner] -= self.bribe * prize
                self.gains[row + self.sheriff] += self.bribe * prize
            if face == KING:
                self.gains[row + self.sheriff] -= prize
            elif victim >= 0:
                self.gains[row + victim] -= prize
            elif face == QUEEN:
                others = 0.0
                for seat in range(self.c.players):
                    if seat != winner:
                        others += self.robbed[seat]
                for seat in range(self.c.players):
                    if seat != winner and others > 0.0:
                        self.gains[row + seat] -= prize * self.robbed[seat] / others

    def _victim(self, thief: i64) -> i64:
        """Whom the player would rob: of those with deeds, or else with cards, the one with the best odds."""
        found: i64 = -1
        if thief == self.player:
            best = -1e9
            for seat in range(self.c.players):
                if seat != thief and self.hand_deeds[seat] + self.hand_cards[seat] > 0:
                    odds = self.standing[seat] + (100.0 if self.hand_deeds[seat] > 0 else 0.0)
                    if odds > best:
                        best = odds
                        found = seat
        return found

    def _by_card(self, face: i64, prize: float) -> float:
        """What a card in the player's hand adds to a won place, if it is worth playing."""
        card = DYNAMITE if face == NINE else (ON_CREDIT if face == JACK else GIRLS)
        if face in (TEN, KING) or self.held[card] == 0:
            return 0.0
        if face == JACK:
            prize /= self.prospects.visits
        return max(0.0, prize - self.books[self.book].a_card(self.c, card))

    def _prize(self, face: i64, count: i64, winner: i64, victim: i64) -> float:
        """What a place brings."""
        prices = self.books[self.book]
        if face == NINE:
            return prices.of[NUGGET_PRICE] * float(min(count, self.nuggets))
        if face == TEN:
            return prices.of[DOLLAR_PRICE] * float(self.bank)
        if face == JACK:
            return self.prospects.visits * self.store_cards[self.book * SIZES + count]
        if face == KING:
            return prices.of[BADGE]
        deeds: i64 = 0
        if victim >= 0:
            deeds = self.hand_deeds[victim]
        else:
            for seat in range(self.c.players):
                if seat != winner:
                    deeds = max(deeds, self.hand_deeds[seat])
        if deeds == 0:
            return self.store_cards[self.book * SIZES + 1]
        return prices.a_deed(BEST_OF[min(count, deeds)])

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
        self._award_hall(ACE * SIZES, winner, self.counts[winner * FACES + ACE])
        for aces in range(MOST_ACES + 1):
            self._award_hall(ACE * SIZES + 1 + aces, self.player, aces)

    def _award_hall(self, at: i64, winner: i64, aces: i64) -> None:
        """Somebody wins the first deed, and one more for every ace."""
        c = self.c
        self.takes[at] = min(1 + aces, ROW, self.deeds)
        for book in range(self.used_books):
            prices = self.books[book]
            gain = 0.0
            for slot in range(self.takes[at]):
                gain += prices.a_deed(self.prospects.deeds[slot])
            if winner == self.player and self.held[CORRUPTION] > 0:
                gain += max(0.0, prices.a_deed(AVERAGE_DEED) - prices.a_card(c, CORRUPTION))
            self.gains[(book * FACES * SIZES + at) * c.players + winner] = gain

    def of(self, hand: i64) -> float:
        """How good a hand is for the player: the chance to win."""
        at = hand * FACES
        players = self.c.players
        won: i64 = 0
        for face in range(ACE):
            won |= self.wins[face * SIZES + COUNT[at + face]]
        hall = ACE * SIZES  # won by somebody else
        strength = STRENGTH_OF_HAND[hand]
        if strength > self.best_hand or (strength == self.best_hand and self.sheriff == self.player):
            won |= 1 << ACE
            hall += 1 + (COUNT[at + ACE] if COUNT[at + ACE] < MOST_ACES else MOST_ACES)
        nuggets = self.takes[NINE * SIZES + COUNT[at + NINE]]
        deeds = self.takes[hall]
        pace = nuggets * (ROW + 1) + deeds
        book = GOING_ON
        if nuggets >= self.nuggets or deeds >= self.deeds:
            pace = PACES
            book = CLOSED
        table = book * FACES * SIZES
        own_doc = ((book * players + self.player) * CONSOLED + allowed_by(COUNT, at)) * players
        visits = won == 0
        paid = 0.0
        if won != 0 and self.held[ELIXIR] > 0:
            paid = self.books[book].a_card(self.c, ELIXIR)
            visits = self.doc[own_doc + self.player] > paid
        odds = 1.0
        for seat in range(players):
            if seat == self.player:
                continue
            edge = self.standing[pace * players + seat] + self.edges[(table + hall) * players + seat]
            for face in range(ACE):
                edge += self.edges[(table + face * SIZES + COUNT[at + face]) * players + seat]
            edge += self.rivals_doc[(book * WON_SETS + won) * players + seat]
            if visits:
                edge += self.doc[own_doc + seat] - self.doc[own_doc + self.player] + paid
            odds += math.exp(edge)
        return 1.0 / odds

    def _compare(self) -> None:
        """What gains mean for the odds: a rival's odds against the player grow with the difference."""
        players = self.c.players
        for place in range(self.used_books * FACES * SIZES):
            row = place * players
            for seat in range(players):
                self.edges[row + seat] = self.gains[row + seat] - self.gains[row + self.player]
        for won in range(self.used_books * WON_SETS):
            row = won * players
            own = self.rivals_doc[row + self.player]
            for seat in range(players):
                self.rivals_doc[row + seat] -= own
