"""The table in a text terminal: every moment of a game can be drawn and told, in both languages."""

from __future__ import annotations

import random

import pytest
from rich.console import Console
from tests.games.western_legends.table import GAME, Table, new, table

from saloon.authoring.components import printed_components
from saloon.authoring.phrases import Phrases
from saloon.games.western_legends import terminal
from saloon.terminal.style import THEME

NAMES = ["Jan", "Eva", "Petr", "Ann", "Bob", "Zoe"]


def drawn(t: Table, viewer: int | None, lang: str = "en", width: int = 100) -> str:
    """What a viewer's terminal shows."""
    console = Console(theme=THEME, width=width, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.draw(t.state.view(viewer), t.layout, phrases(t, lang), width))
    return capture.get()


def phrases(t: Table, lang: str) -> Phrases:
    return Phrases(GAME, lang, NAMES[: t.layout.players])


@pytest.mark.parametrize(("lang", "players", "width"), [("en", 2, 60), ("cs", 3, 100), ("en", 6, 140)])
def test_every_moment_can_be_drawn(lang: str, players: int, width: int) -> None:
    t = new(players, seed=players, goals="on", length="short")
    chance = random.Random(players)
    told = 0
    for number in range(600):
        if t.state.over:
            break
        seat = t.state.actors()[0]
        if number % 12 == 0:
            text = drawn(t, seat, lang, width)
            assert max(map(len, text.splitlines())) <= width
            assert "{" not in text
            for action in t.state.choices(seat):
                notes = terminal.notes(t.state.view(seat), t.layout, GAME.describe(action), phrases(t, lang))
                assert all("{" not in note for note in notes)
            drawn(t, None, lang, width)
            lines = terminal.tell(list(t.state.events or [])[told:], phrases(t, lang))
            told = len(t.state.events or [])
            assert not [line for line in lines if line.startswith("event-") or "{" in line]
        t.play(f"{seat} {chance.choice(t.choices(seat))}")
    drawn(t, 0, lang, width)


def test_the_map_shows_who_is_where() -> None:
    t = table(
        2,
        seat0={"space": "D9", "hand": "KS"},
        seat1={"space": "M1"},
        bandits=["X1"],
        man={"space": "P12", "lp": 3},
    )
    text = drawn(t, 0)
    for label in ("D9$⓪", "M1①", "X1∆!", "P12=■", "D1★☆"):
        assert label in text
    assert "K♠ Reputation" in text
    assert "K♠" not in drawn(t, 1)


def test_a_fight_and_a_game_of_poker_are_drawn() -> None:
    t = table(
        seat0={"character": "billy_the_kid", "wanted": 2, "space": "D9", "hand": "AS KS"},
        seat1={"space": "S6"},
        seat2={"space": "S6"},
        fight_deck=[3, 9, 10],
    )
    t.do("0 rob_bank, 0 prepare AS")
    assert "the bank guard" in drawn(t, 0)
    t = table(
        seat0={"space": "D5", "money": 10, "hand": "KS 2C 3C"},
        seat1={"space": "S6"},
        seat2={"space": "S6"},
        deck="4C QC JC 9C 8C 7D 6D 5D",
    )
    t.do("0 start_poker")
    assert "Poker, pot $60  7♦ 6♦ 5♦" in drawn(t, 0)


def test_alternatives_are_told_beside_their_numbers() -> None:
    t = table(seat0={"space": "M10", "hand": "AS"}).do("0 play AS")
    notes = [
        terminal.notes(t.state.view(0), t.layout, GAME.describe(action), phrases(t, "cs"))[1]
        for action in t.state.choices(0)
    ]
    assert notes == ["Získáte 1 BSZ", "Získáte 1 BP"]


def test_prices_stand_beside_purchases() -> None:
    t = table(seat0={"space": "D2", "money": 120})
    action = GAME.action("buy", item="mustang")
    assert terminal.notes(t.state.view(0), t.layout, GAME.describe(action), phrases(t, "en")) == ("", "$50")


def test_a_users_own_card_is_told_by_what_it_does() -> None:
    mine = printed_components("saloon.games.western_legends")
    payday = next(card for card in mine["poker_cards"]["list"] if card["id"] == "payday")
    payday.update(title="Jackpot", effects=[{"when": "card_action", "do": [{"gain": {"money": 50}}]}])
    t = table(seat0={"space": "M10", "hand": "10S"}, components=mine)
    assert "10♠ Jackpot: Action: Gain $50" in drawn(t, 0)
