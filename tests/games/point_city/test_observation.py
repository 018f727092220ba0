"""Observations: exactly what a player may know, as numbers."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.point_city.table import GAME, Table, city, new, resources, table
from tests.games.tables import walk

from saloon.lab.observations import Observer

OWN = {"player", "to_pay", "missing", "card", "name", "action"}
"""What a view adds for the eye: who looks, prices that follow from the rest, numbers and names."""


def told(t: Table, player: int = 0) -> dict[str, int]:
    """An observation by the names of its numbers."""
    observer = Observer(t.state.layout)
    return dict(zip(observer.names, observer.observe(t.state, player), strict=True))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_has_a_name_of_its_own(players: int) -> None:
    observer = Observer(GAME.layout(players))
    assert len(observer.names) == observer.size == len(set(observer.names))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_looks_the_same_is_observed_the_same(players: int) -> None:
    t = new(players, seed=players)
    observer = Observer(t.state.layout)
    for number, _ in enumerate(walk(t, seed=1)):
        if number % 7:
            continue
        for player in range(players):
            seen = observer.observe(t.state, player)
            assert seen == observer.observe(t.state.imagine(player, number), player)


def plain(value: object) -> object:
    """A view without its decorative parts; cities are counted, not listed."""
    if isinstance(value, dict):
        kept = {key: plain(each) for key, each in value.items() if key not in OWN}
        if "city" in kept:
            kept["city"] = len(value["city"])
        return kept
    return [plain(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_looks_different_is_observed_differently(players: int) -> None:
    """Views without their decorative parts and observations match one to one."""
    t = new(players, seed=players + 10)
    observer = Observer(t.state.layout)
    by_view: dict[str, list[int]] = {}
    views: list[str] = []
    for _ in walk(t, seed=2):
        view = repr(plain(msgspec.to_builtins(t.state.view(0))))
        by_view.setdefault(view, observer.observe(t.state, 0))
        views.append(view)
    assert len(by_view) > 20
    assert len({tuple(numbers) for numbers in by_view.values()}) == len(by_view)


def test_a_described_position_in_numbers() -> None:
    t = table(
        market=resources(s11=26),
        stocks={0: "energy double_energy", 1: "ingenuity"},
        cities={1: city(ecology=2)},
        tokens={1: ["energy"]},
        supply=["flat_high"],
        turn=1,
    )
    mine, theirs = told(t, 0), told(t, 1)
    assert mine["market.11.cost.industry"] == 2
    assert (mine["market.11.building"], mine["market.12.shows.economy"]) == (1, 1)
    assert (mine["seat.0.stock.double_energy"], theirs["seat.1.stock.double_energy"]) == (1, 1)
    assert (mine["seat.1.permanent.ecology"], mine["seat.1.token.energy"]) == (2, 1)
    assert (mine["supply.flat_high"], mine["supply.energy"]) == (1, 0)
    assert (mine["turn_of.1"], theirs["turn_of.0"], mine["prompt.turn"]) == (1, 1, 1)


def test_a_payment_in_numbers() -> None:
    t = table(market=resources(s11=2), stocks={0: "community energy ingenuity"})
    seen = told(t.play("0 take_across 1 1"))
    assert (seen["prompt.pay_community"], seen["to_pay.community"], seen["to_pay.energy"]) == (1, 1, 1)
    assert (seen["to_pay.space.11"], seen["to_pay.space.12"]) == (1, 0)
