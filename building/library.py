"""Compiles the kernel, the games and the bots with mypyc, into `build/library`.

With gcc every module is a C file of its own, and all processors compile in parallel. Only hot code is worth
optimising: rules, kernel and bots are inlined into each other when the library is linked, everything else is
compiled quickly, and code that runs once, at import, is not optimised at all. Other compilers get one large
file.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.metadata import version
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any

from docstrings import add_docstrings
from kept import BUILD, ROOT, compiler, files_below, fingerprint, keep, machine, tell
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

SOURCES = ROOT / "src"
ROOMS = ["core", "authoring", "records", "games", "bots", "server"]
COMPILED = [
    "saloon/authoring/*",
    "saloon/core/*",
    "saloon/records/*",
    "saloon/games/*",
    "saloon/bots/*",
    "saloon/server/clock.py",
    "saloon/server/duties.py",
    "saloon/server/frames.py",
    "saloon/server/listener.py",
    "saloon/server/live.py",
    "saloon/server/passage.py",
    "saloon/server/messages.py",
    "saloon/server/table.py",
    "saloon/server/turns.py",
    "saloon/server/waiting.py",
    "saloon/server/wishes.py",
]
# Views, outcomes and options are msgspec structs, whose metaclass cannot be compiled; the others are not hot.
INTERPRETED = [
    "*/interrupts.py",
    "*/view.py",
    "*/view/__init__.py",
    "*/outcome.py",
    "*/options.py",
    "*/scenario.py",
    "*/words.py",
    "*/phrases.py",
    "*/terminal.py",
]
# Modules that run when a game is loaded or shown, not when it is played.
NOT_HOT = [
    "saloon/server/*",
    "saloon/*/__init__.py",
    "saloon/core/errors.py",
    "saloon/core/game.py",
    "saloon/records/match.py",
    "saloon/authoring/components.py",
    "saloon/authoring/metrics.py",
    "saloon/records/record.py",
    "saloon/core/registry.py",
    "saloon/authoring/weights.py",
    "saloon/games/*/actions.py",
    "saloon/games/*/box.py",
    "saloon/games/*/checks.py",
    "saloon/games/*/codes.py",
    "saloon/games/*/components.py",
    "saloon/games/*/ids.py",
    "saloon/games/*/metrics.py",
    "saloon/games/*/names.py",
    "saloon/games/*/observation.py",
    "saloon/games/*/view/*",
]
EVERY_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# The kit's methods look large to gcc, as mypyc writes out every check; inlined they are small (20 % faster).
HOT_FLAGS = ["-O2", "-flto", "--param=max-inline-insns-auto=120", "--param=inline-unit-growth=200"]
OTHER_FLAGS = ["-O1"]
LINK_FLAGS = [*EVERY_FLAGS, *HOT_FLAGS, "-flto=auto"]
# Functions that Python calls once at import, and wrappers for calls from Python, not from compiled code.
ONCE = re.compile(
    r"^(char CPyDef_\w+__top_level__\(void\) \{|(?:static )?int CPyExec_\w+\(PyObject \*module\)\s*\{)", re.M
)
FROM_PYTHON = re.compile(r"^ *(PyObject \*CPyPy_\w+\([^;{]*\)\s*\{)", re.M)


def matches(path: str, patterns: list[str]) -> bool:
    """Whether a path below `src` is named by one of the patterns."""
    return any(fnmatch(path, pattern) for pattern in patterns)


def compiled_sources() -> list[str]:
    """The modules that are compiled, as paths below `src`."""
    paths = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py"))
    return [path for path in paths if matches(path, COMPILED) and not matches(path, INTERPRETED)]


def c_file_of(path: str) -> str:
    """The name that mypyc gives to the C file of a module."""
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", "___")
    return f"__native_{module}.c"


def mark_what_is_not_hot(file: Path) -> None:
    """Tell gcc which functions of a C file are not worth its time."""
    text = ONCE.sub(r'__attribute__((optimize("O0"))) \1', file.read_text(encoding="utf-8"))
    if file.name.startswith("__native_saloon___games___"):
        text = FROM_PYTHON.sub(r"__attribute__((cold)) \1", text)
    file.write_text(text, encoding="utf-8")


class SideBySide(build_ext):
    """Compiles the many files of the library on all processors, each with flags of its own."""

    hot: frozenset[str]

    def build_extensions(self) -> None:
        """The library first; single modules fill the time when one processor links it."""
        compile_some = self.compiler.compile
        self.extensions.sort(key=lambda extension: -len(extension.sources))
        library_compiled = Event()
        library = self.extensions[0]
        own_headers = sorted(Path(library.sources[-1]).parent.glob("__native*.h"))
        hot = self._begin_with("hot", ["CPy.h", *map(str, own_headers)], HOT_FLAGS)
        other = self._begin_with("other", ["CPy.h", *map(str, own_headers)], OTHER_FLAGS)
        small = self._begin_with("small", ["Python.h"], OTHER_FLAGS)

        def compile_one(source: str, named: dict[str, Any], flags: list[str]) -> list[str]:
            given = {**named, "extra_postargs": [*named["extra_postargs"], *flags]}
            objects: list[str] = compile_some([source], **given)
            return objects

        def compile_side_by_side(sources: list[str], **named: Any) -> list[str]:
            if len(sources) == 1:
                library_compiled.wait()
                return compile_one(sources[0], named, small)
            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            whole, done = sum(map(os.path.getsize, sources)), 0
            objects: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                flags = (hot if os.path.basename(source) in self.hot else other for source in largest_first)
                compiled = pool.map(compile_one, largest_first, repeat(named), flags)
                for source, found in zip(largest_first, compiled, strict=True):
                    objects += found
                    done += os.path.getsize(source)
                    tell("compile", done / whole)
            library_compiled.set()
            return objects

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def _begin_with(self, name: str, headers: list[str], flags: list[str]) -> list[str]:
        """Compile headers once for many files; returns the flags for files that begin with them."""
        prelude = Path(self.build_temp) / f"{name}.h"
        prelude.write_text("".join(f'#include "{header}"\n' for header in headers), encoding="utf-8")
        library = self.extensions[0]
        places = [f"-I{place}" for place in [*library.include_dirs, *self.compiler.include_dirs]]
        given = [*self.compiler.compiler_so, *library.extra_compile_args, *flags, *places]
        subprocess.run([*given, "-x", "c-header", str(prelude), "-o", f"{prelude}.gch"], check=True)
        return [*flags, "-include", str(prelude)]


def build(into: Path) -> None:
    """Translate, compile, link."""
    os.chdir(SOURCES)
    os.environ["MYPY_CACHE_DIR"] = os.devnull
    by_gcc = sys.platform == "linux" and "Free Software Foundation" in compiler()
    with TemporaryDirectory() as scratch:
        generated = Path(scratch) / "c"
        extensions: list[Extension] = mypycify(
            compiled_sources(),
            target_dir=str(generated),
            multi_file=by_gcc,
            opt_level="3",
            debug_level="0",
        )
        add_docstrings(generated, SOURCES, compiled_sources())
        tell("translate", 1)
        for extension in extensions:
            if os.name != "nt":
                extension.extra_compile_args += EVERY_FLAGS
            if sys.platform == "linux":
                extension.extra_link_args += ["-s"]
            if by_gcc and len(extension.sources) > 1:
                extension.extra_link_args += LINK_FLAGS
        if by_gcc:
            for file in generated.glob("__native_saloon___*.c"):
                mark_what_is_not_hot(file)
            SideBySide.hot = frozenset(
                c_file_of(path) for path in compiled_sources() if not matches(path, NOT_HOT)
            )
        distribution = Distribution({"name": "saloon", "ext_modules": extensions})
        command = (SideBySide if by_gcc else build_ext)(distribution)
        command.build_lib = str(into)
        command.build_temp = scratch
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    tell("tools", 1)
    # Compiled modules take types from the others: all of these rooms count.
    rooms = files_below("building", *(f"src/saloon/{room}" for room in ROOMS))
    made_of = fingerprint(
        (file for file in rooms if file.suffix == ".py"),
        [version("mypy"), version("setuptools"), *machine()],
    )
    keep(BUILD / "library", made_of, build)
    tell("link", 1)
