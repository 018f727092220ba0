"""Rulings on cards, challenges and the end of the game, where the rulebook leaves a question open."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.cover_your_assets.table import ACTION_CARDS, ASSETS, WILDS, last_card, new, rule, table
from tests.games.tables import walk

import saloon

OPEN = {0: ["stocks stocks"], 1: ["stocks stocks", "house house"]}
GROWING = {"challenge", "challenge_second", "answer", "answer_double", "concede", "upgrade"}
COUNTS = [10, 10, 10, 9, 9, 9, 9, 9, 9, 8, 8, 4, 2, 2, 2]
MONEY = [5, 5, 5, 10, 10, 10, 15, 15, 15, 20, 25, 50, 1, 0, 0]


@rule("CA-R1")
@pytest.mark.parametrize(
    ("card", "copies", "value"), list(zip([*ASSETS, *WILDS, *ACTION_CARDS], COUNTS, MONEY, strict=True))
)
def test_values_and_copies(card: str, copies: int, value: int) -> None:
    """The ladder of values, and how many of each card there are."""
    with pytest.raises(saloon.ScenarioError, match=f"only {copies} of '{card}'"):
        table(rules="advanced", discard=f"{card} " * (copies + 1))
    if card in ASSETS:
        assert table(stacks={0: [f"{card} " * copies]}).values(0) == [copies * value * 1000]
    elif card in WILDS:
        t = table(rules="advanced", stacks={0: [f"house {card} " + f"{card} " * (copies - 1)]})
        assert t.values(0) == [20_000 + copies * value * 1000]
    else:
        assert table(rules="advanced", out_of_play=f"{card} " * copies).view.out_of_play == [card] * copies


@rule("CA-R2")
@pytest.mark.parametrize("players", [2, 3])
def test_draft_piles_do_not_replace_the_draw_pile(players: int) -> None:
    """Hands are refilled from the draw pile; the draft piles keep their cards."""
    t = table(players, hands={0: "stocks stocks"}, draw="gold silver", discard="jewels")
    assert t.discards == "jewels"
    size = t.view.draw_pile
    t.play("0 pair stocks")
    assert {"gold", "silver"} <= set(t.hand(0).split())
    assert t.view.draw_pile == size - t.view.hand_limit
    assert [pile.face_down for pile in t.view.draft_piles] == [9, 9, 9]


@rule("CA-R3")
@pytest.mark.parametrize("dealer", [0, 2, 3])
def test_the_deal_passes_to_the_left(dealer: int) -> None:
    """The player who started the last round deals the next one."""
    t = last_card("three_rounds", {}, dealer=dealer)
    assert t.view.dealer == (dealer + 1) % 4
    assert t.state.actors() == [(dealer + 2) % 4]


@rule("CA-R4")
@pytest.mark.parametrize(("total", "over"), [(960_000, False), (965_000, True), (955_000, False)])
def test_exactly_a_million_is_not_enough(total: int, over: bool) -> None:
    """40,000 more must carry the total above the goal."""
    assert last_card("classic_million", {0: ["house house"]}, totals={0: total}).state.over == over


@rule("CA-R5")
def test_ties_share_the_victory() -> None:
    """Above the million the highest total wins; equal bests win together, in every mode."""
    pairs = {0: ["house house"], 1: ["house house"], 2: ["jewels jewels"]}
    t = last_card("classic_million", pairs, totals={0: 970_000, 1: 970_000, 2: 975_000})
    assert t.state.outcome().ranking == [[0, 1], [2], [3]]
    assert last_card("quick", pairs).state.outcome().winners == [0, 1]
    t = last_card("three_rounds", pairs, round=3, totals={2: 10_000})
    assert t.state.outcome().winners == [0, 1, 2]
    t = last_card("two_wins", pairs, wins={0: 1, 1: 1, 3: 1}, round=2)
    assert (t.state.outcome().winners, t.state.outcome().scores) == ([0, 1], [2, 2, 0, 1])


@rule("CA-R6")
def test_a_discarded_wild_may_be_paired_with_a_hand_asset() -> None:
    """Gold on top of the discard pile is there for the next player."""
    t = table(hands={0: "gold", 1: "jewels"}).play("0 discard gold", "1 take_discard jewels")
    assert t.stack(1) == ["jewels gold"]


@rule("CA-R7")
def test_wilds_open_and_answer_any_number_of_times() -> None:
    """Four in a row, and it is still a set of Houses."""
    t = table(hands={0: "silver silver gold", 1: "gold gold stocks"}, stacks=OPEN)
    t.play(
        "0 challenge 1 silver",
        "1 answer gold",
        "0 answer silver",
        "1 answer gold",
        "0 answer gold",
        "1 concede",
    )
    assert t.stack(0)[-1] == "house house silver silver gold gold gold"
    assert t.view.seats[0].stack[-1].asset == "house"


@rule("CA-R8")
def test_the_assets_of_a_set_are_matched_not_its_wilds() -> None:
    """Motor Boat and Gold is a set of Motor Boats: for opening, answering and upgrading."""
    stacks = {0: ["house house", "jewels gold"], 1: ["house house", "motor_boat gold"]}
    t = table(
        rules="advanced", hands={0: "motor_boat jewels gold", 1: "house motor_boat silver"}, stacks=stacks
    )
    assert t.choices(0, "challenge", "upgrade") == [
        "challenge 1 gold",
        "challenge 1 motor_boat",
        "upgrade jewels",
    ]
    assert t.refusal("0 challenge 1 jewels") == "CA-C4"
    assert t.play("0 challenge 1 gold").choices(1, "answer") == ["answer motor_boat", "answer silver"]


@rule("CA-R9", "CA-R35")
def test_refills_follow_the_order_of_involvement() -> None:
    """The active player, then the defender of the first action, then that of the second; not before."""
    stacks = {
        0: ["stocks stocks"],
        1: ["stocks stocks", "house house"],
        2: ["stocks stocks", "jewels jewels"],
    }
    hands = {0: "house jewels silver gold", 1: "stocks house", 2: "stocks jewels"}
    t = table(rules="advanced", hands=hands, stacks=stacks)
    t.play("0 challenge 2 gold", "2 answer jewels", "0 concede")
    assert (t.cards()[2], t.log("drew")) == (1, [])
    t.play("0 challenge 1 silver", "1 answer house", "0 concede")
    assert t.log("drew") == ["drew 0 4", "drew 2 5", "drew 1 5"]


@rule("CA-R10")
def test_a_round_ends_even_if_draft_piles_are_not_empty() -> None:
    """Their cards count for nobody."""
    t = table(2, hands={0: "stocks", 1: ""}, stacks={0: ["jewels jewels"]}, draft={0: "gold"}, draw_size=0)
    t.play("0 discard stocks")
    assert t.state.over
    assert t.state.outcome().scores == [30_000, 0]


@rule("CA-R11")
def test_conceding_is_a_free_choice() -> None:
    """A defender with four answers may give the set away."""
    t = table(hands={0: "house stocks", 1: "house silver gold gold"}, stacks=OPEN)
    t.play("0 challenge 1 house", "1 concede")
    assert t.stack(0)[-1] == "house house house"


@rule("CA-R12")
def test_any_first_set_is_the_licence_to_challenge() -> None:
    """Also one won in a challenge of a draft."""
    t = table(
        2,
        hands={0: "stocks bank_account", 1: "silver gold"},
        stacks={0: ["jewels jewels", "motor_boat motor_boat"]},
        draft={0: "stocks"},
    )
    t.play("0 draft stocks 1", "1 contest gold", "0 concede")
    assert t.refusal("1 challenge 0 silver") == ""


@rule("CA-R13")
def test_an_opening_card_cannot_be_taken_back() -> None:
    """It is on the table when the defender is asked, and lost even if the challenger gives up at once."""
    t = table(hands={0: "gold stocks", 1: "house"}, stacks=OPEN, draw_size=0).play("0 challenge 1 gold")
    assert (t.hand(0), t.choices(0)) == ("stocks", [])
    t.play("1 answer house", "0 concede")
    assert (t.hand(0), t.stack(0)) == ("stocks", ["stocks stocks"])


@rule("CA-R14")
def test_target_set_and_cards_are_one_choice() -> None:
    """After it the defender is asked at once, for top and second sets alike."""
    stacks = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "house house"]}
    for move, cards in [
        ("0 challenge 1 gold", ["gold"]),
        ("0 challenge_second 1 silver_gold", ["silver", "gold"]),
    ]:
        t = table(rules="advanced", hands={0: "silver gold stocks", 1: "stocks"}, stacks=stacks).play(move)
        assert (t.asked, t.view.challenge.attack) == ("1 answer", cards)


@rule("CA-R15")
def test_which_wild_to_use_is_the_players_choice() -> None:
    """In pairs, openings, answers and drafts each wild is a choice of its own."""
    stacks = {0: ["jewels jewels"], 1: ["jewels jewels", "stocks stocks"]}
    hands = {0: "stocks silver gold penny_jar", 1: "silver gold penny_jar"}
    t = table(2, "advanced", hands=hands, stacks=stacks, draft={0: "stocks", 1: "jewels", 2: "jewels"})
    for wild in WILDS:
        assert {f"pair_wild stocks {wild}", f"challenge 1 {wild}", f"draft {wild} 1"} <= set(t.choices(0))
    assert t.play("0 challenge 1 stocks").choices(1, "answer") == [
        "answer gold",
        "answer penny_jar",
        "answer silver",
    ]


@rule("CA-R16")
def test_identical_copies_are_one_choice() -> None:
    """Three Stocks are one way to discard and one way to pair."""
    t = table(hands={0: "stocks stocks stocks gold gold"}, discard="stocks")
    assert t.choices(0) == [
        "discard gold",
        "discard stocks",
        "pair stocks",
        "pair_wild stocks gold",
        "take_discard gold",
        "take_discard stocks",
    ]


@rule("CA-R26")
def test_a_top_set_is_opened_with_one_card_only() -> None:
    """Two Houses do not open together against a top set of Houses."""
    stacks = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "house house"]}
    t = table(rules="advanced", hands={0: "house house stocks"}, stacks=stacks)
    assert t.choices(0, "challenge", "challenge_second") == ["challenge 1 house"]
    assert t.refusal("0 challenge_second 1 two_assets") == "CA-A13"
    assert t.play("0 challenge 1 house").view.challenge.attack == ["house"]


@rule("CA-R27")
@pytest.mark.parametrize(("sets", "offered"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_a_second_set_needs_three_sets(sets: int, offered: int) -> None:
    """From three sets on, one set below the top can be challenged."""
    stack = ["stocks stocks", "jewels jewels", "house house", "piggy_bank piggy_bank"][:sets]
    t = table(rules="advanced", hands={0: "gold gold"}, stacks={0: ["stocks stocks"], 1: stack})
    assert len(t.choices(0, "challenge_second")) == offered


@rule("CA-R28")
def test_an_upgrade_comes_from_hand_and_may_go_to_the_first_set() -> None:
    """The discard pile does not help."""
    t = table(rules="advanced", hands={0: "stocks"}, stacks={0: ["stocks silver"]}, discard="stocks")
    assert t.play("0 upgrade stocks").stack(0) == ["stocks stocks silver"]
    t = table(rules="advanced", hands={0: "house"}, stacks={0: ["stocks silver"]}, discard="stocks")
    assert t.refusal("0 upgrade stocks") == "CA-A8"


@rule("CA-R29")
@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(1, 1, ""), (1, 3, ""), (3, 1, ""), (0, 1, "CA-X4")])
def test_first_sets_may_be_swapped_too(mine: int, theirs: int, allowed: str) -> None:
    """One set in each stack is enough."""
    sets = ["stocks stocks", "house house", "jewels jewels"]
    t = table(rules="advanced", hands={0: "swap"}, stacks={0: sets[:mine], 1: sets[:theirs]})
    assert t.refusal("0 swap 1") == allowed


@rule("CA-R30")
def test_move_needs_two_sets() -> None:
    """With one set there is nothing to move; with two both directions do the same."""
    t = table(rules="advanced", hands={0: "move"}, stacks={0: ["house house"], 1: ["stocks stocks"]})
    assert t.choices(0, "move") == []
    assert t.refusal("0 move 0 top_to_bottom") == "CA-R30"
    for way in ["top_to_bottom", "bottom_to_top"]:
        t = table(rules="advanced", hands={0: "move"}, stacks=OPEN).play(f"0 move 1 {way}")
        assert t.stack(1) == ["house house", "stocks stocks"]


@rule("CA-R31")
def test_a_discarded_action_card_blocks_the_discard_pile() -> None:
    """It lies there without effect, is not out of play, and the card below it is out of reach."""
    t = table(rules="advanced", hands={0: "swap jewels", 1: "stocks gold", 2: "house gold"}, discard="stocks")
    t.play("0 discard swap", "0 end_turn")
    assert (t.discards, t.view.out_of_play) == ("stocks swap", [])
    assert t.choices(1, "take_discard") == []
    assert t.refusal("1 take_discard stocks") == "CA-R31"
    assert t.refusal("1 take_discard gold") == "CA-R31"
    assert t.play("1 discard stocks", "1 end_turn").refusal("2 take_discard gold") == ""


@rule("CA-R31")
def test_an_action_card_may_start_the_discard_pile() -> None:
    """It stays there; nothing happens and nobody can use it."""
    games = [new(rules="advanced", seed=seed) for seed in range(120)]
    starters = [t for t in games if t.discards in ACTION_CARDS]
    assert len(starters) > 0
    for t in starters:
        seat = t.state.actors()[0]
        assert t.choices(seat, "take_discard") == []
        assert t.view.out_of_play == []


@rule("CA-R32")
def test_cards_out_of_play_come_back_in_the_next_round() -> None:
    """All four action cards are shuffled in again."""
    t = last_card("three_rounds", {}, rules="advanced", out_of_play="swap swap move move")
    assert t.view.out_of_play == []
    everywhere = [*t.face_down("draw_pile"), *t.view.discards]
    for seat in range(4):
        everywhere += t.hand(seat).split()
    assert [everywhere.count(card) for card in ACTION_CARDS] == [2, 2]


@rule("CA-R34")
def test_without_cards_there_is_no_second_action() -> None:
    """The turn ends, and then the hand is refilled."""
    t = table(rules="advanced", hands={0: "stocks stocks"}).play("0 pair stocks")
    assert t.asked == "1 turn"
    assert t.log("drew", "turn_ended") == ["drew 0 6", "turn_ended 0"]


@rule("CA-R37")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_advanced_hands_are_six_for_everybody(players: int) -> None:
    """Whatever the number of players."""
    assert new(players, "advanced").cards() == [6] * players


@rule("CA-R42")
@pytest.mark.parametrize("players", [2, 4])
def test_sets_only_ever_grow(players: int) -> None:
    """No card leaves a set and no set disappears; only challenges and upgrades change one, and only one."""
    for seed in range(8):
        t = new(players, "advanced", seed)
        before: dict[int, Counter[str]] = {}
        for move in walk(t, seed):
            sets = {each.number: Counter(each.cards) for seat in t.view.seats for each in seat.stack}
            grown = [number for number, cards in before.items() if cards < sets[number]]
            assert all(cards <= sets[number] for number, cards in before.items())
            assert len(grown) <= (1 if move.split()[1] in GROWING else 0)
            before = sets


@rule("CA-R43")
def test_other_editions_and_house_rules_do_not_apply() -> None:
    """Five cards, not four; a cheap wild attacks a dear set; single cards cover nothing."""
    assert new(4).cards() == [5, 5, 5, 5]
    t = table(hands={0: "silver"}, stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house house gold"]})
    assert t.refusal("0 challenge 1 silver") == ""
    t = table(hands={0: "jewels"}, stacks={0: ["stocks stocks", "jewels jewels"]})
    assert t.choices(0) == ["discard jewels"]


@rule("CA-R45")
def test_after_a_theft_the_newly_exposed_set_is_the_next_target() -> None:
    """The stolen set is the thief's own now."""
    stacks = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels", "house house"]}
    t = table(rules="advanced", hands={0: "jewels house house", 1: ""}, stacks=stacks).play(
        "0 challenge 1 house"
    )
    assert t.choices(0, "challenge") == ["challenge 1 jewels"]
    assert t.refusal("0 challenge 0 house") == "CA-C1"


