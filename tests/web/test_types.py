"""The browser's types are those of the games: what they say is all that ever crosses the wire."""

from __future__ import annotations

import random
import runpy
from pathlib import Path

import pytest

from saloon.core.actions import Argument, Family
from saloon.core.events import EventKind
from saloon.core.registry import load
from saloon.core.state import State

WRITER = runpy.run_path(str(Path(__file__).parents[2] / "web" / "write_types.py"))
FILES = WRITER["files"]()
GAMES = [path.stem for path in FILES if path.parent.name == "games"]
SUITS = ["hearts", "spades"]
CARDS = ["h1", "h2", "s1"]
_card = Argument("card", CARDS, "card")


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_a_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path]


def test_there_are_types_for_all_games_of_the_house_and_for_no_plugin() -> None:
    assert sorted(GAMES) == [
        "cover_your_assets",
        "dice_town",
        "fliptown",
        "point_city",
        "western_legends",
    ]


def test_families_and_events_are_spelled_with_their_arguments() -> None:
    kinds = [
        Family("play", [_card, Argument("target", 4, "seat")]),
        Family("pass", []),
        EventKind("showed", [Argument("player", 4, "seat"), _card], many=True),
    ]
    names = WRITER["value_names"](kinds)
    assert WRITER["kinds"]("Families", kinds, names).splitlines() == [
        "export type Families = {",
        "  play: { card: Card; target: number };",
        "  pass: Record<string, never>;",
        "  showed: { player: number; card: Card[] };",
        "};",
    ]


def test_every_list_of_values_has_a_name_of_its_own() -> None:
    """The longest list of an argument has the argument's name; others that of their words, or of both."""
    kinds = [
        Family("assign", [Argument("suit", ["left", "right"], "place")]),
        Family("throw", [Argument("card", ["h1"], "card")]),
        EventKind("assigned", [Argument("suit", CARDS, "card"), _card]),
        EventKind("changed", [Argument("suit", SUITS, "suit")]),
    ]
    assert WRITER["value_names"](kinds) == {
        ("left", "right"): "Place",
        ("h1",): "ThrowCard",
        tuple(CARDS): "Suit",
        tuple(SUITS): "ChangedSuit",
    }


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_ask_and_tell_nothing_else(name: str) -> None:
    game = load(name)
    asked = set(WRITER["questions"](game))
    told = {kind.name: {"event", *(one.name for one in kind.arguments)} for kind in game.events}
    for seed, options in enumerate(game.variants()):
        players = game.min_players if seed % 2 else game.max_players
        check_game(game.new(players, seed, options, listen=True), random.Random(seed), asked, told)


def check_game(state: State, chance: random.Random, asked: set[str], told: dict[str, set[str]]) -> None:
    """Play a game at random, and hold all its questions and events against what is known of them."""
    while not state.over:
        player = chance.choice(state.actors())
        assert state.prompt(player) in asked
        state.apply(player, chance.choice(state.choices(player)))
    assert state.events
    for event in state.events:
        assert set(event.describe()) == told[event.kind.name]
