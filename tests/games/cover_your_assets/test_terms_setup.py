"""Terms and the setup of a round."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.cover_your_assets.table import ASSETS, GAME, NUMBERS, last_card, new, rule, table
from tests.games.tables import walk

import saloon


@rule("CA-K1")
def test_ten_types_are_assets() -> None:
    """Exactly ten types of cards can be paired with their like."""
    assert [words.split()[1] for words in NUMBERS if words.startswith("pair ")] == ASSETS
    for asset in ASSETS:
        t = table(hands={0: f"{asset} {asset}"}).play(f"0 pair {asset}")
        assert t.stack(0) == [f"{asset} {asset}"]


@rule("CA-K2")
@pytest.mark.parametrize("asset", ASSETS)
def test_a_wild_matches_every_asset(asset: str) -> None:
    """Silver and Gold go with any asset; the Penny Jar too, in the advanced game."""
    t = table(hands={0: f"{asset} silver gold"})
    assert t.choices(0, "pair_wild") == [f"pair_wild {asset} gold", f"pair_wild {asset} silver"]
    t = table(rules="advanced", hands={0: f"{asset} penny_jar"})
    assert t.choices(0, "pair_wild") == [f"pair_wild {asset} penny_jar"]


@rule("CA-K3")
def test_a_set_starts_as_a_pair_and_grows_by_challenges() -> None:
    """Two cards at first; a challenge adds what was played."""
    t = table(
        hands={0: "jewels jewels", 1: "gold", 2: "", 3: ""},
        stacks={0: ["house house"], 1: ["house house"]},
        draw_size=0,
        discard="stocks",
    )
    t.play("0 pair jewels")
    assert t.stack(0)[-1] == "jewels jewels"
    t.play("1 challenge 0 gold")
    assert t.stack(1)[-1] == "jewels jewels gold"


@rule("CA-K4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_set_has_assets_of_exactly_one_type(players: int) -> None:
    """Whatever happens, a set is one type of asset (at least one card) and any wilds, and keeps its type."""
    for seed in range(6):
        t = new(players, "advanced", seed)
        types: dict[int, str] = {}
        for _ in walk(t, seed):
            for each in [each for seat in t.view.seats for each in seat.stack]:
                assert {card for card in each.cards if card in ASSETS} == {each.asset}
                assert types.setdefault(each.number, each.asset) == each.asset


@rule("CA-K4")
def test_two_types_never_make_a_set() -> None:
    """Neither from the discard pile nor from draft piles, with or without a wild."""
    t = table(2, hands={0: "stocks gold"}, discard="jewels", draft={0: "stocks", 1: "jewels", 2: "silver"})
    assert t.refusal("0 take_discard stocks") == "CA-F2"
    for draft in ["stocks 2", "stocks 12", "stocks 123", "gold 12", "gold 123"]:
        assert t.refusal(f"0 draft {draft}") == "CA-2P8"


@rule("CA-K4")
def test_many_wilds_do_not_change_the_type() -> None:
    """A House under three wilds is still matched by Houses."""
    t = table(
        hands={0: "house jewels"},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house silver silver gold"]},
    )
    assert t.view.seats[1].stack[-1].asset == "house"
    assert t.choices(0, "challenge") == ["challenge 1 house"]


@rule("CA-K5")
def test_a_stack_keeps_the_order_in_which_sets_were_laid() -> None:
    """The first set lies at the bottom, the last one on top."""
    t = table(2, hands={0: "stocks stocks jewels gold", 1: "piggy_bank"}, draw_size=0)
    t.play("0 pair stocks", "1 discard piggy_bank", "0 pair_wild jewels gold")
    assert t.stack(0) == ["stocks stocks", "jewels gold"]


@rule("CA-K6")
def test_only_the_top_set_is_exposed() -> None:
    """A covered set and a bottom set cannot be challenged."""
    t = table(
        hands={0: "stocks jewels house gold"},
        stacks={
            0: ["house house"],
            1: ["stocks stocks", "jewels jewels", "house house"],
            2: ["stocks stocks"],
        },
    )
    assert t.choices(0, "challenge") == ["challenge 1 gold", "challenge 1 house"]
    assert t.refusal("0 challenge 2 stocks") == "CA-C2"


@rule("CA-K6")
def test_swap_and_move_touch_even_bottom_sets() -> None:
    """They are not challenges, so the safety of the first set does not stop them."""
    t = table(
        rules="advanced",
        hands={0: "swap move stocks"},
        stacks={0: ["house house"], 1: ["jewels jewels"], 2: ["stocks stocks", "stocks stocks gold"]},
    )
    t.play("0 swap 1", "0 move 2 bottom_to_top")
    assert t.stack(0) == ["jewels jewels"]
    assert t.stack(2) == ["stocks stocks gold", "stocks stocks"]


@rule("CA-K7")
def test_wilds_lie_under_assets() -> None:
    """However the cards came together, the assets are shown first."""
    t = table(hands={0: "silver"}, discard="house")
    assert t.play("0 take_discard silver").stack(0) == ["house silver"]
    t = table(
        hands={0: "silver house", 1: "gold", 2: ""},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house silver"]},
    )
    t.play("0 challenge 1 silver", "1 answer gold", "0 answer house")
    assert t.stack(0)[-1] == "house house silver silver gold"


@rule("CA-K8")
def test_neighbours_of_one_type_stay_two_sets() -> None:
    """Two sets of Stocks on top of each other are two sets with their own numbers."""
    t = table(hands={0: "stocks stocks"}, stacks={0: ["stocks stocks"]}).play("0 pair stocks")
    assert t.stack(0) == ["stocks stocks", "stocks stocks"]
    assert len({each.number for each in t.view.seats[0].stack}) == len(t.stack(0))


@rule("CA-K9")
def test_the_piggy_bank_is_not_the_penny_jar() -> None:
    """One is an asset worth 5,000, the other a wild worth 1,000."""
    t = table(rules="advanced", hands={0: "piggy_bank stocks penny_jar"})
    assert t.choices(0, "pair", "pair_wild") == [
        "pair_wild piggy_bank penny_jar",
        "pair_wild stocks penny_jar",
    ]
    assert t.play("0 pair_wild piggy_bank penny_jar").values(0) == [6_000]


@rule("CA-S1")
def test_the_first_dealer_is_drawn_by_chance() -> None:
    """Over many games every seat deals, none much more often than the others."""
    dealers = Counter(new(seed=seed).view.dealer for seed in range(200))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) in range(26, 51)


@rule("CA-S2")
def test_the_classic_deck_has_no_advanced_cards() -> None:
    """Swap, Move and Penny Jar stay in the box; 104 cards are left."""
    for card in ["swap", "move", "penny_jar"]:
        with pytest.raises(saloon.ScenarioError, match=f"only 0 of '{card}'"):
            table(hands={0: card})
    assert [new(players).deck() for players in [4, 5, 6]] == [104, 104, 104]


@rule("CA-S3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_everybody_gets_five_cards_by_chance(players: int) -> None:
    """Five cards each, different ones in another game."""
    t = new(players)
    assert t.cards() == [5] * players
    assert len({new(players, seed=seed).hand(0) for seed in range(20)}) in range(16, 21)


@rule("CA-S4")
def test_the_rest_is_the_draw_pile() -> None:
    """Only its size is seen; the next cards come from it."""
    t = new(5)
    assert t.view.draw_pile == 104 - 25 - 1
    first = t.face_down("draw_pile")[0]
    seat = t.state.actors()[0]
    held = Counter(t.hand(seat).split())
    card = t.hand(seat).split()[0]
    t.play(f"{seat} discard {card}")
    assert Counter(t.hand(seat).split()) == held - Counter([card]) + Counter([first])


@rule("CA-S5")
def test_one_card_starts_the_discard_pile() -> None:
    """It lies open, and the first player may pair it."""
    t = new(seed=3)
    assert len(t.view.discards) == 1
    t = table(hands={0: "house"}, discard="house")
    assert t.play("0 take_discard house").stack(0) == ["house house"]


@rule("CA-S6")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_stacks_are_empty_at_first(players: int) -> None:
    """Nobody has a set when a round starts."""
    t = new(players)
    assert [t.stack(seat) for seat in range(players)] == [[]] * players


@rule("CA-S6")
def test_stacks_are_empty_in_the_second_round_too() -> None:
    """Sets of the first round do not stay."""
    t = last_card("three_rounds", {0: ["house house"], 2: ["jewels jewels", "stocks stocks"]})
    assert [t.stack(seat) for seat in range(4)] == [[], [], [], []]


@rule("CA-S7")
def test_left_of_the_dealer_begins_and_turns_go_clockwise() -> None:
    """The next seat starts; then one after another to the left."""
    for seed in range(12):
        t = new(5, seed=seed)
        for step in range(1, 8):
            seat = t.state.actors()[0]
            assert seat == (t.view.dealer + step) % 5
            t.play(f"{seat} {t.choices(seat, 'discard')[0]}")


@rule("CA-S8")
def test_two_to_six_may_play() -> None:
    """There is no solo game; two and three play with draft piles, four and more without."""
    for players in [0, 1, 7]:
        with pytest.raises(saloon.SaloonError, match="2 to 6 players"):
            GAME.new(players=players)
    assert [len(new(players).tops) for players in range(2, 7)] == [3, 3, 0, 0, 0]
