"""Two players: draft piles, and sets that can be contested."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import Table, new, rule, table

import saloon

BOATS = {0: "motor_boat stocks", 1: "motor_boat jewels", 2: "coin_collection gold"}


def two(draft: dict[int, str], mine: str, theirs: str, **described: Any) -> Table:
    """Two players at draft piles (the open card, then the next ones); the first one is on turn."""
    return table(2, hands={0: mine, 1: theirs}, draft=draft, **described)


@rule("CA-2P1")
def test_some_cards_leave_the_deck() -> None:
    """No Houses, two Silver and a Gold less: 93 cards, or 99 in the advanced game."""
    with pytest.raises(saloon.ScenarioError) as caught:
        table(2, hands={0: "house"}, discard="silver " * 7 + "gold " * 4 + "swap")
    assert caught.value.problems == [
        "hands of 0: there are only 0 of 'house' in this game",
        "discard: there are only 6 of 'silver' in this game",
        "discard: there are only 3 of 'gold' in this game",
        "discard: there are only 0 of 'swap' in this game",
    ]
    for rules, cards in [("classic", 93), ("advanced", 99)]:
        assert new(2, rules).deck() == cards


@rule("CA-2P2")
def test_three_draft_piles_of_ten() -> None:
    """Face down but for the top card; other cards in another game."""
    piles = new(2).view.draft_piles
    assert [(bool(pile.top), pile.face_down) for pile in piles] == [(True, 9)] * 3
    assert len({tuple(new(2, seed=seed).tops) for seed in range(20)}) in range(11, 21)


@rule("CA-2P3")
def test_the_top_of_each_draft_pile_lies_open() -> None:
    """Everybody sees the same three cards."""
    t = new(2, seed=4)
    assert None not in t.tops
    assert [pile.top for pile in t.state.view(0).draft_piles] == t.tops
    assert [pile.top for pile in t.state.view(1).draft_piles] == t.tops


@rule("CA-2P4")
def test_six_cards_each() -> None:
    """Dealt, and refilled."""
    assert new(2).cards() == [6, 6]
    t = two(BOATS, "jewels", "stocks").play("0 discard jewels")
    assert t.cards() == [6, 1]


@rule("CA-2P5")
def test_draw_pile_discard_pile_and_first_player() -> None:
    """Fifty cards are left to draw, one starts the discard pile, and who did not deal begins."""
    for seed in range(6):
        t = new(2, seed=seed)
        assert (t.view.draw_pile, len(t.view.discards)) == (50, 1)
        assert t.state.actors() == [1 - t.view.dealer]


@rule("CA-2P6")
def test_drafting_is_one_more_action() -> None:
    """In addition to all classic ones; with four players there is nothing to draft."""
    t = two(
        BOATS,
        "motor_boat stocks stocks gold",
        "jewels",
        stacks={0: ["jewels jewels"], 1: ["jewels jewels", "stocks stocks"]},
        discard="stocks",
    )
    offered = {choice.split()[0] for choice in t.choices(0)}
    assert offered == {"discard", "pair", "pair_wild", "take_discard", "challenge", "draft"}
    assert table(4, hands={0: "gold"}).refusal("0 draft gold 1") == "CA-2P6"


@rule("CA-2P7")
def test_a_draft_needs_a_hand_card_that_goes_with_a_top() -> None:
    """An asset or a wild from the player's own hand."""
    t = two(BOATS, "motor_boat jewels gold", "jewels")
    cards = {choice.split()[1] for choice in t.choices(0, "draft")}
    assert cards == {"motor_boat", "gold"}
    assert t.refusal("0 draft silver 1") == "CA-2P7"
    assert t.refusal("0 draft jewels 1") == "CA-2P8"
    t.play("0 draft motor_boat 1")
    assert t.hand(0) == "jewels gold"


@rule("CA-2P8")
def test_one_to_three_tops_become_one_set() -> None:
    """As many as fit together; they need not be all that fit."""
    t = two({0: "stocks", 1: "stocks", 2: "gold"}, "stocks", "")
    assert t.choices(0, "draft") == [
        f"draft stocks {piles}" for piles in ["1", "12", "123", "13", "2", "23", "3"]
    ]
    assert t.play("0 draft stocks 123").stack(0) == ["stocks stocks stocks gold"]
    t = two({0: "stocks", 1: "jewels", 2: "gold"}, "stocks silver", "")
    assert t.refusal("0 draft stocks 12") == "CA-2P8"
    assert t.refusal("0 draft silver 12") == "CA-2P8"
    assert t.refusal("0 draft silver 3") == "CA-2P8"


