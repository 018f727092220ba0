"""What good players do, and the game's own bots too, in positions where it clearly applies."""

from __future__ import annotations

import random
from functools import cache
from statistics import mean
from typing import Any

import pytest
from tests.games.point_city.table import (
    CARDS,
    GAME,
    Table,
    cards_with,
    city,
    last_turn,
    new,
    resources,
    rule,
    table,
)
from tests.games.point_city.thinking import appeals, chosen, favourite, knowledge, worth

from saloon.bots import make_bot

FOUR_POINTS = cards_with(points=4, tier=1)
CIVIC = cards_with(civic=True, tier=1)
CHECKERED = dict(zip(["11", "22", "33", "44"], cards_with(tier=3, permanent="energy"), strict=True))
"""Dear buildings that leave nothing to flip."""


def late(turns: int, players: int = 2, **rest: Any) -> Table:
    """A position with that many turns left for everybody, seat 0 to play."""
    return table(players, deck_size=2 * (players * turns - 1), turn=0, **rest)


@cache
def games(spec: str, players: int, count: int) -> list[Any]:
    """The final views of some games between bots of one kind."""
    found: list[Any] = []
    for seed in range(count):
        state = GAME.new(players, seed)
        bots = [make_bot(spec, seed * 10 + seat) for seat in range(players)]
        while not state.over:
            player = state.actor()
            state.apply(player, bots[player].choose(state.perspective(player)))
        found.append(state.view(None))
    return found


def seats(spec: str, players: int, count: int) -> list[Any]:
    """All players of some games."""
    return [seat for view in games(spec, players, count) for seat in view.seats]


@rule("PC-ST1")
def test_permanents_first() -> None:
    """Early a permanent is worth more than half a point per turn and beats four points; late it does not."""
    early, end = late(16, cities={0: [2]}), late(1, cities={0: [2]})
    plain_early, plain_end = late(16), late(1)
    assert worth(early) - worth(plain_early) > 0.5 * 16
    assert worth(end) - worth(plain_end) < 1
    first, second = late(16, cities={0: city(energy=1)}), late(16, cities={0: city(energy=2)})
    assert worth(second) - worth(first) < worth(first) - worth(plain_early), (
        "the second of a type brings less"
    )
    market = {**resources(), **CHECKERED, "14": 26, "41": FOUR_POINTS[0]}
    stock = {0: "industry industry ingenuity ingenuity"}
    early, end = late(16, market=market, stocks=stock), late(1, market=market, stocks=stock)
    assert appeals(early)["take_across 1 3"] > appeals(early)["take_across 4 1"]
    assert appeals(end)["take_across 1 3"] < appeals(end)["take_across 4 1"]


@rule("PC-ST2")
def test_tokens_are_worth_a_building() -> None:
    """A civic building is bought when it can be, and greedy players end with two to four tokens."""
    market = {**resources(), **CHECKERED, "14": CIVIC[0]}
    t = late(9, market=market, cities={0: city(**dict.fromkeys(CARDS[CIVIC[0]]["cost"], 3))}, stocks={0: ""})
    assert favourite(t) in ("take_across 1 3", "take_down 1 4")
    assert chosen(t) in ("take_across 1 3", "take_down 1 4")


@pytest.mark.slow
@rule("PC-ST2", "PC-ST3", "PC-ST4")
def test_what_sensible_and_random_games_look_like() -> None:
    """About 45 points against 20 to 25; half of the cards are buildings; a few cards are left."""
    sensible, chance = seats("greedy", 3, 6), seats("random", 3, 30)
    assert 40 < mean(seat.points for seat in sensible) < 50
    assert 18 < mean(seat.points for seat in chance) < 27
    assert 14 < mean(len(seat.city) for seat in sensible) < 20
    assert 8 < mean(sum(seat.permanents.values()) for seat in sensible) < 13
    assert 0.5 < mean(seat.cards for seat in sensible) < 5
    assert 2 <= mean(len(seat.tokens) for seat in sensible) <= 4


