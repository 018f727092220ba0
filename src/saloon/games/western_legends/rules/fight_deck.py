"""The fight deck: cards are drawn for a fight and go below the deck again (WL-N1, WL-N11).

It is never shuffled anew, so whoever has seen a card knows about where it lies: with those that were laid
below together, a layer. `fight_layers` says how many layers came after that of a card; `fight_memory` says
who knows the layer of a card.
"""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.ids import FIGHT_CARDS, NONE
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends


def draw_fight_cards(c: WesternLegends, s: State, number: i64) -> None:
    """Fight cards for an opponent; layers that they come from become one: nobody sees the seam."""
    layers = c.fight_layers
    for _card in range(min(number, c.fight_deck.count(s))):
        c.drawn.add(s, c.fight_deck.take(s))
    lowest = FIGHT_CARDS
    for card in range(FIGHT_CARDS):
        if c.drawn.find(s, FIGHT_PIECE + card) >= 0:
            lowest = min(lowest, layers.get(s, card))
    for card in range(FIGHT_CARDS):
        if c.drawn.find(s, FIGHT_PIECE + card) >= 0:
            layers.set(s, card, lowest)


def lay_below(c: WesternLegends, s: State) -> None:
    """WL-N11: all fight cards of a fight go below their deck in random order."""
    shown: i64 = NONE
    piece = c.picked.take(s)
    if piece != NONE:
        c.drawn.add(s, piece)
        if c.fighting.open.get(s):
            shown = piece
    left = c.drawn.count(s)
    if left == 0:
        return
    _remember(c, s, shown)
    for card in range(FIGHT_CARDS):
        drawn = c.drawn.find(s, FIGHT_PIECE + card) >= 0
        c.fight_layers.set(s, card, 0 if drawn else c.fight_layers.get(s, card) + 1)
    while left > 0:
        place = s.below(left)
        for slot in range(FIGHT_CARDS):
            if c.drawn.get(s, slot) == NONE:
                continue
            if place == 0:
                c.fight_deck.insert(s, 0, c.drawn.take(s, slot))
                break
            place -= 1
        left -= 1


def has_seen(c: WesternLegends, s: State, player: i64, piece: i64) -> bool:
    """Whether a player has seen a fight card drawn for the fight in progress, before any was shown to all."""
    f = c.fighting
    if f.handler.get(s) == player:
        return True
    return f.attacker.get(s) == player and c.known_fight_cards.get(s, piece - FIGHT_PIECE) == 1


def _remember(c: WesternLegends, s: State, shown: i64) -> None:
    """What everybody knows of the deck once the drawn cards lie below it.

    Of the layer that they come from, other known cards may be drawn or not for all that somebody knows who
    has not seen all that were drawn; unless all of the layer were.
    """
    layer = c.fight_layers.get(s, c.drawn.get(s, 0) - FIGHT_PIECE)
    top = c.fight_deck.top(s)
    some_stay = top != NONE and c.fight_layers.get(s, top - FIGHT_PIECE) == layer
    for player in range(c.players):
        saw_all = True
        for slot in range(FIGHT_CARDS):
            piece = c.drawn.get(s, slot)
            if piece != NONE and piece != shown and not has_seen(c, s, player, piece):
                saw_all = False
        for card in range(FIGHT_CARDS):
            piece = FIGHT_PIECE + card
            if c.fight_layers.get(s, card) != layer:
                continue
            if c.drawn.find(s, piece) >= 0 and (piece == shown or has_seen(c, s, player, piece)):
                c.fight_memory.set(s, player, card, 1)
            elif some_stay and not saw_all:
                c.fight_memory.set(s, player, card, 0)
