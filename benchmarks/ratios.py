"""The measurement: interleaved slices, ratios by quads, and an interval over launches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp, log
from random import Random
from statistics import fmean
from time import process_time

from protocol import Sample

SLICE_SECONDS = 0.1
WARM_UP_SECONDS = 0.1
RESAMPLES = 10_000
SPINS = 200

Slice = Callable[[float], Sample]


@dataclass
class Tally:
    """Everything that one side of a row did."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0

    def add(self, sample: Sample) -> None:
        """Count a slice."""
        self.decisions += sample[0]
        self.games += sample[1]
        self.seconds += sample[2]

    def microseconds_per(self, count: str) -> float:
        """CPU time per counted unit."""
        number = self.decisions if count == "decisions" else self.games
        return self.seconds / number * 1e6

    def decisions_per_game(self) -> float:
        """The mean length of a game."""
        return self.decisions / self.games


@dataclass
class Pair:
    """Two sides measured against each other over several launches."""

    count: str
    ours: Tally = field(default_factory=Tally)
    theirs: Tally = field(default_factory=Tally)
    launches: list[list[float]] = field(default_factory=list)
    """For each launch the log-ratio of every quad."""

    def measure(self, ask_ours: Slice, ask_theirs: Slice, warm_up: float, quads: int) -> None:
        """One launch: warm both sides up, the peer as long as it needs, then measure quads."""
        ask_ours(WARM_UP_SECONDS)
        ask_theirs(warm_up)
        # Which side comes first flips from quad to quad and from launch to launch.
        first = len(self.launches) % 2
        log_ratios = []
        for quad in range(quads):
            order = "ABBA" if (first + quad) % 2 == 0 else "BAAB"
            log_ratios.append(self._quad(ask_ours, ask_theirs, order))
        self.launches.append(log_ratios)

    def _quad(self, ask_ours: Slice, ask_theirs: Slice, order: str) -> float:
        """Four slices in an order that cancels out a steady drift of the machine."""
        ours, theirs = Tally(), Tally()
        for side in order:
            if side == "A":
                sample = ask_ours(SLICE_SECONDS)
                ours.add(sample)
                self.ours.add(sample)
            else:
                sample = ask_theirs(SLICE_SECONDS)
                theirs.add(sample)
                self.theirs.add(sample)
        return log(theirs.microseconds_per(self.count) / ours.microseconds_per(self.count))

    def ratio(self) -> float:
        """How many times as fast we are: the geometric mean over launches."""
        return exp(fmean(fmean(launch) for launch in self.launches))

    def interval(self) -> tuple[float, float]:
        """95 % interval of the ratio."""
        low, high = bootstrap([fmean(launch) for launch in self.launches])
        return exp(low), exp(high)


def bootstrap(means: list[float]) -> tuple[float, float]:
    """95 % interval of the mean over launches. Launches are resampled, not slices: slices of one
    process share its memory layout and its luck, so they are not independent."""
    chooser = Random(0)
    resampled = sorted(fmean(chooser.choices(means, k=len(means))) for _ in range(RESAMPLES))
    return percentile(resampled, 0.025), percentile(resampled, 0.975)


def percentile(ordered: list[float], share: float) -> float:
    """A quantile of an ordered list."""
    return ordered[round(share * (len(ordered) - 1))]


def spin_times() -> list[float]:
    """CPU times of a fixed loop: how steady the machine is right now."""
    times = []
    for _ in range(SPINS):
        start = process_time()
        total = 0
        for number in range(20_000):
            total += number
        times.append(process_time() - start)
    return times


def unsteadiness(times: list[float]) -> float:
    """How much slower the loop's slow runs are than its fast ones: p90 / p10."""
    ordered = sorted(times)
    return percentile(ordered, 0.9) / percentile(ordered, 0.1)
