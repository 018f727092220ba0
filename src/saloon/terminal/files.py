"""Records on disk: reading them with errors that say where, and writing them safely."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from saloon.core.errors import BadRecord, SaloonError
from saloon.core.words import load_words
from saloon.records.record import parse

if TYPE_CHECKING:
    from pathlib import Path

    from saloon.records.record import Record

SUFFIX = ".saloon"


def read_record(path: Path) -> Record:
    """The record in a file; BadRecord names the file and the line."""
    try:
        return parse(path.read_bytes().decode())
    except UnicodeDecodeError:
        raise BadRecord("in-file", file=path, problem=BadRecord("record-no-text")) from None
    except SaloonError as error:
        raise BadRecord("in-file", file=path, problem=error) from None


def write_record(path: Path, record: Record) -> None:
    """Write a record atomically: an interrupted write leaves the old file."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(record.to_text().encode())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


def refuse_to_overwrite(path: Path) -> None:
    """SaloonError if the file is not empty: no game is thrown away by accident."""
    if path.is_dir():
        raise SaloonError("folder", file=path)
    if path.exists() and (not path.is_file() or path.stat().st_size > 0):
        raise SaloonError("file-exists", file=path)


def free_name(game: str, seed: int) -> str:
    """A file name for a game in the current folder."""
    return f"{game}-{seed}{SUFFIX}"


def sentence(error: Exception, lang: str) -> str:
    """An error in one line; for files, which one and what is wrong with it."""
    told = str(error)
    if isinstance(error, SaloonError):
        told = error.text(lang)
    elif isinstance(error, OSError) and error.filename:
        words = load_words("saloon", lang)
        known = f"file-{type(error).__name__}"
        told = f"{error.filename}: {words.say(known) if words.has(known) else error.strerror}"
    return " ".join(told.split())
