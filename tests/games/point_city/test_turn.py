"""A turn: what may be taken, flips, resources, and the refill."""

from __future__ import annotations

import pytest
from tests.games.point_city.table import (
    CARDS,
    CHECKERED,
    GAME,
    NUMBERS,
    SPACES,
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

from saloon.records.match import Match
from saloon.records.record import Record

FAMILIES = {"take_across", "take_down", "draw", "flip", "pay", "choose"}
"""Everything that can be done: there is no passing and no discarding."""
FREE = {"11": 2, "22": 3, "33": 5, "44": 6}
"""Buildings placed so that no line shows only resources."""


def name_of(card: int) -> str:
    """What a building is called."""
    return str(CARDS[card]["name"])


# -- what may be taken -------------------------------------------------------------------------------------


@rule("PC-T1")
def test_the_order_of_a_turn() -> None:
    """Flip, take, pay, build, choose a token, refill; then the next player."""
    t = table(
        market={**resources(s12=7), "11": "r2"},
        stocks={0: "industry industry industry community energy"},
        supply=["flat_low", "flat_high"],
        deck=["energy", "ecology", "economy"],
    )
    t.play("0 flip 1 1", "0 take_across 1 1", "0 choose flat_high")
    assert [line.split()[0] for line in t.log()] == [
        "flipped",
        "paid",
        "paid",
        "paid",
        "built",
        "built",
        "chose",
        "refilled_resource",
        "refilled_resource",
        "top_shown",
    ]
    assert t.asked == "1 turn"


@rule("PC-T2")
def test_nobody_may_pass_or_take_less() -> None:
    assert {move.split()[0] for move in NUMBERS} == FAMILIES
    t = table(market=resources()).play("0 take_across 1 1")
    assert t.log("took") == ["took 0 1 1 community", "took 0 1 2 economy"]


@rule("PC-T3", "PC-T4", "PC-D2")
def test_two_neighbours_or_two_from_the_deck() -> None:
    """Nothing takes one card from each; all pairs of a market of resources are free."""
    t = table(market=resources())
    assert len(t.choices(0, "take_across", "take_down")) == 24
    assert t.choices(0, "draw") == ["draw"]
    assert {move.split()[0] for move in t.choices(0)} == {"take_across", "take_down", "draw", "flip"}


@rule("PC-T5", "PC-E3")
def test_neighbours_share_an_edge() -> None:
    """24 pairs: every action takes two spaces of a row or of a column that lie next to each other."""
    pairs: set[tuple[str, str]] = set()
    for move in NUMBERS:
        if not move.startswith("take"):
            continue
        t = table(market=resources()).play(f"0 {move}")
        first, second = [line.split()[2] + line.split()[3] for line in t.log("took")]
        distance = abs(int(first[0]) - int(second[0])) + abs(int(first[1]) - int(second[1]))
        assert distance == 1
        pairs.add((first, second))
    assert len(pairs) == 24
    assert {("23", "24"), ("32", "42")} <= pairs
    assert pairs.isdisjoint({("23", "34"), ("11", "14"), ("22", "24")})


@rule("PC-T6", "PC-R21")
def test_each_card_is_taken_as_the_side_it_shows() -> None:
    """Two resources, one of each, two buildings."""
    rich = {0: "community energy industry energy"}
    t = table(market=resources(s11=2), stocks=rich).play("0 take_across 2 1")
    assert t.city(0) == []
    t = table(market=resources(s11=2), stocks=rich).play("0 take_across 1 1")
    assert (t.city(0), t.log("took")) == ([2], ["took 0 1 2 economy"])
    t = table(market=resources(s11=2, s12=21), stocks=rich).play("0 take_across 1 1")
    assert (t.city(0), t.log("took"), t.stock(0)) == ([2, 21], [], "")


@rule("PC-T7", "PC-M4", "PC-H10")
def test_the_deck_brings_two_free_resources() -> None:
    """The market stays unchanged, and the third card becomes the visible top."""
    t = table(deck=["energy", "double_ecology", "ingenuity"], stocks={0: ""}, market=FREE)
    before = [t.shows(space) for space in SPACES]
    t.play("0 draw")
    assert t.stock(0) == "energy double_ecology"
    assert [t.shows(space) for space in SPACES] == before
    assert t.log() == ["drew 0 energy double_ecology", "top_shown ingenuity"]
    assert (t.view.deck_top, t.asked) == ("ingenuity", "1 turn")


@rule("PC-T8", "PC-H10")
def test_the_first_card_is_seen_and_the_second_is_not() -> None:
    """Imagined again, the top keeps its resource side; the card below it does not always."""
    t = table(deck=["energy", "double_ecology", "ingenuity"])
    assert t.view.deck_top == "energy"
    imagined = [Table(t.state.imagine(0, seed)) for seed in range(30)]
    assert {each.view.deck_top for each in imagined} == {"energy"}
    seconds = {each.play("0 draw").log("drew")[0].split()[3] for each in imagined}
    assert len(seconds) > 1


@rule("PC-T8", "PC-T10", "PC-F2")
def test_what_revealed_something_cannot_be_taken_back() -> None:
    """Draw, flip and any refill; but a payment that is not finished can."""
    for first in ("draw", "flip 1 1", "take_across 1 1"):
        match = Match(Record(GAME, 2, {}, seed=4))
        seat = match.state.actors()[0]
        match.apply(seat, NUMBERS[first])
        assert not match.can_undo(seat)


@rule("PC-T10")
def test_a_pair_can_be_taken_back_until_it_is_paid() -> None:
    """Nothing new was seen yet; afterwards the refill has shown something."""
    for seed in range(200):
        match = Match(Record(GAME, 2, {}, seed=seed))
        steps = 0
        while not match.state.over and not match.state.prompt(match.state.actor()).startswith("pay_"):
            seat = match.state.actor()
            before = match.state.digest()
            choices = match.state.choices(seat)
            match.apply(seat, choices[(seed + steps) % len(choices)])
            steps += 1
        if match.state.over:
            continue
        assert match.can_undo(seat)
        match.undo(seat)
        assert match.state.digest() == before
        match.apply(seat, choices[(seed + steps - 1) % len(choices)])
        while match.state.prompt(seat).startswith("pay_"):
            match.apply(seat, match.state.choices(seat)[0])
        if not match.state.prompt(seat).startswith("choose"):
            assert not match.can_undo(seat)
        return
    pytest.fail("nobody ever had two ways to pay")


@rule("PC-T9", "PC-R10")
def test_the_deck_is_there_on_every_turn_but_the_last() -> None:
    """And it never holds exactly one card."""
    t = new(3, seed=2)
    for _ in walk(t, seed=7):
        assert t.view.deck % 2 == 0
        if t.state.over:
            break
        seat = t.state.actors()[0]
        if t.state.prompt(seat) in ("turn", "take"):
            assert bool(t.choices(seat, "draw")) == (not t.view.is_last_turn)
    assert last_turn(market=resources()).refusal("1 draw") == "PC-T9"


@rule("PC-T10", "PC-T1")
def test_everything_in_its_time() -> None:
    """No payments and tokens before cards are taken, and no other cards while they are paid for."""
    t = table(market=resources(s11=2), stocks={0: "community energy ingenuity"})
    assert t.refusal("0 pay 0 0") == "PC-T1"
    assert t.refusal("0 choose flat_high") == "PC-C1"
    assert t.refusal("1 draw") == "PC-T1"
    t.play("0 take_across 1 1")
    assert t.asked == "0 pay_community"
    for move in ("take_across 2 1", "draw", "flip 2 2"):
        assert t.refusal(f"0 {move}") == "PC-T10"
    assert t.refusal("0 choose flat_high") == "PC-T1"


# -- flips -------------------------------------------------------------------------------------------------


@rule("PC-F1", "PC-O2", "PC-E13", "PC-D1")
@pytest.mark.parametrize(
    ("buildings", "flips"),
    [
        ([], 16),
        (["22"], 15),
        (CHECKERED, 0),
        (["11", "22", "33"], 7),
        (["11", "12", "13", "14"], 12),
        (["11", "12", "13", "24"], 8),
    ],
)
def test_what_may_be_flipped(buildings: list[str], flips: int) -> None:
    """A card in a row or a column that shows only resources."""
    numbers = cards_with(permanent="energy")
    market = {**resources(), **dict(zip(buildings, numbers, strict=False))}
    t = table(market=market)
    assert len(t.choices(0, "flip")) == flips
    allowed = [f"{space.row + 1} {space.column + 1}" for space in t.view.market if space.can_flip]
    assert [move.removeprefix("flip ") for move in t.choices(0, "flip")] == allowed
    for space in set(SPACES) - set(buildings):
        expected = "" if f"{space[0]} {space[1]}" in allowed else "PC-F1"
        assert t.refusal(f"0 flip {space[0]} {space[1]}") == expected


@rule("PC-F1", "PC-F5", "PC-H7")
def test_a_flip_turns_a_card_where_it_lies() -> None:
    t = table(market={**resources(), "23": "r2"})
    t.play("0 flip 2 3")
    assert (t.shows("23"), t.asked) == (2, "0 take")
    assert t.log() == ["flipped 0 2 3 newsstand 2"]


@rule("PC-F2", "PC-F7")
def test_only_one_flip_per_turn() -> None:
    """Even though other lines of resources are left; the next player may flip again."""
    t = table(market=resources()).play("0 flip 1 1")
    assert t.choices(0, "flip") == []
    assert t.refusal("0 flip 3 3") == "PC-F2"
    t.play("0 take_across 3 1")
    assert t.asked == "1 turn"
    assert len(t.choices(1, "flip")) > 0


@rule("PC-F3")
def test_a_flip_is_free_and_nobody_has_to() -> None:
    t = table(market=resources(), stocks={0: "energy"})
    assert t.refusal("0 take_across 1 1") == ""
    t.play("0 flip 1 1")
    assert t.stock(0) == "energy"


@rule("PC-F4")
def test_a_building_is_never_turned_back() -> None:
    t = table(market=resources(s22=2))
    assert t.refusal("0 flip 2 2") == "PC-F4"


@rule("PC-F5", "PC-R11")
@pytest.mark.parametrize("move", ["take_across 1 1", "take_across 3 3", "draw"])
def test_after_a_flip_anything_may_be_taken(move: str) -> None:
    """The flipped card, other cards, or two from the deck."""
    t = table(market={**resources(), "11": "r2"}, stocks={0: "community energy"})
    t.play("0 flip 1 1", f"0 {move}")
    assert t.asked == "1 turn"
    assert t.city(0) == ([2] if move == "take_across 1 1" else [])


@rule("PC-F6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_on_the_first_turn_any_card_may_be_flipped(players: int) -> None:
    t = new(players)
    assert len(t.choices(t.view.first_player, "flip")) == 16


@rule("PC-F7")
def test_a_flipped_card_is_a_building() -> None:
    """A player who cannot pay for it can no longer take it, nor any pair with it."""
    t = table(market={**resources(), "11": "r2"}, stocks={0: ""})
    assert t.refusal("0 take_across 1 1") == ""
    t.play("0 flip 1 1")
    assert t.refusal("0 take_across 1 1") == "PC-B1"
    assert t.refusal("0 take_down 1 1") == "PC-B1"


@rule("PC-F8", "PC-ST16")
def test_lines_count_as_they_lie_now() -> None:
    """A bought building leaves a resource, which completes a line again."""
    t = table(market={**resources(), **FREE}, stocks={0: "community energy", 1: ""}, deck=["energy"] * 3)
    assert t.choices(0, "flip") == []
    t.play("0 take_across 1 1")
    assert t.buildings() == ["12", "22", "33", "44"]
    assert {move.split()[2] for move in t.choices(1, "flip")} == {"1"}


# -- resources ---------------------------------------------------------------------------------------------


@rule("PC-Q1", "PC-Q2")
def test_resources_are_free_and_stay() -> None:
    t = table(market=resources(), stocks={0: "energy"}).play("0 take_across 1 1")
    assert t.stock(0) == "community economy energy"
    seat = 1
    for _turn in range(3):
        t.play(f"{seat} draw")
        seat = 1 - seat
    assert {"community", "economy", "energy"} <= set(t.stock(0).split())


@rule("PC-Q5", "PC-R20")
def test_a_stock_has_no_limit() -> None:
    """All 17 turns from the deck: 35 cards, and no action ever throws one away."""
    t = new(2, seed=1)
    while t.view.deck > 0:
        t.play(f"{t.state.actors()[0]} draw")
    assert sorted(seat.cards for seat in t.view.seats) == [33, 35]
    assert {move.split()[0] for move in NUMBERS} == FAMILIES


# -- the refill --------------------------------------------------------------------------------------------


@rule("PC-M1", "PC-M2", "PC-O1", "PC-E12", "PC-R24")
def test_the_opposite_side_in_reading_order() -> None:
    """A resource at (3,4) and a building at (4,4) are followed by a building and a resource."""
    market = {**resources(s44=26), "34": "energy"}
    t = table(market=market, stocks={0: "industry industry"}, deck=[17, "ecology", "economy"])
    t.play("0 take_down 3 4")
    assert [t.shows("34"), t.shows("44"), t.view.deck_top] == [17, "ecology", "economy"]
    assert t.log("refilled_building", "refilled_resource", "top_shown") == [
        f"refilled_building 3 4 {name_of(17)} 17",
        "refilled_resource 4 4 ecology",
        "top_shown economy",
    ]


@rule("PC-M3", "PC-E14")
def test_a_flipped_card_that_is_built_is_followed_by_a_resource() -> None:
    t = table(market={**resources(), "11": "r2"}, stocks={0: "community energy"}, deck=["industry", 5])
    t.play("0 flip 1 1", "0 take_across 1 1")
    assert [t.shows("11"), t.shows("12")] == ["industry", 5]


@rule("PC-M5", "PC-M7")
def test_cards_of_the_market_never_move() -> None:
    """From turn to turn only the two emptied spaces change (or the flipped one)."""
    t = new(2, seed=9)
    before = [t.shows(space) for space in SPACES]
    deck = t.view.deck
    for move in walk(t, seed=3):
        after = [t.shows(space) for space in SPACES]
        odd = [space for space, one, two in zip(SPACES, before, after, strict=True) if one != two]
        assert len(odd) <= (1 if "flip" in move else 2)
        if t.state.prompt(t.state.actors()[0] if t.state.actors() else 0) == "turn":
            taken = deck - t.view.deck
            assert taken == (0 if "flip" in move else 2)
            deck = t.view.deck
        before = after
        if t.view.is_last_turn:
            break


@rule("PC-M6")
def test_the_table_remembers_what_was_taken() -> None:
    """While a payment is open the empty space knows its side; there is nothing to toss for."""
    t = table(market=resources(s11=2), stocks={0: "community energy ingenuity"}, deck=["energy", 17])
    t.play("0 take_across 1 1")
    assert (t.asked, t.shows("12")) == ("0 pay_community", None)
    t.play("0 pay 0 0", "0 pay 0 0")
    assert [t.shows("11"), t.shows("12")] == ["energy", 17]


@rule("PC-M2")
@pytest.mark.parametrize("first", TYPES)
def test_two_resources_leave_two_buildings(first: str) -> None:
    t = table(market={**resources(), "11": first}, deck=[17, 18]).play("0 take_across 1 1")
    assert [t.shows("11"), t.shows("12")] == [17, 18]


@rule("PC-B4", "PC-M2")
def test_two_buildings_leave_two_resources() -> None:
    t = table(
        market=resources(s11=2, s12=21),
        cities={0: city(community=1, energy=2, industry=1)},
        deck=["ecology", "double_energy"],
    )
    t.play("0 take_across 1 1")
    assert [t.shows("11"), t.shows("12")] == ["ecology", "double_energy"]
