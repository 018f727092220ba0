"""Described positions: what is named is laid out, the rest is dealt, and all mistakes are reported."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.cover_your_assets.table import ACTION_CARDS, ASSETS, GAME, WILDS, Table, table

import saloon


def problems(**described: Any) -> list[str]:
    """What is wrong with a description."""
    with pytest.raises(saloon.ScenarioError) as caught:
        GAME.scenario(described)
    assert str(caught.value) == "; ".join(caught.value.problems)
    return caught.value.problems


def everything(t: Table) -> Counter[str]:
    """All cards of the true position, wherever they lie."""
    cards = Counter([*t.view.discards, *t.view.out_of_play, *t.face_down("draw_pile"), *filter(None, t.tops)])
    for pile in range(len(t.tops)):
        cards.update(t.face_down(f"draft_{pile}"))
    for seat in range(t.state.players):
        cards.update(t.hand(seat).split())
        for each in t.stack(seat):
            cards.update(each.split())
    return cards


def test_what_is_named_is_laid_out() -> None:
    """Hands, stacks, piles and numbers, for the player on turn."""
    t = table(
        3,
        "advanced",
        "two_wins",
        hands={1: "gold move"},
        stacks={2: ["stocks stocks", "jewels silver"]},
        discard="house stocks",
        out_of_play="swap",
        draw="gold silver",
        draw_size=12,
        draft={0: "stocks jewels gold"},
        draft_size={0: 5, 1: 0},
        turn=1,
        action=2,
        banned=[[1, 2]],
        dealer=2,
        round=4,
        totals={0: 7_000},
        wins={2: 1},
    )
    view = t.view
    assert (t.asked, t.hand(1), t.stack(2)) == (
        "1 second_action",
        "gold move",
        ["stocks stocks", "jewels silver"],
    )
    assert (view.discards[-2:], view.out_of_play, view.draw_pile) == (["house", "stocks"], ["swap"], 12)
    assert (t.face_down("draw_pile")[:2], t.face_down("draft_0")[:2]) == (
        ["gold", "silver"],
        ["jewels", "gold"],
    )
    assert [pile.face_down for pile in view.draft_piles] == [4, 0, 9]
    assert (t.tops[:2], view.dealer, view.round) == (["stocks", None], 2, 4)
    assert (view.seats[0].total, view.seats[2].wins, view.seats[1].banned_from) == (7_000, 1, [2])
    assert "end_turn" in t.choices(1)


@pytest.mark.parametrize(
    ("players", "removed"), [(2, {"house": 8, "silver": 2, "gold": 1}), (3, {}), (6, {})]
)
def test_the_rest_is_dealt_and_no_card_is_lost(players: int, removed: dict[str, int]) -> None:
    """Random full hands, draft piles of ten, and every card of the deck somewhere."""
    t = table(players, "advanced", stacks={0: ["stocks stocks gold"]}, discard="jewels")
    assert t.cards() == [6] * players
    copies = [10, 10, 10, 9, 9, 9, 9, 9, 9, 8, 8, 4, 2, 2, 2]
    deck = Counter(dict(zip([*ASSETS, *WILDS, *ACTION_CARDS], copies, strict=True)))
    assert everything(t) == deck - Counter(removed)


def test_the_seed_decides_how_the_rest_is_dealt() -> None:
    """The same seed, the same cards; another one, others."""
    hands = [table(seed=seed, stacks={0: ["stocks stocks"]}).hand(1) for seed in [1, 1, 2, 3]]
    assert hands[0] == hands[1]
    assert len(set(hands)) == len(hands) - 1


def test_cards_beyond_the_draw_pile_lie_under_the_discards() -> None:
    """So a round can be near its end without describing every card."""
    t = table(hands={0: "gold", 1: "", 2: "", 3: ""}, discard="house", draw_size=3)
    assert (t.view.draw_pile, t.view.discards[-1], len(t.view.discards)) == (3, "house", 104 - 1 - 3)


def test_a_player_without_cards_is_passed_over() -> None:
    """The turn goes to the next one who holds some."""
    assert table(hands={0: "", 1: "", 2: "gold"}, draw_size=0).asked == "2 turn"


def test_the_first_turn_is_left_of_the_dealer() -> None:
    """Unless another turn is described."""
    assert GAME.scenario({"players": 4, "dealer": 2}).actors() == [3]


@pytest.mark.parametrize(
    ("described", "problem"),
    [
        ({"cards": []}, "'cards' is unknown; known are: hands, stacks, discard,"),
        ({"hands": {0: ["yacht"]}}, "hands of 0: there is no card 'yacht'"),
        ({"hands": {0: ["gold"] * 5}}, "hands of 0: there are only 4 of 'gold' in this game"),
        ({"hands": {0: ["stocks"] * 6}}, "hands of 0: 6 cards; the limit is 5 (CA-R47)"),
        ({"hands": {4: []}}, "hands: 4 is not one of 0 to 3"),
        ({"hands": {"first": []}}, "hands: 'first' is not one of 0 to 3"),
        ({"hands": {0: "gold"}}, "hands of 0: a list of cards is needed"),
        ({"hands": "gold"}, "hands: a mapping from numbers is needed"),
        ({"stacks": {0: [["stocks"]]}}, "stacks of 0, set 0: a set is one type of asset"),
        ({"stacks": {0: [["silver", "gold"]]}}, "stacks of 0, set 0: a set is one type of asset"),
        (
            {"stacks": {0: [["stocks", "stocks"], ["jewels", "stocks"]]}},
            "stacks of 0, set 1: a set is one type",
        ),
        ({"discard": ["swap"]}, "discard: there are only 0 of 'swap' in this game"),
        ({"out_of_play": ["gold"]}, "out_of_play: only action cards leave the game (CA-X1)"),
        ({"draw_size": 500}, "draw_size: a number from 0 to 104 is needed, not 500"),
        ({"draw": ["gold"], "draw_size": 0}, "draw_size: a number from 1 to 104 is needed, not 0"),
        ({"draw_size": 100}, "draw_size: only 84 cards are left for the draw pile"),
        ({"draft": {0: ["gold"]}}, "draft: draft piles are for 2 and 3 players"),
        ({"players": 2, "draft": {3: ["gold"]}}, "draft: 3 is not one of 0 to 2"),
        (
            {"players": 2, "draft": {0: ["gold"] * 3}, "draft_size": {0: 2}},
            "draft pile 0: 2 cards; it has 3 to 10",
        ),
        ({"players": 2, "draft_size": {0: 11}}, "draft pile 0: 11 cards; it has 0 to 10"),
        ({"turn": 4}, "turn: a number from 0 to 3 is needed, not 4"),
        ({"action": 2}, "action: a number from 1 to 1 is needed, not 2"),
        ({"options": {"rules": "advanced"}, "banned": [[0, 9]]}, "banned: [0, 9] is not a pair of seats"),
        ({"round": 0}, "round: a number from 1 to 100 is needed, not 0"),
        ({"totals": {0: -5}}, "totals: seat 0 needs a number of at least 0, not -5"),
        ({"dealer": "me"}, "dealer: a number from 0 to 3 is needed, not 'me'"),
        ({"stacks": {0: None}}, "stacks"),
        ({"totals": {0: "much"}}, "totals: seat 0 needs a number of at least 0, not 'much'"),
        ({"wins": {0: None}}, "wins: seat 0 needs a number of at least 0, not None"),
        ({"banned": None}, "banned"),
        ({"banned": [[0, 1]]}, "banned"),
    ],
)
def test_a_mistake_is_reported(described: dict[str, Any], problem: str) -> None:
    """One sentence for one mistake, naming the place."""
    told = problems(**{"players": 4, **described})
    assert len(told) == 1
    assert told[0].startswith(problem)


def test_an_action_card_on_top_of_a_draft_pile_is_a_mistake() -> None:
    """It never lies open there."""
    told = problems(players=2, options={"rules": "advanced"}, draft={0: ["swap"]})
    assert told == ["draft pile 0: an action card never lies open there (CA-R41)"]


def test_all_mistakes_are_reported_at_once() -> None:
    """Not only the first one."""
    told = problems(
        players=4,
        money=5,
        hands={0: ["yacht"], 7: []},
        stacks={1: [["gold", "gold"]]},
        discard=["swap"],
        turn=9,
        round=-1,
    )
    starts = ["'money'", "stacks of 1", "hands: 7", "hands of 0", "discard", "round", "turn"]
    assert [line[: len(start)] for line, start in zip(told, starts, strict=True)] == starts


def test_a_position_needs_enough_cards() -> None:
    """If the described stacks leave too few for the rest, that is an error; no card comes from nowhere."""
    stacks = {0: [[card] * 9 for card in ASSETS[3:9]], 1: [[card] * 10 for card in ASSETS[:3]]}
    assert problems(players=2, stacks=stacks)
    assert problems(players=2, stacks=stacks, hands={0: ["gold"], 1: []})


def test_other_errors_of_a_description() -> None:
    """Players and options are checked like those of a new game."""
    with pytest.raises(saloon.SaloonError, match="2 to 6 players, not 9"):
        GAME.scenario({"players": 9})
    with pytest.raises(saloon.SaloonError, match="no option 'dice'"):
        GAME.scenario({"options": {"dice": "on"}})
