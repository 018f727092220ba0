"""Records: what their text looks like, and one clear sentence for everything that can be wrong with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.playing import any_choice, bid, match_of, picking, play_out
from tests.core.toy import steady

import saloon
from saloon.authoring.components import printed_components
from saloon.core.chance import commitment
from saloon.core.errors import BadRecord, SaloonError
from saloon.records.match import Match
from saloon.records.record import Record, parse

SECRET = bytes(range(32))


def finished(secret: bytes = b"", salts: tuple[str, ...] = ()) -> list[str]:
    """The lines of a finished game."""
    return play_out(match_of(secret=secret, salts=salts)).record.to_text().splitlines()


FINISHED = finished()
FAIR = finished(SECRET)
SALTED = finished(SECRET, ("ann-1", "", "cat_3"))


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def with_header(lines: list[str], **changes: Any) -> list[str]:
    """The same lines with other entries in the header; None removes one."""
    header = {**json.loads(lines[0]), **changes}
    return [json.dumps({name: value for name, value in header.items() if value is not None}), *lines[1:]]


# -- what a record is ----------------------------------------------------------------------------------------


def test_the_header_has_everything_needed() -> None:
    assert json.loads(FINISHED[0]) == {
        "saloon": 1,
        "game": "high_bid",
        "version": 1,
        "players": 3,
        "options": {"ties": "cancel"},
        "seed": 1,
    }


def test_a_line_names_the_player_only_if_several_may_act() -> None:
    match = match_of(2)
    choices = [any_choice(match.state, seat) for seat in (1, 0)]
    for player, action in choices:
        match.apply(player, action)
    words = [line.split()[0] for line in match.record.to_text().splitlines()[1:]]
    assert words == [f"1:{choices[0][1]}", f"{choices[1][1]}"]


def test_the_last_line_is_the_digest_of_the_end() -> None:
    match = play_out(match_of())
    assert match.record.to_text().splitlines()[-1] == f"end {match.state.digest()}"


def test_a_fair_table_shows_the_hash_and_reveals_the_secret_at_the_end_only() -> None:
    running = play_out(match_of(secret=SECRET), 5).record.to_text()
    assert json.loads(running.splitlines()[0])["fair"] == commitment(SECRET)
    assert SECRET.hex() not in running
    assert json.loads(FAIR[0])["secret"] == SECRET.hex()
    assert "seed" not in json.loads(FAIR[0])
    stored = play_out(match_of(secret=SECRET), 5).record.to_text(private=True)
    assert parse(stored).to_text(private=True) == stored, "what is stored can be read back at any time"


@pytest.mark.parametrize("lines", [FINISHED, FAIR, SALTED], ids=["seeded", "fair", "salted"])
def test_a_record_can_be_read_verified_and_written_again(lines: list[str]) -> None:
    record = parse(text(lines))
    assert record.to_text() == text(lines)
    state = record.verify()
    assert state.over
    assert f"end {state.digest()}" == lines[-1]


def test_the_header_of_a_salted_table_names_what_its_players_brought() -> None:
    assert json.loads(SALTED[0])["salts"] == ["ann-1", "", "cat_3"]
    assert "salts" not in json.loads(FAIR[0])
    running = play_out(match_of(secret=SECRET, salts=("a", "b", "c")), 5).record.to_text(private=True)
    assert parse(running).to_text(private=True) == running


@pytest.mark.parametrize("salts", [["ann-2", "", "cat_3"], ["", "ann-1", "cat_3"], ["", "", ""], None])
def test_an_edited_salt_does_not_verify(salts: list[str] | None) -> None:
    with pytest.raises(BadRecord, match=r"^line "):
        parse(text(with_header(SALTED, salts=salts))).verify()


def test_line_endings_of_other_systems_work() -> None:
    assert parse(text(FINISHED).replace("\n", "\r\n")).to_text() == text(FINISHED)


def test_replaying_can_stop_anywhere() -> None:
    record = parse(text(FINISHED))
    assert record.replay(0).digest() == record.start().digest()
    assert record.replay().digest() == record.verify().digest()
    assert record.replay(7).digest() != record.replay(8).digest()


def test_own_components_travel_with_the_record() -> None:
    own = printed_components("saloon.games.cover_your_assets")
    own["card"][0]["value"] = 77
    record = Record(saloon.load("cover_your_assets"), 4, {"end": "quick"}, seed=3, components=own)
    match = play_out(Match(record), 20)
    read = parse(match.record.to_text())
    assert read.components == own
    assert read.verify().digest() == match.state.digest()


# -- what can be wrong with it -------------------------------------------------------------------------------

NO_SALTS = (
    "line 1: these are not the salts of a fair table:"
    " one per seat, of plain letters, digits, dashes and underscores"
)
BROKEN_TEXTS: dict[str, tuple[str, str]] = {
    "empty": ("", "the record is empty; it begins with a header in JSON"),
    "only a line feed": ("\r\n", "the record is empty; it begins with a header in JSON"),
    "no header": ("17 a3\n", "line 1: this is not a Saloon record, which begins with a header in JSON"),
    "a poem": ("roses are red\n", "line 1: this is not a Saloon record, which begins with a header in JSON"),
    "cut off in a line": (text(FINISHED)[:-5], "the record is cut off in its last line"),
    "another format": (
        text(with_header(FINISHED, saloon=2)),
        "line 1: this is not a Saloon record of format 1",
    ),
    "a list": ("[1]\n", "line 1: this is not a Saloon record of format 1"),
    "another version": (
        text(with_header(FINISHED, version=7)),
        "line 1: the record is of version 7 of high_bid; this Saloon plays version 1",
    ),
    "no players": (
        text(with_header(FINISHED, players=None)),
        "line 1: the header has no 'players'",
    ),
    "a seed in words": (
        text(with_header(FINISHED, seed="seven")),
        "line 1: the header is damaged: a seed is a whole number from 0 to 9223372036854775807, not 'seven'",
    ),
    "no seed": (text(with_header(FINISHED, seed=None)), "line 1: the header has no 'seed'"),
    "players in words": (
        text(with_header(FINISHED, players="two")),
        "line 1: the header is damaged: high_bid is for 2 to 5 players, not 'two'",
    ),
    "something after the end": (
        text([*FINISHED, "3 aa"]),
        f"line {len(FINISHED) + 1}: there is something after the end line",
    ),
    "a choice after the end": (
        text([*FINISHED[:-1], "3 aa"]),
        f"line {len(FINISHED)}: a choice after the end of the game",
    ),
    "no choice": (
        text([*FINISHED[:3], "castle long"]),
        "line 4: 'castle long' is not a choice; expected 'action check'",
    ),
    "a choice without a check": (
        text([*FINISHED[:3], "9"]),
        "line 4: '9' is not a choice; expected 'action check'",
    ),
    "an empty line": (text([*FINISHED[:3], ""]), "line 4: '' is not a choice; expected 'action check'"),
    "an unknown secret": (
        text(with_header(FAIR, secret=None)),
        "line 1: the secret of this table is not revealed until its game is over",
    ),
    "a secret in words": (
        text(with_header(FAIR, secret="xyz")),
        "line 1: the secret is not a hexadecimal number",
    ),
    "another secret": (
        text(with_header(FAIR, secret=SECRET[::-1].hex())),
        "line 1: the secret does not match the hash that was shown before the game",
    ),
    "salts for fewer seats": (text(with_header(SALTED, salts=["a", "b"])), NO_SALTS),
    "a salt of two lines": (text(with_header(SALTED, salts=["a\nb", "", ""])), NO_SALTS),
    "a salt that is not text": (text(with_header(SALTED, salts=[1, "", ""])), NO_SALTS),
    "salts that are not a list": (text(with_header(SALTED, salts="abc")), NO_SALTS),
    "salts without a secret": (text(with_header(FINISHED, salts=["a", "b", "c"])), NO_SALTS),
    "another hash": (
        text(with_header(FAIR, fair="00")),
        "line 1: the secret does not match the hash that was shown before the game",
    ),
}


@pytest.mark.parametrize("name", BROKEN_TEXTS)
def test_a_broken_record_gets_one_sentence(name: str) -> None:
    broken, message = BROKEN_TEXTS[name]
    with pytest.raises(BadRecord) as caught:
        parse(broken)
    assert str(caught.value) == message


def test_an_illegal_choice_names_the_line_and_the_rule() -> None:
    match = match_of()
    match.apply(*any_choice(match.state, 1))
    hand = match.state.view(0).hand
    missing = next(amount for amount in range(1, 9) if amount not in hand)
    lines = [*match.record.to_text().splitlines(), f"0:{bid(missing)} aa"]
    with pytest.raises(BadRecord, match=r"line 3: this choice is not possible here \(HB-2: You bid exactly"):
        parse(text(lines))


def test_another_game_is_unknown() -> None:
    with pytest.raises(SaloonError, match="there is no game 'chess'"):
        parse(text(with_header(FINISHED, game="chess")))


@pytest.mark.parametrize(
    "changes",
    [{"players": 9}, {"options": {"ties": "never"}}, {"options": ["ties"]}, {"options": 5}, {"seed": -1}],
    ids=str,
)
def test_an_impossible_header(changes: dict[str, Any]) -> None:
    with pytest.raises(SaloonError):
        parse(text(with_header(FINISHED, **changes)))


@pytest.mark.parametrize("line", ["undo 0 aa", "undo 9 aa", "undo", "undo x aa"])
def test_nothing_to_take_back(line: str) -> None:
    with pytest.raises(BadRecord, match="line 2: "):
        parse(text([FINISHED[0], line]))


def test_taking_back_what_later_choices_depend_on() -> None:
    """A buyer's pick cannot be undone below a later bid, neither in play nor in an edited record."""
    match, buyer = picking()
    match.apply(*any_choice(match.state))
    match.apply(*any_choice(match.state, (buyer + 1) % 3))
    lines = [*match.record.to_text().splitlines(), f"undo {buyer} aa"]
    with pytest.raises(BadRecord, match=f"line {len(lines)}: "):
        parse(text(lines))


