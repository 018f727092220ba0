"""All tables of all games: every number of players with every option set that the laws play."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

import saloon

INSTALLED = sorted({point.name for point in entry_points(group="saloon.games")})
"""The games of installed packages, not what other tests register for themselves."""
TABLES = [
    pytest.param(
        name, players, options, id=f"{name}-{players}-{'-'.join(options.values())}-{'-'.join(options)}"
    )
    for name in INSTALLED
    for players in range(saloon.load(name).min_players, saloon.load(name).max_players + 1)
    for options in saloon.load(name).variants()
]
FEW_TABLES = [
    pytest.param(name, players, saloon.load(name).variants()[0], id=f"{name}-{players}")
    for name in INSTALLED
    for players in range(saloon.load(name).min_players, saloon.load(name).max_players + 1)
]
"""Only the first option set, for slow tests."""
