"""Buildings and how they are paid for."""

from __future__ import annotations

import itertools
import random

import pytest
from tests.games.point_city.table import (
    CARDS,
    KINDS,
    TYPES,
    Table,
    cards_with,
    city,
    new,
    permanents_of,
    resources,
    rule,
    table,
)
from tests.games.tables import walk


def buying(
    card: int, other: int | str = "ecology", *, stock: str = "", permanents: list[int] | None = None
) -> Table:
    """Player 0 may take a card and its neighbour, at (1,1) and (1,2)."""
    market = {**resources(), "11": card, "12": other}
    return table(market=market, stocks={0: stock}, cities={0: permanents or []})


def affordable(t: Table) -> bool:
    """Whether the pair can be taken."""
    return t.refusal("0 take_across 1 1") == ""


def pays_for(t: Table) -> list[list[str]]:
    """All ways to pay for the pair at (1,1) and (1,2): the cards spent."""
    found: list[list[str]] = []
    taken = [t.shows(space) for space in ("11", "12") if isinstance(t.shows(space), str)]
    before = [*t.stock(0).split(), *taken]

    def follow(at: Table) -> None:
        if at.asked.startswith("0 pay_"):
            for move in at.choices(0):
                follow(Table(at.state.clone()).play(f"0 {move}"))
            return
        spent = list(before)
        for kind in at.stock(0).split():
            spent.remove(kind)
        found.append(sorted(spent))

    follow(Table(t.state.clone()).play("0 take_across 1 1"))
    return sorted(found)


def possible_payments(need: dict[str, int], stock: list[str]) -> list[list[str]]:
    """All minimal sets of cards that cover a need, found by trying every one."""

    def covers(cards: list[str]) -> bool:
        missing = 0
        for name, icons in need.items():
            missing += max(0, icons - cards.count(name) - 2 * cards.count(f"double_{name}"))
        return missing <= cards.count("ingenuity")

    found: set[tuple[str, ...]] = set()
    for size in range(len(stock) + 1):
        for chosen in itertools.combinations(sorted(stock), size):
            cards = list(chosen)
            if covers(cards) and not any(covers(cards[:i] + cards[i + 1 :]) for i in range(size)):
                found.add(chosen)
    return sorted(list(each) for each in found)


# -- what can be afforded ----------------------------------------------------------------------------------


@rule("PC-B1", "PC-B2", "PC-E4")
def test_the_whole_cost_or_nothing() -> None:
    """Building 26 costs two industry: one is not enough, and a community card does not help."""
    assert buying(26, "community", stock="industry").refusal("0 take_across 1 1") == "PC-B1"
    t = buying(26, "community", stock="industry ingenuity")
    assert t.play("0 take_across 1 1").stock(0) == "community"


@rule("PC-B1")
def test_the_unaffordable_spoils_the_pair() -> None:
    """Other pairs with the resource stay possible."""
    t = buying(26, "community")
    assert t.refusal("0 take_across 1 1") == "PC-B1"
    assert t.refusal("0 take_across 1 2") == ""


@rule("PC-B3", "PC-B10", "PC-E6")
def test_permanents_and_cards_in_any_mixture() -> None:
    """Building 37: two ecology and one energy. Permanents of other types are of no use."""
    ecology = city(ecology=1)
    t = buying(37, "industry", stock="energy ingenuity", permanents=ecology).play("0 take_across 1 1")
    assert (t.stock(0), t.view.seats[0].points, t.permanents(0)) == (
        "industry",
        2,
        {"economy": 1, "ecology": 1},
    )
    assert not affordable(buying(37, "industry", stock="energy ingenuity", permanents=city(industry=3)))
    assert not affordable(buying(37, "industry", stock="energy", permanents=ecology))


