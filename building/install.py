"""Builds Saloon and installs it into this environment: `.venv/bin/python building/install.py [EXTRA]`.

Dependencies are installed during the build. A wheel that was built from the same content is not built again,
so nothing is compiled twice for players and for developers. `install.py plain` builds nothing: with all tools
of developers, it lets this environment run the sources directly.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from kept import BUILD, PROGRESS, ROOT, compiler, files_below, fingerprint, keep, machine, tell

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
WHEEL = BUILD / "wheel"
TEXTS = ["README.md", "LICENSE", "NOTICE"]
PARTS = {
    "tools": (8, "getting the tools"),
    "translate": (9, "translating Python to C"),
    "compile": (22, "compiling C"),
    "link": (28, "linking it into one library"),
    "install": (6, "installing"),
}
"""Seconds of each part of a build on two processors; this machine's speed shows during the build."""


def requirements(extra: str) -> list[str]:
    """The requirements of Saloon and one of its extras, with nested extras resolved."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = list(project["dependencies"])
    wanted = [extra] if extra else []
    for name in wanted:
        for line in project["optional-dependencies"][name]:
            if line.startswith("saloon["):
                wanted += line.removeprefix("saloon[").removesuffix("]").split(",")
            else:
                found.append(line)
    return found


def run(*command: str) -> None:
    """Run a command quietly; if it fails, show its output and stop."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stdout)


def build_wheel(into: Path) -> None:
    """Let pip build the wheel."""
    run(*PIP, "wheel", "--no-deps", "--wheel-dir", str(into), str(ROOT))


class Progress:
    """Shows how far the build is, and estimates the time left from the time spent so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.began = time.monotonic()
        self.over = threading.Event()
        self.teller = threading.Thread(target=self._tell, daemon=True)

    def __enter__(self) -> Progress:
        self.teller.start()
        return self

    def __exit__(self, *_why: object) -> None:
        self.over.set()
        self.teller.join()

    def _done(self) -> tuple[str, float]:
        """The current part, and how much of the whole is done, from 0 to 1."""
        told = dict(line.split() for line in self.file.read_text(encoding="utf-8").splitlines())
        shares = {part: float(told.get(part, 0)) for part in PARTS}
        now = next(text for part, (_seconds, text) in PARTS.items() if shares[part] < 1)
        done = sum(seconds * shares[part] for part, (seconds, _text) in PARTS.items())
        return now, done / sum(seconds for seconds, _text in PARTS.values())

    def _tell(self) -> None:
        on_screen = sys.stdout.isatty()
        shown = ""
        while not self.over.wait(0.5):
            now, done = self._done()
            if now == shown and not on_screen:
                continue
            shown = now
            passed = time.monotonic() - self.began
            line = f"Building Saloon: {now}, {passed:.0f} s"
            if done > 0.2:
                line += f", about {passed / done * (1 - done):.0f} s left"
            print(f"\r{line:<78}" if on_screen else line, end="" if on_screen else "\n", flush=True)
        if on_screen:
            print(f"\r{'':<78}\r", end="", flush=True)


def install_wheel(extra: str) -> None:
    """Build the wheel, unless it exists, and install it."""
    made_of = fingerprint(
        files_below("src", "web", "building", "pyproject.toml", *TEXTS, without=["node_modules", "client"]),
        *machine(),
        *(os.environ.get(setting) for setting in ("SALOON_PLAIN", "SALOON_NO_CLIENT")),
    )
    with TemporaryDirectory() as scratch:
        told = Path(scratch) / "progress"
        told.touch()
        os.environ[PROGRESS] = str(told)
        with Progress(told), ThreadPoolExecutor() as aside:
            needed = aside.submit(run, *PIP, "install", *requirements(extra))
            keep(WHEEL, made_of, build_wheel)
            needed.result()
            tell("link", 1)
            # Compiled modules are not read as Python, so they need no bytecode.
            wheel = str(next(WHEEL.glob("*.whl")))
            run(*PIP, "install", "--force-reinstall", "--no-deps", "--no-compile", wheel)
    if not compiler():
        print("No C compiler was found: Saloon runs as plain Python, the same games about ten times slower.")


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    if wanted == "plain":
        run(*PIP, "install", *requirements("dev"))
        run(*PIP, "install", "--no-deps", "--editable", str(ROOT))
    else:
        install_wheel(wanted)
