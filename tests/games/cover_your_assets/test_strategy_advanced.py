"""What good players do in advanced games and at draft piles, in positions where it clearly applies."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import Table, rule, table
from tests.games.cover_your_assets.thinking import (
    HUGE,
    OTHERS,
    RICH,
    after,
    appeals,
    chosen,
    favourite,
    robbery,
    worth,
)

ADVANCED: dict[str, Any] = {"rules": "advanced"}
LOW = "coin_collection coin_collection"
LOWER = "baseball_cards baseball_cards"


def stacked(*sets: str, rules: str = "advanced") -> float:
    """What a stack is worth to a player with one poor card in hand."""
    return worth(table(rules=rules, hands={0: "piggy_bank"}, stacks={0: [*sets]}))


def turn_of(t: Table) -> list[str]:
    """What a greedy bot does with both actions of the first player's turn, if nobody else is asked."""
    done: list[str] = []
    while t.asked.startswith("0"):
        done.append(chosen(t))
        t.play(f"0 {done[-1]}")
    return done


# -- two actions, second sets ------------------------------------------------------------------------------


@rule("CA-ST17")
def test_a_big_set_is_stolen_and_covered_in_one_turn() -> None:
    """The theft comes first, and then a small pair goes on top of what was stolen."""
    t = robbery("house piggy_bank piggy_bank jewels motor_boat coin_collection", RICH, theirs="", **ADVANCED)
    assert turn_of(t) == ["challenge 1 house", "pair piggy_bank"]
    assert t.values(0)[1:] == [150_000, 10_000]


@rule("CA-ST17")
def test_a_big_set_is_really_safe_only_two_sets_deep_or_at_the_bottom() -> None:
    """In the advanced game one cover is not enough; in the classic game it is."""
    one_deep, two_deep, bottom = (LOWER, LOW, HUGE, LOW), (LOWER, HUGE, LOW, LOW), (HUGE, LOWER, LOW, LOW)
    exposed = (LOWER, LOW, LOW, HUGE)
    assert stacked(*exposed) + 20 < stacked(*one_deep) < stacked(*two_deep) - 1
    assert stacked(*two_deep) == pytest.approx(stacked(*bottom))
    assert stacked(*one_deep, rules="classic") == pytest.approx(stacked(*two_deep, rules="classic"))


# -- action cards ------------------------------------------------------------------------------------------


@rule("CA-ST18")
def test_a_move_hides_the_players_big_top_set_at_the_bottom() -> None:
    """There it cannot be challenged."""
    stacks = {**OTHERS, 0: [LOWER, LOW, RICH], 1: ["stocks stocks"]}
    hand = "move piggy_bank cash_mattress jewels motor_boat stocks"
    t = table(hands={0: hand}, stacks=stacks, discard="bank_account", **ADVANCED)
    assert favourite(t) == chosen(t) == "move 0 top_to_bottom"
    assert worth(after(t, "0 move 0 top_to_bottom")) > worth(t) + 20


@rule("CA-ST18")
def test_a_move_brings_up_a_rich_bottom_set_which_is_challenged_at_once() -> None:
    """With the second action of the same turn."""
    hand = "move house piggy_bank jewels motor_boat coin_collection"
    stacks = {**OTHERS, 1: [HUGE, "cash_mattress cash_mattress", "stocks stocks"]}
    t = table(hands={0: hand, 1: "bank_account"}, stacks=stacks, discard="bank_account", **ADVANCED)
    assert favourite(t) == chosen(t) == "move 1 bottom_to_top"
    t.play("0 move 1 bottom_to_top")
    assert favourite(t) == chosen(t) == "challenge 1 house"


@rule("CA-ST18")
@pytest.mark.parametrize("theirs", [["stocks stocks", RICH], [RICH]])
def test_a_swap_gives_a_small_pair_for_the_richest_exposed_set(theirs: list[str]) -> None:
    """Even if it is a first set, which nobody could challenge; then a pair covers it."""
    hand = "swap piggy_bank piggy_bank motor_boat coin_collection stocks"
    stacks = {0: ["cash_mattress cash_mattress", LOWER], 1: theirs, 2: ["jewels jewels"]}
    t = table(hands={0: hand}, stacks=stacks, discard="bank_account", **ADVANCED)
    assert favourite(t) == "swap 1"
    assert turn_of(t) == ["swap 1", "pair piggy_bank"]
    assert t.values(0) == [20_000, 130_000, 10_000]


# -- the Penny Jar -----------------------------------------------------------------------------------------

SPENT = "piggy_bank jewels motor_boat coin_collection"


