"""Layout: a game as laid out for one number of players and one choice of options.

A state is one vector of cells. The parts of the table (piles, hands, tracks …) are windows
on it, made once for the layout and shared by all its states: `deck.take(s)` reads as the rulebook does,
a clone is one copy, and storing, hashing and comparing states need no code in the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.chance import CHANCE_CELLS
from saloon.core.errors import BadState
from saloon.core.steps import Step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.game import Game
    from saloon.core.outcome import Outcome, ScoreLine
    from saloon.core.state import State

# What every state begins with.
ENDING: Final[i64] = 0
"""0 while the game goes on, otherwise 1 + the number of the reason why it ended."""
REVEALED: Final[i64] = 1
"""How often something was drawn, rolled or revealed: a choice that raises this cannot be taken back."""
OPEN_LANES: Final[i64] = 2
"""How many lanes still have something to do; 0 outside simultaneous play."""
CHANCE: Final[i64] = 3
TOPS: Final[i64] = 7
"""From here one cell per stack: where its top frame lies, or 0. Stack 0 is the main one, 1 + p a lane."""
assert TOPS == CHANCE + CHANCE_CELLS

FRAME_CELLS: Final[i64] = 4
"""A frame: step, player, a, b."""

_SPREAD: Final[i64] = 0x2545F4914F6CDD1D
"""Odd and without a pattern: a factor that spreads a number over all 64 bits that are kept.
(Below 2 ** 62, beyond which mypyc makes a constant an object.)"""

Kind = TypeVar("Kind", bound="Part")
Moment = TypeVar("Moment", bound="Step")


def mixed(mark: i64, number: i64) -> i64:
    """A mark of a part of a view, with one more number in it."""
    return mark * _SPREAD + number


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that lies on the table: a window on the cells of a state."""

    def __init__(self, name: str, size: i64) -> None:
        self.name = name
        self.size: i64 = size
        self.base: i64 = 0
        self.kept: i64 = 0
        """Where its rows are kept while lanes are open, if it is owned (see `lanes.py`)."""

    def place_at(self, base: i64) -> None:
        """Give it its place: the number of its first cell."""
        self.base = base

    def begin(self, s: State) -> None:
        """Make it empty; cells are 0 at first."""

    def dump(self, s: State) -> list[int]:
        """What it holds, as numbers."""
        return [s.cells[self.base + i] for i in range(self.size)]

    def load(self, s: State, numbers: list[int]) -> None:
        """Restore what was dumped; BadState if it is not valid."""
        if len(numbers) != self.size:
            raise BadState(f"'{self.name}' needs {self.size} numbers, not {len(numbers)}")
        for i in range(self.size):
            s.cells[self.base + i] = numbers[i]

    def held(self, s: State, tally: list[int]) -> None:
        """Add the components that lie here to the tally, by kind (the law of conservation)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """A game laid out: its parts, its steps, and the constants that follow from the options.

    A game's layout adds its parts and steps in `__init__` and then overrides the methods below.
    """

    def __init__(
        self,
        game: Game,
        players: i64,
        options: Mapping[str, Any],
        components: Mapping[str, Any],
        *,
        lanes: bool = False,
        depth: i64 = 12,
    ) -> None:
        self.game = game
        self.players: i64 = players
        self.options = dict(options)
        self.components = components
        self.own_components: Mapping[str, Any] | None = None
        """A user's replacement for the game's own components."""
        self.view_in_parts = False
        """Whether the view comes in parts: `own_view`, `fixed_view`, `common_view`, and `seats`, each a
        `seat_view`.

        A server then encodes the common part once, and the other parts only if their marks have changed.
        """
        self.steps: vec[Step] = vec[Step](game.moments)
        self.asks: vec[i64] = vec[i64]([i64(1 if step.asks else 0) for step in game.moments])
        """For every step whether it asks (1) or runs by itself (0)."""
        self.parts: list[Part] = []
        self.owned: vec[Part] = vec[Part]()
        self.openings: i64 = 0
        """Where the opening frames of lanes are kept, if any part is owned (see `lanes.py`)."""
        self.stack_count: i64 = 1 + players if lanes else 1
        self.stack_size: i64 = depth * FRAME_CELLS
        self.first_frame: i64 = TOPS + self.stack_count
        self.size: i64 = self.first_frame + self.stack_count * self.stack_size

    def add(self, part: Kind, *, owned: bool = False) -> Kind:
        """Give a part its place in the cells. An owned one has a row for every player (see `lanes.py`)."""
        part.place_at(self.size)
        self.size += part.size
        self.parts.append(part)
        if owned:
            assert part.size % self.players == 0, f"'{part.name}' has no row for every player"
            assert self.stack_count > 1, "only a layout with lanes has owned parts"
            if len(self.owned) == 0:
                self.openings = self.size
                self.size += self.players * FRAME_CELLS
            self.owned = append(self.owned, part)
            part.kept = self.size
            self.size += part.size
        return part

    def is_like(self, other: Layout) -> bool:
        """Whether the same game is laid out for as many players, with the same options and components."""
        return self is other or (
            self.game is other.game
            and self.players == other.players
            and self.options == other.options
            and self.components == other.components
        )

    def __repr__(self) -> str:
        return f"<layout of {self.game.name} v{self.game.version}: {self.players} players>"

    def view(self, s: State, player: int | None) -> Any:
        """Everything that a player (None: a spectator) may know, as a msgspec struct."""
        raise NotImplementedError

    def own_view(self, s: State, player: int | None) -> dict[str, Any]:
        """The fields of the view that differ between viewers."""
        raise NotImplementedError

    def fixed_view(self) -> dict[str, Any]:
        """The fields of the view that are the same for everybody during the whole game."""
        raise NotImplementedError

    def common_view(self, s: State) -> dict[str, Any]:
        """The other fields of the view that are the same for everybody, except `seats`."""
        raise NotImplementedError

    def seat_view(self, s: State, seat: i64) -> Any:
        """What everybody sees of a seat."""
        raise NotImplementedError

    def seat_mark(self, s: State, seat: i64) -> i64:
        """Everything that `seat_view` depends on, in one number: while it stays the same, so does that."""
        raise NotImplementedError

    def own_mark(self, s: State, player: i64) -> i64:
        """The same for a player's `own_view`; it depends on hidden things, and never leaves the server."""
        raise NotImplementedError

    def imagine(self, s: State, player: i64) -> None:
        """Rearrange at random, with `s.below`, everything that the player cannot know.

        The result may depend only on what the player knows and on the generator: gather what is hidden,
        bring it into a fixed order, shuffle, and lay it back.
        """
        raise NotImplementedError

    def outcome(self, s: State, reason: str) -> Outcome:
        """Who won, why it ended, and every line of the points; by default the highest score wins."""
        from saloon.core.outcome import Outcome, rank

        scores = s.scores()
        sheets = [self.score_sheet(s, player) for player in range(self.players)]
        return Outcome(reason=reason, scores=scores, ranking=rank(scores), sheets=sheets)

    def score_sheet(self, s: State, player: i64) -> list[ScoreLine]:
        """Every line of a player's points, for an outcome by the score; by default one line `points`."""
        from saloon.core.outcome import ScoreLine

        return [ScoreLine("points", self.score(s, player))]

    def components_total(self) -> list[int]:
        """How many components of each kind are in play (the law of conservation); [] if none are counted."""
        return []

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        """Lay out a described position; returns everything that is wrong with it."""
        return ["this game has no scenarios"]

    def score(self, s: State, player: i64) -> i64:
        """A player's current points; at the end they decide the winner."""
        raise NotImplementedError

    def ranking(self, s: State) -> list[list[int]]:
        """Groups of tied players, best first; override it if tied scores are broken."""
        from saloon.core.outcome import rank

        return rank([self.score(s, player) for player in range(self.players)])

    def rounds(self, s: State) -> i64:
        """The current round, from 1; 0 if a game does not count rounds."""
        return 0

    def is_lost(self, s: State) -> bool:
        """Whether the game itself is ahead of its only player (see `Rival`)."""
        return False


def stack_base(layout: Layout, stack: i64) -> i64:
    """Where the lowest frame of a stack lies."""
    return layout.first_frame + stack * layout.stack_size
