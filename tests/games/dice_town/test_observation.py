"""Observations: exactly what a player may know, as numbers."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.dice_town.table import GAME, Table, new, table, town
from tests.games.tables import walk

from saloon.lab.observations import Observer

FOR_THE_EYE = {
    "player",
    "prompts",
    "keep",
    "locations",
    "poker",
    "counts",
    "phase",
    "has_chosen",
    "holds",
    "amount",
}
"""What a view adds that follows from the rest."""


def told(t: Table, player: int = 0) -> dict[str, int]:
    """An observation by the names of its numbers."""
    observer = Observer(t.state.layout)
    return dict(zip(observer.names, observer.observe(t.state, player), strict=True))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_has_a_name_of_its_own(players: int) -> None:
    observer = Observer(GAME.layout(players))
    assert len(observer.names) == observer.size == len(set(observer.names))


@pytest.mark.parametrize("players", [2, 5])
def test_what_looks_the_same_is_observed_the_same(players: int) -> None:
    t = new(players, seed=players, bribe_rounds="2")
    observer = Observer(t.state.layout)
    for number, _ in enumerate(walk(t, seed=1)):
        if number % 5:
            continue
        for player in range(players):
            seen = observer.observe(t.state, player)
            assert len(seen) == observer.size
            assert seen == observer.observe(t.state.imagine(player, number), player)


def plain(value: object) -> object:
    """A view without its decorative parts."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items() if key not in FOR_THE_EYE}
    return [plain(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("players", [2, 4])
def test_what_looks_different_is_observed_differently(players: int) -> None:
    """No two views of a game that differ are the same observation."""
    t = new(players, seed=players + 10)
    observer = Observer(t.state.layout)
    by_numbers: dict[tuple[int, ...], str] = {}
    for _ in walk(t, seed=2):
        view = repr(plain(msgspec.to_builtins(t.state.view(0))))
        assert by_numbers.setdefault(tuple(observer.observe(t.state, 0)), view) == view
    assert len(by_numbers) > 50


def test_own_dice_are_seen_and_those_of_others_are_not() -> None:
    t = table(2, kept={0: "K", 1: "A"}, rolls={0: "9 10 J Q", 1: "A A A A"})
    found = told(t)
    assert (found["seat.0.die.1.kept"], found["seat.0.die.1.K"], found["seat.0.die.2.9"]) == (1, 1, 1)
    assert (found["seat.1.die.1.A"], found["seat.1.die.2.A"], found["seat.1.die.2.rolled"]) == (1, 0, 1)
    t.play("0 keep 23")
    assert [told(t)[f"seat.0.die.{place}.chosen"] for place in range(1, 6)] == [0, 1, 1, 0, 0]
    assert [told(t, 1)[f"seat.1.die.{place}.chosen"] for place in range(1, 6)] == [0] * 5


def test_offers_and_cards() -> None:
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, hands={1: "deed_5"})
    t.play("1 offer_money 3", "1 offer_card deed_5", "1 seal")
    assert (told(t, 1)["seat.0.offer.money"], told(t, 0)["seat.1.offer.money"]) == (3, 0)
    t.play("2 offer_money 0")
    assert (told(t, 0)["seat.1.offer.money"], told(t, 0)["seat.1.offer.deed_5"]) == (3, 1)
    assert (told(t, 2)["seat.2.offer.deeds"], told(t, 2)["seat.2.offer.deed_5"]) == (1, 0)
    assert told(t, 0)["tie.decision"] == 1
    assert [told(t, 0)[f"seat.{seat}.tied"] for seat in range(3)] == [0, 1, 1]
    t.play("0 choose 1")
    assert [told(t, 0)[f"seat.{seat}.tied"] for seat in range(3)] == [0, 0, 0]


def test_who_is_with_the_doc_is_observed_only_then() -> None:
    dice = ("A A A A A", "K J 9 9 10", "K Q 9 9 10")
    t = town(*dice, at="doc_badluck", won=[0], sheriff=0).play("0 choose 2")
    assert [told(t)[f"seat.{seat}.visitor"] for seat in range(3)] == [0, 0, 1]
    assert [told(t)[f"seat.{seat}.visit"] for seat in range(3)] == [0, 1, 0]
    t.play("2 pass", "1 pass")
    assert [told(t)[f"seat.{seat}.visitor"] for seat in range(3)] == [0, 0, 0]
