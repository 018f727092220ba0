"""Point City in the terminal: drawn within any width, in both languages, with remarks that help."""

from __future__ import annotations

import io

import pytest
from tests.games.drawing import drawn, menu, phrases
from tests.games.point_city.table import CARDS, GAME, cards_with, city, new, resources, table
from tests.games.tables import walk

from saloon.games.point_city.terminal import TIMES
from saloon.terminal.drawing import Drawing
from saloon.terminal.ending import ranking, sheets, winners_line
from saloon.terminal.style import make_console


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_moment_of_a_game_fits(players: int, width: int, lang: str) -> None:
    t = new(players, seed=players)
    for number, _ in enumerate(walk(t, seed=3)):
        if number % 40 and not t.state.over:
            continue
        for player in (0, None):
            assert max(len(line) for line in drawn(t, width, lang, player).splitlines()) <= width


def test_the_market_shows_sides_prices_and_what_can_be_paid() -> None:
    t = table(market=resources(s11=2, s12=26), stocks={0: "community energy"})
    text = drawn(t)
    assert "✓Newsstand" in text
    assert "☻↯ ▸ $" in text
    assert "Pond" in text or "✓" in text
    assert text.count("✓") == 1


def test_the_market_shows_what_permanents_pay() -> None:
    """In brackets, and only to those who have them."""
    t = table(market=resources(s11=2), cities={0: city(community=1)})
    assert "(☻)↯ ▸ $" in drawn(t)
    assert "☻↯ ▸ $" in drawn(t, player=None)


@pytest.mark.parametrize("width", [60, 80])
def test_the_dearest_building_is_not_cut_off(width: int) -> None:
    dear = cards_with(tier=3, points=7)[0]
    t = table(market=resources(s11=dear), cities={0: city(**dict.fromkeys(CARDS[dear]["cost"], 1))})
    assert "+7" in drawn(t, width)


def test_permanents_show_what_one_more_would_add() -> None:
    t = table(cities={0: city(energy=2, ecology=1)}, tokens={0: ["energy_ecology", "missing_types"]})
    line = next(line for line in drawn(t).splitlines() if line.startswith("  Permanents"))
    assert line.replace(TIMES, "x").startswith("  Permanents ☻x0(-4) $x0(-4) ↯x2 ♣x1(+3) ⚙x0(-4)")


def test_the_automa_announces_what_it_takes() -> None:
    t = table(1, market=resources())
    assert drawn(t).count("▶") == 3, "two cards and the legend of the automa's line"


def test_the_last_turn_is_announced() -> None:
    assert "last turn!" in drawn(table(market=resources(), deck_size=0, turn=1))
    assert "Deck empty" in drawn(table(market=resources(), deck_size=0, turn=1))


def test_choices_say_what_they_bring() -> None:
    """Pairs name both cards, payments the cards spent and what is lost, tokens what they are worth."""
    t = table(
        market=resources(s11=2),
        stocks={0: "energy double_energy ingenuity"},
        cities={0: city(community=1)},
    )
    assert "(Newsstand $ + $)" in menu(t)
    t.play("0 take_across 1 1")
    paying = menu(t)
    assert paying.index("(↯)") < paying.index("(↯↯, 1 icon lost)") < paying.index("(★)")
    civic = cards_with(civic=True, tier=1)[0]
    have = city(community=3, economy=3, energy=3, ecology=3, industry=3)
    t = table(market=resources(s11=civic), cities={0: have}, supply=["energy", "flat_high"])
    choosing = menu(t.play("0 take_across 1 1"))
    assert "Energy (6 now)" in choosing
    assert "Big fixed bonus (7 now)" in choosing


def test_refills_are_one_line_of_the_log() -> None:
    t = table(market=resources(), deck=[17, 18]).play("0 take_across 1 1")
    lines = Drawing(GAME).tell(t.state.events or [], phrases(t))
    assert len(lines) == 3
    assert lines[-1].count("New in row 1") == 2


@pytest.mark.parametrize(("lang", "name"), [("en", "Automa"), ("cs", "Virtuální soupeř")])
def test_the_end_names_the_automa(lang: str, name: str) -> None:
    """As a winner, in the ranking and with a score sheet of its own."""
    automa = {"city": cards_with(points=7)}
    t = table(1, automa=automa, deck_size=2, market=resources()).play("0 draw")
    outcome = t.state.outcome()
    words = phrases(t, lang)
    assert name in winners_line(outcome, words)
    file = io.StringIO()
    console = make_console(file, 100)
    console.print(ranking(outcome, words))
    console.print(sheets(outcome, words, 100))
    lines = [line.split() for line in file.getvalue().splitlines()]
    first = next(line for line in lines if line[:1] == ["1."])
    assert " ".join(first[1:-1]) == name
    assert first[-1] == "35"
    assert sum(name in " ".join(line) for line in lines) >= 2
