"""One table: its book, folded line by line. Knows no network and no disk.

The match is a cache of the book, and so is everything else here: who sits where, the log, the clock, an
open request for a take-back. If the house no longer plays the game's version, there is no match: the table
is closed and shows what can be read without playing.
"""

from __future__ import annotations

from typing import Any, final

import msgspec
from mypy_extensions import mypyc_attr

from saloon.core.chance import commitment
from saloon.core.errors import SaloonError
from saloon.core.events import EVERYBODY, Event, EventKind, sees
from saloon.core.registry import load
from saloon.records.match import Match
from saloon.records.record import UNDO, Entry, Record
from saloon.server.book import Line, Opening
from saloon.server.clock import Clocks
from saloon.server.wire import Happening, Phase, TableSummary

_encode = msgspec.json.Encoder().encode
_MOST_KEPT = 1_000
_events: dict[EventKind, dict[tuple[int, ...], bytes]] = {}
"""Events of games as sent over the wire, by kind and digits: the same ones come again and again."""


@mypyc_attr(acyclic=True)
@final
class Told:
    """A line of the log as sent over the wire, and who may see it."""

    def __init__(self, audience: int, number: int, event: str, happening: bytes) -> None:
        self.audience = audience
        """As events have it (see `saloon.core.events`)."""
        self.number = number
        self.event = event
        self.happening = happening

    def visible_to(self, viewer: int | None) -> bool:
        """Whether a seat (or a spectator, None) may see it."""
        return sees(self.audience, viewer)


class Seat:
    """A place at the table and who has it."""

    def __init__(self, level: str, name: str) -> None:
        self.level = level
        """The level of a bot that owns the seat; "" for people."""
        self.name = name
        self.persons: list[str] = []
        """One person, or the same person under the names of several devices."""
        self.taken = 0
        """The place in the book where it was taken."""
        self.salt = ""
        """The person's salt."""
        self.stand_in = False
        """Whether a bot is standing in for the person."""

    @property
    def is_free(self) -> bool:
        """Whether it can be joined."""
        return not self.level and not self.persons

    @property
    def is_person(self) -> bool:
        """Whether it belongs to people, even while a bot stands in."""
        return bool(self.persons)

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot makes its next choice."""
        return bool(self.level) or self.stand_in


class Request:
    """Somebody asks the table to allow a take-back."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed: set[int] = set()


