"""Errors: one sentence in every language, for bad values of any type, in both builds."""

from __future__ import annotations

import ast
import pickle
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from examples.copy_me import GAME as HIGH_BID
from tests.cli.test_texts import messages

import saloon
from saloon.core.errors import BadAction, BadRecord, BadSetup, SaloonError, ScenarioError
from saloon.core.refusal import IllegalAction
from saloon.lab.errors import BadTable
from saloon.records.match import CannotUndo

if TYPE_CHECKING:
    from collections.abc import Callable

COVER = saloon.load("cover_your_assets")
ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parents[1].name for path in ROOT.glob("src/saloon/games/*/text/errors.en.ftl"))
PACKAGES = ["saloon", *[f"saloon.games.{game}" for game in GAMES]]


@pytest.mark.parametrize(
    ("ask", "kind", "sentence"),
    [
        (lambda s: s.apply(0, 9999), BadAction, r"^there is no action 9999; actions are 0 to \d+$"),
        (lambda s: s.refusal(0, -1), BadAction, r"^there is no action -1; actions are"),
        (lambda s: s.apply("x", None), BadSetup, r"^there is no player 'x'; players are 0 to 3$"),
        (lambda s: s.apply(0, 1.5), BadAction, r"^there is no action 1.5;"),
        (lambda s: s.refusal(99, 0), BadSetup, r"^there is no player 99; players are 0 to 3$"),
        (lambda s: s.choices(1.5), BadSetup, r"^there is no player 1.5;"),
        (lambda s: s.view("x"), BadSetup, r"^there is no player 'x';"),
        (lambda s: s.perspective(4), BadSetup, r"^there is no player 4;"),
        (lambda s: s.imagine(None, 0), BadSetup, r"^there is no player None;"),
        (lambda s: s.prompt("x" * 500), BadSetup, r"^there is no player 'x{59};"),
        (lambda _: COVER.new(players="4"), BadSetup, r"is for 2 to 6 players, not '4'$"),
        (lambda _: COVER.new(4, seed="x"), BadSetup, r"^a seed is a whole number from 0 to .*, not 'x'$"),
        (lambda _: COVER.new(4, secret="x"), BadSetup, r"^a secret has 32 bytes$"),
        (lambda _: COVER.scenario("x"), ScenarioError, r"^a position is described by names with values"),
        (lambda _: COVER.describe("x"), BadAction, r"^there is no action 'x';"),
        (lambda _: COVER.action(5), BadAction, r"^there is no action family '5'"),
        (lambda _: COVER.from_json(5), SaloonError, r"^this is no stored state"),
    ],
)
def test_a_wrong_value_gets_one_clear_sentence(
    ask: Callable[[Any], object], kind: type[SaloonError], sentence: str
) -> None:
    state = COVER.new(4, seed=1)
    before = state.digest()
    with pytest.raises(kind, match=sentence):
        ask(state)
    assert state.digest() == before


def test_out_of_turn_still_names_the_rule() -> None:
    state = COVER.new(4, seed=1)
    other = (state.actor() + 1) % 4
    with pytest.raises(IllegalAction, match="CA-T3"):
        state.apply(other, 0)


def test_an_error_speaks_every_language() -> None:
    error = BadRecord("in-file", file="a.saloon", problem=BadRecord("record-check", line=7))
    assert str(error) == "a.saloon: line 7: the choice does not lead to the recorded state"
    assert error.text("cs") == "a.saloon: řádek 7: volba nevede ke stavu, který je v záznamu"


def test_a_refusal_speaks_every_language() -> None:
    state = HIGH_BID.new(2, seed=1)
    missing = next(action for action in range(9) if action not in state.choices(0))
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, missing)
    assert refused.value.text("cs") == f"HB-2: {HIGH_BID.words('cs').say('HB-2')}"


def test_an_error_may_say_nothing() -> None:
    assert str(SaloonError()) == ""
    assert str(SaloonError("as it stands")) == SaloonError("as it stands").text("cs") == "as it stands"


def test_an_error_comes_whole_out_of_another_process() -> None:
    error = BadSetup("players", game="x", least=2, most=4, given=9)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, BadSetup)
    assert str(again) == str(error) == "x is for 2 to 4 players, not 9"


def raised() -> set[str]:
    """The ids of all errors that the source raises by id."""
    found: set[str] = set()
    plain = [kind for kind in kinds(SaloonError) if "__init__" not in vars(kind)]
    assert {CannotUndo, BadTable} <= set(plain)  # kinds are known once their modules are loaded
    names = {"SaloonError", *[kind.__name__ for kind in plain]}
    for file in (ROOT / "src" / "saloon").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and " " not in str(first.value):
                    found.add(str(first.value))
    return found


def kinds(kind: type[SaloonError]) -> set[type[SaloonError]]:
    """All kinds of errors."""
    return set(kind.__subclasses__()).union(*map(kinds, kind.__subclasses__()))


def test_every_error_has_its_text_and_every_text_its_error() -> None:
    texts = set[str]()
    for package in [*PACKAGES, "saloon.lab"]:
        assert (files(package) / "text" / "errors.en.ftl").is_file()
        texts |= set(messages(package, "errors.en.ftl"))
    assert {f"error-{message}" for message in raised()} == texts
