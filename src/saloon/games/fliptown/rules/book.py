"""The rules that guards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import RuleBook

BOOK: Final = RuleBook()

CIRCLED_SPACES_STAY_SO: Final[i64] = BOOK.rule("FT-C10")
# The turn.
THREE_CARDS_THREE_PARTS: Final[i64] = BOOK.rule("FT-T4")
SUIT_LEADS_TO_AN_AREA: Final[i64] = BOOK.rule("FT-T7")
ONE_MAIN_ACTION: Final[i64] = BOOK.rule("FT-T10")
ORDER_OF_A_TURN: Final[i64] = BOOK.rule("FT-T13")
ANOTHER_SUIT_FOR_GOLD: Final[i64] = BOOK.rule("FT-G1")
ANOTHER_VALUE_FOR_GOLD: Final[i64] = BOOK.rule("FT-G2")
ANOTHER_SUIT_FOR_THE_COWBOT: Final[i64] = BOOK.rule("FT-G10")
ACT_IF_YOU_CAN: Final[i64] = BOOK.rule("FT-R6")
PAY_FOR_WHAT_YOU_NEED: Final[i64] = BOOK.rule("FT-R42")
# The areas.
STOPS_UP_TO_YOUR_VALUE: Final[i64] = BOOK.rule("FT-TR2")
NO_WAY_BACK: Final[i64] = BOOK.rule("FT-TR3")
WHAT_STOPS_BRING: Final[i64] = BOOK.rule("FT-TR8")
ROB_EVERY_TARGET_ONCE: Final[i64] = BOOK.rule("FT-BL2")
LESS_WITH_A_BANDANA: Final[i64] = BOOK.rule("FT-BL12")
ROOMS_NEED_A_PASSAGE: Final[i64] = BOOK.rule("FT-MI2")
LESS_WITH_THE_UNDERTAKER: Final[i64] = BOOK.rule("FT-CE8")
PENDING_BONUS_ACTIONS: Final[i64] = BOOK.rule("FT-BA1")
BONUS_ACTIONS_NEED_NO_CARDS: Final[i64] = BOOK.rule("FT-BA5")
# The town.
VISITS_USE_THE_BUILDING: Final[i64] = BOOK.rule("FT-TWb")
SIGN_BEFORE_OR_AFTER: Final[i64] = BOOK.rule("FT-TWc")
UNDERTAKER: Final[i64] = BOOK.rule("FT-TW1a")
BANK: Final[i64] = BOOK.rule("FT-TW2b")
HIDEOUT: Final[i64] = BOOK.rule("FT-TW3")
STABLES: Final[i64] = BOOK.rule("FT-TW4a")
GENERAL_STORE: Final[i64] = BOOK.rule("FT-TW5a")
CHURCH: Final[i64] = BOOK.rule("FT-TW6")
HOTEL: Final[i64] = BOOK.rule("FT-TW7a")
LAND_OFFICE: Final[i64] = BOOK.rule("FT-TW8a")
SHAPES_LIE_ON_FREE_LOTS: Final[i64] = BOOK.rule("FT-TW8b")
GUNSMITH: Final[i64] = BOOK.rule("FT-TW9a")
BAIL_BONDS: Final[i64] = BOOK.rule("FT-TW10a")
REWARDS_FOR_OUTLAWS: Final[i64] = BOOK.rule("FT-TW10c")
SHERIFFS_OFFICE: Final[i64] = BOOK.rule("FT-TW11")
SALOON: Final[i64] = BOOK.rule("FT-TW12")
CLUB: Final[i64] = BOOK.rule("FT-TW13")
CROSS_OUT_UP_TO_THAT_MANY: Final[i64] = BOOK.rule("FT-R22")
# Characters.
ABILITIES_ONCE_A_GAME: Final[i64] = BOOK.rule("FT-CH2")
CHEAT_WITH_ONE_CARD: Final[i64] = BOOK.rule("FT-CH4")
PROSPECTOR_SHIFTS_BY_PANS: Final[i64] = BOOK.rule("FT-CH5")
MARSHAL_DRAWS_AGAIN: Final[i64] = BOOK.rule("FT-CH6")
MAYOR_HAS_CARDS_FLIPPED: Final[i64] = BOOK.rule("FT-CH10")
WILD_CARD_HAS_JOKERS: Final[i64] = BOOK.rule("FT-CH11")
WHEN_ABILITIES_ARE_USED: Final[i64] = BOOK.rule("FT-R26")
CHEAT_FOR_A_BETTER_HAND: Final[i64] = BOOK.rule("FT-R45")
# The sheriff.
BRIBES_IN_FULL: Final[i64] = BOOK.rule("FT-SH1")
NO_BRIBE_NEEDED: Final[i64] = BOOK.rule("FT-R24")
FINES_IN_FULL: Final[i64] = BOOK.rule("FT-R23")
