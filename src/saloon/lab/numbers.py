"""Numbers in the notation of a language."""

from __future__ import annotations

from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def short(value: float) -> str:
    """A number in Python's notation, with digits that suit its size."""
    return f"{value:,.{digits_of(value)}f}"


def digits_of(value: float) -> int:
    """How many digits after the point suit a number."""
    return 0 if abs(value) >= 1000 else 1


def localized(number: str, lang: str) -> str:
    """A number in Python's notation turned into the language's: in Czech with a decimal comma and spaces."""
    if lang == "cs":
        number = number.replace(",", NO_BREAK).replace(".", ",")
    return number.replace(" ", NO_BREAK)


def ranged(ends: list[float], digits: int, lang: str) -> str:
    """A mean, with the bounds of its interval in brackets, if it has any."""
    mean, *bounds = [localized(f"{end:,.{digits}f}", lang) for end in ends]
    apart = "; " if lang == "cs" else ", "
    return f"{mean} [{apart.join(bounds)}]" if bounds else mean
