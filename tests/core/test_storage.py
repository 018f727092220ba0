"""Stored states: what comes back, and one clear sentence for everything that does not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from examples.copy_me import GAME
from tests.core.playing import any_choice, picking

import saloon
from saloon.authoring.components import printed_components
from saloon.core.errors import BadState, SaloonError
from saloon.core.state import State

COVER = saloon.load("cover_your_assets")


def bidding() -> State:
    """In the middle of simultaneous play, with one choice sealed."""
    state = GAME.new(3, seed=5)
    state.apply(*any_choice(state, 1))
    return state


STORED: dict[str, Any] = json.loads(bidding().to_json())


def test_parts_and_steps_are_stored_by_name() -> None:
    assert STORED["game"] == "high_bid"
    assert STORED["stacks"] == [
        [["auction", 0, 1, 0]],
        [["bid", 0, 0, 0]],
        [],
        [["bid", 2, 0, 0]],
    ]
    assert set(STORED["parts"]) == {part.name for part in GAME.layout(3).parts}


def test_lanes_come_back() -> None:
    state = bidding()
    restored = GAME.from_json(state.to_json())
    assert restored.digest() == state.digest()
    assert restored.actors() == [0, 2]
    for player in (2, 0):
        for other in (state, restored):
            other.apply(*any_choice(other, player))
    assert restored.digest() == state.digest()
    assert len(restored.view(None).spent) == 3


def test_turns_come_back() -> None:
    match, buyer = picking()
    restored = GAME.from_json(match.state.to_json())
    assert restored.digest() == match.state.digest()
    assert [restored.actors(), restored.prompt(buyer)] == [[buyer], "pick"]


def test_bytes_work_like_text() -> None:
    state = bidding()
    assert GAME.from_json(state.to_json().encode()).digest() == state.digest()


def test_a_secret_comes_back() -> None:
    state = GAME.new(2, secret=bytes(32))
    assert GAME.from_json(state.to_json()).digest() == state.digest()


def test_own_components_come_back() -> None:
    own = printed_components("saloon.games.cover_your_assets")
    own["card"][0]["value"] = 77
    state = COVER.new(4, components=own)
    assert COVER.from_json(state.to_json()).digest() == state.digest()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is no stored state: "),
        ("{", "this is no stored state: "),
        ("[]", "this is no stored state of high_bid"),
        ('{"game": "chess"}', "this is no stored state of high_bid"),
        ('{"game": "high_bid", "version": 8}', "this state is of version 8 of high_bid; this is version 1"),
        (
            '{"game": "high_bid", "version": 1}',
            r"this stored state of high_bid is damaged: KeyError\('players'\)",
        ),
    ],
)
def test_invalid_stored_states(text: str, message: str) -> None:
    with pytest.raises(BadState, match=f"^{message}"):
        GAME.from_json(text)


def changed(path: str, value: Any) -> str:
    """The stored state with something else at a path."""
    stored = json.loads(json.dumps(STORED))
    place = stored
    *way, last = path.split(".")
    for name in way:
        place = place[int(name)] if isinstance(place, list) else place[name]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return json.dumps(stored)


DAMAGES = {
    "players in words": ("players", "three"),
    "too many players": ("players", 9),
    "an unknown option value": ("options", {"ties": "never"}),
    "options in a list": ("options", ["ties"]),
    "an unknown step": ("stacks.0.0.0", "sneeze"),
    "half a frame": ("stacks.0.0", ["auction", 1]),
    "no stacks": ("stacks", None),
    "too many frames": ("stacks.0", [["auction", 0, 0, 0]] * 100),
    "too many stacks": ("stacks", [[["auction", 0, 0, 0]]] * 9),
    "a secret in words": ("secret", "word"),
    "a chance in words": ("chance", ["a", "b", "c", "d"]),
    "too much chance": ("chance", [1, 2, 3, 4, 5, 6]),
    "an ending that no game has": ("ending", 77),
    "another set of parts": ("parts", {"hands": []}),
    "a pile that overflows": ("parts.spent", [1] * 33),
    "a hand with less than nothing": ("parts.hands.0", -1),
    "a card in words": ("parts.spent", ["seven"]),
    "a part that is not a list": ("parts.lots", 1),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_state_gets_one_sentence(name: str) -> None:
    with pytest.raises(SaloonError):
        GAME.from_json(changed(*DAMAGES[name]))
