"""Options and numbers of players: what a table can choose, and what it cannot."""

from __future__ import annotations

from typing import Any

import pytest
from examples.copy_me import GAME

from saloon.core.errors import BadSetup
from saloon.core.options import Option, complete

OPTIONS = [Option("size", ["small", "large"], "large"), Option("bell", ["on", "off"], "off")]


def test_what_is_not_chosen_is_at_its_default() -> None:
    assert complete(OPTIONS, None) == complete(OPTIONS, {}) == {"size": "large", "bell": "off"}
    assert complete(OPTIONS, {"bell": "on"}) == {"size": "large", "bell": "on"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, "there is no option 'colour'; there are: size, bell"),
        ({"size": "huge"}, "option 'size' cannot be 'huge'; allowed: small, large"),
        ({"bell": True}, "option 'bell' cannot be 'True'; allowed: on, off"),
        ({"bell": None}, "option 'bell' cannot be 'None'; allowed: on, off"),
    ],
)
def test_what_cannot_be_chosen(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=f"^{message}$"):
        complete(OPTIONS, given)


def test_a_game_without_options() -> None:
    with pytest.raises(BadSetup, match=r"^there is no option 'size'; there are: none$"):
        complete([], {"size": "large"})


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_numbers_of_players(players: int) -> None:
    with pytest.raises(BadSetup, match=f"^high_bid is for 2 to 5 players, not {players}$"):
        GAME.new(players)


def test_a_layout_is_made_once_for_the_same_choice() -> None:
    assert GAME.layout(3) is GAME.layout(3, {"ties": "cancel"})
    assert GAME.layout(3) is not GAME.layout(3, {"ties": "seats"})
    assert GAME.layout(3) is not GAME.layout(4)
