"""Imagining: a complete table that fits what one player knows (DT-I1 to DT-I9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import Pile, State, replay_lanes, rewind_lanes
from saloon.games.dice_town.components import DICE, FACES, KINDS, SALOON, STORE, STORE_KINDS
from saloon.games.dice_town.rules.dice import KEEPING
from saloon.games.dice_town.rules.saloon import pick_cards
from saloon.games.dice_town.table import ALL_DICE, CARDS, DICE_IN, MONEY, NUGGETS, OFFERS, TOUGH, DiceTown

MOST_BRIBE: Final[i64] = 3
"""The most dollars in an imagined offer."""


def imagine(t: DiceTown, s: State, player: i64) -> None:
    """Deal again what the player cannot know: hands, piles, dice under cups, and sealed choices of others."""
    done = rewind_lanes(s, player)
    t.memory.forget_others(s, player)
    store = Deal(t, s, player, 0, STORE_KINDS)
    store.deal_hands()
    store.deal_store()
    deeds = Deal(t, s, player, STORE_KINDS, KINDS)
    deeds.deal_hands()
    deeds.deal_pile(t.deed_pile, t.moment.known_bottom.get(s))
    assert store.left + deeds.left == 0, "a card was left over"
    pick_looked_at(t, s, player)
    pick_offers(t, s, player)
    roll_again(t, s, player)
    replay_lanes(s, player, done)
    seal_sensibly(t, s, player)


@final
class Deal:
    """The unseen cards with one back, the kinds in range(first, last), to be dealt again."""

    def __init__(self, t: DiceTown, s: State, player: i64, first: i64, last: i64) -> None:
        """Gather them by kind: all there are minus those that the player knows."""
        self.t: Final = t
        self.s: Final = s
        self.player: i64 = player
        self.first: i64 = first
        self.last: i64 = last
        self.open_hands: Final = t.moment.counting.get(s)
        self.pool: Final[vec[i64]] = vec[i64]([0] * (t.store_size + t.deeds))
        self.left: i64 = 0
        seen = vec[i64]([0] * KINDS)
        if first == 0:
            for kind in range(STORE_KINDS):
                seen[kind] += t.memory.discarded(s, player, kind)
            if self._sees_drawn():
                self._count(t.drawn, 0, seen)
        else:
            self._count(t.deed_row, 0, seen)
            hidden = t.deed_pile.count(s) - t.moment.known_bottom.get(s)
            for place in range(t.deed_pile.count(s) - hidden):
                seen[t.deed_pile.at(s, place)] += 1
        for kind in range(first, last):
            known = seen[kind]
            for seat in range(t.players):
                known += t.fenced.count(s, seat, kind) + self._known(seat, kind)
            for _copy in range(t.copies_of[kind] - known):
                self.pool[self.left] = kind
                self.left += 1

    def _count(self, pile: Pile, start: i64, seen: vec[i64]) -> None:
        for place in range(start, pile.count(self.s)):
            seen[pile.at(self.s, place)] += 1

    def _sees_drawn(self) -> bool:
        """Whether the player has drawn the cards in the store (DT-I4)."""
        return self.t.winners.get(self.s, STORE) == 1 + self.player

    def _known(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind the player knows to be in a hand."""
        if seat == self.player or self.open_hands:
            return self.t.hands.count(self.s, seat, kind)
        return self.t.memory.known(self.s, self.player, seat, kind)

    def _draw(self) -> i64:
        """A random unseen card."""
        at = self.s.below(self.left)
        self.left -= 1
        drawn = self.pool[at]
        self.pool[at] = self.pool[self.left]
        return drawn

    def deal_hands(self) -> None:
        """DT-I3: the others hold what is known, and otherwise anything."""
        if self.open_hands:
            return
        t = self.t
        s = self.s
        for seat in range(t.players):
            if seat == self.player:
                continue
            unknown: i64 = 0
            for kind in range(self.first, self.last):
                known = self._known(seat, kind)
                while t.hands.count(s, seat, kind) > known:
                    t.hands.drop(s, seat, kind)
                    unknown += 1
            for _card in range(unknown):
                t.hands.add(s, seat, self._draw())

    def deal_pile(self, pile: Pile, start: i64) -> None:
        """The cards of a pile from a place on."""
        cells = self.s.cells
        for at in range(pile.base + 1 + start, pile.base + 1 + pile.count(self.s)):
            cells[at] = self._draw()

    def deal_store(self) -> None:
        """DT-I4, DT-I7: the pile of the store, cards that somebody else has drawn, and the discards."""
        t = self.t
        s = self.s
        if not self._sees_drawn():
            self.deal_pile(t.drawn, 0)
        self.deal_pile(t.store_pile, 0)
        known: i64 = 0
        for kind in range(STORE_KINDS):
            for _copy in range(t.memory.discarded(s, self.player, kind)):
                s.cells[t.store_discards.base + 1 + known] = kind
                known += 1
        self.deal_pile(t.store_discards, known)


