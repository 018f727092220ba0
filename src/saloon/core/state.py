"""State: what lies on the table and what is still to happen, in one vector of cells.

Two speeds of the same move: `apply` checks (servers, scripts), `play` trusts (search, lab).
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.actions import Choices
from saloon.core.chance import draw, keyed_word, sow
from saloon.core.errors import BadSetup, shown, whole
from saloon.core.events import EVERYBODY, Event, EventKind
from saloon.core.lanes import forget_lanes, keep_lane
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
from saloon.core.refusal import IllegalAction, Refusal
from saloon.core.steps import ALLOWED, Step

if TYPE_CHECKING:
    from saloon.core.outcome import Outcome
    from saloon.core.perspective import Perspective

MAIN: Final[i64] = 0

_SPARES: Final[list[Choices]] = []
"""For `State.choices` alone: they hold what somebody may choose. One that is in use is not here."""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class State:
    """A position of a game. Made by `game.new`, `game.scenario`, `game.from_json` or `clone`."""

    def __init__(self, layout: Layout, cells: vec[i64], secret: bytes) -> None:
        self.layout: Final = layout
        self.cells: Final[vec[i64]] = cells
        self.secret: Final = secret
        self.stack: i64 = MAIN  # the stack that the running step belongs to
        self.a: i64 = 0
        """The first number that the running step was pushed with; `b` is the second."""
        self.b: i64 = 0
        self.events: list[Event] | None = None

    # -- for whoever plays ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[ENDING] != 0

    @property
    def players(self) -> int:
        """How many play."""
        return self.layout.players

    def actors(self) -> list[int]:
        """Who may act now: nobody, one, or several in simultaneous play."""
        if self.cells[ENDING] != 0:
            return []
        if self.cells[OPEN_LANES] == 0:
            return [self.actor()]
        return [p for p in range(self.layout.players) if self.cells[TOPS + 1 + p] > 0]

    @property
    def simultaneous(self) -> bool:
        """Whether several players are asked at once, each in a lane of their own."""
        return self.cells[OPEN_LANES] > 0

    def actor(self) -> i64:
        """The first of those who may act now; only while the game goes on."""
        if self.cells[OPEN_LANES] == 0:
            return self.cells[self.cells[TOPS] + 1]
        player: i64 = 0
        while self.cells[TOPS + 1 + player] == 0:
            player += 1
        return player

    def acts(self, player: i64) -> bool:
        """Whether this player may act now."""
        if self.cells[ENDING] != 0:
            return False
        if self.cells[OPEN_LANES] == 0:
            return self.cells[self.cells[TOPS] + 1] == player
        return self.cells[TOPS + 1 + player] > 0

    def choices(self, player: int | Any) -> list[int]:
        """What a player may choose now; empty for whoever is not asked."""
        player = self._check_player(player)
        if not self.acts(player):
            return []
        size = self.layout.game.families.size
        try:
            spare = _SPARES.pop()
        except IndexError:
            spare = Choices(size)
        if spare.capacity < size:
            spare = Choices(size)
        self.legal(player, spare)
        found = spare.to_list()
        _SPARES.append(spare)
        return found

    def legal(self, player: i64, choices: Choices) -> i64:
        """Fill a reusable list with what an actor may choose; returns how many."""
        choices.size = 0
        step = self._begin(self._top(self._stack_of(player)))
        step.offer(self.layout, self, player, choices)
        return choices.size

    def apply(self, player: int | Any, action: int | Any) -> None:
        """Carry out a checked choice; raises IllegalAction, naming the rule, and changes nothing."""
        refusal = self.refusal(player, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.play(whole(player), whole(action))

    def play(self, player: i64, action: i64) -> None:
        """Carry out a choice that is known to be legal."""
        self.stack = self._stack_of(player)
        top = self._top(self.stack)
        step = self._begin(top)
        self._pop(top)
        step.take(self.layout, self, player, action)
        self._go_on()

    def refusal(self, player: int | Any, action: int | Any) -> Refusal | None:
        """Why an action is not allowed now, or None if it is.

        What is no player or no action at all is no matter of rules: BadSetup or BadAction.
        """
        game = self.layout.game
        player = self._check_player(player)
        action = game.families.check(action)
        if self.cells[ENDING] != 0:
            return Refusal(game, game.rule_when_over)
        if not self.acts(player):
            return Refusal(game, game.rule_out_of_turn)
        step = self._begin(self._top(self._stack_of(player)))
        rule = step.forbids(self.layout, self, player, action)
        return None if rule == ALLOWED else Refusal(game, game.rules.name(rule))

    def prompt(self, player: int | Any) -> str:
        """The name of what a player is asked, or "" if nothing."""
        player = self._check_player(player)
        return self.step_of(player).name if self.acts(player) else ""

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

    def view(self, player: int | Any | None) -> Any:
        """All that a player (None: a spectator) may know, as typed data."""
        return self.layout.view(self, None if player is None else self._check_player(player))

    def outcome(self) -> Outcome:
        """Who won and why; the scores so far and the reason "unfinished" while the game goes on."""
        return self.layout.outcome(self, self.reason())

    def reason(self) -> str:
        """Why the game ended, or "unfinished"."""
        ending = self.cells[ENDING]
        return "unfinished" if ending == 0 else self.layout.game.reasons[ending - 1]

    def scores(self) -> list[int]:
        """How everybody stands; at the end what is compared to decide the winner."""
        return [self.layout.score(self, player) for player in range(self.layout.players)]

    def perspective(self, player: int | Any) -> Perspective:
        """What a bot in this seat gets; it holds no way back to this state."""
        from saloon.core.perspective import Perspective

        return Perspective(self, self._check_player(player))

    # -- copies and storage --------------------------------------------------------------------------

    def clone(self) -> State:
        """A state that shares nothing that changes."""
        return State(self.layout, self.cells[:], self.secret)

    def imagine(self, player: int | Any, seed: int) -> State:
        """A state drawn at random from those that fit what a player knows."""
        seat = self._check_player(player)
        other = State(self.layout, self.cells[:], b"")
        sow(other.cells, CHANCE, seed)
        other.cells[REVEALED] = 0
        other.layout.imagine(other, seat)
        return other

    def digest(self) -> str:
        """A fingerprint of everything, the same in every process and build."""
        numbers = struct.pack(f"<{len(self.cells)}q", *[int(cell) for cell in self.cells])
        return hashlib.blake2b(numbers, digest_size=16, key=self.secret).hexdigest()

    def to_json(self) -> str:
        """The state as JSON, for `game.from_json`."""
        from saloon.core.storage import state_to_json

        return state_to_json(self)

    # -- for rules -----------------------------------------------------------------------------------

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
        if self.layout.owned:
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

    def listen(self) -> None:
        """Collect events in `events` from now on."""
        self.events = []

    # -- the clockwork -------------------------------------------------------------------------------

    def _check_player(self, player: Any) -> int:
        """The same player if there is such a one."""
        players: int = self.layout.players  # compared as int, because what comes from outside may be huge
        number = whole(player)
        if not 0 <= number < players:
            raise BadSetup("player", player=shown(player), last=players - 1)
        return number

    def settle(self) -> None:
        """Run what works by itself; for positions that were laid out by hand."""
        self.stack = MAIN
        self._go_on()

    def start(self) -> None:
        """Set the game up; only for `game.new`."""
        self.layout.game.set_up(self.layout, self)
        self._go_on()

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
        at_bottom = top == stack_base(self.layout, self.stack)
        cells[TOPS + self.stack] = 0 if at_bottom else top - FRAME_CELLS

    def _run(self, top: i64) -> None:
        """Carry out a task, whose frame lies on top."""
        step = self._begin(top)
        player = self.cells[top + 1]
        self._pop(top)
        step.run(self.layout, self, player)

    def _go_on(self) -> None:
        """Run what works by itself until somebody is asked or the game is over."""
        if self.stack != MAIN:
            self._run_lane()
            if self.cells[OPEN_LANES] > 0:
                return
            self.stack = MAIN
            self.reveal()
            self._forget_lanes()
        cells = self.cells
        while cells[ENDING] == 0:
            if cells[OPEN_LANES] > 0:
                self._run_lanes()
                if cells[OPEN_LANES] > 0:
                    return
                self._forget_lanes()
            top = self._top(MAIN)
            assert top > 0, "nothing is left to do and the game is not over"
            if self.layout.asks[cells[top]] == 1:
                return
            self._run(top)

    def _forget_lanes(self) -> None:
        """Everybody is done: what was before is kept no longer."""
        if self.layout.owned:
            forget_lanes(self)

    def _run_lanes(self) -> None:
        """Run what works by itself in every open lane."""
        for player in range(self.layout.players):
            self.stack = 1 + player
            if self.cells[TOPS + self.stack] > 0:
                self._run_lane()
        self.stack = MAIN

    def _run_lane(self) -> None:
        """Run what works by itself in the current lane; close it when nothing is left."""
        cells = self.cells
        while cells[TOPS + self.stack] > 0:
            top = self._top(self.stack)
            if self.layout.asks[cells[top]] == 1:
                return
            self._run(top)
        cells[OPEN_LANES] -= 1
