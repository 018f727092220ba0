"""What is in the box, and a user's own components: checked, and really used."""

from __future__ import annotations

import copy
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.point_city.table import BOX, CARDS, GAME, TOKENS, TYPES, Table, cards_with, new, rule, table

import saloon

if TYPE_CHECKING:
    from collections.abc import Callable


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The game's own components with a change."""
    data = copy.deepcopy(BOX)
    change(data)
    return data


# -- the game's own ----------------------------------------------------------------------------------------


@rule("PC-K1", "PC-K2")
def test_160_cards_in_three_tiers() -> None:
    assert len(CARDS) == 160
    assert Counter(card["tier"] for card in CARDS) == {1: 65, 2: 50, 3: 45}


@rule("PC-K1")
def test_a_card_is_what_its_upper_side_says() -> None:
    """Card 2 as a resource, and card 2 as a building."""
    t = table(market={"11": "r2", "12": "energy"}, stocks={0: ""}).play("0 take_across 1 1")
    assert (t.stock(0), t.city(0)) == ("economy energy", [])
    t = table(market={"11": 2, "12": "energy"}, stocks={0: "community"}).play("0 take_across 1 1")
    assert (t.stock(0), t.city(0), t.permanents(0)) == ("", [2], {"economy": 1})


@rule("PC-K3")
def test_resource_sides() -> None:
    """Singles in tier 1, doubles and ingenuity in the others; ingenuity is always one."""
    sides = {(card["resource"], card["amount"]) for card in CARDS}
    assert sides == {*[(name, amount) for name in TYPES for amount in (1, 2)], ("ingenuity", 1)}
    assert {card["amount"] for card in CARDS if card["tier"] == 1} == {1}


@rule("PC-K4", "PC-K5")
def test_every_building_gives_something() -> None:
    """A permanent, points, or both; or it is civic and gives neither."""
    for card in CARDS:
        assert sum(card["cost"].values()) > 0
        assert set(card["cost"]) <= set(TYPES)
        gives = "permanent" in card or card.get("points", 0) > 0
        assert gives != card.get("civic", False)
    kinds = Counter((card.get("permanent") is not None, bool(card.get("points"))) for card in CARDS)
    assert kinds == {(True, False): 40, (True, True): 60, (False, True): 30, (False, False): 30}


@rule("PC-K6")
def test_starting_cards_are_ingenuity_and_one_has_the_sign() -> None:
    for players in (1, 2, 3, 4):
        t = new(players)
        assert [t.stock(seat) for seat in range(players)] == ["ingenuity"] * players
        assert t.log("first_player") == [f"first_player {t.view.first_player}"]


@rule("PC-K7", "PC-R27")
def test_22_different_tokens_and_no_more() -> None:
    assert len(TOKENS) == len(set(TOKENS)) == 22
    assert table(supply=TOKENS).supply() == TOKENS


@rule("PC-R1")
def test_the_deck_is_the_same_for_all_five_resources() -> None:
    """Both sides of all cards stay the same set when the types change places in a circle."""
    circle = ["community", "energy", "ecology", "economy", "industry"]
    following = {**dict(zip(circle, circle[1:] + circle[:1], strict=True)), "ingenuity": "ingenuity"}

    def sides(card: dict[str, Any], names: dict[str, str]) -> tuple[Any, ...]:
        cost = frozenset((names[name], number) for name, number in card["cost"].items())
        permanent = names[card["permanent"]] if "permanent" in card else None
        told = (card["tier"], card["amount"], card.get("points", 0), card.get("civic", False))
        return (*told, names[card["resource"]], cost, permanent)

    same = {name: name for name in following}
    assert Counter(sides(card, same) for card in CARDS) == Counter(sides(card, following) for card in CARDS)


@rule("PC-R1", "PC-R26")
def test_what_is_not_certain_says_so() -> None:
    """In the file and in the rules that players read."""
    assert BOX["cards"]["confidence"] == BOX["tokens"]["confidence"] == "probable"
    by_id = {token["id"]: token["confidence"] for token in BOX["tokens"]["list"]}
    assert [name for name, sure in by_id.items() if sure == "probable"] == [
        "full_set",
        "flat_low",
        "flat_high",
        "pairs_of_a_type",
        "missing_types",
    ]
    for lang, word in (("en", "probable"), ("cs", "pravděpodobné")):
        assert word in GAME.words(lang).say("PC-R1")


