"""Writes games played by bots as the browser sees them: python web/src/gallery/write_samples.py

The gallery (gallery.html, `npm run dev`) shows boards without a server. Its samples are not kept in the
repository, and the gallery is not part of the build.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from saloon import load
from saloon.bots import make_bot

if TYPE_CHECKING:
    from saloon.core.actions import Argument, Family
    from saloon.core.events import EventKind
    from saloon.core.game import Game
    from saloon.core.state import State

HERE = Path(__file__).parent
GAME = "cover_your_assets"
SEED = 7
TABLES: dict[str, tuple[int, dict[str, str], int | None]] = {
    "2-classic": (2, {"end": "quick"}, 0),
    "3-classic": (3, {"end": "quick"}, 0),
    "4-classic": (4, {"end": "three_rounds"}, 0),
    "5-classic": (5, {"end": "quick"}, 2),
    "6-classic": (6, {"end": "quick"}, 0),
    "2-advanced": (2, {"end": "quick", "rules": "advanced"}, 0),
    "3-advanced": (3, {"end": "quick", "rules": "advanced"}, 0),
    "4-advanced": (4, {"end": "two_wins", "rules": "advanced"}, 0),
    "6-advanced": (6, {"end": "quick", "rules": "advanced"}, 3),
    "4-spectator": (4, {"end": "quick"}, None),
}


def kind(found: Family | EventKind) -> dict[str, Any]:
    """A family or a kind of event as the server tells it."""
    return {"name": found.name, "arguments": [argument(told) for told in found.arguments]}


def argument(told: Argument) -> dict[str, Any]:
    """An argument as the server tells it."""
    return {"name": told.name, "words": told.words, "values": told.names if told.names else told.size}


def game_info(game: Game) -> dict[str, Any]:
    """What the lobby knows of a game, as far as boards need it."""
    return {
        "name": game.name,
        "version": game.version,
        "least_players": 2,
        "most_players": 6,
        "options": [],
        "families": [kind(family) for family in game.actions.families],
        "events": [kind(event) for event in game.events],
    }


def choice(game: Game, action: int) -> dict[str, Any]:
    """A choice as the server tells it."""
    named = game.describe(action)
    return {"action": action, "family": named.pop("family"), "arguments": named}


def moment(state: State, me: int | None, number: int) -> dict[str, Any]:
    """The table as one player sees it after a choice."""
    game = state.layout.game
    asked = me is not None and state.acts(me)
    events = []
    for event in state.events or []:
        if event.visible_to(me):
            told = event.describe()
            told.pop("event", None)
            events.append({"number": number, "event": event.kind.name, "arguments": told, "at": 0})
    return {
        "view": state.view(me),
        "prompt": state.prompt(me) if me is not None else "",
        "choices": [choice(game, action) for action in state.choices(me)] if asked and me is not None else [],
        "events": events,
    }


def play(game: Game, players: int, options: dict[str, str], me: int | None) -> dict[str, Any]:
    """A whole game between greedy bots."""
    state = game.new(players, SEED, options)
    state.listen()
    bots = [make_bot("greedy", seat) for seat in range(players)]
    moments = [moment(state, me, 0)]
    while not state.over:
        seat = state.actors()[0]
        action = bots[seat].choose(state.perspective(seat))
        state.listen()
        state.apply(seat, action)
        moments.append(moment(state, me, len(moments)))
    return {"me": me, "players": players, "moments": moments}


def main() -> None:
    """Write the samples."""
    game = load(GAME)
    text = Path(load(GAME).package.replace(".", "/")) / "text"
    source = HERE.parents[2] / "src" / text
    samples = {
        "game": game_info(game),
        "words": {
            lang: [(source / f"{lang}.ftl").read_text(), (source / f"rules.{lang}.ftl").read_text()]
            for lang in ["en", "cs"]
        },
        "tables": {name: play(game, *table) for name, table in TABLES.items()},
    }
    (HERE / "samples.json").write_bytes(msgspec.json.encode(samples))


if __name__ == "__main__":
    main()
