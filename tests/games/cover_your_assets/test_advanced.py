"""The advanced rules: two actions, upgrades, second sets and action cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import NUMBERS, Table, new, rule, table

THREE = ["stocks stocks", "jewels jewels", "house house"]


def advanced(**described: Any) -> Table:
    """A position of the advanced game for four."""
    return table(4, "advanced", **described)


@rule("CA-A0")
def test_all_cards_are_in_the_deck() -> None:
    """110 cards, with two each of Swap, Move and Penny Jar."""
    assert [new(players, "advanced").deck() for players in [4, 5, 6]] == [110, 110, 110]
    t = advanced(hands={0: "penny_jar penny_jar swap swap move move"})
    assert t.hand(0) == "penny_jar penny_jar swap swap move move"


@rule("CA-A1")
def test_hands_are_six_cards() -> None:
    """Six are dealt, and hands are filled up to six."""
    assert new(rules="advanced").cards() == [6, 6, 6, 6]
    t = advanced(hands={0: "jewels stocks"}, stacks={}).play("0 discard jewels", "0 end_turn")
    assert (t.cards()[0], t.view.hand_limit) == (6, 6)


@rule("CA-A2")
def test_up_to_two_actions_the_first_is_obligatory() -> None:
    """No ending the turn before something was done; after the second action it is over."""
    t = advanced(hands={0: "jewels jewels stocks stocks house house"})
    assert t.refusal("0 end_turn") == "CA-A2"
    t.play("0 pair jewels")
    assert t.asked == "0 second_action"
    t.play("0 pair stocks")
    assert t.asked == "1 turn"


@rule("CA-A3")
def test_the_second_action_is_optional() -> None:
    """The player may end the turn instead."""
    t = advanced(hands={0: "jewels jewels stocks stocks"}).play("0 pair jewels")
    assert t.choices(0, "end_turn", "pair") == ["end_turn", "pair stocks"]
    assert t.play("0 end_turn").asked == "1 turn"


@rule("CA-A4")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("0 pair stocks", "0 pair house"),
        ("0 discard stocks", "0 discard stocks"),
        ("0 challenge 1 gold", "0 pair house"),
        ("0 pair house", "0 challenge 1 gold"),
    ],
)
def test_both_actions_may_be_of_the_same_kind_or_not(first: str, second: str) -> None:
    """Any two."""
    t = advanced(
        hands={0: "stocks stocks house house gold", 1: ""},
        stacks={0: ["jewels jewels"], 1: ["piggy_bank piggy_bank", "jewels jewels"]},
    )
    assert t.play(first, second).log("turn_ended") == ["turn_ended 0"]


@rule("CA-A5")
def test_after_a_lost_challenge_the_same_player_is_out_of_reach() -> None:
    """None of that player's sets, until the loser's next turn; others may be challenged."""
    t = advanced(
        hands={0: "jewels house silver gold", 1: "house stocks", 2: "stocks", 3: "stocks"},
        stacks={0: ["stocks stocks"], 1: THREE, 2: ["stocks stocks", "jewels jewels"]},
        draw_size=0,
    )
    t.play("0 challenge 1 gold", "1 answer house", "0 concede")
    assert t.view.seats[0].banned_from == [1]
    assert t.refusal("0 challenge 1 house") == "CA-A5"
    assert t.refusal("0 challenge_second 1 asset_silver") == "CA-A5"
    assert t.choices(0, "challenge") == ["challenge 2 jewels", "challenge 2 silver"]
    t.play("0 discard jewels", "1 discard stocks", "2 discard stocks", "3 discard stocks")
    assert t.refusal("0 challenge 1 house") == ""


@rule("CA-A5")
def test_after_a_won_challenge_the_same_player_may_be_challenged_again() -> None:
    """Only losing leads to a ban."""
    t = advanced(hands={0: "jewels gold", 1: "stocks"}, stacks={0: ["stocks stocks"], 1: THREE})
    t.play("0 challenge 1 gold", "1 concede", "0 challenge 1 jewels", "1 concede")
    assert t.stack(0) == ["stocks stocks", "house house gold", "jewels jewels jewels"]


@rule("CA-A6")
def test_after_a_discard_as_first_action_the_player_draws_at_once() -> None:
    """The card drawn can be used in the second action."""
    t = advanced(hands={0: "house stocks stocks piggy_bank piggy_bank jewels"}, draw="jewels gold")
    t.play("0 discard house")
    assert t.hand(0) == "piggy_bank piggy_bank stocks stocks jewels jewels"
    assert t.play("0 pair jewels").stack(0) == ["jewels jewels"]


@rule("CA-A7")
def test_after_any_other_first_action_nothing_is_drawn() -> None:
    """All refills wait for the end of the turn: the active player's first, then the defender's."""
    t = advanced(
        hands={0: "house jewels jewels gold", 1: "house silver"},
        stacks={0: ["stocks stocks"], 1: THREE},
    )
    t.play("0 challenge 1 gold", "1 answer house", "0 answer house", "1 concede")
    assert (t.cards()[:2], t.log("drew")) == ([2, 1], [])
    t.play("0 pair jewels")
    assert t.log("drew") == ["drew 0 6", "drew 1 5"]


@rule("CA-A8")
def test_an_upgrade_adds_one_matching_asset_to_the_players_top_set() -> None:
    """Never a wild, never another type, never a covered set, one card per action."""
    t = advanced(
        hands={0: "jewels jewels jewels stocks gold", 1: "house"},
        stacks={0: ["stocks stocks", "jewels silver"], 1: ["house house"]},
    )
    assert t.choices(0, "upgrade") == ["upgrade jewels"]
    for card in ["gold", "stocks", "house"]:
        assert t.refusal(f"0 upgrade {card}") == "CA-A8"
    t.play("0 upgrade jewels")
    assert t.stack(0) == ["stocks stocks", "jewels jewels silver"]
    assert t.asked == "0 second_action"
    assert t.log("upgraded") == ["upgraded 0 jewels 55000"]


@rule("CA-A9", "CA-23A8")
def test_action_cards_are_played_from_hand() -> None:
    """Swap or Move, only by a player who holds one."""
    stacks = {0: ["stocks stocks"], 1: THREE}
    t = advanced(hands={0: "swap move"}, stacks=stacks)
    assert t.choices(0, "swap", "move") == ["move 1 bottom_to_top", "move 1 top_to_bottom", "swap 1"]
    t = advanced(hands={0: "stocks"}, stacks=stacks)
    assert t.refusal("0 swap 1") == "CA-A9"
    assert t.refusal("0 move 1 top_to_bottom") == "CA-A9"


@rule("CA-A10")
def test_the_classic_actions_stay() -> None:
    """Forming, discarding and challenging, besides the new ones."""
    t = advanced(
        hands={0: "house house gold stocks"}, stacks={0: ["stocks stocks"], 1: THREE}, discard="house"
    )
    offered = {choice.split()[0] for choice in t.choices(0)}
    assert offered == {"pair", "pair_wild", "take_discard", "discard", "challenge", "upgrade"}


@rule("CA-A11")
def test_the_second_set_from_the_top_may_be_challenged() -> None:
    """The second one, not a deeper one."""
    deep = ["piggy_bank piggy_bank", "stocks stocks", "jewels jewels", "house house"]
    t = advanced(hands={0: "jewels jewels stocks stocks"}, stacks={0: ["piggy_bank piggy_bank"], 1: deep})
    assert t.choices(0, "challenge_second") == ["challenge_second 1 two_assets"]
    t.play("0 challenge_second 1 two_assets")
    assert (t.view.challenge.target.asset, t.view.challenge.where) == ("jewels", "second")
    t = table(hands={0: "jewels jewels"}, stacks={0: ["piggy_bank piggy_bank"], 1: deep})
    assert t.refusal("0 challenge_second 1 two_assets") == "CA-A11"


@rule("CA-A12")
def test_the_bottom_set_is_safe_as_second_set_too() -> None:
    """With two sets the second one is the bottom."""
    t = advanced(
        hands={0: "stocks stocks gold gold"},
        stacks={0: ["jewels jewels"], 1: ["stocks stocks", "house house"], 2: THREE},
    )
    assert t.choices(0, "challenge_second") == ["challenge_second 2 two_golds"]
    assert t.refusal("0 challenge_second 1 two_assets") == "CA-A12"


@rule("CA-A13")
@pytest.mark.parametrize(
    ("hand", "doubles"),
    [
        ("jewels jewels", ["two_assets"]),
        ("jewels silver", ["asset_silver"]),
        ("jewels gold", ["asset_gold"]),
        ("silver silver", ["two_silvers"]),
        ("silver gold", ["silver_gold"]),
        ("gold gold", ["two_golds"]),
        ("penny_jar", ["penny_jar"]),
        ("jewels penny_jar", ["penny_jar"]),
        ("silver penny_jar", ["penny_jar"]),
        ("jewels house", []),
        ("house house", []),
    ],
)
def test_it_is_opened_with_a_double(hand: str, doubles: list[str]) -> None:
    """Two of matching assets, Silver and Gold in any mix, or one Penny Jar alone."""
    t = advanced(hands={0: hand}, stacks={0: ["stocks stocks"], 1: THREE})
    assert t.choices(0, "challenge_second") == [f"challenge_second 1 {double}" for double in doubles]


@rule("CA-A13")
def test_a_double_that_is_not_held_opens_nothing() -> None:
    """One card of two is not enough."""
    t = advanced(hands={0: "jewels house house silver"}, stacks={0: ["stocks stocks"], 1: THREE})
    for double in ["two_assets", "two_silvers", "silver_gold", "penny_jar"]:
        assert t.refusal(f"0 challenge_second 1 {double}") == "CA-A13"


@rule("CA-A14")
def test_after_the_opening_each_answer_is_one_card() -> None:
    """The double of the opening needs no double."""
    t = advanced(
        hands={0: "jewels jewels jewels house", 1: "jewels jewels gold"},
        stacks={0: ["stocks stocks"], 1: THREE},
    )
    t.play("0 challenge_second 1 two_assets")
    assert t.choices(1) == ["answer gold", "answer jewels", "concede"]
    assert t.refusal("1 answer_double two_assets") == "CA-C6"
    assert t.play("1 answer gold").choices(0) == ["answer jewels", "concede"]


@rule("CA-A15")
def test_a_stolen_second_set_goes_on_top_and_a_defended_one_stays() -> None:
    """The defender's top set stays on top in both cases."""
    stacks = {0: ["stocks stocks"], 1: THREE}
    hands = {0: "silver gold house", 1: "jewels house"}
    t = advanced(hands=hands, stacks=stacks).play("0 challenge_second 1 silver_gold", "1 concede")
    assert t.stack(0) == ["stocks stocks", "jewels jewels silver gold"]
    assert t.stack(1) == ["stocks stocks", "house house"]
    t = advanced(hands=hands, stacks=stacks)
    t.play("0 challenge_second 1 silver_gold", "1 answer jewels", "0 concede")
    assert t.stack(1) == ["stocks stocks", "jewels jewels jewels silver gold", "house house"]