@rule("PC-B4")
def test_spent_cards_are_gone_and_permanents_are_not() -> None:
    t = buying(2, stock="community energy").play("0 take_across 1 1")
    assert t.view.discards == {"community": 1, "energy": 1, "ingenuity": 1}, "with the starting card"
    free = city(community=1, energy=1)
    t = buying(2, permanents=free).play("0 take_across 1 1")
    assert t.view.discards == {"ingenuity": 1}
    assert t.permanents(0) == {"community": 1, "economy": 1, "energy": 1}


@rule("PC-B5", "PC-O3", "PC-E7")
def test_a_permanent_pays_once_per_turn() -> None:
    """Both buildings cost an energy; the permanent pays one of them, and again on the next turn."""
    energy = city(energy=1)
    assert not affordable(buying(2, 21, stock="community industry", permanents=energy))
    t = buying(2, 21, stock="community industry ingenuity", permanents=energy)
    t.play("0 take_across 1 1")
    assert (t.stock(0), t.city(0)[-2:]) == ("", [2, 21])
    third = cards_with(cost={"energy": 1, "ecology": 1}, tier=1)[0]
    market = {**resources(), "31": third}
    t = table(market=market, cities={0: energy}, stocks={0: "ecology", 1: ""})
    assert t.refusal("0 take_across 3 1") == ""


@rule("PC-B6", "PC-O4", "PC-R29", "PC-E5", "PC-R6")
def test_the_resource_of_the_pair_may_pay() -> None:
    """Building 2 costs a community and an energy; the energy comes with it, and its space gets a building."""
    t = buying(2, "energy", stock="community")
    t.play("0 take_across 1 1")
    assert (t.stock(0), t.permanents(0)) == ("", {"economy": 1})
    assert [isinstance(t.shows("11"), int), isinstance(t.shows("12"), int)] == [False, True]
    assert not affordable(buying(2, "industry", stock="community"))
    assert affordable(buying(2, "ingenuity", stock="community"))


@rule("PC-B6", "PC-Q4", "PC-T5")
@pytest.mark.parametrize(
    ("neighbour", "move"),
    [
        ("21", "take_across 2 1"),
        ("23", "take_across 2 2"),
        ("12", "take_down 1 2"),
        ("32", "take_down 2 2"),
    ],
)
def test_the_ingenuity_of_the_pair_may_pay_wherever_it_lies(neighbour: str, move: str) -> None:
    """Left, right, above and below of a building that costs one icon more than there are cards."""
    market = {**resources(s22=2), neighbour: "ingenuity"}
    t = table(market=market, stocks={0: "community"})
    assert t.choices(0, "take_across", "take_down").count(move) == 1
    assert t.play(f"0 {move}").city(0) == [2]
    poor = table(market={**market, neighbour: "industry"}, stocks={0: "community"})
    assert poor.refusal(f"0 {move}") == "PC-B1"


@rule("PC-R6")
def test_the_resource_of_the_pair_need_not_pay() -> None:
    """It is one more card of the stock."""
    t = buying(2, "double_energy", stock="community energy").play("0 take_across 1 1")
    assert t.asked == "0 pay_energy"
    t.play("0 pay 0 0")
    assert t.stock(0) == "double_energy"


@rule("PC-B7", "PC-R3", "PC-E11")
def test_two_buildings_are_paid_together() -> None:
    """Each of them needs an energy after permanents: one double pays for both."""
    have = city(community=1, industry=1)
    t = buying(2, 21, stock="double_energy", permanents=have).play("0 take_across 1 1")
    assert (t.stock(0), t.log("paid")) == ("", ["paid 0 energy 0 1 0"])
    assert not affordable(buying(2, 21, stock="energy", permanents=have))


@rule("PC-B8", "PC-R2", "PC-O4", "PC-E8")
def test_a_new_permanent_does_not_pay_at_once() -> None:
    """Building 2 gives economy, building 5 costs one."""
    assert not affordable(buying(2, 5, stock="community energy industry"))
    t = buying(2, 5, stock="community energy industry ingenuity").play("0 take_across 1 1")
    assert t.stock(0) == ""


