"""What the table looks like: pictures of positions, at 80 and at 120 columns.

SALOON_UPDATE_SNAPSHOTS=1 redraws them; review the changes before you keep them.
"""

from __future__ import annotations

import os
import re
from io import StringIO
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len
from tests.cli.helpers import GAME

from saloon import load
from saloon.authoring.phrases import Phrases
from saloon.core.chance import Chance
from saloon.terminal.drawing import Drawing, plain
from saloon.terminal.menu import Menu
from saloon.terminal.style import make_console, with_signs

if TYPE_CHECKING:
    from saloon.core.state import State

SNAPSHOTS = Path(__file__).parent / "snapshots"
NAMES = ["Jan", "Belle", "Doc", "Annie", "Wyatt", "Calamity"]
LOW = [["piggy_bank", "piggy_bank"], ["stocks", "stocks"]]
HIGH = [
    ["house", "gold"],
    ["coin_collection", "coin_collection"],
    ["cash_mattress", "cash_mattress", "silver"],
    ["bank_account", "bank_account"],
    ["baseball_cards", "baseball_cards"],
    ["coin_collection", "silver"],
    ["classic_auto", "classic_auto", "classic_auto", "silver", "gold"],
    ["motor_boat", "motor_boat"],
    ["jewels", "jewels", "jewels"],
]


def turn_of_four() -> State:
    """Round two: a hand with every kind of choice, a high stack, a low one, a single set and none."""
    return load(GAME).scenario(
        {
            "players": 4,
            "hands": {0: ["house", "house", "stocks", "silver", "jewels"]},
            "stacks": {0: LOW, 1: HIGH, 2: [["bank_account", "bank_account"]]},
            "discard": ["piggy_bank", "stocks"],
            "round": 2,
            "totals": {0: 310_000, 1: 455_000, 2: 1_000, 3: 0},
            "turn": 0,
        }
    )


def challenge_of_four() -> State:
    """Jan is challenged, has answered once and has to answer again."""
    state = load(GAME).scenario(
        {
            "players": 4,
            "options": {"end": "quick"},
            "hands": {0: ["stocks", "gold", "house"], 1: ["stocks", "silver"]},
            "stacks": {0: LOW, 1: LOW},
            "turn": 1,
        }
    )
    game = load(GAME)
    state.apply(1, game.action("challenge", target=0, card="stocks"))
    state.apply(0, game.action("answer", card="stocks"))
    state.apply(1, game.action("answer", card="silver"))
    return state


def draft_of_two() -> State:
    """The advanced game for two: draft piles, two actions, the second set open to a double."""
    return load(GAME).scenario(
        {
            "players": 2,
            "options": {"rules": "advanced", "end": "two_wins"},
            "hands": {0: ["penny_jar", "stocks", "stocks", "swap", "move", "jewels"]},
            "stacks": {0: [*LOW, ["jewels", "gold"]], 1: [*LOW, ["motor_boat", "motor_boat"]]},
            "draft": {0: ["stocks"], 1: ["gold"], 2: [None]},
            "draft_size": {2: 0},
            "wins": {0: 1},
            "turn": 0,
            "action": 2,
        }
    )


def street_of_six() -> State:
    """Six players: two rows if one does not fit."""
    return load(GAME).scenario(
        {
            "players": 6,
            "hands": {0: ["gold", "gold"]},
            "stacks": {
                0: LOW,
                1: HIGH[:5],
                3: [["jewels", "jewels"]],
                4: HIGH[5:8],
                5: [["house", "silver"]],
            },
            "turn": 0,
        }
    )


POSITIONS = [turn_of_four, challenge_of_four, draft_of_two, street_of_six]


