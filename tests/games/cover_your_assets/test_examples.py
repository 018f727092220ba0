"""The worked examples, each laid out and played as described."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import ASSETS, WILDS, Table, last_card, new, rule, table
from tests.games.tables import walk

P, Q, R = "piggy_bank piggy_bank", "stocks stocks", "jewels jewels"
X = "bank_account bank_account"


def advanced(hands: dict[int, str], stacks: dict[int, list[str]], **described: Any) -> Table:
    """Four players in the advanced game, without a draw pile unless one is described."""
    return table(rules="advanced", hands=hands, stacks=stacks, **{"draw_size": 0, **described})


@rule("CA-E1")
def test_jarda_steals_from_sara() -> None:
    """Four Classic Autos and a Gold change hands."""
    t = table(
        hands={0: "classic_auto classic_auto stocks jewels house", 1: "stocks jewels jewels house gold"},
        stacks={0: [X], 1: [P, "classic_auto classic_auto"]},
    )
    t.play("0 challenge 1 classic_auto", "1 answer gold", "0 answer classic_auto")
    assert t.choices(1) == ["concede"]
    t.play("1 concede")
    assert t.stack(0) == [X, "classic_auto classic_auto classic_auto classic_auto gold"]
    assert t.values(0)[-1:] == [110_000]
    assert t.stack(1) == [P]
    assert t.log("drew") == ["drew 0 2", "drew 1 1"]


@rule("CA-E2")
def test_richard_drafts_two_motor_boats() -> None:
    """Three boats for 45,000, and two piles are turned up."""
    t = table(
        2,
        hands={0: "motor_boat stocks stocks jewels jewels gold", 1: "stocks"},
        draft={0: "motor_boat stocks", 1: "motor_boat jewels", 2: "coin_collection"},
    )
    t.play("0 draft motor_boat 12", "1 let_pass")
    assert (t.stack(0), t.values(0)) == (["motor_boat motor_boat motor_boat"], [45_000])
    assert t.tops == ["stocks", "jewels", "coin_collection"]
    assert t.log("drew") == ["drew 0 1"]


@rule("CA-E3")
def test_anna_wins_karels_draft() -> None:
    """Two Stocks, Gold and Silver for 95,000 are hers."""
    full = "motor_boat motor_boat bank_account bank_account piggy_bank"
    t = table(
        2,
        hands={0: f"stocks {full}", 1: f"stocks {full}"},
        stacks={0: [X]},
        draft={0: "jewels", 1: "gold piggy_bank", 2: "silver motor_boat"},
    )
    t.play("0 draft stocks 23", "1 contest stocks")
    assert t.choices(0) == ["concede"]
    t.play("0 concede")
    assert (t.stack(1), t.values(1)) == (["stocks stocks silver gold"], [95_000])
    assert t.stack(0) == [X]
    assert t.tops == ["jewels", "piggy_bank", "motor_boat"]
    assert t.log("drew") == ["drew 0 1", "drew 1 1"]


@rule("CA-E4")
@pytest.mark.parametrize(
    ("hand", "pairs", "value"),
    [
        ("stocks stocks", ["pair stocks"], 20_000),
        ("stocks silver", ["pair_wild stocks silver"], 35_000),
        ("silver gold", [], 0),
        ("stocks stocks stocks", ["pair stocks"], 20_000),
    ],
)
def test_forming_from_hand(hand: str, pairs: list[str], value: int) -> None:
    """What two cards make a set, and what it is worth."""
    t = table(hands={0: hand}, draw_size=0)
    assert t.choices(0, "pair", "pair_wild") == pairs
    for pair in pairs:
        assert t.play(f"0 {pair}").values(0) == [value]
        assert t.hand(0).split() == hand.split()[2:]


@rule("CA-E5")
@pytest.mark.parametrize(
    ("top", "hand", "value"),
    [("gold", "jewels", 65_000), ("gold", "silver", 0), ("jewels", "silver", 40_000)],
)
def test_forming_with_the_discard_pile(top: str, hand: str, value: int) -> None:
    """A wild may be the discard or the hand card, not both."""
    t = table(hands={0: hand}, discard=top)
    assert bool(t.choices(0, "take_discard")) == bool(value)
    if value:
        assert t.play(f"0 take_discard {hand}").values(0) == [value]
    else:
        assert t.refusal(f"0 take_discard {hand}") == "CA-F4"


@rule("CA-E6")
def test_two_sets_of_one_type() -> None:
    """Only the upper one can be challenged."""
    t = table(hands={0: "stocks stocks", 1: "stocks"}, stacks={0: [Q], 1: [P]}).play("0 pair stocks")
    assert t.stack(0) == [Q, Q]
    t.play("1 challenge 0 stocks")
    assert t.view.challenge.target.number == t.view.seats[0].stack[1].number


@rule("CA-E7")
def test_a_defence() -> None:
    """Three Houses and a Silver stay with the defender."""
    t = table(
        hands={0: "silver stocks stocks jewels jewels", 1: "house stocks stocks jewels jewels"},
        stacks={0: [P], 1: [P, "house house"]},
    )
    t.play("0 challenge 1 silver", "1 answer house", "0 concede")
    assert (t.stack(1)[-1], t.values(1)[-1:]) == ("house house house silver", [85_000])
    assert t.stack(0) == [P]
    assert t.log("drew") == ["drew 0 1", "drew 1 1"]


@rule("CA-E8")
def test_who_may_be_challenged_with_what() -> None:
    """Without a set: nobody. A player with one set: never. Motor Boat and Gold: by Motor Boats and wilds."""
    hand = {0: "motor_boat jewels silver gold"}
    boat = [X, "motor_boat gold"]
    assert table(hands=hand, stacks={1: boat}).choices(0, "challenge") == []
    assert table(hands=hand, stacks={0: [P], 1: ["motor_boat gold"]}).choices(0, "challenge") == []
    t = table(hands=hand, stacks={0: [P], 1: boat})
    assert t.choices(0, "challenge") == ["challenge 1 gold", "challenge 1 motor_boat", "challenge 1 silver"]
    assert t.refusal("0 challenge 1 jewels") == "CA-C4"


@rule("CA-E9")
def test_a_short_draw_pile() -> None:
    """Three cards: two for the active player, one for the defender."""
    t = table(
        hands={0: "house house stocks stocks jewels", 1: "silver gold stocks stocks jewels"},
        stacks={0: [P], 1: [P, "house house"]},
        draw_size=3,
    )
    t.play("0 challenge 1 house", "1 answer gold", "0 answer house", "1 answer silver", "0 concede")
    assert t.log("drew") == ["drew 0 2", "drew 1 1"]
    assert (t.cards()[:2], t.view.draw_pile) == ([5, 4], 0)


@rule("CA-E10")
def test_the_end_phase() -> None:
    """A acts, B is skipped, C acts, the round is over."""
    t = table(3, hands={0: "jewels", 1: "", 2: "gold"}, draw_size=0)
    assert "end_turn" not in t.choices(0)
    t.play("0 discard jewels")
    assert (t.asked, t.refusal("2 end_turn")) == ("2 turn", "CA-T2")
    t.play("2 discard gold")
    assert t.state.over


@rule("CA-E11")
def test_a_theft_in_the_end_phase() -> None:
    """Nobody answers for an empty hand."""
    t = table(3, hands={0: "", 1: "", 2: "gold"}, stacks={1: [X, "house house"], 2: [P]}, turn=2, draw_size=0)
    t.play("2 challenge 1 gold")
    assert (t.stack(2)[-1], t.values(2)[-1:]) == ("house house gold", [90_000])


@rule("CA-E12", "CA-A0", "CA-A1", "CA-2P1", "CA-3P2")
@pytest.mark.parametrize(
    ("rules", "players", "hand", "draw_pile"),
    [
        ("classic", 2, 6, 50),
        ("classic", 3, 5, 58),
        ("classic", 4, 5, 83),
        ("classic", 5, 5, 78),
        ("classic", 6, 5, 73),
        ("advanced", 2, 6, 56),
        ("advanced", 3, 6, 61),
        ("advanced", 4, 6, 85),
        ("advanced", 5, 6, 79),
        ("advanced", 6, 6, 73),
    ],
)
def test_deck_sizes(rules: str, players: int, hand: int, draw_pile: int) -> None:
    """Hands, draft piles and one discard; the rest is the draw pile."""
    t = new(players, rules)
    assert t.cards() == [hand] * players
    assert (t.view.draw_pile, len(t.view.discards)) == (draw_pile, 1)
    assert [1 + pile.face_down for pile in t.view.draft_piles] == [10] * (3 if players in {2, 3} else 0)


@rule("CA-E13", "CA-P2")
@pytest.mark.parametrize("rules", ["classic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_deck_is_worth_the_same_at_the_end(rules: str, players: int) -> None:
    """Scores, discards and undrafted cards add up to its whole value."""
    values = dict(zip([*ASSETS, *WILDS], [5, 5, 5, 10, 10, 10, 15, 15, 15, 20, 25, 50, 1], strict=True))
    t = new(players, rules, seed=players)
    for _ in walk(t, players):
        pass
    left = [*t.view.discards, *filter(None, t.tops)]
    for pile in range(len(t.tops)):
        left += t.face_down(f"draft_{pile}")
    unscored = sum(values.get(card, 0) * 1000 for card in left)
    whole = {2: 1_125_000}.get(players, 1_385_000)
    extra = 2_000 if rules == "advanced" else 0
    assert sum(t.state.outcome().scores) + unscored == whole + extra


@rule("CA-E14")
def test_jewels_and_stocks() -> None:
    """A pair of each is worth 50,000."""
    assert last_card("quick", {0: [R, Q]}).state.outcome().scores == [50_000, 0, 0, 0]


@rule("CA-E15")
def test_challenges_in_both_actions() -> None:
    """After a loss not the same player again, after a win that player's newly exposed set."""
    stacks = {0: [P], 1: [P, Q, R], 2: [P, "house house"]}
    t = advanced({0: "jewels silver gold", 1: "jewels house"}, stacks)
    t.play("0 challenge 1 gold", "1 answer jewels", "0 concede")
    assert t.refusal("0 challenge 1 jewels") == "CA-A5"
    assert t.refusal("0 challenge 2 silver") == ""
    t = advanced({0: "jewels stocks", 1: "house"}, stacks).play("0 challenge 1 jewels", "1 concede")
    assert t.refusal("0 challenge 1 stocks") == ""