@rule("CA-X1")
def test_a_played_action_card_is_out_of_play() -> None:
    """On a pile of its own; the discard pile is unchanged."""
    t = advanced(hands={0: "swap move"}, stacks={0: ["stocks stocks"], 1: THREE}, discard="house")
    t.play("0 swap 1", "0 move 1 top_to_bottom")
    assert t.view.out_of_play == ["swap", "move"]
    assert t.discards == "house"


@rule("CA-X2")
def test_action_cards_cannot_be_answered() -> None:
    """Nobody else is asked: the active player goes on at once."""
    t = advanced(hands={0: "swap move stocks", 1: "gold house"}, stacks={0: ["stocks stocks"], 1: THREE})
    assert t.play("0 swap 1").asked == "0 second_action"
    assert t.view.challenge is None
    assert t.play("0 move 1 top_to_bottom").log("turn_ended") == ["turn_ended 0"]


@rule("CA-X3")
def test_swap_exchanges_two_top_sets() -> None:
    """Each takes the place of the other; the sets below do not move."""
    t = advanced(
        hands={0: "swap stocks"},
        stacks={0: ["stocks stocks", "piggy_bank gold"], 1: THREE},
    )
    assert t.refusal("0 swap 0") == "CA-X3"
    t.play("0 swap 1")
    assert t.stack(0) == ["stocks stocks", "house house"]
    assert t.stack(1) == ["stocks stocks", "jewels jewels", "piggy_bank gold"]
    assert t.log("swapped") == ["swapped 0 1"]


