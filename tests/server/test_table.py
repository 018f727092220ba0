"""One table, without network and disk."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.books import ANN, BOB, EVE, PEOPLE, Book, log_of, opened

from saloon.authoring.components import printed_components
from saloon.server import duties, wishes
from saloon.server.book import Line
from saloon.server.opening import next_table, open_table
from saloon.server.problems import Known, Stale, Trouble
from saloon.server.table import Seat
from saloon.server.wire import Happening, RematchRequest, SeatChange, SeatRequest, TableRequest


def choose(
    book: Book, seat: int, action: int | None = None, number: int | None = None, click: str = ""
) -> list[str]:
    state = book.table.match.state  # type: ignore[union-attr]
    action = state.choices(seat)[0] if action is None else action
    number = book.table.number_for(seat) if number is None else number
    return book.wish(wishes.choose, seat, action, number, click or f"c{len(book.lines)}")


def actor(book: Book) -> int:
    return book.table.actors[0]


def problem_of(wish: object, *arguments: object) -> str:
    with pytest.raises(Trouble) as trouble:
        wish(*arguments)  # type: ignore[operator]
    return trouble.value.answer.problem


# -- coming and going ----------------------------------------------------------------------------------------


def test_the_game_begins_when_no_seat_is_free() -> None:
    book = opened("me", "link", "greenhorn")
    assert book.table.phase == "waiting"
    assert book.table.free_seats() == [1]
    told = book.wish(wishes.join, BOB, " Bob\x07 \n ", None)
    assert told[:2] == ["table_joined", "table_began"]
    assert book.table.phase == "playing"
    assert book.table.seats[1].name == "Bob"


def test_a_person_who_asks_twice_sits_once() -> None:
    book = opened("me", "link", "link")
    book.wish(wishes.join, BOB, "Bob", None)
    assert book.wish(wishes.join, BOB, "Bob", None) == []
    assert book.table.seats_of(BOB) == (1,)
    assert problem_of(book.wish, wishes.join, EVE, "Eve", 1) == "problem-seat-taken"
    assert problem_of(book.wish, wishes.join, EVE, "Eve", 7) == "problem-no-seat"
    assert problem_of(book.wish, wishes.join, EVE, "\x00 ", 2) == "problem-no-name"


def test_the_host_fills_the_table_with_bots() -> None:
    book = opened("me", "link")
    bot = SeatChange(kind="bot", level="cowpoke")
    assert problem_of(book.wish, wishes.change_seat, BOB, 1, bot, "Doc") == "problem-not-host"
    book.wish(wishes.change_seat, ANN, 1, bot, "Doc Holliday")
    assert book.table.phase == "playing"
    assert (book.table.seats[1].level, book.table.seats[1].name) == ("cowpoke", "Doc Holliday")
    assert problem_of(book.wish, wishes.change_seat, ANN, 1, bot, "Doc") == "problem-began"


def test_leaving_frees_the_seat_before_the_game_and_calls_a_bot_later() -> None:
    book = opened("me", "link")
    book.wish(wishes.leave, ANN)
    assert book.table.free_seats() == [0, 1]
    book.wish(wishes.join, ANN, "Ann", 0)
    book.wish(wishes.join, BOB, "Bob", 1)
    assert book.wish(wishes.leave, BOB) == ["table_left", "table_stand_in"]
    assert book.table.seats[1].stand_in
    assert book.wish(wishes.stand_in, (1,), 1, False, False) == ["table_stand_in"]
    assert not book.table.seats[1].stand_in


def test_only_the_host_closes_the_table_and_then_nothing_works() -> None:
    book = opened("me", "greenhorn")
    assert problem_of(book.wish, wishes.close, BOB) == "problem-not-host"
    assert book.wish(wishes.close, ANN) == ["table_closed"]
    assert book.table.phase == "closed"
    assert problem_of(choose, book, 0, 0) == "problem-not-playing"
    assert duties.next_duty(book.table, book.now) is None


def test_a_rematch_seats_the_same_people_and_the_first_becomes_the_last() -> None:
    book = opened("me", "link", "greenhorn", end="quick")
    book.wish(wishes.join, BOB, "Bob", None)
    book.wish(wishes.claim, EVE, 1)
    wanted = (RematchRequest(), PEOPLE)
    assert problem_of(next_table, book.table, *wanted, ANN, book.now) == "problem-not-over"
    play_on(book)
    assert problem_of(next_table, book.table, *wanted, "stranger", book.now) == "problem-not-your-seat"
    again = Book(*next_table(book.table, *wanted, ANN, book.now), book.now)
    assert again.table.phase == "playing"
    assert [seat.name for seat in again.table.seats] == [
        "Bob",
        book.table.seats[2].name,
        book.table.seats[0].name,
    ]
    assert again.table.seats_of(EVE) == (0,)
    assert again.table.opening.secret != book.table.opening.secret


def test_components_of_the_house_stay_with_the_table_and_its_rematch() -> None:
    own = printed_components("saloon.games.cover_your_assets")
    own["numbers"]["hand"] = 4
    request = TableRequest(
        game="cover_your_assets", options={"end": "quick"}, seats=[SeatRequest(kind="me")] * 3
    )
    book = Book(*open_table(request, PEOPLE, ANN, 0, own), 0)
    assert len(book.table.match.state.view(0).hand) == 4  # type: ignore[union-attr]
    assert book.table.summary(None).own_components
    assert book.read_again().record.to_text() == book.table.record.to_text()
    play_on(book)
    again = Book(*next_table(book.table, RematchRequest(), PEOPLE, ANN, book.now), book.now)
    assert again.table.record.components == own


def play_on(book: Book) -> None:
    while book.table.phase == "playing":
        choose(book, actor(book))


# -- choosing ------------------------------------------------------------------------------------------------


def test_a_click_counts_once_and_a_stale_one_not_at_all() -> None:
    book = opened("me", "me")
    seat = actor(book)
    action = book.table.match.state.choices(seat)[0]  # type: ignore[union-attr]
    choose(book, seat, action, 0, "one")
    with pytest.raises(Known):
        choose(book, seat, action, 0, "one")
    with pytest.raises(Stale):
        choose(book, seat, action, 0, "two")
    assert book.table.length == 1


def test_a_rule_refuses_what_is_not_offered() -> None:
    book = opened("me", "me")
    seat = actor(book)
    offered = book.table.match.state.choices(seat)  # type: ignore[union-attr]
    other = next(action for action in range(len(book.table.game.actions)) if action not in offered)
    assert problem_of(choose, book, seat, other).startswith("CA-")
    assert problem_of(choose, book, seat, 10**30) == "problem-no-action"
    assert problem_of(choose, book, 1 - seat, offered[0]) == book.table.game.rule_out_of_turn
    assert problem_of(choose, book, seat, offered[0], None, "x" * 65) == "problem-bad-request"
    assert book.table.length == 0


def test_in_simultaneous_play_a_choice_survives_those_of_others_but_not_the_players_own() -> None:
    book = opened("me", "me", "me", game="high_bid")
    assert book.table.actors == [0, 1, 2]
    choose(book, 2, number=0)
    choose(book, 0, number=0)  # saw nothing of the other's, which was sealed anyway
    with pytest.raises(Stale):
        choose(book, 0, 0, number=0)
    choose(book, 1, number=0)
    assert book.table.together_since != 0
    with pytest.raises(Stale):  # the bids are open now: another question
        choose(book, 1, 0, number=0)


# -- taking back ---------------------------------------------------------------------------------------------


def test_a_free_take_back_and_the_log_that_keeps_everything() -> None:
    book = opened("me", "me", game="high_bid")
    before = book.table.match.state.digest()  # type: ignore[union-attr]
    choose(book, 0)
    log = len(book.table.log)
    assert book.wish(wishes.take_back, 0, 1) == ["table_took_back"]
    assert book.table.match.state.digest() == before  # type: ignore[union-attr]
    assert book.table.length == 2
    assert len(book.table.log) == log + 1


def asking() -> tuple[Book, int]:
    """Ann, Bob and a bot; Ann or Bob chose something that only the table can take back."""
    book = opened("me", "link", "greenhorn")
    book.wish(wishes.join, BOB, "Bob", None)
    while True:
        seat = actor(book)
        choose(book, seat)
        if seat < 2 and not book.table.match.can_undo(seat):  # type: ignore[union-attr]
            return book, seat


def test_a_take_back_by_consent_of_the_people() -> None:
    book, seat = asking()
    length = book.table.length
    assert book.wish(wishes.take_back, seat, length) == ["table_asks_back"]
    assert book.table.waiting_for() == [1 - seat]  # the bot does not mind
    assert problem_of(book.wish, wishes.take_back, seat, length) == "problem-asked-already"
    assert problem_of(book.wish, wishes.answer, (seat,), True) == "problem-not-asked"
    assert book.wish(wishes.answer, (1 - seat,), True) == ["table_answered"]
    assert duties.next_duty(book.table, book.now) == duties.Duty("grant", seat)
    assert book.wish(duties.grant) == ["table_took_back"]
    assert book.table.length == length + 1
    assert book.table.request is None


def test_a_refused_take_back_is_not_asked_for_again() -> None:
    book, seat = asking()
    book.wish(wishes.take_back, seat, book.table.length)
    book.wish(wishes.answer, (1 - seat,), False)
    assert book.table.request is None
    assert problem_of(book.wish, wishes.take_back, seat, book.table.length) == "problem-asked-already"


def test_a_choice_cancels_the_request_and_bots_wait_for_the_answer() -> None:
    book, seat = asking()
    book.wish(wishes.take_back, seat, book.table.length)
    assert duties.next_duty(book.table, book.now) is None
    choose(book, actor(book))
    assert book.table.request is None


def test_when_all_the_others_are_bots_nobody_is_asked_and_all_later_choices_are_undone() -> None:
    book = opened("me", "greenhorn", "greenhorn")
    while actor(book) != 0:
        choose(book, actor(book))
    before, length = book.table.match.state.digest(), book.table.length  # type: ignore[union-attr]
    choose(book, 0)
    while actor(book) != 0:
        choose(book, actor(book))
    made = book.table.length - length
    assert made > 1
    assert book.wish(wishes.take_back, 0, book.table.length) == ["table_took_back"]
    assert book.table.match.state.digest() == before  # type: ignore[union-attr]
    assert book.table.length == length + 2 * made


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    book = opened("me", "me", end="quick")
    play_on(book)
    assert problem_of(book.wish, wishes.take_back, 0, book.table.length) == "problem-not-playing"


# -- stand-ins and the clock ---------------------------------------------------------------------------------


def test_who_may_let_a_bot_stand_in() -> None:
    book = opened("me", "link", "greenhorn")
    book.wish(wishes.join, BOB, "Bob", None)
    assert problem_of(book.wish, wishes.stand_in, (0,), 1, True, False) == "problem-not-away"
    assert problem_of(book.wish, wishes.stand_in, (), 1, True, True) == "problem-only-players"
    assert problem_of(book.wish, wishes.stand_in, (0,), 2, True, True) == "problem-no-person"
    assert problem_of(book.wish, wishes.stand_in, (0,), 9, True, True) == "problem-no-seat"
    assert book.wish(wishes.stand_in, (0,), 1, True, True) == ["table_stand_in"]
    assert problem_of(book.wish, wishes.stand_in, (0,), 1, False, True) == "problem-not-your-seat"


def test_choosing_gives_the_seat_back() -> None:
    book = opened("me", "me")
    seat = actor(book)
    book.wish(wishes.stand_in, (0, 1), seat, True, False)
    assert duties.next_duty(book.table, book.now) == duties.Duty("think", seat)
    assert choose(book, seat)[0] == "table_stand_in"
    assert not book.table.seats[seat].stand_in


def test_the_clock_counts_every_choice_and_then_the_bank() -> None:
    book = opened("me", "me", clock=(10, 30))
    clocks = book.table.clocks
    assert clocks is not None
    seat = actor(book)
    assert clocks.left(seat, book.now) == 40_000
    book.now += 15_000
    assert clocks.left(seat, book.now) == 25_000
    choose(book, seat)
    assert clocks.banks[seat] == 25_000
    seat = actor(book)
    deadline = clocks.deadline(seat)
    assert deadline == book.now + 10_000 + clocks.banks[seat]
    assert duties.next_duty(book.table, book.now) == duties.Duty("wait", seat, deadline)
    book.now = deadline
    assert duties.next_duty(book.table, book.now) == duties.Duty("out_of_time", seat)
    assert book.wish(duties.end_time) == ["table_out_of_time", "table_stand_in"]
    assert clocks.banks[seat] == 0
    book.now += 500_000  # a bot's time is not counted
    book.wish(wishes.stand_in, (0, 1), seat, False, False)
    assert clocks.left(seat, book.now) == 10_000


# -- the book says it all ------------------------------------------------------------------------------------


def seating(seat: Seat) -> tuple[object, ...]:
    return seat.level, seat.name, seat.persons, seat.taken, seat.stand_in


@pytest.mark.parametrize("game", ["cover_your_assets", "high_bid"])
def test_a_table_read_again_is_the_same_at_every_line(game: str) -> None:
    book = opened("me", "link", game=game, clock=(5, 5))
    book.wish(wishes.join, BOB, "Bob", None)
    for step in range(60):
        if book.table.phase != "playing":
            break
        book.now += 7_000 * (step % 2)
        if step % 7 == 3:
            book.wish(wishes.say, step % 2, f"line {step}")
        elif step % 7 == 5:
            book.wish(wishes.stand_in, (0, 1), step % 2, step % 3 == 0, False)
        elif step % 11 == 6 and book.table.match.can_undo(0):  # type: ignore[union-attr]
            book.wish(wishes.take_back, 0, book.table.number_for(0))
        else:
            choose(book, actor(book))
    again = book.read_again()
    assert log_of(again) == log_of(book.table)
    assert again.record.entries[-1].action == book.table.record.entries[-1].action
    assert again.match.state.digest() == book.table.match.state.digest()  # type: ignore[union-attr]
    assert again.clocks.banks == book.table.clocks.banks  # type: ignore[union-attr]
    assert again.clocks.since == book.table.clocks.since  # type: ignore[union-attr]
    assert [seating(seat) for seat in again.seats] == [seating(seat) for seat in book.table.seats]
    for places in range(0, len(book.lines), 9):
        assert book.read_again(places).length <= again.length


@pytest.mark.parametrize("game", ["cover_your_assets", "high_bid"])
def test_the_log_has_every_event_as_the_game_reports_it(game: str) -> None:
    book = opened("me", "me", game=game)
    while book.table.phase == "playing" and book.table.length < 150:
        seat = actor(book)
        events = book.table.match.state.clone()  # type: ignore[union-attr]
        action = events.choices(seat)[-1]
        events.listen()
        events.play(seat, action)
        book.now += 1
        before = len(book.table.log)
        book.write([Line("choice", seat, book.now, action)])
        told = book.table.log[before:]
        assert [msgspec.json.decode(line.happening, type=Happening) for line in told] == [
            happening(event.describe(), book) for event in events.events or []
        ]
        assert [line.audience for line in told] == [event.audience for event in events.events or []]


def happening(described: dict[str, Any], book: Book) -> Happening:
    name = described.pop("event")
    return Happening(number=book.table.known_length, event=name, arguments=described, at=book.now)


def test_chat_is_cleaned_and_bounded() -> None:
    book = opened("me", "greenhorn")
    assert book.wish(wishes.say, 0, "\u202e hi\x00 \t there ") == ["table_said"]
    assert b'"text":"hi there"' in book.table.log[-1].happening
    assert book.wish(wishes.say, 0, "\x00") == []
    assert problem_of(book.wish, wishes.say, 0, "x" * 501) == "problem-chat-too-long"
    assert problem_of(book.wish, wishes.say, None, "hi") == "problem-only-players"
    book.table.chat_lines = wishes.MOST_CHAT_LINES
    assert problem_of(book.wish, wishes.say, 0, "hi") == "problem-chat-full"


def test_the_record_is_a_good_one_when_the_game_is_over() -> None:
    from saloon.records.record import parse

    book = opened("me", "me", end="quick")
    seat = actor(book)
    choose(book, seat)
    book.wish(wishes.take_back, seat, 1)
    play_on(book)
    parse(book.table.record.to_text()).verify()
