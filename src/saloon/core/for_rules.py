"""The side of a state that rules use: what happens next, chance, and what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.chance import draw, keyed_word
from saloon.core.events import EVERYBODY, Event, EventKind
from saloon.core.lanes import keep_lane
from saloon.core.layout import (
    CHANCE,
    ENDING,
    FRAME_CELLS,
    OPEN_LANES,
    REVEALED,
    TOPS,
    Layout,
    stack_base,
)

if TYPE_CHECKING:
    from saloon.core.steps import Step

MAIN: Final[i64] = 0


@mypyc_attr(acyclic=True)
class ForRules:
    """What the rules of a game do with a `State`; players and bots need none of it.

    A class of its own so that `help(State)`, editors and the reference show players what is theirs first. It
    costs nothing: every state is a `State`, and compiled code calls these methods directly.
    """

    def __init__(self, layout: Layout, cells: vec[i64], secret: bytes) -> None:
        self.layout: Final = layout
        """The game as laid out: its parts, which are windows on `cells`."""
        self.cells: Final[vec[i64]] = cells
        """All that lies on the table and is still to happen."""
        self.secret: Final = secret
        """What chance comes from at fair tables; b"" at others."""
        self.stack: i64 = MAIN
        """The stack that the running step belongs to."""
        self.a: i64 = 0
        """The first number that the running step was pushed with."""
        self.b: i64 = 0
        """The second number that the running step was pushed with."""
        self.events: list[Event] | None = None
        """What happened since `listen`, for those who may see it (`event.visible_to`)."""

    def push(self, step: Step, player: i64, a: i64 = 0, b: i64 = 0) -> None:
        """What happens next, before all that is already waiting.

        In a lane only its owner can be asked; what others decide about it belongs on the main stack.
        """
        assert self.stack == MAIN or player == self.stack - 1, "a lane asks nobody but its owner"
        cells = self.cells
        top = cells[TOPS + self.stack]
        base = stack_base(self.layout, self.stack)
        at = base if top == 0 else top + FRAME_CELLS
        assert at < base + self.layout.stack_size, "too many steps wait; give the layout more depth"
        cells[at] = step.number
        cells[at + 1] = player
        cells[at + 2] = a
        cells[at + 3] = b
        cells[TOPS + self.stack] = at

    def open_lane(self, step: Step, player: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Ask a player at the same time as others; what waits on the main stack goes on when all are done.

        Only from a task on the main stack.
        """
        lane: i64 = 1 + player
        assert self.stack == MAIN, "lanes open from the main stack"
        assert self.cells[TOPS + lane] == 0, "this player's lane is open already"
        self.stack = lane
        self.push(step, player, a, b)
        self.stack = MAIN
        self.cells[OPEN_LANES] += 1
        if len(self.layout.owned) > 0:
            keep_lane(self, player)

    def unwind(self, step: Step) -> None:
        """Drop what is still to happen on this stack, down to a step that waits below: that comes next."""
        top = self._top(self.stack)
        while top > 0 and self.cells[top] != step.number:
            self._pop(top)
            top = self._top(self.stack)
        assert top > 0, f"'{step.name}' does not wait on this stack"

    def finish(self, reason: i64) -> None:
        """The game is over; `reason` is a place in the game's list of reasons."""
        self.cells[ENDING] = 1 + reason

    def below(self, limit: i64) -> i64:
        """A random number in range(limit)."""
        cells = self.cells
        cells[REVEALED] += 1
        if len(self.secret) > 0:
            number = cells[CHANCE]
            cells[CHANCE] = number + 1
            return (keyed_word(self.secret, number) * limit) >> 32
        return (draw(cells, CHANCE) * limit) >> 32

    def reveal(self) -> None:
        """Something hidden became known to somebody: no undo across this moment."""
        self.cells[REVEALED] += 1

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Something happened that everybody may see; in a lane, which is secret, only its owner."""
        if self.events is not None:
            audience = EVERYBODY if self.stack == MAIN else 1 << (self.stack - 1)
            self._record(audience, kind, a, b, c, d, e)

    def whisper(self, player: i64, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something became known to one player only; so it cannot be taken back."""
        self.cells[REVEALED] += 1
        if self.events is not None:
            self._record(1 << player, kind, a, b, c, 0, 0)

    def retell(self, kind: EventKind, player: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """What a player did in a lane, and was told there, becomes known to everybody else."""
        if self.events is not None:
            self._record(~(1 << player), kind, player, b, c, d, e)

    def announce(self, kind: EventKind, digits: list[int], seats: i64 = EVERYBODY) -> None:
        """Something happened that the seats of a mask (see `mask_of`) may see, with any number of arguments.

        What only some may see has become known to them, so it cannot be taken back.
        """
        if seats != EVERYBODY:
            self.cells[REVEALED] += 1
        if self.events is not None:
            audience = seats if self.stack == MAIN else seats & (1 << (self.stack - 1))
            self.events.append(Event(kind, audience, digits))

    def step_of(self, player: i64) -> Step:
        """The step that asks an actor."""
        return self.layout.steps[self.cells[self._top(self._stack_of(player))]]

    def argument(self, player: i64) -> i64:
        """The first number (`a`) of the question that asks an actor; for views."""
        return self.cells[self._top(self._stack_of(player)) + 2]

    def second_argument(self, player: i64) -> i64:
        """The second number (`b`) of the question that asks an actor; for views."""
        at = self._top(self._stack_of(player)) + 3
        return self.cells[at]

    def _record(self, audience: i64, kind: EventKind, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """Add an event; apart from `tell` and `whisper`, which cost nothing while nobody listens."""
        assert self.events is not None
        self.events.append(Event(kind, audience, [a, b, c, d, e]))

    def _stack_of(self, player: i64) -> i64:
        return MAIN if self.cells[OPEN_LANES] == 0 else 1 + player

    def _top(self, stack: i64) -> i64:
        """Where the top frame of a stack lies."""
        return self.cells[TOPS + stack]

    def _begin(self, top: i64) -> Step:
        """The step of a frame, with its numbers at hand."""
        self.a = self.cells[top + 2]
        self.b = self.cells[top + 3]
        return self.layout.steps[self.cells[top]]

    def _pop(self, top: i64) -> None:
        """Take the top frame away; blank, because a state must not remember what is no longer there."""
        cells = self.cells
        cells[top] = 0
        cells[top + 1] = 0
        cells[top + 2] = 0
        cells[top + 3] = 0
        if top == stack_base(self.layout, self.stack):
            cells[TOPS + self.stack] = 0
        else:
            cells[TOPS + self.stack] = top - FRAME_CELLS
