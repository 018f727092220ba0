"""The parts that tables are made of: piles, hands, tracks, grids and purses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.core.toy import lay, revealed, steady, tally

from saloon.authoring.kit import NOTHING, Grid, Hands, Pile, Purses, Track
from saloon.core.actions import Choices
from saloon.core.errors import BadState

KINDS = 5
cards = st.lists(st.integers(0, KINDS - 1), max_size=12)


# -- piles -------------------------------------------------------------------------------------------------


def test_an_empty_pile() -> None:
    pile = Pile("pile", 3)
    s = lay(pile)
    assert pile.count(s) == 0
    assert pile.top(s) == NOTHING
    assert pile.cards(s) == []
    assert not pile.has(s, 0)


def test_a_pile_is_last_in_first_out() -> None:
    pile = Pile("pile", 3)
    s = lay(pile)
    for card in (4, 2, 3):
        pile.put(s, card)
    assert pile.cards(s) == [4, 2, 3]
    assert [pile.at(s, place) for place in range(3)] == [4, 2, 3]
    assert [pile.top(s), pile.take(s), pile.take(s), pile.top(s)] == [3, 3, 2, 4]


def test_taking_from_an_open_pile_reveals_nothing() -> None:
    pile = Pile("pile", 3)
    s = lay(pile)
    pile.put(s, 1)
    pile.take(s)
    assert revealed(s) == 0


def test_taking_from_a_hidden_pile_is_a_barrier() -> None:
    pile = Pile("pile", 3, hidden=True)
    s = lay(pile)
    pile.put(s, 1)
    assert revealed(s) == 0
    pile.take(s)
    assert revealed(s) == 1


@steady
@given(cards=cards, card=st.integers(0, KINDS - 1), place=st.integers(0, 12))
def test_insert_is_that_of_a_list(cards: list[int], card: int, place: int) -> None:
    pile = Pile("pile", 13)
    s = lay(pile)
    pile.load(s, cards)
    place = min(place, len(cards))
    pile.insert(s, place, card)
    cards.insert(place, card)
    assert pile.cards(s) == cards


@steady
@given(cards=cards)
def test_an_emptied_pile_remembers_nothing(cards: list[int]) -> None:
    pile = Pile("pile", 12)
    s = lay(pile)
    blank = s.digest()
    for card in cards:
        pile.put(s, card)
    for _ in cards:
        pile.take(s)
    assert s.digest() == blank
    pile.load(s, cards)
    pile.clear(s)
    assert s.digest() == blank


@steady
@given(cards=cards, seed=st.integers(0, 2**62))
def test_a_shuffle_keeps_the_cards_and_is_a_barrier(cards: list[int], seed: int) -> None:
    pile = Pile("pile", 12)
    s = lay(pile, seed=seed)
    pile.load(s, cards)
    pile.shuffle(s)
    assert sorted(pile.cards(s)) == sorted(cards)
    assert (revealed(s) > 0) == (len(cards) > 1)


def test_a_shuffle_reaches_every_order_about_equally_often() -> None:
    pile = Pile("pile", 4)
    s = lay(pile, seed=1)
    rounds = 4800
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(rounds):
        pile.load(s, [0, 1, 2, 3])
        pile.shuffle(s)
        order = tuple(pile.cards(s))
        seen[order] = seen.get(order, 0) + 1
    expected = rounds / 24
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert len(seen) == 24
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand; the seed is fixed


def test_a_pile_counts_its_components_unless_they_are_none() -> None:
    pile, seats = Pile("pile", 3), Pile("seats", 3, pieces=False)
    s = lay(pile, seats)
    pile.load(s, [1, 1, 4])
    seats.load(s, [1, 2])
    assert tally(pile, s, KINDS) == [0, 2, 0, 0, 1]
    assert tally(seats, s, KINDS) == [0] * KINDS


def test_a_pile_does_not_hold_more_than_it_can() -> None:
    pile = Pile("pile", 2)
    s = lay(pile)
    with pytest.raises(BadState, match="'pile' holds at most 2 cards, not 3"):
        pile.load(s, [1, 2, 3])


def test_a_pile_is_filled_kind_by_kind_on_top_of_what_lies_there() -> None:
    pile = Pile("pile", 5)
    s = lay(pile)
    pile.put(s, 3)
    pile.fill(s, vec[i64]([2, 0, 1]))
    assert pile.cards(s) == [3, 0, 0, 2]
    with pytest.raises(AssertionError, match="no room"):
        pile.fill(s, vec[i64]([2]))
    assert pile.cards(s) == [3, 0, 0, 2]


# -- hands -------------------------------------------------------------------------------------------------


@steady
@given(given_cards=st.lists(st.tuples(st.integers(0, 2), st.integers(0, KINDS - 1)), max_size=20))
def test_hands_hold_what_they_were_given(given_cards: list[tuple[int, int]]) -> None:
    hands = Hands("hands", 3, KINDS)
    s = lay(hands)
    for owner, kind in given_cards:
        hands.add(s, owner, kind)
    for owner in range(3):
        own = sorted(kind for who, kind in given_cards if who == owner)
        assert hands.cards(s, owner) == own
        assert hands.size_of(s, owner) == len(own)
        for kind in range(KINDS):
            assert hands.count(s, owner, kind) == own.count(kind)
            assert hands.has(s, owner, kind) == (kind in own)
        assert hands.holds_any(s, owner, 1, 3) == any(kind in own for kind in (1, 2))
    assert tally(hands, s, KINDS) == [[kind for _, kind in given_cards].count(kind) for kind in range(KINDS)]
    for owner, kind in given_cards:
        hands.drop(s, owner, kind)
    assert s.digest() == lay(Hands("hands", 3, KINDS)).digest()


def test_clearing_one_hand_leaves_the_others() -> None:
    hands = Hands("hands", 3, KINDS)
    s = lay(hands)
    for owner in range(3):
        hands.add(s, owner, owner)
    hands.clear_owner(s, 1)
    assert [hands.cards(s, owner) for owner in range(3)] == [[0], [], [2]]
    hands.clear(s)
    assert [hands.size_of(s, owner) for owner in range(3)] == [0, 0, 0]


def test_hands_offer_an_action_for_every_kind_that_is_held_often_enough() -> None:
    hands = Hands("hands", 2, KINDS)
    s = lay(hands)
    for kind in (0, 2, 2, 4, 4):
        hands.add(s, 1, kind)
    choices = Choices(40)
    hands.offer(s, 1, KINDS, 1, choices, 10, 1)
    hands.offer(s, 1, 4, 2, choices, 20, 3)
    hands.offer(s, 0, KINDS, 1, choices, 30, 1)
    assert choices.to_list() == [10, 12, 14, 26]


def test_what_is_not_allowed_leaves_no_trace_in_the_choices() -> None:
    choices = Choices(2)
    choices.offer_if(False, 7)
    choices.offer_if(True, 8)
    choices.offer(9)
    choices.offer_if(False, 7)
    assert choices.to_list() == [8, 9]


@pytest.mark.parametrize("numbers", [[1], [0] * 11, [-1] + [0] * 9])
def test_hands_do_not_load_what_does_not_fit(numbers: list[int]) -> None:
    hands = Hands("hands", 2, KINDS)
    s = lay(hands)
    with pytest.raises(BadState, match="'hands' needs 10 numbers from 0 to 999"):
        hands.load(s, numbers)


# -- tracks and grids --------------------------------------------------------------------------------------


def test_a_track_counts_a_number_a_place() -> None:
    track = Track("track", 3)
    s = lay(track)
    track.set(s, 1, 7)
    track.move(s, 1, -9)
    track.move(s, 0, 4)
    assert [track.get(s, place) for place in range(3)] == [4, -2, 0]
    track.clear(s)
    assert [track.get(s, place) for place in range(3)] == [0, 0, 0]


def test_a_track_loads_only_its_own_length() -> None:
    track = Track("track", 3)
    s = lay(track)
    with pytest.raises(BadState, match="'track' needs 3 numbers, not 2"):
        track.load(s, [1, 2])


def test_a_grid_has_rows_and_columns() -> None:
    grid = Grid("grid", 2, 3)
    s = lay(grid)
    grid.set(s, 0, 2, 5)
    grid.set(s, 1, 0, 6)
    grid.move(s, 1, 0, 2)
    assert [[grid.get(s, row, column) for column in range(3)] for row in range(2)] == [[0, 0, 5], [8, 0, 0]]
    grid.clear_row(s, 0)
    assert grid.dump(s) == [0, 0, 0, 8, 0, 0]
    grid.clear(s)
    assert grid.dump(s) == [0] * 6


# -- purses ------------------------------------------------------------------------------------------------


@steady
@given(payments=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 40)), max_size=20))
def test_purses_pay_at_most_what_is_there_and_lose_nothing(payments: list[tuple[int, int, int]]) -> None:
    purses = Purses("purses", 3, unit=1)
    s = lay(purses)
    purses.fill_bank(s, 50)
    for payer, receiver, amount in payments:
        before = purses.amount(s, payer)
        assert purses.pay(s, payer, receiver, amount) == min(before, amount)
        assert all(purses.amount(s, owner) >= 0 for owner in range(4))
    assert tally(purses, s, 2) == [0, 50]
    assert purses.bank == 3


# -- all of them -------------------------------------------------------------------------------------------


def test_parts_lie_side_by_side_and_come_back_from_what_was_dumped() -> None:
    parts = [Pile("a", 4), Hands("b", 2, 3), Track("c", 2), Grid("d", 2, 2), Purses("e", 2, 0)]
    s = lay(*parts)
    contents = [[3, 1], [1, 0, 2, 0, 0, 1], [5, -6], [1, 2, 3, 4], [9, 8, 7]]
    for part, numbers in zip(parts, contents, strict=True):
        part.load(s, numbers)
    assert [part.dump(s) for part in parts] == contents
    for part, numbers in zip(parts, contents, strict=True):
        part.load(s, numbers)  # over what lies there
    assert [part.dump(s) for part in parts] == contents
