"""The evenings of a house that is to be kept: people sit down, play, take back, chat and leave, by a script.

Nothing here depends on chance or on the real time: names of tables, secrets, times and choices follow from
the number of a table. Bots play as the script says; their lines in the book are like those of any bot.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.golden.plans import box_for
from tests.laws.law import Chooser, Script
from tests.server.books import Book

from saloon.core.registry import load
from saloon.server import duties, wishes
from saloon.server.book import Line
from saloon.server.opening import next_table, open_table
from saloon.server.people import People
from saloon.server.wire import ClockSettings, RematchRequest, SeatChange, SeatRequest, TableRequest

if TYPE_CHECKING:
    from collections.abc import Mapping

GAMES = ("cover_your_assets", "dice_town", "fliptown", "point_city", "western_legends")
KEY = b"a house that is kept for tests.."
"""Not a real secret: that of a house is drawn when it opens."""
PEOPLE = People(KEY)
ANN, PHONE, BOB, EVE = "kept-ann", "kept-ann-phone", "kept-bob", "kept-eve"
PERSONS = (ANN, PHONE, BOB, EVE)
OPENED = 1_793_600_000_000
"""When the first table was opened: on 2 November 2026."""
HOUR = 3_600_000
SEATS = ("me", "link", "cowpoke", "link", "greenhorn", "gambler")
"""Who sits down first, second and so on; two people at a table for two."""


@dataclass
class Evening:
    """A table and how far to play it."""

    number: int
    game: str
    players: int
    options: dict[str, str]
    choices: int | None = None
    """How many choices to play before stopping at Ann's next turn; None to play to the end."""
    clock: ClockSettings | None = None
    listed: bool = False
    components: Mapping[str, Any] | None = None
    seats: tuple[str, ...] = SEATS
    book: Book = field(init=False)

    def __post_init__(self) -> None:
        now = OPENED + self.number * HOUR
        name = f"kept-{self.number:03}"
        request = TableRequest(
            game=self.game,
            options=self.options,
            seats=[_seat(kind) for kind in self.seats[: self.players]],
            clock=self.clock,
            listed=self.listed,
            pace="calm",
            promise=PEOPLE.promise(name, now),
            salt=f"ann-{self.number}",
        )
        self.book = Book(*open_table(request, PEOPLE, ANN, now, self.components), now)
        self.chooser = Chooser(Script(9000 + self.number, by_family=self.number % 2 == 0))
        self.clicks = 0

    @property
    def friend(self) -> int | None:
        """Bob's seat, if he sits here."""
        return next(iter(self.book.table.seats_of(BOB)), None)

    def sit_down(self) -> None:
        """Everybody who has the link comes."""
        book = self.book
        for person, name in ((BOB, "Bob"), (EVE, "Eva Černá")):
            if book.table.free_seats():
                book.write(wishes.join(book.table, person, name, None, self.later(), f"{person}-salt"))
        book.write(wishes.say(book.table, 0, "Howdy! Kdo začne? 🤠", self.later()))
        if self.number % 3 == 0:
            book.wish(wishes.claim, PHONE, 0)

    def later(self, seconds: float = 1.5) -> int:
        """Time goes on."""
        self.book.now += int(seconds * 1000)
        return self.book.now

    def play(self) -> None:
        """Play this table as far as planned."""
        book, table = self.book, self.book.table
        while table.phase == "playing" and not self._is_far_enough():
            assert table.match is not None
            self._choose(*self.chooser.choose(table.match.state))
            if self.chooser.made % 9 == 4:
                self._take_back_freely()
            if self.chooser.made in (8, 20) and self.friend is not None:
                self._ask_back(agree=self.chooser.made == 8)
            if self.chooser.made == 12 and table.seats_of(EVE):
                book.write(wishes.leave(table, EVE, self.later()))
        if table.phase == "over":
            book.write(wishes.say(table, 0, "Good game.", self.later()))

    def _is_far_enough(self) -> bool:
        table = self.book.table
        if self.choices is None or self.chooser.made < self.choices:
            return False
        bots = {number for number, seat in enumerate(table.seats) if seat.is_played_by_bot}
        return 0 in table.actors and not bots & set(table.actors)

    def _choose(self, seat: int, action: int) -> None:
        book, table = self.book, self.book.table
        self.later()
        if table.seats[seat].is_played_by_bot:
            book.write([Line("choice", seat, book.now, action)])
            return
        self.clicks += 1
        book.wish(wishes.choose, seat, action, table.number_for(seat), f"click-{self.clicks}")

    def _take_back_freely(self) -> None:
        table = self.book.table
        for seat in range(table.players):
            is_free = table.match is not None and table.match.can_undo(seat)
            if table.phase == "playing" and is_free and not table.seats[seat].is_played_by_bot:
                self.later()
                self.book.wish(wishes.take_back, seat, table.number_for(seat))
                return

    def _ask_back(self, *, agree: bool) -> None:
        """Ann asks the table to allow a take-back, and Bob answers; everybody else agrees."""
        book, table = self.book, self.book.table
        can = table.match is not None and not table.match.can_undo(0) and table.held[0] > 0
        if table.phase != "playing" or not can or table.refused_at == table.known_length:
            return
        self.later()
        book.wish(wishes.take_back, 0, table.number_for(0))
        for person in (EVE, BOB):
            if any(seat in table.waiting_for() for seat in table.seats_of(person)):
                self.later()
                book.write(wishes.answer(table, table.seats_of(person), agree or person == EVE, book.now))
        if table.request is not None:
            book.wish(duties.grant)