@rule("CA-E16")
def test_advanced_refills() -> None:
    """At once after a discard, at the end of the turn after a pair."""
    hand = {0: "stocks stocks jewels jewels house house"}
    t = table(rules="advanced", hands=hand).play("0 discard house")
    assert (t.cards()[0:1], t.log("drew")) == ([6], ["drew 0 1"])
    t = table(rules="advanced", hands=hand).play("0 pair house")
    assert (t.cards()[0:1], t.log("drew")) == ([4], [])
    assert t.play("0 end_turn").log("drew") == ["drew 0 2"]


@rule("CA-E17")
def test_which_sets_are_open_to_what() -> None:
    """With two sets only the top one, with three the upper two, never the lowest."""
    hand = {0: "stocks stocks jewels silver gold penny_jar"}
    t = advanced(hand, {0: [X], 1: [P, Q]})
    assert t.choices(0, "challenge_second") == []
    t = advanced(hand, {0: [X], 1: [P, Q, R]})
    doubles = ["asset_gold", "asset_silver", "penny_jar", "silver_gold", "two_assets"]
    assert t.choices(0, "challenge_second") == [f"challenge_second 1 {double}" for double in doubles]
    singles = ["gold", "jewels", "penny_jar", "silver"]
    assert t.choices(0, "challenge") == [f"challenge 1 {single}" for single in singles]
    assert t.refusal("0 challenge 1 piggy_bank") == "CA-C4"


