"""Challenges: attempts to steal the top set of another player."""

from __future__ import annotations

import pytest
from tests.games.cover_your_assets.table import rule, table

OPEN = {0: ["stocks stocks"], 1: ["stocks stocks", "house house"], 2: ["stocks stocks", "jewels jewels"]}


@rule("CA-C1")
def test_the_target_is_the_top_set_of_any_other_player() -> None:
    """Every other stack may be the target, never the challenger's own."""
    t = table(hands={0: "gold"}, stacks={**OPEN, 0: ["stocks stocks", "jewels jewels"]})
    assert t.choices(0, "challenge") == ["challenge 1 gold", "challenge 2 gold"]
    assert t.refusal("0 challenge 0 gold") == "CA-C1"
    assert t.refusal("0 challenge 5 gold") == "CA-C1"
    t.play("0 challenge 2 gold")
    assert t.view.challenge.target.asset == "jewels"


@rule("CA-C2")
def test_a_bottom_set_cannot_be_stolen() -> None:
    """One set is safe, two sets are not."""
    t = table(hands={0: "gold"}, stacks={0: ["jewels jewels"], 1: ["house house"], 2: OPEN[2]})
    assert t.choices(0, "challenge") == ["challenge 2 gold"]
    assert t.refusal("0 challenge 1 gold") == "CA-C2"
    assert t.refusal("0 challenge 3 gold") == "CA-C2"


@rule("CA-C3")
def test_a_challenger_needs_a_set() -> None:
    """With an empty stack nobody can be challenged."""
    t = table(hands={0: "gold house"}, stacks={1: OPEN[1]})
    assert t.choices(0, "challenge") == []
    assert t.refusal("0 challenge 1 gold") == "CA-C3"


@rule("CA-C4")
def test_it_is_opened_with_a_matching_asset_or_a_wild_from_hand() -> None:
    """Not with other assets or cards that are not held; the opening card lies open."""
    t = table(hands={0: "house jewels silver"}, stacks=OPEN)
    assert t.choices(0, "challenge") == [
        "challenge 1 house",
        "challenge 1 silver",
        "challenge 2 jewels",
        "challenge 2 silver",
    ]
    assert t.refusal("0 challenge 1 jewels") == "CA-C4"
    assert t.refusal("0 challenge 1 gold") == "CA-C4"
    t.play("0 challenge 1 house")
    assert t.view.challenge.attack == ["house"]
    assert t.log("challenged", "played") == ["challenged 0 1 house", "played 0 house"]


@rule("CA-C5")
def test_cheap_cards_are_as_strong_as_dear_ones() -> None:
    """Baseball Cards for 5,000 hold against two Golds."""
    t = table(
        hands={0: "gold gold house", 1: "baseball_cards baseball_cards"},
        stacks={0: ["house house"], 1: ["house house", "baseball_cards silver"]},
    )
    t.play(
        "0 challenge 1 gold",
        "1 answer baseball_cards",
        "0 answer gold",
        "1 answer baseball_cards",
        "0 concede",
    )
    assert t.stack(1)[-1] == "baseball_cards baseball_cards baseball_cards silver gold gold"


@rule("CA-C6")
def test_both_answer_in_turn_starting_with_the_defender() -> None:
    """Each answer is one matching asset or wild from the player's own hand."""
    t = table(hands={0: "gold jewels house", 1: "house silver jewels"}, stacks=OPEN)
    t.play("0 challenge 1 gold")
    assert t.asked == "1 answer"
    assert t.choices(1, "answer") == ["answer house", "answer silver"]
    assert t.refusal("1 answer jewels") == "CA-C6"
    assert t.refusal("1 answer gold") == "CA-C6"
    t.play("1 answer house")
    assert t.asked == "0 answer"
    assert t.choices(0, "answer") == ["answer house"]
    assert t.play("0 answer house").asked == "1 answer"


@rule("CA-C7")
def test_either_side_may_stop_even_if_it_could_go_on() -> None:
    """Conceding is offered along with the answers, every time."""
    t = table(hands={0: "gold house", 1: "house silver"}, stacks=OPEN).play("0 challenge 1 gold")
    assert t.choices(1) == ["answer house", "answer silver", "concede"]
    t.play("1 answer silver")
    assert t.choices(0) == ["answer house", "concede"]


@rule("CA-C8")
def test_the_first_to_stop_loses() -> None:
    """The defender loses the set, or the challenger loses the attempt."""
    hands = {0: "gold house", 1: "house silver"}
    t = table(hands=hands, stacks=OPEN).play("0 challenge 1 gold", "1 concede")
    assert t.log("stolen", "defended") == ["stolen 0 1 house 90000"]
    t = table(hands=hands, stacks=OPEN).play("0 challenge 1 gold", "1 answer silver", "0 concede")
    assert t.log("stolen", "defended") == ["defended 1 0 house 115000"]


@rule("CA-C9")
def test_a_winning_challenger_takes_the_set_and_all_cards_played() -> None:
    """They become the new top set, not merged with a set of the same type under it."""
    t = table(
        hands={0: "gold house", 1: "silver jewels", 2: ""},
        stacks={0: ["house house"], 1: ["stocks stocks", "house house"]},
    )
    t.play("0 challenge 1 gold", "1 answer silver", "0 answer house", "1 concede")
    assert t.stack(0) == ["house house", "house house house silver gold"]
    assert t.stack(1) == ["stocks stocks"]


