"""A `saloon` that deals the same in every run: run as a module, it takes the same flags.

A house draws its key, the names of tables, and the seeds of bots at random. The key and the names decide all
chance of a table, so they are fixed here; the product itself has no switch for that.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from saloon.cli import main
from saloon.server import opening
from saloon.server.routes import lobby
from saloon.server.storage import Storage
from saloon.server.thinking import Thinking, think

DEAL = "SALOON_TEST_DEAL"
"""The environment variable of a file with the deal in its first line; names of tables are added to it."""
KEY = b"the key of a house in the tests."


def write_deal(file: Path, deal: str) -> None:
    """Begin a deal: new tables follow from its name and from their order."""
    file.write_text(f"{deal}\n", encoding="utf-8")


def deal_alike() -> None:
    """Replace what a house draws at random with fixed values."""
    file = Path(os.environ[DEAL])

    def next_table_name() -> str:
        # From a file, so that a killed and restarted house does not give a name twice.
        so_far = file.read_text(encoding="utf-8")
        name = hashlib.blake2b(so_far.encode(), digest_size=8).hexdigest()
        file.write_text(f"{so_far}{name}\n", encoding="utf-8")
        return name

    async def key(storage: Storage) -> bytes:
        return KEY

    run = Thinking.run

    async def run_alike(thinking: Thinking, function: Callable[..., Any], *arguments: Any) -> Any:
        if function is think:
            # A bot's seed follows from what it knows: the order in which bots are asked depends on timing.
            known = arguments[:-1]
            seed = hashlib.blake2b(repr(known).encode(), digest_size=6).digest()
            arguments = (*known, int.from_bytes(seed))
        return await run(thinking, function, *arguments)

    opening.new_table_name = lobby.new_table_name = next_table_name
    Storage.key = key  # type: ignore[method-assign]
    Thinking.run = run_alike  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    deal_alike()
    main()
