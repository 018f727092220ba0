"""Matches: taking back freely up to a barrier, by consent beyond it, and in simultaneous play."""

from __future__ import annotations

import pytest
from tests.core.lanes import ANSWER, LOOK, LaneToy
from tests.core.playing import any_choice, bid, match_of, picking, play_out

import saloon
from saloon.core.refusal import IllegalAction
from saloon.records.match import CannotUndo, Match
from saloon.records.record import Record, parse

COVER = saloon.load("cover_your_assets")


def own_card(match: Match, player: int) -> int:
    """A card that a player holds."""
    return int(match.state.view(player).hand[0])


def test_apply_returns_what_happened_and_records_it() -> None:
    match, buyer = picking()
    made = len(match.record.entries)
    _, action = any_choice(match.state)
    events = match.apply(buyer, action)
    assert [event.kind.name for event in events] == ["sold"]
    assert [entry.action for entry in match.record.entries[made:]] == [action]
    assert match.record.verify().digest() == match.state.digest()


def test_an_illegal_choice_leaves_no_trace() -> None:
    match, buyer = picking()
    before, made = match.state.digest(), len(match.record.entries)
    with pytest.raises(IllegalAction, match="HB-9"):
        match.apply((buyer + 1) % 3, any_choice(match.state)[1])
    assert match.state.digest() == before
    assert len(match.record.entries) == made


def test_nothing_to_take_back() -> None:
    match = match_of()
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(CannotUndo, match=r"^there is nothing to take back$"):
        match.undo(0, consent=True)
    assert match.record.entries == []


def nothing_left_to_draw() -> tuple[Match, int, int]:
    """Cover Your Assets with an empty draw pile, who chooses, and what: it reveals nothing."""
    match = Match(Record(COVER, 2, seed=0))
    while match.state.view(None).draw_pile > 0:
        match.apply(*any_choice(match.state))
    return match, *any_choice(match.state)


def test_a_choice_that_reveals_nothing_can_be_taken_back() -> None:
    match, player, action = nothing_left_to_draw()
    before, made = match.state.digest(), match.record.choices()
    match.apply(player, action)
    assert [seat for seat in range(2) if match.can_undo(seat)] == [player]
    match.undo(player)
    assert match.state.digest() == before
    assert match.record.choices() == made
    assert match.record.verify().digest() == before
    assert parse(match.record.to_text()).verify().digest() == before


def test_taking_back_is_an_entry_never_a_deletion() -> None:
    match, player, action = nothing_left_to_draw()
    match.apply(player, action)
    match.undo(player)
    match.apply(player, action)
    lines = match.record.to_text().splitlines()
    assert [line.split()[0] for line in lines[-3:]] == [str(action), "undo", str(action)]
    assert parse(match.record.to_text()).verify().digest() == match.state.digest()


def test_a_choice_that_others_are_asked_about_in_secret_stays() -> None:
    """It must not show whether others have bid since, so it makes no difference."""
    match, buyer = picking()
    match.apply(*any_choice(match.state))
    assert not any(match.can_undo(seat) for seat in range(3))
    match.apply(*any_choice(match.state, (buyer + 1) % 3))
    assert not match.can_undo(buyer)


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_sealed_choices_are_taken_back_in_any_order(order: list[int]) -> None:
    match = match_of()
    before = match.state.digest()
    for seat in (0, 1):
        match.apply(seat, bid(own_card(match, seat)))
    assert [match.can_undo(seat) for seat in (0, 1)] == [True, True]
    for seat in order:
        match.undo(seat)
    assert match.state.digest() == before
    assert parse(match.record.to_text()).verify().digest() == before


def test_taking_back_leaves_the_sealed_choices_of_others() -> None:
    match = match_of()
    match.apply(0, bid(own_card(match, 0)))
    match.apply(1, bid(own_card(match, 1)))
    sealed = match.state.view(1).sealed
    match.undo(0)
    assert match.state.actors() == [0, 2]
    assert match.state.view(0).sealed == 0
    assert match.state.view(1).sealed == sealed


def test_when_the_last_one_is_in_nobody_can_take_back() -> None:
    match = match_of()
    for seat in (2, 0, 1):
        match.apply(seat, bid(own_card(match, seat)))
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3
    after = match.state.digest()
    for seat in range(3):
        with pytest.raises(
            CannotUndo, match=r"^something was revealed since, so the table would have to agree"
        ):
            match.undo(seat)
    assert match.state.digest() == after


def test_what_somebody_learns_in_a_lane_does_not_bind_others() -> None:
    game = LaneToy(2, 2)
    match = Match(Record(game, 2))
    match.apply(0, ANSWER.at(1))
    match.apply(1, LOOK.at())
    assert [match.can_undo(seat) for seat in (0, 1)] == [True, False]
    after = match.state.clone()
    match.undo(0)
    match.apply(0, ANSWER.at(1))
    assert match.state.digest() == after.digest()
    for player, action in ((1, ANSWER.at(0)), (1, ANSWER.at(0)), (0, ANSWER.at(0))):
        match.apply(player, action)
    assert match.state.over
    assert not match.can_undo(0), "when the lanes are closed, everything is known"


def test_what_the_last_one_learns_in_a_lane_does_not_bind_others_either() -> None:
    """Otherwise losing the undo would tell those who wait that the last one has looked."""
    match = Match(Record(LaneToy(1, 2, rounds=2), 2))
    match.apply(0, ANSWER.at(1))
    assert match.state.actors() == [1]
    for action in (LOOK.at(), ANSWER.at(0)):
        match.apply(1, action)
        assert match.can_undo(0)
    after = match.state.digest()
    match.undo(0)
    assert match.state.actors() == [0, 1]
    match.apply(0, ANSWER.at(1))
    assert match.state.digest() == after
    match.apply(1, ANSWER.at(2))
    assert not match.can_undo(0), "the lanes were closed, and others opened"


def test_players_who_are_done_wait_for_the_others() -> None:
    match = Match(Record(LaneToy(2, 2), 2))
    expected = [((0, 1), []), ((0, 0), [0]), ((1, 0), [0]), ((1, 0), [])]
    for (player, number), done in expected:
        match.apply(player, ANSWER.at(number))
        assert match.done == done
    again = match_of()
    for seat in (2, 0):
        again.apply(seat, bid(own_card(again, seat)))
    assert again.done == [2, 0]
    again.undo(2)
    assert again.done == Match(again.record).done == [0]
    for seat in (1, 2):
        again.apply(seat, bid(own_card(again, seat)))
    assert again.done == []


def test_consent_reaches_across_a_barrier() -> None:
    match = match_of()
    states = [match.state.digest()]
    for seat in (2, 0, 1):
        match.apply(seat, bid(own_card(match, seat)))
        states.append(match.state.digest())
    match.undo(0, consent=True)
    assert match.state.digest() == states[1], "everything since the choice of 0 is undone"
    assert match.state.actors() == [0, 1]
    assert parse(match.record.to_text()).verify().digest() == states[1]


def test_the_same_choice_after_consent_brings_the_same_cards_again() -> None:
    match = match_of()
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
    match = match_of()
    match.apply(0, bid(own_card(match, 0)))
    again = Match(parse(match.record.to_text()))
    assert again.state.digest() == match.state.digest()
    assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]


def test_in_turns_the_next_decision_ends_undo() -> None:
    """A challenge reveals nothing, so it can be taken back; once it is answered it cannot."""
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
