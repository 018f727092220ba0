"""The rules that guards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import RuleBook

BOOK: Final = RuleBook()

ORDER_OF_A_TURN: Final[i64] = BOOK.rule("PC-T1")
DECK_NEEDS_TWO_CARDS: Final[i64] = BOOK.rule("PC-T9")
BOTH_CARDS_ARE_ONE_DECISION: Final[i64] = BOOK.rule("PC-T10")
FLIP_NEEDS_A_LINE_OF_RESOURCES: Final[i64] = BOOK.rule("PC-F1")
ONE_FLIP_A_TURN: Final[i64] = BOOK.rule("PC-F2")
BUILDINGS_STAY_UP: Final[i64] = BOOK.rule("PC-F4")
WHOLE_COST_AT_ONCE: Final[i64] = BOOK.rule("PC-B1")
EVERY_ICON_IS_PAID: Final[i64] = BOOK.rule("PC-B2")
TOKENS_FOR_CIVIC_BUILDINGS: Final[i64] = BOOK.rule("PC-C1")
NO_NEW_TOKENS: Final[i64] = BOOK.rule("PC-C3")
NO_CARD_TOO_MANY: Final[i64] = BOOK.rule("PC-R5")
