"""Matches: taking back freely up to a barrier, by consent beyond it, and in simultaneous play."""

from __future__ import annotations

import pytest
from tests.core.playing import any_pick, bid, match_of, passes, play_out

import saloon
from saloon.core.match import CannotUndo, Match
from saloon.core.record import Record, parse
from saloon.core.refusal import IllegalAction

COVER = saloon.load("cover_your_assets")


def bidding(players: int = 3) -> tuple[Match, int]:
    """A match in which the first lot is under the hammer, and its auctioneer."""
    match = match_of(players)
    auctioneer, action = any_pick(match.state)
    match.apply(auctioneer, action)
    return match, auctioneer


def own_card(match: Match, player: int) -> int:
    """A card that a player holds."""
    return int(match.state.view(player).hand[0])


def test_apply_returns_what_happened_and_records_it() -> None:
    match = match_of()
    auctioneer, action = any_pick(match.state)
    events = match.apply(auctioneer, action)
    assert [event.kind.name for event in events] == ["put_up"]
    assert [entry.action for entry in match.record.entries] == [action]
    assert match.record.verify().digest() == match.state.digest()


def test_an_illegal_choice_leaves_no_trace() -> None:
    match = match_of()
    before = match.state.digest()
    with pytest.raises(IllegalAction, match="HB-11"):
        match.apply((match.state.actor() + 1) % 3, passes())
    assert match.state.digest() == before
    assert match.record.entries == []


def test_nothing_to_take_back() -> None:
    match = match_of()
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(CannotUndo, match=r"^there is nothing to take back$"):
        match.undo(0, consent=True)
    assert match.record.entries == []


def test_a_choice_that_shows_nothing_can_be_taken_back() -> None:
    match = match_of()
    before = match.state.digest()
    auctioneer, action = any_pick(match.state)
    match.apply(auctioneer, action)
    assert [seat for seat in range(3) if match.can_undo(seat)] == [auctioneer]
    match.undo(auctioneer)
    assert match.state.digest() == before
    assert [entry.action for entry in match.record.choices()] == []
    assert match.record.verify().digest() == before
    assert parse(match.record.to_text()).verify().digest() == before


def test_taking_back_is_an_entry_never_a_deletion() -> None:
    match, auctioneer = bidding()
    match.undo(auctioneer)
    match.apply(*any_pick(match.state))
    lines = match.record.to_text().splitlines()
    assert [line.split()[0] for line in lines[1:]] == [lines[1].split()[0], "undo", lines[1].split()[0]]
    assert parse(match.record.to_text()).verify().digest() == match.state.digest()


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_sealed_choices_are_taken_back_in_any_order(order: list[int]) -> None:
    match, _ = bidding()
    before = match.state.digest()
    for seat in (0, 1):
        match.apply(seat, bid(own_card(match, seat)))
    assert [match.can_undo(seat) for seat in (0, 1)] == [True, True]
    for seat in order:
        match.undo(seat)
    assert match.state.digest() == before
    assert parse(match.record.to_text()).verify().digest() == before


def test_taking_back_leaves_the_sealed_choices_of_others() -> None:
    match, _ = bidding()
    match.apply(0, bid(own_card(match, 0)))
    match.apply(1, bid(own_card(match, 1)))
    sealed = match.state.view(1).sealed
    match.undo(0)
    assert match.state.actors() == [0, 2]
    assert match.state.view(0).sealed == []
    assert match.state.view(1).sealed == sealed


def test_when_the_last_one_is_in_nobody_can_take_back() -> None:
    match, _ = bidding()
    for seat in (2, 0, 1):
        match.apply(seat, passes())
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3
    after = match.state.digest()
    for seat in range(3):
        with pytest.raises(
            CannotUndo, match=r"^something became known since, so the table would have to agree"
        ):
            match.undo(seat)
    assert match.state.digest() == after


def test_a_choice_that_others_have_built_upon_stays() -> None:
    """Bids were made for the lot that was picked: the pick cannot be taken out from under them."""
    match, auctioneer = bidding()
    match.apply((auctioneer + 1) % 3, passes())
    assert not match.can_undo(auctioneer)


def test_consent_reaches_across_a_barrier() -> None:
    match, _ = bidding()
    states = [match.state.digest()]
    for seat in (2, 0, 1):
        match.apply(seat, passes())
        states.append(match.state.digest())
    match.undo(0, consent=True)
    assert match.state.digest() == states[1], "everything since the choice of 0 falls with it"
    assert match.state.actors() == [0, 1]
    assert parse(match.record.to_text()).verify().digest() == states[1]


def test_what_is_chosen_after_consent_brings_the_same_cards_again() -> None:
    match, _ = bidding()
    for seat in range(3):
        match.apply(seat, bid(own_card(match, seat)))
    after = match.state.digest()
    last = match.record.choices()[-1]
    match.undo(last.player, consent=True)
    match.apply(last.player, last.action)
    assert match.state.digest() == after


def test_the_end_can_be_taken_back_by_consent() -> None:
    match = play_out(match_of())
    ending = match.record.ending
    assert ending
    last = match.record.choices()[-1]
    match.undo(last.player, consent=True)
    assert not match.state.over
    assert match.record.ending == ""
    match.apply(last.player, last.action)
    assert match.record.ending == ending
    assert parse(match.record.to_text()).verify().over


def test_a_match_goes_on_from_its_record() -> None:
    match, _ = bidding()
    match.apply(0, passes())
    again = Match(parse(match.record.to_text()))
    assert again.state.digest() == match.state.digest()
    assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]


def test_in_turns_the_next_decision_closes_the_way_back() -> None:
    """A challenge shows nothing hidden, so it can be taken back; once it is answered it stands."""
    description = {
        "players": 4,
        "options": {"end": "quick"},
        "stacks": {0: [["stocks", "stocks"]], 1: [["piggy_bank", "piggy_bank"], ["jewels", "jewels"]]},
        "hands": {0: ["jewels", "gold"], 1: ["jewels", "silver"]},
        "turn": 0,
    }
    match = Match(Record(COVER, 4, {"end": "quick"}))
    match.state = COVER.scenario(description)
    match.state.listen()
    match.apply(0, COVER.action("challenge", target=1, card="jewels"))
    assert [match.can_undo(seat) for seat in range(4)] == [True, False, False, False]
    match.apply(1, COVER.action("answer", card="jewels"))
    assert [match.can_undo(seat) for seat in range(4)] == [False, True, False, False]
