"""The rules that guards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.refusal import RuleBook

BOOK: Final = RuleBook()

T1: Final[i64] = BOOK.rule("CA-T1")
T2: Final[i64] = BOOK.rule("CA-T2")
F1: Final[i64] = BOOK.rule("CA-F1")
F2: Final[i64] = BOOK.rule("CA-F2")
F3: Final[i64] = BOOK.rule("CA-F3")
F4: Final[i64] = BOOK.rule("CA-F4")
F6: Final[i64] = BOOK.rule("CA-F6")
F9: Final[i64] = BOOK.rule("CA-F9")
D1: Final[i64] = BOOK.rule("CA-D1")
C1: Final[i64] = BOOK.rule("CA-C1")
C2: Final[i64] = BOOK.rule("CA-C2")
C3: Final[i64] = BOOK.rule("CA-C3")
C4: Final[i64] = BOOK.rule("CA-C4")
C6: Final[i64] = BOOK.rule("CA-C6")
A2: Final[i64] = BOOK.rule("CA-A2")
A5: Final[i64] = BOOK.rule("CA-A5")
A8: Final[i64] = BOOK.rule("CA-A8")
A9: Final[i64] = BOOK.rule("CA-A9")
A11: Final[i64] = BOOK.rule("CA-A11")
A12: Final[i64] = BOOK.rule("CA-A12")
A13: Final[i64] = BOOK.rule("CA-A13")
X3: Final[i64] = BOOK.rule("CA-X3")
X4: Final[i64] = BOOK.rule("CA-X4")
X5: Final[i64] = BOOK.rule("CA-X5")
J5: Final[i64] = BOOK.rule("CA-J5")
R20: Final[i64] = BOOK.rule("CA-R20")
R30: Final[i64] = BOOK.rule("CA-R30")
R31: Final[i64] = BOOK.rule("CA-R31")
R44: Final[i64] = BOOK.rule("CA-R44")
TWO_P6: Final[i64] = BOOK.rule("CA-2P6")
TWO_P7: Final[i64] = BOOK.rule("CA-2P7")
TWO_P8: Final[i64] = BOOK.rule("CA-2P8")
TWO_P9: Final[i64] = BOOK.rule("CA-2P9")
THREE_P4: Final[i64] = BOOK.rule("CA-3P4")
MOVE_ORDER: Final[i64] = BOOK.rule("CA-23A3")
