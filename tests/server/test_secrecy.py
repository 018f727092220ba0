"""What a player may not know is in no message, at any moment of whole games, for any seat or a spectator.

An imagined table differs from the true one in everything that a viewer cannot know. Whatever the socket of
that viewer is sent must be the same, byte for byte.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.server.books import ANN, BOB, Book, Reader, opened

from saloon.core.chance import Chance
from saloon.server import sights, wishes
from saloon.server.book import Line
from saloon.server.live import Live

if TYPE_CHECKING:
    from saloon.core.state import State

PLAYERS = 3


def table_of(game: str, **options: str) -> Book:
    book = opened(*["link"] * PLAYERS, game=game, **options)
    for seat, person in enumerate((ANN, BOB, "cat")):
        book.wish(wishes.join, person, person, seat)
    return book


def looking(book: Book, state: State | None, viewer: int | None) -> tuple[Live, Reader]:
    """A socket at the table, or at one that is the same but for its state."""
    table = book.read_anew()
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
    """What was sent last, its events in a fixed order: in which order cards were drawn is told to nobody."""
    update = json.loads(reader.waiting[-1])
    events = sorted(json.dumps(event) for event in update.pop("events", []))
    return update, events


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("high_bid", {}),
        ("cover_your_assets", {"end": "quick"}),
        ("cover_your_assets", {"rules": "advanced", "end": "quick"}),
    ],
)
def test_every_message_of_a_whole_game(game: str, options: dict[str, str]) -> None:
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
                # Where the view is the same, so is all else that is told.
                assert parts(true) == parts(other)
                compared += 1
        book.write([line])
        if len(book.lines) % 5:
            continue
        assert_reasons_are_no_secrets(book, chance)
    assert compared > 20


def assert_reasons_are_no_secrets(book: Book, chance: Chance) -> None:
    """Why something is not possible depends on nothing that the asker cannot know."""
    assert book.table.match is not None
    state = book.table.match.state
    for seat in range(PLAYERS):
        imagined = state.imagine(seat, chance.seed())
        for action in range(book.table.game.actions):
            one, other = state.refusal(seat, action), imagined.refusal(seat, action)
            assert (one and one.rule) == (other and other.rule)


@pytest.mark.parametrize("game", ["high_bid", "cover_your_assets"])
def test_what_is_put_together_once_for_all_is_what_each_would_see_alone(game: str) -> None:
    book = table_of(game)
    chance = Chance(3)
    for _choice in range(60):
        table = book.table
        if table.phase != "playing":
            break
        assert table.match is not None
        state = table.match.state
        for viewer in (*range(PLAYERS), None):
            assert json.loads(b"{%b}" % sights.view(table, viewer)) == {
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


def test_a_seat_that_was_left_shows_its_cards_no_longer() -> None:
    book = opened("me", "link")
    live = Live(book.table)
    reader = Reader(ANN, 0)
    live.add(reader.connection)
    book.wish(wishes.leave, ANN)
    live.regroup()
    assert reader.connection.seat is None
    assert '"looking_as":null' in reader.waiting[-1]
