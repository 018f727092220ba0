"""Weights files: changing the numbers of a `weights.toml` and nothing else.

What was tuned for a number of players is written for that number only (`[players_2]`): at other tables it is
untested. Every change leaves an entry in `[[history]]`.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

HISTORY: Final = "[[history]]"


def changed_text(text: str, players: int, weights: Mapping[str, float], history: Mapping[str, Any]) -> str:
    """The text of a weights file with other numbers for that many players, and a line of history."""
    lines = text.rstrip("\n").split("\n")
    heading = f"[players_{players}]"
    if heading not in lines:
        end = lines.index(HISTORY) if HISTORY in lines else len(lines)
        while end and not lines[end - 1]:
            end -= 1
        lines[end:end] = ["", heading]
    start = lines.index(heading) + 1
    end = next((at for at in range(start, len(lines)) if lines[at].startswith("[")), len(lines))
    section = lines[start:end]
    for name, value in weights.items():
        line = f"{name} = {value!r}"
        at = next((at for at, old in enumerate(section) if re.match(rf"{re.escape(name)}\s*=", old)), None)
        if at is None:
            filled = max(
                (at + 1 for at, old in enumerate(section) if old.strip() and old[0] != "#"), default=0
            )
            section.insert(filled, line)
        else:
            section[at] = line
    lines[start:end] = section
    lines += ["", HISTORY, *[f"{name} = {json.dumps(value)}" for name, value in history.items()]]
    return "\n".join(lines) + "\n"


def rounded(weights: Mapping[str, float]) -> dict[str, float]:
    """Four digits are more than anybody can measure."""
    return {name: float(f"{value:.4g}") for name, value in weights.items()}
