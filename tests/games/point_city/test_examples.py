"""The worked examples that are not tested elsewhere, each laid out as described."""

from __future__ import annotations

from pathlib import Path

from tests.games.point_city.table import (
    CARDS,
    GAME,
    TOKENS,
    cards_with,
    city,
    new,
    permanents_of,
    rule,
    table,
)

from saloon.cli.library import rules_as_markdown

CITY = [7, 8, 152, 154, 129, 130, 42, 2, 48, 67, 13, 20, 74, 1, 94, 81, 59, 39]


@rule("PC-E1", "PC-V1", "PC-V2")
def test_the_city_of_the_rulebook() -> None:
    """24 + 8 + 6 + 6 + 4 = 48, for eighteen buildings, four tokens and two ingenuity cards."""
    assert sum(CARDS[card].get("points", 0) for card in CITY) == 24
    assert permanents_of(CITY) == {"community": 2, "economy": 4, "energy": 2, "ecology": 3, "industry": 1}
    tokens = ["economy", "community_energy", "threes_of_a_type", "ingenuity_cards"]
    t = table(
        cities={0: CITY},
        tokens={0: tokens},
        stocks={0: "ingenuity ingenuity industry ecology energy"},
    )
    assert t.state.scores()[0] == 48
    lines = [(line.arguments.get("token", line.name), line.points) for line in t.state.outcome().sheet(0)]
    assert lines == [
        ("buildings", 24),
        ("threes_of_a_type", 6),
        ("ingenuity_cards", 4),
        ("economy", 8),
        ("community_energy", 6),
        ("cards_left", 0),
    ]


@rule("PC-E17")
def test_the_values_of_all_tokens() -> None:
    """Economy 3, energy 2, ecology 1, and one ingenuity."""
    worth = {
        "flat_low": 5,
        "flat_high": 7,
        "pairs_of_a_type": 4,
        "threes_of_a_type": 3,
        "missing_types": 8,
        "ingenuity_cards": 2,
        "economy": 6,
        "energy": 4,
        "ecology": 2,
        "economy_ecology": 3,
        "economy_energy": 6,
        "energy_ecology": 3,
    }
    t = table(cities={0: city(economy=3, energy=2, ecology=1)}, supply=TOKENS, stocks={0: "ingenuity"})
    assert {token.token: token.worth[0] for token in t.view.supply} == {
        token: worth.get(token, 0) for token in TOKENS
    }


@rule("PC-R28")
def test_the_lost_picture_is_replaced() -> None:
    """Its page is named by a ruling, and the five examples that stand for it can be read."""
    for lang in ("en", "cs"):
        words = GAME.words(lang)
        assert all(f"PC-E{number}" in words.say("PC-R28") for number in (4, 8))
        assert all(words.has(f"PC-E{number}") for number in range(4, 9))


@rule("PC-E2")
def test_the_arithmetic_of_the_setup() -> None:
    for players, cards, turns in ((2, 82, 34), (3, 116, 51), (4, 150, 68)):
        t = new(players)
        assert 16 + t.view.deck == cards
        assert t.view.deck == 2 * (turns - 1)
        assert 160 - cards == sum(t.view.removed)


@rule("PC-E16")
def test_forty_points_each() -> None:
    """Two cards against three."""
    fives, sevens, ones = cards_with(points=5), cards_with(points=7), cards_with(points=1)
    cities = {0: [*fives[:8]], 1: [*sevens[:5], *ones[:5]]}
    t = table(cities=cities, stocks={0: "double_energy ingenuity", 1: "energy energy ecology"})
    assert t.state.scores() == [40, 40]
    assert t.state.outcome().ranking == [[1], [0]]
    t = table(cities=cities, stocks={0: "double_energy ingenuity", 1: "energy ecology"})
    assert t.state.outcome().winners == [0, 1]


def test_the_page_of_the_rules_is_up_to_date() -> None:
    """It is what `saloon rules point_city` prints."""
    page = Path(__file__).parents[3] / "docs" / "rules" / "point_city.md"
    assert page.read_text(encoding="utf-8") == rules_as_markdown(GAME, "en")
