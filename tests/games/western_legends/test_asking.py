"""Who is asked, and who does not want to be: nothing that is asked may tell what is in a hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

WYATT = {"character": "wyatt_earp", "marshal": 1}
ANNIE = {"character": "annie_oakley", "equipment": ["revolver"]}


def duel(mine: str, theirs: str, **told: Any) -> Table:
    return table(
        seat0={**WYATT, "space": "D6", "hand": mine, "equipment": ["revolver"]},
        seat1={**ANNIE, "space": "D6", "hand": theirs},
        seat2={"space": "S6"},
        **told,
    )


@rule("WL-F12")
@pytest.mark.parametrize("rest", ["6C", "7C"])
def test_whoever_could_react_is_asked_whatever_is_in_the_hand(rest: str) -> None:
    t = duel(f"10S {rest}", "JS")
    t.do("0 attack 1 duel, 0 prepare 10S, 1 prepare JS")
    assert t.asked == "0 reaction"
    assert len(t.choices(0, "react")) == int(rest == "6C")


def test_a_reaction_that_could_change_nothing_is_not_asked() -> None:
    t = duel("2S 6C", "AS")
    t.do("0 attack 1 duel, 0 prepare 2S, 1 prepare AS")
    assert t.asked == "0 act"
    t = duel("10S", "8S 6C")  # a tie would still be the attacker's
    t.do("0 attack 1 duel, 1 prepare 8S")
    assert t.asked == "0 act"
    t = duel("10S", "JS")  # no card is left
    t.do("0 attack 1 duel, 1 prepare JS")
    assert t.asked == "0 act"


def test_a_window_can_be_closed_for_the_turn_and_for_the_game() -> None:
    """The choice is open to all; it can be taken back in the own turn."""
    for answer, kept in (("pass_turn", False), ("pass_game", True)):
        t = duel("9S 7C", "10S")
        t.do("0 attack 1 duel, 0 prepare 9S, 1 prepare 10S")
        t.do(f"0 {answer} fight_reaction")
        assert t.choices(0, "ask_again") == ["ask_again fight_reaction"]
        t.end_turn(0)
        t.do("1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
        assert (t.choices(0, "ask_again") == ["ask_again fight_reaction"]) == kept
        if kept:
            t.do("0 ask_again fight_reaction")
            assert t.choices(0, "ask_again") == []
            assert t.actions == 3


@rule("WL-R41")
def test_who_does_not_care_for_poker_is_not_asked_again() -> None:
    t = table(
        seat0={"space": "D5", "money": 20},
        seat1={"space": "D9", "money": 20},
        seat2={"space": "S6"},
        deck="2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC",
    )
    t.do("0 start_poker, 1 pass_game join_poker").lay(2, "3C 4C")
    assert t.asked == "0 act"
    t.do("0 start_poker")
    assert t.log("joined") == []
    assert "1 join_poker" not in t.asked


def test_the_end_of_a_turn_does_not_depend_on_hidden_cards() -> None:
    """After the last move a card might follow, so the turn waits, whether there is such a card or not."""
    for hand in ("2S", "KS"):
        t = table(
            seat0={"space": "M10", "hand": hand}, seat1={"space": "S6"}, seat2={"space": "S6"}, actions=1
        )
        t.do("0 step M9, 0 stop")
        assert t.asked == "0 act"
    t = table(seat0={"space": "M10"}, seat1={"space": "S6"}, seat2={"space": "S6"}, actions=1)
    t.do("0 step M9, 0 stop")
    assert t.asked == "1 income"


@rule("WL-T9")
def test_nobody_acts_out_of_turn() -> None:
    t = duel("AS", "2S")
    for move in ("1 work", "1 step D5", "1 end_turn", "2 income money"):
        assert t.refusal(move) == "WL-T1"
