"""Writes the scripted table of every introduction, by playing it in the real game.

python web/write_intros.py           writes web/src/games/<game>/intro.json
python web/write_intros.py --check   only says whether they are up to date

A game's script is `intro.py` in the folder of its board, and nothing but data:

- `TABLE`: the position that it begins with, as `game.scenario` takes it;
- `STEPS`: every step by the name of its text (`board-intro-<name>`), and what happens before the next one, as
  (player, family, arguments). Where the first of these is mine, the newcomer has to choose just that.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from saloon import load

if TYPE_CHECKING:
    from saloon import Game, State

GAMES = Path(__file__).parent / "src" / "games"
ME = 0
"""The newcomer's seat."""


def scripts() -> list[Path]:
    """The scripts of all games that have one."""
    return sorted(GAMES.glob("*/intro.py"))


def written(script: Path) -> Path:
    """Where the table of a script is written."""
    return script.with_name("intro.json")


def encode(script: Path) -> str:
    """The table at every step of a script, and the one choice that the step asks for."""
    told = runpy.run_path(str(script))
    game = load(script.parent.name)
    state = game.scenario(told["TABLE"])
    steps: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for name, plays in told["STEPS"]:
        wanted = [_choice(game, *plays[0][1:])] if plays and plays[0][0] == ME else []
        steps.append(
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
            state.apply(player, game.action(family, **arguments))
            events += _seen(state)
    return msgspec.json.encode(steps).decode() + "\n"


def _choice(game: Game, family: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """A choice as the server tells it."""
    action = game.action(family, **arguments)
    named = game.describe(action)
    return {"action": action, "family": named.pop("family"), "arguments": named}


def _seen(state: State) -> list[dict[str, Any]]:
    """What I saw happen, as the server tells it."""
    events = []
    for event in state.events or []:
        if event.visible_to(ME):
            arguments = event.describe()
            del arguments["event"]
            events.append({"number": 0, "event": event.kind.name, "arguments": arguments, "at": 0})
    return events


def main() -> int:
    """Write the files, or check them."""
    checking = "--check" in sys.argv[1:]
    stale = 0
    for script in scripts():
        text, file = encode(script), written(script)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale += 1
            if checking:
                print(f"{file.relative_to(GAMES)} is out of date; run: make types")
            else:
                file.write_text(text, encoding="utf-8")
    return int(checking and stale > 0)


if __name__ == "__main__":
    sys.exit(main())
