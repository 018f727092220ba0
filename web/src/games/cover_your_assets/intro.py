"""The introduction of Cover Your Assets: where it begins and what happens (see web/write_intros.py)."""

from __future__ import annotations

from typing import Any

TABLE: dict[str, Any] = {
    "players": 4,
    "options": {"end": "quick"},
    "turn": 0,
    "hands": {
        0: ["jewels", "jewels", "motor_boat", "silver", "bank_account"],
        1: ["motor_boat", "classic_auto", "piggy_bank", "house", "baseball_cards"],
        2: ["classic_auto", "classic_auto", "coin_collection", "cash_mattress", "house"],
        3: ["motor_boat", "piggy_bank", "baseball_cards", "coin_collection", "stocks"],
    },
    "stacks": {
        1: [["house", "house"], ["coin_collection", "coin_collection"]],
        2: [["stocks", "stocks"]],
        3: [["piggy_bank", "piggy_bank"], ["bank_account", "bank_account", "gold"]],
    },
    "discard": ["baseball_cards", "coin_collection"],
    # What is drawn: me 2, Belle 1, Doc 2, Annie 1, me 1, then Belle 1 and me 1 after the challenge, …
    "draw": ["stocks", "stocks", "jewels", "jewels", "cash_mattress", "baseball_cards", "house", "silver",
             "classic_auto", "stocks", "motor_boat", "house", "jewels"],
}  # fmt: skip

STEPS: list[tuple[str, list[tuple[int, str, dict[str, Any]]]]] = [
    ("table", []),
    ("pair", [(0, "pair", {"asset": "jewels"})]),
    ("safe", [
        (1, "discard", {"card": "piggy_bank"}),
        (2, "pair", {"asset": "classic_auto"}),
        (3, "discard", {"card": "motor_boat"}),
    ]),
    ("discard", [
        (0, "take_discard", {"card": "motor_boat"}),
        (1, "challenge", {"target": 0, "card": "motor_boat"}),
    ]),
    ("answer", [(0, "answer", {"card": "silver"}), (1, "concede", {})]),
    ("won", [
        (2, "discard", {"card": "coin_collection"}),
        (3, "discard", {"card": "coin_collection"}),
    ]),
    ("steal", [(0, "challenge", {"target": 3, "card": "bank_account"}), (3, "concede", {})]),
    ("stolen", [
        (1, "discard", {"card": "baseball_cards"}),
        (2, "discard", {"card": "cash_mattress"}),
        (3, "discard", {"card": "stocks"}),
    ]),
    ("cover", [(0, "pair", {"asset": "stocks"})]),
    ("end", []),
]  # fmt: skip
