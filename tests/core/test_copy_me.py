"""The example to copy, rule by rule, and what it shows about simultaneous play with sealed choices."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest
from examples.copy_me import GAME
from examples.copy_me.table import LOTS
from tests.core.playing import any_choice, bid, laid, pick

if TYPE_CHECKING:
    from saloon.core.state import State

HANDS = [[2, 3, 6], [3, 5, 6], [1, 5, 7]]


def decide(state: State, bids: dict[int, int]) -> list[dict[str, Any]]:
    """Those players bid, in the given order; returns the events of the last bid."""
    for seat, amount in bids.items():
        state.listen()
        state.apply(seat, bid(amount))
    return [event.describe() for event in state.events or []]


def refused_by(state: State, player: int, action: int) -> str:
    """The rule that forbids an action, or "" if it is allowed."""
    refusal = state.refusal(player, action)
    return "" if refusal is None else refusal.rule


# -- the rules -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HB-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_five_cards_and_all_lots_lie_open(players: int) -> None:
    state = GAME.new(players, seed=1)
    assert [len(state.view(seat).hand) for seat in range(players)] == [5] * players
    assert state.view(None).unsold == LOTS
    assert len({tuple(GAME.new(players, seed=seed).view(0).hand) for seed in range(40)}) > 30


@pytest.mark.rule("HB-2")
def test_a_bid_is_a_card_from_the_players_hand() -> None:
    state = laid([[2, 2, 5], [4, 4, 4], [1, 7, 7]])
    assert state.choices(0) == [bid(2), bid(5)]
    for action in (bid(0), bid(4), bid(7), pick("clock")):
        assert refused_by(state, 0, action) == "HB-2"


@pytest.mark.rule("HB-3")
def test_all_bid_at_once_and_nobody_sees_what() -> None:
    state = laid(HANDS)
    assert state.actors() == [0, 1, 2]
    decide(state, {1: 5})
    assert state.actors() == [0, 2]
    assert [state.view(seat).sealed for seat in (0, 1, 2, None)] == [0, 5, 0, 0]
    assert state.view(1).hand == [3, 5, 6], "the card lies face down until all have decided"


@pytest.mark.rule("HB-4")
def test_all_bids_are_shown_and_spent_and_the_highest_buys() -> None:
    state = laid(HANDS)
    events = decide(state, {2: 7, 0: 2, 1: 5})
    bids = [(event["player"], event["amount"]) for event in events if event["event"] == "shown"]
    assert bids == [(0, 2), (1, 5), (2, 7)]
    assert state.view(None).spent == [2, 5, 7]
    assert [state.view(seat).hand for seat in range(3)] == [[3, 6], [3, 6], [1, 5]]
    assert [state.actors(), state.prompt(2)] == [[2], "pick"]


@pytest.mark.rule("HB-4")
@pytest.mark.parametrize(
    ("ties", "bids", "buyer"),
    [
        ("cancel", [6, 6, 1], 2),
        ("cancel", [3, 5, 5], 0),
        ("cancel", [6, 6, 7], 2),
        ("seats", [6, 6, 1], 0),
        ("seats", [3, 5, 5], 1),
        ("seats", [6, 6, 7], 2),
    ],
)
def test_equal_bids(ties: str, bids: list[int], buyer: int) -> None:
    state = laid(HANDS, ties)
    decide(state, dict(enumerate(bids)))
    assert [state.actors(), state.prompt(buyer)] == [[buyer], "pick"]


@pytest.mark.rule("HB-4")
def test_when_all_bids_are_cancelled_nobody_buys() -> None:
    state = laid([[4, 5], [4, 6]])
    decide(state, {0: 4, 1: 4})
    assert [state.actors(), state.prompt(0)] == [[0, 1], "bid"]
    assert state.view(None).unsold == LOTS


@pytest.mark.rule("HB-5")
def test_the_buyer_takes_one_of_the_open_lots() -> None:
    state = laid(HANDS)
    decide(state, {0: 6, 1: 3, 2: 1})
    assert state.choices(0) == [pick(lot) for lot in LOTS]
    state.listen()
    state.apply(0, pick("vase"))
    assert [event.describe() for event in state.events or []] == [
        {"event": "sold", "player": 0, "lot": "vase"}
    ]
    assert state.view(None).won[0] == ["vase"]
    decide(state, {0: 2, 1: 5, 2: 7})
    assert refused_by(state, 2, pick("vase")) == "HB-5"
    assert refused_by(state, 2, bid(1)) == "HB-5"
    assert refused_by(state, 2, pick("lamp")) == ""


@pytest.mark.rule("HB-6")
def test_the_game_ends_with_the_cards() -> None:
    state = laid([[4], [6]])
    decide(state, {0: 4, 1: 6})
    assert not state.over, "the last buyer still picks"
    state.apply(1, pick("painting"))
    assert state.over
    assert state.outcome().reason == "no_cards"
    assert refused_by(state, 0, bid(4)) == "HB-6"
    assert laid([[], []]).over


@pytest.mark.rule("HB-7")
def test_the_score_is_the_value_of_the_lots() -> None:
    state = laid([[4, 1], [6, 2]])
    for lot in ("painting", "vase"):
        decide(state, {seat: max(state.view(seat).hand) for seat in (0, 1)})
        state.apply(1, pick(lot))
    outcome = state.outcome()
    assert [outcome.scores, outcome.ranking] == [[0, 10 + 3], [[1], [0]]]
    assert [(line.points, line.arguments["lot"]) for line in outcome.sheet(1)] == [
        (3, "vase"),
        (10, "painting"),
    ]
    assert outcome.sheet(0) == []


@pytest.mark.rule("HB-7")
def test_equal_scores_share_a_place() -> None:
    state = laid([[4], [4]])
    decide(state, {0: 4, 1: 4})
    assert state.outcome().ranking == [[0, 1]]


@pytest.mark.rule("HB-8")
def test_nothing_reveals_what_others_have_sealed() -> None:
    seen = []
    for amount in (3, 5):
        state = laid(HANDS)
        decide(state, {1: amount})
        visible = [event.describe() for event in state.events or [] if event.visible_to(0)]
        seen.append((state.view(0), state.view(None), visible))
    assert seen[0] == seen[1]
    assert seen[0][2] == []


@pytest.mark.rule("HB-9")
def test_only_those_who_are_asked_act() -> None:
    state = laid(HANDS)
    decide(state, {1: 5})
    assert refused_by(state, 1, bid(3)) == "HB-9"
    decide(state, {0: 2, 2: 7})
    assert refused_by(state, 0, pick("clock")) == "HB-9"


# -- simultaneous play ---------------------------------------------------------------------------------------


def test_the_order_of_sealed_choices_does_not_matter() -> None:
    ends, events = set(), set()
    for order in itertools.permutations(range(3)):
        state = laid(HANDS)
        last = decide(state, {seat: (6, 6, 7)[seat] for seat in order})
        ends.add(state.digest())
        events.add(str(last[1:]))  # the first tells the last player what they sealed
    assert len(ends) == 1
    assert len(events) == 1


def test_a_choice_made_without_knowing_others_still_counts() -> None:
    """What others seal meanwhile does not change a player's choices."""
    state = laid(HANDS)
    offered = [state.choices(seat) for seat in range(3)]
    for seat in (2, 0, 1):
        assert state.choices(seat) == offered[seat]
        state.apply(seat, offered[seat][-1])


