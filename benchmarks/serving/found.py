"""What a run found: for every load the slices of both sides, and whether the goals hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log
from statistics import fmean
from typing import TYPE_CHECKING

from ratios import bootstrap, percentile, unsteadiness

if TYPE_CHECKING:
    from serving.loads import Load, Plan
    from serving.sides import Slice

STEADY_ENOUGH = 2.5
PEOPLE_BUSY = 0.85
"""A load generator that is busier than this may be what is measured."""
OTHERS_BUSY = 0.15
"""Cores that others may use while we measure; with more the machine is not idle."""


@dataclass
class SideFound:
    """The slices of one side, one per launch, and why there are no more."""

    slices: list[Slice] = field(default_factory=list)
    skipped: str | None = None

    def moves_per_second(self) -> list[float]:
        """Launch by launch."""
        return [one.moves / one.seconds for one in self.slices]

    def p99(self) -> list[float]:
        """Milliseconds until the last one at the table saw a choice, launch by launch."""
        return [percentile(sorted(one.everyone), 0.99) / 1000 for one in self.slices]

    def milliseconds(self, who: str, share: float) -> float:
        """A percentile over all launches, of the time until the `mover` or `everyone` saw a choice."""
        times = [time for one in self.slices for time in getattr(one, who)]
        return percentile(sorted(times), share) / 1000

    def people_busy(self) -> float:
        """How busy the load generator was: cores, the worst launch."""
        return max(one.people_cpu / one.seconds for one in self.slices)

    def server_busy(self) -> float | None:
        """How many cores the server used."""
        known = [one.server_cpu / one.seconds for one in self.slices if one.server_cpu is not None]
        return fmean(known) if known else None

    def cost_of_move(self) -> float | None:
        """Microseconds of the server's CPU time per move, which a busy machine distorts least."""
        if any(one.server_cpu is None for one in self.slices):
            return None
        return (
            1e6
            * sum(one.server_cpu or 0.0 for one in self.slices)
            / sum(len(one.everyone) for one in self.slices)
        )

    def memory(self) -> float | None:
        """Megabytes of the server, the worst launch."""
        known = [one.memory / 1e6 for one in self.slices if one.memory is not None]
        return max(known) if known else None

    def bytes_per_update(self) -> float:
        """The mean size of a message to a socket."""
        return sum(one.update_bytes for one in self.slices) / sum(one.updates for one in self.slices)


@dataclass(frozen=True)
class Judged:
    """One goal and its result."""

    what: str
    value: float
    interval: tuple[float, float]
    """95 % over launches; the bound on the wrong side must hold too."""
    wanted: str
    holds: bool


class LoadFound:
    """A load on both sides, ours first."""

    def __init__(self, load: Load, names: list[str]) -> None:
        """Nothing has been measured yet."""
        self.load = load
        self.sides = {name: SideFound() for name in names}

    def skipped(self) -> str | None:
        """Why it cannot be judged, if so."""
        return next((side.skipped for side in self.sides.values() if side.skipped), None)

    def judged(self) -> list[Judged]:
        """All goals of this load."""
        load = self.load
        ours, theirs = self.sides.values()
        found = []
        if load.goal_moves is not None:
            ratios = quotients(ours.moves_per_second(), theirs.moves_per_second())
            found.append(at_least("moves/s, times the peer's", ratios, load.goal_moves))
        if load.goal_p99 is not None:
            ratios = quotients(theirs.p99(), ours.p99())
            found.append(at_least("the peer's p99, times ours", ratios, load.goal_p99))
        if load.limit_p99 is not None:
            found.append(below("p99 in ms", ours.p99(), load.limit_p99))
        return found


@dataclass
class Found:
    """A whole run."""

    plan: Plan
    quick: bool
    launches: int
    database: str
    pinned: bool
    build: str | None
    """What is wrong with the installed package, if anything."""
    loads: list[LoadFound]
    spins: list[float] = field(default_factory=list)
    averages: list[float] = field(default_factory=list)
    """The load average before every launch."""
    others: list[float] = field(default_factory=list)
    """Cores that others used during every slice."""
    versions: dict[str, str] = field(default_factory=dict)

    def objections(self) -> list[str]:
        """Why verdicts would be meaningless, if they would."""
        found = []
        if unsteadiness(self.spins) > STEADY_ENOUGH:
            found.append("the machine is too unsteady; try when it is quiet.")
        if self.others and fmean(self.others) > OTHERS_BUSY:
            found.append(
                f"others used {fmean(self.others):.2f} cores meanwhile; try when the machine is idle."
            )
        if not self.pinned:
            found.append("server and people could not have a core each.")
        if self.build:
            found.append(self.build)
        busy = [side for load in self.loads for side in load.sides.values() if side.slices]
        if any(side.people_busy() > PEOPLE_BUSY for side in busy):
            found.append("a load generator had no time left, so the server may be faster than it looks.")
        if self.quick:
            found.append("a quick run is only a rough check.")
        return found

    def verdict(self, judged: Judged) -> str:
        """The verdict on a goal, in one word."""
        if self.objections():
            return "not judged"
        return "holds" if judged.holds else "missed"

    def verdicts(self) -> list[str]:
        """The verdicts on all measured goals."""
        return [self.verdict(one) for load in self.loads if not load.skipped() for one in load.judged()]


def at_least(what: str, values: list[float], goal: float) -> Judged:
    """A goal that must be reached."""
    low, high = interval(values)
    return Judged(what, middle(values), (low, high), f"≥ {goal:g}", low >= goal)


def below(what: str, values: list[float], limit: float) -> Judged:
    """A limit that must be kept."""
    low, high = interval(values)
    return Judged(what, middle(values), (low, high), f"< {limit:g}", high < limit)


def quotients(over: list[float], under: list[float]) -> list[float]:
    """Launch by launch."""
    return [one / other for one, other in zip(over, under, strict=True)]


def middle(values: list[float]) -> float:
    """The geometric mean."""
    return exp(fmean(map(log, values)))


def interval(values: list[float]) -> tuple[float, float]:
    """95 % interval of the geometric mean over launches."""
    low, high = bootstrap([log(value) for value in values])
    return exp(low), exp(high)