# -- what verify finds ---------------------------------------------------------------------------------------


def edited_check(lines: list[str]) -> list[str]:
    choice, check = lines[5].split()
    return [*lines[:5], f"{choice} {'00' if check != '00' else '11'}", *lines[6:]]


VERIFIED: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "an edited check": (edited_check, "line 6: the choice does not lead to the recorded state"),
    "another seed": (lambda lines: with_header(lines, seed=2), ""),
    "no end line": (
        lambda lines: lines[:-1],
        "the end line is missing or does not match; the record was cut off or edited",
    ),
    "another end": (
        lambda lines: [*lines[:-1], "end 00"],
        "the end line is missing or does not match; the record was cut off or edited",
    ),
    "lines missing before the end": (
        lambda lines: [*lines[:9], lines[-1]],
        "there is an end line, but the game is not over; lines are missing",
    ),
    "cut off at an undo": (
        lambda lines: [*lines[:2], f"undo {parse(text(lines[:2])).entries[0].player} zz"],
        "line 3: the choice does not lead to the recorded state",
    ),
}


@pytest.mark.parametrize("name", VERIFIED)
def test_verify_finds_what_was_edited(name: str) -> None:
    edit, message = VERIFIED[name]
    with pytest.raises(BadRecord) as caught:
        parse(text(edit(FINISHED))).verify()
    assert message in str(caught.value)


@steady
@given(place=st.integers(1, len(FINISHED) - 1), data=st.data())
def test_no_edit_of_one_character_goes_unnoticed_or_crashes(place: int, data: st.DataObject) -> None:
    line = FINISHED[place]
    at = data.draw(st.integers(0, len(line) - 1))
    other = data.draw(st.sampled_from("0123456789abcdef :-undoe").filter(lambda c: c != line[at]))
    lines = [*FINISHED[:place], line[:at] + other + line[at + 1 :], *FINISHED[place + 1 :]]
    try:
        state = parse(text(lines)).verify()
    except SaloonError:
        return
    # An edit that goes unnoticed changed nothing: "0" for "" before a number, for example.
    assert state.digest() == parse(text(FINISHED)).replay().digest()
