"""Numbers as people of a language write them."""

from __future__ import annotations

from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def short(value: float) -> str:
    """As Python writes it, with as many digits as its size deserves."""
    return f"{value:,.{digits_of(value)}f}"


def digits_of(value: float) -> int:
    """How many digits after the point a number deserves."""
    return 0 if abs(value) >= 1000 else 1


def localized(number: str, lang: str) -> str:
    """A number as Python writes it, as people write it: in Czech with a decimal comma and spaces."""
    if lang == "cs":
        number = number.replace(",", NO_BREAK).replace(".", ",")
    return number.replace(" ", NO_BREAK)


def ranged(ends: list[float], digits: int, lang: str) -> str:
    """A mean, with the bounds of its interval in brackets if they are there too."""
    mean, *bounds = [localized(f"{end:,.{digits}f}", lang) for end in ends]
    apart = "; " if lang == "cs" else ", "
    return f"{mean} [{apart.join(bounds)}]" if bounds else mean
