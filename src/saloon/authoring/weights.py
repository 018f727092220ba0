"""Weights: the numbers of a bot's evaluation, as data next to its code (`weights.toml`).

`[weights]` applies to every table; `[players_2]` and the like say what differs with that many players; a
function `weights_for(layout)` in a game's module `bot` may return another number. `[[history]]` says where
the numbers come from; `saloon tune` adds to it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from saloon.core.errors import BadSetup
from saloon.core.layout import Layout

FILE = "weights.toml"
_read: dict[str, dict[str, dict[str, float]]] = {}


def weights_of(layout: Layout) -> dict[str, float]:
    """The numbers of the bots' evaluation at this table; {} if the game has none to tune."""
    package = layout.game.package
    found = _read.get(package)
    if found is None:
        file = files(package) / FILE
        told = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        found = {"weights": {}}
        for name, table in told.items():
            if isinstance(table, dict):
                found[name] = {weight: float(value) for weight, value in table.items()}
        _read[package] = found
    bot = layout.game.module("bot")
    players: int = bot.weights_for(layout) if hasattr(bot, "weights_for") else layout.players
    return {**found["weights"], **found.get(f"players_{players}", {})}


def changed(weights: Mapping[str, float], given: Mapping[str, float]) -> dict[str, float]:
    """The weights with some replaced; BadSetup for an unknown one."""
    for name in given:
        if name not in weights:
            raise BadSetup("weight", weight=name, weights=", ".join(weights) or "-")
    return {**weights, **given}
