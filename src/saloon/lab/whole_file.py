"""Whole files: atomic writes, whatever interrupts them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from saloon.lab.errors import BadTable

if TYPE_CHECKING:
    from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file atomically."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    try:
        unfinished.write_bytes(data)
        os.replace(unfinished, path)
    except OSError as reason:
        raise BadTable("not-written", file=path, problem=reason.strerror or reason) from None
    finally:
        unfinished.unlink(missing_ok=True)
