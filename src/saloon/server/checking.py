"""Checking a record that somebody uploads, in a worker process, where a hostile text holds nobody up."""

from __future__ import annotations

import json

from saloon.core.errors import SaloonError
from saloon.records.record import parse
from saloon.server.wire import Verdict

MOST_WORK = 400_000
"""Lines times take-backs: each take-back replays the record."""


def is_too_long(text: str) -> bool:
    """Whether it would take too long."""
    lines = text.splitlines()
    return len(lines) * sum(line.startswith("undo") for line in lines) > MOST_WORK


def check_record(text: str) -> Verdict:
    """Replay a record line by line."""
    try:
        header = json.loads(text.partition("\n")[0])
        if isinstance(header, dict) and header.get("components") is not None:
            raise SaloonError("a record with components of its own is checked by `saloon verify`")
        record = parse(text)
        record.verify()
    except SaloonError as error:
        return Verdict(good=False, problem=str(error), choices=0)
    except Exception:  # whatever the text does to the parser, it is not a record
        return Verdict(good=False, problem="this is not a record", choices=0)
    return Verdict(good=True, problem="", choices=len(record.choices()))
