"""Civic buildings and tokens, and what tokens are worth."""

from __future__ import annotations

import pytest
from tests.games.point_city.table import (
    CARDS,
    TOKENS,
    TYPES,
    Table,
    cards_with,
    city,
    last_turn,
    new,
    resources,
    rule,
    table,
)
from tests.games.tables import walk

CIVIC = cards_with(civic=True, tier=1)


def building(*civic: int, supply: list[str], **rest: object) -> Table:
    """Player 0 can build civic buildings for free, at (1,1) and (1,2)."""
    spaces = dict(zip(("s11", "s12"), civic, strict=False))
    have = city(community=6, economy=6, energy=6, ecology=6, industry=6)
    return table(market=resources(**spaces), cities={0: have}, supply=supply, **rest)


def value(token: str, **permanents: int) -> int:
    """What a token is worth with these permanents and nothing else."""
    t = table(cities={0: city(**permanents)}, tokens={0: [token]}, stocks={0: ""})
    assert t.view.seats[0].building_points == 0
    assert t.view.seats[0].tokens[0].worth[0] == t.state.scores()[0]
    return t.state.scores()[0]


@rule("PC-C1", "PC-D4")
def test_a_civic_building_brings_a_token_of_choice() -> None:
    t = building(CIVIC[0], supply=["flat_low", "energy", "flat_high"])
    t.play("0 take_across 1 1")
    assert (t.asked, t.view.tokens_to_choose) == ("0 choose", 1)
    assert set(t.choices(0)) == {"choose flat_low", "choose energy", "choose flat_high"}
    assert t.refusal("0 choose ecology") == "PC-C3"
    t.play("0 choose energy")
    assert (t.tokens(0), t.supply()) == (["energy"], ["flat_low", "flat_high"])
    assert t.log("chose") == ["chose 0 energy"]


@rule("PC-K5", "PC-C1")
@pytest.mark.parametrize("card", CIVIC)
def test_a_civic_building_gives_nothing_else(card: int) -> None:
    t = building(card, supply=["flat_low", "flat_high"])
    before = (t.permanents(0), t.view.seats[0].points)
    t.play("0 take_across 1 1")
    assert (t.permanents(0), t.view.seats[0].points) == before


@rule("PC-C1")
def test_other_buildings_bring_no_token() -> None:
    t = building(cards_with(points=4)[0], supply=["flat_low", "flat_high"]).play("0 take_across 1 1")
    assert (t.tokens(0), t.asked) == ([], "1 turn")


@rule("PC-C2", "PC-R24")
def test_two_civic_buildings_bring_two_tokens_one_after_the_other() -> None:
    t = building(CIVIC[0], CIVIC[1], supply=["flat_low", "energy", "flat_high"])
    t.play("0 take_across 1 1")
    assert t.view.tokens_to_choose == 2
    t.play("0 choose flat_high")
    assert (t.asked, t.view.tokens_to_choose) == ("0 choose", 1)
    assert t.refusal("0 choose flat_high") == "PC-C1"
    t.play("0 choose flat_low")
    assert (sorted(t.tokens(0)), t.supply()) == (["flat_high", "flat_low"], ["energy"])


@rule("PC-C3")
def test_the_supply_is_never_refilled() -> None:
    t = new(4, seed=6)
    open_tokens = set(t.supply())
    for _ in walk(t, seed=2):
        owned = {token for seat in range(4) for token in t.tokens(seat)}
        assert set(t.supply()) | owned == open_tokens
        assert not set(t.supply()) & owned
    assert len(t.supply()) < 14


@rule("PC-C4", "PC-R7")
def test_without_tokens_it_can_be_built_and_brings_nothing() -> None:
    t = building(CIVIC[0], supply=[]).play("0 take_across 1 1")
    assert (CIVIC[0] in t.city(0), t.tokens(0), t.asked) == (True, [], "1 turn")
    assert t.log("no_token") == ["no_token 0"]


@rule("PC-E15", "PC-C4")
def test_two_civic_buildings_and_one_token_left() -> None:
    """It is taken without asking, and the second building brings nothing."""
    t = building(CIVIC[0], CIVIC[1], supply=["energy"]).play("0 take_across 1 1")
    assert (t.tokens(0), t.asked) == (["energy"], "1 turn")
    assert t.log("chose", "no_token") == ["chose 0 energy", "no_token 0"]


@rule("PC-R8", "PC-D4")
def test_a_token_must_be_taken() -> None:
    """There is nothing else to choose; the last one is handed over by itself."""
    t = building(CIVIC[0], supply=["missing_types", "full_set"]).play("0 take_across 1 1")
    assert {move.split()[0] for move in t.choices(0)} == {"choose"}
    t = building(CIVIC[0], supply=["missing_types"]).play("0 take_across 1 1")
    assert t.tokens(0) == ["missing_types"]


@rule("PC-C5", "PC-C6")
def test_a_token_counts_the_final_city_of_its_owner() -> None:
    """What is built after it was taken counts, what others build does not."""
    t = last_turn(market=resources(s11=2), stocks={1: "community energy"}, tokens={1: ["economy"]})
    assert t.state.scores() == [0, 0]
    t.play("1 take_across 1 1")
    assert (t.state.over, t.state.scores()) == (True, [0, 2])
    t = last_turn(market=resources(s11=2), stocks={1: "community energy"}, tokens={0: ["economy"]})
    assert t.play("1 take_across 1 1").state.scores() == [0, 0]


