"""What bots know of a game that says little: the score, and no weights."""

from __future__ import annotations

import pytest
from tests.core.lanes import ANSWER, LaneToy

import saloon
from saloon.authoring.knowledge import Knowledge, knowledge_of
from saloon.authoring.metrics import tally
from saloon.authoring.weights import changed, weights_of
from saloon.core.errors import BadSetup


def test_a_game_without_a_bot_is_played_by_its_score() -> None:
    layout = LaneToy(1, 1).layout(2)
    known = knowledge_of(layout)
    assert type(known) is Knowledge
    assert weights_of(layout) == {}
    assert (known.horizon(), known.is_quiet(layout.game.new(2))) == (0, True)


def test_a_position_is_worth_the_lead_and_its_end_a_share_of_the_win() -> None:
    state = LaneToy(2, 2).new(2)
    known = Knowledge()
    assert [known.value(state, seat) for seat in (0, 1)] == [0.5, 0.5]
    state.apply(0, ANSWER.at(2))
    assert known.value(state, 0) > 0.5 > known.value(state, 1)
    state.apply(0, ANSWER.at(0))
    for _ in range(2):
        state.apply(1, ANSWER.at(1))
    assert state.over
    assert [known.judge(state, seat) for seat in (0, 1)] == [0.5, 0.5], "a shared win"


def test_alone_more_points_are_better() -> None:
    state = LaneToy(2).new(1)
    known = Knowledge()
    before = known.value(state, 0)
    state.apply(0, ANSWER.at(2))
    assert known.value(state, 0) > before


def test_an_unknown_weight_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="speed"):
        changed({"money": 1.0}, {"speed": 2.0})
    assert changed({"money": 1.0, "gold": 2.0}, {"gold": 3.0}) == {"money": 1.0, "gold": 3.0}


def test_a_game_may_choose_its_weights_by_more_than_the_number_of_players() -> None:
    game = saloon.load("fliptown")
    alone, against_cowbot = game.layout(1), game.layout(1, {"cowbot": "jane"})
    assert weights_of(alone) != weights_of(against_cowbot)
    assert weights_of(alone).keys() == weights_of(against_cowbot).keys()


def test_a_tally_has_a_row_for_every_player() -> None:
    rows = tally(2, 3)
    rows[0][1] += 1
    assert rows == [[0, 1, 0], [0, 0, 0]]
