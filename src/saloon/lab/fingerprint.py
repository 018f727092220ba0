"""Fingerprints: whether two results come from the same code.

Results are only put together (a resumed simulation, a ladder, a cluster) if the rules, the bots and the
kernel are the same, byte for byte. What cannot change a game is left out: words, views, drawings.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

SHARED: Final = ["saloon.core", "saloon.authoring", "saloon.bots"]
ENDINGS: Final = (".py", ".toml")
NOT_PLAY: Final = frozenset(
    {
        "terminal.py",
        "view.py",
        "view",
        "scenario.py",
        "observation.py",
        "phrases.py",
        "words.py",
    }
)
"""Files and folders that no game between bots depends on."""


@cache
def fingerprint(package: str) -> str:
    """A hash of sixteen letters over all code that the games of a package depend on."""
    digest = hashlib.blake2b(digest_size=8)
    for name in [*SHARED, package]:
        root = folder_of(name)
        for path in sorted(root.rglob("*")):
            if path.suffix in ENDINGS and NOT_PLAY.isdisjoint(path.relative_to(root).parts):
                digest.update(f"{name}/{path.relative_to(root).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def folder_of(package: str) -> Path:
    """The folder of a package."""
    file = import_module(package).__file__
    assert file is not None, f"{package} is not a package in files"
    return Path(file).parent
