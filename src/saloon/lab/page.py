"""The page of a report: self-contained HTML with figures, numbers and one sentence for every question."""

from __future__ import annotations

import base64
import io
import re
from collections import Counter
from functools import partial
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, final

import saloon
from saloon.authoring.phrases import Phrases
from saloon.core.registry import load
from saloon.core.words import load_words
from saloon.lab import analysis, figures
from saloon.lab.errors import PACKAGE
from saloon.lab.numbers import localized
from saloon.lab.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    import polars as pl
    from matplotlib.figure import Figure

    from saloon.lab.table import Experiment

FONTS: Final = {
    "Sancreek": [("sancreek", 400)],
    "Bevan": [("bevan", 400)],
    "Zilla Slab": [("zilla-slab", 400), ("zilla-slab", 600)],
}
SUBSETS: Final = {
    "latin-ext": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+20AD-20C0",
    "latin": "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2605,U+2726",
}
PERCENTS: Final = {"share", "starter", "deal", "even", "close", "close_low", "close_high", "tied"}
"""Columns shown in percent; so are the bounds of a share."""
WORDS: Final = {"case", "group", "metric", "source", "what"}


def make_page(
    experiment: Experiment,
    lang: str = "en",
    command: str = "",
    progress: Callable[[int], None] | None = None,
) -> str:
    """The whole page; `command` simulates the same games again.

    `progress` is called for every answered question (see `questions`).
    """
    return Page(experiment, lang, progress).html(command)


def questions(experiment: Experiment) -> int:
    """How many questions a page answers."""
    return len(Page(experiment, "en").plan())


