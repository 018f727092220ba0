"""Writes intro.json, the scripted table of the introduction, by playing it in the real game.

python web/src/games/point_city/write_intro.py           writes it
python web/src/games/point_city/write_intro.py --check   only says whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from saloon.core.state import State
from saloon.games.point_city import GAME

FILE = Path(__file__).with_name("intro.json")
ME = 0
MINI_GOLF, POST_OFFICE = 1, 10
"""Costs two community and gives a permanent energy; costs three energy and is civic."""
TABLE = {
    "players": 2,
    "turn": ME,
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

Play = tuple[int, str, dict[str, Any]]
"""Who does what."""
SCRIPT: list[tuple[str, list[Play]]] = [
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
