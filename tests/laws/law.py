"""The basis of the laws: tables to play at, scripts that say how to play, and the error of a broken law."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

import msgspec
from examples.copy_me import GAME as COPY_ME

import saloon
from saloon.core.chance import Chance
from saloon.records.record import Record

if TYPE_CHECKING:
    from saloon.core.game import Game
    from saloon.core.state import State

saloon.register(COPY_ME)

NOBODY = -1


class LawBroken(AssertionError):
    """A game does not keep a law; the message says which, where and how."""


def demand(holds: bool, law: str, *what: object) -> None:
    """Raise LawBroken unless something holds."""
    if not holds:
        raise LawBroken(f"{law}: {' '.join(map(str, what))}")


def demand_same(one: Any, other: Any, law: str, what: str) -> None:
    """Raise LawBroken, saying what differs, unless two views or mappings are the same."""
    if one != other:
        raise LawBroken(f"{law}: {what} {difference(one, other)}")


def difference(one: Any, other: Any) -> str:
    """What differs between two views or mappings."""
    first, second = msgspec.to_builtins(one), msgspec.to_builtins(other)
    if not isinstance(first, dict) or not isinstance(second, dict):
        return f"{first} is not {second}"
    odd = [key for key in first if first[key] != second.get(key)]
    return "; ".join(f"{key}: {first[key]} is not {second.get(key)}" for key in odd)


@dataclass(frozen=True)
class Table:
    """A game with a number of players and a choice of options."""

    game: Game
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "+".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players}-{chosen or 'default'}"


def games() -> list[Game]:
    """Every game of an installed package, and the example; not what tests register for themselves."""
    installed = {point.name for point in entry_points(group="saloon.games")}
    return [saloon.load(name) for name in sorted(installed | {COPY_ME.name})]


def tables_of(game: Game) -> list[Table]:
    """Every number of players with every variant of a game."""
    counts = range(game.min_players, game.max_players + 1)
    return [Table(game, players, options) for options in game.variants() for players in counts]


def tables() -> list[Table]:
    """Every table of every registered game."""
    return [table for game in games() for table in tables_of(game)]


@dataclass(frozen=True)
class Script:
    """How to play one game, fully determined: from a seed, with the first choices given."""

    seed: int
    first: tuple[int, ...] = ()
    """The first choices: places in the list of choices, modulo its length."""
    by_family: bool = False
    """Whether rare kinds of actions are taken as often as common ones."""
    favourite: int = -1
    """The family that everybody takes whenever it is offered; otherwise they take the first action (if the
    seed is even) or the last."""
    fair: bool = False
    """Whether chance comes from a secret, as at tables for people, or from the seed."""

    @property
    def secret(self) -> bytes:
        """The secret of a fair table."""
        return hashlib.sha256(str(self.seed).encode()).digest() if self.fair else b""

    def start(self, table: Table) -> State:
        """The state before the first choice."""
        return table.game.new(table.players, self.seed, table.options, secret=self.secret)

    def record(self, table: Table) -> Record:
        """An empty record of this game."""
        return Record(table.game, table.players, table.options, seed=self.seed, secret=self.secret)


class Chooser:
    """Carries out a script: picks a player who may act and one of their choices."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.chance = Chance(script.seed)
        self.made = 0

    def choose(self, state: State) -> tuple[int, int]:
        """A player and an action; the law of progress if there is none."""
        actors = state.actors()
        demand(bool(actors), "progress", "the game goes on, but nobody may act")
        player = actors[self.chance.below(len(actors))]
        choices = state.choices(player)
        demand(bool(choices), "progress", f"player {player} must act without a choice")
        self.made += 1
        if self.made <= len(self.script.first):
            return player, choices[self.script.first[self.made - 1] % len(choices)]
        if self.script.favourite >= 0:
            families = state.layout.game.actions
            stubborn = [action for action in choices if families.family(action) == self.script.favourite]
            return player, (stubborn or choices)[0 if self.script.seed % 2 == 0 else -1]
        if self.script.by_family:
            families = state.layout.game.actions
            kinds = sorted({families.family(action) for action in choices})
            kind = kinds[self.chance.below(len(kinds))]
            choices = [action for action in choices if families.family(action) == kind]
        return player, choices[self.chance.below(len(choices))]


@dataclass(frozen=True)
class Moment:
    """A state and what will be chosen in it next; at the end of the game by NOBODY.

    The state is the one being played: take a clone to keep it.
    """

    number: int
    state: State
    player: int
    action: int


def moments(table: Table, script: Script) -> Iterator[Moment]:
    """One game from the first moment to the last."""
    state = script.start(table)
    chooser = Chooser(script)
    number = 0
    while not state.over:
        demand(number < table.game.bound, "progress", f"more than {table.game.bound} choices and no end")
        player, action = chooser.choose(state)
        yield Moment(number, state, player, action)
        state.play(player, action)
        number += 1
    yield Moment(number, state, NOBODY, NOBODY)


def some_moments(table: Table, script: Script, count: int) -> Iterator[Moment]:
    """A few moments of one game, picked by the script; the first and the last one are among them."""
    length = sum(1 for _ in moments(table, script))
    chance = Chance(script.seed + 1)
    wanted = {0, length - 1} | {chance.below(length) for _ in range(count)}
    for moment in moments(table, script):
        if moment.number in wanted:
            yield moment


def go_on(state: State, script: Script, most: int) -> None:
    """Play up to that many more choices."""
    chooser = Chooser(script)
    while not state.over and chooser.made < most:
        state.play(*chooser.choose(state))


def everything(state: State) -> dict[str, Any]:
    """Everything that can be seen of a state from outside."""
    seats = range(state.players)
    return {
        "digest": state.digest(),
        "stored": state.to_json(),
        "views": [state.view(seat) for seat in seats],
        "spectator": state.view(None),
        "choices": [state.choices(seat) for seat in seats],
        "prompts": [state.prompt(seat) for seat in seats],
        "outcome": state.outcome(),
    }
