"""Imagining: a whole table that fits what one player knows (FT-HI1 to FT-HI7, FT-HI9).

Sets of cards are masks, so that nothing is left of the order in which they really lie.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING, Pile, State, replay_lanes, rewind_lanes
from saloon.games.fliptown.components.names import CARDS
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import HOLE_CARDS
from saloon.games.fliptown.rules.rounds import cards_in
from saloon.games.fliptown.rules.spaces import own_draws
from saloon.games.fliptown.table import Fliptown


def imagine(t: Fliptown, s: State, player: i64) -> None:
    """Unseen are the deck, the sheriff card, the hold'em cards of others and what was stolen.

    What the others do in the same turn is not known either. The player's own robbery cards of this turn stay
    where they were drawn.
    """
    done = rewind_lanes(s, player)
    own = own_draws(t, s, player)
    discarded = cards_in(s, t.discards) & ~own
    recycled = cards_in(s, t.deck) & ~own if t.clock.fresh.get(s) else 0
    unseen = _deal_stolen(t, s, unseen_cards(t, s, player, own))
    pool = _shuffled(s, unseen)
    left: i64 = len(pool)
    if t.sheriff.count(s) == 1 and not t.people.peeked.get(s, player):
        left -= 1
        s.cells[t.sheriff.base + 1] = pool[left]
    if t.hold_em and not t.solo:
        for seat in range(t.players):
            for place in range(HOLE_CARDS):
                if seat != player and t.people.hole.get(s, seat, place) != NOTHING:
                    left -= 1
                    t.people.hole.set(s, seat, place, pool[left])
    if t.clock.fresh.get(s):
        pool = _shuffled(s, recycled)
        left = len(pool)
    _lay(s, t.deck, own, pool, left)
    pool = _shuffled(s, discarded)
    _lay(s, t.discards, own, pool, len(pool))
    replay_lanes(s, player, done)


def unseen_cards(t: Fliptown, s: State, player: i64, own: i64) -> i64:
    """All cards that a player has not seen since they were shuffled for this round, as a mask.

    Where the deck was made of the discards, its cards are not among them (FT-R10).
    """
    unseen = cards_in(s, t.stolen)
    if not t.clock.fresh.get(s):
        unseen |= cards_in(s, t.deck) & ~own
    if t.sheriff.count(s) == 1 and not t.people.peeked.get(s, player):
        unseen |= BIT[t.sheriff.top(s)]
    if t.hold_em and not t.solo:
        for seat in range(t.players):
            for place in range(HOLE_CARDS):
                card = t.people.hole.get(s, seat, place)
                if seat != player and card >= 0:
                    unseen |= BIT[card]
    return unseen


def _deal_stolen(t: Fliptown, s: State, unseen: i64) -> i64:
    """FT-HI4: stolen cards, the first ones first; what was seen in that round or later cannot be one of them.

    The answer is what is left of the unseen cards.
    """
    place: i64 = 0
    for stolen_in in range(1, 4):
        possible = unseen
        for later in range(stolen_in, t.clock.round.get(s)):
            possible &= ~t.seen_by_round.get(s, later)
        for _card in range(t.stolen_by_round.get(s, stolen_in)):
            card = _pick(s, possible)
            possible &= ~BIT[card]
            unseen &= ~BIT[card]
            s.cells[t.stolen.base + 1 + place] = card
            place += 1
    return unseen


def _pick(s: State, mask: i64) -> i64:
    """One of the cards of a mask, at random."""
    pool = _shuffled(s, mask)
    return pool[0]


def _shuffled(s: State, mask: i64) -> vec[i64]:
    """The cards of a mask in a random order."""
    size: i64 = 0
    for card in range(CARDS):
        size += mask & BIT[card] != 0
    pool = vec[i64]([0] * size)
    left: i64 = 0
    for card in range(CARDS):
        if mask & BIT[card] != 0:
            place = s.below(left + 1)
            pool[left] = pool[place]
            pool[place] = card
            left += 1
    return pool


def _lay(s: State, pile: Pile, known: i64, pool: vec[i64], left: i64) -> None:
    """Lay the first cards of a pool on a pile, in the places of all that are not known."""
    cells = s.cells
    for at in range(pile.base + 1, pile.base + 1 + pile.count(s)):
        if known & BIT[cells[at]] == 0:
            left -= 1
            cells[at] = pool[left]