def drawn(state: State, width: int, lang: str, player: int | None = 0) -> str:
    """The table and the menu, as a terminal shows them."""
    game = load(GAME)
    phrases = Phrases(game, lang, with_signs(NAMES[: state.players]))
    drawing = Drawing(game)
    output = StringIO()
    console = make_console(output, width)
    console.print(drawing.table(state.view(player), state.layout, phrases, width))
    if player is not None and state.acts(player):
        console.print()
        console.print(phrases.prompt(state.prompt(player)))
        console.print(Menu(state, player, drawing, phrases).drawn(width))
    return "\n".join(line.rstrip() for line in output.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("position", POSITIONS)
def test_the_table_looks_as_it_should(position: object, width: int, lang: str) -> None:
    assert callable(position)
    picture = drawn(position(), width, lang)
    assert max(cell_len(line) for line in picture.splitlines()) <= width
    file = SNAPSHOTS / f"{position.__name__}-{width}-{lang}.txt"
    if os.environ.get("SALOON_UPDATE_SNAPSHOTS") == "1":
        file.write_text(picture, encoding="utf-8")
    assert picture == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("position", [turn_of_four, challenge_of_four, street_of_six])
def test_a_turn_fits_a_small_terminal(position: object) -> None:
    assert callable(position)
    assert drawn(position(), 80, "en").count("\n") <= 24


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rules", ["classic", "advanced"])
def test_no_line_is_ever_too_wide(players: int, rules: str) -> None:
    """A random game with occasional pictures, each in another width and language."""
    state = load(GAME).new(players, 3, {"rules": rules, "end": "quick"})
    chance = Chance(players)
    looks = cycle((width, lang) for width in (40, 50, 60, 80, 120) for lang in ("en", "cs"))
    while not state.over:
        seat = state.actors()[0]
        if chance.below(4) == 0:
            width, lang = next(looks)
            picture = drawn(state, width, lang, seat)
            assert max(cell_len(line) for line in picture.splitlines()) <= width, picture
        choices = state.choices(seat)
        state.apply(seat, choices[chance.below(len(choices))])
    assert "0 cards" in drawn(state, 80, "en", None)


def test_wilds_are_shown_in_the_narrowest_column() -> None:
    state = load(GAME).scenario(
        {"players": 4, "stacks": {0: [["piggy_bank", "piggy_bank", "silver", "gold", "silver"]]}, "turn": 0}
    )
    for lang, wilds in (("en", "SSG"), ("cs", "SSZ")):
        for width in (40, 80):
            assert re.search(rf"\w{{4,}} {wilds} +\S5 ", drawn(state, width, lang)), (lang, width)


@pytest.mark.parametrize(("hand", "shown"), [("jewels", True), ("gold", True), ("stocks", False)])
def test_a_duel_is_drawn_only_if_it_can_be_fought(hand: str, shown: bool) -> None:
    game = load(GAME)
    state = game.scenario(
        {
            "players": 2,
            "options": {"end": "quick"},
            "hands": {0: ["jewels", "motor_boat"], 1: [hand, "motor_boat"]},
            "draft": {0: ["jewels", "stocks"]},
            "draft_size": {0: 4},
            "turn": 0,
        }
    )
    state.apply(0, game.action("draft", card="jewels", piles="1"))
    assert state.prompt(1) == "contest"
    assert ("Drafted set" in drawn(state, 80, "en", 1)) == shown
    assert "Drafted set" not in drawn(state, 80, "en", 0), "a drafter must not see whether others could fight"


def test_a_spectator_sees_no_hand() -> None:
    picture = drawn(turn_of_four(), 80, "en", None)
    assert "Your hand" not in picture
    assert "(you)" not in picture


def test_colours_only_on_a_terminal() -> None:
    assert "\x1b" not in drawn(turn_of_four(), 80, "en")


def test_a_game_without_a_drawing_is_shown_by_its_fields() -> None:
    state = challenge_of_four()
    output = StringIO()
    make_console(output, 80).print(plain(state.view(0), Phrases(load(GAME), "en", NAMES[:4])))
    text = output.getvalue()
    assert "hand: House, Gold" in text
    assert "draw pile: " in text
    assert "challenge:" in text
    assert "seats 3" in text


def test_nested_lists_are_separated() -> None:
    output = StringIO()
    phrases = Phrases(load(GAME), "en", [])
    make_console(output, 80).print(plain({"won": [[], ["gold", "old_lamp"]], "open": True}, phrases))
    assert output.getvalue().splitlines() == ["won: - | Gold, old lamp", "open: True"]


def test_a_game_without_a_module_of_its_own_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(GAME)
    drawing = Drawing(game)
    monkeypatch.setattr(drawing, "module", None)
    state = turn_of_four()
    phrases = Phrases(game, "en", with_signs(NAMES[:4]))
    menu = Menu(state, 0, drawing, phrases)
    assert sorted(menu.actions) == sorted(state.choices(0))
    state.listen()
    state.apply(0, game.action("discard", card="stocks"))
    told = drawing.tell(state.events or [], phrases)
    assert told[0] == "★ Jan discards Stocks."
    output = StringIO()
    make_console(output, 80).print(drawing.table(state.view(0), state.layout, phrases, 80))
    assert "hand limit: 5" in output.getvalue()