def pick_looked_at(t: DiceTown, s: State, player: i64) -> None:
    """DT-I5: which cards are looked at in the Saloon, unless the player is the thief or the victim."""
    victim = t.moment.victim.get(s)
    if victim < 0 or victim == player or t.winners.get(s, SALOON) == 1 + player:
        return
    store: i64 = 0
    count = t.looked_at.count(s)
    for place in range(count):
        store += t.looked_at.at(s, place) < STORE_KINDS
    t.looked_at.clear(s)
    pick_cards(t, s, victim, 0, STORE_KINDS, store)
    pick_cards(t, s, victim, STORE_KINDS, KINDS, count - store)


def pick_offers(t: DiceTown, s: State, player: i64) -> None:
    """DT-R27: only the Sheriff knows the faces of cards in the offers of others."""
    if t.moment.stage.get(s) == 0 or t.sheriff.get(s) == player:
        return
    for seat in range(t.players):
        if seat != player:
            pick_offered(t, s, seat, 0, STORE_KINDS)
            pick_offered(t, s, seat, STORE_KINDS, KINDS)


def pick_offered(t: DiceTown, s: State, seat: i64, first: i64, last: i64) -> None:
    """Random cards of the hand, with the same backs as those offered."""
    count: i64 = 0
    left: i64 = 0
    for kind in range(first, last):
        count += t.offers.get(s, seat, CARDS + kind)
        left += t.hands.count(s, seat, kind)
        t.offers.set(s, seat, CARDS + kind, 0)
    for kind in range(first, last):
        for _copy in range(t.hands.count(s, seat, kind)):
            if s.below(left) < count:
                t.offers.move(s, seat, CARDS + kind, 1)
                count -= 1
            left -= 1


def roll_again(t: DiceTown, s: State, player: i64) -> None:
    """DT-I2: dice under the cups of others may show anything."""
    for seat in range(t.players):
        if seat == player:
            continue
        kept = t.kept.get(s, seat)
        for place in range(DICE):
            if (kept >> place) & 1 == 0 and t.faces.get(s, seat, place) > 0:
                t.faces.set(s, seat, place, 1 + s.below(FACES))


def seal_sensibly(t: DiceTown, s: State, player: i64) -> None:
    """DT-I1: what others keep in secret may be anything, but is mostly sensible.

    Bots that take everybody else for a fool learn nothing from what they imagine.
    """
    if s.over:
        return
    choosing_dice = s.step_of(s.actor()) is KEEPING
    making_offers = s.simultaneous and t.moment.stage.get(s) == OFFERS
    for seat in range(t.players):
        if seat == player:
            continue
        if making_offers:
            offer_sensibly(t, s, seat)
        sealed = t.sealed.get(s, seat) - 1
        if choosing_dice and sealed >= 0 and sealed & TOUGH == 0:
            t.sealed.set(s, seat, 1 + sensible_dice(t, s, seat))


def offer_sensibly(t: DiceTown, s: State, seat: i64) -> None:
    """DT-T5: at most a few dollars, of everything that a player might have offered."""
    for kind in range(KINDS):
        t.offers.set(s, seat, CARDS + kind, 0)
    t.offers.set(s, seat, NUGGETS, 0)
    if t.offers.get(s, seat, MONEY) > MOST_BRIBE:
        t.offers.set(s, seat, MONEY, s.below(1 + MOST_BRIBE))


def sensible_dice(t: DiceTown, s: State, seat: i64) -> i64:
    """The rolled dice of the face that the player would have most of; among equals a random one."""
    rolled = ALL_DICE & ~t.kept.get(s, seat)
    best: i64 = 0
    best_count: i64 = -1
    for face in range(FACES):
        dice: i64 = 0
        count: i64 = 0
        for place in range(DICE):
            if t.faces.get(s, seat, place) == face + 1:
                count += 1
                if (rolled >> place) & 1 == 1 and DICE_IN[dice] <= t.money.amount(s, seat):
                    dice |= 1 << place
        rank = count * FACES + s.below(FACES)
        if dice != 0 and rank > best_count:
            best_count = rank
            best = dice
    return best
