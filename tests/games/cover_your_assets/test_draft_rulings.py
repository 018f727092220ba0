"""Rulings on drafts, Penny Jars and bans."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import Table, rule, table

STOCKS = {0: ["jewels jewels"], 1: ["jewels jewels", "stocks stocks"]}


def drafting(
    cards: dict[int, str], mine: str, theirs: str, rules: str = "advanced", **described: Any
) -> Table:
    """Two players at draft piles; the first one is on turn."""
    return table(2, rules, hands={0: mine, 1: theirs}, draft=cards, **described)


def attack(mine: str, theirs: str, **described: Any) -> Table:
    """The first of four may challenge a set of Stocks of the second one."""
    return table(rules="advanced", hands={0: mine, 1: theirs}, stacks=STOCKS, **described)


@rule("CA-R17")
@pytest.mark.parametrize("rules", ["classic", "advanced"])
def test_a_draft_may_be_challenged_by_a_player_without_a_set(rules: str) -> None:
    """And the drafted set is not safe, even if it would be the drafter's first one."""
    t = drafting({0: "stocks"}, "stocks jewels", "gold", rules)
    t.play("0 draft stocks 1", "1 contest gold", "0 concede")
    assert (t.stack(0), t.stack(1)) == ([], ["stocks stocks gold"])


@rule("CA-R18")
def test_any_usable_tops_may_be_drafted() -> None:
    """Fewer than possible, too; a wild from hand needs one type of asset among the tops."""
    t = drafting({0: "stocks", 1: "silver", 2: "jewels"}, "gold", "")
    assert t.choices(0, "draft") == [f"draft gold {piles}" for piles in ["1", "12", "23", "3"]]
    for piles in ["2", "13", "123"]:
        assert t.refusal(f"0 draft gold {piles}") == "CA-2P8"
    t = drafting({0: "stocks", 1: "silver", 2: "gold"}, "stocks", "").play("0 draft stocks 2")
    assert t.stack(0) == ["stocks silver"]


@rule("CA-R19")
def test_piles_are_turned_up_in_order_each_one_completely() -> None:
    """A Swap on the first pile is over before the second one is turned up, and all before any refill."""
    t = drafting(
        {0: "stocks swap motor_boat", 1: "stocks jewels"},
        "stocks",
        "",
        stacks={1: ["bank_account bank_account"]},
    )
    t.play("0 draft stocks 12")
    assert t.log("turned_up", "swapped", "drew") == [
        "turned_up 0 swap",
        "swapped 0 1",
        "turned_up 0 motor_boat",
        "turned_up 1 jewels",
        "drew 0 6",
    ]


@rule("CA-R19")
def test_the_next_pile_waits_for_the_decisions_of_a_move() -> None:
    """Both piles show nothing while somebody decides."""
    t = drafting(
        {0: "stocks move motor_boat", 2: "stocks jewels"},
        "stocks gold",
        "",
        stacks={1: ["jewels jewels", "bank_account bank_account"]},
    )
    t.play("0 draft stocks 13")
    assert (t.asked, t.tops[0], t.tops[2]) == ("0 order_move", None, None)
    t.play("0 order_move top_to_bottom")
    assert (t.asked, t.tops[0], t.tops[2]) == ("0 second_action", "motor_boat", "jewels")


@rule("CA-R20")
def test_an_exhausted_draft_pile_stays_empty() -> None:
    """Its place shows nothing and cannot be drafted from."""
    t = drafting({0: "stocks"}, "stocks stocks", "jewels", draft_size={0: 1}).play(
        "0 draft stocks 1", "1 let_pass"
    )
    assert (t.tops[0], t.view.draft_piles[0].face_down) == (None, 0)
    assert t.refusal("0 draft stocks 1") == "CA-R20"


@rule("CA-R21")
def test_a_drafter_who_lost_has_not_lost_their_own_challenge() -> None:
    """The drafter may challenge the opponent on the same turn."""
    t = drafting({0: "stocks"}, "stocks silver", "gold jewels", stacks=STOCKS)
    t.play("0 draft stocks 1", "1 contest gold", "0 concede")
    assert t.view.seats[0].banned_from == []
    assert t.refusal("0 challenge 1 silver") == ""


@rule("CA-R21")
def test_an_opponent_who_lost_it_is_banned_until_their_turn() -> None:
    """The opponent is not asked about the second draft, but may challenge again on their own turn."""
    t = drafting(
        {0: "stocks motor_boat", 1: "coin_collection"},
        "stocks silver coin_collection",
        "gold gold",
        stacks={0: ["jewels jewels"], 1: ["jewels jewels"]},
    )
    t.play("0 draft stocks 1", "1 contest gold", "0 answer silver", "1 concede")
    assert t.view.seats[1].banned_from == [0]
    t.play("0 draft coin_collection 2")
    assert t.stack(0)[-1] == "coin_collection coin_collection"
    assert (t.asked, t.refusal("1 challenge 0 gold")) == ("1 turn", "")


