"""The fight deck: cards are drawn for a fight and go below the deck again (WL-N1, WL-N11).

It is never shuffled again, so a player who has seen a card knows about where it lies: with those that were
laid below together, a layer. `fight_layers` says how many layers came after that of a card; `fight_memory`
says who knows the layer of a card.
"""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.western_legends.components import ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends


def draw_fight_cards(t: WesternLegends, s: State, number: i64) -> None:
    """Fight cards for an opponent; layers that they come from become one: nobody sees the seam."""
    layers = t.fight_layers
    for _card in range(min(number, t.fight_deck.count(s))):
        t.drawn.add(s, t.fight_deck.take(s))
    lowest = ids.FIGHT_CARDS
    for card in range(ids.FIGHT_CARDS):
        if t.drawn.find(s, FIGHT_PIECE + card) >= 0:
            lowest = min(lowest, layers.get(s, card))
    for card in range(ids.FIGHT_CARDS):
        if t.drawn.find(s, FIGHT_PIECE + card) >= 0:
            layers.set(s, card, lowest)


def lay_below(t: WesternLegends, s: State) -> None:
    """WL-N11: all fight cards of a fight go below their deck in random order."""
    shown: i64 = NONE
    piece = t.picked.take(s)
    if piece != NONE:
        t.drawn.add(s, piece)
        if t.fighting.open.get(s):
            shown = piece
    left = t.drawn.count(s)
    if left == 0:
        return
    remember(t, s, shown)
    for card in range(ids.FIGHT_CARDS):
        drawn = t.drawn.find(s, FIGHT_PIECE + card) >= 0
        t.fight_layers.set(s, card, 0 if drawn else t.fight_layers.get(s, card) + 1)
    while left > 0:
        place = s.below(left)
        for slot in range(ids.FIGHT_CARDS):
            if t.drawn.get(s, slot) == NONE:
                continue
            if place == 0:
                t.fight_deck.insert(s, 0, t.drawn.take(s, slot))
                break
            place -= 1
        left -= 1


def has_seen(t: WesternLegends, s: State, player: i64, piece: i64) -> bool:
    """Whether a player has seen a fight card drawn for the fight in progress, before any was shown to all."""
    f = t.fighting
    if f.handler.get(s) == player:
        return True
    return f.attacker.get(s) == player and t.known_fight_cards.get(s, piece - FIGHT_PIECE) == 1


def remember(t: WesternLegends, s: State, shown: i64) -> None:
    """What everybody knows of the deck once the drawn cards lie below it.

    Of the layer that they come from, other known cards may be drawn or not for all that somebody knows who
    has not seen all that were drawn; unless all of the layer were.
    """
    layer = t.fight_layers.get(s, t.drawn.get(s, 0) - FIGHT_PIECE)
    top = t.fight_deck.top(s)
    some_stay = top != NONE and t.fight_layers.get(s, top - FIGHT_PIECE) == layer
    for player in range(t.players):
        saw_all = True
        for slot in range(ids.FIGHT_CARDS):
            piece = t.drawn.get(s, slot)
            if piece != NONE and piece != shown and not has_seen(t, s, player, piece):
                saw_all = False
        for card in range(ids.FIGHT_CARDS):
            piece = FIGHT_PIECE + card
            if t.fight_layers.get(s, card) != layer:
                continue
            if t.drawn.find(s, piece) >= 0 and (piece == shown or has_seen(t, s, player, piece)):
                t.fight_memory.set(s, player, card, 1)
            elif some_stay and not saw_all:
                t.fight_memory.set(s, player, card, 0)