@rule("CA-X4")
def test_first_sets_may_be_swapped_but_both_stacks_need_one() -> None:
    """A stack of a single set takes part on either side; an empty one does not."""
    stacks = {0: ["house house"], 1: ["jewels jewels"], 2: THREE}
    t = advanced(hands={0: "swap"}, stacks=stacks)
    assert t.choices(0, "swap") == ["swap 1", "swap 2"]
    assert t.refusal("0 swap 3") == "CA-X4"
    assert t.play("0 swap 1").stack(0) == ["jewels jewels"]
    assert advanced(hands={0: "swap"}, stacks={2: THREE}).refusal("0 swap 2") == "CA-X4"


@rule("CA-X5")
@pytest.mark.parametrize("owner", [0, 1])
def test_move_takes_top_to_bottom_or_bottom_to_top(owner: int) -> None:
    """In any stack, including the player's own."""
    t = advanced(hands={0: "move move"}, stacks={owner: THREE}).play(f"0 move {owner} top_to_bottom")
    assert t.stack(owner) == ["house house", "stocks stocks", "jewels jewels"]
    t = advanced(hands={0: "move move"}, stacks={owner: THREE}).play(f"0 move {owner} bottom_to_top")
    assert t.stack(owner) == ["jewels jewels", "house house", "stocks stocks"]
    assert t.log("moved") == [f"moved 0 {owner} bottom_to_top"]


