"""Law 11, traceability: every rule is named by a test that would miss it, by `@pytest.mark.rule("CA-T1")`."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.laws.law import demand
from tests.laws.words import messages_of

if TYPE_CHECKING:
    from saloon.core.game import Game

ROOT = Path(__file__).parents[2]
MARKERS = {"pytest.mark.rule", "rule"}
"""How tests write the marker."""


def check_traceability(game: Game, tested: set[str]) -> None:
    """The rules in the game's text file and in its page of `docs/rules` are the same, and all are tested."""
    rules = rules_of(game)
    page = ROOT / "docs" / "rules" / f"{game.name}.md"
    if page.exists():
        odd = rules.symmetric_difference(ids_in(page.read_text(encoding="utf-8"), rules))
        demand(not odd, "traceability", f"only in one of rules.en.ftl and {page.name}:", in_order(odd))
    untested = rules - tested
    demand(not untested, "traceability", f"{len(untested)} rules have no test:", in_order(untested))
    named = {rule for rule in tested if prefix_of(rule) in {prefix_of(known) for known in rules}}
    demand(named <= rules, "traceability", "tests name unknown rules:", in_order(named - rules))


def rules_of(game: Game) -> set[str]:
    """The ids of all rules of a game."""
    return {message for message in messages_of(game, "rules.en.ftl") if "." not in message}


def prefix_of(rule: str) -> str:
    """The prefix of a game's rule ids."""
    return rule.partition("-")[0]


def ids_in(text: str, rules: set[str]) -> set[str]:
    """All rule ids of the same game in a text."""
    prefixes = "|".join({prefix_of(rule) for rule in rules})
    return set(re.findall(rf"\b(?:{prefixes})-[A-Z0-9]+[a-z]?\b", text))


def in_order(rules: set[str]) -> str:
    """Rule ids for a message."""
    return ", ".join(sorted(rules))


def rules_with_tests(folder: Path = ROOT / "tests") -> set[str]:
    """The rules that tests name, found without running them."""
    found: set[str] = set()
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in MARKERS:
                found |= {str(ast.literal_eval(argument)) for argument in node.args}
    return found
