"""The end of the game and who wins it."""

from __future__ import annotations

import random

import pytest
from tests.games.point_city.table import SPACES, Table, cards_with, last_turn, new, resources, rule, table
from tests.games.tables import walk

DEAR = cards_with(civic=True, tier=3)
"""Buildings that a poor player cannot pay for."""


def split(points: int, *stocks: str) -> list[list[int]]:
    """The ranking of players with equal points, whose stocks these are."""
    cards = iter(cards_with(points=4))
    cities = {seat: [next(cards) for _ in range(2)] for seat in range(len(stocks))}
    t = table(len(stocks), cities=cities, stocks=dict(enumerate(stocks)))
    assert t.state.scores() == [points] * len(stocks)
    return t.state.outcome().ranking


@rule("PC-G1", "PC-G2", "PC-G3", "PC-E2", "PC-E20", "PC-M7")
@pytest.mark.parametrize(("players", "turns"), [(2, 34), (3, 51), (4, 68)])
def test_seventeen_turns_each(players: int, turns: int) -> None:
    """The deck is empty before the last turn; after it 14 cards are left (or all 16, PC-R9)."""
    t = new(players, seed=players)
    made = [0] * players
    for move in walk(t, seed=players):
        if move.split()[1] in ("take_across", "take_down", "draw", "pass"):
            made[int(move[0])] += 1
        if not t.state.over:
            assert t.view.deck == 2 * (turns - t.view.turn)
            assert t.view.is_last_turn == (t.view.turn == turns)
        if t.asked.endswith(" turn"):
            assert [seat.turns_left for seat in t.view.seats] == [17 - each for each in made]
    assert made == [17] * players
    assert (t.view.deck, t.view.turn) == (0, turns)
    assert sum(t.shows(space) is not None for space in SPACES) == 14
    assert t.state.outcome().reason == "last_turn"


@rule("PC-G1", "PC-E20")
def test_the_last_turn_is_not_refilled() -> None:
    t = last_turn(market=resources())
    assert t.view.is_last_turn
    assert t.refusal("1 draw") == "PC-T9"
    t.play("1 take_across 2 2")
    assert t.state.over
    assert [space for space in SPACES if t.shows(space) is None] == ["22", "23"]
    assert t.log("refilled_resource", "refilled_building") == []
    assert t.log("scored") == ["scored 0 0", "scored 1 0"]
    assert t.refusal("0 draw") == "PC-G1"


@rule("PC-G4")
@pytest.mark.parametrize("move", ["draw", "take_across 1 1"])
def test_an_empty_deck_leaves_one_more_turn(move: str) -> None:
    """Wherever its last two cards went, the market is full and the next player takes from it."""
    t = table(market=resources(), deck_size=2, turn=0).play(f"0 {move}")
    assert t.log("deck_empty") == ["deck_empty"]
    assert (t.asked, t.view.deck, t.view.is_last_turn) == ("1 turn", 0, True)
    assert all(t.shows(space) is not None for space in SPACES)
    t.play(f"1 {t.choices(1, 'take_across', 'take_down')[0]}")
    while not t.state.over:
        t.play(f"1 {t.choices(1)[0]}")
    assert t.view.turn == 34


def stuck(**rest: object) -> Table:
    """The last turn, in a market without an affordable pair: resources lie between dear buildings."""
    black = [space for space in SPACES if (int(space[0]) + int(space[1])) % 2 == 0]
    market = {**resources(), **dict(zip(black, DEAR, strict=False))}
    return last_turn(market=market, stocks={0: "energy energy", 1: ""}, **rest)


@rule("PC-R9", "PC-G2", "PC-T2")
def test_nothing_to_take_on_the_last_turn() -> None:
    """Nobody is asked: the turn passes, the game is over, and 16 cards are left."""
    t = stuck()
    assert t.state.over
    assert sum(t.shows(space) is not None for space in SPACES) == 16
    assert (t.view.turn, t.view.turns) == (34, 34)
    assert (t.stock(0), t.stock(1)) == ("energy energy", "")


@rule("PC-R9")
def test_it_is_announced_and_other_turns_differ() -> None:
    """With cards in the deck the same market does not end the game."""
    black = [space for space in SPACES if (int(space[0]) + int(space[1])) % 2 == 0]
    market = {**resources(), **dict(zip(black, DEAR, strict=False))}
    t = table(market=market, stocks={0: "", 1: ""}, deck_size=2)
    assert t.choices(0) == ["draw"]
    t.play("0 draw")
    assert (t.state.over, t.log("passed")) == (True, ["passed 1"])


@rule("PC-R11", "PC-F3")
@pytest.mark.parametrize("flipped", ["41", "42", "43", "44"])
def test_a_flip_on_the_last_turn_leaves_something_to_take(flipped: str) -> None:
    """Whichever card of the only line of resources is flipped, two of its neighbours are still free."""
    buildings = dict(zip(SPACES[:12], [*DEAR, 110, 111], strict=True))
    row = {"41": "r2", "42": "r0", "43": "r3", "44": "r4"}
    t = last_turn(market={**buildings, **row}, stocks={1: ""})
    assert len(t.choices(1, "flip")) == 4
    t.play(f"1 flip 4 {flipped[1]}")
    assert len(t.choices(1, "take_across")) > 0
    t.play(f"1 {t.choices(1)[0]}")
    assert t.state.over


@rule("PC-V1", "PC-V11")
def test_points_on_buildings_and_tokens() -> None:
    """Cards in stock bring nothing."""
    t = table(
        cities={0: [*cards_with(points=4)[:2], *cards_with(points=7)[:1]]},
        tokens={0: ["flat_high"]},
        stocks={0: "energy double_energy ingenuity"},
    )
    assert t.state.scores() == [15 + 7, 0]
    assert [(line.name, line.points) for line in t.state.outcome().sheet(0)] == [
        ("buildings", 15),
        ("token", 7),
        ("cards_left", 0),
    ]


@rule("PC-V12")
def test_the_most_points_win() -> None:
    cities = {0: cards_with(points=4)[:1], 1: cards_with(points=7)[:1]}
    t = table(3, cities=cities, stocks={0: "energy energy", 1: "", 2: "energy energy energy"})
    assert t.state.outcome().ranking == [[1], [0], [2]]


@rule("PC-V12", "PC-R19", "PC-E16")
def test_ties_are_broken_by_cards_and_not_by_icons() -> None:
    """Three singles beat a double with an ingenuity; equal numbers share."""
    assert split(8, "double_energy ingenuity", "energy energy ecology") == [[1], [0]]
    assert split(8, "double_energy ingenuity", "energy ecology") == [[0, 1]]
    assert split(8, "energy energy", "ingenuity double_energy", "energy") == [[0, 1], [2]]


@rule("PC-V12")
def test_the_lab_breaks_ties_the_same_way() -> None:
    """The layout ranks as the outcome does, in games that end with equal points."""
    chance = random.Random(3)
    ties = 0
    for seed in range(60):
        t = new(4, seed)
        while not t.state.over:
            seat = t.state.actor()
            t.state.play(seat, chance.choice(t.state.choices(seat)))
        scores = t.state.scores()
        ranking = t.state.outcome().ranking
        assert ranking == t.state.layout.ranking(t.state)
        order = [seat for group in ranking for seat in group]
        assert [scores[seat] for seat in order] == sorted(scores, reverse=True)
        ties += len(set(scores)) < 4
    assert ties > 0