@rule("PC-ST4")
def test_35_cards_per_player() -> None:
    """34 taken and the starting one."""
    state = new(2, seed=1).state
    chance = random.Random(1)
    while not state.over:
        state.play(state.actor(), chance.choice(state.choices(state.actor())))
    view = state.view(None)
    assert sum(seat.cards + len(seat.city) for seat in view.seats) + sum(view.discards.values()) == 70


def choosing(supply: list[str], **permanents: int) -> Table:
    """Player 0 chooses one of these tokens, with few turns left."""
    have = city(**permanents)
    cost = next(iter(CARDS[CIVIC[0]]["cost"]))
    t = late(
        4,
        market=resources(s11=CIVIC[0]),
        cities={0: have},
        stocks={0: f"{cost} {cost} {cost}"},
        supply=supply,
    )
    return t.play("0 take_across 1 1")


@rule("PC-ST5", "PC-ST6")
@pytest.mark.parametrize(
    ("supply", "permanents", "token"),
    [
        (["energy", "ecology", "full_set"], {"energy": 4}, "energy"),
        (["energy", "energy_ecology"], {"energy": 3, "ecology": 3}, "energy_ecology"),
        (["threes_of_a_type", "full_set"], {"energy": 3, "ecology": 3, "industry": 1}, "threes_of_a_type"),
        (
            ["full_set", "threes_of_a_type"],
            dict.fromkeys(["community", "economy", "energy", "ecology", "industry"], 2),
            "full_set",
        ),
        (["flat_high", "flat_low", "industry"], {"industry": 1}, "flat_high"),
        (["missing_types", "flat_high"], {"energy": 4, "ecology": 3}, "missing_types"),
    ],
)
def test_tokens_that_fit_the_players_city(supply: list[str], permanents: dict[str, int], token: str) -> None:
    t = choosing(supply, **permanents)
    assert favourite(t) == chosen(t) == f"choose {token}"


@rule("PC-ST7")
def test_the_bargain_of_tier_1() -> None:
    """Four points for two resources are taken late rather than four points for more."""
    dear = cards_with(points=4, tier=3)[0]
    stock = {0: "community community economy economy energy energy ecology ecology industry industry"}
    t = late(2, market={**resources(), **CHECKERED, "14": FOUR_POINTS[0], "41": dear}, stocks=stock)
    assert max(appeals(t)["take_across 1 3"], appeals(t)["take_down 1 4"]) > max(
        appeals(t)["take_across 4 1"], appeals(t)["take_down 3 1"]
    )


@rule("PC-ST11")
def test_the_top_card_fills_the_first_empty_space() -> None:
    """As a building after a resource, as the known resource after a building."""
    t = table(market=resources(s12=2), stocks={0: "community energy"}, deck=[17, 18])
    known = t.view.deck_top
    t.play("0 take_across 1 1")
    assert t.shows("11") == 17
    t = table(market=resources(s11=2), stocks={0: "community energy"}, deck=[17, 18])
    t.play("0 take_across 1 1")
    assert t.shows("11") == known


@rule("PC-ST12")
def test_two_resources_are_two_buildings_for_the_others() -> None:
    """What the next player can build before, and after."""
    deck = [FOUR_POINTS[0], FOUR_POINTS[1]]
    t = late(3, market=resources(), deck=deck, stocks={0: "", 1: "ingenuity ingenuity"})
    assert t.buildings() == []
    t.play("0 take_across 1 1")
    assert t.buildings() == ["11", "12"]
    affordable = [pair for pair in t.state.view(1).pairs if pair.missing == 0 and {0, 1} & set(pair.spaces)]
    assert affordable != []


@rule("PC-ST13")
def test_what_cards_in_stock_are_worth() -> None:
    """Ingenuity before doubles before singles; two singles before one double; nothing at the end."""
    known = knowledge(late(10))
    each = {
        kinds: known.stock_worth(late(10, stocks={0: kinds}).state, 0, 10.0)
        for kinds in ("energy", "double_energy", "ingenuity", "energy energy")
    }
    assert each["energy"] < each["double_energy"] < each["ingenuity"]
    assert each["double_energy"] < 0.75 * each["energy energy"]
    ending = [
        known.stock_worth(late(10, stocks={0: "ingenuity energy"}).state, 0, turns)
        for turns in (4.0, 2.0, 0.0)
    ]
    assert ending[0] > ending[1] > ending[2] == 0


