"""Fingerprints of many games, for the law of determinism: `python -m tests.laws.histories GAMES`.

Prints as JSON whether the kernel is compiled and, for every table, one fingerprint of that many whole games.
"""

from __future__ import annotations

import hashlib
import json
import sys

from tests.laws.determinism import history
from tests.laws.law import Script, tables

import saloon


def fingerprints(games: int) -> dict[str, str]:
    """For every table one fingerprint of its games; every second of them is fair, half go by family."""
    found: dict[str, str] = {}
    for number, table in enumerate(tables()):
        told = hashlib.blake2b(digest_size=16)
        for game in range(games):
            script = Script(1000 * number + game, by_family=game % 4 > 1, fair=game % 2 == 1)
            told.update(history(table, script).encode())
        found[str(table)] = told.hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": saloon.compiled(), "games": fingerprints(int(sys.argv[1]))}))