def _seat(kind: str) -> SeatRequest:
    if kind == "link":
        return SeatRequest(kind="link")
    if kind == "me":
        return SeatRequest(kind="me", name="Ann")
    return SeatRequest(kind="bot", level=kind)


def evenings() -> list[Evening]:
    """All tables of the house: every variant of every game finished and running, then the rare ones."""
    found: list[Evening] = []
    for name in GAMES:
        game = load(name)
        counts = range(game.min_players, game.max_players + 1)
        for variant, options in enumerate(game.variants()):
            for running in (True, False):
                players = counts[(variant * 2 + running) % len(counts)]
                far = 6 + 7 * (variant % 5) if running else None
                found.append(Evening(len(found), name, players, options, far))
        found.append(Evening(len(found), name, 2, {}, 15, clock=ClockSettings(move=30, bank=120)))
    for evening in found:
        evening.sit_down()
        evening.play()
    return [*found, *_rare(len(found))]


def _rare(first: int) -> list[Evening]:
    """What happens less often at a table."""
    name, quick = GAMES[0], {"end": "quick"}
    found: list[Evening] = []

    def add(players: int, far: int | None = None, game: str = name, **more: Any) -> Evening:
        options = more.pop("options", quick)
        found.append(Evening(first + len(found), game, players, options, far, **more))
        return found[-1]

    waiting = add(4, listed=True)
    waiting.book.wish(wishes.join, BOB, "Bob", None)
    waiting.book.wish(wishes.change_seat, ANN, 2, SeatChange(kind="link"), "")
    waiting.book.wish(wishes.change_seat, ANN, 2, SeatChange(kind="bot", level="sheriff"), "Wyatt")

    closed = add(3, 9)
    closed.sit_down()
    closed.play()
    closed.book.write(wishes.close(closed.book.table, ANN, closed.later()))

    asked = add(2, 10)
    asked.sit_down()
    asked.play()
    asked.book.wish(wishes.take_back, 0, asked.book.table.number_for(0))

    alone = add(2, 10, seats=("me", "me"))
    alone.sit_down()
    alone.play()

    away = add(2, 10)
    away.sit_down()
    away.play()
    away.book.wish(wishes.stand_in, (1,), 1, True, False)

    late = add(2, 10, clock=ClockSettings(move=30, bank=120))
    late.sit_down()
    late.play()
    late.later(151)
    late.book.wish(duties.end_time)

    boxed = {"rules": "classic", "end": "classic_million"}
    for far in (12, None):
        box = box_for(load(name), boxed)
        own = add(3, far, options=boxed, components=box)
        own.sit_down()
        own.play()

    again = add(3)
    again.sit_down()
    again.play()
    again.book.write([_next(again, found, first)])
    return found


def _next(over: Evening, found: list[Evening], first: int) -> Line:
    """Bob wants the same once more: the line that leads there."""
    number, now = first + len(found), over.later()
    wanted = RematchRequest(promise=PEOPLE.promise(f"kept-{number:03}", now), salt="once-more")
    following = Evening(number, over.game, over.players, over.options, 5)
    following.book = Book(*next_table(over.book.table, wanted, PEOPLE, BOB, now), now)
    found.append(following)
    return Line("rematch", 0, now, person=BOB, text=following.book.table.name)
