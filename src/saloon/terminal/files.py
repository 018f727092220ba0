"""Records on disk: reading them with errors that say where, and writing them so that nothing is lost."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from saloon.core.errors import BadRecord, SaloonError
from saloon.core.record import parse

if TYPE_CHECKING:
    from pathlib import Path

    from saloon.core.record import Record
    from saloon.core.words import Words

SUFFIX = ".saloon"


def read_record(path: Path) -> Record:
    """The record in a file; BadRecord names the file and the line."""
    try:
        return parse(path.read_bytes().decode())
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is no Saloon record, for it is no text") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """Write a record whole or not at all: an interrupted write leaves the old file as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(record.to_text().encode())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


def refuse_to_overwrite(path: Path, words: Words) -> None:
    """SaloonError if there is something in the file already: no game is thrown away by accident."""
    if path.exists() and (not path.is_file() or path.stat().st_size > 0):
        raise SaloonError(words.say("error-file-exists", {"file": str(path)}))


def free_name(game: str, seed: int) -> str:
    """A file name for a game in the current folder."""
    return f"{game}-{seed}{SUFFIX}"


def sentence(error: Exception) -> str:
    """An error in one line; for files: which one and what is wrong with it."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
