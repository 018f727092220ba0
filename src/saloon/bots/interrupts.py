"""Signals and other threads between two stretches of thinking. Deliberately not compiled.

Compiled code holds the interpreter: while it runs, no signal (Ctrl-C) is handled and no other thread (a
spinner, a server) runs. Entering an interpreted function handles signals, and sleeping for 0 seconds lets
other threads run.
"""

from __future__ import annotations

import time


def let_others_run() -> None:
    """Handle signals and let other threads run."""
    time.sleep(0)