class Table:
    """A table as its book says."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.name = opening.table
        self.game = load(opening.game)
        self.seats = [Seat(seat.level, seat.name) for seat in opening.seats]
        self.players = len(self.seats)
        self.places = 0
        """How many lines of the book are folded."""
        self.record = Record(
            self.game,
            self.players,
            opening.options,
            secret=opening.secret,
            components=opening.components,
            version=opening.version,
        )
        self.playable = self.record.playable
        """Whether the house still plays this version of the game, or can upgrade it to today's."""
        self.commitment = commitment(opening.secret)
        self.began = False
        self.match: Match | None = None
        self.actors: list[int] = []
        """The seats that the game waits for."""
        # If a game gives its view in parts: each part, encoded when it is first needed, or b"".
        self.fixed_seen = b""
        self.shared_seen = b""
        """Everything but the viewer's own part, without the first brace; b"" when it has changed."""
        self.seats_seen = [b""] * self.players
        self.own_seen = [b""] * self.players
        # The marks of the seats at that time.
        self.seat_marks = [0] * self.players
        self.own_marks = [0] * self.players
        self.log: list[Told] = []
        self.clicks: set[tuple[int, str]] = set()
        timed = opening.clock if self.playable else None
        self.clocks = Clocks(timed, self.players) if timed is not None else None
        self.closed = False
        """Whether the book says so."""
        self.rematch: str | None = None
        self.request: Request | None = None
        self.refused_at = -1
        """The known length at which a take-back was refused; it cannot be asked for again there."""
        self.together_since = -1
        """The length of the record at which the present simultaneous play began; -1 if all play in turn."""
        self.held = [0] * self.players
        """How many choices of each seat still count."""
        self.chat_lines = 0
        self.undo_lines = 0
        self.watched = self._needs_watching()
        """Whether the house may have duties here, so some process must always look after the table."""
        self._begin_if_full(opening.created)

    # -- what it is ----------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many choices and take-backs the record holds."""
        return len(self.record.entries)

    @property
    def known_length(self) -> int:
        """How many of them everybody knows: those of simultaneous play count once all have chosen."""
        return self.length if self.together_since < 0 else self.together_since

    def number_for(self, viewer: int | None) -> int:
        """The length of the record as far as a seat knows it: what the wire calls a number.

        During simultaneous play it counts only the viewer's own choices: the number of steps of somebody
        else's sealed offer would reveal what is in it.
        """
        if self.together_since < 0:
            return self.length
        known = self.together_since
        return known + sum(entry.player == viewer for entry in self.record.entries[known:])

    @property
    def phase(self) -> Phase:
        """The stage of the table."""
        if self.match is not None and self.match.state.over:
            return "over"
        if self.closed or not self.playable:
            return "closed"
        return "waiting" if self.match is None else "playing"

    def free_seats(self) -> list[int]:
        """Seats that can be joined."""
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person."""
        if person is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if person in seat.persons)

    def has_seat(self, person: str | None, seat: int) -> bool:
        """Whether a seat belongs to a person."""
        return person is not None and person in self.seats[seat].persons

    def is_host(self, person: str | None) -> bool:
        """Whether this person opened the table."""
        return person is not None and person == self.opening.host

    def waiting_for(self) -> list[int]:
        """Who still has to answer whether a take-back is allowed."""
        if self.request is None:
            return []
        return [seat for seat in self.voters(self.request.seat) if seat not in self.request.agreed]

    def voters(self, asking: int) -> list[int]:
        """Who must agree to a take-back: all other people who play themselves. Bots do not mind."""
        own = set(self.seats[asking].persons)
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.is_person and not seat.stand_in and not own & set(seat.persons)
        ]

    def summary(self, person: str | None) -> TableSummary:
        """The table as the lobby lists it."""
        opening = self.opening
        mine = self.seats_of(person)
        return TableSummary(
            table=self.name,
            game=opening.game,
            options=self.record.options,
            phase=self.phase,
            names=[seat.name for seat in self.seats],
            free=self.free_seats() if self.phase == "waiting" else [],
            mine=list(mine),
            my_turn=self.phase == "playing" and any(seat in self.actors for seat in mine),
            host=self.is_host(person),
            listed=opening.listed,
            clock=opening.clock,
            hints=opening.hints,
            pace=opening.pace,
            created=opening.created,
            own_components=opening.components is not None,
            commitment=self.commitment,
            other_version=None if self.playable else opening.version,
        )

    # -- folding -------------------------------------------------------------------------------------

    def fold(self, line: Line) -> list[Told]:
        """Fold the next line of the book; returns its news."""
        self.places += 1
        self.shared_seen = b""
        before = len(self.log)
        if line.kind == "choice":
            if not self.playable:
                self._keep(line)
            elif line.action == UNDO:
                self._take_back(line)
            else:
                self._choose(line)
        else:
            self._fold_other(line)
            self.watched = self._needs_watching()
        return self.log[before:]

    def _needs_watching(self) -> bool:
        """People without bots or clocks need no duties, and a table that cannot be played has none."""
        if not self.playable:
            return False
        return self.clocks is not None or any(seat.is_played_by_bot for seat in self.seats)

    def _keep(self, line: Line) -> None:
        """A choice or take-back whose meaning, and who could see it, is no longer known."""
        self.record.entries.append(Entry(line.seat, line.action, ""))
        if line.action == UNDO:
            self.undo_lines += 1
            if not line.text:
                self._tell("table_took_back", line.at, {"seat": line.seat}, audience=1 << line.seat)

    def _choose(self, line: Line) -> None:
        match = self.match
        if match is None:
            raise SaloonError(f"the book of table {self.name} is damaged: a choice before the game")
        if line.click is not None:
            self.clicks.add((line.seat, line.click))
        if self.clocks is not None and not self.seats[line.seat].is_played_by_bot:
            self.clocks.spend(line.seat, line.at)
        was_last = self.actors == [line.seat]
        events = match.apply(line.seat, line.action)
        self.actors = match.state.actors()
        if not match.state.simultaneous:
            self.together_since = -1
        elif self.together_since < 0 or (was_last and self.actors != [line.seat]):
            self.together_since = self.length
        self._tell_events(events, line.at)
        self.request = None
        self.held[line.seat] += 1
        if self.clocks is not None:
            self.clocks.ask(self.actors, line.at, again=line.seat, secret=self.length > self.known_length)

    def _take_back(self, line: Line) -> None:
        if line.click is not None:
            self.clicks.add((line.seat, line.click))
        assert self.match is not None
        own = self.together_since >= 0 and self.match.can_undo(line.seat)
        secret = own and line.seat in self.actors
        self.undo_lines += 1
        self.held[line.seat] -= 1
        self.record.entries.append(Entry(line.seat, UNDO, ""))
        self.match = Match(self.record, checks=False)
        self.actors = self.match.state.actors()
        if not self.match.state.simultaneous:
            self.together_since = -1
        elif not own:  # simultaneous players have to look again
            self.together_since = self.length
        self.request = None
        if self.clocks is not None:
            self.clocks.ask(self.actors, line.at)
            self.clocks.restart([line.seat] if own else self.actors, line.at, secret=secret)
        if not line.text:
            # A choice that nobody else knew of is taken back silently.
            audience = 1 << line.seat if secret else EVERYBODY
            self._tell("table_took_back", line.at, {"seat": line.seat}, audience=audience)

    def _fold_other(self, line: Line) -> None:
        """Lines other than choices; rare enough to test one by one."""
        seat = self.seats[line.seat]
        about: dict[str, int | str] = {"seat": line.seat}
        if line.kind == "said":
            self.chat_lines += 1
            self._tell("table_said", line.at, {**about, "name": seat.name, "text": line.text})
        elif line.kind == "salted":
            seat.salt = line.text
        elif line.kind == "joined":
            assert line.person is not None
            seat.persons = [line.person]
            seat.name = line.text
            seat.taken = self.places
            self._tell("table_joined", line.at, about)
            self._begin_if_full(line.at)
        elif line.kind == "claimed":
            assert line.person is not None
            seat.persons.append(line.person)
        elif line.kind == "changed":
            seat.level, _, seat.name = line.text.partition(" ")
            self._begin_if_full(line.at)
        elif line.kind == "left":
            self._tell("table_left", line.at, about)
            if not self.began:
                seat.persons = []
                seat.name = seat.salt = ""
            else:
                self._stand_in(line.seat, line.at, on=True)
        elif line.kind == "stand_in":
            self._stand_in(line.seat, line.at, on=line.action == 1)
        elif line.kind == "out_of_time":
            if self.clocks is not None:
                self.clocks.empty(line.seat)
            self._tell("table_out_of_time", line.at, about)
            self._stand_in(line.seat, line.at, on=True)
        elif line.kind == "asked_back":
            self.request = Request(line.seat) if self.playable else None
            self._tell("table_asks_back", line.at, about)
        elif line.kind == "answered":
            self._tell("table_answered", line.at, {**about, "agree": line.action})
            if self.request is not None and line.action == 1:
                self.request.agreed.add(line.seat)
            else:
                self.request = None
                self.refused_at = self.known_length
        elif line.kind == "closed":
            self.closed = True
            self.actors = []
            self.request = None
            self._tell("table_closed", line.at, {})
        elif line.kind == "rematch":
            self.rematch = line.text

    def _begin_if_full(self, at: int) -> None:
        """The game begins when no seat is free; from then on everybody's salts are fixed."""
        if self.began or self.free_seats():
            return
        self.began = True
        salts = [seat.salt for seat in self.seats]
        self.record.salts = salts if any(salts) else []
        self._tell("table_began", at, {})
        if not self.playable:
            return
        self.match = Match(self.record, checks=False)
        state = self.match.state
        self._tell_events(self.record.start(listen=True).events or [], at)
        self.actors = state.actors()
        self.together_since = 0 if state.simultaneous else -1
        if self.clocks is not None:
            self.clocks.ask(self.actors, at)

    def _stand_in(self, number: int, at: int, *, on: bool) -> None:
        seat = self.seats[number]
        if seat.stand_in == on:
            return
        seat.stand_in = on
        self._tell("table_stand_in", at, {"seat": number, "on": int(on)})
        if not on and self.clocks is not None and number in self.actors:
            self.clocks.restart([number], at)

    def _tell(self, event: str, at: int, arguments: dict[str, Any], *, audience: int = EVERYBODY) -> None:
        """Something happened at the table."""
        happening = Happening(number=self.known_length, event=event, arguments=arguments, at=at)
        self.log.append(Told(audience, self.length, event, _encode(happening)))

    def _tell_events(self, events: list[Event], at: int) -> None:
        """What happened in the game: each a `Happening` joined from parts that are already encoded."""
        head = b'{"number":%d,' % self.known_length
        tail = b',"at":%d}' % at
        number = self.length
        for event in events:
            happening = b"%b%b%b" % (head, _encode_event(event), tail)
            self.log.append(Told(event.audience, number, event.kind.name, happening))


def _encode_event(event: Event) -> bytes:
    """The fields of a `Happening` that say what happened."""
    kept = _events.get(event.kind)
    if kept is None:
        kept = _events[event.kind] = {}
    key = tuple(event.digits)
    found = kept.get(key)
    if found is None:
        arguments = event.describe()
        name = arguments.pop("event")
        found = b'"event":%b,"arguments":%b' % (_encode(name), _encode(arguments))
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[key] = found
    return found
