"""The rules that guards name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.refusal import RuleBook

BOOK: Final = RuleBook()

T1: Final[i64] = BOOK.rule("PC-T1")
T9: Final[i64] = BOOK.rule("PC-T9")
T10: Final[i64] = BOOK.rule("PC-T10")
F1: Final[i64] = BOOK.rule("PC-F1")
F2: Final[i64] = BOOK.rule("PC-F2")
F4: Final[i64] = BOOK.rule("PC-F4")
B1: Final[i64] = BOOK.rule("PC-B1")
B2: Final[i64] = BOOK.rule("PC-B2")
C1: Final[i64] = BOOK.rule("PC-C1")
C3: Final[i64] = BOOK.rule("PC-C3")
R5: Final[i64] = BOOK.rule("PC-R5")
