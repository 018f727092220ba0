"""Many games at once: simulation, reports, sweeps, the arena, tuning, doors to the standard learning APIs.

Simulations and contests need nothing but Saloon itself. What needs the extra packages of `saloon[lab]` is
imported by name: Parquet files (`table`), reports (`analysis`, `figures`, `page`), ratings, tuning (`tune`)
and the doors (`pettingzoo`, `gymnasium`, `openspiel`). See `docs/lab.md`.
"""

from __future__ import annotations

from saloon.lab.arena import Contest, Duel, contest, duel, round_robin
from saloon.lab.results import Results, Row
from saloon.lab.simulate import simulate
from saloon.lab.summary import Summary, summarize

__all__ = [
    "Contest",
    "Duel",
    "Results",
    "Row",
    "Summary",
    "contest",
    "duel",
    "round_robin",
    "simulate",
    "summarize",
]
