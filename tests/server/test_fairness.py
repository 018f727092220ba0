"""Fair chance: the house promises a secret, then players bring salts, and anybody can check it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.books import ANN, BOB, EVE, PEOPLE, Book, opened
from tests.server.running import BOT, GAME, LINK, ME, Guest, Server
from tests.server.test_playing import meet
from tests.server.test_table import play_on, problem_of

from saloon.core.chance import commitment, salted_key
from saloon.records.record import parse
from saloon.server import wishes
from saloon.server.opening import next_table, open_table
from saloon.server.people import PROMISE_MS, People
from saloon.server.wire import RematchRequest, SeatRequest, TableRequest

if TYPE_CHECKING:
    from saloon.core.state import State

NOW = 1_000_000
SALT = "by-ann_1"


def asked(*kinds: Any, **more: Any) -> TableRequest:
    return TableRequest(game=GAME, seats=[SeatRequest(kind=kind) for kind in kinds], **more)


def state_of(book: Book) -> State:
    assert book.table.match is not None
    return book.table.match.state


def promised(**more: Any) -> Book:
    """A table for two at one screen, always under the same promise."""
    request = asked("me", "me", promise=PEOPLE.promise("promised", NOW), **more)
    return Book(*open_table(request, PEOPLE, ANN, NOW), NOW)


# -- what a promise is ---------------------------------------------------------------------------------------


def test_a_promise_fixes_the_name_and_the_secret_of_a_table() -> None:
    table = promised().table
    assert table.name == "promised"
    assert table.opening.secret == PEOPLE.secret_of("promised")
    assert table.summary(ANN).commitment == commitment(table.opening.secret)


def test_a_promise_holds_for_a_day() -> None:
    request = asked("me", "me", promise=PEOPLE.promise("promised", NOW))
    assert open_table(request, PEOPLE, ANN, NOW + PROMISE_MS - 1)
    assert problem_of(open_table, request, PEOPLE, ANN, NOW + PROMISE_MS) == "problem-old-promise"


def test_only_the_house_itself_can_promise() -> None:
    other = People(b"the key of a house that is not ours")
    assert other.secret_of("promised") != PEOPLE.secret_of("promised")
    for forged in (other.promise("promised", NOW), PEOPLE.seat_key("promised", 0, 1), "", "promised"):
        request = asked("me", "me", promise=forged)
        assert problem_of(open_table, request, PEOPLE, ANN, NOW) == "problem-bad-promise"


def test_a_secret_does_not_follow_from_anything_public() -> None:
    secret = PEOPLE.secret_of("promised")
    for public in (b"promised", PEOPLE.promise("promised", NOW).encode(), commitment(secret).encode()):
        for digest in (hashlib.blake2b(public, digest_size=32), hashlib.sha256(public)):
            assert secret != digest.digest()


# -- what players bring --------------------------------------------------------------------------------------


def test_other_salts_give_other_deals_and_the_same_give_the_same() -> None:
    views = [state_of(promised(salt=salt)).view(0) for salt in (None, "a", "b", "a")]
    assert views[1] == views[3]
    assert views[0] != views[1] != views[2] != views[0]


def test_salts_lie_in_the_order_of_seats_and_leave_with_their_people() -> None:
    book = opened("me", "link", "link", "greenhorn")
    book.write(wishes.join(book.table, EVE, "Eve", 2, NOW, "eve"))
    book.wish(wishes.leave, EVE)
    book.write(wishes.join(book.table, BOB, "Bob", 1, NOW, "bob"))
    assert book.table.record.salts == []  # not before the game begins
    book.wish(wishes.join, EVE, "Eve", 2)
    assert book.table.record.salts == ["", "bob", "", ""]
    assert state_of(book).secret == salted_key(book.table.opening.secret, ["", "bob", "", ""])
    assert book.read_again().record.replay().digest() == state_of(book).digest()


def test_the_first_to_ask_for_a_rematch_brings_a_salt_for_their_seats() -> None:
    book = opened("me", "link", "greenhorn", end="quick")
    book.wish(wishes.join, BOB, "Bob", None)
    play_on(book)
    wanted = RematchRequest(promise=PEOPLE.promise("next", NOW), salt=SALT)
    again = Book(*next_table(book.table, wanted, PEOPLE, BOB, NOW), NOW).table
    assert again.name == "next"
    assert again.record.salts == [SALT, "", ""]
    bad = RematchRequest(salt="a b")
    assert problem_of(next_table, book.table, bad, PEOPLE, BOB, NOW) == "problem-bad-salt"


@pytest.mark.parametrize("salt", ["", "a" * 65, "a b", "a\nb", "č", "a\n"])
def test_invalid_salts(salt: str) -> None:
    assert problem_of(open_table, asked("me", "me", salt=salt), PEOPLE, ANN, NOW) == "problem-bad-salt"
    table = opened("me", "link").table
    assert problem_of(wishes.join, table, BOB, "Bob", 1, NOW, salt) == "problem-bad-salt"


def test_nobody_brings_a_salt_without_sitting_down() -> None:
    request = asked("link", "link", salt=SALT)
    assert problem_of(open_table, request, PEOPLE, ANN, NOW) == "problem-bad-salt"


# -- over the wire -------------------------------------------------------------------------------------------


def test_a_promised_table_can_be_checked_from_beginning_to_end(server: Server) -> None:
    async def test(ann: Guest, bob: Guest) -> None:
        promise = (await ann.post("promise")).json()
        table = await ann.open(ME, LINK, promise=promise["promise"], salt=SALT)
        assert table == promise["table"]
        shown = (await bob.get(f"tables/{table}")).json()["commitment"]
        assert shown == promise["commitment"]
        assert (await bob.get(f"tables/{table}/fairness")).json() == {
            "commitment": shown,
            "secret": None,
            "salts": [],
        }
        assert (await bob.post(f"tables/{table}/join", {"name": "Bob", "salt": "b"})).status_code == 200
        async with ann.look(table, 0) as one, bob.look(table, 1) as two:
            await one.receive()
            await two.receive()
            before = [*one.raw, *two.raw, json.dumps(promise)]
            for path in ("", "/fairness", "/moments/0"):
                before.append((await bob.get(f"tables/{table}{path}")).text)
            await bob.post(f"tables/{table}/leave")
            await one.play_to_the_end()
        fairness = (await bob.get(f"tables/{table}/fairness")).json()
        assert fairness["salts"] == [SALT, "b"]
        assert commitment(bytes.fromhex(fairness["secret"])) == shown
        record = (await bob.get(f"tables/{table}/record")).text
        assert parse(record).salts == fairness["salts"]
        assert (await bob.http.post("/api/verify", content=record)).json()["good"]
        edited = record.replace(SALT, f"{SALT}x")
        assert not (await bob.http.post("/api/verify", content=edited)).json()["good"]
        secret = bytes.fromhex(fairness["secret"])
        for hidden in (secret, salted_key(secret, fairness["salts"])):
            assert not any(hidden.hex() in text for text in before)

    meet(server, test, 2)


def test_a_promise_is_good_for_one_table(server: Server) -> None:
    async def test(ann: Guest, eve: Guest) -> None:
        promise = (await ann.post("promise")).json()["promise"]
        body = {"game": GAME, "seats": [ME, BOT], "promise": promise}
        assert (await ann.post("tables", body)).status_code == 200
        for guest in (ann, eve):
            answer = await guest.post("tables", body)
            assert (answer.status_code, answer.json()["problem"]) == (409, "problem-promise-used")
        over = await ann.open(ME, BOT)
        async with ann.look(over, 0) as sight:
            await sight.play_to_the_end()
        answer = await ann.post(f"tables/{over}/rematch", {"promise": promise})
        assert (answer.status_code, answer.json()["problem"]) == (409, "problem-promise-used")
        fresh = (await ann.post("promise")).json()
        following = await ann.post(f"tables/{over}/rematch", {"promise": fresh["promise"], "salt": SALT})
        assert following.json()["table"] == fresh["table"]
        late = (await ann.post("promise")).json()
        same = await ann.post(f"tables/{over}/rematch", {"promise": late["promise"], "salt": "late"})
        assert same.json()["table"] == fresh["table"]  # the first one
        assert (await ann.get(f"tables/{fresh['table']}/fairness")).json()["salts"] == ["", SALT]

    meet(server, test, 2)


def test_a_forged_promise_and_a_bad_salt_get_a_clear_answer(server: Server) -> None:
    async def test(ann: Guest) -> None:
        promise = (await ann.post("promise")).json()["promise"]
        name, dot, signature = promise.partition(".")
        forged = f"{name}{dot}{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
        body = {"game": GAME, "seats": [ME, BOT]}
        answer = await ann.post("tables", {**body, "promise": forged})
        assert (answer.status_code, answer.json()["problem"]) == (400, "problem-bad-promise")
        answer = await ann.post("tables", {**body, "promise": promise, "salt": "no spaces"})
        assert (answer.status_code, answer.json()["problem"]) == (400, "problem-bad-salt")
        assert (await ann.post("tables", {**body, "promise": promise})).status_code == 200

    meet(server, test)