@rule("CA-E18")
def test_a_second_set_is_stolen_or_defended() -> None:
    """Taken out from under the top set, or made bigger there."""
    hands, stacks = {0: "stocks stocks house", 1: "stocks house"}, {0: [X], 1: [P, Q, R]}
    t = advanced(hands, stacks).play("0 challenge_second 1 two_assets", "1 concede")
    assert (t.stack(0)[-1], t.stack(1)) == ("stocks stocks stocks stocks", [P, R])
    t = advanced(hands, stacks).play("0 challenge_second 1 two_assets", "1 answer stocks", "0 concede")
    assert t.stack(1) == [P, "stocks stocks stocks stocks stocks", R]


@rule("CA-E19")
def test_answers_to_a_jar() -> None:
    """Exactly these doubles, or conceding."""
    t = advanced(
        {0: "penny_jar", 1: "stocks stocks motor_boat silver penny_jar"},
        {0: [X], 1: [P, Q]},
    )
    t.play("0 challenge 1 penny_jar")
    assert t.choices(1) == [
        "answer penny_jar",
        "answer_double asset_silver",
        "answer_double two_assets",
        "concede",
    ]
    assert t.refusal("1 answer stocks") == "CA-J5"
    assert t.refusal("1 answer silver") == "CA-J5"


