"""The classic turn: form a set or discard, then refill."""

from __future__ import annotations

import pytest
from tests.games.cover_your_assets.table import ASSETS, NUMBERS, new, rule, table
from tests.games.tables import walk

OPEN = {0: ["house house"], 1: ["house house", "jewels jewels"]}
JEWELS = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels"]}


@rule("CA-T1")
@pytest.mark.parametrize("move", ["0 pair stocks", "0 discard gold", "0 take_discard gold"])
def test_one_action_ends_the_turn(move: str) -> None:
    """After one action, whichever it is, the next player is on turn."""
    t = table(hands={0: "stocks stocks gold jewels"}, discard="stocks").play(move)
    assert t.asked == "1 turn"


@rule("CA-T1")
def test_the_actions_are_forming_discarding_and_challenging() -> None:
    """A classic turn offers these and nothing else, and a challenge takes the whole turn as well."""
    t = table(hands={0: "stocks stocks jewels gold", 1: ""}, stacks=OPEN, discard="jewels")
    offered = {choice.split()[0] for choice in t.choices(0)}
    assert offered == {"pair", "pair_wild", "take_discard", "discard", "challenge"}
    t.play("0 challenge 1 jewels")
    assert t.log("turn_ended") == ["turn_ended 0"]


@rule("CA-T2")
def test_passing_is_not_allowed() -> None:
    """A player who can do nothing else must discard."""
    t = table(hands={0: "stocks jewels house"})
    assert t.choices(0) == ["discard house", "discard jewels", "discard stocks"]
    assert t.refusal("0 end_turn") == "CA-T2"


@rule("CA-T3")
def test_a_challenge_is_played_to_its_end_then_hands_are_refilled() -> None:
    """Only when the challenge is over do players draw, and only then does the next one act."""
    t = table(hands={0: "gold stocks", 1: "jewels silver"}, stacks=OPEN).play("0 challenge 1 gold")
    assert t.asked == "1 answer"
    assert t.refusal("2 discard house") == "CA-T3"
    t.play("1 answer jewels", "0 concede")
    assert t.log("defended", "drew", "turn_ended") == [
        "defended 1 0 jewels 95000",
        "drew 0 4",
        "drew 1 4",
        "turn_ended 0",
    ]
    assert t.asked == "1 turn"


@rule("CA-F1")
def test_two_identical_assets_from_hand() -> None:
    """A pair from hand is a set; a single card is not."""
    t = table(hands={0: "stocks stocks jewels"})
    assert t.choices(0, "pair") == ["pair stocks"]
    assert t.refusal("0 pair jewels") == "CA-F1"
    assert t.play("0 pair stocks").stack(0) == ["stocks stocks"]


@rule("CA-F2")
def test_a_hand_asset_and_the_same_asset_from_the_discard_pile() -> None:
    """The identical top discard completes a pair; another one does not."""
    t = table(hands={0: "stocks jewels"}, discard="house stocks")
    assert t.choices(0, "take_discard") == ["take_discard stocks"]
    assert t.refusal("0 take_discard jewels") == "CA-F2"
    t.play("0 take_discard stocks")
    assert t.stack(0) == ["stocks stocks"]
    assert t.discards == "house"


@rule("CA-F3")
@pytest.mark.parametrize(
    ("hand", "discard", "move", "made"),
    [
        ("stocks gold", "house", "0 pair_wild stocks gold", "stocks gold"),
        ("stocks silver", "house", "0 pair_wild stocks silver", "stocks silver"),
        ("stocks house", "silver", "0 take_discard stocks", "stocks silver"),
        ("silver house", "stocks", "0 take_discard silver", "stocks silver"),
    ],
)
def test_exactly_one_card_of_a_pair_may_be_wild(hand: str, discard: str, move: str, made: str) -> None:
    """Asset and wild from hand, or either of them with the other on top of the discard pile."""
    assert table(hands={0: hand}, discard=discard).play(move).stack(0) == [made]


@rule("CA-F3")
def test_a_wild_that_is_not_held_makes_no_pair() -> None:
    """Both cards must be there."""
    t = table(hands={0: "stocks silver"})
    assert t.refusal("0 pair_wild stocks gold") == "CA-F3"
    assert t.refusal("0 pair_wild jewels silver") == "CA-F3"


@rule("CA-F4")
def test_two_wilds_make_no_set() -> None:
    """Neither from hand (there is no such action) nor with the discard pile."""
    t = table(hands={0: "silver gold gold"}, discard="gold")
    assert t.choices(0) == ["discard gold", "discard silver"]
    assert t.refusal("0 take_discard silver") == "CA-F4"
    assert {words.split()[1] for words in NUMBERS if words.startswith("pair")} == set(ASSETS)


@rule("CA-F5")
def test_a_new_set_has_two_cards() -> None:
    """The third Stocks card stays in hand, even if a fourth lies on the discard pile."""
    t = table(hands={0: "stocks stocks stocks"}, discard="stocks", draw="house house").play("0 pair stocks")
    assert t.stack(0) == ["stocks stocks"]
    assert t.hand(0).split().count("stocks") == 1
    assert t.discards == "stocks"


@rule("CA-F6")
def test_only_the_top_discard_and_only_with_a_hand_card() -> None:
    """Cards below the top are out of reach, and two discards make no pair."""
    t = table(hands={0: "jewels"}, discard="house house jewels stocks")
    assert t.choices(0) == ["discard jewels"]
    assert t.refusal("0 take_discard jewels") == "CA-F2"
    assert t.refusal("0 take_discard stocks") == "CA-F6"
    assert table(hands={0: "jewels"}, discard="house house").refusal("0 take_discard house") == "CA-F6"


