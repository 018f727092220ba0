"""Many games at once: simulation, duels, statistics, and doors to the standard learning APIs.

Simulations need nothing but Saloon itself. Parquet files (`saloon.lab.table`) and PettingZoo
(`saloon.lab.pettingzoo`) need the extra packages of `saloon[lab]` and are imported by name.
"""

from __future__ import annotations

from saloon.lab.arena import Duel, duel
from saloon.lab.results import Results, Row
from saloon.lab.simulate import simulate
from saloon.lab.summary import Summary, summarize

__all__ = ["Duel", "Results", "Row", "Summary", "duel", "simulate", "summarize"]
