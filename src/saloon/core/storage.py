"""Storage: a state as JSON, by the names of its parts and steps, and back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from saloon.core.chance import CHANCE_CELLS
from saloon.core.errors import BadState
from saloon.core.layout import CHANCE, ENDING, FRAME_CELLS, OPEN_LANES, REVEALED, TOPS, stack_base

if TYPE_CHECKING:
    from saloon.core.game import Game
    from saloon.core.layout import Layout
    from saloon.core.state import State


def state_to_json(state: State) -> str:
    """The whole state; keep it from players, it holds what they may not know."""
    layout = state.layout
    cells = state.cells
    stacks: list[list[list[int | str]]] = []
    for stack in range(layout.stack_count):
        frames: list[list[int | str]] = []
        for at in range(stack_base(layout, stack), cells[TOPS + stack] + 1, FRAME_CELLS):
            name = layout.steps[cells[at]].name
            frames.append([name, cells[at + 1], cells[at + 2], cells[at + 3]])
        stacks.append(frames)
    stored: dict[str, Any] = {
        "game": layout.game.name,
        "version": layout.game.version,
        "players": layout.players,
        "options": layout.options,
        "components": layout.own_components,
        "secret": state.secret.hex(),
        "chance": [cells[CHANCE + i] for i in range(CHANCE_CELLS)],
        "ending": cells[ENDING],
        "revealed": cells[REVEALED],
        "stacks": stacks,
        "kept": [cells[at] for at in _kept_cells(layout)],
        "parts": {part.name: part.dump(state) for part in layout.parts},
    }
    return json.dumps(stored, separators=(",", ":"))


def state_from_json(game: Game, text: Any) -> State:
    """The state that `state_to_json` wrote; BadState says what is wrong with the text."""
    try:
        stored = json.loads(text)
    except (TypeError, ValueError) as error:
        raise BadState(f"this is no stored state: {error}") from None
    if not isinstance(stored, dict) or stored.get("game") != game.name:
        raise BadState(f"this is no stored state of {game.name}")
    if not game.can_upgrade(stored.get("version")):
        raise BadState(
            f"this state is of version {stored.get('version')} of {game.name}; this is version {game.version}"
        )
    try:
        return _restore(game, stored)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise BadState(f"this stored state of {game.name} is damaged: {error!r}") from None


def _kept_cells(layout: Layout) -> list[int]:
    """The cells that are kept while lanes are open (see `lanes.py`)."""
    places: list[int] = []
    if len(layout.owned) > 0:
        places += range(layout.openings, layout.openings + layout.players * FRAME_CELLS)
    for part in layout.owned:
        places += range(part.kept, part.kept + part.size)
    return places


def _restore(game: Game, stored: dict[str, Any]) -> State:
    layout = game.layout(
        stored["players"], *game.upgraded(stored["version"], stored["options"], stored["components"])
    )
    state = game.blank(layout, 0, bytes.fromhex(stored["secret"]))
    cells = state.cells
    if len(stored["chance"]) != CHANCE_CELLS:
        raise BadState(f"'chance' needs {CHANCE_CELLS} numbers")
    for i, number in enumerate(stored["chance"]):
        cells[CHANCE + i] = number
    if not 0 <= stored["ending"] <= len(game.reasons):
        raise BadState(f"'ending' is a number from 0 to {len(game.reasons)}")
    cells[ENDING] = stored["ending"]
    cells[REVEALED] = stored["revealed"]
    steps = {step.name: step for step in layout.steps}
    if len(stored["stacks"]) != layout.stack_count:
        raise BadState(f"'stacks' needs {layout.stack_count} lists")
    for stack, frames in enumerate(stored["stacks"]):
        state.stack = stack
        if len(frames) * FRAME_CELLS > layout.stack_size:
            raise BadState(f"stack {stack} has room for {layout.stack_size // FRAME_CELLS} steps")
        for name, player, a, b in frames:
            if not 0 <= player < layout.players:
                raise BadState(f"'{name}' asks player {player}; players are 0 to {layout.players - 1}")
            state.push(steps[name], player, a, b)
        if stack > 0 and frames:
            cells[OPEN_LANES] += 1
    state.stack = 0
    parts = {part.name: part for part in layout.parts}
    if set(parts) != set(stored["parts"]):
        raise BadState(f"a state of {game.name} has the parts {', '.join(parts)}")
    for name, numbers in stored["parts"].items():
        parts[name].load(state, numbers)
    kept = stored["kept"]
    places = _kept_cells(layout)
    if len(kept) != len(places):
        raise BadState(f"'kept' needs {len(places)} numbers")
    for at, number in zip(places, kept, strict=True):
        cells[at] = number
    total = layout.components_total()
    if total:
        held = [0] * len(total)
        for part in layout.parts:
            part.held(state, held)
        if held != total:
            raise BadState(f"this stored state of {game.name} does not hold every component exactly once")
    return state
