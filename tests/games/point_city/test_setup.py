"""Setting up, for every number of players."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.point_city.table import CARDS, GAME, KINDS, SPACES, TOKENS, new, rule

import saloon

PLAYERS = [2, 3, 4]
KEPT = {1: [40, 24, 18], 2: [40, 24, 18], 3: [52, 36, 28], 4: [64, 48, 38]}
REMOVED = {1: [25, 26, 27], 2: [25, 26, 27], 3: [13, 14, 17], 4: [1, 2, 7]}
DECK = {1: 66, 2: 66, 3: 100, 4: 134}


def tiers(cards: list[int]) -> list[int]:
    """The tiers of cards."""
    return [CARDS[card]["tier"] for card in cards]


def kind(card: int) -> str:
    """What the resource side of a card shows."""
    return ("double_" if CARDS[card]["amount"] == 2 else "") + str(CARDS[card]["resource"])


@rule("PC-S1")
def test_every_tier_is_shuffled_by_itself() -> None:
    """Two seeds give different orders, but tier follows tier in both."""
    decks = [new(4, seed).pile("deck") for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert tiers(decks[0]) == tiers(decks[1]) == sorted(tiers(decks[0]))
    assert Counter(decks[0]) != Counter(decks[1]), "other cards are removed, too"


@rule("PC-S2", "PC-E2", "PC-A1")
@pytest.mark.parametrize("players", [1, *PLAYERS])
def test_the_number_of_cards_of_each_tier(players: int) -> None:
    t = new(players)
    assert t.view.removed == REMOVED[players]
    in_market = [sum(space.tier == tier for space in t.view.market) for tier in (1, 2, 3)]
    assert [sum(pair) for pair in zip(t.view.deck_tiers, in_market, strict=True)] == KEPT[players]
    assert len(set(t.pile("deck")) | set(t.pile("removed"))) == 160 - 16


@rule("PC-S3", "PC-H4")
@pytest.mark.parametrize("players", PLAYERS)
def test_tier_1_lies_on_top(players: int) -> None:
    t = new(players)
    one, two, three = KEPT[players]
    assert tiers(t.pile("deck")) == [1] * (one - 16) + [2] * two + [3] * three
    assert t.view.deck_top == kind(t.pile("deck")[0])


@rule("PC-S4", "PC-S5")
def test_sixteen_resources_in_reading_order() -> None:
    """The market is what lay on top of the same deck before it was dealt."""
    t = new(2, seed=5)
    assert all(t.shows(space) in KINDS for space in SPACES)
    assert all(space.tier == 1 for space in t.view.market)
    assert [(space.row, space.column) for space in t.view.market[:5]] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 0),
    ]


@rule("PC-S6", "PC-E2", "PC-G3")
@pytest.mark.parametrize(("players", "turns"), [(1, 34), (2, 34), (3, 51), (4, 68)])
def test_the_deck_after_the_deal(players: int, turns: int) -> None:
    """Two cards per turn for all turns but the last one."""
    t = new(players)
    assert t.view.deck == DECK[players] == 2 * (turns - 1)
    assert [t.view.turns, t.view.turns_each] == [turns, 17]


@rule("PC-S7", "PC-H11")
@pytest.mark.parametrize(("players", "count"), [(1, 10), (2, 10), (3, 12), (4, 14)])
def test_open_tokens(players: int, count: int) -> None:
    """Random ones, all different; over many games every token comes up."""
    seen: set[str] = set()
    for seed in range(20):
        supply = new(players, seed).supply()
        assert len(supply) == len(set(supply)) == count
        seen |= set(supply)
    assert seen == set(TOKENS)


@rule("PC-S8", "PC-S9")
@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_begin_and_everybody_has_an_ingenuity(players: int) -> None:
    firsts: set[int] = set()
    for seed in range(30):
        t = new(players, seed)
        first = t.view.first_player
        assert t.asked == f"{first} turn"
        assert [t.stock(seat) for seat in range(players)] == ["ingenuity"] * players
        firsts.add(first)
    assert firsts == set(range(players))


@rule("PC-S9", "PC-T1")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise_and_end_before_the_first_player(players: int) -> None:
    t = new(players, seed=3)
    first = t.view.first_player
    order: list[int] = []
    while not t.state.over:
        seat = t.state.actors()[0]
        if t.state.prompt(seat) == "turn":
            order.append(seat)
        t.state.play(seat, t.state.choices(seat)[0])
    assert order == [(first + turn) % players for turn in range(17 * players)]
    assert order[-1] == (first - 1) % players


@rule("PC-D0")
def test_what_is_chosen_before_the_game() -> None:
    """The number of players, and solo the difficulty and the path; anything else is refused."""
    assert [option.name for option in GAME.options] == ["difficulty", "automa_path"]
    assert new(1, difficulty="hard").view.automa.difficulty == "hard"
    for players in (0, 5):
        with pytest.raises(saloon.SaloonError, match="for 1 to 4 players"):
            GAME.new(players=players)
    with pytest.raises(
        saloon.SaloonError, match="'difficulty' cannot be 'brutal'; allowed: easy, medium, hard"
    ):
        new(1, difficulty="brutal")