@rule("CA-2P9")
def test_the_opponent_may_challenge_the_drafted_set() -> None:
    """With a matching asset or a wild, or he lets it pass."""
    t = two(BOATS, "motor_boat jewels", "motor_boat silver stocks")
    t.play("0 draft motor_boat 12")
    assert t.asked == "1 contest"
    assert t.choices(1) == ["contest motor_boat", "contest silver", "let_pass"]
    assert t.refusal("1 contest stocks") == "CA-C4"
    assert t.refusal("1 discard stocks") == "CA-2P9"
    assert t.refusal("0 discard jewels") == "CA-T3"


@rule("CA-2P10")
def test_the_drafter_defends_by_the_usual_rules() -> None:
    """He answers first, then both in turn; nobody draws meanwhile."""
    t = two(BOATS, "motor_boat jewels silver", "motor_boat gold stocks")
    t.play("0 draft motor_boat 1", "1 contest gold")
    assert (t.asked, t.choices(0)) == ("0 answer", ["answer silver", "concede"])
    challenge = t.view.challenge
    assert (challenge.challenger, challenge.defender, challenge.where) == (1, 0, "drafted")
    t.play("0 answer silver")
    assert (t.asked, t.choices(1)) == ("1 answer", ["answer motor_boat", "concede"])
    assert (t.cards(), t.log("drew")) == ([1, 2], [])


@rule("CA-2P11")
@pytest.mark.parametrize(
    ("moves", "owner", "made"),
    [
        (["1 let_pass"], 0, "motor_boat motor_boat"),
        (["1 contest gold", "0 answer silver", "1 concede"], 0, "motor_boat motor_boat silver gold"),
        (["1 contest gold", "0 concede"], 1, "motor_boat motor_boat gold"),
    ],
)
def test_the_set_goes_to_the_winner(moves: list[str], owner: int, made: str) -> None:
    """On top of the stack of the drafter, or of the opponent if he won it."""
    stacks = {0: ["stocks stocks"], 1: ["stocks stocks"]}
    t = two(BOATS, "motor_boat jewels silver", "gold stocks", stacks=stacks)
    t.play("0 draft motor_boat 1", *moves)
    assert t.stack(owner) == ["stocks stocks", made]
    assert t.stack(1 - owner) == ["stocks stocks"]


@rule("CA-2P12")
def test_the_used_piles_are_turned_up_last() -> None:
    """After the set lies in its stack; piles that were not used keep their card."""
    t = two(BOATS, "motor_boat jewels", "gold stocks").play("0 draft motor_boat 12")
    assert t.tops == [None, None, "coin_collection"]
    t.play("1 contest gold")
    assert t.tops == [None, None, "coin_collection"]
    t.play("0 concede")
    assert t.tops == ["stocks", "jewels", "coin_collection"]
    assert t.log("stolen", "turned_up", "drew")[:3] == [
        "stolen 1 0 motor_boat 95000",
        "turned_up 0 stocks",
        "turned_up 1 jewels",
    ]
    assert [pile.face_down for pile in t.view.draft_piles] == [8, 8, 9]


@rule("CA-2P13")
def test_then_the_drafter_refills_and_the_opponent_if_he_used_cards() -> None:
    """To six, the drafter first."""
    hands = ("motor_boat jewels", "gold stocks")
    t = two(BOATS, *hands).play("0 draft motor_boat 1", "1 let_pass")
    assert (t.cards(), t.log("drew")) == ([6, 2], ["drew 0 5"])
    t = two(BOATS, *hands).play("0 draft motor_boat 1", "1 contest gold", "0 concede")
    assert (t.cards(), t.log("drew")) == ([6, 6], ["drew 0 5", "drew 1 5"])


@rule("CA-2P13")
def test_in_the_advanced_game_the_refill_waits_for_the_end_of_the_turn() -> None:
    """A draft is a first action like others."""
    t = two(BOATS, "motor_boat jewels", "gold stocks", rules="advanced")
    t.play("0 draft motor_boat 1", "1 contest gold", "0 concede")
    assert (t.cards(), t.log("drew")) == ([1, 1], [])
    assert t.play("0 end_turn").log("drew") == ["drew 0 5", "drew 1 5"]


@rule("CA-2P14")
@pytest.mark.parametrize("move", ["0 pair stocks", "0 pair_wild stocks gold", "0 take_discard stocks"])
def test_other_sets_are_not_contested(move: str) -> None:
    """A set from hand or with the discard pile is in the stack at once."""
    t = two(BOATS, "stocks stocks gold", "stocks gold", discard="stocks").play(move)
    assert t.asked == "1 turn"
    assert len(t.stack(0)) == 1
