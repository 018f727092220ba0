"""Setting up: DT-S1 to DT-S8."""

from __future__ import annotations

from saloon.authoring import State
from saloon.games.dice_town.actions import FIRST_SHERIFF
from saloon.games.dice_town.components import KINDS, STORE_KINDS
from saloon.games.dice_town.rules import dice, town
from saloon.games.dice_town.table import DiceTown


def set_up(t: DiceTown, s: State) -> None:
    """Both piles, the row of deeds, the nuggets, everybody's dollars, and the first Sheriff."""
    for kind in range(KINDS):
        pile = t.store_pile if kind < STORE_KINDS else t.deed_pile
        for _copy in range(t.copies_of[kind]):
            pile.put(s, kind)
    t.store_pile.shuffle(s)
    t.deed_pile.shuffle(s)
    town.show_deeds(t, s)
    t.nuggets.fill_bank(s, t.start_nuggets)
    t.money.fill_bank(s, t.start_bank + t.start_money * t.players)
    for seat in range(t.players):
        t.money.pay(s, t.bank, seat, t.start_money)
    first = s.below(t.players) if t.random_sheriff else 0
    t.sheriff.set(s, first)
    s.tell(FIRST_SHERIFF, first)
    s.push(dice.NEW_ROUND, 0)