@rule("PC-B9", "PC-R25")
def test_buildings_stay_in_the_city() -> None:
    """In the order in which they were built."""
    t = new(2, seed=11)
    cities: list[list[int]] = [[], []]
    for _ in walk(t, seed=5):
        for seat in (0, 1):
            assert t.city(seat)[: len(cities[seat])] == cities[seat]
            cities[seat] = t.city(seat)
    assert min(map(len, cities)) > 0


@rule("PC-B11")
def test_a_city_has_no_limit() -> None:
    """All 20 permanents of one type in one city, and one building more."""
    last, *have = cards_with(permanent="energy")
    market = {"11": last, "12": "ingenuity"}
    t = table(market=market, stocks={0: "ingenuity ingenuity"}, cities={0: have})
    t.play("0 take_across 1 1")
    assert t.permanents(0) == {"energy": 20}


# -- ways to pay -------------------------------------------------------------------------------------------


@rule("PC-Q3", "PC-E9")
def test_a_double_gives_no_change() -> None:
    t = buying(2, stock="community double_energy").play("0 take_across 1 1")
    assert t.log("paid") == ["paid 0 community 1 0 0", "paid 0 energy 0 1 0"]
    assert t.stock(0) == "ecology"


@rule("PC-Q3")
def test_a_double_pays_two() -> None:
    t = buying(26, stock="double_industry").play("0 take_across 1 1")
    assert (t.log("paid"), t.stock(0)) == (["paid 0 industry 0 1 0"], "ecology")


@rule("PC-Q4", "PC-R30")
@pytest.mark.parametrize("card", cards_with(tier=1, permanent="energy", points=0))
def test_ingenuity_pays_for_any_type(card: int) -> None:
    """Two of them pay for anything that costs two, whether they are starting cards or not."""
    t = buying(card, "energy", stock="ingenuity ingenuity").play("0 take_across 1 1")
    assert (t.stock(0), t.city(0)) == ("energy", [card])


@rule("PC-R5", "PC-R31", "PC-D3", "PC-E10")
def test_the_ways_to_pay_one_and_two_energy() -> None:
    """Cheapest first: the single, the double, the ingenuity; and the double before single and ingenuity."""
    one = buying(2, stock="energy double_energy ingenuity", permanents=city(community=1))
    assert pays_for(one) == [["double_energy"], ["energy"], ["ingenuity"]]
    assert one.play("0 take_across 1 1").choices(0) == ["pay 0 0", "pay 1 0", "pay 0 1"]
    card = cards_with(cost={"energy": 2}, tier=1)[0]
    two = buying(card, stock="energy double_energy ingenuity")
    assert pays_for(two) == [["double_energy"], ["energy", "ingenuity"]]
    assert two.play("0 take_across 1 1").choices(0) == ["pay 1 0", "pay 0 1"]


@rule("PC-R5", "PC-D3")
def test_the_ways_to_pay_four_energy() -> None:
    """Four singles come before a double with two ingenuity, and after it with one ingenuity and a single."""
    card = next(number for number, each in enumerate(CARDS) if each["cost"].get("energy") == 4)
    others = {name: icons for name, icons in CARDS[card]["cost"].items() if name != "energy"}
    stock = "energy energy energy energy double_energy ingenuity ingenuity"
    t = buying(card, stock=stock, permanents=[each for each in city(**others) if each != card])
    t.play("0 take_across 1 1")
    assert t.choices(0) == ["pay 1 0", "pay 1 1", "pay 0 0", "pay 1 2", "pay 0 1", "pay 0 2"]


@rule("PC-R4")
def test_permanents_pay_first_and_by_themselves() -> None:
    """Nobody is asked if they pay everything."""
    t = buying(2, stock="community energy ingenuity", permanents=city(community=1, energy=1))
    t.play("0 take_across 1 1")
    assert (t.stock(0), t.log("paid")) == ("community energy ecology ingenuity", [])


