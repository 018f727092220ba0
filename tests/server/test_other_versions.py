"""Tables of a version without an upgrade: they are closed, and what can be read stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from examples.copy_me import GAME, HighBidGame
from tests.server.books import ANN, BOB, EVE, PEOPLE, Book, Reader, opened

import saloon
from saloon.core.options import Option
from saloon.records.record import parse
from saloon.server import duties, wishes
from saloon.server.book import Line
from saloon.server.live import Live
from saloon.server.opening import next_table
from saloon.server.problems import Trouble
from saloon.server.wire import RematchRequest, SeatChange

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from saloon.server.table import Table


class OtherHighBid(HighBidGame):
    """A version without an upgrade from the one before: other options, and for at least three."""

    def __init__(self, least: int = 2) -> None:
        super().__init__()
        self.version = 2
        self.min_players = least
        self.options = [Option("ties", ["seats"], "seats"), Option("pace", ["slow", "quick"], "quick")]


@pytest.fixture
def today() -> Iterator[Callable[..., None]]:
    """Gives the house the other version."""

    def come(least: int = 2) -> None:
        saloon.register(OtherHighBid(least))

    yield come
    saloon.register(GAME)


def running() -> Book:
    """Ann, Bob and a bot, with a clock; Bob has asked for a take-back, and Ann has chatted."""
    book = opened("me", "link", "greenhorn", game="high_bid", clock=(30, 120), ties="cancel")
    book.wish(wishes.join, BOB, "Bob", None)
    book.wish(wishes.say, 0, "Howdy!")
    for _ in range(6):
        state: Any = book.table.match.state  # type: ignore[union-attr]
        seat = book.table.actors[0]
        book.write([Line("choice", seat, book.now, state.choices(seat)[0])])
    book.write([Line("choice", 0, book.now, wishes.UNDO), Line("asked_back", 1, book.now)])
    return book


def told(table: Table, viewer: int | None) -> list[str]:
    return [line.event for line in table.log if line.visible_to(viewer)]


def test_what_can_be_read_without_playing_is_shown(today: Callable[..., None]) -> None:
    book = running()
    before = book.table
    today()
    table = book.read_again()
    assert table.phase == "closed"
    assert [(seat.name, seat.level) for seat in table.seats] == [
        (seat.name, seat.level) for seat in before.seats
    ]
    assert (table.seats_of(ANN), table.seats_of(BOB)) == ((0,), (1,))
    summary = table.summary(ANN)
    assert (summary.phase, summary.other_version, summary.my_turn) == ("closed", 1, False)
    assert summary.options == {"ties": "cancel"}
    assert table.length == before.length == 7
    assert told(table, None) == [
        "table_joined",
        "table_joined",
        "table_began",
        "table_said",
        "table_asks_back",
    ]
    assert "table_took_back" in told(table, 0), "others need not have known of it"
    assert before.summary(ANN).other_version is None


def test_nothing_goes_on(today: Callable[..., None]) -> None:
    book = running()
    today()
    table = book.read_again()
    assert (table.actors, table.clocks, table.watched, table.request) == ([], None, False, None)
    assert duties.next_duty(table, book.now + 10**9) is None
    attempts: list[Callable[[], list[Line]]] = [
        lambda: wishes.choose(table, 0, 1, table.number_for(0), "click", book.now),
        lambda: wishes.take_back(table, 0, table.number_for(0), book.now),
        lambda: wishes.answer(table, (0,), True, book.now),
        lambda: wishes.stand_in(table, (0,), 0, True, False, book.now),
        lambda: wishes.say(table, 0, "Is anybody there?", book.now),
        lambda: wishes.join(table, EVE, "Eve", None, book.now),
        lambda: wishes.claim(table, EVE, 0, book.now),
        lambda: wishes.change_seat(table, ANN, 2, SeatChange(kind="link"), "", book.now),
    ]
    for attempt in attempts:
        with pytest.raises(Trouble):
            attempt()
    assert wishes.leave(table, BOB, book.now) == wishes.close(table, ANN, book.now) == []


def test_a_visitor_gets_the_people_and_the_log_but_no_game(today: Callable[..., None]) -> None:
    book = running()
    today()
    live = Live(book.read_again())
    reader = Reader(ANN, 0)
    live.add(reader.connection)
    (text,) = reader.waiting
    sent = msgspec.json.decode(text)
    assert "view" not in sent
    assert "clock" not in sent
    assert sent["seats"]["phase"] == "closed"
    assert sent["choices"] == {"number": 7, "asked": [], "prompt": "", "actions": []}
    assert sent["events"][-1]["event"] == "table_asks_back"


def test_a_table_that_waited_is_closed_too(today: Callable[..., None]) -> None:
    book = opened("me", "link", "link", game="high_bid")
    book.wish(wishes.join, BOB, "Bob", None)
    book.write(wishes.leave(book.table, BOB, book.now))
    today()
    table = book.read_again()
    assert (table.phase, table.summary(None).free) == ("closed", [])
    assert [seat.name for seat in table.seats] == [book.table.seats[0].name, "", ""]


def test_the_record_is_shown_when_the_book_is_closed_for_good(today: Callable[..., None]) -> None:
    book = running()
    before = parse(book.table.record.to_text(private=True))
    today()
    table = book.read_again()
    with pytest.raises(Trouble):
        wishes.close_for_record(table, EVE, book.now)
    lines = wishes.close_for_record(table, BOB, book.now)
    assert [line.kind for line in lines] == ["closed"]
    table.fold(lines[0])
    assert wishes.close_for_record(table, EVE, book.now) == []
    text = table.record.to_text(private=True)
    saloon.register(GAME)
    record = parse(text)
    assert record.verify().digest() == before.verify().digest()
    book.write(lines)
    assert book.read_again().phase == "closed", "nobody may play on after seeing the record"


def test_a_table_of_todays_version_follows(today: Callable[..., None]) -> None:
    book = running()
    today()
    table = book.read_again()
    with pytest.raises(Trouble):
        next_table(table, RematchRequest(), PEOPLE, EVE, book.now)
    opening, lines = next_table(table, RematchRequest(), PEOPLE, BOB, book.now)
    following = Book(opening, lines, book.now).table
    assert (opening.version, opening.options) == (2, {"ties": "seats", "pace": "quick"})
    assert following.phase == "playing"
    assert [bool(seat.persons) for seat in following.seats] == [True, False, True]


def test_no_table_follows_for_a_number_of_players_that_is_no_longer_allowed(
    today: Callable[..., None],
) -> None:
    book = opened("me", "me", game="high_bid")
    today(least=3)
    with pytest.raises(Trouble, match="3 to 5 players"):
        next_table(book.read_again(), RematchRequest(), PEOPLE, ANN, book.now)


def test_a_table_of_a_future_version_is_kept_too() -> None:
    """Somebody went back to an older Saloon."""
    book = running()
    book.table.opening = msgspec.structs.replace(book.table.opening, version=2)
    table = book.read_again()
    assert (table.phase, table.summary(None).other_version) == ("closed", 2)
