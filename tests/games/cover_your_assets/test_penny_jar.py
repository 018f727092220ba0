"""The Penny Jar: a poor card in a set, a strong one in a challenge."""

from __future__ import annotations

import pytest
from tests.games.cover_your_assets.table import Table, rule, table

STACKS = {0: ["house house"], 1: ["house house", "stocks stocks"]}


def challenge(attacker: str, defender: str) -> Table:
    """The first player, with these cards, may challenge a set of Stocks of the second one."""
    return table(rules="advanced", hands={0: attacker, 1: defender}, stacks=STACKS, draw_size=0)


@rule("CA-J1")
def test_it_is_a_wild_worth_a_thousand() -> None:
    """It opens a challenge of any type, and adds 1,000 to a set."""
    t = challenge("penny_jar jewels", "jewels").play("0 challenge 1 penny_jar", "1 concede")
    assert t.stack(0)[-1] == "stocks stocks penny_jar"
    assert t.values(0)[-1:] == [21_000]


@rule("CA-J2")
def test_it_forms_sets_like_any_wild() -> None:
    """With one asset, also by way of the discard pile, but not with another wild."""
    t = table(rules="advanced", hands={0: "stocks silver penny_jar"}, discard="jewels")
    assert t.choices(0, "pair_wild") == ["pair_wild stocks penny_jar", "pair_wild stocks silver"]
    assert t.play("0 take_discard penny_jar").stack(0) == ["jewels penny_jar"]
    t = table(rules="advanced", hands={0: "stocks silver penny_jar"}, discard="penny_jar")
    assert t.choices(0, "take_discard") == ["take_discard stocks"]
    assert t.refusal("0 take_discard silver") == "CA-F4"
    assert t.refusal("0 take_discard penny_jar") == "CA-F4"


@rule("CA-J3")
@pytest.mark.parametrize("defence", [False, True])
def test_it_counts_as_two_wilds(defence: bool) -> None:
    """In attack and in defence, a single card does not answer it."""
    if defence:
        t = challenge("stocks stocks", "penny_jar jewels").play("0 challenge 1 stocks", "1 answer penny_jar")
        assert t.choices(0) == ["concede"]
    else:
        t = challenge("penny_jar jewels", "stocks jewels").play("0 challenge 1 penny_jar")
        assert t.choices(1) == ["concede"]
    assert t.view.challenge.needs_double


@rule("CA-J4")
@pytest.mark.parametrize("single", ["stocks", "silver", "gold"])
def test_a_single_is_a_matching_asset_a_silver_or_a_gold(single: str) -> None:
    """Each of them is answered by one card."""
    t = challenge(f"{single} jewels", "stocks jewels").play(f"0 challenge 1 {single}")
    assert t.choices(1) == ["answer stocks", "concede"]
    assert not t.view.challenge.needs_double


@rule("CA-J5")
@pytest.mark.parametrize(
    ("hand", "doubles"),
    [
        ("stocks stocks", ["answer_double two_assets"]),
        ("stocks silver", ["answer_double asset_silver"]),
        ("stocks gold", ["answer_double asset_gold"]),
        ("silver silver", ["answer_double two_silvers"]),
        ("silver gold", ["answer_double silver_gold"]),
        ("gold gold", ["answer_double two_golds"]),
        ("penny_jar", ["answer penny_jar"]),
        ("stocks penny_jar", ["answer penny_jar"]),
        ("gold penny_jar", ["answer penny_jar"]),
        ("stocks jewels", []),
        ("jewels jewels", []),
        ("gold jewels", []),
    ],
)
def test_it_must_be_answered_with_a_double(hand: str, doubles: list[str]) -> None:
    """Two cards of matching assets, Silver and Gold, or another Jar alone."""
    t = challenge("penny_jar jewels", hand).play("0 challenge 1 penny_jar")
    assert t.choices(1) == [*doubles, "concede"]


@rule("CA-J5")
def test_a_single_does_not_stop_it() -> None:
    """Nor does a double of which one card is missing; the two cards of a double are both used up."""
    t = challenge("penny_jar jewels", "stocks silver house").play("0 challenge 1 penny_jar")
    assert t.refusal("1 answer stocks") == "CA-J5"
    assert t.refusal("1 answer_double two_silvers") == "CA-J5"
    t.play("1 answer_double asset_silver")
    assert t.hand(1) == "house"
    assert t.view.challenge.defence == ["stocks", "silver"]


@rule("CA-J6")
def test_after_a_double_the_challenge_goes_on_with_singles() -> None:
    """One card is enough again, for both."""
    t = challenge("stocks silver penny_jar", "stocks stocks gold")
    t.play("0 challenge 1 penny_jar", "1 answer_double two_assets")
    assert t.choices(0) == ["answer silver", "answer stocks", "concede"]
    assert t.refusal("0 answer_double asset_silver") == "CA-C6"
    assert t.play("0 answer stocks").choices(1) == ["answer gold", "concede"]


@rule("CA-J7")
def test_it_may_open_a_challenge_of_a_top_set_alone() -> None:
    """One card, and a double is due."""
    t = challenge("penny_jar jewels", "stocks stocks")
    assert t.choices(0, "challenge") == ["challenge 1 penny_jar"]
    t.play("0 challenge 1 penny_jar")
    assert (t.view.challenge.attack, t.view.challenge.where) == (["penny_jar"], "top")
    assert t.choices(1) == ["answer_double two_assets", "concede"]


@rule("CA-J8")
def test_it_stays_in_the_set_as_a_card_and_goes_with_it() -> None:
    """Worth 1,000 and without any strength: a single is still a single against that set."""
    t = table(
        rules="advanced",
        hands={0: "stocks jewels", 1: "stocks jewels"},
        stacks={0: ["house house"], 1: ["house house", "stocks penny_jar"]},
    )
    t.play("0 challenge 1 stocks")
    assert t.choices(1) == ["answer stocks", "concede"]
    t.play("1 concede")
    assert t.stack(0)[-1] == "stocks stocks penny_jar"
    assert t.values(0)[-1:] == [21_000]
