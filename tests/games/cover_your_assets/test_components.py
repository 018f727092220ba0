"""A user's own components: checked, and really used."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.cover_your_assets.table import GAME, Table, last_card, rule, table

import saloon

if TYPE_CHECKING:
    from collections.abc import Callable

OWN = tomllib.loads((files("saloon.games.cover_your_assets") / "components.toml").read_text(encoding="utf-8"))


def changed(change: Callable[[dict[str, Any], dict[str, Any]], object]) -> dict[str, Any]:
    """The game's own components with a change, which gets the cards by id and the whole file."""
    data = copy.deepcopy(OWN)
    change({card["id"]: card for card in data["card"]}, data)
    return data


def test_the_games_own_file_is_a_good_example() -> None:
    """Given back unchanged, it is the same game."""
    for players in [2, 4]:
        mine = GAME.new(players=players, seed=4, components=changed(lambda cards, data: None))
        assert mine.view(0) == GAME.new(players=players, seed=4).view(0)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (
            lambda cards, data: data["card"].append(dict(cards["gold"])),
            "card number 16: 'gold' appears twice",
        ),
        (lambda cards, data: data["card"].remove(cards["jewels"]), "the card 'jewels' is missing"),
        (
            lambda cards, data: data["card"].append({"id": "yacht"}),
            "card number 16: 'yacht' is not a card; allowed:",
        ),
        (lambda cards, data: data["card"].append({"kind": "wild"}), "card number 16 has no id"),
        (lambda cards, data: cards["gold"].update(kind="asset"), "'gold' is of kind 'wild', not 'asset'"),
        (
            lambda cards, data: cards["gold"].update(copies=-1),
            "gold.copies is a whole number from 0 to 20, not -1",
        ),
        (
            lambda cards, data: cards["gold"].update(copies="4"),
            "gold.copies is a whole number from 0 to 20, not '4'",
        ),
        (
            lambda cards, data: cards["gold"].pop("copies"),
            "gold.copies is a whole number from 0 to 20, not None",
        ),
        (
            lambda cards, data: cards["gold"].update(value=0.5),
            "gold.value is a whole number from 0 to 1000000",
        ),
        (
            lambda cards, data: cards["gold"].update(value=True),
            "gold.value is a whole number from 0 to 1000000",
        ),
        (
            lambda cards, data: cards["gold"].update(confidence="sure"),
            "gold.confidence is one of exact, probable",
        ),
        (lambda cards, data: data.pop("card"), "a components file needs a [[card]] table for every card"),
        (lambda cards, data: data.pop("numbers"), "a components file needs a table 'numbers'"),
        (
            lambda cards, data: data["numbers"].update(hand=9),
            "numbers.hand is a whole number from 2 to 8, not 9",
        ),
        (
            lambda cards, data: data["numbers"].pop("goal"),
            "numbers.goal is a whole number from 1 to 1000000000",
        ),
        (
            lambda cards, data: data["numbers"].update(draft_piles=4),
            "numbers.draft_piles is a whole number from 3",
        ),
        (lambda cards, data: data.pop("two_players"), "a components file needs a table 'two_players'"),
        (
            lambda cards, data: data["two_players"]["removed"].update(yacht=1),
            "two_players.removed names 'yacht'",
        ),
        (
            lambda cards, data: data["two_players"]["removed"].update(gold=5),
            "two_players.removed.gold is a whole",
        ),
        (
            lambda cards, data: cards["swap"].update(copies=8),
            "there must be fewer action cards than numbers.draft_pile_size",
        ),
        (
            lambda cards, data: [card.update(copies=20) for card in data["card"]],
            "300 cards in all, ",
        ),
    ],
)
def test_a_mistake_gets_one_sentence(change: Callable[..., object], problem: str) -> None:
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


@rule("CA-R1")
def test_a_changed_value_is_used() -> None:
    """In sets, in events and in the final score; the game's own values stay for others."""
    dear = changed(lambda cards, data: cards["gold"].update(value=60_000))
    t = table(hands={0: "jewels gold"}, components=dear).play("0 pair_wild jewels gold")
    assert (t.values(0), t.log("formed")) == ([75_000], ["formed 0 jewels 75000"])
    t = last_card("quick", {0: ["jewels gold"]}, components=dear)
    assert t.state.outcome().scores == [75_000, 0, 0, 0]
    assert table(hands={0: "jewels gold"}).play("0 pair_wild jewels gold").values(0) == [65_000]


def test_changed_copies_are_used() -> None:
    """Two more Golds: a bigger deck, and six of them can be laid out."""
    more = changed(lambda cards, data: cards["gold"].update(copies=6))
    assert (
        GAME.new(players=4, components=more).view(None).draw_pile
        == GAME.new(players=4).view(None).draw_pile + 2
    )
    assert table(components=more, discard="gold " * 6).discards == " ".join(["gold"] * 6)
    with pytest.raises(saloon.ScenarioError, match="only 6 of 'gold'"):
        table(components=more, discard="gold " * 7)


@pytest.mark.parametrize(
    ("number", "value", "players", "rules", "hand"),
    [
        ("hand", 4, 4, "classic", 4),
        ("hand", 4, 3, "classic", 4),
        ("hand", 4, 2, "classic", 6),
        ("hand_two_players", 7, 2, "classic", 7),
        ("hand_advanced", 8, 5, "advanced", 8),
        ("hand_advanced", 8, 5, "classic", 5),
    ],
)
def test_changed_hand_sizes_are_used(number: str, value: int, players: int, rules: str, hand: int) -> None:
    """Each for its own number of players and rules."""
    mine = changed(lambda cards, data: data["numbers"].update({number: value}))
    t = Table(GAME.new(players=players, components=mine, options={"rules": rules}))
    assert t.cards() == [hand] * players


def test_other_changed_numbers_are_used() -> None:
    """Draft piles of eight, a goal of 30,000, and Houses for two players."""
    mine = changed(lambda cards, data: data["numbers"].update(draft_pile_size=8))
    t = Table(GAME.new(players=2, components=mine))
    assert [pile.face_down for pile in t.view.draft_piles] == [7, 7, 7]
    mine = changed(lambda cards, data: data["numbers"].update(goal=30_000))
    assert last_card("classic_million", {0: ["house house"]}, components=mine).state.over
    mine = changed(lambda cards, data: data["two_players"].update(removed={}))
    assert table(2, hands={0: "house house"}, components=mine).play("0 pair house").values(0) == [40_000]
