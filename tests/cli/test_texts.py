"""The text files of all languages have the same messages with the same arguments, and no slips."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from saloon import game_names, load
from saloon.core.words import LANGUAGES

PACKAGES = ["saloon", "saloon.lab", *[load(name).package for name in game_names()]]


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent's own name)
        self.names.add(node.id.name)


def entries(package: str, name: str) -> list[ast.EntryType]:
    file = files(package) / "text" / name
    return list(parse(file.read_text(encoding="utf-8")).body) if file.is_file() else []


def messages(package: str, name: str) -> dict[str, set[str]]:
    """The variables of every message and attribute, by name."""
    found: dict[str, set[str]] = {}
    for entry in entries(package, name):
        if isinstance(entry, ast.Message):
            for part in (entry, *entry.attributes):
                label = entry.id.name if part is entry else f"{entry.id.name}.{part.id.name}"
                assert label not in found, f"{label} is defined twice"
                collector = Variables()
                collector.visit(part.value)
                found[label] = collector.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("name", ["{}.ftl", "rules.{}.ftl", "errors.{}.ftl"])
def test_all_languages_have_the_same_messages_with_the_same_variables(package: str, name: str) -> None:
    english = messages(package, name.format("en"))
    for lang in LANGUAGES:
        other = messages(package, name.format(lang))
        assert list(other) == list(english)
        for message, variables in english.items():
            assert variables == other[message], message


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_well_formed(package: str, lang: str) -> None:
    for name in (f"{lang}.ftl", f"rules.{lang}.ftl", f"errors.{lang}.ftl"):
        junk = [entry.content for entry in entries(package, name) if isinstance(entry, ast.Junk)]
        assert junk == []


class Plurals(Visitor):
    """Collects the plural selectors with their texts."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (fluent's own name)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        parts = [part for variant in node.variants for part in variant.value.elements]
        if "one" in keys:
            self.found.append(
                (keys, " ".join(part.value for part in parts if isinstance(part, ast.TextElement)))
            )


@pytest.mark.parametrize("package", PACKAGES)
def test_czech_numbers_have_their_three_forms(package: str) -> None:
    """One, few and other; only an ordinal number ("1. až 3. kolo") needs none."""
    for entry in entries(package, "cs.ftl"):
        plurals = Plurals()
        plurals.visit(entry)
        for keys, text in plurals.found:
            assert "few" in keys or ". kolo" in text, text


@pytest.mark.parametrize("package", PACKAGES)
def test_czech_money_and_thousands_are_not_torn_apart(package: str) -> None:
    for name in ("cs.ftl", "rules.cs.ftl"):
        file = files(package) / "text" / name
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        assert not re.search(r"\d \d{3}\b", text), "thousands need a no-break space"
        assert not re.search(r"[\d}] \$(?![a-z])", text), "the dollar needs a no-break space"


def test_czech_has_one_word_for_a_thing() -> None:
    """A set is always "sada", and card names are not inflected."""
    for name in ("cs.ftl", "rules.cs.ftl"):
        text = (files("saloon.games.cover_your_assets") / "text" / name).read_text(encoding="utf-8")
        assert not re.search("séri[eií]", text)
        assert not re.search("prasátk", text.casefold())
        assert not re.search(r"(kartou|kartu|kartě|karty|sadu|sady|sadou) \{ \$(card|asset)", text)
