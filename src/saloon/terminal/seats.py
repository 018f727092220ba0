"""Who sits where: default names, and what a saved game remembers about its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.core.words import load_words

if TYPE_CHECKING:
    from saloon.records.record import Record

LONGEST_NAME: Final = 24
NAMES: Final = "names"
BOTS: Final = "bots"
"""The notes of a record: the names of all seats, and for every seat the spec of its bot ("" for a person)."""


def default_names(players: int, lang: str, mine: str = "") -> list[str]:
    """Names for all seats; the first is the person's own if there is one."""
    names = [name.strip() for name in load_words("saloon", lang).say("seat-names").split(",")]
    chosen = [names[seat] if seat < len(names) else str(seat) for seat in range(players)]
    if clean_name(mine):
        chosen[0] = clean_name(mine)
    return chosen


def clean_name(name: str) -> str:
    """A name that is safe on a screen: on one line, without control characters, not too long."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


def noted_names(record: Record, lang: str) -> list[str]:
    """The names in a record, otherwise those of the language."""
    names = _noted(record, NAMES)
    cleaned = [clean_name(name) for name in names]
    return cleaned if cleaned and all(cleaned) else default_names(record.players, lang)


def noted_bots(record: Record) -> list[str]:
    """The bots in a record, for every seat but the first; empty if it has none."""
    return _noted(record, BOTS)[1:]


def _noted(record: Record, name: str) -> list[str]:
    """A note with a text for every seat; empty if it is missing or invalid."""
    found = record.notes.get(name)
    if not isinstance(found, list) or len(found) != record.players:
        return []
    return found if all(isinstance(text, str) for text in found) else []
