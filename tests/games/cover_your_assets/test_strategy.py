"""What good players do, and the game's own bots too, in positions where it clearly applies."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

import pytest
from tests.games.cover_your_assets.table import ASSETS, GAME, Table, rule, table
from tests.games.cover_your_assets.thinking import (
    HUGE,
    JUNK,
    OTHERS,
    RICH,
    SEARCH,
    after,
    appeals,
    chosen,
    favourite,
    knowledge,
    robbery,
    worth,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

PAIR = "stocks stocks"
GROWN = "stocks stocks stocks stocks silver gold"


def stacked(*sets: str) -> float:
    """What a stack is worth to a player with two poor cards in hand."""
    return worth(table(hands={0: "piggy_bank coin_collection"}, stacks={0: [*sets]}))


# -- sets --------------------------------------------------------------------------------------------------


@rule("CA-ST1")
def test_a_grown_set_is_covered_before_anything_else() -> None:
    """Even a pair of 10,000 is laid on it, rather than going for a pair of 30,000."""
    stacks = {0: ["house house", GROWN], 1: ["cash_mattress cash_mattress", "jewels jewels"]}
    t = table(hands={0: "piggy_bank piggy_bank jewels house coin_collection"}, stacks=stacks)
    assert favourite(t) == chosen(t) == "pair piggy_bank"


@rule("CA-ST1")
def test_covering_brings_the_more_the_set_has_grown() -> None:
    """The same cards are worth more with the big set below, and the cover itself looks better."""
    covered = stacked("house house", GROWN, "piggy_bank piggy_bank")
    assert covered > stacked("house house", "piggy_bank piggy_bank", GROWN) + 20
    tables = [
        table(hands={0: "coin_collection coin_collection"}, stacks={0: ["house house", top]})
        for top in (PAIR, GROWN)
    ]
    small, big = (appeals(t)["pair coin_collection"] for t in tables)
    assert big > small + 20


@rule("CA-ST2")
def test_a_first_set_counts_in_full() -> None:
    """House and Gold are worth more at the bottom than exposed on top of another set."""
    assert stacked("house gold") == pytest.approx(70 + stacked())
    assert stacked("house gold") > stacked("piggy_bank piggy_bank", "house gold") + 10
    assert (
        stacked("house gold", "piggy_bank piggy_bank") > stacked("piggy_bank piggy_bank", "house gold") + 10
    )


@rule("CA-ST2")
def test_the_high_pair_is_laid_first_and_at_once() -> None:
    """Until there is a first set, nobody can be challenged; then a rich set is attacked."""
    stacks = {1: ["stocks stocks", RICH]}
    t = table(hands={0: "house house piggy_bank piggy_bank coin_collection", 1: ""}, stacks=stacks)
    assert favourite(t) == chosen(t) == "pair house"
    assert t.refusal("0 challenge 1 house") == "CA-C3"
    t = table(hands={0: f"house {JUNK}", 1: ""}, stacks={0: ["piggy_bank piggy_bank"], **stacks})
    assert favourite(t) == chosen(t) == "challenge 1 house"


# -- wilds -------------------------------------------------------------------------------------------------


@rule("CA-ST4")
@pytest.mark.parametrize("wild", ["silver", "gold"])
def test_a_wild_is_saved_and_not_paired(wild: str) -> None:
    """Early in a round it is worth more in hand than in any pair, so something else is thrown away."""
    t = table(hands={0: f"{wild} piggy_bank motor_boat jewels house"}, stacks={0: ["stocks stocks"]})
    assert favourite(t) == chosen(t) == "discard piggy_bank"
    pairs = t.choices(0, "pair_wild")
    assert len(pairs) == 4
    assert all(worth(t) > worth(after(t, f"0 {pair}")) + 10 for pair in pairs)


@rule("CA-ST4")
def test_a_saved_wild_loses_worth_with_the_draw_pile() -> None:
    """Fewer challenges are left that it could be saved for."""
    early, late = table(hands={0: "silver"}), table(hands={0: "silver"}, draw_size=0)
    assert knowledge(early).hand_worth(early.state, 0) > knowledge(late).hand_worth(late.state, 0) + 20


@rule("CA-ST5")
@pytest.mark.parametrize(("top", "left"), [(HUGE, 6), (RICH, 0)])
def test_a_wild_attacks_a_big_set(top: str, left: int) -> None:
    """Towards the end of a round a huge one, in the last turns one of 130,000; before, wilds are saved."""
    t = robbery(f"silver {JUNK}", top, theirs="stocks jewels", draw_size=left)
    assert favourite(t) == chosen(t) == "challenge 1 silver"


@rule("CA-ST5", "CA-ST7")
def test_searches_save_wilds_but_not_at_any_price() -> None:
    rich = robbery(f"silver {JUNK}", HUGE, theirs="stocks jewels", draw_size=6)
    assert chosen(rich, SEARCH) == "challenge 1 silver"
    assert chosen(attacked("house", HUGE), SEARCH) == "answer gold"
    assert chosen(attacked("cash_mattress", "cash_mattress cash_mattress"), SEARCH) == "concede"


@rule("CA-ST5")
@pytest.mark.parametrize("left", [60, 6, 0])
def test_a_wild_does_not_attack_a_pair_of_20000(left: int) -> None:
    """An asset is discarded instead."""
    t = robbery(f"silver {JUNK}", "cash_mattress cash_mattress", theirs="stocks jewels", draw_size=left)
    assets = [f"discard {card}" for card in JUNK.split()]
    assert favourite(t) in assets
    assert chosen(t) in assets
    assert appeals(t)["challenge 1 silver"] < appeals(t)[favourite(t)] - 10


@rule("CA-ST6")
@pytest.mark.parametrize(
    ("asset", "wild", "top"),
    [("house", "silver", "house house house silver"), ("stocks", "gold", "stocks stocks stocks gold")],
)
def test_the_matching_asset_opens_and_the_wild_waits(asset: str, wild: str, top: str) -> None:
    """Either would do (CA-C5), but the wild is the better second card."""
    t = robbery(f"{asset} {wild} jewels coin_collection cash_mattress", top)
    assert favourite(t) == chosen(t) == f"challenge 1 {asset}"
    assert appeals(t)[f"challenge 1 {asset}"] > appeals(t)[f"challenge 1 {wild}"] + 20


def attacked(card: str, top: str) -> Table:
    """The first player has Gold and no other defence, and the top set is challenged."""
    stacks = {0: ["stocks stocks", top], 1: ["piggy_bank piggy_bank"]}
    t = table(hands={0: f"gold {JUNK}", 1: f"{card} stocks"}, stacks=stacks, turn=1)
    return t.play(f"1 challenge 0 {card}")


@rule("CA-ST7")
def test_a_big_set_is_defended_with_a_wild() -> None:
    """A pair of 20,000 is not worth a Gold."""
    big = attacked("house", HUGE)
    assert favourite(big) == chosen(big) == "answer gold"
    small = attacked("cash_mattress", "cash_mattress cash_mattress")
    assert favourite(small) == chosen(small) == "concede"


# -- counting ----------------------------------------------------------------------------------------------


@rule("CA-ST9")
@pytest.mark.parametrize(
    ("hand", "percent"), [(JUNK + " stocks", 65), ("stocks jewels house", 46), ("gold gold", 34)]
)
def test_how_often_a_defender_can_answer(hand: str, percent: int) -> None:
    """As the formula says, and as a player who sees 6 of 104 cards imagines."""
    unseen, usable, cards = 98, 18, len(hand.split())
    assert round(100 * (1 - comb(unseen - usable, cards) / comb(unseen, cards))) == percent
    stacks = {0: ["stocks stocks"], 1: ["jewels jewels", "house house"]}
    me = table(hands={0: "", 1: hand}, stacks=stacks, turn=1).state.perspective(0)
    useful = {"house", "silver", "gold"}
    able = [not useful.isdisjoint(me.imagine(seed).view(1).hand) for seed in range(800)]
    assert abs(100 * sum(able) / len(able) - percent) < 6


@rule("CA-ST9")
def test_a_player_with_few_cards_is_attacked() -> None:
    """Of two equal sets the one of the player with fewer cards; with every card it looks worse."""
    stacks = {**OTHERS, 1: ["stocks stocks", "house house gold"], 2: ["stocks stocks", "house house gold"]}
    t = table(hands={0: f"house {JUNK}", 1: "stocks"}, stacks=stacks, discard="bank_account")
    assert favourite(t) == "challenge 1 house"
    theirs = ["stocks " * cards for cards in range(6)]
    seen = [appeals(robbery("house", RICH, theirs=hand))["challenge 1 house"] for hand in theirs]
    assert all(seen[cards] > seen[cards + 1] + 1 for cards in range(5))


@rule("CA-ST10")
@pytest.mark.parametrize(("players", "wilds"), [(2, 9), (3, 12), (6, 12)])
def test_how_many_copies_there_are(players: int, wilds: int) -> None:
    """Ten of the three cheapest assets, nine of the next six, eight Houses (none for two players)."""
    copies = GAME.layout(players).components_total()
    assert copies[: len(ASSETS)] == [10] * 3 + [9] * 6 + [0 if players == 2 else 8]
    assert sum(copies[len(ASSETS) :]) == wilds


@rule("CA-ST10")
def test_when_all_copies_are_in_view_only_wilds_can_attack() -> None:
    """A player who counts can imagine no other opening; as long as one copy is unseen, there is one."""
    openings: dict[int, set[str]] = {3: set(), 4: set()}
    for covered, found in openings.items():
        stacks = {0: ["stocks stocks", "house house house house"], 1: ["house " * covered]}
        me = table(hands={0: JUNK}, stacks=stacks, turn=1).state.perspective(0)
        for seed in range(150):
            found |= {choice.split()[2] for choice in Table(me.imagine(seed)).choices(1, "challenge")}
    assert openings == {3: {"house", "silver", "gold"}, 4: {"silver", "gold"}}


@rule("CA-ST11")
def test_what_starting_hands_hold() -> None:
    """Counted exactly from the copies: 47 % have a wild, 55 % a natural pair, 82 % some set."""
    copies = GAME.layout(4).components_total()
    assets, wilds = copies[: len(ASSETS)], sum(copies[len(ASSETS) :])
    lone = [1, 0, 0, 0, 0, 0]  # in how many ways one can have so many assets, all of different kinds
    for number in assets:
        lone = [1, *(lone[cards] + number * lone[cards - 1] for cards in range(1, 6))]
    hands = comb(sum(copies), 5)
    no_wild = comb(sum(assets), 5) / hands
    no_pair = sum(lone[cards] * comb(wilds, 5 - cards) for cards in range(6)) / hands
    no_set = (lone[5] + comb(wilds, 5)) / hands
    assert [round(100 * (1 - share)) for share in (no_wild, no_pair, no_set)] == [47, 55, 82]


# -- what to discard ---------------------------------------------------------------------------------------


@rule("CA-ST13")
def test_a_low_card_is_discarded_and_never_a_wild() -> None:
    """The next player gets the first offer of it, and a wild goes with any of their assets."""
    hands = {0: "silver gold baseball_cards jewels house", 1: "stocks jewels"}
    t = table(hands=hands, stacks={0: ["stocks stocks"]})
    assert favourite(t) == chosen(t) == "discard baseball_cards"
    low = appeals(t)["discard baseball_cards"]
    assert all(low > appeals(t)[f"discard {card}"] + 1 for card in ("jewels", "house", "silver", "gold"))
    assert len(after(t, "0 discard silver").choices(1, "take_discard")) == 2
    assert after(t, "0 discard baseball_cards").choices(1, "take_discard") == []


@rule("CA-ST14")
@pytest.mark.parametrize(("mine", "other"), [("piggy_bank", "stocks"), ("stocks", "piggy_bank")])
def test_the_card_that_matches_the_players_exposed_set_is_kept(mine: str, other: str) -> None:
    """At the end of a round a search keeps the defence, even if the other card is worth more."""
    stacks = {
        **OTHERS,
        0: ["coin_collection coin_collection", f"{mine} " * 5 + "gold gold"],
        1: ["house house"],
    }
    hands = {0: f"{mine} {other}", 1: "silver jewels", 2: "silver house", 3: "gold"}
    t = table(hands=hands, stacks=stacks, draw_size=0, discard="bank_account")
    assert chosen(t, SEARCH) == f"discard {other}"


@rule("CA-ST14")
def test_a_card_that_matches_an_exposed_set_attacks_it() -> None:
    """Even the cheapest one is not discarded; one that matches nothing is."""
    top = "baseball_cards baseball_cards baseball_cards silver gold"
    t = robbery("baseball_cards house jewels motor_boat cash_mattress", top)
    assert favourite(t) == chosen(t) == "challenge 1 baseball_cards"
    t = robbery("coin_collection house jewels motor_boat cash_mattress", top)
    assert favourite(t) == chosen(t) == "discard coin_collection"


# -- the end of the round ----------------------------------------------------------------------------------


def last_turns(hand: str, stacks: Mapping[int, list[str]], hands: Mapping[int, str] | None = None) -> Table:
    """Nobody draws any more; by default each of the others has a safe set and two cards."""
    others = {1: "jewels silver", 2: "jewels stocks", 3: "gold silver", **(hands or {})}
    sets = {**OTHERS, 0: ["baseball_cards baseball_cards"], 1: ["stocks stocks"], **stacks}
    return table(hands={0: hand, **others}, stacks=sets, draw_size=0, discard="bank_account")


@rule("CA-ST15")
def test_at_the_end_a_small_pair_covers_the_big_set() -> None:
    """That is what the last cards are for."""
    t = last_turns("piggy_bank piggy_bank house", {0: ["baseball_cards baseball_cards", RICH]})
    assert favourite(t) == chosen(t) == "pair piggy_bank"


@rule("CA-ST15")
def test_at_the_end_one_wild_is_kept() -> None:
    """As long as there is another card to discard."""
    t = last_turns("silver piggy_bank", {})
    assert favourite(t) == chosen(t) == "discard piggy_bank"


@rule("CA-ST15")
def test_a_player_who_runs_out_of_cards_is_robbed() -> None:
    """An exposed set is in danger while others have cards, the more the worse."""
    t = last_turns("silver piggy_bank", {1: ["stocks stocks", RICH]}, {1: ""})
    assert favourite(t) == chosen(t) == "challenge 1 silver"
    mine = {0: ["baseball_cards baseball_cards", RICH]}
    many, few = last_turns("", mine), last_turns("", mine, {2: "", 3: ""})
    assert worth(many) + 5 < worth(few) < 140
