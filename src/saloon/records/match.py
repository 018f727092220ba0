"""Match: a game being played by people, with its record and safe undo.

The record is the truth, the state a cache of it. An undo is an entry of the record, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from saloon.core.chance import CHANCE_CELLS
from saloon.core.errors import SaloonError
from saloon.core.layout import CHANCE, OPEN_LANES, REVEALED, TOPS, stack_base
from saloon.core.refusal import IllegalAction
from saloon.records.record import UNDO, Entry, Record, check_of

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.state import State


class CannotUndo(SaloonError):
    """There is nothing to take back, or it needs the consent of the table."""


@final
class Match:
    """A running game with its record: `apply` returns what happened, `undo` takes back.

    >>> import saloon
    >>> game = saloon.load("cover_your_assets")
    >>> match = saloon.Match(saloon.Record(game, players=4, seed=7))
    >>> events = match.apply(1, match.state.choices(1)[0])
    >>> match.record
    <record of cover_your_assets v1: 4 players, 1 entries, unfinished>
    """

    def __init__(self, record: Record, *, checks: bool = True) -> None:
        """Continue a record; without `checks` they are filled in when the record is written."""
        self.record = record
        """Everything that was chosen: the truth that the state follows from."""
        self.checks = checks
        self.state: State = record.start()
        """The current position."""
        self._choices = record.choices()
        """The choices that count."""
        self._barrier: list[bool] = []
        """For every choice that counts: whether it revealed something."""
        self._together: list[bool] = []
        """For every choice that counts: whether it was made in simultaneous play."""
        self._secret: list[bool] = []
        """For every choice that counts: whether it stayed in its lane, unknown to others."""
        self.done: list[int] = []
        """Who has chosen in the present simultaneous play and waits for the others."""
        for entry in self._choices:
            self._play(entry.player, entry.action)
        self.state.listen()

    def apply(self, player: int, action: int) -> list[Event]:
        """Check a choice, carry it out and record it; returns what happened. Errors as in `state.apply`."""
        refusal = self.state.refusal(player, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.state.listen()
        self._play(player, action)
        self.record.add(player, action, self.state, check=self.checks)
        self._choices.append(self.record.entries[-1])
        events = self.state.events or []
        self.state.listen()
        return events

    def can_undo(self, player: int) -> bool:
        """Whether a player may take back their last choice without asking anybody.

        It may not have drawn, rolled or revealed anything, and nobody else may have decided since, except at
        the same time, in a lane of their own.
        """
        return self._undoable(player) >= 0

    def undo(self, player: int, *, consent: bool = False) -> None:
        """Take back the player's last choice; CannotUndo if that needs the `consent` of the table.

        With consent, everything after that choice is taken back with it.
        """
        if not self.can_undo(player):
            if not consent:
                raise CannotUndo("undo-barrier")
            self._undo_by_consent(player)
            return
        self.record.entries.append(_undo_entry(player))
        self._restore()

    def _undo_by_consent(self, player: int) -> None:
        entries = self.record.choices()
        if not any(entry.player == player for entry in entries):
            raise CannotUndo("undo-nothing")
        while entries[-1].player != player:
            self.record.entries.append(_undo_entry(entries.pop().player))
            self._check_last()
        self.record.entries.append(_undo_entry(player))
        self._restore()

    def _undoable(self, player: int) -> int:
        """The place of the choice that a player may take back freely, or -1."""
        entries = self._choices
        # A player who is asked in secret may have begun to choose, and that must not show.
        others_chose = self.state.cells[OPEN_LANES] > 0
        for place in range(len(entries) - 1, -1, -1):
            own = entries[place].player == player
            if self._barrier[place] and (own or not self._secret[place]):
                return -1
            if own:
                return place if self._together[place] or not others_chose else -1
            others_chose = True
            if not self._together[place]:
                return -1
        return -1

    def _play(self, player: int, action: int) -> None:
        before = self.state.cells[REVEALED]
        together = self.state.cells[OPEN_LANES] > 0
        # While somebody else has not decided, nobody sees into the lanes; after that, nobody does as long as
        # only the player's own lane has changed.
        secret = together and self.state.actors() != [player]
        around = beside_lane(self.state, player) if together and not secret else []
        self.state.play(player, action)
        if around:
            secret = beside_lane(self.state, player) == around
        self._together.append(together)
        self._secret.append(secret)
        self._barrier.append(self.state.cells[REVEALED] != before)
        if secret:
            if not self.state.acts(player):
                self.done.append(player)
        elif together and (self.state.cells[OPEN_LANES] == 0 or self.state.actors() != [player]):
            self.done = []

    def _check_last(self) -> None:
        self.record.entries[-1].check = check_of(self.record.replay())

    def _restore(self) -> None:
        """Replay the record after an undo."""
        self._check_last()
        self.record.ending = ""
        self._barrier = []
        self._together = []
        self._secret = []
        self.done = []
        self.state = self.record.start()
        self._choices = self.record.choices()
        for entry in self._choices:
            self._play(entry.player, entry.action)
        self.state.listen()


def beside_lane(state: State, player: int) -> list[int]:
    """The cells of everything outside a player's lane."""
    layout, cells = state.layout, state.cells
    own = {int(REVEALED), int(TOPS) + 1 + player}
    own.update(range(int(CHANCE), int(CHANCE + CHANCE_CELLS)))
    base = int(stack_base(layout, 1 + player))
    own.update(range(base, base + int(layout.stack_size)))
    for part in layout.owned:
        stride = int(part.size) // layout.players
        own.update(range(int(part.base) + player * stride, int(part.base) + (player + 1) * stride))
    return [0 if at in own else int(cells[at]) for at in range(len(cells))]


def _undo_entry(player: int) -> Entry:
    return Entry(player, UNDO, "")
