"""Every user error gets one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from tests.cli.helpers import GAME, answer_ctrl_c, invoke, refused, saloon
from typer.testing import CliRunner

from saloon.cli import app

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["frobnicate"], "there is no command 'frobnicate'; there are: "),
        (["play", GAME, "now"], "'now' is one argument too many"),
        (["play", GAME, "--seed"], "--seed needs a value"),
        (["simulate", GAME, "--games", "many"], "--games needs a whole number"),
        (["simulate", GAME, "--frob"], "there is no option --frob here"),
        (["play"], "which game? Write saloon play GAME; there are: "),
        (["play", "poker"], "there is no game 'poker'; there are: "),
        (["rules", "poker"], "there is no game 'poker'"),
        (["components", "poker"], "there is no game 'poker'"),
        (["rules"], "GAME is missing; --help shows how to write it"),
        (["play", GAME, "--players", "9"], "2 to 6 players, not 9"),
        (["play", GAME, "--players", "1"], "2 to 6 players, not 1"),
        (["play", GAME, "--players", "many"], "--players needs a whole number"),
        (["play", GAME, "--option", "colour=red"], "there is no option 'colour'; there are: rules, end"),
        (
            ["play", GAME, "--option", "rules=wild"],
            "option 'rules' cannot be 'wild'; allowed: classic, advanced",
        ),
        (["play", GAME, "--option", "rules"], "write --option NAME=VALUE"),
        (["play", GAME, "--bots", "genius"], "there is no bot 'genius'; there are: random, greedy"),
        (["play", GAME, "--bots", "search:n=0"], "'search:n=0' is not a budget"),
        (["play", GAME, "--bots", "greedy,random", "--players", "4"], "2 bots are named for 3 seats"),
        (["play", GAME, "--bots", "greedy,random,greedy,greedy,greedy,random"], "2 to 6 players, not 7"),
        (["play", GAME, "--seed", "-1"], "a seed is a whole number from 0"),
        (["play", GAME, "--option", "end=quick", "--option", "end=quick"], "the option 'end' is given twice"),
        (["play", GAME, "--lang", "de"], "there is no language 'de'; there are: en, cs"),
        (["play", GAME, "--frob"], "there is no option --frob here; --help lists them"),
        (["play", "lost.saloon"], "lost.saloon: No such file"),
        (["play", "--resume", "lost"], "lost: No such file"),
        (["play", GAME, "--resume", "lost"], "not both"),
        (["play", GAME, "--components", "lost.toml"], "lost.toml: No such file"),
        (["play", GAME, "--save", "no/such/folder/game.saloon"], "no/such/folder/game.saloon: No such file"),
        (["play", GAME, "--save", ""], "--save needs the name of a file"),
        (["play", GAME, "--save", "."], "--save needs the name of a file"),
        (["play", GAME, "--save", "/"], "/ is a folder, not a file"),
        (["replay", "lost"], "lost: No such file"),
        (["verify", "lost"], "lost: No such file"),
    ],
)
def test_one_sentence(arguments: list[str], sentence: str) -> None:
    result = invoke(*arguments)
    assert sentence in refused(result)
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "poker"], "hra 'poker' tu není; jsou tu: "),
        (["play", GAME, "--players", "many"], "--players potřebuje celé číslo"),
        (["play", GAME, "--players", "9"], "je od 2 do 6, ne 9"),
        (["play", GAME, "--bots", "genius"], "bot 'genius' tu není"),
        (["play", "lost.saloon"], "lost.saloon: Soubor ani složka neexistuje"),
        (["rules", GAME, "XX"], "pravidlo 'XX' ve hře cover_your_assets není"),
    ],
)
def test_errors_are_in_the_chosen_language(arguments: list[str], sentence: str) -> None:
    assert sentence in refused(invoke(*arguments, "--lang", "cs"))
    assert sentence in refused(invoke(arguments[0], "--lang=cs", *arguments[1:]))


def test_errors_use_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_LANG", "cs")
    result = CliRunner().invoke(app, ["components", "poker"])
    assert "hra 'poker' tu není" in refused(result)


def test_a_wrong_components_file_is_named_in_the_chosen_language(tmp_path: Path) -> None:
    file = components(tmp_path, 'id = "gold"', 'id = "silver"')
    told = refused(invoke("play", GAME, "--components", file, "--lang", "cs"))
    assert "own.toml: 12. karta: 'silver' už v souboru je" in told


def test_a_real_process_does_the_same() -> None:
    result = saloon("play", "poker")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("saloon: there is no game 'poker'; there are: ")
    assert result.stderr.count("\n") == 1


def components(tmp_path: Path, old: str, new: str) -> str:
    """The game's components file with something changed."""
    text = invoke("components", GAME).stdout
    assert old in text
    file = tmp_path / "own.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "gold"', 'id = "silver"', "'silver' appears twice"),
        ('id = "gold"', 'id = "platinum"', "'platinum' is not a card"),
        ("value = 5000", "value = -1", "baseball_cards.value is a whole number from 0"),
        ("copies = 10", 'copies = "ten"', "baseball_cards.copies is a whole number"),
        ("hand = 5 ", "hand = 50 ", "numbers.hand is a whole number from 2 to 8, not 50"),
        ("[numbers]", "[numbers", "own.toml is not valid TOML"),
        (
            'id = "gold"',
            'id = "gold"\ncolour = "red"',
            "own.toml: there is no 'gold.colour' in a components file",
        ),
        ("goal = ", "gaol = ", "there is no 'numbers.gaol'"),
        ("edition = ", "editon = ", "there is no 'editon' in a components file; allowed here: edition, card"),
        ("removed = ", "remove = ", "there is no 'two_players.remove'"),
    ],
)
def test_broken_components(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    result = invoke("play", GAME, "--components", components(tmp_path, old, new))
    assert sentence in refused(result)


def test_a_missing_card_is_named(tmp_path: Path) -> None:
    text = invoke("components", GAME).stdout
    start = text.index('[[card]]\nid = "jewels"')
    file = tmp_path / "own.toml"
    file.write_text(text[:start] + text[text.index("[[card]]", start + 1) :], encoding="utf-8")
    assert "the card 'jewels' is missing" in refused(invoke("play", GAME, "--components", str(file)))


@pytest.mark.parametrize(
    ("text", "line"),
    [("edition = \n", "line 1"), ("a = 1\nb = [\n", "line 2"), ("a = 1\n\na = 2\n", "line 3")],
)
def test_bad_toml_names_its_line(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert line in refused(invoke("play", GAME, "--components", str(file)))


def test_components_that_are_not_text(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file in UTF-8" in refused(invoke("play", GAME, "--components", str(file)))


def test_own_components_are_played_and_kept_in_the_record(tmp_path: Path) -> None:
    file = components(tmp_path, "value = 5000", "value = 7000")
    kept = str(tmp_path / "own.saloon")
    result = invoke("play", GAME, "--components", file, "--save", kept, "--seed", "1")
    assert result.exit_code == 0
    assert invoke("verify", kept).exit_code == 0
    assert '"value":7000' in (tmp_path / "own.saloon").read_text(encoding="utf-8")


def test_simulate_without_the_lab_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "saloon.lab.simulate_command", None)
    assert "pip install 'saloon[lab]'" in refused(invoke("simulate", GAME))


def test_errors_of_simulate_are_one_sentence_too() -> None:
    pytest.importorskip("polars")
    assert "there is no game 'poker'" in refused(invoke("simulate", "poker"))
    assert "--frob" in refused(invoke("simulate", GAME, "--frob"))


@pytest.mark.skipif(os.name == "nt", reason="signals work differently there")
def test_ctrl_c_leaves_quietly_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    process = subprocess.Popen(
        [sys.executable, "-m", "saloon.cli", "play", GAME, "--seed", "4", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=answer_ctrl_c,  # noqa: PLW1509  (nothing in this process takes a lock meanwhile)
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for line in process.stdout:
        if "choose an action" in line:
            break
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert saloon("verify", str(file)).returncode == 0


def test_a_terminal_without_unicode_gets_question_marks() -> None:
    result = saloon("play", GAME, "--seed", "1", "--lang", "cs", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert result.stderr == ""
