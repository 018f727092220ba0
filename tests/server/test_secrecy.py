"""No message reveals what a player may not know, at any moment of whole games, for any seat or a spectator.

An imagined table differs from the true one in everything that a viewer cannot know. All messages to that
viewer must be the same, byte for byte.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.server.books import ANN, BOB, Book, Reader, opened

from saloon.core.chance import Chance
from saloon.server import duties, messages, wishes
from saloon.server.book import Line
from saloon.server.live import Live

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.server.table import Table

PLAYERS = 3


def table_of(game: str, clock: tuple[int, int] | None = None, deal: int = 0, **options: str) -> Book:
    book = opened(*["link"] * PLAYERS, game=game, clock=clock, deal=deal, **options)
    for seat, person in enumerate((ANN, BOB, "cat")):
        book.wish(wishes.join, person, person, seat)
    return book


def looking(book: Book, state: State | None, viewer: int | None) -> tuple[Live, Reader]:
    """A socket at the table, or at one that differs only in its state."""
    table = book.read_again()
    if state is not None:
        assert table.match is not None
        table.match.state = state
        state.listen()
    person = None if viewer is None else table.seats[viewer].persons[0]
    live = Live(table)
    reader = Reader(person, viewer)
    live.add(reader.connection)
    return live, reader


def parts(reader: Reader) -> tuple[dict[str, Any], list[str]]:
    """What was sent last, its events in a fixed order: the order of drawing cards is never revealed.

    A viewer for whom another's secret choice changes nothing gets no message.
    """
    update = json.loads(reader.waiting[-1]) if reader.waiting else {}
    events = sorted(json.dumps(event) for event in update.pop("events", []))
    return update, events


@pytest.mark.parametrize(
    ("game", "options", "every"),
    [
        ("high_bid", {}, 1),
        ("cover_your_assets", {"end": "quick"}, 1),
        ("cover_your_assets", {"rules": "advanced", "end": "quick"}, 1),
        ("dice_town", {}, 12),
        ("fliptown", {}, 6),
        ("point_city", {}, 1),
        ("western_legends", {"length": "short"}, 25),
    ],
)
def test_every_message_of_a_whole_game(game: str, options: dict[str, str], every: int) -> None:
    """In long games only some messages: for each, the table is read again from its whole book."""
    book = table_of(game, **options)
    chance = Chance(5)
    compared = 0
    while book.table.phase == "playing":
        assert book.table.match is not None
        state = book.table.match.state
        actor = book.table.actors[chance.below(len(book.table.actors))]
        choices = state.choices(actor)
        action = choices[chance.below(len(choices))]
        line = Line("choice", actor, book.now, action)
        if book.table.length % every:
            book.write([line])
            continue
        for viewer in (*range(PLAYERS), None):
            who = chance.below(PLAYERS) if viewer is None else viewer
            imagined = state.imagine(who, chance.seed())
            true_live, true = looking(book, None, viewer)
            other_live, other = looking(book, imagined, viewer)
            assert true.waiting == other.waiting  # the whole update
            if imagined.refusal(actor, action) is not None:
                continue
            true.waiting.clear()
            other.waiting.clear()
            for live in (true_live, other_live):
                live.tell(live.table.fold(line), played=True)
            seen = [live.table.match.state.view(viewer) for live in (true_live, other_live)]  # type: ignore[union-attr]
            if seen[0] == seen[1]:
                # If the view is the same, so is everything else.
                assert parts(true) == parts(other)
                compared += 1
        book.write([line])
        if book.table.length % 5 == 1:
            assert_reasons_are_no_secrets(book, chance)
    assert compared > 20


def assert_reasons_are_no_secrets(book: Book, chance: Chance) -> None:
    """A reason why something is not possible depends only on what the asker knows."""
    assert book.table.match is not None
    state = book.table.match.state
    for seat in range(PLAYERS):
        imagined = state.imagine(seat, chance.seed())
        for action in range(len(book.table.game.actions)):
            one, other = state.refusal(seat, action), imagined.refusal(seat, action)
            assert (one and one.rule) == (other and other.rule)


def in_simultaneous_play(game: str, choices: int, chance: Chance) -> Book:
    """A table with a clock after that many choices and a few more, where several are asked at once."""
    book = table_of(game, clock=(30, 60), deal=chance.seed())
    while len(book.table.actors) == 1 or book.table.length < choices:
        assert book.table.match is not None
        seat = book.table.actors[chance.below(len(book.table.actors))]
        offered = book.table.match.state.choices(seat)
        book.write([Line("choice", seat, book.now, offered[chance.below(len(offered))])])
    return book


def ways_of(book: Book, seat: int, chance: Chance) -> list[list[Line]]:
    """Ways for a seat to answer all its present questions, each choice a little later."""
    assert book.table.match is not None
    ways: list[list[Line]] = []
    for _way in range(6):
        state = book.table.match.state.clone()
        ways.append([])
        asked = state.actors()
        while seat in asked and state.actors() in (asked, [seat]):
            offered = state.choices(seat)
            action = offered[chance.below(len(offered))]
            state.play(seat, action)
            ways[-1].append(Line("choice", seat, book.now + 9_000 * len(ways[-1]), action))
    return ways


def without_time(frames: list[str]) -> list[str]:
    """What was sent, without times."""
    return [re.sub(r'"(at|left)":(\d+|\[[\d,]+\])', "", frame) for frame in frames]


@pytest.mark.parametrize(("game", "choices"), [("dice_town", 0), ("fliptown", 3)])
def test_the_number_of_steps_of_a_secret_choice_is_never_revealed(game: str, choices: int) -> None:
    """The number of the record, the messages, the clock and the moments do not count choices of others."""
    chance = Chance(8)
    lengths = set()
    trial = 0
    while trial < 12 or (len(lengths) == 1 and trial < 60):
        book = in_simultaneous_play(game, choices + 9 * (trial % 12), chance)
        trial += 1
        seat = book.table.actors[0]
        for viewer in (*range(PLAYERS), None):
            if viewer == seat:
                continue
            sent: list[list[str]] = []
            for way in ways_of(book, seat, chance):
                lengths.add(len(way))
                live, reader = looking(book, None, viewer)
                reader.waiting.clear()
                known = live.table.known_length
                for line in way[:-1]:
                    live.tell(live.table.fold(line), played=True)
                    live.bring_up_to_date(reader.connection)
                    assert live.table.known_length == known
                    assert f'"number":{known + own_choices(live.table, viewer)},' in reader.waiting.pop()
                assert reader.waiting == []
                live.tell(live.table.fold(way[-1]), played=True)
                sent.append(without_time(reader.waiting))
            assert all(frames == sent[0] for frames in sent)
    assert len(lengths) > 1


def test_a_bot_that_has_begun_to_choose_in_secret_does_not_pause_at_every_step() -> None:
    chance = Chance(8)
    way: list[Line] = []
    trial = 0
    while len(way) < 2:
        book = in_simultaneous_play("dice_town", 9 * trial, chance)
        trial += 1
        seat = book.table.actors[0]
        if own_choices(book.table, seat) == 0:
            way = max(ways_of(book, seat, chance), key=len)
    assert duties.pace(book.table, seat) == duties.PACES[book.table.opening.pace] > 0
    book.write(way[:1])
    assert duties.pace(book.table, seat) == 0


def own_choices(table: Table, viewer: int | None) -> int:
    entries = table.record.entries[table.known_length :]
    return sum(entry.player == viewer for entry in entries)


def test_the_last_one_who_chooses_is_not_watched_either() -> None:
    """Players who are done may still take that back, and must not count what the last one does."""
    chance = Chance(8)
    way: list[Line] = []
    while len(way) < 3:
        book = in_simultaneous_play("fliptown", 3, chance)
        done = book.table.actors[:-1]
        for seat in done:
            book.write(ways_of(book, seat, chance)[0])
        way = max(ways_of(book, book.table.actors[0], chance), key=len)
    live, reader = looking(book, None, done[0])
    reader.waiting.clear()
    for line in way[:-1]:
        live.tell(live.table.fold(line), played=True)
    assert reader.waiting == []


def test_what_was_chosen_in_secret_is_taken_back_in_secret() -> None:
    chance = Chance(8)
    book = in_simultaneous_play("fliptown", 3, chance)
    seat, other = book.table.actors[:2]
    way = max(ways_of(book, seat, chance), key=len)
    live, reader = looking(book, None, other)
    own = Reader(live.table.seats[seat].persons[0], seat)
    live.add(own.connection)
    before, known = live.table.number_for(seat), live.table.number_for(other)
    live.tell(live.table.fold(way[0]), played=True)
    reader.waiting.clear()
    back = wishes.take_back(live.table, seat, live.table.number_for(seat), book.now)
    live.tell(live.table.fold(back[0]), played=True)
    assert reader.waiting == []
    assert "table_took_back" in own.waiting[-1]
    assert live.table.number_for(other) == known
    assert live.table.number_for(seat) == before + 2  # so a click on an earlier offer is stale


def test_the_clock_of_a_secret_choice_keeps_running_for_the_others() -> None:
    chance = Chance(8)
    book = in_simultaneous_play("fliptown", 3, chance)
    seat, other = book.table.actors[:2]
    way = max(ways_of(book, seat, chance), key=len)
    clocks = book.table.clocks
    assert clocks is not None
    later = book.now + 50_000  # 20 seconds of the bank are gone
    book.write([Line("choice", seat, later, way[0].action)])
    mine, theirs = (json.loads(messages.clock(book.table, viewer, later)) for viewer in (seat, other))
    assert (mine["left"][seat], mine["banks"][seat]) == (70_000, 40_000)
    assert (theirs["left"][seat], theirs["banks"][seat]) == (40_000, 60_000)
    for line in way[1:]:
        book.write([Line("choice", seat, later, line.action)])
    theirs = json.loads(messages.clock(book.table, other, later))  # now it is done, and all see that
    assert (theirs["left"][seat], theirs["banks"][seat]) == (70_000, 40_000)


@pytest.mark.parametrize("game", ["high_bid", "cover_your_assets"])
def test_shared_messages_are_what_each_would_get_alone(game: str) -> None:
    book = table_of(game)
    chance = Chance(3)
    for _choice in range(60):
        table = book.table
        if table.phase != "playing":
            break
        assert table.match is not None
        state = table.match.state
        for viewer in (*range(PLAYERS), None):
            assert json.loads(b"{%b}" % b",".join(messages.view(table, viewer))) == {
                "view": msgspec.to_builtins(state.view(viewer))
            }
        actor = table.actors[0]
        choices = state.choices(actor)
        book.write([Line("choice", actor, book.now, choices[chance.below(len(choices))])])


def test_no_message_names_a_person_or_the_secret() -> None:
    book = table_of("cover_your_assets", end="quick")
    secret = book.table.opening.secret.hex()
    _, player = looking(book, None, 0)
    _, watcher = looking(book, None, None)
    for text in (*player.waiting, *watcher.waiting):
        assert secret not in text
        assert '"ann"' not in text.replace('"name":"ann"', "")


def test_a_seat_that_was_left_no_longer_shows_its_cards() -> None:
    book = opened("me", "link")
    live = Live(book.table)
    reader = Reader(ANN, 0)
    live.add(reader.connection)
    book.wish(wishes.leave, ANN)
    live.regroup()
    assert reader.connection.seat is None
    assert '"looking_as":null' in reader.waiting[-1]
