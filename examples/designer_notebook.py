"""A designer's questions from Python: what changes if the full set of Point City is worth more?

In a notebook every figure shows itself if its call is the last line of a cell.

python examples/designer_notebook.py OUT_FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from saloon.lab import analysis, figures
from saloon.lab.page import make_page
from saloon.lab.sweep import sweep
from saloon.lab.table import experiment_of


def explore(folder: Path, games: int = 120, jobs: int | None = None) -> None:
    """Play the same deals with three values, print the overview, keep pictures and a page."""
    changes = {"tokens.list.full_set.points": [2, 6, 12]}
    results = sweep("point_city", ["random", "random"], games, changes, seed=1, jobs=jobs, replays=2)
    experiment = experiment_of(results)
    print(analysis.overview(experiment))
    for name in ("wins", "scores", "sources", "margins", "luck", "differences"):
        figure = getattr(figures, name)(experiment)
        figure.savefig(folder / f"{name}.svg")
    (folder / "report.html").write_text(make_page(experiment), encoding="utf-8")


if __name__ == "__main__":
    explore(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
