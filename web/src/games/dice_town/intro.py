"""The introduction of Dice Town: where it begins and what happens (see web/write_intros.py)."""

from __future__ import annotations

from typing import Any

TABLE: dict[str, Any] = {
    "players": 3,
    # One whose later rolls fit the story: two Jacks, then a Queen for me, and no Queen for the others.
    "seed": 257,
    "round": 2,
    "sheriff": 1,
    "rolls": {0: "9 9 K 10 A", 1: "10 10 A K 9", 2: "K J J 10 A"},
    "money": {0: 6, 1: 7, 2: 6},
    "bank": 6,
    "stagecoach": 2,
    "hands": {0: ["deed_2"], 1: ["deed_5", "deed_3"], 2: ["deed_4"]},
    "deed_row": ["deed_4", "deed_2", "deed_5"],
    "store_pile": ["horse", "dynamite"],
}

STEPS: list[tuple[str, list[tuple[int, str, dict[str, Any]]]]] = [
    ("town", []),
    ("roll", [
        (0, "keep", {"dice": "12"}),
        (1, "keep", {"dice": "12"}),
        (2, "keep", {"dice": "123"}),
    ]),
    ("street", []),
    ("again", [
        (0, "keep", {"dice": "34"}),
        (1, "keep", {"dice": "345"}),
        (2, "keep", {"dice": "45"}),
    ]),
    ("last", []),
    ("offer", [
        (0, "offer_money", {"money": 1}),
        (0, "offer_nuggets", {"nuggets": 0}),
        (0, "seal", {}),
        (2, "offer_money", {"money": 0}),
        (2, "seal", {}),
        (1, "choose", {"player": 0}),
    ]),
    # Whoever holds a store card is asked in every moment for one; the newcomer is spared that.
    ("store", [(0, "keep_card", {"card": "horse"}), (0, "pass_round", {})]),
    ("saloon", [(0, "rob", {"target": 1, "deeds": 1})]),
    ("end", []),
]  # fmt: skip
