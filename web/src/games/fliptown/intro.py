"""The introduction of Fliptown: where it begins and what happens (see web/write_intros.py)."""

from __future__ import annotations

from typing import Any

TABLE: dict[str, Any] = {
    "players": 1,
    "round": 1,
    "turn": 1,
    "lineup": ["h4", "c7", "s13"],
    # The second line-up, a robbery card that is too low, the third line-up, and what follows.
    "deck": ["s1", "d9", "h2", "d2", "c11", "s6", "d12", "h13", "c3", "s8"],
    "sheriff": "d6",
}

STEPS: list[tuple[str, list[tuple[int, str, dict[str, Any]]]]] = [
    ("map", []),
    ("cards", [(0, "assign", {"suit": "left", "value": "middle"})]),
    ("ride", [(0, "ride", {"stop": "T3", "way": "plain"})]),
    ("bonus", [(0, "mourn", {"grave": "G21", "change": "none", "wanted": "all"})]),
    ("rob", [
        (0, "assign", {"suit": "left", "value": "middle"}),
        (0, "rob", {"target": "B9", "way": "plain", "wanted": "all"}),
    ]),
    ("gold", [(0, "assign", {"suit": "left", "value": "middle"})]),
    ("store", [(0, "visit", {"building": "town_05", "way": "plain"})]),
    ("buy", [(0, "buy", {"item": "bandana"})]),
    ("chain", [(0, "ride", {"stop": "T5", "way": "plain"})]),
    ("end", []),
]  # fmt: skip
