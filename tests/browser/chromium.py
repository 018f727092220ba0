"""Finds a browser for the tests: an installed Chromium or Chrome, otherwise Debian's, otherwise Playwright's.

`python -m tests.browser.chromium` installs one if needed, and says which.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def installed() -> str | None:
    """The path of an installed browser; SALOON_BROWSER names another one."""
    chosen = os.environ.get("SALOON_BROWSER")
    if chosen:
        return chosen
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return MAC if os.path.exists(MAC) else None


def install() -> bool:
    """Debian's package if we may, otherwise Playwright's browser; returns whether there is one."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", "--quiet", *command], env=env, check=False)
        if installed():
            return True
    brings = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(brings, check=False).returncode == 0


if __name__ == "__main__":
    if installed() is None:
        print("No browser found; installing one for the browser tests.", flush=True)
        if not install():
            sys.exit("No browser could be installed. Install Chromium, or name a browser in SALOON_BROWSER.")
    print(f"The browser tests use {installed() or 'the browser of Playwright'}.")
