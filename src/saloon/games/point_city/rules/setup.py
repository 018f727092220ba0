"""Setting up: PC-S1 to PC-S9, PC-A1 to PC-A4."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.point_city.actions import FIRST_PLAYER
from saloon.games.point_city.components import INGENUITY, PLACES, TIERS, TOKENS
from saloon.games.point_city.market import resource_face
from saloon.games.point_city.rules import flow
from saloon.games.point_city.table import START_ROW, PointCity


def set_up(t: PointCity, s: State) -> None:
    """Deck, market, tokens, one ingenuity each, and a random first player."""
    for tier in range(TIERS - 1, -1, -1):
        _stack_tier(t, s, tier)
    for place in range(PLACES):
        t.market.lay(s, place, resource_face(t.deck.take(s)))
    _lay_tokens(t, s)
    for player in range(t.players):  # the automa starts with nothing (PC-A2)
        t.holdings.gain(s, player, INGENUITY)
    if t.solo:
        t.markers.row.set(s, START_ROW)
    first = s.below(t.players)
    t.first_player.set(s, first)
    s.tell(FIRST_PLAYER, first)
    flow.start_turn(t, s, first)


def _stack_tier(t: PointCity, s: State, tier: i64) -> None:
    """Put some cards of a tier on top of the deck, in random order, and the others out of the game."""
    pile = t.of_tier[tier][:]
    left: i64 = len(pile)
    kept: i64 = t.kept[tier]
    for _card in range(kept):
        drawn = s.below(left)
        left -= 1
        t.deck.put(s, pile[drawn])
        pile[drawn] = pile[left]
    for card in range(left):
        t.removed.put(s, pile[card])


def _lay_tokens(t: PointCity, s: State) -> None:
    """PC-S7, PC-A3: the required number of tokens, in a random row."""
    boxed = vec[i64]([i64(token) for token in range(TOKENS)])
    left: i64 = TOKENS
    for place in range(t.tokens_in_play):
        drawn = s.below(left)
        left -= 1
        t.tokens.lay(s, boxed[drawn], place + 1)
        boxed[drawn] = boxed[left]
