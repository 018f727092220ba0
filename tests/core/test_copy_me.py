"""The example to copy, rule by rule, and what it shows of simultaneous play with sealed choices."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from examples.copy_me import GAME
from tests.core.playing import any_pick, bid, passes, pick

from saloon.core.state import State


def auction(hands: dict[int, list[int]], players: int = 3, ties: str = "cancel", seed: int = 0) -> State:
    """A table with given hands, where seat 0 has put up the first open lot."""
    description = {"players": players, "hands": hands, "options": {"ties": ties}, "seed": seed}
    state = GAME.scenario(description)
    state.apply(*any_pick(state))
    return state


def decide(state: State, choices: dict[int, int | None]) -> list[dict[str, Any]]:
    """Everybody decides, in the given order (None passes); returns the events of the last decision."""
    for seat, amount in choices.items():
        state.listen()
        state.apply(seat, passes() if amount is None else bid(amount))
    return [event.describe() for event in state.events or []]


# -- the rules -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HB-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_four_cards_and_one_is_auctioneer(players: int) -> None:
    state = GAME.new(players, seed=1)
    assert state.view(None).cards == [4] * players
    auctioneers = {GAME.new(players, seed=seed).view(None).auctioneer for seed in range(40)}
    assert auctioneers == set(range(players))


@pytest.mark.rule("HB-2")
def test_the_auctioneer_picks_one_of_three_open_lots() -> None:
    state = GAME.new(3, seed=1)
    row = state.view(None).row
    auctioneer = state.actor()
    assert len(row) == 3
    assert sorted(state.choices(auctioneer)) == sorted(map(pick, row))
    closed = next(lot for lot in ("clock", "lamp", "vase", "mirror") if lot not in row)
    for action in (pick(closed), bid(1), passes()):
        refusal = state.refusal(auctioneer, action)
        assert refusal is not None
        assert refusal.rule == "HB-2"
    state.apply(auctioneer, pick(row[1]))
    assert state.view(None).block == [row[1]]
    assert state.view(None).row == [row[0], row[2]]


@pytest.mark.rule("HB-3")
def test_a_bid_is_a_card_of_the_own_hand_or_a_pass() -> None:
    state = auction({0: [2, 2, 5], 1: [4], 2: [7]})
    assert state.choices(0) == [passes(), bid(2), bid(5)]
    for action in (bid(4), bid(7), pick("clock")):
        refusal = state.refusal(0, action)
        assert refusal is not None
        assert refusal.rule == "HB-3"


@pytest.mark.rule("HB-4")
def test_all_decide_at_once_and_nobody_sees_how() -> None:
    state = auction({0: [2], 1: [4], 2: [7]})
    assert state.actors() == [0, 1, 2]
    decide(state, {1: 4})
    assert state.actors() == [0, 2]
    assert state.view(0).decided == [False, True, False]
    assert [state.view(seat).sealed for seat in (0, 1, 2, None)] == [[], [4], [], []]


@pytest.mark.rule("HB-4")
def test_who_has_no_cards_is_not_asked() -> None:
    state = auction({0: [2], 2: [7]})
    assert state.actors() == [0, 2]
    assert state.view(0).decided == [False, True, False]


@pytest.mark.rule("HB-5")
def test_the_highest_bid_gets_the_lot() -> None:
    state = auction({0: [2], 1: [4], 2: [7]})
    lot = state.view(None).block[0]
    events = decide(state, {2: 7, 0: 2, 1: 4})
    assert {"event": "sold", "player": 2, "lot": lot} in events
    assert state.view(None).won == [[], [], [lot]]


@pytest.mark.rule("HB-5")
def test_without_a_bid_the_auctioneer_gets_the_lot() -> None:
    state = auction({0: [2], 1: [4], 2: [7]})
    lot = state.view(None).block[0]
    decide(state, {0: None, 1: None, 2: None})
    assert state.view(None).won == [[lot], [], []]


@pytest.mark.rule("HB-5")
def test_a_zero_is_a_bid_too() -> None:
    state = auction({0: [2], 1: [0], 2: [7]})
    decide(state, {0: None, 1: 0, 2: None})
    assert state.view(None).won[1] != []


@pytest.mark.rule("HB-6")
@pytest.mark.parametrize(
    ("ties", "bids", "buyer"),
    [
        ("cancel", {0: 3, 1: 6, 2: 6}, 0),
        ("cancel", {0: None, 1: 6, 2: 6}, 0),
        ("cancel", {0: 6, 1: 6, 2: 3}, 2),
        ("clockwise", {0: 3, 1: 6, 2: 6}, 1),
        ("clockwise", {0: 6, 1: 6, 2: 3}, 0),
        ("clockwise", {0: 6, 1: 7, 2: 7}, 1),
    ],
)
def test_equal_bids(ties: str, bids: dict[int, int | None], buyer: int) -> None:
    state = auction({seat: [3, 6, 7] for seat in range(3)}, ties=ties)
    decide(state, bids)
    assert [len(won) for won in state.view(None).won].index(1) == buyer


@pytest.mark.rule("HB-6")
def test_clockwise_counts_from_the_auctioneer() -> None:
    hands = {seat: [6] for seat in range(3)}
    state = GAME.scenario({"players": 3, "hands": hands, "options": {"ties": "clockwise"}, "auctioneer": 2})
    state.apply(*any_pick(state))
    decide(state, {0: 6, 1: 6, 2: None})
    assert [len(won) for won in state.view(None).won] == [1, 0, 0]


@pytest.mark.rule("HB-7")
def test_shown_cards_are_spent_and_replaced_unseen() -> None:
    state = auction({0: [2, 3], 1: [4, 5], 2: [7, 1]})
    decide(state, {0: 2, 1: None, 2: 7})
    assert sorted(state.view(None).spent) == [2, 7]
    assert state.view(None).last_bids == [2, None, 7]
    assert state.view(None).cards == [2, 2, 2]
    assert state.view(1).hand == [4, 5]
    drawn = [(event.audience, event.digits[0]) for event in state.events or [] if event.kind.name == "drew"]
    assert [seat for seat, _ in drawn] == [0, 2]
    for seat, amount in drawn:
        assert amount in state.view(seat).hand


@pytest.mark.rule("HB-7")
def test_when_no_cards_are_left_nothing_is_drawn() -> None:
    """Five players with all 32 bid cards in their hands."""
    hands = {seat: [amount for amount in range(8) if (amount + seat) % 5] for seat in range(5)}
    state = auction(hands, players=5)
    before = state.view(None)
    assert before.bids_left < 5
    while state.view(None).bids_left > 0:
        while state.prompt(state.actor()) == "bid":
            state.apply(state.actor(), state.choices(state.actor())[-1])
        state.apply(*any_pick(state))
    cards = state.view(None).cards
    decide(state, {seat: state.view(seat).hand[0] for seat in range(5)})
    assert state.view(None).cards == [count - 1 for count in cards]


@pytest.mark.rule("HB-8")
def test_the_score_is_the_value_of_the_lots() -> None:
    state = play_through(GAME.new(3, seed=4))
    outcome = state.outcome()
    assert outcome.scores == [sum(line.points for line in outcome.sheet(seat)) for seat in range(3)]
    assert sum(outcome.scores) == 1 + 2 + 3 + 4 + 5 + 6 + 8 + 10
    assert sorted(line.arguments["lot"] for sheet in outcome.sheets for line in sheet) == sorted(
        lot for won in state.view(None).won for lot in won
    )
    best = max(outcome.scores)
    assert outcome.winners == [seat for seat in range(3) if outcome.scores[seat] == best]


@pytest.mark.rule("HB-9")
def test_who_got_the_lot_picks_next_and_the_game_ends_with_the_lots() -> None:
    state = auction({0: [2], 1: [4], 2: [7]})
    decide(state, {0: 2, 1: 4, 2: 7})
    assert [state.actors(), state.prompt(2), state.view(None).auctioneer] == [[2], "pick", 2]
    play_through(state)
    assert state.outcome().reason == "all_sold"
    assert state.view(None).row == []
    refusal = state.refusal(0, passes())
    assert refusal is not None
    assert refusal.rule == "HB-9"


@pytest.mark.rule("HB-10")
def test_the_number_of_cards_does_not_tell_a_bid_from_a_pass() -> None:
    seen = []
    for choice in (4, None):
        state = auction({0: [2], 1: [4], 2: [7]})
        state.listen()
        decide(state, {1: choice})
        visible = [event.describe() for event in state.events or [] if event.visible_to(0)]
        seen.append((state.view(0), state.view(None), visible))
    assert seen[0] == seen[1]


@pytest.mark.rule("HB-11")
def test_only_those_who_are_asked_act() -> None:
    state = GAME.new(3, seed=1)
    for seat in range(3):
        refusal = state.refusal(seat, passes())
        assert refusal is not None
        assert refusal.rule == ("HB-2" if seat == state.actor() else "HB-11")
    state = auction({0: [2], 1: [4], 2: [7]})
    decide(state, {1: 4})
    refusal = state.refusal(1, passes())
    assert refusal is not None
    assert refusal.rule == "HB-11"


def play_through(state: State) -> State:
    """Play to the end: pick the first lot, bid the highest card."""
    while not state.over:
        player = state.actor()
        state.apply(player, state.choices(player)[-1])
    return state


# -- simultaneous play ---------------------------------------------------------------------------------------


def test_the_order_of_sealed_choices_does_not_matter() -> None:
    ends, events = set(), set()
    for order in itertools.permutations(range(3)):
        state = auction({0: [2, 6], 1: [4, 6], 2: [7, 1]})
        last = decide(state, {seat: (6, None, 7)[seat] for seat in order})
        ends.add(state.digest())
        events.add(str(last[1:]))  # the first is the decision of whoever was last
    assert len(ends) == 1
    assert len(events) == 1


def test_a_choice_made_without_knowing_of_others_still_holds() -> None:
    """What a player chooses from is not touched by what others seal meanwhile."""
    state = auction({0: [2, 6], 1: [4, 6], 2: [7, 1]})
    offered = [state.choices(seat) for seat in range(3)]
    for seat in (2, 0, 1):
        assert state.choices(seat) == offered[seat]
        state.apply(seat, offered[seat][-1])


def test_a_sealed_bid_is_imagined_anew() -> None:
    state = auction({0: [2, 6], 1: [4, 5], 2: [7, 1]})
    decide(state, {1: 4})
    imagined = [state.imagine(0, seed) for seed in range(200)]
    for other in imagined:
        assert other.view(0) == state.view(0)
        assert other.view(0).decided == [False, True, False]
    sealed = {tuple(other.view(1).sealed) for other in imagined}
    assert sealed == {(), *((amount,) for amount in range(8))}
    assert len({tuple(other.view(2).hand) for other in imagined}) > 20
    own = [state.imagine(1, seed).view(1) for seed in range(20)]
    assert all(view == state.view(1) for view in own), "whoever sealed a bid knows it"


def test_an_imagined_bid_comes_from_the_imagined_hand() -> None:
    state = auction({0: [2, 6], 1: [4, 5], 2: [7, 1]})
    decide(state, {1: 4})
    for seed in range(50):
        imagined = state.imagine(0, seed)
        assert imagined.view(None).cards == [2, 2, 2]
        held = imagined.view(1).hand + imagined.view(1).sealed
        assert len(held) == 2
        decide(imagined, {0: 2, 2: None})
        assert imagined.prompt(imagined.actor()) == "pick"
