"""The advanced rules one by one: each may be added by itself or left out."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import FLAGS, Table, new, rule, table

STACKS = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "house house"]}
CLASSIC = {"discard", "pair", "pair_wild", "challenge"}
NEW = {"end_turn", "upgrade", "swap", "challenge_second"}

pytestmark = rule("CA-R36")


def only(flag: str, hand: str, theirs: str = "", **described: Any) -> Table:
    """A classic game for four with one advanced rule; the second player has three sets."""
    return table(flags={flag: "on"}, hands={0: hand, 1: theirs}, stacks=STACKS, **described)


@pytest.mark.parametrize(
    ("flag", "cards", "hand", "more"),
    [
        ("hand_six", 104, 6, set[str]()),
        ("two_actions", 104, 5, {"end_turn"}),
        ("upgrade_action", 104, 5, {"upgrade"}),
        ("action_cards", 108, 5, {"swap"}),
        ("second_set_challenge", 104, 5, {"challenge_second"}),
        ("penny_jar", 106, 5, set[str]()),
    ],
)
def test_each_rule_alone(flag: str, cards: int, hand: int, more: set[str]) -> None:
    """It brings its own cards and actions and nothing of the others."""
    fresh = new(flags={flag: "on"})
    assert (fresh.deck(), fresh.cards()) == (cards, [hand] * 4)
    t = only(flag, "stocks jewels jewels gold" + (" swap" if flag == "action_cards" else ""))
    assert {choice.split()[0] for choice in t.choices(0)} == CLASSIC | (more - {"end_turn"})
    t.play("0 discard gold")
    assert (t.asked == "0 second_action" and "end_turn" in t.choices(0)) == ("end_turn" in more)


@pytest.mark.parametrize(
    ("flag", "cards", "hand", "less"),
    [
        ("hand_six", 110, 5, set[str]()),
        ("two_actions", 110, 6, {"end_turn"}),
        ("upgrade_action", 110, 6, {"upgrade"}),
        ("action_cards", 106, 6, {"swap"}),
        ("second_set_challenge", 110, 6, {"challenge_second"}),
        ("penny_jar", 108, 6, set[str]()),
    ],
)
def test_all_rules_but_one(flag: str, cards: int, hand: int, less: set[str]) -> None:
    """The others stay."""
    fresh = new(rules="advanced", flags={flag: "off"})
    assert (fresh.deck(), fresh.cards()) == (cards, [hand] * 4)
    mine = "stocks jewels jewels gold" + ("" if flag == "action_cards" else " swap")
    t = table(rules="advanced", flags={flag: "off"}, hands={0: mine}, stacks=STACKS)
    first = {choice.split()[0] for choice in t.choices(0)}
    assert first == CLASSIC | (NEW - {"end_turn"} - less)
    assert (t.play("0 discard gold").asked == "0 second_action") == ("end_turn" not in less)


def test_on_and_off_are_the_presets_of_advanced_and_classic() -> None:
    """All of them on is the advanced game, all of them off the classic one."""
    assert new(flags=dict.fromkeys(FLAGS, "on")).view == new(rules="advanced").view
    assert new(rules="advanced", flags=dict.fromkeys(FLAGS, "off")).view == new().view


def test_two_actions_alone() -> None:
    """The refill after a discard goes to five, and a lost challenge leads to a ban."""
    t = only("two_actions", "stocks house house house gold", "house").play("0 discard stocks")
    assert t.log("drew") == ["drew 0 1"]
    t = only("two_actions", "house house gold", "house stocks")
    t.play("0 challenge 1 gold", "1 answer house", "0 concede")
    assert t.refusal("0 challenge 1 house") == "CA-A5"


@rule("CA-R33")
def test_the_ban_belongs_to_the_two_actions() -> None:
    """Without them a lost challenge forbids nothing."""
    t = only("hand_six", "gold stocks", "house").play("0 challenge 1 gold", "1 answer house", "0 concede")
    assert t.view.seats[0].banned_from == []


def test_upgrades_alone() -> None:
    """An upgrade is the one action of the turn."""
    t = only("upgrade_action", "stocks stocks", "gold").play("0 upgrade stocks")
    assert (t.stack(0), t.asked) == (["stocks stocks stocks"], "1 turn")


def test_action_cards_alone() -> None:
    """A Swap is the one action of the turn and goes out of play; there are no Penny Jars."""
    t = only("action_cards", "swap gold", "gold").play("0 swap 1")
    assert (t.stack(0), t.view.out_of_play, t.asked) == (["house house"], ["swap"], "1 turn")


def test_second_sets_alone() -> None:
    """Opened with two cards, since there are no Penny Jars."""
    t = only("second_set_challenge", "jewels gold stocks").play("0 challenge_second 1 asset_gold")
    assert (t.stack(0)[-1], t.stack(1)) == ("jewels jewels jewels gold", ["stocks stocks", "house house"])


def test_penny_jars_alone() -> None:
    """They open against top sets only and need a double."""
    t = only("penny_jar", "penny_jar stocks", "house house gold")
    assert t.choices(0, "challenge", "challenge_second") == ["challenge 1 penny_jar"]
    assert t.play("0 challenge 1 penny_jar").choices(1) == [
        "answer_double asset_gold",
        "answer_double two_assets",
        "concede",
    ]
