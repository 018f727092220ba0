"""The rules that guards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.refusal import RuleBook

BOOK: Final = RuleBook()

H2: Final[i64] = BOOK.rule("DT-H2")
H3: Final[i64] = BOOK.rule("DT-H3")
H7: Final[i64] = BOOK.rule("DT-H7")
V1: Final[i64] = BOOK.rule("DT-V1")
T3: Final[i64] = BOOK.rule("DT-T3")
T5: Final[i64] = BOOK.rule("DT-T5")
T7: Final[i64] = BOOK.rule("DT-T7")
SA1: Final[i64] = BOOK.rule("DT-SA1")
SA3: Final[i64] = BOOK.rule("DT-SA3")
SA4: Final[i64] = BOOK.rule("DT-SA4")
DB1: Final[i64] = BOOK.rule("DT-DB1")
DB3: Final[i64] = BOOK.rule("DT-DB3")
DB4: Final[i64] = BOOK.rule("DT-DB4")
C2: Final[i64] = BOOK.rule("DT-C2")
C3: Final[i64] = BOOK.rule("DT-C3")
C8: Final[i64] = BOOK.rule("DT-C8")
X9: Final[i64] = BOOK.rule("DT-X9")
R3: Final[i64] = BOOK.rule("DT-R3")
R4: Final[i64] = BOOK.rule("DT-R4")
R23: Final[i64] = BOOK.rule("DT-R23")
R27: Final[i64] = BOOK.rule("DT-R27")
R34: Final[i64] = BOOK.rule("DT-R34")
