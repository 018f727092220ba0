"""Older versions of a game: their records, stored states and tables go on as they began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from examples.copy_me import GAME, HighBidGame
from examples.copy_me.rules import AUCTION
from examples.copy_me.table import COPIES, HighBid
from tests.core.playing import match_of, play_out
from tests.server.books import ANN, PEOPLE, Book, opened

import saloon
from saloon.core.errors import BadComponents, BadRecord, BadState
from saloon.core.options import Option
from saloon.core.upgrades import Upgrade
from saloon.records.match import Match
from saloon.records.record import Entry, Record, parse
from saloon.server import wishes
from saloon.server.opening import next_table
from saloon.server.wire import RematchRequest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from saloon.core.layout import Layout
    from saloon.core.state import State

OLD = play_out(match_of())
SECRET = bytes(range(32))


class LaterHighBid(HighBidGame):
    """Version 3: ties go to seats unless a table says otherwise, unlike before."""

    def __init__(self, upgrades: dict[int, Upgrade]) -> None:
        super().__init__()
        self.version = 3
        self.upgrades = upgrades
        self.options = [
            Option("ties", ["cancel", "seats"], "seats"),
            Option("pace", ["slow", "quick"], "quick"),
        ]


@pytest.fixture
def later() -> Iterator[Callable[..., LaterHighBid]]:
    """Registers a later version of the game."""

    def register(upgrades: dict[int, Upgrade]) -> LaterHighBid:
        game = LaterHighBid(upgrades)
        saloon.register(game)
        return game

    yield register
    saloon.register(GAME)


TIES, PACE = Upgrade({"ties": "cancel"}), Upgrade({"pace": "slow"})
BOTH = {1: TIES, 2: PACE}


def without_ties(text: str) -> str:
    """The record as if version 1 had had no such option."""
    return text.replace('"options":{"ties":"cancel"}', '"options":{}')


def test_an_older_record_leads_to_the_same_digest(later: Callable[..., LaterHighBid]) -> None:
    text = without_ties(OLD.record.to_text())
    later(BOTH)
    record = parse(text)
    assert record.options == {"ties": "cancel", "pace": "slow"}
    assert record.verify().digest() == OLD.state.digest()
    again = record.to_text()
    assert '"version":1' in again
    assert parse(again).verify().digest() == OLD.state.digest()


def test_what_an_older_header_says_counts(later: Callable[..., LaterHighBid]) -> None:
    later({1: Upgrade({"ties": "seats"}), 2: PACE})
    assert parse(OLD.record.to_text()).options["ties"] == "cancel"


def test_an_older_state_is_read_on(later: Callable[..., LaterHighBid]) -> None:
    stored = OLD.state.to_json()
    game = later(BOTH)
    state = game.from_json(stored)
    assert state.digest() == OLD.state.digest()
    assert state.layout.options == {"ties": "cancel", "pace": "slow"}


def older_table(components: Mapping[str, Any] | None = None) -> Book:
    """A table of version 1, played to its end."""
    book = opened("me", "me", game="high_bid", components=components)
    while book.table.phase == "playing":
        seat = book.table.actors[0]
        state: Any = book.table.match.state  # type: ignore[union-attr]
        action = state.choices(seat)[0]
        book.wish(wishes.choose, seat, action, book.table.number_for(seat), f"c{len(book.lines)}")
    return book


def test_an_older_table_goes_on_and_is_followed_by_todays(later: Callable[..., LaterHighBid]) -> None:
    book = older_table()
    later(BOTH)
    half = book.read_again(len(book.lines) // 2)
    assert half.phase == "playing"
    table = book.read_again()
    assert table.match is not None
    assert table.match.state.digest() == book.table.match.state.digest()  # type: ignore[union-attr]
    opening, _lines = next_table(table, RematchRequest(), PEOPLE, ANN, book.now)
    assert opening.version == 3
    assert opening.options == {"ties": "cancel", "pace": "slow"}


@pytest.mark.parametrize("upgrades", [{}, {1: TIES}, {2: PACE}])
def test_a_version_without_an_upgrade_is_refused(
    later: Callable[..., LaterHighBid], upgrades: dict[int, Upgrade]
) -> None:
    text, stored = OLD.record.to_text(), OLD.state.to_json()
    game = later(upgrades)
    with pytest.raises(BadRecord, match="of version 1 of high_bid"):
        parse(text)
    with pytest.raises(BadState, match="of version 1 of high_bid"):
        game.from_json(stored)


def test_a_future_version_is_refused() -> None:
    assert not GAME.can_upgrade(GAME.version + 1)
    for nonsense in (None, "1", True, 0):
        assert not GAME.can_upgrade(nonsense)


@pytest.mark.parametrize("choices", [7, 10_000], ids=["running", "finished"])
def test_a_record_without_an_upgrade_is_kept_for_its_own_version(
    later: Callable[..., LaterHighBid], choices: int
) -> None:
    match = play_out(match_of(secret=SECRET, salts=("a", "", "c")), choices)
    match.undo(match.record.entries[-1].player, consent=True)
    old = match.record
    kept = Record(
        later({}), old.players, old.options, secret=SECRET, salts=old.salts, version=1, components=None
    )
    for entry in old.entries:
        kept.entries.append(Entry(entry.player, entry.action, ""))
    with pytest.raises(BadRecord, match="this Saloon plays version 3"):
        kept.replay()
    text = kept.to_text(private=True)
    with pytest.raises(BadRecord, match="this Saloon plays version 3"):
        parse(text)
    saloon.register(GAME)
    record = parse(text)
    assert record.verify().digest() == match.state.digest()
    assert record.to_text(private=True) == old.to_text(private=True)


# -- components ---------------------------------------------------------------------------------------------


CARDS = [amount for amount, copies in enumerate(COPIES) for _ in range(copies)]


class BoxedHighBid(HighBidGame):
    """Version 1: the box says how many cards are dealt."""

    published: Mapping[str, Any] = {"bids": {"hand": 5}, "list": [{"id": "lamp", "value": 2}]}

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        box = self.published if data is None else data
        missing = [name for name in self.published if name not in box]
        if missing:
            raise BadComponents("component-table", name=missing[0])
        return box

    def lay_out(self, players: int, options: dict[str, str], components: Any) -> Layout:
        table = HighBid(self, players, options)
        table.components = components
        return table

    def set_up(self, t: HighBid, s: State) -> None:
        for _ in range(t.components["deck"]["shuffles"] if "deck" in t.components else 1):
            s.below(2)
        t.deal(s, CARDS, list(range(t.players)), t.components["bids"]["hand"])
        s.push(AUCTION, 0)


class LaterBoxedHighBid(BoxedHighBid):
    """Version 3: after five and four cards three are dealt, and two numbers are drawn before that."""

    published: Mapping[str, Any] = {
        "bids": {"hand": 3},
        "list": [{"id": "lamp", "value": 9}],
        "deck": {"shuffles": 2},
    }

    def __init__(self) -> None:
        super().__init__()
        self.version = 3
        self.upgrades = {
            1: Upgrade(components={"bids.hand": 5, "list.lamp.value": 2}),
            2: Upgrade(components={"bids.hand": 4, "deck.shuffles": 1, "list.vase.value": 3}),
        }


THEN = {"bids": {"hand": 5}, "list": [{"id": "lamp", "value": 2}], "deck": {"shuffles": 1}}
OWN = {"bids": {"hand": 2}, "list": []}
"""An edition of version 1: it has no deck."""


@pytest.fixture(params=[None, OWN], ids=["published", "own"])
def boxed(request: pytest.FixtureRequest) -> Iterator[Match]:
    """A finished game of version 1; after that the house has version 3."""
    earlier = BoxedHighBid()
    match = play_out(Match(Record(earlier, 3, seed=4, components=request.param)))
    assert match.state.over
    saloon.register(LaterBoxedHighBid())
    yield match
    saloon.register(GAME)


def test_the_old_components_are_in_force(boxed: Match) -> None:
    own = boxed.record.components
    record = parse(boxed.record.to_text())
    assert record.edition == (THEN if own is None else {**OWN, "deck": {"shuffles": 1}})
    assert record.verify().digest() == boxed.state.digest()
    assert record.to_text() == boxed.record.to_text()
    assert record.components == own


def test_a_stored_state_keeps_its_old_components(boxed: Match) -> None:
    game = saloon.load("high_bid")
    state = game.from_json(boxed.state.to_json())
    assert state.digest() == boxed.state.digest()
    again = game.from_json(state.to_json())
    assert again.layout.components == state.layout.components == parse(boxed.record.to_text()).edition


def test_published_components_and_upgrades_are_never_changed(boxed: Match) -> None:
    parse(boxed.record.to_text())
    game = saloon.load("high_bid")
    assert game.read_components(None) == LaterBoxedHighBid.published
    assert game.layout(3).components["bids"]["hand"] == 3
    assert OWN == {"bids": {"hand": 2}, "list": []}


def test_an_older_game_without_its_components_would_differ(boxed: Match) -> None:
    """Otherwise the tests above would prove nothing."""
    game = saloon.load("high_bid")
    game.upgrades = {1: Upgrade(), 2: Upgrade()}
    if boxed.record.components is None:
        with pytest.raises(BadRecord):
            parse(boxed.record.to_text()).verify()
    else:
        with pytest.raises(BadRecord, match="needs a table 'deck'"):
            parse(boxed.record.to_text())


@pytest.mark.parametrize("own", [None, OWN])
def test_a_table_that_follows_an_older_one_plays_with_published_components_or_its_own(
    own: dict[str, Any] | None,
) -> None:
    saloon.register(BoxedHighBid())
    book = older_table(own)
    saloon.register(LaterBoxedHighBid())
    try:
        table = book.read_again()
        assert table.match is not None
        assert table.match.state.digest() == book.table.match.state.digest()  # type: ignore[union-attr]
        assert table.summary(ANN).own_components == (own is not None)
        opening, lines = next_table(table, RematchRequest(), PEOPLE, ANN, book.now)
        assert opening.components == (None if own is None else {**OWN, "deck": {"shuffles": 1}})
        assert Book(opening, lines, book.now).table.phase == "playing"
    finally:
        saloon.register(GAME)
