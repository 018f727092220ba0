"""Words: the texts of a game in one language, from its Project Fluent files.

A game's package holds `text/<lang>.ftl` (names, prompts, actions, events, score lines),
`text/rules.<lang>.ftl` (every rule, by id) and, if it has errors of its own, `text/errors.<lang>.ftl`. The
browser reads the same files.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from saloon.core.errors import SaloonError

LANGUAGES = ["en", "cs"]
_loaded: dict[tuple[str, str], Words] = {}


class Words:
    """Texts in one language."""

    def __init__(self, lang: str, sources: list[str]) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._rules: dict[str, str] = {}
        for source in sources:
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                # Only the messages of rules begin with a capital letter.
                if isinstance(entry, ast.Message) and entry.id.name[0].isupper():
                    self._rules[entry.id.name.upper()] = entry.id.name

    def has(self, message: str) -> bool:
        """Whether there is a text of that id (`message` or `message.attribute`)."""
        return self._pattern(message) is not None

    def rule(self, written: str) -> str:
        """The id of a rule, in any case; "" if there is none."""
        return self._rules.get(written.upper(), "")

    def say(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A text with its arguments filled in; the id itself if there is no text."""
        pattern = self._pattern(message)
        if pattern is None:
            return message
        text, _ = self.bundle.format_pattern(pattern, dict(arguments or {}))
        return str(text)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return None
        found = self.bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value


def load_words(package: str, lang: str) -> Words:
    """The texts of a package in a language; read once."""
    found = _loaded.get((package, lang))
    if found is None:
        found = _read(package, lang)
        _loaded[package, lang] = found
    return found


def _read(package: str, lang: str) -> Words:
    if lang not in LANGUAGES:
        raise SaloonError("language", lang=lang, languages=", ".join(LANGUAGES))
    folder = files(package) / "text"
    sources: list[str] = []
    for name in (f"{lang}.ftl", f"rules.{lang}.ftl", f"errors.{lang}.ftl"):
        file = folder / name
        if file.is_file():
            sources.append(file.read_text(encoding="utf-8"))
    return Words(lang, sources)
