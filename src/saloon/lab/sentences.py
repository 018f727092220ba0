"""Sentences: the answers of an analysis in words, one sentence for every question and case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

import polars as pl

from saloon.core.words import load_words
from saloon.lab import analysis
from saloon.lab.errors import PACKAGE
from saloon.lab.figures import Names
from saloon.lab.numbers import NO_BREAK, localized
from saloon.lab.statistics import Interval, stands_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.lab.table import Experiment


@final
class Sentences:
    """What an experiment says, in one language."""

    def __init__(self, experiment: Experiment, lang: str) -> None:
        """Prepare the sentences of an experiment."""
        self._experiment = experiment
        self._lang = lang
        self._words = load_words(PACKAGE, lang)
        self._names = Names(experiment, lang)
        self._alone = experiment.settings[0].players == 1
        self._rated = analysis.is_won_or_lost(experiment.settings[0])
        self._kinds = {spec for setting in experiment.settings for spec in setting.specs}

    def in_short(self) -> list[str]:
        """All answers, in the order of the page; of choices only what stands out."""
        told = [self.bots(), self.order()]
        told += [self._sure_choices(choice) for choice in analysis.choices(self._experiment)]
        told += [self.scores(), self.sources(), self.lengths(), self.margins(), self.luck()]
        return [line for lines in [*told, self.differences()] for line in lines]

    def bots(self) -> list[str]:
        """Which bots win."""
        if not self._rated:
            return []
        return self._told(analysis.wins(self._experiment, "spec"), lambda found: self._best(found, "spec"))

    def order(self) -> list[str]:
        """Whether the order of play matters."""
        if self._alone:
            return []
        return self._told(analysis.wins(self._experiment, "order"), lambda found: self._best(found, "order"))

    def choice(self, name: str) -> list[str]:
        """Who wins with what."""
        if self._alone:
            return []  # there is no even share to compare with
        return self._told(analysis.wins(self._experiment, name), lambda found: self._best(found, name))

    def _sure_choices(self, name: str) -> list[str]:
        """The same as a sentence by itself: it names the choice, and is empty if nothing stands out."""
        if self._alone:
            return []

        def tell(found: pl.DataFrame) -> str:
            told = self._best(found, name, sure=True)
            return told and self._say("choice", choice=self._names.metric(name), told=told)

        return self._told(analysis.wins(self._experiment, name), tell)

    def scores(self) -> list[str]:
        """How scores spread."""
        return self._told(analysis.scores(self._experiment), self._score)

    def sources(self) -> list[str]:
        """Where points come from."""
        return self._told(analysis.sources(self._experiment), self._source)

    def lengths(self) -> list[str]:
        """How long it takes."""
        return self._told(analysis.lengths(self._experiment), self._length)

    def margins(self) -> list[str]:
        """How close it is."""
        return self._told(analysis.closeness(self._experiment), self._margin)

    def luck(self) -> list[str]:
        """How much is luck."""
        lines = self._told(analysis.luck(self._experiment), self._luck)
        if not self._rated:
            return lines
        return lines + self._told(analysis.luck(self._experiment, "won"), self._luck_of_victories)

    def differences(self) -> list[str]:
        """What winners do differently."""
        lines = self._told(analysis.differences(self._experiment), self._difference)
        if lines and len(self._kinds) > 1:
            lines.append(self._say("differences-kinds"))
        return lines

    # -- numbers ---------------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        """A share with one digit."""
        return localized(f"{100 * share:.1f} %", self._lang)

    def number(self, value: float, neighbour: float = 0) -> str:
        """A number with digits that suit its size, or that of the number next to it."""
        if isinstance(value, int):
            return localized(f"{value:,.0f}", self._lang)
        size = max(abs(value), abs(neighbour))
        digits = 0 if size >= 1000 else 1 if size >= 10 else 2
        return localized(f"{value:,.{digits}f}", self._lang)

    def _between(self, row: dict[str, Any], tell: Callable[[float], str]) -> str:
        if row["low"] is None or row["high"] is None:
            return "?"
        low, high = tell(row["low"]), tell(row["high"])
        return f"{low.removesuffix(f'{NO_BREAK}%')} – {high}"  # noqa: RUF001  (an en dash: from, to)

    def _sides(self, winners: float, others: float) -> dict[str, str]:
        """What winners and others have, with equally many digits."""
        return {"winners": self.number(winners, others), "others": self.number(others, winners)}

    # -- one case at a time --------------------------------------------------------------------------

    def _told(self, found: pl.DataFrame, tell: Callable[[pl.DataFrame], str]) -> list[str]:
        """A sentence for every case; it names the case if there are several that differ."""
        if found.is_empty():
            return []
        cases = [found.filter(pl.col("case") == case) for case in range(len(self._experiment.settings))]
        lines = ["" if mine.is_empty() else tell(mine) for mine in cases]
        if len(set(lines)) == 1:
            return lines[:1] if lines[0] else []
        labels = self._experiment.labels
        return [
            self._say("cases", label=label, told=line)
            for label, line in zip(labels, lines, strict=True)
            if line
        ]

    def _say(self, message: str, **arguments: Any) -> str:
        return self._words.say(f"report-say-{message}", arguments)

    def _best(self, found: pl.DataFrame, by: str, *, sure: bool = False) -> str:
        """Who is significantly best, and who worst; with `sure`, nothing if nobody stands out."""
        rows = found.rows(named=True)
        if self._alone:
            return self._share("solo", rows[0], by)
        if len(rows) == 1:
            return ""  # all are of one kind
        even = self.percent(rows[0]["even"])
        apart = [
            row
            for row in rows
            if stands_out(Interval(row["share"], row["low"], row["high"]), row["even"], len(rows) - 1)
        ]
        if not apart:
            fair = {"spec": "fair", "order": "fair-order", "seat": "fair-seat"}.get(by, "fair-choice")
            return "" if sure else self._say(fair, even=even)
        best, worst = (most(apart, key=lambda row: float(row["share"])) for most in (max, min))
        told = [self._share("best", best, by)] if best["share"] > best["even"] else []
        if worst["share"] < worst["even"]:
            told.append(self._share("worst", worst, by))
        return " ".join([*told, self._say("even", even=even)])

    def _share(self, message: str, row: dict[str, Any], by: str) -> str:
        name = self._names.group(by, row["group"])
        share, between = self.percent(row["share"]), self._between(row, self.percent)
        if by != "spec":  # a bot is called by its spec
            name = name[0].upper() + name[1:]
        return self._say(message, name=name, share=share, interval=between)

    def _score(self, found: pl.DataFrame) -> str:
        row = max(found.rows(named=True), key=lambda row: float(row["mean"]))
        return self._say(
            "scores",
            name=row["group"],
            mean=self.number(row["mean"]),
            interval=self._between(row, self.number),
            low=self.number(row["q25"]),
            high=self.number(row["q75"]),
        )

    def _source(self, found: pl.DataFrame) -> str:
        """Where most of the winners' points come from, and what sets them apart from the others."""
        sides = {
            side: {row["source"]: row["mean"] for row in found.rows(named=True) if row["group"] == side}
            for side in ("winners", "others")
        }
        winners, others = sides["winners"] or sides["others"], sides["others"]
        total = sum(winners.values())
        if total <= 0:
            return ""
        most = max(winners, key=lambda source: winners[source])
        share = self.percent(winners[most] / total)
        side = "" if not self._rated or not sides["winners"] else "-alone" if self._alone else "-winners"
        told = [self._say(f"sources{side}", share=share, source=self._names.metric(most))]
        if sides["winners"] and others:
            lead = max(winners, key=lambda source: winners[source] - others[source])
            numbers = self._sides(winners[lead], others[lead])
            message = "there" if lead == most else "lead"
            told.append(self._say(f"{message}{side}", source=self._names.metric(lead), **numbers))
        return " ".join(told)

    def _length(self, found: pl.DataFrame) -> str:
        row = found.filter(pl.col("group") == "decisions").row(0, named=True)
        return self._say(
            "lengths",
            mean=self.number(row["mean"]),
            interval=self._between(row, self.number),
            low=self.number(row["q05"]),
            high=self.number(row["q95"]),
        )

    def _margin(self, found: pl.DataFrame) -> str:
        row = found.row(0, named=True)
        between = self._between({"low": row["close_low"], "high": row["close_high"]}, self.percent)
        return self._say(
            "margins", mean=self.number(row["mean"]), share=self.percent(row["close"]), interval=between
        )

    def _luck(self, found: pl.DataFrame) -> str:
        parts = {row["group"]: row for row in found.rows(named=True)}
        shares = {name: self.percent(row["share"]) for name, row in parts.items()}
        message = "luck" if len(self._kinds) > 1 else "luck-alike"
        return self._say(message, **shares, interval=self._between(parts["deal"], self.percent))

    def _luck_of_victories(self, found: pl.DataFrame) -> str:
        deal = found.filter(pl.col("group") == "deal").row(0, named=True)
        return self._say(
            "luck-won", deal=self.percent(deal["share"]), interval=self._between(deal, self.percent)
        )

    def _difference(self, found: pl.DataFrame) -> str:
        row = analysis.telling(found)
        if row is None:
            return self._say("differences-none")
        return self._say(
            "differences-alone" if self._alone else "differences",
            metric=self._names.metric(row["metric"]),
            **self._sides(row["winners"], row["others"]),
        )