@rule("CA-F6")
def test_a_discard_is_taken_only_to_form_a_set_at_once() -> None:
    """It never enters the hand: the set is there before anything else can happen."""
    t = table(hands={0: "jewels stocks"}, discard="jewels", draw_size=0).play("0 take_discard jewels")
    assert t.hand(0) == "stocks"
    assert t.stack(0) == ["jewels jewels"]


@rule("CA-F7")
@pytest.mark.parametrize("move", ["0 pair stocks", "0 take_discard stocks", "0 pair_wild stocks gold"])
def test_a_new_set_goes_on_top(move: str) -> None:
    """It covers what was there."""
    t = table(hands={0: "stocks stocks gold"}, stacks={0: ["house house", "jewels jewels"]}, discard="stocks")
    t.play(move)
    assert t.stack(0)[:2] == ["house house", "jewels jewels"]
    assert t.view.seats[0].stack[2].asset == "stocks"


@rule("CA-F8")
@pytest.mark.parametrize("move", ["0 pair stocks", "0 take_discard stocks", "0 pair_wild stocks gold"])
def test_a_new_set_is_not_merged(move: str) -> None:
    """The older set of the same type stays unchanged."""
    t = table(hands={0: "stocks stocks gold"}, stacks={0: ["stocks stocks"]}, discard="stocks").play(move)
    assert [len(cards.split()) for cards in t.stack(0)] == [2, 2]


@rule("CA-F9")
def test_what_lay_below_is_the_next_top() -> None:
    """After the top was taken, the card under it is the one to pair."""
    t = table(hands={0: "stocks", 1: "jewels"}, discard="jewels stocks").play("0 take_discard stocks")
    assert t.discards == "jewels"
    assert t.refusal("1 take_discard jewels") == ""


@rule("CA-F9")
def test_an_empty_discard_pile_stays_empty_until_somebody_discards() -> None:
    """Nothing is turned up to replace the last card."""
    t = table(hands={0: "stocks", 1: "jewels house", 2: "jewels"}, discard="stocks").play(
        "0 take_discard stocks"
    )
    assert t.discards == ""
    assert t.refusal("1 take_discard jewels") == "CA-F9"
    t.play("1 discard jewels")
    assert t.discards == "jewels"
    assert t.refusal("2 take_discard jewels") == ""


@rule("CA-D1")
@pytest.mark.parametrize("card", ["house", "silver", "gold"])
def test_any_hand_card_may_be_discarded(card: str) -> None:
    """Wilds included; it lies open on top."""
    t = table(hands={0: "house silver gold"}, discard="stocks")
    assert t.refusal("0 discard jewels") == "CA-D1"
    t.play(f"0 discard {card}")
    assert t.discards == f"stocks {card}"
    assert t.log("discarded") == [f"discarded 0 {card}"]


@rule("CA-N1")
def test_the_active_player_draws_up_to_five() -> None:
    """However many cards the action took."""
    t = table(hands={0: "stocks stocks house house jewels"}, draw="gold silver").play("0 pair stocks")
    assert t.hand(0) == "jewels house house silver gold"
    assert table(hands={0: "jewels", 1: "", 2: "", 3: ""}).play("0 discard jewels").cards() == [5, 0, 0, 0]


@rule("CA-N2")
def test_a_defender_who_used_cards_draws_too() -> None:
    """Also up to five; the others draw nothing."""
    t = table(hands={0: "gold house", 1: "jewels house house", 2: "house", 3: "house"}, stacks=JEWELS)
    t.play("0 challenge 1 gold", "1 answer jewels", "0 concede")
    assert t.cards() == [5, 5, 1, 1]


@rule("CA-N2")
def test_a_defender_who_only_conceded_draws_nothing() -> None:
    """They used no card on this turn."""
    t = table(hands={0: "gold house", 1: "jewels house house"}, stacks=JEWELS)
    t.play("0 challenge 1 gold", "1 concede")
    assert t.cards()[:2] == [5, 3]


@rule("CA-N3")
def test_the_active_player_draws_completely_before_the_defender() -> None:
    """The next two cards are the challenger's, the third one the defender's."""
    t = table(
        hands={
            0: "jewels gold house house house",
            1: "jewels baseball_cards baseball_cards baseball_cards stocks",
        },
        stacks=JEWELS,
        draw="piggy_bank coin_collection bank_account",
    )
    t.play("0 challenge 1 gold", "1 answer jewels", "0 answer jewels", "1 concede")
    assert t.hand(0) == "coin_collection piggy_bank house house house"
    assert t.hand(1) == "baseball_cards baseball_cards baseball_cards bank_account stocks"
    assert t.log("drew") == ["drew 0 2", "drew 1 1"]


@rule("CA-N4")
def test_a_short_draw_pile_is_not_replaced() -> None:
    """The active player takes the last card, the defender gets none, the discards stay where they are."""
    t = table(
        hands={0: "gold house", 1: "jewels house house"},
        stacks=JEWELS,
        discard="stocks stocks",
        draw="piggy_bank",
        draw_size=1,
    )
    before = len(t.view.discards)
    t.play("0 challenge 1 gold", "1 answer jewels", "0 concede")
    assert t.hand(0) == "piggy_bank house"
    assert t.hand(1) == "house house"
    assert (t.view.draw_pile, len(t.view.discards)) == (0, before)


@rule("CA-N4", "CA-R47")
@pytest.mark.parametrize("players", [2, 4])
def test_discards_never_come_back(players: int) -> None:
    """In a whole round only forming a set takes a card from the discard pile."""
    t = new(players, seed=players)
    before = len(t.view.discards)
    for move in walk(t, 1):
        now = len(t.view.discards)
        change = {"discard": 1, "take_discard": -1}.get(move.split()[1], 0)
        assert now == before + change
        assert max(t.cards()) <= t.view.hand_limit
        before = now
