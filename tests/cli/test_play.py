"""Whole games through `saloon play`, typed line by line."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from tests.cli.helpers import GAME, finished, invoke, saloon, written

from saloon.terminal import session
from saloon.terminal.style import THEME, make_console

if TYPE_CHECKING:
    from click.testing import Result

ONES = "1\n" * 400


@pytest.fixture(autouse=True)
def _quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "HINT_BOT", "search:n=10")


def play(*lines: str, arguments: tuple[str, ...] = (), columns: int = 80) -> Result:
    """Play a quick game of seed 9 with three players, in which the first seat begins."""
    table = (GAME, "--seed", "9", "--players", "3", "--bots", "random", "--option", "end=quick")
    stdin = "".join(f"{line}\n" for line in lines)
    result = invoke("play", *table, *arguments, stdin=stdin, columns=columns)
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
    return result


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["It is your turn", "Your hand", "wins!", "The one round is over.", "Total", "The record"]),
        ("cs", ["Jste na tahu", "Vaše karty", "Vítězí", "Jediné kolo skončilo.", "Celkem", "Záznam"]),
    ],
)
def test_a_whole_game_in_a_real_process(tmp_path: Path, lang: str, words: list[str]) -> None:
    file = str(tmp_path / "game.saloon")
    commands = "?\nwhy gold\n? CA-C3\nxyz\n99\n0\nu\nh\n\n"
    options = ("--option", "end=quick", "--lang", lang, "--seed", "11", "--save", file)
    result = saloon("play", GAME, *options, stdin=commands + ONES)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    for word in words:
        assert word in result.stdout
    assert file in result.stdout.replace("\n", "")
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    verified = saloon("verify", file)
    assert verified.returncode == 0, verified.stderr


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("players", ["2", "3", "6"])
@pytest.mark.parametrize("rules", ["classic", "advanced"])
def test_a_whole_game_at_every_table(tmp_path: Path, lang: str, players: str, rules: str) -> None:
    file = str(tmp_path / "game.saloon")
    options = (
        "--players",
        players,
        "--option",
        f"rules={rules}",
        "--option",
        "end=quick",
        "--bots",
        "random",
    )
    result = invoke("play", GAME, *options, "--lang", lang, "--seed", "2", "--save", file, stdin=ONES)
    assert result.exit_code == 0, result.output
    assert "end " in Path(file).read_text(encoding="utf-8")
    assert "{" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_four_play_by_default_and_named_bots_count() -> None:
    assert "★ Jesse, Ω Belle, Ψ Doc, ◆ Annie." in invoke("play", GAME, "--seed", "1").stdout
    three = invoke("play", GAME, "--bots", "greedy,random", "--name", "Zoe").stdout
    assert "★ Zoe, Ω Belle, Ψ Doc." in three


def test_the_same_seed_is_the_same_game() -> None:
    first, second = play("1", "1"), play("1", "1")
    assert first.stdout == second.stdout


def test_dashes_in_options_count_as_underscores() -> None:
    result = invoke("play", GAME, "--option", "end=two-wins", "--option", "hand-six=on", "--seed", "1")
    assert "End of the game: First to win two rounds" in result.stdout
    assert "Hand of six: On" in result.stdout


def test_illegal_numbers_and_unknown_words_get_a_helpful_line() -> None:
    result = play("0", "99", "-1", "abc", "1.5", "²")
    assert "There is no choice 0; type a number from 1 to" in result.stdout
    assert "There is no choice 99" in result.stdout
    for word in ("-1", "abc", "1.5", "²"):
        assert f"I do not understand “{word}”" in result.stdout


def test_help_explains_the_game_and_the_keys() -> None:
    result = play("?")
    assert "To steal an exposed set" in result.stdout
    assert "why something is not possible" in result.stdout
    assert f"saloon rules {GAME}" in result.stdout


def test_help_on_a_rule_and_on_a_choice() -> None:
    result = play("? ca-c3", "? C2", "?F1", "? 1", "help")
    assert "CA-C3 You may challenge only" in result.stdout
    assert "CA-C2 " in result.stdout
    assert "CA-F1 " in result.stdout
    first = re.search(r"^Form a set +1 (\w+)", result.stdout, re.MULTILINE)
    assert first is not None
    assert re.search(rf"> \? 1\nForm a set: .*{first[1]}", result.stdout)


def test_why_names_the_rule_that_forbids_it() -> None:
    result = play("why challenge belle", "? steal", "why", "why frobnicate", "why end turn", "why discard")
    text = " ".join(result.stdout.split())
    assert "Not possible: Challenge Ω Belle. CA-C3 You may challenge only" in text
    assert "Why what?" in text
    assert "Nothing in this game is called “frobnicate”" in text
    assert "Not possible: End your turn. CA-T2" in text
    assert re.search(r"That is possible: it is choice \d+, Discard \w+", text)


def test_why_in_czech() -> None:
    result = play("proč vyzvat Sára", "proc krast", arguments=("--lang", "cs"))
    text = " ".join(result.stdout.split())
    assert "Teď nejde: Výzva: Ω Sára. CA-C3 Vyzývat smíte" in text
    assert text.count("CA-C3") >= 2


def test_a_hint_names_one_of_the_choices() -> None:
    assert re.search(r"A bot would take \d+: \w", play("h").stdout)


def test_undo_takes_back_what_revealed_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    arguments = ("--option", "rules=advanced", "--save", str(file))
    result = play("u", "1", "u", arguments=arguments)
    assert "You have not chosen anything yet." in result.stdout
    assert "Your last choice is taken back." in result.stdout
    first, _, last = result.stdout.partition("taken back.")
    assert last.count("no set yet") == first.partition("> u")[0].count("no set yet")
    assert "undo 0 " in file.read_text(encoding="utf-8")
    assert invoke("verify", str(file)).exit_code == 0


def test_undo_says_why_it_cannot_and_can_by_consent(tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    result = play("1", "u", "u!", "1", arguments=("--save", str(file)))
    assert "so the table must agree" in " ".join(result.stdout.split())
    assert "Your last choice is taken back." in result.stdout
    assert file.read_text(encoding="utf-8").count("undo ") >= 1
    assert invoke("verify", str(file)).exit_code == 0


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    result = play("1", f"s {file}", "1", "q")
    assert "The game is saved in" in result.stdout
    assert "Continue with: saloon play" in result.stdout
    before = file.read_text(encoding="utf-8")
    for arguments in (("--resume", str(file)), (str(file),)):
        resumed = invoke("play", *arguments, "--bots", "random", stdin="1\n")
        assert resumed.exit_code == 0
        after = file.read_text(encoding="utf-8")
        assert after.startswith(before)
        assert len(after) > len(before)
        before = after
    ended = invoke("play", str(file), "--bots", "random", stdin=ONES)
    assert "wins!" in ended.stdout or "share the victory" in ended.stdout
    assert invoke("verify", str(file)).exit_code == 0
    over = invoke("play", str(file))
    assert over.exit_code == 2
    assert "this game is over" in over.stderr


def test_a_resumed_game_may_be_saved_elsewhere(tmp_path: Path) -> None:
    old, new = tmp_path / "old.saloon", tmp_path / "new.saloon"
    play("1", arguments=("--save", str(old)))
    kept = old.read_text(encoding="utf-8")
    assert invoke("play", str(old), "--save", str(new), stdin="1\n").exit_code == 0
    assert old.read_text(encoding="utf-8") == kept
    assert new.read_text(encoding="utf-8").startswith(kept)


def test_no_game_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    name = written(finished(), file)
    kept = file.read_text(encoding="utf-8")
    refused = invoke("play", GAME, "--save", name)
    assert refused.exit_code == 2
    assert "exists already" in refused.stderr
    assert "exists already" in " ".join(play(f"s {name}").stdout.split())
    assert file.read_text(encoding="utf-8") == kept


def test_a_missing_folder_does_not_end_the_game(tmp_path: Path) -> None:
    result = play(f"s {tmp_path}/no/such/game.saloon", "1")
    assert "No such file or folder" in " ".join(result.stdout.split())
    assert "forms a set" in result.stdout


@pytest.mark.parametrize("flag", ["--players=3", "--option=end=quick", "--seed=1", "--components=x.toml"])
def test_a_resumed_game_cannot_change_what_is_played(tmp_path: Path, flag: str) -> None:
    file = str(tmp_path / "game.saloon")
    play("1", arguments=("--save", file))
    result = invoke("play", file, flag)
    assert result.exit_code == 2
    assert "cannot be changed when a game is resumed" in result.stderr


def test_leaving_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Save this game?" not in play("q").stdout  # nothing was chosen yet
    assert "Goodbye." in play("1", "q", "n").stdout
    assert list(tmp_path.iterdir()) == []
    play("1", "q", "y")
    assert (tmp_path / f"{GAME}-9.saloon").exists()
    play("1", "q", "y", "mine.saloon")  # the suggested name is already taken
    assert (tmp_path / "mine.saloon").exists()


def test_the_end_of_the_input_leaves_quietly(tmp_path: Path) -> None:
    result = play("1")
    assert "Save this game?" not in result.stdout
    assert result.stdout.endswith("Goodbye.\n")
    file = tmp_path / "game.saloon"
    play("1", arguments=("--save", str(file)))
    assert invoke("verify", str(file)).exit_code == 0


def test_the_end_of_the_game_offers_to_keep_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = play(*["1"] * 300).stdout
    assert "The record of this game was not saved" in ended
    assert list(tmp_path.iterdir()) == []  # a number is not a file name
    choices = ended.partition("Save this game?")[0].count("\n> 1\n")
    kept = play(*["1"] * choices, "y").stdout
    assert f"The record of the game is in {GAME}-9.saloon." in kept
    assert invoke("verify", f"{GAME}-9.saloon").exit_code == 0


def test_enter_shows_the_table_again() -> None:
    assert play("").stdout.count("Your hand") == 2


def test_no_card_of_others_is_ever_shown() -> None:
    result = play(*["1"] * 60)
    drawn = [line for line in result.stdout.splitlines() if "draw" in line.casefold() and "pile" not in line]
    assert drawn
    assert all("You draw" in line for line in drawn)


# -- what a saved game remembers, and odd names --


def test_a_saved_game_remembers_names_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    begun = ["play", GAME, "--bots", "greedy,random", "--name", "Zoe", "--seed", "3", "--save", str(file)]
    assert "That makes a table for 3 players." in invoke(*begun, stdin="q\n").stdout
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["notes"] == {"names": ["Zoe", "Belle", "Doc"], "bots": ["", "greedy", "random"]}
    resumed = invoke("play", str(file), "--lang", "cs", stdin="q\n").stdout
    assert "★ Zoe" in resumed
    assert "Belle" in resumed
    again = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert again["notes"] == header["notes"]
    assert "Zoe" in invoke("replay", str(file)).stdout
    assert invoke("verify", str(file)).exit_code == 0


@pytest.mark.parametrize(
    "notes", ['"x"', '{"names":[1,2,3]}', '{"names":["a"],"bots":7}', '{"names":["","",""]}']
)
def test_invalid_notes_are_ignored(tmp_path: Path, notes: str) -> None:
    file = tmp_path / "game.saloon"
    assert invoke("play", GAME, "--players", "3", "--save", str(file), stdin="q\n").exit_code == 0
    lines = file.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    header["notes"] = json.loads(notes)
    file.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n", encoding="utf-8")
    assert invoke("play", str(file), stdin="q\n").exit_code == 0


@pytest.mark.parametrize(
    ("name", "shown"),
    [("  Jan \t Novák\n", "★ Jan Novák"), ("a\x1b[31mb", "★ a [31mb"), ("x" * 200, "★ " + "x" * 24)],
)
def test_a_name_does_no_harm(name: str, shown: str) -> None:
    result = invoke("play", GAME, "--name", name, stdin="q\n")
    assert f"At the table: {shown}, Ω Belle" in " ".join(result.stdout.split())
    assert "\x1b" not in result.stdout


def test_the_save_question_does_not_loop() -> None:
    result = invoke("play", GAME, "--seed", "3", stdin="1\nq\n1\n\n1\n\n1\n")
    assert result.exit_code == 0
    assert result.stdout.count("Save this game?") == 2
    assert "Goodbye." in result.stdout


def test_the_end_shows_the_winner_first(tmp_path: Path) -> None:
    result = invoke("play", GAME, "--players", "2", "--option", "end=quick", stdin="1\n" * 300)
    end = result.stdout[result.stdout.index("wins!") :]
    assert end.index("1.") < end.index("▔")
    assert result.stdout.count("wins!") == 1


def test_a_question_about_a_missing_card_has_a_simple_answer() -> None:
    result = invoke("play", GAME, "--seed", "3", stdin="why gold\nq\n")
    told = result.stdout[result.stdout.index("why gold") :]
    assert "You hold no card of that name: Gold." in told
    assert "CA-" not in told


@pytest.mark.parametrize(
    ("options", "told", "untold"),
    [
        (["--players", "4"], [], ["Draft piles:", "Penny Jars:", "Two actions:"]),
        (["--players", "2"], ["Draft piles:"], ["Penny Jars:"]),
        (["--players", "4", "--option", "penny_jar=on"], ["Penny Jars:"], ["Action cards:", "Draft piles:"]),
        (
            ["--players", "3", "--option", "rules=advanced"],
            ["Draft piles:", "Two actions:", "Upgrading:", "Action cards:", "Second sets:", "Penny Jars:"],
            [],
        ),
    ],
)
def test_the_help_explains_the_chosen_rules(options: list[str], told: list[str], untold: list[str]) -> None:
    text = invoke("play", GAME, *options, stdin="?\nq\n").stdout
    assert all(words in text for words in told)
    assert not any(words in text for words in untold)


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    result = saloon("play", GAME, "--lang", "cs", "--seed", "3", stdin="q\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "* Jarda (vy) <" in result.stdout
    assert "Jste na tahu: zvolte akci." in result.stdout
    assert result.stdout.count("?") == 2, "only those of the texts: the key for help, and the last question"


def test_no_color_is_respected() -> None:
    plain = make_console(StringIO())
    assert not plain.is_terminal
    environment = {"NO_COLOR": "1", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    output = StringIO()
    console = Console(file=output, force_terminal=True, theme=THEME, _environ=environment)
    console.print("money", style="brass")
    assert "38;2" not in output.getvalue()
