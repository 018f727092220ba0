"""The tool itself, on a toy: mutants are made, noticed or not, and written down."""

from __future__ import annotations

import ast
import json
from dataclasses import replace
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest
from tests.mutants import running
from tests.mutants.games import OUTSIDE_RULES, Subject, subject_of, wanted
from tests.mutants.journal import Content, Journal, Verdict
from tests.mutants.mutations import Mutant, mutants_of, mutated
from tests.mutants.running import FOR_EVER, ON_IMPORT
from tests.mutants.sample import all_mutants, drawn, quotas
from tests.mutants.summary import described, summary_of
from tests.mutants.trials import FailingTests, try_all

if TYPE_CHECKING:
    from pathlib import Path

RULES = """
    START = 3


    def may_draw(cards, most):
        return not cards > most


    def count_down(number):
        while number > 0:
            number -= 1
        return number


    def never(number):
        if number == START:
            return START
        return 0
"""
TESTS = """
    from toy_rules import START, count_down, may_draw


    def test_drawing():
        assert may_draw(5, 5)
        assert not may_draw(6, 5)


    def test_counting():
        assert count_down(START) == 0
"""


def changes_of(source: str) -> list[str]:
    return [mutant.change for mutant in mutants_of("toy", dedent(source))]


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("a = b < c", ["b < c → b <= c", "b < c → b >= c"]),
        ("a = b == c", ["b == c → b != c"]),
        ("a = b and not c", ["b and (not c) → b or not c", "not c → c"]),
        ("a = b + 2", ["b + 2 → b - 2", "b + 2 → b + 3", "b + 2 → b + 1"]),
        ("a: Literal[3] = True", ["a: Literal[3] = True → a: Literal[3] = False"]),
        ("def f(a=0):\n    return a", ["a=0 → a=1", "a=0 → a=-1"]),
        ("def f(a):\n    a -= b", ["a -= b → dropped", "a -= b → a += b"]),
        ("def f(a):\n    g(a)\n    return a", ["g(a) → dropped"]),
        ("def f(a):\n    if a:\n        return b\n    return c", ["return b → dropped"]),
        ("def f(s):\n    s.tell(1)\n    assert s == 1, 'x'\n    raise E(1)", []),
        ("def f(s):\n    if s.events is not None:\n        s.x = 1", []),
        ("def f(s):\n    s.push(c, 0)", ["s.push(c, 0) → dropped"]),
    ],
)
def test_what_is_changed(source: str, changes: list[str]) -> None:
    assert changes_of(source) == changes


def test_each_mutant_has_one_change_and_a_name_of_its_own() -> None:
    source = dedent(RULES)
    mutants = mutants_of("toy", source)
    trees = {ast_of(source, mutant) for mutant in mutants}
    assert len(trees) == len(mutants) == len({mutant.name for mutant in mutants})
    with pytest.raises(IndexError):
        mutated(source, len(mutants))


def ast_of(source: str, mutant: Mutant) -> str:
    return ast.dump(mutated(source, mutant.number))


def test_an_edit_elsewhere_does_not_change_names_and_lots() -> None:
    before = mutants_of("toy", dedent(RULES))
    after = mutants_of("toy", "OTHER = 7\n" + dedent(RULES))
    assert {mutant.name for mutant in before} < {mutant.name for mutant in after}
    sample = {mutant.name for mutant in drawn([before], 4, seed=1)}
    assert len(sample) == 4
    assert len(sample & {mutant.name for mutant in drawn([after], 4, seed=1)}) >= 3
    assert sample != {mutant.name for mutant in drawn([before], 4, seed=2)}


@pytest.mark.parametrize(
    ("sizes", "count", "shares"), [([10, 30], 4, [1, 3]), ([1, 1, 1], 2, [1, 1, 0]), ([2, 3], 9, [2, 3])]
)
def test_a_sample_is_spread_by_size(sizes: list[int], count: int, shares: list[int]) -> None:
    assert quotas(sizes, count) == shares


# -- trying --------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices soon that a toy runs for ever."""
    monkeypatch.setattr(running, "LEAST_SECONDS", 0.2)


