"""Build results are kept in `build/`, and built again only when the content of their sources changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from platform import platform

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PROGRESS = "SALOON_BUILD_PROGRESS"
"""The environment variable with the file where builds report progress; `install.py` reads it."""


def files_below(*places: str, without: Iterable[str] = ()) -> list[Path]:
    """All files in these places below the root, sorted, without folders of these names."""
    left_out = {"__pycache__", *without}
    found: set[Path] = set()
    for place in places:
        path = ROOT / place
        inside = path.rglob("*") if path.is_dir() else [path]
        found.update(file for file in inside if file.is_file() and not left_out & set(file.parts))
    return sorted(found)


def fingerprint(files: Iterable[Path], *facts: object) -> str:
    """A hash of the files and facts."""
    made_of = blake2b(repr(facts).encode(), digest_size=16)
    for file in files:
        content = file.read_bytes()
        made_of.update(f"\n{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        made_of.update(content)
    return made_of.hexdigest()


def compiler() -> str:
    """The version of the C compiler for Python extensions, or "" if there is none."""
    if os.name == "nt":
        return "found by setuptools in the registry, or the build says so"
    command = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return ""
    return subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout


def machine() -> list[str]:
    """What a build depends on besides the sources: Python, the compiler and its flags."""
    flags = [os.environ.get(flags, "") for flags in ("CC", "CFLAGS", "LDFLAGS")]
    return [sys.version, platform(), compiler(), *flags]


def keep(folder: Path, made_of: str, build: Callable[[Path], None]) -> None:
    """Let `build` fill a folder, unless it was made from the same sources before.

    An interrupted build leaves the old folder.
    """
    mark, fresh = BUILD / f"{folder.name}.made-of", BUILD / f"{folder.name}.{os.getpid()}"
    if folder.is_dir() and mark.is_file() and mark.read_text() == made_of:
        return
    fresh.mkdir(parents=True)
    try:
        build(fresh)
        mark.unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
        mark.write_text(made_of)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def tell(part: str, done: float) -> None:
    """Report how much of a part is done, from 0 to 1."""
    if PROGRESS in os.environ:
        with open(os.environ[PROGRESS], "a", encoding="utf-8") as file:
            file.write(f"{part} {done:.3f}\n")
