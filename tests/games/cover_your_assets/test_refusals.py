"""Every kind of illegal action is refused by the rule that forbids it, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import GAME, NUMBERS, Table, table

import saloon

SETS = {0: ["stocks stocks"], 1: ["stocks stocks", "house house"], 2: ["jewels jewels"]}
DEEP = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "house house"], 2: SETS[1]}
TOPS = {0: "stocks", 1: "gold", 2: "silver"}
CLASSIC: dict[str, Any] = {"hands": {0: "stocks house gold", 1: "house"}, "stacks": SETS}
ADVANCED: dict[str, Any] = {"rules": "advanced", "hands": {0: "stocks jewels swap move"}, "stacks": DEEP}
SECOND = {**ADVANCED, "action": 2, "banned": [[0, 1]]}
TWO: dict[str, Any] = {"players": 2, "hands": {0: "stocks jewels silver", 1: "gold"}, "draft": TOPS}
THREE: dict[str, Any] = {
    "players": 3,
    "hands": {0: "stocks silver"},
    "draft": {**TOPS, 1: "stocks", 2: "stocks"},
}


@pytest.mark.parametrize(
    ("position", "move", "forbidden_by"),
    [
        (CLASSIC, "1 discard house", "CA-T3"),
        (CLASSIC, "0 end_turn", "CA-T2"),
        (CLASSIC, "0 discard jewels", "CA-D1"),
        (CLASSIC, "0 pair stocks", "CA-F1"),
        (CLASSIC, "0 pair_wild stocks silver", "CA-F3"),
        (CLASSIC, "0 pair_wild jewels gold", "CA-F3"),
        (CLASSIC, "0 take_discard stocks", "CA-F9"),
        ({**CLASSIC, "discard": "house"}, "0 take_discard stocks", "CA-F2"),
        ({**CLASSIC, "discard": "house"}, "0 take_discard jewels", "CA-F6"),
        ({**CLASSIC, "discard": "silver"}, "0 take_discard gold", "CA-F4"),
        ({**ADVANCED, "discard": "swap"}, "0 take_discard stocks", "CA-R31"),
        (CLASSIC, "0 challenge 0 gold", "CA-C1"),
        (CLASSIC, "0 challenge 4 gold", "CA-C1"),
        (CLASSIC, "0 challenge 2 gold", "CA-C2"),
        (CLASSIC, "0 challenge 3 gold", "CA-C2"),
        ({**CLASSIC, "stacks": {1: SETS[1]}}, "0 challenge 1 gold", "CA-C3"),
        (CLASSIC, "0 challenge 1 stocks", "CA-C4"),
        (CLASSIC, "0 challenge 1 silver", "CA-C4"),
        (CLASSIC, "0 answer house", "CA-C6"),
        (CLASSIC, "0 answer_double two_assets", "CA-C6"),
        (CLASSIC, "0 concede", "CA-C6"),
        (CLASSIC, "0 upgrade stocks", "CA-T1"),
        (CLASSIC, "0 challenge_second 1 two_assets", "CA-A11"),
        (CLASSIC, "0 swap 1", "CA-A9"),
        (CLASSIC, "0 move 1 top_to_bottom", "CA-A9"),
        (CLASSIC, "0 draft stocks 1", "CA-2P6"),
        (CLASSIC, "0 contest gold", "CA-2P9"),
        (CLASSIC, "0 let_pass", "CA-2P9"),
        (CLASSIC, "0 order_move top_to_bottom", "CA-23A3"),
        (ADVANCED, "0 end_turn", "CA-A2"),
        (ADVANCED, "0 upgrade jewels", "CA-A8"),
        (ADVANCED, "0 upgrade gold", "CA-A8"),
        ({**ADVANCED, "stacks": {}}, "0 upgrade stocks", "CA-A8"),
        (ADVANCED, "0 swap 0", "CA-X3"),
        (ADVANCED, "0 swap 3", "CA-X4"),
        ({**ADVANCED, "stacks": {1: SETS[1]}}, "0 swap 1", "CA-X4"),
        (ADVANCED, "0 move 0 bottom_to_top", "CA-R30"),
        (ADVANCED, "0 move 3 bottom_to_top", "CA-R30"),
        (ADVANCED, "0 challenge_second 2 penny_jar", "CA-A12"),
        (ADVANCED, "0 challenge_second 1 penny_jar", "CA-A13"),
        (ADVANCED, "0 challenge_second 1 two_assets", "CA-A13"),
        (ADVANCED, "0 challenge_second 0 two_assets", "CA-C1"),
        (SECOND, "0 challenge 1 house", "CA-A5"),
        (SECOND, "0 challenge_second 1 two_assets", "CA-A5"),
        (TWO, "0 draft gold 1", "CA-2P7"),
        (TWO, "0 draft jewels 1", "CA-2P8"),
        (TWO, "0 draft silver 23", "CA-2P8"),
        ({**TWO, "draft_size": {0: 0}, "draft": {}}, "0 draft stocks 1", "CA-R20"),
        (THREE, "0 draft stocks 2", "CA-3P4"),
        (THREE, "0 draft silver 13", "CA-3P4"),
    ],
)
def test_a_turn_refuses(position: dict[str, Any], move: str, forbidden_by: str) -> None:
    """What the active player (or another one) may not do."""
    assert table(**position).refusal(move) == forbidden_by


@pytest.mark.parametrize(
    ("opening", "move", "forbidden_by"),
    [
        ("house", "1 answer stocks", "CA-C6"),
        ("house", "1 answer silver", "CA-C6"),
        ("house", "1 answer_double two_assets", "CA-C6"),
        ("house", "1 discard stocks", "CA-C6"),
        ("house", "1 end_turn", "CA-C6"),
        ("house", "0 concede", "CA-T3"),
        ("penny_jar", "1 answer house", "CA-J5"),
        ("penny_jar", "1 answer gold", "CA-J5"),
        ("penny_jar", "1 answer_double two_golds", "CA-J5"),
        ("penny_jar", "1 answer_double asset_silver", "CA-J5"),
    ],
)
def test_a_challenge_refuses(opening: str, move: str, forbidden_by: str) -> None:
    """Invalid answers."""
    hands = {0: "house penny_jar", 1: "stocks house house gold"}
    t = table(rules="advanced", hands=hands, stacks=DEEP).play(f"0 challenge 1 {opening}")
    assert t.refusal(move) == forbidden_by


def contest() -> Table:
    """The second player may contest a draft."""
    return table(2, hands={0: "stocks gold", 1: "stocks jewels"}, draft=TOPS).play("0 draft stocks 1")


def order_move() -> Table:
    """The first player must decide about a revealed Move."""
    hands, draft = {0: "stocks gold", 1: ""}, {0: "stocks move jewels"}
    stacks = {1: ["jewels jewels", "stocks stocks"]}
    return table(2, "advanced", hands=hands, draft=draft, stacks=stacks).play("0 draft stocks 1")


@pytest.mark.parametrize(
    ("move", "forbidden_by"),
    [
        ("1 contest jewels", "CA-C4"),
        ("1 contest gold", "CA-C4"),
        ("1 discard jewels", "CA-2P9"),
        ("1 concede", "CA-2P9"),
        ("0 let_pass", "CA-T3"),
    ],
)
def test_a_contest_refuses(move: str, forbidden_by: str) -> None:
    """What does not challenge a drafted set."""
    assert contest().refusal(move) == forbidden_by


@pytest.mark.parametrize(
    ("move", "forbidden_by"),
    [("0 discard gold", "CA-23A3"), ("0 end_turn", "CA-23A3"), ("1 order_move top_to_bottom", "CA-T3")],
)
def test_a_revealed_move_refuses(move: str, forbidden_by: str) -> None:
    """The decision cannot be avoided."""
    assert order_move().refusal(move) == forbidden_by


def test_after_the_end_everything_is_refused() -> None:
    """The game is over."""
    t = table(2, hands={0: "stocks", 1: ""}, draw_size=0).play("0 discard stocks")
    assert {t.refusal(f"{seat} discard stocks") for seat in [0, 1]} == {"CA-Z5"}


@pytest.mark.parametrize(("seat", "action"), [(0, -1), (0, len(GAME.actions)), (-1, 0), (9, 0)])
def test_unknown_seats_and_numbers_are_errors(seat: int, action: int) -> None:
    """No rule applies: the seat or action does not exist."""
    t = table(**CLASSIC)
    with pytest.raises(saloon.SaloonError, match=r"^there is no (player|action) -?\d+; .* are 0 to \d+$"):
        t.state.apply(seat, action)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("position", [CLASSIC, ADVANCED, SECOND, TWO, THREE])
def test_every_refusal_says_why(position: dict[str, Any], lang: str) -> None:
    """In words, for every action that is not offered."""
    t = table(**position)
    offered = t.state.choices(0)
    refusals = [t.state.refusal(0, action) for action in NUMBERS.values() if action not in offered]
    assert all(refusal is not None and len(refusal.text(lang)) > len(refusal.rule) for refusal in refusals)
