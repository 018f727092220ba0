"""The build: the browser client by Vite, and the kernel, the games and the bots by mypyc, side by side.

Without a C compiler the wheel holds the same files as plain Python: slower, otherwise the same.
Set SALOON_PLAIN=1 to ask for the plain build, SALOON_NO_CLIENT=1 to leave the browser client out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
from kept import BUILD, compiler  # noqa: E402  (its folder is on no path while a wheel is built)


class BuildHook(BuildHookInterface[Any]):
    """Runs the builds, and puts the compiled modules into the wheel, never into the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile into the wheel, or say why not."""
        if version == "editable":
            return
        wanted = ["client.py", "library.py"]
        if os.environ.get("SALOON_NO_CLIENT") == "1":
            self.app.display_warning("SALOON_NO_CLIENT=1: Saloon is built without the browser client")
            wanted.remove("client.py")
        if os.environ.get("SALOON_PLAIN") == "1":
            self.app.display_warning("SALOON_PLAIN=1: Saloon is built as plain Python")
            wanted.remove("library.py")
        elif not compiler():
            self.app.display_warning(
                "no C compiler found: Saloon is built as plain Python, the same games about ten times slower"
            )
            wanted.remove("library.py")
        self._run_side_by_side(wanted)
        if "library.py" in wanted:
            library = BUILD / "library"
            for file in library.rglob("*"):
                if file.is_file():
                    build_data["force_include"][str(file)] = file.relative_to(library).as_posix()
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

    def _run_side_by_side(self, programs: list[str]) -> None:
        """Run programs of this folder in parallel; a failure of one ends the build."""
        running = {
            program: subprocess.Popen(
                [sys.executable, str(HERE / program)],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
            for program in programs
        }
        said = {program: process.communicate()[0] for program, process in running.items()}
        for program, process in running.items():
            if process.returncode != 0:
                raise RuntimeError(f"building/{program} failed:\n{said[program]}")
