"""The introduction of Point City: where it begins and what happens (see web/write_intros.py)."""

from __future__ import annotations

from typing import Any

MINI_GOLF, POST_OFFICE = 1, 10
"""Costs two community and gives a permanent energy; costs three energy and is civic."""
TABLE: dict[str, Any] = {
    "players": 2,
    "turn": 0,
    "market": {
        "11": "energy", "12": "community", "13": "community", "14": "ecology",
        "21": "industry", "22": MINI_GOLF, "23": POST_OFFICE, "24": "economy",
        "31": "economy", "32": 66, "33": 32, "34": "industry",
        "41": "energy", "42": "economy", "43": "ingenuity", "44": "ecology",
    },
    "deck": [3, 12, 19, 2, 26, "ecology", "energy", "industry", 21, "community", "economy", "energy",
             "ingenuity"],
    "deck_size": 44,
    "stocks": {0: ["ingenuity"], 1: ["ingenuity", "economy"]},
    "cities": {0: [0, 5], 1: [9, 11]},
    "supply": ["community_economy", "energy", "flat_low", "missing_types", "industry", "ingenuity_cards"],
}  # fmt: skip

STEPS: list[tuple[str, list[tuple[int, str, dict[str, Any]]]]] = [
    ("market", []),
    ("take", [
        (0, "take_across", {"row": "1", "column": "2"}),
        (1, "take_down", {"row": "2", "column": "4"}),
    ]),
    ("refill", []),
    ("build", [(0, "take_across", {"row": "2", "column": "1"})]),
    ("pay", [
        (0, "pay", {"doubles": 0, "ingenuity": 0}),
        (1, "draw", {}),
    ]),
    ("civic", [(0, "take_across", {"row": "2", "column": "2"})]),
    ("token", [
        (0, "choose", {"token": "energy"}),
        (1, "draw", {}),
    ]),
    ("flip", [(0, "flip", {"row": "4", "column": "2"})]),
    ("end", []),
]  # fmt: skip
