"""What the bots know: positions in which a good player has no doubt."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from tests.games.tables import in_words
from tests.games.western_legends.table import GAME, Table, table

from saloon.authoring.knowledge import knowledge_of
from saloon.bots import make_bot
from saloon.core.chance import Chance

QUIET: dict[str, Any] = {"bandits": [], "sheriff": "D1"}
OTHERS: dict[str, Any] = {
    "seat1": {"character": "kit_carson", "space": "M1", "lp": 6},
    "seat2": {"character": "calamity_jane", "space": "S8", "lp": 6},
    "seat3": {"character": "doc_holliday", "space": "P1", "lp": 6},
}


def turn(t: Table, seat: int = 0, seed: int = 1) -> list[str]:
    """Let greedy bots play until the turn of a seat ends; what its player chose."""
    bots = [make_bot("greedy", seed + place) for place in range(4)]
    chosen: list[str] = []
    while not t.state.over and t.active == seat:
        player = t.state.actors()[0]
        action = bots[player].choose(t.state.perspective(player))
        if player == seat:
            chosen.append(in_words(GAME.describe(action)))
        t.state.apply(player, action)
    return chosen


@pytest.mark.parametrize("seed", range(3))
def test_gold_is_sold_although_the_purse_is_full(seed: int) -> None:
    """The money is lost (WL-G3), the points are not."""
    rider = {"character": "annie_oakley", "space": "D9", "lp": 7, "money": 120, "nuggets": 6}
    rider |= {"equipment": ["rifle", "mule"], "mount": "mule"}
    t = table(4, seat0=rider, actions=1, **QUIET, **OTHERS)
    turn(t, seed=seed)
    assert (t.lp(0), t.nuggets(0)) == (13, 0)


@pytest.mark.parametrize("seed", range(3))
def test_a_full_purse_is_carried_to_the_cabaret(seed: int) -> None:
    """A ride of one action, and four points for $120 (WL-L17)."""
    rider = {"character": "annie_oakley", "space": "D7", "lp": 7, "money": 120}
    rider |= {"equipment": ["rifle", "mustang"], "mount": "mustang"}
    t = table(4, seat0=rider, actions=2, **QUIET, **OTHERS)
    assert "revel 4" in turn(t, seed=seed)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_action_is_not_wasted(seed: int) -> None:
    """Nothing is gained by putting off the end of the turn with a walk that leads nowhere."""
    digger = {"character": "annie_oakley", "space": "P5", "lp": 7, "money": 60, "nuggets": 1, "hand": "5H 6H"}
    rival = {"character": "billy_the_kid", "space": "M1", "lp": 9, "wanted": 7, "hand": "KS QS AH"}
    t = table(4, seat0=digger, actions=1, **QUIET, **{**OTHERS, "seat1": rival})
    assert turn(t, seed=seed)[0] == "prospect"


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 6])
def test_chances_to_win_add_up(players: int) -> None:
    state = GAME.new(players, seed=5)
    knowledge = knowledge_of(state.layout)
    bots = [make_bot("greedy", place) for place in range(players)]
    for _choice in range(200):
        chances = [knowledge.judge(state, player) for player in range(players)]
        assert sum(chances) == pytest.approx(1.0)
        player = state.actors()[0]
        state.apply(player, bots[player].choose(state.perspective(player)))


def test_who_has_had_the_turn_is_not_as_far_ahead() -> None:
    """With the same points, who is still to play in this round is more likely to win."""
    alike = {"space": "S8", "lp": 10, "money": 30}
    names = ["annie_oakley", "kit_carson", "calamity_jane", "doc_holliday"]
    seats: dict[str, Any] = {f"seat{place}": alike | {"character": names[place]} for place in range(4)}
    t = table(4, turn=2, actions=3, **QUIET, **seats)
    judge = knowledge_of(t.state.layout).judge
    assert judge(t.state, 3) > 1.5 * judge(t.state, 0)


@pytest.mark.parametrize("seed", range(3))
def test_playouts_stop_before_the_same_turn_of_the_next_round(seed: int) -> None:
    t = table(4, seat0={"character": "annie_oakley", "space": "P5", "lp": 7}, actions=2, **QUIET, **OTHERS)
    state = t.state
    knowledge = knowledge_of(state.layout)
    chance = Chance(seed)
    choices = GAME.buffer()
    state.legal(0, choices)
    perspective = state.perspective(0)
    assert not knowledge.study(perspective, choices, vec[float]([0.0] * choices.size), 100, chance)
    turns = [t.active]
    while not knowledge.may_stop(state):
        player = state.actors()[0]
        state.legal(player, choices)
        state.play(player, knowledge.choose(state, player, choices, chance))
        if t.active != turns[-1]:
            turns.append(t.active)
    assert turns == [0, 1, 2, 3, 0]
