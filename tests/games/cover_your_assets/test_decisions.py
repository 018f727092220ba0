"""Who decides what, among which choices, and what is never a question."""

from __future__ import annotations

import pytest
from tests.games.cover_your_assets.table import FLAGS, GAME, new, rule, table
from tests.games.tables import walk

import saloon

ROBBED = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "house house"]}


@rule("CA-DEC1")
def test_what_the_table_chooses_before_the_game() -> None:
    """Two to six players, the rules and each advanced one, and how the game ends."""
    assert (GAME.min_players, GAME.max_players) == (2, 6)
    values = {option.name: option.values for option in GAME.options}
    assert values == {
        "rules": ["classic", "advanced"],
        "end": ["classic_million", "quick", "three_rounds", "two_wins"],
        **{flag: ["preset", "on", "off"] for flag in FLAGS},
    }
    defaults = {option.name: option.default for option in GAME.options}
    assert (defaults["rules"], defaults["end"]) == ("classic", "classic_million")


@rule("CA-DEC1")
@pytest.mark.parametrize(
    "options", [{"rules": "expert"}, {"end": "never"}, {"penny_jar": "maybe"}, {"dice": "on"}]
)
def test_other_choices_are_refused(options: dict[str, str]) -> None:
    """The error names the option and what is allowed."""
    with pytest.raises(saloon.SaloonError, match=f"option '{next(iter(options))}'"):
        GAME.new(players=4, options=options)


@rule("CA-DEC2")
def test_the_first_action_of_a_classic_turn() -> None:
    """Every way to pair, discard and challenge, and no other choice."""
    t = table(hands={0: "stocks stocks house gold"}, stacks=ROBBED, discard="house")
    assert t.asked == "0 turn"
    assert t.choices(0) == [
        "challenge 1 gold",
        "challenge 1 house",
        "discard gold",
        "discard house",
        "discard stocks",
        "pair stocks",
        "pair_wild house gold",
        "pair_wild stocks gold",
        "take_discard gold",
        "take_discard house",
    ]


@rule("CA-DEC2")
def test_the_first_action_of_an_advanced_turn_for_two() -> None:
    """Second sets, upgrades, action cards and drafts as well."""
    stacks = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "motor_boat motor_boat"]}
    tops = {0: "stocks", 1: "jewels", 2: "bank_account"}
    t = table(2, "advanced", hands={0: "stocks jewels penny_jar swap move"}, stacks=stacks, draft=tops)
    assert t.choices(0) == [
        "challenge 1 penny_jar",
        "challenge_second 1 penny_jar",
        "discard jewels",
        "discard move",
        "discard penny_jar",
        "discard stocks",
        "discard swap",
        "draft jewels 2",
        "draft penny_jar 1",
        "draft penny_jar 2",
        "draft penny_jar 3",
        "draft stocks 1",
        "move 1 bottom_to_top",
        "move 1 top_to_bottom",
        "pair_wild jewels penny_jar",
        "pair_wild stocks penny_jar",
        "swap 1",
        "upgrade stocks",
    ]


@rule("CA-DEC2")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_discarding_is_always_possible(players: int) -> None:
    """A player on turn holds a card and may discard it."""
    t = new(players, "advanced", seed=1)
    for _ in walk(t, 1):
        for seat in t.state.actors():
            if t.state.prompt(seat) in {"turn", "second_action"}:
                assert t.choices(seat, "discard")


@rule("CA-DEC3")
def test_the_second_action_is_the_same_question_and_ending_the_turn() -> None:
    """Without the challenges that a lost one forbids."""
    t = table(
        rules="advanced",
        hands={0: "house gold silver", 1: "house stocks"},
        stacks={**ROBBED, 2: ["stocks stocks", "piggy_bank piggy_bank"]},
    )
    t.play("0 challenge 1 gold", "1 answer house", "0 concede")
    assert t.asked == "0 second_action"
    assert t.choices(0) == [
        "challenge 2 silver",
        "discard house",
        "discard silver",
        "end_turn",
        "pair_wild house silver",
    ]


@rule("CA-DEC3")
def test_the_second_action_comes_after_everything_that_the_first_one_caused() -> None:
    """After the draft's contest, the cards turned up and what they do."""
    t = table(
        2,
        "advanced",
        hands={0: "stocks gold", 1: "stocks"},
        draft={0: "stocks move jewels"},
        stacks={0: ["jewels jewels"]},
    )
    asked = []
    for move in ["0 draft stocks 1", "1 let_pass", "1 order_move top_to_bottom"]:
        t.play(move)
        asked.append(t.asked)
    assert asked == ["1 contest", "1 order_move", "0 second_action"]
    assert "end_turn" in t.choices(0)


@rule("CA-DEC3")
def test_there_is_no_second_action_in_the_classic_game_or_without_cards() -> None:
    """The turn is over at once."""
    assert table(hands={0: "stocks jewels"}).play("0 discard stocks").asked == "1 turn"
    assert (
        table(rules="advanced", hands={0: "stocks"}, draw_size=0).play("0 discard stocks").asked == "1 turn"
    )


