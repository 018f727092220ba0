"""The rules that guards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import RuleBook

BOOK: Final = RuleBook()

ONE_ACTION_A_TURN: Final[i64] = BOOK.rule("CA-T1")
NO_PASSING: Final[i64] = BOOK.rule("CA-T2")
PAIR_IS_TWO_OF_A_KIND: Final[i64] = BOOK.rule("CA-F1")
TOP_DISCARD_MUST_BE_THE_SAME: Final[i64] = BOOK.rule("CA-F2")
ASSET_AND_WILD: Final[i64] = BOOK.rule("CA-F3")
TWO_WILDS_ARE_NO_SET: Final[i64] = BOOK.rule("CA-F4")
ONE_CARD_COMES_FROM_HAND: Final[i64] = BOOK.rule("CA-F6")
EMPTY_DISCARD_PILE: Final[i64] = BOOK.rule("CA-F9")
DISCARDS_COME_FROM_HAND: Final[i64] = BOOK.rule("CA-D1")
CHALLENGES_GO_FOR_OTHERS: Final[i64] = BOOK.rule("CA-C1")
BOTTOM_SETS_ARE_SAFE: Final[i64] = BOOK.rule("CA-C2")
NEEDS_OWN_SET: Final[i64] = BOOK.rule("CA-C3")
OPENING_CARD_MATCHES: Final[i64] = BOOK.rule("CA-C4")
ANSWERS_MATCH: Final[i64] = BOOK.rule("CA-C6")
FIRST_ACTION_IS_A_DUTY: Final[i64] = BOOK.rule("CA-A2")
NOT_AGAIN_AFTER_LOSING: Final[i64] = BOOK.rule("CA-A5")
UPGRADE_IS_OF_THE_SAME_KIND: Final[i64] = BOOK.rule("CA-A8")
ACTION_CARDS_COME_FROM_HAND: Final[i64] = BOOK.rule("CA-A9")
SECOND_SETS_IN_ADVANCED_GAMES: Final[i64] = BOOK.rule("CA-A11")
SECOND_SET_NEEDS_ONE_BELOW: Final[i64] = BOOK.rule("CA-A12")
SECOND_SET_NEEDS_A_DOUBLE: Final[i64] = BOOK.rule("CA-A13")
SWAP_WITH_ANOTHER_PLAYER: Final[i64] = BOOK.rule("CA-X3")
SWAP_NEEDS_TWO_SETS: Final[i64] = BOOK.rule("CA-X4")
MOVE_NEEDS_A_STACK: Final[i64] = BOOK.rule("CA-X5")
PENNY_JAR_NEEDS_A_DOUBLE: Final[i64] = BOOK.rule("CA-J5")
EMPTY_PILES_STAY_EMPTY: Final[i64] = BOOK.rule("CA-R20")
MOVE_NEEDS_TWO_SETS: Final[i64] = BOOK.rule("CA-R30")
NO_SETS_WITH_ACTION_CARDS: Final[i64] = BOOK.rule("CA-R31")
CONTEST_WITH_ONE_CARD: Final[i64] = BOOK.rule("CA-R44")
DRAFTS_NEED_DRAFT_PILES: Final[i64] = BOOK.rule("CA-2P6")
DRAFT_WITH_A_HAND_CARD: Final[i64] = BOOK.rule("CA-2P7")
DRAFT_IS_ONE_SET: Final[i64] = BOOK.rule("CA-2P8")
DRAFTS_CAN_BE_CONTESTED: Final[i64] = BOOK.rule("CA-2P9")
ONE_PILE_WITHIN_REACH: Final[i64] = BOOK.rule("CA-3P4")
MOVES_TURNED_UP_ARE_ORDERED: Final[i64] = BOOK.rule("CA-23A3")
