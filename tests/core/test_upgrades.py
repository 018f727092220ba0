"""Older versions of a game: their records, stored states and tables go on as they began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from examples.copy_me import GAME, HighBidGame
from tests.core.playing import match_of, play_out
from tests.server.books import ANN, PEOPLE, Book, opened

import saloon
from saloon.core.errors import BadRecord, BadState
from saloon.core.options import Option
from saloon.core.record import parse
from saloon.server import wishes
from saloon.server.opening import next_table
from saloon.server.problems import Trouble
from saloon.server.table import Table
from saloon.server.wire import RematchRequest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OLD = play_out(match_of())


class LaterHighBid(HighBidGame):
    """Version 3: ties go to seats unless a table says otherwise, which was not so before."""

    def __init__(self, upgrades: dict[int, dict[str, str]]) -> None:
        super().__init__()
        self.version = 3
        self.upgrades = upgrades
        self.options = [
            Option("ties", ["cancel", "seats"], "seats"),
            Option("pace", ["slow", "quick"], "quick"),
        ]


@pytest.fixture
def later() -> Iterator[Callable[..., LaterHighBid]]:
    """Lets a later version of the game be the registered one."""

    def register(upgrades: dict[int, dict[str, str]]) -> LaterHighBid:
        game = LaterHighBid(upgrades)
        saloon.register(game)
        return game

    yield register
    saloon.register(GAME)


BOTH: dict[int, dict[str, str]] = {1: {"ties": "cancel"}, 2: {"pace": "slow"}}


def without_ties(text: str) -> str:
    """As the record would be if version 1 had had no such option."""
    return text.replace('"options":{"ties":"cancel"}', '"options":{}')


def test_an_older_record_leads_to_the_same_digest(later: Callable[..., LaterHighBid]) -> None:
    text = without_ties(OLD.record.to_text())
    later(BOTH)
    record = parse(text)
    assert record.options == {"ties": "cancel", "pace": "slow"}
    assert record.verify().digest() == OLD.state.digest()
    again = record.to_text()
    assert '"version":3' in again
    assert parse(again).verify().digest() == OLD.state.digest()


def test_what_an_older_header_says_itself_holds(later: Callable[..., LaterHighBid]) -> None:
    later({1: {"ties": "seats"}, 2: {"pace": "slow"}})
    assert parse(OLD.record.to_text()).options["ties"] == "cancel"


def test_an_older_state_is_read_on(later: Callable[..., LaterHighBid]) -> None:
    stored = OLD.state.to_json()
    game = later(BOTH)
    state = game.from_json(stored)
    assert state.digest() == OLD.state.digest()
    assert state.layout.options == {"ties": "cancel", "pace": "slow"}


def older_table() -> Book:
    """A table of version 1, played to its end."""
    book = opened("me", "me", game="high_bid")
    while book.table.phase == "playing":
        seat = book.table.actors[0]
        state: Any = book.table.match.state  # type: ignore[union-attr]
        action = state.choices(seat)[0]
        book.wish(wishes.choose, seat, action, book.table.number_for(seat), f"c{len(book.lines)}")
    return book


def test_an_older_table_goes_on_and_is_followed_by_one_of_today(later: Callable[..., LaterHighBid]) -> None:
    book = older_table()
    later(BOTH)
    half = book.read_anew(len(book.lines) // 2)
    assert half.phase == "playing"
    table = book.read_anew()
    assert table.match is not None
    assert table.match.state.digest() == book.table.match.state.digest()  # type: ignore[union-attr]
    opening, _lines = next_table(table, RematchRequest(), PEOPLE, ANN, book.now)
    assert opening.version == 3
    assert opening.options == {"ties": "cancel", "pace": "slow"}


@pytest.mark.parametrize("upgrades", [{}, {1: {"ties": "cancel"}}, {2: {"pace": "slow"}}])
def test_a_version_without_a_way_is_refused(
    later: Callable[..., LaterHighBid], upgrades: dict[int, dict[str, str]]
) -> None:
    text, stored, book = OLD.record.to_text(), OLD.state.to_json(), older_table()
    game = later(upgrades)
    with pytest.raises(BadRecord, match="of version 1 of high_bid"):
        parse(text)
    with pytest.raises(BadState, match="of version 1 of high_bid"):
        game.from_json(stored)
    with pytest.raises(Trouble, match="version 1 of high_bid"):
        Table(book.table.opening)


def test_a_version_to_come_is_refused() -> None:
    assert not GAME.can_upgrade(GAME.version + 1)
    for nonsense in (None, "1", True, 0):
        assert not GAME.can_upgrade(nonsense)
    with pytest.raises(Trouble):
        Table(msgspec.structs.replace(opened("me", "me").table.opening, version=2))
