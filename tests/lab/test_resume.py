"""Interrupted work resumes, and the file is the same as without the interruption."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.cli.helpers import answer_ctrl_c

import saloon
from saloon.lab.errors import BadTable
from saloon.lab.journal import Journal, journal_of
from saloon.lab.results import Columns, Setting
from saloon.lab.simulate import chunks_of, games_done, make_setting, open_journal, play_all, play_into
from saloon.lab.simulate_command import play_kept

GAME = saloon.load("point_city")
SETTING = make_setting(GAME, ["random", "random"], 20, seed=4)
STILL: dict[str, Any] = {"jobs": 1, "ray": None, "force": False, "lang": "en"}


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut even few games into several pieces."""
    monkeypatch.setattr(import_module("saloon.lab.simulate"), "RANDOM_CHUNK", (3, 3))


def interrupted(path: Path, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt after a number of pieces."""
    pieces = 0

    def add(journal: Journal, case: int, first: int, piece: bytes) -> None:
        nonlocal pieces
        pieces += 1
        original(journal, case, first, piece)
        if pieces == after:
            raise KeyboardInterrupt

    original = Journal.add
    with monkeypatch.context() as patched:
        patched.setattr(Journal, "add", add)
        with pytest.raises(KeyboardInterrupt):
            play_kept(GAME, [SETTING], path, **STILL)


def test_work_resumes_and_the_file_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, path = tmp_path / "whole.parquet", tmp_path / "games.parquet"
    play_kept(GAME, [SETTING], whole, **STILL)
    interrupted(path, 4, monkeypatch)
    assert "give the same command again to resume" in capsys.readouterr().err
    assert not path.exists()
    assert journal_of(path).exists()
    journal = open_journal(journal_of(path), GAME, [SETTING])
    assert games_done(journal, [SETTING]) == 12
    journal.close()
    played: list[int] = []
    module = import_module("saloon.lab.simulate")
    play_games = module.play_games

    def watched(game: saloon.Game, setting: Setting, first: int, end: int) -> Columns:
        played.append(first)
        found: Columns = play_games(game, setting, first, end)
        return found

    monkeypatch.setattr(module, "play_games", watched)
    fresh = play_kept(GAME, [SETTING], path, **STILL).fresh
    assert played == [12, 15, 18]
    assert fresh == 8
    assert path.read_bytes() == whole.read_bytes()
    assert sorted(found.name for found in tmp_path.iterdir()) == ["games.parquet", "whole.parquet"]


@pytest.mark.parametrize("lost", [1, 5, 40])
def test_a_torn_last_entry_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: int
) -> None:
    whole, path = tmp_path / "whole.parquet", tmp_path / "games.parquet"
    play_kept(GAME, [SETTING], whole, **STILL)
    interrupted(path, 4, monkeypatch)
    stored = journal_of(path).read_bytes()
    journal_of(path).write_bytes(stored[:-lost])
    journal = open_journal(journal_of(path), GAME, [SETTING])
    assert games_done(journal, [SETTING]) == 9
    journal.close()
    play_kept(GAME, [SETTING], path, **STILL)
    assert path.read_bytes() == whole.read_bytes()


def test_a_damaged_entry_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    interrupted(path, 4, monkeypatch)
    stored = bytearray(journal_of(path).read_bytes())
    stored[-20] ^= 1
    journal_of(path).write_bytes(stored)
    journal = open_journal(journal_of(path), GAME, [SETTING])
    assert games_done(journal, [SETTING]) == 9
    journal.close()


def test_the_work_of_another_command_is_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    interrupted(path, 2, monkeypatch)
    other = make_setting(GAME, ["random", "random"], 20, seed=5)
    with pytest.raises(BadTable, match="holds the unfinished work of another command") as caught:
        play_kept(GAME, [other], path, **STILL)
    assert "nedokončenou práci jiného příkazu" in caught.value.text("cs")
    play_kept(GAME, [other], path, **{**STILL, "force": True})
    assert path.exists()
    assert not journal_of(path).exists()


def test_the_work_of_other_code_is_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    interrupted(path, 2, monkeypatch)
    monkeypatch.setattr(import_module("saloon.lab.simulate"), "fingerprint", lambda package: "changed")
    with pytest.raises(BadTable, match="or of other code"):
        play_kept(GAME, [SETTING], path, **STILL)


def test_pieces_depend_on_the_setting_only() -> None:
    """So eight processors can finish what two began."""
    assert chunks_of(SETTING) == [(first, min(first + 3, 20)) for first in range(0, 20, 3)]


def test_a_journal_is_kept_while_games_are_played(tmp_path: Path) -> None:
    journal = open_journal(tmp_path / "work", GAME, [SETTING])
    (kept,) = play_into(journal, GAME, [SETTING], 1)
    pieces = [(first, columns.to_bytes()) for first, columns in kept.pieces()]
    journal.close()
    again = open_journal(tmp_path / "work", GAME, [SETTING])
    assert games_done(again, [SETTING]) == 20
    (resumed,) = play_into(again, GAME, [SETTING], 1)
    assert [(first, columns.to_bytes()) for first, columns in resumed.pieces()] == pieces
    again.close()
    played = Columns(len(SETTING.metrics))
    for _, piece in pieces:
        played.extend(Columns.from_bytes(piece))
    assert played.to_bytes() == play_all(GAME, [SETTING], 1)[0].columns.to_bytes()


def test_the_same_work_is_not_begun_twice(tmp_path: Path) -> None:
    journal = open_journal(tmp_path / "work", GAME, [SETTING])
    for force in (False, True):
        with pytest.raises(BadTable, match="is being worked on by another command"):
            open_journal(tmp_path / "work", GAME, [SETTING], force=force)
    journal.close()
    open_journal(tmp_path / "work", GAME, [SETTING]).close()


def test_without_a_file_nothing_stays_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert play_kept(GAME, [SETTING], None, **STILL).summaries[0].games == 20
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_gets_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept before stays; /dev/full takes nothing."""
    path = tmp_path / "games.parquet"
    interrupted(path, 2, monkeypatch)
    before = journal_of(path).read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(Journal, "_append", lambda journal, data: Path("/dev/full").write_bytes(data))
        with pytest.raises(BadTable, match="unfinished' cannot be written: No space left") as caught:
            play_kept(GAME, [SETTING], path, **STILL)
    assert "nelze zapsat" in caught.value.text("cs")
    assert journal_of(path).read_bytes() == before
    assert play_kept(GAME, [SETTING], path, **STILL).fresh == 14


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_what_is_done_and_says_so(tmp_path: Path, jobs: str) -> None:
    """A real process gets a real signal, also where this one ignores it."""
    path = tmp_path / "games.parquet"
    command = [sys.executable, "-m", "saloon.cli", "simulate", "point_city", "--players", "greedy,greedy"]
    command += ["--games", "60", "--jobs", jobs, "--out", str(path)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=answer_ctrl_c,  # noqa: PLW1509  (nothing in this process takes a lock meanwhile)
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not _begun(journal_of(path)):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, told = process.communicate(timeout=30)
    assert process.returncode == 130, told
    assert out == ""
    assert told.strip() == "Interrupted. Finished work is kept; give the same command again to resume."
    assert not path.exists()
    setting = make_setting(GAME, ["greedy", "greedy"], 60)
    journal = open_journal(journal_of(path), GAME, [setting])
    assert 0 < games_done(journal, [setting]) < 60
    journal.close()


def _begun(journal: Path) -> bool:
    """Whether anything comes after the first line."""
    return journal.exists() and journal.read_bytes().partition(b"\n")[2] != b""
