"""Who sits where: names for those who give none."""

from __future__ import annotations

from saloon.core.words import load_words


def default_names(players: int, lang: str, mine: str = "") -> list[str]:
    """Names for all seats; the first is the person's own if there is one."""
    names = [name.strip() for name in load_words("saloon", lang).say("seat-names").split(",")]
    chosen = [names[seat] if seat < len(names) else str(seat) for seat in range(players)]
    if mine.strip():
        chosen[0] = " ".join(mine.split())
    return chosen