@rule("PC-ST14")
def test_the_deck_is_a_last_resort() -> None:
    """It is not drawn from while something good is available, but for an ingenuity if nothing is."""
    t = late(9, market=resources(s11=2), stocks={0: "community energy"}, deck=["energy"])
    assert favourite(t) != "draw"
    assert chosen(t) != "draw"
    dear = dict(
        zip(["11", "13", "22", "24", "31", "33", "42", "44"], cards_with(civic=True, tier=3), strict=False)
    )
    t = late(9, market={**resources(), **dear}, stocks={0: ""}, deck=["ingenuity"])
    assert t.choices(0) == ["draw"]


@rule("PC-ST15")
def test_only_points_count_on_the_last_turn() -> None:
    """Four points rather than a permanent, and the ingenuity is spent for them."""
    market = {**resources(), **CHECKERED, "14": FOUR_POINTS[0]}
    t = last_turn(market=market, stocks={1: "ingenuity ingenuity"})
    best = [
        move
        for move in t.choices(1, "take_across", "take_down")
        if move in ("take_across 1 3", "take_down 1 4")
    ]
    assert favourite(t, 1) in best
    assert chosen(t, seat=1) in best
    keeps = last_turn(market=market, stocks={1: "ingenuity " * 5}, tokens={1: ["ingenuity_cards"]})
    assert worth(keeps, 1) == pytest.approx(10 + worth(last_turn(market=market, stocks={1: ""}), 1), abs=3)


@rule("PC-ST16")
def test_flips_are_possible_on_the_first_two_turns() -> None:
    """Whatever the first player does, there are at most three buildings in the market then."""
    for seed in range(20):
        t = new(2, seed)
        chance = random.Random(seed)
        for turn in range(2):
            seat = t.state.actor()
            assert t.choices(seat, "flip") != []
            while t.state.actor() == seat and t.view.turn == turn + 1:
                t.state.play(seat, chance.choice(t.state.choices(seat)))


@rule("PC-ST16")
def test_a_flip_is_liked_if_the_hidden_building_can_be_paid() -> None:
    """Rich in cards it looks better than poor."""
    rich = late(14, market=resources(), stocks={0: "community economy energy ecology industry ingenuity"})
    poor = late(14, market=resources(), stocks={0: ""})
    assert appeals(rich)["flip 2 2"] > appeals(poor)["flip 2 2"]


@pytest.mark.slow
@rule("PC-ST17")
def test_going_first_is_not_a_great_advantage() -> None:
    """In random games the first player wins neither much more nor much less than an even share."""
    won = 0.0
    for view, first in ((view, view.first_player) for view in games("random", 2, 300)):
        points = [(seat.points, seat.cards) for seat in view.seats]
        won += 1.0 if points[first] > points[1 - first] else 0.5 if points[0] == points[1] else 0.0
    assert 0.4 < won / 300 < 0.62


@rule("PC-ST18")
def test_good_buildings_are_taken_from_the_automas_path() -> None:
    """Of two equal buildings, the one that the automa would get next is built; the other one waits."""
    have = city(community=2, economy=2, energy=2, ecology=2, industry=2)
    seven, other = cards_with(points=7)[:2]
    stock = {0: "community economy energy ecology industry " * 2}
    market = {**resources(), "21": seven, "24": other}
    options = {"difficulty": "hard"}
    t = table(1, market=market, cities={0: have}, stocks=stock, deck_size=6, options=options)
    assert t.view.automa.next_spaces == [4, 8]
    assert chosen(t, "search:n=200") in ("take_across 2 1", "take_down 1 1", "take_down 2 1")


@rule("PC-ST19")
def test_what_is_hard_at_first_is_done_by_the_table() -> None:
    """It knows the side to refill and lets a permanent pay once; the rules say so, too."""
    for lang in ("en", "cs"):
        words = GAME.words(lang)
        assert words.has("PC-ST19")
        assert words.say("PC-O1") != words.say("PC-O3")
    t = table(market=resources(s11=2, s12=21), cities={0: city(energy=1)}, stocks={0: "community industry"})
    assert t.refusal("0 take_across 1 1") == "PC-B1"
