"""Three players: every draft pile lies between two neighbours."""

from __future__ import annotations

import pytest
from tests.games.cover_your_assets.table import new, rule, table

TOPS = {0: "stocks house", 1: "stocks jewels", 2: "stocks gold"}


@rule("CA-3P1")
def test_the_rest_is_as_for_two_players() -> None:
    """Three piles of ten, a contest, and cards turned up at the end."""
    t = table(3, hands={0: "stocks jewels", 1: "gold jewels"}, draft=TOPS)
    assert [pile.face_down for pile in t.view.draft_piles] == [9, 9, 9]
    t.play("0 draft stocks 1")
    assert (t.asked, t.tops) == ("1 contest", [None, "stocks", "stocks"])
    t.play("1 contest gold", "0 concede")
    assert t.stack(1) == ["stocks stocks gold"]
    assert t.tops == ["house", "stocks", "stocks"]


@rule("CA-3P2")
def test_the_whole_deck_and_five_cards() -> None:
    """104 cards and hands of five; in the advanced game 110 and six."""
    for rules, deck, hand in [("classic", 104, 5), ("advanced", 110, 6)]:
        t = new(3, rules)
        assert t.cards() == [hand] * 3
        assert t.deck() == deck
    t = table(3, hands={0: "house house silver"}, draft=TOPS).play("0 pair house")
    assert t.cards()[0] == t.view.hand_limit


@rule("CA-2P13", "CA-3P2")
def test_after_a_draft_hands_are_refilled_to_five() -> None:
    """Drafter and contester alike, in the classic game."""
    t = table(3, hands={0: "stocks jewels", 1: "gold jewels", 2: "house"}, draft=TOPS)
    t.play("0 draft stocks 1", "1 contest gold", "0 concede")
    assert t.cards() == [5, 5, 1]


@rule("CA-3P3")
def test_each_pile_lies_between_two_neighbours() -> None:
    """Everybody has one on either side."""
    seats = [pile.seats for pile in new(3).view.draft_piles]
    assert seats == [[0, 1], [1, 2], [0, 2]]


@rule("CA-3P4")
@pytest.mark.parametrize(
    ("seat", "near", "far"), [(0, ["1", "3"], "2"), (1, ["1", "2"], "3"), (2, ["2", "3"], "1")]
)
def test_a_draft_uses_one_pile_next_to_the_player(seat: int, near: list[str], far: str) -> None:
    """Left or right, never both, never the pile between the two others."""
    t = table(3, hands={seat: "stocks"}, draft=TOPS, turn=seat)
    assert t.choices(seat, "draft") == [f"draft stocks {pile}" for pile in near]
    assert t.refusal(f"{seat} draft stocks {far}") == "CA-3P4"
    assert t.refusal(f"{seat} draft stocks {''.join(near)}") == "CA-3P4"
    assert t.refusal(f"{seat} draft stocks 123") == "CA-3P4"


@rule("CA-3P4")
def test_a_drafted_set_has_two_cards() -> None:
    """One from hand, one from the pile."""
    t = table(3, hands={0: "stocks", 1: ""}, draft=TOPS).play("0 draft stocks 1")
    assert t.stack(0) == ["stocks stocks"]


@rule("CA-3P5")
@pytest.mark.parametrize(
    ("seat", "pile", "rival"), [(0, "1", 1), (0, "3", 2), (1, "2", 2), (1, "1", 0), (2, "3", 0)]
)
def test_only_the_neighbour_at_that_pile_may_contest(seat: int, pile: str, rival: int) -> None:
    """The third player is not asked, with any hand."""
    hands = {0: "gold jewels", 1: "gold jewels", 2: "gold jewels"}
    hands[seat] = "stocks jewels"
    t = table(3, hands=hands, draft=TOPS, turn=seat).play(f"{seat} draft stocks {pile}")
    assert t.asked == f"{rival} contest"
    third = 3 - seat - rival
    assert t.refusal(f"{third} contest gold") == "CA-T3"
    assert t.play(f"{rival} let_pass").stack(seat) == ["stocks stocks"]


@rule("CA-3P6")
def test_ordinary_challenges_go_against_either_opponent() -> None:
    """Piles do not matter for them."""
    open_stack = ["jewels jewels", "stocks stocks"]
    t = table(3, hands={0: "gold"}, stacks={0: ["house house"], 1: open_stack, 2: open_stack})
    assert t.choices(0, "challenge") == ["challenge 1 gold", "challenge 2 gold"]
