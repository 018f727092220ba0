"""Looking at what is hidden before a fight (WL-J2, WL-R22, WL-R68): only the looker learns it."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.actions import LOOKED, SAW_CARD, SAW_FIGHT_CARD
from saloon.games.western_legends.ids import FIGHT_CARDS, NONE, POKER_CARDS
from saloon.games.western_legends.rules.fights import side_of
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends


def look_at_hand(c: WesternLegends, s: State, player: i64, rival: i64, number: i64) -> None:
    """A fighter looks at so many random cards of the rival's hand, or at all of them."""
    if rival == NONE:
        return
    row = side_of(c, s, player)
    left = c.hands.size_of(s, rival)
    wanted = min(number, left)
    if wanted == 0:
        return
    s.tell(LOOKED, player, wanted)
    for card in range(POKER_CARDS):
        if not c.hands.has(s, rival, card):
            continue
        if s.below(left) < wanted:  # each set of cards is as likely as any other
            wanted -= 1
            c.known.set(s, row, card, 1)
            s.whisper(player, SAW_CARD, rival, card)
        left -= 1


def look_at_fight_cards(c: WesternLegends, s: State, player: i64, number: i64) -> None:
    """A fighter looks at so many random ones of the fight cards drawn for the opponent."""
    left = c.drawn.count(s)
    wanted = min(number, left)
    s.tell(LOOKED, player, wanted)
    for card in range(FIGHT_CARDS):
        if c.drawn.find(s, FIGHT_PIECE + card) < 0:
            continue
        if s.below(left) < wanted:
            wanted -= 1
            c.known_fight_cards.set(s, card, 1)
            s.whisper(player, SAW_FIGHT_CARD, card)
        left -= 1