@rule("CA-X6")
@pytest.mark.parametrize("move", ["0 swap 1", "0 move 1 top_to_bottom"])
def test_an_action_card_is_one_action(move: str) -> None:
    """After it one more action is left, not two."""
    t = advanced(hands={0: "swap move stocks house"}, stacks={0: ["stocks stocks"], 1: THREE}).play(move)
    assert t.asked == "0 second_action"
    assert t.play("0 discard house").asked == "1 turn"


@rule("CA-X7")
def test_what_lies_at_the_bottom_is_safe() -> None:
    """A first set moved to the top can be stolen; the set that is now the first one cannot."""
    t = advanced(
        hands={0: "move house stocks", 1: ""},
        stacks={0: ["piggy_bank piggy_bank"], 1: ["stocks stocks", "house house"]},
    )
    assert t.choices(0, "challenge") == ["challenge 1 house"]
    t.play("0 move 1 bottom_to_top")
    assert t.choices(0, "challenge") == ["challenge 1 stocks"]
    assert t.play("0 challenge 1 stocks").stack(1) == ["house house"]


@rule("CA-X7")
def test_a_swapped_set_is_safe_at_the_bottom() -> None:
    """An exposed set that takes the place of a first set can no longer be stolen."""
    stacks = {0: ["piggy_bank piggy_bank"], 1: ["stocks stocks", "house house"]}
    t = advanced(hands={0: "swap", 1: "house gold"}, stacks=stacks).play("0 swap 1")
    assert t.stack(0) == ["house house"]
    assert t.refusal("1 challenge 0 house") == "CA-C2"


@rule("CA-X8")
def test_action_cards_are_not_wilds() -> None:
    """They form nothing, open nothing, answer nothing and draft nothing; they can only be discarded."""
    uses = {words.split()[0] for words in NUMBERS if {"swap", "move"} & set(words.split()[1:])}
    assert uses == {"discard"}
    t = advanced(hands={0: "swap move", 1: "swap move"}, stacks={1: ["stocks stocks"]}, discard="house")
    assert t.choices(0) == ["discard move", "discard swap"]
