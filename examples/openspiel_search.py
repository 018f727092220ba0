"""OpenSpiel's own information-set search plays one of our games against a random player.

python examples/openspiel_search.py point_city 30
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from saloon.lab.openspiel import name_of


def play(name: str, simulations: int, most_moves: int = 10_000, seed: int = 1) -> list[float]:
    """One game of two, the search in seat 0; everybody's return."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game(name_of(name), {"players": 2})
    search = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=random,
        allow_inconsistent_action_sets=True,  # what others may do depends on imagined cards
    )
    state = game.new_initial_state()
    state.apply_action(int(random.randint(game.max_chance_outcomes())))
    moves = 0
    while not state.is_terminal() and moves < most_moves:
        player = state.current_player()
        action = search.step(state) if player == 0 else random.choice(state.legal_actions())
        if player == 0:
            print(f"{moves:>4}  {state.action_to_string(player, int(action))}")
        state.apply_action(int(action))
        moves += 1
    print("returns:", ", ".join(f"{value:+.2f}" for value in state.returns()))
    found: list[float] = state.returns()
    return found


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) > 1 else "point_city", int(sys.argv[2]) if len(sys.argv) > 2 else 30)