@rule("PC-R5", "PC-B2")
def test_waste_and_debts_are_refused() -> None:
    """Two doubles for one icon, a double with an ingenuity, or less than the need."""
    card = cards_with(cost={"energy": 2}, tier=1)[0]
    t = buying(card, stock="energy double_energy double_energy ingenuity").play("0 take_across 1 1")
    assert t.choices(0) == ["pay 1 0", "pay 0 1"]
    assert t.refusal("0 pay 2 0") == "PC-R5"
    assert t.refusal("0 pay 1 1") == "PC-R5"
    assert t.refusal("0 pay 0 2") == "PC-R5"
    assert t.refusal("0 pay 0 0") == "PC-B2"


@rule("PC-R5")
def test_enough_ingenuity_is_kept_for_the_other_types() -> None:
    """Nobody can pay community with the ingenuity that energy needs."""
    t = buying(2, stock="community ingenuity").play("0 take_across 1 1")
    assert (t.city(0), t.stock(0), t.log("paid")) == (
        [2],
        "ecology",
        ["paid 0 community 1 0 0", "paid 0 energy 0 0 1"],
    )


@rule("PC-R5", "PC-R30", "PC-R31", "PC-R3", "PC-R4")
def test_all_payments_and_no_others() -> None:
    """Against trying out every set of cards, for random stocks, permanents and pairs."""
    chance = random.Random(7)
    several = 0
    for _trial in range(150):
        first, second = chance.sample(range(160), 2)
        stock = [chance.choice(KINDS[:5] + KINDS[:5] + KINDS[5:]) for _ in range(chance.randint(3, 9))]
        others = [n for n in range(160) if n not in (first, second)]
        have = chance.sample([n for n in others if CARDS[n].get("permanent")], chance.randint(0, 12))
        pair: int | str = second if chance.random() < 0.4 else chance.choice(TYPES)
        t = buying(first, pair, stock=" ".join(stock), permanents=have)
        cost = {name: CARDS[first]["cost"].get(name, 0) for name in TYPES}
        if isinstance(pair, int):
            for name, icons in CARDS[pair]["cost"].items():
                cost[name] += icons
        owned = permanents_of(have)
        need = {name: max(0, cost[name] - owned[name]) for name in TYPES}
        cards = [*stock, *([pair] if isinstance(pair, str) else [])]
        expected = possible_payments(need, cards)
        assert affordable(t) == bool(expected)
        if expected:
            assert pays_for(t) == expected
            several += len(expected) > 1
    assert several > 20


@rule("PC-D3")
def test_the_bill_shows_everything_to_pay() -> None:
    """The buildings, what is left after permanents, and every way with what it wastes."""
    t = buying(2, stock="energy double_energy ingenuity", permanents=city(community=1))
    bill = t.play("0 take_across 1 1").view.bill
    assert (bill.resource, bill.need, bill.to_pay, bill.spaces) == ("energy", 1, {"energy": 1}, [0])
    assert [(way.singles, way.doubles, way.ingenuity, way.wasted) for way in bill.ways] == [
        (1, 0, 0, 0),
        (0, 1, 0, 1),
        (0, 0, 1, 0),
    ]


@rule("PC-B1", "PC-B6", "PC-B7")
def test_the_market_shows_what_it_costs_me() -> None:
    """After permanents, and how many icons are missing, alone and in a pair."""
    t = buying(37, "energy", stock="ecology", permanents=city(ecology=1))
    mine = t.state.view(0)
    assert (mine.market[0].to_pay, mine.market[0].missing) == ({"energy": 1, "ecology": 1}, 1)
    pair = mine.pairs[0]
    assert (pair.spaces, pair.to_pay, pair.missing) == ([0, 1], {"energy": 1, "ecology": 1}, 0)
    assert t.view.market[0].to_pay is None
    offered = [pair.action for pair in mine.pairs if pair.missing == 0]
    assert offered == [action for action in t.state.choices(0) if action < 24]
