"""The components of High Bid as flat tables, from `components.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

_box = tomllib.loads((files(__package__) / "components.toml").read_text(encoding="utf-8"))

MOST_PLAYERS: Final = 5
AMOUNTS: Final[int] = _box["bids"]["amounts"]
HAND: Final[int] = _box["bids"]["hand"]
ROW: Final[int] = _box["row"]["size"]
LOTS: Final[list[str]] = [lot["id"] for lot in _box["lot"]]
VALUES: Final[list[int]] = [lot["value"] for lot in _box["lot"]]

# Kinds of components are numbered: bid cards by their amount, the lots behind them.
KINDS: Final = AMOUNTS + len(LOTS)
COPIES: Final[list[int]] = [_box["bids"]["copies"]] * AMOUNTS + [1] * len(LOTS)
