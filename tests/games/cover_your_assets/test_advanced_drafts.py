"""Action cards that turn up on draft piles, with two and three players."""

from __future__ import annotations

from typing import Any

from tests.games.cover_your_assets.table import Table, new, rule, table

PAIR = ["jewels jewels", "coin_collection coin_collection"]
OTHER = ["bank_account bank_account", "piggy_bank piggy_bank"]


def turn_up(cards: str, **described: Any) -> Table:
    """The first of two players drafts Stocks from pile 0, and these cards come up there next."""
    described = {"hands": {0: "stocks motor_boat", 1: ""}, **described}
    return table(2, "advanced", draft={0: f"stocks {cards}"}, **described).play("0 draft stocks 1")


@rule("CA-23A1")
def test_before_the_round_action_cards_are_put_back_into_their_pile() -> None:
    """Somewhere in the middle; another card lies open, and everybody knows about it."""
    seen: list[str] = []
    for seed in range(150):
        t = new(2 + seed % 2, "advanced", seed)
        for number, pile in enumerate(t.view.draft_piles):
            assert pile.top not in {"swap", "move"}
            assert [pile.face_down, len(t.face_down(f"draft_{number}"))] == [9, 9]
            for card in pile.buried:
                seen.append(card)
                assert card in t.face_down(f"draft_{number}")[:-1]
                assert t.view.out_of_play == []
    assert set(seen) == {"swap", "move"}


@rule("CA-23A2")
def test_during_play_an_action_card_takes_effect_at_once_on_both_players() -> None:
    """With two players on both; with three on the two at that pile, and the third is left alone."""
    stacks = {0: ["jewels jewels"], 1: OTHER}
    t = turn_up("swap motor_boat", stacks=stacks)
    assert t.stack(0) == ["jewels jewels", "piggy_bank piggy_bank"]
    assert t.stack(1) == ["bank_account bank_account", "stocks stocks"]
    hands = {0: "stocks motor_boat", 1: "jewels", 2: ""}
    t = table(
        3, "advanced", hands=hands, draft={2: "stocks swap motor_boat"}, stacks={**stacks, 2: ["house house"]}
    )
    t.play("0 draft stocks 3")
    assert (t.stack(0)[-1], t.stack(1), t.stack(2)) == ("house house", OTHER, ["stocks stocks"])


@rule("CA-23A3")
def test_a_revealed_move_lets_each_decide_for_the_other() -> None:
    """Top to the bottom or bottom to the top; no third way."""
    t = turn_up("move motor_boat", stacks={0: ["jewels jewels"], 1: OTHER})
    both = ["order_move bottom_to_top", "order_move top_to_bottom"]
    assert (t.asked, t.view.move_of, t.choices(0)) == ("0 order_move", 1, both)
    assert t.refusal("0 discard motor_boat") == "CA-23A3"
    t.play("0 order_move top_to_bottom")
    assert t.stack(1) == ["piggy_bank piggy_bank", "bank_account bank_account"]
    assert (t.asked, t.view.move_of, t.choices(1)) == ("1 order_move", 0, both)
    t.play("1 order_move bottom_to_top")
    assert (t.stack(0), t.asked, t.view.move_of) == (
        ["stocks stocks", "jewels jewels"],
        "0 second_action",
        None,
    )


@rule("CA-23A4")
def test_a_revealed_swap_exchanges_the_top_sets() -> None:
    """The one just drafted goes to the opponent; nobody is asked."""
    t = turn_up("swap motor_boat", stacks={0: ["jewels jewels"], 1: OTHER})
    assert t.log("swapped") == ["swapped 0 1"]
    assert (t.stack(0)[-1], t.stack(1)[-1]) == ("piggy_bank piggy_bank", "stocks stocks")
    assert t.asked == "0 second_action"


@rule("CA-23A5")
def test_a_swap_without_two_sets_is_put_back() -> None:
    """The next card is turned up instead and nothing is exchanged."""
    t = turn_up("swap motor_boat jewels bank_account")
    assert (t.stack(0), t.stack(1)) == (["stocks stocks"], [])
    assert t.tops[0] == "motor_boat"
    assert t.view.out_of_play == []
    assert t.view.draft_piles[0].buried == ["swap"]
    assert "swap" in t.face_down("draft_0")
    assert t.log("turned_up", "reburied") == ["turned_up 0 swap", "reburied 0 swap", "turned_up 0 motor_boat"]


@rule("CA-23A5", "CA-H5")
def test_two_swaps_that_are_put_back_are_both_known() -> None:
    """The second one comes up right after the first was put back, and is not that one."""
    t = turn_up("swap swap motor_boat jewels bank_account")
    assert t.view.draft_piles[0].buried == ["swap", "swap"]
    assert t.face_down("draft_0").count("swap") == 2


@rule("CA-23A6")
def test_a_used_card_is_out_of_play_and_the_next_one_comes_up() -> None:
    """For Swap and for Move."""
    t = turn_up("swap motor_boat", stacks={1: OTHER})
    assert (t.view.out_of_play, t.tops[0]) == (["swap"], "motor_boat")
    t = turn_up("move motor_boat", stacks={1: OTHER})
    assert (t.view.out_of_play, t.tops[0]) == (["move"], None)
    t.play("0 order_move top_to_bottom")
    assert (t.view.out_of_play, t.tops[0]) == (["move"], "motor_boat")
    assert len(t.face_down("draft_0")) == t.view.draft_piles[0].face_down


@rule("CA-23A7")
def test_a_revealed_card_is_nobodys_action() -> None:
    """The drafter still has a second action, and the opponent's turn comes as usual."""
    t = turn_up(
        "move motor_boat", stacks={0: ["jewels jewels"], 1: OTHER}, hands={0: "stocks motor_boat gold", 1: ""}
    )
    t.play("0 order_move top_to_bottom", "1 order_move top_to_bottom")
    assert (t.asked, t.refusal("0 end_turn")) == ("0 second_action", "")
    assert t.play("0 discard gold").log("turn_ended") == ["turn_ended 0"]


@rule("CA-23A8")
def test_action_cards_in_hand_are_played_as_usual() -> None:
    """They cost an action and go against anybody, with three players also past the piles."""
    t = table(3, "advanced", hands={0: "swap move gold"}, stacks={0: ["house house"], 1: PAIR, 2: OTHER})
    assert t.choices(0, "swap", "move") == [
        "move 1 bottom_to_top",
        "move 1 top_to_bottom",
        "move 2 bottom_to_top",
        "move 2 top_to_bottom",
        "swap 1",
        "swap 2",
    ]
    t.play("0 move 2 top_to_bottom", "0 swap 1")
    assert t.stack(2) == OTHER[::-1]
    assert t.stack(0) == ["coin_collection coin_collection"]
    assert t.log("turn_ended") == ["turn_ended 0"]


@rule("CA-23A9")
def test_all_other_advanced_rules_hold() -> None:
    """Six cards, two actions, upgrades, second sets and Penny Jars, with two and with three players."""
    for players in [2, 3]:
        t = table(
            players,
            "advanced",
            hands={0: "jewels jewels stocks stocks penny_jar"},
            stacks={0: ["jewels jewels"], 1: [*OTHER, "jewels jewels"]},
        )
        assert new(players, "advanced").cards() == [6] * players
        offered = set(t.choices(0))
        assert {"upgrade jewels", "challenge_second 1 penny_jar", "pair_wild stocks penny_jar"} < offered
        t.play("0 upgrade jewels")
        assert (t.asked, t.refusal("0 end_turn")) == ("0 second_action", "")