@rule("CA-E20")
def test_after_the_answer_to_a_jar() -> None:
    """A single is enough, or a second Jar that needs a double again."""
    t = advanced({0: "stocks penny_jar penny_jar", 1: "stocks stocks silver silver"}, {0: [X], 1: [P, Q]})
    t.play("0 challenge 1 penny_jar", "1 answer_double asset_silver")
    assert t.choices(0) == ["answer penny_jar", "answer stocks", "concede"]
    assert t.play("0 answer penny_jar").choices(1) == ["answer_double asset_silver", "concede"]


@rule("CA-E21")
def test_a_set_with_a_jar() -> None:
    """Stocks and a Penny Jar are Stocks for 11,000."""
    t = advanced({0: "stocks penny_jar"}, {}).play("0 pair_wild stocks penny_jar")
    assert (t.view.seats[0].stack[0].asset, t.values(0)) == ("stocks", [11_000])


@rule("CA-E22")
def test_an_upgrade() -> None:
    """Jewels onto Jewels and Silver, but no Gold."""
    t = advanced({0: "jewels gold"}, {0: ["jewels silver"]})
    assert t.refusal("0 upgrade gold") == "CA-A8"
    assert t.play("0 upgrade jewels").values(0) == [55_000]


@rule("CA-E23")
def test_a_swap() -> None:
    """A single set against a top set; what lies at the bottom then is safe."""
    t = advanced({0: "swap", 1: "gold"}, {0: [P], 1: [Q, R]}).play("0 swap 1")
    assert (t.stack(0), t.stack(1)) == ([R], [Q, P])
    assert t.refusal("1 challenge 0 gold") == "CA-C2"


@rule("CA-E24")
def test_a_move() -> None:
    """The bottom comes up, or the top goes down; positions decide what is open."""
    stacks = {0: [X], 1: [P, Q, R]}
    t = advanced({0: "move piggy_bank jewels jewels stocks stocks"}, stacks).play("0 move 1 bottom_to_top")
    assert t.stack(1) == [Q, R, P]
    assert t.choices(0, "challenge", "challenge_second") == [
        "challenge 1 piggy_bank",
        "challenge_second 1 two_assets",
    ]
    t.play("0 challenge_second 1 two_assets")
    assert t.view.challenge.target.asset == "jewels"
    assert advanced({0: "move"}, stacks).play("0 move 1 top_to_bottom").stack(1) == [R, P, Q]


@rule("CA-E25")
def test_a_swap_revealed_too_early() -> None:
    """It goes back into its pile, and the next card is turned up."""
    t = table(2, "advanced", hands={0: "stocks gold", 1: ""}, draft={0: "stocks swap jewels gold motor_boat"})
    t.play("0 draft stocks 1")
    assert (t.stack(0), t.stack(1), t.tops[0]) == ([Q], [], "jewels")
    assert t.log("swapped") == []
    assert (t.view.draft_piles[0].buried, t.view.draft_piles[0].face_down) == (["swap"], 8)


