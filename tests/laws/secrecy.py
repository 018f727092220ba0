"""Law 4, secrecy: what a player cannot know shows in no view, no choice and no event.

All of it is checked against `imagine`: an imagined state differs from the true one in everything that the
player cannot know, so everything that the player sees must be the same in both.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from tests.laws.conservation import count
from tests.laws.law import (
    NOBODY,
    LawBroken,
    Script,
    Table,
    demand,
    demand_same,
    difference,
    go_on,
    some_moments,
)

from saloon.core.chance import Chance

if TYPE_CHECKING:
    from saloon.core.state import State

MOST_ACTIONS = 6
"""How many actions of an actor are tried out for their events."""


def check_secrecy(table: Table, script: Script) -> None:
    """Look at a few moments of a game through the eyes of every player."""
    chance = Chance(script.seed + 2)
    for moment in some_moments(table, script, 3):
        for player in range(table.players):
            imagined = moment.state.imagine(player, chance.seed())
            check_sights(moment.state, imagined, player)
            check_forgetting(moment.state, player, chance)
            check_events(moment.state, imagined, player)
            check_sealed(moment.state, player)
            check_imagined(imagined, script)
            if player == moment.player:
                check_perspective(moment.state, player)


def check_sights(state: State, imagined: State, player: int) -> None:
    """The view, the choices, the prompts and the standing are the same for the imagining player.

    A spectator knows no more than any player, so a spectator's view is the same too, for every player.
    """
    for viewer in (player, None):
        what = f"what {viewer} sees knows the truth:"
        demand_same(state.view(viewer), imagined.view(viewer), "secrecy", what)
    demand(state.choices(player) == imagined.choices(player), "secrecy", f"the choices of {player} differ")
    demand(state.actors() == imagined.actors(), "secrecy", "who may act differs in an imagined state")
    # In simultaneous play, another player's question follows from their secret choices.
    for seat in [player] if state.simultaneous else range(state.players):
        demand(state.prompt(seat) == imagined.prompt(seat), "secrecy", f"the prompt of {seat} differs")
    demand(imagined.secret == b"", "secrecy", "an imagined state holds the table's secret")


def check_forgetting(state: State, player: int, chance: Chance) -> None:
    """`imagine` uses only what the player knows: from any state that fits, it draws the same one."""
    first, second = chance.seed(), chance.seed()
    one = state.imagine(player, second)
    other = state.imagine(player, first).imagine(player, second)
    if one.digest() != other.digest():
        told = difference(parts_of(one), parts_of(other))
        raise LawBroken(f"secrecy: what {player} imagines depends on the truth: {told}")


def check_events(state: State, imagined: State, player: int) -> None:
    """Choices that lead to the same view have the same events, in the same order."""
    for actor in imagined.actors():
        common = [action for action in state.choices(actor) if action in imagined.choices(actor)]
        for action in common[:: 1 + len(common) // MOST_ACTIONS]:
            true, other = listening(state), listening(imagined)
            true.play(actor, action)
            other.play(actor, action)
            for viewer in (player, None):
                if true.view(viewer) == other.view(viewer):
                    what = f"events tell {viewer} what no view shows, after {action} by {actor}:"
                    demand_same(events_for(true, viewer), events_for(other, viewer), "secrecy", what)


def check_sealed(state: State, player: int) -> None:
    """In simultaneous play, choices of others that look the same to a player have the same events."""
    actors = state.actors()
    if len(actors) == 1:
        return
    for actor in actors:
        if actor == player:
            continue
        told: list[tuple[Any, list[str]]] = []
        for action in state.choices(actor)[:MOST_ACTIONS]:
            after = listening(state)
            after.play(actor, action)
            told.append((after.view(player), events_for(after, player)))
        for view, events in told:
            if view == told[0][0]:
                demand(events == told[0][1], "secrecy", f"events tell {player} what {actor} sealed: {events}")


def check_imagined(imagined: State, script: Script) -> None:
    """An imagined state is complete: nothing is lost and it can be played."""
    count(imagined)
    go_on(imagined, script, 30)
    count(imagined)


def check_perspective(state: State, player: int) -> None:
    """A bot gets the same view and choices."""
    if player == NOBODY:
        return
    perspective = state.perspective(player)
    demand(perspective.view == state.view(player), "secrecy", "a perspective shows another view")
    demand(perspective.choices == state.choices(player), "secrecy", "a perspective offers other choices")


def listening(state: State) -> State:
    """A clone that collects events."""
    clone = state.clone()
    clone.listen()
    return clone


def events_for(state: State, viewer: int | None) -> list[str]:
    """The events that a player (or a spectator) may see, by name, in their order.

    Consecutive events for this player alone are sorted: two cards can be drawn in either order.
    """
    seen = [event for event in state.events or [] if event.visible_to(viewer)]
    told: list[str] = []
    for private, run in groupby(seen, lambda event: not event.visible_to(None)):
        names = [str(event.describe()) for event in run]
        told += sorted(names) if private else names
    return told


def parts_of(state: State) -> dict[str, Any]:
    """What lies where, by the names of the parts."""
    return {part.name: part.dump(state) for part in state.layout.parts}