def test_a_sealed_bid_is_imagined_again() -> None:
    state = laid(HANDS)
    decide(state, {1: 5})
    imagined = [state.imagine(0, seed) for seed in range(200)]
    for other in imagined:
        assert other.view(0) == state.view(0)
        assert other.actors() == [0, 2]
    assert {other.view(1).sealed for other in imagined} == set(range(1, 9))
    assert {other.view(2).sealed for other in imagined} == {0}
    assert len({tuple(other.view(2).hand) for other in imagined}) > 20
    own = [state.imagine(1, seed).view(1) for seed in range(20)]
    assert all(view == state.view(1) for view in own), "players know their own sealed bids"


def test_an_imagined_bid_comes_from_the_imagined_hand() -> None:
    state = laid(HANDS)
    decide(state, {1: 5})
    for seed in range(50):
        imagined = state.imagine(0, seed)
        assert [len(imagined.view(seat).hand) for seat in range(3)] == [3, 3, 3]
        assert imagined.view(1).sealed in imagined.view(1).hand
        for seat in (0, 2):
            imagined.apply(*any_choice(imagined, seat))
        assert len(imagined.view(None).spent) == 3


def test_what_was_spent_is_not_imagined_anywhere_else() -> None:
    state = laid([[8, 1], [8, 2], [8, 3]])
    decide(state, {0: 8, 1: 8, 2: 8})
    for seed in range(50):
        held = [card for seat in range(3) for card in state.imagine(0, seed).view(seat).hand]
        assert held.count(8) <= 1
