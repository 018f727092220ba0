"""Signals and other threads between two stretches of thinking. Not compiled, and that is the point.

Compiled code keeps the interpreter to itself: while it runs, no signal (Ctrl-C) is answered and no other
thread (a spinner, a server) moves. Entering an interpreted function answers signals, and sleeping for no
time lets others run.
"""

from __future__ import annotations

import time


def let_others_run() -> None:
    """Let the rest of the process live."""
    time.sleep(0)
