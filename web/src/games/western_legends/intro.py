"""The introduction of Western Legends: where it begins and what happens (see web/write_intros.py)."""

from __future__ import annotations

from typing import Any

TABLE: dict[str, Any] = {
    "players": 3,
    "turn": 0,
    "phase": "start",
    "first": 0,
    "seats": {
        0: {"character": "kit_carson", "space": "C12", "money": 20, "hand": ["KS"], "equipment": ["rifle"]},
        1: {"character": "doc_holliday", "space": "C11", "money": 40, "nuggets": 2, "hand": ["6D"]},
        2: {"character": "bass_reeves", "space": "D1", "money": 30, "hand": ["9C", "JH"]},
    },
    "deck": ["4S", "8C", "QD", "2C"],
}

STEPS: list[tuple[str, list[tuple[int, str, dict[str, Any]]]]] = [
    ("land", []),
    ("income", [(0, "income", {"income": "both"})]),
    ("move", [(0, "step", {"space": "C11"})]),
    ("stop", [(0, "stop", {})]),
    ("prospect", [(0, "prospect", {})]),
    ("attack", [(0, "attack", {"target": 1, "fight": "duel"})]),
    ("card", [(0, "prepare", {"card": "king_spades"}), (1, "prepare", {"card": "6_diamonds"})]),
    ("end", []),
]