@rule("PC-V2", "PC-O5", "PC-V11")
@pytest.mark.parametrize("token", [token for token in TOKENS if token != "ingenuity_cards"])
def test_tokens_do_not_count_cards_in_stock(token: str) -> None:
    rich = {0: "community economy energy ecology industry double_energy ingenuity ingenuity"}
    poor = {0: ""}
    scores = [table(tokens={0: [token]}, stocks=stocks).state.scores()[0] for stocks in (rich, poor)]
    assert scores[0] == scores[1]


@rule("PC-V3")
def test_fixed_tokens() -> None:
    assert (value("flat_low"), value("flat_high")) == (5, 7)


@rule("PC-V4")
@pytest.mark.parametrize("name", TYPES)
def test_tokens_for_one_type(name: str) -> None:
    assert [value(name, **{name: count}) for count in (0, 1, 4)] == [0, 2, 8]
    assert value(name, **{other: 2 for other in TYPES if other != name}) == 0


@rule("PC-V5")
def test_the_token_for_ingenuity() -> None:
    """Starting cards and others, as long as they are not spent."""
    for count in (0, 1, 3):
        t = table(tokens={0: ["ingenuity_cards"]}, stocks={0: "ingenuity " * count})
        assert t.state.scores()[0] == 2 * count
    t = table(
        market=resources(s11=2), tokens={0: ["ingenuity_cards"]}, stocks={0: "community ingenuity ingenuity"}
    )
    assert t.play("0 take_across 1 1", "0 pay 0 0").state.scores()[0] == 2


PAIRS = [token for token in TOKENS if len(token.split("_")) == 2 and token.split("_")[0] in TYPES]


@rule("PC-V6")
@pytest.mark.parametrize("token", PAIRS)
def test_tokens_for_pairs(token: str) -> None:
    one, other = token.split("_")
    assert value(token, **{one: 3}) == 0
    assert value(token, **{one: 3, other: 2}) == 6
    assert value(token, **{one: 1, other: 4}) == 3
    assert value(token, **{name: 3 for name in TYPES if name not in (one, other)}) == 0


@rule("PC-V6")
def test_there_is_a_token_for_every_pair_of_types() -> None:
    assert len({frozenset(token.split("_")) for token in PAIRS}) == 10


@rule("PC-V7")
def test_tokens_for_twos_and_threes() -> None:
    """A type counts once, however many there are."""
    assert value("pairs_of_a_type", energy=1) == 0
    assert value("pairs_of_a_type", energy=2, ecology=5, industry=1) == 4
    assert value("threes_of_a_type", energy=2, ecology=2) == 0
    assert value("threes_of_a_type", energy=3, ecology=6, industry=2) == 6


@rule("PC-V8")
def test_the_token_for_missing_types() -> None:
    assert value("missing_types") == 20
    assert value("missing_types", energy=3, ecology=1) == 12
    assert value("missing_types", **dict.fromkeys(TYPES, 1)) == 0


@rule("PC-V9")
def test_the_token_for_complete_sets() -> None:
    assert value("full_set", community=3, economy=3, energy=3, ecology=3) == 0
    assert value("full_set", community=3, economy=2, energy=4, ecology=2, industry=2) == 12


@rule("PC-V10")
def test_a_permanent_counts_for_several_tokens() -> None:
    tokens = ["energy", "energy_ecology", "threes_of_a_type"]
    t = table(cities={0: city(energy=3, ecology=1)}, tokens={0: tokens})
    assert t.state.scores()[0] == 6 + 3 + 3


@rule("PC-V4", "PC-V6")
def test_what_one_more_permanent_would_add() -> None:
    t = table(
        cities={0: city(energy=2, ecology=1)}, tokens={0: ["energy", "energy_ecology", "threes_of_a_type"]}
    )
    assert t.view.seats[0].one_more == {
        "community": 0,
        "economy": 0,
        "energy": 5,
        "ecology": 3,
        "industry": 0,
    }


@rule("PC-V4", "PC-V6", "PC-V8")
def test_what_one_more_permanent_would_add_to_each_token() -> None:
    """Open tokens show it to everybody; with the one for missing types it is a loss."""
    supply = ["energy", "energy_ecology", "missing_types", "flat_low"]
    t = table(cities={0: city(energy=2, ecology=1)}, supply=supply)
    assert [token.one_more for token in t.view.supply] == [
        [{"energy": 2}, {"energy": 2}],
        [{"ecology": 3}, {}],
        [dict.fromkeys(("community", "economy", "industry"), -4), dict.fromkeys(TYPES, -4)],
        [{}, {}],
    ]
    t = table(cities={0: city(energy=2)}, tokens={0: ["missing_types"]})
    assert t.view.seats[0].one_more["industry"] == t.view.seats[0].tokens[0].one_more[0]["industry"] == -4


@rule("PC-C5")
def test_the_open_tokens_show_what_they_would_be_worth_to_whom() -> None:
    first, second, third = city(energy=3)
    cities = {0: [first, second], 1: [third, *city(ecology=1)]}
    t = table(cities=cities, supply=["energy", "energy_ecology"])
    assert [token.worth for token in t.view.supply] == [[4, 2], [0, 3]]
    assert [(token.counts, token.points, token.types) for token in t.view.supply] == [
        ("per_permanent", 2, ["energy"]),
        ("per_pair", 3, ["energy", "ecology"]),
    ]


def test_all_civic_cards_cost_one_type() -> None:
    assert {len(CARDS[card]["cost"]) for card in cards_with(civic=True)} == {1}
