"""Writes intro.json, the scripted table of the introduction, by playing it in the real game.

python web/src/games/cover_your_assets/write_intro.py           writes it
python web/src/games/cover_your_assets/write_intro.py --check   only says whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from saloon import State, load

FILE = Path(__file__).with_name("intro.json")
GAME = load("cover_your_assets")
ME = 0
TABLE = {
    "players": 4,
    "options": {"end": "quick"},
    "turn": ME,
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

Play = tuple[int, str, dict[str, Any]]
"""Who does what."""
SCRIPT: list[tuple[str, list[Play]]] = [
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
"""Every step by its text, and what happens before the next one; where the first play is mine, I am asked."""


def choice(action: int) -> dict[str, Any]:
    """A choice as the server tells it."""
    named = GAME.describe(action)
    return {"action": action, "family": named.pop("family"), "arguments": named}


def told(state: State) -> list[dict[str, Any]]:
    """What I saw happen."""
    events = []
    for event in state.events or []:
        if event.visible_to(ME):
            arguments = event.describe()
            arguments.pop("event", None)
            events.append({"number": 0, "event": event.kind.name, "arguments": arguments, "at": 0})
    return events


def steps() -> list[dict[str, Any]]:
    """The table at every step, and the one choice that the step asks for."""
    state = GAME.scenario(TABLE)
    made: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for name, plays in SCRIPT:
        asked = bool(plays) and plays[0][0] == ME
        wanted = [choice(GAME.action(plays[0][1], **plays[0][2]))] if asked else []
        made.append(
            {
                "name": name,
                "view": state.view(ME),
                "prompt": state.prompt(ME),
                "choices": wanted,
                "events": events,
            }
        )
        events = []
        for player, family, arguments in plays:
            state.listen()
            state.apply(player, GAME.action(family, **arguments))
            events += told(state)
    return made


def main() -> int:
    """Write the file, or check it."""
    text = msgspec.json.encode(steps()).decode() + "\n"
    if "--check" in sys.argv[1:]:
        stale = not FILE.exists() or FILE.read_text() != text
        if stale:
            print(f"{FILE.name} is out of date; run: python {sys.argv[0]}")
        return int(stale)
    FILE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
