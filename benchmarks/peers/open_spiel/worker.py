"""OpenSpiel's side: its C++ bots, its Python API and its information-set searches.

Only players' decisions are counted; the time of chance (shuffling, dealing) is part of the game,
as it is on Saloon's side.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random, choices, random
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy
import pyspiel  # type: ignore[import]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import]
from protocol import Sample, Unit, clones, repeated, serve, until

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("crazy_eights", "hearts", "go_fish", "tic_tac_toe", "connect_four")
UNIFORM_CHANCE = ("crazy_eights", "hearts")  # every chance outcome is equally likely there
CLONED = ("crazy_eights", "hearts")
SIMULATIONS = 50
EXPLORATION = 2.0
BATCH = 32


def decisions_of(state: Any) -> int:
    """How many moves of players led to a position."""
    return sum(1 for move in state.full_history() if move.player >= 0)


def bots_in_cpp(name: str) -> Unit:
    """Random play that never leaves C++: OpenSpiel's own bots, one call per game."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 11 + seat) for seat in range(game.num_players())]
    seeds = Random(1)

    def measure(seconds: float) -> Sample:
        decisions = games = 0
        spent = 0.0
        while spent < seconds:
            played = []
            start = process_time()
            for _ in range(BATCH):
                state = game.new_initial_state()
                pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
                played.append(state)
            spent += process_time() - start
            # Reading the history is our book-keeping, so it is not timed.
            decisions += sum(map(decisions_of, played))
            games += BATCH
        return decisions, games, spent

    return measure


def list_api(name: str) -> Unit:
    """Random play from Python as usual for any OpenSpiel game: chance by its weights."""
    game = pyspiel.load_game(name)

    def once() -> tuple[int, int]:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions, 1

    return repeated(once)


def lean_list_api(name: str) -> Unit:
    """The leanest loop we know, for games where all chance outcomes are equally likely."""
    game = pyspiel.load_game(name)

    def once() -> tuple[int, int]:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() < 0:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions, 1

    return repeated(once)


def random_move(state: Any, chooser: Random) -> None:
    """Let chance or a player move at random."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, weights)[0])
    else:
        state.apply_action(chooser.choice(state.legal_actions()))


def half_way(name: str, seed: int) -> Any:
    """A position after half of the moves of a random game."""
    game = pyspiel.load_game(name)
    whole = game.new_initial_state()
    chooser = Random(seed)
    while not whole.is_terminal():
        random_move(whole, chooser)
    moves = whole.history()
    state = game.new_initial_state()
    for move in moves[: len(moves) // 2]:
        state.apply_action(move)
    return state


def opening(game: Any, chooser: Random) -> Any:
    """A fresh deal at its first real decision: a search returns at once where one move is legal."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        random_move(state, chooser)
    return state


def decisions_to_the_end(state: Any) -> int:
    """Exact for hearts, where the deal and the passing fix the number of decisions left."""
    rest = state.clone()
    chooser = Random(0)
    while not rest.is_terminal():
        random_move(rest, chooser)
    return decisions_of(rest) - decisions_of(state)


def search_in_hearts(make_bot: Callable[[Any], Any]) -> Unit:
    """Searches of fresh deals; a simulation counts as a game, its moves to the end as decisions."""
    game = pyspiel.load_game("hearts")
    bot = make_bot(game)
    chooser = Random(3)
    deals = [opening(game, chooser) for _ in range(64)]
    lengths = [decisions_to_the_end(deal) for deal in deals]
    turn = 0

    def once() -> tuple[int, int]:
        nonlocal turn
        turn = (turn + 1) % len(deals)
        bot.step(deals[turn])
        return SIMULATIONS * lengths[turn], SIMULATIONS

    return lambda seconds: until(seconds, once)


def cpp_search(_: Any) -> Any:
    """OpenSpiel's information-set search in C++, with random playouts to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 5)
    return pyspiel.ISMCTSBot(7, evaluator, EXPLORATION, SIMULATIONS)


def python_search(game: Any) -> Any:
    """OpenSpiel's information-set search in Python, with random playouts to the end."""
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(5))
    return ismcts.ISMCTSBot(
        game, evaluator, EXPLORATION, SIMULATIONS, random_state=numpy.random.RandomState(7)
    )


def main() -> None:
    """Offer all units."""
    units: dict[str, Unit] = {}
    for name in GAMES:
        units[f"{name}_cpp"] = bots_in_cpp(name)
        units[f"{name}_list"] = list_api(name)
    for name in UNIFORM_CHANCE:
        units[f"{name}_lean"] = lean_list_api(name)
    for name in CLONED:
        units[f"{name}_clone"] = clones([half_way(name, seed).clone for seed in range(16)])
    units["hearts_search_cpp"] = search_in_hearts(cpp_search)
    units["hearts_search_python"] = search_in_hearts(python_search)
    serve("open_spiel", version("open_spiel"), units)


main()
