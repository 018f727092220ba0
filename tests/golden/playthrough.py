"""A whole game as text that a person can review: every prompt, every choice, every event, the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.laws.law import Chooser, Script, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from saloon.core.events import Event
    from saloon.core.outcome import Outcome, ScoreLine
    from saloon.core.state import State

MOST_SEATS = 10


@dataclass(frozen=True)
class Plan:
    """What is played for a golden file."""

    table: Table
    seed: int
    components: Mapping[str, Any] | None = None

    @property
    def file_name(self) -> str:
        """Where it is kept, below `tests/golden`."""
        chosen = "_".join(f"{name}-{value}" for name, value in self.table.options.items())
        return f"{self.table.game.name}/{chosen or 'default'}_{self.table.players}-players.txt"


def render(plan: Plan) -> str:
    """The whole game as text."""
    return "\n".join(lines(plan)) + "\n"


def lines(plan: Plan) -> Iterator[str]:
    """The game line by line."""
    table = plan.table
    game = table.game
    options = " ".join(f"{name}={value}" for name, value in table.options.items())
    box = "" if plan.components is None else ", with a small box"
    yield f"{game.name} v{game.version}, {table.players} players, {options}, seed {plan.seed}{box}"
    state = game.new(table.players, plan.seed, table.options, plan.components)
    chooser = Chooser(Script(plan.seed, by_family=True))
    while not state.over:
        player, action = chooser.choose(state)
        actors = ", ".join(f"{actor}" for actor in state.actors())
        yield ""
        yield f"{chooser.made}. {state.prompt(player)}: {actors}"
        yield from (f"    {line}" for line in offered(state, player))
        state.listen()
        state.play(player, action)
        yield f"  {player} > {named(game.describe(action))}"
        yield from (f"    {told(event)}" for event in state.events or [])
    yield ""
    yield from ending(state.outcome())
    yield f"digest {state.digest()}"


def offered(state: State, player: int) -> Iterator[str]:
    """What a player may choose, one line per family."""
    game = state.layout.game
    families: dict[str, list[str]] = {}
    for action in state.choices(player):
        family, *arguments = game.describe(action).values()
        families.setdefault(str(family), []).append("/".join(map(str, arguments)))
    for family, choices in families.items():
        yield f"{family} {' '.join(choices)}".rstrip()


def named(description: dict[str, int | str]) -> str:
    """An action or an event by name: its first value is the name, the others are arguments."""
    name, *arguments = description
    return " ".join([str(description[name]), *(f"{key}={description[key]}" for key in arguments)])


def told(event: Event) -> str:
    """An event, and its audience if limited."""
    audience = "" if event.visible_to(None) else f"({_only(event)} only) "
    return audience + named(event.describe())


def _only(event: Event) -> str:
    """The seats that may see an event."""
    return " and ".join(str(seat) for seat in range(MOST_SEATS) if event.visible_to(seat))


def ending(outcome: Outcome) -> Iterator[str]:
    """The end: why, in which order, and every line of the score."""
    yield f"over: {outcome.reason}; ranking {outcome.ranking}; scores {outcome.scores}"
    for seat, sheet in enumerate(outcome.sheets):
        yield f"  sheet of {seat}"
        yield from map(scored, sheet)
    if outcome.rival is not None:
        yield f"  sheet of the rival, {outcome.rival.score} in all, won: {outcome.rival.won}"
        yield from map(scored, outcome.rival.sheet)


def scored(line: ScoreLine) -> str:
    """One line of a score sheet."""
    arguments = "".join(f" {name}={value}" for name, value in line.arguments.items())
    return f"    {line.points} {line.name}{arguments}"
