"""Looking at what is hidden before a fight (WL-J2, WL-R22, WL-R68): only the looker learns it."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.western_legends import actions
from saloon.games.western_legends.components import ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import fights
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends


def look_at_hand(t: WesternLegends, s: State, player: i64, rival: i64, number: i64) -> None:
    """A fighter looks at so many random cards of the rival's hand, or at all of them."""
    if rival == NONE:
        return
    row = fights.side_of(t, s, player)
    left = t.hands.size_of(s, rival)
    wanted = min(number, left)
    if wanted == 0:
        return
    s.tell(actions.LOOKED, player, wanted)
    for card in range(ids.POKER_CARDS):
        if not t.hands.has(s, rival, card):
            continue
        if s.below(left) < wanted:  # each set of cards is as likely as any other
            wanted -= 1
            t.known.set(s, row, card, 1)
            s.whisper(player, actions.SAW_CARD, rival, card)
        left -= 1


def look_at_fight_cards(t: WesternLegends, s: State, player: i64, number: i64) -> None:
    """A fighter looks at so many random ones of the fight cards drawn for the opponent."""
    left = t.drawn.count(s)
    wanted = min(number, left)
    s.tell(actions.LOOKED, player, wanted)
    for card in range(ids.FIGHT_CARDS):
        if t.drawn.find(s, FIGHT_PIECE + card) < 0:
            continue
        if s.below(left) < wanted:
            wanted -= 1
            t.known_fight_cards.set(s, card, 1)
            s.whisper(player, actions.SAW_FIGHT_CARD, card)
        left -= 1
