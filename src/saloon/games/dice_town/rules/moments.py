"""Every moment of Dice Town. States name them by their places in this list, so new ones go to its end."""

from __future__ import annotations

from typing import Final

from saloon.authoring import Step
from saloon.games.dice_town.rules import cards, dice, doc, end, saloon, store, ties, town

MOMENTS: Final[list[Step]] = [
    dice.NEW_ROUND,
    dice.ROLL,
    dice.KEEPING,
    dice.REVEAL,
    dice.TOUGH_GUYS,
    dice.PAY,
    dice.GIVING_BACK,
    cards.CHEAT_WINDOW,
    cards.CHEATING,
    dice.CHECK_HANDS,
    cards.ANSWER,
    cards.EFFECT,
    *[cards.WINDOWS[kind] for kind in cards.WITH_WINDOW],
    town.TOWN,
    town.USE,
    ties.OFFERS_IN,
    ties.OFFERING_MONEY,
    ties.OFFERING_NUGGETS,
    ties.OFFERING_CARDS,
    ties.DECIDING_TIE,
    town.DIG,
    store.SHOP,
    store.DRAW,
    store.KEEPING_DRAWN,
    cards.SHAKING,
    saloon.STEAL,
    saloon.ROBBING,
    saloon.KEEPING_TAKEN,
    town.PIN_BADGE,
    town.REFILL,
    doc.GATHER,
    doc.ORDERING_VISITS,
    doc.VISITS,
    doc.VISITING,
    doc.FENCING,
    end.ROUND_END,
    end.CHOOSING_WINNER,
]
