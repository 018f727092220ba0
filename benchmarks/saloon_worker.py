"""Saloon's side: `saloon_worker.py GAME PLAYERS OPTIONS`, as compiled or plain as what it imports.

Every unit plays whole games, set-up included, and lists the legal actions before each decision.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.metadata import version
from pathlib import Path
from random import Random, random
from typing import TYPE_CHECKING, Any

from control_games import CONNECT_FOUR, TIC_TAC_TOE
from protocol import Unit, clones, repeated, serve

import saloon
from saloon.authoring.knowledge import Knowledge
from saloon.bots.playout import random_games
from saloon.bots.search import Tree
from saloon.core.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

ENGINE_GAMES = 50
SEARCH_SIMULATIONS = 50
DIGEST_GAMES = 20
SEEDS = Random(1)


class Table:
    """The game as it is measured: one number of players, one set of options."""

    def __init__(self, game: saloon.Game, players: int, options: dict[str, Any]) -> None:
        """Lay the game out."""
        self.game = game
        self.players = players
        self.options = options
        self.layout = self.game.layout(players, options)

    def new(self, seed: int) -> saloon.State:
        """A new game, through the public API."""
        return self.game.new(players=self.players, seed=seed, options=self.options)


# -- adapter: only this part names Saloon's own loops --------------------------------------------


def engine(table: Table) -> Unit:
    """Random play that never leaves the engine."""

    def once() -> tuple[int, int]:
        seed = SEEDS.getrandbits(31)
        return random_games(table.layout, ENGINE_GAMES, seed), ENGINE_GAMES

    return repeated(once)


def search(table: Table) -> Unit:
    """Search on the peers' terms: knowing nothing, random playouts to the end of the game."""
    tree = Tree(table.layout, Chance(7))
    tree.knowledge = Knowledge()
    tree.horizon = 0
    return searches(table, tree)


def own_search(table: Table) -> Unit:
    """Search as the bot does it, with the game's own playouts and horizon."""
    return searches(table, Tree(table.layout, Chance(7)))


def searches(table: Table, tree: Tree) -> Unit:
    """Searches of fresh deals; a simulation counts as a game, its moves as decisions."""
    deals = [opening(table, seed) for seed in range(64)]
    turn = 0

    def once() -> tuple[int, int]:
        nonlocal turn
        turn = (turn + 1) % len(deals)
        state = deals[turn]
        before = tree.decisions
        perspective = state.perspective(state.actors()[0])
        tree.root_choices(perspective)
        tree.simulate(perspective, SEARCH_SIMULATIONS)
        tree.best()
        return tree.decisions - before, SEARCH_SIMULATIONS

    return repeated(once)


def opening(table: Table, seed: int) -> saloon.State:
    """A fresh deal at its first decision with more than one choice."""
    state = table.new(seed)
    while len(actions := state.choices(state.actors()[0])) == 1:
        state.play(state.actors()[0], actions[0])
    return state


# -- from Python -----------------------------------------------------------------------------------


def list_api(table: Table) -> Unit:
    """The public API as a person would use it."""

    def once() -> tuple[int, int]:
        decisions = 0
        state = table.new(SEEDS.getrandbits(31))
        while not state.over:
            player = state.actors()[0]
            actions = state.choices(player)
            state.play(player, actions[int(random() * len(actions))])
            decisions += 1
        return decisions, 1

    return repeated(once)


def buffer_api(table: Table) -> Unit:
    """The same with one reusable buffer in place of a new list for each decision."""
    buffer = table.game.buffer()

    def once() -> tuple[int, int]:
        decisions = 0
        state = table.game.begin(table.layout, SEEDS.getrandbits(31))
        while not state.over:
            player = state.actor()
            size: int = state.legal(player, buffer)
            state.play(player, buffer[int(random() * size)])
            decisions += 1
        return decisions, 1

    return repeated(once)


def half_way(table: Table, seed: int) -> saloon.State:
    """A position after half of the decisions of a random game."""
    moves = random_game(table, seed)[0]
    state = table.new(seed)
    for player, action in moves[: len(moves) // 2]:
        state.play(player, action)
    return state


def clone(table: Table) -> Unit:
    """Copies of half-played positions."""
    return clones([half_way(table, seed).clone for seed in range(16)])


# -- the same games in every build -----------------------------------------------------------------


def random_game(table: Table, seed: int) -> tuple[list[tuple[int, int]], saloon.State]:
    """The moves and the last state of a random game, decided only by the seed."""
    chooser = Random(seed)
    moves: list[tuple[int, int]] = []
    state = table.new(seed)
    while not state.over:
        player = state.actors()[0]
        action = chooser.choice(state.choices(player))
        state.play(player, action)
        moves.append((player, action))
    return moves, state


def digest(table: Table) -> str:
    """A fingerprint of some games, which must not depend on the build."""
    fingerprint = hashlib.sha256()
    for seed in range(DIGEST_GAMES):
        moves, state = random_game(table, seed)
        fingerprint.update(repr((moves, state.digest())).encode())
    return fingerprint.hexdigest()


def sources() -> str:
    """A fingerprint of the package's Python files, which are also next to the compiled ones."""
    fingerprint = hashlib.sha256()
    package = Path(saloon.__file__).parent
    for file in sorted(package.rglob("*.py")):
        fingerprint.update(str(file.relative_to(package)).encode() + file.read_bytes())
    return fingerprint.hexdigest()


UNITS: dict[str, Callable[[Table], Unit]] = {
    "engine": engine,
    "list": list_api,
    "buffer": buffer_api,
    "clone": clone,
    "search": search,
    "own_search": own_search,
}


def main() -> None:
    """Offer all units."""
    name, players, options = sys.argv[1:]
    table = Table(saloon.load(name), int(players), json.loads(options))
    units = {unit: make(table) for unit, make in UNITS.items()}
    for control in (TIC_TAC_TOE, CONNECT_FOUR):
        units[control.name] = list_api(Table(control, 2, {}))
    serve(
        "saloon",
        version("saloon"),
        units,
        compiled=saloon.compiled(),
        digest=digest(table),
        sources=sources(),
    )


if __name__ == "__main__":
    main()
