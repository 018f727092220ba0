"""The library explains itself: in `help()`, compiled or not, and on a page written from the same words."""

from __future__ import annotations

import doctest
import inspect
import pydoc
import re
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from saloon.core.for_rules import ForRules

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "api.md"
CLASSES = [name for name in saloon.__all__ if inspect.isclass(getattr(saloon, name))]


def headings() -> set[str]:
    """The names that the page has a heading for."""
    text = PAGE.read_text(encoding="utf-8")
    return set(re.findall(r"^#+ `?(\w+)", text, re.MULTILINE))


def public_members(kind: type) -> list[str]:
    """Methods and properties that a class brings, without the fields of structs."""
    fields = getattr(kind, "__struct_fields__", ())
    named = [name for name in vars(kind) if not name.startswith("_") and name not in fields]
    return [name for name in named if callable(getattr(kind, name)) or isinstance(vars(kind)[name], property)]


def test_the_page_is_written_from_the_sources() -> None:
    command = [sys.executable, str(ROOT / "building" / "api_page.py"), "--check"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_the_examples_of_the_page_work() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 20
    assert failed == 0


def test_every_name_is_there_sorted_and_on_the_page() -> None:
    assert saloon.__all__ == sorted(saloon.__all__)
    assert all(hasattr(saloon, name) for name in saloon.__all__)
    assert set(saloon.__all__) <= headings()


def errors_below(kind: type[saloon.SaloonError]) -> set[type[saloon.SaloonError]]:
    return {kind}.union(*map(errors_below, kind.__subclasses__()))


def test_every_error_of_the_library_is_exported() -> None:
    rooms = ("saloon.core.", "saloon.authoring.", "saloon.records.", "saloon.bots.", "saloon.games.")
    for error in errors_below(saloon.SaloonError):
        if error.__module__.startswith(rooms):
            assert getattr(saloon, error.__name__, None) is error


@pytest.mark.parametrize("name", [name for name in saloon.__all__ if not name.startswith("_")])
def test_help_says_what_a_name_is(name: str) -> None:
    assert inspect.getdoc(getattr(saloon, name))


@pytest.mark.parametrize("name", [*CLASSES, "ForRules"])
def test_help_says_what_every_method_does(name: str) -> None:
    kind: type = getattr(saloon, name, ForRules)
    for member in public_members(kind):
        assert inspect.getdoc(inspect.getattr_static(kind, member)), f"{name}.{member} has no docstring"


def test_help_names_arguments_types_and_errors() -> None:
    text = pydoc.plain(pydoc.render_doc(saloon.State.apply))
    assert "apply(self" in text
    assert text.count("SupportsIndex") == 2
    assert "IllegalAction names the rule" in text
    assert "Whether the game has ended." in pydoc.plain(pydoc.render_doc(saloon.State.over))


def test_attributes_are_explained() -> None:
    """Plain Python has no place for that; compiled code has."""
    if saloon.compiled():
        assert inspect.getdoc(inspect.getattr_static(saloon.Game, "reasons")) == (
            "Why a game can end; `state.reason()` is one of them."
        )


def test_players_and_rules_have_a_shelf_each() -> None:
    text = pydoc.plain(pydoc.render_doc(saloon.State))
    players, rules = text.split("Methods inherited from saloon.core.for_rules.ForRules")
    for name in ("push", "open_lane", "below", "tell", "whisper", "announce", "finish"):
        assert f" {name}(self" in rules
        assert f" {name}(self" not in players
    for name in ("apply", "choices", "view", "clone"):
        assert f" {name}(self" in players
