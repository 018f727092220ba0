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
        """Nothing is told yet."""
        self._experiment = experiment
        self._lang = lang
        self._words = load_words(PACKAGE, lang)
        self._names = Names(experiment, lang)
        self._alone = experiment.settings[0].players == 1

    def in_short(self) -> list[str]:
        """The answers to everything, in the order of the page."""
        told = [self.bots(), self.order(), self.scores()[:1], self.sources(), self.lengths(), self.margins()]
        return [line for lines in [*told, self.luck(), self.differences()] for line in lines]

    def bots(self) -> list[str]:
        """Which bots win."""
        return self._told(analysis.wins(self._experiment, "spec"), lambda found: self._best(found, "spec"))

    def order(self) -> list[str]:
        """Whether the order of play matters."""
        if self._alone:
            return []
        return self._told(analysis.wins(self._experiment, "order"), lambda found: self._best(found, "order"))

    def choice(self, name: str) -> list[str]:
        """Who wins with what."""
        return self._told(analysis.wins(self._experiment, name), lambda found: self._best(found, name))

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
        return lines + self._told(analysis.luck(self._experiment, "won"), self._luck_of_victories)

    def differences(self) -> list[str]:
        """What winners do differently."""
        lines = self._told(analysis.differences(self._experiment), self._difference)
        kinds = {spec for setting in self._experiment.settings for spec in setting.specs}
        if lines and len(kinds) > 1:
            lines.append(self._say("differences-kinds"))
        return lines

    # -- numbers ---------------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        """A share with one digit."""
        return localized(f"{100 * share:.1f} %", self._lang)

    def number(self, value: float) -> str:
        """With as many digits as its size deserves."""
        if isinstance(value, int) or float(value).is_integer():
            return localized(f"{value:,.0f}", self._lang)
        digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 10 else 2
        return localized(f"{value:,.{digits}f}", self._lang)

    def _between(self, row: dict[str, Any], tell: Callable[[float], str]) -> str:
        if row["low"] is None or row["high"] is None:
            return "?"
        low, high = tell(row["low"]), tell(row["high"])
        return f"{low.removesuffix(f'{NO_BREAK}%')} – {high}"  # noqa: RUF001  (an en dash: from, to)

    # -- one case at a time --------------------------------------------------------------------------

    def _told(self, found: pl.DataFrame, tell: Callable[[pl.DataFrame], str]) -> list[str]:
        """A sentence for every case, which it names if there are several."""
        if found.is_empty():
            return []
        lines = []
        for case, setting in enumerate(self._experiment.settings):
            mine = found.filter(pl.col("case") == case)
            line = "" if mine.is_empty() else tell(mine)
            if line and len(self._experiment.settings) > 1:
                line = self._say("cases", label=setting.label, told=line)
            lines += [line] if line else []
        return lines

    def _say(self, message: str, **arguments: Any) -> str:
        return self._words.say(f"report-say-{message}", arguments)

    def _best(self, found: pl.DataFrame, by: str) -> str:
        """Who is best, or else who is worst, if anybody is for sure."""
        rows = found.rows(named=True)
        even = self.percent(rows[0]["even"])
        if self._alone:
            row = rows[0]
            share = self.percent(row["share"])
            return self._say(
                "solo", name=row["group"], share=share, interval=self._between(row, self.percent)
            )
        if len(rows) == 1:
            return ""  # all are of one kind
        sure = [
            row
            for row in rows
            if stands_out(Interval(row["share"], row["low"], row["high"]), row["even"], len(rows) - 1)
        ]
        if not sure:
            return self._say({"spec": "fair", "order": "fair-order"}.get(by, "fair-choice"), even=even)
        best, worst = (most(sure, key=lambda row: float(row["share"])) for most in (max, min))
        found_best = best if best["share"] > best["even"] else worst
        message = "order" if by == "order" else "best"
        name = self._names.group(by, found_best["group"])
        share = self.percent(found_best["share"])
        between = self._between(found_best, self.percent)
        return self._say(message, name=name, share=share, interval=between, even=even)

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
        winners = found.filter(pl.col("group") == "winners")
        total = float(winners["mean"].sum())
        if winners.is_empty() or total <= 0:
            return ""
        row = max(winners.rows(named=True), key=lambda row: float(row["mean"]))
        return self._say(
            "sources", share=self.percent(row["mean"] / total), source=self._names.metric(row["source"])
        )

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
        return self._say("luck", **shares, interval=self._between(parts["deal"], self.percent))

    def _luck_of_victories(self, found: pl.DataFrame) -> str:
        deal = found.filter(pl.col("group") == "deal").row(0, named=True)
        return self._say(
            "luck-won", deal=self.percent(deal["share"]), interval=self._between(deal, self.percent)
        )

    def _difference(self, found: pl.DataFrame) -> str:
        sure = [
            row
            for row in found.rows(named=True)
            if row["low"] is not None and (row["low"] > 0 or row["high"] < 0)
        ]
        if not sure:
            return ""
        row = max(sure, key=lambda row: abs(float(row["effect"])))
        return self._say(
            "differences",
            metric=self._names.metric(row["metric"]),
            winners=self.number(row["winners"]),
            others=self.number(row["others"]),
        )
