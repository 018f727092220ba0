"""Poker for every number of players: who may join, what is in the pot, who draws, what cards and hats pay."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

PEOPLE = ["kit_carson", "yb_rowdy", "calamity_jane", "bloody_knife", "annie_oakley", "doc_holliday"]
DARKROCK = [f"D{number}" for number in range(1, 11)]
RED_FALLS = [f"R{number}" for number in range(1, 9)]
SALOONS = ["D5", "D8", "D10", "R3", "R4", "R5"]


def game(hands: list[str], deck: str, **seats: Any) -> Table:
    """All sit in Darkrock with $10 each, the first starts a game, and the others join."""
    people: dict[str, Any] = {
        f"seat{seat}": {"character": PEOPLE[seat], "space": "D5", "money": 10, "hand": hand}
        for seat, hand in enumerate(hands)
    }
    for name, more in seats.items():
        people[name] |= more
    t = table(len(hands), deck=deck, **people).do("0 start_poker")
    for seat in range(1, len(hands)):
        t.do(f"{seat} accept")
    return t


def played(hands: list[str], deck: str, **seats: Any) -> Table:
    """Everybody lays the two cards from before the game."""
    t = game(hands, deck, **seats)
    for seat, hand in enumerate(hands):
        t.lay(seat, hand)
    return t


# -- who plays ---------------------------------------------------------------------------------------------


@rule("WL-P2", "WL-R51", "WL-L9")
@pytest.mark.parametrize("saloon", SALOONS)
def test_everybody_in_the_town_may_join(saloon: str) -> None:
    town = DARKROCK if saloon in DARKROCK else RED_FALLS
    for space in [*DARKROCK, *RED_FALLS, "M10", "C1"]:
        t = table(
            seat0={"character": "kit_carson", "space": saloon, "money": 10},
            seat1={"character": "yb_rowdy", "space": space, "money": 10},
            seat2={"character": "calamity_jane", "space": "M1", "money": 10},
        ).do("0 start_poker")
        assert (t.asked == "1 join_poker") == (space in town)


@rule("WL-P1", "WL-P2", "WL-R41")
@pytest.mark.parametrize(("money", "joins"), [(0, False), (10, True), (120, True)])
def test_ten_dollars_to_play(money: int, joins: bool) -> None:
    other = {"character": "yb_rowdy", "space": "D9", "money": money}
    rest: dict[str, Any] = {"seat2": {"character": "calamity_jane", "space": "M1"}}
    t = table(seat0={"character": "kit_carson", "space": "D5", "money": 10}, seat1=other, **rest)
    t.do("0 start_poker")
    assert (t.asked == "1 join_poker") == joins
    mine = {"character": "kit_carson", "space": "D5", "money": money}
    starter = table(seat0=mine, **rest)
    assert starter.refusal("0 start_poker") == ("" if joins else "WL-R41")


@rule("WL-R41", "WL-P2")
@pytest.mark.parametrize(
    "answers", [("accept", "accept"), ("accept", "pass"), ("pass", "accept"), ("pass", "pass")]
)
def test_players_join_in_turn_order(answers: tuple[str, str]) -> None:
    seats: dict[str, Any] = {
        f"seat{seat}": {"character": PEOPLE[seat], "space": "D5", "money": 10} for seat in range(3)
    }
    t = table(turn=1, **seats).do("1 start_poker")
    assert t.asked == "2 join_poker"
    t.do(f"2 {answers[0]}")
    assert t.asked == "0 join_poker"
    t.do(f"0 {answers[1]}")
    assert t.log("joined") == [
        f"joined {seat}" for seat, answer in zip((2, 0), answers, strict=True) if answer == "accept"
    ]
    stayed = [seat for seat, answer in zip((2, 0), answers, strict=True) if answer == "pass"]
    assert t.log("stayed_out") == [f"stayed_out {seat}" for seat in stayed]
    assert all(t.money(seat) == 10 for seat in stayed)
    assert bool(t.log("banker_played_by")) == (answers == ("pass", "pass"))


# -- the pot -----------------------------------------------------------------------------------------------


@rule("WL-P1", "WL-P3", "WL-P7", "WL-P8", "WL-P9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("winner", ["active", "other"])
def test_fifty_dollars_and_ten_from_everybody(players: int, winner: str) -> None:
    """Losers draw a card, the winner none; only the active player gains a point."""
    pairs = ["KS QS", "9H 7H", "9D 7S", "8C 4H", "8D 4C", "6H 2S"][:players]
    best = 0 if winner == "active" else 1
    pairs[best] = "AS AC"
    if best == 1:
        pairs[0] = "KS QS"
    antes = ["3C", "3D", "3H", "3S", "4D", "4S"][:players]
    t = played(pairs, " ".join([*antes, "10S", "JD", "5H"]))
    pot = 50 + 10 * players
    assert [t.money(seat) for seat in range(players)] == [
        pot if seat == best else 0 for seat in range(players)
    ]
    assert [t.lp(seat) for seat in range(players)] == [int(seat == best == 0) for seat in range(players)]
    assert [t.cards(seat) for seat in range(players)] == [1 if seat == best else 2 for seat in range(players)]
    assert t.log("won_pot") == [f"won_pot {best} {pot}"]
    assert t.actions == 2


@rule("WL-P7", "WL-P10", "WL-P18")
@pytest.mark.parametrize(
    ("hands", "money"),
    [
        (["AS 9S", "AC 9C", "KH 9H"], [80, 0, 0]),
        (["KS 9S", "AC 9C", "AH 9H"], [0, 40, 40]),
        (["AS 9S", "AC 9C", "AH 9H"], [80, 0, 0]),
        (["KS 9S", "AC 9C", "QH 9H"], [0, 80, 0]),
    ],
)
def test_ties_with_and_without_the_active_player(hands: list[str], money: list[int]) -> None:
    t = played(hands, "2C 2S 2H 7D 6H 4D")
    assert [t.money(seat) for seat in range(3)] == money
    assert t.lp(0) == int(money[0] > 0)
    assert [t.cards(seat) for seat in range(3)] == [1 if money[seat] else 2 for seat in range(3)]


@rule("WL-P3", "WL-G3")
def test_a_pot_beyond_the_limit_is_lost() -> None:
    t = played(["AS AC", "KS QS"], "3C 3D 10S JD 5H", seat0={"money": 100})
    assert t.money(0) == 120


# -- what cards and things pay -----------------------------------------------------------------------------


@rule("WL-K8", "WL-R6")
@pytest.mark.parametrize(
    ("mine", "money", "cards"),
    [("10H KC", 30, 1), ("10D KC", 30, 1), ("10H 10D", 60, 2), ("10S 10C", 0, 0), ("9H KC", 0, 0)],
)
@pytest.mark.parametrize("active", [True, False])
def test_lady_luck_pays_the_player_who_used_her(mine: str, money: int, cards: int, active: bool) -> None:
    """Both lose against two aces; a loser draws a card anyway, and the card of the ante is left."""
    hands = [mine, "AS AC"] if active else ["AS AC", mine]
    t = played(hands, "3C 3D 2S JD 5H")
    seat = 0 if active else 1
    assert (t.money(seat), t.cards(seat)) == (money, 2 + cards)


@rule("WL-K8", "WL-P17")
def test_lady_luck_pays_only_where_she_was_laid() -> None:
    """Not in the flop, and not in the hand that is left."""
    t = game(["10D KC QC", "AS AC"], "3C 3D 10H JD 5H").lay(0, "KC QC").lay(1, "AS AC")
    assert (t.money(0), t.money(1)) == (0, 70)


@rule("WL-P9")
@pytest.mark.parametrize(
    ("won", "active", "lp", "money"),
    [(True, True, 2, 70), (True, False, 1, 70), (False, True, 0, 10), (False, False, 0, 10)],
)
def test_a_hat_pays_winners_a_point_and_losers_ten_dollars(
    won: bool, active: bool, lp: int, money: int
) -> None:
    mine, theirs = ("AS AC", "KS QS") if won else ("KS QS", "AS AC")
    hat = {"equipment": ["rifle", "ten_gallon"]}
    seat = 0 if active else 1
    hands = [mine, theirs] if active else [theirs, mine]
    t = played(hands, "3C 3D 10S JD 5H", **{f"seat{seat}": hat})
    assert (t.lp(seat), t.money(seat)) == (lp, money)


@rule("WL-P4", "WL-P9", "WL-P19")
def test_the_hat_of_the_bankers_player_pays_nothing() -> None:
    t = table(
        seat0={"character": "kit_carson", "space": "D5", "money": 10, "hand": "KS QS"},
        seat1={"character": "yb_rowdy", "space": "M1"},
        seat2={"character": "calamity_jane", "space": "M1", "equipment": ["revolver", "ten_gallon"]},
        deck="3C AS AC 10H 2S 10S JD 5H 7C",
    ).do("0 start_poker")
    t.lay(0, "KS QS").lay(2, "AS AC")
    assert (t.lp(2), t.money(2), t.cards(2)) == (0, 0, 0)
    assert (t.money(0), t.lp(0), t.hand(0)) == (0, 0, "3C 7C")


@rule("WL-P1", "WL-G14")
@pytest.mark.parametrize(("lp", "drawn"), [(4, 1), (5, 2)])
@pytest.mark.parametrize("active", [True, False])
def test_wild_bill_draws_another_card_with_the_ante(lp: int, drawn: int, active: bool) -> None:
    bill = {"character": "wild_bill_hickok", "marshal": 1, "lp": lp}
    seat = 0 if active else 1
    t = game(["KS QS", "AS AC"], "3C 3D 3H 3S 10S JD 5H", **{f"seat{seat}": bill})
    assert t.cards(seat) == 2 + drawn
    assert t.cards(1 - seat) == 3


# -- hands -------------------------------------------------------------------------------------------------


@rule("WL-P12", "WL-P15", "WL-P16", "WL-P17", "WL-R43", "WL-P5")
@pytest.mark.parametrize(
    ("mine", "flop", "name"),
    [
        ("KS QC", "9D 7H 4S", "high_card"),
        ("KS KC", "9D 7H 4S", "pair"),
        ("KS QC", "9D 9H 4S", "pair"),
        ("KS 4C", "KD 7H 4S", "two_pair"),
        ("9S 9C", "9D 7H 4S", "three_of_a_kind"),
        ("KS 2D", "KD 7H 4S", "three_of_a_kind"),
        ("8S 6C", "9D 7H 10S", "straight"),
        ("KS AC", "QD JH 10S", "straight"),
        ("AS 2C", "3H 4H 5S", "high_card"),
        ("8S 2H", "9D 7H 10S", "straight"),
        ("KS 9S", "QS 7S 4S", "flush"),
        ("KS 2H", "QS 7S 4S", "flush"),
        ("KS KC", "9D 9H KD", "full_house"),
        ("KS 2H", "9D 9H KD", "full_house"),
        ("9S 9C", "9D 9H KD", "four_of_a_kind"),
        ("2H 2D", "9D 9H KD", "four_of_a_kind"),
        ("8S 6S", "9S 7S 10S", "straight_flush"),
        ("2H 6S", "9S 7S 10S", "straight_flush"),
        ("KS AS", "QS JS 10S", "royal_flush"),
        ("KS 2D", "QS JS 10S", "royal_flush"),
        ("9S 2D", "9C 9D 9H", "five_of_a_kind"),
        ("2H 2D", "9C 9D 9H", "five_of_a_kind"),
        ("KS QC", "2D 2H 4S", "pair"),
    ],
)
def test_what_a_hand_is(mine: str, flop: str, name: str) -> None:
    """A red two is wild in the hand, never in the flop; an ace is never a one."""
    other = "5H 5C" if "5" not in flop else "JH 6C"
    t = game([mine, other], f"3C 3D {flop}")
    t.lay(0, mine).lay(1, other)
    assert t.log("showed_hand")[0].startswith(f"showed_hand 0 {name} ")
