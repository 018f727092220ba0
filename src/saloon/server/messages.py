"""Messages: what goes over the socket of a table, encoded once for everybody who sees the same.

Everything here is made from `State.view`, `State.choices` and events with their audience: a message never
contains what its viewer may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from saloon.bots.levels import STAND_IN
from saloon.server import wire

if TYPE_CHECKING:
    from saloon.core.game import Game
    from saloon.core.state import State
    from saloon.server.live import AudienceKey
    from saloon.server.table import Table, Told

_encode = msgspec.json.Encoder().encode
_NO_REQUEST = {
    (free, by_consent): _encode(wire.Undo(free=free, by_consent=by_consent, asked_by=None, waiting_for=[]))
    for free in (False, True)
    for by_consent in (False, True)
}
_choices: dict[str, list[bytes | None]] = {}
"""The actions of each game as sent over the wire, each encoded when it is first offered."""


def view(table: Table, viewer: int | None) -> list[bytes]:
    """The field with the game's own view, once there is a game, in one part or two (see `frames.framed`)."""
    assert table.match is not None
    state = table.match.state
    if not state.layout.view_in_parts:
        return [b'"view":' + _encode(state.view(viewer))]
    if not table.shared_seen:
        table.shared_seen = _shared_view(table, state)
    if viewer is None:
        return [_own_view(state, None), table.shared_seen]
    mark = state.layout.own_mark(state, viewer)
    own = table.own_seen[viewer]
    if mark != table.own_marks[viewer] or not own:
        table.own_marks[viewer] = mark
        own = table.own_seen[viewer] = _own_view(state, viewer)
    return [own, table.shared_seen]


def _own_view(state: State, viewer: int | None) -> bytes:
    """The viewer's own part of the view, without the last brace."""
    return b'"view":' + _encode(state.layout.own_view(state, viewer))[:-1]


def _shared_view(table: Table, state: State) -> bytes:
    """What everybody sees, without the first brace; seats that have not changed are already encoded."""
    layout, seats = state.layout, table.seats_seen
    if not table.fixed_seen:
        table.fixed_seen = _encode(layout.fixed_view())[1:-1]
    for seat in range(table.players):
        mark = layout.seat_mark(state, seat)
        if mark != table.seat_marks[seat] or not seats[seat]:
            table.seat_marks[seat] = mark
            seats[seat] = _encode(layout.seat_view(state, seat))
    common = _encode(layout.common_view(state))[1:-1]
    return b'%b,%b,"seats":[%b]}' % (table.fixed_seen, common, b",".join(seats))


def choices(table: Table, viewer: int | None) -> bytes:
    """The field with the viewer's question."""
    asked = b",".join([b"%d" % seat for seat in table.actors])
    head = b'"choices":{"number":%d,"asked":[%b],"prompt":"' % (table.number_for(viewer), asked)
    if table.match is None or viewer is None or viewer not in table.actors:
        waits = table.match is not None and viewer in table.match.done
        return head + (b'","actions":[],"done":true}' if waits else b'","actions":[]}')
    state = table.match.state
    encoded = _choices_of(table.game)
    offered = b",".join(
        [encoded[action] or _encode_choice(table.game, action) for action in state.choices(viewer)]
    )
    return head + state.prompt(viewer).encode() + b'","actions":[' + offered + b"]}"


def events(told: list[Told], viewer: int | None) -> bytes:
    """The lines of the log that the viewer may see."""
    return b",".join([line.happening for line in told if line.visible_to(viewer)])


def undo(table: Table, viewer: int | None) -> bytes:
    """Whether the viewer can take something back."""
    request = table.request
    free = by_consent = False
    if viewer is not None and table.match is not None and table.phase == "playing":
        free = table.match.can_undo(viewer)
        refused = request is not None or table.refused_at == table.known_length
        by_consent = not free and not refused and table.held[viewer] > 0
    if request is None:
        return _NO_REQUEST[free, by_consent]
    return _encode(
        wire.Undo(free=free, by_consent=by_consent, asked_by=request.seat, waiting_for=table.waiting_for())
    )


def clock(table: Table, viewer: int | None, now: int) -> bytes:
    """Everybody's time as a seat knows it; only where the table has a clock."""
    clocks, settings = table.clocks, table.opening.clock
    assert clocks is not None
    assert settings is not None
    return _encode(
        wire.Clock(
            move=settings.move,
            bank=settings.bank,
            left=[clocks.left(seat, now, known=seat != viewer) for seat in range(table.players)],
            banks=[clocks.bank(seat, known=seat != viewer) for seat in range(table.players)],
        )
    )


def seatings(table: Table, audiences: list[AudienceKey], here: set[int], watching: int) -> list[bytes]:
    """Who sits where, per audience."""
    phase = table.phase
    outcome = table.match.state.outcome() if phase == "over" and table.match is not None else None
    own, others = [
        [
            wire.SeatInfo(
                name=seat.name,
                kind="bot" if seat.level else "person" if seat.is_person else "free",
                level=seat.level or (STAND_IN if seat.stand_in else ""),
                here=number in here,
                stand_in=seat.stand_in,
                mine=mine,
            )
            for number, seat in enumerate(table.seats)
        ]
        for mine in (True, False)
    ]
    return [
        _encode(
            wire.Seating(
                table=table.name,
                looking_as=audience.viewer,
                host=audience.host,
                phase=phase,
                seats=[
                    own[number] if number in audience.mine else others[number]
                    for number in range(table.players)
                ],
                watching=watching,
                outcome=outcome,
                rematch=table.rematch,
            )
        )
        for audience in audiences
    ]


def notice(table: Table, event: str, at: int, arguments: dict[str, Any] | None = None) -> bytes:
    """A line for one person only, kept in no log."""
    happening = wire.Happening(number=table.known_length, event=event, arguments=arguments or {}, at=at)
    return _encode(happening)


def _choices_of(game: Game) -> list[bytes | None]:
    found = _choices.get(game.name)
    if found is None:
        found = _choices[game.name] = [None] * len(game.actions)
    return found


def _encode_choice(game: Game, action: int) -> bytes:
    arguments = game.describe(action)
    family = str(arguments.pop("family"))
    encoded = _encode(wire.Choice(action=action, family=family, arguments=arguments))
    _choices_of(game)[action] = encoded
    return encoded


def moment(table: Table, viewer: int | None, number: int) -> bytes:
    """The table after a number of choices, as a seat or a spectator saw it, and what just happened."""
    state = table.record.replay(number)
    told = [
        line
        for line in table.log
        if line.number == number and (line.event == "table_took_back" or not line.event.startswith("table_"))
    ]
    outcome = state.outcome() if state.over else None
    parts = [
        b'"number":%d' % number,
        b'"last":%d' % table.known_length,
        b'"view":' + _encode(state.view(viewer)),
        b'"events":[' + events(told, viewer) + b"]",
        b'"outcome":' + _encode(outcome),
    ]
    return b"{%b}" % b",".join(parts)
