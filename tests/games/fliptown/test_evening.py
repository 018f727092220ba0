"""Poker, work, the sheriff and hold'em: FT-PK, FT-PW, FT-SH and FT-HE."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from librt.vecs import vec
from tests.games.fliptown.table import GAME, Table, cards, rule, solo, table

from saloon.games.fliptown.components.names import CARD_IDS, HAND_IDS
from saloon.games.fliptown.poker import best_strength, hand_in, hand_of, strength

HOLD_EM = {"hold_em": "on"}


def numbers(words: str) -> list[int]:
    """Cards in a line as numbers."""
    return [CARD_IDS.index(card) for card in cards(words)]


def best(words: str) -> int:
    """The strength of the best five cards."""
    found = numbers(words)
    return best_strength(vec_of(found), len(found))


def vec_of(found: list[int]) -> Any:
    """A vector of seven numbers."""
    from mypy_extensions import i64

    return vec[i64](found + [0] * (7 - len(found)))


def evening(poker: str, players: int = 1, others: list[str] | None = None, **rest: Any) -> Table:
    """Before the hands of round 1 are paid."""
    hands = [poker, *(others or [])]
    me = {key: rest.pop(key) for key in list(rest) if key not in ("options", "sheriff", "deck", "bounties")}
    maps = {seat: {"poker": [cards(hand)]} for seat, hand in enumerate(hands)}
    maps[0] |= me
    return table(players, at="poker", maps=maps, **rest)


def night(round_now: int = 1, sheriff: str = "h6", **me: Any) -> Table:
    """A solo player before bribes."""
    return solo(at="sheriff", round=round_now, sheriff=sheriff, **me)


@rule("FT-PK1", "FT-PK2", "FT-PK4")
@pytest.mark.parametrize(
    ("hand", "name", "money", "stars"),
    [
        ("h1 h10 h11 h12 h13", "royal_flush", 10, 9),
        ("h9 h10 h11 h12 h13", "straight_flush", 9, 8),
        ("h9 d9 c9 s9 h13", "four_of_a_kind", 8, 7),
        ("h9 d9 c9 s13 h13", "full_house", 7, 6),
        ("h2 h4 h6 h8 h13", "flush", 6, 5),
        ("h2 d3 h4 h5 h6", "straight", 5, 4),
        ("h9 d9 c9 s12 h13", "three_of_a_kind", 4, 3),
        ("h12 d12 c8 s8 h13", "two_pair", 3, 2),
        ("h12 d12 c8 s7 h13", "one_pair", 2, 1),
        ("h12 d10 c8 s7 h13", "nothing", 0, 0),
    ],
)
def test_what_hands_pay(hand: str, name: str, money: int, stars: int) -> None:
    t = evening(hand, money=0)
    assert t.log("hand_paid") == []  # it was paid while the position was laid out
    assert (t.has("money"), t.has("stars")) == (money, stars)
    assert t.map().hands[0] == name


@rule("FT-PK3", "FT-E1")
def test_everybody_with_a_pair_is_paid() -> None:
    t = evening("h12 s12 d8 c8 h2", 3, ["h3 s3 d8 c9 h2", "h3 s4 d8 c9 h12"])
    assert [(t.has("money", seat), t.has("stars", seat)) for seat in range(3)] == [(7, 2), (6, 1), (4, 0)]


@pytest.mark.slow
@rule("FT-PK2")
def test_all_hands_of_five_cards_by_kind() -> None:
    """2,598,960 hands; the totals are well known."""
    counts = [0] * len(HAND_IDS)
    for a, b, c, d, e in combinations(range(52), 5):
        counts[hand_of(a, b, c, d, e)] += 1
    assert counts == [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]


@rule("FT-PK5")
def test_no_straight_around_the_corner() -> None:
    ranks = [1, *range(2, 14)]
    straights = [
        combination
        for combination in combinations(ranks, 5)
        if hand_of(*numbers(" ".join(f"{'hsdch'[n]}{rank}" for n, rank in enumerate(combination)))) == 4
    ]
    assert len(straights) == 10
    assert (1, 10, 11, 12, 13) in straights
    assert (1, 2, 11, 12, 13) not in straights


@rule("FT-PW1", "FT-PW2", "FT-E2")
def test_pan_and_work() -> None:
    t = evening("h2 s4 d6 c8 h10", pans=1, hammers=3, money=0, gold=0)
    assert t.purse() == "6 money 1 gold 1 pans 3 hammers"


@rule("FT-SH1", "FT-SH2", "FT-DE27")
def test_a_bribe_costs_one_gold_a_wanted() -> None:
    t = night(wanted=3, gold=5)
    assert t.choices(0) == ["bribe no", "bribe yes"]
    t.play("0 bribe yes")
    assert (t.has("gold"), t.has("wanted")) == (2, 3)
    assert t.log("bribed") == ["bribed 0 3"]
    assert night(wanted=3, gold=2).asked == "0 assign"  # nothing to decide: the next round has begun


@rule("FT-SH3", "FT-SH4", "FT-HI8")
def test_bribes_are_decided_before_the_card_is_shown() -> None:
    t = table(2, at="sheriff", sheriff="h1", maps={0: {"wanted": 3, "gold": 5}, 1: {"wanted": 4, "gold": 5}})
    assert t.asked == "0 bribe, 1 bribe"
    t.play("0 bribe yes")
    assert t.log("sheriff_shown") == []
    assert (t.state.view(1).maps[0].gold, t.state.view(1).maps[0].bribed) == (5, False)
    t.play("1 bribe no")
    assert t.log("bribed", "sheriff_shown", "safe", "arrested") == [
        *["bribed 0 3", "sheriff_shown h1", "safe 0", "arrested 1"],
    ]


@rule("FT-SH5", "FT-R4", "FT-E3")
@pytest.mark.parametrize(("sheriff", "arrested"), [("h6", True), ("h7", True), ("h8", False), ("h13", False)])
def test_the_card_against_active_wanted(sheriff: str, arrested: bool) -> None:
    t = night(1, sheriff, wanted=8, gold=0, money=20, stars=9)
    assert (t.asked == "0 fine") == arrested


@rule("FT-SH6", "FT-SH10", "FT-DE29", "FT-E3")
@pytest.mark.parametrize(("round_now", "money", "stars"), [(1, 10, 4), (2, 14, 6), (3, 18, 8)])
def test_fines_by_round(round_now: int, money: int, stars: int) -> None:
    t = night(round_now, wanted=8, gold=0, money=20, stars=9)
    assert t.choices(0) == ["fine money", "fine stars"]
    assert t.refusal("0 bribe no") == "FT-R23"
    t.play("0 fine money")
    assert (t.has("money"), t.has("stars"), t.has("wanted")) == (20 - money, 9, 8)
    other = night(round_now, wanted=8, gold=0, money=20, stars=9).play("0 fine stars")
    assert (other.has("money"), other.has("stars")) == (20, 9 - stars)


@rule("FT-SH7")
def test_without_enough_money_stars_are_lost() -> None:
    t = night(1, wanted=8, gold=0, money=9, stars=9)
    assert (t.has("money"), t.has("stars")) == (9, 5)


@rule("FT-SH8", "FT-SH9", "FT-E24")
def test_with_14_wanted_only_stars_count() -> None:
    t = night(2, "h13", wanted=14, gold=5, money=30, stars=3)
    assert (t.has("money"), t.has("stars"), t.asked) == (30, 0, "0 assign")
    saved = night(2, "h13", wanted=14, gold=14, money=30, stars=3)
    assert saved.play("0 bribe yes").has("stars") == 3


@rule("FT-R23", "FT-E25")
def test_stars_only_in_full_where_money_would_do() -> None:
    t = night(3, "h4", wanted=10, gold=0, money=18, stars=7)
    assert (t.has("money"), t.has("stars"), t.state.over) == (0, 7, True)
    assert night(3, "h4", wanted=10, gold=0, money=18, stars=8).choices(0) == ["fine money", "fine stars"]


@rule("FT-R24")
def test_one_wanted_needs_no_bribe() -> None:
    assert night(1, "h1", wanted=1, gold=9, stars=9).has("stars") == 9
    t = night(options={"characters": "on"}, character="baroness", wanted=1, gold=5)
    assert t.refusal("0 bribe yes") == "FT-R24"


@rule("FT-R36")
def test_the_sheriff_comes_before_the_points_are_counted() -> None:
    t = night(3, "h1", wanted=14, gold=0, money=0, stars=9)
    assert t.state.over
    assert t.state.scores() == [1]


@rule("FT-HE1", "FT-HE2", "FT-HI3")
def test_two_more_cards_for_everybody() -> None:
    t = Table(GAME.new(players=3, seed=1, options=HOLD_EM, listen=True))
    for seat in range(3):
        views = [t.state.view(viewer).maps[seat] for viewer in (0, 1, 2, None)]
        assert [len(found.hole) for found in views] == [
            2 if viewer == seat else 0 for viewer in (0, 1, 2, None)
        ]
        assert {found.hole_count for found in views} == {2}
        assert len(t.log("hole_cards", viewer=seat)) == 1
    alone = Table(GAME.new(players=1, seed=1, options=HOLD_EM, listen=True))
    assert len(alone.view.maps[0].hole) == 2
    assert len(alone.part("deck")) == 52 - 1 - 2 - 3


@rule("FT-HE3", "FT-DE25")
def test_the_best_five_of_seven() -> None:
    t = evening("h2 h4 h6 d8 c10", options=HOLD_EM, hole=cards("h9 h12"), money=0, wanted=2, gold=5)
    assert (t.map().hands[0], t.asked) == ("flush", "0 bribe")
    assert t.map().hole_count == 0
    assert {"h9", "h12"} <= set(t.view.discards)
    assert hand_in(best("h1 d1 c1 s13 h13 d13 s2")) == 6
    assert hand_in(best("h2 d3 c4 s5 h6 d6 s6")) == 4


@rule("FT-HE4", "FT-R34")
def test_only_the_best_hand_is_paid() -> None:
    options = {"competitive": "on"}
    t = evening("h12 s12 d8 c8 h2", 3, ["h3 s3 d8 c9 h2", "h13 s13 d8 c9 h2"], options=options)
    assert [(t.has("money", seat), t.has("stars", seat)) for seat in range(3)] == [(7, 2), (4, 0), (4, 0)]
    nobody = evening("h2 s4 d6 c8 h10", 2, ["s2 d4 c6 h8 s10"], options=options)
    assert [nobody.has("money", seat) for seat in range(2)] == [4, 4]


@rule("FT-HE5", "FT-R33")
def test_equal_hands_are_compared_card_by_card() -> None:
    """The highest card first, not the pair; what is equal to the last card is shared, rounded down."""
    options = {"competitive": "on"}
    t = evening("h3 s3 d8 c9 h13", 2, ["h12 s12 d8 c9 h2"], options=options, money=0)
    assert (t.has("money"), t.has("stars")) == (2, 1)
    tie = evening("h12 s12 d8 c8 h2", 2, ["d12 c12 h8 s8 d2"], options=options)
    assert [(tie.has("money", seat), tie.has("stars", seat)) for seat in range(2)] == [(5, 1), (5, 1)]
    wheel, six_high = numbers("h1 s2 d3 c4 h5"), numbers("h2 s3 d4 c5 h6")
    assert strength(vec_of(six_high), 0, 1, 2, 3, 4) > strength(vec_of(wheel), 0, 1, 2, 3, 4)
    assert best("h1 s13 d9 c7 h2") > best("s13 d12 c11 h9 s8")


def test_the_odds_of_an_arrest() -> None:
    """FT-ST6 with a full deck: 49 cards are unseen, and of those below 5 three lie in the line-up."""
    t = solo("h1 c2 s3", wanted=5)
    odds = t.state.view(0).sheriff
    assert odds.odds == round(13 / 49, 4)
    assert odds.odds_by_wanted[:2] == [0.0, 0.0]
    assert odds.odds_by_wanted[14] == 1.0
    assert (odds.bribe, odds.fine_money, odds.fine_stars) == (5, 10, 4)
    known = solo("h1 c2 s3", wanted=5, sheriff="d4", peeked=True).state.view(0).sheriff
    assert (known.card, known.odds) == ("d4", 1.0)
