"""What is in the box, and a user's own components: checked, and really used."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.dice_town.table import GAME, Table, new, rule, town
from tests.games.tables import walk

from saloon.authoring.components import printed_components
from saloon.core.errors import BadComponents

if TYPE_CHECKING:
    from collections.abc import Callable

BOX = printed_components("saloon.games.dice_town")


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The game's own components with a change."""
    data = copy.deepcopy(BOX)
    change(data)
    return data


@rule("DT-S2", "DT-C1", "DT-C3", "DT-C4")
def test_19_store_cards_and_25_deeds() -> None:
    copies = {card["id"]: card["copies"] for card in BOX["action"]}
    assert (len(BOX["equipment"]), sum(copies.values())) == (6, 13)
    assert {name for name, count in copies.items() if count == 2} == {"tough_guy", "professional_cheat"}
    assert sum(deed["copies"] for deed in BOX["deed"]) == 25


@rule("DT-R30", "DT-R31")
def test_every_entry_says_where_it_is_from() -> None:
    for card in [*BOX["equipment"], *BOX["action"], *BOX["deed"], BOX["numbers"]]:
        assert card["source"]
        assert card["confidence"] in ("exact", "probable", "designed")


def test_other_numbers_are_used() -> None:
    box = changed(lambda data: data["numbers"].update(money=5, bank=1, nuggets=12, sheriff_points=9, joe=2))
    t = Table(GAME.new(players=3, components=box))
    assert (t.money(), t.view.bank, t.view.mine) == ([5, 5, 5], 1, 12)
    assert (t.view.badge_points, t.view.joe_money) == (9, 2)
    sheriff = t.view.sheriff
    assert t.state.scores()[sheriff] - t.state.scores()[(sheriff + 1) % 3] == 9


def test_other_cards_are_used() -> None:
    def fewer(data: dict[str, Any]) -> None:
        data["equipment"][0]["points"] = 7
        data["action"] = [{"id": card["id"], "copies": 0} for card in data["action"]]
        data["deed"] = [{"id": f"deed_{value}", "copies": 2} for value in range(1, 6)]

    box = changed(fewer)
    t = Table(GAME.new(players=2, components=box, listen=True))
    assert (t.view.store_pile, t.view.deed_pile) == (6, 7)
    for _ in walk(t, seed=1):
        assert all(not prompt.startswith("play_") for prompt in t.view.prompts)
    assert t.state.over
    t = town("9 9 9 9 9", "K K K K K", at="doc_badluck", won=[0, 1], hands={0: "tobacco"}, components=box)
    assert t.state.view(0).seats[0].hand[0].points == 7


def test_a_table_with_other_components_can_be_stored() -> None:
    box = changed(lambda data: data["numbers"].update(nuggets=12))
    state = GAME.new(players=3, components=box)
    again = GAME.from_json(state.to_json())
    assert again.digest() == state.digest()
    assert again.view(None).mine == 12


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data.update(weather=1), "weather"),
        (lambda data: data.pop("deed"), "deed"),
        (lambda data: data["equipment"].pop(), "horse"),
        (lambda data: data["equipment"][0].update(points=51), "tobacco.points"),
        (lambda data: data["equipment"][0].update(copies=2), "tobacco.copies"),
        (lambda data: data["equipment"].append(data["equipment"][0]), "tobacco"),
        (lambda data: data["action"][0].update(id="cannon"), "dynamite"),
        (lambda data: data["action"][0].update(copies=2), "dynamite.copies"),
        (lambda data: data["deed"][0].update(copies=11), "deed_1.copies"),
        (lambda data: [deed.update(copies=0) for deed in data["deed"]], "3"),
        (lambda data: data["deed"][0].update(confidence="maybe"), "deed_1.confidence"),
        (lambda data: data.pop("numbers"), "numbers"),
        (lambda data: data["numbers"].update(money=True), "numbers.money"),
        (lambda data: data["numbers"].update(nuggets=0), "numbers.nuggets"),
        (lambda data: data["numbers"].update(horses=1), "numbers.horses"),
    ],
)
def test_mistakes_are_reported(change: Callable[[dict[str, Any]], object], problem: str) -> None:
    with pytest.raises(BadComponents) as caught:
        GAME.new(players=2, components=changed(change))
    for lang in ("en", "cs"):
        assert problem in caught.value.text(lang)


def test_components_must_be_a_table() -> None:
    with pytest.raises(BadComponents):
        GAME.read_components([])  # type: ignore[arg-type]
    assert new(2).state.layout.components is not None
