"""What a player cannot know: CA-H1, CA-H2, CA-H5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.cover_your_assets.components import KINDS, MOVE, SWAP

if TYPE_CHECKING:
    from saloon.authoring import Pile, State
    from saloon.games.cover_your_assets.table import Cover


def deal_unseen(t: Cover, s: State, player: i64) -> None:
    """Other hands, the draw pile and the face-down draft cards are unknown: deal them again.

    Gather all unseen cards by kind (which forgets their true order), shuffle them, and lay them back.
    A reburied action card stays in its pile, at an unknown place.
    """
    unseen = vec[i64]([0] * KINDS)
    deck_size = _forget(s, t.deck, unseen)
    sizes = vec[i64]([0] * len(t.rests))
    for pile in range(len(t.rests)):
        sizes[pile] = _forget(s, t.rests[pile], unseen)
        unseen[SWAP] -= t.buried.get(s, pile, 0)
        unseen[MOVE] -= t.buried.get(s, pile, 1)
    hand_sizes = vec[i64]([0] * t.players)
    for other in range(t.players):
        if other != player:
            hand_sizes[other] = t.hands.size_of(s, other)
            for kind in range(KINDS):
                unseen[kind] += t.hands.count(s, other, kind)
            t.hands.clear_owner(s, other)

    t.deck.fill(s, unseen)
    t.deck.shuffle(s)
    for other in range(t.players):
        for _card in range(hand_sizes[other]):
            t.hands.draw(s, other, t.deck)
    for pile in range(len(t.rests)):
        _fill_rest(t, s, pile, sizes[pile])
    assert t.deck.count(s) == deck_size


def _forget(s: State, pile: Pile, unseen: vec[i64]) -> i64:
    """Move a hidden pile to the unseen cards; returns how many there were."""
    count = pile.count(s)
    for i in range(count):
        unseen[pile.at(s, i)] += 1
    pile.clear(s)
    return count


def _fill_rest(t: Cover, s: State, pile: i64, size: i64) -> None:
    """Lay a draft pile's face-down cards; a reburied one is not at the bottom if it can (CA-R38)."""
    rest = t.rests[pile]
    known = t.buried.get(s, pile, 0) + t.buried.get(s, pile, 1)
    for _card in range(size - known):
        rest.put(s, t.deck.take(s))
    for which in range(2):
        for _copy in range(t.buried.get(s, pile, which)):
            count = rest.count(s)
            place: i64 = 0 if count == 0 else 1 + s.below(count)
            rest.insert(s, place, SWAP if which == 0 else MOVE)