@rule("CA-R47")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_hand_never_exceeds_the_limit(players: int) -> None:
    """Drawing stops at the limit, at once after a discard and at the end of a turn."""
    t = new(players, "advanced", seed=9)
    for _ in walk(t, 9):
        assert max(t.cards()) <= t.view.hand_limit


@rule("CA-R48")
def test_after_a_hundred_rounds_the_highest_total_wins() -> None:
    """Nobody has passed the million in a hundred rounds: the one with most money wins."""
    outcomes = []
    for number in (99, 100):
        t = last_card("classic_million", {}, totals={2: 30_000, 3: 10_000}, round=number)
        outcomes.append((t.state.over, t.state.outcome().reason, t.state.outcome().winners))
    assert outcomes == [(False, "unfinished", [2]), (True, "rounds_out", [2])]


@rule("CA-R48")
def test_players_who_only_discard_come_to_an_end() -> None:
    game = saloon.load("cover_your_assets")
    state = game.new(6, seed=1)
    made = 0
    while not state.over:
        player = state.actor()
        choices = [action for action in state.choices(player) if game.describe(action)["family"] == "discard"]
        state.play(player, choices[0])
        made += 1
    assert (state.outcome().reason, state.outcome().winners) == ("rounds_out", list(range(6)))
    assert made <= game.bound
