"""State: what lies on the table and what is still to happen, in one vector of cells.

Two speeds of the same move: `apply` checks (servers, scripts), `play` trusts (search, lab).
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from saloon.core.actions import Choices
from saloon.core.chance import sow
from saloon.core.errors import BadSetup, shown, whole
from saloon.core.for_rules import MAIN, ForRules
from saloon.core.lanes import forget_lanes
from saloon.core.layout import CHANCE, ENDING, OPEN_LANES, REVEALED, TOPS
from saloon.core.refusal import IllegalAction, Refusal
from saloon.core.steps import ALLOWED

if TYPE_CHECKING:
    from saloon.core.game import Game
    from saloon.core.outcome import Outcome
    from saloon.core.perspective import Perspective

_SPARES: Final[list[Choices]] = []
"""For `State.choices` alone: they hold what somebody may choose. One that is in use is not here."""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class State(ForRules):
    """A position of a game. `game.new`, `game.scenario`, `game.from_json` and `state.clone` make states.

    Players are numbers from 0, and so are actions: see `game.describe` and `game.action`. A state holds all
    that is hidden; show people and bots a `view` or a `perspective` of it. What is printed of a state names
    no card, but how many choices somebody has can say something of a hand.

        >>> import saloon
        >>> state = saloon.load("cover_your_assets").new(players=4, seed=7)
        >>> state
        <state of cover_your_assets v1: 4 players; player 1 has 5 choices>
        >>> state.apply(1, state.choices(1)[0])

    Two states are equal (`==`) if they are of the same game with the same options and components and have the
    same digest. A state changes, so it has no `hash`: use `state.digest()` as a key. `copy.copy` and
    `copy.deepcopy` are `state.clone()`. `pickle` carries everything, hidden cards and chance too, and finds
    the game again by its name: UnknownGame if there is none, BadState if it has another version.
    """

    # -- what is going on ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[ENDING] != 0

    @property
    def players(self) -> int:
        """How many play."""
        return self.layout.players

    @property
    def game(self) -> Game:
        """The game that this is a position of."""
        return self.layout.game

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

    def prompt(self, player: SupportsIndex) -> str:
        """The name of what a player is asked, or "" if nothing. BadSetup if there is no such player."""
        seat = self._check_player(player)
        return self.step_of(seat).name if self.acts(seat) else ""

    def view(self, player: SupportsIndex | None) -> Any:
        """All that a player (None: a spectator) may know, as typed data. BadSetup if there is no such player.

        >>> import saloon
        >>> state = saloon.load("cover_your_assets").new(players=4, seed=7)
        >>> len(state.view(0).hand), state.view(None).hand
        (5, None)
        """
        return self.layout.view(self, None if player is None else self._check_player(player))

    def perspective(self, player: SupportsIndex) -> Perspective:
        """What a bot in this seat gets; no way leads from it to this state. BadSetup: no such player."""
        from saloon.core.perspective import Perspective

        return Perspective(self, self._check_player(player))

    def scores(self) -> list[int]:
        """How everybody stands; at the end what is compared to decide the winner."""
        return [self.layout.score(self, player) for player in range(self.layout.players)]

    def outcome(self) -> Outcome:
        """Who won and why; the scores so far and the reason "unfinished" while the game goes on."""
        return self.layout.outcome(self, self.reason())

    def reason(self) -> str:
        """Why the game ended, or "unfinished"."""
        ending = self.cells[ENDING]
        return "unfinished" if ending == 0 else self.layout.game.reasons[ending - 1]

    def listen(self) -> None:
        """Collect what happens in the list `events` from now on."""
        self.events = []

    # -- choosing ------------------------------------------------------------------------------------

    def choices(self, player: SupportsIndex) -> list[int]:
        """The actions that a player may choose now; empty for those who are not asked.

        BadSetup if there is no such player.
        """
        seat = self._check_player(player)
        if not self.acts(seat):
            return []
        size = self.layout.game.actions.size
        try:
            spare = _SPARES.pop()
        except IndexError:
            spare = Choices(size)
        if spare.capacity < size:
            spare = Choices(size)
        self.legal(seat, spare)
        found = spare.to_list()
        _SPARES.append(spare)
        return found

    def apply(self, player: SupportsIndex, action: SupportsIndex) -> None:
        """Carry out a checked choice.

        IllegalAction names the rule that forbids it; BadSetup and BadAction say that there is no such player
        or action. Then nothing has changed.

        >>> import saloon
        >>> state = saloon.load("cover_your_assets").new(players=4, seed=7)
        >>> state.apply(0, state.choices(1)[0])
        Traceback (most recent call last):
            ...
        saloon.core.refusal.IllegalAction: CA-T3: ...
        """
        refusal = self.refusal(player, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.play(whole(player), whole(action))

    def refusal(self, player: SupportsIndex, action: SupportsIndex) -> Refusal | None:
        """Why an action is not allowed now, or None if it is.

        Values that are not a player or an action raise BadSetup or BadAction.
        """
        game = self.layout.game
        seat = self._check_player(player)
        number = game.actions.check(action)
        if self.cells[ENDING] != 0:
            return Refusal(game, game.rule_when_over)
        if not self.acts(seat):
            return Refusal(game, game.rule_out_of_turn)
        step = self._begin(self._top(self._stack_of(seat)))
        rule = step.forbids(self.layout, self, seat, number)
        return None if rule == ALLOWED else Refusal(game, game.rules.name(rule))

    def legal(self, player: i64, choices: Choices) -> i64:
        """Fill a reusable list (see `game.buffer`) with what an actor may choose; returns how many.

        It trusts: the player has to be one of `actors()`.
        """
        choices.size = 0
        step = self._begin(self._top(self._stack_of(player)))
        step.offer(self.layout, self, player, choices)
        return choices.size

    def play(self, player: i64, action: i64) -> None:
        """Carry out a choice without a check: it has to be legal. For search, where every moment counts."""
        self.stack = self._stack_of(player)
        top = self._top(self.stack)
        step = self._begin(top)
        self._pop(top)
        step.take(self.layout, self, player, action)
        self._go_on()

    # -- copies and storage --------------------------------------------------------------------------

    def clone(self) -> State:
        """A state of its own that plays on in the same way; events are not collected in it."""
        return State(self.layout, self.cells[:], self.secret)

    def imagine(self, player: SupportsIndex, seed: int) -> State:
        """A state drawn at random from those that fit what a player knows. BadSetup: no such player."""
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
        """The state as JSON, for `game.from_json`. It holds what is hidden: keep it from players."""
        from saloon.core.storage import state_to_json

        return state_to_json(self)

    def __repr__(self) -> str:
        game = self.layout.game
        return f"<state of {game.name} v{game.version}: {self.layout.players} players; {self._asked()}>"

    def _asked(self) -> str:
        """Who has how many choices; looked up in a clone, because a rule may be at work in this state."""
        if self.over:
            return f"over ({self.reason()})"
        other = self.clone()
        asked: list[str] = []
        for player in range(self.layout.players):
            top = other._top(other._stack_of(player))
            if top > 0 and self.layout.asks[self.cells[top]] == 1 and other.acts(player):
                asked.append(f"player {player} has {len(other.choices(player))} choices")
        return ", ".join(asked) or "nobody is asked"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.layout.is_like(other.layout) and self.digest() == other.digest()

    def __hash__(self) -> int:
        raise TypeError("a State changes, so it cannot be hashed; use state.digest() as the key")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from saloon.core.storage import state_from_json

        return state_from_json, (self.layout.game, self.to_json())

    # -- the clockwork -------------------------------------------------------------------------------

    def _check_player(self, player: Any) -> int:
        """The same player if there is such a one."""
        players: int = self.layout.players  # compared as int, because what comes from outside may be huge
        number = whole(player)
        if not 0 <= number < players:
            raise BadSetup("player", player=shown(player), last=players - 1)
        return number

    def settle(self) -> None:
        """For games: run what works by itself, after a position was laid out by hand."""
        self.stack = MAIN
        self._go_on()

    def start(self) -> None:
        """For games: set the game up, as `game.new` does."""
        self.layout.game.set_up(self.layout, self)
        self._go_on()

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
        if len(self.layout.owned) > 0:
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