@rule("CA-ST19")
def test_a_penny_jar_is_not_paired() -> None:
    """It would bring 1,000."""
    t = table(hands={0: f"penny_jar stocks {SPENT}"}, stacks={0: [LOWER]}, **ADVANCED)
    assert favourite(t).startswith("discard")
    assert chosen(t).startswith("discard")
    paired, saved = after(t, "0 pair_wild stocks penny_jar"), after(t, "0 discard stocks")
    assert paired.values(0)[1] == 11_000
    assert worth(paired) < worth(saved) - 10


@rule("CA-ST19")
def test_a_penny_jar_attacks_a_player_with_one_card() -> None:
    """A single card cannot answer it, unless it is the other Jar; it could well answer a Silver."""
    t = robbery(f"penny_jar silver {SPENT}", RICH, theirs="stocks", **ADVANCED)
    me = t.state.perspective(0)
    answered = {"penny_jar": set[str](), "silver": set[str]()}
    for opening, found in answered.items():
        for seed in range(150):
            imagined = Table(me.imagine(seed)).play(f"0 challenge 1 {opening}")
            found |= set(imagined.choices(1, "answer", "answer_double"))
    assert answered["penny_jar"] <= {"answer penny_jar"}
    assert answered["silver"] >= {"answer house", "answer silver", "answer gold"}
    late = robbery(f"penny_jar {SPENT}", HUGE, theirs="stocks", draw_size=6, **ADVANCED)
    assert favourite(late) == chosen(late) == "challenge 1 penny_jar"


@rule("CA-ST19")
def test_a_penny_jar_opens_a_challenge_of_a_second_set_by_itself() -> None:
    """One card is enough where two are needed otherwise."""
    t = robbery(f"penny_jar {SPENT}", HUGE, "cash_mattress cash_mattress", theirs="stocks", **ADVANCED)
    assert t.choices(0, "challenge_second") == ["challenge_second 1 penny_jar"]
    assert favourite(t) == chosen(t) == "challenge_second 1 penny_jar"


# -- drafts ------------------------------------------------------------------------------------------------

BOATS = {0: "motor_boat", 1: "motor_boat", 2: "gold"}
MINE = "motor_boat motor_boat jewels cash_mattress coin_collection stocks"


@rule("CA-ST20")
def test_a_draft_collects_up_to_three_cards_and_risks_one() -> None:
    """Everything that can be drafted is drafted; the loser has lost one card from hand."""
    t = table(2, hands={0: MINE, 1: "motor_boat silver piggy_bank"}, draft=BOATS)
    assert favourite(t) == chosen(t) == "draft motor_boat 123"
    passed = after(t, "0 draft motor_boat 123", "1 let_pass")
    assert (passed.values(0), passed.cards()[0]) == ([95_000], 6)
    lost = after(t, "0 draft motor_boat 123", "1 contest motor_boat", "0 concede")
    assert (lost.stack(0), lost.values(1)) == ([], [110_000])
    assert lost.log("drew") == ["drew 0 1", "drew 1 4"]


@rule("CA-ST20")
def test_a_drafted_set_is_contested() -> None:
    """It is not yet anybody's first set, so it is not safe."""
    t = table(2, hands={0: MINE, 1: "motor_boat piggy_bank jewels"}, draft=BOATS)
    t.play("0 draft motor_boat 123")
    assert t.asked == "1 contest"
    assert favourite(t, 1) == chosen(t, seat=1) == "contest motor_boat"
    small = table(2, hands={0: MINE, 1: "gold piggy_bank jewels"}, draft={0: "stocks"})
    small.play("0 draft stocks 1")
    assert appeals(small, 1)["contest gold"] < appeals(small, 1)["let_pass"] - 10


@rule("CA-ST20")
@pytest.mark.parametrize(("seen", "pile"), [("stocks", 2), ("cash_mattress", 1)])
def test_the_kind_with_fewer_unseen_copies_is_drafted(seen: str, pile: int) -> None:
    """Of two kinds of the same value the one whose copies are all in view: only wilds can contest it."""
    stacks = {0: ["piggy_bank piggy_bank", f"{seen} " * 4], 1: [f"{seen} " * 3]}
    t = table(
        2,
        hands={0: "stocks cash_mattress jewels motor_boat coin_collection baseball_cards"},
        stacks=stacks,
        draft={0: "cash_mattress", 1: "stocks", 2: "piggy_bank"},
        discard="bank_account",
    )
    assert chosen(t) == f"draft {seen} {pile}"


@rule("CA-ST20")
def test_three_players_draft_from_one_pile() -> None:
    """So their drafts collect one card, and a Gold before anything else."""
    t = table(
        3, hands={0: "stocks jewels motor_boat coin_collection cash_mattress"}, draft={**BOATS, 1: "silver"}
    )
    assert all(choice.split()[2] in ("1", "3") for choice in t.choices(0, "draft"))
    assert favourite(t).endswith(" 3")
    assert chosen(t).startswith("draft ")
