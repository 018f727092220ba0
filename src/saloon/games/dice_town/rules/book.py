"""The rules that guards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import RuleBook

BOOK: Final = RuleBook()

CHOOSE_DICE_IN_SECRET: Final[i64] = BOOK.rule("DT-H2")
KEPT_DICE_STAY: Final[i64] = BOOK.rule("DT-H3")
KEEP_WHAT_YOU_CAN_PAY: Final[i64] = BOOK.rule("DT-H7")
ORDER_OF_PLACES: Final[i64] = BOOK.rule("DT-V1")
CHOOSE_AMONG_THE_TIED: Final[i64] = BOOK.rule("DT-T3")
OFFER_WHAT_YOU_OWN: Final[i64] = BOOK.rule("DT-T5")
OFFER_CARDS_OF_THE_HAND: Final[i64] = BOOK.rule("DT-T7")
ROB_SOMEBODY_ELSE: Final[i64] = BOOK.rule("DT-SA1")
TAKE_ALL_IF_THERE_ARE_FEWER: Final[i64] = BOOK.rule("DT-SA3")
ROB_SOMEBODY_WITH_CARDS: Final[i64] = BOOK.rule("DT-SA4")
ONE_CONSOLATION_THAT_FITS: Final[i64] = BOOK.rule("DT-DB1")
SHERIFF_ORDERS_VISITS: Final[i64] = BOOK.rule("DT-DB3")
WIRE_FENCES_TWO_DEEDS: Final[i64] = BOOK.rule("DT-DB4")
HOW_ACTION_CARDS_ARE_PLAYED: Final[i64] = BOOK.rule("DT-C2")
FREE_WITH_A_TOUGH_GUY: Final[i64] = BOOK.rule("DT-C3")
SHAKY_JOE_AT_ONCE: Final[i64] = BOOK.rule("DT-C8")
SHERIFF_NAMES_THE_WINNER: Final[i64] = BOOK.rule("DT-X9")
AS_MANY_DICE_AS_CAN_BE_PAID: Final[i64] = BOOK.rule("DT-R3")
CHEAT_ON_A_NEW_DIE: Final[i64] = BOOK.rule("DT-R4")
WIRE_NEEDS_A_DEED: Final[i64] = BOOK.rule("DT-R23")
OFFERS_ARE_BINDING: Final[i64] = BOOK.rule("DT-R27")
KEEP_EXACTLY_ONE: Final[i64] = BOOK.rule("DT-R34")