@rule("CA-E26")
def test_seats_and_piles_of_three_players() -> None:
    """Seat 0 drafts from the piles next to it; seat 2 contests pile 2."""
    t = table(
        3,
        hands={0: "stocks", 1: "gold", 2: "gold"},
        draft={0: "stocks", 1: "stocks", 2: "stocks"},
    )
    assert t.choices(0, "draft") == ["draft stocks 1", "draft stocks 3"]
    assert t.play("0 draft stocks 3").asked == "2 contest"


@rule("CA-E27")
def test_above_a_million() -> None:
    """The higher of two totals wins; exactly a million is not enough."""
    t = last_card(
        "classic_million", {0: ["house house"], 1: ["house silver"]}, totals={0: 980_000, 1: 1_000_000}
    )
    assert t.state.outcome().scores[:2] == [1_020_000, 1_045_000]
    assert (t.state.over, t.state.outcome().winners) == (True, [1])
    t = last_card("classic_million", {0: ["house house"]}, totals={0: 960_000, 1: 990_000})
    assert [seat.total for seat in t.view.seats][:2] == [1_000_000, 990_000]
    assert (t.state.over, t.view.round) == (False, 2)


@rule("CA-E28")
def test_a_tie_and_then_a_win() -> None:
    """Both have one win, then A has two."""
    t = last_card("two_wins", {0: [R], 1: [R], 2: [P]})
    assert (t.state.over, [seat.wins for seat in t.view.seats]) == (False, [1, 1, 0, 0])
    t = last_card("two_wins", {0: [R], 1: [P]}, wins={0: 1, 1: 1}, round=2)
    assert (t.state.over, t.state.outcome().winners) == (True, [0])
    assert [seat.wins for seat in t.view.seats] == [2, 1, 0, 0]


@rule("CA-E29")
@pytest.mark.parametrize(
    ("tops", "legal"),
    [
        (["motor_boat", "motor_boat", "gold"], ["1", "12", "123", "13", "2", "23"]),
        (["motor_boat", "stocks", "gold"], ["1", "13", "2", "23"]),
    ],
)
def test_drafting_with_a_silver(tops: list[str], legal: list[str]) -> None:
    """One type of asset among the tops, with or without the Gold."""
    t = table(2, hands={0: "silver"}, draft=dict(enumerate(tops)))
    assert t.choices(0, "draft") == [f"draft silver {piles}" for piles in legal]
    for piles in {"1", "2", "3", "12", "13", "23", "123"} - set(legal):
        assert t.refusal(f"0 draft silver {piles}") == "CA-2P8"


@rule("CA-E30")
def test_a_ban_lasts_through_the_opponents_turn() -> None:
    """B drafts twice without being contested; then A may challenge again."""
    t = table(
        2,
        "advanced",
        hands={0: "jewels silver gold", 1: "jewels motor_boat coin_collection bank_account"},
        stacks={0: [P], 1: [P, R]},
        draft={0: "motor_boat", 1: "coin_collection", 2: "piggy_bank"},
        draw_size=0,
    )
    t.play("0 challenge 1 gold", "1 answer jewels", "0 concede")
    assert t.choices(0, "challenge", "challenge_second") == []
    t.play("0 discard jewels", "1 draft motor_boat 1")
    assert t.asked == "1 second_action"
    assert t.play("1 draft coin_collection 2").asked == "0 turn"
    assert t.refusal("0 challenge 1 silver") == ""


@rule("CA-E31")
def test_a_move_on_the_discard_pile() -> None:
    """The Jewels below it are out of reach; a pair from hand is not."""
    t = advanced({0: "move stocks", 1: "jewels silver"}, {}, discard="jewels").play(
        "0 discard move", "0 end_turn"
    )
    assert t.choices(1, "take_discard") == []
    assert t.refusal("1 take_discard jewels") == "CA-R31"
    assert t.refusal("1 take_discard silver") == "CA-R31"
    assert t.play("1 pair_wild jewels silver").stack(1) == ["jewels silver"]
