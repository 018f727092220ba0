"""Components: reading the file of a game's box, and checking a user's own version of it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from saloon.core.errors import BadComponents, shown

FILE: Final = "components.toml"
SOURCE_FIELDS: Final[list[str]] = ["source", "confidence"]
"""Fields that every table of the file may have in addition to its own."""
CONFIDENCES: Final[list[str]] = ["exact", "probable", "designed"]


def printed_components(package: str) -> dict[str, Any]:
    """The components that come with a game."""
    return tomllib.loads((files(package) / FILE).read_text(encoding="utf-8"))


def table_of(data: Mapping[str, Any], name: str, prefix: str = "") -> Mapping[str, Any]:
    """A required table within the data."""
    found = data.get(name)
    if not isinstance(found, Mapping):
        raise BadComponents("component-table", name=f"{prefix}{name}")
    return found


def check_number(value: Any, where: str, least: int, most: int) -> None:
    """Refuse anything but a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadComponents("component-number", name=where, least=least, most=most, given=shown(value))


def check_word(value: Any, where: str, known: list[str]) -> None:
    """Refuse anything but one of the known words."""
    if value not in known:
        raise BadComponents("component-word", name=where, words=", ".join(known))


def check_names(table: Mapping[str, Any], where: str, known: list[str]) -> None:
    """Refuse unknown fields: they are most likely misspelt."""
    for name in table:
        if name not in known and name not in SOURCE_FIELDS:
            there_is = ", ".join([*known, *SOURCE_FIELDS])
            raise BadComponents("component-unknown", name=f"{where}{name}", known=there_is)