@rule("PC-ST7", "PC-ST8", "PC-ST9", "PC-ST10")
def test_what_a_card_counter_knows() -> None:
    """Points buildings are cheapest in tier 1, civic ones cost one type, and backs hint at what they hide."""
    for tier, least in ((1, 2), (2, 3), (3, 4)):
        assert min(sum(CARDS[n]["cost"].values()) for n in cards_with(tier=tier, points=4)) == least
        civic = [CARDS[n]["cost"] for n in cards_with(tier=tier, civic=True)]
        assert {(len(cost), sum(cost.values())) for cost in civic} == {(1, tier + 2)}
    for name in TYPES:
        backs = [CARDS[n] for n in cards_with(tier=1, resource=name)]
        assert [len(backs), sum(card.get("permanent") == name for card in backs)] == [13, 10]
        assert [sum(card.get("civic", False) for card in backs)] == [2]
        assert all(name not in card["cost"] for card in backs)
    for tier, share in ((2, (6, 6)), (3, (4, 5))):
        assert all("permanent" not in CARDS[n] for n in cards_with(tier=tier, resource="ingenuity"))
        doubles = cards_with(tier=tier, resource="energy", amount=2)
        assert (len(cards_with(tier=tier, permanent="energy")), len(doubles)) == share


# -- a user's own ------------------------------------------------------------------------------------------


def test_the_games_own_file_is_a_good_example() -> None:
    """Given back unchanged, it is the same game."""
    for players in (1, 4):
        mine = GAME.new(players=players, seed=4, components=changed(lambda data: None))
        assert mine.view(0) == GAME.new(players=players, seed=4).view(0)


def card(number: int, **values: Any) -> Callable[[dict[str, Any]], object]:
    """A change of one card."""
    return lambda data: data["cards"]["list"][number].update(values)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data.pop("cards"), "a components file needs a table 'cards'"),
        (lambda data: data["cards"].pop("list"), "a components file needs a list 'cards.list'"),
        (lambda data: data["cards"]["list"].append(7), "a components file needs a table 'cards.160'"),
        (card(3, tier=4), "cards.3.tier is a whole number from 1 to 3, not 4"),
        (card(3, name="zoo"), "cards.3.name is one of atm,"),
        (card(3, resource="gold"), "cards.3.resource is one of community,"),
        (card(3, amount=3), "cards.3.amount is a whole number from 1 to 2, not 3"),
        (card(3, resource="ingenuity", amount=2), "cards.3.amount is a whole number from 1 to 1, not 2"),
        (card(3, cost={}), "cards.3.cost is a table of resources, such as { energy = 2 }"),
        (card(3, cost={"gold": 1}), "cards.3.cost is one of community,"),
        (card(3, cost={"energy": 6}), "cards.3.cost.energy is a whole number from 1 to 5, not 6"),
        (card(3, permanent="ingenuity"), "cards.3.permanent is one of community,"),
        (card(3, points=-1), "cards.3.points is a whole number from 0 to 50, not -1"),
        (card(3, civic="yes"), "cards.3.civic is one of true, false"),
        (card(3, civic=True), "cards.3: a building gives a permanent resource or points, or it is civic"),
        (card(3, colour="red"), "there is no 'cards.3.colour' in a components file; allowed here: tier,"),
        (
            lambda data: [data["cards"]["list"].pop(0) for _ in range(2)],
            "setup.players_4.cards is a whole number from 0 to 63, not 64",
        ),
        (lambda data: data["cards"]["list"].extend([CARDS[0]] * 36), "tier 1 has 101 cards; there is room"),
        (lambda data: data["tokens"]["list"].pop(), "the token 'ecology_industry' is missing"),
        (lambda data: data["tokens"]["list"].append({"id": "gold"}), "tokens.22.id is one of full_set,"),
        (
            lambda data: data["tokens"]["list"].append({"id": "energy", "points": 1}),
            "tokens.22: 'energy' appears twice",
        ),
        (
            lambda data: data["tokens"]["list"][1].update(points=True),
            "flat_low.points is a whole number from 0 to 50, not True",
        ),
        (
            lambda data: data["tokens"]["list"][3].pop("threshold"),
            "pairs_of_a_type.threshold is a whole number from 1 to 10, not None",
        ),
        (
            lambda data: data["tokens"]["list"][3].update(confidence="sure"),
            "pairs_of_a_type.confidence is one of exact",
        ),
        (lambda data: data.pop("setup"), "a components file needs a table 'setup'"),
        (lambda data: data["setup"].pop("players_3"), "a components file needs a table 'setup.players_3'"),
        (
            lambda data: data["setup"]["players_2"].update(cards=[40, 24]),
            "setup.players_2.cards is a list of 3",
        ),
        (
            lambda data: data["setup"]["players_2"].update(cards=[40, 24, 19]),
            "setup.players_2.cards: 83 cards; minus the 16 of the market",
        ),
        (
            lambda data: data["setup"]["players_3"].update(cards=[52, 36, 30]),
            "setup.players_3.cards: 118 cards; minus the 16 of the market",
        ),
        (
            lambda data: data["setup"]["players_2"].update(tokens=23),
            "setup.players_2.tokens is a whole number",
        ),
        (
            lambda data: data["setup"]["players_2"].update(tokens=-1),
            "setup.players_2.tokens is a whole number from 0 to 22, not -1",
        ),
        (
            lambda data: data["setup"]["players_2"].update(token=3),
            "there is no 'setup.players_2.token' in a components file; allowed here: cards, tokens,",
        ),
        (lambda data: data.pop("automa"), "a components file needs a table 'automa'"),
        (lambda data: data["automa"].pop("easy"), "a components file needs a table 'automa.easy'"),
        (lambda data: data["automa"]["hard"].update(token=-7), "automa.hard.token is a whole number from 0"),
        (lambda data: data["automa"]["hard"].update(type=[1, 2]), "automa.hard.type is a list of 3 numbers"),
    ],
)
def test_a_mistake_gets_one_sentence(change: Callable[[dict[str, Any]], object], problem: str) -> None:
    """And nothing has changed: neither the file nor the game."""
    data = changed(change)
    given = copy.deepcopy(data)
    before = GAME.new(players=4, seed=1).digest()
    with pytest.raises(saloon.SaloonError) as caught:
        GAME.new(players=4, components=data)
    assert str(caught.value).startswith(problem)
    assert "\n" not in str(caught.value)
    assert data == given
    assert GAME.new(players=4, seed=1).digest() == before