def toy(folder: Path, tests: str = TESTS) -> Subject:
    rules, test_file = folder / "toy_rules.py", folder / "test_toy.py"
    rules.write_text(dedent(RULES), encoding="utf-8")
    test_file.write_text(dedent(tests), encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    return Subject(
        name="toy",
        package="toy_rules",
        modules={"toy_rules": rules},
        test_files=[test_file],
        choose=lambda tests: tests,
        prepare=lambda: None,
        content=[rules, test_file],
        root=folder,
    )


def try_toy(subject: Subject, journal: Journal) -> tuple[dict[str, str], list[Mutant]]:
    """What became of every mutant of the toy, and which of them were tried."""
    tried: list[Mutant] = []
    mutants = all_mutants(subject)[0]
    verdicts = try_all(
        subject,
        mutants,
        journal,
        journal.file.with_suffix(".reach"),
        2,
        lambda left, mutant, verdict: tried.append(mutant),
    )
    by_name = {mutant.name: mutant for mutant in mutants}
    return {by_name[verdict.mutant].change: verdict.by for verdict in verdicts}, tried


def test_killed_and_surviving_mutants_are_distinguished_and_remembered(tmp_path: Path) -> None:
    subject = toy(tmp_path)
    journal = Journal(tmp_path / "journal.jsonl")
    found, tried = try_toy(subject, journal)
    assert found["cards > most → cards >= most"] == "test_toy.py::test_drawing"
    assert found["number > 0 → number >= 0"] == "test_toy.py::test_counting"
    assert found["number -= 1 → dropped"] == FOR_EVER
    assert found["number == START → number != START"] == "", "no test goes there"
    assert found["START = 3 → START = 4"] == "", "no test notices"
    assert len(tried) == len(all_mutants(subject)[0])
    assert subject.modules["toy_rules"].read_text(encoding="utf-8") == dedent(RULES)

    with journal.file.open("a", encoding="utf-8") as file:
        file.write('{"game": "toy", "mut')  # a run was stopped here
    assert try_toy(subject, Journal(journal.file)) == (found, [])

    (tmp_path / "test_more.py").write_text(
        "import toy_rules\n\n\ndef test_start():\n    assert toy_rules.START == 3"
    )
    more = replace(
        subject,
        test_files=[*subject.test_files, tmp_path / "test_more.py"],
        content=[*subject.content, tmp_path / "test_more.py"],
    )
    again, tried = try_toy(more, Journal(journal.file))
    assert again["START = 3 → START = 4"] == "test_more.py::test_start"
    for_sure = {change for change, by in found.items() if "::" in by}
    assert {mutant.change for mutant in tried} == set(found) - for_sure


def test_a_module_that_cannot_be_imported_is_noticed(tmp_path: Path) -> None:
    subject = toy(tmp_path, TESTS.replace("import START", "import START as _, START"))
    (tmp_path / "toy_rules.py").write_text("START = 1\nassert START == 1\n" + dedent(RULES), encoding="utf-8")
    found, _ = try_toy(subject, Journal(tmp_path / "journal.jsonl"))
    assert found["START = 1 → START = 2"] == ON_IMPORT


def test_tests_must_pass_without_mutants(tmp_path: Path) -> None:
    with pytest.raises(FailingTests, match="test_drawing"):
        try_toy(toy(tmp_path, TESTS.replace("6, 5", "4, 5")), Journal(tmp_path / "journal.jsonl"))


# -- what is kept --------------------------------------------------------------------------------------------


def test_a_verdict_counts_while_its_files_are_the_same(tmp_path: Path) -> None:
    """For a dead mutant that is the file of the failing test, for a survivor all of them."""
    for name in ("rules.py", "test_a.py", "test_b.py", "rules.pyc"):
        (tmp_path / name).write_text("1", encoding="utf-8")
    dead, alive, *_ = mutants_of("toy", dedent(RULES))
    journal = Journal(tmp_path / "journal.jsonl")

    def known() -> list[bool]:
        now = Content(tmp_path, [tmp_path])
        return [journal.known("toy", mutant, now) is not None for mutant in (dead, alive)]

    content = Content(tmp_path, [tmp_path])
    for mutant, by in ((dead, "test_a.py::test_it"), (alive, "")):
        journal.add(Verdict("toy", mutant.name, content.behind(by), by, 1))
    assert known() == [True, True]
    (tmp_path / "rules.pyc").write_text("2", encoding="utf-8")
    assert known() == [True, True]
    (tmp_path / "test_b.py").write_text("2", encoding="utf-8")
    assert known() == [True, False]
    (tmp_path / "test_a.py").write_text("2", encoding="utf-8")
    assert known() == [False, False]
    assert journal.hint("toy", dead) == "test_a.py::test_it"


def test_survivors_are_listed_with_what_explains_them(tmp_path: Path) -> None:
    subject = toy(tmp_path)
    first, second, *_ = mutants = all_mutants(subject)[0][:3]
    verdicts = [
        Verdict("toy", mutant.name, "", by, 1)
        for mutant, by in zip(mutants, ["", "", "tests/golden/x"], strict=True)
    ]
    why = {"file": "toy_rules.py", "in": first.within, "change": first.change, "why": "a toy"}
    found = summary_of(subject, mutants, verdicts, [why])
    assert [found[name] for name in ("drawn", "killed", "survived")] == [3, 1, 2]
    assert found["killed_by"] == {"golden": 1}
    assert found["survivors"] == [described(subject, first, [why]), described(subject, second, [])]
    assert [each.get("why") for each in found["survivors"]] == ["a toy", None]
    json.dumps(found)


@pytest.mark.parametrize("game", OUTSIDE_RULES)
def test_every_game_has_rules_and_tests_of_them(game: str) -> None:
    subject = subject_of(game)
    assert all(file.is_file() for file in (*subject.modules.values(), *subject.test_files))
    assert sum(map(len, all_mutants(subject))) > 500
    assert not subject.decides("Market.load")


def test_which_laws_have_to_notice() -> None:
    of_laws = [
        f"tests/laws/test_laws.py::test_law[{game}-{players}-default-{law}]"
        for game in ("toy", "other")
        for players in (2, 3, 4)
        for law in ("progress", "undo")
    ]
    others = [
        *["tests/games/toy/test_turn.py::test_it", "tests/golden/test_golden.py::test_playthrough[toy/x]"],
        *[
            "tests/golden/test_golden.py::test_playthrough[other/x]",
            "tests/laws/test_laws.py::test_numbers[toy]",
        ],
        "tests/laws/test_laws.py::test_stubborn_players[toy-2-default]",
    ]
    assert wanted("toy", of_laws + others) == [of_laws[0], of_laws[4], others[0], others[1], others[3]]
