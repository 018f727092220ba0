"""Law 1, progress: every player who must act has a choice; every game ends within a stated bound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.law import Script, Table, demand, moments

if TYPE_CHECKING:
    from saloon.core.state import State


def check_progress(table: Table, script: Script) -> None:
    """Play one game, looking at every moment; `moments` itself watches the bound."""
    for moment in moments(table, script):
        check_moment(moment.state)


def check_stubborn(table: Table) -> None:
    """However stubborn the players are, the game ends within its bound: all do the same whenever they can."""
    for family in table.game.actions.families:
        for seed in (0, 1):
            for _ in moments(table, Script(seed, favourite=family.number)):
                pass


def check_moment(state: State) -> None:
    """Those who may act have choices, all different and all in range; nobody else has any."""
    actors = state.actors()
    size = len(state.layout.game.actions)
    demand(state.over == (not actors), "progress", f"over: {state.over}, but actors: {actors}")
    demand(actors == sorted(set(actors)), "progress", f"the actors {actors} are not in order of seats")
    if actors:
        demand(state.actor() == actors[0], "progress", "the actor is not the first of the actors")
    for player in range(state.players):
        choices = state.choices(player)
        acts = player in actors
        prompt = state.prompt(player)
        demand(acts == state.acts(player), "progress", f"acts({player}) does not fit actors()")
        demand(acts == bool(choices), "progress", f"player {player} acts: {acts}, but may choose {choices}")
        demand(acts == bool(prompt), "progress", f"player {player} acts: {acts}, but is asked '{prompt}'")
        demand(len(set(choices)) == len(choices), "progress", f"'{prompt}' offers something twice: {choices}")
        demand(all(0 <= c < size for c in choices), "progress", f"'{prompt}' offers no action: {choices}")
    if state.over:
        check_outcome(state)


def check_outcome(state: State) -> None:
    """The end has a stated reason and places every player once, better scores first."""
    outcome = state.outcome()
    seats = [seat for group in outcome.ranking for seat in group]
    demand(outcome.reason in state.layout.game.reasons, "progress", f"'{outcome.reason}' is no stated reason")
    demand(sorted(seats) == list(range(state.players)), "progress", f"ranked are {outcome.ranking}")
    demand(len(outcome.scores) == len(outcome.sheets) == state.players, "progress", "a score is missing")
    first = [] if state.layout.is_lost(state) else outcome.ranking[0]
    demand(outcome.winners == first, "progress", "the winners are not the first in the ranking")
    ranked = outcome.ranking == state.layout.ranking(state)
    demand(ranked, "progress", "the outcome ranks the players unlike the layout")