@rule("CA-C10")
def test_a_winning_defender_keeps_the_set_with_all_cards_played() -> None:
    """It stays on top of the stack."""
    t = table(hands={0: "gold house", 1: "silver jewels"}, stacks=OPEN)
    t.play("0 challenge 1 gold", "1 answer silver", "0 concede")
    assert t.stack(1) == ["stocks stocks", "house house silver gold"]
    assert t.stack(0) == ["stocks stocks"]


@rule("CA-C11")
@pytest.mark.parametrize("stops", [["1 concede"], ["1 answer house", "0 concede"]])
def test_the_loser_gets_nothing_back(stops: list[str]) -> None:
    """Cards played are in the winner's set: in no hand, on no other pile."""
    t = table(hands={0: "jewels gold", 1: "jewels house"}, stacks=OPEN, draw_size=0)
    before = t.discards
    t.play("0 challenge 1 gold", *stops)
    assert "gold" not in t.hand(0).split()
    assert t.discards == before
    winner = 0 if stops == ["1 concede"] else 1
    assert "gold" in t.stack(winner)[-1]


@rule("CA-C12")
def test_nobody_draws_during_a_challenge() -> None:
    """Hands only shrink until it is over."""
    t = table(
        hands={0: "jewels house silver gold gold", 1: "jewels house house house silver"},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house house"]},
        draw="house",
    )
    size = t.view.draw_pile
    t.play("0 challenge 1 gold", "1 answer house", "0 answer silver", "1 answer silver")
    assert t.cards()[:2] == [3, 3]
    assert (t.view.draw_pile, t.log("drew")) == (size, [])
    t.play("0 concede")
    assert t.view.draw_pile == size - 4


@rule("CA-C13")
def test_without_a_usable_card_a_player_can_only_concede() -> None:
    """Cards that do not match are not answers."""
    t = table(hands={0: "gold", 1: "jewels stocks"}, stacks=OPEN).play("0 challenge 1 gold")
    assert t.choices(1) == ["concede"]


@rule("CA-C13")
def test_an_empty_hand_loses_at_once() -> None:
    """Neither side is asked when it holds nothing."""
    t = table(hands={0: "gold jewels", 1: ""}, stacks=OPEN, draw_size=0).play("0 challenge 1 gold")
    assert t.stack(0) == ["stocks stocks", "house house gold"]
    assert t.log("conceded") == []
    t = table(hands={0: "gold", 1: "house"}, stacks=OPEN).play("0 challenge 1 gold", "1 answer house")
    assert t.stack(1) == ["stocks stocks", "house house house gold"]
    assert t.asked == "1 turn"


@rule("CA-C14")
def test_a_theft_exposes_the_next_set_unless_it_is_the_bottom() -> None:
    """The third set of a stack can be the next target, the first one cannot."""
    stacks = {0: OPEN[0], 1: ["stocks stocks", "jewels jewels", "house house"], 2: ["stocks stocks"]}
    t = table(hands={0: "house", 1: "", 2: "jewels gold", 3: ""}, stacks=stacks, draw_size=0)
    assert t.play("0 challenge 1 house").choices(2, "challenge") == [
        "challenge 0 gold",
        "challenge 1 gold",
        "challenge 1 jewels",
    ]
    t = table(hands={0: "house", 1: "", 2: "stocks"}, stacks={**OPEN, 2: ["jewels jewels"]}, draw_size=0)
    assert t.play("0 challenge 1 house").refusal("2 challenge 1 stocks") == "CA-C2"


@rule("CA-C15")
def test_a_set_may_change_hands_again_and_again() -> None:
    """The loser may take it back on their own turn, then the other player again."""
    t = table(
        3,
        hands={0: "gold house", 1: "silver stocks", 2: "jewels jewels"},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house house"]},
        draw_size=0,
    )
    t.play("0 challenge 1 gold", "1 concede", "1 challenge 0 silver", "0 concede", "2 discard jewels")
    assert t.stack(1) == ["stocks stocks", "house house silver gold"]
    assert t.refusal("0 challenge 1 house") == ""


@rule("CA-C15")
def test_a_defended_set_may_be_challenged_again() -> None:
    """By the next player, for example."""
    t = table(
        hands={0: "gold stocks", 1: "silver", 2: "house"},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house house"], 2: ["stocks stocks"]},
        turn=0,
        draw_size=0,
    )
    t.play("0 challenge 1 gold", "1 answer silver", "0 concede")
    assert t.refusal("2 challenge 1 house") == ""


@rule("CA-C16")
def test_a_challenge_lasts_as_long_as_the_hands() -> None:
    """Five cards against five: the set grows by all ten."""
    t = table(
        hands={0: "house house house silver gold", 1: "house house house silver gold"},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house house"]},
        draw_size=0,
    )
    t.play("0 challenge 1 gold", "1 answer gold", "0 answer silver", "1 answer silver")
    for _ in range(2):
        t.play("0 answer house", "1 answer house")
    assert t.asked == "0 answer"
    t.play("0 answer house", "1 answer house")
    assert t.stack(1)[-1] == " ".join(["house"] * 8 + ["silver"] * 2 + ["gold"] * 2)
    assert t.cards()[:2] == [0, 0]