@rule("CA-R22")
def test_a_jar_makes_sets_with_assets_only() -> None:
    """In pairs and in drafts; never with another wild alone."""
    t = drafting({0: "stocks", 1: "silver", 2: "gold"}, "penny_jar penny_jar silver", "jewels")
    assert t.choices(0, "pair", "pair_wild") == []
    assert t.refusal("0 draft penny_jar 1") == ""
    for piles in ["2", "3", "23"]:
        assert t.refusal(f"0 draft penny_jar {piles}") == "CA-2P8"
    t.play("0 draft penny_jar 12", "1 let_pass")
    assert t.stack(0) == ["stocks silver penny_jar"]


@rule("CA-R23")
def test_a_jar_may_answer_a_single() -> None:
    """By either side; then the other one needs a double."""
    t = attack("stocks stocks gold penny_jar", "stocks stocks penny_jar").play("0 challenge 1 stocks")
    assert t.choices(1) == ["answer penny_jar", "answer stocks", "concede"]
    t.play("1 answer penny_jar")
    assert t.choices(0) == ["answer penny_jar", "answer_double asset_gold", "concede"]
    t.play("0 answer_double asset_gold", "1 answer stocks", "0 answer penny_jar")
    assert t.view.challenge.needs_double


@rule("CA-R24")
def test_a_jar_against_a_jar_only_equals_it() -> None:
    """The next answer is a single again."""
    t = attack("stocks gold penny_jar", "stocks penny_jar").play(
        "0 challenge 1 penny_jar", "1 answer penny_jar"
    )
    assert t.choices(0) == ["answer gold", "answer stocks", "concede"]
    assert not t.view.challenge.needs_double


@rule("CA-R25")
@pytest.mark.parametrize(
    ("opening", "answers"),
    [("penny_jar", ["answer_double asset_gold"]), ("two_assets", ["answer gold", "answer jewels"])],
)
def test_a_second_set_challenged_with_a_jar_needs_a_double(opening: str, answers: list[str]) -> None:
    """With two cards a single is enough."""
    t = table(
        rules="advanced",
        hands={0: "jewels jewels penny_jar", 1: "jewels gold"},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "house house"]},
    )
    t.play(f"0 challenge_second 1 {opening}")
    assert t.choices(1) == [*answers, "concede"]


@rule("CA-R33")
def test_the_ban_holds_for_challenges_but_not_for_action_cards() -> None:
    """Swap and Move still work against that player; giving up freely is a loss as well."""
    t = attack("stocks gold swap move", "stocks house", draw_size=0)
    t.play("0 challenge 1 gold", "1 answer stocks", "0 concede")
    assert t.choices(0, "challenge", "swap", "move") == [
        "move 1 bottom_to_top",
        "move 1 top_to_bottom",
        "swap 1",
    ]
    assert t.refusal("0 challenge 1 stocks") == "CA-A5"


@rule("CA-R33")
def test_the_ban_closes_the_draft_window() -> None:
    """A player who lost a challenge is not asked when the other one drafts on the next turn."""
    t = drafting(
        {0: "motor_boat"},
        "gold jewels",
        "motor_boat stocks",
        stacks=STOCKS,
    )
    t.play("0 challenge 1 gold", "1 answer stocks", "0 concede", "0 discard jewels", "1 draft motor_boat 1")
    assert t.asked == "1 second_action"
    assert t.stack(1)[-1] == "motor_boat motor_boat"


@rule("CA-R33")
def test_the_classic_game_has_no_ban() -> None:
    """A challenge lost in a draft forbids nothing there."""
    t = drafting({0: "stocks"}, "stocks silver", "gold jewels", "classic", stacks={0: ["jewels jewels"]})
    t.play("0 draft stocks 1", "1 contest gold", "0 answer silver", "1 concede")
    assert t.view.seats[1].banned_from == []


@rule("CA-R38")
def test_an_action_card_is_put_back_at_a_random_place_in_the_middle() -> None:
    """Every place but the top and the bottom, equally often."""
    below = ["motor_boat", "jewels", "bank_account", "coin_collection"]
    places = [0] * len(below)
    for seed in range(150):
        cards = {0: f"stocks swap {' '.join(below)}"}
        t = drafting(cards, "stocks gold", "", draft_size={0: 6}, seed=seed).play("0 draft stocks 1")
        assert t.tops[0] == below[0]
        places[t.face_down("draft_0").index("swap")] += 1
    assert places[-1] == 0
    assert min(places[:-1]) in range(26, 51)


@rule("CA-R38")
@pytest.mark.parametrize(("below", "spent"), [("", ["swap"]), ("swap", ["swap", "swap"])])
def test_a_swap_that_could_never_work_is_out_of_play(below: str, spent: list[str]) -> None:
    """When only Swaps are left in the pile."""
    size = 2 + len(below.split())
    t = drafting({0: f"stocks swap {below}"}, "stocks gold", "", draft_size={0: size}).play(
        "0 draft stocks 1"
    )
    assert (t.tops[0], t.view.out_of_play) == (None, spent)


