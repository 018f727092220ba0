"""Dice Town in the terminal: drawn within any width, in both languages, with remarks that help."""

from __future__ import annotations

import pytest
from tests.games.dice_town.table import GAME, new, table, town
from tests.games.drawing import drawn, menu, phrases
from tests.games.tables import walk

from saloon.games.dice_town.terminal import ASKED
from saloon.terminal.drawing import Drawing


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("width", [60, 100])
def test_every_moment_of_a_game_fits(players: int, width: int, lang: str) -> None:
    t = new(players, seed=players)
    for number, _ in enumerate(walk(t, seed=3)):
        if number % 50 and not t.state.over:
            continue
        for player in (0, None):
            assert max(len(line) for line in drawn(t, width, lang, player).splitlines()) <= width


def test_every_question_has_its_answers_in_the_menu() -> None:
    asking = {step.name for step in GAME.layout(3).steps if step.asks}
    assert set(ASKED) == asking
    assert {family for families in ASKED.values() for family in families} == set(GAME.actions.by_name)


def test_own_dice_are_numbered_and_those_of_others_covered() -> None:
    t = table(2, kept={0: "K"}, rolls={0: "9 10 J Q", 1: "A A A A A"})
    text = drawn(t)
    assert "[K] 2<9> 3<10> 4<J> 5<Q>" in text
    assert "<?> <?> <?> <?> <?>" in text
    assert "A>" not in text
    assert "9>" not in drawn(t, player=1)


def test_keeping_says_which_faces_and_what_it_costs() -> None:
    t = table(2, rolls={0: "Q Q Q Q 9"}, hands={0: "tough_guy"})
    text = menu(t)
    assert "1+2+3+4 (Q Q Q Q, $3)" in text
    assert "no die ($1)" in text
    assert "1+2+3+4+5 (Q Q Q Q 9, free)" in text


def test_places_say_who_is_ahead() -> None:
    t = table(3, kept={0: "9 9", 1: "9", 2: "K"}, sheriff=1)
    lines = drawn(t).splitlines()
    mine = next(line for line in lines if "Gold Mine" in line)
    assert "Ann" in mine
    assert "30 nuggets" in mine
    assert "Bořek" in next(line for line in lines if "Sheriff" in line and "✪" in line)


def test_offers_are_shown_when_all_are_in() -> None:
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, hands={1: "deed_5"})
    t.play("1 offer_money 3", "1 offer_card deed_5", "1 seal")
    assert "Deed 5" not in drawn(t, player=0)
    assert "Your offer: 3 dollars" in drawn(t, player=1)
    t.play("2 offer_money 0")
    assert "3 dollars, 0 nuggets, Deed 5" in drawn(t, player=0)
    assert "3 dollars, 0 nuggets, store cards 0, deeds 1" in drawn(t, player=2)
    assert "3 dollars" in menu(t)


def test_deeds_are_one_line_of_the_log() -> None:
    t = town("9 9 9 9 10", "A A A K K", at="town_hall", deed_row="deed_2 deed_3 deed_4")
    lines = Drawing(GAME).tell(t.state.events or [], phrases(t))
    assert sum("Deed" in line for line in lines) == 1
