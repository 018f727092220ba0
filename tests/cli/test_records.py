"""`saloon replay` and `saloon verify`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.cli.helpers import GAME, finished, invoke, refused, saloon, written

from saloon import load
from saloon.core.chance import salted_key
from saloon.records.match import Match
from saloon.records.record import Record

if TYPE_CHECKING:
    from pathlib import Path

SECRET = bytes(range(32))


@pytest.fixture(scope="module")
def record() -> Record:
    return finished(players=3, seed=5, rules="advanced")


def test_verify_says_what_was_checked(record: Record, tmp_path: Path) -> None:
    result = saloon("verify", written(record, tmp_path / "game.saloon"))
    assert result.returncode == 0
    assert f"All {len(record.entries)} lines replay" in result.stdout
    assert "The one round is over." in result.stdout
    assert f"digest {record.ending}" in result.stdout


def test_verify_in_czech(record: Record, tmp_path: Path) -> None:
    result = invoke("verify", written(record, tmp_path / "game.saloon"), "--lang", "cs")
    assert f"Všech {len(record.entries)} řádků" in result.stdout
    assert "Jediné kolo skončilo." in result.stdout


def test_verify_checks_the_secret_of_a_fair_table(tmp_path: Path) -> None:
    file = tmp_path / "fair.saloon"
    name = written(finished(secret=SECRET), file)
    result = invoke("verify", name)
    assert result.exit_code == 0
    assert "The secret matches the hash" in result.stdout
    assert "fair table" in invoke("replay", name).stdout
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(SECRET.hex(), bytes(32).hex()), encoding="utf-8")
    assert "the secret does not match the hash" in refused(invoke("verify", name))


def test_verify_names_the_salts_and_finds_an_edited_one(tmp_path: Path) -> None:
    file = tmp_path / "salted.saloon"
    name = written(finished(secret=SECRET, salts=("ann-1", "", "cat_3")), file)
    result = invoke("verify", name)
    assert result.exit_code == 0
    assert "brought the salt ann-1" in result.stdout
    assert result.stdout.count("brought the salt") == 2
    assert salted_key(SECRET, ["ann-1", "", "cat_3"]).hex() in result.stdout
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("ann-1", "ann-2"), encoding="utf-8")
    assert "line " in refused(invoke("verify", name))


def test_a_fair_table_is_closed_until_its_game_is_over(tmp_path: Path) -> None:
    match = Match(Record(load(GAME), 3, secret=SECRET))
    seat = match.state.actors()[0]
    match.apply(seat, match.state.choices(seat)[0])
    name = written(match.record, tmp_path / "fair.saloon")
    assert "not revealed until its game is over" in refused(invoke("verify", name))


def test_verify_finds_the_edited_line(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    written(record, file)
    lines = file.read_text(encoding="utf-8").splitlines()
    action, check = lines[7].split(" ")
    lines[7] = f"{action} {'00' if check != '00' else '11'}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "line 8: the choice does not lead to the recorded state" in refused(invoke("verify", str(file)))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: "", "game.saloon: the record is empty"),
        (lambda text: text[:-3], "the record is cut off in its last line"),
        (lambda text: text[text.index("\n") + 1 :], "line 1: this is not a Saloon record"),
        (lambda text: text.replace('"version":', '"version":9'), "line 1: the record is of version 9"),
        (lambda text: text.replace('"players":3', '"players":30'), "2 to 6 players, not 30"),
        (lambda text: text.replace('"rules":"advanced"', '"rules":"odd"'), "option 'rules' cannot be 'odd'"),
        (lambda text: text.replace(GAME, "poker"), "game.saloon: there is no game 'poker'"),
        (lambda text: text.replace("\n", "\n99999 aa\n", 1), "line 2: this choice is not possible here"),
        (lambda text: text.replace("\n", "\nhello\n", 1), "line 2: 'hello' is not a choice"),
        (lambda text: text + "1 aa\n", "there is something after the end line"),
    ],
)
def test_damaged_records(record: Record, tmp_path: Path, command: str, spoil: object, sentence: str) -> None:
    assert callable(spoil)
    file = tmp_path / "game.saloon"
    file.write_text(spoil(record.to_text()), encoding="utf-8")
    assert sentence in refused(invoke(command, str(file)))


def test_missing_lines_are_noticed(record: Record, tmp_path: Path) -> None:
    lines = record.to_text().splitlines(keepends=True)
    file = tmp_path / "game.saloon"
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    assert "the end line is missing" in refused(invoke("verify", str(file)))


def test_records_that_are_not_text(tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    file.write_bytes(b"\xff\x00\xfe\n")
    assert "it is not text" in refused(invoke("verify", str(file)))
    assert "It is a folder" in refused(invoke("verify", str(tmp_path)))


def test_replay_shows_the_whole_game(record: Record, tmp_path: Path) -> None:
    result = saloon("replay", written(record, tmp_path / "game.saloon"))
    assert result.returncode == 0
    assert "Round 1 begins" in result.stdout
    assert f"{len(record.entries):>4}  " in result.stdout
    assert "wins!" in result.stdout
    assert "Total" in result.stdout


def test_a_spectator_sees_no_drawn_card_and_a_player_only_their_own(record: Record, tmp_path: Path) -> None:
    name = written(record, tmp_path / "game.saloon")
    assert "You draw" not in invoke("replay", name).stdout
    own = invoke("replay", name, "--as", "1").stdout
    assert "as seen by Ω Belle" in own
    drawn = [line for line in own.splitlines() if "You draw" in line]
    state = record.start()
    assert len(state.view(1).hand) == 6
    first = drawn[0].partition("You draw ")[2]
    names = [record.game.words("en").say(f"card-{card}".replace("_", "-")) for card in state.view(1).hand]
    assert sorted(first.rstrip(".").split(", ")) == sorted(names)
    assert own == invoke("replay", name, "--as", "belle").stdout


def test_replay_stops_where_it_is_told(record: Record, tmp_path: Path) -> None:
    name = written(record, tmp_path / "game.saloon")
    stopped = invoke("replay", name, "--to", "3").stdout
    assert "   3  " in stopped
    assert "   4  " not in stopped
    assert "wins!" not in stopped
    assert "no set yet" in invoke("replay", name, "--to", "0").stdout
    for wrong in ("-1", str(len(record.entries) + 1)):
        assert "--to is a number from 0" in refused(invoke("replay", name, "--to", wrong))
    assert "there is no player '7'; there are: 0 Jesse" in refused(invoke("replay", name, "--as", "7"))


def test_replay_shows_what_was_taken_back(tmp_path: Path) -> None:
    match = Match(Record(load(GAME), 3, {"rules": "advanced"}, seed=9))
    seat = match.state.actors()[0]
    match.apply(seat, match.state.choices(seat)[0])
    match.undo(seat, consent=True)
    name = written(match.record, tmp_path / "game.saloon")
    assert "takes the last choice back." in invoke("replay", name).stdout
    unfinished = invoke("verify", name)
    assert unfinished.exit_code == 0
    assert "The game is not over." in unfinished.stdout


def test_replay_warns_about_a_damaged_record(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.saloon"
    written(record, file)
    assert invoke("replay", str(file)).stderr == ""
    lines = file.read_text(encoding="utf-8").splitlines()
    action, check = lines[7].split(" ")
    lines[7] = f"{action} {'00' if check != '00' else '11'}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = invoke("replay", str(file))
    assert result.exit_code == 0
    assert "was edited or damaged" in result.stderr
    assert "line 8" in result.stderr
