"""The end of a round, its score, and the four ways to end a game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cover_your_assets.table import last_card, new, rule, table
from tests.games.tables import walk

from saloon.games.cover_your_assets.components import CARD_IDS

HALF_MILLION = 500_000
RICH = {0: ["house house"], 1: ["jewels jewels"], 2: ["stocks stocks"]}


@rule("CA-Z1")
def test_without_a_draw_pile_hands_are_played_out() -> None:
    """Nobody draws any more, and the round goes on until the last card."""
    t = table(end="quick", hands={0: "house jewels", 1: "stocks", 2: "", 3: ""}, draw_size=0)
    t.play("0 discard house")
    assert t.cards() == [1, 1, 0, 0]
    t.play("1 discard stocks")
    assert t.asked == "0 turn"
    assert t.play("0 discard jewels").state.over


@rule("CA-Z2")
def test_all_actions_stay_when_the_draw_pile_is_empty() -> None:
    """Forming, challenging and discarding as ever, but no passing."""
    t = table(
        hands={0: "house house gold"},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels"]},
        discard="house",
        draw_size=0,
    )
    offered = {choice.split()[0] for choice in t.choices(0)}
    assert offered == {"pair", "pair_wild", "take_discard", "discard", "challenge"}
    assert t.refusal("0 end_turn") == "CA-T2"


@rule("CA-Z2")
def test_drafts_upgrades_and_action_cards_stay_too() -> None:
    """With two players in the advanced game."""
    t = table(
        2,
        "advanced",
        hands={0: "jewels stocks swap move"},
        stacks={0: ["stocks stocks", "jewels jewels"], 1: ["piggy_bank piggy_bank"]},
        draft={0: "stocks"},
        draw_size=0,
    )
    offered = {choice.split()[0] for choice in t.choices(0)}
    assert {"draft", "upgrade", "swap", "move"} < offered
    assert "end_turn" not in offered


@rule("CA-Z3")
def test_players_without_cards_are_skipped() -> None:
    """Two empty hands in a row, and it is the fourth player's turn."""
    t = table(hands={0: "house jewels", 1: "", 2: "", 3: "stocks"}, draw_size=0).play("0 discard house")
    assert t.asked == "3 turn"


@rule("CA-Z4")
def test_a_player_without_cards_can_still_be_robbed() -> None:
    """The top set is exposed, and its owner cannot answer."""
    t = table(
        hands={0: "house jewels", 1: "", 2: "", 3: ""},
        stacks={0: ["stocks stocks"], 1: ["stocks stocks", "house house"]},
        draw_size=0,
    )
    t.play("0 challenge 1 house")
    assert t.stack(0) == ["stocks stocks", "house house house"]
    assert t.asked == "0 turn"


@rule("CA-Z5")
def test_the_round_ends_with_the_very_last_card() -> None:
    """Not while a card is left in a hand or in the draw pile."""
    t = table(hands={0: "house", 1: "stocks", 2: "", 3: ""}, draw_size=0).play("0 discard house")
    assert not t.state.over
    t.play("1 discard stocks")
    assert t.state.over
    assert t.refusal("1 discard stocks") == "CA-Z5"
    t = table(hands={0: "house", 1: "", 2: "", 3: ""}, draw="jewels", draw_size=1).play("0 discard house")
    assert t.asked == "0 turn"


@rule("CA-P1")
def test_every_card_of_every_set_counts() -> None:
    """Bottom, covered and exposed sets alike."""
    t = last_card("quick", {0: ["house house", "jewels gold", "stocks stocks stocks silver"]})
    assert t.state.outcome().scores == [40_000 + 65_000 + 55_000, 0, 0, 0]
    assert t.log("scored") == ["scored 0 160000", "scored 1 0", "scored 2 0", "scored 3 0"]


@rule("CA-P2")
def test_what_is_not_in_a_stack_is_worth_nothing() -> None:
    """Discards, spent action cards and draft piles count for nobody; an empty stack is 0."""
    t = table(
        2,
        "advanced",
        hands={0: "gold", 1: ""},
        stacks={0: ["jewels jewels"]},
        discard="gold silver",
        out_of_play="swap move",
        draft={0: "gold", 1: "silver", 2: "jewels"},
        draw_size=0,
    )
    t.play("0 discard gold")
    assert t.state.outcome().scores == [30_000, 0]