@rule("PC-R1")
def test_changed_cards_are_used() -> None:
    """Another cost, other points, another resource behind it; the game's own values stay for others."""
    dear = changed(card(2, cost={"industry": 1}, points=9, resource="ecology"))
    t = table(market={"11": 2, "12": "energy"}, stocks={0: "industry"}, components=dear)
    t.play("0 take_across 1 1")
    assert (t.stock(0), t.view.seats[0].points) == ("energy", 9)
    assert table(market={"11": "r2"}, components=dear).shows("11") == "ecology"
    assert table(market={"11": "r2"}).shows("11") == "economy"


@rule("PC-K4", "PC-R1")
def test_one_point_is_enough_for_a_building_to_give() -> None:
    number = cards_with(permanent=None, civic=False)[0]
    poor = changed(card(number, points=1))
    assert table(cities={0: [number]}, components=poor).view.seats[0].points == 1


@rule("PC-R26")
def test_changed_tokens_are_used() -> None:
    mine = changed(lambda data: data["tokens"]["list"][2].update(points=11))
    assert table(tokens={0: ["flat_high"]}, components=mine).state.scores() == [11, 0]
    mine = changed(lambda data: data["tokens"]["list"][3].update(threshold=1))
    t = table(tokens={0: ["pairs_of_a_type"]}, cities={0: [2, 3]}, components=mine)
    assert t.state.scores() == [4, 0]


@rule("PC-R14")
def test_changed_setup_and_automa_are_used() -> None:
    """A shorter game, and the other source's numbers for the automa at medium difficulty."""
    short = changed(lambda data: data["setup"]["players_2"].update(cards=[20, 2, 0], tokens=3))
    t = Table(GAME.new(players=2, components=short))
    assert [t.view.deck, t.view.turns, t.view.turns_each, len(t.supply())] == [6, 4, 2, 3]
    weak = changed(lambda data: data["automa"]["medium"].update(type=[1, 2, 3]))
    automa = {"city": cards_with(permanent="energy", points=0)[:3]}
    assert table(1, automa=automa).view.automa.points == 4
    assert table(1, automa=automa, components=weak).view.automa.points == 3