@final
class Page:
    """One experiment, in one language."""

    def __init__(
        self, experiment: Experiment, lang: str, progress: Callable[[int], None] | None = None
    ) -> None:
        """Nothing is drawn yet."""
        self._progress = progress
        self.experiment = experiment
        self.lang = lang
        self.words = load_words(PACKAGE, lang)
        self.setting = experiment.settings[0]
        self.phrases = Phrases(load(self.setting.game), lang, [])
        self.names = figures.Names(experiment, lang)
        self.sentences = Sentences(experiment, lang)

    def html(self, command: str) -> str:
        """From the head to the foot."""
        sections = self._sections()
        answers = f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in self.sentences.in_short())}</ul>"
        if len(self.experiment.settings) > 1:
            answers = self._table(analysis.overview(self.experiment), "")
        games = self._count(sum(setting.games for setting in self.experiment.settings))
        title = self._say("title", game=self.phrases.say("game-name"), games=games)
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{_fonts()}{_style()}</style>\n</head>\n<body>\n<main>\n"
            f"<header>\n<h1>{escape(title)}</h1>\n{self._facts()}</header>\n"
            f'<div class="short"><h2>{escape(self._say("answers"))}</h2>{answers}</div>\n'
            f"{''.join(sections)}{self._foot(command)}</main>\n</body>\n</html>\n"
        )

    def _say(self, message: str, **arguments: int | str) -> str:
        return self.words.say(f"report-{message}", arguments)

    def _count(self, number: int) -> str:
        return localized(f"{number:,}", self.lang)

    def _facts(self) -> str:
        """What was played, in one line."""
        setting = self.setting
        facts = [self._say("players", players=setting.players), _counted(setting.specs)]
        defaults = {option.name: option.default for option in load(setting.game).options}
        facts += [
            f"{self.phrases.option(name)}: {self.phrases.option_value(name, value)}"
            for name, value in setting.options.items()
            if value != defaults[name] and len(self.experiment.settings) == 1
        ]
        if setting.components is not None and len(self.experiment.settings) == 1:
            facts.append(self._say("components"))
        if len(self.experiment.settings) > 1:
            facts.append(self._say("cases", count=len(self.experiment.settings)))
        if setting.replays > 1:
            facts.append(self._say("deals", deals=self._count(setting.deals), replays=setting.replays))
        return f'<p class="facts">{"".join(f"<span>{escape(fact)}</span>" for fact in facts)}</p>\n'

    def plan(self) -> list[tuple[str, str]]:
        """The questions in order, and what the first of them count victories by."""
        kinds = {spec for setting in self.experiment.settings for spec in setting.specs}
        rated = analysis.is_won_or_lost(self.setting)
        by_bot = [("bots", "spec")] if rated and (len(kinds) > 1 or self.setting.players == 1) else []
        by_order = [("order", "order")] if self.setting.players > 1 else []
        if by_order and self._begins_anywhere():
            by_order.append(("seat", "seat"))
        by_choice = [("choice", choice) for choice in analysis.choices(self.experiment) if rated]
        rest = ["scores", "sources", "lengths", "margins", "luck", "differences"]
        return [*by_bot, *by_order, *by_choice, *[(name, "spec") for name in rest]]

    def _begins_anywhere(self) -> bool:
        """Whether seats differ from places in the order of play."""
        frame = self.experiment.frame
        return bool((frame["seat"] != frame["order"]).any())

    def _sections(self) -> list[str]:
        """A section for every question that the games can answer."""
        found = []
        for name, by in self.plan():
            found.append(self._answer(name, by))
            if self._progress is not None:
                self._progress(1)
        return found

    def _answer(self, name: str, by: str) -> str:
        games, lang, tell = self.experiment, self.lang, self.sentences
        if name in ("bots", "order", "seat", "choice"):
            told = {"bots": tell.bots, "order": tell.order}.get(name, lambda: tell.choice(by))()
            title = self._say("ask-choice", choice=self.names.metric(by)) if name == "choice" else ""
            if name == "bots" and self.setting.players == 1:
                title = self._say("ask-bots-alone")
            draw = partial(figures.wins, games, by, lang)
            return self._section(name, draw, told, analysis.wins(games, by), by, title)
        if name == "luck" and self.setting.replays < 2:
            return self._no_luck()
        draw = partial(getattr(figures, name), games, lang)
        ask = {"margins": analysis.closeness, "luck": analysis.luck_of_all}.get(name)
        numbers = (ask or getattr(analysis, name))(games)
        alone = name == "differences" and self.setting.players == 1
        title = self._say("ask-differences-alone") if alone else ""
        return self._section(name, draw, getattr(tell, name)(), numbers, title=title)

    def _no_luck(self) -> str:
        """Say that these games cannot tell luck from skill."""
        asked = escape(self._say("ask-luck"))
        told = escape(self._say("no-luck", players=max(2, self.setting.players)))
        return f'<section id="luck">\n<h2>{asked}</h2>\n<p class="answer">{told}</p>\n</section>\n'

    def _section(
        self,
        name: str,
        draw: Callable[..., Figure | None],
        lines: list[str],
        numbers: pl.DataFrame,
        by: str = "spec",
        title: str = "",
    ) -> str:
        """A question with its answer; nothing if the games cannot answer it."""
        drawn, narrow = draw(), draw(width=figures.NARROW)
        if drawn is None or narrow is None:
            return ""
        asked = title or self._say(f"ask-{name}")
        key = f"{name}-{by}" if name == "choice" else name
        told = "".join(f'<p class="answer">{escape(line)}</p>\n' for line in lines)
        return (
            f'<section id="{key}">\n<h2>{escape(asked)}</h2>\n{told}'
            f'<figure class="wide">{_svg(drawn, key, asked)}</figure>\n'
            f'<figure class="narrow">{_svg(narrow, f"{key}-narrow", asked)}</figure>\n'
            f"<details><summary>{escape(self._say('numbers'))}</summary>\n"
            f"{self._table(numbers, by)}</details>\n</section>\n"
        )

    def _table(self, numbers: pl.DataFrame, by: str) -> str:
        """A frame of the analysis as a table."""
        hidden = {"label"} if len(self.experiment.settings) > 1 else {"label", "case"}
        hidden |= {"even"} if self.setting.players == 1 else set()
        columns = [name for name in numbers.columns if name not in hidden]
        head = "".join(
            f"<th{_class(name)}>{escape(self._say('column-' + name.replace('_', '-')))}</th>"
            for name in columns
        )
        body = "".join(
            "<tr>"
            + "".join(f"<td{_class(name)}>{escape(self._cell(name, row, by))}</td>" for name in columns)
            + "</tr>"
            for row in numbers.rows(named=True)
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f'<div class="scroll">{table}</div>'

    def _cell(self, name: str, row: dict[str, Any], by: str) -> str:
        value = row[name]
        if value is None:
            return "–"  # noqa: RUF001  (an en dash: nothing is known)
        if name == "case":
            return str(row["label"])
        if name in ("metric", "source"):
            return self.names.metric(value)
        if name == "what":
            return self.names.say(f"luck-{value}")
        if name == "group" and value in ("winners", "others"):
            return self.names.side(value)
        if name == "group":
            known = f"report-group-{value}"
            return self.words.say(known) if self.words.has(known) else self.names.group(by, value)
        if name in PERCENTS or (name in ("low", "high") and "share" in row):
            return self.sentences.percent(value)
        return self.sentences.number(value)

    def _foot(self, command: str) -> str:
        setting = self.setting
        game = load(setting.game)
        lines = [
            self._say("foot-intervals", deals=self._count(setting.deals)),
            self._say("foot-seed", seed=str(setting.seed)),
            self._say(
                "foot-made",
                version=saloon.__version__,
                game=self.phrases.say("game-name"),
                number=game.version,
            ),
        ]
        told = "".join(f"<p>{escape(line)}</p>\n" for line in lines)
        return f"<footer>\n{told}{f'<p><code>{escape(command)}</code></p>' if command else ''}\n</footer>\n"


def _counted(specs: list[str]) -> str:
    """Who plays, equal bots together: `greedy` if all are, otherwise `2 x greedy, random`."""
    counts = Counter(specs)
    if len(counts) == 1:
        return specs[0]
    times = "\N{MULTIPLICATION SIGN}"
    return ", ".join(spec if count == 1 else f"{count} {times} {spec}" for spec, count in counts.items())


def _class(column: str) -> str:
    return ' class="word"' if column in WORDS else ""


def _svg(drawn: Figure, key: str, title: str) -> str:
    """A figure as inline SVG, with a label for screen readers."""
    from matplotlib import rc_context

    text = io.StringIO()
    with rc_context({**figures.STYLE, "svg.hashsalt": key}):
        drawn.savefig(
            text, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None}
        )
    picture = text.getvalue()[text.getvalue().index("<svg") :]
    picture = re.sub(r"<metadata>.*?</metadata>", "", picture, flags=re.DOTALL)
    return picture.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)


def _style() -> str:
    return (files(PACKAGE) / "page.css").read_text(encoding="utf-8")


def _fonts() -> str:
    """The typefaces of the house, embedded in the page."""
    faces = []
    for family, cuts in FONTS.items():
        for name, weight in cuts:
            for subset, letters in SUBSETS.items():
                data = (files(PACKAGE) / "fonts" / f"{name}-{subset}-{weight}-normal.woff2").read_bytes()
                source = f"url(data:font/woff2;base64,{base64.b64encode(data).decode()}) format('woff2')"
                faces.append(
                    f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source};unicode-range:{letters}}}\n"
                )
    return "".join(faces)