@rule("CA-P3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_score_sheet_adds_up(players: int) -> None:
    """Its lines, one per kind of card, give the score; the whole table is worth the deck."""
    t = new(players, "advanced", seed=players)
    for _ in walk(t, players):
        pass
    outcome = t.state.outcome()
    assert outcome.scores == [sum(line.points for line in sheet) for sheet in outcome.sheets]
    assert outcome.scores == [sum(t.values(seat)) for seat in range(players)]


@rule("CA-P3")
@pytest.mark.parametrize(
    ("end", "earlier"),
    [
        ("classic_million", {"totals": {0: 990_000, 1: 20_000}, "round": 4}),
        ("quick", {}),
        ("three_rounds", {"totals": {0: 10_000, 1: 20_000}, "round": 3}),
        ("two_wins", {"wins": {0: 1}, "round": 2}),
    ],
)
def test_the_score_sheet_adds_up_in_every_mode(end: str, earlier: dict[str, Any]) -> None:
    """Earlier rounds are a line of it, too; if rounds count, the rounds are its points."""
    t = last_card(end, RICH, **earlier)
    outcome = t.state.outcome()
    assert t.state.over
    assert outcome.scores == [sum(line.points for line in sheet) for sheet in outcome.sheets]


@rule("CA-P4")
def test_a_wild_counts_its_own_value() -> None:
    """Silver in a set of Houses is 25,000; big sets get no bonus."""
    t = last_card("quick", {0: ["house silver"], 1: ["baseball_cards gold"], 2: ["stocks " * 6]})
    assert t.state.outcome().scores == [45_000, 55_000, 60_000, 0]


@rule("CA-G1")
def test_a_classic_game_ends_above_a_million() -> None:
    """Rounds are added up until somebody has more than 1,000,000."""
    t = last_card("classic_million", RICH, totals={0: 900_000, 1: 960_000})
    assert not t.state.over
    assert [seat.total for seat in t.view.seats] == [940_000, 990_000, 20_000, 0]
    t = last_card("classic_million", RICH, totals={0: 900_000, 1: 980_000})
    assert t.state.over
    outcome = t.state.outcome()
    assert (outcome.reason, outcome.winners) == ("classic_million", [1])
    assert outcome.scores == [940_000, 1_010_000, 20_000, 0]


@rule("CA-G2")
def test_a_quick_game_is_one_round() -> None:
    """The highest score wins."""
    t = last_card("quick", RICH)
    outcome = t.state.outcome()
    assert (t.state.over, outcome.reason) == (True, "quick")
    assert outcome.ranking == [[0], [1], [2], [3]]


@rule("CA-G3")
def test_three_rounds_are_added_up() -> None:
    """Neither a million nor two won rounds ends it sooner; the total decides."""
    t = last_card("three_rounds", RICH, totals={2: 2_000_000}, wins={0: 1}, round=2)
    assert (t.state.over, t.view.round) == (False, 3)
    t = last_card("three_rounds", RICH, totals={1: HALF_MILLION}, round=3)
    outcome = t.state.outcome()
    assert (outcome.reason, outcome.winners) == ("three_rounds", [1])
    assert outcome.scores == [40_000, HALF_MILLION + 30_000, 20_000, 0]


@rule("CA-G4")
def test_the_first_with_two_rounds_wins() -> None:
    """Only who was best in each round matters, not the money."""
    t = last_card("two_wins", RICH, wins={1: 1}, totals={1: HALF_MILLION}, round=2)
    assert (t.state.over, [seat.wins for seat in t.view.seats]) == (False, [1, 1, 0, 0])
    t = last_card("two_wins", RICH, wins={0: 1, 1: 1}, totals={1: HALF_MILLION}, round=3)
    outcome = t.state.outcome()
    assert (outcome.reason, outcome.winners, outcome.scores) == ("two_wins", [0], [2, 1, 0, 0])
    assert t.log("round_won") == ["round_won 0"]


@rule("CA-G4", "CA-H8")
def test_money_is_not_carried_over_when_round_wins_count() -> None:
    """After a round only its winner is noted; the next one starts without money."""
    t = last_card("two_wins", RICH)
    assert [seat.wins for seat in t.view.seats] == [1, 0, 0, 0]
    assert [seat.total for seat in t.view.seats] == [0, 0, 0, 0]


@rule("CA-G5")
@pytest.mark.parametrize("rules", ["classic", "advanced"])
def test_every_round_is_set_up_again(rules: str) -> None:
    """All cards go back: full hands, empty stacks, one discard, a whole deck."""
    t = last_card("three_rounds", RICH, rules=rules)
    fresh = new(rules=rules)
    assert t.view.round == fresh.view.round + 1
    assert t.cards() == fresh.cards()
    assert (t.view.draw_pile, len(t.view.discards)) == (fresh.view.draw_pile, 1)
    assert [t.stack(seat) for seat in range(4)] == [[], [], [], []]


@rule("CA-G5", "CA-R10", "CA-H5")
@pytest.mark.parametrize(("players", "seed"), [(2, 18), (2, 21), (3, 0)])
def test_what_was_buried_in_the_last_round_is_forgotten(players: int, seed: int) -> None:
    """A round may leave action cards in a draft pile (CA-R10); in the next one they can be anywhere."""
    t = new(players, "advanced", seed, end="three_rounds")
    for _move in walk(t, seed):
        for number, pile in enumerate(t.view.draft_piles):
            lie_there = [CARD_IDS[kind] for kind in t.part(f"draft_{number}")]
            assert all(pile.buried.count(card) <= lie_there.count(card) for card in pile.buried)