@rule("CA-R38")
def test_with_one_card_left_the_swap_goes_under_it() -> None:
    """There is no middle then."""
    t = drafting({0: "stocks swap jewels"}, "stocks gold", "", draft_size={0: 3}).play("0 draft stocks 1")
    assert (t.tops[0], t.face_down("draft_0")) == ("jewels", ["swap"])


@rule("CA-R38")
def test_two_swaps_over_the_last_card_do_not_go_round_for_ever() -> None:
    """They go below it, so it comes up."""
    t = drafting({0: "stocks swap swap jewels"}, "stocks gold", "", draft_size={0: 4})
    t.play("0 draft stocks 1")
    assert (t.tops[0], t.face_down("draft_0"), t.view.out_of_play) == ("jewels", ["swap", "swap"], [])


@rule("CA-R39")
@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [(1, 2, ["0", "1"]), (0, 2, ["0"]), (1, 1, ["1"]), (0, 0, [])],
)
def test_a_revealed_move_spares_stacks_of_one_set(mine: int, theirs: int, asked: list[str]) -> None:
    """Such a stack needs no decision; the card is used up anyway. The active player decides first."""
    sets = ["jewels jewels", "bank_account bank_account"]
    stacks = {0: sets[:mine], 1: sets[:theirs]}
    t = drafting({0: "stocks move coin_collection"}, "stocks gold", "", stacks=stacks).play(
        "0 draft stocks 1"
    )
    for seat in asked:
        assert t.asked == f"{seat} order_move"
        t.play(f"{seat} order_move bottom_to_top")
    assert (t.asked, t.tops[0], t.view.out_of_play) == ("0 second_action", "coin_collection", ["move"])


@rule("CA-R40")
def test_a_revealed_swap_takes_first_sets_too() -> None:
    """One set each is enough; with three players the drafter is always concerned."""
    t = drafting({0: "stocks swap jewels"}, "stocks gold", "", stacks={1: ["bank_account silver"]})
    t.play("0 draft stocks 1")
    assert (t.stack(0), t.stack(1)) == (["bank_account silver"], ["stocks stocks"])
    for seat, pile in [(0, 0), (0, 2), (1, 1), (2, 1)]:
        t = table(
            3,
            "advanced",
            hands={0: "stocks", 1: "stocks", 2: "stocks"},
            draft={pile: "stocks swap jewels"},
            stacks={0: ["house house"], 1: ["house house"], 2: ["house house"]},
            turn=seat,
        )
        rival = next(other for other in t.view.draft_piles[pile].seats if other != seat)
        t.play(f"{seat} draft stocks {pile + 1}", f"{rival} let_pass")
        assert t.log("swapped") == [f"swapped {seat} {rival}"]


@rule("CA-R41")
def test_action_cards_in_a_row_are_resolved_one_after_another() -> None:
    """Until an asset or a wild lies open, or nothing is left."""
    stacks = {1: ["bank_account bank_account"]}
    t = drafting({0: "stocks swap swap gold"}, "stocks gold", "", stacks=stacks).play("0 draft stocks 1")
    assert t.log("turned_up", "swapped") == [
        "turned_up 0 swap",
        "swapped 0 1",
        "turned_up 0 swap",
        "swapped 0 1",
        "turned_up 0 gold",
    ]
    assert (t.stack(0), t.tops[0]) == (["stocks stocks"], "gold")
    t = drafting({0: "stocks swap move"}, "stocks gold", "", stacks=stacks, draft_size={0: 3})
    t.play("0 draft stocks 1")
    assert (t.tops[0], t.view.out_of_play) == (None, ["swap", "move"])
    assert (t.stack(0), t.stack(1)) == (["bank_account bank_account"], ["stocks stocks"])


@rule("CA-R44")
def test_a_draft_is_challenged_with_a_single_or_a_jar() -> None:
    """Not with two cards, even though the Jar then needs a double."""
    t = drafting({0: "stocks"}, "stocks stocks stocks", "stocks gold penny_jar").play("0 draft stocks 1")
    assert t.choices(1) == ["contest gold", "contest penny_jar", "contest stocks", "let_pass"]
    assert t.refusal("1 answer_double asset_gold") in {"CA-2P9", "CA-R44"}
    t.play("1 contest penny_jar")
    assert t.choices(0) == ["answer_double two_assets", "concede"]


@rule("CA-R46")
def test_the_round_ends_only_when_the_last_action_is_completely_resolved() -> None:
    """A Swap or Move that the last draft turns up still counts."""
    last: dict[str, Any] = {"stacks": {1: ["jewels jewels", "jewels gold"]}, "draw_size": 0}
    t = drafting({0: "stocks swap motor_boat"}, "stocks", "", **last).play("0 draft stocks 1")
    assert t.state.over
    assert t.state.outcome().scores == [65_000, 50_000]
    t = drafting({0: "stocks move motor_boat"}, "stocks", "", **last).play("0 draft stocks 1")
    assert (t.state.over, t.asked) == (False, "0 order_move")
    t.play("0 order_move top_to_bottom")
    assert t.state.over
    assert t.stack(1) == ["jewels gold", "jewels jewels"]