@rule("CA-DEC4")
def test_a_running_challenge_asks_the_side_that_has_to_answer() -> None:
    """Every single, or every double against a Jar, or to concede."""
    t = table(
        rules="advanced",
        hands={0: "house silver gold penny_jar", 1: "house house silver gold penny_jar"},
        stacks=ROBBED,
    )
    t.play("0 challenge 1 house")
    singles = ["answer gold", "answer house", "answer penny_jar", "answer silver", "concede"]
    assert (t.asked, t.choices(1)) == ("1 answer", singles)
    t.play("1 answer penny_jar")
    assert (t.asked, t.choices(0)) == (
        "0 answer",
        ["answer penny_jar", "answer_double silver_gold", "concede"],
    )
    t.play("0 answer penny_jar")
    assert t.choices(1) == ["answer gold", "answer house", "answer silver", "concede"]


@rule("CA-DEC4", "CA-H7")
def test_it_is_asked_even_if_only_conceding_is_left() -> None:
    """But not with an empty hand."""
    t = table(hands={0: "gold", 1: "stocks"}, stacks=ROBBED).play("0 challenge 1 gold")
    assert (t.asked, t.choices(1)) == ("1 answer", ["concede"])
    t = table(hands={0: "gold house", 1: ""}, stacks=ROBBED, draw_size=0).play("0 challenge 1 gold")
    assert t.log("stolen") == ["stolen 0 1 house 90000"]


@rule("CA-DEC5")
def test_a_draft_asks_the_opponent() -> None:
    """To challenge with a matching asset, a wild or a Jar, or to let it pass; then the drafter answers."""
    t = table(
        2,
        "advanced",
        hands={0: "stocks jewels", 1: "stocks jewels silver gold penny_jar"},
        draft={0: "stocks"},
    )
    t.play("0 draft stocks 1")
    assert t.asked == "1 contest"
    assert t.choices(1) == [
        "contest gold",
        "contest penny_jar",
        "contest silver",
        "contest stocks",
        "let_pass",
    ]
    assert t.play("1 contest silver").asked == "0 answer"


@rule("CA-DEC5", "CA-H7")
def test_when_the_opponent_is_asked_about_a_draft() -> None:
    """Even without a usable card, but not with an empty hand or under a ban."""
    t = table(2, hands={0: "stocks", 1: "jewels"}, draft={0: "stocks"}).play("0 draft stocks 1")
    assert (t.asked, t.choices(1)) == ("1 contest", ["let_pass"])
    t = table(2, hands={0: "stocks", 1: ""}, draft={0: "stocks"}).play("0 draft stocks 1")
    assert t.asked == "0 turn"
    hands = {0: "stocks jewels", 1: "gold"}
    t = table(2, "advanced", hands=hands, draft={0: "stocks"}, banned=[[1, 0]]).play("0 draft stocks 1")
    assert t.asked == "0 second_action"


@rule("CA-DEC6")
def test_a_revealed_move_asks_both_for_the_others_stack() -> None:
    """The active player first; a stack of one set needs no decision."""
    two_sets = ["jewels jewels", "bank_account bank_account"]
    both = ["order_move bottom_to_top", "order_move top_to_bottom"]
    draft = {0: "stocks move coin_collection"}
    hands = {0: "stocks gold", 1: "", 2: ""}
    t = table(3, "advanced", hands=hands, draft=draft, stacks={0: ["house house"], 1: two_sets, 2: two_sets})
    t.play("0 draft stocks 1")
    assert (t.asked, t.choices(0)) == ("0 order_move", both)
    t.play("0 order_move bottom_to_top")
    assert (t.asked, t.choices(1)) == ("1 order_move", both)
    assert t.stack(1) == two_sets[::-1]
    t.play("1 order_move bottom_to_top")
    assert (t.stack(0), t.stack(2)) == (["stocks stocks", "house house"], two_sets)
    t = table(3, "advanced", hands=hands, draft=draft, stacks={0: ["house house"], 1: ["house house"]})
    assert t.play("0 draft stocks 1").asked == "1 order_move"
    t = table(3, "advanced", hands=hands, draft=draft, stacks={1: two_sets})
    assert t.play("0 draft stocks 1", "0 order_move top_to_bottom").asked == "0 second_action"


@rule("CA-DEC2", "CA-DEC3", "CA-DEC4", "CA-DEC5", "CA-DEC6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_else_is_ever_asked(players: int) -> None:
    """Refills, turning up, scoring and new rounds happen by themselves; one player at a time decides."""
    prompts = set()
    for seed in range(25):
        t = new(players, "advanced", seed, "three_rounds")
        for _ in walk(t, seed):
            prompts |= set(t.asked.split(", ")) - {""}
            assert len(t.state.actors()) <= 1
        assert (t.state.over, t.view.round) == (True, 3)
    kinds = {prompt.split()[1] for prompt in prompts}
    assert kinds == {"turn", "second_action", "answer"} | (
        {"contest", "order_move"} if players in {2, 3} else set()
    )
